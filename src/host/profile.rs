//! What there is to know about a player.

use super::{Failure, Host};
use crate::{
    clock::Timestamp,
    games::GameId,
    matches::{ServerId, UserId},
    ratings::{Leaderboard, Pool, Rating, Results, Scope, Standing, Week},
    store::{FinishedMatch, HistoryFilter, ReadTx},
};

/// How many results a chart goes back.
const CHARTED: u32 = 200;

/// How many past matches a profile lists.
const RECENT: u32 = 5;

/// A player's numbers in one pool.
#[derive(Clone, Debug, PartialEq)]
pub struct PoolProfile {
    /// Which.
    pub pool: Pool,
    /// Rating, record and streak.
    pub standing: Standing,
    /// The place in the server where the profile is looked at, and among how many.
    pub place: Option<(u32, u32)>,
}

/// What there is to know about a player.
#[derive(Clone, Debug)]
pub struct ProfileView {
    /// Who.
    pub user: UserId,
    /// Under which name.
    pub name: String,
    /// The numbers in each pool where there are any: all games first.
    pub pools: Vec<PoolProfile>,
    /// How the rating in each game went, the oldest first.
    pub charts: Vec<(GameId, Vec<(Timestamp, Rating)>)>,
    /// What the player has won, lost and drawn against the viewer here; none in one's own profile.
    pub against_viewer: Option<Results>,
    /// The latest matches in this server.
    pub recent: Vec<FinishedMatch>,
    /// When it was looked at.
    pub now: Timestamp,
}

impl Host {
    /// The profile of a player, of this name, seen by `viewer` in a server.
    pub async fn profile(
        &self,
        server: ServerId,
        viewer: UserId,
        (user, name): (UserId, String),
    ) -> Result<ProfileView, Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| {
                let mut pools = tx
                    .standings_of(user)?
                    .into_iter()
                    .map(|(pool, standing)| {
                        let place = place(tx, server, user, pool, now)?;
                        Ok(PoolProfile {
                            pool,
                            standing,
                            place,
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
                        let history = tx.rating_history(user, Pool::Game(game), CHARTED)?;
                        Ok((game, history))
                    })
                    .collect::<Result<Vec<_>, Failure>>()?;
                let past = HistoryFilter {
                    server,
                    player: user,
                    opponent: None,
                    game: None,
                };
                Ok(ProfileView {
                    user,
                    name,
                    charts,
                    against_viewer: if viewer == user {
                        None
                    } else {
                        Some(tx.results_against(server, user, viewer)?)
                    },
                    recent: tx.finished_before(past, None, RECENT)?,
                    pools,
                    now,
                })
            })
            .await
    }
}

fn place(
    tx: &ReadTx<'_>,
    server: ServerId,
    user: UserId,
    pool: Pool,
    now: Timestamp,
) -> Result<Option<(u32, u32)>, Failure> {
    let leaderboard = Leaderboard {
        scope: Scope::Server(server),
        pool,
    };
    let Some(cursor) = tx.leaderboard_cursor(leaderboard, user)? else {
        return Ok(None);
    };
    let ladder = tx.ladder(leaderboard, Week::of(now))?;
    Ok(Some((ladder.place(cursor.rung), ladder.players())))
}
