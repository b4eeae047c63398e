//! The code is built as its maps say: which module uses which, and what stays where.
//!
//! The compiler enforces which crate can use which. The maps inside crates are the tables in the
//! documentation of `src/lib.rs`, `src/discord/mod.rs`, `src/bot/mod.rs` and `crates/domain/src/lib.rs`, so a reader of
//! the documentation sees exactly what these tests enforce.
//!
//! The root crate is cut in two ways. Subjects are folders, such as `src/tournaments`, and each has the same floors in
//! it: `actions`, `ids`, `cards`, `posts` and `handlers`. What every subject needs is below them and knows none of them, and
//! what lists all of them is above.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    sync::LazyLock,
};

use crate::{paths, source::Source};

/// Each room of a house with the rooms that it uses.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The map of the root crate: its first table is of floors, its second of subjects.
const ROOT: &str = "src/lib.rs";

/// The subjects: folders directly in `src`, as the map lists them.
static SUBJECTS: LazyLock<BTreeSet<String>> =
    LazyLock::new(|| drawn(ROOT, 1).into_keys().collect());

/// The folders or files of a subject. Those of one name are one floor of the root crate, across all subjects.
const FLOORS: [&str; 5] = ["actions", "ids", "cards", "posts", "handlers"];

/// Returns the subject that a module of the root crate belongs to, if it belongs to one.
fn subject(module: &[String]) -> Option<String> {
    let first = module.first()?;
    SUBJECTS.contains(first).then(|| first.clone())
}

/// Returns where a module of the root crate stands when all subjects are laid together: `*/cards` for the cards of any
/// subject.
///
/// # Panics
/// If a subject has anything in it that is on no floor.
fn on_its_floor(module: Vec<String>) -> Vec<String> {
    if subject(&module).is_none() {
        return module;
    }
    let Some(part) = module.get(1) else {
        return Vec::new();
    };
    assert!(FLOORS.contains(&part.as_str()), "{module:?} is on no floor");
    let rest = module[2..].iter().cloned();
    std::iter::once(format!("*/{part}")).chain(rest).collect()
}

/// Returns a table in the documentation of a module: one room per line, followed by the rooms it uses.
fn drawn(map: &str, table: usize) -> Arrows {
    let file = Source::read(map);
    let lines = file.text.lines().map_while(|line| line.strip_prefix("//!"));
    let text: Vec<&str> = lines.collect();
    let begins = text
        .iter()
        .enumerate()
        .filter(|(_, line)| line.trim() == "```text");
    let begin = begins.map(|(at, _)| at + 1).nth(table);
    let begin = begin.unwrap_or_else(|| panic!("{map} has no table {table}"));
    let table = text[begin..].iter().take_while(|line| line.trim() != "```");
    let rows: Arrows = table
        .filter_map(|line| {
            let mut names = line.split_whitespace().map(str::to_owned);
            Some((names.next()?, names.filter(|name| name != "—").collect()))
        })
        .collect();
    assert!(!rows.is_empty(), "{map} has no table of arrows");
    rows
}

/// Returns the arrows between the modules directly below `house` in a crate, as they are in the
/// source.
fn built(source: &str, room: impl Fn(Vec<String>) -> Option<String>) -> Arrows {
    let mut arrows = Arrows::new();
    for file in Source::all(source) {
        // Tests try subjects together.
        let Some(of) = room(file.module()).filter(|_| !file.is_of_tests()) else {
            continue;
        };
        let uses = arrows.entry(of.clone()).or_default();
        for path in paths::of(&file) {
            uses.extend(room(path).filter(|used| *used != of));
        }
    }
    // A name that isn't a room is an item of the house itself.
    let rooms: BTreeSet<String> = arrows.keys().cloned().collect();
    for uses in arrows.values_mut() {
        uses.retain(|used| rooms.contains(used));
    }
    arrows
}

/// Checks that the floors of a house use each other as its map says, without a circle.
fn compare(map: &str, house: &[&str]) {
    let source = &map[..map.find("src/").expect("a crate") + "src".len()];
    let is_root = source == "src";
    let built = built(source, |module| {
        let module = if is_root {
            on_its_floor(module)
        } else {
            module
        };
        paths::room(house, &module)
    });
    let drawn = drawn(map, 0);
    compare_arrows(map, &drawn, &built);
    check_order(map, &drawn);
}

fn compare_arrows(map: &str, drawn: &Arrows, built: &Arrows) {
    for (room, uses) in built {
        let Some(allowed) = drawn.get(room) else {
            panic!("{map} does not show `{room}`");
        };
        let more: Vec<_> = uses.difference(allowed).collect();
        assert!(more.is_empty(), "`{room}` uses {more:?}, against {map}");
        let fewer: Vec<_> = allowed.difference(uses).collect();
        assert!(
            fewer.is_empty(),
            "`{room}` does not use {fewer:?}, though {map} says so"
        );
    }
    let gone: Vec<_> = drawn
        .keys()
        .filter(|room| !built.contains_key(*room))
        .collect();
    assert!(gone.is_empty(), "{map} shows {gone:?}, which are not there");
}

