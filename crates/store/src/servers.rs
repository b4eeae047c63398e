//! The names of servers, and those that have opened themselves to others.

use crate::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    community::{About, Code, Opening},
    matches::{ChannelId, ServerId},
    names,
};
use rules::{GameId, words::Locale};

crate::tx::topic! {
    /// The names of servers, and the descriptions of open ones.
    servers: Servers, ServersMut
}

/// A server that is open to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenServer {
    /// The server.
    pub server: ServerId,
    /// Its name when it last changed its description.
    pub name: String,
    /// Where the requests of others are shown.
    pub channel: ChannelId,
    /// The language of those.
    pub locale: Locale,
    /// Its description.
    pub opening: Opening,
}

impl Servers<'_> {
    /// Whether a server is listed as open to others, and the bot is in it.
    pub fn is_open(&self, server: ServerId) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT 1 FROM open_servers
             WHERE server = ?1 AND listed = 1
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = open_servers.server AND ended_at IS NULL)",
            params![server],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns the description of a server, if it is open, listed or not.
    pub fn opening(&self, server: ServerId) -> Result<Option<OpenServer>, StoreError> {
        Ok(self.db.first(
            "SELECT server, name, channel, locale, about, languages, games, code, listed
             FROM open_servers WHERE server = ?1",
            params![server],
            open_server,
        )?)
    }

    /// Returns the open server that has this code, listed or not.
    pub fn find_by_code(&self, code: &Code) -> Result<Option<OpenServer>, StoreError> {
        Ok(self.db.first(
            "SELECT server, name, channel, locale, about, languages, games, code, listed
             FROM open_servers WHERE code = ?1",
            params![code.clone()],
            open_server,
        )?)
    }

    /// Returns servers that are listed as open and in which the bot is, by name, skipping some of
    /// the first. Leaves out one server.
    pub fn open_page(
        &self,
        except: ServerId,
        without: u32,
        most: u32,
    ) -> Result<Vec<OpenServer>, StoreError> {
        Ok(self.db.rows(
            "SELECT server, name, channel, locale, about, languages, games, code, listed FROM open_servers
             WHERE listed = 1 AND folded >= '' AND server <> ?3
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = open_servers.server AND ended_at IS NULL)
             ORDER BY folded, server LIMIT ?2 OFFSET ?1",
            params![without, most, except],
            open_server,
        )?)
    }

    /// Counts the same servers.
    pub fn count_open(&self, except: ServerId) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "SELECT COUNT(*) FROM open_servers
             WHERE listed = 1 AND folded >= '' AND server <> ?1
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = open_servers.server AND ended_at IS NULL)",
            params![except],
            only,
        )?)
    }

    /// Returns the first of these servers whose names contain this text, ignoring case.
    pub fn open_with(&self, within: &str, most: u32) -> Result<Vec<OpenServer>, StoreError> {
        Ok(self.db.rows(
            "SELECT server, name, channel, locale, about, languages, games, code, listed FROM open_servers
             WHERE listed = 1 AND folded >= '' AND folded LIKE ?1 ESCAPE '!'
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = open_servers.server AND ended_at IS NULL)
             ORDER BY folded, server LIMIT ?2",
            params![anywhere(&folded(within)), most],
            open_server,
        )?)
    }

    /// Returns the first of these servers that have this name, ignoring case.
    pub fn open_called(&self, name: &str, most: u32) -> Result<Vec<OpenServer>, StoreError> {
        Ok(self.db.rows(
            "SELECT server, name, channel, locale, about, languages, games, code, listed FROM open_servers
             WHERE listed = 1 AND folded = ?1
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = open_servers.server AND ended_at IS NULL)
             ORDER BY server LIMIT ?2",
            params![folded(name), most],
            open_server,
        )?)
    }

    /// Returns the name of a server, if it is known.
    pub fn name(&self, server: ServerId) -> Result<Option<String>, StoreError> {
        Ok(self.db.first(
            "SELECT name FROM server_names WHERE server = ?1",
            params![server],
            only,
        )?)
    }

    /// Returns when the name of a server was last seen.
    pub fn named_at(&self, server: ServerId) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT seen_at FROM server_names WHERE server = ?1",
            params![server],
            only,
        )?)
    }
}

/// Folds a name for comparison: neither database knows the lower case of all scripts.
pub(super) fn folded(name: &str) -> String {
    names::bare(name).to_lowercase()
}

/// Returns the pattern of texts that contain this one.
fn anywhere(text: &str) -> String {
    let mut pattern = String::from("%");
    for letter in text.chars() {
        if matches!(letter, '!' | '%' | '_') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

impl ServersMut<'_> {
    /// Opens a server to others, or changes its description.
    pub fn set_opening(&self, open: &OpenServer) -> Result<(), StoreError> {
        let OpenServer {
            server,
            name,
            channel,
            locale,
            opening,
        } = open;
        let languages: Vec<&str> = opening.languages().iter().map(|one| one.id()).collect();
        let games: Vec<&str> = if opening.has_chosen_games() {
            opening.games().iter().map(|one| one.id()).collect()
        } else {
            Vec::new()
        };
        self.db.execute(
            "INSERT INTO open_servers (server, name, channel, locale, about, languages, games, code,
                                       listed, folded)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
             ON CONFLICT (server) DO UPDATE
             SET name = excluded.name, folded = excluded.folded, channel = excluded.channel,
                 locale = excluded.locale, about = excluded.about, languages = excluded.languages,
                 games = excluded.games, code = excluded.code, listed = excluded.listed",
            params![
                *server,
                name.clone(),
                *channel,
                *locale,
                opening.about,
                languages.join(" "),
                games.join(" "),
                opening.code,
                opening.listed,
                folded(name),
            ],
        )?;
        Ok(())
    }

    /// Closes a server. Returns whether it was open.
    pub fn close(&self, server: ServerId) -> Result<bool, StoreError> {
        let removed = self.db.execute(
            "DELETE FROM open_servers WHERE server = ?1",
            params![server],
        )?;
        Ok(removed > 0)
    }

    /// Stores the name of a server as it was seen now.
    pub fn set_name(&self, server: ServerId, name: &str, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO server_names (server, name, seen_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (server) DO UPDATE
             SET name = excluded.name, seen_at = excluded.seen_at",
            params![server, name.to_owned(), now],
        )?;
        Ok(())
    }
}

/// Leaves out names of languages and games that this version does not know.
fn open_server(row: &Row<'_>) -> Result<OpenServer, DbError> {
    let (languages, games): (String, String) = (row.get("languages")?, row.get("games")?);
    let languages: Vec<Locale> = languages
        .split_whitespace()
        .filter_map(Locale::from_id)
        .collect();
    let games: Vec<GameId> = games
        .split_whitespace()
        .filter_map(GameId::from_id)
        .collect();
    let mut opening = Opening::new(Locale::default(), row.get("code")?)
        .speaking(&languages)
        .playing(&games);
    opening.about = row.get::<Option<About>>("about")?;
    opening.listed = row.get("listed")?;
    Ok(OpenServer {
        server: row.get("server")?,
        name: row.get("name")?,
        channel: row.get("channel")?,
        locale: row.get("locale")?,
        opening,
    })
}
