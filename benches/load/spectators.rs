//! How soon people who look at one match on the live page see each move, and what they cost.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt, stream};
use serde_json::{Value, json};
use tokio_tungstenite::{connect_async, tungstenite::Message};

use crate::{
    links::key,
    pairs::{Moved, pairs, servers},
    processes::Stage,
    table::{Times, load, millis},
};

/// How many moves are played, and how long after one another.
const MOVES: usize = 20;
const EVERY: Duration = Duration::from_secs(1);

/// How many people come at the same time.
const AT_ONCE: usize = 50;

/// How long to wait until everyone is there.
const PATIENCE: Duration = Duration::from_mins(1);

/// When the newest move was sent, its number, and how long each spectator has waited for each.
struct Seen {
    sent: Mutex<(usize, Instant)>,
    waits: Mutex<Vec<u64>>,
    there: AtomicUsize,
}

pub(crate) async fn run(count: usize) {
    println!("spectators: {count} of one match, load {}", load());
    let address = local_discord::free_address()
        .expect("a free port")
        .to_string();
    let mut stage = Stage::set();
    let servers = servers(&stage.control, 1).await;
    let everyone = format!("/guilds/{0}/roles/{0}", servers[0].id);
    let granted = json!({ "permissions": ["VIEW_CHANNEL"] });
    stage.control.patch(&everyone, granted).await;
    stage.spawn_bot(&[
        (
            "DATABASE_PATH",
            stage.file("courtier.db").display().to_string(),
        ),
        ("LISTEN", address.clone()),
        ("PUBLIC_URL", format!("http://{address}/")),
        (
            "DISCORD_CLIENT_SECRET",
            local_discord::CLIENT_SECRET.to_owned(),
        ),
    ]);
    stage.control.ready().await;
    let pairs = pairs(&stage.control, &stage.record, &servers, 1).await;
    let before = stage.memory("VmRSS");
    let seen = Arc::new(Seen {
        sent: Mutex::new((0, Instant::now())),
        waits: Mutex::default(),
        there: AtomicUsize::new(0),
    });
    let begun = Instant::now();
    let id = pairs[0].id;
    let key = key(u32::try_from(id).expect("a number"));
    let url = format!("ws://{address}/live?match={id}&key={key}&locale=en-US");
    let come = (0..count).map(async |_| {
        let (mut socket, _) = connect_async(&url).await.expect("a connection");
        socket.send(Message::text("{}")).await.expect("sent");
        let seen = Arc::clone(&seen);
        tokio::spawn(async move {
            while let Some(Ok(message)) = socket.next().await {
                if let Message::Text(said) = message {
                    seen.hear(&said);
                }
            }
        });
    });
    stream::iter(come).buffer_unordered(AT_ONCE).count().await;
    while seen.there.load(Ordering::Relaxed) < count {
        assert!(begun.elapsed() < PATIENCE, "not everyone is there");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!("all there after {:.1?}", begun.elapsed());
    let cpu = stage.cpu();
    for number in 1..=MOVES {
        *seen.sent.lock().expect("no panic") = (number, Instant::now());
        match pairs[0].play(&stage.control).await {
            Moved::Played(_) => {}
            Moved::Over | Moved::Refused(_) => panic!("a move was not played"),
        }
        tokio::time::sleep(EVERY).await;
    }
    let used = stage.cpu().since(cpu).bot;
    let after = stage.memory("VmRSS");
    let waits = seen.waits.lock().expect("no panic").clone();
    let heard = waits.len();
    println!(
        "{heard} of {} times a move was seen, after {} (median / 99th percentile / most, from the \
         command on); the bot used {:.1} ms of CPU a move, and {:.1} MiB more memory",
        count * MOVES,
        waits.into_iter().collect::<Times>(),
        crate::table::ratio(used.as_secs_f64() * 1e3, MOVES),
        f64::from(u32::try_from(after.saturating_sub(before)).expect("fits")) / 1024.0,
    );
    print!("{}", stage.bot_log());
}

impl Seen {
    fn hear(&self, said: &str) {
        let now = Instant::now();
        if !said.starts_with("{\"board\"") {
            return;
        }
        let said: Value = serde_json::from_str(said).expect("JSON");
        let ply = said["board"]["moves"].as_array().map_or(0, Vec::len);
        if ply == 0 {
            self.there.fetch_add(1, Ordering::Relaxed);
            return;
        }
        let (number, sent) = *self.sent.lock().expect("no panic");
        if ply == number {
            let wait = millis(now.duration_since(sent));
            self.waits.lock().expect("no panic").push(wait);
        }
    }
}
