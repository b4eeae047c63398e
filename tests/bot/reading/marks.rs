//! Discord's marks in a text, as its client shows them: mentions, times, links and commands.

use std::collections::HashMap;

use domain::clock::{Timestamp, Zone};
use rules::words::Locale;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// What stands for every code, because codes are secrets and differ each time.
const SAMPLE_CODE: &str = "K7QM-2RTD";

/// The names that belong to ids, and the reader's time and language.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    pub(super) locale: Locale,
    pub(super) now: Timestamp,
    /// The names of users, channels and roles by their ids.
    pub(super) names: HashMap<String, String>,
}

impl Marks {
    /// Returns a text as a member reads it.
    pub(super) fn read(&self, text: &str) -> String {
        let mut shown = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(['<', 'h']) {
            shown.push_str(&rest[..at]);
            rest = &rest[at..];
            if let Some((mark, length)) = self.mark(rest).or_else(|| self.link(rest)) {
                shown.push_str(&mark);
                rest = &rest[length..];
            } else {
                shown.push_str(&rest[..1]);
                rest = &rest[1..];
            }
        }
        shown.push_str(rest);
        without_codes(&shown)
    }

    /// Reads a mark in angle brackets at the start of a text. Returns what it shows, and its length.
    fn mark(&self, text: &str) -> Option<(String, usize)> {
        let inner = text.strip_prefix('<')?;
        let (inner, _) = inner.split_once('>')?;
        let length = inner.len() + 2;
        let shown = if let Some(time) = inner.strip_prefix("t:") {
            self.time(time)?
        } else if let Some(role) = inner.strip_prefix("@&") {
            format!("@{}", self.name(role))
        } else if let Some(user) = inner.strip_prefix('@') {
            format!("@{}", self.name(user))
        } else if let Some(channel) = inner.strip_prefix('#') {
            format!("#{}", self.name(channel))
        } else if let Some(command) = inner.strip_prefix('/') {
            let (name, _) = command.rsplit_once(':')?;
            format!("/{name}")
        } else if let Some(emoji) = inner.strip_prefix(':') {
            let (name, _) = emoji.rsplit_once(':')?;
            format!(":{name}:")
        } else {
            // A link without a preview.
            let (link, _) = self.link(inner)?;
            link
        };
        Some((shown, length))
    }

    fn name(&self, id: &str) -> String {
        let name = self.names.get(id).cloned();
        name.unwrap_or_else(|| "unknown".to_owned())
    }

    /// Reads a link at the start of a text. Those to places in Discord show the place.
    fn link(&self, text: &str) -> Option<(String, usize)> {
        if !(text.starts_with("http://") || text.starts_with("https://")) {
            return None;
        }
        let end = text.find(|sign: char| sign.is_whitespace() || matches!(sign, ')' | '>' | '|'));
        let link = &text[..end.unwrap_or(text.len())];
        let shown = if let Some((_, place)) = link.split_once("/channels/") {
            let mut parts = place.split('/').skip(1);
            let channel = self.name(parts.next().unwrap_or_default());
            match parts.next() {
                Some(_) => format!("#{channel} › message"),
                None => format!("#{channel}"),
            }
        } else if link.contains("127.0.0.1") || link.contains("localhost") {
            "https://page".to_owned()
        } else {
            link.to_owned()
        };
        Some((shown, link.len()))
    }

    fn time(&self, mark: &str) -> Option<String> {
        let (seconds, style) = mark.split_once(':').unwrap_or((mark, "f"));
        let at = Timestamp::from_seconds(seconds.parse().ok()?);
        if style == "R" {
            return Some(self.relative(at.seconds() - self.now.seconds()));
        }
        let written = Zone::UTC.write(at);
        let (day, hour) = written.split_once(' ').unwrap_or((&written, ""));
        Some(match style {
            "t" | "T" => hour.to_owned(),
            "d" | "D" => day.to_owned(),
            _ => written.clone(),
        })
    }

