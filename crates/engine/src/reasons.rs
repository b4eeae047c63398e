//! Why a move is good, as far as it can be seen directly: what the opponent could do after most
//! other moves, and what the player could do after most answers.

use std::ops::ControlFlow;

use rules::{AnyMove, AnyPosition, Outcome, PlacedPiece, Side, Square};

/// Why a move is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// After every other move the opponent can win immediately.
    Only,
    /// After most other moves the opponent can win immediately, but not after this one.
    StopsWin,
    /// After most other moves the opponent can take this piece, but not after this one.
    Saves(PlacedPiece),
    /// After most answers it can be followed by a move that wins immediately.
    ThreatensWin,
    /// After most answers it can be followed by a move that takes this piece, and before it none
    /// could.
    Attacks(PlacedPiece),
}

/// The most positions that are examined. If that is not enough, no reason is given.
const MOST_POSITIONS: u32 = 24_000;

/// If there are many other moves, or answers, about this many are examined.
const SAMPLE: usize = 24;

/// If there are very many, no more than this are listed.
const MOST_LISTED: usize = 2_000;

/// Returns the reasons for a move, strongest first.
pub fn reasons(mv: &AnyMove) -> Vec<Reason> {
    let mut left = MOST_POSITIONS;
    let found = reasons_within(mv, &mut left);
    found.unwrap_or_default()
}

/// The immediate options of the side to move.
struct Threats {
    wins: bool,
    /// The squares of enemies it can take.
    takes: Vec<Square>,
}

fn reasons_within(mv: &AnyMove, left: &mut u32) -> Option<Vec<Reason>> {
    let (before, after) = (mv.before(), mv.after());
    let side = mv.side();
    let goes_on = after.outcome().is_none() && after.side_to_move() != side;
    if !goes_on {
        return None;
    }
    let mut found = Vec::new();
    let here = threats(&after, left)?;
    let others = others(mv, left)?;
    if !here.wins && most(others.seen.iter().map(|(_, one)| one.wins)) {
        let is_only = others.are_all && others.seen.iter().all(|(_, one)| one.wins);
        found.push(if is_only {
            Reason::Only
        } else {
            Reason::StopsWin
        });
    } else {
        found.extend(saved(mv, &here, &others).map(Reason::Saves));
    }
    // What has been found so far is true, even if the rest takes too long.
    found.extend(threat(&before, &after, left));
    Some(found)
}

/// The other moves of a position, or some of them, with what the opponent can do after each.
struct Others {
    seen: Vec<(AnyMove, Threats)>,
    are_all: bool,
}

fn others(mv: &AnyMove, left: &mut u32) -> Option<Others> {
    let after = mv.after();
    let (moves, are_all) = some_moves(&mv.before());
    let count = moves.len();
    let mut seen = Vec::new();
    for other in spread(moves) {
        let next = other.after();
        let goes_on = next.outcome().is_none() && next.side_to_move() != mv.side();
        if next != after && goes_on {
            seen.push((other, threats(&next, left)?));
        }
    }
    let are_all = are_all && count <= SAMPLE;
    Some(Others { seen, are_all })
}

/// Returns the most valuable piece that the opponent could take after most other moves but not
/// after this one.
fn saved(mv: &AnyMove, here: &Threats, others: &Others) -> Option<PlacedPiece> {
    let (before, after) = (mv.before(), mv.after());
    let end = mv.trace().path.last().copied();
    let is_ours = |square: Square| {
        let mut pieces = after.pieces().into_iter();
        pieces.any(|piece| piece.square == square && piece.side == mv.side())
    };
    let is_safe = |piece: &PlacedPiece| {
        // A piece that was where the move ends has swapped places or is in a stack.
        let moved = end.filter(|_| mv.origin() == piece.square);
        let stands: Vec<Square> = [Some(piece.square), moved]
            .into_iter()
            .flatten()
            .filter(|square| is_ours(*square))
            .collect();
        let is_taken = |square: &Square| here.takes.contains(square);
        end != Some(piece.square) && !stands.is_empty() && !stands.iter().any(is_taken)
    };
    let is_in_danger = |piece: &PlacedPiece| {
        let stays = others
            .seen
            .iter()
            .filter(|(other, _)| other.origin() != piece.square);
        most(stays.map(|(_, one)| one.takes.contains(&piece.square)))
    };
    let pieces = before.pieces();
    let own = pieces.iter().filter(|piece| piece.side == mv.side());
    let saved = own.filter(|piece| is_safe(piece) && is_in_danger(piece));
    saved.max_by_key(|piece| worth(piece, &pieces)).copied()
}

/// Returns what the move threatens.
fn threat(before: &AnyPosition, after: &AnyPosition, left: &mut u32) -> Option<Reason> {
    let could = threats(before, left)?;
    let side = before.side_to_move();
    let (answers, _) = some_moves(after);
    let mut seen = Vec::new();
    for answer in spread(answers) {
        let next = answer.after();
        if next.outcome().is_none() && next.side_to_move() == side {
            seen.push((answer, threats(&next, left)?));
        }
    }
    if !could.wins && most(seen.iter().map(|(_, one)| one.wins)) {
        return Some(Reason::ThreatensWin);
    }
    let pieces = after.pieces();
    let is_attacked = |piece: &&PlacedPiece| {
        let stays = seen
            .iter()
            .filter(|(answer, _)| answer.origin() != piece.square);
        let is_new = piece.side != side && !could.takes.contains(&piece.square);
        is_new && most(stays.map(|(_, one)| one.takes.contains(&piece.square)))
    };
    let attacked = pieces.iter().filter(is_attacked);
    let attacked = attacked.max_by_key(|piece| worth(piece, &pieces)).copied();
    attacked.map(Reason::Attacks)
}

