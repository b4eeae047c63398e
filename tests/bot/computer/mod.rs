//! Matches against the computer, from `/play` to what follows the end.

mod direct;
mod private;
mod sharing;

use std::{sync::Arc, time::Duration};

use courtier::{
    host::{Host, life},
    learning::actions::computer::{self, ComputerRequest, Strength, turns},
};
use domain::{
    clock::Clock,
    matches::{Actor, ChannelId, Level, MatchId, Place, ServerId, SideWish, UserId},
};
use rules::{AnyPosition, GameId, words::Locale};
use serde_json::{Value, json};
use store::{Holder, Store};

use crate::{
    discord::{Discord, Member, labels, text},
    ratings::Servers,
    running::{Data, Process, Task, on_either_engine},
    tapping::choose,
};

on_either_engine!(
    a_match_is_played_to_its_end_with_a_restart_in_between,
    a_killed_process_moves_once_when_it_is_back,
    five_run_at_a_time_and_are_resigned_from_anywhere,
);

/// Returns the position of a match in the database.
async fn position(data: &Data, id: u32) -> AnyPosition {
    let store = Store::open_beside(&data.address()).expect("opens");
    let found = store.read(move |tx| tx.matches().find(MatchId(id))).await;
    let found: Option<domain::matches::Match> = found.expect("reads");
    let position = found.expect("there").position().clone();
    store.close().await.expect("closes");
    position
}

/// Returns the boards in a channel by the names of their pictures, the oldest first.
async fn boards(discord: &Discord, channel: &str, by: &Member) -> Vec<String> {
    let messages = discord.all_messages(channel, by).await;
    let names = messages.iter().filter_map(|message| {
        let name = message["attachments"][0]["filename"].as_str()?;
        name.starts_with("match-").then(|| name.to_owned())
    });
    names.collect()
}

fn number(id: &str) -> u64 {
    id.parse().expect("a number")
}

/// Returns the thread of the newest match in a channel.
async fn thread(discord: &Discord, channel: &str, by: &Member, id: u32) -> String {
    let says = |message: &Value| {
        message["thread"].is_object() && text(&message["content"]).contains(&format!("#{id}"))
    };
    let starter = discord.message_where(channel, by, says).await;
    text(&starter["thread"]["id"])
}

async fn a_match_is_played_to_its_end_with_a_restart_in_between(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let learner = Learner {
        discord: &discord,
        ada: &ada,
        games: &games,
    };
    let (thread, first) = learner.begins().await;
    let both = learner.moves(&thread, &first).await;
    let earlier = learner.asks(&thread, &both).await;

    bot.stop(&discord).await;
    let _bot = Task::start(&discord, &data).await;
    let end = win(&discord, &data, (&ada, &thread, 1), &earlier).await;
    learner.has_won(&thread, &end).await;
    learner.goes_on(&end).await;
    learner.is_not_rated().await;
    discord.judge().await;
}

/// Ada, who plays for the first time.
struct Learner<'a> {
    discord: &'a Discord,
    ada: &'a Member,
    games: &'a str,
}

