//! Blocks: the users a user wants nothing to do with.

use crate::host::{Cx, Failure, ReadCx};
use domain::matches::{Refusal, UserId};
use store::Lock;

/// How many users one user can block.
const MOST_BLOCKS: usize = 200;

/// Blocks a user: from now on neither can challenge the other, and what the blocked user does in
/// their matches no longer notifies the user who blocked them.
pub fn block(cx: &Cx<'_>, other: UserId) -> Result<(), Failure> {
    let (tx, by) = (cx.tx, cx.user());
    if by == other {
        return Err(Refusal::BlockedSelf.into());
    }
    tx.lock(Lock::User(by))?;
    let blocked = tx.people().blocked_by(by)?;
    if blocked.len() >= MOST_BLOCKS && !blocked.contains(&other) {
        return Err(Refusal::ManyBlocks(MOST_BLOCKS).into());
    }
    Ok(tx.people().block(by, other)?)
}

/// Ends a block. Returns whether there was one.
pub fn unblock(cx: &Cx<'_>, other: UserId) -> Result<bool, Failure> {
    let (tx, by) = (cx.tx, cx.user());
    tx.lock(Lock::User(by))?;
    Ok(tx.people().unblock(by, other)?)
}

/// Returns the users a user has blocked.
pub fn list(cx: &ReadCx<'_>) -> Result<Vec<UserId>, Failure> {
    Ok(cx.tx.people().blocked_by(cx.user())?)
}
