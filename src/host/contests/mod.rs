//! Contests: matches between two servers on several boards.
//!
//! What managers and members do is one function each. What goes on by itself (a proposal lapses,
//! signing up ends, a board is decided) is done by the timer, which is woken when a match ends: so the
//! end of a match needs no lock of its contest.

mod begin;
mod proposals;
mod running;
mod substitution;
mod tables;
mod teams;
mod views;

pub use proposals::{ContestRequest, Reply};
pub use tables::{MemberRecord, ServerPage, ServerRecord, ServerTable, TablePage};
pub use views::{BoardLine, ContestView, PlayerLine, TeamView};

use super::Failure;
use domain::{
    clock::Timestamp,
    community::{
        Refused,
        contest::{Contest, ContestId, NoContest, Team},
    },
    matches::{Place, ServerId, UserId},
};
use store::{BulletinKind, Lock, ReadTx, WriteTx};

/// A member who acts for a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestCaller {
    /// The server.
    pub server: ServerId,
    /// The member.
    pub user: UserId,
    /// Whether they may manage the server.
    pub manages: bool,
}

impl ContestCaller {
    fn check_manages(self) -> Result<(), NoContest> {
        if self.manages {
            Ok(())
        } else {
            Err(NoContest::NotAManager)
        }
    }

    /// Checks that they may act for the team of their server.
    fn check_leads(self, contest: &Contest, team: Team) -> Result<(), NoContest> {
        if self.manages || contest.captains[team.index()] == Some(self.user) {
            Ok(())
        } else {
            Err(NoContest::NotTheCaptain)
        }
    }
}

impl From<NoContest> for Failure {
    fn from(why: NoContest) -> Failure {
        Refused::from(why).into()
    }
}

/// Finds the contest of this number, if this server takes part in it, and the server's team.
fn find(tx: &ReadTx<'_>, server: ServerId, id: ContestId) -> Result<(Contest, Team), Failure> {
    let contest = tx.contest(id)?.ok_or(NoContest::Unknown(id))?;
    let team = contest.team_of(server)?;
    Ok((contest, team))
}

/// The same under its lock.
fn lock(tx: &WriteTx<'_>, server: ServerId, id: ContestId) -> Result<(Contest, Team), Failure> {
    tx.lock(Lock::Contest(id))?;
    find(tx, server, id)
}

/// Stores how far a contest has come, and has what shows it shown anew.
fn store(tx: &WriteTx<'_>, contest: &Contest, now: Timestamp) -> Result<(), Failure> {
    tx.set_contest(contest)?;
    Ok(changed(tx, contest.id, now)?)
}

/// Has what shows a contest shown anew.
fn changed(tx: &WriteTx<'_>, id: ContestId, now: Timestamp) -> Result<(), store::StoreError> {
    for kind in BulletinKind::CONTEST {
        tx.change_bulletins((kind, i64::from(id.0)), now)?;
    }
    Ok(())
}

/// The team whose server the bot is not in, if there is one. No board begins without it: nobody there could
/// see it.
fn missing(tx: &ReadTx<'_>, contest: &Contest) -> Result<Option<Team>, Failure> {
    for team in Team::BOTH {
        if tx.absent_since(contest.servers[team.index()])?.is_some() {
            return Ok(Some(team));
        }
    }
    Ok(None)
}

/// Where a contest is shown in each server, by [`Team::index`]: where members sign up, or as long as it is
/// only proposed, where that is read. If the channel is gone, where the server reads what others want.
fn places(tx: &ReadTx<'_>, contest: &Contest) -> Result<[Place; 2], Failure> {
    let number = i64::from(contest.id.0);
    let mut shown = tx.bulletins((BulletinKind::ContestTeams, number))?;
    shown.extend(tx.bulletins((BulletinKind::Contest, number))?);
    let place = |team: Team| -> Result<Place, Failure> {
        let server = contest.servers[team.index()];
        let mut here = shown.iter().filter(|one| one.place.server == server);
        let first = here.next().ok_or(NoContest::Unknown(contest.id))?;
        if !first.lost {
            return Ok(first.place);
        }
        let channel = match here.find(|one| !one.lost) {
            Some(other) => Some(other.place.channel),
            None => tx.opening(server)?.map(|open| open.channel),
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
