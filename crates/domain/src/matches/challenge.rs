//! Challenges: how they are made, accepted, declined and withdrawn, and when they expire.

use std::time::Duration;

use super::{Guest, MatchId, Place, Players, Refusal, ShowingId, Timing, UserId};
use crate::clock::Timestamp;
use rules::{AnyPosition, Side, variants};

/// How long a challenge waits for an answer: a week, so that people who look in on weekends see it.
pub const LIFETIME: Duration = Duration::from_hours(7 * 24);

/// How long a challenge to a live match waits: its challenger should still be there when the match begins.
pub const LIVE_LIFETIME: Duration = Duration::from_hours(1);

/// How many open challenges one person can have in a server, so that nobody floods it.
const MOST_OPEN: u32 = 10;

variants! {
    /// The side that the challenger wants.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SideWish {
        /// Drawn by lot when the challenge is accepted.
        #[default]
        Lot = "lot",
        /// This side.
        Side(Side),
    }
}

/// A proposed match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The place where it is made.
    pub place: Place,
    /// The position to start from. It also determines the game and the size of the board.
    pub start: AnyPosition,
    /// The player who proposes it.
    pub challenger: UserId,
    /// The player it is for. `None` if it is an open seat, for anyone in the server.
    pub opponent: Option<UserId>,
    /// The side that the challenger wants.
    pub wish: SideWish,
    /// The timing of the match.
    pub timing: Timing,
    /// Whether the match counts for ratings. A player who accepts the challenge agrees to it.
    pub rated: bool,
    /// The match that it offers a rematch of, if any.
    pub rematch_of: Option<MatchId>,
}

variants! {
    /// How a challenge ended without a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Closing {
        /// The opponent declined.
        Declined = "declined",
        /// The challenger took it back.
        Withdrawn = "withdrawn",
        /// Nobody answered in time.
        Expired = "expired",
    }
}

variants! {
    /// The state of a challenge.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ChallengeState {
        /// It can be accepted.
        Open = "open",
        /// It has become a match.
        Accepted = "accepted",
        /// It has ended without one.
        Closed(Closing),
    }
}

/// An invitation that has been made and stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its number. The match will have the same one.
    pub id: MatchId,
    /// The showing it is seen through, whose place is that of the invitation.
    pub showing: ShowingId,
    /// The player who would play in another server. `None` if both would play here.
    pub guest: Option<Guest>,
    /// The proposed match.
    pub invitation: Invitation,
    /// When it was made.
    pub made_at: Timestamp,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
    /// Its state.
    pub state: ChallengeState,
}

impl Invitation {
    /// Checks that it can be made by a challenger who has `open` challenges in this server.
    pub fn check(&self, open: u32) -> Result<(), Refusal> {
        if self.opponent == Some(self.challenger) {
            return Err(Refusal::ChallengedSelf);
        }
        if self.opponent.is_some_and(UserId::is_deleted) {
            return Err(Refusal::ChallengedDeleted);
        }
        if open >= MOST_OPEN {
            return Err(Refusal::TooManyChallenges(MOST_OPEN));
        }
        Ok(())
    }

    /// Returns how long it waits for an answer.
    pub const fn lifetime(&self) -> Duration {
        if self.timing.pace.is_live() {
            LIVE_LIFETIME
        } else {
            LIFETIME
        }
    }
}

impl Challenge {
    /// Returns the players' sides when `by` accepts it. If the sides are drawn by lot, the
    /// challenger gets the side `lot`.
    pub fn accept(&self, by: UserId, now: Timestamp, lot: Side) -> Result<Players, Refusal> {
        self.check_answer(by, now)?;
        let side = match self.invitation.wish {
            SideWish::Lot => lot,
            SideWish::Side(side) => side,
        };
        Ok(Players::with(self.invitation.challenger, side, by))
    }

    /// Ends it when `by` declines.
    pub fn decline(&self, by: UserId, now: Timestamp) -> Result<Closing, Refusal> {
        self.check_answer(by, now)?;
        match self.invitation.opponent {
            Some(_) => Ok(Closing::Declined),
            // An open seat has no button to decline it: players who don't want it need not answer.
            None => Err(Refusal::NotTheChallenger(self.invitation.challenger)),
        }
    }

    /// Ends it when `by` takes it back.
    pub fn withdraw(&self, by: UserId, now: Timestamp) -> Result<Closing, Refusal> {
        if by != self.invitation.challenger {
            return Err(Refusal::NotTheChallenger(self.invitation.challenger));
        }
        self.check_open(now)?;
        Ok(Closing::Withdrawn)
    }

    /// Checks that `by` can accept or decline it now.
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
