//! Everything fits where Discord shows it.
//!
//! The purpose of a text follows from the beginning (and the end) of its key:
//!
//! | Key | Shown as |
//! | --- | --- |
//! | `command-…` | description of a command or an option; `.name` is its name in the language |
//! | `parameter-…` | the same of an option that several commands have |
//! | `page-settings-…`, `page-server-…`, `choice-…`, `suggestion-…`, `side-wish-…`, `scope-…` | choice or suggestion of an option |
//! | `button-…` | label of a button, entry of a context menu |
//! | `select-…` | placeholder of a select menu |
//! | `option-…` | label or description in a select menu |
//! | `form-…-title`, `-label`, `-placeholder` | form |
//! | `thread-…` | name of a thread |
//! | `alt-…` | part of a picture's alt text |
//! | `rules-…` | part of a rules card |
//! | `…-means` | what a move does, in a list of moves |
//! | anything else | (part of) a message |

use std::collections::BTreeSet;

use domain::matches::Termination;
use rules::{GameId, Reason, sentence, variants::Variants, words::Locale};

use super::texts::Texts;

/// Beginning and end of a key, and the most letters.
/// <https://discord.com/developers/docs/interactions/application-commands>
/// <https://discord.com/developers/docs/components/reference>
const LIMITS: [(&str, &str, usize); 25] = [
    ("command-", "", 100),
    ("parameter-", "", 100),
    // The names of entries in context menus.
    ("button-challenge", "", 32),
    ("button-profile", "", 32),
    // The titles of forms.
    ("button-contest-change", "", 45),
    ("button-tournament-new", "", 45),
    ("page-settings-time", "", 45),
    ("page-settings-vacation", "", 45),
    ("choice-", "", 100),
    ("page-settings-", "", 100),
    ("page-server-", "", 100),
    ("suggestion-", "", 100),
    ("side-wish-", "", 100),
    ("scope-", "", 100),
    ("button-", "", 80),
    ("select-", "", 150),
    ("option-", "", 100),
    ("form-", "-title", 45),
    ("form-", "-label", 45),
    ("form-", "-placeholder", 100),
    ("thread-", "", 100),
    ("alt-", "", 1024),
    // So that a heading, the credit and a caption fit into the message too.
    ("rules-", "", 1024),
    // What a move does, as part of a choice.
    ("", "-means", MEANING),
    ("", "", 2000),
];

/// The maximum length of the words that say what a move does.
const MEANING: usize = 60;

/// Returns how many letters a value can have.
fn longest_value(name: &str) -> usize {
    match name {
        // Numbers, squares, sides, hours: "#4294967295", "1000000000", "h10", "23:00".
        "id" | "round" | "side" | "ply" | "count" | "square" | "to" | "captures" | "hour" => 11,
        // A tower has at most nine stones, and the computer eight levels.
        "height" | "stones" | "level" => 1,
        "piece" => 20,
        "game" => "King and Courtesan".len(),
        // A name has at most 32 letters, a mention "<@18446744073709551615>" has fewer. A long
        // chain of jumps is longer; where space is short the bot cuts it.
        "challenger" | "first" | "last" | "loser" | "move" | "opponent" | "player" | "second"
        | "squares" | "user" | "winner" => 32,
        "meaning" | "what" | "value" => MEANING,
        // The name of a tournament.
        "tournament" => 60,
        // A few moves, all the pieces of a side, or a sentence.
        "moves" | "pieces" | "why" => 500,
        _ => 100,
    }
}

#[test]
fn every_text_fits_where_it_is_shown() {
    for texts in Texts::all() {
        for key in texts.keys() {
            let fits = |(beginning, end, _): &&(&str, &str, usize)| {
                key.starts_with(beginning) && key.ends_with(end)
            };
            let (_, _, most) = LIMITS.iter().find(fits).expect("the last fits all");
            let letters = texts.longest(&key, &longest_value);
            assert!(
                (1..=*most).contains(&letters),
                "{:?} {key} can have {letters} letters; Discord takes 1 to {most}",
                texts.locale
            );
        }
    }
}

#[test]
fn names_of_commands_are_what_discord_takes_and_no_two_are_the_same() {
    // ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$, in lower case where there is one
    let fits = |name: &str| {
        (1..=32).contains(&name.chars().count())
            && name
                .chars()
                .all(|sign| sign.is_alphanumeric() || "-_'".contains(sign))
            && name.to_lowercase() == name
    };
    for texts in Texts::all() {
        let locale = texts.locale;
        for key in texts.keys() {
            let named = texts.attributes(&key);
            let has_name = key.starts_with("command-") || key.starts_with("parameter-");
            let allowed = has_name && named.keys().all(|name| name == "name");
            assert!(named.is_empty() || allowed, "{locale:?} {key}: {named:?}");
        }
        let mut seen = BTreeSet::new();
        for (key, parent, name) in texts.commands() {
            assert!(fits(&name), "{locale:?} {key}: {name}");
            // Options of different commands can have the same name. Those of one are compared when they are registered.
            let is_shared = key.starts_with("parameter-");
            assert!(
                is_shared || seen.insert((parent, name)),
                "{locale:?}: {key} twice"
            );
        }
        assert!(!seen.is_empty());
    }
}

/// The number of letters that a picture has room for.
const LONGEST_REASON: usize = 40;

#[test]
fn every_reason_is_short_enough_for_a_picture_in_every_language() {
    let reasons = Reason::every().into_iter().map(Variants::id);
    let reasons = reasons.chain(Termination::every().into_iter().map(Variants::id));
    let reasons: Vec<&str> = reasons.collect();
    for locale in Locale::ALL {
        let mut seen = BTreeSet::new();
        for why in &reasons {
            for side in GameId::ALL.iter().flat_map(|game| game.info().sides) {
                let said = locale.say(&sentence!("reason", why = *why, side = side));
                let letters = said.chars().count();
                assert!(
                    letters <= LONGEST_REASON,
                    "{locale:?} {said:?} has {letters}"
                );
                seen.insert((why, said));
            }
        }
        let said: BTreeSet<&String> = seen.iter().map(|(_, said)| said).collect();
        assert_eq!(said.len(), seen.len(), "{locale:?}: no two are the same");
    }
}
