//! One of the two servers fails: its thread is deleted, the bot is removed from it, or the bot dies.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Stage, World, shows};
use crate::{
    discord::text,
    door::over_http,
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    a_thread_that_is_deleted_in_one_server_holds_nothing_up_in_the_other,
    the_clock_stands_while_the_bot_is_not_in_one_server_and_then_runs_out,
    nobody_loses_while_the_bot_is_removed_from_the_server_of_the_other,
    what_was_under_way_when_the_bot_died_comes_once_in_both,
    a_removal_from_the_second_server_is_acted_on_at_once,
    a_thread_that_is_deleted_in_the_second_server_is_noticed_at_once,
    a_channel_that_is_deleted_in_the_second_server_is_noticed_at_once,
);

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

async fn a_thread_that_is_deleted_in_one_server_holds_nothing_up_in_the_other(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        world:
            World {
                discord,
                ada,
                dan,
                hall,
                ..
            },
        there,
        ..
    } = &stage;
    discord.delete(&format!("/channels/{there}")).await;
    stage.play(ada, "a7-a6").await;
    stage.shown_here("a7-a6").await;
    // The other server reads it in the parent channel.
    discord.message_where(hall, dan, shows("a7-a6")).await;
    let options = json!({ "move": "a1-a2" });
    let played = discord.command(dan, hall, "move", options).await;
    played.private();
    stage.shown_here("a1-a2").await;
    discord.judge().await;
}

async fn the_clock_stands_while_the_bot_is_not_in_one_server_and_then_runs_out(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        world:
            World {
                discord,
                ada,
                dan,
                club,
                hall,
                ..
            },
        here,
        there,
        ..
    } = &stage;
    for (route, status, code) in [
        (format!("POST /channels/{there}/messages"), 403, 50_001),
        (format!("POST /channels/{hall}/messages"), 403, 50_001),
        (format!("GET /guilds/{club}"), 404, 10_004),
    ] {
        let fault = json!({
            "kind": "refuse", "route": route, "status": status, "code": code, "times": 1000
        });
        discord.post("/faults", fault).await;
    }
    stage.play(ada, "a7-a6").await;
    stage.shown_here("a7-a6").await;
    until_stands(&stage, true).await;
    // Much longer than Dan's time.
    for _ in 0..10 {
        discord.advance(DAY).await;
    }
    let looked = discord.command(ada, here, "board", json!({})).await;
    looked.private();
    discord.delete("/faults").await;
    // A command from there shows that the bot is back.
    discord
        .until("the board", async || {
            let list = discord.command(dan, hall, "matches", json!({})).await;
            assert!(list.private().contains("#1"), "it still runs");
            let mut seen = discord.messages_now(there, dan).await;
            seen.extend(discord.messages_now(hall, dan).await);
            if seen.iter().any(shows("a7-a6")) {
                Ok(())
            } else {
                Err(seen.into())
            }
        })
        .await;
    // Now Dan's time runs out.
    discord
        .until("the end", async || {
            discord.advance(DAY).await;
            let seen = discord.messages_now(here, ada).await;
            let is_over =
                |message: &Value| message["attachments"][0]["filename"] == "match-1-result.png";
            if seen.iter().any(is_over) {
                Ok(())
            } else {
                Err(seen.into())
            }
        })
        .await;
    discord.judge().await;
}

async fn what_was_under_way_when_the_bot_died_comes_once_in_both(data: Data) {
    let stage = Stage::with(data).await;
    // Discord has the boards, but the bot does not learn of it.
    for thread in [&stage.here, &stage.there] {
        let fault = json!({
            "kind": "server_error", "after": true,
            "route": format!("POST /channels/{thread}/messages"), "times": 1000
        });
        stage.world.discord.post("/faults", fault).await;
    }
    stage.play(&stage.world.ada, "a7-a6").await;
    stage.shown_here("a7-a6").await;
    stage.shown_there("a7-a6").await;
    let Stage {
        world:
            World {
                discord,
                data,
                ada,
                dan,
                ..
            },
        bot,
        here,
        there,
        ..
    } = stage;
    bot.stop(&discord).await;
    discord.delete("/faults").await;
    let _bot = Task::start(&discord, &data).await;
    let options = json!({ "move": "a1-a2" });
    discord
        .command(&dan, &there, "move", options)
        .await
        .private();
    for (thread, by) in [(&here, &ada), (&there, &dan)] {
        discord.message_where(thread, by, shows("a1-a2")).await;
        let all = discord.all_messages(thread, by).await;
        let boards = all.iter().filter(|message| shows("a7-a6")(message));
        assert_eq!(boards.count(), 1);
    }
    discord.judge().await;
}

