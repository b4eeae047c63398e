//! Every list and card at its maximum length, with the longest names, in every language: Discord would
//! refuse what is too long, and the local Discord does too.

use std::{collections::HashSet, time::Duration};

use domain::{
    clock::{Timestamp, Zone},
    matches::{
        ChannelId, End, Invitation, Match, MatchId, NextPly, Place, Players, ServerId, SideWish,
        Termination, Timing, UserId,
    },
};
use rules::{GameId, Outcome, Side, words::Locale};
use serde_json::{Value, json};
use store::{Address, Lock, Seen, Store, StoreError, WriteTx};

use crate::{
    discord::{Answer, Discord, Member, components, text},
    ratings::crowd::Crowd,
    running::{Data, Task},
};

/// Characters of the widest scripts, one of two units in UTF-16, one from right to left, and one with a
/// meaning in Discord's markup. A name consists of 32 of one of them.
const SIGNS: [char; 6] = ['\u{fdfd}', 'W', '漢', '\u{1242b}', 'ﷺ', '*'];

/// Running matches, finished ones and challenges: more than any list shows.
const EACH: u32 = 52;
const BLOCKS: u64 = 200;

/// Numbers that are as long as possible.
const FIRST_ID: u32 = 4_000_000_000;
const FIRST_USER: u64 = 9_000_000_000_000_000_000;

fn long_name(number: u64) -> String {
    let sign = SIGNS[usize::try_from(number).unwrap_or(0) % SIGNS.len()];
    std::iter::repeat_n(sign, 32).collect()
}

/// Returns the ply with the longest of the moves after which the match continues.
fn longest(found: &Match) -> NextPly {
    let turn = found.turn().expect("running");
    let mut moves = found.position().moves();
    moves.sort_by_key(|mv| std::cmp::Reverse(mv.to_string().len()));
    let mut plies = moves.into_iter().filter_map(|mv| {
        let next = found.play(turn, &mv.squares()).ok()?;
        next.end.is_none().then_some(next)
    });
    plies.next().expect("a move that does not end the match")
}

/// The players, place and time for filling a database.
#[derive(Clone, Copy)]
struct Scene {
    me: UserId,
    place: Place,
    now: Timestamp,
}

impl Scene {
    fn other(number: u32) -> UserId {
        UserId(FIRST_USER + u64::from(number))
    }

    fn invitation(&self, by: UserId, opponent: Option<UserId>, number: u32) -> Invitation {
        let game = GameId::ALL[number as usize % GameId::ALL.len()];
        Invitation {
            place: self.place,
            start: game.start(None).expect("standard"),
            challenger: by,
            opponent,
            wish: SideWish::Lot,
            timing: Timing::NONE,
            rated: true,
            rematch_of: None,
        }
    }

    fn begin(&self, tx: &WriteTx<'_>, number: u32) -> Result<Match, StoreError> {
        let other = Scene::other(number);
        let seen = Seen {
            user: other,
            name: long_name(number.into()),
            account: long_name(number.into()),
        };
        tx.people().set_name(self.place.server, &seen, self.now)?;
        let invitation = self.invitation(other, Some(self.me), number);
        let id = tx.challenges().insert(&invitation, self.now)?;
        let side = [Side::First, Side::Second][number as usize % 2];
        let players = Players::with(self.me, side, other);
        tx.matches().insert(id, &invitation, players, self.now)?;
        tx.showings().set_venue(id, ChannelId(FIRST_USER))?;
        Ok(tx.matches().find(id)?.expect("there"))
    }

    fn fill(&self, tx: &WriteTx<'_>) -> Result<(), StoreError> {
        for number in 0..EACH {
            self.begin(tx, number)?;
            let over = self.begin(tx, number)?;
            let end = End {
                outcome: Some(Outcome::Win(Side::First)),
                termination: Termination::Resignation,
            };
            tx.matches().set_end(over.id, end, self.now)?;
            let for_whom = (number % 2 == 0).then_some(self.me);
            let challenge = self.invitation(Scene::other(number), for_whom, number);
            let week = Timestamp::from_millis(self.now.millis() + 7 * 86_400_000);
            tx.challenges().insert(&challenge, week)?;
        }
        for number in 0..BLOCKS {
            tx.people()
                .block(self.me, UserId(FIRST_USER + 1_000 + number))?;
        }
        Ok(())
    }

    /// Creates a match with a long record, in which the longest moves were played until it is the
    /// opponent's turn.
    fn long_match(&self, tx: &WriteTx<'_>, game: u32) -> Result<Match, StoreError> {
        let mut found = self.begin(tx, game)?;
        for number in 0.. {
            if number >= 60 && found.turn() != Some(self.me) {
                break;
            }
            let next = longest(&found);
            tx.matches().insert_ply(&found, &next, self.now)?;
            found = found.after(&next);
        }
        Ok(found)
    }

