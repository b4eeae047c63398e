//! A whole match as a GIF.

use std::borrow::Cow;

use super::{RenderError, Scene, Status, canvas::Canvas, kit::Kit, picture};
use crate::{
    games::{AnyPosition, Ply, Side, Trace},
    settings::{Look, Width},
};

/// A match from its start, to be shown move by move.
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
    /// Its plies so far.
    pub plies: &'a [Ply],
    /// Whose own side is at the bottom.
    pub view: Side,
    /// How it ended, or whose turn it is; shown at the end.
    pub status: Status,
    /// The players' names by [`Side::index`].
    pub names: Option<[&'a str; 2]>,
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
        }
    }

    /// The position after so many plies, and where the last of them went.
    fn after(&self, plies: usize) -> (&'a AnyPosition, Option<Trace>) {
        match plies.checked_sub(1).and_then(|index| self.plies.get(index)) {
            Some(ply) => (&ply.position, Some(ply.mv.trace())),
            None => (self.start, None),
        }
    }
}

/// No GIF has more pictures than this. A longer match is thinned out.
const MAX_FRAMES: usize = 240;

/// No GIF is larger, unless two pictures alone are: what Discord takes from everybody, less some
/// room for the rest of the message.
const MAX_BYTES: usize = 9_000_000;

/// No GIF is wider. Packing them takes by far the most time, and Discord shows them no larger.
const MAX_WIDTH: Width = Width::clamped(640);

/// How long the start, each move and the end are shown, in hundredths of a second.
const DELAYS: [u16; 3] = [120, 90, 500];

/// Draws a whole match as a GIF that plays over and over.
///
/// Pictures are those of [`png`](super::png) but for the bars, which say only at the end whose turn
/// it is or how the match ended. A match too long for a GIF of reasonable size is thinned out evenly:
/// its first and last positions are always shown. It is at most 640 pixels wide.
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

/// After how many moves to show a picture, so that there are at most `frames` of them.
fn stops(moves: usize, frames: usize) -> impl Iterator<Item = usize> {
    let steps = moves.min(frames.max(2) - 1);
    (0..=steps).map(move |step| (step * moves).checked_div(steps).unwrap_or(0))
}

fn write(replay: &Replay, look: Look, frames: usize) -> Result<Vec<u8>, RenderError> {
    let kit = Kit::get(replay.start.game(), replay.start.size(), look)?;
    let palette = &kit.paint.palette;
    let side = |pixels: u32| u16::try_from(pixels).map_err(|_| RenderError::Size);
    let (width, height) = (side(kit.layout.width)?, side(kit.layout.height)?);
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
                buffer: Cow::Borrowed(&canvas.image),
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
    let (position, last) = replay.after(stop);
    let scene = Scene {
        last: last.as_ref(),
        view: replay.view,
        names: replay.names,
        ..Scene::of(position)
    };
    let status = (stop == replay.plies.len()).then_some(replay.status);
    Ok(picture::draw(kit, &scene, status)?.canvas)
}

fn frame<'a>() -> gif::Frame<'a> {
    gif::Frame {
        dispose: gif::DisposalMethod::Keep,
        ..gif::Frame::default()
    }
}

/// The smallest rectangle that turns one picture into the other. What stays is left transparent.
fn difference(old: &Canvas, new: &Canvas, same: u8) -> gif::Frame<'static> {
    let area = old.changed(new);
    let mut buffer = Vec::with_capacity(area.pixels());
    for (old, new) in old.part(area).zip(new.part(area)) {
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

#[cfg(test)]
mod tests {
    use super::*;

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
