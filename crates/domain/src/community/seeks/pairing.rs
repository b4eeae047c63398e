//! How seeks are paired.

use std::collections::{BTreeSet, HashSet};

use super::{Fit, Known, Pair, Seek, SeekId, fit};
use crate::matches::UserId;
use rules::GameId;

/// How many of a player's latest matches are looked at, so that nobody gets the same opponent again
/// as long as there are others.
pub const MET_LATELY: u32 = 3;

/// Two seeks that will become a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The one that has waited longer, and the other one.
    pub seeks: [SeekId; 2],
    /// Their players.
    pub players: [UserId; 2],
    /// The game. `None` if both accept any.
    pub game: Option<GameId>,
}

/// Returns the players for whom there is an opponent at all. Only for these does it matter whom
/// they have met, and whether they can begin another match.
pub fn hopeful(seeks: &[Seek], known: &Known) -> BTreeSet<UserId> {
    let mut found = BTreeSet::new();
    for (at, one) in seeks.iter().enumerate() {
        for other in &seeks[at + 1..] {
            let both = [one.player, other.player];
            if !both.iter().all(|player| found.contains(player)) && fit(one, other, known).is_some()
            {
                found.extend(both);
            }
        }
    }
    found
}

/// Pairs seeks that fit, each player at most once.
///
/// The player who has waited longest chooses first: an opponent they have not met lately over one
/// they have, then the closest rating, then the one who has waited longer. So nobody waits for a
/// better opponent while there is one, nobody who came later is served before them, and no two who
/// fit each other are left. An optimal pairing could produce a few more pairs by giving those who
/// have waited longest a more distant opponent; that is not worth what it would cost them.
pub fn pair_up(seeks: &[Seek], known: &Known) -> Vec<Pairing> {
    let mut waiting: Vec<&Seek> = seeks.iter().collect();
    waiting.sort_unstable_by_key(|seek| (seek.made_at, seek.id));
    let mut taken: HashSet<UserId> = HashSet::new();
    let mut pairings = Vec::new();
    for (at, seek) in waiting.iter().enumerate() {
        if taken.contains(&seek.player) {
            continue;
        }
        // Those before have made their choice, and have left everyone who is still there.
        let others = waiting[at + 1..]
            .iter()
            .filter(|other| !taken.contains(&other.player));
        let best = others
            .filter_map(|other| Some((other, fit(seek, other, known)?)))
            .min_by_key(|(other, Fit { distance, .. })| {
                let has_met = known.met.contains(&Pair::of(seek.player, other.player));
                (has_met, *distance, other.made_at, other.id)
            });
        if let Some((other, Fit { game, .. })) = best {
            taken.extend([seek.player, other.player]);
            pairings.push(Pairing {
                seeks: [seek.id, other.id],
                players: [seek.player, other.player],
                game,
            });
        }
    }
    pairings
}
