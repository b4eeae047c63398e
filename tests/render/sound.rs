//! Checks that every picture is a valid PNG of the right size.

use render::Scene;
use rules::{
    GameId, Side,
    look::{Look, Theme, Width, WidthError},
};

use crate::support::{draw, look};

#[test]
fn every_width_gives_a_sound_picture_as_wide() {
    for &game in GameId::ALL {
        let start = game.start(None).expect("the standard size");
        for width in [480, 481, 600, 777, 900, 1333, 1600] {
            for view in Side::BOTH {
                let picture = draw(
                    &Scene {
                        view,
                        ..Scene::of(&start)
                    },
                    look(width),
                );
                assert_eq!(picture.width, width);
                // Discord shows pictures at most 550 pixels wide and 350 high, and phones crop
                // pictures that are much higher than wide.
                let height = picture.height;
                assert!(
                    height > width * 9 / 10 && height < width * 23 / 20,
                    "{game}: {width} × {height}"
                );
                assert!(picture.palette <= 256);
            }
        }
    }
}

#[test]
fn widths_out_of_range_are_refused_or_mended() {
    for width in [0, 479, 1601, u32::MAX] {
        assert_eq!(Width::try_from(width), Err(WidthError { pixels: width }));
    }
    assert_eq!(Width::clamped(0), Width::MIN);
    assert_eq!(Width::clamped(u32::MAX), Width::MAX);
    assert_eq!(Width::clamped(1000).get(), 1000);
}

#[test]
fn themes_are_found_by_their_ids() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_id(theme.id()), Some(theme));
    }
    assert_eq!(Theme::from_id("no such theme"), None);
    assert_eq!(Theme::ALL.first(), Some(&Theme::default()));
}

/// People also look at boards where the network is slow and every byte costs money.
#[test]
fn boards_are_small() {
    for &game in GameId::ALL {
        for &size in game.info().sizes {
            let mut position = game.start(Some(size)).expect("a size of the game");
            let mut last = None;
            for ply in 0..40 {
                let scene = Scene {
                    last: last.as_ref(),
                    names: Some(["Ada Lovelace", "Grace Hopper"]),
                    ..Scene::of(&position)
                };
                for theme in Theme::ALL {
                    let look = Look {
                        theme,
                        ..Look::default()
                    };
                    let bytes = render::png(&scene, look).expect("a picture").len();
                    assert!(bytes <= 64_000, "{game} {size} after {ply} plies: {bytes}");
                }
                let moves = position.moves();
                let Some(next) = moves.get(ply * 7 % moves.len().max(1)) else {
                    break;
                };
                last = Some(next.trace());
                position = next.after();
            }
        }
    }
}
