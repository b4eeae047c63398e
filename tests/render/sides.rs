//! Checks that everything is on the side of the picture where it belongs: squares, arrows, players'
//! bars.

use std::ops::Range;

use render::{Picker, Scene, Status};
use rules::{GameId, Outcome, Side, Square, Trace};

use crate::support::{Picture, after, draw, look, towers};

const WIDTH: u32 = 900;

/// Colours of the default theme.
const BRIGHT_BAR: [u8; 3] = [0xf1, 0xe3, 0xc6];
const BAR: [u8; 3] = [0x3a, 0x34, 0x30];
const BRIGHT_INK: [u8; 3] = [0x24, 0x1c, 0x14];
const MUTED: [u8; 3] = [0xc3, 0xb5, 0xa4];
const ARROW: [u8; 3] = [0x5b, 0x2a, 0x91];
const RED: [u8; 3] = [0xc8, 0x32, 0x2b];
const BLUE: [u8; 3] = [0x2a, 0x5f, 0xc4];

/// Returns the pixels of a picture for which a predicate holds.
fn spots(picture: &Picture, is: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let width = picture.width as usize;
    let all = (0..picture.pixels.len()).filter(|&at| is(at));
    all.map(|at| (at % width, at / width)).collect()
}

/// Returns the rows of the upper bar and those of the lower one. Corners have two lines.
fn bars(picture: &Picture, game: GameId) -> [Range<usize>; 2] {
    let height = picture.height as usize;
    let rows = match game {
        GameId::KingAndCourtesan => 115,
        GameId::Courtyard | GameId::GuardAndTowers | GameId::KingsCourt => 64,
    };
    [0..rows, height - rows..height]
}

/// Returns the middle of a square, found by a mark on it.
fn middle(scene: &Scene, square: Square) -> (usize, usize) {
    let (with, without) = (&[square][..], &[][..]);
    let [marked, plain] = [with, without].map(|targets| {
        let picker = Picker {
            targets,
            ..Picker::default()
        };
        let scene = Scene {
            picker: Some(picker),
            ..*scene
        };
        draw(&scene, look(WIDTH))
    });
    let changed = spots(&plain, |at| marked.pixels[at] != plain.pixels[at]);
    let middle = |places: Vec<usize>| {
        let ends = places.iter().min().zip(places.iter().max());
        let (first, last) = ends.expect("a mark that can be seen");
        usize::midpoint(*first, *last)
    };
    (
        middle(changed.iter().map(|spot| spot.0).collect()),
        middle(changed.iter().map(|spot| spot.1).collect()),
    )
}

/// The side that has the low ranks on its own side, as the rules of each game say.
const LOW: [(GameId, Side); 4] = [
    (GameId::Courtyard, Side::First),
    (GameId::KingAndCourtesan, Side::First),
    (GameId::GuardAndTowers, Side::Second),
    (GameId::KingsCourt, Side::First),
];

#[test]
fn each_side_sees_its_own_end_of_the_board_below() {
    for (game, low) in LOW {
        let (start, _) = after(game, &[]);
        let last = start.size() - 1;
        for view in Side::BOTH {
            let scene = Scene {
                view,
                ..Scene::of(&start)
            };
            let height = draw(&scene, look(WIDTH)).height as usize;
            let spot = |file, rank| middle(&scene, Square::new(file, rank));
            // The corner with the low files and ranks, and the one with the high files.
            let ((_, y), (x, _)) = (spot(0, 0), spot(last, 0));
            let at_low_ranks = view == low;
            assert_eq!(
                y > height / 2,
                at_low_ranks,
                "the first square of {game} for {view:?}"
            );
            assert_eq!(
                x > WIDTH as usize / 2,
                at_low_ranks,
                "the last square of the first rank of {game} for {view:?}"
            );
        }
    }
}

#[test]
fn a_piece_is_drawn_on_its_square_from_both_sides() {
    let there = towers("3RG3/7/7/7/7/7/r52BG3 r");
    let gone = towers("3RG3/7/7/7/7/7/3BG3 r");
    for view in Side::BOTH {
        let [there, gone] = [&there, &gone].map(|position| Scene {
            view,
            shows_taken: false,
            ..Scene::of(position)
        });
        let (x, y) = middle(&gone, Square::new(0, 0));
        let [with, without] = [there, gone].map(|scene| draw(&scene, look(WIDTH)));
        let changed = spots(&with, |at| with.pixels[at] != without.pixels[at]);
        assert!(changed.len() > 1000, "{} pixels", changed.len());
        // The second side sits at the low ranks, so a1 is its lower left corner.
        let is_low = view == Side::Second;
        assert_eq!(x < WIDTH as usize / 2, is_low, "{x}, {y} for {view:?}");
        assert_eq!(
            y > with.height as usize / 2,
            is_low,
            "{x}, {y} for {view:?}"
        );
        // Half a square is 60 pixels.
        for spot in changed {
            assert!(
                spot.0.abs_diff(x) < 61 && spot.1.abs_diff(y) < 61,
                "{spot:?} is not on a1, whose middle is {x}, {y}, for {view:?}"
            );
        }
    }
}

