//! A whole match as a GIF.

use std::borrow::Cow;

use image::math::Rect;

use super::{
    board::{self, Caption, Kit, Scene, Status, Tone},
    canvas::{self, Canvas},
    error::RenderError,
    num,
};
use crate::{
    games::{AnyPosition, Ply, Side},
    settings::{Look, Width},
};

/// A match, to be shown move by move.
///
/// ```
/// use courtier::{games::GameId, render::{self, Replay}, settings::Look};
///
/// let start = GameId::GuardAndTowers.start(None)?;
/// let plies = vec![start.play("a7-a6")?];
/// let gif = render::gif(&Replay::of(&start, &plies), Look::default())?;
/// assert_eq!(gif[..6], *b"GIF89a");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    /// Where the match began.
    pub start: &'a AnyPosition,
    /// Its plies.
    pub plies: &'a [Ply],
    /// The side that is seen at the bottom.
    pub view: Side,
    /// How the match has ended, or whose turn it is. It is shown at the end.
    pub status: Status,
    /// The players' names by [`Side::index`].
    pub names: Option<[&'a str; 2]>,
    /// How the match has ended, in the reader's language: it stands below the last picture.
    pub result: &'a str,
}

impl<'a> Replay<'a> {
    /// The match and nothing else, seen by the side that moved first.
    pub fn of(start: &'a AnyPosition, plies: &'a [Ply]) -> Replay<'a> {
        let end = plies.last().map_or(start, |last| &last.position);
        Replay {
            start,
            plies,
            view: Side::First,
            status: Status::of(end),
            names: None,
            result: "",
        }
    }

    /// The position after so many plies.
    fn after(&self, plies: usize) -> &'a AnyPosition {
        let last = plies.checked_sub(1).and_then(|index| self.plies.get(index));
        last.map_or(self.start, |ply| &ply.position)
    }
}

/// No GIF has more pictures than this. A longer match leaves out some.
const MAX_FRAMES: usize = 240;

/// No GIF has more bytes, unless two pictures alone have. It is what Discord takes from everybody,
/// less some room for the rest of the message.
const MAX_BYTES: usize = 9_000_000;

/// No GIF is wider. Packing takes by far the most time, and Discord does not show GIFs any larger.
const MAX_WIDTH: Width = Width::clamped(640);

/// How long the start, each move and the end are shown, in hundredths of a second.
const DELAYS: [u16; 3] = [120, 90, 500];

/// Draws a whole match as a GIF that plays again and again.
///
/// Its pictures are boards as [`png`](board::png) draws them, each with the number of its move. If a match is too long for a GIF of reasonable size, some
/// moves are left out evenly; the first and the last position are always shown. A GIF is at most 640
/// pixels wide.
pub fn gif(replay: &Replay, look: Look) -> Result<Vec<u8>, RenderError> {
    let look = Look {
        width: look.width.min(MAX_WIDTH),
        ..look
    };
    let mut frames = MAX_FRAMES;
    loop {
        let bytes = write(replay, look, frames)?;
        if bytes.len() <= MAX_BYTES || frames <= 2 {
            return Ok(bytes);
        }
        frames /= 2;
    }
}

/// After how many moves pictures are shown, so that there are at most `frames` of them.
fn stops(moves: usize, frames: usize) -> impl Iterator<Item = usize> {
    let steps = moves.min(frames.max(2) - 1);
    (0..=steps).map(move |step| (step * moves).checked_div(steps).unwrap_or(0))
}

fn write(replay: &Replay, look: Look, frames: usize) -> Result<Vec<u8>, RenderError> {
    let kit = Kit::get(replay.start.game(), replay.start.size(), look)?;
    let palette = kit.palette();
    let side = |pixels: u32| u16::try_from(pixels).map_err(|_| RenderError::Size);
    let (width, height) = kit.captioned();
    let (width, height) = (side(width)?, side(height)?);
    let mut bytes = Vec::with_capacity(256 * 1024);
    let mut encoder = gif::Encoder::new(&mut bytes, width, height, palette.bytes())?;
    encoder.set_repeat(gif::Repeat::Infinite)?;
    let same = palette.unused();
    let mut shown: Option<Canvas> = None;
    let moves = replay.plies.len();
    for stop in stops(moves, frames) {
        let canvas = draw(replay, &kit, stop)?;
        let mut frame = match &shown {
            Some(shown) => difference(shown, &canvas, same),
            None => gif::Frame {
                width,
                height,
                buffer: Cow::Borrowed(canvas.as_raw()),
                ..frame()
            },
        };
        frame.delay = DELAYS[if stop == moves {
            2
        } else {
            usize::from(stop > 0)
        }];
        encoder.write_frame(&frame)?;
        drop(frame);
        shown = Some(canvas);
    }
    drop(encoder);
    Ok(bytes)
}

