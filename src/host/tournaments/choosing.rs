//! Chooses the tournament that is meant when none is named: one in which the wanted action is
//! possible.

use super::{check_manager, find, goes_on, going_on, must_manage, to_search};
use crate::host::{Failure, ReadCx, matches::views::name_from};
use domain::{
    community::tournament::{Refusal, Tournament},
    matches::{Actor, UserId},
};
use store::{Owner, StoredTournament, TournamentId, TournamentSummary};

/// What a member wants with a tournament.
#[derive(Clone, Copy, Debug)]
pub enum Meant {
    /// To view it.
    ToSee,
    /// To enter it.
    ToEnter,
    /// To leave it.
    ToLeave,
    /// To act as its manager.
    ToManage,
    /// To remove this player from it, as its manager.
    ToWithdraw(UserId),
    /// To pull the server out of it, as one of the server's managers.
    ToPullOut,
}

/// Returns the tournament that is meant: the one with this number, or else the newest in which the action is possible.
pub fn choose(
    cx: &ReadCx<'_>,
    named: Option<TournamentId>,
    meant: Meant,
) -> Result<TournamentId, Failure> {
    match named {
        Some(id) => find(cx, id).map(|found| found.id),
        None => newest(cx, meant),
    }
}

/// Returns the tournaments shown in a server in which the action is possible, the newest first.
pub fn fitting(cx: &ReadCx<'_>, meant: Meant) -> Result<Vec<TournamentSummary>, Failure> {
    let mut fit = Vec::new();
    for one in going_on(cx)? {
        let found = cx.tx.tournaments().find(one.id)?.ok_or(Refusal::Unknown)?;
        if meant.fit(cx.by, &found) == Fit::All {
            fit.push(one);
        }
    }
    Ok(fit)
}

/// Returns the unfinished tournaments that this server manages, the newest first.
pub fn managed_here(cx: &ReadCx<'_>) -> Result<Vec<TournamentSummary>, Failure> {
    let mut all = going_on(cx)?;
    all.retain(|one| one.owner == Owner::Here);
    Ok(all)
}

/// Returns the players still in a tournament that this server manages, with their servers, each once.
pub fn players_managed_here(cx: &ReadCx<'_>) -> Result<Vec<(UserId, String)>, Failure> {
    let mut players: Vec<(UserId, String)> = Vec::new();
    for one in managed_here(cx)? {
        let found = cx.tx.tournaments().find(one.id)?.ok_or(Refusal::Unknown)?;
        for entrant in &found.tournament.entrants {
            let is_new = players.iter().all(|(known, _)| *known != entrant.player);
            if is_new && entrant.until.is_none() {
                let name = name_from(cx.tx, cx.server(), entrant.member())?;
                players.push((entrant.player, name));
            }
        }
    }
    Ok(players)
}

/// Returns the newest tournament that fits. If there is none, returns the newest that comes close, because its refusal
/// is more informative.
fn newest(cx: &ReadCx<'_>, meant: Meant) -> Result<TournamentId, Failure> {
    let mut best: Option<(Fit, TournamentId)> = None;
    for one in to_search(cx)? {
        let found = cx.tx.tournaments().find(one.id)?.ok_or(Refusal::Unknown)?;
        let fit = meant.fit(cx.by, &found);
        if best.is_none_or(|(before, _)| fit > before) {
            best = Some((fit, one.id));
        }
    }
    match best {
        Some((Fit::None, _)) => Err(Refusal::OtherServer.into()),
        Some((_, id)) => Ok(id),
        None => Err(Refusal::Unknown.into()),
    }
}

/// How well a tournament fits the wanted action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// Nothing can be done with it in this server.
    None,
    /// It is over.
    Over,
    /// It is running, but the action is not possible in it.
    GoesOn,
    /// The action is possible.
    All,
}

impl Meant {
    fn fit(self, by: &Actor, found: &StoredTournament) -> Fit {
        let is_own = found.terms.place.server == by.server;
        let of = &found.tournament;
        let manages = check_manager(by, &found.terms).is_ok();
        let (may, fits) = match self {
            Meant::ToSee => (true, true),
            Meant::ToEnter => (true, of.check_entry(by.user).is_ok()),
            Meant::ToLeave => (true, is_in(of, by.user)),
            Meant::ToManage => (is_own, manages),
            Meant::ToWithdraw(player) => (is_own, manages && is_in(of, player)),
            Meant::ToPullOut => (!is_own, must_manage(by).is_ok()),
        };
        match (may, goes_on(of.stage)) {
            (false, _) => Fit::None,
            (true, false) => Fit::Over,
            (true, true) if fits => Fit::All,
            (true, true) => Fit::GoesOn,
        }
    }
}

fn is_in(tournament: &Tournament, user: UserId) -> bool {
    let entrant = tournament.entrant_of(user);
    entrant.is_some_and(|one| one.until.is_none())
}
