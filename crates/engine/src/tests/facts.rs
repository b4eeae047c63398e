//! Facts about games that the search relies on.

use std::{
    collections::{HashMap, HashSet},
    ops::ControlFlow,
};

use super::{after, for_every_game, moves, positions};
use crate::Playable;

for_every_game!(
    keys_differ_where_positions_differ,
    codes_tell_moves_apart,
    distinct_moves_lead_to_each_position_once,
    forcing_moves_are_legal_moves,
    the_start_is_even,
);

fn keys_differ_where_positions_differ<G: Playable>() {
    let mut known: HashMap<u64, G> = HashMap::new();
    for position in positions::<G>(21, 60, 4) {
        for mv in moves(&position) {
            let next = after(&position, &mv);
            let before = known.insert(next.key(), next);
            assert!(before.is_none_or(|before| before == next), "{next}");
        }
    }
}

fn codes_tell_moves_apart<G: Playable>() {
    for position in positions::<G>(22, 150, 4) {
        let moves = moves(&position);
        let codes: HashSet<u32> = moves.iter().map(G::code).collect();
        assert!(
            codes.len() == moves.len() && !codes.contains(&0),
            "{position}"
        );
    }
}

fn distinct_moves_lead_to_each_position_once<G: Playable>() {
    for position in positions::<G>(23, 150, 4) {
        let all: HashSet<G> = moves(&position)
            .iter()
            .map(|mv| after(&position, mv))
            .collect();
        let mut distinct = Vec::new();
        let _ = position.visit_distinct(|mv| {
            distinct.push(after(&position, &mv));
            ControlFlow::<()>::Continue(())
        });
        let count = distinct.len();
        assert_eq!(
            distinct.into_iter().collect::<HashSet<G>>(),
            all,
            "{position}"
        );
        if G::INFO.id == "kings-court" {
            assert_eq!(count, all.len(), "{position}");
        }
    }
}

fn forcing_moves_are_legal_moves<G: Playable>() {
    for position in positions::<G>(24, 150, 4) {
        let moves = moves(&position);
        let mut forcing = Vec::new();
        let _ = position.visit_forcing(|mv| {
            forcing.push(mv);
            ControlFlow::<()>::Continue(())
        });
        for mv in &forcing {
            assert!(moves.contains(mv), "{position}");
        }
        // Moves that win on the board are among them, unless one is a step that leaves the enemy
        // without a piece to move.
        for mv in &moves {
            let next = after(&position, mv);
            if next.ending_on_board().is_some()
                && position.captures(mv) > 0
                && !forcing.contains(mv)
            {
                assert!(position.warning(mv).is_some(), "{position} {mv:?}");
            }
        }
    }
}

/// The sides mirror each other, so that only the right to move tells them apart.
fn the_start_is_even<G: Playable>() {
    for &size in G::INFO.sizes {
        let start = G::start(size);
        let mut terms = HashMap::new();
        start.visit_terms(|term, count| *terms.entry(term).or_insert(0) += count);
        terms.retain(|_, count| *count != 0);
        assert!(terms.values().sum::<i32>() <= 2 + 16, "{terms:?}");
        assert!(start.evaluate(G::WEIGHTS).abs() < 400, "{terms:?}");
    }
}