    /// Returns how far away a time is, as Discord says it in the reader's language.
    fn relative(&self, seconds: i64) -> String {
        let away = seconds.abs();
        let (unit, one) = [(2, DAY), (1, HOUR), (0, MINUTE)]
            .into_iter()
            .find(|(_, one)| away >= *one)
            .unwrap_or((0, MINUTE));
        let count = ((away + one / 2) / one).max(1);
        let forms = units(self.locale)[unit];
        let form = match (self.locale, count) {
            (_, 1) => forms[0],
            (Locale::Polish, _) => {
                let (tens, ones) = (count / 10 % 10, count % 10);
                if (2..=4).contains(&ones) && tens != 1 {
                    forms[1]
                } else {
                    forms[2]
                }
            }
            _ => forms[1],
        };
        let [before, after] = sides(self.locale);
        let frame = if seconds < 0 { before } else { after };
        frame.replace("{}", &format!("{count}{form}"))
    }
}

/// Returns minutes, hours and days: one, a few, many.
fn units(locale: Locale) -> [[&'static str; 3]; 3] {
    match locale {
        Locale::English => [
            [" minute", " minutes", ""],
            [" hour", " hours", ""],
            [" day", " days", ""],
        ],
        Locale::German => [
            [" Minute", " Minuten", ""],
            [" Stunde", " Stunden", ""],
            [" Tag", " Tagen", ""],
        ],
        Locale::French => [
            [" minute", " minutes", ""],
            [" heure", " heures", ""],
            [" jour", " jours", ""],
        ],
        Locale::Spanish => [
            [" minuto", " minutos", ""],
            [" hora", " horas", ""],
            [" día", " días", ""],
        ],
        Locale::BrazilianPortuguese => [
            [" minuto", " minutos", ""],
            [" hora", " horas", ""],
            [" dia", " dias", ""],
        ],
        Locale::Polish => [
            [" minutę", " minuty", " minut"],
            [" godzinę", " godziny", " godzin"],
            [" dzień", " dni", " dni"],
        ],
        Locale::Japanese => [
            [" 分", " 分", ""],
            [" 時間", " 時間", ""],
            [" 日", " 日", ""],
        ],
    }
}

/// Returns how a language says that something was, and that it will be.
fn sides(locale: Locale) -> [&'static str; 2] {
    match locale {
        Locale::English => ["{} ago", "in {}"],
        Locale::German => ["vor {}", "in {}"],
        Locale::French => ["il y a {}", "dans {}"],
        Locale::Spanish => ["hace {}", "dentro de {}"],
        Locale::BrazilianPortuguese => ["há {}", "em {}"],
        Locale::Polish => ["{} temu", "za {}"],
        Locale::Japanese => ["{}前", "{}後"],
    }
}

/// Returns the first code in a text, as it was given out: `ABCD-EFGH`.
pub(super) fn code(text: &str) -> Option<&str> {
    let is_sign = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
    let bytes = text.as_bytes();
    let found = (0..bytes.len().saturating_sub(8)).find(|&at| {
        let code = &bytes[at..at + 9];
        let is_alone = at == 0 || !bytes[at - 1].is_ascii_alphanumeric();
        let ends = bytes
            .get(at + 9)
            .is_none_or(|next| !next.is_ascii_alphanumeric());
        let has_letter = code.iter().any(u8::is_ascii_uppercase);
        let fits = |(place, byte): (usize, &u8)| {
            if place == 4 {
                *byte == b'-'
            } else {
                is_sign(*byte)
            }
        };
        is_alone && ends && has_letter && code.iter().enumerate().all(fits)
    });
    found.map(|at| &text[at..at + 9])
}

fn without_codes(text: &str) -> String {
    let mut shown = text.to_owned();
    while let Some(found) = code(&shown).filter(|found| *found != SAMPLE_CODE) {
        shown = shown.replace(&found.to_owned(), SAMPLE_CODE);
    }
    shown
}