impl Learner<'_> {
    /// Begins with the lowest level and explanations, as for anyone who has never played. Returns the
    /// thread and its first board.
    async fn begins(&self) -> (String, Value) {
        let Learner {
            discord,
            ada,
            games,
        } = *self;
        let options = json!({ "game": "guard-and-towers", "side": "lot" });
        let answer = discord.command(ada, games, "play", options).await;
        let begun = answer.private();
        assert!(
            begun.contains("level 1") && begun.contains("explain"),
            "{begun}"
        );
        let shared = discord.share(ada, games, 1).await.private();
        assert!(shared.contains("Match #1 is shared"), "{shared}");
        let thread = thread(discord, games, ada, 1).await;
        let first = discord.picture_after(&thread, ada, "0").await;
        let content = text(&first["content"]);
        assert!(content.contains("Computer (level 1)"), "{content}");
        let tip = content.lines().find(|line| line.starts_with("> "));
        let tip = tip.expect("a tip");
        assert!(tip.contains("Press **Move**, tap a piece"), "{tip}");
        // On the private card, the pieces are there to tap.
        assert!(begun.contains("Tap a piece"), "{begun}");
        assert!(!begun.contains("**Move**"), "{begun}");
        assert_eq!(labels(&first), ["Move", "More", "Hint", "Stop explaining"]);
        assert_eq!(first["pinged"], json!([ada.id]));
        // The answer offers the first move, as the thread does.
        assert!(begun.contains("Which piece moves?"), "{begun}");
        let targets = choose(discord, ada, answer.message(), "a7").await;
        assert!(targets.updated().contains("Where to from a7?"));
        (thread, first)
    }

    /// Plays a move, whose answer comes on the same board. On a busy machine the computer can take longer than the
    /// board waits for it: then Ada is pinged, and tries again.
    async fn moves(&self, thread: &str, first: &Value) -> Value {
        let Learner { discord, ada, .. } = *self;
        let board = |revision: u32| format!("match-1-board-{revision}.png");
        let mut before = first.clone();
        // The move, the answer and the takeback are a revision each.
        for revision in (0..15).step_by(3) {
            let options = json!({ "move": "a7a6" });
            let played = discord.command(ada, thread, "move", options).await;
            assert!(played.private().contains("You played"));
            let both = answered(discord, thread, ada, &text(&before["id"])).await;
            let content = text(&both["content"]);
            assert!(content.contains("Blue:"), "{content}");
            assert!(!content.contains("Planned reply"), "{content}");
            let names = boards(discord, thread, ada).await;
            assert_eq!(names.last(), Some(&board(revision + 2)));
            if !names.contains(&board(revision + 1)) {
                assert_eq!(both["pinged"], json!([]), "she still looks");
                return both;
            }
            assert_eq!(both["pinged"], json!([ada.id]), "she may look elsewhere");
            before = self.takes_back(thread, &both).await;
        }
        panic!("no answer came on the board of its move");
    }

    /// Takes a move back, which the computer allows, and returns the board before it.
    async fn takes_back(&self, thread: &str, both: &Value) -> Value {
        let Learner { discord, ada, .. } = *self;
        let taken = discord
            .of_match(ada, thread, json!({}), "offer:takeback")
            .await;
        assert!(taken.updated().contains("taken back"));
        let both = text(&both["id"]);
        let earlier = discord.picture_after(thread, ada, &both).await;
        assert!(text(&earlier["content"]).contains("start position"));
        earlier
    }

    /// Takes a move back, and offers a draw, which the computer answers immediately. Returns the board with the move
    /// taken back.
    async fn asks(&self, thread: &str, both: &Value) -> Value {
        let Learner { discord, ada, .. } = *self;
        let earlier = self.takes_back(thread, both).await;
        let drawn = discord.command(ada, thread, "draw", json!({})).await;
        let drawn = drawn.private();
        assert!(drawn.contains("it’s ahead in"), "{drawn}");
        let with = json!({ "move": "a7a6", "draw": true });
        let refused = discord.command(ada, thread, "move", with).await.private();
        assert!(
            refused.contains("answers draw offers right away"),
            "{refused}"
        );
        let quiet = discord.press(ada, &earlier, "Stop explaining").await;
        assert!(quiet.private().contains("stop explaining things in #1"));
        earlier
    }

    async fn has_won(&self, thread: &str, end: &Value) {
        let content = text(&end["content"]);
        assert!(
            content.contains("You’ve beaten level 1. Try level 2 next."),
            "{content}"
        );
        assert!(!content.contains("\n> "), "{content}");
        let next = [
            "Next: level 2",
            "Rematch",
            "Replay",
            "Analyze",
            "Tutorial",
            "Share",
        ];
        assert_eq!(labels(end), next);
        self.discord.closed(thread).await;
        self.shares(end).await;
    }

    /// Shares the result. Until then, the channel has only its words.
    async fn shares(&self, end: &Value) {
        let Learner {
            discord,
            ada,
            games,
        } = *self;
        let card = async || {
            let all = discord.messages_now(games, ada).await;
            let told = |message: &&Value| text(&message["content"]).contains(" beats ");
            all.iter().find(told).expect("the card").clone()
        };
        assert_eq!(card().await["attachments"], json!([]));
        let ben = discord.member("Ben").await;
        let other = discord.press(&ben, end, "Share").await.private();
        assert!(other.contains("Only the two players"), "{other}");
        assert_eq!(card().await["attachments"], json!([]));
        let before = discord.messages_now(games, ada).await.len();
        for _ in 0..2 {
            let shared = discord.press(ada, end, "Share").await.private();
            assert!(shared.contains(&format!("shown in <#{games}>")), "{shared}");
            let told = |message: &Value| {
                text(&message["content"]).contains(" beats ")
                    && message["attachments"].as_array().map(Vec::len) == Some(1)
            };
            discord.message_where(games, ada, told).await;
            assert_eq!(discord.messages_now(games, ada).await.len(), before);
        }
    }

    /// Begins the next level once, with sides swapped, so that the computer moves first.
    async fn goes_on(&self, end: &Value) {
        let Learner {
            discord,
            ada,
            games,
        } = *self;
        let next = discord.press(ada, end, "Next: level 2").await.private();
        assert!(next.contains("#2") && next.contains("level 2"), "{next}");
        let again = discord.press(ada, end, "Rematch").await.private();
        assert!(
            again.contains("#2") && again.contains("already started"),
            "{again}"
        );
        discord.share(ada, games, 2).await.private();
        let second = thread(discord, games, ada, 2).await;
        let board = answered(discord, &second, ada, "0").await;
        assert_eq!(picture(&board), "match-2-board-1.png");
        assert_eq!(labels(&board), ["Move", "More", "Hint"]);
        // A card that was deleted doesn't come back, unless the result is shared.
        discord.delete(&format!("/messages/{games}/{second}")).await;
        let before = discord.messages_now(games, ada).await.len();
        let sure = discord.command(ada, &second, "resign", json!({})).await;
        discord.press(ada, sure.message(), "Yes, resign").await;
        let end = discord
            .picture_after(&second, ada, &text(&board["id"]))
            .await;
        discord.closed(&second).await;
        assert_eq!(discord.messages_now(games, ada).await.len(), before);
        let shared = discord.press(ada, &end, "Share").await.private();
        assert!(shared.contains(&format!("shown in <#{games}>")), "{shared}");
        let result = with_picture("match-2-ended.png");
        discord.message_where(games, ada, result).await;
        assert_eq!(discord.messages_now(games, ada).await.len(), before + 1);
    }

    /// Checks that none of it counts for ratings.
    async fn is_not_rated(&self) {
        let Learner {
            discord,
            ada,
            games,
        } = *self;
        let profile = discord.command(ada, games, "profile", json!({})).await;
        let profile = profile.private();
        assert!(
            profile.contains("Guard & Towers: beaten up to level 1"),
            "{profile}"
        );
        let leaders = discord.command(ada, games, "leaderboard", json!({})).await;
        let leaders = leaders.message()["attachments"].to_string();
        assert!(!leaders.contains("Ada"), "{leaders}");
    }
}

