//! The entrants of a tournament.

use super::{TournamentId, Tournaments, TournamentsMut};
use crate::{
    StoreError,
    db::{DbError, Row, params},
};
use domain::{
    community::tournament::{Entrant, Number},
    matches::{ServerId, UserId},
};

impl Tournaments<'_> {
    /// Returns the entrants of a tournament, in the order of their numbers, with their ratings at
    /// the start.
    pub(super) fn entrants(
        &self,
        id: TournamentId,
    ) -> Result<Vec<(Entrant, Option<u32>)>, StoreError> {
        Ok(self.db.rows(
            "SELECT number, player, from_round, until_round, rating,
                    coalesce(tournament_entrants.server, tournaments.server) AS plays_in
             FROM tournament_entrants JOIN tournaments ON id = tournament
             WHERE tournament = ?1 ORDER BY number",
            params![id],
            |row| Ok((entrant(row)?, row.get("rating")?)),
        )?)
    }

    /// Returns the tournaments that are not over and that a user has entered, each with its server.
    pub fn entered(&self, user: UserId) -> Result<Vec<(ServerId, TournamentId)>, StoreError> {
        Ok(self.db.rows(
            "SELECT tournaments.server AS server, id
             FROM tournament_entrants JOIN tournaments ON id = tournament
             WHERE player = ?1 AND ended_at IS NULL AND until_round IS NULL ORDER BY id",
            params![user],
            |row| Ok((row.get("server")?, row.get("id")?)),
        )?)
    }
}

impl TournamentsMut<'_> {
    /// Adds an entrant to a tournament.
    pub fn enter(
        &self,
        id: TournamentId,
        entrant: &Entrant,
        rating: Option<u32>,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO tournament_entrants (tournament, number, player, from_round, rating, server)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                id,
                entrant.number,
                entrant.player,
                entrant.from,
                rating,
                entrant.server
            ],
        )?;
        Ok(())
    }

    /// Removes everyone from a tournament that has not begun, to be renumbered.
    pub fn clear(&self, id: TournamentId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM tournament_entrants WHERE tournament = ?1",
            params![id],
        )?;
        Ok(())
    }

    /// Removes a player from a tournament that has not begun.
    pub fn leave(&self, id: TournamentId, player: UserId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM tournament_entrants WHERE tournament = ?1 AND player = ?2",
            params![id, player],
        )?;
        Ok(())
    }

    /// Withdraws an entrant after this round.
    pub fn withdraw_entrant(
        &self,
        id: TournamentId,
        number: Number,
        until: u32,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournament_entrants SET until_round = ?3
             WHERE tournament = ?1 AND number = ?2 AND until_round IS NULL",
            params![id, number, until],
        )?;
        Ok(())
    }
}

fn entrant(row: &Row<'_>) -> Result<Entrant, DbError> {
    Ok(Entrant {
        number: row.get("number")?,
        player: row.get("player")?,
        server: row.get("plays_in")?,
        from: row.get("from_round")?,
        until: row.get("until_round")?,
    })
}
