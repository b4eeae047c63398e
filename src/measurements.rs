//! What an operator can watch: how often something happens and how long it takes, for Prometheus.

use std::time::Duration;

use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{
        counter::Counter,
        family::Family,
        histogram::{Histogram, exponential_buckets},
    },
    registry::{Registry, Unit},
};

/// The measurements of a process. Cheap to clone; all clones share the same.
#[derive(Clone, Debug)]
pub struct Measurements {
    answers: Family<Kind, Histogram>,
    deliveries: Histogram,
    refusals: Family<Refusal, Counter>,
    chores: Family<Chore, Histogram>,
    failed_chores: Family<Chore, Counter>,
    thoughts: Histogram,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refusal {
    status: u16,
    code: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Chore {
    chore: &'static str,
}

impl Default for Measurements {
    fn default() -> Measurements {
        Measurements {
            answers: Family::new_with_constructor(times),
            deliveries: times(),
            refusals: Family::default(),
            chores: Family::new_with_constructor(times),
            failed_chores: Family::default(),
            thoughts: times(),
        }
    }
}

/// Returns a histogram of times from two milliseconds to a minute.
fn times() -> Histogram {
    Histogram::new(exponential_buckets(0.002, 2.0, 16))
}

impl Measurements {
    /// Notes how long it took from an interaction to its first answer.
    pub fn answered(&self, kind: &'static str, after: Duration) {
        let times = self.answers.get_or_create(&Kind { kind });
        times.observe(after.as_secs_f64());
    }

    /// Notes how long it took from a commit to the post that tells of it.
    pub fn delivered(&self, after: Duration) {
        self.deliveries.observe(after.as_secs_f64());
    }

    /// Notes that Discord has refused a request, with its status and its own code.
    pub fn refused(&self, status: u16, code: i64) {
        self.refusals.get_or_create(&Refusal { status, code }).inc();
    }

    /// Notes that a chore took a turn.
    pub fn did_chore(&self, chore: &'static str, took: Duration, failed: bool) {
        let chore = Chore { chore };
        self.chores
            .get_or_create(&chore)
            .observe(took.as_secs_f64());
        let failures = self.failed_chores.get_or_create(&chore);
        if failed {
            failures.inc();
        }
    }

    /// Notes how long the computer took for its turn.
    pub fn thought(&self, took: Duration) {
        self.thoughts.observe(took.as_secs_f64());
    }

    /// Puts everything into what is shown to Prometheus.
    pub fn register(&self, registry: &mut Registry) {
        registry.register_with_unit(
            "answer",
            "From an interaction to its first answer, or until its handler was done",
            Unit::Seconds,
            self.answers.clone(),
        );
        registry.register_with_unit(
            "delivery",
            "From what happened in a match to Discord's confirmation of the post about it",
            Unit::Seconds,
            self.deliveries.clone(),
        );
        registry.register(
            "refusals",
            "Requests that Discord has refused, by HTTP status and JSON code",
            self.refusals.clone(),
        );
        registry.register_with_unit(
            "chore",
            "Turns of each chore, such as clocks or tournaments",
            Unit::Seconds,
            self.chores.clone(),
        );
        registry.register(
            "chore_failures",
            "Turns of each chore that have failed",
            self.failed_chores.clone(),
        );
        registry.register_with_unit(
            "thinking",
            "From the beginning of a turn of the computer to its move",
            Unit::Seconds,
            self.thoughts.clone(),
        );
    }
}
