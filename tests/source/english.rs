//! Comments are plain English: none of the words that a translation word for word leaves behind, and no documentation
//! that begins with a pronoun, whose noun would be somewhere else.

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

/// What documentation of an item doesn't begin with.
const PRONOUNS: [&str; 14] = [
    "It ", "Its ", "They ", "Their ", "This ", "That ", "These ", "Those ", "He ", "She ", "We ",
    "The same", "Same ", "Like ",
];

/// How an item begins, after its visibility. Fields and variants are read below the name of their type, which is the
/// noun there.
const ITEMS: [&str; 9] = [
    "fn ",
    "async fn ",
    "const ",
    "static ",
    "struct ",
    "enum ",
    "trait ",
    "type ",
    "mod ",
];

#[test]
fn documentation_of_an_item_names_what_it_is_about() {
    let mut found = Vec::new();
    for file in FOLDERS.into_iter().flat_map(Source::all) {
        for (number, first, item) in documented(&file.text) {
            let is_item = ITEMS.iter().any(|begin| item.starts_with(begin));
            if is_item && PRONOUNS.iter().any(|pronoun| first.starts_with(pronoun)) {
                found.push(format!("{}:{number}: {first}", file.path));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Names that don't say what a function reads, checks or begins. A method's type says it.
const WITHOUT_OBJECT: [&str; 6] = ["begin", "check", "look", "note", "of", "read"];

#[test]
fn functions_name_what_they_act_on() {
    let mut found = Vec::new();
    for file in ["src", "crates"].into_iter().flat_map(Source::all) {
        if file.is_of_tests() {
            continue;
        }
        for (number, line) in (1..).zip(file.text.lines()) {
            if let Some(name) = free_function(line)
                && WITHOUT_OBJECT.contains(&name)
            {
                found.push(format!("{}:{number}: {name}", file.path));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Returns the name of the function that a line begins, if it belongs to no type.
fn free_function(line: &str) -> Option<&str> {
    let item = without_visibility(line);
    let item = item.strip_prefix("async ").unwrap_or(item);
    let rest = item.strip_prefix("fn ")?;
    rest.split(['(', '<']).next()
}

#[test]
fn functions_that_belong_to_no_type_are_found() {
    for line in [
        "pub(crate) async fn read(a: A) {",
        "fn read<T>() {",
        "pub fn read(",
    ] {
        assert_eq!(free_function(line), Some("read"));
    }
    assert_eq!(free_function("    pub fn read(&self) {"), None);
}

/// Returns each documentation comment of a file: the number of its first line, that line, and the first line of what
/// it documents, without visibility.
fn documented(text: &str) -> Vec<(usize, &str, &str)> {
    let mut all = Vec::new();
    let mut begun = None;
    for (index, line) in text.lines().map(str::trim).enumerate() {
        match line.strip_prefix("/// ") {
            Some(first) => {
                begun.get_or_insert((index + 1, first));
            }
            None if line.starts_with("//") || line.starts_with('#') => {}
            None => {
                if let Some((number, first)) = begun.take() {
                    all.push((number, first, without_visibility(line)));
                }
            }
        }
    }
    all
}

fn without_visibility(item: &str) -> &str {
    match item.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(") ").map_or(item, |(_, item)| item),
        Some(rest) => rest.trim_start(),
        None => item,
    }
}

#[test]
fn documentation_is_read_with_what_it_documents() {
    let text = "/// It goes on.
/// For two lines.
#[must_use]
pub(crate) fn goes_on() {}
struct Undocumented {
    /// Its number.
    number: u32,
}
";
    let read = documented(text);
    assert_eq!(
        read,
        [
            (1, "It goes on.", "fn goes_on() {}"),
            (6, "Its number.", "number: u32,")
        ]
    );
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
