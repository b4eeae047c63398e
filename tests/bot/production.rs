//! The bot against the local Discord at its strictest: over TLS, within all limits, with serenity's own
//! rate limiter, and with duplicate events.

use serde_json::{Value, json};

use crate::{
    discord::Discord,
    running::{Data, Task},
    watched::Watched,
};

#[tokio::test]
async fn a_match_over_tls_with_all_limits_enforced() {
    let (discord, data) = (Discord::start().await, Data::new());
    discord.put("/limits", json!({ "enforced": true })).await;
    let ca = data.folder().join("ca.pem");
    std::fs::write(&ca, local_discord::CA).expect("written");
    let base = format!("https://{}", discord.sandbox.tls());
    let ca = ca.display().to_string();
    let mut bot = Watched::start(&base, &data, &[("DISCORD_API_CA", &ca)]);
    bot.says("connected").await;
    discord.ready().await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let game = json!({ "game": "guard-and-towers" });
    let (thread, board) = discord.begin([&ada, &ben], game).await;
    let played = json!({ "move": "a7-a6" });
    discord.command(&ada, &thread, "move", played).await;
    let last = board["id"].as_str().expect("an id");
    discord.picture_after(&thread, &ben, last).await;
    discord.judge_strictly().await;
    bot.signal("TERM");
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(0), "{log}");
}

#[tokio::test]
async fn a_file_without_a_certificate_is_said_so() {
    let (discord, data) = (Discord::start().await, Data::new());
    let ca = data.folder().join("ca.pem");
    std::fs::write(&ca, "no certificate").expect("written");
    let base = format!("https://{}", discord.sandbox.tls());
    let ca = ca.display().to_string();
    let bot = Watched::start(&base, &data, &[("DISCORD_API_CA", &ca)]);
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(1), "{log}");
    assert!(log.contains("DISCORD_API_CA"), "{log}");
}

#[tokio::test]
async fn what_discord_sends_twice_is_done_once() {
    let (discord, data) = (Discord::start().await, Data::new());
    let bot = Task::start(&discord, &data).await;
    let twice = json!({ "kind": "duplicate", "event": "INTERACTION_CREATE", "times": 9 });
    discord.post("/faults", twice).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let game = json!({ "game": "guard-and-towers" });
    discord.begin([&ada, &ben], game).await;
    let games = discord.channel("games").await;
    let list = discord.command(&ada, &games, "matches", json!({})).await;
    let list = list.private();
    assert!(list.contains("#1") && !list.contains("#2"), "{list}");
    discord.judge_strictly().await;
    bot.stop(&discord).await;
}

#[tokio::test]
async fn the_command_of_an_activity_survives() {
    let (discord, data) = (Discord::start().await, Data::new());
    discord.post("/activity", json!({})).await;
    let mut bot = Watched::start(&discord.sandbox.url(), &data, &[]);
    bot.says("the commands are registered").await;
    let commands = discord.get("/commands").await;
    let commands = commands.as_array().expect("commands");
    let kinds: Vec<&Value> = commands.iter().map(|command| &command["type"]).collect();
    assert!(kinds.contains(&&json!(4)) && kinds.len() > 20, "{kinds:?}");
    bot.signal("TERM");
    bot.ended().await;
    let mut again = Watched::start(&discord.sandbox.url(), &data, &[]);
    let line = again.says("the commands are registered").await;
    assert!(line.contains("changed=false"), "{line}");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_bot_that_may_not_connect_any_more_today_waits() {
    let (discord, data) = (Discord::start().await, Data::new());
    let none = json!({ "enforced": true, "identifies_a_day": 0 });
    discord.put("/limits", none).await;
    let mut bot = Watched::start(&discord.sandbox.url(), &data, &[]);
    bot.says("as often as Discord allows").await;
    discord
        .put("/limits", json!({ "identifies_a_day": 1_000 }))
        .await;
    bot.says("connected").await;
    discord.judge_strictly().await;
}
