//! How a match ended, large beside its last position: the picture that players post.

use pixels::{
    canvas::{Canvas, Rect},
    num,
    palette::Ramp,
    shapes::Spot,
    text::{self, Line},
};

use super::{
    Board, Scene, Status, bars,
    kit::Kit,
    marks::Mark,
    pieces::{Shade, Standing},
};
use crate::error::RenderError;
use rules::{Outcome, Side};

/// The shape of Discord's box for pictures, 550 by 350: what has it is shown as large as can be.
const BOX: f32 = 550.0 / 350.0;

/// The sizes of the winner's name and of the words below it, compared with a bar's height: the largest that
/// fits is taken. The smallest have capital letters 9 pixels high as Discord shows them.
const NAMES: [f32; 6] = [1.9, 1.6, 1.35, 1.15, 1.0, 0.8];
const WORDS: [f32; 3] = [1.0, 0.9, 0.8];

/// The share of the card that the winner's name can have.
const NAME_SHARE: f32 = 0.4;

/// How far apart lines are, compared with their size.
const APART: f32 = 0.95;

/// The margin inside the card, and the heights of a player's place and of the gaps between parts, compared with a
/// bar's height.
const MARGIN: f32 = 0.6;
const PLACE: f32 = 2.3;
const GAP: f32 = 0.7;

/// Returns the picture of the board alone, with a card beside it: who won and how, and both players.
pub(super) fn beside<'a>(
    board: &Board<'a>,
    kit: &'a Kit,
    scene: &Scene,
    status: Option<Status>,
    words: &str,
) -> Result<Board<'a>, RenderError> {
    let mut board = alone(board, kit);
    let (left, height) = (board.canvas.width(), board.canvas.height());
    let paint = &kit.paint;
    let width = num::size(num::len(height) * BOX);
    board.canvas = board
        .canvas
        .widened(width, paint.index(paint.colours.surface.0));
    let place = num::size(num::len(kit.geometry.bar) * PLACE);
    let mut card = Rect {
        x: left,
        y: 0,
        width: width.saturating_sub(left),
        height,
    };
    for side in [scene.view, scene.view.other()] {
        card.height = card.height.saturating_sub(place);
        let area = Rect {
            y: card.height,
            height: place,
            ..card
        };
        bars::draw_place(&mut board, kit, scene, side, status, area)?;
    }
    draw_card(&mut board, kit, scene, status, words, card)?;
    // They are packed for pictures of the usual width.
    board.tiles.clear();
    Ok(board)
}

/// Returns the board without the room for bars above and below it.
fn alone<'a>(board: &Board<'a>, kit: &Kit) -> Board<'a> {
    Board {
        canvas: board.canvas.part(kit.geometry.alone()),
        tiles: Vec::new(),
    }
}

/// Draws who won and how: the winner's piece, name and the words, from above. A draw has the pieces of both sides.
fn draw_card<'a>(
    board: &mut Board<'a>,
    kit: &'a Kit,
    scene: &Scene,
    status: Option<Status>,
    words: &str,
    card: Rect,
) -> Result<(), RenderError> {
    let paint = &kit.paint;
    let (winner, emblems) = match status {
        Some(Status::Over(Outcome::Win(side))) => (Some(side), vec![side]),
        Some(Status::Over(Outcome::Draw)) => (None, vec![scene.view, scene.view.other()]),
        Some(Status::ToMove(_) | Status::Void) | None => (None, Vec::new()),
    };
    let (fill, ink) = match winner {
        Some(_) => (paint.colours.turn, &paint.inks.turn),
        None => (paint.colours.surface, &paint.inks.plain),
    };
    board.canvas.fill(card, paint.index(fill.0));
    let unit = num::len(kit.geometry.bar);
    let (margin, gap) = (MARGIN * unit, GAP * unit);
    let emblem = if emblems.is_empty() {
        0.0
    } else {
        num::len(kit.geometry.square) + gap
    };
    let room = Room {
        width: num::len(card.width) - 2.0 * margin,
        height: num::len(card.height) - 2.0 * margin - emblem,
    };
    let name = winner.map(|side| {
        let height = room.height * NAME_SHARE;
        fitting(
            &bars::name(scene, side),
            &NAMES,
            unit,
            Room { height, ..room },
        )
    });
    let above = name.as_ref().map_or(0.0, |name| name.height() + gap);
    let height = room.height - above;
    let words = fitting(words, &WORDS, unit, Room { height, ..room });
    let middle = num::len(card.x) + num::len(card.width) / 2.0;
    let spare = height - words.height();
    let mut y = num::len(card.y) + margin + (spare / 2.0).max(0.0);
    draw_emblems(board, kit, &emblems, winner.map(|_| ink), (middle, y))?;
    y += emblem;
    if let Some(name) = name {
        name.draw(&mut board.canvas, middle, y, ink);
        y += above;
    }
    words.draw(&mut board.canvas, middle, y, ink);
    Ok(())
}

