//! Users: the names under which they were last seen, one for each server, because nicknames differ,
//! their languages, their codes, whom they block, and when they last acted.

mod acts;
pub(super) mod codes;

use std::time::Duration;

use crate::{
    StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{ServerId, UserId},
};
use rules::words::Locale;

crate::tx::topic! {
    /// Users: their names, languages, codes and blocks, and when they last acted.
    people: People, PeopleMut
}

/// Represents the user's account, whose name is shown where the user has not been seen. No server
/// has this number.
const ACCOUNT: ServerId = ServerId::ELSEWHERE;

/// How long to wait before noting again that a user was seen.
const LATELY: Duration = Duration::from_hours(24);

/// A user as a server shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The user.
    pub user: UserId,
    /// The name in this server: the nickname, if there is one.
    pub name: String,
    /// The name of the user's account.
    pub account: String,
}

impl People<'_> {
    /// Returns the name a user was last seen under in a server, or else that of the user's account.
    pub fn name(&self, server: ServerId, user: UserId) -> Result<Option<String>, StoreError> {
        Ok(self.db.first(
            "SELECT name FROM names WHERE player = ?1 AND server IN (0, ?2)
             ORDER BY server DESC LIMIT 1",
            params![user, server],
            only,
        )?)
    }

    /// Whether a user's names are stored as they were seen, and were seen recently.
    pub fn has_name(
        &self,
        server: ServerId,
        seen: &Seen,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let stored: Vec<String> = self.db.rows(
            "SELECT name FROM names WHERE player = ?1 AND server IN (0, ?2) AND seen_at > ?3
             ORDER BY server",
            params![seen.user, server, now.before(LATELY)],
            only,
        )?;
        // Elsewhere nobody has a name other than that of the account.
        let names = [seen.account.as_str(), seen.name.as_str()];
        let names = if server == ACCOUNT {
            &names[..1]
        } else {
            &names
        };
        Ok(stored == names)
    }

    /// Returns the language in which a user's Discord was last seen.
    pub fn locale(&self, user: UserId) -> Result<Option<Locale>, StoreError> {
        let found: Option<Option<Locale>> = self.db.first(
            "SELECT locale FROM names WHERE player = ?1 AND server = 0",
            params![user],
            only,
        )?;
        Ok(found.flatten())
    }

    /// Whether a player has blocked another.
    pub fn has_blocked(&self, player: UserId, other: UserId) -> Result<bool, StoreError> {
        let blocked = self.blocked_by(player)?;
        if blocked.is_empty() {
            return Ok(false);
        }
        let known_again = self.tx.privacy().known_again(other)?;
        Ok(blocked.contains(&other) || known_again.is_some_and(|again| blocked.contains(&again)))
    }

    /// Returns the users whom a player has blocked.
    pub fn blocked_by(&self, player: UserId) -> Result<Vec<UserId>, StoreError> {
        Ok(self.db.rows(
            "SELECT blocked FROM blocks WHERE player = ?1 ORDER BY blocked",
            params![player],
            only,
        )?)
    }
}

impl PeopleMut<'_> {
    /// Stores the language in which the Discord of a user was seen, if the user's name is stored.
    pub fn set_locale(&self, user: UserId, locale: Locale) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE names SET locale = ?2
             WHERE player = ?1 AND server = 0 AND (locale IS NULL OR locale <> ?2)",
            params![user, locale],
        )?;
        Ok(())
    }

    /// Stores the name under which a user was seen in a server, and when.
    pub fn set_name(
        &self,
        server: ServerId,
        seen: &Seen,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        // Always the account first, so that no two writers wait for each other.
        for (server, name) in [(ACCOUNT, &seen.account), (server, &seen.name)] {
            self.db.execute(
                "INSERT INTO names (player, server, name, seen_at) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (player, server) DO UPDATE
                 SET name = excluded.name, seen_at = excluded.seen_at
                 WHERE names.name <> excluded.name OR names.seen_at IS NULL OR names.seen_at <= ?5",
                params![seen.user, server, name.clone(), now, now.before(LATELY)],
            )?;
        }
        Ok(())
    }

    /// Blocks a user for a player.
    pub fn block(&self, player: UserId, other: UserId) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO blocks (player, blocked) VALUES (?1, ?2)
             ON CONFLICT (player, blocked) DO NOTHING",
            params![player, other],
        )?;
        Ok(())
    }

    /// Ends a block. Returns whether there was one.
    pub fn unblock(&self, player: UserId, other: UserId) -> Result<bool, StoreError> {
        let known_again = self.tx.privacy().known_again(other)?.unwrap_or(other);
        let removed = self.db.execute(
            "DELETE FROM blocks WHERE player = ?1 AND blocked IN (?2, ?3)",
            params![player, other, known_again],
        )?;
        Ok(removed > 0)
    }
}
