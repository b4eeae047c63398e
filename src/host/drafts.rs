//! Drafts of tournaments, as the host keeps them. They're kept in memory: the private message that shows one doesn't
//! outlive a restart of the manager's Discord either.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
};

use domain::{
    clock::Timestamp,
    community::tournament::{Between, Limits, Refusal, System},
    matches::{Member, Place, RoleId, TimingWish},
};
use rules::AnyPosition;

/// How many drafts are kept. The oldest makes room for a new one.
const KEPT: usize = 256;

/// How many of one manager are kept.
const KEPT_OF_ONE: usize = 5;

/// The number of a draft. Drafts of an earlier process had other numbers, as far as chance allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftId(pub u32);

/// A request to make a tournament.
#[derive(Clone, Debug)]
pub struct TournamentRequest {
    /// Where it is shown.
    pub place: Place,
    /// Its name.
    pub name: String,
    /// A role whose members manage it too.
    pub managers: Option<RoleId>,
    /// How opponents are paired.
    pub system: System,
    /// How many rounds a Swiss should have. `None` for the usual number.
    pub rounds: Option<u32>,
    /// Whether all rounds of a round robin begin at the same time.
    pub at_once: bool,
    /// How many days a round has.
    pub round_days: Option<u32>,
    /// How many days a first move has.
    pub no_show_days: Option<u32>,
    /// Which servers' members can enter.
    pub between: Between,
    /// The start position.
    pub start: AnyPosition,
    /// The requested timing.
    pub timing: TimingWish,
    /// Whether its games are rated.
    pub rated: bool,
    /// How many players it waits for, and how many can enter.
    pub limits: Limits,
    /// When it starts by itself.
    pub starts_at: Option<Timestamp>,
}

/// The latest drafts, the oldest first.
#[derive(Debug, Default)]
pub(crate) struct Drafts(Mutex<VecDeque<Draft>>);

#[derive(Debug)]
struct Draft {
    id: DraftId,
    /// The manager who made it.
    by: Member,
    request: TournamentRequest,
}

impl Drafts {
    /// Keeps a draft, in place of the oldest one if there is no room for it.
    pub(crate) fn keep(&self, id: DraftId, by: Member, request: TournamentRequest) {
        let mut drafts = self.all();
        let is_own = |other: &Draft| other.by == by;
        if drafts.iter().filter(|draft| is_own(draft)).count() >= KEPT_OF_ONE {
            let oldest = drafts.iter().position(is_own);
            oldest.and_then(|oldest| drafts.remove(oldest));
        } else if drafts.len() >= KEPT {
            drafts.pop_front();
        }
        drafts.push_back(Draft { id, by, request });
    }

    /// Removes a draft that this member has made.
    pub(crate) fn take(&self, id: DraftId, by: Member) -> Option<TournamentRequest> {
        let mut drafts = self.all();
        let meant = |draft: &Draft| draft.id == id && draft.by == by;
        let at = drafts.iter().position(meant)?;
        drafts.remove(at).map(|draft| draft.request)
    }

    /// Puts another request in place of the draft that this member has made.
    pub(crate) fn replace(
        &self,
        id: DraftId,
        by: Member,
        request: TournamentRequest,
    ) -> Result<(), Refusal> {
        let mut drafts = self.all();
        let mut drafts = drafts.iter_mut();
        let found = drafts.find(|draft| draft.id == id && draft.by == by);
        found.ok_or(Refusal::DraftGone)?.request = request;
        Ok(())
    }

    /// Returns a draft that this member has made.
    pub(crate) fn find(&self, id: DraftId, by: Member) -> Option<TournamentRequest> {
        let drafts = self.all();
        let mut drafts = drafts.iter();
        let found = drafts.find(|draft| draft.id == id && draft.by == by);
        found.map(|draft| draft.request.clone())
    }

    fn all(&self) -> MutexGuard<'_, VecDeque<Draft>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
