//! What players and servers have chosen.

use rusqlite::{
    OptionalExtension, params,
    types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef},
};

use super::{ReadTx, StoreError, WriteTx};
use crate::{
    matches::{MatchId, ServerId, UserId},
    settings::{PlayerSettings, PublicBottom, ServerSettings, Width},
};

impl ReadTx<'_> {
    /// What a player has chosen.
    pub fn player_settings(&self, user: UserId) -> Result<PlayerSettings, StoreError> {
        let found = self
            .db
            .prepare_cached(
                "SELECT theme, width, bottom, text_boards, confirm_moves
                 FROM player_settings WHERE user = ?1",
            )?
            .query_row([user], |row| {
                Ok(PlayerSettings {
                    theme: row.get("theme")?,
                    width: row.get("width")?,
                    bottom: row.get("bottom")?,
                    text_boards: row.get("text_boards")?,
                    confirm_moves: row.get("confirm_moves")?,
                })
            })
            .optional()?;
        Ok(found.unwrap_or_default())
    }

    /// What a server has chosen.
    pub fn server_settings(&self, server: ServerId) -> Result<ServerSettings, StoreError> {
        let found = self
            .db
            .prepare_cached("SELECT theme, bottom FROM server_settings WHERE server = ?1")?
            .query_row([server], |row| {
                Ok(ServerSettings {
                    theme: row.get("theme")?,
                    bottom: row.get("bottom")?,
                })
            })
            .optional()?;
        Ok(found.unwrap_or_default())
    }

    /// The side at the bottom of a match's public boards.
    pub fn public_bottom(&self, id: MatchId) -> Result<PublicBottom, StoreError> {
        Ok(self
            .db
            .prepare_cached("SELECT bottom FROM matches WHERE id = ?1")?
            .query_row([id], |row| row.get(0))?)
    }
}

impl WriteTx<'_> {
    /// Keeps what a player has chosen.
    pub fn set_player_settings(
        &self,
        user: UserId,
        settings: PlayerSettings,
    ) -> Result<(), StoreError> {
        self.db
            .prepare_cached(
                "INSERT OR REPLACE INTO player_settings
                     (user, theme, width, bottom, text_boards, confirm_moves)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                user,
                settings.theme,
                settings.width,
                settings.bottom,
                settings.text_boards,
                settings.confirm_moves,
            ])?;
        Ok(())
    }

    /// Keeps what a server has chosen.
    pub fn set_server_settings(
        &self,
        server: ServerId,
        settings: ServerSettings,
    ) -> Result<(), StoreError> {
        self.db
            .prepare_cached(
                "INSERT OR REPLACE INTO server_settings (server, theme, bottom) VALUES (?1, ?2, ?3)",
            )?
            .execute(params![server, settings.theme, settings.bottom])?;
        Ok(())
    }
}

impl ToSql for Width {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.get().into())
    }
}

impl FromSql for Width {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Width> {
        let pixels = u32::column_result(value)?;
        Width::try_from(pixels).map_err(|error| FromSqlError::Other(Box::new(error)))
    }
}
