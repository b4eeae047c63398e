//! Other servers join a tournament and pull out of it.

use super::{advance, find, lock, must_manage, run};
use crate::{
    challenges::actions::codes,
    host::{Cx, Failure, Host, ReadCx},
};
use domain::{
    clock::Timestamp,
    community::{
        Code, NoOpening, Refused,
        tournament::{Between, Entrant, MOST_SERVERS, NextRound, Refusal, Stage, Tournament},
    },
    matches::{Actor, Place, ServerId},
};
use store::{Lock, OpenServer, ReadTx, ServersMut, StoredTournament, TournamentId};

/// The effect on a server's players of pulling out of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PullOut {
    /// The tournament.
    pub id: TournamentId,
    /// How many players are out.
    pub players: usize,
    /// Whether they are out for good, because it has begun.
    pub has_begun: bool,
}

/// Enters a server in another one's tournament, which is named by its number, or by its code if it has one. Members
/// enter it at its bulletin, which is posted here, where the server shows its matches.
pub async fn take_part(
    host: &Host,
    by: Actor,
    here: Place,
    named: String,
) -> Result<(TournamentId, Place), Failure> {
    if number(&named).is_none()
        && let Some(code) = Code::read(&named)
    {
        let look = move |tx: &ReadTx<'_>| Ok(tx.tournaments().find_by_code(&code)?);
        codes::guess(host, by.user, look).await?;
    }
    host.act(by, move |cx| {
        let (tx, now) = (cx.tx, cx.now);
        let Some(open) = tx.servers().opening(here.server)? else {
            return Err(Refused::from(NoOpening::NotOpen).into());
        };
        let id = offered(tx, here, &named)?;
        let own = tx.tournaments().server_of(id)?.ok_or(Refusal::Unknown)?;
        tx.lock(Lock::Server(own))?;
        let found = tx.tournaments().find(id)?.ok_or(Refusal::Unknown)?;
        // No player has this number, so this tells whether anyone could enter.
        found.tournament.check_open()?;
        let mut taking_part = run::places(&tx.tournaments(), &found)?;
        taking_part.retain(|place| place.server != here.server);
        if taking_part.len() > MOST_SERVERS {
            return Err(Refusal::ManyServers(MOST_SERVERS).into());
        }
        remember_name(&tx.servers(), &open, now)?;
        tx.tournaments().take_part(id, here)?;
        tx.bulletins().put_up(id.card(), here, now)?;
        tx.bulletins().change(id.card(), now)?;
        Ok((id, here))
    })
    .await
}

/// Describes the effect of pulling a server out of a tournament, for the managers who decide that.
pub fn ask_to_pull_out(cx: &ReadCx<'_>, id: TournamentId) -> Result<PullOut, Failure> {
    must_manage(cx.by)?;
    Ok(check_pull_out(cx.server(), &find(cx, id)?)?)
}

/// Pulls a server out of another one's tournament: its players withdraw.
pub fn pull_out(cx: &Cx<'_>, id: TournamentId) -> Result<PullOut, Failure> {
    must_manage(cx.by)?;
    let (tournaments, server) = (cx.tx.tournaments(), cx.server());
    let found = lock(cx, id)?;
    let pulled_out = check_pull_out(server, &found)?;
    for entrant in players_of(server, &found.tournament) {
        if pulled_out.has_begun {
            tournaments.withdraw_entrant(id, entrant.number, found.tournament.round())?;
        } else {
            tournaments.leave(id, entrant.player)?;
        }
    }
    tournaments.end_taking_part(id, server)?;
    cx.tx.bulletins().change(id.card(), cx.now)?;
    if pulled_out.has_begun {
        advance(cx, id, NextRound::WhenReady)?;
    }
    Ok(pulled_out)
}

fn check_pull_out(server: ServerId, found: &StoredTournament) -> Result<PullOut, Refusal> {
    if found.terms.place.server == server {
        return Err(Refusal::OwnToCancel);
    }
    let has_begun = match found.tournament.stage {
        Stage::SignUp => false,
        Stage::Running => true,
        Stage::Over | Stage::Cancelled => return Err(Refusal::Over),
    };
    Ok(PullOut {
        id: found.id,
        players: players_of(server, &found.tournament).count(),
        has_begun,
    })
}

/// Returns the players of a server who are still in a tournament.
fn players_of(server: ServerId, tournament: &Tournament) -> impl Iterator<Item = &Entrant> {
    let entrants = tournament.entrants.iter();
    entrants.filter(move |one| one.server == server && one.until.is_none())
}

/// How a manager names another server's tournament.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    ByNumber,
    /// By the code that its managers have told: it also finds what isn't listed.
    ByCode,
}

/// Returns the number by which a tournament is named, if it is.
fn number(named: &str) -> Option<u32> {
    named.trim().trim_start_matches('#').parse().ok()
}

/// Returns the tournament of another server that is meant, if this one can take part in it or
/// already does.
fn offered(tx: &ReadTx<'_>, here: Place, named: &str) -> Result<TournamentId, Failure> {
    let (id, named) = if let Some(number) = number(named) {
        (TournamentId(number), Named::ByNumber)
    } else {
        let code = Code::read(named).ok_or(Refusal::Unknown)?;
        let found = tx.tournaments().find_by_code(&code)?;
        (found.ok_or(Refusal::Unknown)?, Named::ByCode)
    };
    let found = tx.tournaments().find(id)?.ok_or(Refusal::Unknown)?;
    let own = found.terms.place.server;
    if own == here.server {
        return Err(Refusal::OwnServer.into());
    }
    let mut taking_part = tx.tournaments().taking_part(id)?.into_iter();
    if taking_part.any(|one| one.server == here.server) {
        return Ok(id);
    }
    if named == Named::ByNumber && found.terms.between != Between::Open {
        return Err(Refusal::Unknown.into());
    }
    check_owner(tx, own, named)?;
    Ok(id)
}

/// Checks that a server whose tournament others want to play in is open, and the bot is in it.
fn check_owner(tx: &ReadTx<'_>, own: ServerId, named: Named) -> Result<(), Failure> {
    let open = tx.servers().opening(own)?.ok_or(Refusal::OwnerClosed)?;
    if named == Named::ByNumber && !open.opening.listed {
        return Err(Refusal::Unknown.into());
    }
    match tx.absences().since(own)? {
        None => Ok(()),
        Some(_) => Err(Refusal::OwnerAbsent.into()),
    }
}

/// Remembers the name of an open server: others can read it even after it has closed.
pub(super) fn remember_name(
    servers: &ServersMut<'_>,
    open: &OpenServer,
    now: Timestamp,
) -> Result<(), Failure> {
    if servers.name(open.server)?.is_none() {
        servers.set_name(open.server, &open.name, now)?;
    }
    Ok(())
}
