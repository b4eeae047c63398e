//! Repetition in the search.

use super::{after, positions};
use crate::{Heuristics, Limits, Playable, Search, Value};
use rules::guard_and_towers::Position;

/// A position that occurred twice in the match draws it when it recurs, however good it is.
#[test]
fn a_third_time_is_worth_nothing() {
    let mut search = Search::<Position>::new(Heuristics::ALL, Position::WEIGHTS, 1);
    let mut changed = 0;
    for position in positions::<Position>(31, 60, 5) {
        let limits = Limits::depth(3);
        let free = search.go(&position, &[], limits, |_| {});
        let free = free.expect("a move");
        if matches!(free.value, Value::Win(_) | Value::Loss(_)) {
            continue;
        }
        let next = after(&position, &free.line[0]);
        let played = [next.key(), position.key(), next.key()];
        let bound = search.go(&position, &played, limits, |_| {});
        let bound = bound.expect("a move");
        match free.value {
            Value::Score(score) if score > 150 => {
                assert_ne!(bound.line[0], free.line[0], "{position}");
                changed += 1;
            }
            Value::Score(score) if score < 0 => {
                assert!(
                    matches!(bound.value, Value::Score(score) if score >= 0),
                    "{position}"
                );
                changed += 1;
            }
            _ => {}
        }
    }
    assert!(changed > 20, "{changed}");
}
