//! The side a player prefers (1.6, 1.7), and how sides are given to two players (5.2).

use super::super::tournament::Side;
use super::player::Player;

/// How strongly a player prefers a side (1.7), from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Strength {
    /// 1.7.4: no game has been played yet.
    None,
    /// 1.7.3: the player had both sides equally often, and so prefers to alternate.
    Mild,
    /// 1.7.2: the player had one side once more than the other.
    Strong,
    /// 1.7.1: the player had one side twice more than the other, or in both of the last two games.
    Absolute,
}

/// The side that a player prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Preference {
    pub(super) strength: Strength,
    /// Games on the first side minus games on the second (1.6).
    pub(super) difference: i32,
    preferred: Side,
}

impl Preference {
    pub(super) fn of(sides: &[Side]) -> Self {
        let difference = sides.iter().map(|&side| sign(side)).sum::<i32>();
        let twice = repeated(sides);
        let Some(&last) = sides.last() else {
            return Self {
                strength: Strength::None,
                difference,
                preferred: Side::First,
            };
        };
        let (strength, preferred) = match (difference, twice) {
            (2.., _) => (Strength::Absolute, Side::Second),
            (..=-2, _) => (Strength::Absolute, Side::First),
            (_, Some(side)) => (Strength::Absolute, side.other()),
            (1, None) => (Strength::Strong, Side::Second),
            (-1, None) => (Strength::Strong, Side::First),
            (0, None) => (Strength::Mild, last.other()),
        };
        Self {
            strength,
            difference,
            preferred,
        }
    }

    pub(super) fn side(self) -> Option<Side> {
        (self.strength > Strength::None).then_some(self.preferred)
    }

    pub(super) fn is_absolute(self) -> bool {
        self.strength == Strength::Absolute
    }
}

const fn sign(side: Side) -> i32 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

/// Returns the side the player had in both of the last two games.
fn repeated(sides: &[Side]) -> Option<Side> {
    match sides {
        [.., one, other] if one == other => Some(*other),
        _ => None,
    }
}

/// Returns the side of the higher ranked of two players who meet (5.2).
pub(super) fn side_of_higher(higher: &Player, lower: &Player, initial: Side) -> Side {
    let own = higher.preference;
    let others = lower.preference;
    // 5.2.1: both get their preference.
    match (own.side(), others.side()) {
        (Some(side), None) => return side,
        (None, Some(side)) => return side.other(),
        (Some(side), Some(other)) if side != other => return side,
        _ => {}
    }
    if let Some(side) = own.side() {
        // 5.2.2: the stronger preference wins; of two absolute ones, that of the wider difference.
        let rank = |preference: Preference| {
            let wide = if preference.is_absolute() {
                preference.difference.abs()
            } else {
                0
            };
            (preference.strength, wide)
        };
        match rank(own).cmp(&rank(others)) {
            std::cmp::Ordering::Greater => return side,
            std::cmp::Ordering::Less => return side.other(),
            std::cmp::Ordering::Equal => {}
        }
        // 5.2.3: they alternate relative to the last time when one had the first side and the other
        // the second. Rounds without a game are skipped (C.04.2, 3.4).
        let games = higher.sides.iter().rev().zip(lower.sides.iter().rev());
        if let Some((last, _)) = games.into_iter().find(|(own, others)| own != others) {
            return last.other();
        }
        // 5.2.4: the preference of the higher ranked wins.
        return side;
    }
    // 5.2.5: an odd number gets the initial side.
    if higher.place % 2 == 1 {
        initial
    } else {
        initial.other()
    }
}

/// The preferences that a pairing denies the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Denied {
    /// Players whose difference becomes more than two \[C10\].
    pub(super) unbalanced: i64,
    /// Players who have a side for the third time in a row \[C11\].
    pub(super) third: i64,
    /// Players who do not get the side they prefer \[C12\].
    pub(super) preferences: i64,
    /// Players who do not get the side they strongly prefer \[C13\].
    pub(super) strong: i64,
}

