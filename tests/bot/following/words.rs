//! Private notices to users who follow a match.

use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::{
    crash::begin,
    discord::{Answer, Discord, Member, components, labels, text},
    picture,
    refusals::Stage,
    running::{Data, Process, Task, on_either_engine},
    steps::{Step, given},
};

on_either_engine!(
    who_follows_hears_each_move_and_the_end_once,
    a_word_is_said_once_though_the_bot_is_killed_before_it_is_sent,
    a_word_is_said_once_though_the_bot_is_killed_before_discord_confirms_it,
    words_that_wait_come_in_order_and_hold_no_board_up,
    words_come_in_the_language_of_each_follower,
    who_takes_no_direct_messages_follows_no_more_and_reads_so_once,
);

/// The steps from `/matches` to all that a member follows.
const FOLLOWED: [Step<'static>; 1] = [Step::Press("Matches you follow")];

/// Returns the channel of a member's direct messages.
pub(super) async fn direct(discord: &Discord, member: &Member) -> String {
    let direct = discord.post("/direct", json!({ "user": member.id })).await;
    text(&direct["id"])
}

pub(super) fn file(message: &Value) -> String {
    text(&message["attachments"][0]["filename"])
}

/// Waits until this is the newest picture in a member's direct messages, and returns all of them.
pub(crate) async fn told(discord: &Discord, member: &Member, newest: &str) -> Vec<String> {
    let direct = direct(discord, member).await;
    discord
        .until(format!("{newest} for {}", member.name), async || {
            let messages = discord.messages_now(&direct, member).await;
            let files: Vec<String> = messages.iter().map(file).collect();
            match files.last() {
                Some(last) if last == newest => Ok(files),
                _ => Err(json!(files)),
            }
        })
        .await
}

pub(crate) fn boards(plies: impl IntoIterator<Item = u32>) -> Vec<String> {
    let plies = plies.into_iter();
    plies
        .map(|ply| format!("match-1-board-{ply}.png"))
        .collect()
}

/// Lists all that a member follows.
pub(crate) async fn followed(discord: &Discord, by: &Member, channel: &str) -> Answer {
    let command = given("matches", json!({}));
    discord.steps(by, channel, command, &FOLLOWED).await
}

/// Follows the match with this number by its card.
pub(crate) async fn follow(
    discord: &Discord,
    by: &Member,
    channel: &str,
    id: u32,
    how: &str,
) -> Answer {
    let named = json!({ "match": id.to_string() });
    let asked = discord.of_match(by, channel, named, "follow").await;
    assert!(asked.updated().contains(&format!("#{id}")));
    discord.press(by, asked.message(), how).await
}

/// Waits until nothing is left to post.
pub(super) async fn settled(discord: &Discord, data: &Data) {
    let file = data.file();
    discord
        .until("an empty outbox", async || {
            let db = Connection::open(&file).expect("opens");
            let left = db.query_row("SELECT count(*) FROM outbox", [], |row| row.get(0));
            match left {
                Ok(0) => Ok(()),
                Ok(left) => Err(json!(left)),
                Err(_) => Err(json!("busy")),
            }
        })
        .await;
}

async fn who_follows_hears_each_move_and_the_end_once(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        board,
        ..
    } = &stage;
    let dan = discord.member("Dan").await;
    let more = discord.press(cleo, board, "More").await;
    let asked = discord.press(cleo, more.message(), "Follow").await;
    assert!(asked.updated().contains("You’re not following this match."));
    assert_eq!(labels(asked.message()), ["At the end", "At each move"]);
    let follows = discord.press(cleo, asked.message(), "At each move").await;
    assert!(follows.updated().contains("after each move and at the end"));
    assert!(labels(follows.message()).contains(&"Stop following".to_owned()));
    follow(discord, &dan, games, 1, "At the end")
        .await
        .updated();
    // Players see the moves anyway.
    let asked = discord
        .of_match(ada, games, json!({ "match": "1" }), "follow")
        .await;
    let said = asked.updated();
    assert!(
        said.contains("Should I send you a direct message when it’s over?"),
        "{said}"
    );
    assert_eq!(labels(asked.message()), ["At the end"]);
    discord.press(ada, asked.message(), "At the end").await;

    stage.play(ada, "a7-a6").await.private();
    told(discord, cleo, "match-1-board-1.png").await;
    stage.play(ben, "a1-a2").await.private();
    told(discord, cleo, "match-1-board-2.png").await;
    let asked = discord
        .of_match(ben, thread, json!({}), "offer:takeback")
        .await;
    asked.updated();
    let theirs = discord
        .of_match(ada, thread, json!({}), "offer:takeback")
        .await;
    discord.press(ada, theirs.message(), "Accept").await;
    // Revisions rise when a move is taken back.
    told(discord, cleo, "match-1-board-3.png").await;
    let card = discord.command(cleo, games, "match", json!({ "match": "1" }));
    let card = card.await;
    let ask = discord.command(ben, thread, "resign", json!({})).await;
    discord.press(ben, ask.message(), "Yes, resign").await;
    let end = "match-1-result.png";
    let all = told(discord, cleo, end).await;
    assert_eq!(all, [boards(1..=3), vec![end.to_owned()]].concat());
    assert_eq!(told(discord, &dan, end).await, [end], "the end alone");
    assert_eq!(told(discord, ada, end).await, [end]);

    let messages = discord
        .messages_now(&direct(discord, cleo).await, cleo)
        .await;
    for (message, words) in messages.iter().zip([
        "Red: stone `a7-a6`.",
        "Blue: stone `a1-a2`.",
        "1 move played",
        "Red wins:",
    ]) {
        let said = text(&message["content"]);
        assert!(said.contains(words), "{words:?} expected in {said}");
        assert!(said.contains(thread), "with a link: {said}");
        assert_eq!(components(message), [] as [Value; 0]);
        if words == "Red wins:" {
            picture::of_result(discord, message).await;
        } else {
            picture::of(discord, message).await;
        }
    }
    // It is over, so no one follows it.
    for by in [cleo, &dan, ada] {
        let list = followed(discord, by, games).await.updated();
        assert!(list.contains("You don’t follow any match."), "{list}");
    }
    let late = discord.press(cleo, card.message(), "Follow").await;
    assert!(late.private().contains("is over"), "{}", late.private());
    let his = discord.get(&format!("/users/{}", ben.id)).await;
    assert_eq!(
        his["directs"],
        json!([]),
        "who does not follow hears nothing"
    );
    discord.judge_strictly().await;
}

