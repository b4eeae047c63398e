//! Tournaments with 127 and 128 players with the longest names, in every language with `FULL=1`: each reader
//! immediately finds their own place and match, all pages together leave no one out, and Discord accepts
//! each message.

use std::collections::BTreeSet;

use domain::{
    clock::Timestamp,
    community::{
        ladder::Ladder,
        tournament::{Entrant, Game, GameResult, Stage},
    },
    matches::{ChannelId, Invitation, MatchId, Place, Players, ServerId, SideWish, Timing, UserId},
};
use rules::{GameId, Side, sentence, words::Locale};
use serde_json::{Value, json};
use store::{Lock, Seen, StageTimes, Store, StoreError, TournamentId, WriteTx};

use crate::{
    cards::tournaments::options,
    discord::{Answer, Discord, Member, components, text},
    running::{Data, Task, languages},
    steps::{Step, given},
};

/// No real user has such a number.
const FIRST_USER: u64 = 4_000_000_000_000_000_000;

/// Wide characters. A name consists of 32 of one of them.
const SIGNS: [char; 4] = ['\u{fdfd}', 'W', '漢', '*'];

/// The player who is the reader.
const READER: u32 = 70;

/// The number of players on a ladder.
const LADDER: u32 = 500;

/// A server with a tournament in it.
#[derive(Clone)]
struct Club {
    locale: Locale,
    hall: String,
    place: Place,
    tournament: TournamentId,
}

impl Club {
    /// Creates Ada's server in this language, with a tournament that no one has entered yet.
    async fn new(discord: &Discord, ada: &Member, locale: Locale, number: u32) -> Club {
        let club = json!({ "name": "The Club", "locale": locale.id(), "owner": ada.id });
        let club = discord.server(club).await;
        let path = format!("/guilds/{club}/channels");
        let hall = discord.post(&path, json!({ "name": "hall" })).await;
        let hall = text(&hall["id"]);
        let language = json!({ "locale": locale.id() });
        discord.patch(&format!("/users/{}", ada.id), language).await;
        let number_of = |id: &str| id.parse::<u64>().expect("a number");
        Club {
            locale,
            place: Place {
                server: ServerId(number_of(&club)),
                channel: ChannelId(number_of(&hall)),
                locale,
            },
            hall,
            tournament: TournamentId(number),
        }
    }

    async fn create(&self, discord: &Discord, ada: &Member, system: &str) {
        let mut options = json!({
            "name": "*".repeat(60), "game": "king-and-courtesan",
            "system": system, "pace": "none",
        });
        if system == "swiss" {
            options["rounds"] = json!(5);
        }
        discord.found(ada, &self.hall, options).await.updated();
    }

    /// Lets this many players enter and play rounds, of which the last one is running.
    fn fill(&self, tx: &WriteTx<'_>, with: &Filling) -> Result<(), StoreError> {
        let id = self.tournament;
        for number in 1..=with.players {
            let player = player(number, with.reader);
            let name: String = std::iter::repeat_n(SIGNS[number as usize % 4], 32).collect();
            let account = name.clone();
            let user = player;
            tx.people().set_name(
                self.place.server,
                &Seen {
                    user,
                    name,
                    account,
                },
                crate::ratings::now(),
            )?;
            let entrant = Entrant {
                number,
                player,
                server: self.place.server,
                from: 1,
                until: None,
            };
            tx.tournaments().enter(id, &entrant, None)?;
        }
        let rounds = u32::try_from(with.pairs.len()).expect("few");
        for (round, pairs) in (1..).zip(&with.pairs) {
            for (board, &(first, second)) in (1..).zip(pairs) {
                let runs = round == rounds && second.is_some();
                let begun = runs
                    .then(|| self.begin(tx, (first, second), with))
                    .transpose()?;
                let results = [GameResult::First, GameResult::Draw, GameResult::Second];
                let result = results[(board % 3) as usize];
                let is_over = second.is_some() && !runs;
                tx.tournaments().insert_game(
                    id,
                    &Game {
                        round,
                        board,
                        game: 1,
                        first,
                        second,
                        id: begun,
                        result: is_over.then_some(if with.knockout {
                            GameResult::First
                        } else {
                            result
                        }),
                    },
                )?;
            }
        }
        let climbers = (1..=LADDER).map(|number| player(number, with.reader));
        let ladder = Ladder::new(climbers.collect());
        tx.ladders()
            .set_climbers(self.place.server, GameId::KingsCourt, &ladder, with.now)?;
        tx.tournaments()
            .set_stage(id, Stage::Running, StageTimes::default(), with.now)?;
        tx.bulletins()
            .put_up(id.round(rounds), self.place, with.now)
    }

