//! Absences: first moves that were not made in time, servers that the bot was removed from, and
//! games that cannot be shown.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use super::run::{missed_by, places, readable};
use crate::{
    clocks::actions::{end_against, known},
    host::{Failure, Presence},
    matches::actions::venues::tell_end,
};
use domain::{
    clock::Timestamp,
    community::{
        contest::FORFEIT_AFTER,
        tournament::{Entrant, GameResult},
    },
    matches::{End, Match, MatchId, ServerId, Termination},
};
use rules::Side;
use store::{
    Lock, Matches, Post, ReadTx, RunningGame, StoredTournament, Terms, Tournaments, WAIT, WriteTx,
};

/// When to look again at a game whose limit is suspended without a known end.
const LOOK_AGAIN: Duration = Duration::from_hours(6);

/// Ends games in which a player has not made a first move in time.
pub(super) fn note_absentees(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    presence: Presence,
    now: Timestamp,
) -> Result<(), Failure> {
    for game in tx.tournaments().running_games(found.id)? {
        let Limit::At(limit) = limit(tx, &found.terms, &game)? else {
            continue;
        };
        if limit > known(&tx.life(), game.id, now)? {
            continue;
        }
        tx.lock(Lock::Match(game.id))?;
        // They may have moved before the lock was taken.
        let Some(playing) = readable(game.id, tx.matches().find(game.id))? else {
            continue;
        };
        if playing.end.is_some() || playing.ply() != game.ply {
            continue;
        }
        let mover = playing.position().side_to_move();
        if has_moved(&tx.matches(), &playing, mover)?
            || !presence.is_proven(tx, game.id, limit, now)?
        {
            continue;
        }
        end_against(tx, &playing, mover, Termination::Timeout, now)?;
        tx.tournaments().set_result(game.id, missed_by(mover))?;
    }
    Ok(())
}

/// Withdraws the players of servers that the bot has been absent from for too long. Their games are
/// lost as if they had not shown up, including those of players and servers that are already out.
pub(super) fn note_gone(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    now: Timestamp,
) -> Result<(), Failure> {
    let tournament = &found.tournament;
    let mut gone = BTreeSet::new();
    for server in guest_servers(found) {
        let since = tx.absences().since(server)?;
        if since.is_some_and(|since| since.after(FORFEIT_AFTER) <= now) {
            gone.insert(server);
        }
    }
    if gone.is_empty() {
        return Ok(());
    }
    let is_gone = |entrant: &&Entrant| gone.contains(&entrant.server);
    for entrant in tournament.entrants.iter().filter(is_gone) {
        tx.tournaments()
            .withdraw_entrant(found.id, entrant.number, tournament.round())?;
    }
    for running in tx.tournaments().running_games(found.id)? {
        lose(tx, found, running.id, &gone, now)?;
    }
    Ok(())
}

/// Ends games that could not be shown in a server for too long, because their channel there is
/// gone, as if the player there had not shown up. Games within the tournament's own server wait.
pub(super) fn note_unshown(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    now: Timestamp,
) -> Result<(), Failure> {
    let mut gone: BTreeMap<MatchId, BTreeSet<ServerId>> = BTreeMap::new();
    for unshown in tx.tournaments().unshown_games(found.id)? {
        let server = unshown.place.server;
        let Some(since) = unshown.since.filter(|_| is_between(found, unshown.id)) else {
            continue;
        };
        // Times in which the bot was not running are left out: nobody could have done anything.
        if tx.contests().unshown(server, unshown.id, since, now)? >= FORFEIT_AFTER {
            gone.entry(unshown.id).or_default().insert(server);
        }
    }
    for (id, gone) in gone {
        lose(tx, found, id, &gone, now)?;
    }
    Ok(())
}

/// Returns the other servers whose players are or were in a tournament.
fn guest_servers(found: &StoredTournament) -> BTreeSet<ServerId> {
    let own = found.terms.place.server;
    let entrants = found.tournament.entrants.iter();
    let servers = entrants.map(|entrant| entrant.server);
    servers.filter(|server| *server != own).collect()
}

/// Returns whether a guest plays in the game of this match.
pub(super) fn is_between(found: &StoredTournament, id: MatchId) -> bool {
    let own = found.terms.place.server;
    let game = found.tournament.game_of(id);
    let mut players = game
        .into_iter()
        .flat_map(|game| [Some(game.first), game.second])
        .flatten()
        .filter_map(|number| found.tournament.entrant(number));
    players.any(|entrant| entrant.server != own)
}

