//! The effects of time.

use std::time::Duration;

use domain::matches::{LIFETIME, LIVE_LIFETIME};
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, button, text},
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    a_challenge_expires_when_its_time_is_up_and_not_before,
    a_live_challenge_expires_after_an_hour,
    time_that_the_bot_was_down_is_not_the_players,
);

fn is_closed(message: &Value) -> bool {
    message["components"] == json!([])
}

async fn a_challenge_expires_when_its_time_is_up_and_not_before(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    discord
        .command(
            &ada,
            &games,
            "challenge",
            json!({ "game": "guard-and-towers" }),
        )
        .await;
    let card = discord.picture_after(&games, &ben, "0").await;
    discord
        .advance(LIFETIME.saturating_sub(Duration::from_mins(1)))
        .await;
    let seats = discord
        .complete(&ben, &games, "join", json!({ "seat": "" }), "seat")
        .await;
    assert_eq!(seats.len(), 1, "still open a minute before");

    discord.advance(Duration::from_mins(2)).await;
    let closed = discord.message_where(&games, &ben, is_closed).await;
    assert!(text(&closed["content"]).contains("No one took it in time"));
    assert_eq!(
        closed["attachments"].as_array().map(Vec::len),
        Some(1),
        "with its picture"
    );
    let click = json!({
        "user": ben.id, "channel": games, "message": card["id"],
        "custom_id": button(&card, "Accept"), "stale": true,
    });
    let late = Answer(discord.post("/button", click).await).private();
    assert!(late.contains("has expired"), "{late}");
    discord.judge_strictly().await;
}

async fn a_live_challenge_expires_after_an_hour(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let live = json!({ "game": "guard-and-towers", "pace": "live-10m-10s" });
    let made = discord.command(&ada, &games, "challenge", live.clone());
    made.await.private();
    let card = discord.picture_after(&games, &ben, "0").await;
    let said = text(&card["content"]);
    assert!(
        said.contains("The clock starts with the first move, or 5 minutes into the match"),
        "{said}"
    );
    discord
        .advance(LIVE_LIFETIME.saturating_sub(Duration::from_mins(1)))
        .await;
    let seats = discord
        .complete(&ben, &games, "join", json!({ "seat": "" }), "seat")
        .await;
    assert_eq!(seats.len(), 1, "still open a minute before");
    // The time that the bot was down is added.
    bot.stop(&discord).await;
    discord.advance(Duration::from_hours(2)).await;
    let _bot = Task::start(&discord, &data).await;
    let seats = discord
        .complete(&ben, &games, "join", json!({ "seat": "" }), "seat")
        .await;
    assert_eq!(seats.len(), 1, "still open after an outage");
    discord.advance(Duration::from_mins(2)).await;
    let closed = discord.message_where(&games, &ben, is_closed).await;
    assert!(text(&closed["content"]).contains("No one took it in time"));
    discord.judge_strictly().await;
}

async fn time_that_the_bot_was_down_is_not_the_players(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    discord
        .command(
            &ada,
            &games,
            "challenge",
            json!({ "game": "guard-and-towers" }),
        )
        .await;
    discord.messages(&games, &ben, "0", 1).await;
    bot.stop(&discord).await;

    // Down for longer than the challenge had left.
    discord.advance(LIFETIME + Duration::from_hours(1)).await;
    let _bot = Task::start(&discord, &data).await;
    let seats = discord
        .complete(&ben, &games, "join", json!({ "seat": "" }), "seat")
        .await;
    assert_eq!(
        seats.len(),
        1,
        "the outage is added to the time it was open for"
    );
    discord.advance(LIFETIME).await;
    discord.message_where(&games, &ben, is_closed).await;
    discord.judge_strictly().await;
}
