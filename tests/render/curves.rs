//! Checks that curves of matches show who was better, and where it changed.

use render::{Curve, TurnBoard};
use rules::{
    GameId,
    look::{Look, Theme, Width},
};

use crate::{
    samples,
    support::{Picture, read},
};

/// The maximum size of a picture, without and with boards.
const MOST: usize = 64 * 1024;
const MOST_WITH_BOARDS: usize = 512 * 1024;

fn drawn(curve: &Curve) -> Picture {
    read(&render::curve(curve, Look::default()).expect("a curve"))
}

#[test]
fn a_curve_shows_what_it_is_given() {
    let curve = samples::curve();
    let mut turned = curve.clone();
    for point in &mut turned.points {
        *point = -*point;
    }
    let unmarked = Curve {
        turns: Vec::new(),
        ..curve.clone()
    };
    let mut sides = curve.clone();
    sides.sides.reverse();
    let mut longer = curve.clone();
    longer.points.push(1.0);
    let title = Curve {
        title: "another".to_owned(),
        ..curve.clone()
    };
    let all = [curve, turned, unmarked, sides, longer, title];
    let pictures: Vec<Picture> = all.iter().map(drawn).collect();
    for (index, one) in pictures.iter().enumerate() {
        for other in &pictures[index + 1..] {
            assert!(one.differences(other) > 10, "{index}");
        }
    }
}

/// A picture is drawn for every kind of match, and none exceeds the limit.
#[test]
fn every_match_has_a_curve() {
    let wide: String = "龍鬱鷹麟響驚麗霧露鶴".chars().cycle().take(60).collect();
    let zigzag = |count: u16| {
        let points = (0..count).map(|at| if at % 2 == 0 { 1.0 } else { -1.0 });
        points.collect::<Vec<f32>>()
    };
    let shapes = [
        (Vec::new(), Vec::new()),
        (vec![0.3], vec![]),
        (vec![0.0, f32::NAN, f32::INFINITY], vec![1, 2]),
        (zigzag(2), vec![1, 2, 900]),
        (zigzag(600), vec![1, 2, 3]),
    ];
    for (points, turns) in shapes {
        for theme in Theme::ALL {
            for width in [Width::MIN, Width::MAX] {
                let curve = Curve {
                    title: wide.clone(),
                    sides: [wide.clone(), wide.clone()],
                    points: points.clone(),
                    turns: turns.clone(),
                    boards: Vec::new(),
                };
                let look = Look { theme, width };
                let png = render::curve(&curve, look).expect("a curve");
                assert!(png.len() <= MOST, "{} bytes", png.len());
                assert_eq!(read(&png).width, width.get());
            }
        }
    }
}

#[test]
fn boards_show_both_moves_the_side_and_the_words() {
    for &game in GameId::ALL {
        let curve = samples::turns(game, 4);
        let first = |change: &dyn Fn(&mut TurnBoard)| {
            let mut changed = curve.clone();
            change(&mut changed.boards[0]);
            changed
        };
        let all = [
            curve.clone(),
            first(&|board| board.played.clear()),
            first(&|board| board.better.clear()),
            first(&|board| std::mem::swap(&mut board.played, &mut board.better)),
            first(&|board| board.view = board.view.other()),
            first(&|board| board.words[0].push('!')),
            first(&|board| board.words[1].push('!')),
        ];
        let pictures: Vec<Picture> = all.iter().map(drawn).collect();
        for (index, one) in pictures.iter().enumerate() {
            for other in &pictures[index + 1..] {
                assert!(one.differences(other) > 10, "{game} {index}");
            }
        }
    }
}

/// Whatever a match is like, its picture with boards is small enough to be sent.
#[test]
fn curves_with_boards_are_not_large() {
    for &game in GameId::ALL {
        for (theme, width, most) in [
            (Theme::ALL[0], Width::default(), MOST_WITH_BOARDS / 2),
            (Theme::ALL[1], Width::MAX, MOST_WITH_BOARDS),
        ] {
            let mut curve = samples::turns(game, 4);
            for words in curve.boards.iter_mut().flat_map(|board| &mut board.words) {
                *words = words.repeat(9);
            }
            let png = render::curve(&curve, Look { theme, width }).expect("a curve");
            assert!(png.len() <= most, "{game}: {} bytes", png.len());
            assert_eq!(read(&png).width, width.get());
        }
    }
}
