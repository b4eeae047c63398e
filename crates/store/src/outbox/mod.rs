//! The outbox: what must still be said in Discord.

mod clock_news;
mod effect;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use clock_news::ClockNews;
pub use effect::Effect;

use super::{BulletinId, DeedId, Lock, ReminderId};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, OfferId, ShowingId, UserId, WatchStage},
};

/// A row of the outbox: one thing to say. It names what to show. The words and the picture are made
/// from the record when it is delivered.
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
    /// The thread of the match, or the channel instead.
    OpenVenue,
    /// The same for a match that no challenge has been posted for: a message that says who plays stands
    /// for it.
    Begin {
        /// Where it goes if it cannot be shown where the server has chosen: where it was asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead: Option<ChannelId>,
        /// Whether the match has no thread, so that only its channel is to be looked at.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bare: bool,
    },
    /// The board after this ply.
    Board {
        /// 0 for the start.
        ply: u32,
        /// What taking moves back had added to the match's revision then; posts from before there
        /// were takebacks do not have it. If it is more by now, the board of then is no longer part
        /// of the match.
        #[serde(rename = "setbacks", default)]
        taken_back: u32,
        /// The number of plies since the board before.
        #[serde(default = "one")]
        new: u32,
    },
    /// A private message: the opponent has left the line that this player had planned.
    PlanVoid {
        /// The player.
        player: UserId,
    },
    /// The final board with the result, if no move ended the match.
    Result,
    /// The challenge again, now that its match is over: the result, for all who read its channel.
    TellResult,
    /// A mark on the thread of the match, which is over, so that it can sleep.
    CloseThread,
    /// Word that the mover's time has run out, so that the opponent may claim the match.
    TimeUp,
    /// A ruling of a moderator that is no board: why the match is annulled or shown anew.
    Ruling {
        /// The ruling.
        deed: DeedId,
    },
    /// A private message: what moderators have done to this member's ban from play. It is about a
    /// match of theirs because every post is about one.
    TellBan {
        /// What they have done.
        deed: DeedId,
        /// The member.
        player: UserId,
    },
    /// A new thread for the match, if its venue is gone.
    Reopen {
        /// Where the match may go if its channel is gone too.
        channel: Option<ChannelId>,
    },
    /// The newest board's message again: the time on it is not right any more.
    Refresh,
    /// Word of something that has changed a clock, or stops it now.
    Clock {
        /// What.
        news: ClockNews,
    },
    /// A reminder of all matches in which a player's time is running out.
    Remind {
        /// The reminder.
        reminder: ReminderId,
        /// Of whom.
        player: UserId,
        /// Whether it is a direct message.
        direct: bool,
    },
    /// A reminder that does not count any more is taken away.
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
    /// Nothing is said: it is asked whether the player who must move is in the server.
    LookFor {
        /// The player.
        player: UserId,
    },
    /// Word of what became of a player who may be missing, as far as it has come.
    Missing {
        /// How far.
        stage: WatchStage,
    },
    /// Word that a player who had left the server is back.
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
    /// A private word to somebody who follows the match: the board after this ply.
    Word {
        /// Who follows.
        follower: UserId,
        /// 0 for the start.
        ply: u32,
        /// What taking moves back had added to the match's revision then. If it is more by now, the
        /// board of then is no longer part of the match.
        taken_back: u32,
        /// The number of plies since the board before.
        new: u32,
    },
    /// The last private word to somebody who follows the match: how it ended.
    LastWord {
        /// Who follows.
        follower: UserId,
    },
    /// A bulletin, as it is now.
    Bulletin,
    /// No buttons any more on a board that has a successor, or on a word that does not hold any more.
    Retire {
        /// The channel of the message.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
}

/// What a post that is said anew waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lane {
    /// Everything said about the match before it, and boards wait for it.
    InOrder,
    /// Nothing, and nothing waits for it.
    Beside,
    /// Earlier words to this follower.
    Follower(UserId),
}

impl Post {
    /// What it waits for if it is said anew, when it is too late for its place among the boards; and the
    /// player whom it concerns, if that is one: who reads it alone, is looked for, or is back. The outbox
    /// knows no more of a kind of post than this.
    const fn order(&self) -> (Lane, Option<UserId>) {
        use Lane::{Beside, InOrder};
        match *self {
            Post::Word { follower, .. } | Post::LastWord { follower } => {
                (Lane::Follower(follower), None)
            }
            Post::PlanVoid { player }
            | Post::TellBan { player, .. }
            | Post::Remind { player, .. }
            | Post::Digest { player }
            | Post::LookFor { player } => (Beside, Some(player)),
            Post::Unremind { .. } | Post::Refresh | Post::Retire { .. } => (Beside, None),
            Post::Clock { news } if news.is_beside() => (Beside, None),
            Post::Back { player } => (InOrder, Some(player)),
            Post::Challenge { .. }
            | Post::CloseChallenge
            | Post::OpenVenue
            | Post::Begin { .. }
            | Post::Board { .. }
            | Post::Result
            | Post::TellResult
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

    /// What it waits for if it is said anew.
    pub(super) const fn lane(&self) -> Lane {
        self.order().0
    }

    /// The player of the match whom it concerns, if that is one.
    pub(super) const fn player(&self) -> Option<UserId> {
        self.order().1
    }

    /// Whom it is a private word for, if that is somebody who follows the match.
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

/// A process that delivers posts. No two of them have the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder(pub i64);

impl Holder {
    /// A holder that has never been.
    pub fn random() -> Holder {
        Holder(fastrand::i64(1..))
    }
}

/// What a post is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A challenge and its match, in one of their showings.
    Match(MatchId, ShowingId),
    /// A bulletin.
    Bulletin(BulletinId),
}

impl About {
    /// The match, if it is about one.
    pub const fn as_match(self) -> Option<MatchId> {
        match self {
            About::Match(id, _) => Some(id),
            About::Bulletin(_) => None,
        }
    }

    /// What is locked while a post about it changes something.
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
    /// What it is about.
    pub about: About,
    /// The post. None if this version of the program cannot read it.
    pub post: Option<Post>,
    /// When it was put into the outbox.
    pub created_at: Timestamp,
    /// How often its delivery has been tried.
    pub attempts: u32,
    /// When it was first sent, if nobody knows whether it arrived.
    pub attempted_at: Option<Timestamp>,
}

#[cfg(test)]
pub(super) mod tests;
