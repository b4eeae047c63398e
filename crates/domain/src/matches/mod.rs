//! The life of a match, decided on plain values. Nothing here reads a clock or a database, or knows
//! about Discord.
//!
//! A [`Challenge`] is an invitation that one other person can accept. Then it becomes a [`Match`]
//! with the same number. Each decision is a method that returns what follows or a typed
//! [`Refusal`]. The caller stores what follows.

mod ban;
mod challenge;
pub mod clock;
mod computer;
mod end;
mod frequency;
mod guide;
mod ids;
mod notices;
mod offer;
mod plan;
mod play;
mod players;
mod progress;
mod record;
mod refusal;
mod repetition;
mod review;
mod ruling;
mod shard;
mod showing;
#[cfg(test)]
mod tests;
mod time_refusal;
mod timing;
pub mod transcript;
mod watch;

pub use ban::{NoBan, Suspect};
pub use challenge::{
    Challenge, ChallengeState, Closing, Invitation, LIFETIME, LIVE_LIFETIME, SideWish,
};
pub use clock::{Allowance, Flag, Pace};
pub use end::{End, Termination, has_begun};
pub use frequency::{COUNTED_FOR, Lately, check_frequency};
pub use guide::{Guide, Tip, lets_opponent_win};
pub use ids::{
    Actor, ChannelId, InteractionId, MatchId, Member, MessageId, Phase, Place, RoleId, ServerId,
    UserId,
};
pub use notices::{Hears, NoticePlace, Notices};
pub use offer::{Agreement, Offer, OfferId, OfferKind, OfferState, Offering, Takeback};
pub use plan::{Answer, Plan, Step, StepId, StepRecord};
pub use play::{Match, NextPly, PlyBy};
pub use players::Players;
pub use progress::Progress;
pub use record::{LastTurns, Record, Round};
pub use refusal::{FoundAt, HouseRule, NoCode, NoComputer, NoHint, Refusal};
pub use repetition::PositionKey;
pub use review::{Drift, MOST_TURNS, Review, Thought, TurningPoint, Verdict, Worth};
pub use rules::Level;
pub use ruling::{NoRuling, Reason, Ruling};
pub use shard::Shard;
pub use showing::{Guest, GuestView, ShowingId};
pub use time_refusal::TimeRefusal;
pub use timing::{Paces, Timing, TimingWish};
pub use transcript::{Transcript, TranscriptError};
pub use watch::{CALM_FOR, DEPARTED_FOR, WARNED_FOR, WatchStage};
