//! Which seeks fit each other.

use std::collections::{HashMap, HashSet};

use super::{Seek, SeekScope};
use crate::{
    matches::{ServerId, SideWish, UserId},
    ratings::{Pool, Rating},
};
use rules::GameId;

/// Two different users, whichever is named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair(UserId, UserId);

impl Pair {
    /// These two.
    pub fn of(one: UserId, other: UserId) -> Pair {
        Pair(one.min(other), one.max(other))
    }
}

/// What is known of those who seek, besides their seeks.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Their ratings. A player without a rating in a pool has the one that players begin with.
    pub points: HashMap<(UserId, Pool), i32>,
    /// Who must not be paired: one has blocked the other, or they were asked lately and it came to
    /// nothing.
    pub apart: HashSet<Pair>,
    /// Who has played the other in one of their latest matches.
    pub met: HashSet<Pair>,
    /// Who may not play in which server.
    pub bans: HashSet<(ServerId, UserId)>,
    /// Servers that are open to others.
    pub open: HashSet<ServerId>,
}

/// A match that two seeks could become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The game. None if both take any.
    pub game: Option<GameId>,
    /// How far the ratings are from each other, in that game or in all together.
    pub distance: u32,
}

impl Known {
    /// The rating of a player in a pool.
    pub fn points_of(&self, user: UserId, pool: Pool) -> i32 {
        let known = self.points.get(&(user, pool)).copied();
        known.unwrap_or_else(|| Rating::START.points())
    }

    /// Whether matches between these servers are wanted. Within one they are.
    pub fn may_meet(&self, one: &Seek, other: &Seek) -> bool {
        let (here, there) = (one.place.server, other.place.server);
        let leaves_home = |seek: &Seek| {
            seek.terms.scope == SeekScope::Everywhere && self.open.contains(&seek.place.server)
        };
        here == there || (leaves_home(one) && leaves_home(other))
    }

    /// Whether one of both may not play in one of the servers.
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

/// The match that two seeks could become, if they fit each other: two players who may and would meet,
/// the same pace, rated or not, sides that go together, a game that both want, and in it ratings that
/// both want.
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
