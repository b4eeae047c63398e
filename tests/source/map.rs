//! The code is built as its maps say: which module uses which, and what stays where.
//!
//! The compiler enforces which crate can use which. The maps inside crates are the tables in the
//! documentation of `src/lib.rs`, `src/bot/mod.rs` and `crates/domain/src/lib.rs`, so a reader of
//! the documentation sees exactly what these tests enforce.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use crate::{paths, source::Source};

/// Each room of a house with the rooms that it uses.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Returns the table in the documentation of a module: one room per line, followed by the rooms it
/// uses.
fn drawn(map: &str) -> Arrows {
    let file = Source::read(map);
    let lines = file.text.lines().map_while(|line| line.strip_prefix("//!"));
    let table = lines
        .skip_while(|line| line.trim() != "```text")
        .skip(1)
        .take_while(|line| line.trim() != "```");
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
fn built(source: &str, house: &[&str]) -> Arrows {
    let mut arrows = Arrows::new();
    for file in Source::all(source) {
        let Some(room) = paths::room(house, &file.module()) else {
            continue;
        };
        let uses = arrows.entry(room.clone()).or_default();
        for path in paths::of(&file) {
            uses.extend(paths::room(house, &path).filter(|used| *used != room));
        }
    }
    // A name that isn't a room is an item of the house itself.
    let rooms: BTreeSet<String> = arrows.keys().cloned().collect();
    for uses in arrows.values_mut() {
        uses.retain(|used| rooms.contains(used));
    }
    arrows
}

fn compare(map: &str, house: &[&str]) {
    let source = &map[..map.find("src/").expect("a crate") + "src".len()];
    let (drawn, built) = (drawn(map), built(source, house));
    for (room, uses) in &built {
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
    check_order(map, &drawn);
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
    compare("src/lib.rs", &[]);
}

#[test]
fn the_parts_of_the_domain_use_each_other_as_its_map_says() {
    compare("crates/domain/src/lib.rs", &[]);
}

#[test]
fn the_floors_of_the_bot_are_as_its_map_says() {
    compare("src/bot/mod.rs", &["bot"]);
}

/// Words that belong in one place, and where that is.
const AT_HOME: [(&[&str], &[&str]); 7] = [
    (&["serenity::", "poise::"], &["src/bot/"]),
    (
        &["rusqlite", "SELECT ", "INSERT INTO"],
        &["crates/store/src/"],
    ),
    (&["ReadTx", "WriteTx"], &["crates/store/src/", "src/host/"]),
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
        &["src/bot/messages/"],
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
        &["src/bot/messages/"],
    ),
    (&["SystemTime::now"], &["crates/domain/src/clock/"]),
];

#[test]
fn what_has_a_home_is_nowhere_else() {
    for file in Source::of_courtier() {
        let code = file.code();
        // Tests break databases by hand, wherever they are.
        if file.is_of_tests() {
            continue;
        }
        for (words, homes) in AT_HOME {
            if homes.iter().any(|home| file.path.starts_with(home)) {
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
    for document in ["docs/architecture.md", "docs/contributing.md"] {
        let text = Source::read(document).text;
        let mut named = 0;
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
        assert!(named > 10, "{document}: {named}");
    }
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
