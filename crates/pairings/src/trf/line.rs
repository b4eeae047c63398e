//! The columns of a line.

use super::super::tournament::Points;
use super::Problem;

/// A line, whose columns are characters counted from 1, as in FIDE's description.
pub(super) struct Line {
    characters: Vec<char>,
}

impl Line {
    pub(super) fn new(text: &str) -> Self {
        Self {
            characters: text.trim_end().chars().collect(),
        }
    }

    /// Returns the columns from one to another, both included, without surrounding spaces.
    pub(super) fn columns(&self, from: usize, to: usize) -> String {
        let end = to.min(self.characters.len());
        let columns = self.characters.get(from - 1..end).unwrap_or_default();
        columns.iter().collect::<String>().trim().to_owned()
    }

    pub(super) fn len(&self) -> usize {
        self.characters.len()
    }
}

pub(super) fn number(what: &'static str, text: &str) -> Result<u32, Problem> {
    text.parse().map_err(|_| Problem::Number {
        what,
        text: text.to_owned(),
    })
}

/// Parses a number that can be missing, which FIDE also writes as 0.
pub(super) fn optional(what: &'static str, text: &str) -> Result<Option<u32>, Problem> {
    if text.is_empty() {
        Ok(None)
    } else {
        Ok(Some(number(what, text)?).filter(|&n| n > 0))
    }
}

pub(super) fn points(text: &str) -> Result<Points, Problem> {
    let wrong = || Problem::Points(text.to_owned());
    let (whole, tenths) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let halves = match tenths {
        "0" | "00" => 0,
        "5" | "50" => 1,
        _ => return Err(wrong()),
    };
    let whole: u16 = whole.parse().map_err(|_| wrong())?;
    Ok(Points::halves(2 * u32::from(whole) + halves))
}

pub(super) fn write_points(points: Points) -> String {
    let halves = points.in_halves();
    format!("{}.{}", halves / 2, if halves % 2 == 1 { 5 } else { 0 })
}
