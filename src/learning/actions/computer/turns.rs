//! The computer's turns: claimed by one process, computed, and played once.

use std::time::Duration;

use super::brain::{self, Situation};
use crate::{
    host::{Failure, Host, find_record},
    matches::actions::moves::commit_plies,
};
use domain::{
    clock::Timestamp,
    matches::{Match, MatchId, Record, Refusal, UserId},
};
use rules::Square;
use store::{ComputerTurn, Holder, Lock, Matches};

/// How long a process can be silent about a turn before another one tries. A process that is too late
/// plays nothing.
const LEASE: Duration = Duration::from_secs(90);

/// How often a process reports that it is still waiting for a thinker, or thinking.
const RENEW: Duration = Duration::from_secs(30);

// If one renewal fails or is late, the next one is still in time.
const _: () = assert!(2 * RENEW.as_secs() < LEASE.as_secs());

/// The longest a process waits before looking for turns. Others cause some too, without this one hearing
/// of it.
const LOOK_EVERY: Duration = Duration::from_secs(15);

/// The first pause after the computer could not move, for example because the rules have changed.
const PAUSE: Duration = Duration::from_mins(1);

/// The longest pause. Attempts continue until the match is over.
const LONGEST_PAUSE: Duration = Duration::from_hours(6);

/// The turns to think about now, and when to look for more.
#[derive(Clone, Debug)]
pub struct ComputerTurns {
    /// The turns, leased to the holder.
    pub turns: Vec<ComputerTurn>,
    /// When the next one is due, or when to look again.
    pub next: Timestamp,
}

/// A move that the computer wants to play.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    /// The computer, at its level.
    computer: UserId,
    /// The revision of the board it was computed for.
    revision: u32,
    /// The squares that name the move.
    squares: Vec<Square>,
}

/// Leases turns of the computer to this holder.
pub async fn claim(host: &Host, holder: Holder, most: usize) -> Result<ComputerTurns, Failure> {
    let now = host.clock.now();
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    host.store
        .write(Lock::None, move |tx| {
            let turns = tx
                .computer()
                .claim_turns(holder, now, now.after(LEASE), most)?;
            let look = now.after(LOOK_EVERY);
            let next = tx
                .computer()
                .next_turn()?
                .map_or(look, |next| next.min(look));
            Ok(ComputerTurns { turns, next })
        })
        .await
}

/// Waits until the computer may have to move, or until `next`.
pub async fn wait(host: &Host, next: Timestamp) {
    tokio::select! {
        () = host.clock.sleep_until(next) => {}
        () = host.store.computer_turn() => {}
    }
}

/// Thinks about a turn and plays it, unless the match has gone on in the meantime. If that isn't
/// possible, schedules another attempt after a growing pause.
pub async fn play(host: &Host, holder: Holder, turn: ComputerTurn) -> Result<(), Failure> {
    let played = try_to_play(host, holder, turn).await;
    if played.is_err() {
        let pause = PAUSE.saturating_mul(1 << turn.failures.min(16));
        let until = host.clock.now().after(pause.min(LONGEST_PAUSE));
        host.store
            .write(Lock::Match(turn.id), move |tx| {
                Ok::<_, Failure>(tx.computer().put_off_turn(holder, turn.id, until)?)
            })
            .await?;
    }
    played
}

async fn try_to_play(host: &Host, holder: Holder, turn: ComputerTurn) -> Result<(), Failure> {
    match think_about(host, holder, turn).await? {
        Some(thought) => play_thought(host, holder, turn.id, thought).await,
        None => Ok(()),
    }
}

/// Thinks about a turn as long as it is leased to this holder. Returns `None` once nobody is waiting
/// for the move.
pub(crate) async fn think_about(
    host: &Host,
    holder: Holder,
    turn: ComputerTurn,
) -> Result<Option<Thought>, Failure> {
    let id = turn.id;
    let loaded = host.store.read(move |tx| situation(&tx.matches(), id));
    let loaded = loaded.await?;
    let Some((computer, revision, situation)) = loaded else {
        return Ok(None);
    };
    let level = computer.level().ok_or(Refusal::Unknown(id))?;
    let chosen = tokio::select! {
        chosen = brain::choose(turn.player, level, situation) => chosen?,
        () = lose(host, holder, id) => return Ok(None),
    };
    Ok(Some(Thought {
        computer,
        revision,
        squares: chosen.ok_or(Refusal::Finished(id))?.squares(),
    }))
}

/// Renews the lease on a turn until it is lost, because moves were taken back or another process has
/// it. However long the turn waits for a thinker, nobody else thinks about it in the meantime.
async fn lose(host: &Host, holder: Holder, id: MatchId) {
    loop {
        let next = host.clock.now().after(RENEW);
        host.clock.sleep_until(next).await;
        let until = host.clock.now().after(LEASE);
        let renewed = host.store.write(Lock::None, move |tx| {
            Ok::<_, Failure>(tx.computer().renew_turn(holder, id, until)?)
        });
        // A failing database is asked again, and the lease lasts longer than that.
        if let Ok(false) = renewed.await {
            return;
        }
    }
}

/// Plays the chosen move, unless the match has gone on in the meantime.
pub(crate) async fn play_thought(
    host: &Host,
    holder: Holder,
    id: MatchId,
    thought: Thought,
) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::Match(id), move |tx| {
            if !tx.computer().holds_turn(holder, id)? {
                // Moves were taken back in the meantime, or another process has played.
                return Ok(());
            }
            let found = find(&tx.matches(), id)?;
            if found.revision() != thought.revision {
                // The computer is to move again, but on another board, which needs another thought.
                return Ok(());
            }
            let next = found.play(thought.computer, &thought.squares)?;
            commit_plies(tx, &found, &next, now).map(drop)
        })
        .await
}

/// Returns the computer that is to move in a match, the revision, and what it has to know, or `None` if
/// it is not the computer's turn.
fn situation(
    matches: &Matches<'_>,
    id: MatchId,
) -> Result<Option<(UserId, u32, Situation)>, Failure> {
    let found = find(matches, id)?;
    let Some(computer) = found.turn().filter(|turn| turn.is_computer()) else {
        return Ok(None);
    };
    let record = find_record(matches, id)?;
    let situation = situation_of(&found, &record);
    Ok(Some((computer, found.revision(), situation)))
}

fn find(matches: &Matches<'_>, id: MatchId) -> Result<Match, Failure> {
    Ok(matches.find(id)?.ok_or(Refusal::Unknown(id))?)
}

/// Returns what the computer has to know about a match.
pub(crate) fn situation_of(found: &Match, record: &Record) -> Situation {
    let plies = record.plies().iter().map(|ply| ply.position.clone());
    let mut played: Vec<_> = std::iter::once(record.start().clone())
        .chain(plies)
        .collect();
    if played.last() == Some(found.position()) {
        played.pop();
    }
    Situation {
        id: found.id,
        position: found.position().clone(),
        played,
    }
}
