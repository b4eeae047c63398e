//! Positions at stake: those of running matches that count. A friend's match or one against the computer
//! can be brought to the same position, and must not tell what to play in it.
//!
//! The same position can be reached by other moves, or as its mirror image, and a match can go past it: to
//! what each move leads to, without the position itself.

use std::{collections::HashSet, ops::ControlFlow};

use crate::host::{Failure, find_record};
use domain::matches::{Match, MatchId, UserId};
use rules::{AnyPosition, GameId};
use store::ReadTx;

/// How many moves of a position at stake are followed. Few positions have as many, but some have more than fit in
/// memory, and a match that is brought past such a position tells little about it.
const MOST_MOVES: u32 = 200;

/// Returns whether a match has passed through a position that is at stake for one of its players or for
/// this user, or through what follows from it, or would do so with this next position.
pub(crate) fn passes(
    tx: &ReadTx<'_>,
    found: &Match,
    by: UserId,
    next: Option<&AnyPosition>,
) -> Result<bool, Failure> {
    let mut users: HashSet<UserId> = rules::Side::BOTH.map(|side| found.players.on(side)).into();
    users.insert(by);
    let mut at_stake = HashSet::new();
    for user in users.into_iter().filter(|user| user.is_in_discord()) {
        for position in of_user(tx, user, found.position().game(), found.id)? {
            at_stake.extend(telling(&position));
        }
    }
    if at_stake.is_empty() {
        return Ok(false);
    }
    if next.is_some_and(|next| at_stake.contains(next)) {
        return Ok(true);
    }
    let record = find_record(&tx.matches(), found.id)?;
    let mut positions = (0..=record.readable()).filter_map(|ply| record.position_after(ply));
    Ok(positions.any(|position| at_stake.contains(position)))
}

/// Returns the positions that would tell what to play in this one: it and what its moves lead to, in every
/// way in which they can be mirrored.
fn telling(position: &AnyPosition) -> HashSet<AnyPosition> {
    let mut telling = HashSet::new();
    for position in position.alike() {
        let mut moves = 0;
        let _ = position.visit_moves(|mv| {
            telling.insert(mv.after());
            moves += 1;
            if moves == MOST_MOVES {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        telling.insert(position);
    }
    telling
}

/// Returns the positions at stake for a user in a game, apart from those of one match. In the position
/// that every match begins with, nothing is at stake.
fn of_user(
    tx: &ReadTx<'_>,
    user: UserId,
    game: GameId,
    apart: MatchId,
) -> Result<Vec<AnyPosition>, Failure> {
    let mut positions = Vec::new();
    for (id, rated) in tx.matches().running_of_game(user, game)? {
        let counts = id != apart
            && (rated
                || tx.tournaments().of_match(id)?.is_some()
                || tx.contests().of_match(id)?.is_some());
        if !counts {
            continue;
        }
        if let Some(found) = tx.matches().find(id)?.filter(|found| found.ply() > 0) {
            positions.push(found.position().clone());
        }
    }
    Ok(positions)
}