/// Discord takes as many levels from a typed command as there are, and no other.
#[tokio::test]
async fn every_level_can_be_typed() {
    let stage = Servers::with(Data::new()).await;
    let Servers {
        discord,
        ada,
        channels: [games, _],
        ..
    } = &stage;
    let highest = Level::HIGHEST.number();
    let options =
        |level: u8| json!({ "game": "guard-and-towers", "side": "first", "level": level });
    let begun = discord.command(ada, games, "play", options(highest)).await;
    let said = begun.private();
    assert!(said.contains(&format!("level {highest}")), "{said}");
    for level in [0, highest + 1] {
        let call = json!({
            "user": ada.id, "channel": games, "name": "play", "options": options(level),
        });
        let refused = discord
            .try_post("/command", &call)
            .await
            .expect_err("refused");
        assert!(refused.to_string().contains("1 to 12"), "{refused}");
    }
}

/// Five matches can run at a time, and a player who has that many can resign one from anywhere.
async fn five_run_at_a_time_and_are_resigned_from_anywhere(data: Data) {
    let stage = Servers::with(data).await;
    let Servers {
        discord,
        ada,
        channels: [games, hall],
        ..
    } = &stage;
    let options = json!({ "game": "courtyard", "level": 1 });
    let play = async |channel| {
        let answer = discord.command(ada, channel, "play", options.clone()).await;
        answer.private();
        answer
    };
    for number in 1..=5 {
        let begun = play(games).await.private();
        assert!(begun.contains(&format!("#{number} starts")), "{begun}");
    }
    discord.share(ada, games, 2).await.private();
    let thread = thread(discord, games, ada, 2).await;
    discord.picture_after(&thread, ada, "0").await;
    let refused = play(hall).await;
    let said = refused.private();
    assert!(
        said.contains("5 matches")
            && said.contains("#1\n#2 https")
            && said.contains(&format!("/{thread}\n#3\n")),
        "{said}"
    );
    what_is_not_shared_says_elsewhere_how_it_goes_on(&stage).await;
    let buttons: Vec<String> = (1..=5).map(|number| format!("Resign #{number}")).collect();
    assert_eq!(labels(refused.message()), buttons);
    let asked = discord.press(ada, refused.message(), "Resign #2").await;
    let question = asked.private();
    assert!(
        question.contains("#2") && question.contains("can’t be undone"),
        "{question}"
    );
    let over = discord.press(ada, asked.message(), "Yes, resign").await;
    assert!(over.updated().contains("You resigned #2"));
    discord.closed(&thread).await;
    let begun = play(hall).await.private();
    assert!(begun.contains("#6 starts"), "{begun}");
    // This does not affect challenges.
    let options = json!({ "game": "courtyard" });
    let made = discord.command(ada, games, "challenge", options).await;
    assert!(made.private().contains('#'));
    discord.judge().await;
}

