//! A round of many boards that begins in one channel while Discord's limits apply, and challenges
//! that have nothing to do with it.

use std::time::{Duration, Instant};

use courtier::{
    bot,
    challenges::actions::arranged::{Arranged, Seat, begin_arranged},
    config::Config,
    host::{Failure, Host},
};
use domain::{
    clock::Clock,
    matches::{ChannelId, Flag, Pace, Place, ServerId, Timing, UserId},
};
use local_discord::TOKEN;
use rules::{GameId, words::Locale};
use serde_json::{Value, json};
use store::{Lock, Store};

use crate::{
    discord::{self, Control, text},
    pairs::servers,
    processes::{folder, record_in},
    record::Record,
    table::{Times, load, millis},
};

/// How many boards begin together: as many as a contest can have.
const BOARDS: usize = 64;

/// How long to wait for boards.
const PATIENCE: Duration = Duration::from_mins(8);

/// How long all boards can take.
const ALL_WITHIN: Duration = Duration::from_secs(90);

/// When the first burst is over: everything Discord accepts for a channel in one go has been sent,
/// and the limits are known.
const AFTER_BURST: Duration = Duration::from_secs(5);

/// When the other challenges are made.
const MEANWHILE: Duration = Duration::from_secs(10);

pub(crate) async fn run() {
    println!("round: {BOARDS} boards in one channel, load {}", load());
    let folder = folder();
    let path = record_in(folder.path());
    let discord = discord::start(&path).await;
    let control = Control::of(discord.url());
    let record = Record::follow(&path);
    let server = servers(&control, 1).await.remove(0);
    let join = async |name: String| {
        let path = format!("/guilds/{}/members", server.id);
        text(&control.post(&path, json!({ "name": name })).await["id"])
    };
    let mut players = Vec::new();
    for number in 0..2 * BOARDS {
        players.push(join(format!("Player {number}")).await);
    }
    let challenger = join("Somebody Else".to_owned()).await;
    control.put("/limits", json!({ "enforced": true })).await;

    let certificate = folder.path().join("ca.pem");
    std::fs::write(&certificate, local_discord::CA).expect("written");
    let settings = [
        ("DISCORD_TOKEN", TOKEN.to_owned()),
        ("DISCORD_API_BASE", format!("https://{}", discord.tls())),
        ("DISCORD_API_CA", certificate.display().to_string()),
        (
            "DATABASE_PATH",
            folder.path().join("courtier.db").display().to_string(),
        ),
    ];
    let config = Config::read(|name| {
        let found = settings.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| value.clone())
    });
    let config = config.expect("good settings");
    let store = Store::open(&config.database).expect("a database");
    let clock = Clock::shifted(discord.time_shift());
    let place = Place {
        server: ServerId(number(&server.id)),
        channel: ChannelId(number(&server.games)),
        locale: Locale::English,
    };
    begin_round(&store, &clock, place, &players).await;
    let host = Host::new(store, clock);
    let bot = tokio::spawn(async move { bot::run(&config, host, std::future::pending()).await });
    control.ready().await;
    let begun = Instant::now();
    let from = crate::record::now();

    tokio::time::sleep(MEANWHILE).await;
    for (what, channel) in [
        ("the same channel", &server.games),
        ("another channel", &server.lounge),
    ] {
        let took = challenge(&control, &challenger, channel).await;
        println!(
            "  a challenge in {what} was shown after {} ms",
            millis(took)
        );
    }
    let there =
        |seen: &crate::record::Seen| seen.boards.keys().filter(|board| board.1 == 0).count();
    let all = record.until(PATIENCE, |seen| there(seen) == BOARDS).await;
    let took = begun.elapsed();
    // Discord remembers refused requests, and requests that arrive late still count.
    tokio::time::sleep(Duration::from_secs(5)).await;
    {
        let seen = record.seen();
        let boards: Times = seen
            .boards
            .values()
            .map(|(at, _)| at.saturating_sub(from))
            .collect();
        let in_threads = seen
            .boards
            .values()
            .filter(|(_, shown)| *shown != [server.games.clone()]);
        println!(
            "  {} of {BOARDS} boards in {:.1} s, {} of them in threads; median / 99th percentile / maximum {boards}",
            there(&seen),
            took.as_secs_f64(),
            in_threads.count(),
        );
        if !all {
            println!("  the others did not come within {PATIENCE:?}");
        }
        let limited = seen.refused.iter().filter(|(_, status, _)| *status == 429);
        let late: Times = limited.map(|(at, ..)| at.saturating_sub(from)).collect();
        println!(
            "  {} requests were refused, {} of them with 429, at {late}",
            seen.refused.len(),
            seen.refused
                .iter()
                .filter(|(_, status, _)| *status == 429)
                .count(),
        );
    }
    println!("  counts: {}", control.get("/limits").await["counts"]);
    check(&record, (all, took), from);
    bot.abort();
}

/// Fails if the round was too slow, or a request was refused after the first burst.
fn check(record: &Record, (all, took): (bool, Duration), from: u64) {
    assert!(all && took <= ALL_WITHIN, "{took:?} for all boards");
    let after = from + u64::try_from(AFTER_BURST.as_millis()).expect("fits");
    let seen = record.seen();
    let late: Vec<_> = seen
        .refused
        .iter()
        .filter(|(at, status, _)| *status == 429 && *at > after)
        .collect();
    assert!(late.is_empty(), "refused after the first burst: {late:?}");
}

fn number(id: &str) -> u64 {
    id.parse().expect("a number")
}

/// Starts all matches in one transaction, as a round of a tournament does.
async fn begin_round(store: &Store, clock: &Clock, place: Place, players: &[String]) {
    let players: Vec<UserId> = players.iter().map(|id| UserId(number(id))).collect();
    let now = clock.now();
    let begun = store.write(Lock::None, move |tx| {
        for pair in players.chunks(2) {
            let seat = |player| Seat { player, place };
            let arranged = Arranged {
                seats: [seat(pair[0]), seat(pair[1])],
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                timing: Timing {
                    pace: Pace::Live10Minutes,
                    flag: Flag::End,
                    weekends: false,
                },
                rated: false,
            };
            begin_arranged(tx, &arranged, now)?;
        }
        Ok::<_, Failure>(())
    });
    begun.await.expect("begun");
}

/// Opens a seat for anyone and returns how long its card took to appear.
async fn challenge(control: &Control, by: &str, channel: &str) -> Duration {
    let begun = Instant::now();
    let options = json!({ "game": "guard-and-towers", "pace": "none" });
    let asked = control.command(by, channel, "challenge", options).await;
    asked.expect("challenged");
    loop {
        let path = format!("/channels/{channel}/messages?as={by}&limit=100");
        let messages = control.get(&path).await;
        let mut messages = messages.as_array().into_iter().flatten();
        let is_card = |one: &Value| {
            let name = one["attachments"][0]["filename"].as_str();
            name.is_some_and(|name| name.contains("challenge"))
        };
        if messages.any(is_card) {
            return begun.elapsed();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
