//! Days and moments as people type them, in any of the bot's languages.

mod time;
mod words;

#[cfg(test)]
mod tests;

use jiff::{
    Span,
    civil::{Date, Weekday},
};

use super::{Day, Timestamp, plain::plain_letters};

pub use time::time_of_day;

/// Why a text names no moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It names a day without a time of day.
    NoTime,
    /// It can't be read, or could mean several moments.
    NotAMoment,
}

/// A moment that a text names, on the clocks of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// This long from now.
    FromNow(Length),
    /// A time of day, in minutes after midnight.
    At(When, u16),
}

/// A day that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// The next day on which it is this time.
    Next,
    /// The next such day.
    Weekday(Weekday),
    /// This day.
    On(Date),
}

/// A length of time that begins now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Length {
    pub(super) days: i64,
    pub(super) minutes: i64,
}

impl Length {
    /// Returns the moment this long after another, on the next whole minute.
    pub(super) fn after(self, now: Timestamp) -> Option<Timestamp> {
        const MINUTE: i64 = 60_000;
        let minutes = self.days.checked_mul(24 * 60)?.checked_add(self.minutes)?;
        let at = now.millis().checked_add(minutes.checked_mul(MINUTE)?)?;
        let late = at.checked_add(MINUTE - 1)?;
        Some(Timestamp::from_millis(late - late.rem_euclid(MINUTE)))
    }
}

/// The days from which a text is understood.
#[derive(Clone, Copy, Debug)]
pub(super) struct Calendar {
    /// Today.
    pub(super) today: Day,
    /// A day without a year is the first such day from this one on.
    pub(super) earliest: Day,
}

impl Calendar {
    /// Parses a day and a time of day, in either order.
    pub(super) fn read_moment(self, text: &str) -> Result<Typed, Unreadable> {
        let text = plain_words(text);
        let mut words: Vec<&str> = text.iter().map(String::as_str).collect();
        let length = take_length(&mut words);
        if let Some(length) = length.filter(|length| length.minutes > 0 && words.is_empty()) {
            return Ok(Typed::FromNow(length));
        }
        let day = self
            .take_day(&mut words, length)
            .ok_or(Unreadable::NotAMoment)?;
        if words.is_empty() {
            return Err(match day {
                When::Next => Unreadable::NotAMoment,
                When::On(_) | When::Weekday(_) => Unreadable::NoTime,
            });
        }
        let time = time_after_day(&words).ok_or(Unreadable::NotAMoment)?;
        Ok(Typed::At(day, time))
    }

    /// Parses a day.
    pub(super) fn read_day(self, text: &str) -> Option<Day> {
        let text = plain_words(text);
        let mut words: Vec<&str> = text.iter().map(String::as_str).collect();
        let length = take_length(&mut words);
        let day = self.take_day(&mut words, length)?;
        if !words.is_empty() {
            return None;
        }
        match day {
            When::Next => None,
            When::On(date) => Some(Day(date)),
            When::Weekday(weekday) => {
                let from = self.earliest.max(self.today.next()?);
                let days = from.0.weekday().until(weekday);
                later(from.0, i64::from(days)).map(Day)
            }
        }
    }

    /// Takes the words that name a day from the others. `None` if they contradict each other.
    fn take_day(self, words: &mut Vec<&str>, length: Option<Length>) -> Option<When> {
        let Day(today) = self.today;
        let mut dates = Vec::new();
        match length {
            Some(Length { days, minutes: 0 }) => dates.push(later(today, days)?),
            Some(_) => return None,
            None => {}
        }
        drop_fillers(words);
        if let Some(parts) = take_named_month(words) {
            dates.push(self.date(parts)?);
        }
        if let Some(days) = take(words, words::days_ahead) {
            dates.push(later(today, days)?);
        }
        let weekday = take(words, words::weekday);
        let is_known = weekday.is_some() || !dates.is_empty();
        if let Some(date) = self.take_numbers(words, is_known) {
            dates.push(date);
        }
        match (&dates[..], weekday) {
            ([], None) => Some(When::Next),
            ([], Some(weekday)) => Some(When::Weekday(weekday)),
            ([date], None) => Some(When::On(*date)),
            ([date], Some(weekday)) if date.weekday() == weekday => Some(When::On(*date)),
            _ => None,
        }
    }

