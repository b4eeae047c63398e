//! Checks what people can read and tell apart: at the size at which Discord shows pictures, and
//! with every common kind of colour vision.
//!
//! Lightness is compared as the Web Content Accessibility Guidelines 2.2 define contrast. How
//! colours look to people who lack a kind of cone is simulated after Machado, Oliveira and
//! Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009).

use std::collections::BTreeMap;

use render::{Picker, Scene};
use rules::{AnyPosition, GameId, Square};
use serde_json::Value;

use crate::support::{Picture, draw, look, towers};

/// A picture that is drawn 900 pixels wide is shown 340 wide.
const DRAWN: u32 = 900;
const SHOWN: f64 = 340.0;

/// The minimum height of letters where they are shown: of coordinates, which people look at last, and of
/// players' names and clocks.
const COORDINATE: f64 = 8.5;
const NAME: f64 = 10.5;

const THEMES: [(&str, &str); 4] = [
    ("classic", include_str!("../../assets/themes/classic.json")),
    ("night", include_str!("../../assets/themes/night.json")),
    (
        "colour-blind",
        include_str!("../../assets/themes/colour-blind.json"),
    ),
    (
        "contrast",
        include_str!("../../assets/themes/contrast.json"),
    ),
];

/// How linear red, green and blue change for people without one kind of cone, and for those with
/// all.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    (
        "everybody",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Returns the lightness of a colour to these eyes.
fn lightness(colour: &str, eyes: &[[f64; 3]; 3]) -> f64 {
    let channel = |at: usize| {
        let byte = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour");
        let share = f64::from(byte) / 255.0;
        if share <= 0.04045 {
            share / 12.92
        } else {
            ((share + 0.055) / 1.055).powf(2.4)
        }
    };
    let linear = [channel(1), channel(3), channel(5)];
    let seen = eyes.map(|row| {
        let sum: f64 = row
            .iter()
            .zip(linear)
            .map(|(share, light)| share * light)
            .sum();
        sum.clamp(0.0, 1.0)
    });
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
}

/// Returns the contrast of lightness between two colours, from 1 to 21.
fn contrast(one: &str, other: &str, eyes: &[[f64; 3]; 3]) -> f64 {
    let (one, other) = (lightness(one, eyes), lightness(other, eyes));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The colours of one game in one theme.
struct Colours<'a> {
    theme: &'a Value,
    game: &'a str,
}

impl Colours<'_> {
    fn around(&self, name: &str) -> String {
        self.read(&self.theme["colours"][name], name)
    }

    fn mark(&self, name: &str) -> String {
        match self.theme["games"][self.game]["marks"].get(name) {
            Some(own) => self.read(own, name),
            None => self.read(&self.theme["marks"][name], name),
        }
    }

    fn of(&self, part: &str, name: &str) -> String {
        self.read(&self.theme["games"][self.game][part][name], name)
    }

    fn read(&self, value: &Value, name: &str) -> String {
        let text = value.as_str();
        text.unwrap_or_else(|| panic!("{name} of {}", self.game))
            .to_owned()
    }

    /// Returns each pair that must be distinguishable by lightness: what it is, the colours that
    /// can stand out, and what they must stand out from.
    fn pairs(&self) -> Vec<(String, Vec<String>, String)> {
        let mut pairs = Vec::new();
        let mut pair = |what: &str, any: Vec<String>, from: String| {
            pairs.push((what.to_owned(), any, from));
        };
        for (ink, below) in [
            ("ink", "bar"),
            ("muted", "bar"),
            ("muted", "surface"),
            ("turn-ink", "turn"),
            ("turn-muted", "turn"),
            ("arrow-edge", "arrow"),
        ] {
            pair(
                &format!("{ink} on {below}"),
                vec![self.around(ink)],
                self.around(below),
            );
        }
        for fill in ["choice", "loss"] {
            pair(
                &format!("the name of a square on {fill}"),
                vec![self.mark("back")],
                self.mark(fill),
            );
        }
        let grounds: &[&str] = match self.game {
            "kings-court" => &["light", "court"],
            // Pieces are only on dark squares.
            "courtyard" => &["dark", "paving"],
            _ => &["light", "dark"],
        };
        for ground in grounds {
            let below = || self.of("board", ground);
            for mark in ["choice", "loss"] {
                pair(
                    &format!("{mark} on {ground}"),
                    vec![self.mark(mark), self.mark("back")],
                    below(),
                );
            }
            pair(
                &format!("the arrow on {ground}"),
                vec![self.around("arrow"), self.around("arrow-edge")],
                below(),
            );
            for side in ["first", "second"] {
                pair(
                    &format!("a piece of the {side} side on {ground}"),
                    vec![self.of(side, "body"), self.of(side, "edge")],
                    below(),
                );
            }
        }
        match self.game {
            "courtyard" => {
                pair(
                    "the sides",
                    vec![self.of("first", "body")],
                    self.of("second", "body"),
                );
            }
            "guard-and-towers" => {
                for side in ["first", "second"] {
                    pair(
                        &format!("the number on a tower of the {side} side"),
                        vec![self.of(side, "mark")],
                        self.of(side, "side"),
                    );
                    pair(
                        &format!("the sign on the guard of the {side} side"),
                        vec![self.of(side, "mark")],
                        self.of(side, "body"),
                    );
                }
            }
            "king-and-courtesan" => {
                for side in ["first", "second"] {
                    pair(
                        &format!("the crown of the {side} side"),
                        vec![self.of(side, "crown"), self.of(side, "edge")],
                        self.of(side, "body"),
                    );
                }
            }
            _ => pair(
                "the wall of the court",
                vec![self.of("board", "wall")],
                self.of("board", "light"),
            ),
        }
        pairs
    }
}

