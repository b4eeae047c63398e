//! The effects of time.

use std::time::Duration;

use domain::{
    clock::{Clock, Timestamp},
    matches::{LIFETIME, LIVE_LIFETIME, MatchId},
};
use serde_json::{Value, json};
use store::{Store, StoreError};

use crate::{
    discord::{Answer, Discord, button, text, until_stored},
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

/// How far the clock of another machine is ahead.
const AHEAD: Duration = Duration::from_mins(15);

/// How long a heartbeat can be in the future because a second has passed since the clock was read.
const JUST_NOW: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_whose_clock_is_ahead_takes_no_other_for_dead_and_gives_no_match_time() {
    // Over HTTP, processes share no shards, for which this waits.
    if std::env::var_os("OVER_HTTP").is_some() {
        return;
    }
    let Some(data) = Data::postgres() else {
        return;
    };
    let discord = Discord::start().await;
    discord.put("/limits", json!({ "shards": 2 })).await;
    let _first = Task::start(&discord, &data).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let options = json!({ "game": "guard-and-towers", "pace": "live-10m-10s" });
    discord.begin([&ada, &ben], options).await;
    let store = Store::open_beside(&data.address()).expect("opens");
    let looked = async || {
        let read = store.read(|tx| {
            let stops = tx
                .clocks()
                .obstacles(MatchId(1), Timestamp::from_millis(0))?;
            let alive_at = tx.life().alive_at()?.expect("it runs");
            let mut holders: Vec<_> = tx.processes().all()?.iter().map(|one| one.holder).collect();
            holders.sort_unstable();
            Ok::<_, StoreError>((format!("{stops:?}"), alive_at, holders))
        });
        read.await.expect("reads")
    };
    let (stops, _, first) = looked().await;
    let _second = Task::begin_ahead(&discord, &data, AHEAD);
    until_stored("a shard for each process", async || {
        let leases = store.read(|tx| tx.processes().leases(2)).await;
        let leases = leases.expect("reads");
        let theirs = leases.iter().filter(|lease| first.contains(&lease.holder));
        match (leases.len(), theirs.count()) {
            (2, 1) => Ok(()),
            _ => Err(json!(format!("{leases:?}"))),
        }
    })
    .await;
    discord.ready().await;
    let (then, alive_at, both) = looked().await;
    assert_eq!(then, stops, "the match has the time that it had");
    let now = Clock::system().now();
    assert!(alive_at < now.after(JUST_NOW), "{alive_at} {now}");
    assert!(
        both.len() == 2 && both.contains(&first[0]),
        "{both:?} {first:?}"
    );
}
