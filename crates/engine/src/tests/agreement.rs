//! Without pruning, the search gives every position the same score as minimax.

use super::{for_every_game, minimax::minimax, positions};
use crate::{Heuristics, Limits, Playable, Search, Value};

for_every_game!(
    plain_alpha_beta_agrees_with_minimax,
    exact_heuristics_agree_with_minimax,
    the_table_agrees_with_minimax_where_it_finds_nothing_deeper,
);

/// Minimax does not walk more lines than this.
const MOST_LINES: u64 = 1_500;

fn agrees<G: Playable>(heuristics: Heuristics, seed: u64) {
    let mut search = Search::<G>::new(heuristics, G::WEIGHTS, 1);
    let mut compared = 0;
    for position in positions::<G>(seed, 24, 7) {
        let deepest = (1..=4).take_while(|&depth| position.perft(depth) <= MOST_LINES);
        let Some(depth) = deepest.last() else {
            continue;
        };
        let found = search.go(&position, &[], Limits::depth(depth), |_| {});
        let found = found.expect("a move");
        // A win or loss ends the deepening.
        let expected = Value::of(minimax(&position, found.depth as usize, &mut Vec::new()));
        assert_eq!(found.value, expected, "{position} at depth {depth}");
        compared += 1;
    }
    assert!(compared > 16, "{compared}");
}

fn plain_alpha_beta_agrees_with_minimax<G: Playable>() {
    agrees::<G>(Heuristics::NONE, 1);
}

fn exact_heuristics_agree_with_minimax<G: Playable>() {
    let heuristics = Heuristics {
        wins_at_once: false,
        ..Heuristics::EXACT
    };
    agrees::<G>(heuristics, 2);
}

/// To depth 2 no entry is deeper than requested.
fn the_table_agrees_with_minimax_where_it_finds_nothing_deeper<G: Playable>() {
    let heuristics = Heuristics {
        table: true,
        wins_at_once: false,
        ..Heuristics::EXACT
    };
    let mut search = Search::<G>::new(heuristics, G::WEIGHTS, 1);
    for position in positions::<G>(3, 30, 5) {
        let found = search.go(&position, &[], Limits::depth(2), |_| {});
        let found = found.expect("a move");
        let expected = Value::of(minimax(&position, found.depth as usize, &mut Vec::new()));
        assert_eq!(found.value, expected, "{position}");
    }
}
