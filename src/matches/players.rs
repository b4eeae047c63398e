//! Who plays whom.

use super::UserId;
use crate::games::Side;

/// Who plays which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// By [`Side::index`]. Two different people.
    users: [UserId; 2],
}

impl Players {
    /// `user` on `side` and `other` on the other one.
    pub const fn with(user: UserId, side: Side, other: UserId) -> Players {
        match side {
            Side::First => Players {
                users: [user, other],
            },
            Side::Second => Players {
                users: [other, user],
            },
        }
    }

    /// Who plays this side.
    pub const fn on(&self, side: Side) -> UserId {
        self.users[side.index()]
    }

    /// Which side this user plays, if any.
    pub fn side_of(&self, user: UserId) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.on(side) == user)
    }

    /// Against whom this user plays.
    pub fn opponent_of(&self, user: UserId) -> UserId {
        let [first, second] = self.users;
        if first == user { second } else { first }
    }
}
