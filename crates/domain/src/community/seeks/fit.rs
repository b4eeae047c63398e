//! Which seeks fit each other.

use std::collections::{HashMap, HashSet};

use super::{Seek, SeekScope};
use crate::{
    matches::{ServerId, SideWish, UserId},
    ratings::{Pool, Rating},
};
use rules::GameId;

/// Two different users, in either order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair(UserId, UserId);

impl Pair {
    /// Returns the pair of these two.
    pub fn of(one: UserId, other: UserId) -> Pair {
        Pair(one.min(other), one.max(other))
    }
}

/// The facts about the players who seek, apart from their seeks.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Their ratings. A player without a rating in a pool has the initial one.
    pub points: HashMap<(UserId, Pool), i32>,
    /// Players who must not be paired: one has blocked the other, or a recent proposal to them came
    /// to nothing.
    pub apart: HashSet<Pair>,
    /// Players who met in one of their latest matches.
    pub met: HashSet<Pair>,
    /// Users who are banned from play in a server.
    pub bans: HashSet<(ServerId, UserId)>,
    /// Servers that are open to others.
    pub open: HashSet<ServerId>,
}

/// A match that two seeks could become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The game. `None` if both accept any.
    pub game: Option<GameId>,
    /// The difference of the ratings, in that game or over all games.
    pub distance: u32,
}

impl Known {
    /// Returns the rating of a player in a pool.
    pub fn points_of(&self, user: UserId, pool: Pool) -> i32 {
        let known = self.points.get(&(user, pool)).copied();
        known.unwrap_or_else(|| Rating::START.points())
    }

    /// Whether matches between these servers are wanted. Within one server they are.
    pub fn may_meet(&self, one: &Seek, other: &Seek) -> bool {
        let (here, there) = (one.place.server, other.place.server);
        let leaves_home = |seek: &Seek| {
            seek.terms.scope == SeekScope::Everywhere && self.open.contains(&seek.place.server)
        };
        here == there || (leaves_home(one) && leaves_home(other))
    }

    /// Whether either player is banned from play in either server.
    fn is_barred(&self, one: &Seek, other: &Seek) -> bool {
        let servers = [one.place.server, other.place.server];
        let players = [one.player, other.player];
        servers.iter().any(|server| {
            players
                .iter()
                .any(|player| self.bans.contains(&(*server, *player)))
        })
    }
}

/// Returns the match that two seeks could become, if they fit each other: two players who can and
/// want to meet, the same pace, both rated or both not, compatible sides, a game that both want,
/// and ratings in it that both want.
pub fn fit(one: &Seek, other: &Seek, known: &Known) -> Option<Fit> {
    let (ours, theirs) = (&one.terms, &other.terms);
    if one.player == other.player
        || ours.timing != theirs.timing
        || ours.rated != theirs.rated
        || want_same_side(ours.side, theirs.side)
        || !known.may_meet(one, other)
    {
        return None;
    }
    let game = match (ours.game, theirs.game) {
        (Some(ours), Some(theirs)) if ours != theirs => return None,
        (ours, theirs) => ours.or(theirs),
    };
    let pool = game.map_or(Pool::All, Pool::Game);
    let own = known.points_of(one.player, pool);
    let their = known.points_of(other.player, pool);
    let wanted = ours.opponents.admits(own, their) && theirs.opponents.admits(their, own);
    let apart = known.apart.contains(&Pair::of(one.player, other.player));
    if !wanted || apart || known.is_barred(one, other) {
        return None;
    }
    Some(Fit {
        game,
        distance: own.abs_diff(their),
    })
}

fn want_same_side(one: SideWish, other: SideWish) -> bool {
    one != SideWish::Lot && one == other
}
