//! Drafts of tournaments, which a manager sees before publishing them. They're kept in memory: the
//! private message that shows one doesn't outlive a restart of the manager's Discord either.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Mutex, MutexGuard, PoisonError},
};

use super::{TournamentRequest, TournamentView, make, making::check_lately};
use crate::host::{Failure, Host, ReadCx};
use domain::{
    community::tournament::{Refusal, Stage, Tournament},
    matches::{Actor, Member},
};
use store::{Owner, TournamentId};

/// How many drafts are kept. The oldest makes room for a new one.
const KEPT: usize = 256;

/// How many of one manager are kept.
const KEPT_OF_ONE: usize = 5;

/// The number of a draft. Drafts of an earlier process had other numbers, as far as chance allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftId(pub u32);

/// The latest drafts, the oldest first.
#[derive(Debug, Default)]
pub(in crate::host) struct Drafts(Mutex<VecDeque<Draft>>);

#[derive(Debug)]
struct Draft {
    id: DraftId,
    /// The manager who made it.
    by: Member,
    request: TournamentRequest,
}

impl Drafts {
    fn keep(&self, id: DraftId, by: Member, request: TournamentRequest) {
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
    fn take(&self, id: DraftId, by: Member) -> Option<TournamentRequest> {
        let mut drafts = self.all();
        let meant = |draft: &Draft| draft.id == id && draft.by == by;
        let at = drafts.iter().position(meant)?;
        drafts.remove(at).map(|draft| draft.request)
    }

    fn find(&self, id: DraftId, by: Member) -> Option<TournamentRequest> {
        let drafts = self.all();
        let mut drafts = drafts.iter();
        let found = drafts.find(|draft| draft.id == id && draft.by == by);
        found.map(|draft| draft.request.clone())
    }

    fn all(&self) -> MutexGuard<'_, VecDeque<Draft>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps the draft of a tournament, and returns its number and how everyone would see it.
pub async fn draft(
    host: &Host,
    by: Actor,
    request: TournamentRequest,
) -> Result<(DraftId, TournamentView), Failure> {
    let (whose, kept) = (by.member(), request.clone());
    let view = host.read(by, move |cx| {
        request.check(cx.now)?;
        check_lately(cx)?;
        preview(cx, &request)
    });
    let view = view.await?;
    let id = DraftId(fastrand::u32(..));
    host.drafts.keep(id, whose, kept);
    Ok((id, view))
}

/// Returns a draft that this manager of the server has made.
pub fn find_draft(host: &Host, by: &Actor, id: DraftId) -> Result<TournamentRequest, Refusal> {
    let found = host.drafts.find(id, by.member());
    found.ok_or(Refusal::DraftGone)
}

/// Announces a draft that this manager of the server has made, once however often they ask.
pub async fn publish_draft(host: &Host, by: Actor, id: DraftId) -> Result<TournamentId, Failure> {
    let whose = by.member();
    let request = host.drafts.take(id, whose).ok_or(Refusal::DraftGone)?;
    let draft = request.clone();
    let made = host.act(by, move |cx| make(cx, &request)).await;
    if made.is_err() {
        host.drafts.keep(id, whose, draft);
    }
    made
}

/// Returns how everyone would see a tournament that is only a draft.
fn preview(cx: &ReadCx<'_>, request: &TournamentRequest) -> Result<TournamentView, Failure> {
    let terms = request.terms(cx)?;
    let tournament = Tournament {
        plan: terms.plan,
        stage: Stage::SignUp,
        entrants: Vec::new(),
        games: Vec::new(),
    };
    Ok(TournamentView {
        id: TournamentId(0),
        here: cx.server(),
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
