//! Checks that a board shows what the scene says: whatever changes in the scene changes the
//! picture.

use render::{Caption, Extras, Picker, Scene, Status, Tone, cover};
use rules::{GameId, Outcome, Side, Square, Trace};

use crate::support::{Picture, after, draw, look, read, towers};

/// The number of pixels that must differ. A few could be chance, and people would not notice them.
const NOTICEABLE: usize = 150;

fn assert_differ(a: &Picture, b: &Picture, what: &str) {
    let differences = a.differences(b);
    assert!(
        differences > NOTICEABLE,
        "{what}: only {differences} pixels differ"
    );
}

#[test]
fn the_same_scene_is_the_same_picture() {
    let (position, last) = after(GameId::GuardAndTowers, &["a7-a6"]);
    let scene = Scene {
        last: last.as_ref(),
        ..Scene::of(&position)
    };
    assert_eq!(
        draw(&scene, look(600)).differences(&draw(&scene, look(600))),
        0
    );
}

#[test]
fn covers_are_squares_of_the_board_alone() {
    for game in GameId::ALL {
        let (start, _) = after(*game, &[]);
        let first = cover(&start, look(480)).expect("drawn");
        let picture = read(&first);
        assert_eq!(picture.width, picture.height, "{game}");
        let board = draw(&Scene::of(&start), look(480));
        assert!(picture.height < board.height, "{game}: without names");
        let moved = start.moves().remove(0).play().position;
        let moved = read(&cover(&moved, look(480)).expect("drawn"));
        assert_differ(&picture, &moved, "position");
    }
}

#[test]
fn everything_a_scene_says_is_seen() {
    let (position, last) = after(GameId::GuardAndTowers, &["a7-a6"]);
    let plain = Scene {
        last: last.as_ref(),
        ..Scene::of(&position)
    };
    let picture = draw(&plain, look(480));

    let (other, _) = after(GameId::GuardAndTowers, &["a7-b7"]);
    assert_differ(
        &picture,
        &draw(
            &Scene {
                position: &other,
                ..plain
            },
            look(480),
        ),
        "position",
    );
    assert_differ(
        &picture,
        &draw(
            &Scene {
                last: None,
                ..plain
            },
            look(480),
        ),
        "last move",
    );
    let taking = Trace {
        removed: vec![Square::new(0, 5)],
        ..last.clone().expect("a move")
    };
    let captured = Scene {
        last: Some(&taking),
        ..plain
    };
    assert_differ(&picture, &draw(&captured, look(480)), "capture");
    assert_differ(
        &picture,
        &draw(
            &Scene {
                view: Side::Second,
                ..plain
            },
            look(480),
        ),
        "view",
    );
    let named = Scene {
        names: Some(["Ada", "Grace"]),
        ..plain
    };
    assert_differ(&picture, &draw(&named, look(480)), "names");
    let extras = Extras {
        ratings: ["1500", ""],
        clocks: ["", "2d"],
        notes: ["", "in court 3"],
    };
    assert_differ(
        &picture,
        &draw(&Scene { extras, ..plain }, look(480)),
        "extras",
    );
    let timed = Scene { extras, ..plain };
    let standing = Scene {
        clock_stands: true,
        ..timed
    };
    let clocks = ["2d", "2d"];
    let extras = Extras { clocks, ..extras };
    assert_differ(
        &draw(&Scene { extras, ..timed }, look(480)),
        &draw(&Scene { extras, ..standing }, look(480)),
        "a clock that stands",
    );
    let few = towers("7/7/3RG3/7/7/3BG3/7 r");
    let [with, without] = [true, false].map(|shows_taken| {
        let few = Scene {
            shows_taken,
            ..Scene::of(&few)
        };
        draw(&few, look(480))
    });
    assert_differ(&with, &without, "what was taken");

    let mut standings = vec![picture];
    for status in [
        Status::ToMove(Side::First),
        Status::Over(Outcome::Win(Side::First)),
        Status::Over(Outcome::Win(Side::Second)),
        Status::Over(Outcome::Draw),
    ] {
        let picture = draw(&Scene { status, ..plain }, look(480));
        for other in &standings {
            assert_differ(other, &picture, "status");
        }
        standings.push(picture);
    }
}

