//! Chooses the tournament that is meant when none is named: one in which the wanted action is
//! possible.

use super::{SEARCHED, TournamentCaller, find, goes_on, going_on};
use crate::host::{Failure, Host, matches::views::name_from};
use domain::{
    community::tournament::{Refusal, Tournament},
    matches::{ServerId, UserId},
};
use store::{Owner, StoredTournament, TournamentId, TournamentSummary, Tournaments};

/// The purpose for which a tournament is meant.
#[derive(Clone, Debug)]
pub enum Meant {
    /// To view it.
    ToSee,
    /// To enter it, as this member.
    ToEnter(UserId),
    /// To leave it, as this member.
    ToLeave(UserId),
    /// To act as its manager.
    ToManage(TournamentCaller),
    /// To remove this player from it, as its manager.
    ToWithdraw(TournamentCaller, UserId),
    /// To pull the server out of it, as one of the server's managers.
    ToPullOut(TournamentCaller),
}

impl Host {
    /// Returns the tournament that is meant: the one with this number, or else the newest in which
    /// the action is possible.
    pub async fn which_tournament(
        &self,
        server: ServerId,
        named: Option<TournamentId>,
        meant: Meant,
    ) -> Result<TournamentId, Failure> {
        self.store
            .read(move |tx| match named {
                Some(id) => find(&tx.tournaments(), server, id).map(|found| found.id),
                None => newest(&tx.tournaments(), server, &meant),
            })
            .await
    }

    /// Returns the tournaments shown in a server in which the action is possible, the newest first.
    pub async fn tournaments_fit(
        &self,
        server: ServerId,
        meant: Meant,
    ) -> Result<Vec<TournamentSummary>, Failure> {
        self.store
            .read(move |tx| {
                let mut fit = Vec::new();
                for one in going_on(&tx.tournaments(), server)? {
                    let found = tx.tournaments().find(one.id)?.ok_or(Refusal::Unknown)?;
                    if meant.fit(server, &found) == Fit::All {
                        fit.push(one);
                    }
                }
                Ok(fit)
            })
            .await
    }

    /// Returns the unfinished tournaments that this server manages, the newest first.
    pub async fn managed_tournaments(
        &self,
        server: ServerId,
    ) -> Result<Vec<TournamentSummary>, Failure> {
        self.store
            .read(move |tx| managed(&tx.tournaments(), server))
            .await
    }
}

impl Host {
    /// Returns the players still in a tournament that this server manages, with their servers, each
    /// once.
    pub async fn managed_players(
        &self,
        server: ServerId,
    ) -> Result<Vec<(UserId, String)>, Failure> {
        self.store
            .read(move |tx| {
                let mut players: Vec<(UserId, String)> = Vec::new();
                for one in managed(&tx.tournaments(), server)? {
                    let found = tx.tournaments().find(one.id)?.ok_or(Refusal::Unknown)?;
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

/// Returns the unfinished tournaments that a server manages, the newest first.
fn managed(
    tournaments: &Tournaments<'_>,
    server: ServerId,
) -> Result<Vec<TournamentSummary>, Failure> {
    let mut all = going_on(tournaments, server)?;
    all.retain(|one| one.owner == Owner::Here);
    Ok(all)
}

/// Returns the newest tournament that fits. If there is none, returns the newest that comes close,
/// because its refusal is more informative.
fn newest(
    tournaments: &Tournaments<'_>,
    server: ServerId,
    meant: &Meant,
) -> Result<TournamentId, Failure> {
    let mut best: Option<(Fit, TournamentId)> = None;
    for one in tournaments.of_server(server, SEARCHED)? {
        let found = tournaments.find(one.id)?.ok_or(Refusal::Unknown)?;
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
