//! Matches as people see them who look at them live.

use std::{sync::Arc, time::Duration};

use url::Url;

use super::views::BoardView;
use crate::host::{Failure, Host, find_record};
use domain::{
    clock::Timestamp,
    matches::{MatchId, Offer, OfferState, Record, Refusal, ServerId, UserId},
};
use store::{Changed, Lock};

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
}

/// How long after a click on *Open board* the page shows that board. Discord opens it at once.
const OPENS_WITHIN: Duration = Duration::from_mins(1);

impl Host {
    /// Returns a host whose boards can be opened on the live page, which people reach at this URL.
    #[must_use]
    pub fn with_live_page(mut self, url: &Url) -> Host {
        self.live_page = Some(Arc::new(url.clone()));
        self
    }

    /// Returns where people reach a match on the live page, if there is one.
    pub fn live_page_of(&self, id: MatchId) -> Option<Url> {
        let mut url = Url::clone(self.live_page.as_ref()?);
        url.set_query(Some(&format!("match={}", id.0)));
        Some(url)
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

    /// Returns the server whose match it is. `None` if there is no such match, or it has not begun.
    pub async fn server_of_match(&self, id: MatchId) -> Result<Option<ServerId>, Failure> {
        self.store
            .read(move |tx| match tx.matches().players(id)? {
                Some(_) => Ok(tx.showings().server_of(id)?),
                None => Ok(None),
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
                })
            })
            .await
    }

    /// Returns what tells from now on which matches may have changed.
    pub fn match_changes(&self) -> Changed {
        self.store.changed()
    }
}
