//! Matches against the computer, from `/play` to what comes after the end.

use std::{sync::Arc, time::Duration};

use courtier::{
    clock::Clock,
    engine,
    games::{AnyPosition, GameId},
    host::{ComputerRequest, Holder, Host},
    matches::{ChannelId, Level, MatchId, Place, ServerId, SideWish, UserId},
    store::Store,
    words::Locale,
};
use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, labels, text},
    ratings::Servers,
    running::{Data, Process, Task, on_both_engines},
};

on_both_engines!(
    a_match_is_played_to_its_end_with_a_restart_in_between,
    a_killed_process_moves_once_when_it_is_back,
    it_is_played_in_direct_messages_and_wherever_the_bot_was_brought,
);

/// How a match stands in the database.
async fn position(data: &Data, id: u32) -> AnyPosition {
    let store = Store::open_beside(&data.address()).expect("opens");
    let found = store.read(move |tx| tx.find_match(MatchId(id))).await;
    let found: Option<courtier::matches::Match> = found.expect("reads");
    let position = found.expect("there").position().clone();
    store.close().await.expect("closes");
    position
}

/// The boards in a channel, each by the name of its picture, the oldest first.
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

/// The thread of the newest match in a channel.
async fn thread(discord: &Discord, channel: &str, by: &Member, id: u32) -> String {
    let says = |message: &Value| {
        message["thread"].is_object() && text(&message["content"]).contains(&format!("#{id}"))
    };
    let starter = discord.message_where(channel, by, says).await;
    text(&starter["thread"]["id"])
}

#[expect(
    clippy::too_many_lines,
    reason = "one story from its beginning to its end"
)]
async fn a_match_is_played_to_its_end_with_a_restart_in_between(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let options = json!({ "game": "guard-and-towers" });
    let begun = discord.command(&ada, &games, "play", options).await;
    let begun = begun.private();
    // Whoever has never played begins with the lowest level and reads what is new.
    assert!(
        begun.contains("level 1") && begun.contains("explain"),
        "{begun}"
    );
    let thread = thread(&discord, &games, &ada, 1).await;
    let first = discord.picture_after(&thread, &ada, "0").await;
    let content = text(&first["content"]);
    assert!(content.contains("Computer, level 1"), "{content}");
    assert!(content.contains("\n> "), "a tip: {content}");
    assert_eq!(labels(&first), ["Move", "More", "No more tips"]);
    assert_eq!(first["pinged"], json!([ada.id]));

    // One message shows the move and the answer.
    let options = json!({ "move": "a7a6" });
    let played = discord.command(&ada, &thread, "move", options).await;
    assert!(played.private().contains("You played"));
    let both = discord
        .picture_after(&thread, &ada, &text(&first["id"]))
        .await;
    let content = text(&both["content"]);
    assert!(
        content.contains("a7-a6") && content.contains("Blue:"),
        "{content}"
    );
    assert!(!content.contains("Conditional"), "{content}");
    assert_eq!(both["pinged"], json!([ada.id]));
    let names = boards(&discord, &thread, &ada).await;
    assert_eq!(names, ["match-1-board-0.png", "match-1-board-2.png"]);

    // It lets moves be taken back, and answers the offer of a draw at once.
    let taken = discord.command(&ada, &thread, "takeback", json!({})).await;
    assert!(taken.private().contains("taken back"));
    let earlier = discord
        .picture_after(&thread, &ada, &text(&both["id"]))
        .await;
    assert!(text(&earlier["content"]).contains("start position"));
    let drawn = discord.command(&ada, &thread, "draw", json!({})).await;
    assert!(
        drawn.private().contains("wants no draw"),
        "{}",
        drawn.private()
    );
    let with = json!({ "move": "a7a6", "draw": true });
    let refused = discord.command(&ada, &thread, "move", with).await.private();
    assert!(refused.contains("answers at once"), "{refused}");
    let quiet = discord.press(&ada, &earlier, "No more tips").await;
    assert!(quiet.private().contains("No more tips in #1"));

    bot.stop(&discord).await;
    let _bot = Task::start(&discord, &data).await;
    let end = win(&discord, &data, (&ada, &thread, 1), &earlier).await;
    let content = text(&end["content"]);
    assert!(
        content.contains("You have beaten level 1: try 2."),
        "{content}"
    );
    assert!(!content.contains("\n> "), "{content}");
    assert_eq!(labels(&end), ["Level 2", "Rematch", "Replay"]);
    discord.closed(&thread).await;

    // The next level begins once, with sides swapped, so that the computer moves first.
    let next = discord.press(&ada, &end, "Level 2").await.private();
    assert!(next.contains("#2") && next.contains("level 2"), "{next}");
    let again = discord.press(&ada, &end, "Rematch").await.private();
    assert!(
        again.contains("#2") && again.contains("begun already"),
        "{again}"
    );
    let second = self::thread(&discord, &games, &ada, 2).await;
    let board = discord.picture_after(&second, &ada, "0").await;
    assert_eq!(
        text(&board["attachments"][0]["filename"]),
        "match-2-board-1.png"
    );
    assert_eq!(labels(&board), ["Move", "More"]);

    // Nothing of it counts for ratings.
    let profile = discord
        .command(&ada, &games, "profile", json!({}))
        .await
        .private();
    assert!(
        profile.contains("Guard & Towers: beaten up to level 1"),
        "{profile}"
    );
    let leaders = discord
        .command(&ada, &games, "leaderboard", json!({}))
        .await;
    let leaders = leaders.message()["attachments"].to_string();
    assert!(!leaders.contains("Ada"), "{leaders}");

    // Five run at a time, and others do not mind.
    for _ in 0..4 {
        let options = json!({ "game": "courtyard", "level": 1 });
        let begun = discord
            .command(&ada, &games, "play", options)
            .await
            .private();
        assert!(begun.contains("level 1"), "{begun}");
    }
    let options = json!({ "game": "courtyard" });
    let refused = discord
        .command(&ada, &games, "play", options)
        .await
        .private();
    assert!(
        refused.contains("5 matches") && refused.contains("#2"),
        "{refused}"
    );
    let challenge = json!({ "game": "courtyard" });
    let made = discord.command(&ada, &games, "challenge", challenge).await;
    assert!(made.private().contains('#'));
    discord.judge().await;
}

