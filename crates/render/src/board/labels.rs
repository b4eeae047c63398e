//! The names of the squares that a player can choose, so that nobody has to count along the edges, and
//! the numbers of the squares where a piece stops on its way.

use pixels::{
    canvas::{Canvas, Rect},
    num,
    palette::Ramp,
    shapes::Spot,
    text,
};

use super::{kit::Kit, marks::Mark, pieces::Pieces};
use crate::drawing::{Edge, Shape};
use rules::{Side, Square};

/// The height of a label's letters, in pixels of a picture that is 900 wide: 11 where it is shown
/// 340 wide, and 9 where they would cover a piece.
const LETTERS: f32 = 29.2;
const ON_PIECE: f32 = 24.0;

/// The height of figures and capital letters, as a share of a line's size.
const CAP_HEIGHT: f32 = 0.52;

/// Writes the name of its square on every mark of a picker.
pub(super) fn draw(
    canvas: &mut Canvas,
    kit: &Kit,
    view: Side,
    pieces: &Pieces,
    marks: &[(Square, Mark)],
) {
    let inks = &kit.paint.inks;
    for &(square, mark) in marks.iter().filter(|(square, _)| kit.geometry.has(*square)) {
        let (fill, ink) = match mark {
            Mark::Movable | Mark::Chosen | Mark::Passed | Mark::Target | Mark::TargetTaken => {
                (&inks.choice, &inks.back)
            }
            Mark::Liable | Mark::Lost => (&inks.loss, &inks.back),
            Mark::None
            | Mark::Origin
            | Mark::Path
            | Mark::Landing
            | Mark::LandingTaken
            | Mark::Captured
            | Mark::Forfeited => continue,
        };
        draw_label(canvas, kit, view, pieces, square, [fill, ink]);
    }
}

/// Numbers the squares where a piece stops on its way, in their upper right corners. A way without a
/// stop in between needs no numbers.
pub(super) fn number_stops(canvas: &mut Canvas, kit: &Kit, view: Side, path: &[Square]) {
    let inks = &kit.paint.inks;
    let [_, stops @ ..] = path else { return };
    if stops.len() < 2 {
        return;
    }
    for (index, square) in stops.iter().enumerate() {
        // A piece can stop on a square several times.
        if !kit.geometry.has(*square) || stops[..index].contains(square) {
            continue;
        }
        let times = (1..).zip(stops).filter(|(_, other)| *other == square);
        let numbers: Vec<String> = times.map(|(number, _)| number.to_string()).collect();
        let words = numbers.join("·");
        let letters = kit.geometry.unit * ON_PIECE;
        let line = text::set(&words, letters / CAP_HEIGHT, num::len(kit.geometry.square));
        let (middle_x, middle_y) = kit.geometry.middle(kit.geometry.seen(*square, view));
        let (wide, high) = plate_size(&line, letters);
        let away = num::len(kit.geometry.square) * 0.46;
        let middle = (middle_x + away - wide / 2.0, middle_y - away + high / 2.0);
        plate(
            canvas,
            kit,
            &line,
            middle,
            letters,
            [&inks.arrow, &inks.arrow_edge],
        );
    }
}

/// Writes a square's name: in its middle if the square is empty, otherwise at its lower edge.
fn draw_label(
    canvas: &mut Canvas,
    kit: &Kit,
    view: Side,
    pieces: &Pieces,
    square: Square,
    [fill, ink]: [&Ramp; 2],
) {
    let geometry = &kit.geometry;
    let is_occupied = pieces.stands_on(square);
    let letters = geometry.unit * if is_occupied { ON_PIECE } else { LETTERS };
    let side = num::len(geometry.square);
    let line = text::set(&square.to_string(), letters / CAP_HEIGHT, side);
    let (middle_x, middle_y) = geometry.middle(geometry.seen(square, view));
    let (wide, high) = plate_size(&line, letters);
    let middle = match (geometry.shape, is_occupied) {
        (_, false) => (middle_x, middle_y),
        (Shape::Square, true) => {
            let away = side * 0.46;
            let y = match kit.paint.drawing.name_at {
                Edge::Upper => middle_y - away + high / 2.0,
                Edge::Lower => middle_y + away - high / 2.0,
            };
            (middle_x - away + wide / 2.0, y)
        }
        (Shape::Diamond, true) => (middle_x, middle_y + side * 0.2),
    };
    plate(canvas, kit, &line, middle, letters, [fill, ink]);
}

/// Returns the width and height of the plate on which words are written.
fn plate_size(line: &text::Line, letters: f32) -> (f32, f32) {
    (line.width + letters * 0.4, letters * 1.34)
}

/// Writes words on a plate with this middle.
fn plate(
    canvas: &mut Canvas,
    kit: &Kit,
    line: &text::Line,
    (x, y): Spot,
    letters: f32,
    [fill, ink]: [&Ramp; 2],
) {
    let (wide, high) = plate_size(line, letters);
    let area = |grow: f32| Rect {
        x: num::size(x - wide / 2.0 - grow),
        y: num::size(y - high / 2.0 - grow),
        width: num::size(wide + grow * 2.0),
        height: num::size(high + grow * 2.0),
    };
    let edge = (2.0 * kit.geometry.unit).max(1.0);
    canvas.fill(area(edge), ink.full());
    canvas.fill(area(0.0), fill.full());
    line.draw(canvas, x - line.width / 2.0, y, ink);
}
