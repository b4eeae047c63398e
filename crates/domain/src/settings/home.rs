//! Where a server's matches are shown.

use crate::matches::ChannelId;

/// Where the matches of a server that begin from now on are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Home {
    /// Where their challenges are made.
    #[default]
    AtChallenge,
    /// In this channel, where their challenges appear too.
    Channel(ChannelId),
    /// In this forum, a post each. A forum takes no challenges, so these stay where they are made.
    Forum(ChannelId),
}

impl Home {
    /// Returns the chosen channel or forum.
    pub const fn chosen(self) -> Option<ChannelId> {
        match self {
            Home::AtChallenge => None,
            Home::Channel(channel) | Home::Forum(channel) => Some(channel),
        }
    }
}
