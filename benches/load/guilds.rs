//! How many servers a process can be in: how long it takes until all of its shards are connected, the
//! memory, and the CPU time while nothing happens.

use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use serde_json::{Value, json};

use crate::{
    chart::{self, Bar},
    processes::Stage,
    table::ratio,
};

/// The servers of a shard. Discord recommends about a shard for a thousand, and allows 2,500.
const EACH: usize = 1_000;

/// How many servers are created at the same time.
const AT_ONCE: usize = 16;

/// How long the bot does nothing before the measurement, and in it.
const REST: Duration = Duration::from_secs(20);

/// Where the bot tells how it is.
const LISTEN: &str = "127.0.0.1:18641";

pub(crate) async fn run(counts: &[usize]) {
    println!("guilds: a shard for {EACH} servers");
    println!("servers | shards | all connected | memory, most | KiB a server | idle CPU");
    let mut none = None;
    let mut bars = Vec::new();
    for &count in [0].iter().chain(counts) {
        let (memory, line) = measure(count, none).await;
        none = none.or(Some(memory));
        println!("{line}");
        bars.push(Bar {
            name: format!("{count} servers"),
            value: ratio(f64::from(u32::try_from(memory).expect("fits")), 1024),
        });
    }
    chart::draw("guilds", "Memory of a process, in MiB", &bars);
}

/// Returns the memory in KiB, and a line about so many servers. `none` is the memory without any.
async fn measure(count: usize, none: Option<u64>) -> (u64, String) {
    let mut stage = Stage::set();
    let shards = count.div_ceil(EACH).max(1);
    stage
        .control
        .put("/limits", json!({ "shards": shards }))
        .await;
    let made = (0..count).map(async |number| {
        let name = json!({ "name": format!("Server {number}") });
        stage.control.post("/guilds", name).await;
    });
    stream::iter(made).buffer_unordered(AT_ONCE).count().await;
    let begun = Instant::now();
    let file = stage.file("courtier.db").display().to_string();
    let listen = LISTEN.to_owned();
    stage.spawn_bot(&[("DATABASE_PATH", file), ("LISTEN", listen)]);
    while connected().await != Some(shards) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let took = begun.elapsed();
    tokio::time::sleep(REST).await;
    let before = stage.cpu();
    tokio::time::sleep(REST).await;
    let idle = stage.cpu().since(before).bot;
    let [memory, most] = ["VmRSS", "VmHWM"].map(|line| stage.memory(line));
    let more = memory.saturating_sub(none.unwrap_or(memory));
    let each = ratio(f64::from(u32::try_from(more).expect("fits")), count);
    let share = idle.as_secs_f64() / REST.as_secs_f64() * 100.0;
    let line = format!(
        "{count:>7} | {shards:>6} | {:>11.1} s | {:>3} MiB, {:>3} | {each:>12.1} | {share:>6.2} %",
        took.as_secs_f64(),
        memory / 1024,
        most / 1024,
    );
    (memory, line)
}

/// Returns how many shards are connected, once the bot tells.
async fn connected() -> Option<usize> {
    let status = reqwest::get(format!("http://{LISTEN}/status")).await.ok()?;
    let status: Value = status.json().await.ok()?;
    let shards = status["shards"].as_array()?;
    let all = shards.iter().all(|shard| shard["connected"] == true);
    all.then_some(shards.len())
}
