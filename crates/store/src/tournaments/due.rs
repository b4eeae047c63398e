//! When something is due in a tournament, and its stage.

use std::time::Duration;

use super::{TournamentId, Tournaments, TournamentsMut};
use crate::{
    StoreError,
    db::{DbError, Row, only, params},
    due_rows::{Cursor, DueRow, due_row_of},
};
use domain::{
    clock::Timestamp,
    community::tournament::Stage,
    matches::{MatchId, ServerId, Shard, ShowingId},
};

/// When something about a running tournament is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageTimes {
    /// Until when its newest round should be over.
    pub deadline: Option<Timestamp>,
    /// When something may be due.
    pub look_at: Option<Timestamp>,
}

impl Tournaments<'_> {
    /// Returns a page of the tournaments in which something may be due, with their servers, at most
    /// `most`. Those of servers that the bot is not in wait.
    pub fn due(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<(TournamentId, ServerId)>>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, server, 0 AS at, id AS key FROM tournaments
             WHERE id IN (SELECT tournament FROM tournament_games WHERE news = 1
                          UNION ALL
                          SELECT id FROM tournaments WHERE look_at <= ?1)
               AND id > ?3
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = tournaments.server AND ended_at IS NULL)
             ORDER BY id LIMIT ?2",
            params![now, most, after.id],
            due_tournament,
        )?)
    }

    /// Returns when something may next be due in a tournament in which nothing is due by now.
    pub fn next_look(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(look_at) FROM tournaments
             WHERE look_at IS NOT NULL AND look_at > ?1
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = tournaments.server AND ended_at IS NULL)",
            params![now],
            only,
        )?)
    }
}

pub(super) fn due_tournament(row: &Row<'_>) -> Result<DueRow<(TournamentId, ServerId)>, DbError> {
    due_row_of(row, (row.get("id")?, row.get("server")?))
}

impl TournamentsMut<'_> {
    /// Returns the stage of a tournament, and until when its newest round should be over. It can be
    /// read even if the rest cannot.
    pub fn stage(
        &self,
        id: TournamentId,
    ) -> Result<Option<(Stage, Option<Timestamp>)>, StoreError> {
        Ok(self.db.first(
            "SELECT stage, deadline FROM tournaments WHERE id = ?1",
            params![id],
            |row| Ok((row.get("stage")?, row.get("deadline")?)),
        )?)
    }

    /// Notes that all matches of a tournament that have just ended were handled.
    pub fn forget_news(&self, id: TournamentId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournament_games SET news = 0 WHERE tournament = ?1 AND news = 1",
            params![id],
        )?;
        Ok(())
    }

    /// Makes a tournament due now.
    pub fn look_at(&self, id: TournamentId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE tournaments SET look_at = ?2 WHERE id = ?1",
            params![id, now],
        )?;
        self.tx.note_look(now);
        Ok(())
    }

    /// Makes the tournament of this match due, if it belongs to one. The match has just ended or
    /// was declared void, or its channel is gone or another one was found.
    pub(crate) fn note_game(&self, id: MatchId, now: Timestamp) -> Result<(), StoreError> {
        let noted = self.db.execute(
            "UPDATE tournament_games SET news = 1 WHERE match = ?1",
            params![id],
        )?;
        if noted > 0 {
            self.tx.note_look(now);
        }
        Ok(())
    }

    /// Makes a tournament due if this board was the last of its games' that a server had to wait
    /// for. The message that shows a round there then links to all of them.
    pub(crate) fn note_board(&self, showing: ShowingId, now: Timestamp) -> Result<(), StoreError> {
        let Some(id) = self.tx.showings().shown_at(showing)? else {
            return Ok(());
        };
        match self.of_match(id)? {
            Some(tournament) if !self.waits_for_board(tournament, showing)? => {
                self.note_game(id, now)
            }
            _ => Ok(()),
        }
    }

    /// Extends the deadlines of the tournaments of a shard's servers by this much, because the bot
    /// was away. Those of a server that it is not in are extended when it is back.
    pub fn postpone(&self, shard: Shard, by: Duration) -> Result<(), StoreError> {
        let millis = i64::try_from(by.as_millis()).unwrap_or(0);
        self.db.execute(
            "UPDATE tournaments SET deadline = deadline + ?1, look_at = look_at + ?1
             WHERE look_at > 0 AND (server >> 22) % ?2 = ?3
               AND NOT EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = tournaments.server AND ended_at IS NULL)",
            params![millis, shard.count, shard.id],
        )?;
        Ok(())
    }

    /// Extends the deadlines of the tournaments of a server by this much, because the bot was not
    /// in it.
    pub(crate) fn postpone_of(&self, server: ServerId, by: Duration) -> Result<(), StoreError> {
        let millis = i64::try_from(by.as_millis()).unwrap_or(0);
        self.db.execute(
            "UPDATE tournaments SET deadline = deadline + ?1, look_at = look_at + ?1
             WHERE server = ?2 AND look_at > 0",
            params![millis, server],
        )?;
        Ok(())
    }

    /// Stores the stage of a tournament, and when something about it is due.
    pub fn set_stage(
        &self,
        id: TournamentId,
        stage: Stage,
        StageTimes { deadline, look_at }: StageTimes,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let ended = matches!(stage, Stage::Over | Stage::Cancelled).then_some(now);
        self.db.execute(
            "UPDATE tournaments
             SET stage = ?2, deadline = ?3, look_at = ?4, ended_at = coalesce(ended_at, ?5)
             WHERE id = ?1",
            params![id, stage, deadline, look_at, ended],
        )?;
        if let Some(look_at) = look_at {
            self.tx.note_look(look_at);
        }
        Ok(())
    }
}
