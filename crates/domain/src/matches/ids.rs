//! Ids. Each kind has its own type, so that none is mistaken for another.

use std::fmt;

use rules::words::Locale;

macro_rules! snowflake {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

snowflake! {
    /// A Discord user.
    UserId
    /// A Discord server.
    ServerId
    /// A channel or thread of a server.
    ChannelId
    /// A role of a server, which members have.
    RoleId
    /// A message in a channel.
    MessageId
    /// A user's interaction: a command, a click or a form.
    InteractionId
}

impl ServerId {
    /// Stands for anything that is not a server the bot is in: direct messages, and servers to
    /// which only the user has brought it. No server has this id.
    pub const ELSEWHERE: ServerId = ServerId(0);

    /// Stands for the direct messages with a user, where a match against the computer can be shown.
    /// Nobody acts in it, so only that user finds the match there. No server has this id.
    pub const DIRECT: ServerId = ServerId(1);

    /// Whether it is not a server that the bot is in.
    pub const fn is_elsewhere(self) -> bool {
        self.0 == 0
    }

    /// Whether it stands for direct messages.
    pub const fn is_direct(self) -> bool {
        self.0 == 1
    }

    /// Whether it is a real Discord server.
    pub const fn is_server(self) -> bool {
        self.0 > 1
    }
}

impl UserId {
    /// The first of the ids that stand for users who have had everything deleted. Discord assigns
    /// it to nobody before the year 2049: an id counts milliseconds since 2015 above its lowest 22
    /// bits. <https://discord.com/developers/docs/reference#snowflakes>
    const DELETED: u64 = 1 << 62;

    /// The first of the ids by which a deleted user is recognized when they come back.
    const REMEMBERED: u64 = UserId::DELETED | 1 << 61;

    /// Returns the id that replaces the `number`th deleted user.
    pub const fn deleted(number: u32) -> UserId {
        // No 32-bit number reaches the ids of the others.
        UserId(UserId::DELETED | number as u64)
    }

    /// Returns the id by which a deleted user is recognized, from bits that are derived from this
    /// user's id alone.
    pub const fn remembered(bits: u64) -> UserId {
        UserId(UserId::REMEMBERED | bits & ((1 << 61) - 1))
    }

    /// Whether this user had everything deleted here, so that Discord has no user with this id.
    pub const fn is_deleted(self) -> bool {
        self.0 >= UserId::DELETED
    }
}

/// The number of a challenge and the match that may follow from it, counted from 1 in each
/// database.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct MatchId(pub u32);

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// Whether a match runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It runs.
    Running,
    /// It is over.
    Over,
}

/// A user as a member of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Member {
    /// The server.
    pub server: ServerId,
    /// The user.
    pub user: UserId,
}

/// The user who acts, as a member of the server in which they act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The user.
    pub user: UserId,
    /// The server, or [`ServerId::ELSEWHERE`].
    pub server: ServerId,
    /// The user's roles there.
    pub roles: Vec<RoleId>,
    /// Whether the user is allowed to manage the server.
    pub manages: bool,
}

impl Actor {
    /// Returns an actor of whom nothing is asked but who they are, and where.
    pub const fn player(server: ServerId, user: UserId) -> Actor {
        Actor {
            user,
            server,
            roles: Vec::new(),
            manages: false,
        }
    }

    /// Returns the actor as a member of the server.
    pub const fn member(&self) -> Member {
        Member {
            server: self.server,
            user: self.user,
        }
    }

    /// Returns whether the actor has this role.
    pub fn has_role(&self, role: RoleId) -> bool {
        self.roles.contains(&role)
    }
}

/// Where a challenge was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The server.
    pub server: ServerId,
    /// The channel in it.
    pub channel: ChannelId,
    /// The language spoken there.
    pub locale: Locale,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_deleted_users_are_nobodys_and_fit_the_database() {
        let numbers = [0, 1, u32::MAX].map(UserId::deleted);
        let others = [0, 1, u64::MAX].map(UserId::remembered);
        for user in numbers.into_iter().chain(others) {
            assert!(user.is_deleted() && i64::try_from(user.0).is_ok(), "{user}");
        }
        assert!(numbers.iter().all(|number| !others.contains(number)));
        // The largest id that Discord had assigned by November 2026.
        assert!(!UserId(1_575_000_000_000_000_000).is_deleted());
    }

    #[test]
    fn an_id_of_a_deleted_user_tells_them_apart_by_all_lower_bits() {
        let remembered = |bits| UserId::remembered(bits).0 - UserId::REMEMBERED;
        for bits in [0, 1, 2, 0b1011, (1 << 61) - 1] {
            assert_eq!(remembered(bits), bits);
        }
        assert_eq!(remembered(1 << 61 | 5), 5);
    }

    #[test]
    fn only_a_real_server_is_one() {
        for (server, is) in [
            (ServerId::ELSEWHERE, [true, false, false]),
            (ServerId::DIRECT, [false, true, false]),
            (ServerId(2), [false, false, true]),
            (ServerId(u64::MAX), [false, false, true]),
        ] {
            let says = [
                server.is_elsewhere(),
                server.is_direct(),
                server.is_server(),
            ];
            assert_eq!(says, is, "{server}");
        }
    }

    #[test]
    fn an_actor_has_their_roles_in_the_server_and_no_others() {
        let actor = Actor {
            roles: vec![RoleId(7), RoleId(8)],
            ..Actor::player(ServerId(2), UserId(3))
        };
        let has = [7, 8, 9].map(|role| actor.has_role(RoleId(role)));
        assert_eq!(has, [true, true, false]);
    }
}
