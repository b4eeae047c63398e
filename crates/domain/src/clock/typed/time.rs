//! Times of day.

use std::ops::RangeInclusive;

use super::{joined, plain_words, words};

/// The minutes of a day.
const MINUTES: u16 = 24 * 60;

/// A half of the day, or a part of it.
struct Half {
    name: &'static str,
    /// The hour from which its hours are counted.
    begins: u16,
    /// The hours that are counted so: 12 am is midnight, and 12 pm is noon.
    hours: RangeInclusive<u16>,
}

const fn half(name: &'static str, begins: u16, hours: RangeInclusive<u16>) -> Half {
    Half {
        name,
        begins,
        hours,
    }
}

/// Names of halves after a time. Twelve in the evening could be noon or midnight.
const AFTER_TIME: [Half; 4] = [
    half("am", 0, 1..=12),
    half("pm", 12, 1..=12),
    half("morning", 0, 1..=11),
    half("evening", 12, 1..=11),
];

/// Names of halves before a time, as in Japanese.
const BEFORE_TIME: [Half; 2] = [half("ante", 0, 0..=12), half("post", 12, 0..=12)];

/// Parses a time of day in minutes after midnight: `8`, `08:00`, `8.30`, `8 pm`, `20h30`, `20 Uhr`, `20時`. The end of
/// the day is `24:00`.
pub fn time_of_day(text: &str) -> Option<u16> {
    let mut words = plain_words(text);
    words.retain(|word| !words::is_filler(word) && !words::is_at(word));
    joined_time(&joined(&words))
}

/// Parses a time of day whose words were joined.
pub(super) fn joined_time(text: &str) -> Option<u16> {
    let after = AFTER_TIME
        .iter()
        .find_map(|half| Some((text.strip_suffix(half.name)?, half)));
    let before = || {
        BEFORE_TIME
            .iter()
            .find_map(|half| Some((text.strip_prefix(half.name)?, half)))
    };
    let (text, half) = match after.or_else(before) {
        Some((text, half)) => (text, Some(half)),
        None => (text, None),
    };
    let text = text.replace("uhr", "h");
    let text = text.trim_end_matches('h');
    let (hours, minutes) = text.split_once([':', '.', 'h']).unwrap_or((text, ""));
    let hours = number(hours)?;
    let minutes = if minutes.is_empty() {
        0
    } else {
        number(minutes)?
    };
    let hours = match half {
        None => hours,
        Some(half) if half.hours.contains(&hours) => hours % 12 + half.begins,
        Some(_) => return None,
    };
    let time = hours.checked_mul(60)?.checked_add(minutes)?;
    (minutes < 60 && time <= MINUTES).then_some(time)
}

/// Parses a number without a sign.
fn number(text: &str) -> Option<u16> {
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok())?
}
