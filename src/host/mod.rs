//! Everything that a player can do, one function each: load, decide, commit, and return what to show.
//!
//! Each function is one database transaction in which [`matches`](domain::matches) decides, so the rules
//! of a match hold whatever the order and number of clicks. Work that only looks at moves, such as
//! suggesting some, is done by [`workers`](crate::workers) and doesn't hold up any transaction.

mod absences;
mod agreed;
mod announcements;
mod arranged;
mod bans;
mod blocks;
mod bulletins;
mod challenges;
mod chores;
mod clocks;
mod codes;
mod computer;
mod contests;
mod digests;
mod following;
mod habits;
mod heartbeat;
mod hints;
mod history;
mod honours;
mod ladders;
mod last_contact;
mod life;
mod limits;
mod lines;
mod lists;
mod log;
mod match_menu;
mod moves;
mod names;
mod notes;
mod notices;
mod offers;
mod openings;
mod outbox;
mod plans;
mod presence;
mod privacy;
mod profile;
mod puzzles;
mod ratings;
mod rematch;
mod reminders;
mod retention;
mod rulings;
mod seasons;
mod seats;
mod seeks;
mod settings;
mod thinking;
mod tournaments;
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

use crate::workers::Gone;
use domain::{
    clock::{Clock, Timestamp},
    community::{Refused, ladder, seeks::SeekRefusal, tournament},
    matches::{Match, MatchId, NoComputer, Record, Refusal, ServerId, TimeRefusal},
};
use store::{Matches, ReadTx, Store, StoreError};

pub use agreed::{ClockLook, Gift, Standing};
pub use announcements::{
    Claimed, DELIVER_WITHIN, Destination, Lane, Loading, OpeningView, Target, Unsaid,
};
pub use arranged::{Arranged, Seat, Shown, begin_arranged};
pub use bans::{BanNews, BanView, BanWord, Unbanned};
pub use bulletins::{BulletinView, Shows};
pub use challenges::{ChallengeRequest, Invited, Made, Opponent};
pub use clocks::ClockView;
pub use computer::{
    Answered, ComputerBegun, ComputerRequest, ComputerTurns, MOST_COMPUTER_MATCHES,
    MOVES_TO_NOWHERE, Strength,
};
pub use contests::{
    BoardLine, ContestCaller, ContestRequest, ContestView, MemberRecord, PlayerLine, Reply,
    ServerPage, ServerRecord, ServerTable, TablePage, TeamView,
};
pub use digests::DigestView;
pub use following::{FollowView, WordView};
pub use habits::{DaysChange, DaysView};
pub use hints::{AnalysisView, HintView, MOST_HINTS, Outlook};
pub use history::{HistoryPage, HistoryView, ReplayView};
pub use honours::{HonoursChange, HonoursView, SeasonEnd, Without};
pub use last_contact::LastContact;
pub use life::{Beat, HEARTBEAT};
pub use limits::{MOST_MATCHES, MOST_THREADS};
pub use lines::{Kept, LineView};
pub use lists::{Among, MatchListView};
pub use log::{LogLine, LogPage, LogView};
pub use match_menu::{MatchMenu, PlayerOptions, RecordView};
pub use moves::{ChosenMove, MeantFor, Played, Resigning, Typed, TypedMove, With};
pub use notes::LONGEST_NOTE;
pub use notices::NoticesView;
pub use offers::{OfferView, Offered};
pub use openings::{OpenServersPage, OpeningDraft};
pub use outbox::Retried;
pub use plans::{PlanLine, PlanView};
pub use presence::Presence;
pub use privacy::{AboutView, DeletionView};
pub use profile::{NamedUser, PoolProfile, ProfileView};
pub use puzzles::{Begins, DailyView, PuzzleTable, Tried};
pub use ratings::{Annulled, LeaderboardPage, LeaderboardView, PAGE, Reach};
pub use rematch::{Rematch, ShowRematch};
pub use reminders::{ReminderView, Threat, WaitingView};
pub use rulings::{Confirmed, RulingView, ServerMatch, Wanted};
pub use seasons::{OwnSeason, SeasonRow, SeasonView, SeasonWish};
pub use seeks::{ProposalView, SeekLine, SeekRequest, SeeksView, SeeksWanted, Sought};
pub use settings::LastHome;
pub use thinking::think;
pub use tournaments::{
    By, Consequence, Entry, Meant, Paired, PullOut, Stray, TournamentRequest, TournamentRoundView,
    TournamentView, Withdrawal,
};
pub use vacations::{Vacation, VacationDraft, VacationView, YearLeft};
pub use views::{BoardView, ChallengeView, ComputerView, GuestView, HardlyBegun};

