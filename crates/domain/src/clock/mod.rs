//! The one clock: all code takes the time from here, so that tests and the sandbox can move it, and
//! so that a machine whose clock goes wild for a minute does no harm: see `steady/mod.rs`. Also
//! what people's local clocks and calendars show: [`Zone`] and [`Day`].

mod cities;
mod day;
mod machine;
mod plain;
mod steady;
#[allow(clippy::missing_panics_doc, reason = "a test that panics has failed")]
pub mod testing;
#[cfg(test)]
mod tests;
mod typed;
mod zone;

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use tokio::sync::watch;

use machine::{Machine, ThisMachine};
use steady::{Jump, Notice, Steady};

pub use cities::{zones_like, zones_near};
pub use day::Day;
pub use machine::running;
pub use typed::{Unreadable, time_of_day};
pub use zone::{Hour, Local, Zone};

/// How far the machine's time can be off at the start without being corrected.
const OFF: Duration = Duration::from_secs(10);

/// How often waiting tasks look at the clock. Only then does it notice that the machine's time has
/// jumped, or that a jump has passed its trial.
const LOOK_EVERY: Duration = Duration::from_mins(1);

/// A moment, in milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

impl Timestamp {
    /// Returns the moment this many milliseconds after the start of 1970.
    pub const fn from_millis(millis: i64) -> Timestamp {
        Timestamp(millis)
    }

    /// Returns the moment this many seconds after the start of 1970.
    pub const fn from_seconds(seconds: i64) -> Timestamp {
        Timestamp(seconds.saturating_mul(1000))
    }

    /// Returns the milliseconds since 1970.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// Returns the whole seconds since 1970, as Discord's `<t:…>` marks expect them.
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// Rounds down to the whole second.
    #[must_use]
    pub const fn whole_second(self) -> Timestamp {
        Timestamp(self.0.saturating_sub(self.0.rem_euclid(1000)))
    }

    /// Formats the moment as RFC 3339, in UTC and whole seconds: `2026-11-21T09:30:00Z`.
    pub fn to_rfc3339(self) -> String {
        // Moments beyond the year 9999 cannot be written this way; no clock shows them.
        OffsetDateTime::from_unix_timestamp(self.seconds())
            .ok()
            .and_then(|moment| moment.format(&Rfc3339).ok())
            .unwrap_or_default()
    }

    /// Parses a moment in RFC 3339.
    pub fn from_rfc3339(text: &str) -> Option<Timestamp> {
        let moment = OffsetDateTime::parse(text, &Rfc3339).ok()?;
        let millis = moment.unix_timestamp_nanos() / 1_000_000;
        i64::try_from(millis).ok().map(Timestamp)
    }

    /// Returns the moment that much later.
    #[must_use]
    pub fn after(self, duration: Duration) -> Timestamp {
        Timestamp(
            self.0
                .saturating_add(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)),
        )
    }

    /// Returns the moment that much earlier.
    #[must_use]
    pub fn before(self, duration: Duration) -> Timestamp {
        Timestamp(
            self.0
                .saturating_sub(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)),
        )
    }

    /// Returns how long after `earlier` this is, or zero if it isn't later.
    pub fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}s", self.seconds(), self.0.rem_euclid(1000))
    }
}

/// A time on a clock that can be moved.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The time.
    pub time: Timestamp,
    /// How far the clock had been moved.
    shift: Duration,
    /// How long the machine had been running.
    running: Duration,
}

impl Moment {
    /// Returns how long after `earlier` this is, without counting how far the clock was moved in
    /// between.
    pub fn unmoved_since(self, earlier: Moment) -> Duration {
        let moved = self.shift.saturating_sub(earlier.shift);
        self.time.since(earlier.time).saturating_sub(moved)
    }

    /// Returns how long after `earlier` this is, by what measures durations alone and cannot be set.
    pub const fn running_since(self, earlier: Moment) -> Duration {
        self.running.saturating_sub(earlier.running)
    }
}

/// The machine's time as far as it is trusted, moved forward as far as the other end of the channel
/// says. All clones are one clock.
#[derive(Clone, Debug)]
pub struct Clock {
    machine: Arc<dyn Machine>,
    /// Tells waiting tasks when a jump is accepted.
    steady: Arc<watch::Sender<Steady>>,
    /// How far the time is ahead of the machine's because the machine's was wrong at the start, in
    /// milliseconds.
    correction: Arc<AtomicI64>,
    shift: watch::Receiver<Duration>,
}

impl Clock {
    /// Returns a clock that shows the machine's time.
    pub fn system() -> Clock {
        Clock::shifted(watch::channel(Duration::ZERO).1)
    }

    /// Returns a clock that shows the machine's time plus a shift that can grow while the clock
    /// runs.
    pub fn shifted(shift: watch::Receiver<Duration>) -> Clock {
        Clock::of(Arc::new(ThisMachine::new()), shift)
    }

