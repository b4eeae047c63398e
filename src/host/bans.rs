//! Bans: who may not play in a server, as its moderators say.

use super::{Failure, Host, challenges::withdraw_all};
use crate::{
    matches::{HouseRule, MatchId, Reason, Refusal, ServerId, UserId},
    store::{Ban, Deed, Lock, Moderation, ReadTx},
};

impl Host {
    /// Bans a user from play in a server: from now on they cannot challenge, accept or be challenged
    /// there. What they have proposed is withdrawn; their running matches, which it gives, go on.
    pub async fn ban(
        &self,
        server: ServerId,
        moderator: UserId,
        user: UserId,
        reason: Option<Reason>,
    ) -> Result<Vec<MatchId>, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::User(user), move |tx| {
                let reason = reason.clone();
                let ban = Ban { user, reason };
                tx.set_ban(server, &ban)?;
                let what = Moderation {
                    server,
                    moderator,
                    deed: Deed::Ban(user),
                    reason: ban.reason,
                };
                tx.log(&what, now)?;
                withdraw_all(tx, server, user, now)?;
                let running = tx.running_matches(server, user)?;
                Ok(running.into_iter().map(|found| found.id).collect())
            })
            .await
    }

    /// Lets a user play in a server again. Tells whether they were banned.
    pub async fn unban(
        &self,
        server: ServerId,
        moderator: UserId,
        user: UserId,
        reason: Option<Reason>,
    ) -> Result<bool, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::User(user), move |tx| {
                let was_banned = tx.end_ban(server, user)?;
                if was_banned {
                    let what = Moderation {
                        server,
                        moderator,
                        deed: Deed::Unban(user),
                        reason: reason.clone(),
                    };
                    tx.log(&what, now)?;
                }
                Ok(was_banned)
            })
            .await
    }

    /// Who is banned from play in a server.
    pub async fn bans(&self, server: ServerId) -> Result<Vec<Ban>, Failure> {
        self.store.read(move |tx| Ok(tx.bans(server)?)).await
    }
}

/// Checks that a user may play in a server, and so may the other one if there is one.
pub(super) fn check_bans(
    tx: &ReadTx<'_>,
    server: ServerId,
    by: UserId,
    other: Option<UserId>,
) -> Result<(), Failure> {
    if let Some(ban) = tx.ban(server, by)? {
        return Err(Refusal::HouseRule(HouseRule::Banned(ban.reason)).into());
    }
    if let Some(other) = other
        && tx.ban(server, other)?.is_some()
    {
        return Err(Refusal::HouseRule(HouseRule::TheirBan(other)).into());
    }
    Ok(())
}
