//! Offers between the two players of a match: making, answering and withdrawing them.

use super::{
    following::tell_moves,
    moves::check_board,
    venues::tell_end,
    views::{guest, pings},
};
use crate::{
    clocks::actions::{agreed::check_going, check_agreement},
    host::{Cx, Failure, Host, ReadCx, find_record},
    learning::actions::computer::{Answered, answer_takeback, settle_draw, would_draw},
};
use domain::matches::{
    Actor, Agreement, GuestView, Match, MatchId, Offer, OfferId, OfferKind, OfferState, Offering,
    Players, Refusal, UserId,
    clock::{ClockStep, PauseLength},
};
use store::{ClockNews, Post, ReadTx, Venue};

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

/// Makes an offer in a match. `on` is the revision of the board that the player saw, if the offer came from one.
pub async fn make(
    host: &Host,
    by: Actor,
    id: MatchId,
    on: Option<u32>,
    kind: OfferKind,
) -> Result<Offered, Failure> {
    let would_draw = match kind {
        OfferKind::Draw => would_draw(host, &by, id, on).await?,
        OfferKind::Takeback | OfferKind::Pause => None,
    };
    // The computer has considered this board and no other.
    let on = would_draw.map(|(revision, _)| revision).or(on);
    let agrees = would_draw.is_some_and(|(_, agrees)| agrees);
    host.act(by, move |cx| {
        let found = cx.lock_match(id)?;
        check_board(cx, &found, on)?;
        check_agreement(cx.tx, &found, cx.now)?;
        if kind == OfferKind::Pause {
            // Its button opens a select menu, which says how long.
            return Err(Refusal::UnknownButton.into());
        }
        cx.note_act()?;
        if found.players.computer().is_some() {
            return Ok(Offered::Answered(ask_computer(cx, &found, kind, agrees)?));
        }
        make_or_show(cx, &found, kind, None)
    })
    .await
}

/// Offers a pause of this length.
pub fn propose_pause(cx: &Cx<'_>, id: MatchId, length: PauseLength) -> Result<Offered, Failure> {
    let found = cx.lock_match(id)?;
    found.check_player(cx.user())?;
    check_going(&cx.tx.clocks(), &found, cx.now, None)?;
    cx.note_act()?;
    make_or_show(cx, &found, OfferKind::Pause, Some(length))
}

/// Returns the draw offered to a player, if it is waiting for an answer.
pub fn offered_draw(cx: &ReadCx<'_>, id: MatchId) -> Result<Option<OfferView>, Failure> {
    their_draw(cx, &cx.find_match(id)?)
}

/// Accepts an offer: the match is drawn, moves are taken back, or the clock is stopped.
pub fn accept(cx: &Cx<'_>, id: OfferId) -> Result<Offer, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (offer, found) = lock_offer(cx, id)?;
    let agreement = offer.accept(&found, &find_record(&tx.matches(), found.id)?, cx.user())?;
    check_agreement(tx, &found, now)?;
    cx.note_act()?;
    tx.offers().close(&offer, OfferState::Accepted, now)?;
    match agreement {
        Agreement::Draw(end) => {
            tx.matches().set_end(found.id, end, now)?;
            tx.outbox().enqueue(found.id, &Post::Result, now)?;
            tell_end(tx, found.id, now)?;
        }
        Agreement::Pause(length) => {
            check_going(&tx.clocks(), &found, now, None)?;
            let until = now.after(length.time());
            tx.clocks().step(found.id, ClockStep::Pause(until), now)?;
            let news = ClockNews::Pause;
            tx.outbox().enqueue(found.id, &Post::Clock { news }, now)?;
            tx.outbox().refresh_boards(found.id, now, now)?;
        }
        Agreement::Takeback(takeback) => {
            tx.offers().take_back(&found, &takeback, now)?;
            let earlier = Post::Board {
                ply: takeback.ply,
                taken_back: takeback.taken_back,
                new: 1,
            };
            tx.outbox().enqueue(found.id, &earlier, now)?;
            tell_moves(tx, &cx.find_match(found.id)?, 0, now)?;
        }
    }
    Ok(Offer {
        state: OfferState::Accepted,
        ..offer
    })
}

/// Declines an offer.
pub fn decline(cx: &Cx<'_>, id: OfferId) -> Result<Offer, Failure> {
    close(cx, id, OfferState::Declined, Offer::decline)
}

