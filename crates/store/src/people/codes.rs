//! The codes with which players of other servers can challenge a player.

use super::{People, PeopleMut};
use crate::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    community::{Code, WrongCodes},
    matches::{ChannelId, Place, UserId},
};

/// A player's code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerCode {
    /// The player.
    pub player: UserId,
    /// The code.
    pub code: Code,
    /// Where it was made. Challenges that use it are shown here unless the server has chosen
    /// another place for all.
    pub place: Place,
    /// Whether that channel was deleted, so that the code leads nowhere until its player makes another.
    pub is_lost: bool,
}

impl People<'_> {
    /// Returns a player's code, or `None` if they have not asked for one.
    pub fn code_of(&self, player: UserId) -> Result<Option<PlayerCode>, StoreError> {
        Ok(self.db.first(
            "SELECT player, code, server, channel, locale, lost FROM codes WHERE player = ?1",
            params![player],
            player_code,
        )?)
    }

    /// Returns the code with its player.
    pub fn coded(&self, code: &Code) -> Result<Option<PlayerCode>, StoreError> {
        Ok(self.db.first(
            "SELECT player, code, server, channel, locale, lost FROM codes WHERE code = ?1",
            params![code.clone()],
            player_code,
        )?)
    }
}

impl People<'_> {
    /// Returns whether a code leads to this channel.
    pub fn is_coded(&self, channel: ChannelId) -> Result<bool, StoreError> {
        let player: Option<UserId> = self.db.first(
            "SELECT player FROM codes WHERE channel = ?1 LIMIT 1",
            params![channel],
            only,
        )?;
        Ok(player.is_some())
    }

    /// Returns the wrong codes that a player has entered lately.
    pub fn wrong_codes(&self, player: UserId) -> Result<Option<WrongCodes>, StoreError> {
        Ok(self.db.first(
            "SELECT count, at FROM wrong_codes WHERE player = ?1",
            params![player],
            |row| {
                Ok(WrongCodes {
                    count: row.get("count")?,
                    at: row.get("at")?,
                })
            },
        )?)
    }
}

impl PeopleMut<'_> {
    /// Stores the wrong codes that a player has entered lately.
    pub fn set_wrong_codes(&self, player: UserId, wrong: WrongCodes) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO wrong_codes (player, count, at) VALUES (?1, ?2, ?3)
             ON CONFLICT (player) DO UPDATE SET count = excluded.count, at = excluded.at",
            params![player, wrong.count, wrong.at],
        )?;
        Ok(())
    }

    /// Sets a player's code, replacing the one before. Returns `false` if someone else has it.
    pub fn set_code(&self, player: UserId, code: &Code, place: Place) -> Result<bool, StoreError> {
        let taken: Option<UserId> = self.db.first(
            "SELECT player FROM codes WHERE code = ?1",
            params![code.clone()],
            only,
        )?;
        if taken.is_some_and(|other| other != player) {
            return Ok(false);
        }
        self.db.execute(
            "INSERT INTO codes (player, code, server, channel, locale) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (player) DO UPDATE
             SET code = excluded.code, server = excluded.server, channel = excluded.channel,
                 locale = excluded.locale, lost = 0",
            params![
                player,
                code.clone(),
                place.server,
                place.channel,
                place.locale
            ],
        )?;
        Ok(true)
    }

    /// Notes that a channel was deleted to which codes lead.
    pub fn lose_channel(&self, channel: ChannelId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE codes SET lost = 1 WHERE channel = ?1",
            params![channel],
        )?;
        Ok(())
    }

    /// Removes a player's code.
    pub fn drop_code(&self, player: UserId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM codes WHERE player = ?1", params![player])?;
        Ok(())
    }
}

fn player_code(row: &Row<'_>) -> Result<PlayerCode, DbError> {
    Ok(PlayerCode {
        player: row.get("player")?,
        code: row.get("code")?,
        place: Place {
            server: row.get("server")?,
            channel: row.get("channel")?,
            locale: row.get("locale")?,
        },
        is_lost: row.get("lost")?,
    })
}
