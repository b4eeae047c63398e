//! Tells an operator how the bot is: over HTTP, where `LISTEN` says.
//!
//! | Path | Answer |
//! | --- | --- |
//! | `/healthz` | 200 as long as the process answers |
//! | `/readyz` | 200 if nothing keeps the bot from its work, otherwise 503 and what does, a line each |
//! | `/metrics` | everything that is measured, as Prometheus reads it |
//! | `/status` | the same as JSON, for `courtier status` |
//!
//! Nothing there is secret, and nothing can be changed.

mod gauges;
mod status;

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use axum::{
    Json, Router,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
    routing::get,
};
use prometheus_client::{
    encoding::text::encode,
    registry::{Registry, Unit},
};
use tokio::{
    sync::Mutex,
    time::{Instant, timeout},
};

use self::gauges::Gauges;
use crate::{
    discord::{alarm::database_failed, delivery::Refusals, reach::Reach},
    host::{Host, Work, life},
};

pub use status::{DatabaseStatus, QueueStatus, ShardStatus, Status};

/// For how long an answer is given again instead of asking the database.
const FRESH: Duration = Duration::from_secs(2);

/// How long the database can take.
const DATABASE_WITHIN: Duration = Duration::from_secs(5);

/// What Prometheus calls its format. <https://prometheus.io/docs/specs/om/open_metrics_spec/>
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What tells how the bot is. Cheap to clone; all clones share the same state.
#[derive(Clone)]
pub(super) struct Health(Arc<Watched>);

struct Watched {
    host: Host,
    began: Instant,
    /// Set once Discord has let the bot in.
    discord: OnceLock<Connection>,
    gauges: Gauges,
    registry: Registry,
    last: Mutex<Option<(Instant, Status)>>,
}

struct Connection {
    reach: Reach,
    refusals: Refusals,
}

impl Health {
    pub(super) fn new(host: Host) -> Health {
        let gauges = Gauges::default();
        let mut registry = Registry::default();
        gauges.register_process(&mut registry);
        let ours = registry.sub_registry_with_prefix("courtier");
        gauges.register(ours);
        host.measurements().register(ours);
        let timings = host.database_timings();
        ours.register_with_unit(
            "database_reads",
            "Jobs of the database that only read",
            Unit::Seconds,
            timings.reads.clone(),
        );
        ours.register_with_unit(
            "database_writes",
            "Jobs of the database that also write",
            Unit::Seconds,
            timings.writes.clone(),
        );
        Health(Arc::new(Watched {
            host,
            began: Instant::now(),
            discord: OnceLock::new(),
            gauges,
            registry,
            last: Mutex::new(None),
        }))
    }

    /// Notes that Discord has let the bot in.
    pub(super) fn connected(&self, reach: Reach, refusals: Refusals) {
        self.0
            .discord
            .get_or_init(|| Connection { reach, refusals });
    }

    /// Returns what is at each path.
    pub(super) fn routes(&self) -> Router {
        Router::new()
            .route("/healthz", get(async || "alive\n"))
            .route("/readyz", get(readyz))
            .route("/metrics", get(metrics))
            .route("/status", get(status))
            .with_state(self.clone())
    }

    /// Returns how the bot is, or was a moment ago.
    async fn status(&self) -> Status {
        let mut last = self.0.last.lock().await;
        if let Some((at, status)) = &*last
            && at.elapsed() < FRESH
        {
            return status.clone();
        }
        let status = self.look().await;
        *last = Some((Instant::now(), status.clone()));
        status
    }

    async fn look(&self) -> Status {
        let connection = self.0.discord.get();
        let over_http = connection.is_some_and(|connection| connection.reach.is_over_http());
        let shards = match connection {
            Some(connection) if !over_http => connection.reach.links().await,
            _ => Vec::new(),
        };
        Status {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            up_seconds: self.0.began.elapsed().as_secs(),
            over_http,
            shards: shards.into_iter().map(ShardStatus::from).collect(),
            database: self.ask_database().await,
            refused: connection.map_or(0, |connection| connection.refusals.count()),
        }
    }

    async fn ask_database(&self) -> Option<DatabaseStatus> {
        let began = Instant::now();
        let asked = timeout(DATABASE_WITHIN, life::work(&self.0.host)).await;
        let Work {
            load,
            alive_at,
            reaches_primary,
            now,
        } = match asked {
            Ok(Ok(work)) => work,
            Ok(Err(error)) => {
                database_failed(&error.into());
                return None;
            }
            Err(_) => return None,
        };
        let queue = |queue: store::Queue| QueueStatus {
            count: queue.count,
            seconds: queue.since.map_or(0, |since| now.since(since).as_secs()),
        };
        let took = began.elapsed().as_millis();
        Some(DatabaseStatus {
            took_ms: u64::try_from(took).unwrap_or(u64::MAX),
            takes_writes: reaches_primary,
            heartbeat_seconds: alive_at.map(|alive_at| now.since(alive_at).as_secs()),
            running: load.running,
            posts: queue(load.posts),
            set_aside: load.set_aside,
            turns: queue(load.turns),
        })
    }
}

async fn readyz(State(health): State<Health>) -> Response {
    let troubles = health.status().await.troubles();
    if troubles.is_empty() {
        "ready\n".into_response()
    } else {
        let lines = troubles.join("\n") + "\n";
        (StatusCode::SERVICE_UNAVAILABLE, lines).into_response()
    }
}

async fn status(State(health): State<Health>) -> Json<Status> {
    Json(health.status().await)
}

async fn metrics(State(health): State<Health>) -> Response {
    health.0.gauges.set(&health.status().await);
    let mut text = String::new();
    match encode(&mut text, &health.0.registry) {
        Ok(()) => ([(CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
