//! What sentences say of buttons and choices, and what these answer.

use std::collections::{BTreeMap, BTreeSet};

use super::texts::Texts;

/// Beginnings of the keys of what players press or choose.
const LABELS: [&str; 5] = [
    "button-",
    "choice-",
    "page-server-",
    "page-settings-",
    "select-",
];

/// Sentences in which bold words are a heading or a term, and no label.
const HEADINGS: [&str; 8] = [
    "board-paused",
    "help-notify",
    "line-heading",
    "plan-heading",
    "puzzle-table-title",
    "rules-courtyard-pieces",
    "servers-table-title",
    "vacation-on",
];

/// Two messages with fewer letters can have the same ones by chance.
const BY_CHANCE: usize = 20;

/// Returns the labels of a language.
fn labels(texts: &Texts) -> BTreeSet<String> {
    let keys = texts.keys().into_iter();
    keys.filter(|key| LABELS.iter().any(|beginning| key.starts_with(beginning)))
        .flat_map(|key| texts.lines(&key))
        .map(|line| line.trim().trim_end_matches('…').trim_end().to_owned())
        .collect()
}

/// Returns the bold words in a line that stand for a label: no heading, and nothing that is filled in.
fn named(line: &str) -> Vec<&str> {
    let parts: Vec<&str> = line.split("**").collect();
    if parts.len().is_multiple_of(2) {
        return Vec::new();
    }
    let bold = parts.into_iter().skip(1).step_by(2);
    bold.filter(|words| {
        !words.contains("{}")
            && !words.ends_with([':', '：', '?', '？', '.', '。'])
            && line.trim() != format!("**{words}**")
    })
    .collect()
}

#[test]
fn what_a_sentence_names_in_bold_can_be_pressed_or_chosen() {
    let mut found = Vec::new();
    let mut seen = 0;
    for texts in Texts::all() {
        let labels = labels(&texts);
        let keys = texts.keys().into_iter();
        for key in keys.filter(|key| !HEADINGS.contains(&key.as_str())) {
            for line in texts.lines(&key) {
                for words in named(&line) {
                    seen += 1;
                    if !labels.contains(words) {
                        found.push(format!("{:?} {key}: {words}", texts.locale));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(seen > 100, "{seen}");
}

/// Messages that have the same text in every language, and why they aren't one.
const SAME: [(&str, &str); 1] = [
    // `parameter-game` is for the options that have no default.
    ("command-find-game", "command-puzzle-game"),
];

#[test]
fn no_two_messages_have_the_same_text_in_every_language() {
    let all = Texts::all();
    let mut keys: BTreeMap<Vec<Vec<String>>, String> = BTreeMap::new();
    let mut found = Vec::new();
    let mut same = 0;
    for key in all[0].keys() {
        let text: Vec<Vec<String>> = all.iter().map(|texts| texts.lines(&key)).collect();
        let has_words = text[0]
            .iter()
            .any(|line| line.contains(char::is_alphabetic));
        match keys.get(&text) {
            Some(other) if SAME.contains(&(other.as_str(), key.as_str())) => same += 1,
            Some(other) if has_words => {
                found.push(format!("{other}, {key}: {}", text[0].join(" ")));
            }
            _ => {
                keys.insert(text, key);
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(same, SAME.len(), "a pair is no longer the same");
}

/// "Ready" and "not ready yet" once got the same answer with its halves swapped.
#[test]
fn no_two_messages_say_the_same_in_another_order() {
    let mut found = Vec::new();
    for texts in Texts::all() {
        let mut same: BTreeMap<Vec<char>, (String, Vec<char>)> = BTreeMap::new();
        for key in texts.keys() {
            let text = texts.text(&key).to_lowercase();
            let letters: Vec<char> = text.chars().filter(|sign| sign.is_alphanumeric()).collect();
            if letters.len() < BY_CHANCE {
                continue;
            }
            let mut sorted = letters.clone();
            sorted.sort_unstable();
            match same.get(&sorted) {
                Some((other, before)) if *before != letters => {
                    found.push(format!("{:?} {other}, {key}", texts.locale));
                }
                Some(_) => {}
                None => {
                    same.insert(sorted, (key, letters));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
