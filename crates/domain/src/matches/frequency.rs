//! How often a player can challenge: a challenge notifies its recipient, so without a limit it
//! could be made and withdrawn endlessly.

use std::time::Duration;

use super::{Refusal, UserId};
use crate::clock::Timestamp;

/// How long a challenge counts.
pub const COUNTED_FOR: Duration = Duration::from_hours(1);

/// How many challenges in that time one person can send another: one, and two to correct mistakes.
const MOST_TO_ONE: usize = 3;

/// How many one person can make in total.
const MOST_IN_ALL: usize = 20;

/// A recent challenge that did not become a match: it waits, or was declined or withdrawn. Those
/// that became a match do not count, since their recipient wanted them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lately {
    /// The challenged player. `None` if it was an open seat.
    pub opponent: Option<UserId>,
    /// When it was made.
    pub made_at: Timestamp,
}

/// Checks that a player who has recently made these challenges, the newest first, can challenge
/// `opponent` now.
pub fn check_frequency(
    lately: &[Lately],
    opponent: Option<UserId>,
    now: Timestamp,
) -> Result<(), Refusal> {
    let counts = |one: &&Lately| now < one.made_at.after(COUNTED_FOR);
    let lately = || lately.iter().filter(counts);
    if let Some(user) = opponent
        && let Some(one) = lately()
            .filter(|one| one.opponent == Some(user))
            .nth(MOST_TO_ONE - 1)
    {
        let until = one.made_at.after(COUNTED_FOR);
        return Err(Refusal::ChallengedOften { user, until });
    }
    match lately().nth(MOST_IN_ALL - 1) {
        Some(one) => Err(Refusal::ManyChallenges(one.made_at.after(COUNTED_FOR))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEN: UserId = UserId(2);
    const CLEO: UserId = UserId(3);
    const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);
    const MINUTE: Duration = Duration::from_mins(1);

    /// Returns one challenge a minute, the first at noon, the newest first.
    fn challenges(to: Option<UserId>, count: u32) -> Vec<Lately> {
        let made = |minute| Lately {
            opponent: to,
            made_at: NOON.after(MINUTE * minute),
        };
        (0..count).rev().map(made).collect()
    }

    #[test]
    fn the_fourth_challenge_of_one_player_waits_until_the_first_is_an_hour_old() {
        let now = NOON.after(MINUTE * 30);
        let two = challenges(Some(BEN), 2);
        assert_eq!(check_frequency(&two, Some(BEN), now), Ok(()));
        let three = challenges(Some(BEN), 3);
        let until = NOON.after(COUNTED_FOR);
        let refused = Refusal::ChallengedOften { user: BEN, until };
        assert_eq!(
            check_frequency(&three, Some(BEN), now),
            Err(refused.clone())
        );
        for other in [Some(CLEO), None] {
            assert_eq!(check_frequency(&three, other, now), Ok(()));
        }
        let before = Timestamp::from_millis(until.millis() - 1);
        assert_eq!(check_frequency(&three, Some(BEN), before), Err(refused));
        assert_eq!(check_frequency(&three, Some(BEN), until), Ok(()));
    }

    #[test]
    fn nobody_makes_more_than_twenty_challenges_an_hour() {
        let now = NOON.after(MINUTE * 30);
        let seats = challenges(None, 19);
        assert_eq!(check_frequency(&seats, Some(BEN), now), Ok(()));
        let seats = challenges(None, 20);
        let until = NOON.after(COUNTED_FOR);
        for opponent in [None, Some(BEN)] {
            let refused = Err(Refusal::ManyChallenges(until));
            assert_eq!(check_frequency(&seats, opponent, now), refused);
        }
        assert_eq!(check_frequency(&seats, None, until), Ok(()));
    }
}
