//! Changes to where matches are shown.

use super::following;
use crate::host::{Cx, Failure, Host};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, Match, MatchId, Refusal},
};
use store::{About, Lock, Post, Unreachable, WriteTx};

/// Sends the boards of a match that is shown in a channel to another one from now on.
pub async fn move_to(host: &Host, about: About, channel: ChannelId) -> Result<(), Failure> {
    let About::Match(id, at) = about else {
        return Ok(());
    };
    host.store
        .write(Lock::Match(id), move |tx| {
            Ok(tx.showings().set_venue(at, channel)?)
        })
        .await
}

/// Moves a match whose channel is gone to this one, at the request of one of its players.
pub fn settle(cx: &Cx<'_>, id: MatchId, channel: ChannelId) -> Result<(), Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let found = cx.lock_match(id)?;
    let at = found.showing;
    let venue = tx.showings().venue(at)?.ok_or(Refusal::Unknown(id))?;
    let plays = found.players.side_of(cx.user()).is_some();
    if venue.unreachable == Some(Unreachable::Gone) && plays {
        tx.showings().move_to(at, channel, now)?;
        if !tx.outbox().board_waits(at)? {
            tx.outbox().enqueue_at(at, &newest(&found), now)?;
        }
    }
    Ok(())
}

/// Announces that a match is over, once its last board is posted: in the channel of its challenge,
/// to users who look for its thread, and to its followers.
pub(crate) fn tell_end(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    following::tell_end(tx, id, now)?;
    tx.contests().look_at(id, now)?;
    tx.outbox().enqueue(id, &Post::TellResult, now)?;
    Ok(tx.outbox().enqueue(id, &Post::CloseThread, now)?)
}

/// Returns the post that shows the current state of a match.
pub(crate) fn newest(of: &Match) -> Post {
    match of.end {
        Some(end) if !end.is_by_move() => Post::Result,
        _ => Post::Board {
            ply: of.ply(),
            taken_back: of.taken_back,
            new: 1,
        },
    }
}
