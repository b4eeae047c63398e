//! Reads transcripts.

use std::{collections::HashMap, str::FromStr};

use super::{Rated, Transcript, VERSION, score};
use crate::{
    clock::Timestamp,
    matches::{End, MatchId, Termination},
};
use rules::{AnyPosition, GameId, Outcome, Side};

/// A mistake in a transcript, and its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct TranscriptError {
    /// The line, from 1.
    pub line: usize,
    /// The mistake, in words for people.
    pub what: String,
}

/// All headers of the format.
const HEADERS: [&str; 12] = [
    "Courtier",
    "Match",
    "Game",
    "Size",
    "Start",
    "First",
    "Second",
    "Started",
    "Ended",
    "Rated",
    "Result",
    "Termination",
];

pub(super) fn error<T>(line: usize, what: impl Into<String>) -> Result<T, TranscriptError> {
    Err(TranscriptError {
        line,
        what: what.into(),
    })
}

/// The headers of a text, each with its line, and the line on which they end.
struct Headers {
    values: HashMap<&'static str, (usize, String)>,
    last: usize,
}

impl Headers {
    /// Returns the value of a header, if the text has it.
    fn get(&self, name: &str) -> Option<(usize, &str)> {
        let (line, value) = self.values.get(name)?;
        Some((*line, value))
    }

    /// Returns the value of a header that the text must have.
    fn need(&self, name: &str) -> Result<(usize, &str), TranscriptError> {
        match self.get(name) {
            Some(found) => Ok(found),
            None => error(self.last, format!("the header {name} is missing above")),
        }
    }

    /// Returns the value of a header, parsed by `read`. `what` says what it must be.
    fn read<T>(
        &self,
        name: &str,
        what: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, TranscriptError> {
        let Some((line, value)) = self.get(name) else {
            return Ok(None);
        };
        match read(value) {
            Some(read) => Ok(Some(read)),
            None => error(line, format!("{name} must be {what}, not {value:?}")),
        }
    }
}

impl FromStr for Transcript {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Result<Transcript, TranscriptError> {
        parse_transcript(text).map(|(transcript, _)| transcript)
    }
}

/// Parses a transcript, and returns it with the line of the first move.
pub(super) fn parse_transcript(text: &str) -> Result<(Transcript, usize), TranscriptError> {
    // Some editors begin a file with a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = (1..).zip(text.lines().map(str::trim_end));
    let headers = read_headers(&mut lines)?;
    let start = read_start(&headers)?;
    let end = read_end(&headers)?;
    let moves = read_moves(&mut lines, headers.last, end)?;
    let name = |header: &str| headers.get(header).map(|(_, name)| name.to_owned());
    let moment = |header: &str| {
        let what = "a moment such as 2026-11-21T09:30:00Z";
        headers.read(header, what, Timestamp::from_rfc3339)
    };
    let transcript = Transcript {
        id: headers.read("Match", "a number", |text| text.parse().ok().map(MatchId))?,
        start,
        names: [name("First"), name("Second")],
        started_at: moment("Started")?,
        ended_at: moment("Ended")?,
        rated: headers.read("Rated", "yes, no or annulled", Rated::from_id)?,
        moves,
        end,
    };
    Ok((transcript, headers.last + 1))
}

fn read_headers<'t>(
    lines: &mut impl Iterator<Item = (usize, &'t str)>,
) -> Result<Headers, TranscriptError> {
    let mut values = HashMap::new();
    let mut last = 1;
    for (number, line) in lines {
        last = number;
        if line.is_empty() && number > 1 {
            break;
        }
        let Some((name, value)) = read_header(line) else {
            return error(
                number,
                format!(
                    "a header such as [Game \"courtyard\"], or an empty line after the headers, \
                     is expected, not {line:?}"
                ),
            );
        };
        let Some(known) = HEADERS.into_iter().find(|known| *known == name) else {
            return error(number, format!("there is no header {name:?}"));
        };
        if number == 1 && (known, value.as_str()) != (HEADERS[0], VERSION) {
            return error(
                1,
                format!("a transcript begins with [Courtier \"{VERSION}\"]"),
            );
        }
        if values.insert(known, (number, value)).is_some() {
            return error(number, format!("the header {known} stands there twice"));
        }
    }
    if values.is_empty() {
        return error(1, "there is nothing in it");
    }
    Ok(Headers { values, last })
}

/// Returns the name and the value in `[Name "value"]`.
fn read_header(line: &str) -> Option<(&str, String)> {
    let (name, quoted) = line
        .strip_prefix('[')?
        .strip_suffix("\"]")?
        .split_once(" \"")?;
    let mut value = String::with_capacity(quoted.len());
    let mut signs = quoted.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => value.push(signs.next().filter(|sign| "\"\\".contains(*sign))?),
            '"' => return None,
            // None is written.
            sign if sign.is_control() => return None,
            sign => value.push(sign),
        }
    }
    Some((name, value))
}

