//! Rematches: another match between the same two players, with sides swapped.

use crate::{
    challenges::actions::{
        arranged::Shown,
        begin_match,
        limits::{Purpose, check_invitation},
        lock_both, mirror, post_cards,
    },
    host::{Cx, Failure},
    learning::actions::computer::{self, ComputerBegun},
};
use domain::{
    matches::{ChallengeState, ChannelId, Invitation, MatchId, Place, Refusal, SideWish, UserId},
    settings::{Home, ServerSettings},
};
use rules::Side;
use store::Lock;

/// Where a rematch is shown.
#[derive(Clone, Copy, Debug)]
pub struct ShowRematch {
    /// Where the server's matches are shown now.
    pub home: Home,
    /// The fallback if it cannot be posted there: the channel where the rematch was requested.
    pub asked_in: ChannelId,
}

/// The outcome of asking for a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// The opponent has been challenged.
    Offered {
        /// The new challenge.
        id: MatchId,
        /// The player who has been challenged.
        opponent: UserId,
        /// Where the challenge is posted.
        channel: ChannelId,
    },
    /// The opponent had already asked, so the match begins.
    Begun(MatchId, Shown),
    /// The opponent is the computer, so the match begins.
    AgainstComputer(ComputerBegun),
}

/// Offers to replay a finished match on the same terms, with sides swapped. If the server no longer offers the match's
/// pace, the server's usual one is used. If the opponent has already offered the same, the match begins.
pub fn ask(cx: &Cx<'_>, id: MatchId, shown: ShowRematch) -> Result<Rematch, Failure> {
    let (tx, by) = (cx.tx, cx.user());
    let players = cx.find_match(id)?.players;
    lock_both(tx, players.on(Side::First), players.on(Side::Second))?;
    let found = cx.lock_match(id)?;
    let side = found.side_of(by)?;
    if found.end.is_none() {
        return Err(Refusal::StillRunning(id).into());
    }
    let opponent = found.players.on(side.other());
    if opponent.is_computer() {
        return Ok(Rematch::AgainstComputer(computer::again(cx, id, None)?));
    }
    if let Some(other) = tx.challenges().rematch_of(id)? {
        // The opponent may press one of the buttons of the other challenge in the meantime.
        tx.lock(Lock::Match(other.id))?;
        let other = tx
            .challenges()
            .find_in(cx.server(), other.id)?
            .unwrap_or(other);
        if other.state != ChallengeState::Open {
            return Err(Refusal::SeatTaken(other.id).into());
        }
        if other.invitation.challenger == by {
            return Err(Refusal::RematchOffered(opponent).into());
        }
        let shown = begin_match(cx, &other)?;
        return Ok(Rematch::Begun(other.id, shown));
    }
    let own = tx
        .challenges()
        .find_in(cx.server(), id)?
        .ok_or(Refusal::Unknown(id))?;
    let first = own.invitation;
    let invitation = Invitation {
        challenger: by,
        opponent: Some(opponent),
        wish: SideWish::Side(side.other()),
        rematch_of: Some(id),
        place: ServerSettings {
            home: shown.home,
            ..tx.settings().of_server(cx.server())?
        }
        .place(first.place),
        timing: tx.settings().paces(cx.server())?.renew(first.timing),
        ..first
    };
    check_invitation(cx, &invitation, Purpose::Play)?;
    let again = tx.challenges().insert(&invitation, cx.now)?;
    let elsewhere = tx.showings().home_of(id, opponent)?;
    let mut there = None;
    if elsewhere != own.showing {
        let place = tx
            .showings()
            .venue(elsewhere)?
            .ok_or(Refusal::Unknown(id))?
            .place;
        mirror(tx, again, opponent, place)?;
        there = Some(place);
    }
    cx.note_act()?;
    let here = Place {
        channel: shown.asked_in,
        ..first.place
    };
    post_cards(tx, again, here, there, cx.now)?;
    let channel = invitation.place.channel;
    Ok(Rematch::Offered {
        id: again,
        opponent,
        channel,
    })
}
