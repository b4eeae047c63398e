//! How things are said: one word for one thing, plain English, and times that fit into their sentence.

use std::collections::BTreeSet;

use rules::words::Locale;

use super::texts::Texts;
use crate::source::Source;

/// Words that the texts of a language have a better one for: in English stiff ones and long forms, in the
/// other languages a second word for what `docs/translating.md` has one for.
const AVOIDED: [(Locale, &[&str]); 7] = [
    (
        Locale::English,
        &[
            "somebody",
            "anybody",
            "everybody",
            "nobody",
            "whoever",
            "anew",
            "shall",
            "upon",
            "thus",
            "adjudicate",
            "cannot",
            "is not",
            "are not",
            "do not",
            "does not",
            "did not",
            "will not",
            "has not",
            "have not",
        ],
    ),
    (Locale::German, &["Gegenseite", "Teilnehmer", "Angebot"]),
    (Locale::French, &["siège"]),
    (
        Locale::Spanish,
        &["asiento", "adversario", "oponente", "usted"],
    ),
    (
        Locale::BrazilianPortuguese,
        &["adversário", "lance", "assento", "oferta"],
    ),
    (
        Locale::Polish,
        &["wyzwać", "wyzywa", "oponent", "oponenta", "rywal"],
    ),
    (Locale::Japanese, &["座席", "試合"]),
];

/// Prepositions after which Discord's "in 3 hours" makes no sentence.
const PREPOSITIONS: [(Locale, &[&str]); 6] = [
    (
        Locale::English,
        &[
            "until", "by", "on", "since", "for", "at", "in", "before", "after",
        ],
    ),
    (
        Locale::German,
        &[
            "bis", "seit", "vor", "nach", "um", "am", "in", "für", "ab", "zum",
        ],
    ),
    (
        Locale::French,
        &[
            "jusqu’à",
            "jusque",
            "depuis",
            "avant",
            "dans",
            "pour",
            "à",
            "le",
        ],
    ),
    // "desde hace 3 horas" is one.
    (Locale::Spanish, &["hasta", "por", "a", "en", "antes"]),
    (Locale::BrazilianPortuguese, &["até", "por", "em", "antes"]),
    (
        Locale::Polish,
        &["do", "od", "przez", "na", "w", "za", "przed", "po"],
    ),
];

/// The beginnings of what a command is for.
const VERBS: [&str; 41] = [
    "Accept",
    "Analyze",
    "Ask",
    "Ban",
    "Cancel",
    "Challenge",
    "Choose",
    "Claim",
    "Climb",
    "Create",
    "End",
    "Enter",
    "Find",
    "Follow",
    "Get",
    "Hide",
    "Join",
    "Learn",
    "Leave",
    "Let",
    "Look",
    "Manage",
    "Name",
    "Offer",
    "Open",
    "Plan",
    "Pair",
    "Play",
    "Post",
    "Read",
    "Replace",
    "Replay",
    "Resign",
    "See",
    "Set",
    "Show",
    "Solve",
    "Start",
    "Take",
    "Withdraw",
    "Write",
];

#[test]
fn each_thing_has_one_word() {
    let mut found = Vec::new();
    for (locale, words) in AVOIDED {
        let texts = Texts::of(locale);
        for key in texts.keys() {
            let text = texts.text(&key).to_lowercase();
            for word in words {
                if has(&text, &word.to_lowercase(), locale) {
                    found.push(format!("{locale:?} {key}: {word}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Forms of *vosotros*, which Latin America doesn't use. `es-ES` serves it, too.
const VOSOTROS: [&str; 12] = [
    "áis", "éis", "adlo", "adla", "adme", "adnos", "edlo", "edla", "edme", "idlo", "idla", "idme",
];

#[test]
fn spanish_has_no_vosotros() {
    let texts = Texts::of(Locale::Spanish);
    let mut found = Vec::new();
    for key in texts.keys() {
        let text = texts.text(&key).to_lowercase();
        for word in text.split(|sign: char| !sign.is_alphabetic()) {
            let is_form = VOSOTROS.iter().any(|ending| word.ends_with(ending));
            if word.starts_with("vuestr")
                || word.starts_with("vosotr")
                || word == "os"
                || (is_form && !word.ends_with("séis"))
            {
                found.push(format!("{key}: {word}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn french_puts_no_space_that_can_break_before_its_signs() {
    let texts = Texts::of(Locale::French);
    let mut found = Vec::new();
    for key in texts.keys() {
        let text = texts.text(&key);
        for sign in [" : ", " ; ", " ? ", " ! ", " »", "« "] {
            if format!("{text} ").contains(sign) {
                found.push(format!("{key}: “{sign}”"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Returns whether a text has these words, and not as a part of others. Japanese has no spaces.
fn has(text: &str, word: &str, locale: Locale) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        locale == Locale::Japanese
            || (!before.ends_with(char::is_alphanumeric)
                && !after.starts_with(char::is_alphanumeric))
    })
}

/// Returns the sentences that are filled in with a relative time, each with the name of that value.
fn relative_times() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for file in Source::of_courtier() {
        for (at, _) in file.text.match_indices(" = relative_time(") {
            let before = &file.text[..at];
            let name = before
                .rsplit(|sign: char| !sign.is_alphanumeric() && sign != '_')
                .next()
                .unwrap_or_default();
            let Some((_, sentence)) = before.rsplit_once("sentence!(") else {
                continue;
            };
            if let Some(key) = sentence.split('"').nth(1) {
                found.insert((key.to_owned(), name.to_owned()));
            }
        }
    }
    found
}

#[test]
fn no_relative_time_follows_a_preposition() {
    let times = relative_times();
    assert!(times.len() > 20, "{times:?}");
    for (locale, words) in PREPOSITIONS {
        let texts = Texts::of(locale);
        for (key, name) in times.iter().filter(|(key, _)| texts.keys().contains(key)) {
            for before in texts.before(key, name) {
                let last = before.split_whitespace().last().unwrap_or_default();
                let last = last.trim_start_matches(['(', '„', '“', '*']).to_lowercase();
                assert!(
                    !words.contains(&last.as_str()),
                    "{locale:?} {key}: “{before}{{ ${name} }}”"
                );
            }
        }
    }
}

#[test]
fn commands_say_what_one_does_with_them() {
    let texts = Texts::of(Locale::English);
    let commands = texts.commands();
    let is_command = |key: &String| {
        let is_top = |(other, parent, _): &(String, Option<String>, String)| {
            other == key && parent.is_none()
        };
        commands.iter().any(is_top)
    };
    let keys = texts.keys();
    let mut seen = 0;
    for key in keys.iter().filter(|key| is_command(key)) {
        let text = texts.text(key);
        let text = text.strip_prefix("For managers: ").unwrap_or(&text);
        let first = text.split([' ', ':']).next().unwrap_or_default();
        let mut sign = first.chars();
        let first: String = sign
            .next()
            .into_iter()
            .flat_map(char::to_uppercase)
            .chain(sign)
            .collect();
        assert!(VERBS.contains(&first.as_str()), "{key}: {text}");
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}