fn read_start(headers: &Headers) -> Result<AnyPosition, TranscriptError> {
    let (line, game) = headers.need("Game")?;
    let Some(game) = GameId::from_id(game) else {
        let ids: Vec<&str> = GameId::ALL.iter().map(|game| game.info().id).collect();
        return error(
            line,
            format!("{game:?} is no game; the games are {}", ids.join(", ")),
        );
    };
    let (line, _) = headers.need("Size")?;
    let size: u8 = headers
        .read("Size", "a number of files", |text| text.parse().ok())?
        .unwrap_or_default();
    let usual = match game.start(Some(size)) {
        Ok(start) => start,
        Err(wrong) => return error(line, wrong.to_string()),
    };
    let Some((line, text)) = headers.get("Start") else {
        return Ok(usual);
    };
    match game.parse_position(text) {
        Ok(start) if start.size() == size => Ok(start),
        Ok(start) => error(
            line,
            format!("Start is a board of size {}, not {size}", start.size()),
        ),
        Err(wrong) => error(line, format!("Start is no position of {game}: {wrong}")),
    }
}

fn read_end(headers: &Headers) -> Result<Option<End>, TranscriptError> {
    let (line, result) = headers.need("Result")?;
    let outcome = match result {
        "1-0" => Some(Outcome::Win(Side::First)),
        "0-1" => Some(Outcome::Win(Side::Second)),
        "1/2-1/2" => Some(Outcome::Draw),
        "*" if headers.get("Termination").is_none() => return Ok(None),
        "*" => None,
        other => {
            return error(
                line,
                format!("Result must be 1-0, 0-1, 1/2-1/2 or *, not {other:?}"),
            );
        }
    };
    let (line, _) = headers.need("Termination")?;
    let termination = headers.read("Termination", "a known one", Termination::from_id)?;
    let end = termination.map(|termination| End {
        outcome,
        termination,
    });
    match end {
        Some(end) if !end.is_possible() => error(
            line,
            format!("no match ends with {result} by {}", end.termination.id()),
        ),
        end => Ok(end),
    }
}

/// Parses the moves, and the result at their end.
fn read_moves<'t>(
    lines: &mut impl Iterator<Item = (usize, &'t str)>,
    mut last: usize,
    end: Option<End>,
) -> Result<Vec<String>, TranscriptError> {
    let mut moves: Vec<String> = Vec::new();
    let result = score(end);
    while let Some((number, line)) = lines.next() {
        last = number;
        if line == result {
            return match lines.find(|(_, line)| !line.is_empty()) {
                Some((number, _)) => error(number, "nothing may follow the result"),
                None => Ok(moves),
            };
        }
        let next = moves.len() + 1;
        match line.split_once(". ") {
            Some((ply, text)) if ply == next.to_string() => moves.push(text.to_owned()),
            _ => {
                return error(
                    number,
                    format!(
                        "\"{next}. \" and a move, or the result {result}, is expected, not {line:?}"
                    ),
                );
            }
        }
    }
    error(
        last,
        format!("the result {result} is missing after the last move"),
    )
}