/// Regardless of the language of the server and of the other followers.
async fn words_come_in_the_language_of_each_follower(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        cleo,
        games,
        thread,
        ..
    } = &stage;
    let dan = discord.member("Dan").await;
    for (follower, language, button) in
        [(cleo, "de", "Bei jedem Zug"), (&dan, "fr", "À chaque coup")]
    {
        let reads = json!({ "locale": language });
        discord
            .patch(&format!("/users/{}", follower.id), reads)
            .await;
        follow(discord, follower, games, 1, button).await.updated();
    }
    stage.play(ada, "a7-a6").await.private();
    let ask = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, ask.message(), "Yes, resign").await;
    for (follower, words) in [
        (
            cleo,
            ["Du verfolgst diese Partie", "Du hast diese Partie verfolgt"],
        ),
        (&dan, ["Tu suis cette partie", "Tu suivais cette partie"]),
    ] {
        told(discord, follower, "match-1-result.png").await;
        let channel = direct(discord, follower).await;
        let messages = discord.messages_now(&channel, follower).await;
        for (message, words) in messages.iter().zip(words) {
            let said = text(&message["content"]);
            assert!(said.contains(words), "{words:?} expected in {said}");
        }
    }
    let board = discord.message_where(thread, cleo, |message| {
        text(&message["content"]).contains("Red: stone `a7-a6`")
    });
    board.await;
    discord.judge_strictly().await;
}

