//! Actions of a tournament's managers: starting it, pairing its next round, deciding games, calling
//! it off.

use super::{
    TournamentView, advance, check_managed, entering::rating, find, lock, lock_managed, run,
};
use crate::{
    host::{Cx, Failure, Presence, ReadCx},
    matches::actions::venues::tell_end,
};
use domain::{
    clock::Timestamp,
    community::tournament::{Entrant, Game, GameResult, NextRound, Plan, Refusal, Stage, Step},
    matches::{self, Actor, MatchId, NoRuling, Reason},
};
use store::{Deed, Lock, Post, StageTimes, StoredTournament, TournamentId, WriteTx};

/// What managers decide about a game of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjudication {
    /// The match of the game.
    pub id: MatchId,
    /// The result.
    pub result: GameResult,
    /// What happens if the game has a result.
    pub earlier: Earlier,
    /// Why, for the log of the server and for both players.
    pub reason: Reason,
}

/// What happens to the result that a game has when managers decide the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// It stays, and the decision is refused. For lists that may be old.
    Stays,
    /// It is corrected.
    Corrected,
}

/// The outcome of pairing a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paired {
    /// The round.
    pub round: u32,
    /// The number of rounds, if it is a Swiss with fewer rounds than announced because there are
    /// few players.
    pub fewer_rounds: Option<u32>,
    /// Whether its rounds are played one after another because too many boards would begin at the
    /// same time.
    pub one_by_one: bool,
}

/// Starts a tournament, or pairs its next round.
pub fn pair(cx: &Cx<'_>, id: TournamentId, next: NextRound) -> Result<Paired, Failure> {
    let found = lock_managed(cx, id)?;
    match found.tournament.stage {
        Stage::SignUp => start(cx.tx, &found, cx.house.presence, cx.now)?,
        Stage::Running => go_on(cx, &found, next)?,
        Stage::Over | Stage::Cancelled => return Err(Refusal::Over.into()),
    }
    let (before, after) = (found.tournament, find(cx, id)?.tournament);
    let fewer_rounds = after.plan.rounds < before.plan.rounds;
    Ok(Paired {
        round: after.round(),
        fewer_rounds: fewer_rounds.then_some(after.plan.rounds),
        one_by_one: before.plan.at_once && !after.plan.at_once,
    })
}

/// Returns the name of a tournament that managers want to call off.
pub fn ask_to_cancel(cx: &ReadCx<'_>, id: TournamentId) -> Result<String, Failure> {
    let found = find(cx, id)?;
    check_cancel(&found, cx.by)?;
    Ok(found.terms.name)
}

/// Calls a tournament off. Running games continue as independent ones. The log of the server names the manager who did
/// so.
pub fn cancel(cx: &Cx<'_>, id: TournamentId) -> Result<(), Failure> {
    let found = lock(cx, id)?;
    check_cancel(&found, cx.by)?;
    cx.log(Deed::CancelTournament(id))?;
    let (tx, now) = (cx.tx, cx.now);
    tx.tournaments()
        .set_stage(id, Stage::Cancelled, StageTimes::default(), now)?;
    tx.bulletins()
        .change(id.round(found.tournament.round()), now)?;
    Ok(tx.bulletins().change(id.card(), now)?)
}

/// Returns the tournament of a match that managers want to decide.
pub fn ask_to_adjudicate(
    cx: &ReadCx<'_>,
    id: MatchId,
    earlier: Earlier,
) -> Result<TournamentView, Failure> {
    let tournament = cx.tx.tournaments().of_match(id)?;
    let tournament = tournament.ok_or(Refusal::NotItsMatch(id))?;
    let found = find(cx, tournament)?;
    check_adjudication(&found, cx.by, id, earlier)?;
    TournamentView::load(cx.tx, tournament, cx.server())
}

/// Decides a game at a manager's request, whatever was played in it. Managers cannot decide their own games. A match
/// that is still running ends. The log of the server names the manager who did so, and why.
pub fn adjudicate(cx: &Cx<'_>, decision: &Adjudication) -> Result<TournamentId, Failure> {
    let Adjudication {
        id,
        result,
        earlier,
        reason,
    } = decision;
    let (id, result, earlier) = (*id, *result, *earlier);
    let (tx, now) = (cx.tx, cx.now);
    let tournament = tx.tournaments().of_match(id)?;
    let tournament = tournament.ok_or(Refusal::NotItsMatch(id))?;
    let found = lock(cx, tournament)?;
    let game = check_adjudication(&found, cx.by, id, earlier)?;
    let found = end_match(tx, id, result, now)?;
    tx.tournaments().rule(id, result)?;
    let deed = cx.log_with(Deed::Adjudication(id, result), Some(reason.clone()))?;
    if found == Found::Over {
        // The result of a match that ends now says it.
        tx.outbox().enqueue(id, &Post::Ruling { deed }, now)?;
    }
    tx.bulletins().change(tournament.round(game.round), now)?;
    // The rest is done in a separate transaction, which may lock other matches.
    tx.tournaments().look_at(tournament, now)?;
    Ok(tournament)
}

