//! Offers that one player makes to the other during a match: a draw, to take moves back, or a pause
//! of the clock.
//!
//! An offer waits for an answer as long as the board does not change. Any change closes it, except
//! that the offer of a draw survives plies of the player who made it and planned plies of both: it
//! moves along to the board after them, and closes when the opponent moves by hand. A pause has nothing to do with the board, so its
//! offer moves along with every ply. On the same board a player cannot make the same offer twice,
//! unless it was a pause that the opponent agreed to.

use super::{End, Match, MatchId, PlyBy, Record, Refusal, Termination, UserId, clock::PauseLength};
use rules::{AnyMove, AnyPosition, Outcome, Side, variants};

/// The number of an offer, counted from 1 in each database.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct OfferId(pub u32);

variants! {
    /// A kind of offer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OfferKind {
        /// A draw, which ends the match.
        Draw = "draw",
        /// Going back to the board before the last move of the player who asks.
        Takeback = "takeback",
        /// Stopping the clock for a while.
        Pause = "pause",
    }
}

variants! {
    /// The state of an offer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OfferState {
        /// It waits for an answer.
        Open = "open",
        /// The opponent agreed.
        Accepted = "accepted",
        /// The opponent did not agree.
        Declined = "declined",
        /// The player who made it withdrew it.
        Withdrawn = "withdrawn",
        /// The match continued or ended without an answer.
        Lapsed = "lapsed",
    }
}

/// An offer that has been made and stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its number.
    pub id: OfferId,
    /// The match it is made in.
    pub about: MatchId,
    /// Its kind.
    pub kind: OfferKind,
    /// The player who made it.
    pub by: UserId,
    /// The revision of the match on which it was made, or to which it has moved along.
    pub revision: u32,
    /// The canonical texts of the moves that it would take back, in order. Empty except for a
    /// takeback. They are texts, because the record no longer has the moves once they are taken
    /// back.
    pub moves: Vec<String>,
    /// How long the clock would be stopped. `None` except for a pause.
    pub pause: Option<PauseLength>,
    /// Its state.
    pub state: OfferState,
}

/// The answer to a player who wants to make an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offering {
    /// The offer is made. These moves are to be taken back; empty except for a takeback.
    New(Vec<AnyMove>),
    /// The opponent has already made the same offer, and it waits for an answer. The player's own
    /// offer does not count as the answer, because an answer cannot be undone.
    Theirs(Offer),
}

/// The agreement of the two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// A draw, which ends the match.
    Draw(End),
    /// Going back to an earlier board.
    Takeback(Box<Takeback>),
    /// Stopping the clock for this long.
    Pause(PauseLength),
}

/// The state of a match after moves are taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// The number of plies that remain.
    pub ply: u32,
    /// The position after them.
    pub position: AnyPosition,
    /// The last of them, if any remains.
    pub last: Option<AnyMove>,
    /// The number that takebacks have added to the revision, including this one.
    pub taken_back: u32,
}

impl Match {
    /// Decides what happens when `by` makes an offer. `earlier` are the offers made before on the
    /// same revision, and `record` is that of the match.
    pub fn offer(
        &self,
        by: UserId,
        kind: OfferKind,
        earlier: &[Offer],
        record: &Record,
    ) -> Result<Offering, Refusal> {
        let side = self.check_player(by)?;
        let mut same = earlier.iter().filter(|offer| offer.kind == kind);
        match same.clone().find(|offer| offer.state == OfferState::Open) {
            Some(offer) if offer.by == by => return Err(Refusal::OfferWaits(kind)),
            Some(offer) => return Ok(Offering::Theirs(offer.clone())),
            None => {}
        }
        let moves = match kind {
            OfferKind::Draw | OfferKind::Pause => Vec::new(),
            OfferKind::Takeback => {
                let ply = self.before_last_move(record, side)?;
                let plies = record.plies_between(ply, self.ply());
                plies.iter().map(|ply| ply.mv.clone()).collect()
            }
        };
        // Only after an accepted pause is the board still the same.
        if same.any(|offer| offer.by == by && offer.state != OfferState::Accepted) {
            return Err(Refusal::OfferedBefore(kind));
        }
        Ok(Offering::New(moves))
    }

    /// Returns the number of plies before this side's last move.
    fn before_last_move(&self, record: &Record, side: Side) -> Result<u32, Refusal> {
        if !record.is_whole() {
            return Err(Refusal::OlderRules(self.id));
        }
        let last = record.plies().iter().rposition(|ply| ply.mv.side() == side);
        let last = last.and_then(|last| u32::try_from(last).ok());
        last.ok_or(Refusal::NothingToTakeBack)
    }

    fn take_back_to(&self, record: &Record, ply: u32) -> Option<Takeback> {
        // One more than the plies that are taken back, so that the revision rises.
        let lost = self.ply().saturating_sub(ply).saturating_add(1);
        Some(Takeback {
            ply,
            position: record.position_after(ply)?.clone(),
            last: record.move_number(ply).cloned(),
            taken_back: self.taken_back.saturating_add(lost),
        })
    }
}

impl Offer {
    /// Returns the agreement when `by` accepts. `record` is that of the match.
    pub fn accept(&self, of: &Match, record: &Record, by: UserId) -> Result<Agreement, Refusal> {
        self.check_answer(of, by)?;
        match self.kind {
            OfferKind::Draw => Ok(Agreement::Draw(End {
                outcome: Some(Outcome::Draw),
                termination: Termination::Agreement,
            })),
            OfferKind::Takeback => {
                let side = of.side_of(self.by)?;
                let ply = of.before_last_move(record, side)?;
                let takeback = of.take_back_to(record, ply);
                takeback
                    .map(|takeback| Agreement::Takeback(Box::new(takeback)))
                    .ok_or(Refusal::NothingToTakeBack)
            }
            // Only a button of another version could accept one without a length.
            OfferKind::Pause => self
                .pause
                .map(Agreement::Pause)
                .ok_or(Refusal::UnknownButton),
        }
    }

    /// Whether it still waits for an answer after a ply of this player.
    pub fn outlives_ply_of(&self, mover: UserId, by: PlyBy) -> bool {
        match self.kind {
            OfferKind::Draw => self.by == mover || !by.is_act(),
            OfferKind::Pause => true,
            // The moves that it would take back are no longer the last ones.
            OfferKind::Takeback => false,
        }
    }

    /// Checks that `by` can decline.
    pub fn decline(&self, of: &Match, by: UserId) -> Result<(), Refusal> {
        self.check_answer(of, by)
    }

    /// Checks that `by` can take the offer back.
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
