//! Matches as people see them who look at them live.

use std::{sync::Arc, time::Duration};

use url::Url;

use super::{links::Links, views::BoardView};
use crate::host::{Failure, Host, find_record};
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

impl Host {
    /// Returns a host whose boards can be opened on the live page, which people reach at this URL. Its links
    /// are sealed with this secret.
    #[must_use]
    pub fn with_live_page(mut self, url: &Url, secret: &str) -> Host {
        self.live_page = Some(Arc::new(Links::new(url, secret)));
        self
    }

    /// Returns whether there is a live page.
    pub const fn has_live_page(&self) -> bool {
        self.live_page.is_some()
    }

    /// Returns where people reach a match on the live page, if there is one.
    pub fn live_page_of(&self, id: MatchId) -> Option<Url> {
        Some(self.live_page.as_ref()?.link(id))
    }

    /// Returns whether someone with this key came by a match's link.
    pub fn link_opens(&self, id: MatchId, key: &str) -> bool {
        let links = self.live_page.as_ref();
        links.is_some_and(|links| links.opens(id, key))
    }

    /// Notes which board a user wants to open, because Discord doesn't tell the page.
    pub async fn will_open(&self, user: UserId, id: MatchId) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::User(user), move |tx| {
                Ok(tx.opened().note(user, id, now)?)
            })
            .await
    }

    /// Returns which board a user has just wanted to open, once.
    pub async fn opened(&self, user: UserId) -> Result<Option<MatchId>, Failure> {
        let now = self.clock.now();
        let taken = self.store.write(Lock::User(user), move |tx| {
            Ok::<_, Failure>(tx.opened().take(user)?)
        });
        let opened = taken.await?.filter(|(_, at)| now.since(*at) < OPENS_WITHIN);
        Ok(opened.map(|(id, _)| id))
    }

    /// Returns the servers that a match is shown in, its own first. Empty if there is no such match, or it has
    /// not begun.
    pub async fn servers_of_match(&self, id: MatchId) -> Result<Vec<ServerId>, Failure> {
        self.store
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
    pub async fn side_in(&self, id: MatchId, user: UserId) -> Result<Option<Side>, Failure> {
        self.store
            .read(move |tx| {
                let players = tx.matches().players(id)?;
                Ok(players.and_then(|players| players.side_of(user)))
            })
            .await
    }

    /// Loads a match. It doesn't check who asks: see [`Host::home_of`] and [`Host::whereabouts`].
    pub async fn live(&self, id: MatchId) -> Result<LiveView, Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| {
                let found = tx.matches().find(id)?.ok_or(Refusal::Unknown(id))?;
                let board = BoardView::load(tx, &found, found.ply())?;
                let board = board.standing_at(now).read_at(now);
                let mut offers = tx.offers().of_match(id, found.revision())?;
                offers.retain(|offer| offer.state == OfferState::Open);
                Ok(LiveView {
                    board,
                    now,
                    record: find_record(&tx.matches(), id)?,
                    offers,
                    again: PlayedAgain::load(tx, id)?,
                })
            })
            .await
    }

    /// Returns what tells from now on which matches may have changed.
    pub fn match_changes(&self) -> Changed {
        self.store.changed()
    }
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
