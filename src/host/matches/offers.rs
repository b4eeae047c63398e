//! Offers between the two players of a match: making, answering and withdrawing them.

use super::{
    following::tell_moves,
    moves::check_board,
    venues::tell_end,
    views::{guest, pings},
};
use crate::host::{
    Failure, GuestView, Host,
    clocks::{agreed::check_going, check_agreement},
    find_match, find_record,
    learning::computer::{Answered, answer_takeback, settle_draw},
};
use domain::{
    clock::Timestamp,
    matches::{
        Agreement, Match, MatchId, Offer, OfferId, OfferKind, OfferState, Offering, Players,
        Refusal, ServerId, UserId,
        clock::{ClockStep, PauseLength},
    },
};
use store::{ClockNews, Lock, Post, ReadTx, Venue, WriteTx};

/// An offer.
#[derive(Clone, Debug)]
pub struct OfferView {
    /// The offer.
    pub offer: Offer,
    /// The players.
    pub players: Players,
    /// The player from another server, if there is one.
    pub guest: Option<GuestView>,
    /// The user to ping: the opponent, unless they have blocked the player who makes the offer or
    /// play in another server.
    pub pings: Option<UserId>,
    /// Where the match is shown.
    pub venue: Venue,
}

/// The outcome of an attempt to make an offer.
#[derive(Clone, Debug)]
pub enum Offered {
    /// The offer is made and will be posted.
    Made,
    /// The opponent made the same offer first, and it is waiting for an answer.
    Theirs(OfferView),
    /// The opponent is the computer, which has answered.
    Answered(Answered),
}

impl Host {
    /// Makes an offer. `on` is the revision of the board that the player saw, if the offer came
    /// from one.
    pub async fn offer(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: Option<u32>,
        kind: OfferKind,
    ) -> Result<Offered, Failure> {
        let would_draw = match kind {
            OfferKind::Draw => self.would_draw(server, id, by, on).await?,
            OfferKind::Takeback | OfferKind::Pause => None,
        };
        // The computer has considered this board and no other.
        let on = would_draw.map(|(revision, _)| revision).or(on);
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let found = find_match(tx, server, id)?;
                check_board(tx, &found, by, on)?;
                check_agreement(tx, &found, now)?;
                if kind == OfferKind::Pause {
                    // Its button opens a select menu, which says how long.
                    return Err(Refusal::UnknownButton.into());
                }
                tx.people().note_act(by, now)?;
                if found.players.computer().is_some() {
                    let agrees = would_draw.is_some_and(|(_, agrees)| agrees);
                    let answered = offer_computer(tx, &found, by, kind, agrees, now)?;
                    return Ok(Offered::Answered(answered));
                }
                match offer(tx, &found, by, kind, None, now)? {
                    None => Ok(Offered::Made),
                    Some(theirs) => Ok(Offered::Theirs(OfferView::of(tx, theirs, &found)?)),
                }
            })
            .await
    }

    /// Offers a pause of this length.
    pub async fn offer_pause(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        length: PauseLength,
    ) -> Result<Offered, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let found = find_match(tx, server, id)?;
                found.check_player(by)?;
                check_going(&tx.clocks(), &found, now, None)?;
                tx.people().note_act(by, now)?;
                match offer(tx, &found, by, OfferKind::Pause, Some(length), now)? {
                    None => Ok(Offered::Made),
                    Some(theirs) => Ok(Offered::Theirs(OfferView::of(tx, theirs, &found)?)),
                }
            })
            .await
    }

    /// Returns the draw offered to a player, if it is waiting for an answer.
    pub async fn offered_draw(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<Option<OfferView>, Failure> {
        self.store
            .read(move |tx| their_draw(tx, &find_match(tx, server, id)?, by))
            .await
    }

    /// Accepts an offer: the match is drawn, moves are taken back, or the clock is stopped.
    pub async fn accept_offer(
        &self,
        server: ServerId,
        id: OfferId,
        by: UserId,
    ) -> Result<Offer, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                let (offer, found) = find_offer(tx, server, id)?;
                let agreement = offer.accept(&found, &find_record(&tx.matches(), found.id)?, by)?;
                check_agreement(tx, &found, now)?;
                tx.people().note_act(by, now)?;
                tx.offers().close(&offer, OfferState::Accepted, now)?;
                match agreement {
                    Agreement::Draw(end) => {
                        tx.matches().set_end(found.id, end, now)?;
                        tx.outbox().say(found.id, &Post::Result, now)?;
                        tell_end(tx, found.id, now)?;
                    }
                    Agreement::Pause(length) => {
                        check_going(&tx.clocks(), &found, now, None)?;
                        let until = now.after(length.time());
                        tx.clocks().step(found.id, ClockStep::Pause(until), now)?;
                        let news = ClockNews::Pause;
                        tx.outbox().say(found.id, &Post::Clock { news }, now)?;
                        tx.outbox().refresh_boards(found.id, now, now)?;
                    }
                    Agreement::Takeback(takeback) => {
                        tx.offers().take_back(&found, &takeback, now)?;
                        let earlier = Post::Board {
                            ply: takeback.ply,
                            taken_back: takeback.taken_back,
                            new: 1,
                        };
                        tx.outbox().say(found.id, &earlier, now)?;
                        let stands = find_match(tx, server, found.id)?;
                        tell_moves(tx, &stands, 0, now)?;
                    }
                }
                Ok(offer)
            })
            .await
    }

    /// Declines an offer.
    pub async fn decline_offer(
        &self,
        server: ServerId,
        id: OfferId,
        by: UserId,
    ) -> Result<Offer, Failure> {
        self.close_offer(server, id, by, OfferState::Declined, Offer::decline)
            .await
    }

    /// Withdraws an offer.
    pub async fn withdraw_offer(
        &self,
        server: ServerId,
        id: OfferId,
        by: UserId,
    ) -> Result<Offer, Failure> {
        self.close_offer(server, id, by, OfferState::Withdrawn, Offer::withdraw)
            .await
    }

    async fn close_offer(
        &self,
        server: ServerId,
        id: OfferId,
        by: UserId,
        state: OfferState,
        check: impl Fn(&Offer, &Match, UserId) -> Result<(), Refusal> + Send + 'static,
    ) -> Result<Offer, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                let (offer, found) = find_offer(tx, server, id)?;
                check(&offer, &found, by)?;
                tx.people().note_act(by, now)?;
                tx.offers().close(&offer, state, now)?;
                Ok(offer)
            })
            .await
    }
}

