//! A match as text, to keep, to send to others, and to check.
//!
//! # The format
//!
//! A transcript is UTF-8 text in lines, in the manner of chess's PGN: first headers, then an empty
//! line, then the moves, then the result once more.
//!
//! ```text
//! [Courtier "1"]
//! [Match "12"]
//! [Game "guard-and-towers"]
//! [Size "7"]
//! [First "Ada"]
//! [Second "Ben"]
//! [Started "2026-11-21T09:30:00Z"]
//! [Ended "2026-11-24T18:02:11Z"]
//! [Rated "yes"]
//! [Result "0-1"]
//! [Termination "resignation"]
//!
//! 1. a7-a6
//! 2. a1-a2
//! 3. d7-d6
//! 0-1
//! ```
//!
//! | Header | Value |
//! | --- | --- |
//! | `Courtier` | the format's version, `1`; always the first line |
//! | `Match` | the number of the match; may be missing |
//! | `Game` | the game's id, as on the command line |
//! | `Size` | how many files the board has |
//! | `Start` | the position to begin with, if it is not the usual one of that size |
//! | `First`, `Second` | the players, the one who moved first and the other; may be missing |
//! | `Started`, `Ended` | moments in UTC as in RFC 3339; may be missing |
//! | `Rated` | `yes`, `no` or `annulled`; may be missing |
//! | `Result` | `1-0` (the first player won), `0-1`, `1/2-1/2`, or `*` for a match without a result |
//! | `Termination` | why it ended: `rules`, `repetition`, `resignation` and so on; missing while it runs |
//!
//! Inside the quotes `\"` stands for a quotation mark and `\\` for a backslash. A value has no line
//! breaks or other control characters, and no header comes twice. Each ply has a line of its own: its number from 1, a full
//! stop, a space, and the canonical text of the move. Empty lines may follow the result.
//!
//! # What is checked
//!
//! [`Transcript::verify`] plays all moves by the rules. Each must be legal and canonical, and none
//! may follow the end of the match. If the transcript says that the rules or a repetition ended the
//! match, the result must be what the last position says. Otherwise it must not contradict the last
//! position.

mod check;
mod read;
#[cfg(test)]
mod tests;

use std::fmt;

use super::{End, MatchId};
use crate::clock::Timestamp;
use rules::{AnyPosition, Outcome, Side, variants};

pub use read::TranscriptError;

/// The format version that is written and read here.
const VERSION: &str = "1";

/// A match as described by a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The match's number.
    pub id: Option<MatchId>,
    /// The position it began with.
    pub start: AnyPosition,
    /// The players' names by [`Side::index`].
    pub names: [Option<String>; 2],
    /// When it began.
    pub started_at: Option<Timestamp>,
    /// When it ended.
    pub ended_at: Option<Timestamp>,
    /// Whether it counts for ratings.
    pub rated: Option<Rated>,
    /// The canonical texts of its moves.
    pub moves: Vec<String>,
    /// How it ended. `None` while it runs.
    pub end: Option<End>,
}

variants! {
    /// Whether a match counts for ratings.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Rated {
        /// It does.
        Yes = "yes",
        /// It never did.
        No = "no",
        /// It was declared void.
        Annulled = "annulled",
    }
}

/// Returns the result as written on score sheets.
fn score(end: Option<End>) -> &'static str {
    match end.and_then(|end| end.outcome) {
        Some(Outcome::Win(Side::First)) => "1-0",
        Some(Outcome::Win(Side::Second)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "*",
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = |f: &mut fmt::Formatter<'_>, name: &str, value: &str| {
            writeln!(f, "[{name} \"{}\"]", escape(value))
        };
        header(f, "Courtier", VERSION)?;
        if let Some(id) = self.id {
            header(f, "Match", &id.0.to_string())?;
        }
        header(f, "Game", self.start.game().info().id)?;
        header(f, "Size", &self.start.size().to_string())?;
        if !is_usual(&self.start) {
            header(f, "Start", &self.start.to_string())?;
        }
        for (name, player) in ["First", "Second"].into_iter().zip(&self.names) {
            if let Some(player) = player {
                header(f, name, player)?;
            }
        }
        for (name, moment) in [("Started", self.started_at), ("Ended", self.ended_at)] {
            if let Some(moment) = moment {
                header(f, name, &moment.to_rfc3339())?;
            }
        }
        if let Some(rated) = self.rated {
            header(f, "Rated", rated.id())?;
        }
        header(f, "Result", score(self.end))?;
        if let Some(end) = self.end {
            header(f, "Termination", end.termination.id())?;
        }
        writeln!(f)?;
        for (ply, text) in (1..).zip(&self.moves) {
            let ply: u32 = ply;
            writeln!(f, "{ply}. {text}")?;
        }
        writeln!(f, "{}", score(self.end))
    }
}

/// Whether this is the usual start of a match on a board of its size.
fn is_usual(start: &AnyPosition) -> bool {
    start.game().start(Some(start.size())).as_ref() == Ok(start)
}

fn escape(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    for sign in value.chars() {
        match sign {
            '"' | '\\' => escaped.extend(['\\', sign]),
            // A name must not contain line breaks and the like.
            sign if sign.is_control() => escaped.push(' '),
            sign => escaped.push(sign),
        }
    }
    escaped
}
