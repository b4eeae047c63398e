//! Sharing: a player shows a match against the computer to the server where they play it.

use crate::{
    challenges::actions::{
        arranged::{begin_at, open_venue},
        limits::check_members,
    },
    host::{Cx, Failure},
    matches::actions::{moves::say_board, venues::newest},
};
use domain::matches::{ChannelId, End, MatchId, Place, Refusal};
use store::{Lock, Post, Venue};

/// What everyone sees of a match that its player has shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Its boards, from the newest one on.
    Boards,
    /// How it ended, in this channel.
    Result(ChannelId),
}

/// Returns whether nothing of a match against the computer is posted in its server: it has not been shared, or it is over and
/// its result could not be posted.
pub fn is_unshared(venue: &Venue, end: Option<End>) -> bool {
    let is_unposted = venue.challenge.is_none() && venue.board.is_none();
    let is_missing = end.is_some() && is_unposted && !venue.place.server.is_direct();
    venue.boards.is_private() || is_missing
}

/// Shows a match against the computer to its server: its boards from now on, or its result if it is over. `place` is where that
/// goes for one that [is unshared](is_unshared), and `asked_in` the fallback for boards that cannot be shown there. Sharing it
/// again posts nothing new.
///
/// # Errors
/// [`Refusal::NotAPlayer`] for anyone but its player; [`Refusal::UnknownButton`] if it is no such match. If it is unshared, also
/// the refusal for a member who may not challenge in the server, because then nothing new of theirs is posted there.
pub fn share(
    cx: &Cx<'_>,
    id: MatchId,
    place: Place,
    asked_in: ChannelId,
) -> Result<Shared, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    tx.lock(Lock::User(cx.user()))?;
    let found = cx.lock_match(id)?;
    found.side_of(cx.user())?;
    let is_of_server = found.players.computer().is_some() && !found.place.server.is_direct();
    if !is_of_server {
        return Err(Refusal::UnknownButton.into());
    }
    let at = found.showing;
    let before = tx.showings().venue(at)?.ok_or(Refusal::Unknown(id))?;
    let was_private = before.boards.is_private();
    let was_unshared = is_unshared(&before, found.end);
    if was_unshared {
        let server = before.place.server;
        check_members(tx, server, cx.user(), &cx.by.roles, None)?;
    }
    if was_private {
        tx.showings().share(at, place.channel)?;
    }
    if found.end.is_none() {
        if was_private {
            for showing in tx.showings().of_match(id)? {
                open_venue(tx, &showing, &begin_at(&showing, Some(asked_in)), now)?;
            }
            say_board(&tx.outbox(), id, [None, found.turn()], &newest(&found), now)?;
        }
        return Ok(Shared::Boards);
    }
    let mut channel = before.place.channel;
    if was_unshared {
        channel = place.channel;
        tx.showings().move_challenge(at, channel)?;
        tx.showings().set_venue(at, channel)?;
    }
    // Where the boards are in the channel itself, the last of them is there already.
    let has_thread = before.shown_in() != before.place.channel;
    if was_unshared || has_thread || before.challenge.is_some() {
        tx.outbox().enqueue_at(at, &Post::ShareResult, now)?;
    }
    Ok(Shared::Result(channel))
}
