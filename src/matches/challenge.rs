//! Challenges: made, taken, declined, withdrawn, expired.

use std::time::Duration;

use super::{MatchId, Place, Players, Refusal, UserId};
use crate::{
    clock::Timestamp,
    games::{AnyPosition, Side},
    variants::variants,
};

/// How long a challenge waits for an answer. A week, so that who looks in on weekends sees it.
pub const LIFETIME: Duration = Duration::from_hours(7 * 24);

/// How many challenges one person may have waiting in one server, so that nobody floods it.
const MOST_OPEN: u32 = 10;

variants! {
    /// Which side the challenger wants.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SideWish {
        /// Drawn by lot when the challenge is taken.
        #[default]
        Lot = "lot",
        /// This one.
        Side(Side),
    }
}

/// What somebody proposes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Where it is made.
    pub place: Place,
    /// The position to start from, which also says which game and which board.
    pub start: AnyPosition,
    /// Who proposes.
    pub challenger: UserId,
    /// To whom, or to anybody in the server.
    pub opponent: Option<UserId>,
    /// Which side the challenger wants.
    pub wish: SideWish,
    /// Whether the match counts for ratings. Who takes the challenge agrees to it.
    pub rated: bool,
    /// The match that it is a rematch of.
    pub rematch_of: Option<MatchId>,
}

variants! {
    /// How a challenge ended without a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Closing {
        /// The opponent does not want to.
        Declined = "declined",
        /// The challenger took it back.
        Withdrawn = "withdrawn",
        /// Nobody answered in time.
        Expired = "expired",
    }
}

variants! {
    /// Where a challenge stands.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ChallengeState {
        /// It can be taken.
        Open = "open",
        /// It has become a match.
        Accepted = "accepted",
        /// It has ended without one.
        Closed(Closing),
    }
}

/// An invitation that has been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its number, which the match will have too.
    pub id: MatchId,
    /// What was proposed.
    pub invitation: Invitation,
    /// Until when it can be taken.
    pub expires_at: Timestamp,
    /// Where it stands.
    pub state: ChallengeState,
}

impl Invitation {
    /// Checks that it can be made by somebody who has `open` challenges waiting in this server.
    pub fn check(&self, open: u32) -> Result<(), Refusal> {
        if self.opponent == Some(self.challenger) {
            return Err(Refusal::ChallengedSelf);
        }
        if open >= MOST_OPEN {
            return Err(Refusal::TooManyChallenges(MOST_OPEN));
        }
        Ok(())
    }
}

impl Challenge {
    /// Who plays which side when `by` takes it. `lot` is what a lot says the challenger gets.
    pub fn accept(&self, by: UserId, now: Timestamp, lot: Side) -> Result<Players, Refusal> {
        self.check_answer(by, now)?;
        let side = match self.invitation.wish {
            SideWish::Lot => lot,
            SideWish::Side(side) => side,
        };
        Ok(Players::with(self.invitation.challenger, side, by))
    }

    /// What becomes of it when `by` declines.
    pub fn decline(&self, by: UserId, now: Timestamp) -> Result<Closing, Refusal> {
        self.check_answer(by, now)?;
        match self.invitation.opponent {
            Some(_) => Ok(Closing::Declined),
            // An open seat has no Decline button, and not taking it needs no answer.
            None => Err(Refusal::NotTheChallenger(self.invitation.challenger)),
        }
    }

    /// What becomes of it when `by` takes it back.
    pub fn withdraw(&self, by: UserId, now: Timestamp) -> Result<Closing, Refusal> {
        if by != self.invitation.challenger {
            return Err(Refusal::NotTheChallenger(self.invitation.challenger));
        }
        self.check_open(now)?;
        Ok(Closing::Withdrawn)
    }

    /// Checks that `by` may say yes or no to it now.
    fn check_answer(&self, by: UserId, now: Timestamp) -> Result<(), Refusal> {
        if by == self.invitation.challenger {
            return Err(Refusal::OwnChallenge);
        }
        match self.invitation.opponent {
            Some(opponent) if opponent != by => Err(Refusal::NotChallenged(opponent)),
            _ => self.check_open(now),
        }
    }

    fn check_open(&self, now: Timestamp) -> Result<(), Refusal> {
        if let Some(refusal) = Refusal::not_open(self.id, self.state) {
            return Err(refusal);
        }
        if now >= self.expires_at {
            return Err(Refusal::ChallengeClosed(Closing::Expired));
        }
        Ok(())
    }
}
