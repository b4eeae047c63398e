//! With everything on, the search finds the wins that brute force finds.

use super::{after, for_every_game, last_positions, moves};
use crate::{Heuristics, Limits, Playable, Search, Value, levels, shortest_win};
use rules::{Game, Level, Outcome, kings_court::Position as KingsCourt};

for_every_game!(
    short_wins_are_found_and_shortest,
    a_longer_win_is_shortened_and_the_shortest_is_not,
    what_wins_at_once_does,
    avoidable_losses_are_avoided,
    level_7_sees_wins_at_once_and_averts_them,
);

/// Returns the shortest win within this many plies.
fn win_within<G: Playable>(position: &G, plies: u32) -> Option<u32> {
    shortest_win(position, plies, u64::MAX).expect("no limit")
}

/// The nodes the search gets. Level 8 has many more.
const NODES: u64 = 5_000;

fn short_wins_are_found_and_shortest<G: Playable>() {
    let mut search = Search::<G>::new(Heuristics::ALL, G::WEIGHTS, 1);
    let mut found = [0; 4];
    for position in last_positions::<G>(11, 60) {
        if position.perft(3) > 4_000 {
            continue;
        }
        let Some(plies) = win_within(&position, 3) else {
            continue;
        };
        let finding = search.go(&position, &[], Limits::nodes(NODES), |_| {});
        let finding = finding.expect("a move");
        assert_eq!(finding.value, Value::Win(plies), "{position}");
        let next = after(&position, &finding.line[0]);
        let wins = if next.outcome().is_some() {
            next.outcome() == Some(Outcome::Win(position.side_to_move()))
        } else {
            plies > 1
        };
        assert!(wins, "{position}");
        found[plies as usize] += 1;
    }
    assert!(found[1] >= 5, "{found:?}");
}

/// Whatever win the search finds first, it announces the shortest.
fn a_longer_win_is_shortened_and_the_shortest_is_not<G: Playable>() {
    let mut search = Search::<G>::new(Heuristics::ALL, G::WEIGHTS, 1);
    let mut shortened = [0; 4];
    for position in last_positions::<G>(16, 60) {
        if position.perft(3) > 4_000 {
            continue;
        }
        let Some(plies) = win_within(&position, 3) else {
            continue;
        };
        let limits = Limits::nodes(NODES);
        search.go(&position, &[], limits, |_| {});
        let shorter = search.shorten(&position, 7, Limits::nodes(u64::MAX));
        let shorter = shorter.expect("a shorter win");
        assert_eq!(shorter.value, Value::Win(plies), "{position}");
        let next = after(&position, &shorter.line[0]);
        let decided = next.outcome() == Some(Outcome::Win(position.side_to_move()));
        assert_eq!(decided, plies == 1, "{position}");
        let shortest = search.shorten(&position, plies, Limits::nodes(u64::MAX));
        assert!(shortest.is_none(), "{position}");
        shortened[plies as usize] += 1;
    }
    assert!(shortened[1] >= 3, "{shortened:?}");
}

/// The search can prune the shortest win at its depth: here it finds one in seven plies, although
/// five are enough, as brute force knows. The last line reported is that of the move.
#[test]
fn a_win_that_was_left_out_at_its_depth_is_announced_all_the_same() {
    let position = KingsCourt::parse("2gg2oo/8/1o3g2/o2o4/3o2oo/8/8/o7 o -");
    let position = position.expect("a position");
    assert_eq!(win_within(&position, 5), Some(5));
    let mut search = Search::new(Heuristics::ALL, KingsCourt::WEIGHTS, 1);
    let mut told = Vec::new();
    let found = search.go(&position, &[], Limits::nodes(100_000), |found| {
        told.push((found.value, found.line[0]));
    });
    let found = found.expect("a move");
    assert_eq!(found.value, Value::Win(5));
    let last = told.pop().expect("a line");
    assert_eq!(last, (found.value, found.line[0]));
    let before = told.iter().map(|(value, _)| *value);
    assert!(before.into_iter().any(|value| value == Value::Win(7)));
}

fn what_wins_at_once_does<G: Playable>() {
    let mut claimed = 0;
    for position in last_positions::<G>(12, 150) {
        if position.wins_at_once(position.side_to_move()) {
            assert_eq!(win_within(&position, 1), Some(1), "{position}");
            claimed += 1;
        }
    }
    assert!(claimed >= 3, "{claimed}");
}

fn avoidable_losses_are_avoided<G: Playable>() {
    let mut search = Search::<G>::new(Heuristics::ALL, G::WEIGHTS, 1);
    let avoided = avoids_losses(13, 60, |position| {
        let found = search.go(position, &[], Limits::nodes(500), |_| {});
        found.expect("a move").line[0]
    });
    assert!(avoided >= 3, "{avoided}");
}

/// Looks for positions where some moves let the opponent win immediately and others do not, and
/// checks that one of the others is chosen. Returns the number of such positions.
fn avoids_losses<G: Playable>(
    seed: u64,
    count: usize,
    mut choose: impl FnMut(&G) -> G::Move,
) -> usize {
    let mut avoided = 0;
    for position in last_positions::<G>(seed, count) {
        if win_within(&position, 1).is_some() || position.perft(2) > 2_000 {
            continue;
        }
        let loses = |mv: &G::Move| {
            let next = after(&position, mv);
            next.side_to_move() != position.side_to_move() && win_within(&next, 1).is_some()
        };
        let losing = moves(&position).iter().filter(|mv| loses(mv)).count();
        if losing == 0 || losing == moves(&position).len() {
            continue;
        }
        assert!(!loses(&choose(&position)), "{position}");
        avoided += 1;
    }
    avoided
}

fn level_7_sees_wins_at_once_and_averts_them<G: Playable>() {
    let mut search = Search::<G>::new(Heuristics::ALL, G::WEIGHTS, 1);
    let mut seen = 0;
    let level = Level::new(7).expect("a level");
    let strength = levels::strength::<G>(level);
    search.set_mistakes(strength.mistakes, 3);
    seen += avoids_losses(14, 24, |position| {
        let found = search.go(position, &[], strength.limits, |_| {});
        found.expect("a move").line[0]
    });
    for position in last_positions::<G>(15, 24) {
        if win_within(&position, 1).is_some() {
            let found = search.go(&position, &[], strength.limits, |_| {});
            assert_eq!(found.expect("a move").value, Value::Win(1), "{position}");
            seen += 1;
        }
    }
    assert!(seen >= 4, "{seen}");
}
