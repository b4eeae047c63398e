//! The two players of a match.

use super::UserId;
use rules::Side;

/// The two players of a match and their sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// Two different people, by [`Side::index`].
    users: [UserId; 2],
}

impl Players {
    /// Returns players where `user` plays `side`, and `other` plays the other one.
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

    /// Returns the player of this side.
    pub const fn on(&self, side: Side) -> UserId {
        self.users[side.index()]
    }

    /// Returns the side that this user plays, if any.
    pub fn side_of(&self, user: UserId) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.on(side) == user)
    }

    /// Returns the opponent of this user.
    pub fn opponent_of(&self, user: UserId) -> UserId {
        let [first, second] = self.users;
        if first == user { second } else { first }
    }
}
