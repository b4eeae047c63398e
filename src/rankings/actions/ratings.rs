//! Leaderboards, and maintenance of the list of results by the bot and its operator.

use crate::host::{
    Failure, Host, ReadCx,
    pass::{AT_ONCE, Left},
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, Refusal, UserId},
    ratings::{self, Leaderboard, Pool, Scope, Week},
};
use rules::{GameId, variants};
use std::collections::{BTreeMap, BTreeSet};
use store::{LeaderboardCursor, LeaderboardRow, Lock, Ratings, Rebuild};

/// How many players a page of a leaderboard shows.
pub const PAGE: u32 = 10;

/// Names a page of a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaderboardPage {
    /// The page with the best players.
    First,
    /// The page before the row at this cursor.
    Before(LeaderboardCursor),
    /// The page with the viewer in the middle.
    Mine,
    /// The page after the row at this cursor.
    After(LeaderboardCursor),
    /// The last page.
    Last,
}

variants! {
    /// The players to rank, as a user in a server chooses them.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Reach {
        /// The players of this server.
        #[default]
        Here = "here",
        /// All players.
        Everywhere = "everywhere",
    }
}

/// A page of a leaderboard for a viewer.
#[derive(Clone, Debug)]
pub struct LeaderboardView {
    /// The pool whose ratings rank them.
    pub pool: Pool,
    /// The players who are ranked.
    pub reach: Reach,
    /// The players on the page, the best first.
    pub rows: Vec<LeaderboardRow>,
    /// The viewer's own row, if the viewer is on the leaderboard. It may also be on the page.
    pub own: Option<LeaderboardRow>,
    /// The game that each player in `rows` and `own` has played most, if the leaderboard is of all games.
    pub most_played: Option<BTreeMap<UserId, GameId>>,
    /// The number of players on the leaderboard.
    pub players: u32,
    /// Whether there are players before those on the page.
    pub more_before: bool,
    /// Whether there are players after those on the page.
    pub more_after: bool,
    /// When it was loaded.
    pub now: Timestamp,
}

/// The outcome of annulling a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annulled {
    /// It had been annulled before.
    Before,
    /// The match was marked. It was not rated, so nothing else changed.
    Unrated,
    /// Its result, or that of another match, was removed from the list, and the ratings do not
    /// match the list until they are rebuilt.
    Rated,
}

/// Loads a page of a leaderboard for a viewer in a server.
pub fn leaderboard(
    cx: &ReadCx<'_>,
    pool: Pool,
    reach: Reach,
    page: LeaderboardPage,
) -> Result<LeaderboardView, Failure> {
    let (tx, now, server, viewer) = (cx.tx, cx.now, cx.server(), cx.user());
    let scope = match reach {
        Reach::Here => Scope::Server(server),
        Reach::Everywhere => Scope::Everywhere,
    };
    let leaderboard = Leaderboard { scope, pool };
    let week = Week::of(now);
    let ladder = tx.ratings().ladder(leaderboard, week)?;
    let row = |cursor: LeaderboardCursor| {
        tx.ratings()
            .leaderboard_row(leaderboard, server, cursor, &ladder, week)
    };
    let own = tx.ratings().leaderboard_cursor(leaderboard, viewer)?;
    let cursors = cursors(&tx.ratings(), leaderboard, page, own)?;
    let more = |found: Vec<LeaderboardCursor>| !found.is_empty();
    let (first, last) = (cursors.first().copied(), cursors.last().copied());
    let shown = cursors.iter().chain(&own).map(|cursor| cursor.user);
    let most_played = match pool {
        Pool::All => Some(most_played(&tx.ratings(), shown.collect())?),
        Pool::Game(_) => None,
    };
    Ok(LeaderboardView {
        pool,
        reach,
        more_before: match first {
            Some(first) => more(
                tx.ratings()
                    .leaderboard_before(leaderboard, Some(first), 1)?,
            ),
            None => false,
        },
        more_after: match last {
            Some(last) => more(tx.ratings().leaderboard_after(leaderboard, Some(last), 1)?),
            None => false,
        },
        rows: cursors.into_iter().map(row).collect::<Result<_, _>>()?,
        own: own.map(row).transpose()?,
        most_played,
        players: ladder.players(),
        now,
    })
}

