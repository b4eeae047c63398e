//! Curves of matches show who stood better, and where it changed.

use courtier::{
    render::{self, Curve},
    settings::{Look, Theme, Width},
};

use crate::{
    samples,
    support::{Picture, read},
};

/// The size that no picture is larger than.
const MOST: usize = 64 * 1024;

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

/// A picture is drawn of whatever matches there are, and none is larger than the limit.
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
                };
                let look = Look { theme, width };
                let png = render::curve(&curve, look).expect("a curve");
                assert!(png.len() <= MOST, "{} bytes", png.len());
                assert_eq!(read(&png).width, width.get());
            }
        }
    }
}
