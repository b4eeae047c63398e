//! What people call days, times of day and lengths of time in the bot's languages: in lower case, without accents.

use jiff::civil::Weekday;

/// The names of the months in English, German, French, Spanish, Portuguese and Polish (in dates, and alone). In
/// Japanese, a month is a number.
const MONTHS: [&str; 12] = [
    "january januar janner jaenner janvier enero janeiro stycznia styczen",
    "february februar fevrier febrero fevereiro lutego luty",
    "march marz maerz mars marzo marco marca marzec",
    "april avril abril kwietnia kwiecien",
    "may mai mayo maio maja maj",
    "june juni juin junio junho czerwca czerwiec",
    "july juli juillet julio julho lipca lipiec",
    "august aout agosto sierpnia sierpien",
    "september septembre septiembre setembro wrzesnia wrzesien",
    "october oktober octobre octubre outubro pazdziernika pazdziernik",
    "november novembre noviembre novembro listopada listopad",
    "december dezember decembre diciembre dezembro grudnia grudzien",
];

/// The names of the days of a week from Monday on, in the same languages.
const WEEKDAYS: [&str; 7] = [
    "monday montag lunes lundi poniedzialek segunda",
    "tuesday dienstag martes mardi wtorek terca",
    "wednesday mittwoch miercoles mercredi sroda srode quarta",
    "thursday donnerstag jueves jeudi czwartek quinta",
    "friday freitag viernes vendredi piatek sexta",
    "saturday samstag sabado samedi sobota sobote",
    "sunday sonntag domingo dimanche niedziela niedziele",
];

/// What else they are called: abbreviations that are shorter than [`SHORTEST`] or leave letters out, and a name that
/// begins like another day's.
const SHORT_WEEKDAYS: [&str; 7] = [
    "mo pn",
    "di wt",
    "mi sr",
    "do",
    "fr pt",
    "sa sb sonnabend",
    "so nd ndz",
];

/// The fewest letters of a name by which a month or a weekday is known.
const SHORTEST: usize = 3;

/// Today and the days after it.
const DAYS_AHEAD: [&str; 3] = [
    "today heute hoy aujourdhui dzis dzisiaj hoje",
    "tomorrow tmrw morgen manana demain jutro amanha",
    "overmorrow ubermorgen uebermorgen pojutrze",
];

/// Words before a length of time that begins now.
const IN: &str = "in en dentro dans za em daqui";

/// Words between these and a number.
const AFTER_IN: &str = "de a";

/// Words that mean one of what follows.
const ONE: &str = "a an one ein eine einem einer un una une um uma jeden jedna";

/// A unit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// This many minutes.
    Minutes(i64),
    /// This many days, whatever their length.
    Days(i64),
}

const UNITS: [(Unit, &str); 4] = [
    (
        Unit::Minutes(1),
        "minute minutes min mins minuten minuto minutos minut minuty",
    ),
    (
        Unit::Minutes(60),
        "hour hours h hr hrs stunde stunden std hora horas heure heures godzine godziny godzin godz",
    ),
    (
        Unit::Days(1),
        "day days d tag tage tagen dia dias jour jours dzien dni",
    ),
    (
        Unit::Days(7),
        "week weeks woche wochen semana semanas semaine semaines tydzien tygodnie tygodni",
    ),
];

/// Words before a time of day.
const AT: &str = "@ at um a as las o godz godzinie";

/// Words that say nothing.
const FILLERS: &str = "on of the this de le den dem el la los en em no na w we dnia ce este esta from von desde od \
                       das dia feira oclock";

/// Several words that mean one.
const PHRASES: [(&str, &str); 18] = [
    (" day after tomorrow ", " overmorrow "),
    (" pasado manana ", " overmorrow "),
    (" depois de amanha ", " overmorrow "),
    (" apres demain ", " overmorrow "),
    (" in the morning ", " morning "),
    (" morgens ", " morning "),
    (" de la manana ", " morning "),
    (" du matin ", " morning "),
    (" da manha ", " morning "),
    (" rano ", " morning "),
    (" in the afternoon ", " evening "),
    (" in the evening ", " evening "),
    (" abends ", " evening "),
    (" de la tarde ", " evening "),
    (" du soir ", " evening "),
    (" da tarde ", " evening "),
    (" da noite ", " evening "),
    (" wieczorem ", " evening "),
];

