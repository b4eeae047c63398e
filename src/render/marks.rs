//! What can be said about a square besides what stands on it.

use super::{Picker, Scene, art::Source, board};
use crate::games::{Square, Trace};

macro_rules! picture {
    ($name:literal) => {
        Some((
            $name,
            include_str!(concat!("../../assets/pieces/marks/", $name, ".svg")),
        ))
    };
}

/// What can be said about a square besides what stands on it.
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
    /// It ended here and took what stood here.
    LandingTaken,
    /// It took what stood here.
    Removed,
    /// A piece here can move.
    Movable,
    /// The piece being moved.
    Chosen,
    /// Where it can go.
    Target,
    /// Where it can go and takes what stands here.
    TargetTaken,
    /// What the move will cost.
    Lost,
    /// What may have to leave the board, at the choice of the side to move.
    Liable,
}

impl Mark {
    pub(super) const ALL: [Mark; 12] = [
        Mark::None,
        Mark::Origin,
        Mark::Path,
        Mark::Landing,
        Mark::LandingTaken,
        Mark::Removed,
        Mark::Movable,
        Mark::Chosen,
        Mark::Target,
        Mark::TargetTaken,
        Mark::Lost,
        Mark::Liable,
    ];

    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// The colour that tints the square, by name in the theme, and how much of it there is.
    pub(super) const fn wash(self) -> Option<(&'static str, f32)> {
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
    pub(super) const fn picture(self) -> Option<Source> {
        match self {
            Mark::None | Mark::Origin | Mark::Path | Mark::Landing => None,
            Mark::LandingTaken => picture!("landing-taken"),
            Mark::Removed => picture!("removed"),
            Mark::Movable => picture!("movable"),
            Mark::Chosen => picture!("chosen"),
            Mark::Target => picture!("target"),
            Mark::TargetTaken => picture!("target-taken"),
            Mark::Lost => picture!("lost"),
            Mark::Liable => picture!("liable"),
        }
    }

    /// Whether it crosses out what stands on the square.
    pub(super) const fn is_over_pieces(self) -> bool {
        matches!(self, Mark::Lost)
    }
}

/// The marks of a scene. A later one for the same square counts.
pub(super) fn of(scene: &Scene, occupied: impl Fn(Square) -> bool) -> Vec<(Square, Mark)> {
    let mut marks = Vec::new();
    let path = scene.picker.map(|picker| picker.path).unwrap_or_default();
    if let (Some(last), []) = (scene.last, path) {
        add_last(last, &mut marks);
    }
    let choices = board::choices(scene.position);
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
