//! Matches in which a player may be missing: looking for the player, and what follows.
//!
//! When it is time, Discord is first asked whether the player to move is in the server. What
//! happens depends on the answer, so nothing happens while Discord does not answer.

use std::time::Duration;

use super::{UNREADABLE, end_against, fails_for_good, known};
use crate::host::{
    Failure, Host, Presence,
    pass::{self, AT_ONCE, Left, Pass},
};
use domain::{
    clock::Timestamp,
    matches::{Match, MatchId, Refusal, Termination, TimeRefusal, UserId, WatchStage},
};
use rules::Side;
use store::{About, Lock, Post, WAIT, Watch, WriteTx};

/// When to ask again if there was no answer.
const ASK_AGAIN: Duration = Duration::from_hours(24);

/// Looks for the players for whom it is time.
pub(crate) async fn look_for_missing(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.watches().due(until, after, AT_ONCE), // It is a matter of days, so the next heartbeat is soon enough.
        |_, _| Ok(None),
        |id| look_for_mover(host, id, now),
    )
    .await
}

async fn look_for_mover(host: &Host, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    let looked = host
        .store
        .write(Lock::Match(id), move |tx| look_at_match(tx, id, now));
    if fails_for_good(
        looked.await,
        id,
        "could not check whether a player is missing",
    )? {
        host.store
            .write(Lock::Match(id), move |tx| {
                Ok::<_, Failure>(tx.watches().put_off(id, now.after(UNREADABLE))?)
            })
            .await?;
    }
    Ok(())
}

fn look_at_match(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    let Some(watch) = tx.watches().find(id)? else {
        return Ok(());
    };
    let mut again = now.after(ASK_AGAIN);
    if let Some(over) = tx.watches().stage_ends(id, watch)? {
        if over > now {
            again = over;
        } else if let Some(player) = tx.matches().turn(id)? {
            tx.watches().look_for(id, player, now)?;
        }
    }
    Ok(tx.watches().set(
        id,
        Watch {
            look_at: Some(again),
            ..watch
        },
        now,
    )?)
}

/// Notes the answer whether the player to move is in the server, and acts on it. If a process dies before it has taken
/// the post that asked out of the outbox, Discord is asked again, and a second answer changes nothing.
pub(crate) async fn note_found(
    host: &Host,
    about: About,
    player: UserId,
    here: bool,
) -> Result<(), Failure> {
    let About::Match(id, at) = about else {
        return Ok(());
    };
    let (now, presence) = (host.clock.now(), host.presence);
    let noted = host.store.write(Lock::Match(id), move |tx| {
        // Only a bot that is in the server gets an answer.
        if let Some(server) = tx.showings().server_of(at)? {
            tx.absences().note_presence(server, now)?;
        }
        found(tx, id, player, here, presence, now)
    });
    let noted = noted.await;
    host.asked.notify_one();
    noted
}

fn found(
    tx: &WriteTx<'_>,
    id: MatchId,
    player: UserId,
    here: bool,
    presence: Presence,
    now: Timestamp,
) -> Result<(), Failure> {
    if tx.matches().turn(id)? != Some(player) {
        return Ok(());
    }
    let watch = tx.watches().find(id)?;
    let over = match watch {
        Some(watch) => {
            let known = known(&tx.life(), id, now)?;
            let over = tx.watches().stage_ends(id, watch)?;
            let over = over.filter(|over| *over <= known);
            if let Some(over) = over
                && !presence.is_proven(tx, id, over, now)?
            {
                // It is looked at again once it is known whether the bot is there.
                return Ok(tx.watches().put_off(id, now.after(WAIT))?);
            }
            over
        }
        None => None,
    };
    match (watch.map(|watch| watch.stage), here) {
        (Some(WatchStage::Departed), false) if over.is_some() => {
            let found = tx.matches().find(id)?.ok_or(Refusal::Unknown(id))?;
            let mover = found.position().side_to_move();
            end_against(tx, &found, mover, Termination::Departure, now)
        }
        (Some(WatchStage::Departed), false) => Ok(()),
        (_, false) => begin_stage(tx, id, WatchStage::Departed, now, now),
        (Some(WatchStage::Departed), true) => {
            tx.watches().restart(id, now)?;
            Ok(tx.outbox().enqueue(id, &Post::Back { player }, now)?)
        }
        (Some(WatchStage::Calm), true) if over.is_some() => {
            begin_stage(tx, id, WatchStage::Warned, now, now)
        }
        // It could be claimed from the moment on when the time was over, which is proven already. So
        // whoever claims it right after the announcement is not refused.
        (Some(WatchStage::Warned), true) => match over {
            Some(over) => begin_stage(tx, id, WatchStage::Claimable, over, now),
            None => Ok(()),
        },
        (_, true) => Ok(()),
    }
}

/// Begins a stage, and announces it.
fn begin_stage(
    tx: &WriteTx<'_>,
    id: MatchId,
    stage: WatchStage,
    since: Timestamp,
    now: Timestamp,
) -> Result<(), Failure> {
    let watch = Watch {
        stage,
        since,
        look_at: stage.lasts().map(|lasts| now.after(lasts)),
    };
    tx.watches().set(id, watch, now)?;
    Ok(tx.outbox().enqueue(id, &Post::Missing { stage }, now)?)
}

/// Claims a match without a clock for the opponent of an inactive player.
pub(crate) fn claim(
    tx: &WriteTx<'_>,
    found: &Match,
    side: Side,
    presence: Presence,
    now: Timestamp,
) -> Result<(), Failure> {
    let id = found.id;
    if found.end.is_some() {
        return Err(Refusal::Finished(id).into());
    }
    let mover = found.position().side_to_move();
    let watch = tx.watches().find(id)?;
    let claimable = watch.filter(|watch| watch.stage == WatchStage::Claimable && mover != side);
    let is_claimable = match claimable {
        Some(watch) => presence.is_proven(tx, id, watch.since, now)?,
        None => false,
    };
    if !is_claimable {
        return Err(TimeRefusal::NotAbandoned(id).into());
    }
    end_against(tx, found, mover, Termination::Silence, now)
}

#[cfg(test)]
mod tests;
