//! The servers that take part in a tournament.

use super::{TournamentId, Tournaments, TournamentsMut, due::due_tournament};
use crate::{
    Cursor, DueRow, StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    community::Code,
    matches::{ChannelId, Place, RoleId, ServerId, UserId},
};

/// Where a tournament is announced in a server, and what a user has to do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The channel.
    pub channel: ChannelId,
    /// The role of its managers.
    pub managers: Option<RoleId>,
    /// Whether the user has entered it.
    pub has_entered: bool,
}

impl Tournaments<'_> {
    /// Returns the server of a tournament, even if the rest cannot be read.
    pub fn server_of(&self, id: TournamentId) -> Result<Option<ServerId>, StoreError> {
        Ok(self.db.first(
            "SELECT server FROM tournaments WHERE id = ?1",
            params![id],
            only,
        )?)
    }

    /// Returns the tournament that has this code.
    pub fn find_by_code(&self, code: &Code) -> Result<Option<TournamentId>, StoreError> {
        Ok(self.db.first(
            "SELECT id FROM tournaments WHERE code = ?1",
            params![code.clone()],
            only,
        )?)
    }

    /// Returns the running tournaments with players of another server that the bot has not been in
    /// since then, who are still in it or still have a game to play, at most `most`, each with its
    /// own server.
    pub fn with_absent(
        &self,
        gone_since: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<(TournamentId, ServerId)>>, StoreError> {
        // The plus makes SQLite begin with the absences, of which there are few.
        Ok(self.db.rows(
            "SELECT id, server, 0 AS at, id AS key FROM tournaments
             WHERE id > ?3
               AND id IN (SELECT tournament_servers.tournament FROM absences
                          JOIN tournament_servers ON tournament_servers.server = +absences.server
                          WHERE absences.ended_at IS NULL AND since <= ?1
                            AND EXISTS (SELECT 1 FROM tournament_entrants
                                        WHERE tournament = tournament_servers.tournament
                                          AND tournament_entrants.server = absences.server
                                          AND (until_round IS NULL
                                               OR EXISTS (SELECT 1 FROM tournament_games
                                                          JOIN matches ON matches.id = match
                                                          WHERE tournament_games.tournament
                                                                = tournament_entrants.tournament
                                                            AND number IN (first, second)
                                                            AND result IS NULL
                                                            AND ended_at IS NULL))))
               AND stage = 'running'
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = tournaments.server AND ended_at IS NULL)
             ORDER BY id LIMIT ?2",
            params![gone_since, most, after.id],
            due_tournament,
        )?)
    }

    /// Returns where a tournament is announced in a server, and what a user has to do with it. `None` if that server
    /// doesn't show it.
    pub fn announced(
        &self,
        id: TournamentId,
        server: ServerId,
        user: UserId,
    ) -> Result<Option<Announced>, StoreError> {
        let found = self.db.first(
            "SELECT managers, CASE server WHEN ?2 THEN channel ELSE
                        (SELECT shown.channel FROM tournament_servers AS shown
                         WHERE shown.tournament = tournaments.id AND shown.server = ?2)
                    END AS channel,
                    EXISTS (SELECT 1 FROM tournament_entrants
                            WHERE tournament = tournaments.id AND player = ?3) AS has_entered
             FROM tournaments WHERE id = ?1",
            params![id, server, user],
            |row| {
                let channel: Option<ChannelId> = row.get("channel")?;
                let (managers, has_entered) = (row.get("managers")?, row.get("has_entered")?);
                Ok(channel.map(|channel| Announced {
                    channel,
                    managers,
                    has_entered,
                }))
            },
        )?;
        Ok(found.flatten())
    }

    /// Returns where a tournament is shown in the other servers that take part in it.
    pub fn taking_part(&self, id: TournamentId) -> Result<Vec<Place>, StoreError> {
        Ok(self.db.rows(
            "SELECT server, channel, locale FROM tournament_servers
             WHERE tournament = ?1 ORDER BY server",
            params![id],
            |row| {
                Ok(Place {
                    server: row.get("server")?,
                    channel: row.get("channel")?,
                    locale: row.get("locale")?,
                })
            },
        )?)
    }
}

impl TournamentsMut<'_> {
    /// Adds another server to a tournament, which is shown at this place there from now on.
    pub fn take_part(&self, id: TournamentId, place: Place) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO tournament_servers (tournament, server, channel, locale)
             VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (tournament, server) DO UPDATE
             SET channel = excluded.channel, locale = excluded.locale",
            params![id, place.server, place.channel, place.locale],
        )?;
        Ok(())
    }

    /// Removes another server from a tournament. The messages that show it there stay.
    pub fn end_taking_part(&self, id: TournamentId, server: ServerId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM tournament_servers WHERE tournament = ?1 AND server = ?2",
            params![id, server],
        )?;
        Ok(())
    }
}
