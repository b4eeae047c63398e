//! One of the two servers has chosen a channel for its matches that is deleted or closed to the bot.

use domain::{
    matches::{ChannelId, ServerId},
    settings::{Home, ServerSettings},
};
use serde_json::{Value, json};
use store::{Lock, Store, StoreError};

use super::{World, codes, number};
use crate::{
    discord::{Member, labels, text},
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    a_challenge_by_code_is_shown_in_both_servers_if_the_first_has_lost_its_channel,
    a_challenge_by_code_is_shown_in_both_servers_if_the_second_has_lost_its_channel,
);

/// Adds a channel to a server, and lets the server show its matches there.
async fn chosen(world: &World, server: &str) -> String {
    let path = format!("/guilds/{server}/channels");
    let channel = json!({ "name": "matches" });
    let channel = text(&world.discord.post(&path, channel).await["id"]);
    let settings = ServerSettings {
        home: Home::Channel(ChannelId(number(&channel))),
        ..ServerSettings::default()
    };
    let server = ServerId(number(server));
    let store = Store::open_beside(&world.data.address()).expect("a database");
    let set: Result<(), StoreError> = store
        .write(Lock::Server(server), move |tx| {
            tx.settings().set_server(server, settings)
        })
        .await;
    set.expect("set");
    channel
}

/// Returns where a server shows its matches.
async fn home(world: &World, server: &str) -> Home {
    let server = ServerId(number(server));
    let store = Store::open_beside(&world.data.address()).expect("a database");
    let settings: Result<ServerSettings, StoreError> =
        store.read(move |tx| tx.settings().of_server(server)).await;
    settings.expect("settings").home
}

/// The challenge is posted once in both servers, Dan accepts it, and both have their board.
async fn is_played(world: &World, number: u32) {
    let World {
        discord,
        ada,
        dan,
        games,
        hall,
        ..
    } = world;
    let here = codes::card(discord, games, ada, number).await;
    assert!(labels(&here).contains(&"Withdraw".to_owned()));
    let there = codes::card(discord, hall, dan, number).await;
    assert_eq!(there["pinged"], json!([dan.id]));
    discord.press(dan, &there, "Accept").await.acknowledged();
    for (channel, by) in [(games, ada), (hall, dan)] {
        let opened = thread_at(world, channel, by, number).await;
        discord.picture_after(&opened, by, "0").await;
    }
}

async fn thread_at(world: &World, channel: &str, by: &Member, number: u32) -> String {
    let file = format!("challenge-{number}.png");
    let is_opened = |message: &Value| {
        let is_card = message["attachments"][0]["filename"] == *file;
        is_card && message["thread"].is_object()
    };
    let opened = world.discord.message_where(channel, by, is_opened).await;
    text(&opened["thread"]["id"])
}

async fn a_challenge_by_code_is_shown_in_both_servers_if_the_first_has_lost_its_channel(
    data: Data,
) {
    let world = World::new(data).await;
    let _bot = Task::start(&world.discord, &world.data).await;
    let code = codes::make(&world).await;
    let lost = chosen(&world, &world.court).await;
    let discord = &world.discord;
    discord.delete(&format!("/channels/{lost}")).await;
    let sent = codes::challenge(&world, &code).await;
    let expected = format!(
        "has been deleted, so this match is shown in <#{}>",
        world.games
    );
    assert!(sent.contains(&expected), "{sent}");
    is_played(&world, 1).await;
    assert_eq!(home(&world, &world.court).await, Home::AtChallenge);
    discord.judge().await;
}

async fn a_challenge_by_code_is_shown_in_both_servers_if_the_second_has_lost_its_channel(
    data: Data,
) {
    let world = World::new(data).await;
    let _bot = Task::start(&world.discord, &world.data).await;
    let discord = &world.discord;
    let lost = chosen(&world, &world.club).await;
    let code = codes::make(&world).await;
    // It is closed, but still chosen.
    let rights = format!("/channels/{lost}/bot-permissions");
    let denied = json!({ "deny": ["VIEW_CHANNEL"] });
    discord.put(&rights, denied).await;
    codes::challenge(&world, &code).await;
    is_played(&world, 1).await;
    let kept = Home::Channel(ChannelId(number(&lost)));
    assert_eq!(home(&world, &world.club).await, kept);
    // It is deleted.
    discord.delete(&format!("/channels/{lost}")).await;
    codes::challenge(&world, &code).await;
    is_played(&world, 3).await;
    assert_eq!(home(&world, &world.club).await, Home::AtChallenge);
    // Dan reads where challenges by the code arrive from now on.
    let shown = discord.command(
        &world.dan,
        &world.hall,
        "settings",
        json!({ "page": "code" }),
    );
    let shown = shown.await.private();
    assert!(shown.contains(&format!("<#{}>", world.hall)), "{shown}");
    discord.judge().await;
}
