//! What players and servers have chosen.

use super::{
    ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use crate::{
    matches::{MatchId, ServerId, UserId},
    settings::{PlayerSettings, PublicBottom, ServerSettings},
};

impl ReadTx<'_> {
    /// What a player has chosen.
    pub fn player_settings(&self, user: UserId) -> Result<PlayerSettings, StoreError> {
        let found = self.db.first(
            "SELECT theme, width, bottom, text_boards, confirm_moves
             FROM player_settings WHERE player = ?1",
            params![user],
            |row| {
                Ok(PlayerSettings {
                    theme: row.get("theme")?,
                    width: row.get("width")?,
                    bottom: row.get("bottom")?,
                    text_boards: row.get("text_boards")?,
                    confirm_moves: row.get("confirm_moves")?,
                })
            },
        )?;
        Ok(found.unwrap_or_default())
    }

    /// What a server has chosen.
    pub fn server_settings(&self, server: ServerId) -> Result<ServerSettings, StoreError> {
        let found = self.db.first(
            "SELECT theme, bottom FROM server_settings WHERE server = ?1",
            params![server],
            |row| {
                Ok(ServerSettings {
                    theme: row.get("theme")?,
                    bottom: row.get("bottom")?,
                })
            },
        )?;
        Ok(found.unwrap_or_default())
    }

    /// The side at the bottom of a match's public boards.
    pub fn public_bottom(&self, id: MatchId) -> Result<PublicBottom, StoreError> {
        Ok(self.db.one(
            "SELECT bottom FROM matches WHERE id = ?1",
            params![id],
            only,
        )?)
    }
}

impl WriteTx<'_> {
    /// Keeps what a player has chosen.
    pub fn set_player_settings(
        &self,
        user: UserId,
        settings: PlayerSettings,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO player_settings (player, theme, width, bottom, text_boards, confirm_moves)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (player) DO UPDATE
             SET theme = excluded.theme, width = excluded.width, bottom = excluded.bottom,
                 text_boards = excluded.text_boards, confirm_moves = excluded.confirm_moves",
            params![
                user,
                settings.theme,
                settings.width,
                settings.bottom,
                settings.text_boards,
                settings.confirm_moves,
            ],
        )?;
        Ok(())
    }

    /// Keeps what a server has chosen.
    pub fn set_server_settings(
        &self,
        server: ServerId,
        settings: ServerSettings,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO server_settings (server, theme, bottom) VALUES (?1, ?2, ?3)
             ON CONFLICT (server) DO UPDATE
             SET theme = excluded.theme, bottom = excluded.bottom",
            params![server, settings.theme, settings.bottom],
        )?;
        Ok(())
    }
}
