//! What the moderators of a server do not allow there.

use super::{Reason, RoleId, UserId};

/// A rule set by the moderators of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HouseRule {
    /// Only members with this role can challenge.
    #[error("only members with role {0} may challenge here")]
    NeedsRole(RoleId),
    /// The player has the maximum number of running matches in the server.
    #[error("the player has {0} running matches in the server already")]
    ManyMatches(u32),
    /// The player is banned from play, for this reason if one was given.
    #[error("the player is banned from play here")]
    Banned(Option<Reason>),
    /// The other player is banned from play.
    #[error("user {0} is banned from play here")]
    TheirBan(UserId),
}
