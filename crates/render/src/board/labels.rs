//! The names of the squares that a player can choose, so that nobody has to count along the edges.

use pixels::{
    canvas::{Canvas, Rect},
    num,
    palette::Ramp,
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
    let (wide, high) = (line.width + letters * 0.4, letters * 1.34);
    let (x, y) = match (geometry.shape, is_occupied) {
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
    let area = |grow: f32| Rect {
        x: num::size(x - wide / 2.0 - grow),
        y: num::size(y - high / 2.0 - grow),
        width: num::size(wide + grow * 2.0),
        height: num::size(high + grow * 2.0),
    };
    let edge = (2.0 * geometry.unit).max(1.0);
    canvas.fill(area(edge), ink.full());
    canvas.fill(area(0.0), fill.full());
    line.draw(canvas, x - line.width / 2.0, y, ink);
}
