//! How often servers can challenge one another.

use std::time::Duration;

use super::{ContestId, NoContest};
use crate::clock::Timestamp;

/// How many contests of a server can be proposed, signed up for or played at the same time.
pub const MOST_AT_ONCE: usize = 3;

/// How many contests a server can propose in [`COUNTED_FOR`].
pub const MOST_PROPOSED: usize = 5;

/// How long a proposal counts.
pub const COUNTED_FOR: Duration = Duration::from_hours(7 * 24);

/// How long a server that has declined or not answered cannot be challenged by the same one again.
pub const CHALLENGED_AGAIN_AFTER: Duration = Duration::from_hours(14 * 24);

/// How many members can sign up in a server.
pub const MOST_PLAYERS: usize = 128;

/// The recent contests of two servers, as far as a new proposal depends on them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lately {
    /// When the proposer made its proposals within [`COUNTED_FOR`], the oldest first.
    pub proposed: Vec<Timestamp>,
    /// How many contests of the proposer are not closed.
    pub open: usize,
    /// How many contests of the other server are not closed.
    pub theirs: usize,
    /// A contest between the two that is not closed.
    pub together: Option<ContestId>,
    /// When the other server last declined a proposal of this proposer, or let it lapse.
    pub refused_at: Option<Timestamp>,
}

impl Lately {
    /// Checks that one more proposal is allowed.
    pub fn check(&self, now: Timestamp) -> Result<(), NoContest> {
        if let Some(contest) = self.together {
            return Err(NoContest::NotOver(contest));
        }
        if self.open >= MOST_AT_ONCE {
            return Err(NoContest::ManyContests(MOST_AT_ONCE));
        }
        if self.theirs >= MOST_AT_ONCE {
            return Err(NoContest::TheirManyContests);
        }
        if let Some(refused_at) = self.refused_at {
            let until = refused_at.after(CHALLENGED_AGAIN_AFTER);
            if until > now {
                return Err(NoContest::RefusedBefore(until));
            }
        }
        let from = now.before(COUNTED_FOR);
        let counted = self.proposed.iter().filter(|at| **at > from);
        let counted: Vec<&Timestamp> = counted.collect();
        match counted.len().checked_sub(MOST_PROPOSED) {
            None => Ok(()),
            // One more is allowed once enough have expired to be one below the limit.
            Some(over) => Err(NoContest::ManyProposals(counted[over].after(COUNTED_FOR))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_800_000_000_000);

    fn hours_ago(hours: u64) -> Timestamp {
        NOW.before(Duration::from_hours(hours))
    }

    #[test]
    fn a_server_has_a_few_contests_at_once_and_one_with_the_same_server() {
        let lately = |open, theirs| Lately {
            open,
            theirs,
            ..Lately::default()
        };
        assert_eq!(lately(2, 2).check(NOW), Ok(()));
        assert_eq!(lately(3, 0).check(NOW), Err(NoContest::ManyContests(3)));
        assert_eq!(lately(0, 3).check(NOW), Err(NoContest::TheirManyContests));
        let together = Lately {
            together: Some(ContestId(4)),
            ..Lately::default()
        };
        assert_eq!(together.check(NOW), Err(NoContest::NotOver(ContestId(4))));
    }

    #[test]
    fn who_was_refused_waits_two_weeks() {
        let refused = |hours| Lately {
            refused_at: Some(hours_ago(hours)),
            ..Lately::default()
        };
        let until = NOW.after(Duration::from_hours(1));
        let waits = Err(NoContest::RefusedBefore(until));
        assert_eq!(refused(14 * 24 - 1).check(NOW), waits);
        assert_eq!(refused(14 * 24).check(NOW), Ok(()));
    }

    #[test]
    fn a_server_proposes_five_contests_a_week() {
        let proposed = |hours: &[u64]| Lately {
            proposed: hours.iter().map(|hours| hours_ago(*hours)).collect(),
            ..Lately::default()
        };
        assert_eq!(proposed(&[200, 100, 4, 3, 2]).check(NOW), Ok(()));
        let until = hours_ago(100).after(COUNTED_FOR);
        assert_eq!(
            proposed(&[200, 100, 4, 3, 2, 1]).check(NOW),
            Err(NoContest::ManyProposals(until))
        );
    }
}
