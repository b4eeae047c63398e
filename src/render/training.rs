//! The pictures that a game's code is learnt from.

use super::{
    Picker, RenderError, Scene, board,
    kit::Kit,
    pack::{self, Book},
    picture,
};
use crate::games::{Square, Trace};

/// The code for pictures of this kit. It is learnt from two of them, which have a bit of everything:
/// one as all players see it and one as a player does who is choosing a move.
pub(super) fn book(kit: &Kit) -> Result<Book, RenderError> {
    let start = kit.start()?;
    let pieces: Vec<Square> = board::pieces(&start)
        .into_iter()
        .map(|(at, _)| at)
        .collect();
    let free = kit.layout.squares().filter(|at| !pieces.contains(at));
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
    let public = picture::draw(kit, &public, Some(public.status))?.canvas;
    let private = picture::draw(kit, &private, None)?.canvas;
    Ok(pack::learn(&[&public, &private], kit.layout.period()))
}
