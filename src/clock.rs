//! The one clock: all code takes the time from here, so that tests and the sandbox can move it.

use std::{
    fmt,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use tokio::sync::watch;

/// A moment, in milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

impl Timestamp {
    /// The moment so many milliseconds after 1970 began.
    pub const fn from_millis(millis: i64) -> Timestamp {
        Timestamp(millis)
    }

    /// Milliseconds since 1970.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// Whole seconds since 1970, as Discord's `<t:…>` marks want them.
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// The moment as RFC 3339 writes it, in UTC and whole seconds: `2026-11-21T09:30:00Z`.
    pub fn to_rfc3339(self) -> String {
        // Moments beyond the year 9999 cannot be written so; no clock says them.
        OffsetDateTime::from_unix_timestamp(self.seconds())
            .ok()
            .and_then(|moment| moment.format(&Rfc3339).ok())
            .unwrap_or_default()
    }

    /// The moment that RFC 3339 writes so.
    pub fn from_rfc3339(text: &str) -> Option<Timestamp> {
        let moment = OffsetDateTime::parse(text, &Rfc3339).ok()?;
        let millis = moment.unix_timestamp_nanos() / 1_000_000;
        i64::try_from(millis).ok().map(Timestamp)
    }

    /// The moment that much later.
    #[must_use]
    pub fn after(self, duration: Duration) -> Timestamp {
        Timestamp(
            self.0
                .saturating_add(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)),
        )
    }

    /// The moment that much earlier.
    #[must_use]
    pub fn before(self, duration: Duration) -> Timestamp {
        Timestamp(
            self.0
                .saturating_sub(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)),
        )
    }

    /// How long after `earlier` this is; zero if it is not.
    pub fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}s", self.seconds(), self.0.rem_euclid(1000))
    }
}

/// The system's time, moved forward by as much as whoever holds the other end says.
#[derive(Clone, Debug)]
pub struct Clock {
    shift: watch::Receiver<Duration>,
}

impl Clock {
    /// The system's time as it is.
    pub fn system() -> Clock {
        Clock::shifted(watch::channel(Duration::ZERO).1)
    }

    /// The system's time plus a shift that may grow while the clock runs.
    pub const fn shifted(shift: watch::Receiver<Duration>) -> Clock {
        Clock { shift }
    }

    /// The time.
    pub fn now(&self) -> Timestamp {
        // A system clock before 1970 is broken beyond our help; 1970 then is as good a time as any.
        let system = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Timestamp(0).after(system).after(*self.shift.borrow())
    }

    /// Waits until it is `moment` on this clock, also if the clock is moved meanwhile.
    pub async fn sleep_until(&self, moment: Timestamp) {
        let mut shift = self.shift.clone();
        loop {
            let left = moment.since(self.now());
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(left) => {}
                changed = shift.changed() => if changed.is_err() {
                    // Nobody can move the clock any more.
                    tokio::time::sleep(moment.since(self.now())).await;
                },
            }
        }
    }
}
