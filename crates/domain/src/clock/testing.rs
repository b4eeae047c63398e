//! A machine whose clock tests can set.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use tokio::{sync::watch, time::Instant};

use super::{Clock, Timestamp, machine::Machine, steady::Reading};

/// What such a machine's clock shows at first: 2026-11-21T09:30:00Z.
pub const START: Timestamp = Timestamp::from_millis(1_795_253_400_000);

/// A machine whose running time follows tokio's clock, which tests can pause and advance.
#[derive(Debug)]
pub struct TestMachine {
    since: Instant,
    /// How far its time has jumped, in milliseconds.
    jumped: AtomicI64,
}

impl TestMachine {
    /// Returns a machine, a clock that reads it, and the sender that moves that clock.
    pub fn new() -> (Arc<TestMachine>, Clock, watch::Sender<Duration>) {
        let machine = Arc::new(TestMachine {
            since: Instant::now(),
            jumped: AtomicI64::new(0),
        });
        let (mover, shift) = watch::channel(Duration::ZERO);
        let clock = Clock::of(Arc::clone(&machine) as Arc<dyn Machine>, shift);
        (machine, clock, mover)
    }

    /// Sets its time forward. The machine does not notice, as if it had been suspended.
    pub fn set_forward(&self, by: Duration) {
        self.jump(i64::try_from(by.as_millis()).expect("fits"));
    }

    /// Sets its time back.
    pub fn set_back(&self, by: Duration) {
        self.jump(-i64::try_from(by.as_millis()).expect("fits"));
    }

    fn jump(&self, millis: i64) {
        self.jumped.fetch_add(millis, Ordering::Relaxed);
    }
}

/// A machine whose clocks stand still, so that only a test moves the time.
#[derive(Debug)]
struct StoppedMachine(Timestamp);

impl Machine for StoppedMachine {
    fn read(&self) -> Reading {
        Reading {
            time: self.0,
            running: Duration::ZERO,
        }
    }
}

/// Returns a clock that shows this time plus the shift, and runs only when the shift grows.
pub fn stopped_at(time: Timestamp, shift: watch::Receiver<Duration>) -> Clock {
    Clock::of(Arc::new(StoppedMachine(time)), shift)
}

impl Machine for TestMachine {
    fn read(&self) -> Reading {
        let running = self.since.elapsed();
        let jumped = START.millis() + self.jumped.load(Ordering::Relaxed);
        Reading {
            time: Timestamp::from_millis(jumped).after(running),
            running,
        }
    }
}