#[test]
fn what_matters_stands_out_by_lightness_to_all_eyes() {
    let mut weak = Vec::new();
    for (name, text) in THEMES {
        let theme: Value = serde_json::from_str(text).expect("a theme");
        for game in GameId::ALL {
            let game = game.info().id;
            let theme = &theme;
            for (what, any, from) in (Colours { theme, game }).pairs() {
                for (eyes, matrix) in &EYES {
                    let best = any
                        .iter()
                        .map(|colour| contrast(colour, &from, matrix))
                        .fold(0.0, f64::max);
                    // The page writes these small: WCAG's 1.4.3.
                    let is_small = ["ink on bar", "muted on surface", "turn-ink on turn"];
                    let least = if is_small.contains(&what.as_str()) {
                        4.5
                    } else {
                        3.0
                    };
                    if best < least {
                        weak.push(format!("{name}, {game}, {eyes}: {what}: {best:.2}"));
                    }
                }
            }
        }
    }
    assert!(weak.is_empty(), "\n{}", weak.join("\n"));
}

/// Marks for what can be chosen are not green in games with a green side.
#[test]
fn no_mark_has_the_colour_of_a_side() {
    for (name, text) in THEMES {
        let theme: Value = serde_json::from_str(text).expect("a theme");
        let (theme, game) = (&theme, "kings-court");
        let choice = Colours { theme, game }.mark("choice");
        let part = |at: usize| u8::from_str_radix(&choice[at..at + 2], 16).expect("a colour");
        let (green, blue) = (part(3), part(5));
        assert!(blue > green, "{choice} in {name}");
    }
}

/// Returns where a picture differs from the same board without the piece.
fn silhouette(with: &AnyPosition, without: &AnyPosition) -> Vec<bool> {
    let [with, without] = [with, without].map(|position| {
        let scene = Scene {
            shows_taken: false,
            ..Scene::of(position)
        };
        draw(&scene, look(DRAWN))
    });
    let pixels = with.pixels.iter().zip(&without.pixels);
    pixels.map(|(one, other)| one != other).collect()
}

#[test]
fn pieces_of_the_two_sides_have_different_shapes() {
    let court = |text: &str| GameId::KingsCourt.parse_position(text).expect("a position");
    let kings = |text: &str| {
        let game = GameId::KingAndCourtesan;
        game.parse_position(text).expect("a position")
    };
    let cases = [
        (
            "a stone",
            towers("3RG3/7/7/3r13/7/7/3BG3 r"),
            towers("3RG3/7/7/3b13/7/7/3BG3 r"),
            towers("3RG3/7/7/7/7/7/3BG3 r"),
        ),
        (
            "a courtesan",
            kings("7k/8/8/4C3/8/8/8/K7 r"),
            kings("7k/8/8/4c3/8/8/8/K7 r"),
            kings("7k/8/8/8/8/8/8/K7 r"),
        ),
        (
            "a piece of King's Court",
            court("8/8/8/3g4/2o5/8/8/7o o -"),
            court("8/8/8/3g4/2o5/8/8/7g o -"),
            court("8/8/8/3g4/2o5/8/8/8 o -"),
        ),
    ];
    for (what, first, second, none) in cases {
        let [first, second] = [first, second].map(|position| silhouette(&position, &none));
        let both = first.iter().zip(&second);
        let apart = both.clone().filter(|(one, other)| one != other).count();
        let either = both.filter(|(one, other)| **one || **other).count();
        // At least a twentieth is covered by one side's piece and not by the other's.
        assert!(apart * 20 > either, "{what}: {apart} of {either} pixels");
    }
}

