//! Rematches: another match between the same two players, with sides swapped.

use super::{Failure, Host, challenges::begin, find_match};
use crate::{
    games::Side,
    matches::{ChallengeState, Invitation, LIFETIME, MatchId, Refusal, ServerId, SideWish, UserId},
    store::{Lock, Post},
};

/// What it did to ask for a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// The opponent has been challenged.
    Offered {
        /// The new challenge.
        id: MatchId,
        /// The player who has been challenged.
        opponent: UserId,
    },
    /// The opponent had asked first, so the match begins.
    Begun(MatchId),
}

impl Host {
    /// Offers to play a finished match again on the same terms, with sides swapped. If the opponent
    /// has offered that already, the match begins.
    pub async fn rematch(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<Rematch, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::User(by), move |tx| {
                tx.lock(Lock::Match(id))?;
                let found = find_match(tx, server, id)?;
                let side = found.side_of(by)?;
                if found.end.is_none() {
                    return Err(Refusal::StillRunning(id).into());
                }
                let opponent = found.players.on(side.other());
                if let Some(other) = tx.rematch_of(id)? {
                    // The opponent may press one of the buttons of the other challenge meanwhile.
                    tx.lock(Lock::Match(other.id))?;
                    let other = tx.challenge(other.id)?.unwrap_or(other);
                    if other.state != ChallengeState::Open {
                        return Err(Refusal::SeatTaken(other.id).into());
                    }
                    if other.invitation.challenger == by {
                        return Err(Refusal::RematchOffered(opponent).into());
                    }
                    // The sides are settled, so no lot is drawn.
                    begin(tx, &other, by, now, Side::First)?;
                    return Ok(Rematch::Begun(other.id));
                }
                let first = tx.challenge(id)?.ok_or(Refusal::Unknown(id))?.invitation;
                let invitation = Invitation {
                    challenger: by,
                    opponent: Some(opponent),
                    wish: SideWish::Side(side.other()),
                    rematch_of: Some(id),
                    ..first
                };
                invitation.check(tx.count_open_challenges(server, by)?)?;
                let id = tx.insert_challenge(&invitation, now.after(LIFETIME))?;
                tx.say(id, &Post::Challenge, now)?;
                Ok(Rematch::Offered { id, opponent })
            })
            .await
    }
}
