//! The outbox: posts still to be delivered to Discord.

mod clock_news;
mod delivered;
pub(super) mod delivery;
mod effect;
mod enqueue;
mod leases;
pub(super) mod set_aside;
mod together;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use clock_news::ClockNews;
pub use effect::Effect;
#[cfg(test)]
pub(crate) use leases::CLAIM;

use super::{BulletinId, DeedId, Lock, ReminderId};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, OfferId, ShowingId, UserId, WatchStage},
};

crate::tx::topic! {
    /// The posts still to be delivered to Discord.
    outbox: Outbox, OutboxMut
}

/// A row of the outbox: one thing to post. It names what to show. The words and the picture are
/// made from the record when it is delivered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum Post {
    /// The challenge, with its buttons.
    #[serde(rename = "card")]
    Challenge {
        /// Where it goes if it cannot be posted where the server has chosen: where it was made.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead: Option<ChannelId>,
    },
    /// The challenge again, now that it is closed.
    #[serde(rename = "close_card")]
    CloseChallenge,
    /// The closed challenge again, of a match that runs since the database was restored from a backup: it
    /// may show how the match ended.
    #[serde(rename = "reopen_card")]
    ReopenChallenge,
    /// The thread of the match, or the channel instead.
    OpenVenue,
    /// The same for a match without a posted challenge: a message that names the players takes its
    /// place.
    Begin {
        /// Where it goes if it cannot be shown where the server has chosen: where it was requested.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead: Option<ChannelId>,
        /// Whether the match has no thread, so that only its channel has to be checked.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bare: bool,
    },
    /// The board after this ply.
    Board {
        /// 0 for the start.
        ply: u32,
        /// The increase of the match's revision by takebacks at that time; posts from before there
        /// were takebacks do not have it. If it is more by now, that board is no longer part of the
        /// match.
        #[serde(rename = "setbacks", default)]
        taken_back: u32,
        /// The number of plies since the previous board.
        #[serde(default = "one")]
        new: u32,
    },
    /// A private message: the opponent has left the line that this player had planned.
    PlanVoid {
        /// The player.
        player: UserId,
    },
    /// The newest board, after the database was restored from a backup.
    Restored {
        /// The time of the backup, in seconds since 1970.
        back_to: i64,
    },
    /// The open challenge with its buttons again, after the database was restored from a backup.
    #[serde(rename = "restored_card")]
    RestoredChallenge {
        /// The time of the backup, in seconds since 1970.
        back_to: i64,
    },
    /// The final board with the result, if no move ended the match.
    Result,
    /// The challenge again, now that its match is over: the result, for everyone who reads its
    /// channel.
    TellResult,
    /// The result of a match against the computer with its picture, in the channel of its server,
    /// because its player shares it.
    ShareResult,
    /// A mark on the thread of the finished match, so that it can be archived.
    CloseThread,
    /// A message that the mover's time has run out, so that the opponent can claim the match.
    TimeUp,
    /// A moderator's ruling other than a board: why the match is annulled or shown again.
    Ruling {
        /// The ruling.
        deed: DeedId,
    },
    /// A private message: what moderators have done about this member's ban from play. It is about
    /// a match of theirs because every post is about one.
    TellBan {
        /// The moderators' action.
        deed: DeedId,
        /// The member.
        player: UserId,
    },
    /// A new thread for the match, if its venue is gone.
    Reopen {
        /// Where the match can go if its channel is gone too.
        channel: Option<ChannelId>,
    },
    /// The newest board's message again: the time on it is no longer right.
    Refresh,
    /// A message about something that has changed a clock, or stops it now.
    Clock {
        /// The news.
        news: ClockNews,
    },
    /// A reminder of all matches in which a player's time is running out.
    Remind {
        /// The reminder.
        reminder: ReminderId,
        /// The reminded player.
        player: UserId,
        /// Whether it is a direct message.
        direct: bool,
    },
    /// The removal of a reminder that no longer counts, or of a digest that a newer one replaces.
    Unremind {
        /// The channel of the message.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A private message: all the matches that wait for this player.
    Digest {
        /// The player.
        player: UserId,
    },
    /// No message, but a check whether the player who must move is in the server.
    LookFor {
        /// The player.
        player: UserId,
    },
    /// A message about a player who may be missing, at a stage of the watch.
    Missing {
        /// The stage.
        stage: WatchStage,
    },
    /// A message that a player who had left the server is back.
    Back {
        /// The player.
        player: UserId,
    },
    /// An offer, with its buttons.
    Offer {
        /// The offer.
        offer: OfferId,
    },
    /// The offer again, now that it is closed.
    CloseOffer {
        /// The offer.
        offer: OfferId,
    },
    /// A private message to a follower of the match, or to the player who is to move: the board after
    /// this ply.
    #[serde(rename = "word")]
    FollowerUpdate {
        /// The follower or the player.
        follower: UserId,
        /// 0 for the start.
        ply: u32,
        /// The increase of the match's revision by takebacks at that time. If it is more by now,
        /// that board is no longer part of the match.
        taken_back: u32,
        /// The number of plies since the previous board.
        new: u32,
    },
    /// The last private message to a follower of the match: how it ended.
    #[serde(rename = "last_word")]
    FollowerResult {
        /// The follower.
        follower: UserId,
    },
    /// A bulletin, in its current state.
    Bulletin,
    /// The removal of the buttons from a board that has a successor, or from a message that no
    /// longer holds.
    Retire {
        /// The channel of the message.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
}

/// The posts that a repeated post waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lane {
    /// Every earlier post of the match; boards wait for it too.
    InOrder,
    /// Nothing, and nothing waits for it.
    Beside,
    /// Earlier messages to this follower.
    Follower(UserId),
}

