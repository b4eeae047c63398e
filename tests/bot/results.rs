//! The end of a match: its channel learns the result, and its thread is archived.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    consequences::posted,
    crash::begin,
    discord::{Discord, Member, labels, text},
    picture,
    refusals::Stage,
    running::{Data, Process, Task, on_either_engine},
};

on_either_engine!(
    the_challenge_turns_into_the_result_and_the_thread_sleeps,
    a_draw_is_told_likewise,
    a_title_that_people_have_given_stays_behind_the_mark,
    a_title_that_people_have_marked_stays_as_it_is,
    where_the_challenge_was_deleted_a_new_message_tells_the_result,
    killed_before_the_result_was_told,
    killed_after_the_result_was_told_but_before_discord_said_so,
    a_match_in_the_channel_itself_is_told_by_its_last_board,
);

/// Red's guard walks into Blue's castle.
const TO_THE_CASTLE: [&str; 17] = [
    "e6-f6", "d1-c1", "d7-e7", "a1-a2", "e7-e6", "a2-a1", "e6-e5", "a1-a2", "e5-e4", "a2-a1",
    "e4-e3", "a1-a2", "e3xe2", "a2-a1", "e2-e1", "a1-a2", "e1-d1",
];

async fn play(discord: &Discord, thread: &str, players: [&Member; 2], moves: &[&str]) {
    for (mv, by) in moves.iter().zip(players.iter().cycle()) {
        let played = discord
            .command(by, thread, "move", json!({ "move": mv }))
            .await;
        assert!(played.private().contains("You played"), "{mv}");
    }
}

async fn resign(discord: &Discord, thread: &str, by: &Member) {
    let question = discord.command(by, thread, "resign", json!({})).await;
    let resigned = discord.press(by, question.message(), "Yes, resign").await;
    resigned.updated();
}

fn files(message: &Value) -> Vec<String> {
    let files = message["attachments"].as_array().expect("attachments");
    files.iter().map(|file| text(&file["filename"])).collect()
}

/// Returns the messages in a channel that everyone can read and that tell how match 1 ended.
async fn told(discord: &Discord, channel: &str, by: &Member) -> Vec<Value> {
    let mut messages = discord.messages_now(channel, by).await;
    messages.retain(|message| files(message) == ["match-1-ended.png"]);
    messages
}

async fn the_challenge_turns_into_the_result_and_the_thread_sleeps(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &stage;
    let title = async || {
        let thread = discord.get(&format!("/channels/{thread}")).await;
        text(&thread["name"])
    };
    assert_eq!(title().await, "Ada – Ben · Guard & Towers");
    let [card] = &posted(discord, games, ada).await[..] else {
        panic!("one message")
    };
    play(discord, thread, [ada, ben], &TO_THE_CASTLE).await;
    discord.closed(thread).await;
    assert_eq!(title().await, "✓ Ada – Ben · Guard & Towers");

    let [result] = &posted(discord, games, ada).await[..] else {
        panic!("no other message")
    };
    assert_eq!(result["id"], card["id"], "it is the challenge's card");
    let words = format!(
        "**Guard & Towers** #1\n**Red** ({}) beats **Blue** ({}) in 17 moves: the guard is in \
         Blue’s castle.",
        ada.mention(),
        ben.mention()
    );
    assert_eq!(text(&result["content"]), words);
    assert_eq!(files(result), ["match-1-ended.png"], "the last board alone");
    assert_eq!(labels(result), ["Rematch", "Replay", "Analyze"]);
    assert_eq!(result["pinged"], card["pinged"], "nobody is pinged by it");
    let alt = picture::alt(result);
    let last = "Red wins: the guard is in Blue’s castle. Red: guard e1→d1. Red: guard d1;";
    assert!(alt.contains(last), "{alt}");

    // The thread is not locked: a message in it reopens it.
    let gone = json!({ "user": ben.id, "channel": thread, "content": "Well played!" });
    discord.post("/say", gone).await;
    let now = discord.get(&format!("/channels/{thread}")).await;
    assert_eq!(now["thread_metadata"]["archived"], false);
    assert_eq!(now["thread_metadata"]["locked"], false);

    // A rematch gets its own card and thread.
    let asked = discord.press(ben, result, "Rematch").await.private();
    assert_eq!(
        asked,
        format!("Challenge #2 was sent to {}.", ada.mention())
    );
    let again = discord.picture_after(games, ada, &text(&card["id"])).await;
    discord.press(ada, &again, "Accept").await.acknowledged();
    let opened = discord
        .message_where(games, ada, |message| {
            message["id"] == again["id"] && message["thread"].is_object()
        })
        .await;
    let name = text(&opened["thread"]["name"]);
    assert_eq!(name, "Ben – Ada · Guard & Towers");
    discord.judge_strictly().await;
}

/// Changes a thread's title, as people do.
async fn rename(discord: &Discord, thread: &str, title: &str) {
    let url = format!("{}/api/v10/channels/{thread}", discord.sandbox.url());
    let renamed = crate::patience::client()
        .patch(url)
        .header("Authorization", format!("Bot {}", local_discord::TOKEN))
        .json(&json!({ "name": title }))
        .send()
        .await
        .expect("an answer");
    assert!(renamed.status().is_success(), "{renamed:?}");
}

async fn a_title_that_people_have_given_stays_behind_the_mark(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ben,
        thread,
        ..
    } = &stage;
    let path = format!("/channels/{thread}");
    let given = "Ben resigns at once ".to_owned() + &"é".repeat(80);
    rename(discord, thread, &given).await;
    resign(discord, thread, ben).await;
    discord.closed(thread).await;
    let title = async || text(&discord.get(&path).await["name"]);
    let marked = format!("✓ Ben resigns at once {}…", "é".repeat(77));
    assert_eq!(title().await, marked, "as much as Discord takes");
    discord.judge().await;
}

