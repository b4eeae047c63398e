//! Blocks: the users a user wants nothing to do with.

use crate::host::{Failure, Host};
use domain::matches::{Refusal, UserId};
use store::Lock;

/// How many users one user can block.
const MOST_BLOCKS: usize = 200;

impl Host {
    /// Blocks a user: from now on neither can challenge the other, and what the blocked user does in
    /// their matches no longer notifies the user who blocked them.
    pub async fn block(&self, by: UserId, other: UserId) -> Result<(), Failure> {
        if by == other {
            return Err(Refusal::BlockedSelf.into());
        }
        self.store
            .write(Lock::User(by), move |tx| {
                let blocked = tx.people().blocked_by(by)?;
                if blocked.len() >= MOST_BLOCKS && !blocked.contains(&other) {
                    return Err(Refusal::ManyBlocks(MOST_BLOCKS).into());
                }
                Ok(tx.people().block(by, other)?)
            })
            .await
    }

    /// Ends a block. Returns whether there was one.
    pub async fn unblock(&self, by: UserId, other: UserId) -> Result<bool, Failure> {
        self.store
            .write(Lock::User(by), move |tx| {
                Ok(tx.people().unblock(by, other)?)
            })
            .await
    }

    /// Returns the users a user has blocked.
    pub async fn blocks(&self, by: UserId) -> Result<Vec<UserId>, Failure> {
        self.store
            .read(move |tx| Ok(tx.people().blocked_by(by)?))
            .await
    }
}