    /// Plans as many answers as allowed, side by side.
    fn broad(&self, tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
        let found = self.long_match(tx, 2)?;
        let opponent = found.turn().expect("running");
        for mv in found.position().moves().into_iter().take(25) {
            let step = tx.plans().insert_step(found.id, self.me, None, &mv)?;
            let next = found.play(opponent, &mv.squares()).expect("legal");
            if next.end.is_none() {
                let answer = longest(&found.after(&next)).ply.mv;
                tx.plans()
                    .insert_step(found.id, self.me, Some(step), &answer)?;
            }
        }
        Ok(found.id)
    }

    /// Plans as many answers as allowed, one after the other.
    fn deep(&self, tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
        let mut found = self.long_match(tx, 3)?;
        let mut parent = None;
        for _ in 0..50 {
            let next = longest(&found);
            parent = Some(
                tx.plans()
                    .insert_step(found.id, self.me, parent, &next.ply.mv)?,
            );
            found = found.after(&next);
        }
        Ok(found.id)
    }
}

/// Writes all of it to the file. Returns the two matches with plans.
async fn fill(data: &Data, scene: Scene) -> [MatchId; 2] {
    let crowd = Crowd {
        players: 40,
        matches: 200,
        members: &[scene.me.0],
        servers: &[scene.place.server.0],
        until: scene.now,
    };
    crowd.fill(&data.file()).await;
    let db = rusqlite::Connection::open(data.file()).expect("opens");
    for number in 0..40_u32 {
        let rename = "UPDATE names SET name = ?2 WHERE player = ?1";
        let user = 2_000_000_000_000_000_000_i64 + i64::from(number);
        db.execute(rename, rusqlite::params![user, long_name(number.into())])
            .expect("renamed");
    }
    db.execute(
        "INSERT INTO challenges (id, server, channel, locale, game, start, challenger, expires_at,
                                 state, rated)
         SELECT ?1, 1, 1, locale, game, start, 1, 0, 'withdrawn', 0 FROM challenges WHERE id = 1",
        [FIRST_ID],
    )
    .expect("inserted");
    let store = Store::open(&Address::File(data.file())).expect("opens");
    let filled = store.write(Lock::None, move |tx| {
        scene.fill(tx)?;
        Ok::<_, StoreError>([scene.broad(tx)?, scene.deep(tx)?])
    });
    let plans = filled.await.expect("filled");
    db.execute(
        "UPDATE challenges SET board = venue WHERE id > ?1",
        [FIRST_ID],
    )
    .expect("shown");
    plans
}

fn labels_differ(labels: &[String], what: &str) {
    let differ: HashSet<&String> = labels.iter().collect();
    assert_eq!(differ.len(), labels.len(), "{what}: {labels:#?}");
}

fn selects_differ(message: &Value, what: &str) {
    for select in components(message) {
        let Some(options) = select["options"].as_array() else {
            continue;
        };
        let labels: Vec<String> = options.iter().map(|one| text(&one["label"])).collect();
        labels_differ(&labels, what);
    }
}

/// Returns how many lines a list shows, and how many more it says there are.
fn counted(said: &str) -> (usize, usize) {
    let shown = said.lines().filter(|line| line.starts_with("- ")).count();
    let more = said
        .lines()
        .filter(|line| line.starts_with('…'))
        .map(|line| {
            let digits: String = line.chars().filter(char::is_ascii_digit).collect();
            digits.parse::<usize>().expect("a number")
        });
    (shown, more.sum())
}

/// Returns the first usable component whose custom id begins like this.
fn component(message: &Value, id: &str) -> Option<Value> {
    components(message).into_iter().find(|component| {
        let custom = component["custom_id"].as_str().unwrap_or_default();
        component["disabled"] != true && custom.starts_with(id)
    })
}

async fn click(discord: &Discord, by: &Member, message: &Value, component: &Value) -> Answer {
    let act = json!({
        "user": by.id, "channel": message["channel_id"], "message": message["id"],
        "custom_id": component["custom_id"],
    });
    Answer(discord.post("/button", act).await)
}

/// Creates a server in this language, with Ada, who is its owner, Ben and Cleo in it.
async fn club(discord: &Discord, locale: Locale, [ada, ben, cleo]: [&Member; 3]) -> String {
    let club = json!({ "name": "The Club", "locale": locale.id(), "owner": ada.id });
    let club = discord.server(club).await;
    let members = format!("/guilds/{club}/members");
    for (member, number) in [(ada, 0), (ben, 3), (cleo, 5)] {
        if member != ada {
            discord.post(&members, json!({ "user": member.id })).await;
        }
        let nick = json!({ "nick": long_name(number) });
        discord
            .patch(&format!("{members}/{}", member.id), nick)
            .await;
        let locale = json!({ "locale": locale.id() });
        discord
            .patch(&format!("/users/{}", member.id), locale)
            .await;
    }
    club
}

