//! Matches in which somebody may be missing: asking for the player, and what follows.
//!
//! When it is time, it is first asked whether the player who must move is in the server. What happens
//! follows from the answer, so nothing happens while Discord does not answer.

use std::time::Duration;

use super::{
    Failure, Host,
    clocks::{UNREADABLE, end_against, fails_for_good, known},
};
use crate::{
    clock::Timestamp,
    games::Side,
    matches::{Match, MatchId, Refusal, Termination, TimeRefusal, UserId, WatchStage},
    store::{Lock, Post, Watch, WriteTx},
};

/// How many due matches are looked for at once.
const AT_ONCE: u32 = 100;

/// When it is asked again if there was no answer.
const ASK_AGAIN: Duration = Duration::from_hours(24);

impl Host {
    /// Asks for the players for whom it is time.
    pub(super) async fn look_for_missing(&self, now: Timestamp) -> Result<(), Failure> {
        loop {
            let due = self
                .store
                .read(move |tx| Ok::<_, Failure>(tx.due_watches(now, AT_ONCE)?));
            let due = due.await?;
            if due.is_empty() {
                return Ok(());
            }
            for id in due {
                let looked = self
                    .store
                    .write(Lock::Match(id), move |tx| look(tx, id, now));
                if fails_for_good(looked.await, id, "nobody can be looked for")? {
                    self.store
                        .write(Lock::Match(id), move |tx| {
                            Ok::<_, Failure>(tx.put_off_watch(id, now.after(UNREADABLE))?)
                        })
                        .await?;
                }
            }
        }
    }
}

fn look(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    let Some(watch) = tx.watch(id)? else {
        return Ok(());
    };
    let mut again = now.after(ASK_AGAIN);
    if let Some(over) = tx.stage_ends(id, watch)? {
        if over > now {
            again = over;
        } else if let Some(player) = tx.turn(id)? {
            tx.look_for(id, player, now)?;
        }
    }
    Ok(tx.set_watch(
        id,
        Watch {
            look_at: Some(again),
            ..watch
        },
        now,
    )?)
}

/// Does what follows once it is known whether the player who must move is in the server.
pub(super) fn found(
    tx: &WriteTx<'_>,
    id: MatchId,
    (player, here): (UserId, bool),
    now: Timestamp,
) -> Result<(), Failure> {
    if tx.turn(id)? != Some(player) {
        return Ok(());
    }
    let watch = tx.watch(id)?;
    let is_over = match watch {
        Some(watch) => {
            let known = known(tx, id, now)?;
            tx.stage_ends(id, watch)?.is_some_and(|over| over <= known)
        }
        None => false,
    };
    match (watch.map(|watch| watch.stage), here) {
        (Some(WatchStage::Departed), false) if is_over => {
            let found = tx.find_match(id)?.ok_or(Refusal::Unknown(id))?;
            let mover = found.position().side_to_move();
            end_against(tx, &found, mover, Termination::Departure, now)
        }
        (Some(WatchStage::Departed), false) => Ok(()),
        (_, false) => begin(tx, id, WatchStage::Departed, now),
        (Some(WatchStage::Departed), true) => {
            tx.watch_anew(id, now)?;
            Ok(tx.say(id, &Post::Back { player }, now)?)
        }
        (Some(WatchStage::Calm), true) if is_over => begin(tx, id, WatchStage::Warned, now),
        (Some(WatchStage::Warned), true) if is_over => begin(tx, id, WatchStage::Claimable, now),
        (_, true) => Ok(()),
    }
}

/// Begins a stage, and says so.
fn begin(tx: &WriteTx<'_>, id: MatchId, stage: WatchStage, now: Timestamp) -> Result<(), Failure> {
    let watch = Watch {
        stage,
        since: now,
        look_at: stage.lasts().map(|lasts| now.after(lasts)),
    };
    tx.set_watch(id, watch, now)?;
    Ok(tx.say(id, &Post::Missing { stage }, now)?)
}

/// Ends a match without a clock for the opponent of a player who does nothing.
pub(super) fn claim(
    tx: &WriteTx<'_>,
    found: &Match,
    side: Side,
    now: Timestamp,
) -> Result<(), Failure> {
    let id = found.id;
    if found.end.is_some() {
        return Err(Refusal::Finished(id).into());
    }
    let mover = found.position().side_to_move();
    let is_claimable = tx
        .watch(id)?
        .is_some_and(|watch| watch.stage == WatchStage::Claimable);
    if !is_claimable || mover == side {
        return Err(TimeRefusal::NotAbandoned(id).into());
    }
    end_against(tx, found, mover, Termination::Silence, now)
}

#[cfg(test)]
mod tests;
