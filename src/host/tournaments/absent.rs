//! Who has not come: first moves that were not made in time, and servers that the bot was taken from.

use std::time::Duration;

use super::run::{missed_by, readable};
use crate::{
    clock::Timestamp,
    community::{
        contest::FORFEIT_AFTER,
        tournament::{Entrant, GameResult},
    },
    games::Side,
    host::{
        Failure,
        clocks::{end_against, known, moves_made},
        venues::tell_end,
    },
    matches::{End, Match, MatchId, Termination},
    store::{Lock, Post, ReadTx, RunningGame, StoredTournament, Terms, WriteTx},
};

/// When a game is looked at again whose limit stands still without a known end.
const LOOK_AGAIN: Duration = Duration::from_hours(6);

/// Ends games in which a player has not made a first move in time.
pub(super) fn note_absentees(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    now: Timestamp,
) -> Result<(), Failure> {
    for game in tx.running_games(found.id)? {
        let Limit::At(limit) = limit(tx, &found.terms, &game)? else {
            continue;
        };
        if limit > known(tx, game.id, now)? {
            continue;
        }
        tx.lock(Lock::Match(game.id))?;
        // They may have moved before the lock was there.
        let Some(playing) = readable(game.id, tx.find_match(game.id))? else {
            continue;
        };
        if playing.end.is_some() || playing.ply() != game.ply {
            continue;
        }
        let mover = playing.position().side_to_move();
        if has_moved(tx, &playing, mover)? {
            continue;
        }
        end_against(tx, &playing, mover, Termination::Timeout, now)?;
        tx.set_tournament_result(game.id, missed_by(mover), false)?;
    }
    Ok(())
}

/// Takes the players of servers out that the bot has not been in for too long. Their games are lost as
/// if they had not come.
pub(super) fn note_gone(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    now: Timestamp,
) -> Result<(), Failure> {
    let mut gone = Vec::new();
    for place in tx.taking_part(found.id)? {
        let since = tx.absent_since(place.server)?;
        if since.is_some_and(|since| since.after(FORFEIT_AFTER) <= now) {
            gone.push(place.server);
        }
    }
    if gone.is_empty() {
        return Ok(());
    }
    let tournament = &found.tournament;
    let is_gone = |entrant: &&Entrant| gone.contains(&entrant.server);
    for entrant in tournament.entrants.iter().filter(is_gone) {
        tx.withdraw_entrant(found.id, entrant.number, tournament.round())?;
    }
    for running in tx.running_games(found.id)? {
        let Some(game) = tournament.game_of(running.id) else {
            continue;
        };
        let plays = |number| tournament.entrant(number).is_some_and(|one| !is_gone(&one));
        let result = match (plays(game.first), game.second.is_some_and(plays)) {
            (true, true) => continue,
            (true, false) => GameResult::FirstUnplayed,
            (false, true) => GameResult::SecondUnplayed,
            (false, false) => GameResult::Unplayed,
        };
        if abort(tx, running.id, now)? {
            tx.set_tournament_result(running.id, result, false)?;
        }
    }
    Ok(())
}

/// Ends a match without a result. False if it has ended meanwhile.
fn abort(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<bool, Failure> {
    tx.lock(Lock::Match(id))?;
    let playing = readable(id, tx.find_match(id))?;
    if playing.is_none_or(|playing| playing.end.is_some()) {
        return Ok(false);
    }
    let end = End {
        outcome: None,
        termination: Termination::Aborted,
    };
    tx.set_end(id, end, now)?;
    tx.say(id, &Post::Result, now)?;
    tell_end(tx, id, now)?;
    Ok(true)
}

/// When to look for first moves again, if any are to come in these games.
pub(super) fn next_look(
    tx: &ReadTx<'_>,
    found: &StoredTournament,
    now: Timestamp,
) -> Result<Option<Timestamp>, Failure> {
    let mut looks = Vec::new();
    for game in tx.running_games(found.id)? {
        let limit = limit(tx, &found.terms, &game)?;
        if limit == Limit::None {
            continue;
        }
        let Some(playing) = readable(game.id, tx.find_match(game.id))? else {
            continue;
        };
        if has_moved(tx, &playing, playing.position().side_to_move())? {
            continue;
        }
        looks.push(match limit {
            Limit::At(limit) if limit > now => limit,
            // It stands still, or what has passed until now is not known yet.
            Limit::At(_) | Limit::Later | Limit::None => now.after(LOOK_AGAIN),
        });
    }
    Ok(looks.into_iter().min())
}

/// Until when whoever is to move must have moved, if it may be a first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Limit {
    /// There is no limit.
    None,
    /// Until then.
    At(Timestamp),
    /// Nobody can tell while something stops their clock.
    Later,
}

/// Time in which the player could not play does not count, as for their clock.
fn limit(tx: &ReadTx<'_>, terms: &Terms, game: &RunningGame) -> Result<Limit, Failure> {
    let Some(days) = terms.no_show_days else {
        return Ok(Limit::None);
    };
    let Some(players) = tx.players(game.id)? else {
        return Ok(Limit::None);
    };
    let side = players.side_of(game.turn).unwrap_or(Side::First);
    let days = Duration::from_hours(24 * u64::from(days));
    let obstacles = tx.obstacles_and_pauses(game.id, game.since)?;
    let limit = obstacles.stops().passed_for(side, game.since, days);
    Ok(limit.map_or(Limit::Later, Limit::At))
}

/// Whether a side has made a move in a match. One whose record cannot be read has been played.
pub(super) fn has_moved(tx: &ReadTx<'_>, of: &Match, side: Side) -> Result<bool, Failure> {
    let record = readable(of.id, tx.record(of.id))?;
    Ok(record.is_none_or(|record| moves_made(&record)[side.index()] > 0))
}