    fn of(machine: Arc<dyn Machine>, shift: watch::Receiver<Duration>) -> Clock {
        let steady = Steady::new(machine.read());
        Clock {
            machine,
            steady: Arc::new(watch::Sender::new(steady)),
            correction: Arc::default(),
            shift,
        }
    }

    /// Returns a clock of a test on a machine whose time is ahead of this one's.
    pub fn ahead_by(ahead: Duration, shift: watch::Receiver<Duration>) -> Clock {
        let mut machine = ThisMachine::new();
        machine.off = i64::try_from(ahead.as_millis()).unwrap_or(i64::MAX);
        Clock::of(Arc::new(machine), shift)
    }

    /// Returns the time.
    pub fn now(&self) -> Timestamp {
        self.moment().time
    }

    /// Returns the time and how far the clock has been moved.
    pub fn moment(&self) -> Moment {
        let shift = *self.shift.borrow();
        let (believed, running) = self.believed();
        Moment {
            time: believed.after(shift),
            shift,
            running,
        }
    }

    /// Goes by this time from now on, if the machine's time differs from it by more than ten seconds.
    /// It must come from a clock that is right to the second, and comes at the start, before anyone goes
    /// by the machine's. Returns by how many seconds the machine is ahead then.
    pub fn compare(&self, right: Timestamp) -> Option<i64> {
        let (believed, _) = self.believed();
        let uncorrected = believed.millis() - self.correction.load(Ordering::SeqCst);
        let ahead = uncorrected - right.millis();
        let is_off = ahead.unsigned_abs() > u64::try_from(OFF.as_millis()).unwrap_or(u64::MAX);
        let correction = if is_off { -ahead } else { 0 };
        self.correction.store(correction, Ordering::SeqCst);
        is_off.then_some(ahead / 1_000)
    }

    /// Returns the time without what tests add, and how long the machine has been running.
    fn believed(&self) -> (Timestamp, Duration) {
        let mut believed = Timestamp::from_millis(0);
        let mut running = Duration::ZERO;
        let mut noticed = None;
        self.steady.send_if_modified(|steady| {
            // Read inside the closure so that readings arrive in the order in which they were
            // taken.
            let reading = self.machine.read();
            running = reading.running;
            (believed, noticed) = steady.read(reading);
            if let Some(Notice::Believed { jump }) = &noticed {
                self.set_apart(*jump);
            }
            matches!(noticed, Some(Notice::Believed { .. }))
        });
        if let Some(notice) = noticed {
            log(notice);
        }
        let correction = self.correction.load(Ordering::SeqCst);
        (
            Timestamp::from_millis(believed.millis() + correction),
            running,
        )
    }

    /// Takes a jump of the machine's time out again if this clock doesn't go by it.
    fn set_apart(&self, Jump { from, to }: Jump) {
        let correction = self.correction.load(Ordering::SeqCst);
        if correction != 0 {
            let jump = to.millis() - from.millis();
            self.correction.store(correction - jump, Ordering::SeqCst);
        }
    }

    /// Waits until it is `moment` on this clock, even if the clock is moved meanwhile, or the
    /// machine's time jumps and the jump is accepted.
    ///
    /// If the clock is set back by an hour, the wait is an hour longer; [`Clock::sleep_after`]
    /// avoids that.
    pub async fn sleep_until(&self, moment: Timestamp) {
        self.wait(|_| moment).await;
    }

    /// Waits until that long after `from`. If the clock is set back meanwhile, the wait takes at
    /// most that long from then on, so that a task that runs every minute doesn't pause for an
    /// hour.
    pub async fn sleep_after(&self, from: Timestamp, duration: Duration) {
        let mut until = from.after(duration);
        self.wait(|now| {
            until = until.min(now.after(duration));
            until
        })
        .await;
    }

    /// Waits until the moment that `until` returns for the current time.
    async fn wait(&self, mut until: impl FnMut(Timestamp) -> Timestamp) {
        let mut shift = self.shift.clone();
        let mut steady = self.steady.subscribe();
        loop {
            let now = self.now();
            let left = until(now).since(now);
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(left.min(LOOK_EVERY)) => {}
                // If nobody can move the clock any more, only time passes.
                Ok(()) = shift.changed() => {}
                Ok(()) = steady.changed() => {}
            }
        }
    }
}

/// Logs a notice for the operator.
fn log(notice: Notice) {
    match notice {
        Notice::Doubted {
            jump: Jump { from, to },
            trial,
        } => tracing::warn!(
            "the machine's clock jumped from {} to {}; the bot keeps its own time, and accepts the new \
             one if the clock still shows it in {} minutes",
            from.to_rfc3339(),
            to.to_rfc3339(),
            trial.as_secs() / 60,
        ),
        Notice::Recovered { time } => tracing::warn!(
            "the machine's clock is right again: it is {}; nothing has changed",
            time.to_rfc3339()
        ),
        Notice::Believed {
            jump: Jump { from, to },
        } => tracing::warn!(
            "the machine's clock has kept its new time, so the bot accepts it: it is {}, not {}",
            to.to_rfc3339(),
            from.to_rfc3339()
        ),
    }
}
