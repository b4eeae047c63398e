//! Sharing: a player shows a match against the computer to the server where they play it.

use crate::{
    challenges::actions::arranged::{begin_at, open_venue},
    host::{Cx, Failure},
    matches::actions::{moves::say_board, venues::newest},
};
use domain::matches::{ChannelId, MatchId, Place, Refusal};
use store::Post;

/// What everyone sees of a match that its player has shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Its boards, from the newest one on.
    Boards,
    /// How it ended.
    Result,
}

/// Shows a match against the computer to its server: its boards from now on, or its result if it is over. `place` is where the
/// server shows its matches now, for one that only its player has seen until now, and `asked_in` the fallback if it cannot be
/// shown there. Sharing it again posts nothing new.
///
/// # Errors
/// [`Refusal::NotAPlayer`] for anyone but its player; [`Refusal::UnknownButton`] if it is no such match.
pub fn share(
    cx: &Cx<'_>,
    id: MatchId,
    place: Place,
    asked_in: ChannelId,
) -> Result<(Shared, ChannelId), Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let found = cx.lock_match(id)?;
    found.side_of(cx.user())?;
    let is_of_server = found.players.computer().is_some() && !found.place.server.is_direct();
    if !is_of_server {
        return Err(Refusal::UnknownButton.into());
    }
    let at = found.showing;
    let before = tx.showings().venue(at)?.ok_or(Refusal::Unknown(id))?;
    let was_private = before.boards.is_private();
    let channel = if was_private {
        tx.showings().share(at, place.channel)?;
        place.channel
    } else {
        before.place.channel
    };
    if found.end.is_none() {
        if was_private {
            for showing in tx.showings().of_match(id)? {
                open_venue(tx, &showing, &begin_at(&showing, Some(asked_in)), now)?;
            }
            say_board(&tx.outbox(), id, [None, found.turn()], &newest(&found), now)?;
        }
        return Ok((Shared::Boards, channel));
    }
    if was_private {
        tx.showings().set_venue(at, channel)?;
    }
    // Where the boards are in the channel itself, the last of them is there already.
    let has_thread = before.shown_in() != before.place.channel;
    if was_private || has_thread || before.challenge.is_some() {
        tx.outbox().enqueue_at(at, &Post::ShareResult, now)?;
    }
    Ok((Shared::Result, channel))
}
