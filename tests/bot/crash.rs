//! The bot is killed without a word, and nothing is lost or said twice.

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, text},
    running::{Data, Process},
};

/// A match of Ada against Ben in the channel `games`, and its thread.
pub(crate) async fn begin(discord: &Discord, ada: &Member, ben: &Member) -> String {
    let games = discord.channel("games").await;
    let options = json!({ "game": "guard-and-towers", "opponent": ben.id, "side": "first" });
    discord
        .command(ada, &games, "challenge", options)
        .await
        .private();
    let card = discord.picture_after(&games, ben, "0").await;
    discord.press(ben, &card, "Accept").await.acknowledged();
    let opened = discord
        .message_where(&games, ada, |message| message["thread"].is_object())
        .await;
    let thread = text(&opened["thread"]["id"]);
    discord.picture_after(&thread, ada, "0").await;
    thread
}

async fn boards(discord: &Discord, thread: &str, by: &Member) -> Vec<Value> {
    let mut messages = discord.messages_now(thread, by).await;
    messages.retain(|message| message["attachments"][0].is_object());
    messages
}

/// Plays a move whose board cannot be delivered because of `fault`, kills the bot, starts it
/// again, and expects the board exactly once.
async fn killed_while(fault: Value) {
    let discord = Discord::start().await;
    let data = Data::new();
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let thread = begin(&discord, &ada, &ben).await;

    discord.post("/faults", fault).await;
    let played = discord
        .command(&ada, &thread, "move", json!({ "move": "a7-a6" }))
        .await;
    assert!(
        played.private().contains("You played"),
        "acknowledged, so never lost"
    );
    bot.kill(&discord).await;
    discord.delete("/faults").await;

    let _bot = Process::start(&discord, &data).await;
    let due = |message: &Value| text(&message["content"]).contains("`a7-a6`");
    discord.message_where(&thread, &ben, due).await;
    // The match goes on, and by the time its next board is there the one before is there once.
    let played = discord
        .command(&ben, &thread, "move", json!({ "move": "a1-a2" }))
        .await;
    assert!(played.private().contains("You played"));
    discord
        .message_where(&thread, &ada, |message| {
            text(&message["content"]).contains("`a1-a2`")
        })
        .await;
    let boards = boards(&discord, &thread, &ada).await;
    assert_eq!(boards.iter().filter(|board| due(board)).count(), 1);
    assert_eq!(boards.len(), 3);
    discord.judge().await;
}

#[tokio::test]
async fn killed_before_the_board_was_sent() {
    killed_while(json!({
        "kind": "server_error", "route": "POST /channels/*/messages", "times": 1000
    }))
    .await;
}

#[tokio::test]
async fn killed_after_the_board_was_sent_but_before_discord_said_so() {
    // The board is there, but the bot never hears of it: the answer is an error.
    killed_while(json!({
        "kind": "server_error", "after": true, "route": "POST /channels/*/messages", "times": 1000
    }))
    .await;
}

#[tokio::test]
async fn killed_between_accept_and_board() {
    let discord = Discord::start().await;
    let data = Data::new();
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let options = json!({ "game": "guard-and-towers", "opponent": ben.id });
    discord
        .command(&ada, &games, "challenge", options)
        .await
        .private();
    let card = discord.picture_after(&games, &ben, "0").await;
    // The thread is opened, but the bot does not hear of it.
    let fault = json!({
        "kind": "server_error", "after": true,
        "route": "POST /channels/*/messages/*/threads", "times": 1000,
    });
    discord.post("/faults", fault).await;
    discord.press(&ben, &card, "Accept").await.acknowledged();
    discord
        .message_where(&games, &ada, |message| message["thread"].is_object())
        .await;
    bot.kill(&discord).await;
    discord.delete("/faults").await;

    let _bot = Process::start(&discord, &data).await;
    let opened = discord
        .message_where(&games, &ada, |message| message["thread"].is_object())
        .await;
    let thread = text(&opened["thread"]["id"]);
    discord.picture_after(&thread, &ada, "0").await;
    let threads = discord.get(&format!("/channels/{games}/threads")).await;
    assert_eq!(threads.as_array().map(Vec::len), Some(1));
    assert_eq!(boards(&discord, &thread, &ada).await.len(), 1);
    discord.judge().await;
}