/// Plays a move of Ada's whose notice is sent without the bot learning of it, and kills the bot.
async fn killed_while_telling(data: Data, shown: bool) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let cleo = discord.member("Cleo").await;
    let thread = begin(&discord, &ada, &ben).await;
    follow(&discord, &cleo, &thread, 1, "At each move")
        .await
        .updated();
    let to_cleo = direct(&discord, &cleo).await;
    let fault = json!({
        "kind": "server_error", "after": shown,
        "route": format!("POST /channels/{to_cleo}/messages"), "times": 1000,
    });
    discord.post("/faults", fault).await;
    let play = async |by: &Member, mv: &str| {
        let played = discord
            .command(by, &thread, "move", json!({ "move": mv }))
            .await;
        assert!(played.private().contains("You played"));
    };
    play(&ada, "a7-a6").await;
    // The match is not delayed.
    let board = |mv: &'static str| {
        move |message: &Value| text(&message["content"]).contains(&format!("`{mv}`"))
    };
    discord.message_where(&thread, &ben, board("a7-a6")).await;
    discord.refused("match-1-board-1.png").await;
    let there = discord.messages_now(&to_cleo, &cleo).await;
    assert_eq!(there.len(), usize::from(shown));
    bot.kill(&discord).await;
    discord.delete("/faults").await;

    let _bot = Task::start_after_kill(&discord, &data).await;
    play(&ben, "a1-a2").await;
    discord.message_where(&thread, &ada, board("a1-a2")).await;
    // A postponed notice waits a while.
    let files = discord
        .until("both words", async || {
            discord.advance(Duration::from_mins(1)).await;
            let messages = discord.messages_now(&to_cleo, &cleo).await;
            let files: Vec<String> = messages.iter().map(file).collect();
            if files.len() < 2 {
                return Err(json!(files));
            }
            Ok(files)
        })
        .await;
    assert_eq!(files, boards([1, 2]), "each once and in order");
    discord.judge().await;
}

async fn a_word_is_said_once_though_the_bot_is_killed_before_it_is_sent(data: Data) {
    killed_while_telling(data, false).await;
}

async fn a_word_is_said_once_though_the_bot_is_killed_before_discord_confirms_it(data: Data) {
    killed_while_telling(data, true).await;
}

/// Discord fails to open direct messages for a while.
async fn words_that_wait_come_in_order_and_hold_no_board_up(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        ..
    } = &stage;
    follow(discord, cleo, games, 1, "At each move")
        .await
        .updated();
    let fault = json!({
        "kind": "server_error", "route": "POST /users/@me/channels", "times": 1000
    });
    discord.post("/faults", fault).await;
    for (by, mv) in [(ada, "a7-a6"), (ben, "a1-a2")] {
        stage.play(by, mv).await.private();
        let shown = move |message: &Value| text(&message["content"]).contains(mv);
        discord.message_where(thread, by, shown).await;
    }
    let ask = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, ask.message(), "Yes, resign").await;
    // Even the thread does not wait for the notices.
    discord.closed(thread).await;
    let hers = discord.get(&format!("/users/{}", cleo.id)).await;
    assert_eq!(hers["directs"], json!([]));
    discord.delete("/faults").await;
    let end = "match-1-result.png".to_owned();
    let to_cleo = direct(discord, cleo).await;
    let files = discord
        .until("the last word", async || {
            discord.advance(Duration::from_mins(20)).await;
            let messages = discord.messages_now(&to_cleo, cleo).await;
            let files: Vec<String> = messages.iter().map(file).collect();
            if files.last() != Some(&end) {
                return Err(json!(files));
            }
            Ok(files)
        })
        .await;
    assert_eq!(files, [boards([1, 2]), vec![end]].concat());
    discord.judge().await;
}

