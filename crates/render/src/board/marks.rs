//! What a board says about a square in addition to its piece.

use super::{Picker, Scene, pieces::Pieces};
use crate::drawing::{self, Figure, figure};
use rules::{Square, Trace, variants};

variants! {
    /// A mark that a board puts on a square in addition to its piece.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub(super) enum Mark {
        #[default]
        None,
        /// The last move began here.
        Origin,
        /// The last move came through here.
        Path,
        /// The last move ended here.
        Landing,
        /// The last move ended here and took the piece on this square.
        LandingTaken,
        /// The last move captured the piece on this square.
        Captured,
        /// The piece on this square left the board because its own side did not capture with it.
        Forfeited,
        /// A piece here can move.
        Movable,
        /// The piece here is being moved.
        Chosen,
        /// The piece that is being moved passes here, or ends here so far.
        Passed,
        /// The chosen piece can go here.
        Target,
        /// The chosen piece can go here and takes the piece on this square.
        TargetTaken,
        /// The move will cost the piece here.
        Lost,
        /// The side to move can choose to remove the piece here.
        Liable,
    }
}

impl Mark {
    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// Returns the colour that tints the square, by name in the theme, and the strength of the
    /// tint.
    pub(super) const fn tint(self) -> Option<(&'static str, f32)> {
        match self {
            Mark::None | Mark::Movable | Mark::Lost => None,
            Mark::Origin => Some(("last", 0.55)),
            Mark::Path => Some(("last", 0.4)),
            Mark::Landing | Mark::LandingTaken => Some(("last", 0.8)),
            Mark::Captured | Mark::Forfeited => Some(("loss", 0.2)),
            Mark::Chosen => Some(("choice", 0.6)),
            Mark::Passed => Some(("choice", 0.4)),
            Mark::Target | Mark::TargetTaken => Some(("choice", 0.25)),
            Mark::Liable => Some(("loss", 0.35)),
        }
    }

    /// Returns the figure drawn on the square.
    pub(super) const fn figure(self) -> Option<Figure> {
        match self {
            Mark::None | Mark::Origin | Mark::Path | Mark::Landing | Mark::Passed => None,
            Mark::LandingTaken => Some(figure!("marks/landing-taken")),
            Mark::Captured => Some(figure!("marks/captured")),
            Mark::Forfeited => Some(figure!("marks/forfeited")),
            Mark::Movable => Some(figure!("marks/movable")),
            Mark::Chosen => Some(figure!("marks/chosen")),
            Mark::Target => Some(figure!("marks/target")),
            Mark::TargetTaken => Some(figure!("marks/target-taken")),
            Mark::Lost => Some(figure!("marks/lost")),
            Mark::Liable => Some(figure!("marks/liable")),
        }
    }

    /// Returns whether the figure is drawn over the piece on the square.
    pub(super) const fn is_over_pieces(self) -> bool {
        matches!(self, Mark::Captured | Mark::Forfeited | Mark::Lost)
    }
}

/// Returns the marks of a scene. If a square has several, the last one counts.
pub(super) fn of_scene(scene: &Scene, pieces: &Pieces) -> Vec<(Square, Mark)> {
    let mut marks = Vec::new();
    let path = scene.picker.map(|picker| picker.path).unwrap_or_default();
    if let (Some(last), []) = (scene.last, path) {
        add_last(last, &forfeited(scene, last), &mut marks);
    }
    let choices = drawing::choices(scene.position);
    marks.extend(choices.into_iter().map(|square| (square, Mark::Liable)));
    if let Some(picker) = &scene.picker {
        add_picker(picker, pieces, &mut marks);
    }
    marks
}

/// Returns the mark that a square has.
pub(super) fn on(marks: &[(Square, Mark)], square: Square) -> Mark {
    let found = marks.iter().rev().find(|(at, _)| *at == square);
    found.map_or(Mark::None, |&(_, mark)| mark)
}

/// Returns the squares whose pieces left the board without being captured by the last move: the
/// mover's own, and those that left without any move.
fn forfeited(scene: &Scene, last: &Trace) -> Vec<Square> {
    let Some(before) = scene.before else {
        return Vec::new();
    };
    let mover = before.side_to_move();
    let all = before.pieces().into_iter();
    all.filter(|piece| last.path.is_empty() || piece.side == mover)
        .map(|piece| piece.square)
        .filter(|square| last.removed.contains(square))
        .collect()
}

fn add_last(last: &Trace, forfeited: &[Square], marks: &mut Vec<(Square, Mark)>) {
    if let [origin, between @ .., landing] = &last.path[..] {
        marks.push((*origin, Mark::Origin));
        marks.extend(between.iter().map(|&square| (square, Mark::Path)));
        marks.push((*landing, Mark::Landing));
    }
    for &square in &last.removed {
        let mark = if forfeited.contains(&square) {
            Mark::Forfeited
        } else if last.path.last() == Some(&square) {
            Mark::LandingTaken
        } else {
            Mark::Captured
        };
        marks.push((square, mark));
    }
}

fn add_picker(picker: &Picker, pieces: &Pieces, marks: &mut Vec<(Square, Mark)>) {
    marks.extend(picker.movable.iter().map(|&square| (square, Mark::Movable)));
    if let [origin, rest @ ..] = picker.path {
        marks.extend(rest.iter().map(|&square| (square, Mark::Passed)));
        marks.push((*origin, Mark::Chosen));
    }
    for &square in picker.targets {
        let taken = pieces.stands_on(square);
        marks.push((
            square,
            if taken {
                Mark::TargetTaken
            } else {
                Mark::Target
            },
        ));
    }
    marks.extend(picker.lost.iter().map(|&square| (square, Mark::Lost)));
}
