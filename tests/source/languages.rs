//! Cards have no language: it is applied where a message leaves. A picture is the exception, because its words are
//! drawn.

use crate::source::Source;

/// What a card is made of. None of it needs a language before it is sent.
const WORDS: [&str; 7] = [
    "Message", "Text", "Sentence", "Button", "Select", "Lists", "Form",
];

/// Functions that return such words in a language all the same, and why.
const IN_A_LANGUAGE: [(&str, &str); 2] = [
    ("contest_form", "it shows the words that are typed into it"),
    ("record", "the file with it has words"),
];

#[test]
fn cards_without_a_picture_have_no_language() {
    let mut found = Vec::new();
    for file in Source::all("src") {
        let is_card = file.path.contains("/cards/") && !file.path.contains("/live/");
        if !is_card || file.path.ends_with("tests.rs") || file.path.ends_with("testing.rs") {
            continue;
        }
        let product = file.text.split("#[cfg(test)]\nmod tests").next();
        for (name, signature) in signatures(product.unwrap_or_default()) {
            let returned = signature.split_once("->").map_or("", |(_, after)| after);
            let is_drawn = signature.contains("Result<");
            let has_words = WORDS.iter().any(|word| returned.contains(word));
            if signature.contains(": Locale") && has_words && !is_drawn {
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
