//! Checks that pictures look as they did when someone last looked at them.
//!
//! They are compared by what eyes notice: the mean colours of small blocks. `UPDATE_GOLDEN=1`
//! accepts the current look of the pictures. Look at them before you commit them.

use std::{env, fs, path::PathBuf};

use render::{
    Align, Caption, Cell, Chart, Column, Extras, Movement, Note, Picker, Point, Profile, Row,
    Scene, Scoreboard, Series, Sheet, Status, Table, Team, Tone,
};
use rules::{
    GameId, Outcome, Side, Square,
    look::{Look, Theme, Width},
    words::Locale,
};

use crate::{
    samples,
    support::{Picture, after, read},
};

/// The side of the blocks whose mean colours are compared.
const BLOCK: usize = 6;

/// How much a block's mean can differ in a channel. The anti-aliasing of another version of a
/// library makes a smaller difference, and a piece that is moved by a pixel a larger one.
const TOLERANCE: u32 = 12;

fn scenes() -> Vec<(&'static str, GameId, &'static [&'static str])> {
    vec![
        ("courtyard", GameId::Courtyard, &["d3-e4", "e8-d7"]),
        ("king-and-courtesan", GameId::KingAndCourtesan, &["e1-f2"]),
        (
            "guard-and-towers",
            GameId::GuardAndTowers,
            &["a7-b7", "a1-b1", "b7-b5"],
        ),
        ("kings-court", GameId::KingsCourt, &["d2-d3", "d7-d6"]),
    ]
}

#[test]
fn pictures_look_as_they_did() {
    let mut failures = Vec::new();
    for (name, game, moves) in scenes() {
        let (position, last) = after(game, moves);
        let named = Scene {
            last: last.as_ref(),
            names: Some(["Ada", "Grace Hopper"]),
            extras: Extras {
                ratings: ["1543", ""],
                clocks: ["2d 4h", "11h"],
                notes: ["", "in court 3"],
            },
            ..Scene::of(&position)
        };
        let path = [Square::new(1, 1), Square::new(1, 3)];
        let picker = Picker {
            path: &path[..1],
            targets: &path[1..],
            lost: &[Square::new(3, 3)],
            movable: &[Square::new(0, 2)],
        };
        for (state, theme, scene) in [
            ("first", "classic", named),
            (
                "second",
                "night",
                Scene {
                    view: Side::Second,
                    ..named
                },
            ),
            (
                "standing",
                "classic",
                Scene {
                    clock_stands: true,
                    ..named
                },
            ),
            (
                "picker",
                "colour-blind",
                Scene {
                    picker: Some(picker),
                    ..named
                },
            ),
            ("plain", "contrast", Scene::of(&position)),
            (
                "result",
                "night",
                Scene {
                    status: Status::Over(Outcome::Win(Side::Second)),
                    result: Some("Grace Hopper's side wins: it was too quick"),
                    ..named
                },
            ),
        ] {
            let theme = Theme::from_id(theme).expect("a theme");
            let png = render::png(
                &scene,
                Look {
                    theme,
                    width: Width::MIN,
                },
            )
            .expect("a picture");
            failures.extend(compare(&format!("{name}-{state}"), &png));
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn tables_and_profiles_look_as_they_did() {
    let look = |id| Look {
        theme: Theme::from_id(id).expect("a theme"),
        width: Width::MIN,
    };
    let table = render::table(&leaderboard(), look("classic")).expect("a table");
    let profile = render::profile(&profile(), look("colour-blind")).expect("a profile");
    let failures: Vec<String> = [("table", table), ("profile", profile)]
        .iter()
        .filter_map(|(name, png)| compare(name, png))
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn encounters_look_as_they_did() {
    let look = |id| Look {
        theme: Theme::from_id(id).expect("a theme"),
        width: Width::MIN,
    };
    let pictures = [
        (
            "crosstable",
            render::crosstable(&samples::robin(7), look("classic")),
        ),
        (
            "rounds",
            render::crosstable(&samples::rounds(7).page(0, 1), look("night")),
        ),
        (
            "bracket",
            render::bracket(&samples::bracket(8).page(0), look("colour-blind")),
        ),
        (
            "bracket-long",
            render::bracket(&samples::long(8), look("classic")),
        ),
        (
            "bracket-of-16",
            render::bracket(&samples::long(16), look("night")),
        ),
        (
            "podium",
            render::podium(
                &samples::podium(&[&["Ada Lovelace"], &["محمد"], &["山田太郎", "Елена"]]),
                look("classic"),
            ),
        ),
        (
            "podium-long",
            render::podium(
                &samples::podium(&[
                    &samples::LONGEST[..1],
                    &samples::LONGEST[3..],
                    &samples::LONGEST[1..3],
                ]),
                look("contrast"),
            ),
        ),
        (
            "podium-shared",
            render::podium(
                &samples::podium(&[&["Ada Lovelace", "Grace"], &["山田太郎"]]),
                look("night"),
            ),
        ),
        (
            "podium-of-one",
            render::podium(&samples::podium(&[&["Елена"]]), look("colour-blind")),
        ),
        (
            "ladder",
            render::rungs(
                &samples::rungs(&[
                    "Ada Lovelace",
                    "محمد",
                    "山田太郎",
                    samples::LONGEST[0],
                    samples::LONGEST[3],
                ]),
                look("night"),
            ),
        ),
        (
            "contest",
            render::contest(&samples::contest(4), look("contrast")),
        ),
        (
            "curve-classic",
            render::curve(&samples::curve(), look("classic")),
        ),
        (
            "curve-night",
            render::curve(&samples::curve(), look("night")),
        ),
        (
            "curve-colour-blind",
            render::curve(&samples::curve(), look("colour-blind")),
        ),
        (
            "curve-contrast",
            render::curve(&samples::curve(), look("contrast")),
        ),
    ];
    let failures: Vec<String> = pictures
        .into_iter()
        .filter_map(|(name, png)| compare(name, &png.expect("a picture")))
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn small_boards_look_as_they_did() {
    let mut failures: Vec<String> = [(1, "contrast"), (2, "classic"), (6, "night")]
        .into_iter()
        .filter_map(|(count, theme)| {
            let look = Look {
                theme: Theme::from_id(theme).expect("a theme"),
                width: Width::MIN,
            };
            let png = render::sheet(&samples::sheet(count), look).expect("a picture");
            compare(&format!("sheet-of-{count}"), &png)
        })
        .collect();
    let look = Look {
        width: Width::MIN,
        ..Look::default()
    };
    let newcomer = render::sheet(&samples::newcomer(), look).expect("a picture");
    failures.extend(compare("newcomer", &newcomer));
    for game in GameId::ALL {
        let glance = Sheet::at_a_glance(*game, Locale::English).expect("diagrams");
        let glance = render::sheet(&glance, look).expect("a picture");
        failures.extend(compare(&format!("{}-at-a-glance", game.info().id), &glance));
    }
    for count in [1, 4, 6] {
        let past = render::sheet(&samples::past(count), look).expect("a picture");
        failures.extend(compare(&format!("past-of-{count}"), &past));
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// A tournament before its first round, full and empty.
#[test]
fn lineups_look_as_they_did() {
    let names = [
        "Ada Lovelace",
        "محمد",
        "山田太郎",
        samples::LONGEST[0],
        samples::LONGEST[3],
        "Елена",
        "Grace",
    ];
    let failures: Vec<String> = [
        ("lineup", GameId::KingAndCourtesan, &names[..], "classic"),
        ("lineup-of-none", GameId::Courtyard, &[], "night"),
    ]
    .into_iter()
    .filter_map(|(name, game, players, theme)| {
        let look = Look {
            theme: Theme::from_id(theme).expect("a theme"),
            width: Width::MIN,
        };
        let png = render::lineup(&samples::lineup(game, players), look).expect("a picture");
        compare(name, &png)
    })
    .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn scoreboards_look_as_they_did() {
    let failures: Vec<String> = [
        ("scoreboard", ["Abbey", "3½"], ["Bridge", "½"], Some(0)),
        (
            "scoreboard-long",
            [samples::LONGEST[0], "10½"],
            [samples::LONGEST[3], "11½"],
            Some(1),
        ),
        ("scoreboard-draw", ["山田太郎", "6"], ["محمد", "6"], None),
    ]
    .into_iter()
    .filter_map(|(name, left, right, winner)| {
        let team = |[name, score]: [&str; 2]| Team {
            name: name.to_owned(),
            score: score.to_owned(),
        };
        let verdict = if winner.is_none() { "Draw" } else { "" };
        let scoreboard = Scoreboard {
            teams: [team(left), team(right)],
            winner,
            verdict: verdict.to_owned(),
            note: "12 boards".to_owned(),
        };
        let png = render::scoreboard(&scoreboard, Look::default()).expect("a picture");
        compare(name, &png)
    })
    .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// A match with two turning points in one theme, and with four in another.
#[test]
fn turning_points_look_as_they_did() {
    let mut failures = Vec::new();
    for (name, game, _) in scenes() {
        for (theme, count) in [("classic", 2), ("night", 4)] {
            let look = Look {
                theme: Theme::from_id(theme).expect("a theme"),
                width: Width::MIN,
            };
            let curve = samples::turns(game, count);
            assert_eq!(curve.boards.len(), count);
            let png = render::curve(&curve, look).expect("a picture");
            failures.extend(compare(&format!("{name}-turns-{theme}"), &png));
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// A recommended move, and the better one in a position where a match turned.
#[test]
fn advice_looks_as_it_did() {
    let mut failures = Vec::new();
    for (name, game, _) in scenes() {
        let curve = samples::turns(game, 1);
        let turn = &curve.boards[0];
        let advised = Scene {
            picker: Some(Picker {
                path: &turn.better,
                ..Picker::default()
            }),
            caption: Some(Caption {
                text: "A hint, not played",
                tone: Tone::Preview,
            }),
            ..Scene::of(&turn.position)
        };
        let better = Scene {
            instead: &turn.played,
            ..advised
        };
        for (kind, theme, scene) in [
            ("hint", "classic", advised),
            ("better", "contrast", better),
            ("better-colour-blind", "colour-blind", better),
        ] {
            let look = Look {
                theme: Theme::from_id(theme).expect("a theme"),
                width: Width::MIN,
            };
            let png = render::png(&scene, look).expect("a picture");
            failures.extend(compare(&format!("{name}-{kind}"), &png));
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

fn leaderboard() -> Table {
    let column = |heading: &str, align| Column {
        heading: heading.to_owned(),
        align,
    };
    let row = |place, moved, name: &str, rating, provisional| Row::Cells {
        cells: vec![
            Cell::Place(place),
            Cell::Moved(moved),
            Cell::Text(name.to_owned()),
            Cell::Small(
                GameId::ALL[place as usize % GameId::ALL.len()]
                    .info()
                    .name
                    .to_owned(),
            ),
            Cell::Results {
                won: 30 - 4 * place,
                lost: place * place,
                drawn: place / 3,
            },
            Cell::Rating {
                rating,
                deviation: None,
                provisional,
            },
        ],
        note: None,
        own: place == 7,
    };
    Table {
        title: "All games".to_owned(),
        columns: vec![
            column("#", Align::Right),
            column("", Align::Right),
            column("Player", Align::Left),
            column("", Align::Fitted),
            column("Results", Align::Right),
            column("Rating", Align::Right),
        ],
        rows: vec![
            row(1, Movement::Same, "Ada Lovelace", 1743, false),
            row(2, Movement::Up(2), "Елена · محمد · 山田", 1612, true),
            row(3, Movement::Down(11), "Grace", 1580, false),
            Row::Across("…".to_owned()),
            row(7, Movement::New, &"long ".repeat(30), 1388, true),
        ],
        footer: "Page 1 of 3".to_owned(),
    }
}

fn profile() -> Profile {
    let series = |step: i64, ratings: &[f64]| Series {
        points: (0..)
            .zip(ratings)
            .map(|(index, &rating)| Point {
                at: 1_772_000_000 + step * index,
                rating,
                deviation: 60.0,
            })
            .collect(),
    };
    let row = |line: usize, game: &str, rating, note: &str| Row::Cells {
        cells: vec![
            Cell::Line(line),
            Cell::Text(game.to_owned()),
            Cell::Rating {
                rating,
                deviation: Some(60),
                provisional: line == 1,
            },
        ],
        note: Some(Note {
            words: note.to_owned(),
            results: Some([60, 6, 40]),
        }),
        own: false,
    };
    let column = |align| Column {
        heading: String::new(),
        align,
    };
    Profile {
        table: Table {
            title: "Ada Lovelace".to_owned(),
            columns: [Align::Right, Align::Left, Align::Right]
                .map(column)
                .to_vec(),
            rows: vec![
                row(0, "Courtyard", 1622, "#1 of 12 · 3 won, 1 lost, 0 drawn"),
                row(1, "King's Court", 1390, "0 won, 2 lost, 0 drawn"),
            ],
            footer: String::new(),
        },
        chart: Chart {
            title: "Ratings over time".to_owned(),
            series: vec![
                series(900_000, &[1500.0, 1580.0, 1540.0, 1622.0]),
                series(500_000, &[1500.0, 1440.0, 1390.0]),
            ],
            empty: String::new(),
        },
    }
}

/// Compares a picture with the stored one of this name, and returns what is wrong.
fn compare(name: &str, png: &[u8]) -> Option<String> {
    let golden = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/render/golden")
        .join(format!("{name}.png"));
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(golden.parent().expect("a folder")).expect("the folder");
        fs::write(&golden, png).expect("the picture");
        return None;
    }
    let kept = fs::read(&golden).unwrap_or_else(|error| panic!("{}: {error}", golden.display()));
    let (now, then) = (read(png), read(&kept));
    if (now.width, now.height) != (then.width, then.height) {
        return Some(format!(
            "{name} is {}×{}, was {}×{}",
            now.width, now.height, then.width, then.height
        ));
    }
    let (worst, spots) = differing_blocks(&now, &then);
    if spots.is_empty() {
        return None;
    }
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (shown, diff) = (
        out.join(format!("{name}.png")),
        out.join(format!("{name}-diff.png")),
    );
    fs::write(&shown, png).expect("the picture");
    fs::write(&diff, beside(&then, &now, &spots)).expect("the difference");
    let (x, y) = spots[0];
    Some(format!(
        "{name} looks different in {} blocks, the first at pixel {x}, {y}, the worst by {worst}: \
         see {} (then, now, and where in red), now {}; UPDATE_GOLDEN=1 accepts it",
        spots.len(),
        diff.display(),
        shown.display(),
    ))
}

/// Returns how much the worst block differs, and the corners of those that differ too much.
fn differing_blocks(a: &Picture, b: &Picture) -> (u32, Vec<(usize, usize)>) {
    let (width, height) = (a.width as usize, a.height as usize);
    let mut worst = 0;
    let mut spots = Vec::new();
    for y in (0..height).step_by(BLOCK) {
        for x in (0..width).step_by(BLOCK) {
            let difference = (0..3)
                .map(|channel| mean(a, x, y, channel).abs_diff(mean(b, x, y, channel)))
                .max();
            let difference = difference.unwrap_or_default();
            worst = worst.max(difference);
            if difference > TOLERANCE {
                spots.push((x, y));
            }
        }
    }
    (worst, spots)
}

fn mean(picture: &Picture, x: usize, y: usize, channel: usize) -> u32 {
    let (width, height) = (picture.width as usize, picture.height as usize);
    let mut sum = 0;
    let mut count = 0;
    for y in y..(y + BLOCK).min(height) {
        for x in x..(x + BLOCK).min(width) {
            sum += u32::from(picture.pixels[y * width + x][channel]);
            count += 1;
        }
    }
    sum / count
}

/// Returns a PNG of both pictures, plus the second again with the spots in red.
fn beside(then: &Picture, now: &Picture, spots: &[(usize, usize)]) -> Vec<u8> {
    let width = now.width as usize;
    let mut marked = now.pixels.clone();
    for &(x, y) in spots {
        for y in y..(y + BLOCK).min(now.height as usize) {
            for x in x..(x + BLOCK).min(width) {
                marked[y * width + x] = [255, 0, 0];
            }
        }
    }
    let rows =
        |pixels: &[[u8; 3]], y: usize| pixels[y * width..(y + 1) * width].as_flattened().to_vec();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, now.width * 3, now.height);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    let data: Vec<u8> = (0..now.height as usize)
        .flat_map(|y| {
            [
                rows(&then.pixels, y),
                rows(&now.pixels, y),
                rows(&marked, y),
            ]
            .concat()
        })
        .collect();
    writer.write_image_data(&data).expect("a picture");
    writer.finish().expect("an end");
    bytes
}