    /// Begins the match of a game.
    fn begin(
        &self,
        tx: &WriteTx<'_>,
        (first, second): (u32, Option<u32>),
        with: &Filling,
    ) -> Result<MatchId, StoreError> {
        let [first, second] = [first, second.unwrap_or_default()].map(|it| player(it, with.reader));
        let invitation = Invitation {
            place: self.place,
            start: GameId::KingAndCourtesan.start(None).expect("standard"),
            challenger: first,
            opponent: Some(second),
            wish: SideWish::Lot,
            timing: Timing::NONE,
            rated: true,
            rematch_of: None,
        };
        let id = tx.challenges().insert(&invitation, with.now)?;
        let players = Players::with(first, Side::First, second);
        tx.matches().insert(id, &invitation, players, with.now)?;
        tx.showings().set_venue(id, ChannelId(FIRST_USER))?;
        Ok(id)
    }
}

/// The contents of a tournament.
struct Filling {
    players: u32,
    reader: UserId,
    knockout: bool,
    /// The players of each round's games, or the player who has a bye.
    pairs: Vec<Vec<(u32, Option<u32>)>>,
    now: Timestamp,
}

fn player(number: u32, reader: UserId) -> UserId {
    if number == READER {
        reader
    } else {
        UserId(FIRST_USER + u64::from(number))
    }
}

/// Returns three rounds, in each of which a different player has a bye.
fn swiss(players: u32) -> Vec<Vec<(u32, Option<u32>)>> {
    let round = |round: u32| {
        let order: Vec<u32> = (0..players)
            .map(|index| (index + round) % players + 1)
            .collect();
        let half = order.len() / 2;
        let mut pairs: Vec<_> = (0..half)
            .map(|index| (order[index], Some(order[order.len() - 1 - index])))
            .collect();
        pairs.push((order[half], None));
        pairs
    };
    (0..3).map(round).collect()
}

/// Returns three rounds that the first of each pair wins. The reader, as every second player, is out
/// after the first.
fn knockout(players: u32) -> Vec<Vec<(u32, Option<u32>)>> {
    let round = |round: u32| {
        let step = 1_usize << round;
        let left: Vec<u32> = (1..=players).step_by(step).collect();
        left.chunks(2)
            .map(|pair| (pair[0], pair.get(1).copied()))
            .collect()
    };
    (0..3).map(round).collect()
}

/// Returns the buttons for the previous and the next page, from the row that has the reader's own page
/// between them.
fn turning(message: &Value, word: &str) -> Option<[Value; 2]> {
    let all = components(message);
    let id = |one: &Value| one["custom_id"].as_str().unwrap_or_default().to_owned();
    let turns = |one: &Value| id(one).starts_with(word);
    let own = all.windows(3).find(|three| {
        three.iter().all(turns) && id(&three[1]).contains(":own") && !id(&three[0]).contains(":own")
    })?;
    Some([own[0].clone(), own[2].clone()])
}

async fn click(discord: &Discord, by: &Member, message: &Value, component: &Value) -> Answer {
    let act = json!({
        "user": by.id, "channel": message["channel_id"], "message": message["id"],
        "custom_id": component["custom_id"],
    });
    Answer(discord.post("/button", act).await)
}

