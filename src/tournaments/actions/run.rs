//! The automatic steps of a tournament.

use std::{collections::BTreeSet, time::Duration};

use super::{
    absent::{self, has_moved},
    homes,
    managing::start_by_itself,
};
use crate::{
    challenges::actions::arranged::{Arranged, Seat, begin_arranged},
    clocks::actions::UNREADABLE,
    host::{Failure, Presence},
};
use domain::{
    causes::chain,
    clock::Timestamp,
    community::tournament::{
        Entrant, Game, GameResult, NextRound, Number, Refusal, Stage, Step, System,
    },
    matches::{MatchId, Place},
};
use rules::{Outcome, Side};
use store::{
    Bans, EndedGame, Matches, StageTimes, StoreError, StoredTournament, Subject, Terms,
    TournamentId, Tournaments, TournamentsMut, WriteTx,
};

/// How many steps a tournament takes in one go, such as rounds in which nobody plays.
const MOST_STEPS: usize = 600;

/// Does everything that is due in a tournament: records results, makes players lose who did not
/// show up and possibly removes them, and pairs what comes next. The transaction holds the lock of
/// the server.
pub(super) fn advance(
    tx: &WriteTx<'_>,
    id: TournamentId,
    mut next: NextRound,
    presence: Presence,
    now: Timestamp,
) -> Result<(), Failure> {
    let found = tx.tournaments().find(id)?.ok_or(Refusal::Unknown)?;
    note_results(tx, &found)?;
    let is_due = found.deadline.is_some_and(|deadline| deadline <= now);
    let starts_now = is_due || found.starts_once_full();
    if found.tournament.stage == Stage::SignUp && starts_now {
        return start_by_itself(tx, &found, presence, now);
    }
    if found.tournament.stage == Stage::SignUp {
        let times = StageTimes {
            deadline: found.deadline,
            look_at: found.deadline,
        };
        return Ok(tx.tournaments().set_stage(id, Stage::SignUp, times, now)?);
    }
    if found.tournament.stage != Stage::Running {
        return Ok(());
    }
    absent::note_absentees(tx, &found, presence, now)?;
    homes::rehouse(tx, &found, now)?;
    absent::note_gone(tx, &found, now)?;
    absent::note_unshown(tx, &found, now)?;
    if is_due {
        next = NextRound::Now;
    }
    for _ in 0..MOST_STEPS {
        let found = tx.tournaments().find(id)?.ok_or(Refusal::Unknown)?;
        let round = found.tournament.round();
        for number in found.tournament.absentees() {
            tx.tournaments().withdraw_entrant(id, number, round)?;
        }
        let found = tx.tournaments().find(id)?.ok_or(Refusal::Unknown)?;
        match found.tournament.next(next) {
            Step::Pair(games) if withdraw_banned(tx, &found, &games)? => {}
            Step::Pair(games) => {
                let newest = games.iter().map(|game| game.round).max().unwrap_or(round);
                pair(tx, &found, games, now)?;
                if newest > round {
                    begin_round(tx, &found, newest, now)?;
                    next = NextRound::WhenReady;
                }
            }
            Step::Wait => {
                plan_look(tx, &found, now)?;
                break;
            }
            Step::Finish => {
                tx.tournaments()
                    .set_stage(id, Stage::Over, StageTimes::default(), now)?;
                put_up(tx, &found, id.result(), now)?;
                break;
            }
        }
    }
    show_changes(tx, &found, now)
}

/// Refreshes everything that has changed.
fn show_changes(
    tx: &WriteTx<'_>,
    before: &StoredTournament,
    now: Timestamp,
) -> Result<(), Failure> {
    let id = before.id;
    let after = tx
        .tournaments()
        .find(id)?
        .ok_or(Refusal::Unknown)?
        .tournament;
    let games = after.games.iter();
    let changed = games.filter(|game| !before.tournament.games.contains(game));
    let mut rounds: BTreeSet<u32> = changed.map(|game| game.round).collect();
    // The newest round has a deadline, and the one before no longer has one.
    rounds.extend([before.tournament.round(), after.round()]);
    for round in rounds {
        tx.bulletins().change(id.round(round), now)?;
    }
    Ok(tx.bulletins().change(id.card(), now)?)
}