async fn everything_at_its_fullest(locale: Locale) {
    let discord = Discord::start().await;
    let data = Data::new();
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let cleo = discord.member("Cleo").await;
    let club = club(&discord, locale, [&ada, &ben, &cleo]).await;
    let path = format!("/guilds/{club}/channels");
    let hall = discord.post(&path, json!({ "name": "hall" })).await;
    let hall = text(&hall["id"]);
    let number = |id: &str| id.parse::<u64>().expect("a number");
    let scene = Scene {
        me: UserId(number(&ada.id)),
        place: Place {
            server: ServerId(number(&club)),
            channel: ChannelId(number(&hall)),
            locale,
        },
        now: discord.now(),
    };
    let plans = fill(&data, scene).await;
    let _bot = Task::start(&discord, &data).await;
    lists(&discord, &ada, &hall).await;
    for id in plans {
        one_match(&discord, &ada, &hall, id).await;
    }
    names(&discord, [&ben, &cleo], &hall).await;
    times(&discord, [&ben, &cleo], &hall).await;
    discord.judge_strictly().await;
}

async fn lists(discord: &Discord, ada: &Member, hall: &str) {
    let command = |name: &'static str, options: Value| discord.command(ada, hall, name, options);
    let all = EACH as usize;
    let list = command("matches", json!({})).await.private();
    let (shown, more) = counted(&list);
    assert!(more > 0 && list.contains("`/board`"), "{list}");
    assert_eq!(shown + more, all + 2 + all, "with the two that have plans");
    let list = command("settings", json!({ "page": "blocked" }))
        .await
        .private();
    let (shown, more) = counted(&list);
    let blocks = usize::try_from(BLOCKS).expect("fits");
    assert!(more > 0 && shown + more == blocks, "{list}");
    for (name, option, mut options) in [
        ("join", "challenge", json!({})),
        ("board", "match", json!({})),
        ("replay", "match", json!({})),
        ("move", "match", json!({ "move": "a" })),
    ] {
        options[option] = json!("");
        let suggested = discord.complete(ada, hall, name, options, option).await;
        assert_eq!(suggested.len(), 25, "/{name}");
        let labels: Vec<String> = suggested.into_iter().map(|(label, _)| label).collect();
        labels_differ(&labels, name);
    }
    for (name, options) in [
        ("profile", json!({})),
        ("leaderboard", json!({ "scope": "everywhere" })),
        ("leaderboard", json!({ "game": "king-and-courtesan" })),
        ("help", json!({})),
    ] {
        let shown = command(name, options).await;
        assert_eq!(shown.0["outcome"], "message", "/{name}: {:#}", shown.0);
    }
    let mut page = command("history", json!({})).await;
    for _ in 0..3 {
        selects_differ(page.message(), "/history");
        let older = components(page.message()).pop().expect("a button");
        page = click(discord, ada, page.message(), &older).await;
        assert_eq!(page.0["outcome"], "update", "{:#}", page.0);
    }
}

/// Checks a match with a long record and 25 planned lines.
async fn one_match(discord: &Discord, ada: &Member, hall: &str, id: MatchId) {
    let command = |name: &'static str, options: Value| discord.command(ada, hall, name, options);
    let named = || json!({ "match": id.0.to_string() });
    let plan = discord.of_match(ada, hall, named(), "plans:").await;
    let said = plan.updated();
    let (shown, more) = counted(&said);
    assert!(more > 0, "{said}");
    selects_differ(plan.message(), "the plan");
    let select = component(plan.message(), "forget").expect("a select");
    let options = select["options"].as_array().map_or(0, Vec::len);
    assert_eq!(options, shown + more, "where all of them can be chosen");
    for name in ["match", "board", "replay"] {
        command(name, named()).await.private();
    }
    for act in ["moves:", "export:"] {
        discord.of_match(ada, hall, named(), act).await.private();
    }
    let mut as_text = named();
    as_text["text"] = json!(true);
    command("board", as_text).await.private();
}

