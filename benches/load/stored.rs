//! What a large database costs: start, memory and CPU with many running matches, after a day's outage too.
//!
//! Some matches begin as players begin them. While the bot is stopped, each is copied many times, with
//! players and deadlines of its own.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use domain::clock::Timestamp;
use rusqlite::{Connection, params};
use serde_json::{Value, json};

use crate::{
    crowd::Crowd,
    pairs::{Pair, pairs, servers},
    processes::Stage,
    record::now,
    table::{Times, load, millis},
};

const SERVERS: usize = 16;
const MATCHES_EACH: usize = 4;

/// Over how long the deadlines are spread. Nobody's time is so short that they are reminded at the start.
const SPREAD: Duration = Duration::from_hours(24);

/// How long the bot is watched after each start. It beats once a minute.
const WATCH: Duration = Duration::from_mins(3);

/// How often it is asked how it is meanwhile.
const EVERY: Duration = Duration::from_millis(500);

/// The first made-up player of the copies.
const FIRST_USER: u64 = 3_000_000_000_000_000_000;

/// Where the bot tells how it is.
const LISTEN: &str = "127.0.0.1:18642";

/// Fills a database with finished and running matches, and starts a bot on it twice.
pub(crate) async fn run(running: usize, finished: u32) {
    println!(
        "stored: {running} running and {finished} finished matches, load {}",
        load()
    );
    let mut stage = Stage::set();
    let servers = servers(&stage.control, SERVERS).await;
    let file = stage.file("courtier.db");
    if finished > 0 {
        let begun = Instant::now();
        let crowd = Crowd {
            players: (finished / 5).max(2),
            matches: finished,
            members: &[],
            servers: &servers
                .iter()
                .map(|one| one.id.parse().expect("an id"))
                .collect::<Vec<_>>(),
            until: Timestamp::from_millis(i64::try_from(now()).expect("fits")),
        };
        crowd.fill(&file).await;
        println!("filled, ratings computed in {:.0?}", begun.elapsed());
    }
    stage.start_bot().await;
    let pairs = pairs(&stage.control, &stage.record, &servers, MATCHES_EACH).await;
    stage.stop_bots();
    copy(&file, &pairs, running).expect("copied");
    let size = std::fs::metadata(&file).expect("a file").len() / 1024 / 1024;
    println!("the file has {size} MiB");
    println!(
        "             | ready | memory, most | CPU | beat, oldest | command, median / 99th / most | posts due, most"
    );
    watch(&mut stage, &pairs, "started").await;
    stage.stop_bots();
    let db = Connection::open(&file).expect("a connection");
    let day = millis(Duration::from_hours(24));
    db.execute("UPDATE life SET alive_at = alive_at - ?1", params![day])
        .expect("updated");
    db.execute("UPDATE shards SET heard_at = heard_at - ?1", params![day])
        .expect("updated");
    drop(db);
    watch(&mut stage, &pairs, "after a day").await;
    print!("{}", stage.bot_log());
}

/// Starts the bot and prints a line about it. A member uses a command all the time.
async fn watch(stage: &mut Stage, pairs: &[Pair], name: &str) {
    let begun = Instant::now();
    stage.spawn_bot(&[
        (
            "DATABASE_PATH",
            stage.file("courtier.db").display().to_string(),
        ),
        ("LISTEN", LISTEN.to_owned()),
    ]);
    stage.control.ready().await;
    let ready = begun.elapsed();
    let before = stage.cpu();
    let (mut oldest, mut posts) = (0, 0);
    let mut answers = Vec::new();
    let begun = Instant::now();
    let mut next = 0;
    while begun.elapsed() < WATCH {
        let pair = &pairs[next % pairs.len()];
        next += 1;
        let asked = Instant::now();
        let [player, _] = &pair.players;
        let answer = stage
            .control
            .command(player, &pair.thread, "matches", json!({}))
            .await;
        if let Err(answer) = answer {
            assert!(answer.contains("\"message\""), "{answer}");
        }
        answers.push(millis(asked.elapsed()));
        if let Some(database) = database().await {
            oldest = oldest.max(database["heartbeat_seconds"].as_u64().unwrap_or(0));
            posts = posts.max(database["posts"]["count"].as_u64().unwrap_or(0));
        }
        tokio::time::sleep(EVERY).await;
    }
    let cpu = stage.cpu().since(before).bot;
    let [memory, most] = ["VmRSS", "VmHWM"].map(|line| stage.memory(line) / 1024);
    let share = cpu.as_secs_f64() / WATCH.as_secs_f64() * 100.0;
    println!(
        "{name:>12} | {:>3.1} s | {memory:>3} MiB, {most:>3} | {share:.1} % | {oldest:>3} s | {} | {posts}",
        ready.as_secs_f64(),
        answers.into_iter().collect::<Times>(),
    );
}

async fn database() -> Option<Value> {
    let status = reqwest::get(format!("http://{LISTEN}/status")).await.ok()?;
    let mut status: Value = status.json().await.ok()?;
    Some(status["database"].take())
}

/// Copies these matches until so many run.
fn copy(file: &Path, pairs: &[Pair], running: usize) -> rusqlite::Result<()> {
    let mut db = Connection::open(file)?;
    let tx = db.transaction()?;
    let highest: u64 = tx.query_row("SELECT max(id) FROM challenges", [], |row| row.get(0))?;
    let each = running / pairs.len();
    let step = millis(SPREAD) / u64::try_from(each).expect("fits").max(1);
    for (index, pair) in pairs.iter().enumerate() {
        for table in ["challenges", "matches", "clocks", "clock_events"] {
            let columns = columns(&tx, table)?;
            let offset = highest + u64::try_from(index * each).expect("fits");
            let place = |column: &String| value(table, column, offset, step);
            let values = columns.iter().map(place).collect::<Vec<_>>();
            let key = if table.starts_with("clock") {
                "match"
            } else {
                "id"
            };
            let sql = format!(
                "WITH RECURSIVE copy (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM copy WHERE k < {each})
                 INSERT INTO {table} ({}) SELECT {} FROM copy CROSS JOIN {table} WHERE {key} = {}",
                columns.join(", "),
                values.join(", "),
                pair.id,
            );
            let copied = tx.execute(&sql, [])?;
            // A clock that has just begun has no events.
            assert!(
                copied >= each || table == "clock_events",
                "{copied} rows of {table}"
            );
        }
    }
    tx.commit()
}

fn columns(db: &Connection, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut rows = db.prepare("SELECT name FROM pragma_table_info(?1)")?;
    let names = rows.query_map(params![table], |row| row.get(0))?;
    names.collect()
}

/// Returns what a column of copy `k` of a match contains. `offset` is added to its number, `step` is how
/// many milliseconds earlier each clock began.
fn value(table: &str, column: &str, offset: u64, step: u64) -> String {
    let first = format!("{FIRST_USER} + 2 * ({offset} + k)");
    match (table, column) {
        (_, "match") | ("challenges" | "matches", "id") => format!("{offset} + k"),
        ("challenges", "challenger") | ("matches", "first_player") => first,
        ("challenges", "opponent") | ("matches", "second_player") => format!("{first} + 1"),
        ("matches", "turn") => format!("iif(turn = first_player, {first}, {first} + 1)"),
        ("clocks", "deadline" | "look_at" | "since") | ("clock_events", "at") => {
            // Clocks count whole seconds.
            format!("{column} - k * {step} / 1000 * 1000")
        }
        _ => column.to_owned(),
    }
}