/// Checks that the list in another server says where each match that only its player sees can be continued, and that
/// this is so in direct messages.
async fn what_is_not_shared_says_elsewhere_how_it_goes_on(stage: &Servers) {
    let Servers {
        discord,
        ada,
        channels: [_, hall],
        ..
    } = stage;
    let list = discord.command(ada, hall, "matches", json!({})).await;
    let list = list.private();
    let (_, elsewhere) = list.split_once("**In other servers**").expect("others");
    let lines: Vec<&str> = elsewhere
        .lines()
        .filter(|line| line.contains('#'))
        .collect();
    assert_eq!(lines.len(), 5, "{list}");
    for line in lines {
        let is_shared = line.contains("#2");
        assert_eq!(line.contains("https://"), is_shared, "{line}");
        let way = "continue it where you began it, or with `/matches` in direct messages with me";
        assert_eq!(line.ends_with(way), !is_shared, "{line}");
    }
    let direct = text(&discord.post("/direct", json!({ "user": ada.id })).await["id"]);
    let list = discord.command(ada, &direct, "matches", json!({})).await;
    let card = discord.press(ada, list.message(), "Continue #1").await;
    let said = card.updated();
    assert!(said.contains("#1 **Courtyard** against"), "{said}");
}

/// Two quick taps on a button begin one match.
#[tokio::test]
async fn whoever_taps_twice_begins_one_match() {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &Data::new()).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let options = json!({ "game": "courtyard" });
    let mut rules = discord.command(&ada, &games, "rules", options).await;
    while !labels(rules.message()).contains(&"Show me by playing".to_owned()) {
        rules = discord.press(&ada, rules.message(), "Next").await;
    }
    let taps = [(); 2].map(|()| discord.press_late(&ada, rules.message(), "Show me by playing"));
    let said = futures_util::future::join_all(taps).await;
    let mut said: Vec<String> = said.iter().map(crate::discord::Answer::private).collect();
    said.sort();
    assert!(said[0].contains("Match #1 starts"), "{said:?}");
    assert!(said[1].contains("in #1"), "{said:?}");
    discord.judge().await;
}

/// Plays a match to its end as a strong player does, and returns the last board.
async fn win(
    discord: &Discord,
    data: &Data,
    (by, channel, id): (&Member, &str, u32),
    board: &Value,
) -> Value {
    let mut last = text(&board["id"]);
    for _ in 0..200 {
        let mv = strong(&position(data, id).await);
        let options = json!({ "move": mv, "match": id.to_string() });
        let played = discord.command(by, channel, "move", options).await;
        let mut answer = played.private();
        if !answer.contains("You played") {
            // It has a price, so a confirmation is required.
            answer = discord.press(by, played.message(), "Play").await.updated();
        }
        assert!(answer.contains("You played"), "{mv}: {answer}");
        let board = answered(discord, channel, by, &last).await;
        last = text(&board["id"]);
        if picture(&board).ends_with("result.png") {
            return board;
        }
    }
    panic!("the match does not end");
}

