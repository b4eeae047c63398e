//! The settings of players and servers, and the paces that servers offer.

use super::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    matches::{MatchId, Pace, Paces, ServerId, UserId},
    settings::{Home, PlayerSettings, PublicBottom, ServerSettings},
};

crate::tx::topic! {
    /// The settings of players and servers.
    settings: Settings, SettingsMut
}

impl Settings<'_> {
    /// Returns the settings of a player.
    pub fn of_player(&self, user: UserId) -> Result<PlayerSettings, StoreError> {
        let found = self.db.first(
            "SELECT theme, width, bottom, text_boards, confirm_moves, play_at_once
             FROM player_settings WHERE player = ?1",
            params![user],
            |row| {
                Ok(PlayerSettings {
                    theme: row.get("theme")?,
                    width: row.get("width")?,
                    bottom: row.get("bottom")?,
                    text_boards: row.get("text_boards")?,
                    confirm_moves: row.get("confirm_moves")?,
                    play_at_once: row.get("play_at_once")?,
                })
            },
        )?;
        Ok(found.unwrap_or_default())
    }

    /// Returns the settings of a server.
    pub fn of_server(&self, server: ServerId) -> Result<ServerSettings, StoreError> {
        let found = self.db.first(
            "SELECT theme, bottom, home, home_kind, threads, locale, challengers, most_matches,
                    seat_role, visitors
             FROM server_settings WHERE server = ?1",
            params![server],
            |row| {
                Ok(ServerSettings {
                    theme: row.get("theme")?,
                    bottom: row.get("bottom")?,
                    home: home(row)?,
                    threads: row.get("threads")?,
                    locale: row.get("locale")?,
                    challengers: row.get("challengers")?,
                    most_matches: row.get("most_matches")?,
                    seat_role: row.get("seat_role")?,
                    visitors: row.get("visitors")?,
                })
            },
        )?;
        Ok(found.unwrap_or_default())
    }

    /// Returns the next servers that have chosen something or have tournaments, in the order of their
    /// numbers, at most `most`.
    pub fn servers(&self, after: ServerId, most: u32) -> Result<Vec<ServerId>, StoreError> {
        let mut servers: Vec<ServerId> = Vec::new();
        for sql in [
            "SELECT server FROM server_settings WHERE server > ?1 ORDER BY server LIMIT ?2",
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
        self.db.execute(
            "INSERT INTO player_settings (player, theme, width, bottom, text_boards, confirm_moves,
                                          play_at_once)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (player) DO UPDATE
             SET theme = excluded.theme, width = excluded.width, bottom = excluded.bottom,
                 text_boards = excluded.text_boards, confirm_moves = excluded.confirm_moves,
                 play_at_once = excluded.play_at_once",
            params![
                user,
                settings.theme,
                settings.width,
                settings.bottom,
                settings.text_boards,
                settings.confirm_moves,
                settings.play_at_once,
            ],
        )?;
        Ok(())
    }

    /// Stores the settings of a server.
    pub fn set_server(&self, server: ServerId, settings: ServerSettings) -> Result<(), StoreError> {
        let kind = match settings.home {
            Home::AtChallenge => None,
            Home::Channel(_) => Some(CHANNEL.to_owned()),
            Home::Forum(_) => Some(FORUM.to_owned()),
        };
        self.db.execute(
            "INSERT INTO server_settings (server, theme, bottom, home, home_kind, threads, locale,
                                          challengers, most_matches, seat_role, visitors)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
             ON CONFLICT (server) DO UPDATE
             SET theme = excluded.theme, bottom = excluded.bottom, home = excluded.home,
                 home_kind = excluded.home_kind, threads = excluded.threads,
                 locale = excluded.locale, challengers = excluded.challengers,
                 most_matches = excluded.most_matches, seat_role = excluded.seat_role,
                 visitors = excluded.visitors",
            params![
                server,
                settings.theme,
                settings.bottom,
                settings.home.chosen(),
                kind,
                settings.threads,
                settings.locale,
                settings.challengers,
                settings.most_matches,
                settings.seat_role,
                settings.visitors,
            ],
        )?;
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

/// How the kind of a chosen home is stored.
const CHANNEL: &str = "channel";
const FORUM: &str = "forum";

fn home(row: &Row<'_>) -> Result<Home, DbError> {
    let kind: Option<String> = row.get("home_kind")?;
    Ok(match kind.as_deref() {
        Some(FORUM) => Home::Forum(row.get("home")?),
        Some(_) => Home::Channel(row.get("home")?),
        None => Home::AtChallenge,
    })
}
