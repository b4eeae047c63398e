//! A line below the picture: how the match ended, that this is a preview, or which move it is.

use pixels::{canvas::Canvas, num, text};

use super::{
    Board,
    kit::Kit,
    scene::{Caption, Tone},
};

/// Returns the picture with room for a caption below it.
pub(super) fn make_room(canvas: &Canvas, kit: &Kit) -> Canvas {
    let room = kit.geometry.caption();
    canvas.with_height(room.y + room.height)
}

/// Draws a caption into its room.
pub(super) fn draw(board: &mut Board, kit: &Kit, caption: &Caption) {
    let area = kit.geometry.caption();
    let paint = &kit.paint;
    let (fill, ink) = match caption.tone {
        Tone::Plain => (paint.colours.surface, &paint.inks.plain),
        Tone::Result => (paint.colours.turn, &paint.inks.turn),
        Tone::Preview => (paint.colours.arrow, &paint.inks.arrow_edge),
    };
    board.canvas.fill(area, paint.index(fill.0));
    let (width, height) = (num::len(area.width), num::len(area.height));
    let line = text::set(caption.text, height * 0.72, width * 0.96);
    let left = (width - line.width) / 2.0;
    line.draw(
        &mut board.canvas,
        left,
        num::len(area.y) + height / 2.0,
        ink,
    );
}