impl Denied {
    pub(super) fn by_meeting(higher: &Player, lower: &Player, initial: Side) -> Self {
        let side = side_of_higher(higher, lower, initial);
        let mut denied = Self::default();
        for (player, side) in [(higher, side), (lower, side.other())] {
            let preference = player.preference;
            let refused = preference.side().is_some_and(|preferred| preferred != side);
            denied.preferences += i64::from(refused);
            denied.strong += i64::from(refused && preference.strength == Strength::Strong);
            // A player who is no topscorer and meets none is denied these only to give the opponent
            // what [C3] rules out.
            if higher.top || lower.top {
                let difference = preference.difference + sign(side);
                denied.unbalanced += i64::from(difference.abs() > 2);
                denied.third += i64::from(repeated(&player.sides) == Some(side));
            }
        }
        denied
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::tournament::{Number, Points, Side};
    use super::super::player::Player;
    use super::{Denied, Preference, Strength, side_of_higher};

    const FIRST: Side = Side::First;
    const SECOND: Side = Side::Second;

    /// Returns a player with the sides of the games so far, written as `1` and `2`.
    fn player(number: Number, score: u32, sides: &str) -> Player {
        let side = |digit| if digit == '1' { FIRST } else { SECOND };
        let sides: Vec<_> = sides.chars().map(side).collect();
        Player {
            number,
            place: number as usize,
            score: Points::halves(score),
            preference: Preference::of(&sides),
            sides,
            barred: std::collections::HashSet::new(),
            may_have_bye: true,
            unplayed: 0,
            top: false,
            floats: [None, None],
        }
    }

    #[test]
    fn preferences_are_by_the_difference_and_the_last_two_games() {
        let preference = |sides| {
            let preference = player(1, 0, sides).preference;
            (preference.strength, preference.side())
        };
        assert_eq!(preference(""), (Strength::None, None));
        assert_eq!(preference("1"), (Strength::Strong, Some(SECOND)));
        assert_eq!(preference("12"), (Strength::Mild, Some(FIRST)));
        assert_eq!(preference("121"), (Strength::Strong, Some(SECOND)));
        assert_eq!(preference("1122"), (Strength::Absolute, Some(FIRST)));
        assert_eq!(preference("11"), (Strength::Absolute, Some(SECOND)));
        // The difference decides, not the last game.
        assert_eq!(preference("22212122"), (Strength::Absolute, Some(FIRST)));
        assert_eq!(preference("11112"), (Strength::Absolute, Some(SECOND)));
    }

    #[test]
    fn sides_are_allotted_in_the_order_of_the_rules() {
        let side = |higher: &str, lower: &str| {
            side_of_higher(&player(3, 4, higher), &player(8, 2, lower), SECOND)
        };
        assert_eq!(side("1", "2"), SECOND, "5.2.1: both get what they prefer");
        assert_eq!(side("", "2"), SECOND, "5.2.1: one prefers nothing");
        assert_eq!(side("12", "212"), SECOND, "5.2.2: strong before mild");
        assert_eq!(side("221", "1122"), SECOND, "5.2.2: absolute before strong");
        assert_eq!(side("11", "11212"), SECOND, "5.2.2: absolute before strong");
        assert_eq!(side("2211", "11121"), FIRST, "5.2.2: the wider difference");
        assert_eq!(
            side("1221", "2121"),
            FIRST,
            "5.2.3: the last time that they differed"
        );
        assert_eq!(side("21", "2121"), SECOND, "5.2.4: the higher ranked");
        assert_eq!(
            side("", ""),
            SECOND,
            "5.2.5: an odd number has the initial side"
        );
        let even = side_of_higher(&player(4, 4, ""), &player(7, 2, ""), SECOND);
        assert_eq!(even, FIRST, "5.2.5: an even number has the other side");
    }

    #[test]
    fn what_is_denied_is_counted_for_topscorers_alone() {
        let denied = |higher: &str, lower: &str, top| {
            let higher = Player {
                top,
                ..player(1, 4, higher)
            };
            Denied::by_meeting(&higher, &player(2, 2, lower), FIRST)
        };
        let none = Denied::default();
        assert_eq!(denied("1", "2", true), none);
        assert_eq!(
            denied("12", "12", true),
            Denied {
                preferences: 1,
                ..none
            }
        );
        assert_eq!(
            denied("121", "121", true),
            Denied {
                preferences: 1,
                strong: 1,
                ..none
            }
        );
        // [C10] without [C11], [C11] without [C10], and both.
        let unbalanced = Denied {
            unbalanced: 1,
            preferences: 1,
            ..none
        };
        assert_eq!(denied("112121", "11121", true), unbalanced);
        assert_eq!(denied("11121", "1112121", true), unbalanced);
        assert_eq!(
            denied("2211", "2211", true),
            Denied {
                third: 1,
                preferences: 1,
                ..none
            }
        );
        assert_eq!(
            denied("11", "11", true),
            Denied {
                third: 1,
                ..unbalanced
            }
        );
        assert_eq!(
            denied("11", "11", false),
            Denied {
                preferences: 1,
                ..none
            }
        );
    }
}
