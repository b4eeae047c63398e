//! Proposals: two players who were paired, and are asked whether they want to play each other.

use std::time::Duration;

use super::{SeekId, SeekRefusal};
use crate::{
    clock::Timestamp,
    matches::{MatchId, Timing, UserId},
};
use rules::{GameId, variants};

/// How long both are asked: two days, so that a player who looks in once a day sees it.
const ASKED_FOR: Duration = Duration::from_hours(48);

/// How long players are asked about a live match, for which both should be there.
const ASKED_LIVE_FOR: Duration = Duration::from_mins(10);

/// How long two players are not paired again after a proposal that came to nothing.
pub const APART_FOR: Duration = Duration::from_hours(7 * 24);

/// After this many proposals within a day to which a player did not agree, they are not paired
/// until the first of them is a day old. Each of them has bothered someone.
pub const MOST_REFUSED: usize = 5;

/// How long a proposal to which a player did not agree counts.
pub const REFUSED_FOR: Duration = Duration::from_hours(24);

/// The number of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProposalId(pub u32);

/// The number of a question to one of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConsentId(pub u32);

variants! {
    /// The state of a proposal.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ProposalState {
        /// Not both have answered.
        Open = "open",
        /// Both have agreed, and the match has begun.
        Begun = "begun",
        /// One of them has declined.
        Declined = "declined",
        /// One of them has not answered in time.
        Lapsed = "lapsed",
        /// One of them has withdrawn their seek.
        Withdrawn = "withdrawn",
    }
}

/// A question to one of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consent {
    /// Its number.
    pub id: ConsentId,
    /// The player.
    pub player: UserId,
    /// The player's seek. It may be gone once the proposal is over.
    pub seek: SeekId,
    /// Whether the player agrees. `None` before they have answered.
    pub agrees: Option<bool>,
}

/// Two players who are asked whether they want to play each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Its number.
    pub id: ProposalId,
    /// The game.
    pub game: GameId,
    /// The player who has waited longer, then the other one.
    pub consents: [Consent; 2],
    /// When they were paired.
    pub made_at: Timestamp,
    /// Until when they are asked; once it is over, until when it is kept.
    pub until: Timestamp,
    /// Its state.
    pub state: ProposalState,
    /// The match that began from it.
    pub begun: Option<MatchId>,
}

variants! {
    /// The answer of a player who is asked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Vote {
        /// The player wants the match.
        Agree = "on",
        /// The player does not want it.
        Decline = "off",
    }
}

/// The outcome of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// The other player has yet to answer.
    Waits,
    /// Both have agreed.
    Begins,
    /// There will be no match.
    Declined,
}

impl Proposal {
    /// Returns how long players of a match with this timing are asked.
    pub const fn lifetime(timing: Timing) -> Duration {
        if timing.pace.is_live() {
            ASKED_LIVE_FOR
        } else {
            ASKED_FOR
        }
    }

    /// Returns the question to this player.
    pub fn consent_of(&self, player: UserId) -> Option<Consent> {
        let mut consents = self.consents.into_iter();
        consents.find(|consent| consent.player == player)
    }

    /// Returns the other player.
    pub fn opponent_of(&self, player: UserId) -> UserId {
        let [one, other] = self.consents.map(|consent| consent.player);
        if one == player { other } else { one }
    }

    /// Returns what follows from a player's vote.
    pub fn answer(&self, by: UserId, vote: Vote, now: Timestamp) -> Result<Answered, SeekRefusal> {
        let own = self.consent_of(by).ok_or(SeekRefusal::NotAsked)?;
        if self.state != ProposalState::Open || now >= self.until {
            return Err(SeekRefusal::ProposalOver);
        }
        if vote == Vote::Decline {
            return Ok(Answered::Declined);
        }
        if own.agrees == Some(true) {
            return Err(SeekRefusal::AgreedBefore(self.opponent_of(by)));
        }
        let all_others = self
            .consents
            .iter()
            .all(|consent| consent.agrees == Some(true) || consent.player == by);
        Ok(if all_others {
            Answered::Begins
        } else {
            Answered::Waits
        })
    }
}
