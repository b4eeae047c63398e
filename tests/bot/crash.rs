//! The bot is killed abruptly, and nothing is lost or posted twice.

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, text},
    running::{Data, Process, Task, on_both_engines},
};

on_both_engines!(
    killed_before_the_board_was_sent,
    killed_after_the_board_was_sent_but_before_discord_said_so,
    killed_between_accept_and_board,
);

/// Begins a match between Ada and Ben in the channel `games`, and returns its thread.
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

/// Returns a fault by which Discord answers every message with an error from now on, and either shows it
/// first or not.
fn fault(shown: bool) -> Value {
    json!({
        "kind": "server_error", "after": shown, "route": "POST /channels/*/messages", "times": 1000
    })
}

fn says(mv: &str) -> impl Fn(&Value) -> bool {
    move |message| text(&message["content"]).contains(mv)
}

/// Plays a move whose board is delivered without the bot learning of it, kills the bot once Discord has
/// the board, starts it again, and expects the board exactly once.
async fn killed_while_posting(data: Data, shown: bool) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let thread = begin(&discord, &ada, &ben).await;

    discord.post("/faults", fault(shown)).await;
    let played = discord
        .command(&ada, &thread, "move", json!({ "move": "a7-a6" }))
        .await;
    assert!(
        played.private().contains("You played"),
        "acknowledged, so never lost"
    );
    discord.refused("match-1-board-1.png").await;
    let there = boards(&discord, &thread, &ada).await;
    assert_eq!(there.iter().any(says("`a7-a6`")), shown);
    bot.kill(&discord).await;
    discord.delete("/faults").await;

    let _bot = Task::start_after_kill(&discord, &data).await;
    discord.message_where(&thread, &ben, says("`a7-a6`")).await;
    // The match continues, and when its next board is there, the previous one is there once.
    let played = discord
        .command(&ben, &thread, "move", json!({ "move": "a1-a2" }))
        .await;
    assert!(played.private().contains("You played"));
    discord.message_where(&thread, &ada, says("`a1-a2`")).await;
    let boards = boards(&discord, &thread, &ada).await;
    let files: Vec<String> = boards
        .iter()
        .map(|board| text(&board["attachments"][0]["filename"]))
        .collect();
    let each_once = [0, 1, 2].map(|ply| format!("match-1-board-{ply}.png"));
    assert_eq!(files, each_once, "each board once");
    discord.judge().await;
}

async fn killed_before_the_board_was_sent(data: Data) {
    killed_while_posting(data, false).await;
}

async fn killed_after_the_board_was_sent_but_before_discord_said_so(data: Data) {
    // The board is there, but the bot never receives the confirmation: the answer is an error.
    killed_while_posting(data, true).await;
}

async fn killed_between_accept_and_board(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let options = json!({ "game": "guard-and-towers", "opponent": ben.id });
    discord
        .command(&ada, &games, "challenge", options)
        .await
        .private();
    let card = discord.picture_after(&games, &ben, "0").await;
    // The thread is opened, but the bot does not receive the confirmation.
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

    let _bot = Task::start_after_kill(&discord, &data).await;
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
