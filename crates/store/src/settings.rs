//! The settings of players and servers, and the paces that servers offer.

use super::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    matches::{MatchId, Pace, Paces, ServerId, UserId},
    settings::{PlayerSettings, PublicBottom, ServerSettings},
};

crate::tx::topic! {
    /// The settings of players and servers.
    settings: Settings, SettingsMut
}

impl Settings<'_> {
    /// Returns the settings of a player.
    pub fn of_player(&self, user: UserId) -> Result<PlayerSettings, StoreError> {
        let sql = "SELECT setting, value FROM player_settings WHERE player = ?1";
        let mut settings = PlayerSettings::default();
        for (setting, value) in self.db.rows(sql, params![user], setting)? {
            let known = settings.choose(&setting, &value);
            known.ok_or_else(|| unknown(&setting, value))?;
        }
        Ok(settings)
    }

    /// Returns the settings of a server.
    pub fn of_server(&self, server: ServerId) -> Result<ServerSettings, StoreError> {
        let sql = "SELECT setting, value FROM server_settings WHERE server = ?1";
        let mut settings = ServerSettings::default();
        for (setting, value) in self.db.rows(sql, params![server], setting)? {
            let known = settings.choose(&setting, &value);
            known.ok_or_else(|| unknown(&setting, value))?;
        }
        Ok(settings)
    }

    /// Returns the next servers that have chosen something or have tournaments, in the order of their
    /// numbers, at most `most`.
    pub fn servers(&self, after: ServerId, most: u32) -> Result<Vec<ServerId>, StoreError> {
        let mut servers: Vec<ServerId> = Vec::new();
        for sql in [
            "SELECT DISTINCT server FROM server_settings WHERE server > ?1 ORDER BY server LIMIT ?2",
            "SELECT server FROM honours WHERE server > ?1 ORDER BY server LIMIT ?2",
            "SELECT server FROM puzzle_channels WHERE server > ?1 ORDER BY server LIMIT ?2",
            "SELECT server FROM open_servers WHERE server > ?1 ORDER BY server LIMIT ?2",
            "SELECT DISTINCT server FROM tournaments WHERE server > ?1 ORDER BY server LIMIT ?2",
        ] {
            servers.extend(self.db.rows(sql, params![after, most], only::<ServerId>)?);
        }
        servers.sort_unstable_by_key(|server| server.0);
        servers.dedup();
        servers.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        Ok(servers)
    }

    /// Returns the side at the bottom of a match's public boards.
    pub fn public_bottom(&self, id: MatchId) -> Result<PublicBottom, StoreError> {
        Ok(self.db.one(
            "SELECT bottom FROM matches WHERE id = ?1",
            params![id],
            only,
        )?)
    }

    /// Returns the paces that can be chosen in a server. Leaves out names that this version does
    /// not know.
    pub fn paces(&self, server: ServerId) -> Result<Paces, StoreError> {
        let found: Option<(String, String)> = self.db.first(
            "SELECT offered, usual FROM server_paces WHERE server = ?1",
            params![server],
            |row| Ok((row.get("offered")?, row.get("usual")?)),
        )?;
        Ok(found.map_or_else(Paces::default, |(offered, usual)| {
            let offered: Vec<Pace> = offered
                .split_whitespace()
                .filter_map(Pace::from_id)
                .collect();
            Paces::new(&offered, Pace::from_id(&usual).unwrap_or_default())
        }))
    }
}

impl SettingsMut<'_> {
    /// Stores the settings of a player.
    pub fn set_player(&self, user: UserId, settings: PlayerSettings) -> Result<(), StoreError> {
        let clear = "DELETE FROM player_settings WHERE player = ?1";
        self.db.execute(clear, params![user])?;
        let insert = "INSERT INTO player_settings (player, setting, value) VALUES (?1, ?2, ?3)";
        for (setting, value) in settings.chosen() {
            self.db
                .execute(insert, params![user, setting.to_owned(), value])?;
        }
        Ok(())
    }

    /// Stores the settings of a server.
    pub fn set_server(&self, server: ServerId, settings: ServerSettings) -> Result<(), StoreError> {
        let clear = "DELETE FROM server_settings WHERE server = ?1";
        self.db.execute(clear, params![server])?;
        let insert = "INSERT INTO server_settings (server, setting, value) VALUES (?1, ?2, ?3)";
        for (setting, value) in settings.chosen() {
            self.db
                .execute(insert, params![server, setting.to_owned(), value])?;
        }
        Ok(())
    }

    /// Stores which paces can be chosen in a server.
    pub fn set_paces(&self, server: ServerId, paces: &Paces) -> Result<(), StoreError> {
        let offered: Vec<&str> = paces.offered().iter().map(|pace| pace.id()).collect();
        self.db.execute(
            "INSERT INTO server_paces (server, offered, usual) VALUES (?1, ?2, ?3)
             ON CONFLICT (server) DO UPDATE
             SET offered = excluded.offered, usual = excluded.usual",
            params![server, offered.join(" "), paces.usual()],
        )?;
        Ok(())
    }
}

/// Returns the name of a setting in a row, and its value.
fn setting(row: &Row<'_>) -> Result<(String, String), DbError> {
    Ok((row.get("setting")?, row.get("value")?))
}

/// The error for a setting, or for a value of one, that this version does not know.
fn unknown(setting: &str, value: String) -> DbError {
    DbError::Column {
        column: setting.to_owned(),
        value,
    }
}
