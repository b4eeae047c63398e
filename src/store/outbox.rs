//! What must still be said in Discord.

use serde::{Deserialize, Serialize};

use crate::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, OfferId, UserId},
};

/// One thing to say. It names what to show; the words and the picture are made from the record
/// when it is delivered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum Post {
    /// The challenge's card, with its buttons.
    Card,
    /// The card again, now that the challenge is not open any more.
    CloseCard,
    /// Open the thread for the match, or settle for the channel.
    OpenVenue,
    /// The board after this ply, for the side to move.
    Board {
        /// 0 for the start.
        ply: u32,
        /// The match's setbacks then; posts from before there were any do not name them. With more
        /// since, what stood then is not the match any more.
        #[serde(default)]
        setbacks: u32,
        /// How many plies have been played since the board before.
        #[serde(default = "one")]
        new: u32,
    },
    /// In private: the opponent has left the line for which this player had laid out moves.
    PlanVoid {
        /// Who had.
        player: UserId,
    },
    /// The final board with the result, where no move ended the match.
    Result,
    /// An offer, with its buttons.
    Offer {
        /// Which.
        offer: OfferId,
    },
    /// The offer again, now that it is not open any more.
    CloseOffer {
        /// Which.
        offer: OfferId,
    },
    /// Take the buttons off a board that has a successor.
    Retire {
        /// Where it is.
        channel: ChannelId,
        /// Which message it is.
        message: MessageId,
    },
}

const fn one() -> u32 {
    1
}

/// Something to say whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Its number in the outbox.
    pub id: i64,
    /// What match it is about.
    pub about: MatchId,
    /// What to say.
    pub post: Post,
    /// When it was put there.
    pub created_at: Timestamp,
    /// How often it has been tried.
    pub attempts: u32,
    /// When it was first sent without learning whether it arrived.
    pub attempted_at: Option<Timestamp>,
}

/// What a delivery changed in Discord and must be remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing to remember.
    None,
    /// The card has been posted.
    Card(MessageId),
    /// Boards go here.
    Venue(ChannelId),
    /// A board has been posted.
    Board {
        /// The message.
        message: MessageId,
        /// Which revision of the match it shows.
        revision: u32,
    },
    /// An offer has been posted.
    Offer {
        /// Which.
        offer: OfferId,
        /// Where.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
}