/// Returns a move that a much stronger player would play.
fn strong(position: &AnyPosition) -> String {
    let level = Level::new(8).expect("a level");
    let chosen = engine::choose(position, &[], level, 1, &Arc::default());
    chosen.expect("a move").to_string()
}

async fn a_killed_process_moves_once_when_it_is_back(data: Data) {
    let discord = Discord::start().await;
    let (ada, games) = (discord.member("Ada").await, discord.channel("games").await);
    let bot = Process::start(&discord, &data).await;
    // This is so that the bot knows her.
    discord
        .command(&ada, &games, "help", json!({}))
        .await
        .private();
    bot.kill(&discord).await;

    // A killed process leaves this state: it is the computer's turn, and a process is thinking about it.
    let state = discord.get("/state").await;
    let guild = number(&text(&state["guilds"][0]["id"]));
    let store = Store::open(&data.address()).expect("opens");
    let host = Host::new(store, Clock::shifted(discord.sandbox.time_shift()));
    let place = Place {
        server: ServerId(guild),
        channel: ChannelId(number(&games)),
        locale: Locale::English,
    };
    let request = ComputerRequest {
        start: GameId::Courtyard.start(None).expect("standard"),
        strength: Strength::ToLearn,
        side: SideWish::Side(rules::Side::Second),
    };
    let by = Actor::player(place.server, UserId(number(&ada.id)));
    let begun = host.act(by, move |cx| computer::play(cx, place, &request));
    let begun = begun.await.expect("begins");
    let (by, id) = (
        Actor::player(place.server, UserId(number(&ada.id))),
        begun.id,
    );
    let shared = host.act(by, move |cx| computer::share(cx, id, place, place.channel));
    shared.await.expect("shared");
    let held = turns::claim(&host, Holder::random(), 9).await;
    assert_eq!(held.expect("claims").turns.len(), 1);
    let none = turns::claim(&host, Holder::random(), 9).await;
    assert!(none.expect("claims").turns.is_empty(), "one thinks");
    life::close_database(&host).await.expect("closes");

    let bot = Task::start_after_kill(&discord, &data).await;
    let thread = thread(&discord, &games, &ada, begun.id.0).await;
    let moved = with_picture("match-1-board-1.png");
    let board = discord.message_where(&thread, &ada, moved).await;
    assert_eq!(board["pinged"], json!([ada.id]));
    bot.stop(&discord).await;
    let _bot = Task::start(&discord, &data).await;
    discord.advance(Duration::from_mins(3)).await;
    let moves = discord
        .of_match(&ada, &games, json!({ "match": "1" }), "moves")
        .await
        .private();
    assert!(moves.contains("1."), "{moves}");
    let names = boards(&discord, &thread, &ada).await;
    let once = names.iter().filter(|name| **name == "match-1-board-1.png");
    assert_eq!(once.count(), 1, "{names:?}");
    discord.judge().await;
}

/// Waits for the next board after a message on which the computer has moved or the match is over. Boards
/// on which it is still thinking can come before.
async fn answered(discord: &Discord, channel: &str, by: &Member, after: &str) -> Value {
    let after = number(after);
    let is_answer = |message: &Value| {
        let is_new =
            number(&text(&message["id"])) > after && picture(message).starts_with("match-");
        is_new && !text(&message["content"]).contains("is thinking")
    };
    discord.message_where(channel, by, is_answer).await
}

/// Returns the name of a message's picture.
fn picture(message: &Value) -> &str {
    let name = message["attachments"][0]["filename"].as_str();
    name.unwrap_or_default()
}

/// Returns whether a message has this picture.
fn with_picture(name: &str) -> impl Fn(&Value) -> bool + use<> {
    let name = name.to_owned();
    move |message| picture(message) == name
}