/// Checks that each room is below those it uses, so that there are no cycles.
fn check_order(map: &str, drawn: &Arrows) {
    let mut left = drawn.clone();
    while !left.is_empty() {
        let ground: Vec<String> = left
            .iter()
            .filter(|(_, uses)| uses.iter().all(|used| !left.contains_key(used)))
            .map(|(room, _)| room.clone())
            .collect();
        assert!(
            !ground.is_empty(),
            "{map} has a circle among {:?}",
            left.keys()
        );
        left.retain(|room, _| !ground.contains(room));
    }
}

#[test]
fn modules_use_each_other_as_the_map_says() {
    compare(ROOT, &[]);
}

#[test]
fn subjects_use_each_other_as_the_map_says() {
    let built = built("src", |module| subject(&module));
    compare_arrows(ROOT, &drawn(ROOT, 1), &built);
}

#[test]
fn the_parts_of_the_domain_use_each_other_as_its_map_says() {
    compare("crates/domain/src/lib.rs", &[]);
}

#[test]
fn the_parts_of_discord_use_each_other_as_their_map_says() {
    compare("src/discord/mod.rs", &["discord"]);
}

#[test]
fn the_parts_of_the_bot_use_each_other_as_its_map_says() {
    compare("src/bot/mod.rs", &["bot"]);
}

/// Words that belong in one place, and where that is. A star stands for any subject.
const AT_HOME: [(&[&str], &[&str]); 7] = [
    (
        &["serenity::", "poise::"],
        &["src/bot/", "src/discord/", "src/*/posts", "src/*/handlers"],
    ),
    (
        &["rusqlite", "SELECT ", "INSERT INTO"],
        &["crates/store/src/"],
    ),
    (
        &["ReadTx", "WriteTx"],
        &[
            "crates/store/src/",
            "src/host/",
            "src/posts/",
            "src/upkeep/",
            "src/*/actions/",
        ],
    ),
    (
        &[
            "image::",
            "imageproc",
            "pixels::",
            "resvg",
            "png::",
            "gif::",
        ],
        &["crates/render/src/"],
    ),
    (
        &["<@", "<t:", "discord.com/channels"],
        &["src/discord/messages/"],
    ),
    // Everything that is shown goes through `fit`.
    (
        &[
            "CreateMessage::",
            "EditMessage::",
            "CreateReply::",
            "CreateInteractionResponseMessage::",
            "EditInteractionResponse::",
            "CreateActionRow::",
            "CreateButton::",
            "CreateSelectMenu::",
            "CreateAttachment::",
            "CreateModal::",
            "AutocompleteChoice::",
        ],
        &["src/discord/messages/"],
    ),
    (&["SystemTime::now"], &["crates/domain/src/clock/"]),
];

/// Returns whether a file is in a place where some words belong.
fn is_at(home: &str, path: &str) -> bool {
    match home.split_once('*') {
        None => path.starts_with(home),
        Some((_, part)) => SUBJECTS
            .iter()
            .any(|subject| path.starts_with(&format!("src/{subject}{part}"))),
    }
}

#[test]
fn what_has_a_home_is_nowhere_else() {
    for file in Source::of_courtier() {
        let code = file.code();
        // Tests break databases by hand, wherever they are.
        if file.is_of_tests() {
            continue;
        }
        for (words, homes) in AT_HOME {
            if homes.iter().any(|home| is_at(home, &file.path)) {
                continue;
            }
            for word in words {
                assert!(
                    !code.contains(word),
                    "{} has `{word}`, which belongs in {homes:?}",
                    file.path
                );
            }
        }
    }
}

#[test]
fn a_module_with_files_is_a_folder_with_its_own_file_in_it() {
    let files: BTreeSet<String> = ["src", "tests", "benches", "crates"]
        .into_iter()
        .flat_map(Source::all)
        .map(|file| file.path)
        .collect();
    for path in &files {
        let folder = path.trim_end_matches(".rs").to_owned() + "/";
        let beside = files.iter().find(|other| other.starts_with(&folder));
        assert_eq!(beside, None, "{path} stands beside {folder}");
    }
}

#[test]
fn every_file_that_the_documents_name_is_there() {
    let mut named = 0;
    for document in ["architecture", "contributing", "performance", "translating"] {
        let document = format!("docs/{document}.md");
        let text = Source::read(&document).text;
        for name in text.split('`').skip(1).step_by(2) {
            let name = name.trim_end_matches('/');
            let is_path = name.contains('/') && !name.contains([' ', '<', '*', '…', ':', '=']);
            // What building and testing make is not there before.
            if is_path && !name.starts_with('/') && !name.starts_with("target/") {
                named += 1;
                let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
                assert!(path.exists(), "{document} names {name}, which is not there");
            }
        }
    }
    assert!(named > 100, "{named}");
}

#[test]
fn the_crates_that_know_nothing_of_courtier_name_it_nowhere() {
    for folder in ["crates/local-discord", "crates/pairings", "crates/pixels"] {
        for file in Source::all(folder) {
            assert!(
                !file.text.to_lowercase().contains("courtier"),
                "{} names Courtier",
                file.path
            );
        }
    }
}
