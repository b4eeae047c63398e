//! The effects of time.

use std::time::Duration;

use domain::{
    clock::{Clock, Timestamp},
    matches::{LIFETIME, MatchId},
    processes::Holder,
};
use serde_json::{Value, json};
use store::{Store, StoreError};

use crate::{
    discord::{Answer, Discord, button, text, until_stored},
    door::over_http,
    running::{Data, Process, Task, on_either_engine},
    wrong_time::WrongTime,
};

on_either_engine!(
    a_challenge_expires_when_its_time_is_up_and_not_before,
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
        .complete(
            &ben,
            &games,
            "join",
            json!({ "challenge": "" }),
            "challenge",
        )
        .await;
    assert_eq!(seats.len(), 1, "still open a minute before");

    discord.advance(Duration::from_mins(2)).await;
    let closed = discord.message_where(&games, &ben, is_closed).await;
    assert!(text(&closed["content"]).contains("No one accepted this challenge in time"));
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
    assert!(
        late.contains("No one accepted this challenge in time"),
        "{late}"
    );
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
        .complete(
            &ben,
            &games,
            "join",
            json!({ "challenge": "" }),
            "challenge",
        )
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

/// What the database says of a match's time and of the processes.
#[derive(Debug)]
struct Looked {
    /// When its clock was stopped.
    stops: String,
    alive_at: Timestamp,
    holders: Vec<Holder>,
}

async fn look(store: &Store) -> Looked {
    let read = store.read(|tx| {
        let stops = tx
            .clocks()
            .obstacles(MatchId(1), Timestamp::from_millis(0))?;
        let mut holders: Vec<_> = tx.processes().all()?.iter().map(|one| one.holder).collect();
        holders.sort_unstable();
        Ok::<_, StoreError>(Looked {
            stops: format!("{stops:?}"),
            alive_at: tx.life().alive_at()?.expect("it runs"),
            holders,
        })
    });
    read.await.expect("reads")
}

/// Waits until another process runs besides these, and has a shard if there are any. Over HTTP it is there once
/// it takes what Discord sends.
async fn until_another_serves(store: &Store, first: &[Holder]) {
    until_stored("a process besides the first", async || {
        let found = store
            .read(|tx| Ok::<_, StoreError>((tx.processes().all()?, tx.processes().leases(2)?)));
        let (all, leases) = found.await.expect("reads");
        let theirs = leases.iter().filter(|lease| first.contains(&lease.holder));
        let is_shared = over_http() || (leases.len() == 2 && theirs.count() == 1);
        if all.len() == first.len() + 1 && is_shared {
            Ok(())
        } else {
            Err(json!(format!("{all:?} {leases:?}")))
        }
    })
    .await;
}

/// Fails unless the process that was there still is, another one is there as well, and neither the match nor
/// the bot has been given any time.
fn is_as_before(before: &Looked, after: &Looked) {
    assert_eq!(
        after.stops, before.stops,
        "the match has the time that it had"
    );
    let now = Clock::system().now();
    let alive_at = after.alive_at;
    assert!(alive_at < now.after(JUST_NOW), "{alive_at} {now}");
    let [first] = before.holders[..] else {
        panic!("{before:?}");
    };
    assert!(
        after.holders.len() == 2 && after.holders.contains(&first),
        "{after:?} {first:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_whose_clock_is_ahead_takes_no_other_for_dead_and_gives_no_match_time() {
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
    let before = look(&store).await;
    let _second = Task::begin_ahead(&discord, &data, AHEAD);
    until_another_serves(&store, &before.holders).await;
    discord.ready().await;
    is_as_before(&before, &look(&store).await);
}

/// Two programs of which one is told a wrong time by its system, and with play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_programs_share_a_database_while_one_of_their_clocks_is_ahead() {
    let (Some(data), Some(ahead)) = (Data::postgres(), WrongTime::build(AHEAD)) else {
        return;
    };
    let discord = Discord::impatient().await;
    discord.put("/limits", json!({ "shards": 2 })).await;
    let _first = Process::start(&discord, &data).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let options = json!({ "game": "guard-and-towers", "pace": "live-10m-10s" });
    let (thread, _) = discord.begin([&ada, &ben], options).await;
    data.all_said().await;
    let store = Store::open_beside(&data.address()).expect("opens");
    let before = look(&store).await;
    let mut second = Process::spawn(&discord, &data, &[ahead.setting()]);
    until_another_serves(&store, &before.holders).await;
    discord.ready().await;
    // Whichever of them takes it, no time is lost or won.
    for (by, mv) in [(&ada, "a7-a6"), (&ben, "a1-a2")] {
        let played = discord
            .command(by, &thread, "move", json!({ "move": mv }))
            .await;
        assert!(played.private().contains("You played"));
    }
    data.all_said().await;
    is_as_before(&before, &look(&store).await);
    // The one whose clock is right goes on alone.
    second.kill_at_once();
    until_stored("only the first process", async || {
        let now = look(&store).await;
        if now.holders == before.holders {
            return Ok(());
        }
        Err(json!(format!("{now:?}")))
    })
    .await;
    discord.ready().await;
    let is_answered = async || {
        let options = json!({ "move": "d7-d6" });
        let played = discord.command(&ada, &thread, "move", options).await;
        played.0["outcome"] == "message"
    };
    while !is_answered().await {}
    let after = look(&store).await;
    let now = Clock::system().now();
    assert!(after.alive_at < now.after(JUST_NOW), "{after:?} {now}");
}
