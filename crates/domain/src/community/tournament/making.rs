//! How many tournaments can be made: each is announced in a channel, and its card stays there.

use std::time::Duration;

use super::Refusal;
use crate::clock::Timestamp;

/// How many tournaments of one manager can be signed up for or played in a server at the same time.
pub const MOST_OPEN: usize = 10;

/// How many of a server can be.
pub const MOST_OPEN_HERE: usize = 25;

/// How many tournaments one manager can make in a server in [`MADE_WITHIN`], also if they are cancelled.
pub const MOST_MADE: usize = 15;

/// How many can be made in a server in that time.
const MOST_MADE_HERE: usize = 40;

/// How long a tournament that was made counts.
pub const MADE_WITHIN: Duration = Duration::from_hours(24);

/// The recent tournaments of a server, as far as a new one depends on them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lately {
    /// How many of the manager's are open.
    pub open: usize,
    /// How many of the server are open.
    pub open_here: usize,
    /// When the manager made tournaments within [`MADE_WITHIN`], the oldest first.
    pub made: Vec<Timestamp>,
    /// When anyone made tournaments in the server within that time, the oldest first.
    pub made_here: Vec<Timestamp>,
}

impl Lately {
    /// Checks that one more can be made.
    pub fn check(&self) -> Result<(), Refusal> {
        if self.open >= MOST_OPEN {
            return Err(Refusal::ManyOpen(MOST_OPEN));
        }
        if self.open_here >= MOST_OPEN_HERE {
            return Err(Refusal::ManyOpenHere(MOST_OPEN_HERE));
        }
        let full = [(&self.made, MOST_MADE), (&self.made_here, MOST_MADE_HERE)];
        for (made, most) in full {
            // One more is allowed once enough have expired to be one below the limit.
            if let Some(over) = made.len().checked_sub(most) {
                return Err(Refusal::ManyMade(made[over].after(MADE_WITHIN)));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_more_is_allowed_once_the_oldest_has_expired() {
        let at = |hour: u64| Timestamp::from_millis(0).after(Duration::from_hours(hour));
        let made = |hours: std::ops::Range<u64>| hours.map(at).collect::<Vec<Timestamp>>();
        let lately = |made: Vec<Timestamp>| Lately {
            made,
            ..Lately::default()
        };
        assert_eq!(lately(made(0..14)).check(), Ok(()));
        assert_eq!(lately(made(0..15)).check(), Err(Refusal::ManyMade(at(24))));
        assert_eq!(lately(made(0..17)).check(), Err(Refusal::ManyMade(at(26))));
        let open = |open, open_here| Lately {
            open,
            open_here,
            ..Lately::default()
        };
        assert_eq!(open(9, 24).check(), Ok(()));
        assert_eq!(open(10, 10).check(), Err(Refusal::ManyOpen(10)));
        assert_eq!(open(0, 25).check(), Err(Refusal::ManyOpenHere(25)));
    }
}