/// Ends a game as if the players of these servers had not shown up, if it has any.
fn lose(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    id: MatchId,
    gone: &BTreeSet<ServerId>,
    now: Timestamp,
) -> Result<(), Failure> {
    let Some(game) = found.tournament.game_of(id) else {
        return Ok(());
    };
    let plays = |number| {
        let entrant = found.tournament.entrant(number);
        entrant.is_some_and(|one| !gone.contains(&one.server))
    };
    let result = match (plays(game.first), game.second.is_some_and(plays)) {
        (true, true) => return Ok(()),
        (true, false) => GameResult::FirstUnplayed,
        (false, true) => GameResult::SecondUnplayed,
        (false, false) => GameResult::Unplayed,
    };
    if abort(tx, id, now)? {
        tx.tournaments().set_result(id, result)?;
    }
    Ok(())
}

/// Ends a match without a result. Returns `false` if it has already ended. One that cannot be read
/// is left alone.
fn abort(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<bool, Failure> {
    tx.lock(Lock::Match(id))?;
    let playing = readable(id, tx.matches().find(id))?;
    match playing {
        None => return Ok(true),
        Some(playing) if playing.end.is_some() => return Ok(false),
        Some(_) => {}
    }
    let end = End {
        outcome: None,
        termination: Termination::Aborted,
    };
    tx.matches().set_end(id, end, now)?;
    tx.outbox().enqueue(id, &Post::Result, now)?;
    tell_end(tx, id, now)?;
    Ok(true)
}

/// Returns when to look again for outstanding first moves, and for games that cannot be shown.
pub(super) fn next_look(
    tx: &ReadTx<'_>,
    found: &StoredTournament,
    now: Timestamp,
) -> Result<Option<Timestamp>, Failure> {
    let mut looks = Vec::new();
    for game in tx.tournaments().running_games(found.id)? {
        let limit = limit(tx, &found.terms, &game)?;
        if limit == Limit::None {
            continue;
        }
        let Some(playing) = readable(game.id, tx.matches().find(game.id))? else {
            continue;
        };
        if has_moved(&tx.matches(), &playing, playing.position().side_to_move())? {
            continue;
        }
        looks.push(match limit {
            Limit::At(limit) if limit > now => limit,
            // The time passed until now is not known yet, nor whether the bot was there.
            Limit::At(_) => now.after(WAIT),
            Limit::Later | Limit::None => now.after(LOOK_AGAIN),
        });
    }
    looks.extend(next_look_at_servers(&tx.tournaments(), found, now)?);
    Ok(looks.into_iter().min())
}

/// Returns when to look again for games that cannot be shown, or whose server has pulled out:
/// nothing announces that the bot has been absent from one for too long.
fn next_look_at_servers(
    tournaments: &Tournaments<'_>,
    found: &StoredTournament,
    now: Timestamp,
) -> Result<Vec<Timestamp>, Failure> {
    let unshown = tournaments.unshown_games(found.id)?.into_iter();
    let ends = unshown
        .filter(|unshown| is_between(found, unshown.id))
        .filter_map(|unshown| unshown.since)
        .map(|since| since.after(FORFEIT_AFTER));
    let mut looks: Vec<Timestamp> = ends
        .map(|end| {
            if end > now {
                end
            } else {
                now.after(LOOK_AGAIN)
            }
        })
        .collect();
    let places = places(tournaments, found)?;
    let takes_part = |server| places.iter().any(|place| place.server == server);
    let left: BTreeSet<ServerId> = guest_servers(found)
        .into_iter()
        .filter(|server| !takes_part(*server))
        .collect();
    let is_left = |number| {
        let entrant = found.tournament.entrant(number);
        entrant.is_some_and(|one| left.contains(&one.server))
    };
    let mut open = found.tournament.games.iter().filter(|game| !game.is_over());
    if open.any(|game| is_left(game.first) || game.second.is_some_and(is_left)) {
        looks.push(now.after(LOOK_AGAIN));
    }
    Ok(looks)
}

/// The deadline for the player to move, if it may be a first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Limit {
    /// There is no limit.
    None,
    /// Until then.
    At(Timestamp),
    /// Unknown while something stops their clock.
    Later,
}

/// Returns the deadline for a first move. Like on the clock, time in which the player could not play
/// does not count.
fn limit(tx: &ReadTx<'_>, terms: &Terms, game: &RunningGame) -> Result<Limit, Failure> {
    let Some(days) = terms.no_show_days else {
        return Ok(Limit::None);
    };
    let Some(players) = tx.matches().players(game.id)? else {
        return Ok(Limit::None);
    };
    let side = players.side_of(game.turn).unwrap_or(Side::First);
    let days = Duration::from_hours(24 * u64::from(days));
    let obstacles = tx.clocks().obstacles_and_pauses(game.id, game.since)?;
    let limit = obstacles.stops().passed_for(side, game.since, days);
    Ok(limit.map_or(Limit::Later, Limit::At))
}

/// Returns whether a side has made a move in a match. One whose record cannot be read counts as
/// played.
pub(super) fn has_moved(matches: &Matches<'_>, of: &Match, side: Side) -> Result<bool, Failure> {
    let record = readable(of.id, matches.record(of.id))?;
    Ok(record.is_none_or(|record| record.moves_made()[side.index()] > 0))
}