/// Returns the texts of all pages from the first.
async fn all_pages(discord: &Discord, by: &Member, shown: Answer, word: &str) -> Vec<String> {
    let mut page = shown;
    while let Some([back, _]) =
        turning(page.message(), word).filter(|[back, _]| back["disabled"] != true)
    {
        page = click(discord, by, page.message(), &back).await;
        page.updated();
    }
    let mut texts = vec![text(&page.message()["content"])];
    while let Some([_, on]) = turning(page.message(), word).filter(|[_, on]| on["disabled"] != true)
    {
        page = click(discord, by, page.message(), &on).await;
        texts.push(page.updated());
    }
    texts
}

/// Returns the lines of lists, of which none may be left out.
fn lines(texts: &[String]) -> BTreeSet<String> {
    let all = texts.iter().flat_map(|text| text.lines());
    assert!(!all.clone().any(|line| line.starts_with('…')), "{texts:#?}");
    all.filter(|line| line.starts_with("- "))
        .map(str::to_owned)
        .collect()
}

fn with_prefix(message: &Value, prefix: &str) -> Value {
    let found = components(message).into_iter().find(|one| {
        one["custom_id"]
            .as_str()
            .is_some_and(|id| id.starts_with(prefix))
    });
    found.unwrap_or_else(|| panic!("no {prefix} on {message:#}"))
}

/// Checks what the reader and everyone else see of a Swiss.
async fn look_at_swiss(discord: &Discord, ada: &Member, club: &Club) {
    let locale = club.locale;
    let number = club.tournament;
    let language = json!({ "locale": locale.id() });
    discord.patch(&format!("/users/{}", ada.id), language).await;
    let named = json!({ "tournament": number.0.to_string() });
    let shown = discord.command(ada, &club.hall, "tournament", named);
    let shown = shown.await;
    let said = shown.private();
    let mut first = said.lines();
    let (place, own) = (
        first.next().unwrap_or_default(),
        first.next().unwrap_or_default(),
    );
    assert!(place.contains("127"), "{said}");
    assert!(own.contains(&ada.mention()) && own.contains('#'), "{said}");
    let row = format!(". {} **", ada.mention());
    assert!(
        said.lines()
            .any(|line| line.starts_with("- ") && line.contains(&row)),
        "{said}"
    );
    assert!(
        shown.message()["attachments"][0].is_object(),
        "{:#}",
        shown.0
    );

    let table = format!("tournament-table:{}:", number.0);
    let texts = all_pages(discord, ada, shown.clone(), &table).await;
    assert!(texts.len() > 10 && texts.iter().all(|page| page.starts_with(place)));
    assert_eq!(lines(&texts).len(), 127, "{texts:#?}");

    let games = format!("tournament-games:{}:", number.0);
    let button = with_prefix(shown.message(), &games);
    let shown = click(discord, ada, shown.message(), &button).await;
    let said = shown.updated();
    let is_own = |line: &str| line.starts_with("- ") && line.contains(&ada.mention());
    assert!(said.lines().any(is_own), "{said}");
    let texts = all_pages(discord, ada, shown, &games).await;
    assert_eq!(lines(&texts).len(), 64, "{texts:#?}");

    let card = given("tournament", json!({ "tournament": number.0.to_string() }));
    let here = [Step::PressId("managing-here")];
    discord
        .steps(ada, &club.hall, card.clone(), &here)
        .await
        .updated();
    // A select has room for 25 of those whom managers can take out.
    let which = [Step::PressId("managing-players")];
    let mut which = discord.steps(ada, &club.hall, card, &which).await;
    let mut offered = BTreeSet::new();
    for page in 1..=6 {
        let shown = options(which.message()).into_iter();
        offered.extend(shown.map(|(_, player)| player));
        if page < 6 {
            let next = format!("managing-players-page:{}:{page}", number.0);
            which = discord.press_id(ada, which.message(), &next).await;
        }
    }
    assert_eq!(offered.len(), 127);
    // The card shown here has the button too, so the hint tells which message is the announcement.
    let hint = locale.text("tournament-see-own");
    let is_round = |message: &Value| text(&message["content"]).ends_with(&hint);
    let round = discord.message_where(&club.hall, ada, is_round).await;
    let said = text(&round["content"]);
    let bye = said.lines().find(|line| line.starts_with("- "));
    assert!(
        !bye.unwrap_or_default().contains('–'),
        "byes come first: {said}"
    );
    let named = said.matches(" – ").count();
    assert!(named > 20, "{named}: {said}");
    let own = with_prefix(&round, &games);
    let shown = click(discord, ada, &round, &own).await;
    assert!(shown.private().lines().any(is_own), "{:#}", shown.0);
}

