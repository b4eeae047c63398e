//! The leaderboards of seasons, and the badges of players.

use crate::{
    host::{Failure, ReadCx},
    rankings::actions::ratings::Reach,
};
use domain::{
    clock::Timestamp,
    community::{
        self, BADGE_YEAR, Badge, Ranked, Refused, SEASON_MATCHES, SEASON_OPPONENTS, Season,
        SeasonPlay, Signal, badges, rank,
    },
    matches::{ServerId, UserId},
    ratings::{Pool, Rung, Standing},
};
use rules::{GameId, variants};
use store::{SeasonMinimum, Seasons};

/// How many players a page shows.
const PAGE: u32 = 10;

/// How many of a year's wins count for badges, the latest first.
const MOST_WINS: u32 = 1_000;

/// For how many seasons a first place is remembered.
const REMEMBERED: usize = 4;

variants! {
    /// A season, as a user names it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SeasonWish {
        /// The current one.
        Now = "now",
        /// The previous one.
        Last = "last",
    }
}

/// A player on the leaderboard of a season.
#[derive(Clone, Debug, PartialEq)]
pub struct SeasonRow {
    /// The rank and the player's record.
    pub ranked: Ranked,
    /// The name under which the player was last seen.
    pub name: Option<String>,
}

/// A viewer's standing in a season.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnSeason {
    /// Ranked.
    Ranked(SeasonRow),
    /// Not ranked: this many matches and this many opponents are missing.
    Missing(u32, u32),
}

/// A page of a season's leaderboard for a viewer.
#[derive(Clone, Debug)]
pub struct SeasonView {
    /// The pool whose ratings rank the players.
    pub pool: Pool,
    /// The season.
    pub season: Season,
    /// The players on the page, the best first.
    pub rows: Vec<SeasonRow>,
    /// The viewer's standing.
    pub own: OwnSeason,
    /// How many players are ranked.
    pub players: u32,
    /// The page, from 0, and the number of pages.
    pub page: (u32, u32),
    /// Whether an earlier season has something to show, and whether there is a later one.
    pub others: (bool, bool),
    /// Whether the season is still running.
    pub runs: bool,
}

/// Loads the first page of the leaderboard of a season that a user names.
pub fn load_wished(
    cx: &ReadCx<'_>,
    pool: Pool,
    reach: Reach,
    wish: SeasonWish,
) -> Result<SeasonView, Failure> {
    if reach == Reach::Everywhere {
        return Err(Refused::SeasonEverywhere.into());
    }
    let now = Season::of(cx.now);
    let season = match wish {
        SeasonWish::Now => now,
        SeasonWish::Last => now.before().unwrap_or(now),
    };
    load(cx, pool, season, 0)
}

/// Loads a page of the leaderboard of a season, from 0. Beyond the end, it is the last page.
pub fn load(cx: &ReadCx<'_>, pool: Pool, season: Season, page: u32) -> Result<SeasonView, Failure> {
    let (tx, now, server, viewer) = (cx.tx, cx.now, cx.server(), cx.user());
    let plays = tx.seasons().plays(server, pool, season)?;
    let own = plays.iter().find(|play| play.player == viewer).copied();
    let ranked = rank(plays);
    let row = |ranked: &Ranked| -> Result<SeasonRow, Failure> {
        Ok(SeasonRow {
            ranked: *ranked,
            name: tx.people().name(server, ranked.play.player)?,
        })
    };
    let mine = ranked.iter().find(|one| one.play.player == viewer);
    let own = match mine {
        Some(mine) => OwnSeason::Ranked(row(mine)?),
        None => missing(own),
    };
    let players = u32::try_from(ranked.len()).unwrap_or(u32::MAX);
    let pages = players.div_ceil(PAGE).max(1);
    let page = page.min(pages - 1);
    let shown = ranked.iter().skip((page * PAGE) as usize);
    Ok(SeasonView {
        pool,
        season,
        rows: shown
            .take(PAGE as usize)
            .map(row)
            .collect::<Result<_, _>>()?,
        own,
        players,
        page: (page, pages),
        others: (
            tx.seasons().has_results_before(server, season.begin())?,
            season < Season::of(now),
        ),
        runs: season == Season::of(now),
    })
}

/// Returns what the managers of a server should look at in its rated matches.
pub fn signals(cx: &ReadCx<'_>) -> Result<Vec<Signal>, Failure> {
    let since = cx.now.before(community::SIGNALS_OVER);
    let pairs = cx.tx.ratings().pairs_since(cx.server(), since)?;
    Ok(community::signals(&pairs))
}

/// Returns the standing of a player who is not ranked.
fn missing(own: Option<SeasonPlay>) -> OwnSeason {
    let missing = own.and_then(|play| play.missing());
    let (matches, opponents) = missing.unwrap_or((SEASON_MATCHES, SEASON_OPPONENTS));
    OwnSeason::Missing(matches, opponents)
}

/// Returns the badges of a player in a server.
pub(crate) fn badges_of(
    seasons: &Seasons<'_>,
    server: ServerId,
    player: UserId,
    standings: &[(Pool, Standing)],
    now: Timestamp,
) -> Result<Vec<Badge>, Failure> {
    if standings.is_empty() {
        return Ok(Vec::new());
    }
    let since = now.before(BADGE_YEAR);
    let won = |game: &GameId| {
        let is_won = |(pool, standing): &(Pool, Standing)| {
            *pool == Pool::Game(*game) && standing.results.wins > 0
        };
        standings.iter().any(is_won)
    };
    let over = std::iter::successors(Season::of(now).before(), |season| season.before());
    let mut firsts = Vec::new();
    for season in over.take(REMEMBERED) {
        if is_first(seasons, server, player, season)? {
            firsts.push(season);
        }
    }
    Ok(badges(
        &firsts,
        &seasons.wins_since(player, since, MOST_WINS)?,
        seasons.year_since(player, since)?,
        GameId::ALL.iter().all(won),
    ))
}

/// Returns whether a player came first in a season in a server, alone or tied. The season is
/// evaluated as a whole only for players who have earned a rank in it.
fn is_first(
    seasons: &Seasons<'_>,
    server: ServerId,
    player: UserId,
    season: Season,
) -> Result<bool, Failure> {
    let own = seasons.play(server, season, player)?;
    let Some(own) = own.filter(|own| own.missing().is_none()) else {
        return Ok(false);
    };
    let best = seasons.best(
        server,
        season,
        SeasonMinimum {
            matches: SEASON_MATCHES,
            opponents: SEASON_OPPONENTS,
        },
    )?;
    Ok(best.is_some_and(|best| Rung::of(best) == Rung::of(own.after)))
}
