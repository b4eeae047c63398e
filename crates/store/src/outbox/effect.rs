//! The outcome of a post.

use crate::{LostChannel, Prompt, ReminderId, ShownAs};
use domain::matches::{ChannelId, MessageId, OfferId, UserId};

/// Something a delivery has changed in Discord that must be remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing to remember.
    None,
    /// The challenge has been posted.
    Challenge(MessageId),
    /// Boards go to this channel.
    Venue(ChannelId),
    /// Boards go to a channel, and this message takes the place of a challenge's, because none was
    /// posted.
    Begun {
        /// The message.
        card: MessageId,
        /// Where boards go.
        venue: ChannelId,
    },
    /// Boards go to this channel, which the challenge has yet to mention.
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
    Unreachable(LostChannel),
    /// This user no longer follows the match.
    Unfollow(UserId),
    /// This user no longer follows the match, because they accept no direct messages, and has yet
    /// to be told about that.
    LoseFollower(UserId),
    /// A reminder has been posted.
    Reminder {
        /// The reminder.
        reminder: ReminderId,
        /// The reminded player, if it is a direct message.
        direct: Option<UserId>,
        /// The channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A message with a temporary button has been posted.
    Prompt {
        /// The action of the button.
        prompt: Prompt,
        /// The channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A direct message has been sent to this player, and Discord has accepted it or not.
    Direct {
        /// The player.
        player: UserId,
        /// Whether it was accepted.
        taken: bool,
    },
    /// A digest has been sent to this player, which replaces the one before.
    Digest {
        /// The player.
        player: UserId,
        /// The channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A reminder cannot be sent as a direct message.
    NoDirect {
        /// The reminder.
        reminder: ReminderId,
        /// The reminded player.
        player: UserId,
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
        /// The outcome for its message.
        shown: ShownAs,
    },
    /// A message about time given to a player has been posted.
    Gift {
        /// The player who was given time.
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
    /// Whether only a bot that is in the server can have had this effect.
    pub const fn is_in_server(self) -> bool {
        matches!(
            self,
            Effect::Challenge(_)
                | Effect::Begun { .. }
                | Effect::Reopened { .. }
                | Effect::Board(_)
                | Effect::Reminder { direct: None, .. }
                | Effect::Prompt { .. }
        )
    }
}