#[tokio::test]
async fn everybody_is_found_in_a_tournament_of_128() {
    let (discord, data) = (Discord::start().await, Data::new());
    let ada = discord.member("Ada").await;
    let reader = UserId(ada.id.parse().expect("a number"));
    let _bot = Task::start(&discord, &data).await;
    let mut clubs = Vec::new();
    for (number, locale) in (1..).zip(languages()) {
        let club = Club::new(&discord, &ada, locale, number).await;
        club.create(&discord, &ada, "swiss").await;
        clubs.push(club);
    }
    let number = u32::try_from(clubs.len()).expect("few") + 1;
    let cup = Club::new(&discord, &ada, Locale::German, number).await;
    cup.create(&discord, &ada, "knockout").await;

    let now = discord.now();
    let filling = move |players, knockout, pairs| Filling {
        players,
        reader,
        knockout,
        pairs,
        now,
    };
    let store = Store::open_beside(&data.address()).expect("opens");
    let (all, last) = (clubs.clone(), cup.clone());
    let filled = store.write(Lock::None, move |tx| {
        for club in &all {
            club.fill(tx, &filling(127, false, swiss(127)))?;
        }
        last.fill(tx, &filling(128, true, knockout(128)))
    });
    let filled: Result<(), StoreError> = filled.await;
    filled.expect("filled");
    for club in &clubs {
        look_at_swiss(&discord, &ada, club).await;
        look_at_ladder(&discord, &ada, club).await;
    }
    look_at_knockout(&discord, &ada, &cup).await;
    discord.judge().await;
}

/// Checks that the reader of a ladder learns their place, and whom to challenge, however many players
/// there are.
async fn look_at_ladder(discord: &Discord, ada: &Member, club: &Club) {
    let options = json!({ "game": "kings-court" });
    let shown = discord.command(ada, &club.hall, "ladder", options);
    let said = shown.await.private();
    let above = (READER - 3..READER).map(|number| player(number, UserId(0)));
    let own: Vec<&str> = said.lines().take(2).collect();
    let own = own.join(" ");
    let is_there = |user: UserId| own.contains(&format!("<@{user}>"));
    assert!(above.clone().all(is_there) && own.contains("70"), "{said}");
}

/// Checks that the reader is out, and that their page of the bracket is that of the first round.
async fn look_at_knockout(discord: &Discord, ada: &Member, cup: &Club) {
    let language = json!({ "locale": cup.locale.id() });
    discord.patch(&format!("/users/{}", ada.id), language).await;
    let named = json!({ "tournament": cup.tournament.0.to_string() });
    let shown = discord.command(ada, &cup.hall, "tournament", named);
    let shown = shown.await;
    let said = shown.private();
    let out = cup.locale.say(&sentence!("tournament-own-fate", in = "no"));
    assert_eq!(said.lines().next(), Some(&*out), "{said}");
    let table = format!("tournament-table:{}:", cup.tournament.0);
    let [back, _] = turning(shown.message(), &table).expect("pages");
    assert_eq!(
        back["custom_id"],
        format!("{table}3:0"),
        "the reader is on the fifth"
    );
    assert_eq!(all_pages(discord, ada, shown, &table).await.len(), 9);
}