/// Draws the pieces of these sides beside each other on squares of the board, after a crown if there is an ink for it.
fn draw_emblems<'a>(
    board: &mut Board<'a>,
    kit: &'a Kit,
    sides: &[Side],
    crown: Option<&Ramp>,
    (middle, top): Spot,
) -> Result<(), RenderError> {
    let (wide, gap) = (
        num::len(kit.geometry.square),
        GAP * num::len(kit.geometry.bar),
    );
    let count = num::count(sides.len() + usize::from(crown.is_some()));
    let mut left = middle - (count * (wide + gap) - gap) / 2.0;
    if let Some(ink) = crown {
        let canvas = &mut board.canvas;
        bars::draw_crown(canvas, (left, top + wide / 2.0), wide * 0.9, ink);
        left += wide + gap;
    }
    for side in sides {
        let standing = Standing {
            sprite: kit.paint.drawing.tokens[side.index()],
            shade: Shade::Full,
        };
        let tile = kit.square(0, Mark::None, Some(standing))?;
        tile.copy(&mut board.canvas, num::size(left), num::size(top));
        left += wide + gap;
    }
    Ok(())
}

/// Lines of one size, each in the middle of the card.
struct Lines {
    lines: Vec<Line>,
    /// The distance from a line to the next.
    apart: f32,
}

/// The room for a text.
#[derive(Clone, Copy)]
struct Room {
    width: f32,
    height: f32,
}

/// Sets a text as large as it fits into a room without parting a word. If a word has to be parted, as in languages
/// without blanks, it is as large as it fits with that; if nothing fits, it has the smallest size.
fn fitting(text: &str, sizes: &[f32], unit: f32, room: Room) -> Lines {
    let Room { width, height } = room;
    let set = |size: f32| {
        let set = text::paragraph(text, size * unit, width);
        let apart = size * unit * APART;
        let lines = set.lines;
        (Lines { lines, apart }, set.parts_words)
    };
    let tries = || sizes.iter().map(|&size| set(size));
    let whole = tries().find(|(lines, parts_words)| lines.height() <= height && !parts_words);
    let parted = || tries().find(|(lines, _)| lines.height() <= height);
    let least = || set(sizes.last().copied().unwrap_or(1.0));
    whole.or_else(parted).unwrap_or_else(least).0
}

impl Lines {
    fn height(&self) -> f32 {
        self.apart * num::count(self.lines.len())
    }

    fn draw(&self, canvas: &mut Canvas, middle: f32, top: f32, ink: &Ramp) {
        for (index, line) in self.lines.iter().enumerate() {
            let y = top + self.apart * (num::count(index) + 0.5);
            line.draw(canvas, middle - line.width / 2.0, y, ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::caption::tests::results;
    use rules::words::Locale;

    #[test]
    fn no_result_is_cut_in_any_language_and_no_word_of_it_parted() {
        // As beside a board of the usual size, whose winner has a long name.
        let (unit, width, height) = (58.0, 450.0, 300.0);
        for (locale, text) in results() {
            let lines = fitting(&text, &WORDS, unit, Room { width, height });
            assert!(lines.height() <= height, "{text}");
            let size = lines.apart / APART;
            let parts_words = text::paragraph(&text, size, width).parts_words;
            // Japanese has no blanks.
            assert!(!parts_words || locale == Locale::Japanese, "{text}");
        }
    }

    #[test]
    fn the_longest_name_is_whole() {
        let (unit, width, height) = (58.0, 450.0, 220.0);
        for name in [
            "W".repeat(32),
            "Maria Anna von Habsburg-Lothring".to_owned(),
        ] {
            let lines = fitting(&name, &NAMES, unit, Room { width, height });
            assert!(lines.height() <= height, "{name}");
        }
    }
}