#[test]
fn a_caption_stands_below_the_picture() {
    let (position, _) = after(GameId::GuardAndTowers, &["a7-a6"]);
    let plain = Scene::of(&position);
    let picture = draw(&plain, look(480));
    let captions = [
        ("Red wins", Tone::Result),
        ("Red wins", Tone::Preview),
        ("7 / 30", Tone::Plain),
    ];
    let captioned = captions.map(|(text, tone)| {
        let caption = Some(Caption { text, tone });
        draw(&Scene { caption, ..plain }, look(480))
    });
    for (index, one) in captioned.iter().enumerate() {
        assert!(one.height > picture.height + 20, "a line below the picture");
        for other in &captioned[..index] {
            assert_differ(one, other, "caption");
        }
    }
}

#[test]
fn everything_a_picker_says_is_seen() {
    let (position, _) = after(GameId::GuardAndTowers, &[]);
    let scene = Scene::of(&position);
    let squares = [Square::new(0, 6), Square::new(0, 5)];
    let mut pictures = vec![draw(&scene, look(480))];
    for picker in [
        Picker {
            movable: &squares[..1],
            ..Picker::default()
        },
        Picker {
            path: &squares[..1],
            ..Picker::default()
        },
        Picker {
            path: &squares,
            ..Picker::default()
        },
        Picker {
            targets: &squares[..1],
            ..Picker::default()
        },
        Picker {
            targets: &squares[1..],
            ..Picker::default()
        },
        Picker {
            lost: &squares[..1],
            ..Picker::default()
        },
    ] {
        let picture = draw(
            &Scene {
                picker: Some(picker),
                ..scene
            },
            look(480),
        );
        for other in &pictures {
            assert_differ(other, &picture, "picker");
        }
        pictures.push(picture);
    }
}

#[test]
fn squares_that_the_board_does_not_have_are_no_trouble() {
    let (position, _) = after(GameId::GuardAndTowers, &[]);
    let far = [
        Square::new(255, 255),
        Square::new(0, 200),
        Square::new(9, 0),
    ];
    let last = Trace {
        path: far.to_vec(),
        removed: far.to_vec(),
    };
    let picker = Picker {
        movable: &far,
        path: &far,
        targets: &far,
        lost: &far,
    };
    for view in Side::BOTH {
        draw(
            &Scene {
                last: Some(&last),
                view,
                ..Scene::of(&position)
            },
            look(480),
        );
        draw(
            &Scene {
                picker: Some(picker),
                view,
                ..Scene::of(&position)
            },
            look(480),
        );
    }
}

#[test]
fn every_height_of_a_tower_looks_different() {
    let mut pictures: Vec<Picture> = Vec::new();
    for height in 1..=9 {
        for side in ['r', 'b'] {
            let position = towers(&format!("3RG3/7/7/3{side}{height}3/7/7/3BG3 r"));
            let picture = draw(&Scene::of(&position), look(480));
            for other in &pictures {
                assert_differ(other, &picture, "height");
            }
            pictures.push(picture);
        }
    }
}

