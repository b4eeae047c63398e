//! Rematches: another match between the same two players, with sides swapped.

use crate::host::{
    Failure, Host, Shown,
    challenges::{
        begin,
        limits::{Purpose, check_invitation},
        lock_both, mirror, post_cards,
    },
    find_match,
    learning::computer,
};
use domain::{
    matches::{
        Actor, ChallengeState, ChannelId, Invitation, MatchId, Place, Refusal, SideWish, UserId,
    },
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
}

impl Host {
    /// Offers to replay a finished match on the same terms, with sides swapped. If the server no
    /// longer offers the match's pace, the server's usual one is used. If the opponent has already
    /// offered the same, the match begins. `by` is a member with these roles.
    pub async fn rematch(
        &self,
        id: MatchId,
        player: Actor,
        shown: ShowRematch,
    ) -> Result<Rematch, Failure> {
        let (now, most_matches) = (self.clock.now(), self.most_matches);
        let (server, by) = (player.server, player.user);
        self.store
            .write(Lock::None, move |tx| {
                let players = find_match(tx, server, id)?.players;
                lock_both(tx, players.on(Side::First), players.on(Side::Second))?;
                tx.lock(Lock::Match(id))?;
                let found = find_match(tx, server, id)?;
                let side = found.side_of(by)?;
                if found.end.is_none() {
                    return Err(Refusal::StillRunning(id).into());
                }
                let opponent = found.players.on(side.other());
                if opponent.is_computer() {
                    let begun = computer::again(tx, id, &player, None, shown, now)?;
                    return Ok(Rematch::Begun(begun.id, begun.shown));
                }
                if let Some(other) = tx.challenges().rematch_of(id)? {
                    // The opponent may press one of the buttons of the other challenge in the
                    // meantime.
                    tx.lock(Lock::Match(other.id))?;
                    let other = tx.challenges().find_in(server, other.id)?.unwrap_or(other);
                    if other.state != ChallengeState::Open {
                        return Err(Refusal::SeatTaken(other.id).into());
                    }
                    if other.invitation.challenger == by {
                        return Err(Refusal::RematchOffered(opponent).into());
                    }
                    // The sides are settled, so they are not drawn at random.
                    let lot = Side::First;
                    let shown = begin(tx, &other, by, now, lot, most_matches)?;
                    return Ok(Rematch::Begun(other.id, shown));
                }
                let own = tx
                    .challenges()
                    .find_in(server, id)?
                    .ok_or(Refusal::Unknown(id))?;
                let first = own.invitation;
                let invitation = Invitation {
                    challenger: by,
                    opponent: Some(opponent),
                    wish: SideWish::Side(side.other()),
                    rematch_of: Some(id),
                    place: ServerSettings {
                        home: shown.home,
                        ..tx.settings().of_server(server)?
                    }
                    .place(first.place),
                    timing: tx.settings().paces(server)?.renew(first.timing),
                    ..first
                };
                check_invitation(
                    tx,
                    &invitation,
                    &player.roles,
                    Purpose::Play,
                    most_matches,
                    now,
                )?;
                let again = tx.challenges().insert(&invitation, now)?;
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
                tx.people().note_act(by, now)?;
                let here = Place {
                    channel: shown.asked_in,
                    ..first.place
                };
                post_cards(tx, again, here, there, now)?;
                let channel = invitation.place.channel;
                Ok(Rematch::Offered {
                    id: again,
                    opponent,
                    channel,
                })
            })
            .await
    }
}
