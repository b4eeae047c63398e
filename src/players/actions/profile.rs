//! A player's profile.

use crate::{
    host::{Failure, ReadCx},
    matches::actions::views::{Guests, guests},
    rankings::actions::seasons::badges_of,
};
use domain::{
    clock::Timestamp,
    community::Badge,
    matches::{ServerId, UserId},
    ratings::{Leaderboard, Pool, Rating, Results, Scope, Standing, Week},
};
use rules::GameId;
use store::{FinishedMatch, HistoryFilter, LevelRecord, Ratings};

/// How many results a chart shows.
const CHARTED: u32 = 200;

/// How many past matches a profile lists.
const RECENT: u32 = 5;

/// A player's ratings and results in one pool.
#[derive(Clone, Debug, PartialEq)]
pub struct PoolProfile {
    /// The pool.
    pub pool: Pool,
    /// The rating, the results and the streak.
    pub standing: Standing,
    /// The player's rank in the server where the profile is viewed, and the number of players
    /// there.
    pub place: Option<(u32, u32)>,
    /// The best rating that was established so far, in points, if it is no longer the current one.
    pub best: Option<i64>,
}

/// A user, and the name under which others see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedUser {
    /// The user.
    pub user: UserId,
    /// The name.
    pub name: String,
}

/// A player's profile.
#[derive(Clone, Debug)]
pub struct ProfileView {
    /// The player.
    pub user: UserId,
    /// The player's name.
    pub name: String,
    /// The pools in which the player has a standing, starting with all games together.
    pub pools: Vec<PoolProfile>,
    /// The rating history in each game, the oldest first.
    pub charts: Vec<(GameId, Vec<(Timestamp, Rating)>)>,
    /// The player's results against the viewer in this server. `None` in the viewer's own profile.
    pub against_viewer: Option<Results>,
    /// The badges.
    pub badges: Vec<Badge>,
    /// The player's record against the computer.
    pub levels: Vec<LevelRecord>,
    /// The latest matches in this server.
    pub recent: Vec<FinishedMatch>,
    /// The opponents in them from other servers.
    pub guests: Guests,
    /// When it was loaded.
    pub now: Timestamp,
}

/// Loads a player's profile for `viewer` in a server.
pub fn load(cx: &ReadCx<'_>, player: &NamedUser) -> Result<ProfileView, Failure> {
    let (tx, now, server, viewer) = (cx.tx, cx.now, cx.server(), cx.user());
    let NamedUser { user, name } = player;
    let user = *user;
    let standings = tx.ratings().standings_of(user)?;
    let badges = badges_of(&tx.seasons(), server, user, &standings, now)?;
    let mut pools = standings
        .into_iter()
        .map(|(pool, standing)| {
            let place = place(&tx.ratings(), server, user, pool, now)?;
            let best = tx.ratings().best(user, pool)?;
            let best = best.map(|best| i64::from(best.points()));
            let current = i64::from(standing.rating_at(now).points());
            Ok(PoolProfile {
                pool,
                standing,
                place,
                best: best.filter(|best| *best > current),
            })
        })
        .collect::<Result<Vec<_>, Failure>>()?;
    pools.sort_by_key(|pool| pool.pool);
    let charts = pools.iter().filter_map(|found| match found.pool {
        Pool::All => None,
        Pool::Game(game) => Some(game),
    });
    let charts = charts
        .map(|game| {
            let history = tx.ratings().history(user, Pool::Game(game), CHARTED)?;
            Ok((game, history))
        })
        .collect::<Result<Vec<_>, Failure>>()?;
    let past = HistoryFilter {
        server,
        player: user,
        opponent: None,
        game: None,
        viewer,
    };
    let recent = tx.matches().finished_before(past, None, RECENT)?;
    Ok(ProfileView {
        user,
        name: name.clone(),
        charts,
        against_viewer: if viewer == user {
            None
        } else {
            Some(tx.matches().results_against(server, user, viewer)?)
        },
        badges,
        levels: tx.computer().level_records(user)?,
        guests: guests(tx, server, recent.iter().map(|one| one.id))?,
        recent,
        pools,
        now,
    })
}

fn place(
    ratings: &Ratings<'_>,
    server: ServerId,
    user: UserId,
    pool: Pool,
    now: Timestamp,
) -> Result<Option<(u32, u32)>, Failure> {
    let leaderboard = Leaderboard {
        scope: Scope::Server(server),
        pool,
    };
    let Some(cursor) = ratings.leaderboard_cursor(leaderboard, user)? else {
        return Ok(None);
    };
    let ladder = ratings.ladder(leaderboard, Week::of(now))?;
    Ok(Some((ladder.place(cursor.rung), ladder.players())))
}