/// Leaves a tournament alone for a while if it cannot continue.
pub(super) fn put_off(
    tournaments: &TournamentsMut<'_>,
    id: TournamentId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some((stage, deadline)) = tournaments.stage(id)? else {
        return Ok(());
    };
    tournaments.forget_news(id)?;
    // Before the start, it looks again only if it should start by itself.
    let goes_on = match stage {
        Stage::SignUp => deadline.is_some(),
        Stage::Running => true,
        Stage::Over | Stage::Cancelled => false,
    };
    let again = goes_on.then(|| now.after(UNREADABLE));
    tournaments.set_stage(
        id,
        stage,
        StageTimes {
            deadline,
            look_at: again,
        },
        now,
    )
}

/// Records the results of matches that have ended, and removes those of matches that were declared
/// void. In a knock-out, only the newest round is updated: players who advanced are already playing
/// on.
fn note_results(tx: &WriteTx<'_>, found: &StoredTournament) -> Result<(), Failure> {
    let id = found.id;
    // First, so that a match that ends in the meantime is looked at next time.
    tx.tournaments().forget_news(id)?;
    if found.tournament.stage != Stage::Running {
        return Ok(());
    }
    let from_round = match found.tournament.plan.system {
        System::Knockout => found.tournament.round(),
        System::Swiss | System::RoundRobin | System::DoubleRoundRobin => 1,
    };
    tx.tournaments().void_results(id, from_round)?;
    for ended in tx.tournaments().ended_games(id)? {
        if let Some(result) = result_of(&tx.matches(), ended)? {
            tx.tournaments().set_result(ended.id, result)?;
        }
    }
    Ok(())
}

/// Returns what a finished match counts for. `None` if it cannot be read: then managers have to
/// decide.
fn result_of(
    matches: &Matches<'_>,
    EndedGame { id, outcome }: EndedGame,
) -> Result<Option<GameResult>, Failure> {
    if let Some(outcome) = outcome {
        return Ok(Some(match outcome {
            Outcome::Win(winner) => won_by(winner),
            Outcome::Draw => GameResult::Draw,
        }));
    }
    // It had hardly begun, and a player had everything deleted, or the player to move did not move.
    let Some(found) = readable(id, matches.find(id))? else {
        return Ok(None);
    };
    let is_deleted = |side: &Side| found.players.on(*side).is_deleted();
    let deleted = Side::BOTH.into_iter().find(is_deleted);
    let late = deleted.unwrap_or_else(|| found.position().side_to_move());
    // A player who has made a first move has shown up.
    Ok(Some(
        if deleted.is_none() && has_moved(matches, &found, late)? {
            won_by(late.other())
        } else {
            missed_by(late)
        },
    ))
}

/// Returns what was read of a match. `None` also if it cannot be read, which is logged: no other
/// game of the tournament waits for it.
pub(super) fn readable<T>(
    id: MatchId,
    read: Result<Option<T>, StoreError>,
) -> Result<Option<T>, StoreError> {
    match read {
        Err(error) if !error.is_retryable() => {
            tracing::error!(%id, error = chain(&error), "a match of a tournament could not be read");
            Ok(None)
        }
        read => read,
    }
}

const fn won_by(side: Side) -> GameResult {
    match side {
        Side::First => GameResult::First,
        Side::Second => GameResult::Second,
    }
}

/// Returns the result if this side has not shown up.
pub(super) const fn missed_by(side: Side) -> GameResult {
    match side {
        Side::First => GameResult::SecondUnplayed,
        Side::Second => GameResult::FirstUnplayed,
    }
}