/// Checks a match whose players have the longest names, from the challenge to the picker.
async fn names(discord: &Discord, [ben, cleo]: [&Member; 2], hall: &str) {
    let options = json!({ "game": "king-and-courtesan", "opponent": cleo.id, "side": "first" });
    let sent = discord.command(ben, hall, "challenge", options).await;
    sent.private();
    let offered = |message: &Value| component(message, "accept").is_some();
    let card = discord.message_where(hall, cleo, offered).await;
    let accept = component(&card, "accept").expect("a button");
    click(discord, cleo, &card, &accept).await.acknowledged();
    let opened = discord
        .message_where(hall, cleo, |message| {
            message["id"] == card["id"] && message["thread"].is_object()
        })
        .await;
    let thread = text(&opened["thread"]["id"]);
    let board = discord.picture_after(&thread, ben, "0").await;
    for id in ["move", "more"] {
        let button = component(&board, id).expect("a button");
        let shown = click(discord, ben, &board, &button).await;
        assert_eq!(shown.0["outcome"], "message", "{:#}", shown.0);
        selects_differ(shown.message(), id);
    }
}

/// Checks the players' agreements about time, with the longest durations.
async fn times(discord: &Discord, [ben, cleo]: [&Member; 2], hall: &str) {
    let options = json!({
        "game": "king-and-courtesan", "opponent": cleo.id, "side": "first",
        "pace": "reserve-14d-1d-28d", "when-time-runs-out": "claim", "weekends": true,
    });
    discord.command(ben, hall, "challenge", options).await;
    let offered = |message: &Value| component(message, "accept").is_some();
    let card = discord.message_where(hall, cleo, offered).await;
    let accept = component(&card, "accept").expect("a button");
    click(discord, cleo, &card, &accept).await.acknowledged();
    let opened = discord
        .message_where(hall, cleo, |message| {
            message["id"] == card["id"] && message["thread"].is_object()
        })
        .await;
    let thread = text(&opened["thread"]["id"]);
    let board = discord.picture_after(&thread, ben, "0").await;
    let more = component(&board, "more").expect("a button");
    let more = click(discord, ben, &board, &more).await;
    let clock = component(more.message(), "clock").expect("a button");
    let clock = click(discord, ben, more.message(), &clock).await;
    selects_differ(clock.message(), "the clock");
    let give = component(clock.message(), "give").expect("a button");
    let given = click(discord, ben, clock.message(), &give).await;
    let pause = component(given.message(), "pause").expect("a select");
    let longest = json!({
        "user": ben.id, "channel": thread, "message": given.message()["id"],
        "custom_id": pause["custom_id"], "values": ["28d"],
    });
    discord.post("/select", longest).await;
    let proposed = |message: &Value| component(message, "accept-offer").is_some();
    let offer = discord.message_where(&thread, cleo, proposed).await;
    let accept = component(&offer, "accept-offer").expect("a button");
    click(discord, cleo, &offer, &accept).await.acknowledged();
    let paused = |message: &Value| component(message, "resume").is_some();
    let word = discord.message_where(&thread, cleo, paused).await;

    let now = discord.now();
    let last = Zone::UTC.day(now.after(Duration::from_hours(24 * 25)));
    for by in [ben, cleo] {
        let command =
            |name: &'static str, options: Value| discord.command(by, &thread, name, options);
        let draft = command("settings", json!({ "vacation-until": last.to_string() })).await;
        let take = component(draft.message(), "vacation-take").expect("a button");
        let taken = click(discord, by, draft.message(), &take).await;
        let plan = component(taken.message(), "vacation-plan").expect("a button");
        let form = click(discord, by, taken.message(), &plan).await;
        assert_eq!(form.0["outcome"], "modal", "{:#}", form.0);
        let days = json!({ "zone": "America/Argentina/ComodRivadavia", "quiet-hours": "22-8" });
        let page = command("settings", days).await;
        page.private();
        let again = command("settings", json!({ "quiet-hours": "21-7" })).await;
        again.private();
        let clock = discord.of_match(by, &thread, json!({}), "clock:").await;
        clock.updated();
    }
    let resume = component(&word, "resume").expect("a button");
    let resumed = click(discord, cleo, &word, &resume).await;
    resumed.private();
    let moves = discord.complete(ben, &thread, "move", json!({ "move": "" }), "move");
    let (_, mv) = moves.await.swap_remove(0);
    let played = discord.command(ben, &thread, "move", json!({ "move": mv }));
    played.await.private();
    discord
        .picture_after(&thread, ben, &text(&board["id"]))
        .await;
}

macro_rules! fullest {
    ($($name:ident => $locale:ident),+ $(,)?) => {$(
        #[tokio::test]
        async fn $name() {
            everything_at_its_fullest(Locale::$locale).await;
        }
    )+};
}

fullest! {
    everything_fits_in_english => English,
    everything_fits_in_german => German,
    everything_fits_in_french => French,
    everything_fits_in_spanish => Spanish,
    everything_fits_in_portuguese => BrazilianPortuguese,
    everything_fits_in_polish => Polish,
    everything_fits_in_japanese => Japanese,
}
