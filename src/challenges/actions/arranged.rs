//! Matches that others have arranged: by a tournament, a contest between two servers, or two matching
//! seeks. Nobody accepts a challenge, so none is posted, and the match begins immediately.

use super::limits::may_open_thread;
use crate::host::Failure;
use domain::{
    clock::Timestamp,
    matches::{ChannelId, Invitation, MatchId, Place, Players, Refusal, SideWish, Timing, UserId},
};
use rules::{AnyPosition, Side};
use store::{Post, Showing, WriteTx};

/// A player of an arranged match, and where the player's server shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The player.
    pub player: UserId,
    /// Where the match is shown, unless the server has chosen another place for all matches and the bot
    /// can post there. If both players are from one server, the first player's place counts.
    pub place: Place,
}

/// A match that others have arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arranged {
    /// The two different players, by [`Side::index`].
    pub seats: [Seat; 2],
    /// The position to start from.
    pub start: AnyPosition,
    /// How time runs in it.
    pub timing: Timing,
    /// Whether it counts for ratings.
    pub rated: bool,
}

/// Begins a match that others have arranged, in a thread of the server where both play, or of each
/// player's server. Whether the players may and want to play it has already been decided: limits, blocks
/// and bans are not checked.
pub fn begin_arranged(
    tx: &WriteTx<'_>,
    arranged: &Arranged,
    now: Timestamp,
) -> Result<MatchId, Failure> {
    let [first, second] = arranged.seats;
    let chosen = |place: Place| -> Result<Place, Failure> {
        Ok(tx.settings().of_server(place.server)?.place(place))
    };
    let invitation = Invitation {
        place: chosen(first.place)?,
        start: arranged.start.clone(),
        challenger: first.player,
        opponent: Some(second.player),
        wish: SideWish::Side(Side::First),
        timing: arranged.timing,
        rated: arranged.rated,
        rematch_of: None,
    };
    let id = tx.challenges().insert(&invitation, now)?;
    if second.place.server != first.place.server {
        let challenge = tx.challenges().find(id)?.ok_or(Refusal::Unknown(id))?;
        tx.showings()
            .insert_mirror(&challenge, chosen(second.place)?, second.player)?;
    }
    let players = Players::with(first.player, Side::First, second.player);
    tx.matches().insert(id, &invitation, players, now)?;
    for showing in tx.showings().of_match(id)? {
        let mut seats = arranged.seats.iter();
        let seat = seats.find(|seat| seat.place.server == showing.place.server);
        let asked_in = seat.map(|seat| seat.place.channel);
        open_venue(tx, &showing, &begin_at(&showing, asked_in), now)?;
    }
    tx.outbox().enqueue(id, &START, now)?;
    Ok(id)
}

/// Returns the post that begins a match that was asked for in this channel and has no posted challenge.
pub(crate) fn begin_at(showing: &Showing, asked_in: Option<ChannelId>) -> Post {
    Post::Begin {
        instead: asked_in.filter(|channel| *channel != showing.place.channel),
        bare: false,
    }
}

/// The board that begins a match.
pub(crate) const START: Post = Post::Board {
    ply: 0,
    taken_back: 0,
    new: 0,
};

/// Where a match that has begun is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// In its own thread, where one can be opened.
    InThread,
    /// In the challenge's channel, because the server has opened too many threads recently.
    InChannel,
    /// In the challenge's channel, because the server has chosen that.
    AsChosen,
}

/// Returns how a match is shown, opening a thread with this post if possible and using the channel
/// otherwise.
pub(crate) fn open_venue(
    tx: &WriteTx<'_>,
    showing: &Showing,
    by: &Post,
    now: Timestamp,
) -> Result<Shown, Failure> {
    let Place {
        server, channel, ..
    } = showing.place;
    if server.is_direct() {
        tx.showings().set_venue(showing.id, channel)?;
        return Ok(Shown::AsChosen);
    }
    // Counted in any case, because the count also shows that there was a match here.
    let may_open = may_open_thread(&tx.showings(), server, now)?;
    let shown = if !tx.settings().of_server(server)?.has_venues() {
        Shown::AsChosen
    } else if may_open {
        Shown::InThread
    } else {
        Shown::InChannel
    };
    if shown == Shown::InThread {
        tx.outbox().enqueue_at(showing.id, by, now)?;
        return Ok(shown);
    }
    tx.showings().set_venue(showing.id, channel)?;
    if let Post::Begin {
        instead: Some(instead),
        ..
    } = *by
    {
        let look = Post::Begin {
            instead: Some(instead),
            bare: true,
        };
        tx.outbox().enqueue_at(showing.id, &look, now)?;
    }
    Ok(shown)
}