async fn a_title_that_people_have_marked_stays_as_it_is(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ben,
        thread,
        ..
    } = &stage;
    let path = format!("/channels/{thread}");
    rename(discord, thread, "½ full").await;
    resign(discord, thread, ben).await;
    discord.closed(thread).await;
    assert_eq!(discord.get(&path).await["name"], "½ full");
    discord.judge().await;
}

async fn a_draw_is_told_likewise(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &stage;
    play(discord, thread, [ada, ben], &["a7-a6"]).await;
    discord.command(ada, thread, "draw", json!({})).await;
    let offer = discord
        .message_where(thread, ben, |message| {
            labels(message).contains(&"Decline".to_owned())
        })
        .await;
    discord.press(ben, &offer, "Accept").await.acknowledged();
    discord.closed(thread).await;
    let [result] = &told(discord, games, ada).await[..] else {
        panic!("one result")
    };
    let words = format!(
        "**Guard & Towers** #1\n**Draw:** {} and {}, after 1 move: both players agree.",
        ada.mention(),
        ben.mention()
    );
    assert_eq!(text(&result["content"]), words);
    let closed = discord.get(&format!("/channels/{thread}")).await;
    assert_eq!(closed["name"], "½ Ada – Ben · Guard & Towers");
    let offers = discord.messages_now(thread, ben).await;
    let offer = offers.iter().find(|message| message["id"] == offer["id"]);
    assert_eq!(
        offer.expect("it stays")["components"],
        json!([]),
        "closed first"
    );
    discord.judge_strictly().await;
}

async fn where_the_challenge_was_deleted_a_new_message_tells_the_result(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &stage;
    discord.delete(&format!("/messages/{games}/{thread}")).await;
    resign(discord, thread, ben).await;
    discord.closed(thread).await;
    let [result] = &told(discord, games, ada).await[..] else {
        panic!("one result")
    };
    let words = format!(
        "**Guard & Towers** #1\n**Red** ({}) beats **Blue** ({}) before the first move: Blue \
         resigns.\nThe match is in <#{thread}>.",
        ada.mention(),
        ben.mention()
    );
    assert_eq!(text(&result["content"]), words);
    assert_eq!(labels(result), ["Rematch", "Replay", "Analyze"]);
    assert_eq!(result["pinged"], json!([]));
    discord.judge().await;
}

/// Kills the bot while it tells a channel without the challenge's card how a match ended, and starts it
/// again.
async fn killed_while_telling(data: Data, shown: bool) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let thread = begin(&discord, &ada, &ben).await;
    discord.delete(&format!("/messages/{games}/{thread}")).await;
    let fault = json!({
        "kind": "server_error", "after": shown, "times": 1000,
        "route": format!("POST /channels/{games}/messages")
    });
    discord.post("/faults", fault).await;
    resign(&discord, &thread, &ben).await;
    discord
        .until("a refusal to tell the result", async || {
            let refusals = discord.refusals().await;
            let told = |refusal: &Value| {
                refusal["method"] == "POST"
                    && refusal["body"].to_string().contains("match-1-ended.png")
            };
            if refusals.iter().any(told) {
                return Ok(());
            }
            Err(refusals.into())
        })
        .await;
    assert_eq!(told(&discord, &games, &ada).await.len(), usize::from(shown));
    bot.kill(&discord).await;
    discord.delete("/faults").await;
    // By then Discord has forgotten the nonce.
    discord.advance(Duration::from_mins(30)).await;

    let _bot = Task::start_after_kill(&discord, &data).await;
    // That happens after it.
    discord.closed(&thread).await;
    assert_eq!(told(&discord, &games, &ada).await.len(), 1, "once");
    discord.judge().await;
}

async fn killed_before_the_result_was_told(data: Data) {
    killed_while_telling(data, false).await;
}

async fn killed_after_the_result_was_told_but_before_discord_said_so(data: Data) {
    killed_while_telling(data, true).await;
}

async fn a_match_in_the_channel_itself_is_told_by_its_last_board(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let path = format!("/channels/{games}/bot-permissions");
    let denied = json!({ "deny": ["CREATE_PUBLIC_THREADS"] });
    discord.put(&path, denied).await;
    let options = json!({ "game": "guard-and-towers", "opponent": ben.id, "side": "first" });
    discord.command(&ada, &games, "challenge", options).await;
    let card = discord.picture_after(&games, &ben, "0").await;
    discord.press(&ben, &card, "Accept").await.acknowledged();
    discord
        .picture_after(&games, &ada, &text(&card["id"]))
        .await;
    let question = discord
        .command(&ben, &games, "resign", json!({ "match": "1" }))
        .await;
    discord.press(&ben, question.message(), "Yes, resign").await;
    let told = format!(
        "**Red** ({}) beats **Blue** ({}) before the first move: Blue resigns.",
        ada.mention(),
        ben.mention()
    );
    let says = |message: &Value| text(&message["content"]).contains(&told);
    let edited = discord.message_where(&games, &ada, says).await;
    assert_eq!(edited["id"], card["id"]);
    assert_eq!(labels(&edited), [""; 0], "the last board has them");
    assert_eq!(files(&edited), [""; 0], "and the picture");
    let messages = posted(&discord, &games, &ada).await;
    let shown: Vec<String> = messages.iter().flat_map(files).collect();
    let expected = ["match-1-board-0.png", "match-1-result.png"];
    assert_eq!(shown, expected, "and nothing else");
    let state = discord.get(&format!("/channels/{games}")).await;
    assert_eq!(state["name"], "games", "it is nobody's to close");
    discord.judge().await;
}
