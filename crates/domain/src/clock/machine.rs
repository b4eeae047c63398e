//! The clocks that the program's clock reads.

use std::{
    fmt,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use super::{Timestamp, steady::Reading};

/// Something with two clocks.
pub(super) trait Machine: fmt::Debug + Send + Sync {
    fn read(&self) -> Reading;
}

/// The machine that this runs on.
#[derive(Debug)]
pub(super) struct ThisMachine {
    /// The running time at the beginning.
    since: Duration,
    /// How far its time is off in a test, in milliseconds. Otherwise 0.
    pub(super) off: i64,
}

impl ThisMachine {
    pub(super) fn new() -> ThisMachine {
        ThisMachine {
            since: running(),
            off: 0,
        }
    }
}

impl Machine for ThisMachine {
    fn read(&self) -> Reading {
        // A clock before 1970 is read as 1970, which is a jump like any other.
        let time = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Reading {
            time: Timestamp::from_millis(self.off).after(time),
            running: running().saturating_sub(self.since),
        }
    }
}

/// Returns how long the machine has been running, also while it was suspended.
/// <https://man7.org/linux/man-pages/man2/clock_gettime.2.html>
#[cfg(target_os = "linux")]
pub fn running() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
    Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or_default())
}

/// Returns how long the program has been running. Some systems don't count while they are suspended.
#[cfg(not(target_os = "linux"))]
pub fn running() -> Duration {
    static SINCE: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    SINCE.elapsed()
}
