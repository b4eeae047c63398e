//! Tests of who can follow, what followers see, and how many there can be.

use domain::{
    clock::Timestamp,
    matches::{ChannelId, Hears, Invitation, Place, Players, ServerId, SideWish, Timing, UserId},
};
use rules::{GameId, Side, words::Locale};
use serde_json::json;
use store::{Address, Following, Lock, Store, StoreError};

use super::words::{follow, followed, settled, told};
use crate::{
    discord::{Discord, text},
    refusals::Stage,
    running::{Data, Task},
};

/// If the match's own channel is hidden from a user, no notice shows it to them either.
#[tokio::test]
async fn who_may_not_see_the_match_any_more_is_told_nothing() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    let dan = discord.member("Dan").await;
    for by in [cleo, &dan] {
        follow(discord, by, games, 1, "At each move")
            .await
            .updated();
    }
    let state = discord.get("/state").await;
    let server = text(&state["guilds"][0]["id"]);
    discord
        .delete(&format!("/guilds/{server}/members/{}", dan.id))
        .await;
    let hidden = json!({ "deny": ["VIEW_CHANNEL"] });
    let overwrite = format!("/channels/{games}/overwrites/{}", cleo.id);
    discord.put(&overwrite, hidden).await;
    stage.play(ada, "a7-a6").await.private();
    settled(discord, &stage.data).await;
    // If they come back, they have to ask for it again.
    discord.put(&overwrite, json!({})).await;
    stage.play(ben, "a1-a2").await.private();
    settled(discord, &stage.data).await;
    for by in [cleo, &dan] {
        let theirs = discord.get(&format!("/users/{}", by.id)).await;
        assert_eq!(theirs["directs"], json!([]), "{}", by.name);
    }
    let list = followed(discord, cleo, games).await;
    assert!(list.updated().contains("You don’t follow any match."));
    discord.judge().await;
}

/// The channel no longer shows the match to its players, who know about it anyway.
#[tokio::test]
async fn players_are_told_of_the_end_whatever_they_may_see() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &stage;
    follow(discord, ben, games, 1, "At the end").await.updated();
    let hidden = json!({ "deny": ["VIEW_CHANNEL"] });
    let overwrite = format!("/channels/{games}/overwrites/{}", ben.id);
    discord.put(&overwrite, hidden).await;
    let ask = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, ask.message(), "Yes, resign").await;
    let end = "match-1-result.png";
    assert_eq!(told(discord, ben, end).await, [end]);
    discord.judge().await;
}

/// Begins matches of two users in a channel before the bot runs, and lets these users follow the first
/// one.
async fn matches_there(
    discord: &Discord,
    data: &Data,
    channel: &str,
    count: u32,
    followers: Vec<UserId>,
) {
    let state = discord.get("/state").await;
    let number = |text: &str| text.parse::<u64>().expect("a number");
    let place = Place {
        server: ServerId(number(&text(&state["guilds"][0]["id"]))),
        channel: ChannelId(number(channel)),
        locale: Locale::English,
    };
    let store = Store::open(&Address::File(data.file())).expect("a database");
    let begun: Result<(), StoreError> = store
        .write(Lock::None, move |tx| {
            let mut followers = followers.clone();
            for _ in 0..count {
                let invitation = Invitation {
                    place,
                    start: GameId::KingsCourt.start(None).expect("standard"),
                    challenger: UserId(7),
                    opponent: None,
                    wish: SideWish::Lot,
                    rated: false,
                    rematch_of: None,
                    timing: Timing::NONE,
                };
                // Later than now, so that no one is considered missing after doing nothing for long.
                let now = Timestamp::from_millis(4_000_000_000_000);
                let id = tx.challenges().insert(&invitation, now)?;
                let players = Players::with(UserId(7), Side::First, UserId(8));
                tx.matches().insert(id, &invitation, players, now)?;
                for follower in followers.drain(..) {
                    tx.follows().follow(&Following {
                        follower,
                        id,
                        showing: id.into(),
                        hears: Hears::End,
                        locale: Locale::English,
                    })?;
                }
            }
            Ok(())
        })
        .await;
    begun.expect("begun");
}

#[tokio::test]
async fn no_match_has_more_than_fifty_followers() {
    let discord = Discord::start().await;
    let data = Data::new();
    let (cleo, dan) = (discord.member("Cleo").await, discord.member("Dan").await);
    let games = discord.channel("games").await;
    let others = (100..149).map(UserId).collect();
    matches_there(&discord, &data, &games, 1, others).await;
    let _bot = Task::start(&discord, &data).await;
    let follows = follow(&discord, &cleo, &games, 1, "At the end").await;
    follows.updated();
    let refused = follow(&discord, &dan, &games, 1, "At the end").await;
    let refused = refused.private();
    assert!(refused.contains("can have 50 followers"), "{refused}");
    // Following it in another way does not count twice.
    let again = follow(&discord, &cleo, &games, 1, "At each move").await;
    again.updated();
    discord
        .press(&cleo, again.message(), "Stop following")
        .await
        .updated();
    follow(&discord, &dan, &games, 1, "At the end")
        .await
        .updated();
    discord.judge_strictly().await;
}

#[tokio::test]
async fn nobody_follows_more_than_twenty_matches() {
    let discord = Discord::start().await;
    let data = Data::new();
    let cleo = discord.member("Cleo").await;
    let games = discord.channel("games").await;
    matches_there(&discord, &data, &games, 21, Vec::new()).await;
    let _bot = Task::start(&discord, &data).await;
    for id in 1..=20 {
        follow(&discord, &cleo, &games, id, "At the end")
            .await
            .updated();
    }
    let refused = follow(&discord, &cleo, &games, 21, "At the end").await;
    assert!(refused.private().contains("You can follow 20 matches"));
    // Following one of them in another way does not count twice.
    let again = follow(&discord, &cleo, &games, 20, "At each move").await;
    assert!(again.updated().contains("after each move"));
    let said = followed(&discord, &cleo, &games).await.updated();
    assert!(
        said.contains("#20 King's Court") || said.contains("#20 King’s Court"),
        "{said}"
    );
    assert!(said.contains("(each move)"), "{said}");
    discord
        .press(&cleo, again.message(), "Stop following")
        .await
        .updated();
    follow(&discord, &cleo, &games, 21, "At the end")
        .await
        .updated();
    discord.judge_strictly().await;
}