impl Post {
    /// Returns what it waits for if it is repeated too late for its place among the boards; and the
    /// player whom it concerns, if there is one: its only reader, the one to look for, or the one
    /// who is back. The outbox knows nothing more about a kind of post.
    const fn order(&self) -> (Lane, Option<UserId>) {
        use Lane::{Beside, InOrder};
        match *self {
            Post::FollowerUpdate { follower, .. } | Post::FollowerResult { follower } => {
                (Lane::Follower(follower), None)
            }
            Post::PlanVoid { player }
            | Post::TellBan { player, .. }
            | Post::Remind { player, .. }
            | Post::Digest { player }
            | Post::LookFor { player } => (Beside, Some(player)),
            Post::Unremind { .. } | Post::Refresh | Post::Retire { .. } | Post::ReopenChallenge => {
                (Beside, None)
            }
            Post::Clock { news } if news.is_beside() => (Beside, None),
            Post::Back { player } => (InOrder, Some(player)),
            Post::Challenge { .. }
            | Post::RestoredChallenge { .. }
            | Post::CloseChallenge
            | Post::OpenVenue
            | Post::Begin { .. }
            | Post::Board { .. }
            | Post::Restored { .. }
            | Post::Result
            | Post::TellResult
            | Post::ShareResult
            | Post::CloseThread
            | Post::TimeUp
            | Post::Ruling { .. }
            | Post::Reopen { .. }
            | Post::Clock { .. }
            | Post::Missing { .. }
            | Post::Offer { .. }
            | Post::CloseOffer { .. }
            | Post::Bulletin => (InOrder, None),
        }
    }

    /// Returns what it waits for if it is repeated.
    pub(super) const fn lane(&self) -> Lane {
        self.order().0
    }

    /// Returns the player of the match whom it concerns, if there is one.
    pub(super) const fn player(&self) -> Option<UserId> {
        self.order().1
    }

    /// Returns the follower who gets it as a private message, if there is one.
    pub const fn follower(&self) -> Option<UserId> {
        match self.lane() {
            Lane::Follower(follower) => Some(follower),
            Lane::InOrder | Lane::Beside => None,
        }
    }
}

const fn one() -> u32 {
    1
}

/// The subject of a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A challenge and its match, in one of their showings.
    Match(MatchId, ShowingId),
    /// A bulletin.
    Bulletin(BulletinId),
}

impl About {
    /// Returns the match, if it is about one.
    pub const fn as_match(self) -> Option<MatchId> {
        match self {
            About::Match(id, _) => Some(id),
            About::Bulletin(_) => None,
        }
    }

    /// Returns the lock to take while a post about it changes something.
    pub const fn lock(self) -> Lock {
        match self {
            About::Match(id, _) => Lock::Match(id),
            // Its own row keeps its posts apart.
            About::Bulletin(_) => Lock::None,
        }
    }
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            About::Match(id, _) => id.fmt(f),
            About::Bulletin(id) => write!(f, "bulletin {}", id.0),
        }
    }
}

/// A post whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Its number in the outbox.
    pub id: i64,
    /// Its subject.
    pub about: About,
    /// The post. `None` if this version of the program cannot read it.
    pub post: Option<Post>,
    /// When it was put into the outbox.
    pub created_at: Timestamp,
    /// How many times its delivery has been tried.
    pub attempts: u32,
    /// When it was first sent, if it is unknown whether it arrived.
    pub attempted_at: Option<Timestamp>,
}

#[cfg(test)]
mod tests;
