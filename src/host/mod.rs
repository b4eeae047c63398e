//! Everything that a player can do, one function each: load, decide, commit, and return what to
//! show.
//!
//! Each function is one database transaction in which [`matches`](crate::matches) decides. So the
//! rules of a match hold whatever the order and number of clicks. What only looks at moves, such as
//! suggesting some, is computed by [`workers`](crate::workers) and holds up no transaction.

mod absences;
mod agreed;
mod announcements;
mod bans;
mod blocks;
mod challenges;
mod clocks;
mod digests;
mod following;
mod habits;
mod heard;
mod history;
mod life;
mod limits;
mod lines;
mod lists;
mod log;
mod more;
mod moves;
mod names;
mod notes;
mod notices;
mod offers;
mod outbox;
mod plans;
mod profile;
mod pulse;
mod ratings;
mod rematch;
mod reminders;
mod rulings;
mod settings;
mod vacations;
mod venues;
mod views;
mod watches;

use std::{
    collections::HashMap,
    convert::Infallible,
    sync::{Arc, Mutex},
};

use tokio::sync::Notify;

use crate::{
    clock::{Clock, Timestamp},
    matches::{Match, MatchId, Record, Refusal, ServerId, TimeRefusal},
    store::{ReadTx, Store},
    workers::Gone,
};

pub use agreed::{ClockLook, Gift, Standing};
pub use announcements::{Announcement, Claimed, DELIVER_WITHIN, Reopening};
pub use bans::{BanNews, BanView, BanWord, Unbanned};
pub use challenges::{ChallengeRequest, Made, Opponent, Shown};
pub use clocks::ClockView;
pub use digests::DigestView;
pub use following::{FollowView, WordView};
pub use habits::{DaysChange, DaysView};
pub use heard::Heard;
pub use history::{HistoryPage, HistoryView, ReplayView};
pub use life::{Beat, HEARTBEAT};
pub use limits::{MOST_MATCHES, MOST_THREADS};
pub use lines::{Kept, LineView};
pub use lists::MatchListView;
pub use log::{LogLine, LogPage, LogView};
pub use more::{MoreView, PlayerOptions, RecordView};
pub use moves::{MeantFor, Played, Resigning, Typed, With};
pub use notes::LONGEST_NOTE;
pub use notices::NoticesView;
pub use offers::{OfferView, Offered};
pub use outbox::Retried;
pub use plans::{PlanLine, PlanView};
pub use profile::{PoolProfile, ProfileView};
pub use ratings::{Annulled, LeaderboardPage, LeaderboardView, PAGE, Reach};
pub use rematch::Rematch;
pub use reminders::{ReminderView, Threat, WaitingView};
pub use rulings::{Confirmed, RulingView, ServerMatch, Wanted};
pub use vacations::{Vacation, VacationDraft, VacationView, YearLeft};
pub use views::{BoardView, ChallengeView};

pub use crate::store::{
    Absence, Adrift, Ban, ClockNews, DbError, Deed, DeedId, Done, Due, Effect, FinishedMatch,
    HistoryFilter, Holder, LeaderboardCursor, LeaderboardRow, MatchSummary, OpenChallenge, Post,
    Prompt, RatingChange, ReminderId, Seen, SetAside, StoreError, Venue, WaitingMatch,
};

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It is not allowed. The player reads why.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// It was not possible. The operator reads why.
    #[error(transparent)]
    Broken(#[from] StoreError),
    /// A job was not done. The operator reads why.
    #[error(transparent)]
    Gone(#[from] Gone),
}

impl Failure {
    /// Whether the same may be done later: it is the database that fails, or the bot stops.
    fn may_pass(&self) -> bool {
        match self {
            Failure::Refused(_) => false,
            Failure::Broken(error) => error.may_pass(),
            Failure::Gone(_) => true,
        }
    }
}

impl From<TimeRefusal> for Failure {
    fn from(refusal: TimeRefusal) -> Failure {
        Refusal::from(refusal).into()
    }
}

impl From<Infallible> for Failure {
    fn from(never: Infallible) -> Failure {
        match never {}
    }
}

/// The matches of this bot.
#[derive(Clone, Debug)]
pub struct Host {
    store: Store,
    clock: Clock,
    /// The servers that the bot is not in, as far as this process knows, and when something last
    /// came from there.
    away: Arc<Mutex<HashMap<ServerId, Option<Timestamp>>>>,
    /// Told when it should be asked whether the bot is in a server again.
    asked: Arc<Notify>,
    /// Told when a result has gone from the list, so that all ratings must be worked out anew.
    outdated: Arc<Notify>,
    known: Arc<names::Known>,
    pulse: Arc<pulse::Pulse>,
    most_matches: u32,
}

impl Host {
    /// The host of the matches in this database.
    pub fn new(store: Store, clock: Clock) -> Host {
        Host {
            store,
            clock,
            away: Arc::default(),
            asked: Arc::default(),
            outdated: Arc::default(),
            known: Arc::default(),
            pulse: Arc::default(),
            most_matches: limits::MOST_MATCHES,
        }
    }

    /// The host of a test, with the database at this address.
    #[cfg(test)]
    pub(crate) fn open(address: &crate::store::Address, clock: Clock) -> Host {
        Host::new(Store::open(address).expect("opens"), clock)
    }

    /// The clock of all the host's times.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }
}

/// Finds the match of this number, if it is this server's.
fn find_match(tx: &ReadTx<'_>, server: ServerId, id: MatchId) -> Result<Match, Failure> {
    match tx.find_match(id)? {
        Some(found) if found.place.server == server => Ok(found),
        Some(_) => Err(Refusal::Unknown(id).into()),
        None => match tx.challenge(id)? {
            Some(challenge) if challenge.invitation.place.server == server => {
                Err(Refusal::NotStarted(id).into())
            }
            _ => Err(Refusal::Unknown(id).into()),
        },
    }
}

/// Finds the record of a match.
fn find_record(tx: &ReadTx<'_>, id: MatchId) -> Result<Record, Failure> {
    Ok(tx.record(id)?.ok_or(Refusal::Unknown(id))?)
}

#[cfg(test)]
mod year;
