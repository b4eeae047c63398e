//! The quality criteria \[C6\] to \[C21\] (2.4) as weights of pairs.
//!
//! Each criterion has places in a weight, above those of all that follow it. A pair adds what helps
//! a criterion and subtracts what harms it, so that the heaviest perfect matching of all players
//! not yet paired is the best pairing of the bracket.

use super::super::tournament::{Points, Side};
use super::layout::{Layout, Place, add};
use super::player::{Float, Player};
use super::sides::Denied;

/// A player's relation to the bracket that is being paired.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Zone {
    /// Moved down into the bracket, and bound to be moved down again (3.2.4).
    Limbo,
    /// Moved down into the bracket (1.4.1).
    MovedDown,
    /// A member of the bracket's own scoregroup (1.3.2).
    Resident,
    /// A member of the next scoregroup.
    Next,
    /// A member of a lower scoregroup.
    Lower,
}

impl Zone {
    /// Returns whether two players in these zones, the higher ranked first, can be a pair of the
    /// bracket.
    pub(super) fn pairs_in_bracket(self, lower: Self) -> bool {
        matches!(self, Self::MovedDown | Self::Resident) && lower == Self::Resident
    }

    pub(super) fn in_bracket(self) -> bool {
        self <= Self::Resident
    }
}

/// Places for scores, from the highest to the lowest.
type Levels = Vec<(Points, usize)>;

/// Places of the criteria about floats of one earlier round.
#[derive(Clone, Copy, Debug)]
struct Floats {
    /// The number of rounds ago.
    ago: usize,
    /// \[C14\], \[C16\]: residents with a downfloat, who should preferably be paired.
    down: usize,
    /// \[C15\], \[C17\]: opponents of moved-down players, who should preferably have no upfloat.
    up: usize,
}

/// Places of the criteria about score differences of one earlier round's floaters.
#[derive(Clone, Debug)]
struct Differences {
    ago: usize,
    /// \[C18\], \[C20\]: moved-down players with a downfloat, who should preferably be paired.
    /// Their score difference follows their score, and is greater for a player who is moved down
    /// again.
    down: Levels,
    /// \[C19\], \[C21\]: opponents with an upfloat, whose score difference follows the score of the
    /// moved-down player.
    up: Levels,
}

/// The criteria of a bracket that are weighed, with their places.
#[derive(Clone, Debug)]
pub(super) struct Criteria {
    /// \[C6\]
    pairs: usize,
    /// \[C7\]
    paired: Levels,
    rest: Option<Rest>,
}

/// The criteria after \[C7\].
#[derive(Clone, Debug)]
struct Rest {
    /// \[C8\]: \[C6\] of the next bracket.
    next_pairs: usize,
    /// \[C8\]: \[C7\] of the next bracket.
    next_paired: Levels,
    /// \[C9\], where it applies.
    bye: Option<usize>,
    /// \[C10\] to \[C13\].
    sides: [usize; 4],
    floats: [Floats; 2],
    differences: [Differences; 2],
}

/// Returns the scores of ranked players, highest first.
fn scores<'a>(players: impl Iterator<Item = &'a Player>) -> Vec<Points> {
    let mut scores: Vec<_> = players.map(|player| player.score).collect();
    scores.dedup();
    scores
}

fn levels(layout: &mut Layout, scores: &[Points], largest: usize) -> Levels {
    scores
        .iter()
        .map(|&score| (score, layout.reserve(largest)))
        .collect()
}

fn level(levels: &Levels, score: Points) -> Option<usize> {
    levels
        .iter()
        .find(|(level, _)| *level == score)
        .map(|(_, place)| *place)
}

impl Criteria {
    /// Returns \[C6\] and \[C7\] alone.
    pub(super) fn of_pairs(layout: &mut Layout, moved_down: &[&Player], residents: usize) -> Self {
        let pairs = layout.reserve(residents);
        let scores = scores(moved_down.iter().copied());
        let paired = levels(layout, &scores, moved_down.len());
        Self {
            pairs,
            paired,
            rest: None,
        }
    }

    /// Returns all criteria. `bracket` contains the players of the bracket, in order.
    pub(super) fn all(
        layout: &mut Layout,
        moved_down: &[&Player],
        bracket: &[&Player],
        next: usize,
        bye_after: Option<usize>,
    ) -> Self {
        let here = bracket.len();
        let mut criteria = Self::of_pairs(layout, moved_down, here - moved_down.len());
        let next_pairs = layout.reserve(next);
        let next_paired = levels(layout, &scores(bracket.iter().copied()), here);
        let bye = bye_after.map(|rounds| layout.reserve(rounds));
        let sides = [(); 4].map(|()| layout.reserve(here));
        let floats = [1, 2].map(|ago| Floats {
            ago,
            down: layout.reserve(here),
            up: layout.reserve(moved_down.len()),
        });
        let moved = scores(moved_down.iter().copied());
        let differences = [1, 2].map(|ago| Differences {
            ago,
            down: levels(layout, &moved, moved_down.len()),
            up: levels(layout, &moved, moved_down.len()),
        });
        criteria.rest = Some(Rest {
            next_pairs,
            next_paired,
            bye,
            sides,
            floats,
            differences,
        });
        criteria
    }

    /// Weighs a pair, the higher ranked player first.
    pub(super) fn weigh(
        &self,
        weight: &mut [i64],
        places: &[Place],
        (higher, zone): (&Player, Zone),
        (lower, lower_zone): (&Player, Zone),
        initial: Side,
    ) {
        let mut count = |place: usize, count: i64| add(weight, places[place], count);
        let in_bracket = zone.pairs_in_bracket(lower_zone);
        if in_bracket {
            count(self.pairs, 1);
            if zone == Zone::MovedDown
                && let Some(place) = level(&self.paired, higher.score)
            {
                count(place, 1);
            }
        }
        let Some(rest) = &self.rest else { return };
        if lower_zone == Zone::Next {
            count(rest.next_pairs, 1);
            if zone.in_bracket()
                && let Some(place) = level(&rest.next_paired, higher.score)
            {
                count(place, 1);
            }
        }
        if !in_bracket {
            return;
        }
        let denied = Denied::by_meeting(higher, lower, initial);
        let denied = [
            denied.unbalanced,
            denied.third,
            denied.preferences,
            denied.strong,
        ];
        for (place, denied) in rest.sides.into_iter().zip(denied) {
            count(place, -denied);
        }
        let moved_down = zone == Zone::MovedDown;
        for Floats { ago, down, up } in rest.floats {
            count(down, i64::from(lower.floated(ago, Float::Down)));
            if moved_down {
                count(up, -i64::from(lower.floated(ago, Float::Up)));
            } else {
                count(down, i64::from(higher.floated(ago, Float::Down)));
            }
        }
        if !moved_down {
            return;
        }
        for Differences { ago, down, up } in &rest.differences {
            if let Some(place) = level(down, higher.score) {
                count(place, i64::from(higher.floated(*ago, Float::Down)));
            }
            if let Some(place) = level(up, higher.score) {
                count(place, -i64::from(lower.floated(*ago, Float::Up)));
            }
        }
    }

    /// Weighs the pairing-allocated bye of a player.
    pub(super) fn weigh_bye(&self, weight: &mut [i64], places: &[Place], player: &Player) {
        if let Some(place) = self.rest.as_ref().and_then(|rest| rest.bye) {
            add(
                weight,
                places[place],
                -i64::try_from(player.unplayed).unwrap_or(i64::MAX),
            );
        }
    }
}
