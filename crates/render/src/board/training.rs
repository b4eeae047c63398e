//! The boards from which the codes of a game are learnt.

use pixels::pack::{self, Codes};

use super::{Picker, Scene, kit::Kit};
use crate::{drawing, error::RenderError};
use rules::{Square, Trace};

/// Returns the codes for boards of this kit. They are learnt from two boards that have a bit of
/// everything: one as everyone sees it, and one as a player sees it who is choosing a move.
pub(super) fn codes(kit: &Kit) -> Result<Codes, RenderError> {
    let start = kit.start()?;
    let pieces: Vec<Square> = drawing::pieces(&start)
        .into_iter()
        .map(|(at, _)| at)
        .collect();
    let free = kit.geometry.all().filter(|at| !pieces.contains(at));
    let empty: Vec<Square> = free.collect();
    let some = |squares: &[Square], places: &[usize]| -> Vec<Square> {
        let squares = places.iter().filter_map(|&place| squares.get(place));
        squares.copied().collect()
    };

    let mut path = some(&empty, &[0, empty.len() / 2]);
    path.extend(pieces.first());
    let last = Trace {
        path,
        removed: some(&pieces, &[1]),
    };
    let public = Scene {
        names: Some(["Ada Lovelace", "Grace Hopper"]),
        last: Some(&last),
        ..Scene::of(&start)
    };
    let (movable, path) = (some(&pieces, &[2, 3]), some(&pieces, &[0]));
    let (targets, lost) = (some(&empty, &[2, 3]), some(&pieces, &[5]));
    let private = Scene {
        picker: Some(Picker {
            movable: &movable,
            path: &path,
            targets: &targets,
            lost: &lost,
        }),
        ..public
    };
    let public = super::draw(kit, &public, Some(public.status))?.canvas;
    let private = super::draw(kit, &private, None)?.canvas;
    Ok(pack::learn(&[&public, &private], kit.geometry.period()))
}
