//! FIDE's tournament report file: TRF16 (FIDE Handbook C.04, Annex 2), with the lines that pairing
//! programs add to it.
//!
//! - `001`: a player with all rounds. Columns are counted in characters.
//! - `012` to `132`, `013`: what the tournament is called, where and when it is, teams. They are
//!   kept as they are.
//! - `XXR`, or `142` of TRF26: how many rounds there are to be.
//! - `XXC white1` or `black1`, or `152` of TRF26: the initial side. Without it, the side of round 1
//!   tells.
//! - `XXZ`: who is absent in the next round. A bye in the column of the next round says the same.
//! - `XXP`: players who must not meet.
//! - `XXA`: points that count for pairing alone.
//! - `BBW`, `BBD`, `BBL`, `BBZ`, `BBF`, `BBU`: the points for a win, a draw, a loss, an absence, not
//!   coming, and a pairing-allocated bye.
//!
//! A file with any other line is not read: it might change the pairing.

mod error;
mod line;
mod player;
mod read;
mod write;

use super::swiss::{self, PairingError};
use super::tournament::{Number, Pair, Tournament};
use thiserror::Error;

pub use error::{Problem, TrfError};
pub use read::read;

/// A tournament report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Lines about the tournament as a whole, as they are.
    pub about: Vec<String>,
    /// Who the players are, in the order of the file.
    pub people: Vec<Person>,
    /// What was played.
    pub tournament: Tournament,
}

/// Who a player is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// The player's number in the tournament.
    pub number: Number,
    /// Sex, `m` or `w`, or nothing.
    pub sex: String,
    /// Title, such as `GM`, or nothing.
    pub title: String,
    /// Name.
    pub name: String,
    /// Rating.
    pub rating: Option<u32>,
    /// Federation, of three letters.
    pub federation: String,
    /// FIDE's number of the player.
    pub id: String,
    /// Date of birth.
    pub birth: String,
    /// Rank in the tournament.
    pub rank: Option<u32>,
}

/// Why the next round of a file cannot be paired.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PairFileError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] TrfError),
    /// The round cannot be paired.
    #[error(transparent)]
    Pairing(#[from] PairingError),
}

/// Pairs the next round of a report, and writes it as pairing programs do: the number of pairs, then
/// a line with the first and the second player of each, 0 for a bye.
pub fn pair(text: &str) -> Result<String, PairFileError> {
    let report = read(text)?;
    Ok(print(&swiss::pair(&report.tournament)?))
}

/// Writes pairs as pairing programs do.
pub fn print(pairs: &[Pair]) -> String {
    let lines = pairs
        .iter()
        .map(|pair| (pair.first, pair.second.unwrap_or(0)));
    let lines: Vec<_> = lines
        .map(|(first, second)| format!("{first} {second}\n"))
        .collect();
    format!("{}\n{}", lines.len(), lines.concat())
}

#[cfg(test)]
mod tests;
