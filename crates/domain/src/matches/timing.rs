//! The timing of a challenge.

use super::{Flag, Pace, TimeRefusal};

/// The timing of a match, as its challenge says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// How much time the players have.
    pub pace: Pace,
    /// The rule for when it has run out.
    pub flag: Flag,
    /// Whether it rests on Saturdays and Sundays.
    pub weekends: bool,
}

impl Timing {
    /// No clock at all.
    pub const NONE: Timing = Timing {
        pace: Pace::None,
        flag: Flag::End,
        weekends: false,
    };
}

/// A challenger's wishes about timing. Anything left open follows the server's defaults.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimingWish {
    /// See [`Timing::pace`].
    pub pace: Option<Pace>,
    /// See [`Timing::flag`].
    pub flag: Option<Flag>,
    /// See [`Timing::weekends`].
    pub weekends: Option<bool>,
}

/// The paces that can be chosen in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paces {
    /// All of them, at least one, in the order of [`Pace::ALL`].
    offered: Vec<Pace>,
    /// The default pace of a challenge.
    usual: Pace,
}

impl Default for Paces {
    fn default() -> Paces {
        Paces {
            offered: Pace::OFFERED.to_vec(),
            usual: Pace::default(),
        }
    }
}

impl Paces {
    /// Returns those of `offered`, with `usual` as the default. If it is not among them, the first
    /// is. If `offered` is empty, returns the paces of a server that has chosen none.
    pub fn new(offered: &[Pace], usual: Pace) -> Paces {
        let all = Pace::ALL.into_iter();
        let offered: Vec<Pace> = all.filter(|pace| offered.contains(pace)).collect();
        match offered.first() {
            None => Paces::default(),
            Some(_) if offered.contains(&usual) => Paces { offered, usual },
            Some(&usual) => Paces { offered, usual },
        }
    }

    /// Returns all that can be chosen, the quickest of each kind first.
    pub fn offered(&self) -> &[Pace] {
        &self.offered
    }

    /// Returns the default pace of a challenge.
    pub const fn usual(&self) -> Pace {
        self.usual
    }

    /// Returns the timing of a rematch: the match's own pace, or the default one if that is no
    /// longer offered.
    #[must_use]
    pub fn renew(&self, timing: Timing) -> Timing {
        if self.offered.contains(&timing.pace) {
            return timing;
        }
        Timing {
            pace: self.usual,
            ..timing
        }
    }

    /// Returns the timing for a wish. A pace that is not offered is refused.
    pub fn grant(&self, wish: TimingWish) -> Result<Timing, TimeRefusal> {
        let pace = wish.pace.unwrap_or(self.usual);
        if !self.offered.contains(&pace) {
            return Err(TimeRefusal::PaceNotOffered(pace));
        }
        Ok(Timing {
            pace,
            flag: wish.flag.unwrap_or_default(),
            weekends: wish.weekends.unwrap_or_default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_that_says_nothing_has_the_usual_pace() {
        let paces = Paces::new(&[Pace::None, Pace::Move1Day], Pace::Move1Day);
        let granted = paces.grant(TimingWish::default()).expect("granted");
        assert_eq!(granted.pace, Pace::Move1Day);
        let unknown = TimingWish {
            pace: Some(Pace::Move3Days),
            ..TimingWish::default()
        };
        let refused = TimeRefusal::PaceNotOffered(Pace::Move3Days);
        assert_eq!(paces.grant(unknown), Err(refused));
    }

    #[test]
    fn a_pace_that_is_not_offered_any_more_is_replaced_by_the_usual_one() {
        let timing = Timing {
            pace: Pace::Move7Days,
            flag: Flag::Claim,
            weekends: true,
        };
        let paces = Paces::new(&[Pace::Move1Day, Pace::Move7Days], Pace::Move1Day);
        assert_eq!(paces.renew(timing), timing);
        let fewer = Paces::new(&[Pace::Move1Day, Pace::Move2Days], Pace::Move2Days);
        let renewed = Timing {
            pace: Pace::Move2Days,
            ..timing
        };
        assert_eq!(fewer.renew(timing), renewed);
    }

    #[test]
    fn one_of_what_is_offered_is_always_usual() {
        let offered = [Pace::Move7Days, Pace::Move1Day];
        let paces = Paces::new(&offered, Pace::None);
        assert_eq!(paces.offered(), [Pace::Move1Day, Pace::Move7Days]);
        assert_eq!(paces.usual(), Pace::Move1Day);
        assert_eq!(Paces::new(&[], Pace::None), Paces::default());
    }
}
