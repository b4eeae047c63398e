//! Days of the calendar.

use std::fmt;

use jiff::civil::Date;

/// A day of the calendar.
///
/// ```
/// use domain::clock::Day;
///
/// let today = Day::read("2026-11-22", None).expect("a day");
/// assert_eq!(Day::read("24.12.", Some(today)).expect("a day").to_string(), "2026-12-24");
/// assert_eq!(Day::read("1.2.", Some(today)).expect("a day").to_string(), "2027-02-01");
/// assert_eq!(Day::read("20 Dec", Some(today)).expect("a day").to_string(), "2026-12-20");
/// assert_eq!(Day::read("30.2.2027", None), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub(super) Date);

impl Day {
    /// Parses a day: `2026-12-24`, `24.12.2026`, `24.12.`, `24 December` or `Dec 24`, the month in any of the bot's
    /// languages. A text without a year means the first such day from `earliest` on, so without `earliest` the year is
    /// required.
    pub fn read(text: &str, earliest: Option<Day>) -> Option<Day> {
        if text.chars().any(char::is_alphabetic) {
            let [year, month, day] = named(text)?;
            return Day::of_parts(&year, &month, &day, earliest);
        }
        let text: String = text.split_whitespace().collect();
        if let Some((year, rest)) = text.split_once('-') {
            let (month, day) = rest.split_once('-')?;
            return Day::of(year, month, day);
        }
        let mut parts = text.split('.');
        let (day, month) = (parts.next()?, parts.next()?);
        let year = parts.next().unwrap_or_default();
        if parts.next().is_some() {
            return None;
        }
        Day::of_parts(year, month, day, earliest)
    }

    fn of_parts(year: &str, month: &str, day: &str, earliest: Option<Day>) -> Option<Day> {
        if !year.is_empty() {
            return Day::of(year, month, day);
        }
        let Day(earliest) = earliest?;
        // 29 February comes every fourth year, or every eighth.
        (earliest.year()..=earliest.year().saturating_add(8))
            .filter_map(|year| Day::of(&year.to_string(), month, day))
            .find(|day| day.0 >= earliest)
    }

    fn of(year: &str, month: &str, day: &str) -> Option<Day> {
        if year.len() != 4 {
            return None;
        }
        let date = Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        date.ok().map(Day)
    }

    /// Returns the day after it, or `None` at the end of the calendar.
    pub fn next(self) -> Option<Day> {
        self.0.tomorrow().ok().map(Day)
    }
}

/// The names of the months in English, German, French, Spanish, Portuguese and Polish (in dates, and alone), in lower
/// case. In Japanese, a month is a number.
const MONTHS: [&str; 12] = [
    "january januar jänner janvier enero janeiro stycznia styczeń",
    "february februar février fevrier febrero fevereiro lutego luty",
    "march märz maerz mars marzo março marco marca marzec",
    "april avril abril kwietnia kwiecień",
    "may mai mayo maio maja maj",
    "june juni juin junio junho czerwca czerwiec",
    "july juli juillet julio julho lipca lipiec",
    "august août aout agosto sierpnia sierpień",
    "september septembre septiembre setembro września wrzesień",
    "october oktober octobre octubre outubro października październik",
    "november novembre noviembre novembro listopada listopad",
    "december dezember décembre decembre diciembre dezembro grudnia grudzień",
];

/// The fewest letters by which a month is known.
const SHORTEST_MONTH: usize = 3;

/// Returns the number of the only month that a word is the name of, or the beginning of its name.
fn month(word: &str) -> Option<usize> {
    if word.chars().count() < SHORTEST_MONTH {
        return None;
    }
    let is_named = |names: &str| names.split(' ').any(|name| name.starts_with(word));
    let mut found = (1..).zip(MONTHS).filter(|(_, names)| is_named(names));
    let (number, _) = found.next()?;
    found.next().is_none().then_some(number)
}

/// Returns the year, the month and the day of a text in which the month is a name, or in which all are named as in
/// Japanese: `12月24日`. The year is empty if there is none.
fn named(text: &str) -> Option<[String; 3]> {
    let text = text.to_lowercase();
    if let Some((before, day)) = text.split_once('月') {
        let day = day.trim().strip_suffix('日')?.trim().to_owned();
        let (year, month) = before.split_once('年').unwrap_or(("", before));
        return Some([year.trim().to_owned(), month.trim().to_owned(), day]);
    }
    let [mut year, mut of_year, mut day] = [const { String::new() }; 3];
    for word in text.split(|sign: char| sign.is_whitespace() || matches!(sign, '.' | ',')) {
        let digits = word.trim_end_matches(|sign: char| !sign.is_ascii_digit());
        let field = match (word, digits.len()) {
            ("" | "of" | "the" | "de" | "le" | "den" | "dem" | "el", _) => continue,
            (_, 4) => &mut year,
            // 1st, 2nd, 1er, 1º
            (_, 1 | 2) if digits.len() + 2 >= word.chars().count() => &mut day,
            _ => &mut of_year,
        };
        let value = match month(word) {
            Some(number) => number.to_string(),
            None => digits.to_owned(),
        };
        if !field.is_empty() || value.is_empty() {
            return None;
        }
        *field = value;
    }
    Some([year, of_year, day])
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_as_it_is_written_in_several_countries() {
        let today = Day::read("2026-11-22", None);
        for (text, day) in [
            ("2026-12-24", Some("2026-12-24")),
            (" 24. 12. 2026 ", Some("2026-12-24")),
            ("24.12.", Some("2026-12-24")),
            ("24.12", Some("2026-12-24")),
            ("22.11.", Some("2026-11-22")),
            ("21.11.", Some("2027-11-21")),
            ("29.2.", Some("2028-02-29")),
            ("20 dec", Some("2026-12-20")),
            ("Dec 20", Some("2026-12-20")),
            ("December 20th, 2027", Some("2027-12-20")),
            ("the 1st of March", Some("2027-03-01")),
            ("3. Oktober", Some("2027-10-03")),
            ("24. Dez. 2026", Some("2026-12-24")),
            ("1er août", Some("2027-08-01")),
            ("5 de enero de 2027", Some("2027-01-05")),
            ("7 março", Some("2027-03-07")),
            ("11 listopada 2027", Some("2027-11-11")),
            ("12月24日", Some("2026-12-24")),
            ("2027年1月3日", Some("2027-01-03")),
            ("29 Feb", Some("2028-02-29")),
            ("31 june", None),
            ("5 jui", None),
            ("5 ju", None),
            ("december", None),
            ("20 dec dec", None),
            ("20 21 dec", None),
            ("20 dec 26", None),
            ("20 foo", None),
            ("月日", None),
            ("12/24/2026", None),
            ("24.13.", None),
            ("24.12.26", None),
            ("24.12.2026.", None),
            ("tomorrow", None),
            ("", None),
        ] {
            let read = Day::read(text, today).map(|day| day.to_string());
            assert_eq!(read.as_deref(), day, "{text:?}");
        }
        assert_eq!(Day::read("24.12.", None), None);
    }
}
