//! The order in which candidates are generated (article 4), as weights of pairs: of equally good
//! pairings, the one generated first is taken (3.8).
//!
//! Nothing is generated here. A pairing is generated first in the candidate in which the higher
//! ranked of each pair is in S1, since any other exchange moves more players or moves them further.
//! So the rules by which exchanges and transpositions are sorted determine what to weigh.

use super::layout::{Layout, Place, add};

/// The order of candidates for the moved-down players of a bracket (4.4, 4.2).
#[derive(Clone, Debug)]
pub(super) struct MovedDownOrder {
    /// 4.4.2: the set of paired players, by its smallest differing number.
    paired: Vec<usize>,
    /// 4.2.2: the opponents' numbers, the first moved-down player's first.
    opponents: Vec<usize>,
}

impl MovedDownOrder {
    pub(super) fn new(layout: &mut Layout, moved_down: usize, residents: usize) -> Self {
        Self {
            paired: (0..moved_down).map(|_| layout.reserve(1)).collect(),
            opponents: (0..moved_down).map(|_| layout.reserve(residents)).collect(),
        }
    }

    /// Weighs a moved-down player and a resident, by their places among these.
    pub(super) fn weigh(
        &self,
        weight: &mut [i64],
        places: &[Place],
        moved_down: usize,
        resident: usize,
    ) {
        add(weight, places[self.paired[moved_down]], 1);
        add(
            weight,
            places[self.opponents[moved_down]],
            -number(resident),
        );
    }
}

/// The order of candidates for a homogeneous bracket or a remainder (4.3, 4.2).
#[derive(Clone, Debug)]
pub(super) struct ResidentOrder {
    /// The number of players in the original S1 (3.2.1).
    pairs: usize,
    /// 4.3.2, first rule: fewest players exchanged.
    exchanged: usize,
    /// Second rule: the smallest difference of the sums of numbers exchanged.
    sum: usize,
    /// Third rule, for each of the original S1: the largest differing number moved to S2. Fourth
    /// rule, for each of the original S2: the smallest differing number moved to S1.
    moved: Vec<usize>,
    /// 4.2.2: the opponents' numbers, that of the first player of S1 first.
    opponents: Vec<usize>,
}

impl ResidentOrder {
    pub(super) fn new(layout: &mut Layout, residents: usize, pairs: usize) -> Self {
        let exchanged = layout.reserve(pairs);
        let sum = layout.reserve(residents * residents);
        let mut moved = vec![0; residents];
        for player in (0..pairs).rev().chain(pairs..residents) {
            moved[player] = layout.reserve(1);
        }
        let opponents = (0..residents).map(|_| layout.reserve(residents)).collect();
        Self {
            pairs,
            exchanged,
            sum,
            moved,
            opponents,
        }
    }

    /// Weighs two residents by their places among these, the higher ranked first.
    pub(super) fn weigh(&self, weight: &mut [i64], places: &[Place], higher: usize, lower: usize) {
        let stays = higher < self.pairs;
        add(weight, places[self.exchanged], i64::from(stays));
        // The players who leave S1 are those in it who are not the higher ranked of a pair, so only
        // the sum of the higher ranked differs.
        add(weight, places[self.sum], -number(higher));
        add(
            weight,
            places[self.moved[higher]],
            if stays { -1 } else { 1 },
        );
        add(weight, places[self.opponents[higher]], -number(lower));
    }
}

fn number(place: usize) -> i64 {
    i64::try_from(place).unwrap_or(i64::MAX)
}
