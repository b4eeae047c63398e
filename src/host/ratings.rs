//! Ratings: the leaderboards, and what the bot and its operator do with the list of results.

use super::{Failure, Host};
use crate::{
    clock::Timestamp,
    matches::{MatchId, Refusal, ServerId, UserId},
    ratings::{Leaderboard, Pool, Scope, Week},
    store::{LeaderboardCursor, LeaderboardRow, ReadTx},
    variants::variants,
};

/// How many players a page of a leaderboard shows.
pub const PAGE: u32 = 10;

/// Which page of a leaderboard to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaderboardPage {
    /// The best.
    First,
    /// The page before the one that begins with this seat.
    Before(LeaderboardCursor),
    /// The one with the viewer in its middle.
    Mine,
    /// The page after the one that ends with this seat.
    After(LeaderboardCursor),
    /// The end.
    Last,
}

variants! {
    /// Among whom to rank, as somebody in a server says it.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Reach {
        /// Those who play in this server.
        #[default]
        Here = "here",
        /// Everybody.
        Everywhere = "everywhere",
    }
}

/// A page of a leaderboard, as somebody sees it.
#[derive(Clone, Debug)]
pub struct LeaderboardView {
    /// By which rating.
    pub pool: Pool,
    /// Among whom.
    pub reach: Reach,
    /// The players on the page, the best first.
    pub rows: Vec<LeaderboardRow>,
    /// The viewer's own row, if it is on the leaderboard; it may be on the page as well.
    pub own: Option<LeaderboardRow>,
    /// How many players are on the leaderboard.
    pub players: u32,
    /// Whether there are players before those on the page.
    pub more_before: bool,
    /// Whether there are players after those on the page.
    pub more_after: bool,
    /// When it was looked at.
    pub now: Timestamp,
}

/// What annulling a match did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annulled {
    /// It had been annulled before.
    Before,
    /// Nothing but the match's own mark: it was not rated.
    Unrated,
    /// All ratings were worked out anew.
    Rated {
        /// From so many results.
        results: usize,
    },
}

impl Host {
    /// A page of a leaderboard, for somebody in a server.
    pub async fn leaderboard(
        &self,
        server: ServerId,
        viewer: UserId,
        pool: Pool,
        reach: Reach,
        page: LeaderboardPage,
    ) -> Result<LeaderboardView, Failure> {
        let now = self.clock.now();
        let scope = match reach {
            Reach::Here => Scope::Server(server),
            Reach::Everywhere => Scope::Everywhere,
        };
        let leaderboard = Leaderboard { scope, pool };
        self.store
            .read(move |tx| {
                let week = Week::of(now);
                let ladder = tx.ladder(leaderboard, week)?;
                let row = |cursor: LeaderboardCursor| {
                    tx.leaderboard_row(leaderboard, cursor, &ladder, week)
                };
                let own = tx.leaderboard_cursor(leaderboard, viewer)?;
                let cursors = cursors(tx, leaderboard, page, own)?;
                let more = |found: Vec<LeaderboardCursor>| !found.is_empty();
                let (first, last) = (cursors.first().copied(), cursors.last().copied());
                Ok(LeaderboardView {
                    pool,
                    reach,
                    more_before: match first {
                        Some(first) => more(tx.leaderboard_before(leaderboard, Some(first), 1)?),
                        None => false,
                    },
                    more_after: match last {
                        Some(last) => more(tx.leaderboard_after(leaderboard, Some(last), 1)?),
                        None => false,
                    },
                    rows: cursors.into_iter().map(row).collect::<Result<_, _>>()?,
                    own: own.map(row).transpose()?,
                    players: ladder.players(),
                    now,
                })
            })
            .await
    }

    /// Works everything out anew from the list of results. Gives their number.
    pub async fn rebuild_ratings(&self) -> Result<usize, Failure> {
        let now = self.clock.now();
        self.store
            .write(move |tx| Ok(tx.rebuild_ratings(now)?))
            .await
    }

    /// Declares a finished match void, and works out anew what depended on it.
    pub async fn annul(&self, id: MatchId) -> Result<Annulled, Failure> {
        let now = self.clock.now();
        self.store
            .write(move |tx| {
                let dates = tx.dates(id)?.ok_or(Refusal::Unknown(id))?;
                if dates.ended_at.is_none() {
                    return Err(Refusal::StillRunning(id).into());
                }
                if dates.annulled {
                    return Ok(Annulled::Before);
                }
                if !tx.annul(id, now)? {
                    return Ok(Annulled::Unrated);
                }
                let results = tx.rebuild_ratings(now)?;
                Ok(Annulled::Rated { results })
            })
            .await
    }
}

/// The seats of a page. Near either end it is filled up from the other side, so that a page is
/// full whenever there are enough players.
fn cursors(
    tx: &ReadTx<'_>,
    leaderboard: Leaderboard,
    page: LeaderboardPage,
    own: Option<LeaderboardCursor>,
) -> Result<Vec<LeaderboardCursor>, Failure> {
    let mut cursors = match (page, own) {
        (LeaderboardPage::First, _) | (LeaderboardPage::Mine, None) => {
            tx.leaderboard_after(leaderboard, None, PAGE)?
        }
        (LeaderboardPage::Last, _) => tx.leaderboard_before(leaderboard, None, PAGE)?,
        (LeaderboardPage::Before(cursor), _) => {
            tx.leaderboard_before(leaderboard, Some(cursor), PAGE)?
        }
        (LeaderboardPage::After(cursor), _) => {
            tx.leaderboard_after(leaderboard, Some(cursor), PAGE)?
        }
        (LeaderboardPage::Mine, Some(own)) => {
            let mut cursors = tx.leaderboard_before(leaderboard, Some(own), PAGE / 2)?;
            cursors.push(own);
            cursors
        }
    };
    let missing = |cursors: &[LeaderboardCursor]| {
        PAGE.saturating_sub(u32::try_from(cursors.len()).unwrap_or(PAGE))
    };
    if missing(&cursors) > 0 {
        cursors.extend(tx.leaderboard_after(
            leaderboard,
            cursors.last().copied(),
            missing(&cursors),
        )?);
    }
    if let Some(&first) = cursors.first()
        && missing(&cursors) > 0
    {
        let before = tx.leaderboard_before(leaderboard, Some(first), missing(&cursors))?;
        cursors.splice(0..0, before);
    }
    Ok(cursors)
}