    /// Takes a day that is written in numbers: `2026-12-24`, `2026/12/24`, `24.12.2026`, `24.12.`, `24. 12.`,
    /// `12月24日`. Two numbers with a dot between them can also be a time, and are if a day is known and nothing else
    /// is left.
    fn take_numbers(self, words: &mut Vec<&str>, is_known: bool) -> Option<Date> {
        for first in 0..words.len() {
            for count in (1..=3).rev() {
                let Some(some) = words.get(first..first + count) else {
                    continue;
                };
                let (_, joined) = some.split_last()?;
                if !joined.iter().all(|word| word.ends_with(['.', '年', '月'])) {
                    continue;
                }
                let text = some.concat();
                let mut others = words.iter().enumerate().filter(|(at, _)| *at != first);
                let is_only = others.all(|(_, word)| words::is_at(word));
                let is_time = is_known && is_only && !text.ends_with('.');
                let date = parts(&text).and_then(|parts| self.date(parts));
                if let (Some(date), false) = (date, is_time) {
                    words.drain(first..first + count);
                    return Some(date);
                }
            }
        }
        None
    }

    /// Returns the day of the calendar with these numbers.
    fn date(self, Parts { year, month, day }: Parts) -> Option<Date> {
        if let Some(year) = year {
            return Date::new(year, month, day).ok();
        }
        let Day(earliest) = self.earliest;
        // 29 February comes every fourth year, or every eighth.
        (earliest.year()..=earliest.year().saturating_add(8))
            .filter_map(|year| Date::new(year, month, day).ok())
            .find(|date| *date >= earliest)
    }
}

/// The numbers of a day.
struct Parts {
    year: Option<i16>,
    month: i8,
    day: i8,
}

/// Takes a day beside the name of its month, with the year beside them. Some abbreviations of a month without such
/// a day are a weekday's.
fn take_named_month(words: &mut Vec<&str>) -> Option<Parts> {
    let candidates = words.iter().enumerate().filter_map(|(at, word)| {
        let mut beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
        let day = beside.find_map(|at| Some((at, day_of_month(words.get(at)?)?)))?;
        Some((at, words::month(word)?, day))
    });
    // In "mar. 2 mars", the first is Tuesday.
    let is_weekday = |at: usize| {
        words
            .get(at)
            .is_some_and(|word| words::weekday(word).is_some())
    };
    let (at, month, (day_at, day)) = candidates.min_by_key(|(at, ..)| is_weekday(*at))?;
    let first = at.min(day_at);
    words.drain(first..=at.max(day_at));
    let mut beside = [Some(first), first.checked_sub(1)].into_iter().flatten();
    let year = beside.find_map(|at| Some((at, four_digits(words.get(at)?)?)));
    let year = year.map(|(at, year)| {
        words.remove(at);
        year
    });
    Some(Parts { year, month, day })
}

/// Parses a day that is written in numbers.
fn parts(text: &str) -> Option<Parts> {
    let short = |text: &str| day_number(text);
    if let Some((before, day)) = text.split_once('月') {
        let (year, month) = match before.split_once('年') {
            Some((year, month)) => (Some(four_digits(year)?), month),
            None => (None, before),
        };
        return Some(Parts {
            year,
            month: short(month)?,
            day: short(day.strip_suffix('日')?)?,
        });
    }
    for between in ['-', '/'] {
        if let Some((year, rest)) = text.split_once(between) {
            let (month, day) = rest.split_once(between)?;
            return Some(Parts {
                year: Some(four_digits(year)?),
                month: short(month)?,
                day: short(day)?,
            });
        }
    }
    let mut parts = text.split('.');
    let (day, month) = (short(parts.next()?)?, short(parts.next()?)?);
    let year = match parts.next() {
        None | Some("") => None,
        Some(year) => Some(four_digits(year)?),
    };
    parts.next().is_none().then_some(Parts { year, month, day })
}

