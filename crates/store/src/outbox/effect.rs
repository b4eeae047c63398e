//! What became of a post.

use crate::{LostChannel, Prompt, ReminderId, ShownAs};
use domain::matches::{ChannelId, MessageId, OfferId, UserId};

/// What a delivery has changed in Discord and must be remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing to remember.
    None,
    /// The challenge has been posted.
    Challenge(MessageId),
    /// Boards go to this channel.
    Venue(ChannelId),
    /// Boards go to a channel, and this message stands for the challenge that there is none of.
    Begun {
        /// The message.
        card: MessageId,
        /// Where boards go.
        venue: ChannelId,
    },
    /// Boards go to this channel, of which the challenge must still tell.
    Beside(ChannelId),
    /// The match is shown in a new venue.
    Reopened {
        /// The channel where its challenge could be made now.
        channel: ChannelId,
        /// Where boards go.
        venue: ChannelId,
    },
    /// A board has been posted.
    Board(MessageId),
    /// A board's message has been shown again, with its buttons.
    Refreshed {
        /// The channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A board cannot be posted.
    Adrift(LostChannel),
    /// This user does not follow the match any more.
    Unfollow(UserId),
    /// This user does not follow the match any more, taking no direct messages, and has yet to be
    /// told so.
    LoseFollower(UserId),
    /// A reminder has been posted.
    Reminder {
        /// The reminder.
        reminder: ReminderId,
        /// Of whom, if it is a direct message.
        direct: Option<UserId>,
        /// The channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A message with a button that does not fit for ever has been posted.
    Prompt {
        /// What the button does.
        prompt: Prompt,
        /// The channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A digest has been sent to this player, and Discord has taken it or not.
    Digest {
        /// The player.
        player: UserId,
        /// Whether it has.
        taken: bool,
    },
    /// A reminder cannot come by a direct message.
    NoDirect {
        /// The reminder.
        reminder: ReminderId,
        /// Of whom.
        player: UserId,
    },
    /// It is known whether a player is in the server of the match.
    Found {
        /// The player.
        player: UserId,
        /// Whether the player is there.
        here: bool,
    },
    /// An offer has been posted.
    Offer {
        /// The offer.
        offer: OfferId,
        /// The channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A bulletin has been shown.
    Bulletin {
        /// The channel.
        channel: ChannelId,
        /// The version that was shown.
        version: u32,
        /// What became of its message.
        shown: ShownAs,
    },
    /// Word of what a player was given has been posted.
    Gift {
        /// To whom.
        to: UserId,
        /// The revision of the board on which it was given.
        revision: u32,
        /// The channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
}

impl Effect {
    /// Whether only a bot that is in the server can have had it.
    pub const fn is_in_server(self) -> bool {
        matches!(
            self,
            Effect::Challenge(_)
                | Effect::Begun { .. }
                | Effect::Reopened { .. }
                | Effect::Board(_)
                | Effect::Reminder { direct: None, .. }
                | Effect::Prompt { .. }
                | Effect::Found { .. }
        )
    }
}