/// Returns the heights of the shapes of this colour that are not larger than a letter.
fn heights(picture: &Picture, ink: [u8; 3], around: [u8; 3]) -> Vec<u32> {
    let (width, height) = (picture.width as usize, picture.height as usize);
    let mut seen = vec![false; picture.pixels.len()];
    let mut heights = Vec::new();
    for start in 0..picture.pixels.len() {
        if seen[start] || picture.pixels[start] != ink {
            continue;
        }
        let (mut open, mut rows, mut columns) = (vec![start], BTreeMap::new(), BTreeMap::new());
        seen[start] = true;
        while let Some(at) = open.pop() {
            let (x, y) = (at % width, at / width);
            *rows.entry(y).or_insert(0) += 1;
            *columns.entry(x).or_insert(0) += 1;
            let near = [
                (x > 0).then(|| at - 1),
                (x + 1 < width).then_some(at + 1),
                at.checked_sub(width),
                (y + 1 < height).then_some(at + width),
            ];
            for next in near.into_iter().flatten() {
                if !seen[next] && picture.pixels[next] != around {
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
        if rows.len() < 80 && columns.len() < 80 {
            heights.push(u32::try_from(rows.len()).expect("few"));
        }
    }
    heights
}

/// Colours of the default theme.
const MUTED: [u8; 3] = [0xc3, 0xb5, 0xa4];
const SURFACE: [u8; 3] = [0x2b, 0x27, 0x24];

#[test]
fn coordinates_can_be_read_where_they_are_shown() {
    for &game in GameId::ALL {
        for &size in game.info().sizes {
            let start = game.start(Some(size)).expect("a size it has");
            let scene = Scene {
                shows_taken: false,
                ..Scene::of(&start)
            };
            let heights = heights(&draw(&scene, look(DRAWN)), MUTED, SURFACE);
            let least = COORDINATE * f64::from(DRAWN) / SHOWN;
            // The dots of i and j are lower.
            let large = heights.iter().filter(|&&height| f64::from(height) >= least);
            let expected = 2 * usize::from(size);
            assert!(large.count() >= expected, "{game} on {size}: {heights:?}");
            let small = heights.iter().filter(|&&height| f64::from(height) < least);
            assert!(small.count() <= 2, "{game} on {size}: {heights:?}");
        }
    }
}

/// The bar of the player to move in the default theme.
const BAR: [u8; 3] = [0xf1, 0xe3, 0xc6];
const BAR_INK: [u8; 3] = [0x24, 0x1c, 0x14];

#[test]
fn names_and_clocks_are_larger_than_coordinates() {
    for game in [
        GameId::Courtyard,
        GameId::GuardAndTowers,
        GameId::KingsCourt,
    ] {
        let start = game.start(None).expect("a size it has");
        let scene = Scene {
            names: Some(["HHH", "HHH"]),
            shows_taken: false,
            ..Scene::of(&start)
        };
        let heights = heights(&draw(&scene, look(DRAWN)), BAR_INK, BAR);
        let least = NAME * f64::from(DRAWN) / SHOWN;
        let letters = heights.iter().filter(|&&height| f64::from(height) >= least);
        assert!(letters.count() >= 3, "{game}: {heights:?}");
    }
}

/// Every mark of a picker has the name of its square: without it, the marks of two
/// identical-looking squares would be the same picture.
#[test]
fn marks_of_a_picker_name_their_squares() {
    let position = towers("3RG3/7/7/7/7/7/3BG3 r");
    let near = |square: Square, picker: &dyn Fn(&'static [Square]) -> Picker<'static>| {
        let squares: &'static [Square] = Box::leak(Box::new([square]));
        let scene = Scene {
            picker: Some(picker(squares)),
            shows_taken: false,
            ..Scene::of(&position)
        };
        cut_out(&draw(&scene, look(DRAWN)), square)
    };
    let [one, other] = [Square::new(1, 3), Square::new(5, 3)];
    let kinds: [&dyn Fn(&'static [Square]) -> Picker<'static>; 4] = [
        &|movable| Picker {
            movable,
            ..Picker::default()
        },
        &|path| Picker {
            path,
            ..Picker::default()
        },
        &|targets| Picker {
            targets,
            ..Picker::default()
        },
        &|lost| Picker {
            lost,
            ..Picker::default()
        },
    ];
    for kind in kinds {
        let [one, other] = [one, other].map(|square| near(square, kind));
        let differing = one.iter().zip(&other).filter(|(one, other)| one != other);
        let differing = differing.count();
        assert!(differing > 40, "b4 and f4 differ in {differing} pixels");
    }
}

/// Returns the pixels of a square of Guard & Towers, seen by the side that moves first.
fn cut_out(picture: &Picture, square: Square) -> Vec<[u8; 3]> {
    let width = picture.width as usize;
    let (side, left, top) = (120, 45, 61);
    // Red sits at the high ranks, so the files run from right to left.
    let (column, row) = (6 - usize::from(square.file), usize::from(square.rank));
    let rows = (top + row * side + 4..top + (row + 1) * side - 4).map(|y| y * width);
    let columns = left + column * side + 4..left + (column + 1) * side - 4;
    rows.flat_map(|row| columns.clone().map(move |x| picture.pixels[row + x]))
        .collect()
}