/// Withdraws an offer.
pub fn withdraw(cx: &Cx<'_>, id: OfferId) -> Result<Offer, Failure> {
    close(cx, id, OfferState::Withdrawn, Offer::withdraw)
}

fn close(
    cx: &Cx<'_>,
    id: OfferId,
    state: OfferState,
    check: fn(&Offer, &Match, UserId) -> Result<(), Refusal>,
) -> Result<Offer, Failure> {
    let (offer, found) = lock_offer(cx, id)?;
    check(&offer, &found, cx.user())?;
    cx.note_act()?;
    cx.tx.offers().close(&offer, state, cx.now)?;
    Ok(Offer { state, ..offer })
}

impl OfferView {
    /// Loads the offer with this number.
    pub(crate) fn load(tx: &ReadTx<'_>, on: &Match, id: OfferId) -> Result<OfferView, Failure> {
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
fn ask_computer(
    cx: &Cx<'_>,
    found: &Match,
    kind: OfferKind,
    agrees_to_draw: bool,
) -> Result<Answered, Failure> {
    let (tx, by) = (cx.tx, cx.user());
    let earlier = tx.offers().of_match(found.id, found.revision())?;
    match found.offer(by, kind, &earlier, &find_record(&tx.matches(), found.id)?)? {
        Offering::New(moves) if kind == OfferKind::Takeback => {
            answer_takeback(tx, found, by, &moves, cx.now)
        }
        Offering::New(_) => settle_draw(tx, found, by, agrees_to_draw, cx.now),
        // The computer offers nothing.
        Offering::Theirs(_) => Err(Refusal::UnknownButton.into()),
    }
}

/// Makes an offer, or shows the opponent's if they made the same one first.
fn make_or_show(
    cx: &Cx<'_>,
    found: &Match,
    kind: OfferKind,
    pause: Option<PauseLength>,
) -> Result<Offered, Failure> {
    Ok(match offer(cx, found, kind, pause)? {
        None => Offered::Made,
        Some(theirs) => Offered::Theirs(OfferView::of(cx.tx, theirs, found)?),
    })
}

/// Makes an offer, or returns the opponent's if they made the same one first.
fn offer(
    cx: &Cx<'_>,
    found: &Match,
    kind: OfferKind,
    pause: Option<PauseLength>,
) -> Result<Option<Offer>, Failure> {
    let (tx, by) = (cx.tx, cx.user());
    let earlier = tx.offers().of_match(found.id, found.revision())?;
    match found.offer(by, kind, &earlier, &find_record(&tx.matches(), found.id)?)? {
        Offering::New(moves) => {
            let offer = tx.offers().insert(found, kind, by, &moves, pause)?;
            let home = found.home_of(found.players.opponent_of(by));
            tx.outbox()
                .enqueue_at(home, &Post::Offer { offer }, cx.now)?;
            Ok(None)
        }
        Offering::Theirs(offer) => Ok(Some(offer)),
    }
}

/// Returns the draw that the player's opponent has offered, if it is waiting for an answer.
pub(super) fn their_draw(cx: &ReadCx<'_>, found: &Match) -> Result<Option<OfferView>, Failure> {
    let offers = cx.tx.offers().of_match(found.id, found.revision())?;
    let theirs = offers.into_iter().find(|offer| {
        offer.kind == OfferKind::Draw && offer.state == OfferState::Open && offer.by != cx.user()
    });
    let theirs = theirs.map(|offer| OfferView::of(cx.tx, offer, found));
    theirs.transpose()
}

/// Offers a draw with a move that has just been played. Changes nothing if the player already
/// offered one before the move.
pub(super) fn offer_draw(cx: &Cx<'_>, found: &Match) -> Result<(), Failure> {
    match offer(cx, found, OfferKind::Draw, None) {
        Ok(_) | Err(Failure::Refused(Refusal::OfferWaits(_))) => Ok(()),
        Err(failure) => Err(failure),
    }
}

/// Finds an offer and its match under the match's lock, if the match is shown where the user acts. Only buttons name
/// offers.
fn lock_offer(cx: &Cx<'_>, id: OfferId) -> Result<(Offer, Match), Failure> {
    let find = || {
        cx.tx
            .offers()
            .find(id)?
            .ok_or(Failure::from(Refusal::UnknownButton))
    };
    let found = cx.lock_match(find()?.about)?;
    Ok((find()?, found))
}
