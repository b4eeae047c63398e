//! Offers between the two players of a match: how they are made, answered and taken back.

use super::{
    Failure, Host, agreed::check_going, find_match, find_record, moves::check_board,
    venues::tell_end, views::pings,
};
use crate::{
    clock::Timestamp,
    matches::{
        Agreement, Match, MatchId, Offer, OfferId, OfferKind, OfferState, Offering, Players,
        Refusal, ServerId, UserId, clock::PauseLength,
    },
    store::{ClockNews, ClockStep, Lock, Post, ReadTx, Venue, WriteTx},
};

/// An offer.
#[derive(Clone, Debug)]
pub struct OfferView {
    /// The offer.
    pub offer: Offer,
    /// The players.
    pub players: Players,
    /// Whom it notifies: the opponent, unless the opponent has blocked the player who offers.
    pub pings: Option<UserId>,
    /// Where the match is shown.
    pub venue: Venue,
}

/// The answer to a player who wants to make an offer.
#[derive(Clone, Debug)]
pub enum Offered {
    /// The offer is made and will be posted.
    Made(MatchId),
    /// The opponent has made the same offer first, and it waits for an answer.
    Theirs(OfferView),
}

impl Host {
    /// Makes an offer. `on` is the revision of the board that the player saw, if it came from one.
    pub async fn offer(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        on: Option<u32>,
        kind: OfferKind,
    ) -> Result<Offered, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let found = find_match(tx, server, id)?;
                check_board(tx, &found, by, on)?;
                if kind == OfferKind::Pause {
                    // Its button is a select, which says how long.
                    return Err(Refusal::UnknownButton.into());
                }
                match offer(tx, &found, by, (kind, None), now)? {
                    None => Ok(Offered::Made(id)),
                    Some(theirs) => Ok(Offered::Theirs(OfferView::of(tx, theirs, found.players)?)),
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
                check_going(tx, &found, now, None)?;
                let wish = (OfferKind::Pause, Some(length));
                match offer(tx, &found, by, wish, now)? {
                    None => Ok(Offered::Made(id)),
                    Some(theirs) => Ok(Offered::Theirs(OfferView::of(tx, theirs, found.players)?)),
                }
            })
            .await
    }

    /// The draw that has been offered to a player, if it waits for an answer.
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

    /// Accepts an offer: the match is drawn, moves are taken back, or the clock stands.
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
                let agreement = offer.accept(&found, &find_record(tx, found.id)?, by)?;
                tx.close_offer(&offer, OfferState::Accepted, now)?;
                match agreement {
                    Agreement::Draw(end) => {
                        tx.set_end(found.id, end, now)?;
                        tx.say(found.id, &Post::Result, now)?;
                        tell_end(tx, found.id, now)?;
                    }
                    Agreement::Pause(length) => {
                        check_going(tx, &found, now, None)?;
                        let until = now.after(length.time());
                        tx.step_clock(found.id, ClockStep::Pause(until), now)?;
                        let news = ClockNews::Pause;
                        tx.say(found.id, &Post::Clock { news }, now)?;
                    }
                    Agreement::Takeback(takeback) => {
                        tx.take_back(&found, &takeback, now)?;
                        let earlier = Post::Board {
                            ply: takeback.ply,
                            taken_back: takeback.taken_back,
                            new: 1,
                        };
                        tx.say(found.id, &earlier, now)?;
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
        self.close_offer(server, id, OfferState::Declined, move |offer, found| {
            offer.decline(found, by)
        })
        .await
    }

    /// Takes an offer back.
    pub async fn withdraw_offer(
        &self,
        server: ServerId,
        id: OfferId,
        by: UserId,
    ) -> Result<Offer, Failure> {
        self.close_offer(server, id, OfferState::Withdrawn, move |offer, found| {
            offer.withdraw(found, by)
        })
        .await
    }

    async fn close_offer(
        &self,
        server: ServerId,
        id: OfferId,
        state: OfferState,
        check: impl Fn(&Offer, &Match) -> Result<(), Refusal> + Send + 'static,
    ) -> Result<Offer, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                let (offer, found) = find_offer(tx, server, id)?;
                check(&offer, &found)?;
                tx.close_offer(&offer, state, now)?;
                Ok(offer)
            })
            .await
    }
}

impl OfferView {
    /// Loads the offer of this number.
    pub(super) fn load(tx: &ReadTx<'_>, id: OfferId) -> Result<OfferView, Failure> {
        let offer = tx.offer(id)?.ok_or(Refusal::UnknownButton)?;
        let about = offer.about;
        let players = tx.players(about)?.ok_or(Refusal::Unknown(about))?;
        OfferView::of(tx, offer, players)
    }

    fn of(tx: &ReadTx<'_>, offer: Offer, players: Players) -> Result<OfferView, Failure> {
        let venue = tx.venue(offer.about)?;
        Ok(OfferView {
            venue: venue.ok_or(Refusal::Unknown(offer.about))?,
            pings: pings(tx, players.opponent_of(offer.by), offer.by)?,
            offer,
            players,
        })
    }

    /// The player who is to answer.
    pub fn opponent(&self) -> UserId {
        self.players.opponent_of(self.offer.by)
    }
}

/// Makes an offer, unless the opponent has made the same first: then it gives that one.
fn offer(
    tx: &WriteTx<'_>,
    found: &Match,
    by: UserId,
    (kind, pause): (OfferKind, Option<PauseLength>),
    now: Timestamp,
) -> Result<Option<Offer>, Failure> {
    let earlier = tx.offers(found.id, found.revision())?;
    match found.offer(by, kind, &earlier, &find_record(tx, found.id)?)? {
        Offering::New(moves) => {
            let offer = tx.insert_offer(found, kind, by, &moves, pause)?;
            tx.say(found.id, &Post::Offer { offer }, now)?;
            Ok(None)
        }
        Offering::Theirs(offer) => Ok(Some(offer)),
    }
}

/// The draw that the player's opponent has offered, if it waits for an answer.
pub(super) fn their_draw(
    tx: &ReadTx<'_>,
    found: &Match,
    by: UserId,
) -> Result<Option<OfferView>, Failure> {
    let mut offers = tx.offers(found.id, found.revision())?.into_iter();
    let theirs = offers.find(|offer| {
        offer.kind == OfferKind::Draw && offer.state == OfferState::Open && offer.by != by
    });
    let theirs = theirs.map(|offer| OfferView::of(tx, offer, found.players));
    theirs.transpose()
}

/// Offers a draw with a move that has just been played. An offer that the player made before the
/// move stands already.
pub(super) fn offer_draw(
    tx: &WriteTx<'_>,
    found: &Match,
    by: UserId,
    now: Timestamp,
) -> Result<(), Failure> {
    match offer(tx, found, by, (OfferKind::Draw, None), now) {
        Ok(_) | Err(Failure::Refused(Refusal::OfferWaits(_))) => Ok(()),
        Err(failure) => Err(failure),
    }
}

/// Finds an offer and its match, if the match is this server's, and locks the match. Only buttons
/// name offers.
fn find_offer(tx: &WriteTx<'_>, server: ServerId, id: OfferId) -> Result<(Offer, Match), Failure> {
    let about = tx.offer(id)?.ok_or(Refusal::UnknownButton)?.about;
    tx.lock(Lock::Match(about))?;
    let offer = tx.offer(id)?.ok_or(Refusal::UnknownButton)?;
    let found = find_match(tx, server, about)?;
    Ok((offer, found))
}
