//! The clocks that the program's clock reads.

use std::{
    fmt,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

use super::{Timestamp, steady::Reading};

/// Something with two clocks.
pub(super) trait Machine: fmt::Debug + Send + Sync {
    fn read(&self) -> Reading;
}

/// The machine that this runs on.
#[derive(Debug)]
pub(super) struct ThisMachine {
    since: Instant,
}

impl ThisMachine {
    pub(super) fn new() -> ThisMachine {
        ThisMachine {
            since: Instant::now(),
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
            time: Timestamp::from_millis(0).after(time),
            running: self.since.elapsed(),
        }
    }
}
