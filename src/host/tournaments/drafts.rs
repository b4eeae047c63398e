//! Drafts of tournaments, which a manager sees before publishing them. They're kept in memory: the
//! private message that shows one doesn't outlive a restart of the manager's Discord either.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Mutex, MutexGuard, PoisonError},
};

use super::{TournamentRequest, TournamentView, making::check_lately};
use crate::host::{Failure, Host};
use domain::{
    community::tournament::{Refusal, Stage, Tournament},
    matches::Member,
};
use store::{Owner, ReadTx, Terms, TournamentId};

/// How many drafts are kept. The oldest makes room for a new one.
const KEPT: usize = 256;

/// How many of one manager are kept.
const KEPT_OF_ONE: usize = 5;

/// The number of a draft. Drafts of an earlier process had other numbers, as far as chance allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftId(pub u32);

/// The latest drafts, the oldest first.
#[derive(Debug, Default)]
pub(in crate::host) struct Drafts(Mutex<VecDeque<(DraftId, TournamentRequest)>>);

impl Drafts {
    fn keep(&self, id: DraftId, request: TournamentRequest) {
        let mut drafts = self.all();
        let is_own = |(_, other): &(DraftId, TournamentRequest)| {
            other.organizer == request.organizer && other.place.server == request.place.server
        };
        if drafts.iter().filter(|draft| is_own(draft)).count() >= KEPT_OF_ONE {
            let oldest = drafts.iter().position(is_own);
            oldest.and_then(|oldest| drafts.remove(oldest));
        } else if drafts.len() >= KEPT {
            drafts.pop_front();
        }
        drafts.push_back((id, request));
    }

    /// Removes a draft that this member has made.
    fn take(&self, id: DraftId, by: Member) -> Option<TournamentRequest> {
        let mut drafts = self.all();
        let at = drafts.iter().position(|draft| is_meant(draft, id, by))?;
        drafts.remove(at).map(|(_, request)| request)
    }

    fn find(&self, id: DraftId, by: Member) -> Option<TournamentRequest> {
        let drafts = self.all();
        let found = drafts.iter().find(|draft| is_meant(draft, id, by));
        found.map(|(_, request)| request.clone())
    }

    fn all(&self) -> MutexGuard<'_, VecDeque<(DraftId, TournamentRequest)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether this is the draft of that number, and this member has made it.
fn is_meant(draft: &(DraftId, TournamentRequest), id: DraftId, by: Member) -> bool {
    let (other, request) = draft;
    *other == id && request.place.server == by.server && request.organizer == by.user
}

impl Host {
    /// Keeps the draft of a tournament, and returns its number and how everyone would see it.
    pub async fn draft_tournament(
        &self,
        request: TournamentRequest,
    ) -> Result<(DraftId, TournamentView), Failure> {
        let now = self.clock.now();
        request.check(now)?;
        let (server, manager) = (request.place.server, request.organizer);
        let check = move |tx: &ReadTx<'_>| check_lately(tx, server, manager, now);
        self.store.read(check).await?;
        let view = self.preview(&request).await?;
        let id = DraftId(fastrand::u32(..));
        self.drafts.keep(id, request);
        Ok((id, view))
    }

    /// Returns a draft that this manager of the server has made.
    pub fn tournament_draft(&self, id: DraftId, by: Member) -> Result<TournamentRequest, Refusal> {
        self.drafts.find(id, by).ok_or(Refusal::DraftGone)
    }

    /// Announces a draft that this manager of the server has made, once however often they ask.
    pub async fn publish_draft(&self, id: DraftId, by: Member) -> Result<TournamentId, Failure> {
        let request = self.drafts.take(id, by).ok_or(Refusal::DraftGone)?;
        let made = self.make_tournament(request.clone()).await;
        if made.is_err() {
            self.drafts.keep(id, request);
        }
        made
    }

    async fn preview(&self, request: &TournamentRequest) -> Result<TournamentView, Failure> {
        let paces = self.paces(request.place.server).await?;
        let plan = request.plan()?;
        let terms = Terms {
            place: request.place,
            name: request.name.clone(),
            organizer: request.organizer,
            managers: request.managers,
            between: request.between,
            code: None,
            plan,
            round_days: request.round_days,
            no_show_days: request.no_show_days,
            start: request.start.clone(),
            timing: paces.grant(request.timing)?,
            rated: request.rated,
            limits: request.limits,
        };
        let tournament = Tournament {
            plan,
            stage: Stage::SignUp,
            entrants: Vec::new(),
            games: Vec::new(),
        };
        Ok(TournamentView {
            id: TournamentId(0),
            here: request.place.server,
            owner: Owner::Here,
            servers: 1,
            takes_part: true,
            unshown: Vec::new(),
            terms,
            standings: tournament.standings(),
            tournament,
            names: Vec::new(),
            deadline: request.starts_at,
            too_few: false,
            undecided: HashSet::new(),
            boards: HashMap::new(),
        })
    }
}
