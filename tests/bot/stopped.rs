//! A process stands still for a while, and goes on with what it had received before or meanwhile.

use std::{
    collections::BTreeSet,
    fs,
    time::{Duration, Instant},
};

use domain::matches::MatchId;
use serde_json::json;
use store::{Store, StoreError, testing::is_full};

use crate::{
    discord::{Answer, Discord, Member, until_stored},
    door::over_http,
    processes::is_slow,
    running::{Data, Process},
};

/// A match of two members in the channel of games, and a third member.
struct Club {
    discord: Discord,
    store: Store,
    ada: Member,
    ben: Member,
    cleo: Member,
    games: String,
    thread: String,
}

impl Club {
    async fn found(discord: Discord, data: &Data) -> Club {
        let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
        let game = json!({ "game": "guard-and-towers", "rated": true });
        let (thread, _) = discord.begin([&ada, &ben], game).await;
        Club {
            store: Store::open_beside(&data.address()).expect("opens"),
            cleo: discord.member("Cleo").await,
            games: discord.channel("games").await,
            discord,
            ada,
            ben,
            thread,
        }
    }

    async fn plays(&self, by: &Member, mv: &str) -> Answer {
        let options = json!({ "move": mv });
        self.discord
            .command(by, &self.thread, "move", options)
            .await
    }

    async fn opens_seat(&self) -> Answer {
        let options = json!({ "game": "courtyard" });
        let cleo = &self.cleo;
        self.discord
            .command(cleo, &self.games, "challenge", options)
            .await
    }

    /// Asks for something that changes nothing, until someone answers.
    async fn is_answered(&self) {
        while !is_answered(&self.helps().await) {}
    }

    async fn helps(&self) -> Answer {
        let ben = &self.ben;
        self.discord
            .command(ben, &self.games, "help", json!({}))
            .await
    }

    /// Returns the moves that were played, whether the match is over, and how many challenges there are.
    async fn state(&self) -> (Vec<String>, bool, usize) {
        let read = self.store.read(|tx| {
            let record = tx.matches().record(MatchId(1))?.expect("there");
            let texts: Vec<String> = record.texts().collect();
            let found = tx.matches().find(MatchId(1))?.expect("there");
            let is_over = found.turn().is_none();
            let (mut challenges, mut next) = (0, MatchId(1));
            while tx.challenges().find(next)?.is_some() {
                challenges += 1;
                next.0 += 1;
            }
            Ok::<_, StoreError>((texts, is_over, challenges))
        });
        read.await.expect("reads")
    }
}

/// For how long a process stands still: longer than members wait for an answer. With `FULL=1` for twenty seconds,
/// in which members keep trying.
fn stop_time() -> Duration {
    Duration::from_secs(if is_full() { 20 } else { 3 })
}

fn is_answered(answer: &Answer) -> bool {
    answer.0["outcome"] == "message"
}

fn has_failed(answer: &Answer) -> bool {
    answer.0["outcome"] == "failed"
}

/// The members have read that it failed.
#[tokio::test]
async fn what_a_process_received_while_it_stood_still_is_not_executed() {
    let (discord, data) = (Discord::start().await, Data::new());
    let process = Process::start(&discord, &data).await;
    let club = Club::found(discord, &data).await;
    let resign = json!({});
    let discord = &club.discord;
    let question = discord
        .command(&club.ada, &club.thread, "resign", resign)
        .await;
    let before = club.state().await;
    process.signal("STOP");
    let stopped = Instant::now();
    let (moved, resigned, one, other) = tokio::join!(
        club.plays(&club.ada, "a7-a6"),
        discord.press(&club.ada, question.message(), "Yes, resign"),
        club.opens_seat(),
        club.opens_seat(),
    );
    for answer in [moved, resigned, one, other] {
        assert!(has_failed(&answer), "{answer:?}");
    }
    let mut tries = 0;
    while stopped.elapsed() < stop_time() {
        let seat = club.opens_seat().await;
        assert!(has_failed(&seat), "{seat:?}");
        tries += 1;
    }
    println!(
        "stopped for {:?}, tried {tries} times more",
        stopped.elapsed()
    );
    process.signal("CONT");
    club.is_answered().await;
    data.all_said().await;
    club.is_answered().await;
    assert_eq!(club.state().await, before);
    let moved = club.plays(&club.ada, "a7-a6").await;
    assert!(moved.private().contains("You played"), "{moved:?}");
    data.all_said().await;
}

