//! Users who may not play in a server.

use crate::{
    StoreError,
    db::{only, params},
};
use domain::matches::{Reason, ServerId, UserId};

crate::tx::topic! {
    /// Users who are banned from playing in a server.
    bans: Bans, BansMut
}

/// A user who may not play in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// The user.
    pub user: UserId,
    /// The reason, if the moderators gave one.
    pub reason: Option<Reason>,
}

impl Bans<'_> {
    /// Returns the ban of a user in a server, if there is one.
    pub fn find(&self, server: ServerId, user: UserId) -> Result<Option<Ban>, StoreError> {
        let known_again = self.tx.privacy().known_again(user)?.unwrap_or(user);
        // A ban from before the user was deleted has the larger number. The later one counts.
        let reason: Option<Option<Reason>> = self.db.first(
            "SELECT reason FROM bans WHERE server = ?1 AND player IN (?2, ?3)
             ORDER BY player LIMIT 1",
            params![server, user, known_again],
            only,
        )?;
        Ok(reason.map(|reason| Ban { user, reason }))
    }

    /// Returns the bans of a user, in all servers.
    pub fn of_user(&self, user: UserId) -> Result<Vec<(ServerId, Option<Reason>)>, StoreError> {
        let known_again = self.tx.privacy().known_again(user)?.unwrap_or(user);
        Ok(self.db.rows(
            "SELECT server, reason FROM bans WHERE player = ?1 OR player = ?2 ORDER BY server",
            params![user, known_again],
            |row| Ok((row.get("server")?, row.get("reason")?)),
        )?)
    }

    /// Returns those of these users who are banned in a server, including by a ban from before they
    /// were deleted.
    pub fn banned_of(&self, server: ServerId, users: &[UserId]) -> Result<Vec<UserId>, StoreError> {
        let known_again = self.tx.privacy().all_known_again(users)?;
        let banned = self.of_server(server)?.into_iter().map(|ban| {
            let again = known_again.get(&ban.user).copied();
            again.unwrap_or(ban.user)
        });
        Ok(banned.filter(|user| users.contains(user)).collect())
    }

    /// Returns the bans of a server.
    pub fn of_server(&self, server: ServerId) -> Result<Vec<Ban>, StoreError> {
        Ok(self.db.rows(
            "SELECT player, reason FROM bans WHERE server = ?1 ORDER BY player",
            params![server],
            |row| {
                Ok(Ban {
                    user: row.get("player")?,
                    reason: row.get("reason")?,
                })
            },
        )?)
    }
}

impl BansMut<'_> {
    /// Bans a user in a server. An existing ban gets the new reason.
    pub fn set(&self, server: ServerId, ban: &Ban) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO bans (server, player, reason) VALUES (?1, ?2, ?3)
             ON CONFLICT (server, player) DO UPDATE SET reason = excluded.reason",
            params![server, ban.user, ban.reason],
        )?;
        Ok(())
    }

    /// Ends the ban of a user in a server. Returns whether there was one.
    pub fn end(&self, server: ServerId, user: UserId) -> Result<bool, StoreError> {
        let known_again = self.tx.privacy().known_again(user)?.unwrap_or(user);
        let removed = self.db.execute(
            "DELETE FROM bans WHERE server = ?1 AND player IN (?2, ?3)",
            params![server, user, known_again],
        )?;
        Ok(removed > 0)
    }
}
