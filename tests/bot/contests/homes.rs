//! Servers that play one another have chosen channels for their matches that are deleted or hidden from
//! the bot, both of them in the same way.

use domain::{
    matches::{ChannelId, ServerId},
    settings::{Home, ServerSettings},
};
use serde_json::{Value, json};
use store::{Lock, Store, StoreError};

use super::league::{Club, League};
use crate::{
    discord::text,
    running::{Data, on_either_engine},
};

on_either_engine!(
    a_tournament_is_shown_where_managers_want_it_if_the_chosen_channels_are_deleted,
    a_tournament_is_shown_where_managers_want_it_while_the_chosen_channels_are_hidden,
    a_contest_is_shown_where_it_was_proposed_if_the_chosen_channels_are_deleted,
    a_contest_is_shown_where_it_was_proposed_while_the_chosen_channels_are_hidden,
);

/// The fate of a channel.
#[derive(Clone, Copy)]
enum Lost {
    /// It is deleted without an event reaching the bot.
    Deleted,
    /// The bot cannot see it.
    Hidden,
}

async fn change(
    data: &Data,
    club: &Club,
    change: impl Fn(&mut ServerSettings) + Send + 'static,
) -> Home {
    let server = ServerId(club.guild.parse().expect("a number"));
    let store = Store::open_beside(&data.address()).expect("a database");
    let home: Result<Home, StoreError> = store
        .write(Lock::Server(server), move |tx| {
            let mut settings = tx.settings().of_server(server)?;
            change(&mut settings);
            tx.settings().set_server(server, settings)?;
            Ok(settings.home)
        })
        .await;
    home.expect("changed")
}

/// Lets a server show its matches in a channel that is lost.
async fn lose_home(league: &League, data: &Data, club: &Club, lost: Lost) -> Home {
    let discord = &league.discord;
    let path = format!("/guilds/{}/channels", club.guild);
    let channel = json!({ "name": "matches" });
    let channel = text(&discord.post(&path, channel).await["id"]);
    match lost {
        Lost::Deleted => {
            discord.delete(&format!("/channels/{channel}")).await;
        }
        Lost::Hidden => {
            let rights = format!("/channels/{channel}/bot-permissions");
            let denied = json!({ "deny": ["VIEW_CHANNEL"] });
            discord.put(&rights, denied).await;
        }
    }
    let home = Home::Channel(ChannelId(channel.parse().expect("a number")));
    change(data, club, move |settings| settings.home = home).await
}

/// Checks that a deleted channel is no longer chosen, and that a hidden one still is.
async fn is_looked_after(data: &Data, club: &Club, (lost, chosen): (Lost, Home)) {
    let home = change(data, club, |_| {}).await;
    let expected = match lost {
        Lost::Deleted => Home::AtChallenge,
        Lost::Hidden => chosen,
    };
    assert_eq!(home, expected, "{}", club.name);
}

/// Checks that a board of a server is in a thread of this channel.
async fn has_its_board(league: &League, club: &Club) {
    let player = &club.players[0];
    let opened = |message: &Value| {
        let is_starter = message["thread"].is_object();
        is_starter && text(&message["content"]).contains(&player.mention())
    };
    let discord = &league.discord;
    let starter = discord.message_where(&club.channel, player, opened).await;
    let thread = text(&starter["thread"]["id"]);
    discord.picture_after(&thread, player, "0").await;
}

async fn tournament(data: Data, lost: Lost) {
    let league = League::set(&data, [2, 2]).await;
    let (abbey, bridge) = (&league.abbey, &league.bridge);
    league.open().await;
    let homes = [
        lose_home(&league, &data, abbey, lost).await,
        lose_home(&league, &data, bridge, lost).await,
    ];
    let cup = json!({
        "name": "Cup", "system": "swiss", "rounds": 1,
        "game": "guard-and-towers", "pace": "move-3d", "servers": "open",
    });
    let made = league.found(abbey, cup).await.updated();
    let number = json!("1");
    let list = league.manage(bridge, "tournament", json!({})).await;
    let part = league
        .discord
        .select(&bridge.manager, list.message(), "managing-enter", &number);
    let enters = part.await.updated();
    for (club, said) in [(abbey, made), (bridge, enters)] {
        assert!(said.contains(&format!("<#{}>", club.channel)), "{said}");
    }
    for club in [abbey, bridge] {
        let card = league
            .shown(club, "🏆 **Cup** · tournament 1\n", "joined")
            .await;
        for player in &club.players {
            let entered = league.discord.press(player, &card, "Join").await.private();
            assert!(entered.contains("You’ve joined"), "{entered}");
        }
    }
    let card = league
        .manage(abbey, "tournament", json!({ "tournament": "1" }))
        .await;
    let started = league
        .discord
        .press_id(&abbey.manager, card.message(), "managing-next");
    let started = started.await.updated();
    assert!(started.contains("has started"), "{started}");
    for (club, home) in [abbey, bridge].into_iter().zip(homes) {
        has_its_board(&league, club).await;
        is_looked_after(&data, club, (lost, home)).await;
    }
    league.discord.judge().await;
}

async fn contest(data: Data, lost: Lost) {
    let league = League::set(&data, [1, 1]).await;
    let (abbey, bridge) = (&league.abbey, &league.bridge);
    league.open().await;
    let homes = [
        lose_home(&league, &data, abbey, lost).await,
        lose_home(&league, &data, bridge, lost).await,
    ];
    let terms = json!({ "boards": "1", "games": "guard-and-towers", "pace": "move-3d" });
    league.agree(terms).await;
    league.sign_up().await;
    league.begin(1).await;
    for (club, home) in [abbey, bridge].into_iter().zip(homes) {
        has_its_board(&league, club).await;
        is_looked_after(&data, club, (lost, home)).await;
    }
    league.discord.judge().await;
}

async fn a_tournament_is_shown_where_managers_want_it_if_the_chosen_channels_are_deleted(
    data: Data,
) {
    tournament(data, Lost::Deleted).await;
}

async fn a_tournament_is_shown_where_managers_want_it_while_the_chosen_channels_are_hidden(
    data: Data,
) {
    tournament(data, Lost::Hidden).await;
}

async fn a_contest_is_shown_where_it_was_proposed_if_the_chosen_channels_are_deleted(data: Data) {
    contest(data, Lost::Deleted).await;
}

async fn a_contest_is_shown_where_it_was_proposed_while_the_chosen_channels_are_hidden(data: Data) {
    contest(data, Lost::Hidden).await;
}
