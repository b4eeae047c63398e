//! The next round of a Swiss tournament by the FIDE (Dutch) System: FIDE Handbook C.04.3, in the
//! text in force since 1 February 2026. Article numbers without further reference are of that text;
//! its criteria are \[C1\] to \[C21\].
//!
//! A round is paired bracket by bracket, from the highest score down (1.9). The handbook describes
//! how candidates for a bracket are generated one after the other until the best is found. Here the
//! best is found directly, as the heaviest perfect matching of all players not yet paired:
//!
//! - players who must not meet are not joined (\[C1\], \[C3\]), so that the remaining ones can
//!   always be paired \[C4\]; if their number is odd, a vertex represents the bye, joined to the
//!   players who can have it (\[C2\], \[C5\]);
//! - criteria are weighed in their order (`criteria`);
//! - after them, the order in which candidates are generated (`order`).
//!
//! Moved-down players are matched first, because the handbook renumbers the remaining players.

mod bracket;
mod criteria;
mod layout;
mod order;
mod player;
mod sides;

use thiserror::Error;

use self::bracket::{Bracket, Field, lowest_bye};
use self::player::{Player, ranked};
use self::sides::side_of_higher;
use super::tournament::{Pair, Side, Tournament};

/// The most players that can be paired. Time grows with more than the cube of their number: 128
/// take a fraction of a second, 500 take half a minute.
pub const MOST_PLAYERS: usize = 500;

/// Why a round cannot be paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum PairingError {
    /// All rounds are over.
    #[error("all {0} rounds are over")]
    Over(usize),
    /// More players are to be paired than [`MOST_PLAYERS`].
    #[error("{0} players are to be paired; at most {MOST_PLAYERS} can be")]
    TooMany(usize),
    /// Whatever is tried, two players are left who must not meet (1.9.3).
    #[error("there is no pairing in which nobody meets an opponent again")]
    Impossible,
}

/// Pairs the next round. Pairs are in the order of their boards; the bye is last.
pub fn pair(tournament: &Tournament) -> Result<Vec<Pair>, PairingError> {
    if tournament.played >= tournament.rounds {
        return Err(PairingError::Over(tournament.rounds));
    }
    let players = ranked(tournament);
    if players.len() > MOST_PLAYERS {
        return Err(PairingError::TooMany(players.len()));
    }
    let mut field = Field {
        players: &players,
        initial: tournament.initial_side,
        bye_score: None,
    };
    if players.len() % 2 == 1 {
        field.bye_score = Some(lowest_bye(&field).ok_or(PairingError::Impossible)?);
    }
    let pairs = pair_all(&field).ok_or(PairingError::Impossible)?;
    let mut boards: Vec<_> = pairs
        .iter()
        .map(|&(higher, lower)| (&players[higher], &players[lower]))
        .collect();
    // C.04.2, 3.6: boards are ordered by the higher score, the sum of both, and the rank.
    boards.sort_by_key(|(higher, lower)| {
        (
            std::cmp::Reverse((higher.score, lower.score)),
            higher.number,
        )
    });
    let paired = |place: usize| pairs.iter().any(|&(u, v)| u == place || v == place);
    let bye = (0..players.len()).find(|&place| !paired(place));
    let bye = bye.map(|place| Pair {
        first: players[place].number,
        second: None,
    });
    let boards = boards
        .into_iter()
        .map(|(higher, lower)| seat(higher, lower, field.initial));
    Ok(boards.chain(bye).collect())
}

fn seat(higher: &Player, lower: &Player, initial: Side) -> Pair {
    match side_of_higher(higher, lower, initial) {
        Side::First => Pair {
            first: higher.number,
            second: Some(lower.number),
        },
        Side::Second => Pair {
            first: lower.number,
            second: Some(higher.number),
        },
    }
}

/// Returns the pairs of all brackets (1.9.2).
fn pair_all(field: &Field) -> Option<Vec<(usize, usize)>> {
    let scores = field
        .players
        .chunk_by(|one, other| one.score == other.score);
    let mut start = 0;
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for group in scores {
        groups.push((start..start + group.len()).collect());
        start += group.len();
    }
    let mut moved_down = Vec::new();
    let mut pairs = Vec::new();
    for (index, residents) in groups.iter().enumerate() {
        let bracket = Bracket {
            field,
            moved_down: std::mem::take(&mut moved_down),
            residents: residents.clone(),
            next: groups.get(index + 1).cloned().unwrap_or_default(),
            lower: groups.iter().skip(index + 2).flatten().copied().collect(),
        };
        let paired = bracket.pair()?;
        let is_paired = |place: &usize| paired.iter().any(|(u, v)| u == place || v == place);
        let here = bracket.moved_down.iter().chain(residents);
        moved_down = here.filter(|place| !is_paired(place)).copied().collect();
        pairs.extend(paired);
    }
    (moved_down.len() <= field.players.len() % 2).then_some(pairs)
}

#[cfg(test)]
mod tests;
