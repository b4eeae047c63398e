//! What keeps people from being pestered, and servers from being flooded: blocks, how often one may
//! challenge, how many matches one may have, and how many threads are opened.

use super::{Failure, Host};
use crate::{
    clock::Timestamp,
    matches::{Invitation, Refusal, ServerId, UserId, check_frequency},
    store::{ReadTx, WriteTx},
};

/// How many running matches a user may have unless the operator says otherwise.
pub const MOST_MATCHES: u32 = 30;

/// How many threads are opened in a server within an hour of the clock. Later matches of that hour
/// are shown in the channel.
pub const MOST_THREADS: u32 = 100;

const HOUR_MILLIS: i64 = 60 * 60 * 1_000;

impl Host {
    /// The same host, but a user may have this many running matches.
    #[must_use]
    pub fn with_most_matches(self, most_matches: u32) -> Host {
        Host {
            most_matches,
            ..self
        }
    }
}

/// Checks that an invitation may be made now. The transaction has the challenger's lock.
pub(super) fn check_invitation(
    tx: &ReadTx<'_>,
    invitation: &Invitation,
    most_matches: u32,
    now: Timestamp,
) -> Result<(), Failure> {
    let by = invitation.challenger;
    invitation.check(tx.count_open_challenges(invitation.place.server, by)?)?;
    if let Some(opponent) = invitation.opponent {
        check_pair(tx, by, opponent)?;
    }
    check_matches(tx, by, invitation.opponent, most_matches)?;
    Ok(check_frequency(
        &tx.challenges_lately(by, now)?,
        invitation.opponent,
        now,
    )?)
}

/// Checks that two users want anything of each other. Whoever was blocked reads no more than that it
/// is not possible.
pub(super) fn check_pair(tx: &ReadTx<'_>, by: UserId, other: UserId) -> Result<(), Failure> {
    if tx.has_blocked(by, other)? {
        return Err(Refusal::YouBlocked(other).into());
    }
    if tx.has_blocked(other, by)? {
        return Err(Refusal::NotWanted(other).into());
    }
    Ok(())
}

/// Checks that a user may have one more match, and so may the other one if there is one.
pub(super) fn check_matches(
    tx: &ReadTx<'_>,
    by: UserId,
    other: Option<UserId>,
    most: u32,
) -> Result<(), Failure> {
    if tx.count_running(by)? >= most {
        return Err(Refusal::ManyMatches(most).into());
    }
    if let Some(other) = other
        && tx.count_running(other)? >= most
    {
        return Err(Refusal::TheirManyMatches(other).into());
    }
    Ok(())
}

/// Whether one more thread may be opened in a server now. If so, it is counted.
pub(super) fn may_open_thread(
    tx: &WriteTx<'_>,
    server: ServerId,
    now: Timestamp,
) -> Result<bool, Failure> {
    let hour = now.millis().div_euclid(HOUR_MILLIS);
    Ok(tx.count_thread(server, hour)? <= MOST_THREADS)
}
