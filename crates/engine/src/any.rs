//! The engine for code that works with every game.

use std::sync::{Arc, atomic::AtomicBool};

use super::{Finding, Heuristics, Limits, Mistakes, Playable, Search, Value, levels};
use rules::{AnyMove, AnyPosition, Game, Level, for_position};

/// The engine's assessment of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The value of the position to the side to move.
    pub value: Value,
    /// The best line for both sides, as far as it is known. It begins with the best move, so it is
    /// never empty.
    pub line: Vec<AnyMove>,
    /// The depth of the search.
    pub depth: u32,
    /// The number of nodes visited.
    pub nodes: u64,
}

/// Chooses a move as an opponent of this level would. The seed should stay the same throughout a
/// match and differ between matches: it determines the mistakes of the lower levels.
///
/// `played` lists the positions of the match before this one, of the same game, oldest first: they
/// determine which repetition draws. Returns `None` if the position has ended.
///
/// The same question has the same answer on every machine, unless `stop` is set: then the answer is
/// the best one known, a few thousand nodes later. This blocks the thread, so call it from a
/// worker.
pub fn choose(
    position: &AnyPosition,
    played: &[AnyPosition],
    level: Level,
    seed: u64,
    stop: &Arc<AtomicBool>,
) -> Option<AnyMove> {
    let found = think(position, played, Thought::Level(level, seed), stop)?;
    found.line.into_iter().next()
}

/// Determines what a position is worth and which line is best. Otherwise the same as [`choose`].
pub fn analyse(
    position: &AnyPosition,
    played: &[AnyPosition],
    limits: Limits,
    stop: &Arc<AtomicBool>,
) -> Option<Analysis> {
    think(position, played, Thought::Limits(limits), stop)
}

/// How hard to think.
#[derive(Clone, Copy)]
enum Thought {
    /// Like an opponent of this level, with this seed.
    Level(Level, u64),
    /// Without deliberate mistakes.
    Limits(Limits),
}

fn think(
    position: &AnyPosition,
    played: &[AnyPosition],
    thought: Thought,
    stop: &Arc<AtomicBool>,
) -> Option<Analysis> {
    for_position!(position, Same(root) => {
        let keys = played.iter().filter_map(|position| match position {
            Same(position) => Some(position.key()),
            _ => None,
        });
        let found = search(root, &keys.collect::<Vec<u64>>(), thought, stop)?;
        Some(analysis(position, root, &found))
    })
}

fn search<G: Playable>(
    root: &G,
    played: &[u64],
    thought: Thought,
    stop: &Arc<AtomicBool>,
) -> Option<Finding<G::Move>> {
    if root.outcome().is_some() {
        return None;
    }
    let (limits, mistakes, seed) = match thought {
        Thought::Limits(limits) => (limits, Mistakes::NONE, 0),
        Thought::Level(level, seed) => {
            let strength = levels::strength::<G>(level);
            (strength.limits, strength.mistakes, seed)
        }
    };
    let mut search = Search::new(Heuristics::ALL, G::WEIGHTS, limits.mebibytes());
    search.set_mistakes(mistakes, seed);
    search.set_stop(Arc::clone(stop));
    search.go(root, played, limits, |_| {})
}

/// Converts a finding: the rules turn each move of the line back into a legal move, identified by
/// its squares.
fn analysis<G: Game>(position: &AnyPosition, root: &G, found: &Finding<G::Move>) -> Analysis {
    let (mut any, mut here) = (position.clone(), root.clone());
    let mut line = Vec::with_capacity(found.line.len());
    for mv in &found.line {
        let Ok(next) = any.find_move(&here.squares(mv)) else {
            break;
        };
        any = next.after();
        here.play_legal(mv);
        line.push(next);
    }
    Analysis {
        value: found.value,
        line,
        depth: found.depth,
        nodes: found.nodes,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;
    use rules::GameId;

    #[test]
    fn every_level_of_every_game_chooses_the_same_legal_move_again() {
        for &game in GameId::ALL {
            let start = game.start(None).expect("a start");
            for level in Level::all().take(3) {
                let ask = || choose(&start, &[], level, 7, &Arc::default()).expect("a move");
                let mv = ask();
                assert_eq!(ask(), mv);
                assert!(start.moves().contains(&mv));
            }
        }
    }

    #[test]
    fn a_line_is_of_moves_that_can_be_played_one_after_another() {
        for &game in GameId::ALL {
            let start = game.start(None).expect("a start");
            let limits = Limits::nodes(3_000);
            let found = analyse(&start, &[], limits, &Arc::default()).expect("a move");
            assert!(found.line.len() > 1 && found.depth > 1, "{found:?}");
            let mut position = start;
            for mv in found.line {
                assert!(position.moves().contains(&mv), "{position} {mv}");
                position = mv.after();
            }
        }
    }

    #[test]
    fn who_is_ahead_does_not_bring_a_position_back_for_the_third_time() {
        let position = GameId::GuardAndTowers
            .parse_position("RG6/7/3r13/7/7/7/6BG r")
            .expect("a position");
        let ask = |played: &[AnyPosition]| {
            analyse(&position, played, Limits::nodes(2_000), &Arc::default()).expect("a move")
        };
        let free = ask(&[]);
        let next = free.line[0].after();
        let bound = ask(&[next.clone(), position.clone(), next]);
        assert_ne!(bound.line[0], free.line[0]);
        assert!(matches!(bound.value, Value::Score(score) if score > 50));
    }

    #[test]
    fn who_is_stopped_still_has_a_move() {
        let start = GameId::GuardAndTowers.start(None).expect("a start");
        let stop = Arc::new(AtomicBool::new(false));
        stop.store(true, Ordering::Relaxed);
        let found = analyse(&start, &[], Limits::nodes(300_000), &stop).expect("a move");
        assert!(found.nodes < 20_000, "{}", found.nodes);
    }

    #[test]
    fn what_has_ended_has_no_move() {
        let over = GameId::GuardAndTowers
            .parse_position("7/7/7/7/7/7/RG6 b")
            .expect("a position");
        assert_eq!(choose(&over, &[], Level::HIGHEST, 0, &Arc::default()), None);
    }
}