/// Discord sends everything to each process that is connected for a shard.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_goes_on_does_nothing_that_another_one_has_done_for_it() {
    let Some(data) = Data::postgres() else {
        return;
    };
    let discord = Discord::impatient().await;
    discord.put("/limits", json!({ "shards": 2 })).await;
    let processes = [
        Process::spawn(&discord, &data, &[]),
        Process::spawn(&discord, &data, &[]),
    ];
    discord.ready().await;
    let store = Store::open_beside(&data.address()).expect("opens");
    both_serve(&store).await;
    let club = Club::found(discord, &data).await;
    // The one that serves the server stands still.
    let begun = Instant::now();
    processes[0].signal("STOP");
    let mut stopped = &processes[0];
    if !over_http() && is_answered(&club.helps().await) {
        processes[0].signal("CONT");
        processes[1].signal("STOP");
        stopped = &processes[1];
    }
    club.is_answered().await;
    let mut seats = 0;
    while seats < 2 {
        seats += usize::from(is_answered(&club.opens_seat().await));
    }
    while club.state().await.0.is_empty() {
        club.plays(&club.ada, "a7-a6").await;
    }
    while begun.elapsed() < stop_time() {
        club.helps().await;
    }
    let before = club.state().await;
    // These are not too late for the other one.
    let last = tokio::join!(club.opens_seat(), club.opens_seat());
    let opened = [last.0, last.1]
        .iter()
        .filter(|answer| is_answered(answer))
        .count();
    println!("stopped for {:?}, {before:?}", begun.elapsed());
    stopped.signal("CONT");
    both_serve(&club.store).await;
    club.is_answered().await;
    data.all_said().await;
    club.is_answered().await;
    let (moves, is_over, seats) = before;
    assert_eq!(club.state().await, (moves, is_over, seats + opened));
    club.discord.judge().await;
}

/// Operators look into each warning, so there is none without a reason. A machine that is too busy for an answer in
/// three seconds is one.
#[tokio::test]
async fn nothing_is_warned_of_while_members_play() {
    let (discord, data) = (Discord::start().await, Data::new());
    let log = data.folder().join("log");
    let _process = Process::spawn_into(&discord, &data, &log);
    discord.ready().await;
    let club = Club::found(discord, &data).await;
    for (by, mv) in [(&club.ada, "a7-a6"), (&club.ben, "a1-a2")] {
        club.plays(by, mv).await;
    }
    club.opens_seat().await;
    club.helps().await;
    // The same move twice, and a mistake, are no reason either.
    tokio::join!(
        club.plays(&club.ada, "d7-d6"),
        club.plays(&club.ada, "d7-d6")
    );
    club.plays(&club.ada, "nowhere").await;
    data.all_said().await;
    let log = fs::read_to_string(log).expect("a log");
    let warned: Vec<&str> = log.lines().filter(|line| !is_slow(line)).collect();
    assert!(warned.is_empty(), "{log}");
}

/// Waits until each of two processes has a shard. Over HTTP there are none.
async fn both_serve(store: &Store) {
    until_stored("a shard for each process", async || {
        let read = store.read(|tx| {
            let all = tx.processes().all()?.len();
            Ok::<_, StoreError>((all, tx.processes().leases(2)?))
        });
        let (all, leases) = read.await.expect("reads");
        let settled = leases
            .iter()
            .filter(|lease| lease.from.is_some() && lease.until.is_none());
        let holders: BTreeSet<_> = settled.map(|lease| lease.holder).collect();
        if all == 2 && (over_http() || (leases.len() == 2 && holders.len() == 2)) {
            return Ok(());
        }
        Err(json!(format!("{leases:?}")))
    })
    .await;
}
