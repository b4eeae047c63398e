//! What one player proposes to the other during a match: a draw, or to take moves back.
//!
//! An offer waits for an answer as long as the board stays as it is; there is no hurry. Any change
//! closes it, and on the same board nobody makes the same one twice.

use super::{End, Match, MatchId, Refusal, Termination, UserId};
use crate::{
    games::{AnyMove, AnyPosition, Outcome, Side},
    variants::variants,
};

/// An offer. Counted from 1 in each database.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct OfferId(pub u32);

variants! {
    /// What can be offered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OfferKind {
        /// That the match end without a winner.
        Draw = "draw",
        /// That the board be as before the last move of whoever asks.
        Takeback = "takeback",
    }
}

variants! {
    /// Where an offer stands.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OfferState {
        /// It waits for an answer.
        Open = "open",
        /// The opponent agreed.
        Accepted = "accepted",
        /// The opponent did not.
        Declined = "declined",
        /// Whoever made it took it back.
        Withdrawn = "withdrawn",
        /// The match went on or ended without an answer.
        Lapsed = "lapsed",
    }
}

/// An offer that has been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its number.
    pub id: OfferId,
    /// In which match.
    pub about: MatchId,
    /// What it is.
    pub kind: OfferKind,
    /// Who made it.
    pub by: UserId,
    /// On which revision of the match.
    pub revision: u32,
    /// The canonical texts of the moves that it would take back, in order; none for a draw. Texts,
    /// because the record has the moves no more once they are taken back.
    pub moves: Vec<String>,
    /// Where it stands.
    pub state: OfferState,
}

/// What becomes of the wish to make an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offering {
    /// It is made. These moves are to be taken back; none for a draw.
    New(Vec<AnyMove>),
    /// The opponent was first: theirs waits for an answer. It is not taken for one, because what
    /// an answer brings about cannot be undone.
    Theirs(Offer),
}

/// What two players have agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// The match ends.
    Draw(End),
    /// The board is an earlier one again.
    Takeback(Takeback),
}

/// A match after moves have been taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// How many plies are left.
    pub ply: u32,
    /// The position after them.
    pub position: AnyPosition,
    /// What taking moves back has added to the revision from now on.
    pub taken_back: u32,
}

impl Match {
    /// What becomes of it when `by` makes an offer, after these `earlier` ones on the same revision.
    pub fn offer(
        &self,
        by: UserId,
        kind: OfferKind,
        earlier: &[Offer],
    ) -> Result<Offering, Refusal> {
        let side = self.check_player(by)?;
        let mut same = earlier.iter().filter(|offer| offer.kind == kind);
        match same.clone().find(|offer| offer.state == OfferState::Open) {
            Some(offer) if offer.by == by => return Err(Refusal::OfferWaits(kind)),
            Some(offer) => return Ok(Offering::Theirs(offer.clone())),
            None => {}
        }
        let moves = match kind {
            OfferKind::Draw => Vec::new(),
            OfferKind::Takeback => {
                let ply = self.last_own_ply(side).ok_or(Refusal::NothingToTakeBack)?;
                let plies = self.plies_between(ply, self.ply());
                plies.iter().map(|ply| ply.mv.clone()).collect()
            }
        };
        if same.any(|offer| offer.by == by) {
            return Err(Refusal::OfferedBefore(kind));
        }
        Ok(Offering::New(moves))
    }

    /// After how many plies this side was last to move and did.
    fn last_own_ply(&self, side: Side) -> Option<u32> {
        let last = self.plies().iter().rposition(|ply| ply.mv.side() == side)?;
        u32::try_from(last).ok()
    }

    fn take_back_to(&self, ply: u32) -> Option<Takeback> {
        // One more than the plies that go, so that the revision rises.
        let lost = self.ply().saturating_sub(ply).saturating_add(1);
        Some(Takeback {
            ply,
            position: self.position_after(ply)?.clone(),
            taken_back: self.taken_back.saturating_add(lost),
        })
    }
}

impl Offer {
    /// What follows when `by` agrees.
    pub fn accept(&self, of: &Match, by: UserId) -> Result<Agreement, Refusal> {
        self.check_answer(of, by)?;
        match self.kind {
            OfferKind::Draw => Ok(Agreement::Draw(End {
                outcome: Outcome::Draw,
                termination: Termination::Agreement,
            })),
            OfferKind::Takeback => {
                let side = of.side_of(self.by)?;
                let takeback = of.last_own_ply(side).and_then(|ply| of.take_back_to(ply));
                takeback
                    .map(Agreement::Takeback)
                    .ok_or(Refusal::NothingToTakeBack)
            }
        }
    }

    /// Checks that `by` may say no.
    pub fn decline(&self, of: &Match, by: UserId) -> Result<(), Refusal> {
        self.check_answer(of, by)
    }

    /// Checks that `by` may take the offer back.
    pub fn withdraw(&self, of: &Match, by: UserId) -> Result<(), Refusal> {
        of.check_player(by)?;
        if by != self.by {
            return Err(Refusal::NotTheOfferer(self.by));
        }
        self.check_open()
    }

    fn check_answer(&self, of: &Match, by: UserId) -> Result<(), Refusal> {
        of.check_player(by)?;
        if by == self.by {
            return Err(Refusal::OwnOffer);
        }
        self.check_open()
    }

    fn check_open(&self) -> Result<(), Refusal> {
        match self.state {
            OfferState::Open => Ok(()),
            closed => Err(Refusal::OfferClosed(closed)),
        }
    }
}

#[cfg(test)]
mod tests;
