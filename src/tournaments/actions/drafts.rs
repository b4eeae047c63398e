//! Drafts of tournaments, which a manager sees before publishing them.

use std::collections::{HashMap, HashSet};

use super::{TournamentEdit, TournamentView, make, making::check_lately};
use crate::host::{
    Failure, Host, ReadCx,
    drafts::{DraftId, TournamentRequest},
};
use domain::{
    community::tournament::{Between, Refusal, Stage, System, Tournament},
    matches::{self, Actor, Pace, Paces, RoleId},
};
use rules::GameId;
use store::{Owner, TournamentId};

/// A draft, as its manager sees it.
#[derive(Clone, Debug)]
pub struct DraftView {
    /// Its number.
    pub id: DraftId,
    /// What the manager has chosen.
    pub request: TournamentRequest,
    /// How everyone would see the tournament.
    pub shown: TournamentView,
    /// The paces that the server offers.
    pub paces: Paces,
}

/// What a manager changes about a draft.
#[derive(Clone, Debug)]
pub enum DraftChange {
    /// What managers can change until the tournament starts, and the rounds of a Swiss.
    Edit {
        /// Its name, its start, and how many play.
        edit: TournamentEdit,
        /// The rounds. `None` for the usual number.
        rounds: Option<u32>,
    },
    /// The game and the system, with a name made of the two.
    Play {
        /// The system.
        system: System,
        /// The game.
        game: GameId,
        /// The name.
        name: String,
    },
    /// The pace.
    Pace(Pace),
    /// The number of files of the board.
    Size(u8),
    /// Which servers' members can enter.
    Servers(Between),
    /// The role whose members manage it too.
    Managers(Option<RoleId>),
    /// Whether its matches are rated.
    Rated(bool),
    /// Whether all matches of a round robin begin together.
    AtOnce(bool),
    /// How many days a round and a first move have.
    Days {
        /// Of a round.
        round: Option<u32>,
        /// Of a first move.
        first_move: Option<u32>,
    },
}

impl TournamentRequest {
    fn with(mut self, change: DraftChange) -> Result<TournamentRequest, Failure> {
        match change {
            DraftChange::Edit { edit, rounds } => {
                self.name = edit.name;
                self.limits = edit.limits;
                self.starts_at = edit.starts_at;
                self.rounds = rounds;
            }
            DraftChange::Play { system, game, name } => {
                if game != self.start.game() {
                    self.start = game.start(None).map_err(matches::Refusal::Size)?;
                }
                self.system = system;
                self.name = name;
                // What would have no effect any more would be refused.
                self.rounds = self.rounds.filter(|_| system == System::Swiss);
                self.at_once &= matches!(system, System::RoundRobin | System::DoubleRoundRobin);
                let has_rounds = system != System::Knockout;
                self.round_days = self.round_days.filter(|_| has_rounds);
            }
            DraftChange::Pace(pace) => self.timing.pace = Some(pace),
            DraftChange::Size(size) => {
                let start = self.start.game().start(Some(size));
                self.start = start.map_err(matches::Refusal::Size)?;
            }
            DraftChange::Servers(between) => self.between = between,
            DraftChange::Managers(role) => self.managers = role,
            DraftChange::Rated(rated) => self.rated = rated,
            DraftChange::AtOnce(at_once) => {
                self.at_once = at_once;
                // There are no rounds to last.
                self.round_days = self.round_days.filter(|_| !at_once);
            }
            DraftChange::Days { round, first_move } => {
                self.round_days = round;
                self.no_show_days = first_move;
            }
        }
        Ok(self)
    }
}

/// Keeps the draft of a tournament.
pub async fn draft(
    host: &Host,
    by: Actor,
    request: TournamentRequest,
) -> Result<DraftView, Failure> {
    let whose = by.member();
    let view = check_draft(host, by, DraftId(fastrand::u32(..)), request).await?;
    host.drafts.keep(view.id, whose, view.request.clone());
    Ok(view)
}

/// Changes a draft that this manager of the server has made.
pub async fn change_draft(
    host: &Host,
    by: Actor,
    id: DraftId,
    change: DraftChange,
) -> Result<DraftView, Failure> {
    let whose = by.member();
    let request = find_draft(host, &by, id)?.with(change)?;
    let view = check_draft(host, by, id, request).await?;
    // Meanwhile it may have been published.
    host.drafts.replace(id, whose, view.request.clone())?;
    Ok(view)
}

/// Shows a draft that this manager of the server has made.
pub async fn show_draft(host: &Host, by: Actor, id: DraftId) -> Result<DraftView, Failure> {
    let request = find_draft(host, &by, id)?;
    check_draft(host, by, id, request).await
}

/// Checks a draft, and returns how everyone would see the tournament.
async fn check_draft(
    host: &Host,
    by: Actor,
    id: DraftId,
    request: TournamentRequest,
) -> Result<DraftView, Failure> {
    host.read(by, move |cx| {
        request.check(cx.now)?;
        check_lately(cx)?;
        request.opening(cx)?;
        Ok(DraftView {
            id,
            shown: preview(cx, &request)?,
            paces: cx.tx.settings().paces(cx.server())?,
            request: request.clone(),
        })
    })
    .await
}

/// Returns a draft that this manager of the server has made.
pub(crate) fn find_draft(
    host: &Host,
    by: &Actor,
    id: DraftId,
) -> Result<TournamentRequest, Refusal> {
    let found = host.drafts.find(id, by.member());
    found.ok_or(Refusal::DraftGone)
}

/// Announces a draft that this manager of the server has made, once however often they ask.
pub(crate) async fn publish_draft(
    host: &Host,
    by: Actor,
    id: DraftId,
) -> Result<TournamentId, Failure> {
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
        ratings: Vec::new(),
        deadline: request.starts_at,
        too_few: false,
        undecided: HashSet::new(),
        boards: HashMap::new(),
    })
}