fn draw(replay: &Replay, kit: &Kit, stop: usize) -> Result<Canvas, RenderError> {
    let position = replay.after(stop);
    let ply = stop
        .checked_sub(1)
        .and_then(|index| replay.plies.get(index));
    let (last, before) = (
        ply.map(|ply| ply.mv.trace()),
        ply.map(|ply| ply.mv.before()),
    );
    let moves = replay.plies.len();
    let number = format!("{stop} / {moves}");
    let is_end = stop == moves;
    let (text, tone) = match (is_end, replay.status) {
        (true, Status::Over(_)) if !replay.result.is_empty() => (replay.result, Tone::Result),
        _ => (&number[..], Tone::Plain),
    };
    let scene = Scene {
        last: last.as_ref(),
        before: before.as_ref(),
        view: replay.view,
        names: replay.names,
        caption: Some(Caption { text, tone }),
        ..Scene::of(position)
    };
    let status = if is_end {
        replay.status
    } else {
        Status::ToMove(position.side_to_move())
    };
    Ok(board::draw(kit, &scene, Some(status))?.canvas)
}

fn frame<'a>() -> gif::Frame<'a> {
    gif::Frame {
        dispose: gif::DisposalMethod::Keep,
        ..gif::Frame::default()
    }
}

/// The smallest frame that turns one picture into the other. Pixels that stay are transparent.
fn difference(old: &Canvas, new: &Canvas, same: u8) -> gif::Frame<'static> {
    let area = changed(old, new);
    let mut buffer = Vec::new();
    for (old, new) in canvas::rows(old, area).zip(canvas::rows(new, area)) {
        buffer.extend(
            old.iter()
                .zip(new)
                .map(|(old, new)| if old == new { same } else { *new }),
        );
    }
    // Coordinates fit: the whole picture does.
    let side = |pixels: u32| u16::try_from(pixels).unwrap_or(u16::MAX);
    gif::Frame {
        left: side(area.x),
        top: side(area.y),
        width: side(area.width),
        height: side(area.height),
        transparent: Some(same),
        buffer: Cow::Owned(buffer),
        ..frame()
    }
}

/// The smallest area outside of which both pictures are the same, and a single pixel if they are the
/// same everywhere. They must be of one size.
fn changed(old: &Canvas, new: &Canvas) -> Rect {
    let stride = num::index(old.width()).max(1);
    let rows = || {
        let both = old.chunks_exact(stride).zip(new.chunks_exact(stride));
        (0..).zip(both).filter(|(_, (old, new))| old != new)
    };
    let top = rows().next().map_or(0, |(y, _)| y);
    let bottom = rows().last().map_or(top, |(y, _)| y);
    let (mut left, mut right) = (stride - 1, 0);
    for (_, (old, new)) in rows() {
        let differs = |x: &usize| old[*x] != new[*x];
        left = (0..left).find(differs).unwrap_or(left);
        right = (right + 1..stride).rev().find(differs).unwrap_or(right);
    }
    let left = left.min(right);
    let side = |pixels: usize| u32::try_from(pixels).unwrap_or(u32::MAX);
    Rect {
        x: side(left),
        y: top,
        width: side(right - left + 1),
        height: bottom - top + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changed_is_found_and_no_more() {
        let area = |x, y, width, height| Rect {
            x,
            y,
            width,
            height,
        };
        let old = Canvas::new(9, 7);
        for part in [
            area(0, 0, 1, 1),
            area(8, 6, 1, 1),
            area(2, 3, 4, 2),
            area(0, 0, 9, 7),
            area(5, 0, 1, 7),
        ] {
            let mut new = old.clone();
            canvas::fill(&mut new, part, 2);
            assert_eq!(changed(&old, &new), part);
        }
        let same = changed(&old, &old);
        assert_eq!((same.width, same.height), (1, 1));
    }

    #[test]
    fn stops_are_few_even_and_complete() {
        let all = |moves, frames| stops(moves, frames).collect::<Vec<usize>>();
        assert_eq!(all(0, 240), [0]);
        assert_eq!(all(1, 240), [0, 1]);
        assert_eq!(all(5, 240), [0, 1, 2, 3, 4, 5]);
        assert_eq!(all(10, 5), [0, 2, 5, 7, 10]);
        assert_eq!(all(10, 0), [0, 10]);
        for moves in 0..2000 {
            let stops = all(moves, 240);
            assert!(stops.len() <= 240);
            assert_eq!((stops.first(), stops.last()), (Some(&0), Some(&moves)));
            assert!(stops.is_sorted_by(|a, b| a < b));
        }
    }
}
