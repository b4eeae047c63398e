//! The state of the bot as Prometheus reads it.

use std::sync::atomic::{AtomicU64, Ordering};

use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{counter::Counter, family::Family, gauge::Gauge, info::Info},
    registry::{Registry, Unit},
};

use super::status::{DatabaseStatus, QueueStatus, ShardStatus, Status};

/// The values that are read whenever Prometheus asks.
#[derive(Debug, Default)]
pub(super) struct Gauges {
    up: Gauge<u64, AtomicU64>,
    ready: Gauge<u64, AtomicU64>,
    connected: Family<Shard, Gauge<u64, AtomicU64>>,
    latency: Family<Shard, Gauge<f64, AtomicU64>>,
    database: Gauge<u64, AtomicU64>,
    heartbeat: Gauge<u64, AtomicU64>,
    running: Gauge<u64, AtomicU64>,
    set_aside: Gauge<u64, AtomicU64>,
    waiting: Family<What, Gauge<u64, AtomicU64>>,
    oldest: Family<What, Gauge<u64, AtomicU64>>,
    memory: Gauge<u64, AtomicU64>,
    processor: Counter<f64, AtomicU64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Shard {
    shard: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct What {
    what: &'static str,
}

impl Gauges {
    /// Puts all of them into what is shown to Prometheus.
    pub(super) fn register(&self, registry: &mut Registry) {
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The version of the program", version);
        let mut seconds = |name: &str, help: &str, gauge: &Gauge<u64, AtomicU64>| {
            registry.register_with_unit(name, help, Unit::Seconds, gauge.clone());
        };
        seconds("up", "For how long the process has run", &self.up);
        seconds(
            "heartbeat_age",
            "How long ago a bot last noted that it runs and reaches Discord",
            &self.heartbeat,
        );
        registry.register_with_unit(
            "oldest",
            "For how long the first post, or turn of the computer, has been due",
            Unit::Seconds,
            self.oldest.clone(),
        );
        registry.register_with_unit(
            "gateway_latency",
            "How long Discord takes to answer a shard's heartbeat",
            Unit::Seconds,
            self.latency.clone(),
        );
        registry.register(
            "gateway_connected",
            "Whether Discord's events arrive through a shard",
            self.connected.clone(),
        );
        registry.register(
            "waiting",
            "The posts, and the turns of the computer, that are due",
            self.waiting.clone(),
        );
        let mut count = |name: &str, help: &str, gauge: &Gauge<u64, AtomicU64>| {
            registry.register(name, help, gauge.clone());
        };
        count(
            "ready",
            "Whether nothing keeps the bot from its work",
            &self.ready,
        );
        count(
            "database_up",
            "Whether the database answers",
            &self.database,
        );
        count("matches_running", "The running matches", &self.running);
        count(
            "posts_set_aside",
            "The posts that could not be delivered: see `courtier outbox list`",
            &self.set_aside,
        );
    }

    /// Puts what the system says of the process into it, under the names that are usual for that.
    /// <https://prometheus.io/docs/instrumenting/writing_clientlibs/#process-metrics>
    pub(super) fn register_process(&self, registry: &mut Registry) {
        registry.register_with_unit(
            "process_resident_memory",
            "The memory that the process has",
            Unit::Bytes,
            self.memory.clone(),
        );
        registry.register_with_unit(
            "process_cpu",
            "The time for which processors have worked for it",
            Unit::Seconds,
            self.processor.clone(),
        );
    }

    /// Takes over how the bot is.
    pub(super) fn set(&self, status: &Status) {
        self.up.set(status.up_seconds);
        self.ready.set(status.troubles().is_empty().into());
        for &ShardStatus {
            shard,
            connected,
            latency_ms,
            ..
        } in &status.shards
        {
            let shard = Shard { shard };
            self.connected.get_or_create(&shard).set(connected.into());
            if let Some(ms) = latency_ms {
                #[expect(clippy::cast_precision_loss, reason = "it is a few seconds")]
                let seconds = ms as f64 / 1_000.0;
                self.latency.get_or_create(&shard).set(seconds);
            }
        }
        self.database.set(status.database.is_some().into());
        if let Some(database) = &status.database {
            self.set_database(database);
        }
        if let Some(usage) = Usage::now() {
            self.memory.set(usage.memory_bytes);
            // The system counts it.
            let seconds = usage.processor_seconds.to_bits();
            self.processor.inner().store(seconds, Ordering::Relaxed);
        }
    }

    fn set_database(&self, database: &DatabaseStatus) {
        self.heartbeat.set(database.heartbeat_seconds.unwrap_or(0));
        self.running.set(database.running);
        self.set_aside.set(database.set_aside);
        for (what, QueueStatus { count, seconds }) in
            [("posts", database.posts), ("turns", database.turns)]
        {
            let what = What { what };
            self.waiting.get_or_create(&what).set(count);
            self.oldest.get_or_create(&what).set(seconds);
        }
    }
}

/// What the system says of this process.
struct Usage {
    memory_bytes: u64,
    processor_seconds: f64,
}

impl Usage {
    /// Reads it where the system has such files. <https://man7.org/linux/man-pages/man5/proc.5.html>
    #[cfg(target_os = "linux")]
    fn now() -> Option<Usage> {
        let statm = std::fs::read_to_string("/proc/self/statm").ok()?;
        let pages: u64 = statm.split(' ').nth(1)?.parse().ok()?;
        let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
        // The name of the program is in brackets, and can contain anything.
        let (_, stat) = stat.rsplit_once(") ")?;
        let mut fields = stat.split(' ').skip(11);
        let (user, system): (u64, u64) =
            (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        let page = u64::try_from(rustix::param::page_size()).ok()?;
        #[expect(clippy::cast_precision_loss, reason = "hundredths of seconds")]
        let seconds = (user + system) as f64 / rustix::param::clock_ticks_per_second() as f64;
        Some(Usage {
            memory_bytes: pages * page,
            processor_seconds: seconds,
        })
    }

    #[cfg(not(target_os = "linux"))]
    fn now() -> Option<Usage> {
        None
    }
}
