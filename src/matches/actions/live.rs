//! Matches as people see them who look at them live.

use std::time::Duration;

use url::Url;

use super::views::BoardView;
use crate::host::{Cx, Failure, Host, find_record};
use domain::{
    clock::Timestamp,
    matches::{ChallengeState, MatchId, Offer, OfferState, Record, Refusal, ServerId, UserId},
};
use rules::Side;
use store::{Changed, Lock, ReadTx, StoreError};

/// A match as everyone sees it who can look at it.
#[derive(Clone, Debug)]
pub struct LiveView {
    /// The newest board, with what its clock shows at this moment.
    pub board: BoardView,
    /// The moment.
    pub now: Timestamp,
    /// The moves.
    pub record: Record,
    /// The offers that wait for an answer.
    pub offers: Vec<Offer>,
    /// What has come of it since it is over.
    pub again: Option<PlayedAgain>,
}

/// Another match that one of the players has asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedAgain {
    /// The side that asked, in the match that is over.
    pub by: Side,
    /// The challenge, which is the new match once that has begun.
    pub id: MatchId,
    /// Whether it has.
    pub has_begun: bool,
}

/// How long after a click on *Open board* the page shows that board. Discord opens it at once.
const OPENS_WITHIN: Duration = Duration::from_mins(1);

/// Returns where people reach a match on the live page, if there is one.
pub fn link(host: &Host, id: MatchId) -> Option<Url> {
    Some(host.live_page.as_ref()?.link(id))
}

/// Returns whether someone with this key came by a match's link.
pub fn link_opens(host: &Host, id: MatchId, key: &str) -> bool {
    let links = host.live_page.as_ref();
    links.is_some_and(|links| links.opens(id, key))
}

/// Notes which board the user wants to open, because Discord doesn't tell the page.
pub fn will_open(cx: &Cx<'_>, id: MatchId) -> Result<(), Failure> {
    cx.tx.lock(Lock::User(cx.user()))?;
    Ok(cx.tx.opened().note(cx.user(), id, cx.now)?)
}

/// Returns which board the user has just wanted to open, once.
pub fn take_opened(cx: &Cx<'_>) -> Result<Option<MatchId>, Failure> {
    cx.tx.lock(Lock::User(cx.user()))?;
    let taken = cx.tx.opened().take(cx.user())?;
    let opened = taken.filter(|(_, at)| cx.now.since(*at) < OPENS_WITHIN);
    Ok(opened.map(|(id, _)| id))
}

/// Returns the servers that a match is shown in, its own first. Empty if there is no such match, or it has not begun.
pub async fn servers(host: &Host, id: MatchId) -> Result<Vec<ServerId>, Failure> {
    host.store
        .read(move |tx| {
            if tx.matches().players(id)?.is_none() {
                return Ok(Vec::new());
            }
            let showings = tx.showings().of_match(id)?.into_iter();
            Ok(showings.map(|showing| showing.place.server).collect())
        })
        .await
}

/// Returns the side that a user plays in a match that has begun.
pub async fn side_in(host: &Host, id: MatchId, user: UserId) -> Result<Option<Side>, Failure> {
    host.store
        .read(move |tx| {
            let players = tx.matches().players(id)?;
            Ok(players.and_then(|players| players.side_of(user)))
        })
        .await
}

/// Returns whether a user plays this match and has not finished one of its game yet.
pub async fn is_learning(host: &Host, id: MatchId, user: UserId) -> Result<bool, Failure> {
    host.store
        .read(move |tx| {
            let players = tx.matches().players(id)?;
            if players.is_none_or(|players| players.side_of(user).is_none()) {
                return Ok(false);
            }
            let challenge = tx.challenges().find(id)?.ok_or(Refusal::Unknown(id))?;
            let game = challenge.invitation.start.game();
            Ok(!tx.matches().has_finished(user, game)?)
        })
        .await
}

/// Loads a match. It doesn't check who asks: see [`home_of`](super::lists::home_of) and
/// [`whereabouts`](super::lists::whereabouts).
pub async fn load(host: &Host, id: MatchId) -> Result<LiveView, Failure> {
    let now = host.clock.now();
    host.store
        .read(move |tx| {
            let found = tx.matches().find(id)?.ok_or(Refusal::Unknown(id))?;
            let board = BoardView::load(tx, &found, found.ply())?;
            let board = board.standing_at(now).read_at(now);
            let record = find_record(&tx.matches(), id)?;
            let board = match board.learner() {
                Some(learner) => board.guided(tx, record.last_turns(learner).both())?,
                None => board,
            };
            let mut offers = tx.offers().of_match(id, found.revision())?;
            offers.retain(|offer| offer.state == OfferState::Open);
            Ok(LiveView {
                board,
                now,
                record,
                offers,
                again: PlayedAgain::load(tx, id)?,
            })
        })
        .await
}

/// Returns what tells from now on which matches may have changed.
pub fn changes(host: &Host) -> Changed {
    host.store.changed()
}

impl PlayedAgain {
    fn load(tx: &ReadTx<'_>, id: MatchId) -> Result<Option<PlayedAgain>, StoreError> {
        let (Some(players), Some(again)) =
            (tx.matches().players(id)?, tx.challenges().rematch_of(id)?)
        else {
            return Ok(None);
        };
        let by = players.side_of(again.invitation.challenger);
        Ok(by.map(|by| PlayedAgain {
            by,
            id: again.id,
            has_begun: again.state != ChallengeState::Open,
        }))
    }
}