async fn who_takes_no_direct_messages_follows_no_more_and_reads_so_once(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        board,
        ..
    } = &stage;
    follow(discord, cleo, games, 1, "At each move")
        .await
        .updated();
    let takes = async |takes: bool| {
        let taking = json!({ "takes_direct_messages": takes });
        discord.patch(&format!("/users/{}", cleo.id), taking).await;
    };
    takes(false).await;
    stage.play(ada, "a7-a6").await.private();
    let lost = "you no longer follow #1. Allow direct messages";
    let read = discord
        .until("that it is lost", async || {
            let answer = discord.command(cleo, games, "matches", json!({})).await;
            let said = answer.private();
            if said.contains(lost) {
                Ok(said)
            } else {
                Err(json!(said))
            }
        })
        .await;
    assert!(
        read.contains("You have no matches"),
        "beside what was asked: {read}"
    );
    // This holds once it is recorded that she has read it.
    discord
        .until("an answer without it", async || {
            let answer = discord.command(cleo, games, "matches", json!({})).await;
            let said = answer.private();
            if said.contains(lost) {
                Err(json!(said))
            } else {
                Ok(())
            }
        })
        .await;
    let list = followed(discord, cleo, games).await.updated();
    assert!(list.contains("You don’t follow any match."), "{list}");
    // A click is answered like this too.
    follow(discord, cleo, games, 1, "At each move")
        .await
        .updated();
    stage.play(ben, "a1-a2").await.private();
    discord
        .until("that it is lost again", async || {
            let answer = discord.press_late(cleo, board, "More").await;
            let said = answer.private();
            if said.contains(lost) {
                Ok(())
            } else {
                Err(json!(said))
            }
        })
        .await;
    takes(true).await;
    stage.play(ada, "b7-b6").await.private();
    discord.picture_after(thread, ben, "0").await;
    let hers = direct(discord, cleo).await;
    assert_eq!(discord.messages_now(&hers, cleo).await, [] as [Value; 0]);
    discord.judge().await;
}

#[tokio::test]
async fn who_stops_hears_no_more() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    let suggested = async |typed: &str| {
        let typed = json!({ "match": typed });
        let found = discord.complete(cleo, games, "match", typed, "match");
        found.await
    };
    let one = ("#1 Guard & Towers: Ada – Ben".to_owned(), "1".to_owned());
    assert_eq!(
        suggested("").await,
        std::slice::from_ref(&one),
        "though she plays in none"
    );
    assert_eq!(suggested("ben").await, [one]);
    assert_eq!(suggested("dan").await, []);

    let follows = follow(discord, cleo, games, 1, "At each move").await;
    stage.play(ada, "a7-a6").await.private();
    told(discord, cleo, "match-1-board-1.png").await;
    let stopped = discord
        .press(cleo, follows.message(), "Stop following")
        .await;
    assert!(
        stopped
            .updated()
            .contains("You’re not following this match.")
    );
    stage.play(ben, "a1-a2").await.private();
    settled(discord, &stage.data).await;
    assert_eq!(
        told(discord, cleo, "match-1-board-1.png").await,
        boards([1])
    );

    follow(discord, cleo, games, 1, "At the end")
        .await
        .updated();
    let list = followed(discord, cleo, games).await;
    assert!(
        list.updated()
            .contains("#1 Guard & Towers: Ada – Ben (the end)")
    );
    let select = components(list.message()).remove(0);
    let body = json!({
        "user": cleo.id, "channel": list.message()["channel_id"],
        "message": list.message()["id"], "custom_id": select["custom_id"], "values": ["1"],
    });
    let left = Answer(discord.post("/select", body).await);
    assert!(left.updated().contains("You don’t follow any match."));
    let ask = discord
        .command(ada, &stage.thread, "resign", json!({}))
        .await;
    discord.press(ada, ask.message(), "Yes, resign").await;
    settled(discord, &stage.data).await;
    assert_eq!(
        told(discord, cleo, "match-1-board-1.png").await,
        boards([1])
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_word_that_waits_when_its_follower_stops_is_not_said() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        cleo,
        games,
        ..
    } = &stage;
    let follows = follow(discord, cleo, games, 1, "At each move").await;
    let route = "POST /users/@me/channels";
    let fault = json!({ "kind": "server_error", "route": route, "times": 1000 });
    discord.post("/faults", fault).await;
    stage.play(ada, "a7-a6").await.private();
    discord.refused(&cleo.id).await;
    let stopped = discord
        .press(cleo, follows.message(), "Stop following")
        .await;
    assert!(
        stopped
            .updated()
            .contains("You’re not following this match.")
    );
    discord.delete("/faults").await;
    discord.advance(Duration::from_mins(20)).await;
    settled(discord, &stage.data).await;
    let hers = discord.get(&format!("/users/{}", cleo.id)).await;
    assert_eq!(hers["directs"], json!([]));
}
