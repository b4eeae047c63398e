//! The English texts and the code name the same sentences.

use rules::words::Locale;

use super::texts::{Texts, read};
use crate::source::Source;

/// Beginnings of keys that the code builds from parts.
const MADE_OF_PARTS: &[&str] = &[
    "about-",
    "bottom-",
    "choice-result-",
    "choice-system-",
    "scope-",
    "honour-",
    "theme-",
    "width-",
    "command-",
    "parameter-",
    "side-wish-",
    "flag-",
    "page-settings-",
    "page-server-",
    "button-ruling-",
    "button-profile",
    "choice-season-",
    "choice-difficulty-",
    "choice-game-",
    "servers-column-",
    "piece-",
    "permission-",
    "rules-",
    "lesson-",
    "tip-",
];

/// Returns the source of the bot.
fn code() -> String {
    let files = Source::of_courtier().into_iter();
    files.map(|file| file.text).collect()
}

#[test]
fn every_sentence_that_the_code_names_exists() {
    let code = code();
    let keys = Texts::of(Locale::English).keys();
    let mut named = 0;
    for opening in ["sentence!(", "Sentence::new(", ".text("] {
        for (at, _) in code.match_indices(opening) {
            let rest = code[at + opening.len()..].trim_start();
            let Some(key) = rest
                .strip_prefix('"')
                .and_then(|rest| rest.split('"').next())
            else {
                continue;
            };
            assert!(
                keys.contains(key),
                "{opening}\"{key}\" is in no locale file"
            );
            named += 1;
        }
    }
    assert!(named > 50, "{named}");
}

#[test]
fn every_sentence_is_used() {
    let words = read("assets/locales/en", "ftl").join("\n");
    let code = code();
    for key in Texts::of(Locale::English).keys() {
        let used = code.contains(&format!("\"{key}\""))
            || words.contains(&format!("{{ {key} }}"))
            || MADE_OF_PARTS.iter().any(|part| key.starts_with(part));
        assert!(used, "{key} is said nowhere");
    }
}
