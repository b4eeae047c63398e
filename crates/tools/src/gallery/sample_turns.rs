//! A match that turned, for the gallery.

use super::sample_match::some_moves;
use render::{Curve, TurnBoard};
use rules::{AnyPosition, Ply, Side};

/// Returns a curve with this many boards of a match.
pub(super) fn turns(start: &AnyPosition, moves: &[Ply], count: usize) -> Curve {
    let at = |number: usize| (2 * number + 1) * moves.len() / (2 * count.max(1));
    let boards = (0..count).filter_map(|number| {
        let played = &moves.get(at(number))?.mv;
        let position = played.before();
        let others = some_moves(&position);
        let better = others.get(others.len() / 3)?;
        Some(TurnBoard {
            view: Side::First,
            played: played.trace().path,
            better: better.trace().path,
            words: [
                format!("{}: {played}", at(number) + 1),
                format!("better: {better}"),
            ],
            position,
        })
    });
    let plies = u8::try_from(moves.len()).unwrap_or(u8::MAX);
    let points = (0..=plies).map(|ply| {
        let swing = f32::from(ply % 13) / 13.0 - 0.5;
        swing * f32::from(ply) / f32::from(plies.max(1)) * 1.8
    });
    let game = start.game().info();
    Curve {
        title: format!("{} #12", game.name),
        sides: ["Ada Lovelace".to_owned(), "山田太郎 👑".to_owned()],
        points: points.collect(),
        turns: (0..count).map(|number| at(number) + 1).collect(),
        boards: boards.collect(),
    }
}
