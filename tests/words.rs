//! The locale files and the code name the same sentences.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Keys that the code puts together from parts.
const MADE_OF_PARTS: [&str; 5] = ["command-", "side-wish-", "piece-", "rules-", "lesson-"];

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path
            .extension()
            .is_some_and(|extension| extension == ending)
        {
            found.push(path);
        }
    }
    found
}

fn read(folder: &str, ending: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    // The sandbox says nothing of its own to players, and knows nothing of these files.
    let texts = files(&root, ending)
        .into_iter()
        .filter(|path| !path.starts_with(root.join("sandbox")))
        .map(|path| fs::read_to_string(path).expect("text"));
    texts.collect::<Vec<_>>().join("\n")
}

/// The keys that the English files define.
fn defined() -> BTreeSet<String> {
    let text = read("assets/locales/en", "ftl");
    let keys = text.lines().filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key.to_owned())
        .filter(|key| key.starts_with(|sign: char| sign.is_ascii_lowercase()))
        .collect()
}

#[test]
fn every_sentence_that_the_code_names_exists() {
    let code = read("src", "rs");
    let keys = defined();
    let mut named = 0;
    for opening in ["sentence!(", "Reason::new(", ".text("] {
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
    let words = read("assets/locales/en", "ftl");
    let code = read("src", "rs");
    for key in defined() {
        let used = code.contains(&format!("\"{key}\""))
            || words.contains(&format!("{{ {key} }}"))
            || MADE_OF_PARTS.iter().any(|part| key.starts_with(part));
        assert!(used, "{key} is said nowhere");
    }
}