pub use engine::Reason;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It is not allowed. The player reads the reason.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// It is not allowed among communities. The player reads the reason.
    #[error("refused: {0}")]
    Community(#[from] Refused),
    /// It was not possible. The operator reads the reason.
    #[error(transparent)]
    Broken(#[from] StoreError),
    /// A job was not done. The operator reads the reason.
    #[error(transparent)]
    Gone(#[from] Gone),
}

impl Failure {
    /// Returns whether the same action may succeed later: the database fails, or the bot is stopping.
    fn is_retryable(&self) -> bool {
        match self {
            Failure::Refused(_) | Failure::Community(_) => false,
            Failure::Broken(error) => error.is_retryable(),
            Failure::Gone(_) => true,
        }
    }
}

impl From<TimeRefusal> for Failure {
    fn from(refusal: TimeRefusal) -> Failure {
        Refusal::from(refusal).into()
    }
}

impl From<NoComputer> for Failure {
    fn from(refusal: NoComputer) -> Failure {
        Refusal::from(refusal).into()
    }
}

impl From<SeekRefusal> for Failure {
    fn from(refusal: SeekRefusal) -> Failure {
        Refused::from(refusal).into()
    }
}

impl From<tournament::Refusal> for Failure {
    fn from(refusal: tournament::Refusal) -> Failure {
        Refused::from(refusal).into()
    }
}

impl From<ladder::Refusal> for Failure {
    fn from(refusal: ladder::Refusal) -> Failure {
        Refused::from(refusal).into()
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
    /// The servers that the bot is not in, as far as this process knows, and when something last came
    /// from there.
    away: Arc<Mutex<HashMap<ServerId, Option<Timestamp>>>>,
    /// Notified when it is time to ask whether the bot is in a server, or is back in one.
    asked: Arc<Notify>,
    /// Notified when a result is removed from the list, so that all ratings must be recomputed.
    outdated: Arc<Notify>,
    /// Notified when a manager has changed a server's honours for its best players.
    honours: Arc<Notify>,
    known: Arc<names::Known>,
    heartbeat: Arc<heartbeat::Heartbeat>,
    most_matches: u32,
    presence: Presence,
}

impl Host {
    /// Returns the host of the matches in this database.
    pub fn new(store: Store, clock: Clock) -> Host {
        Host {
            store,
            clock,
            away: Arc::default(),
            asked: Arc::default(),
            outdated: Arc::default(),
            honours: Arc::default(),
            known: Arc::default(),
            heartbeat: Arc::default(),
            most_matches: limits::MOST_MATCHES,
            presence: Presence::default(),
        }
    }

    /// Returns the host of a test, with the database at this address.
    #[cfg(test)]
    pub(crate) fn open(address: &store::Address, clock: Clock) -> Host {
        Host::new(Store::open(address).expect("opens"), clock)
    }

    /// Returns the clock of all the host's times.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }
}

/// Finds the match with this number as it is shown in this server, if it is.
fn find_match(tx: &ReadTx<'_>, server: ServerId, id: MatchId) -> Result<Match, Failure> {
    match tx.matches().find_in(server, id)? {
        Some(found) => Ok(found),
        None => match tx.challenges().find_in(server, id)? {
            Some(_) => Err(Refusal::NotStarted(id).into()),
            None => Err(Refusal::Unknown(id).into()),
        },
    }
}

/// Finds the record of a match.
fn find_record(matches: &Matches<'_>, id: MatchId) -> Result<Record, Failure> {
    Ok(matches.record(id)?.ok_or(Refusal::Unknown(id))?)
}

#[cfg(test)]
mod fairness;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod year;
