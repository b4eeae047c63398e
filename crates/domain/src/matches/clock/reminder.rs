//! When players are reminded that their time is running out.

use std::time::Duration;

use super::{MatchClock, Stops, match_clock::whole};
use crate::clock::Timestamp;
use rules::variants;

variants! {
    /// A reminder, named after the fraction of the player's time that is left when it is sent.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Reminder {
        /// A half.
        Half = "half",
        /// A quarter.
        Quarter = "quarter",
        /// An eighth.
        Eighth = "eighth",
    }
}

/// No reminder is sent when less than this would be left: in a live match there would be one in
/// every turn, and a player who is at the board sees the clock.
const LEAST_LEFT: Duration = Duration::from_mins(2);

impl Reminder {
    /// The default reminders.
    pub const DEFAULT: [Reminder; 2] = [Reminder::Half, Reminder::Eighth];

    /// Returns what is left when it is sent, of what the player had.
    fn of(self, had: Duration) -> Duration {
        let parts = match self {
            Reminder::Half => 2,
            Reminder::Quarter => 4,
            Reminder::Eighth => 8,
        };
        whole(had / parts)
    }
}

impl MatchClock {
    /// Returns when a reminder is sent. `None` if too little time would remain, if it is before the
    /// moment until which time has been charged, or while something without a known end stops the
    /// clock.
    ///
    /// The clock runs in the second before it, so that nobody is reminded in the middle of the
    /// night.
    pub fn reminder(&self, reminder: Reminder, stops: Stops<'_>) -> Option<Timestamp> {
        let left = reminder.of(self.reading().had);
        if left < LEAST_LEFT {
            return None;
        }
        let time = self.mover_left().checked_sub(left)?;
        self.spent(time, stops)
    }

    /// Returns the upcoming reminders, the next one first.
    pub fn reminders(&self, chosen: &[Reminder], stops: Stops<'_>) -> Vec<(Timestamp, Reminder)> {
        let times = chosen
            .iter()
            .map(|one| Some((self.reminder(*one, stops)?, *one)));
        let mut reminders: Vec<(Timestamp, Reminder)> = times.flatten().collect();
        reminders.sort_by_key(|(at, _)| *at);
        reminders
    }
}
