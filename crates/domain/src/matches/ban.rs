//! Which members moderators can ban from play.

use super::{Reason, UserId};

/// A member whom a moderator wants to ban from play, as far as Discord describes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suspect {
    /// The member.
    pub user: UserId,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// Whether they are known to manage the server.
    pub may_manage: bool,
}

impl Suspect {
    /// Checks that this moderator can ban the member.
    pub fn check(self, by: UserId) -> Result<(), NoBan> {
        if self.user == by {
            Err(NoBan::Yourself)
        } else if self.is_bot {
            Err(NoBan::Bot(self.user))
        } else if self.may_manage {
            Err(NoBan::Manager(self.user))
        } else {
            Ok(())
        }
    }
}

/// Why a moderator cannot ban a member from play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoBan {
    /// Moderators cannot ban themselves.
    #[error("nobody bans themselves")]
    Yourself,
    /// Bots do not play.
    #[error("user {0} is a bot")]
    Bot(UserId),
    /// Members who can manage the server could lift the ban right away.
    #[error("user {0} may manage the server")]
    Manager(UserId),
    /// They are already banned, and the moderator has given no other reason.
    #[error("user {user} is banned already")]
    Before {
        /// The member.
        user: UserId,
        /// The reason, if a moderator has given one.
        reason: Option<Reason>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_bans_themselves_a_bot_or_who_may_manage_the_server() {
        let member = Suspect {
            user: UserId(2),
            is_bot: false,
            may_manage: false,
        };
        let bot = Suspect {
            is_bot: true,
            ..member
        };
        let manager = Suspect {
            may_manage: true,
            ..member
        };
        assert_eq!(member.check(UserId(1)), Ok(()));
        assert_eq!(member.check(UserId(2)), Err(NoBan::Yourself));
        assert_eq!(manager.check(UserId(2)), Err(NoBan::Yourself));
        assert_eq!(bot.check(UserId(1)), Err(NoBan::Bot(UserId(2))));
        assert_eq!(manager.check(UserId(1)), Err(NoBan::Manager(UserId(2))));
    }
}
