//! Signals: signs that ratings may have been manipulated rather than earned. They are counts for
//! the members who manage a server, and no verdict: friends play each other often, and beginners
//! give up early.

use std::{collections::BTreeMap, time::Duration};

use crate::matches::UserId;

/// How far back signals look.
pub const SIGNALS_OVER: Duration = Duration::from_hours(90 * 24);

/// A resignation before this many plies is a quick one.
pub const QUICK: u32 = 10;

/// From this many rated matches on, two players meet often.
const OFTEN: u32 = 10;

/// How many quick resignations, or losses through inactivity, against the same opponent make a
/// signal.
const AGAINST_ONE: u32 = 3;

/// How many against all opponents together make a signal.
const AGAINST_ALL: u32 = 6;

/// How one of a pair lost against the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    /// All losses.
    pub all: u32,
    /// Losses by resigning before [`QUICK`] plies.
    pub quick: u32,
    /// Losses through inactivity.
    pub absent: u32,
}

/// The rated matches of two players against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The two players.
    pub players: [UserId; 2],
    /// How many matches.
    pub matches: u32,
    /// The losses of each of them.
    pub losses: [Losses; 2],
}

/// Something to look into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Two players meet again and again.
    SamePair {
        /// The two players.
        players: [UserId; 2],
        /// How many rated matches.
        matches: u32,
        /// How many of them each has won.
        wins: [u32; 2],
    },
    /// A player resigns quickly again and again.
    QuickResignations {
        /// The player.
        player: UserId,
        /// The opponent. `None` if there are several.
        against: Option<UserId>,
        /// How often.
        count: u32,
    },
    /// A player loses through inactivity again and again.
    Absences {
        /// The player.
        player: UserId,
        /// The opponent. `None` if there are several.
        against: Option<UserId>,
        /// How often.
        count: u32,
    },
}

impl Signal {
    fn count(&self) -> u32 {
        match self {
            Signal::SamePair { matches, .. } => *matches,
            Signal::QuickResignations { count, .. } | Signal::Absences { count, .. } => *count,
        }
    }
}

/// Returns the signals, the highest counts first.
pub fn signals(pairs: &[Pair]) -> Vec<Signal> {
    let mut found: Vec<Signal> = pairs.iter().flat_map(of_pair).collect();
    found.extend(of_players(pairs));
    found.sort_by_key(|signal| std::cmp::Reverse(signal.count()));
    found
}

fn of_pair(pair: &Pair) -> Vec<Signal> {
    let mut found = Vec::new();
    let [one, other] = pair.losses;
    if pair.matches >= OFTEN {
        found.push(Signal::SamePair {
            players: pair.players,
            matches: pair.matches,
            wins: [other.all, one.all],
        });
    }
    for (place, losses) in pair.losses.into_iter().enumerate() {
        let (player, against) = (pair.players[place], Some(pair.players[1 - place]));
        if losses.quick >= AGAINST_ONE {
            let count = losses.quick;
            found.push(Signal::QuickResignations {
                player,
                against,
                count,
            });
        }
        if losses.absent >= AGAINST_ONE {
            let count = losses.absent;
            found.push(Signal::Absences {
                player,
                against,
                count,
            });
        }
    }
    found
}

/// Returns the signals about players against all their opponents. A player who does it against a
/// single opponent is reported in the signal about that pair.
fn of_players(pairs: &[Pair]) -> Vec<Signal> {
    let mut sums: BTreeMap<UserId, [(u32, u32); 2]> = BTreeMap::new();
    for pair in pairs {
        for (player, losses) in pair.players.into_iter().zip(pair.losses) {
            let sums = sums.entry(player).or_default();
            for (sum, count) in sums.iter_mut().zip([losses.quick, losses.absent]) {
                sum.0 += count;
                sum.1 += u32::from(count > 0);
            }
        }
    }
    let mut found = Vec::new();
    for (player, [quick, absent]) in sums {
        let counts = |(count, opponents): (u32, u32)| count >= AGAINST_ALL && opponents > 1;
        let against = None;
        if counts(quick) {
            let count = quick.0;
            found.push(Signal::QuickResignations {
                player,
                against,
                count,
            });
        }
        if counts(absent) {
            let count = absent.0;
            found.push(Signal::Absences {
                player,
                against,
                count,
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: UserId = UserId(1);
    const BEN: UserId = UserId(2);
    const CLEO: UserId = UserId(3);

    fn pair(players: [UserId; 2], matches: u32, quick: u32, absent: u32) -> Pair {
        let losses = Losses {
            all: matches,
            quick,
            absent,
        };
        Pair {
            players,
            matches,
            losses: [losses, Losses::default()],
        }
    }

    #[test]
    fn ordinary_play_gives_no_signal() {
        let pairs = [
            pair([ADA, BEN], OFTEN - 1, AGAINST_ONE - 1, AGAINST_ONE - 1),
            pair([ADA, CLEO], 5, AGAINST_ONE - 1, 0),
        ];
        assert_eq!(signals(&pairs), []);
    }

    #[test]
    fn what_is_done_to_one_opponent_is_told_with_the_opponent() {
        let found = signals(&[pair([ADA, BEN], 12, 3, 4)]);
        let (player, against) = (ADA, Some(BEN));
        let expected = [
            Signal::SamePair {
                players: [ADA, BEN],
                matches: 12,
                wins: [0, 12],
            },
            Signal::Absences {
                player,
                against,
                count: 4,
            },
            Signal::QuickResignations {
                player,
                against,
                count: 3,
            },
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn what_is_done_to_several_is_added_up() {
        let pairs = [BEN, CLEO, UserId(4)].map(|other| pair([ADA, other], 2, 2, 0));
        let expected = Signal::QuickResignations {
            player: ADA,
            against: None,
            count: 6,
        };
        assert_eq!(signals(&pairs), [expected]);
        assert_eq!(signals(&[pair([ADA, BEN], 7, 0, 7)]).len(), 1);
    }
}