/// Ada is to move. Discord does not report that the bot has been removed from Dan's server.
async fn nobody_loses_while_the_bot_is_removed_from_the_server_of_the_other(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        world:
            World {
                discord,
                data,
                ada,
                dan,
                club,
                ..
            },
        ..
    } = &stage;
    for (by, mv) in [
        (ada, "a7-a6"),
        (dan, "a1-a2"),
        (ada, "a6-a7"),
        (dan, "a2-a1"),
    ] {
        stage.play(by, mv).await;
    }
    data.all_said().await;
    let bot = text(&discord.get("/state").await["bot_id"]);
    let members = format!("/guilds/{club}/members");
    discord
        .delete(&format!("{members}/{bot}?silent=true"))
        .await;
    discord.advance(DAY * 3 + HOUR).await;
    until_stands(&stage, true).await;
    discord.advance(DAY * 10).await;
    discord.post(&members, json!({ "user": bot })).await;
    let played = stage.play(ada, "a7-a6").await;
    assert!(played.contains("You played"), "{played}");
    discord.judge().await;
}

/// Waits until the clock of the match is stopped, or running again, as Ada sees it.
async fn until_stands(stage: &Stage, wanted: bool) {
    let World { discord, ada, .. } = &stage.world;
    discord
        .until(format!("a clock that stands: {wanted}"), async || {
            let clock = discord.of_match(ada, &stage.here, json!({}), "clock").await;
            let said = clock.updated();
            if said.contains("The clock is stopped") == wanted {
                Ok(())
            } else {
                Err(said.into())
            }
        })
        .await;
}

/// Nothing is posted there meanwhile, so only Discord's event can reveal it.
async fn a_removal_from_the_second_server_is_acted_on_at_once(data: Data) {
    if over_http() {
        return;
    }
    let stage = Stage::with(data).await;
    let World {
        discord,
        data,
        club,
        ..
    } = &stage.world;
    data.all_said().await;
    until_stands(&stage, false).await;
    let bot = text(&discord.get("/state").await["bot_id"]);
    let members = format!("/guilds/{club}/members");
    discord.delete(&format!("{members}/{bot}")).await;
    until_stands(&stage, true).await;
    discord.post(&members, json!({ "user": bot })).await;
    until_stands(&stage, false).await;
    discord.judge().await;
}

async fn a_thread_that_is_deleted_in_the_second_server_is_noticed_at_once(data: Data) {
    if over_http() {
        return;
    }
    let stage = Stage::with(data).await;
    let World {
        discord,
        data,
        ada,
        dan,
        hall,
        ..
    } = &stage.world;
    stage.play(ada, "a7-a6").await;
    stage.shown_there("a7-a6").await;
    data.all_said().await;
    let above = discord.messages_now(hall, dan).await;
    assert!(!above.iter().any(shows("a7-a6")), "{above:#?}");
    discord.delete(&format!("/channels/{}", stage.there)).await;
    // No one does anything, and the newest board is in the parent channel.
    discord.message_where(hall, dan, shows("a7-a6")).await;
    discord.judge().await;
}

async fn a_channel_that_is_deleted_in_the_second_server_is_noticed_at_once(data: Data) {
    if over_http() {
        return;
    }
    let stage = Stage::with(data).await;
    let World {
        discord,
        data,
        ada,
        hall,
        ..
    } = &stage.world;
    // It is Dan's turn, and his channel is deleted.
    stage.play(ada, "a7-a6").await;
    stage.shown_there("a7-a6").await;
    data.all_said().await;
    until_stands(&stage, false).await;
    discord.delete(&format!("/channels/{hall}")).await;
    until_stands(&stage, true).await;
}
