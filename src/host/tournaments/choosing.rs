//! Which tournament is meant where none is named: one in which what is wanted can be done.

use super::{By, LISTED, find};
use crate::host::{Failure, Host, views::name_from};
use domain::{
    community::tournament::{Refusal, Stage, Tournament},
    matches::{ServerId, UserId},
};
use store::{Owner, ReadTx, StoredTournament, TournamentId, TournamentSummary};

/// For what a tournament is meant.
#[derive(Clone, Debug)]
pub enum Meant {
    /// To look at it.
    ToSee,
    /// To enter it, as this member.
    ToEnter(UserId),
    /// To leave it, as this member.
    ToLeave(UserId),
    /// To do something as its manager.
    ToManage(By),
    /// To take this player out of it, as its manager.
    ToWithdraw(By, UserId),
    /// To have the server take no more part in it, as one of its managers.
    ToPullOut(By),
}

impl Host {
    /// The tournament that is meant: the one of this number, or else the newest for which that can be
    /// done.
    pub async fn which_tournament(
        &self,
        server: ServerId,
        named: Option<TournamentId>,
        meant: Meant,
    ) -> Result<TournamentId, Failure> {
        self.store
            .read(move |tx| match named {
                Some(id) => find(tx, server, id).map(|found| found.id),
                None => newest(tx, server, &meant),
            })
            .await
    }

    /// The tournaments shown in a server for which that can be done, the newest first.
    pub async fn tournaments_fit(
        &self,
        server: ServerId,
        meant: Meant,
    ) -> Result<Vec<TournamentSummary>, Failure> {
        self.store
            .read(move |tx| {
                let mut fit = Vec::new();
                for one in tx.tournaments(server, LISTED)? {
                    let found = tx.tournament(one.id)?.ok_or(Refusal::Unknown)?;
                    if meant.fit(server, &found) == Fit::All {
                        fit.push(one);
                    }
                }
                Ok(fit)
            })
            .await
    }

    /// The tournaments that this server manages and that are not over, the newest first.
    pub async fn managed_tournaments(
        &self,
        server: ServerId,
    ) -> Result<Vec<TournamentSummary>, Failure> {
        self.store.read(move |tx| managed(tx, server)).await
    }
}

impl Host {
    /// The players who are still in a tournament that this server manages, with their servers, each
    /// once.
    pub async fn managed_players(
        &self,
        server: ServerId,
    ) -> Result<Vec<(UserId, String)>, Failure> {
        self.store
            .read(move |tx| {
                let mut players: Vec<(UserId, String)> = Vec::new();
                for one in managed(tx, server)? {
                    let found = tx.tournament(one.id)?.ok_or(Refusal::Unknown)?;
                    for entrant in &found.tournament.entrants {
                        let is_new = players.iter().all(|(known, _)| *known != entrant.player);
                        if is_new && entrant.until.is_none() {
                            let whose = entrant.member();
                            players.push((entrant.player, name_from(tx, server, whose)?));
                        }
                    }
                }
                Ok(players)
            })
            .await
    }
}

/// The tournaments that a server manages and that are not over, the newest first.
fn managed(tx: &ReadTx<'_>, server: ServerId) -> Result<Vec<TournamentSummary>, Failure> {
    let mut all = tx.tournaments(server, LISTED)?;
    all.retain(|one| one.owner == Owner::Here && goes_on(one.stage));
    Ok(all)
}

const fn goes_on(stage: Stage) -> bool {
    matches!(stage, Stage::SignUp | Stage::Running)
}

/// The newest tournament that is meant so. If there is none, the newest that comes close, because what
/// is said about it tells more.
fn newest(tx: &ReadTx<'_>, server: ServerId, meant: &Meant) -> Result<TournamentId, Failure> {
    let mut best: Option<(Fit, TournamentId)> = None;
    for one in tx.tournaments(server, LISTED)? {
        let found = tx.tournament(one.id)?.ok_or(Refusal::Unknown)?;
        let fit = meant.fit(server, &found);
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

/// How well a tournament fits what is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// Nothing of it can be done in this server.
    None,
    /// It is over.
    Over,
    /// It goes on, but that cannot be done in it.
    GoesOn,
    /// That can be done.
    All,
}

impl Meant {
    fn fit(&self, server: ServerId, found: &StoredTournament) -> Fit {
        let is_own = found.terms.place.server == server;
        let of = &found.tournament;
        let (may, fits) = match self {
            Meant::ToSee => (true, true),
            Meant::ToEnter(user) => (true, of.check_entry(*user).is_ok()),
            Meant::ToLeave(user) => (true, is_in(of, *user)),
            Meant::ToManage(by) => (is_own, by.check_manager(&found.terms).is_ok()),
            Meant::ToWithdraw(by, user) => {
                let manages = by.check_manager(&found.terms).is_ok();
                (is_own, manages && is_in(of, *user))
            }
            Meant::ToPullOut(by) => (!is_own, by.must_manage().is_ok()),
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
