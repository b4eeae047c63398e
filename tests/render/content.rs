//! A board shows what the scene says: whatever changes in the scene changes the picture.

use courtier::{
    games::{GameId, Outcome, Side, Square, Trace},
    render::{Extras, Picker, Scene, Status},
};

use crate::support::{Picture, after, draw, look, towers};

/// How many pixels must differ. A few could be chance, and people would not notice them.
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
    };
    assert_differ(
        &picture,
        &draw(&Scene { extras, ..plain }, look(480)),
        "extras",
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

/// Whose castle or home a square is, and where the court's wall runs, is seen on marked squares too.
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
