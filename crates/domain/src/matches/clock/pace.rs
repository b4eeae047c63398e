//! Paces: how much time the players of a match have.

use std::time::Duration;

use rules::variants;

variants! {
    /// How much time the players of a match have, as its challenge said.
    ///
    /// The name says the numbers: `reserve-7d-1d-14d` is a reserve of 7 days to which each move adds
    /// 1 day, up to 14 days; `live-30m-30s` is 30 minutes a side to which each move adds 30 seconds.
    ///
    /// ```
    /// use domain::matches::{Allowance, Pace};
    /// use std::time::Duration;
    ///
    /// let pace = Pace::from_id("move-3d").expect("a pace");
    /// assert_eq!(pace, Pace::default());
    /// assert_eq!(pace.allowance(), Allowance::Move(Duration::from_hours(72)));
    /// ```
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Pace {
        /// No clock at all.
        None = "none",
        /// A day a move.
        Move1Day = "move-1d",
        /// Two days a move.
        Move2Days = "move-2d",
        /// Three days a move: a player who cannot play on a weekend loses nothing by it.
        #[default]
        Move3Days = "move-3d",
        /// Five days a move.
        Move5Days = "move-5d",
        /// A week a move.
        Move7Days = "move-7d",
        /// Two weeks a move.
        Move14Days = "move-14d",
        /// A reserve of three days.
        Reserve3Days = "reserve-3d-12h-7d",
        /// A reserve of a week.
        Reserve7Days = "reserve-7d-1d-14d",
        /// A reserve of two weeks.
        Reserve14Days = "reserve-14d-1d-28d",
        /// A reserve of a month.
        Reserve30Days = "reserve-30d-1d-60d",
        /// Ten minutes a side.
        Live10Minutes = "live-10m-10s",
        /// A quarter of an hour a side.
        Live15Minutes = "live-15m-10s",
        /// Half an hour a side.
        Live30Minutes = "live-30m-30s",
        /// Three quarters of an hour a side.
        Live45Minutes = "live-45m-45s",
        /// An hour a side.
        Live60Minutes = "live-60m-60s",
    }
}

/// The time that a [`Pace`] gives each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// Unlimited time.
    Endless,
    /// This much time for each move. Unused time is lost.
    Move(Duration),
    /// Time for all moves together, as on Dragon Go Server.
    Reserve {
        /// The time that each side has at first.
        bank: Duration,
        /// The time that each move adds.
        increment: Duration,
        /// The most to which increments fill the bank.
        cap: Duration,
    },
    /// Time for all moves together, for players who are at the board.
    Live {
        /// The time that each side has at first.
        bank: Duration,
        /// The time that each move adds.
        increment: Duration,
    },
}

impl Pace {
    /// The paces that a server offers until its moderators choose others.
    pub const OFFERED: [Pace; 10] = [
        Pace::None,
        Pace::Move1Day,
        Pace::Move3Days,
        Pace::Move7Days,
        Pace::Move14Days,
        Pace::Reserve7Days,
        Pace::Reserve14Days,
        Pace::Live10Minutes,
        Pace::Live30Minutes,
        Pace::Live60Minutes,
    ];

    /// Returns what it gives each side.
    pub const fn allowance(self) -> Allowance {
        match self {
            Pace::None => Allowance::Endless,
            Pace::Move1Day => Allowance::Move(days(1)),
            Pace::Move2Days => Allowance::Move(days(2)),
            Pace::Move3Days => Allowance::Move(days(3)),
            Pace::Move5Days => Allowance::Move(days(5)),
            Pace::Move7Days => Allowance::Move(days(7)),
            Pace::Move14Days => Allowance::Move(days(14)),
            Pace::Reserve3Days => reserve(days(3), Duration::from_hours(12), days(7)),
            Pace::Reserve7Days => reserve(days(7), days(1), days(14)),
            Pace::Reserve14Days => reserve(days(14), days(1), days(28)),
            Pace::Reserve30Days => reserve(days(30), days(1), days(60)),
            Pace::Live10Minutes => live(10, 10),
            Pace::Live15Minutes => live(15, 10),
            Pace::Live30Minutes => live(30, 30),
            Pace::Live45Minutes => live(45, 45),
            Pace::Live60Minutes => live(60, 60),
        }
    }

    /// Whether it is for players who are at the board.
    pub const fn is_live(self) -> bool {
        matches!(self.allowance(), Allowance::Live { .. })
    }

    /// Returns how long a match continues after time has run out, if it is to be claimed and nobody
    /// does. `None` if time cannot run out.
    ///
    /// It is long enough for a player who looks in once a week, and after a live match once a day.
    pub const fn long_stop(self) -> Option<Duration> {
        match self.allowance() {
            Allowance::Endless => None,
            Allowance::Move(_) | Allowance::Reserve { .. } => Some(days(7)),
            Allowance::Live { .. } => Some(days(1)),
        }
    }
}

variants! {
    /// The rule for when a side's time has run out, as the challenge said.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Flag {
        /// The match ends automatically.
        #[default]
        End = "end",
        /// The opponent can claim the win. If they do not, the match ends after the pace's [long
        /// stop](Pace::long_stop).
        Claim = "claim",
    }
}

const fn days(count: u64) -> Duration {
    Duration::from_hours(24 * count)
}

const fn reserve(bank: Duration, increment: Duration, cap: Duration) -> Allowance {
    Allowance::Reserve {
        bank,
        increment,
        cap,
    }
}

const fn live(minutes: u64, seconds: u64) -> Allowance {
    Allowance::Live {
        bank: Duration::from_mins(minutes),
        increment: Duration::from_secs(seconds),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses a part of a name: `14d`, `12h`, `30m`, `10s`.
    fn time(part: &str) -> Duration {
        let (count, unit) = part.split_at(part.len() - 1);
        let seconds = match unit {
            "d" => 24 * 60 * 60,
            "h" => 60 * 60,
            "m" => 60,
            "s" => 1,
            _ => panic!("{part} has no unit"),
        };
        Duration::from_secs(count.parse::<u64>().expect("a number") * seconds)
    }

    #[test]
    fn a_pace_is_called_by_its_numbers() {
        for pace in Pace::ALL {
            let parts: Vec<&str> = pace.id().split('-').collect();
            let said = match parts[..] {
                ["none"] => Allowance::Endless,
                ["move", each] => Allowance::Move(time(each)),
                ["reserve", bank, increment, cap] => {
                    reserve(time(bank), time(increment), time(cap))
                }
                ["live", bank, increment] => Allowance::Live {
                    bank: time(bank),
                    increment: time(increment),
                },
                _ => panic!("{} is not the name of a pace", pace.id()),
            };
            assert_eq!(pace.allowance(), said, "{}", pace.id());
        }
    }

    #[test]
    fn a_reserve_is_never_filled_by_its_first_move() {
        for pace in Pace::ALL {
            if let Allowance::Reserve {
                bank,
                increment,
                cap,
            } = pace.allowance()
            {
                assert!(bank + increment <= cap, "{}", pace.id());
            }
        }
    }

    #[test]
    fn what_is_offered_is_in_order_and_has_the_default() {
        let order = Pace::ALL.into_iter();
        let offered: Vec<Pace> = order.filter(|pace| Pace::OFFERED.contains(pace)).collect();
        assert_eq!(offered, Pace::OFFERED);
        assert!(Pace::OFFERED.contains(&Pace::default()));
    }

    #[test]
    fn only_time_that_can_run_out_has_a_long_stop() {
        for pace in Pace::ALL {
            assert_eq!(pace.long_stop().is_none(), pace == Pace::None);
        }
    }
}