impl OfferView {
    /// Loads the offer with this number.
    pub(in crate::host) fn load(
        tx: &ReadTx<'_>,
        on: &Match,
        id: OfferId,
    ) -> Result<OfferView, Failure> {
        let offer = tx.offers().find(id)?.ok_or(Refusal::UnknownButton)?;
        OfferView::of(tx, offer, on)
    }

    fn of(tx: &ReadTx<'_>, offer: Offer, on: &Match) -> Result<OfferView, Failure> {
        let venue = tx.showings().venue(on.showing)?;
        let opponent = on.players.opponent_of(offer.by);
        Ok(OfferView {
            venue: venue.ok_or(Refusal::Unknown(offer.about))?,
            guest: guest(tx, on.guest)?,
            pings: pings(&tx.people(), opponent, offer.by)?.filter(|player| on.is_at_home(*player)),
            offer,
            players: on.players,
        })
    }

    /// Returns the player who has to answer.
    pub fn opponent(&self) -> UserId {
        self.players.opponent_of(self.offer.by)
    }
}

/// Makes an offer to the computer, which answers immediately.
fn offer_computer(
    tx: &WriteTx<'_>,
    found: &Match,
    by: UserId,
    kind: OfferKind,
    agrees_to_draw: bool,
    now: Timestamp,
) -> Result<Answered, Failure> {
    let earlier = tx.offers().of_match(found.id, found.revision())?;
    match found.offer(by, kind, &earlier, &find_record(&tx.matches(), found.id)?)? {
        Offering::New(moves) if kind == OfferKind::Takeback => {
            answer_takeback(tx, found, by, &moves, now)
        }
        Offering::New(_) => settle_draw(tx, found, by, agrees_to_draw, now),
        // The computer offers nothing.
        Offering::Theirs(_) => Err(Refusal::UnknownButton.into()),
    }
}

/// Makes an offer, or returns the opponent's if they made the same one first.
fn offer(
    tx: &WriteTx<'_>,
    found: &Match,
    by: UserId,
    kind: OfferKind,
    pause: Option<PauseLength>,
    now: Timestamp,
) -> Result<Option<Offer>, Failure> {
    let earlier = tx.offers().of_match(found.id, found.revision())?;
    match found.offer(by, kind, &earlier, &find_record(&tx.matches(), found.id)?)? {
        Offering::New(moves) => {
            let offer = tx.offers().insert(found, kind, by, &moves, pause)?;
            let home = found.home_of(found.players.opponent_of(by));
            tx.outbox().say_at(home, &Post::Offer { offer }, now)?;
            Ok(None)
        }
        Offering::Theirs(offer) => Ok(Some(offer)),
    }
}

/// Returns the draw that the player's opponent has offered, if it is waiting for an answer.
pub(in crate::host) fn their_draw(
    tx: &ReadTx<'_>,
    found: &Match,
    by: UserId,
) -> Result<Option<OfferView>, Failure> {
    let mut offers = tx
        .offers()
        .of_match(found.id, found.revision())?
        .into_iter();
    let theirs = offers.find(|offer| {
        offer.kind == OfferKind::Draw && offer.state == OfferState::Open && offer.by != by
    });
    let theirs = theirs.map(|offer| OfferView::of(tx, offer, found));
    theirs.transpose()
}

/// Offers a draw with a move that has just been played. Changes nothing if the player already
/// offered one before the move.
pub(in crate::host) fn offer_draw(
    tx: &WriteTx<'_>,
    found: &Match,
    by: UserId,
    now: Timestamp,
) -> Result<(), Failure> {
    match offer(tx, found, by, OfferKind::Draw, None, now) {
        Ok(_) | Err(Failure::Refused(Refusal::OfferWaits(_))) => Ok(()),
        Err(failure) => Err(failure),
    }
}

/// Finds and locks the match of an offer if the match belongs to this server. Only buttons name
/// offers.
fn find_offer(tx: &WriteTx<'_>, server: ServerId, id: OfferId) -> Result<(Offer, Match), Failure> {
    let about = tx.offers().find(id)?.ok_or(Refusal::UnknownButton)?.about;
    tx.lock(Lock::Match(about))?;
    let offer = tx.offers().find(id)?.ok_or(Refusal::UnknownButton)?;
    let found = find_match(tx, server, about)?;
    Ok((offer, found))
}
