//! A whole match as a GIF.

use pixels::{canvas::Canvas, gif::Gif};

use super::{
    board::{self, Caption, Kit, Scene, Status, Tone},
    error::RenderError,
};
use rules::{
    AnyPosition, Ply, Side,
    look::{Look, Width},
};

/// A match to be shown move by move.
///
/// ```
/// use rules::{GameId, look::Look};
/// use render::{Replay};
///
/// let start = GameId::GuardAndTowers.start(None)?;
/// let plies = vec![start.play("a7-a6")?];
/// let gif = render::gif(&Replay::of(&start, &plies), Look::default())?;
/// assert_eq!(gif[..6], *b"GIF89a");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    /// The position at the start of the match.
    pub start: &'a AnyPosition,
    /// The plies of the match.
    pub plies: &'a [Ply],
    /// The side at the bottom.
    pub view: Side,
    /// How the match ended, or whose turn it is. It is shown at the end.
    pub status: Status,
    /// The players' names by [`Side::index`].
    pub names: Option<[&'a str; 2]>,
    /// How the match ended, in the reader's language. It is shown below the last picture.
    pub result: &'a str,
}

impl<'a> Replay<'a> {
    /// Returns the match and nothing else, seen by the side that moved first.
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

    /// Returns the position after this many plies.
    fn after(&self, plies: usize) -> &'a AnyPosition {
        let last = plies.checked_sub(1).and_then(|index| self.plies.get(index));
        last.map_or(self.start, |ply| &ply.position)
    }
}

/// The most pictures in a GIF. A longer match leaves out some.
const MAX_FRAMES: usize = 240;

/// The most bytes in a GIF, unless two pictures alone have more. It is what Discord accepts from
/// everyone, minus some room for the rest of the message.
const MAX_BYTES: usize = 9_000_000;

/// The greatest width of a GIF. Packing takes by far the most time, and Discord does not show GIFs
/// any larger.
const MAX_WIDTH: Width = Width::clamped(640);

/// How long the start, each move and the end are shown, in hundredths of a second.
const DELAYS: [u16; 3] = [120, 90, 500];

/// Draws a whole match as a GIF that loops.
///
/// Its pictures are boards as [`png`](board::png) draws them, each with the number of its move. If
/// a match is too long for a GIF of reasonable size, some moves are left out evenly; the first and
/// the last position are always shown. A GIF is at most 640 pixels wide.
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

/// Returns the move numbers after which pictures are shown, so that there are at most `frames` of
/// them.
fn stops(moves: usize, frames: usize) -> impl Iterator<Item = usize> {
    let steps = moves.min(frames.max(2) - 1);
    (0..=steps).map(move |step| (step * moves).checked_div(steps).unwrap_or(0))
}

fn write(replay: &Replay, look: Look, frames: usize) -> Result<Vec<u8>, RenderError> {
    let kit = Kit::get(replay.start.game(), replay.start.size(), look)?;
    let mut gif = Gif::new(kit.captioned(), kit.palette())?;
    let moves = replay.plies.len();
    for stop in stops(moves, frames) {
        let delay = DELAYS[if stop == moves {
            2
        } else {
            usize::from(stop > 0)
        }];
        gif.show(draw(replay, &kit, stop)?, delay)?;
    }
    Ok(gif.finish()?)
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