/// Checks that a member can decide a game of a running tournament. Returns the game.
fn check_adjudication(
    found: &StoredTournament,
    by: &Actor,
    id: MatchId,
    earlier: Earlier,
) -> Result<Game, Failure> {
    check_managed(found, by)?;
    let tournament = &found.tournament;
    if tournament.stage != Stage::Running {
        return Err(Refusal::Over.into());
    }
    let game = *tournament.game_of(id).ok_or(Refusal::NotItsMatch(id))?;
    if tournament.plays(&game, by.user) {
        return Err(matches::Refusal::Ruling(NoRuling::OwnMatch(id)).into());
    }
    if game.is_over() && earlier == Earlier::Stays {
        return Err(Refusal::Decided(id).into());
    }
    tournament.check_ruling(&game, id)?;
    Ok(game)
}

/// Checks that a member can call a tournament off.
fn check_cancel(found: &StoredTournament, by: &Actor) -> Result<(), Refusal> {
    check_managed(found, by)?;
    match found.tournament.stage {
        Stage::SignUp | Stage::Running => Ok(()),
        Stage::Over | Stage::Cancelled => Err(Refusal::Over),
    }
}

/// Starts a tournament by itself, because it's time or because it's full, if enough of its players may play. Otherwise
/// it waits for managers.
pub(super) fn start_by_itself(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    presence: Presence,
    now: Timestamp,
) -> Result<(), Failure> {
    let mut players = 0;
    for entrant in &found.tournament.entrants {
        if !run::is_banned(&tx.bans(), found, entrant)? {
            players += 1;
        }
    }
    if players >= found.terms.limits.least() {
        return start(tx, found, presence, now);
    }
    if found.deadline.is_some() {
        tx.tournaments().note_too_few(found.id)?;
    } else {
        tx.tournaments()
            .set_stage(found.id, Stage::SignUp, StageTimes::default(), now)?;
    }
    Ok(tx.bulletins().change(found.id.card(), now)?)
}

/// Numbers the players by rating and pairs the first round. Players who were banned in the meantime
/// are left out.
fn start(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    presence: Presence,
    now: Timestamp,
) -> Result<(), Failure> {
    let (id, terms) = (found.id, &found.terms);
    let mut tournament = found.tournament.clone();
    let mut seeds = Vec::new();
    for entrant in &found.tournament.entrants {
        if run::is_banned(&tx.bans(), found, entrant)? {
            tournament
                .entrants
                .retain(|one| one.player != entrant.player);
        } else {
            seeds.push((rating(&tx.ratings(), terms, entrant.player)?, *entrant));
        }
    }
    let Plan {
        rounds, at_once, ..
    } = tournament.check_start()?;
    tx.tournaments().set_plan(id, rounds, at_once)?;
    // Equally rated players are ordered by entry; unrated players come last.
    seeds.sort_by_key(|(rating, _)| std::cmp::Reverse(*rating));
    tx.tournaments().clear(id)?;
    for (number, (rating, entrant)) in (1..).zip(seeds) {
        let entrant = Entrant { number, ..entrant };
        tx.tournaments().enter(id, &entrant, rating)?;
    }
    tx.tournaments()
        .set_stage(id, Stage::Running, StageTimes::default(), now)?;
    run::advance(tx, id, NextRound::WhenReady, presence, now)
}

/// Pairs the next round, or says why it cannot begin yet.
fn go_on(cx: &Cx<'_>, found: &StoredTournament, next: NextRound) -> Result<(), Failure> {
    let round = found.tournament.round();
    advance(cx, found.id, next)?;
    let tournaments = cx.tx.tournaments();
    let after = tournaments.find(found.id)?.ok_or(Refusal::Unknown)?;
    let after = after.tournament;
    if after.round() > round || after.stage != Stage::Running {
        return Ok(());
    }
    let undecided = tournaments.undecided_games(found.id)?;
    let runs = |game: &&Game| !game.is_over() && game.id.is_none_or(|id| !undecided.contains(&id));
    let of_round = after.games_of(round).filter(runs).count();
    let all = after.games.iter().filter(runs).count();
    Err(match after.next(NextRound::Now) {
        Step::Pair(_) if next == NextRound::WhenReady && of_round > 0 => {
            Refusal::RoundRuns(of_round)
        }
        _ if all > 0 => Refusal::StillPlayed(all),
        _ => Refusal::Undecided(undecided.len()),
    }
    .into())
}

/// How managers find the match of a game that they decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    Running,
    Over,
    Unreadable,
}

/// Ends the match of a game that managers decide, if it is running. Returns how it was found. One that
/// cannot be read is left alone.
fn end_match(
    tx: &WriteTx<'_>,
    id: MatchId,
    result: GameResult,
    now: Timestamp,
) -> Result<Found, Failure> {
    tx.lock(Lock::Match(id))?;
    let Some(played) = run::readable(id, tx.matches().find(id))? else {
        return Ok(Found::Unreadable);
    };
    if played.end.is_some() {
        return Ok(Found::Over);
    }
    tx.matches().set_end(id, result.end(), now)?;
    tx.outbox().enqueue(id, &Post::Result, now)?;
    tell_end(tx, id, now)?;
    Ok(Found::Running)
}
