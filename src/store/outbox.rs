//! The outbox: what must still be said in Discord.

use serde::{Deserialize, Serialize};

use super::{Adrift, DeedId, Prompt, ReminderId};
use crate::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, OfferId, UserId, WatchStage},
};

/// A row of the outbox: one thing to say. It names what to show. The words and the picture are made
/// from the record when it is delivered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum Post {
    /// The challenge, with its buttons.
    #[serde(rename = "card")]
    Challenge,
    /// The challenge again, now that it is closed.
    #[serde(rename = "close_card")]
    CloseChallenge,
    /// The thread of the match, or the channel instead.
    OpenVenue,
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
    /// No buttons any more on a board that has a successor, or on a word that does not hold any more.
    Retire {
        /// The channel of the message.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
}

/// What is said of a clock when it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockNews {
    /// The opponent of this player has added so many seconds to the player's time.
    Gift {
        /// Whose time it was added to.
        to: UserId,
        /// How much.
        seconds: u64,
        /// The revision of the board on which it was added, where all that is added is told in one
        /// message. Posts from before that was so do not have it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        revision: Option<u32>,
    },
    /// The players have agreed on a pause.
    Pause,
    /// This player has ended a pause.
    Resume {
        /// Who.
        by: UserId,
    },
    /// A player is away now.
    Away {
        /// Who.
        player: UserId,
    },
    /// A player has come back before the end of a vacation.
    Back {
        /// Who.
        player: UserId,
    },
    /// This player's zone or quiet hours are others now, which has moved their deadline.
    Days {
        /// Who.
        player: UserId,
        /// The revision of the board on which it did.
        revision: u32,
        /// The second since 1970 at which it was before. None if it had no known one.
        before: Option<i64>,
    },
    /// Nobody could play in an outage. Moments are in seconds since 1970.
    Outage {
        /// Its number.
        number: i64,
        /// When it began.
        from: i64,
        /// When it was over.
        until: i64,
    },
}

impl ClockNews {
    /// The player that it is about, if it is about one.
    pub const fn player(self) -> Option<UserId> {
        match self {
            ClockNews::Gift { to: player, .. }
            | ClockNews::Resume { by: player }
            | ClockNews::Away { player }
            | ClockNews::Back { player }
            | ClockNews::Days { player, .. } => Some(player),
            ClockNews::Pause | ClockNews::Outage { .. } => None,
        }
    }

    /// Whether it waits for no board, and no board waits for it.
    pub const fn is_beside(self) -> bool {
        matches!(self, ClockNews::Days { .. } | ClockNews::Outage { .. })
    }
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
    /// What it waits for if it is said anew, when it is too late for its place among the boards.
    pub(super) const fn lane(&self) -> Lane {
        match self {
            Post::Word { follower, .. } | Post::LastWord { follower } => Lane::Follower(*follower),
            Post::PlanVoid { .. }
            | Post::TellBan { .. }
            | Post::Remind { .. }
            | Post::Unremind { .. }
            | Post::Digest { .. }
            | Post::LookFor { .. }
            | Post::Refresh
            | Post::Retire { .. } => Lane::Beside,
            Post::Clock { news } if news.is_beside() => Lane::Beside,
            Post::Challenge
            | Post::CloseChallenge
            | Post::OpenVenue
            | Post::Board { .. }
            | Post::Result
            | Post::TellResult
            | Post::CloseThread
            | Post::TimeUp
            | Post::Ruling { .. }
            | Post::Reopen { .. }
            | Post::Clock { .. }
            | Post::Missing { .. }
            | Post::Back { .. }
            | Post::Offer { .. }
            | Post::CloseOffer { .. } => Lane::InOrder,
        }
    }

