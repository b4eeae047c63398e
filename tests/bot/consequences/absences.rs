//! A server from which the bot is removed, and to which it returns.

use std::time::Duration;

use serde_json::json;

use super::{MOVES, Played, refuse, shows};
use crate::{
    discord::text,
    refusals::Stage,
    running::{Data, on_either_engine},
};

on_either_engine!(a_server_that_the_bot_was_removed_from_rests_and_goes_on);

async fn a_server_that_the_bot_was_removed_from_rests_and_goes_on(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &stage;
    let mut other = Played::begin(&stage).await;
    let gone = async || {
        for (route, status, code) in [
            ("POST /channels/*/messages", 403, 50_001),
            ("GET /guilds/*", 404, 10_004),
        ] {
            let mut fault = refuse(route, status, code);
            fault["times"] = 1000.into();
            discord.post("/faults", fault).await;
        }
    };
    gone().await;
    stage.play(ada, "a7-a6").await.private();
    other.play().await;
    discord
        .until("a board to be refused", async || {
            let refusals = discord.refusals().await;
            let boards = refusals.iter().filter(|refusal| {
                refusal["method"] == "POST" && text(&refusal["path"]).ends_with("/messages")
            });
            if boards.count() > 0 {
                Ok(())
            } else {
                Err(refusals.into())
            }
        })
        .await;
    let asked = async || {
        let refusals = discord.refusals().await;
        let asked = refusals
            .iter()
            .filter(|refusal| text(&refusal["path"]).starts_with("/guilds/"));
        asked.count()
    };
    // The bot checks again whether it is back, but rarely.
    discord
        .until("the question to be asked by itself", async || {
            if asked().await >= 3 {
                return Ok(());
            }
            discord.advance(Duration::from_mins(5)).await;
            Err(asked().await.into())
        })
        .await;
    let before = asked().await;
    discord.advance(Duration::from_hours(24)).await;
    discord
        .until("the question of the next day", async || {
            let now = asked().await;
            if now > before {
                Ok(())
            } else {
                Err(now.into())
            }
        })
        .await;
    let refused = discord.refusals().await;
    assert!(refused.len() < 20, "{refused:#?}");
    discord.delete("/faults").await;
    // A command from there shows that the bot is back.
    discord
        .until("both boards", async || {
            let list = discord.command(ben, games, "matches", json!({})).await;
            list.private();
            let mut there = discord.messages_now(thread, ben).await;
            there.extend(discord.messages_now(&other.thread, ben).await);
            // A post that was refused just before may have moved to the channel just after.
            there.extend(discord.messages_now(games, ben).await);
            let boards = there.iter().filter(|message| shows(MOVES[0])(message));
            if boards.count() == 2 {
                Ok(())
            } else {
                Err(there.into())
            }
        })
        .await;

    // It also finds out by itself.
    gone().await;
    let before = asked().await;
    stage.play(ben, "a1-a2").await.private();
    discord
        .until("the question whether the bot is there", async || {
            let now = asked().await;
            if now > before {
                Ok(())
            } else {
                Err(now.into())
            }
        })
        .await;
    discord.delete("/faults").await;
    discord
        .until("the board", async || {
            discord.advance(Duration::from_mins(5)).await;
            let mut there = discord.messages_now(thread, ben).await;
            there.extend(discord.messages_now(games, ben).await);
            if there.iter().any(shows("a1-a2")) {
                Ok(())
            } else {
                Err(there.into())
            }
        })
        .await;
    discord.judge().await;
}