/// Plays a match to its end as a strong player does, and gives the last board.
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
            // It has a price, which is asked about.
            answer = discord.press(by, played.message(), "Play").await.updated();
        }
        assert!(answer.contains("You played"), "{mv}: {answer}");
        let board = discord.picture_after(channel, by, &last).await;
        last = text(&board["id"]);
        if text(&board["attachments"][0]["filename"]).ends_with("result.png") {
            return board;
        }
    }
    panic!("the match does not end");
}

/// A move that a much stronger player would play.
fn strong(position: &AnyPosition) -> String {
    let level = Level::new(4).expect("a level");
    let chosen = engine::choose(position, &[], level, 1, &Arc::default());
    chosen.expect("a move").to_string()
}

async fn a_killed_process_moves_once_when_it_is_back(data: Data) {
    let discord = Discord::start().await;
    let (ada, games) = (discord.member("Ada").await, discord.channel("games").await);
    let bot = Process::start(&discord, &data).await;
    // So that the bot knows her.
    discord
        .command(&ada, &games, "help", json!({}))
        .await
        .private();
    bot.kill(&discord).await;

    // What a killed process leaves: it is the computer's turn, and somebody thinks about it.
    let state = discord.get("/state").await;
    let guild = number(&text(&state["guilds"][0]["id"]));
    let store = Store::open(&data.address()).expect("opens");
    let host = Host::new(store, Clock::shifted(discord.sandbox.time_shift()));
    let request = ComputerRequest {
        place: Place {
            server: ServerId(guild),
            channel: ChannelId(number(&games)),
            locale: Locale::English,
        },
        start: GameId::Courtyard.start(None).expect("standard"),
        player: UserId(number(&ada.id)),
        roles: Vec::new(),
        level: Level::new(1),
        side: SideWish::Side(courtier::games::Side::Second),
    };
    let begun = host.play_computer(request).await.expect("begins");
    let held = host.claim_computer_turns(Holder::random(), 9).await;
    assert_eq!(held.expect("claims").turns.len(), 1);
    let none = host.claim_computer_turns(Holder::random(), 9).await;
    assert!(none.expect("claims").turns.is_empty(), "one thinks");
    host.close_database().await.expect("closes");

    let bot = Task::start_after_kill(&discord, &data).await;
    let thread = thread(&discord, &games, &ada, begun.id.0).await;
    let moved = |message: &Value| {
        let name = message["attachments"][0]["filename"]
            .as_str()
            .unwrap_or_default();
        name == "match-1-board-1.png"
    };
    let board = discord.message_where(&thread, &ada, moved).await;
    assert_eq!(board["pinged"], json!([ada.id]));
    bot.stop(&discord).await;
    let _bot = Task::start(&discord, &data).await;
    discord.advance(Duration::from_mins(3)).await;
    let options = json!({ "match": "1" });
    let moves = discord
        .command(&ada, &games, "moves", options)
        .await
        .private();
    assert!(moves.contains("1."), "{moves}");
    let names = boards(&discord, &thread, &ada).await;
    let once = names.iter().filter(|name| **name == "match-1-board-1.png");
    assert_eq!(once.count(), 1, "{names:?}");
    discord.judge().await;
}

