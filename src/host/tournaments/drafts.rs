//! Drafts of tournaments, which a manager sees before publishing them. They're kept in memory: the
//! private message that shows one doesn't outlive a restart of the manager's Discord either.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Mutex, PoisonError},
};

use super::{TournamentRequest, TournamentView};
use crate::host::{Failure, Host};
use domain::community::tournament::{Refusal, Stage, Tournament};
use store::{Owner, Terms, TournamentId};

/// How many drafts are kept. The oldest makes room for a new one.
const KEPT: usize = 256;

/// The number of a draft. Drafts of an earlier process had other numbers, as far as chance allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftId(pub u32);

/// The latest drafts, the oldest first.
#[derive(Debug, Default)]
pub(in crate::host) struct Drafts(Mutex<VecDeque<(DraftId, TournamentRequest)>>);

impl Drafts {
    fn keep(&self, request: TournamentRequest) -> DraftId {
        let mut drafts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if drafts.len() >= KEPT {
            drafts.pop_front();
        }
        let id = DraftId(fastrand::u32(..));
        drafts.push_back((id, request));
        id
    }

    fn find(&self, id: DraftId) -> Option<TournamentRequest> {
        let drafts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = drafts.iter().find(|(other, _)| *other == id);
        found.map(|(_, request)| request.clone())
    }
}

impl Host {
    /// Keeps the draft of a tournament, and returns its number and how everyone would see it.
    pub async fn draft_tournament(
        &self,
        request: TournamentRequest,
    ) -> Result<(DraftId, TournamentView), Failure> {
        request.check(self.clock.now())?;
        let view = self.preview(&request).await?;
        Ok((self.drafts.keep(request), view))
    }

    /// Returns a draft that this manager of the server has made.
    pub fn tournament_draft(
        &self,
        id: DraftId,
        by: domain::matches::Member,
    ) -> Result<TournamentRequest, Refusal> {
        let found = self.drafts.find(id);
        let is_own = |request: &TournamentRequest| {
            request.place.server == by.server && request.organizer == by.user
        };
        found.filter(is_own).ok_or(Refusal::DraftGone)
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