    /// Whom it is a private word for, if that is somebody who follows the match.
    pub const fn follower(&self) -> Option<UserId> {
        match self {
            Post::Word { follower, .. } | Post::LastWord { follower } => Some(*follower),
            _ => None,
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

/// A post whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Its number in the outbox.
    pub id: i64,
    /// The match it is about.
    pub about: MatchId,
    /// The post. None if this version of the program cannot read it.
    pub post: Option<Post>,
    /// When it was put into the outbox.
    pub created_at: Timestamp,
    /// How often its delivery has been tried.
    pub attempts: u32,
    /// When it was first sent, if nobody knows whether it arrived.
    pub attempted_at: Option<Timestamp>,
}

/// What a delivery has changed in Discord and must be remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing to remember.
    None,
    /// The challenge has been posted.
    Challenge(MessageId),
    /// Boards go to this channel.
    Venue(ChannelId),
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
    Adrift(Adrift),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// These texts are in databases, so none of them may change.
    fn stored(posts: &[(Post, &str)]) {
        for (post, text) in posts {
            assert_eq!(serde_json::to_string(post).expect("text"), *text);
            assert_eq!(serde_json::from_str::<Post>(text).expect("a post"), *post);
        }
    }

    #[test]
    fn posts_in_the_database_are_what_they_were() {
        let (player, offer) = (UserId(1), OfferId(2));
        let (channel, message) = (ChannelId(3), MessageId(4));
        let board = |taken_back, new| Post::Board {
            ply: 5,
            taken_back,
            new,
        };
        stored(&[
            (Post::Challenge, r#"{"say":"card"}"#),
            (Post::CloseChallenge, r#"{"say":"close_card"}"#),
            (Post::OpenVenue, r#"{"say":"open_venue"}"#),
            (
                board(6, 7),
                r#"{"say":"board","ply":5,"setbacks":6,"new":7}"#,
            ),
            (
                Post::PlanVoid { player },
                r#"{"say":"plan_void","player":1}"#,
            ),
            (Post::Result, r#"{"say":"result"}"#),
            (Post::TellResult, r#"{"say":"tell_result"}"#),
            (Post::CloseThread, r#"{"say":"close_thread"}"#),
            (
                Post::Ruling { deed: DeedId(7) },
                r#"{"say":"ruling","deed":7}"#,
            ),
            (
                Post::TellBan {
                    deed: DeedId(7),
                    player,
                },
                r#"{"say":"tell_ban","deed":7,"player":1}"#,
            ),
            (
                Post::Reopen {
                    channel: Some(channel),
                },
                r#"{"say":"reopen","channel":3}"#,
            ),
            (
                Post::Reopen { channel: None },
                r#"{"say":"reopen","channel":null}"#,
            ),
            (Post::Offer { offer }, r#"{"say":"offer","offer":2}"#),
            (
                Post::CloseOffer { offer },
                r#"{"say":"close_offer","offer":2}"#,
            ),
            (
                Post::Word {
                    follower: player,
                    ply: 5,
                    taken_back: 6,
                    new: 7,
                },
                r#"{"say":"word","follower":1,"ply":5,"taken_back":6,"new":7}"#,
            ),
            (
                Post::LastWord { follower: player },
                r#"{"say":"last_word","follower":1}"#,
            ),
            (
                Post::Retire { channel, message },
                r#"{"say":"retire","channel":3,"message":4}"#,
            ),
        ]);
        // This text is from before moves could be taken back.
        let old = serde_json::from_str::<Post>(r#"{"say":"board","ply":5}"#);
        assert_eq!(old.expect("a post"), board(0, 1));
    }
    #[test]
    fn posts_about_time_in_the_database_are_what_they_were() {
        let player = UserId(1);
        let (channel, message) = (ChannelId(3), MessageId(4));
        let clock = |news| Post::Clock { news };
        stored(&[
            (Post::TimeUp, r#"{"say":"time_up"}"#),
            (
                clock(ClockNews::Gift {
                    to: player,
                    seconds: 60,
                    revision: None,
                }),
                r#"{"say":"clock","news":{"gift":{"to":1,"seconds":60}}}"#,
            ),
            (
                clock(ClockNews::Gift {
                    to: player,
                    seconds: 60,
                    revision: Some(7),
                }),
                r#"{"say":"clock","news":{"gift":{"to":1,"seconds":60,"revision":7}}}"#,
            ),
            (clock(ClockNews::Pause), r#"{"say":"clock","news":"pause"}"#),
            (
                clock(ClockNews::Resume { by: player }),
                r#"{"say":"clock","news":{"resume":{"by":1}}}"#,
            ),
            (
                clock(ClockNews::Away { player }),
                r#"{"say":"clock","news":{"away":{"player":1}}}"#,
            ),
            (
                clock(ClockNews::Back { player }),
                r#"{"say":"clock","news":{"back":{"player":1}}}"#,
            ),
            (
                clock(ClockNews::Days {
                    player,
                    revision: 7,
                    before: Some(3),
                }),
                r#"{"say":"clock","news":{"days":{"player":1,"revision":7,"before":3}}}"#,
            ),
            (
                clock(ClockNews::Outage {
                    number: 2,
                    from: 3,
                    until: 4,
                }),
                r#"{"say":"clock","news":{"outage":{"number":2,"from":3,"until":4}}}"#,
            ),
            (Post::Refresh, r#"{"say":"refresh"}"#),
            (
                Post::Remind {
                    reminder: ReminderId(6),
                    player,
                    direct: true,
                },
                r#"{"say":"remind","reminder":6,"player":1,"direct":true}"#,
            ),
            (
                Post::Unremind { channel, message },
                r#"{"say":"unremind","channel":3,"message":4}"#,
            ),
            (Post::Digest { player }, r#"{"say":"digest","player":1}"#),
            (Post::LookFor { player }, r#"{"say":"look_for","player":1}"#),
            (
                Post::Missing {
                    stage: WatchStage::Warned,
                },
                r#"{"say":"missing","stage":"warned"}"#,
            ),
            (Post::Back { player }, r#"{"say":"back","player":1}"#),
        ]);
    }
}
