//! Cards have no language: it is applied where a message leaves, and where the words of a picture are drawn.

use crate::source::Source;

/// What a card is made of. None of it needs a language before it is sent.
const WORDS: [&str; 8] = [
    "Message", "Text", "Sentence", "Button", "Select", "Lists", "Form", "File",
];

/// Functions that return such words in a language all the same, and why.
const IN_A_LANGUAGE: [(&str, &str); 4] = [
    ("contest_form", "it shows the words that are typed into it"),
    (
        "gif",
        "only one is drawn at a time, so it waits for its turn",
    ),
    (
        "tournament_picture",
        "its pages follow from how it is drawn",
    ),
    ("tournament_table", "its pages follow from how it is drawn"),
];

#[test]
fn cards_have_no_language() {
    let mut found = Vec::new();
    for file in Source::all("src") {
        let is_card = file.path.contains("/cards/") && !file.path.contains("/live/");
        if !is_card || file.path.ends_with("tests.rs") || file.path.ends_with("testing.rs") {
            continue;
        }
        let product = file.text.split("#[cfg(test)]\nmod tests").next();
        for (name, signature) in signatures(product.unwrap_or_default()) {
            let returned = signature.split_once("->").map_or("", |(_, after)| after);
            let has_words = WORDS.iter().any(|word| returned.contains(word));
            if signature.contains(": Locale") && has_words {
                found.push((name, file.path.clone()));
            }
        }
    }
    let is_known = |name: &str| IN_A_LANGUAGE.iter().any(|(known, _)| *known == name);
    let new: Vec<_> = found.iter().filter(|(name, _)| !is_known(name)).collect();
    assert!(
        new.is_empty(),
        "return what is said, and let the message write it: {new:?}"
    );
    for (known, _) in IN_A_LANGUAGE {
        let is_left = found.iter().any(|(name, _)| name == known);
        assert!(is_left, "{known} has no language any more");
    }
}

/// Returns each function's name and what is written from there to its body.
fn signatures(text: &str) -> impl Iterator<Item = (String, &str)> {
    let functions = text.split("fn ").skip(1);
    functions.filter_map(|function| {
        let (signature, _) = function.split_once('{')?;
        let (name, _) = signature.split_once(['(', '<'])?;
        Some((name.to_owned(), signature))
    })
}
