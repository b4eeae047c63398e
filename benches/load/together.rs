//! How many moves a second one, two and three processes play together, on a PostgreSQL database.

use std::{sync::Arc, time::Duration};

use postgres::{Client, NoTls};
use serde_json::json;

use crate::{
    chart::{self, Bar},
    pace::measure,
    pairs::{pairs, servers},
    processes::Stage,
    table::load,
};

const SERVERS: usize = 48;
const MATCHES_EACH: usize = 12;

/// How long processes that have just started get to divide the shards.
const SETTLE: Duration = Duration::from_secs(15);

/// Plays at each of these rates with one, two and three processes, each time in an empty database: what
/// processes of before have noted there would count as processes that run.
pub(crate) async fn run(address: &str, rates: &[u32]) {
    let mut bars = Vec::new();
    for processes in 1..=3 {
        empty(address).await;
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
        let mut most = 0.0;
        for &rate in rates {
            most = measure(&stage, &pairs, rate).await.max(most);
        }
        bars.push(Bar {
            name: match processes {
                1 => "1 process".to_owned(),
                several => format!("{several} processes"),
            },
            value: most,
        });
        print!("{}", stage.bot_log());
    }
    chart::draw("together", "Moves a second that were answered", &bars);
}

/// Removes everything from a database.
async fn empty(address: &str) {
    let address = address.to_owned();
    let emptied = tokio::task::spawn_blocking(move || {
        let mut db = Client::connect(&address, NoTls)?;
        db.batch_execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    });
    emptied.await.expect("no panic").expect("emptied");
}
