//! What a board says about a square, besides what stands on it.

use super::{Picker, Scene};
use crate::{
    games::{Square, Trace},
    render::drawing::{self, Figure, figure},
    variants::variants,
};

variants! {
    /// What a board says about a square, besides what stands on it.
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
        /// The last move ended here and took what stood here.
        LandingTaken,
        /// The last move took what stood here.
        Removed,
        /// A piece here can move.
        Movable,
        /// The piece here is being moved.
        Chosen,
        /// The chosen piece can go here.
        Target,
        /// The chosen piece can go here and takes what stands here.
        TargetTaken,
        /// The move will cost the piece here.
        Lost,
        /// The side to move may choose that the piece here leaves the board.
        Liable,
    }
}

impl Mark {
    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// The colour that tints the square, by name in the theme, and how strong the tint is.
    pub(super) const fn tint(self) -> Option<(&'static str, f32)> {
        match self {
            Mark::None | Mark::Movable | Mark::Lost => None,
            Mark::Origin => Some(("last", 0.55)),
            Mark::Path => Some(("last", 0.4)),
            Mark::Landing | Mark::LandingTaken => Some(("last", 0.8)),
            Mark::Removed => Some(("loss", 0.3)),
            Mark::Chosen => Some(("choice", 0.6)),
            Mark::Target | Mark::TargetTaken => Some(("choice", 0.25)),
            Mark::Liable => Some(("loss", 0.35)),
        }
    }

    /// The figure drawn on the square.
    pub(super) const fn figure(self) -> Option<Figure> {
        match self {
            Mark::None | Mark::Origin | Mark::Path | Mark::Landing => None,
            Mark::LandingTaken => Some(figure!("marks/landing-taken")),
            Mark::Removed => Some(figure!("marks/removed")),
            Mark::Movable => Some(figure!("marks/movable")),
            Mark::Chosen => Some(figure!("marks/chosen")),
            Mark::Target => Some(figure!("marks/target")),
            Mark::TargetTaken => Some(figure!("marks/target-taken")),
            Mark::Lost => Some(figure!("marks/lost")),
            Mark::Liable => Some(figure!("marks/liable")),
        }
    }

    /// Whether the figure is drawn over what stands on the square.
    pub(super) const fn is_over_pieces(self) -> bool {
        matches!(self, Mark::Lost)
    }
}

/// The marks of a scene. If a square has several, the last one counts.
pub(super) fn of(scene: &Scene, occupied: impl Fn(Square) -> bool) -> Vec<(Square, Mark)> {
    let mut marks = Vec::new();
    let path = scene.picker.map(|picker| picker.path).unwrap_or_default();
    if let (Some(last), []) = (scene.last, path) {
        add_last(last, &mut marks);
    }
    let choices = drawing::choices(scene.position);
    marks.extend(choices.into_iter().map(|square| (square, Mark::Liable)));
    if let Some(picker) = &scene.picker {
        add_picker(picker, occupied, &mut marks);
    }
    marks
}

fn add_last(last: &Trace, marks: &mut Vec<(Square, Mark)>) {
    if let [origin, between @ .., landing] = &last.path[..] {
        marks.push((*origin, Mark::Origin));
        marks.extend(between.iter().map(|&square| (square, Mark::Path)));
        marks.push((*landing, Mark::Landing));
    }
    for &square in &last.removed {
        let landed = last.path.last() == Some(&square);
        marks.push((
            square,
            if landed {
                Mark::LandingTaken
            } else {
                Mark::Removed
            },
        ));
    }
}

fn add_picker(picker: &Picker, occupied: impl Fn(Square) -> bool, marks: &mut Vec<(Square, Mark)>) {
    marks.extend(picker.movable.iter().map(|&square| (square, Mark::Movable)));
    if let [origin, rest @ ..] = picker.path {
        if let [between @ .., here] = rest {
            marks.extend(between.iter().map(|&square| (square, Mark::Path)));
            marks.push((*here, Mark::Landing));
        }
        marks.push((*origin, Mark::Chosen));
    }
    for &square in picker.targets {
        let taken = occupied(square);
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
