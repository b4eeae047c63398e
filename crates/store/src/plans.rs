//! The plans of conditional moves, the notes, and the lines (too long for a custom id) that players
//! keep for themselves about their matches.

use super::{
    StoreError, columns,
    db::{only, params},
};
use domain::matches::{MatchId, Plan, StepId, StepRecord, UserId};
use rules::{AnyMove, AnyPosition};

crate::tx::topic! {
    /// The plans, notes and lines that players keep for themselves.
    plans: Plans, PlansMut
}

/// A stored line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLine {
    /// Changes each time the line changes.
    pub number: u32,
    /// The revision of the board where it begins.
    pub revision: u32,
    /// The canonical texts of its moves.
    pub moves: Vec<String>,
}

impl Plans<'_> {
    /// Returns whether anyone has planned anything in a match.
    pub fn any(&self, id: MatchId) -> Result<bool, StoreError> {
        let step: Option<StepId> = self.db.first(
            "SELECT id FROM plans WHERE match = ?1 LIMIT 1",
            params![id],
            only,
        )?;
        Ok(step.is_some())
    }

    /// Returns the plan of a player in a match, to follow this position.
    pub fn plan(
        &self,
        id: MatchId,
        player: UserId,
        position: &AnyPosition,
    ) -> Result<Plan, StoreError> {
        let steps = self.db.rows(
            "SELECT id, parent, move FROM plans WHERE match = ?1 AND player = ?2 ORDER BY id",
            params![id, player],
            |row| {
                Ok(StepRecord {
                    id: row.get("id")?,
                    after: row.get("parent")?,
                    text: row.get("move")?,
                })
            },
        )?;
        Ok(Plan::read(position, steps))
    }

    /// Returns the note of a player on a match.
    pub fn note(&self, player: UserId, id: MatchId) -> Result<Option<String>, StoreError> {
        Ok(self.db.first(
            "SELECT text FROM notes WHERE player = ?1 AND match = ?2",
            params![player, id],
            only,
        )?)
    }

    /// Returns the line of a user in a match.
    pub fn line(&self, id: MatchId, user: UserId) -> Result<Option<KeptLine>, StoreError> {
        Ok(self.db.first(
            "SELECT number, revision, moves FROM lines WHERE match = ?1 AND player = ?2",
            params![id, user],
            |row| {
                let moves: String = row.get("moves")?;
                Ok(KeptLine {
                    number: row.get("number")?,
                    revision: row.get("revision")?,
                    moves: moves.split_whitespace().map(str::to_owned).collect(),
                })
            },
        )?)
    }
}

impl PlansMut<'_> {
    /// Adds a step to a plan. In the order of their numbers, steps come after those they follow.
    pub fn insert_step(
        &self,
        id: MatchId,
        player: UserId,
        after: Option<StepId>,
        mv: &AnyMove,
    ) -> Result<StepId, StoreError> {
        Ok(self.db.one(
            "INSERT INTO plans (match, player, parent, move) VALUES (?1, ?2, ?3, ?4) RETURNING id",
            params![id, player, after, columns::mv(mv)],
            only,
        )?)
    }

    /// Removes a step from its plan, with everything that follows it.
    pub fn remove_step(&self, step: StepId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM plans WHERE id = ?1", params![step])?;
        Ok(())
    }

    /// Notes that the match has reached this step. What follows the step now follows the match.
    pub fn reach_step(&self, id: MatchId, player: UserId, step: StepId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM plans WHERE match = ?1 AND player = ?2 AND parent IS NULL AND id <> ?3",
            params![id, player, step],
        )?;
        self.db.execute(
            "UPDATE plans SET parent = NULL WHERE parent = ?1",
            params![step],
        )?;
        self.remove_step(step)
    }

    /// Removes a player's plan in a match. Returns whether there was one.
    pub fn remove(&self, id: MatchId, player: UserId) -> Result<bool, StoreError> {
        let removed = self.db.execute(
            "DELETE FROM plans WHERE match = ?1 AND player = ?2",
            params![id, player],
        )?;
        Ok(removed > 0)
    }

    /// Removes both players' plans in a match.
    pub fn remove_all(&self, id: MatchId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM plans WHERE match = ?1", params![id])?;
        Ok(())
    }

    /// Stores a note, replacing the one before.
    pub fn set_note(&self, player: UserId, id: MatchId, text: &str) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO notes (player, match, text) VALUES (?1, ?2, ?3)
             ON CONFLICT (player, match) DO UPDATE SET text = excluded.text",
            params![player, id, text.to_owned()],
        )?;
        Ok(())
    }

    /// Removes a note, if there is one.
    pub fn remove_note(&self, player: UserId, id: MatchId) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM notes WHERE player = ?1 AND match = ?2",
            params![player, id],
        )?;
        Ok(())
    }

    /// Stores a line in place of the one before, and returns its number.
    pub fn set_line(
        &self,
        id: MatchId,
        user: UserId,
        revision: u32,
        moves: &[AnyMove],
    ) -> Result<u32, StoreError> {
        let moves: Vec<_> = moves.iter().map(columns::mv).collect();
        Ok(self.db.one(
            "INSERT INTO lines (match, player, number, revision, moves) VALUES (?1, ?2, 1, ?3, ?4)
             ON CONFLICT (match, player) DO UPDATE
             SET number = lines.number + 1, revision = excluded.revision, moves = excluded.moves
             RETURNING number",
            params![id, user, revision, moves.join(" ")],
            only,
        )?)
    }

    /// Removes all lines of a match.
    pub(super) fn remove_lines(&self, id: MatchId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM lines WHERE match = ?1", params![id])?;
        Ok(())
    }
}
