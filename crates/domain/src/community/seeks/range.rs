//! Which ratings the opponents of a seek can have.

use std::{fmt, str::FromStr};

use super::SeekRefusal;

/// Which ratings opponents can have. Its text is how it is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RatingRange {
    /// Any rating.
    #[default]
    Any,
    /// At most this far from the player's own rating when both meet.
    Within(u16),
    /// From one to another, both included.
    Between(u16, u16),
}

/// The upper limit of ratings and distances.
const HIGHEST: u16 = 4_000;

impl RatingRange {
    /// The maximum length of what a player types, in characters.
    pub const LONGEST: usize = 40;

    /// Parses what a player has typed: `±200`, `+-200`, `200`, or `1400-1600`.
    pub fn read(typed: &str) -> Result<RatingRange, SeekRefusal> {
        let unknown =
            || SeekRefusal::NoSuchRange(typed.chars().take(RatingRange::LONGEST).collect());
        let text: String = typed.chars().filter(|sign| !sign.is_whitespace()).collect();
        let number = |text: &str| {
            let number: Option<u16> = text.parse().ok();
            number.filter(|number| *number <= HIGHEST)
        };
        let within = ["±", "+/-", "+-"]
            .iter()
            .find_map(|sign| text.strip_prefix(sign))
            .or_else(|| {
                text.chars()
                    .all(|sign| sign.is_ascii_digit())
                    .then_some(&*text)
            });
        let range = match within {
            Some(within) => number(within)
                .filter(|within| *within > 0)
                .map(RatingRange::Within),
            None => text
                .split_once(['-', '–', '—', '~', '〜'])
                .and_then(|(from, to)| {
                    let (from, to) = (number(from)?, number(to)?);
                    (from <= to).then_some(RatingRange::Between(from, to))
                }),
        };
        range.ok_or_else(unknown)
    }

    /// Returns the lowest and the highest rating for a player with rating `own`. `None` if any will
    /// do.
    pub fn bounds(self, own: i32) -> Option<(i32, i32)> {
        match self {
            RatingRange::Any => None,
            RatingRange::Within(distance) => {
                let distance = i32::from(distance);
                Some((own.saturating_sub(distance), own.saturating_add(distance)))
            }
            RatingRange::Between(from, to) => Some((from.into(), to.into())),
        }
    }

    /// Whether a player with rating `own` can have an opponent with rating `theirs`.
    pub fn admits(self, own: i32, theirs: i32) -> bool {
        self.bounds(own)
            .is_none_or(|(from, to)| (from..=to).contains(&theirs))
    }
}

impl fmt::Display for RatingRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RatingRange::Any => f.write_str("any"),
            RatingRange::Within(distance) => write!(f, "within-{distance}"),
            RatingRange::Between(from, to) => write!(f, "{from}-{to}"),
        }
    }
}

/// An error: the text is not a range that was stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRange;

impl FromStr for RatingRange {
    type Err = UnknownRange;

    fn from_str(text: &str) -> Result<RatingRange, UnknownRange> {
        if text == "any" {
            return Ok(RatingRange::Any);
        }
        if let Some(distance) = text.strip_prefix("within-") {
            let distance = distance.parse().map_err(|_| UnknownRange)?;
            return Ok(RatingRange::Within(distance));
        }
        let (from, to) = text.split_once('-').ok_or(UnknownRange)?;
        let number = |text: &str| text.parse::<u16>().map_err(|_| UnknownRange);
        Ok(RatingRange::Between(number(from)?, number(to)?))
    }
}