fn day_number(text: &str) -> Option<i8> {
    let is_short = (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_short.then(|| text.parse().ok())?
}

fn four_digits(text: &str) -> Option<i16> {
    let is_year = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_year.then(|| text.parse().ok())?
}

/// Parses the day of a month: `24`, `24.`, `1st`, `1er`, `1º`.
fn day_of_month(word: &str) -> Option<i8> {
    let number = word.trim_end_matches(|sign: char| !sign.is_ascii_digit());
    let ordinal = word.get(number.len()..)?;
    let is_ordinal = ["", ".", "st", "nd", "rd", "th", "er", "º", "°"].contains(&ordinal);
    is_ordinal.then(|| day_number(number))?
}

/// Takes the first word that means something.
fn take<T>(words: &mut Vec<&str>, meaning: impl Fn(&str) -> Option<T>) -> Option<T> {
    let mut found = words.iter().enumerate();
    let (at, meant) = found.find_map(|(at, word)| Some((at, meaning(word)?)))?;
    words.remove(at);
    Some(meant)
}

/// Takes the words that say nothing. In German, one of them is also written as a half of the day.
fn drop_fillers(words: &mut Vec<&str>) {
    let is_digit = |sign: char| sign.is_ascii_digit();
    let says_nothing = |at: usize| {
        let word = |at: usize| words.get(at).copied().unwrap_or_default();
        let before = at.checked_sub(1).map(word).unwrap_or_default();
        let next = word(at + 1);
        let names_day = words::weekday(next).is_some() || next.starts_with(is_digit);
        words::is_filler(word(at))
            || (word(at) == "am" && (!before.ends_with(is_digit) || names_day))
    };
    let kept = (0..words.len()).filter(|&at| !says_nothing(at));
    *words = kept.filter_map(|at| words.get(at).copied()).collect();
}

/// Takes a length of time that begins now from the start of a text: `in 5 days`, `in 1 h 30 min`, `in a week`,
/// `5 days later`.
fn take_length(words: &mut Vec<&str>) -> Option<Length> {
    let begins = usize::from(words.first().is_some_and(|word| words::is_in(word)));
    let (mut at, mut length) = (begins, Length::default());
    if begins > 0 {
        at += words
            .iter()
            .skip(at)
            .take_while(|word| words::is_after_in(word))
            .count();
    }
    loop {
        let mut next = at;
        let mut word = words.get(next).copied().unwrap_or_default();
        let digits = word.len()
            - word
                .trim_start_matches(|sign: char| sign.is_ascii_digit())
                .len();
        let mut count = 1;
        if digits > 0 {
            count = word[..digits].parse::<u16>().ok()?;
            word = &word[digits..];
        } else if words::is_one(word) {
            word = "";
        }
        if word.is_empty() {
            next += 1;
            word = words.get(next).copied().unwrap_or_default();
        }
        let Some(unit) = words::unit(word).filter(|_| count > 0) else {
            break;
        };
        match unit {
            words::Unit::Days(days) => length.days += i64::from(count) * days,
            words::Unit::Minutes(minutes) => length.minutes += i64::from(count) * minutes,
        }
        at = next + 1;
    }
    let is_later = words.get(at) == Some(&"later");
    if length == Length::default() || (begins == 0 && !is_later) {
        return None;
    }
    words.drain(..at + usize::from(is_later));
    Some(length)
}

/// Parses the time of day that is left where a day was taken. An hour without anything that makes it a time could be
/// part of a day, and one up to 12 could be in either half of the day.
fn time_after_day(words: &[&str]) -> Option<u16> {
    let named = words.iter().take_while(|word| words::is_at(word)).count();
    let time = joined(words.get(named..)?);
    let minutes = time::joined_time(&time)?;
    let is_bare = time.bytes().all(|byte| byte.is_ascii_digit());
    let is_clear = named > 0 && !(60..13 * 60).contains(&minutes);
    (minutes < 24 * 60 && (!is_bare || is_clear)).then_some(minutes)
}

/// Joins the words of a time. Two numbers stay apart.
fn joined(words: &[impl AsRef<str>]) -> String {
    let mut text = String::new();
    for word in words.iter().map(AsRef::as_ref) {
        let is_number = |sign: char| sign.is_ascii_digit();
        if text.ends_with(is_number) && word.starts_with(is_number) {
            text.push(' ');
        }
        text.push_str(word);
    }
    text
}

/// Returns the day this many days later. `None` beyond the end of the calendar.
pub(super) fn later(date: Date, days: i64) -> Option<Date> {
    date.checked_add(Span::new().try_days(days).ok()?).ok()
}

/// Returns the words of a text in lower case and without accents, where each word that joins two others, and all of
/// Japanese, is written with spaces around it.
fn plain_words(text: &str) -> Vec<String> {
    let text = plain_letters(text)
        .replace('\'', "")
        .replace("a.m", "am")
        .replace("p.m", "pm");
    let signs: Vec<char> = words::without_japanese(text).chars().collect();
    let mut spaced = String::from(" ");
    for (at, &sign) in signs.iter().enumerate() {
        let near = |at: Option<usize>| at.and_then(|at| signs.get(at)).copied().unwrap_or(' ');
        let [before, after] = [near(at.checked_sub(1)), near(at.checked_add(1))];
        let is_letter = |sign: char| sign.is_alphabetic();
        let separates = match sign {
            ',' | '(' | ')' => true,
            '.' | '-' | '/' => is_letter(before) || is_letter(after),
            // 2026-12-05T18:00
            't' => before.is_ascii_digit() && after.is_ascii_digit(),
            _ => false,
        };
        spaced.push(if separates || sign.is_whitespace() {
            ' '
        } else {
            sign
        });
    }
    let spaced = spaced
        .split_whitespace()
        .fold(String::from(" "), |text, word| text + word + " ");
    words::without_phrases(spaced)
        .split_whitespace()
        .map(str::to_owned)
        .collect()
}
