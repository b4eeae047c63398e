//! The data stored about a user, in words and as a file, and its deletion.

use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use serde_json::{Map, Value, json};

use crate::{
    discord::{
        error::Error,
        messages::{Button, File, Form, Input, Message, Style, quoted},
    },
    players::{
        actions::privacy::{AboutView, DeletionView},
        cards::player_pages,
        ids::{PlayerPage, PrivacyAct},
    },
};
use rules::{
    sentence,
    words::{Locale, Text},
};

/// The input for the word that confirms a deletion.
pub(crate) const WORD_INPUT: &str = "word";

/// No language has a longer word for that.
const LONGEST_WORD: u16 = 20;

/// The largest file that Discord accepts anywhere, in bytes, with some room for what surrounds it.
/// <https://discord.com/developers/docs/reference#uploading-files>
const LARGEST_FILE: usize = 10 * 1024 * 1024 - 64 * 1024;

/// The most bans that are shown with their reasons, which moderators keep short.
const MOST_BANS: usize = 1;

/// Explains what is stored and why.
pub(crate) fn privacy() -> Message {
    let pages = player_pages(PlayerPage::Data);
    Message::of(sentence!("privacy"))
        .with_pages(pages)
        .with_buttons([
            Button::new(PrivacyAct::Export, "button-privacy-export"),
            Button::new(PrivacyAct::Ask, "button-privacy-ask").style(Style::Danger),
        ])
}

/// Returns everything that is stored about a user as a file: JSON, compressed if it is large.
pub(crate) fn about(view: &AboutView) -> Result<Message, Error> {
    if view.stored.is_empty() {
        return Ok(Message::of(sentence!("privacy-nothing")));
    }
    let tables: Map<String, Value> = view
        .stored
        .iter()
        .map(|stored| {
            let table = json!({ "what": stored.what, "rows": stored.rows });
            (stored.table.to_owned(), table)
        })
        .collect();
    let all = json!({
        "user": view.user.to_string(),
        "at": view.at.millis(),
        "tables": tables,
    });
    let text = format!("{all:#}\n").into_bytes();
    let (name, bytes) = if text.len() <= LARGEST_FILE {
        ("courtier-privacy.json", text)
    } else {
        ("courtier-privacy.json.gz", packed(&text)?)
    };
    if bytes.len() > LARGEST_FILE {
        return Ok(Message::of(sentence!("privacy-about-large")));
    }
    Ok(Message::of(sentence!("privacy-about")).with_file(File::new(name, bytes)))
}

fn packed(text: &[u8]) -> Result<Vec<u8>, Error> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(text).map_err(Error::Pack)?;
    packer.finish().map_err(Error::Pack)
}

/// Asks whether a user really wants everything deleted, with all the consequences.
pub(crate) fn ask_to_delete(view: &DeletionView) -> Message {
    let mut lines = vec![sentence!(
        "privacy-ask",
        running = count(view.running),
        open = count(view.open),
    )];
    if !view.bans.is_empty() {
        lines.push(sentence!("privacy-bans", count = count(view.bans.len())));
    }
    let reasons = view.bans.iter().filter_map(|(_, reason)| reason.as_ref());
    lines.extend(
        reasons
            .take(MOST_BANS)
            .map(|reason| sentence!("ruling-reason", reason = quoted(reason))),
    );
    Message::of(Text::lines(lines)).with_buttons([
        Button::new(PrivacyAct::Delete, "button-privacy-delete").style(Style::Danger),
        Button::new(PrivacyAct::Keep, "button-privacy-keep").secondary(),
    ])
}

/// Returns the form with the word that confirms it.
pub(crate) fn deletion_form() -> Form {
    Form {
        id: PrivacyAct::Delete.into(),
        title: sentence!("form-privacy-title").into(),
        inputs: vec![Input {
            id: WORD_INPUT,
            label: sentence!("form-privacy-label").into(),
            hint: Text::default(),
            value: String::new(),
            optional: false,
            tall: false,
            most: LONGEST_WORD,
        }],
    }
}

/// Returns whether a user has typed the word that confirms it, in their language or in English.
pub(crate) fn is_confirmed(typed: &str, locale: Locale) -> bool {
    let typed = typed.trim().to_lowercase();
    [locale, Locale::English]
        .iter()
        .any(|locale| locale.text("privacy-word").to_lowercase() == typed)
}

/// Returns the answer to a user who has typed something else.
pub(crate) fn not_confirmed(view: &DeletionView) -> Message {
    ask_to_delete(view).adding(sentence!("privacy-not-typed"))
}

/// Returns the answer to a user who decides to delete nothing.
pub(crate) fn kept() -> Message {
    Message::of(sentence!("privacy-kept"))
}

/// Returns the answer to a user whose data has been deleted, if there was any.
pub(crate) fn deleted(was_stored: bool) -> Message {
    let key = if was_stored {
        "privacy-deleted"
    } else {
        "privacy-nothing"
    };
    Message::of(sentence!(key))
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::messages::MOST_TEXT;
    use domain::{
        clock::Timestamp,
        matches::{Reason, ServerId, UserId},
    };
    use store::StoredAbout;

    #[test]
    fn the_longest_question_fits_in_every_language() {
        let reason = Reason::stored("漢".repeat(200));
        let view = DeletionView {
            running: usize::MAX,
            open: usize::MAX,
            bans: vec![(ServerId(1), Some(reason)); 50],
        };
        for locale in Locale::ALL {
            for message in [privacy(), not_confirmed(&view)] {
                let message = message.written(locale);
                assert!(!message.words().ends_with('…'), "{locale:?}");
                assert!(message.words().chars().count() <= MOST_TEXT);
            }
            let word = locale.text("privacy-word");
            assert!(word.chars().count() <= LONGEST_WORD.into());
            assert!(
                is_confirmed(&format!(" {} ", word.to_lowercase()), locale),
                "{word}"
            );
            assert!(is_confirmed("delete", locale) && !is_confirmed("", locale));
        }
    }

    #[test]
    fn what_is_too_large_for_a_file_is_packed() {
        let row = |number: u32| {
            let text = number.wrapping_mul(2_654_435_761).to_string();
            Map::from_iter([("text".to_owned(), text.into())])
        };
        let about = |rows: u32| AboutView {
            user: UserId(7),
            stored: vec![StoredAbout {
                table: "notes",
                what: "Your notes.",
                rows: (0..rows).map(row).collect(),
            }],
            at: Timestamp::from_millis(0),
        };
        for (rows, name) in [(1, "privacy.json"), (250_000, "privacy.json.gz")] {
            let message = super::about(&about(rows)).expect("made");
            assert!(
                message.file_names().any(|file| file.ends_with(name)),
                "{rows}"
            );
        }
    }
}
