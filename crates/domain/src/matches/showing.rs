//! Showings: where a challenge and its match are shown. A match between two servers has one in each.

use std::fmt;

use super::{Match, MatchId, ServerId, UserId};

/// A showing. The first one of a challenge and its match has their number. In a match between two
/// servers, the one in the other server, its mirror, has a number that no challenge has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ShowingId(pub u32);

impl From<MatchId> for ShowingId {
    fn from(id: MatchId) -> ShowingId {
        ShowingId(id.0)
    }
}

impl fmt::Display for ShowingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// The player of a match between two servers who plays in the other one, as seen from a showing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The player.
    pub player: UserId,
    /// The server in which that player plays.
    pub server: ServerId,
    /// The showing there.
    pub showing: ShowingId,
}

/// A player from another server than the one where the match is shown. Most people there do not
/// know that user, so the name is shown, with that of the user's server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestView {
    /// The player.
    pub player: UserId,
    /// The player's name, and the server's if it is known.
    pub name: String,
    /// The server.
    pub server: ServerId,
}

impl Match {
    /// Returns the showing of the server in which a player plays.
    pub fn home_of(&self, player: UserId) -> ShowingId {
        match self.guest {
            Some(guest) if guest.player == player => guest.showing,
            _ => self.showing,
        }
    }

    /// Whether a player plays in the server of this showing.
    pub fn is_at_home(&self, player: UserId) -> bool {
        self.home_of(player) == self.showing
    }
}