/// A piece that a move took leaves a ghost, and a forfeited piece has a different mark from a
/// captured one.
#[test]
fn what_is_gone_leaves_a_ghost_and_says_why() {
    let now = towers("3RG3/7/7/7/7/7/3BG3 b");
    let last = Trace {
        path: vec![Square::new(4, 6), Square::new(3, 6)],
        removed: vec![Square::new(0, 3)],
    };
    let gone = |piece: &str| {
        let before = towers(&format!("3RG3/7/7/{piece}6/7/7/3BG3 r"));
        let scene = Scene {
            last: Some(&last),
            before: Some(&before),
            shows_taken: false,
            ..Scene::of(&now)
        };
        draw(&scene, look(900))
    };
    let [stone, tower, own] = ["b1", "b4", "r1"].map(gone);
    assert_differ(&stone, &tower, "the ghosts of a stone and of a tower");
    assert_differ(&stone, &own, "captured and forfeited");
    // The ghost looks the same whoever it belonged to, so it is drawn faintly in its colours.
    let blue = [0x2a, 0x5f, 0xc4];
    let solid = |picture: &Picture| {
        picture
            .pixels
            .iter()
            .filter(|&&pixel| pixel == blue)
            .count()
    };
    let guard_alone = solid(&own);
    assert_eq!(solid(&stone), guard_alone, "a ghost is no piece");
}

/// A picture that players post: nothing on the board fades, and it fills Discord's box of 550 by 350.
#[test]
fn a_result_stands_beside_the_whole_board() {
    for &game in GameId::ALL {
        let start = game.start(None).expect("the standard size");
        let plain = Scene {
            names: Some(["Ada", "Grace"]),
            shows_taken: false,
            ..Scene::of(&start)
        };
        let outcome = |outcome| Scene {
            status: Status::Over(outcome),
            result: Some("Over"),
            ..plain
        };
        let [first, second] = Side::BOTH.map(|side| outcome(Outcome::Win(side)));
        let scenes = [
            first,
            second,
            outcome(Outcome::Draw),
            Scene {
                status: Status::Void,
                ..first
            },
            Scene {
                result: Some("All over"),
                ..first
            },
            Scene {
                names: Some(["Mary", "Grace"]),
                ..first
            },
            Scene {
                view: Side::Second,
                ..first
            },
        ];
        let board = draw(&plain, look(900));
        let pictures = scenes.map(|scene| draw(&scene, look(900)));
        for (index, one) in pictures.iter().enumerate() {
            let off = f64::from(one.width) / f64::from(one.height) - 550.0 / 350.0;
            assert!(off.abs() < 0.01, "{game}: {} by {}", one.width, one.height);
            assert!(one.height <= board.height, "{game}");
            for other in &pictures[..index] {
                assert_differ(one, other, "result");
            }
        }
        // The board is the same whoever has won.
        let squares = |picture: &Picture| {
            let rows = picture.pixels.chunks(picture.width as usize);
            rows.flat_map(|row| row[..850].to_vec()).collect::<Vec<_>>()
        };
        for other in &pictures[1..4] {
            assert!(squares(&pictures[0]) == squares(other), "{game}");
        }
    }
}

/// Whose castle or home a square is, and where the court's wall runs, is visible on marked squares
/// too.
#[test]
fn marks_hide_no_castle_home_or_wall() {
    let towers = GameId::GuardAndTowers;
    // The colours of the second side's castle and home, and of the wall, in the default theme.
    for (game, corner, colour) in [
        (towers, Square::new(3, 0), [0x1f, 0x4b, 0x9c]),
        (
            GameId::KingAndCourtesan,
            Square::new(7, 7),
            [0x6a, 0x8f, 0xd0],
        ),
        (GameId::KingsCourt, Square::new(2, 2), [0x6b, 0x4a, 0x22]),
    ] {
        let (position, _) = after(game, &[]);
        let last = Trace {
            path: vec![corner, corner],
            removed: Vec::new(),
        };
        let pixels = |last| {
            let scene = Scene {
                last,
                ..Scene::of(&position)
            };
            let picture = draw(&scene, look(900));
            picture
                .pixels
                .iter()
                .filter(|&&pixel| pixel == colour)
                .count()
        };
        let unmarked = pixels(None);
        assert!(unmarked > 300, "{game}: {unmarked}");
        assert!(pixels(Some(&last)) * 10 > unmarked * 9, "{game}");
    }
}