/// Stores games and begins their matches.
fn pair(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    games: Vec<Game>,
    now: Timestamp,
) -> Result<(), Failure> {
    let places = places(&tx.tournaments(), found)?;
    let seat = |number: Number| {
        let entrant = found
            .tournament
            .entrant(number)
            .ok_or(Refusal::NotEntered)?;
        let mut places = places.iter();
        let place = places.find(|place| place.server == entrant.server);
        Ok::<_, Refusal>(Seat {
            player: entrant.player,
            place: *place.ok_or(Refusal::Unknown)?,
        })
    };
    for game in games {
        let id = match game.second {
            Some(second) if game.result.is_none() => {
                let seats = [seat(game.first)?, seat(second)?];
                Some(begin_match(tx, &found.terms, seats, now)?)
            }
            _ => None,
        };
        tx.tournaments()
            .insert_game(found.id, &Game { id, ..game })?;
    }
    Ok(())
}

/// Begins a match of a tournament. Nobody has to accept it.
fn begin_match(
    tx: &WriteTx<'_>,
    terms: &Terms,
    seats: [Seat; 2],
    now: Timestamp,
) -> Result<MatchId, Failure> {
    let arranged = Arranged {
        seats,
        start: terms.start.clone(),
        timing: terms.timing,
        rated: terms.rated,
    };
    begin_arranged(tx, &arranged, now)
}

/// Announces a round, and sets its deadline.
fn begin_round(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    round: u32,
    now: Timestamp,
) -> Result<(), Failure> {
    let plan = found.tournament.plan;
    let has_deadline = !plan.at_once && plan.system != System::Knockout;
    let days = found.terms.round_days.filter(|_| has_deadline);
    let deadline = days.map(|days| now.after(Duration::from_hours(24 * u64::from(days))));
    tx.tournaments().set_stage(
        found.id,
        Stage::Running,
        StageTimes {
            deadline,
            look_at: deadline,
        },
        now,
    )?;
    put_up(tx, found, found.id.round(round), now)
}

/// Shows something of a tournament in each participating server.
fn put_up(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    subject: Subject,
    now: Timestamp,
) -> Result<(), Failure> {
    for place in places(&tx.tournaments(), found)? {
        tx.bulletins().put_up(subject, place, now)?;
    }
    Ok(())
}

/// Returns where a tournament is shown, its own server first.
pub(super) fn places(
    tournaments: &Tournaments<'_>,
    found: &StoredTournament,
) -> Result<Vec<Place>, Failure> {
    let mut places = vec![found.terms.place];
    places.extend(tournaments.taking_part(found.id)?);
    Ok(places)
}

/// Schedules the next check for something due that no match's end announces.
fn plan_look(tx: &WriteTx<'_>, found: &StoredTournament, now: Timestamp) -> Result<(), Failure> {
    let deadline = tx
        .tournaments()
        .stage(found.id)?
        .and_then(|(_, deadline)| deadline);
    // One that has passed without changing anything has nothing more to announce.
    let round_over = deadline.filter(|deadline| *deadline > now);
    let first_move = absent::next_look(tx, found, now)?;
    let look_at = round_over.into_iter().chain(first_move).min();
    Ok(tx.tournaments().set_stage(
        found.id,
        Stage::Running,
        StageTimes { deadline, look_at },
        now,
    )?)
}

/// Withdraws players who were banned since they entered a tournament and would be paired now.
/// Returns whether there were any.
fn withdraw_banned(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    games: &[Game],
) -> Result<bool, Failure> {
    let tournament = &found.tournament;
    let to_play = games.iter().filter(|game| game.result.is_none());
    let mut withdrawn = false;
    for number in to_play
        .flat_map(|game| [Some(game.first), game.second])
        .flatten()
    {
        let Some(entrant) = tournament.entrant(number).filter(|one| one.until.is_none()) else {
            continue;
        };
        if is_banned(&tx.bans(), found, entrant)? {
            tx.tournaments()
                .withdraw_entrant(found.id, number, tournament.round())?;
            withdrawn = true;
        }
    }
    Ok(withdrawn)
}

/// Returns whether a player is banned from play in the server of a tournament, or in their own.
pub(super) fn is_banned(
    bans: &Bans<'_>,
    found: &StoredTournament,
    entrant: &Entrant,
) -> Result<bool, Failure> {
    for server in [found.terms.place.server, entrant.server] {
        if bans.find(server, entrant.player)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}
