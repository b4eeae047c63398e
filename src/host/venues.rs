//! Where matches are shown, when that changes.

use super::{Failure, Host, find_match, following};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, Match, MatchId, Refusal, ServerId, UserId},
};
use store::{About, Adrift, Lock, Post, WriteTx};

impl Host {
    /// Sends the boards of a match to another channel from now on, where it is shown so.
    pub async fn move_venue(&self, about: About, channel: ChannelId) -> Result<(), Failure> {
        let About::Match(id, at) = about else {
            return Ok(());
        };
        self.store
            .write(Lock::Match(id), move |tx| Ok(tx.set_venue(at, channel)?))
            .await
    }

    /// Shows a match whose channel is gone in this one from now on, if one of its players wants it.
    pub async fn settle(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        channel: ChannelId,
    ) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let found = find_match(tx, server, id)?;
                let at = found.showing;
                let venue = tx.venue(at)?.ok_or(Refusal::Unknown(id))?;
                let plays = found.players.side_of(by).is_some();
                if venue.adrift == Some(Adrift::Gone) && plays {
                    tx.move_to(at, channel, now)?;
                    if !tx.board_waits(at)? {
                        tx.say_at(at, &newest(&found), now)?;
                    }
                }
                Ok(())
            })
            .await
    }
}

/// Has everybody told that a match is over, once its last board is posted: the channel of its
/// challenge, who looks for its thread, and who follows it.
pub(super) fn tell_end(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    following::tell_end(tx, id, now)?;
    tx.look_at_contest_of(id, now)?;
    tx.say(id, &Post::TellResult, now)?;
    Ok(tx.say(id, &Post::CloseThread, now)?)
}

/// What shows a match as it is now.
pub(super) fn newest(of: &Match) -> Post {
    match of.end {
        Some(end) if !end.is_by_move() => Post::Result,
        _ => Post::Board {
            ply: of.ply(),
            taken_back: of.taken_back,
            new: 1,
        },
    }
}
