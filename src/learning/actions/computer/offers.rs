//! The computer's answers to offers. They are immediate, so no offer is posted.

use std::time::Duration;

use tokio::time::timeout;

use super::{brain, turns::situation_of};
use crate::{
    host::{Failure, Host, find_match, find_record},
    matches::actions::{following::tell_moves, moves::check_board, venues::tell_end},
};
use domain::{
    clock::Timestamp,
    matches::{Actor, Agreement, Match, MatchId, OfferKind, OfferState, Refusal, UserId},
};
use rules::AnyMove;
use store::{Post, WriteTx};

/// How long a player waits for the answer to an offer. Discord gives us three seconds.
#[cfg(not(test))]
const ANSWER_WITHIN: Duration = Duration::from_millis(1_500);
/// Tests share the thinkers, and nobody is waiting in them.
#[cfg(test)]
const ANSWER_WITHIN: Duration = Duration::from_mins(1);

/// The computer's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// It agrees, and what was offered is done.
    Agreed(OfferKind),
    /// It doesn't want a draw.
    Declined,
}

/// Returns whether the computer would accept the draw that this player offers in a match, and on which revision of the
/// board, or `None` if the match is not against the computer.
pub(crate) async fn would_draw(
    host: &Host,
    by: &Actor,
    id: MatchId,
    on: Option<u32>,
) -> Result<Option<(u32, bool)>, Failure> {
    let loaded = host.read(by.clone(), move |cx| {
        let found = cx.find_match(id)?;
        let Some((side, _)) = found.players.computer() else {
            return Ok(None);
        };
        check_board(cx, &found, on)?;
        let record = find_record(&cx.tx.matches(), id)?;
        // Don't think about what cannot be offered now.
        let earlier = cx.tx.offers().of_match(id, found.revision())?;
        found.offer(cx.user(), OfferKind::Draw, &earlier, &record)?;
        let situation = situation_of(&found, &record);
        let since_capture = record.plies_since_capture();
        Ok(Some((found.revision(), side, situation, since_capture)))
    });
    let Some((revision, side, situation, since_capture)) = loaded.await? else {
        return Ok(None);
    };
    let agrees = brain::agrees_to_draw(by.user, side, situation, since_capture);
    // If there is no time to think, the computer takes no risk.
    let agrees = timeout(ANSWER_WITHIN, agrees).await.unwrap_or(Ok(false))?;
    Ok(Some((revision, agrees)))
}

/// Notes the answer to a draw offer, and ends the match if the computer agrees.
pub(crate) fn settle_draw(
    tx: &WriteTx<'_>,
    found: &Match,
    by: UserId,
    agrees: bool,
    now: Timestamp,
) -> Result<Answered, Failure> {
    let id = tx.offers().insert(found, OfferKind::Draw, by, &[], None)?;
    let offer = tx.offers().find(id)?.ok_or(Refusal::UnknownButton)?;
    if !agrees {
        tx.offers().close(&offer, OfferState::Declined, now)?;
        return Ok(Answered::Declined);
    }
    let computer = found.players.opponent_of(by);
    let record = find_record(&tx.matches(), found.id)?;
    if let Agreement::Draw(end) = offer.accept(found, &record, computer)? {
        tx.offers().close(&offer, OfferState::Accepted, now)?;
        tx.matches().set_end(found.id, end, now)?;
        tx.outbox().enqueue(found.id, &Post::Result, now)?;
        tell_end(tx, found.id, now)?;
    }
    Ok(Answered::Agreed(OfferKind::Draw))
}

/// Takes a player's last move back, which the computer always allows.
pub(crate) fn answer_takeback(
    tx: &WriteTx<'_>,
    found: &Match,
    by: UserId,
    moves: &[AnyMove],
    now: Timestamp,
) -> Result<Answered, Failure> {
    let id = tx
        .offers()
        .insert(found, OfferKind::Takeback, by, moves, None)?;
    let offer = tx.offers().find(id)?.ok_or(Refusal::UnknownButton)?;
    let computer = found.players.opponent_of(by);
    let record = find_record(&tx.matches(), found.id)?;
    if let Agreement::Takeback(takeback) = offer.accept(found, &record, computer)? {
        tx.offers().close(&offer, OfferState::Accepted, now)?;
        tx.offers().take_back(found, &takeback, now)?;
        let earlier = Post::Board {
            ply: takeback.ply,
            taken_back: takeback.taken_back,
            new: 1,
        };
        tx.outbox().enqueue(found.id, &earlier, now)?;
        let stands = find_match(tx, found.place.server, found.id)?;
        tell_moves(tx, &stands, 0, now)?;
    }
    Ok(Answered::Agreed(OfferKind::Takeback))
}
