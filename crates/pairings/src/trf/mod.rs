//! FIDE's tournament report file: TRF16 (FIDE Handbook C.04, Annex 2) and TRF26
//! (<https://handbook.fide.com/files/handbook/TRF26.pdf>), with the lines that pairing programs
//! add.
//!
//! - `001`: a player with all rounds. Columns are counted in characters.
//! - `012` to `132`, `013`, `172`, `182`, `202` to `222`: the tournament's name, place, dates,
//!   teams and rules. They are kept unchanged; so are players' lines of a federation that `172`
//!   names. `###` begins a comment.
//! - `XXR`, or `142` of TRF26: the total number of rounds.
//! - `XXC white1` or `black1`, or `152` of TRF26: the initial side. Without it, the side of round 1
//!   tells. `XXC rank`: the ranks that the file states count for pairing, not the numbers.
//! - `XXZ`: players who are absent in the next round. A bye in the column of the next round says
//!   the same, and so does `240`, whose byes of rounds that are over must match the players' lines.
//! - `XXP`, and `260` for some rounds: players who must not meet.
//! - `XXA`, and `250` for some rounds and players: points that count for pairing alone.
//! - `BBW`, `BBD`, `BBL`, `BBZ`, `BBF`, `BBU`: the points for a win, a draw, a loss, an absence,
//!   not showing up, and a pairing-allocated bye. `162` and `XXS` say the same in a line.
//! - `299`: a bonus or a penalty in a round, or other points for a result. The points of the
//!   player's line must include them.
//! - `192`: the system, which must be the Dutch one, and accelerated only as the lines say.
//!
//! A file with any other line is rejected: the line might change the pairing. The same goes for
//! team tournaments, and for results that count as one but bring different points, such as a win
//! with either side.
//!
//! The next round is the one after the last in which two players were paired. Byes alone don't
//! make a round played, unless they leave nobody to be paired in it. What a record says about
//! later rounds is left out.

mod check;
mod error;
mod line;
mod player;
mod rank;
mod read;
mod record;
mod scoring;
mod write;

use self::rank::Ranks;
use super::swiss::{self, PairingError};
use super::tournament::{Number, Pair, Tournament};
use thiserror::Error;

pub use error::{Problem, TrfError};
pub use read::read_report;

/// A tournament report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Lines about the tournament as a whole, unchanged.
    pub about: Vec<String>,
    /// The players, in the order of the file.
    pub people: Vec<Person>,
    /// The rounds and results.
    pub tournament: Tournament,
    /// Whether ranks count for pairing, instead of numbers.
    pub by_rank: bool,
}

/// A player's personal data.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// The player's number in the tournament.
    pub number: Number,
    /// Sex, `m` or `w`, or empty.
    pub sex: String,
    /// Title, such as `GM`, or empty.
    pub title: String,
    /// Name.
    pub name: String,
    /// Rating.
    pub rating: Option<u32>,
    /// Federation, of three letters.
    pub federation: String,
    /// The player's FIDE number.
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

/// The next round of a report, paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairedRound {
    /// The round, from 1.
    pub round: usize,
    /// The number of rounds of the tournament.
    pub rounds: usize,
    /// The pairs, [formatted](print()) as pairing programs do.
    pub pairs: String,
}

/// Pairs the next round of a report.
pub fn pair(text: &str) -> Result<PairedRound, PairFileError> {
    let report = read_report(text)?;
    let tournament = &report.tournament;
    let pairs = if report.by_rank {
        let ranks = Ranks::of(&report.people);
        let pairs = swiss::pair(&ranks.renumber(tournament))?;
        print(&ranks.numbers(&pairs))
    } else {
        print(&swiss::pair(tournament)?)
    };
    Ok(PairedRound {
        round: tournament.played + 1,
        rounds: tournament.rounds,
        pairs,
    })
}

/// Formats pairs as pairing programs do: the number of pairs, then a line with the first and the
/// second player of each, 0 for a bye.
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