/// Returns what the side to move can do, or `None` if that takes too long to find out.
fn threats(position: &AnyPosition, left: &mut u32) -> Option<Threats> {
    let side = position.side_to_move();
    let enemies = squares(position, side.other());
    let mut found = Threats {
        wins: false,
        takes: Vec::new(),
    };
    let looked = position.visit_moves(|mv| {
        let Some(fewer) = left.checked_sub(1) else {
            return ControlFlow::Break(());
        };
        *left = fewer;
        let after = mv.after();
        found.wins |= after.outcome() == Some(Outcome::Win(side));
        // Enemies do not move, so those that are not where they were have left the board.
        let stay = squares(&after, side.other());
        let taken = enemies.iter().filter(|square| !stay.contains(square));
        let new: Vec<Square> = taken
            .filter(|square| !found.takes.contains(square))
            .copied()
            .collect();
        found.takes.extend(new);
        ControlFlow::Continue(())
    });
    looked.is_continue().then_some(found)
}

fn squares(position: &AnyPosition, side: Side) -> Vec<Square> {
    let pieces = position.pieces().into_iter();
    let own = pieces.filter(|piece| piece.side == side);
    own.map(|piece| piece.square).collect()
}

/// Returns the moves of a position, unless there are very many, and whether these are all.
fn some_moves(position: &AnyPosition) -> (Vec<AnyMove>, bool) {
    let mut moves = Vec::new();
    let listed = position.visit_moves(|mv| {
        moves.push(mv);
        if moves.len() < MOST_LISTED {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    (moves, listed.is_continue())
}

/// Returns a sample of many moves, spread from the first to the last.
fn spread(moves: Vec<AnyMove>) -> impl Iterator<Item = AnyMove> {
    let step = moves.len().div_ceil(SAMPLE).max(1);
    moves.into_iter().step_by(step)
}

/// Returns whether at least three quarters of the cases are true, and there are some.
fn most(cases: impl Iterator<Item = bool>) -> bool {
    let (mut all, mut so) = (0, 0);
    for case in cases {
        all += 1;
        so += usize::from(case);
    }
    all > 0 && 4 * so >= 3 * all
}

/// Ranks the value of a piece: high stacks are valuable, and so are rare kinds.
fn worth(piece: &PlacedPiece, pieces: &[PlacedPiece]) -> (u8, std::cmp::Reverse<usize>) {
    let same = |other: &&PlacedPiece| (other.kind, other.side) == (piece.kind, piece.side);
    let count = pieces.iter().filter(same).count();
    (piece.height.unwrap_or_default(), std::cmp::Reverse(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameId;

    fn of(position: &str, mv: &str) -> Vec<String> {
        let position = GameId::GuardAndTowers
            .parse_position(position)
            .expect("a position");
        let mv = position.parse_move(mv).expect("a legal move");
        let words = reasons(&mv).into_iter().map(|reason| match reason {
            Reason::Only => "only".to_owned(),
            Reason::StopsWin => "stops".to_owned(),
            Reason::Saves(piece) => format!("saves {}", piece.square),
            Reason::ThreatensWin => "threatens".to_owned(),
            Reason::Attacks(piece) => format!("attacks {}", piece.square),
        });
        words.collect()
    }

    #[test]
    fn the_only_move_that_does_not_lose_at_once_is_told_from_one_of_few() {
        // Blue's tower aims at the guard. On d6 it reaches it with two stones.
        let two = "3RG3/7/7/3b33/7/7/3BG2r1 r";
        assert_eq!(of(two, "d7-c7"), ["stops"]);
        assert_eq!(of(two, "g1-f1"), [""; 0]);
        // On e7 it would be next to another tower.
        let one = "3RG1b11/7/7/3b33/7/7/3BG2r1 r";
        assert_eq!(of(one, "d7-c7"), ["only"]);
    }

    #[test]
    fn a_piece_that_is_about_to_be_taken_is_saved() {
        let position = "3RG3/7/7/b32r13/7/7/3BG3 r";
        assert_eq!(of(position, "d4-d5"), ["saves d4"]);
        // Two stones of the tower reach it there, too.
        assert_eq!(of(position, "d4-c4"), [""; 0]);
        assert_eq!(of(position, "d7-c7"), [""; 0]);
    }

    #[test]
    fn threats_are_told_if_most_answers_do_not_parry_them() {
        let position = "3RG3/7/r15r1/b36/7/r15r1/3BG3 b";
        assert_eq!(of(position, "a4-d4"), ["threatens"]);
        // What it could already take before is not a new threat.
        assert_eq!(of(position, "d1-c1"), [""; 0]);
        let position = "1RG5/7/7/b35r1/7/6r1/3BG3 b";
        assert_eq!(of(position, "a4-d4"), ["attacks g4"]);
    }

    #[test]
    fn nothing_is_said_of_what_ends_the_match() {
        let position = "7/7/3r33/7/7/3BG3/RG6 r";
        assert_eq!(of(position, "d5xd2"), [""; 0]);
    }
}
