//! Comments are plain English: none of the words that a translation word for word leaves behind.

use crate::source::Source;

/// Words and phrases that have a plainer form, with what to write instead.
const PLAINER: [(&str, &str); 8] = [
    ("anew", "again, or a verb: recomputes, refreshes"),
    ("reckon", "compute, count"),
    ("reckons", "computes, counts"),
    ("reckoned", "computed, counted"),
    ("somebody", "someone"),
    ("anybody", "anyone"),
    ("everybody", "everyone"),
    ("for ever", "forever"),
];

/// The folders whose comments are held to it.
const FOLDERS: [&str; 4] = ["src", "crates", "tests", "benches"];

#[test]
fn comments_are_in_plain_english() {
    let mut found = Vec::new();
    for file in FOLDERS.into_iter().flat_map(Source::all) {
        let lines = file.text.lines().enumerate();
        for (number, line) in lines.filter(|(_, line)| line.trim_start().starts_with("//")) {
            for (word, plainer) in PLAINER {
                if has_word(&line.to_lowercase(), word) {
                    let place = format!("{}:{}", file.path, number + 1);
                    found.push(format!("{place}: `{word}`: write {plainer}"));
                }
            }
        }
    }
    // This file names the words.
    found.retain(|place| !place.starts_with("tests/source/english.rs"));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Whether a line has these words, and not as a part of others.
fn has_word(line: &str, word: &str) -> bool {
    let is_letter = |sign: char| sign.is_alphanumeric() || sign == '_';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        !before.ends_with(is_letter) && !after.starts_with(is_letter)
    })
}

#[test]
fn a_word_is_found_where_it_stands_alone() {
    assert!(has_word("// computed anew.", "anew"));
    assert!(!has_word("// a canew", "anew"));
    assert!(!has_word("// `anew_board`", "anew"));
}