/// The head of an arrow is its widest part.
#[test]
fn the_arrow_of_the_last_move_points_to_where_it_went() {
    let position = towers("3RG3/7/7/7/7/7/3BG3 r");
    let ends = [
        [Square::new(1, 3), Square::new(5, 3)],
        [Square::new(1, 1), Square::new(1, 5)],
    ];
    for [one, other] in ends {
        for (origin, target) in [(one, other), (other, one)] {
            for view in Side::BOTH {
                let last = Trace {
                    path: vec![origin, target],
                    removed: Vec::new(),
                };
                let scene = Scene {
                    view,
                    last: Some(&last),
                    ..Scene::of(&position)
                };
                let picture = draw(&scene, look(WIDTH));
                let arrow = spots(&picture, |at| picture.pixels[at] == ARROW);
                let is_level = origin.rank == target.rank;
                let along = |spot: (usize, usize)| if is_level { spot.0 } else { spot.1 };
                let width =
                    |place: usize| arrow.iter().filter(|&&spot| along(spot) == place).count();
                let head = (0..picture.height as usize)
                    .max_by_key(|&place| width(place))
                    .expect("an arrow");
                let [from, to] = [origin, target].map(|square| along(middle(&scene, square)));
                assert!(
                    head.abs_diff(to) < 60 && head.abs_diff(from) > 300,
                    "from {from} to {to} with its head at {head}, for {view:?}"
                );
            }
        }
    }
}

/// Returns the rows of a side's bar.
fn bar(picture: &Picture, game: GameId, side: Side, view: Side) -> Range<usize> {
    let [upper, lower] = bars(picture, game);
    if side == view { lower } else { upper }
}

fn count(picture: &Picture, rows: &Range<usize>, colour: [u8; 3]) -> usize {
    let width = picture.width as usize;
    let pixels = &picture.pixels[rows.start * width..rows.end * width];
    pixels.iter().filter(|&&pixel| pixel == colour).count()
}

#[test]
fn the_bar_of_the_side_to_move_or_of_the_winner_is_bright() {
    for &game in GameId::ALL {
        let (start, _) = after(game, &[]);
        for side in Side::BOTH {
            for status in [Status::ToMove(side), Status::Over(Outcome::Win(side))] {
                for view in Side::BOTH {
                    let scene = Scene {
                        view,
                        status,
                        ..Scene::of(&start)
                    };
                    let picture = draw(&scene, look(WIDTH));
                    let [own, others] =
                        [side, side.other()].map(|side| bar(&picture, game, side, view));
                    let count = |rows, colour| count(&picture, rows, colour);
                    assert!(count(&own, BRIGHT_BAR) > 30_000, "{game}, {scene:?}");
                    assert!(count(&others, BAR) > 30_000, "{game}, {scene:?}");
                    // Anti-aliasing can mix a few such pixels.
                    let strange = count(&own, BAR) + count(&others, BRIGHT_BAR);
                    assert!(strange < 300, "{strange} pixels, {game}, {scene:?}");
                }
            }
        }
        let drawn = Scene {
            status: Status::Over(Outcome::Draw),
            ..Scene::of(&start)
        };
        let picture = draw(&drawn, look(WIDTH));
        for rows in bars(&picture, game) {
            assert!(count(&picture, &rows, BRIGHT_BAR) < 300, "{game}");
        }
    }
}

#[test]
fn the_winner_has_a_crown_and_the_loser_nothing() {
    let (start, _) = after(GameId::KingsCourt, &[]);
    for winner in Side::BOTH {
        for view in Side::BOTH {
            let scene = Scene {
                view,
                status: Status::Over(Outcome::Win(winner)),
                ..Scene::of(&start)
            };
            let picture = draw(&scene, look(WIDTH));
            let badge = |side: Side, ink: [u8; 3]| {
                let rows = bar(&picture, GameId::KingsCourt, side, view);
                // The crown is left of the side's piece.
                let written = spots(&picture, |at| {
                    let (x, y) = (at % WIDTH as usize, at / WIDTH as usize);
                    x < 45 && rows.contains(&y) && picture.pixels[at] == ink
                });
                written.len()
            };
            let (crown, nothing) = (badge(winner, BRIGHT_INK), badge(winner.other(), MUTED));
            assert!(crown > 150, "{crown} for {winner:?}, {view:?}");
            // The piece itself may have a few such pixels.
            assert!(nothing < 40, "{nothing} for {winner:?}, {view:?}");
        }
    }
}

/// In Guard & Towers the first side is red and the second blue.
#[test]
fn each_bar_shows_the_colour_of_its_side() {
    let start = towers("3RG3/7/7/7/7/7/3BG3 r");
    for view in Side::BOTH {
        let scene = Scene {
            view,
            shows_taken: false,
            ..Scene::of(&start)
        };
        let picture = draw(&scene, look(WIDTH));
        for (side, own, others) in [(Side::First, RED, BLUE), (Side::Second, BLUE, RED)] {
            let rows = bar(&picture, GameId::GuardAndTowers, side, view);
            assert!(count(&picture, &rows, own) > 100, "{side:?}, {view:?}");
            assert_eq!(count(&picture, &rows, others), 0, "{side:?}, {view:?}");
        }
    }
}
