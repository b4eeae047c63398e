//! Checks that small boards side by side can be read.

use render::{Marks, Sheet, SheetResult};
use rules::{GameId, look::Look, sentence, words::Locale};

use crate::{
    encounters::all_differ,
    samples,
    support::{Picture, read, with_another_end},
};

/// Discord shows a picture in a box of 550 by 350 pixels.
#[test]
fn small_boards_are_as_large_as_the_box_allows() {
    let sheets: Vec<Picture> = (1..=7)
        .map(|count| {
            let drawn = render::sheet(&samples::sheet(count), Look::default());
            read(&drawn.expect("a sheet"))
        })
        .collect();
    all_differ(&sheets[4..6]);
    // There is no room for the seventh.
    assert_eq!(sheets[5].differences(&sheets[6]), 0);
    // A square of eight across is at least so wide.
    for (sheet, (columns, least)) in sheets.iter().zip([
        (1.0, 30.0),
        (2.0, 30.0),
        (3.0, 20.0),
        (2.0, 16.0),
        (3.0, 16.0),
        (3.0, 16.0),
    ]) {
        let [width, height] = [sheet.width, sheet.height].map(f64::from);
        let shown = (550.0 / width).min(350.0 / height);
        let square = width * shown / columns / 8.5;
        assert!(square >= least, "{square} in a sheet of {columns} columns");
    }
    let mut one = samples::sheet(1);
    let first = render::sheet(&one, Look::default()).expect("a sheet");
    "#13".clone_into(&mut one.boards[0].words);
    let other = render::sheet(&one, Look::default()).expect("a sheet");
    all_differ(&[read(&first), read(&other)]);
    assert!(render::sheet(&Sheet::default(), Look::default()).is_ok());
}

/// Returns what a sheet says around its boards, with its end changed in one place or none.
fn around(locale: Locale, whose: &str, changed: Option<usize>) -> Picture {
    let mut words = [
        "Alexandrina von Habsburg-Lothrin".to_owned(),
        locale.text("chart-empty"),
        locale.say(&sentence!("profile-start", whose = whose)),
    ];
    if let Some(changed) = changed {
        words[changed] = with_another_end(&words[changed]);
    }
    let [title, note, footer] = words;
    let sheet = Sheet {
        title,
        note,
        footer,
        ..samples::sheet(4)
    };
    read(&render::sheet(&sheet, Look::default()).expect("a sheet"))
}

/// The end of each can be seen, so that none is cut.
#[test]
fn what_is_said_around_small_boards_is_whole_in_every_language() {
    for locale in Locale::ALL {
        for whose in ["own", "other"] {
            let pictures =
                [None, Some(0), Some(1), Some(2)].map(|changed| around(locale, whose, changed));
            all_differ(&pictures);
            let [width, height] = [pictures[0].width, pictures[0].height].map(f64::from);
            assert!(width / height > 550.0 / 350.0, "{width} × {height}");
        }
    }
}

/// Each board's marks and the end of its words can be seen, and the picture is one that Discord shows wide.
#[test]
fn a_game_at_a_glance_is_whole_in_every_language() {
    for (game, locale) in GameId::ALL
        .iter()
        .flat_map(|game| Locale::ALL.map(|locale| (*game, locale)))
    {
        let whole = Sheet::at_a_glance(game, locale).expect("diagrams");
        let mut sheets = vec![whole.clone()];
        for at in 0..whole.boards.len() {
            let mut cut = whole.clone();
            cut.boards[at].words = with_another_end(&cut.boards[at].words);
            let mut bare = whole.clone();
            bare.boards[at].marks = Marks::default();
            sheets.extend([cut, bare]);
        }
        assert_eq!(sheets.len(), 7, "{game}");
        let drawn = sheets
            .iter()
            .map(|sheet| read(&render::sheet(sheet, Look::default()).expect("a sheet")));
        let drawn: Vec<Picture> = drawn.collect();
        all_differ(&drawn);
        let [width, height] = [drawn[0].width, drawn[0].height].map(f64::from);
        assert!(width / height > 2.0, "{width} × {height}");
    }
}

/// Returns the sheet of a match that is over.
fn past(names: [&str; 2], scores: [&str; 2], reason: &str) -> Picture {
    let mut sheet = samples::past(6);
    sheet.boards[0].result = Some(SheetResult {
        names: names.map(str::to_owned),
        scores: scores.map(str::to_owned),
        reason: reason.to_owned(),
    });
    read(&render::sheet(&sheet, Look::default()).expect("a sheet"))
}

#[test]
fn each_thing_said_of_a_match_that_is_over_can_be_seen() {
    let long: String = "鷹".repeat(32);
    // In the middle, where a long name would be cut.
    let other = long.chars().enumerate();
    let other: String = other
        .map(|(at, letter)| if at == 15 { '二' } else { letter })
        .collect();
    let mut all = vec![
        past([&long, &long], ["1", "0"], "time is up"),
        past([&other, &long], ["1", "0"], "time is up"),
        past([&long, &other], ["1", "0"], "time is up"),
        past([&long, &long], ["0", "1"], "time is up"),
        past([&long, &long], ["1", "0"], "time is pu"),
    ];
    let mut numbered = samples::past(6);
    "#13".clone_into(&mut numbered.boards[1].words);
    all.push(read(
        &render::sheet(&numbered, Look::default()).expect("a sheet"),
    ));
    all_differ(&all);
}

#[test]
fn boards_of_matches_that_are_over_are_as_large_as_the_box_allows() {
    let sheets: Vec<Picture> = (1..=7)
        .map(|count| {
            let drawn = render::sheet(&samples::past(count), Look::default());
            read(&drawn.expect("a sheet"))
        })
        .collect();
    assert_eq!(sheets[5].differences(&sheets[6]), 0);
    for sheet in sheets {
        let [width, height] = [sheet.width, sheet.height].map(f64::from);
        // The box has this shape, and letters are large enough in a picture of this size.
        assert!(width <= 1600.0 && height <= 1018.0, "{width} × {height}");
    }
}

/// The longest reason of each language can be read to its end.
#[test]
fn why_a_match_ended_is_whole_in_every_language() {
    for locale in Locale::ALL {
        let sides = GameId::ALL.iter().flat_map(|game| game.info().sides);
        let reasons = sides.flat_map(|side| {
            REASONS.map(|why| {
                let reason = locale.say(&sentence!("reason", why = why, side = side));
                format!("{reason}{}", locale.text("history-annulled"))
            })
        });
        let longest = reasons.max_by_key(|reason| reason.chars().count());
        let longest = longest.expect("a reason");
        let whole = past(["Ada", "Ben"], ["1", "0"], &longest);
        let other = past(["Ada", "Ben"], ["1", "0"], &with_another_end(&longest));
        assert!(whole.differences(&other) > 10, "{longest}");
    }
}

/// Why matches end.
const REASONS: [&str; 22] = [
    "cy-courtyard",
    "cy-kings",
    "cy-pieces",
    "cy-nobody",
    "kc-king",
    "kc-home",
    "gt-guard",
    "gt-castle",
    "kk-court",
    "cannot-move",
    "resignation",
    "agreement",
    "repetition",
    "timeout",
    "departure",
    "deletion",
    "adjudication",
    "aborted",
    "silence",
    "unplayed",
    "replaced",
    "rules",
];
