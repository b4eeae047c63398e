//! How many moves a second one, two and three processes play together, on a PostgreSQL database.

use std::{sync::Arc, time::Duration};

use serde_json::json;

use crate::{
    pace::measure,
    pairs::{pairs, servers},
    processes::Stage,
    table::load,
};

const SERVERS: usize = 48;
const MATCHES_EACH: usize = 12;

/// How long processes that have just started get to divide the shards.
const SETTLE: Duration = Duration::from_secs(15);

/// Plays at each of these rates with one, two and three processes. `address` is that of a database which
/// may be filled.
pub(crate) async fn run(address: &str, rates: &[u32]) {
    for processes in 1..=3 {
        println!("together: {processes} processes, load {}", load());
        let mut stage = Stage::set();
        stage
            .control
            .put("/limits", json!({ "shards": processes }))
            .await;
        let servers = servers(&stage.control, SERVERS).await;
        for _ in 0..processes {
            stage.spawn_bot(&[("DATABASE_URL", address.to_owned())]);
        }
        stage.control.ready().await;
        tokio::time::sleep(SETTLE).await;
        let pairs = pairs(&stage.control, &stage.record, &servers, MATCHES_EACH).await;
        let pairs = Arc::new(pairs);
        for &rate in rates {
            measure(&stage, &pairs, rate).await;
        }
        print!("{}", stage.bot_log());
    }
}
