//! What the bot itself must do when it starts and while it runs.

use std::time::Duration;

use super::{Failure, Host};

/// How often the bot notes that it runs.
pub const HEARTBEAT: Duration = Duration::from_mins(1);

/// If two notes are further apart than this, the bot was down. A restart for an update takes less
/// and does nobody harm that must be repaired.
const OUTAGE: Duration = Duration::from_mins(5);

impl Host {
    /// Must be called once at the start. Players do not pay for the time that the bot was down:
    /// deadlines move on by the length of the outage, which is given.
    pub async fn wake(&self) -> Result<Duration, Failure> {
        let now = self.clock.now();
        self.store
            .write(move |tx| {
                let outage = tx.beat(now)?.map_or(Duration::ZERO, |last| now.since(last));
                if outage < OUTAGE {
                    return Ok(Duration::ZERO);
                }
                tx.postpone_expiries(outage)?;
                Ok(outage)
            })
            .await
    }

    /// Notes that the bot runs, and takes players off the leaderboards who have been idle for too
    /// long.
    pub async fn beat(&self) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(move |tx| {
                tx.beat(now)?;
                Ok(tx.retire_idle(now)?)
            })
            .await
    }
}
