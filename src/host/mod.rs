//! What actions run in: the transaction, the time, who acts, the outbox, processes, and what is kept in memory.
//!
//! What a member does or looks at is a function of a [`Cx`] or a [`ReadCx`], which hold the transaction, the time and
//! who acts: `ladders::enter(cx, game)`. [`Host::act`] and [`Host::read`] run it in one transaction, in which
//! [`matches`](domain::matches) decides, so the rules of a match hold whatever the order and number of clicks. What takes
//! several transactions, and what no member asks for, is a function of the host: `life::beat(&host, …)`. Work that only
//! looks at moves, such as suggesting some, is done by [`workers`](crate::workers) and doesn't hold up any transaction.

pub mod announcements;
pub mod budgets;
mod context;
pub mod drafts;
pub mod heartbeat;
mod last_contact;
pub mod life;
pub(crate) mod links;
pub mod names;
pub(crate) mod pass;
mod presence;
pub mod processes;
pub mod restorations;

use std::{
    collections::HashMap,
    convert::Infallible,
    sync::{Arc, Mutex},
};

use tokio::sync::{Notify, OnceCell};
use url::Url;

use crate::{measurements::Measurements, workers::Gone};
use domain::{
    clock::{Clock, Timestamp},
    community::{Refused, ladder, seeks::SeekRefusal, tournament},
    matches::{Match, MatchId, NoComputer, Record, Refusal, ServerId, TimeRefusal},
};
use store::{Erasures, Matches, ReadTx, Store, StoreError, Timings};

pub use announcements::{
    Claimed, DELIVER_WITHIN, Destination, Lane, Loading, NothingToPost, Target,
};
pub use context::{Cx, ReadCx};
pub use last_contact::LastContact;
pub use life::{Beat, HEARTBEAT, Work};
pub use presence::Presence;
pub use processes::{Answering, Company, Division, Duty, Meeting, Member, Report};

pub use engine::Reason;

/// How many running matches a user can have unless the operator says otherwise.
pub const MOST_MATCHES: u32 = 30;

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
    /// The system has no secrets to give. The operator reads the reason.
    #[error("the system's source of random numbers failed")]
    Random(#[from] getrandom::Error),
}

impl Failure {
    /// Returns whether the same action may succeed later: the database fails, or the bot is stopping.
    pub(crate) fn is_retryable(&self) -> bool {
        match self {
            Failure::Refused(_) | Failure::Community(_) => false,
            Failure::Broken(error) => error.is_retryable(),
            Failure::Gone(_) | Failure::Random(_) => true,
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
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    /// The servers that the bot is not in, as far as this process knows, and when something last came
    /// from there.
    pub(crate) away: Arc<Mutex<HashMap<ServerId, Option<Timestamp>>>>,
    /// Notified when it is time to ask whether the bot is in a server, or is back in one.
    pub(crate) asked: Arc<Notify>,
    /// Notified when a result is removed from the list, so that all ratings must be recomputed.
    pub(crate) outdated: Arc<Notify>,
    /// Notified when a manager has changed a server's honours for its best players.
    pub(crate) honours: Arc<Notify>,
    pub(crate) known: Arc<names::Known>,
    pub(crate) drafts: Arc<drafts::Drafts>,
    pub(crate) heartbeat: Arc<heartbeat::Heartbeat>,
    pub(crate) most_matches: u32,
    pub(crate) presence: Presence,
    pub(crate) measurements: Measurements,
    pub(crate) budgets: Arc<budgets::Budgets>,
    /// Links to the live page, if there is one.
    pub(crate) live_page: Option<Arc<links::Links>>,
    /// The list of deleted players, which outlives a restored backup.
    pub(crate) erasures: Option<Erasures>,
    /// Whether the database was ever restored from a backup, once that was looked up.
    pub(crate) restored: Arc<OnceCell<bool>>,
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
            drafts: Arc::default(),
            heartbeat: Arc::default(),
            most_matches: MOST_MATCHES,
            presence: Presence::default(),
            measurements: Measurements::default(),
            budgets: Arc::default(),
            live_page: None,
            erasures: None,
            restored: Arc::default(),
        }
    }

    /// Returns the host that notes in this list whom it deletes.
    #[must_use]
    pub fn with_erasures(self, erasures: Erasures) -> Host {
        let erasures = Some(erasures);
        Host { erasures, ..self }
    }

    /// Turns this host into one for a process that is connected to Discord.
    #[must_use]
    pub fn asking_discord(self) -> Host {
        Host {
            presence: Presence::Asked,
            ..self
        }
    }

    /// Returns the host of a test, with the database at this address.
    #[cfg(test)]
    pub(crate) fn open(address: &store::Address, clock: Clock) -> Host {
        Host::new(Store::open(address).expect("opens"), clock)
    }

    /// Returns the same host with this limit on a user's running matches.
    #[must_use]
    pub fn with_most_matches(self, most_matches: u32) -> Host {
        Host {
            most_matches,
            ..self
        }
    }

    /// Returns a host whose boards can be opened on the live page, which people reach at this URL. Its links
    /// are sealed with this secret.
    #[must_use]
    pub fn with_live_page(mut self, url: &Url, secret: &str) -> Host {
        self.live_page = Some(Arc::new(links::Links::new(url, secret)));
        self
    }

    /// Returns whether there is a live page.
    pub const fn has_live_page(&self) -> bool {
        self.live_page.is_some()
    }

    /// Returns what is measured in this process.
    pub const fn measurements(&self) -> &Measurements {
        &self.measurements
    }

    /// Returns how long the database's jobs take.
    pub fn database_timings(&self) -> &Timings {
        self.store.timings()
    }

    /// Returns the clock of all the host's times.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }
}

/// Finds the match with this number as it is shown in this server, if it is.
pub(crate) fn find_match(tx: &ReadTx<'_>, server: ServerId, id: MatchId) -> Result<Match, Failure> {
    match tx.matches().find_in(server, id)? {
        Some(found) => Ok(found),
        None => match tx.challenges().find_in(server, id)? {
            Some(_) => Err(Refusal::NotStarted(id).into()),
            None => Err(Refusal::Unknown(id).into()),
        },
    }
}

/// Finds the record of a match.
pub(crate) fn find_record(matches: &Matches<'_>, id: MatchId) -> Result<Record, Failure> {
    Ok(matches.record(id)?.ok_or(Refusal::Unknown(id))?)
}
