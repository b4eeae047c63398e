//! The house is built as its maps say: which module uses which, and what stays where.
//!
//! The maps are the tables in the documentation of `src/lib.rs` and `src/bot/mod.rs`, so a reader
//! of the documentation reads what these tests hold to be so.

mod paths;
mod source;

use std::collections::{BTreeMap, BTreeSet};

use source::Source;

/// Each room of a house with the rooms that it uses.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The table in the documentation of a module: a room a line, then the rooms it uses.
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

/// The arrows between the modules right below `house`, as the source has them.
fn built(house: &[&str]) -> Arrows {
    let mut arrows = Arrows::new();
    for file in Source::all("src") {
        let Some(room) = paths::room(house, &file.module()) else {
            continue;
        };
        let uses = arrows.entry(room.clone()).or_default();
        for path in paths::of(&file) {
            uses.extend(paths::room(house, &path).filter(|used| *used != room));
        }
    }
    // What is no room is an item of the house itself.
    let rooms: BTreeSet<String> = arrows.keys().cloned().collect();
    for uses in arrows.values_mut() {
        uses.retain(|used| rooms.contains(used));
    }
    arrows
}

fn compare(map: &str, house: &[&str]) {
    let (drawn, built) = (drawn(map), built(house));
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

/// Each room stands below those it uses, so there is no circle.
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
fn the_floors_of_the_bot_are_as_its_map_says() {
    compare("src/bot/mod.rs", &["bot"]);
}

/// Words that belong in one place, and where that is.
const AT_HOME: [(&[&str], &[&str]); 6] = [
    (&["serenity::", "poise::"], &["src/bot/"]),
    (&["rusqlite", "SELECT ", "INSERT INTO"], &["src/store/"]),
    (
        &[
            "image::",
            "imageproc",
            "pixels::",
            "resvg",
            "png::",
            "gif::",
        ],
        &["src/render/"],
    ),
    (
        &["<@", "<t:", "discord.com/channels"],
        &["src/bot/messages/"],
    ),
    // Whatever is shown goes through `fit`.
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
    (&["SystemTime::now"], &["src/clock/"]),
];

#[test]
fn what_has_a_home_is_nowhere_else() {
    for file in Source::all("src") {
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
fn every_file_that_the_map_names_is_there() {
    let map = Source::read("src/lib.rs").text;
    let named: Vec<&str> = map
        .split('`')
        .filter(|name| source::is_rust(name))
        .collect();
    assert!(named.len() > 10, "{named:?}");
    let files: BTreeSet<String> = Source::all("src")
        .into_iter()
        .map(|file| file.path)
        .collect();
    for name in named {
        assert!(
            files.contains(&format!("src/{name}")),
            "src/{name} is not there"
        );
    }
}

#[test]
fn the_crates_beside_it_know_nothing_of_courtier() {
    for file in Source::all("crates") {
        assert!(
            !file.text.to_lowercase().contains("courtier"),
            "{} names Courtier",
            file.path
        );
    }
}
