//! Limits that protect people from being pestered and servers from being flooded: blocks and bans, who
//! can challenge and how often, how many matches a user can have, and how many threads are opened.

use crate::{
    host::{Failure, ReadCx},
    moderation::actions::banned::check_bans,
};
use domain::{
    clock::Timestamp,
    matches::{HouseRule, Invitation, NoCode, Refusal, RoleId, ServerId, UserId, check_frequency},
};
use store::{People, ReadTx, ShowingsMut};

/// How many threads are opened in a server within a clock hour. Later matches of that hour are shown in
/// the channel.
pub const MOST_THREADS: u32 = 100;

const HOUR_MILLIS: i64 = 60 * 60 * 1_000;

/// Checks that the user may challenge where they act, and may challenge this user if one is named. Anything else can
/// only be checked when the challenge is made.
pub fn check_challenger(cx: &ReadCx<'_>, opponent: Option<UserId>) -> Result<(), Failure> {
    check_members(cx.tx, cx.server(), cx.user(), &cx.by.roles, opponent)
}

/// What a match is for, which decides what can keep someone from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Nothing but itself.
    Play,
    /// A place on a ladder. A player who could keep those below from challenging, by blocking them or by
    /// having many matches, would keep the place without playing. Someone who doesn't want such
    /// challenges can leave the ladder.
    Ladder,
}

/// Checks that the user may make an invitation now. The transaction has the user's lock.
pub(crate) fn check_invitation(
    cx: &ReadCx<'_>,
    invitation: &Invitation,
    purpose: Purpose,
) -> Result<(), Failure> {
    let (tx, now, by, roles) = (cx.tx, cx.now, cx.user(), &cx.by.roles);
    let (server, most_matches) = (invitation.place.server, cx.house.most_matches);
    invitation.check(tx.challenges().count_open(server, by)?)?;
    match purpose {
        Purpose::Play => {
            check_members(tx, server, by, roles, invitation.opponent)?;
            check_matches(tx, server, by, invitation.opponent, most_matches)?;
        }
        Purpose::Ladder => {
            check_bans(&tx.bans(), server, by, invitation.opponent)?;
            check_members(tx, server, by, roles, None)?;
            check_matches(tx, server, by, None, most_matches)?;
            if let Some(opponent) = invitation.opponent
                && tx.people().has_blocked(by, opponent)?
            {
                return Err(Refusal::YouBlocked(opponent).into());
            }
        }
    }
    Ok(check_frequency(
        &tx.challenges().made_lately(by, now)?,
        invitation.opponent,
        now,
    )?)
}

/// Checks that the challenger may challenge, and the opponent may be challenged.
pub(crate) fn check_members(
    tx: &ReadTx<'_>,
    server: ServerId,
    by: UserId,
    roles: &[RoleId],
    opponent: Option<UserId>,
) -> Result<(), Failure> {
    check_bans(&tx.bans(), server, by, opponent)?;
    let allowed = tx
        .settings()
        .of_server(server)?
        .check_challenger(server, roles);
    allowed.map_err(Refusal::HouseRule)?;
    match opponent {
        Some(opponent) => check_pair(&tx.people(), by, opponent),
        None => Ok(()),
    }
}

/// Checks that neither of two users has blocked the other. A blocked user only learns that it is not
/// possible.
pub(crate) fn check_pair(people: &People<'_>, by: UserId, other: UserId) -> Result<(), Failure> {
    if people.has_blocked(by, other)? {
        return Err(Refusal::YouBlocked(other).into());
    }
    if people.has_blocked(other, by)? {
        return Err(Refusal::NotWanted(other).into());
    }
    Ok(())
}

/// Checks that a user may have one more match in a server, and the other user too if there is one.
pub(crate) fn check_matches(
    tx: &ReadTx<'_>,
    server: ServerId,
    by: UserId,
    other: Option<UserId>,
    most: u32,
) -> Result<(), Failure> {
    if tx.matches().count_running(by)? >= most {
        return Err(Refusal::ManyMatches(most).into());
    }
    let most_here = tx.settings().of_server(server)?.most_matches;
    let has_most = |user: UserId| -> Result<bool, Failure> {
        Ok(match most_here {
            Some(most_here) => tx.matches().count_running_in(server, user)? >= most_here,
            None => false,
        })
    };
    if let Some(most_here) = most_here
        && has_most(by)?
    {
        return Err(Refusal::HouseRule(HouseRule::ManyMatches(most_here)).into());
    }
    if let Some(other) = other
        && (tx.matches().count_running(other)? >= most || has_most(other)?)
    {
        return Err(Refusal::TheirManyMatches(other).into());
    }
    Ok(())
}

/// Checks that the other player's server lets both play, and that that player may have one more match.
pub(crate) fn check_elsewhere(
    tx: &ReadTx<'_>,
    server: ServerId,
    by: UserId,
    other: UserId,
) -> Result<(), Failure> {
    for user in [by, other] {
        if tx.bans().find(server, user)?.is_some() {
            return Err(Refusal::from(NoCode::Banned).into());
        }
    }
    match tx.settings().of_server(server)?.most_matches {
        Some(most) if tx.matches().count_running_in(server, other)? >= most => {
            Err(Refusal::TheirManyMatches(other).into())
        }
        _ => Ok(()),
    }
}

/// Returns whether one more thread may be opened in a server now, and counts it if so.
pub(crate) fn may_open_thread(
    showings: &ShowingsMut<'_>,
    server: ServerId,
    now: Timestamp,
) -> Result<bool, Failure> {
    let hour = now.millis().div_euclid(HOUR_MILLIS);
    Ok(showings.count_thread(server, hour)? <= MOST_THREADS)
}
