//! The lengths of pauses that players can agree on.

use std::time::Duration;

use rules::variants;

variants! {
    /// The length of a pause that can be offered. None is longer than
    /// [`LONGEST_PAUSE`](super::LONGEST_PAUSE).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PauseLength {
        /// Three days.
        Days3 = "3d",
        /// A week.
        Week = "7d",
        /// Two weeks.
        Weeks2 = "14d",
        /// Four weeks.
        Weeks4 = "28d",
    }
}

impl PauseLength {
    /// Returns how long that is.
    pub const fn time(self) -> Duration {
        let days = match self {
            PauseLength::Days3 => 3,
            PauseLength::Week => 7,
            PauseLength::Weeks2 => 14,
            PauseLength::Weeks4 => 28,
        };
        Duration::from_hours(24 * days)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::clock::LONGEST_PAUSE;

    #[test]
    fn no_length_is_longer_than_a_pause_can_be() {
        for length in PauseLength::ALL {
            assert!(length.time() <= LONGEST_PAUSE, "{length:?}");
        }
    }

    #[test]
    fn a_length_is_as_many_days_as_its_name_says() {
        for length in PauseLength::ALL {
            let days = length.time().as_secs() / (24 * 60 * 60);
            assert_eq!(format!("{days}d"), length.id());
        }
    }
}