/// What Japanese has for these words, which it writes without spaces between them. What is part of another comes
/// after it.
const JAPANESE: [(&str, &str); 39] = [
    ("明後日", " overmorrow "),
    ("あさって", " overmorrow "),
    ("明日", " tomorrow "),
    ("あした", " tomorrow "),
    ("今日", " today "),
    ("月曜日", " monday "),
    ("火曜日", " tuesday "),
    ("水曜日", " wednesday "),
    ("木曜日", " thursday "),
    ("金曜日", " friday "),
    ("土曜日", " saturday "),
    ("日曜日", " sunday "),
    ("月曜", " monday "),
    ("火曜", " tuesday "),
    ("水曜", " wednesday "),
    ("木曜", " thursday "),
    ("金曜", " friday "),
    ("土曜", " saturday "),
    ("日曜", " sunday "),
    ("(月)", " monday "),
    ("(火)", " tuesday "),
    ("(水)", " wednesday "),
    ("(木)", " thursday "),
    ("(金)", " friday "),
    ("(土)", " saturday "),
    ("(日)", " sunday "),
    ("時間後", " hours later "),
    ("週間後", " weeks later "),
    ("日後", " days later "),
    ("分後", " minutes later "),
    ("午前", " ante "),
    ("午後", " post "),
    ("時半", "h30 "),
    ("時", "h"),
    ("分", " "),
    ("日", "日 "),
    ("まで", " "),
    ("の", " "),
    ("に", " "),
];

/// Returns whether a text of words has this one.
fn has(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|one| one == word)
}

/// Returns the place of the only name that a word is, or is the beginning of.
fn named(names: &[&str], word: &str) -> Option<usize> {
    if word.chars().count() < SHORTEST {
        return None;
    }
    let is_named = |names: &str| names.split(' ').any(|name| name.starts_with(word));
    let mut found = (0..).zip(names).filter(|(_, names)| is_named(names));
    let (place, _) = found.next()?;
    found.next().is_none().then_some(place)
}

/// Returns the number of the month that a word is the name of, or the beginning of its name.
pub(super) fn month(word: &str) -> Option<i8> {
    let place = named(&MONTHS, word)?;
    i8::try_from(place + 1).ok()
}

/// Returns the weekday that a word names or abbreviates.
pub(super) fn weekday(word: &str) -> Option<Weekday> {
    let short = SHORT_WEEKDAYS.iter().position(|short| has(short, word));
    let place = short.or_else(|| named(&WEEKDAYS, word))?;
    Weekday::from_monday_zero_offset(i8::try_from(place).ok()?).ok()
}

/// Returns how many days after today the day is that a word names.
pub(super) fn days_ahead(word: &str) -> Option<i64> {
    (0..)
        .zip(DAYS_AHEAD)
        .find_map(|(days, words)| has(words, word).then_some(days))
}

/// Returns the unit of time that a word names.
pub(super) fn unit(word: &str) -> Option<Unit> {
    UNITS
        .into_iter()
        .find_map(|(unit, words)| has(words, word).then_some(unit))
}

pub(super) fn is_in(word: &str) -> bool {
    has(IN, word)
}

pub(super) fn is_after_in(word: &str) -> bool {
    has(AFTER_IN, word)
}

pub(super) fn is_one(word: &str) -> bool {
    has(ONE, word)
}

pub(super) fn is_at(word: &str) -> bool {
    has(AT, word)
}

pub(super) fn is_filler(word: &str) -> bool {
    has(FILLERS, word)
}

/// Replaces what Japanese calls days and times.
pub(super) fn without_japanese(text: String) -> String {
    if text.is_ascii() {
        return text;
    }
    let replace = |text: String, (from, to): &(&str, &str)| text.replace(from, to);
    JAPANESE.iter().fold(text, replace)
}

/// Replaces several words that mean one, in a text with one space around each word.
pub(super) fn without_phrases(text: String) -> String {
    let replace = |text: String, (from, to): &(&str, &str)| text.replace(from, to);
    PHRASES.iter().fold(text, replace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::plain::plain_letters;

    #[test]
    fn no_word_means_two_things() {
        let words = |names: &[&'static str]| -> Vec<&'static str> {
            names.iter().flat_map(|names| names.split(' ')).collect()
        };
        let days = [WEEKDAYS, SHORT_WEEKDAYS].concat();
        for word in words(&days) {
            assert!(weekday(word).is_some(), "{word}");
            assert_eq!((month(word), days_ahead(word)), (None, None), "{word}");
            assert!(!is_at(word) && !is_in(word) && !is_filler(word), "{word}");
        }
        for word in words(&MONTHS) {
            assert!(month(word).is_some() && weekday(word).is_none(), "{word}");
        }
        for word in words(&[&MONTHS[..], &days, &DAYS_AHEAD].concat()) {
            assert_eq!(word, plain_letters(word));
        }
    }

    #[test]
    fn the_beginning_of_a_weekday_means_one_day_in_all_languages() {
        for name in WEEKDAYS.iter().flat_map(|names| names.split(' ')) {
            for letters in SHORTEST..=name.len() {
                assert!(weekday(&name[..letters]).is_some(), "{name} to {letters}");
            }
        }
    }
}
