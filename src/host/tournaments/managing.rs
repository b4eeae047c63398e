//! Actions of a tournament's managers: starting it, pairing its next round, deciding games, calling
//! it off.

use super::{TournamentCaller, check_managed, entering::rating, find, lock, managed, run};
use crate::host::{Failure, Host, Presence, matches::venues::tell_end};
use domain::{
    clock::Timestamp,
    community::tournament::{
        Entrant, Game, GameResult, NextRound, Number, Plan, Refusal, Stage, Step,
    },
    matches::{self, End, MatchId, NoRuling, ServerId, Termination},
};
use rules::{Outcome, Side};
use store::{Deed, Lock, Moderation, Post, StageTimes, StoredTournament, TournamentId, WriteTx};

/// What managers decide about a game of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjudication {
    /// The match of the game.
    pub id: MatchId,
    /// The result.
    pub result: GameResult,
    /// What happens if the game has a result.
    pub earlier: Earlier,
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

impl Host {
    /// Starts a tournament, or pairs its next round.
    pub async fn pair_tournament(
        &self,
        server: ServerId,
        id: TournamentId,
        by: TournamentCaller,
        next: NextRound,
    ) -> Result<Paired, Failure> {
        let (now, presence) = (self.clock.now(), self.presence);
        self.store
            .write(Lock::None, move |tx| {
                let found = managed(tx, server, id, &by)?;
                match found.tournament.stage {
                    Stage::SignUp => start(tx, &found, presence, now)?,
                    Stage::Running => go_on(tx, &found, next, presence, now)?,
                    Stage::Over | Stage::Cancelled => return Err(Refusal::Over.into()),
                }
                let (before, after) = (
                    found.tournament,
                    find(&tx.tournaments(), server, id)?.tournament,
                );
                let fewer_rounds = after.plan.rounds < before.plan.rounds;
                Ok(Paired {
                    round: after.round(),
                    fewer_rounds: fewer_rounds.then_some(after.plan.rounds),
                    one_by_one: before.plan.at_once && !after.plan.at_once,
                })
            })
            .await
    }

    /// Returns the name of a tournament that managers want to call off.
    pub async fn cancelling_tournament(
        &self,
        server: ServerId,
        id: TournamentId,
        by: TournamentCaller,
    ) -> Result<String, Failure> {
        self.store
            .read(move |tx| {
                let found = find(&tx.tournaments(), server, id)?;
                check_cancel(&found, server, &by)?;
                Ok(found.terms.name)
            })
            .await
    }

    /// Calls a tournament off. Running games continue as independent ones. The log of the server
    /// names the manager who did so.
    pub async fn cancel_tournament(
        &self,
        server: ServerId,
        id: TournamentId,
        by: TournamentCaller,
    ) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                let found = lock(tx, server, id)?;
                check_cancel(&found, server, &by)?;
                tx.deeds().log(
                    &Moderation {
                        server,
                        moderator: by.user,
                        deed: Deed::CancelTournament(id),
                        reason: None,
                    },
                    now,
                )?;
                tx.tournaments()
                    .set_stage(id, Stage::Cancelled, StageTimes::default(), now)?;
                tx.bulletins()
                    .change(id.round(found.tournament.round()), now)?;
                Ok(tx.bulletins().change(id.card(), now)?)
            })
            .await
    }

    /// Decides a game at a manager's request, whatever was played in it. Managers cannot decide
    /// their own games. A match that is still running ends. The log of the server names the manager
    /// who did so.
    pub async fn adjudicate(
        &self,
        server: ServerId,
        by: TournamentCaller,
        decision: Adjudication,
    ) -> Result<TournamentId, Failure> {
        let Adjudication {
            id,
            result,
            earlier,
        } = decision;
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                let tournament = tx
                    .tournaments()
                    .of_match(id)?
                    .ok_or(Refusal::NotItsMatch(id))?;
                let found = managed(tx, server, tournament, &by)?;
                if found.tournament.stage != Stage::Running {
                    return Err(Refusal::Over.into());
                }
                let game = found.tournament.game_of(id);
                let game = *game.ok_or(Refusal::NotItsMatch(id))?;
                let plays = |number: Number| {
                    let entrant = found.tournament.entrant(number);
                    entrant.is_some_and(|entrant| entrant.player == by.user)
                };
                if plays(game.first) || game.second.is_some_and(plays) {
                    return Err(matches::Refusal::Ruling(NoRuling::OwnMatch(id)).into());
                }
                if game.is_over() && earlier == Earlier::Stays {
                    return Err(Refusal::Decided(id).into());
                }
                found.tournament.check_ruling(&game, id)?;
                end_match(tx, id, result, now)?;
                tx.tournaments().rule(id, result)?;
                let deed = Moderation {
                    server,
                    moderator: by.user,
                    deed: Deed::Adjudication(id, result),
                    reason: None,
                };
                tx.deeds().log(&deed, now)?;
                tx.bulletins().change(tournament.round(game.round), now)?;
                // The rest is done in a separate transaction, which may lock other matches.
                tx.tournaments().look_at(tournament, now)?;
                Ok(tournament)
            })
            .await
    }
}

/// Checks that this member can call a tournament off.
fn check_cancel(
    found: &StoredTournament,
    server: ServerId,
    by: &TournamentCaller,
) -> Result<(), Refusal> {
    check_managed(found, server, by)?;
    match found.tournament.stage {
        Stage::SignUp | Stage::Running => Ok(()),
        Stage::Over | Stage::Cancelled => Err(Refusal::Over),
    }
}

/// Starts a tournament by itself, if enough players have entered. Otherwise it waits for managers.
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
    tx.tournaments().note_too_few(found.id)?;
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
fn go_on(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    next: NextRound,
    presence: Presence,
    now: Timestamp,
) -> Result<(), Failure> {
    let round = found.tournament.round();
    run::advance(tx, found.id, next, presence, now)?;
    let after = tx
        .tournaments()
        .find(found.id)?
        .ok_or(Refusal::Unknown)?
        .tournament;
    if after.round() > round || after.stage != Stage::Running {
        return Ok(());
    }
    let undecided = tx.tournaments().undecided_games(found.id)?;
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

/// Ends the match of a game that managers decide, if it is running. One that cannot be read is left
/// alone.
fn end_match(
    tx: &WriteTx<'_>,
    id: MatchId,
    result: GameResult,
    now: Timestamp,
) -> Result<(), Failure> {
    tx.lock(Lock::Match(id))?;
    let played = run::readable(id, tx.matches().find(id))?;
    if played.is_some_and(|played| played.end.is_none()) {
        tx.matches().set_end(id, end_of(result), now)?;
        tx.outbox().say(id, &Post::Result, now)?;
        tell_end(tx, id, now)?;
    }
    Ok(())
}

/// Returns how a match ends when managers decide its game like this. If a player did not show up,
/// it has no result of its own, so it does not count for ratings.
fn end_of(result: GameResult) -> End {
    let outcome = match result {
        GameResult::First => Some(Outcome::Win(Side::First)),
        GameResult::Second => Some(Outcome::Win(Side::Second)),
        GameResult::Draw => Some(Outcome::Draw),
        GameResult::FirstUnplayed | GameResult::SecondUnplayed | GameResult::Unplayed => None,
    };
    let termination = match outcome {
        Some(_) => Termination::Adjudication,
        None => Termination::Unplayed,
    };
    End {
        outcome,
        termination,
    }
}
