//! Contests: matches between two servers on several boards.
//!
//! Each action of managers and members is one function. Whatever happens automatically (a proposal
//! lapses, signing up ends, a board is decided) is done by the timer, which is woken when a match ends.
//! So the end of a match doesn't need the lock of its contest.

pub mod begin;
pub mod proposals;
pub mod running;
pub mod substitution;
pub mod tables;
pub mod teams;
pub mod views;

pub use proposals::{ContestRequest, Reply};
pub use tables::{MemberRecord, ServerPage, ServerRecord, ServerTable, TablePage};
pub use views::{BoardLine, ContestView, PlayerLine, TeamView};

use crate::host::Failure;
use domain::{
    clock::Timestamp,
    community::{
        Refused,
        contest::{Contest, ContestId, NoContest, Team},
    },
    matches::{Actor, Place, ServerId},
};
use store::{Absences, BulletinKind, BulletinsMut, Contests, Lock, ReadTx, WriteTx};

/// Checks that a member may manage the server where they act.
const fn check_manages(by: &Actor) -> Result<(), NoContest> {
    if by.manages {
        Ok(())
    } else {
        Err(NoContest::NotAManager)
    }
}

/// Checks that a member may act for the team of their server.
fn check_leads(by: &Actor, contest: &Contest, team: Team) -> Result<(), NoContest> {
    if by.manages || contest.captains[team.index()] == Some(by.user) {
        Ok(())
    } else {
        Err(NoContest::NotTheCaptain)
    }
}

impl From<NoContest> for Failure {
    fn from(why: NoContest) -> Failure {
        Refused::from(why).into()
    }
}

/// Finds the contest of this number, if this server takes part in it, and the server's team.
fn find(
    contests: &Contests<'_>,
    server: ServerId,
    id: ContestId,
) -> Result<(Contest, Team), Failure> {
    let contest = contests.find(id)?.ok_or(NoContest::Unknown(id))?;
    let team = contest.team_of(server)?;
    Ok((contest, team))
}

/// Finds the contest and the server's team, under the contest's lock.
fn lock(tx: &WriteTx<'_>, server: ServerId, id: ContestId) -> Result<(Contest, Team), Failure> {
    tx.lock(Lock::Contest(id))?;
    find(&tx.contests(), server, id)
}

/// Stores the progress of a contest, and refreshes every message that shows it.
fn store(tx: &WriteTx<'_>, contest: &Contest, now: Timestamp) -> Result<(), Failure> {
    tx.contests().set(contest)?;
    Ok(changed(&tx.bulletins(), contest.id, now)?)
}

/// Refreshes every message that shows this contest.
fn changed(
    bulletins: &BulletinsMut<'_>,
    id: ContestId,
    now: Timestamp,
) -> Result<(), store::StoreError> {
    for kind in BulletinKind::CONTEST {
        bulletins.change((kind, i64::from(id.0)), now)?;
    }
    Ok(())
}

/// Returns the team whose server the bot is not in, if there is one. No board begins without it, because
/// nobody there could see it.
fn missing(absences: &Absences<'_>, contest: &Contest) -> Result<Option<Team>, Failure> {
    for team in Team::BOTH {
        if absences.since(contest.servers[team.index()])?.is_some() {
            return Ok(Some(team));
        }
    }
    Ok(None)
}

/// Returns where a contest is shown in each server, by [`Team::index`]: where members sign up or, while
/// it is only proposed, where the proposal is. If that channel is gone, it is where the server reads
/// requests from others.
fn places(tx: &ReadTx<'_>, contest: &Contest) -> Result<[Place; 2], Failure> {
    let number = i64::from(contest.id.0);
    let mut shown = tx.bulletins().about((BulletinKind::ContestTeams, number))?;
    shown.extend(tx.bulletins().about((BulletinKind::Contest, number))?);
    let place = |team: Team| -> Result<Place, Failure> {
        let server = contest.servers[team.index()];
        let mut here = shown.iter().filter(|one| one.place.server == server);
        let first = here.next().ok_or(NoContest::Unknown(contest.id))?;
        if !first.lost {
            return Ok(first.place);
        }
        let channel = match here.find(|one| !one.lost) {
            Some(other) => Some(other.place.channel),
            None => tx.servers().opening(server)?.map(|open| open.channel),
        };
        Ok(Place {
            channel: channel.unwrap_or(first.place.channel),
            ..first.place
        })
    };
    Ok([place(Team::Home)?, place(Team::Away)?])
}

#[cfg(test)]
mod tests;
