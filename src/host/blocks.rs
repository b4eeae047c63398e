//! Blocks: whom a user wants nothing from.

use super::{Failure, Host};
use domain::matches::{Refusal, UserId};
use store::Lock;

/// How many users one user may block.
const MOST_BLOCKS: usize = 200;

impl Host {
    /// Blocks a user: from now on neither can challenge the other, and what the blocked one does in
    /// their matches notifies the one who blocks no more.
    pub async fn block(&self, by: UserId, other: UserId) -> Result<(), Failure> {
        if by == other {
            return Err(Refusal::BlockedSelf.into());
        }
        self.store
            .write(Lock::User(by), move |tx| {
                let blocked = tx.blocked_by(by)?;
                if blocked.len() >= MOST_BLOCKS && !blocked.contains(&other) {
                    return Err(Refusal::ManyBlocks(MOST_BLOCKS).into());
                }
                Ok(tx.block(by, other)?)
            })
            .await
    }

    /// Ends a block. Tells whether there was one.
    pub async fn unblock(&self, by: UserId, other: UserId) -> Result<bool, Failure> {
        self.store
            .write(Lock::User(by), move |tx| Ok(tx.unblock(by, other)?))
            .await
    }

    /// Whom a user has blocked.
    pub async fn blocks(&self, by: UserId) -> Result<Vec<UserId>, Failure> {
        self.store.read(move |tx| Ok(tx.blocked_by(by)?)).await
    }
}