async fn it_is_played_in_direct_messages_and_wherever_the_bot_was_brought(data: Data) {
    let stage = Servers::with(data).await;
    let Servers {
        discord,
        data,
        ada,
        ben,
        channels: [_, hall],
        ..
    } = &stage;
    crate::elsewhere::bring_along(&stage).await;
    let direct = text(&discord.post("/direct", json!({ "user": ada.id })).await["id"]);
    let options = json!({ "game": "guard-and-towers", "level": 2, "side": "first" });
    // Where the bot is no member it is shown in the direct messages, as it is there.
    for (place, id) in [(&direct, 1), (hall, 2)] {
        let begun = discord.command(ada, place, "play", options.clone()).await;
        let begun = begun.private();
        assert!(begun.contains(&format!("<#{direct}>")), "{begun}");
        let shown = move |message: &Value| {
            let name = message["attachments"][0]["filename"]
                .as_str()
                .unwrap_or_default();
            name == format!("match-{id}-board-0.png")
        };
        let board = discord.message_where(&direct, ada, shown).await;
        assert!(text(&board["content"]).contains("Computer, level 2"));
        let options = json!({ "move": "a7a6", "match": id.to_string() });
        let played = discord.command(ada, place, "move", options).await.private();
        assert!(played.contains("You played"), "{played}");
        let both = move |message: &Value| {
            let name = message["attachments"][0]["filename"]
                .as_str()
                .unwrap_or_default();
            name == format!("match-{id}-board-2.png")
        };
        discord.message_where(&direct, ada, both).await;
    }
    // Nobody else finds it from anywhere.
    let theirs = text(&discord.post("/direct", json!({ "user": ben.id })).await["id"]);
    for command in ["board", "moves", "resign"] {
        let options = json!({ "match": "1" });
        let said = discord
            .command(ben, &theirs, command, options)
            .await
            .private();
        assert!(
            said.contains("no challenge or match #1"),
            "/{command}: {said}"
        );
    }
    // By the buttons under the board, to the end.
    let board = discord.messages_now(&direct, ada).await;
    let board = board.last().expect("a board").clone();
    let picker = discord.press(ada, &board, "Move").await;
    assert!(picker.message().is_object());
    let more = discord.press(ada, &board, "More").await;
    let asked = discord.press(ada, more.message(), "Resign").await;
    let given_up = discord.press(ada, asked.message(), "Yes, resign").await;
    assert!(given_up.updated().contains("#2"));
    let over = |message: &Value| {
        let name = message["attachments"][0]["filename"]
            .as_str()
            .unwrap_or_default();
        name == "match-2-result.png"
    };
    let end = discord.message_where(&direct, ada, over).await;
    let content = text(&end["content"]);
    assert!(content.contains("Try level 2 again, or 1."), "{content}");
    assert_eq!(labels(&end), ["Rematch", "Level 1", "Replay"]);
    let again = discord.press(ada, &end, "Level 1").await.private();
    assert!(again.contains("#3") && again.contains("level 1"), "{again}");
    assert!(position(data, 3).await.side_to_move().index() < 2);

    let next = move |message: &Value| {
        let name = message["attachments"][0]["filename"]
            .as_str()
            .unwrap_or_default();
        name.starts_with("match-3-board-")
    };
    discord.message_where(&direct, ada, next).await;

    // Whoever takes no direct messages any more plays on by commands.
    let closed = json!({ "takes_direct_messages": false });
    discord.patch(&format!("/users/{}", ada.id), closed).await;
    let options = json!({ "move": strong(&position(data, 1).await), "match": "1" });
    let played = discord.command(ada, hall, "move", options).await.private();
    assert!(played.contains("You played"), "{played}");
    discord.refused("match-1-board-4.png").await;
    let shown = discord
        .command(ada, hall, "board", json!({ "match": "1" }))
        .await;
    assert!(
        shown.private().contains("4 moves played"),
        "{}",
        shown.private()
    );
    discord.judge().await;
}