/// Loads the game that each of these players has played most.
fn most_played(
    ratings: &Ratings<'_>,
    players: BTreeSet<UserId>,
) -> Result<BTreeMap<UserId, GameId>, Failure> {
    let mut games = BTreeMap::new();
    for player in players {
        let standings = ratings.standings_of(player)?;
        games.extend(ratings::most_played(&standings).map(|game| (player, game)));
    }
    Ok(games)
}

/// Rebuilds everything from the list of results while the bot keeps running. Reports progress
/// now and then as a fraction of 1, and returns the number of results.
pub async fn rebuild(host: &Host, progress: impl FnMut(f64)) -> Result<u64, Failure> {
    let now = host.clock.now();
    let rebuild = Rebuild::begin(host.store.clone()).await?;
    Ok(rebuild.finish(now, progress).await?)
}

/// Waits until a moderator's annulment has removed a result from the list.
pub async fn wait_for_outdated(host: &Host) {
    host.outdated.notified().await;
}

/// Rebuilds everything if the ratings do not match the list of results. Returns the number of
/// results if it did.
pub async fn mend(host: &Host) -> Result<Option<u64>, Failure> {
    let stale = host.store.read(|tx| Ok(tx.ratings().are_stale()?));
    let stale: Result<bool, Failure> = stale.await;
    if !stale? {
        return Ok(None);
    }
    rebuild(host, |_| {}).await.map(Some)
}

/// Declares a finished match void. If its result was in the list, all ratings must be
/// [rebuilt](rebuild).
pub async fn annul(host: &Host, id: MatchId) -> Result<Annulled, Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::Match(id), move |tx| {
            let dates = tx.matches().dates(id)?.ok_or(Refusal::Unknown(id))?;
            if dates.ended_at.is_none() {
                return Err(Refusal::StillRunning(id).into());
            }
            Ok(if dates.annulled && !tx.ratings().are_stale()? {
                Annulled::Before
            } else if tx.ratings().annul(id, now)? || tx.ratings().are_stale()? {
                Annulled::Rated
            } else {
                Annulled::Unrated
            })
        })
        .await
}

/// Returns the cursors of a page's rows. Near either end the page is filled up from the other side,
/// so that it is full whenever there are enough players.
fn cursors(
    ratings: &Ratings<'_>,
    leaderboard: Leaderboard,
    page: LeaderboardPage,
    own: Option<LeaderboardCursor>,
) -> Result<Vec<LeaderboardCursor>, Failure> {
    let mut cursors = match (page, own) {
        (LeaderboardPage::First, _) | (LeaderboardPage::Mine, None) => {
            ratings.leaderboard_after(leaderboard, None, PAGE)?
        }
        (LeaderboardPage::Last, _) => ratings.leaderboard_before(leaderboard, None, PAGE)?,
        (LeaderboardPage::Before(cursor), _) => {
            ratings.leaderboard_before(leaderboard, Some(cursor), PAGE)?
        }
        (LeaderboardPage::After(cursor), _) => {
            ratings.leaderboard_after(leaderboard, Some(cursor), PAGE)?
        }
        (LeaderboardPage::Mine, Some(own)) => {
            let mut cursors = ratings.leaderboard_before(leaderboard, Some(own), PAGE / 2)?;
            cursors.push(own);
            cursors
        }
    };
    let missing = |cursors: &[LeaderboardCursor]| {
        PAGE.saturating_sub(u32::try_from(cursors.len()).unwrap_or(PAGE))
    };
    if missing(&cursors) > 0 {
        cursors.extend(ratings.leaderboard_after(
            leaderboard,
            cursors.last().copied(),
            missing(&cursors),
        )?);
    }
    if let Some(&first) = cursors.first()
        && missing(&cursors) > 0
    {
        let before = ratings.leaderboard_before(leaderboard, Some(first), missing(&cursors))?;
        cursors.splice(0..0, before);
    }
    Ok(cursors)
}

/// Removes players from the leaderboards who have been idle for too long.
pub(crate) async fn retire_idle(host: &Host, until: Timestamp) -> Result<Left, Failure> {
    let retired = host.store.write(Lock::Results, move |tx| {
        Ok::<_, Failure>(tx.ratings().retire_idle(until, AT_ONCE)?)
    });
    Ok(if retired.await? {
        Left::More
    } else {
        Left::Until(None)
    })
}
