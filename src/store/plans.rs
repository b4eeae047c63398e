//! Conditional moves.

use rusqlite::params;

use super::{Records, StoreError, Writing};
use crate::matches::{MatchId, Plan, Step, StepId, UserId};

impl Records<'_> {
    /// What a player has laid out in a match.
    pub fn plan(&self, id: MatchId, player: UserId) -> Result<Plan, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT id, parent, move FROM plans WHERE match = ?1 AND player = ?2 ORDER BY id",
        )?;
        let steps = statement.query_map(params![id, player], |row| {
            Ok(Step {
                id: row.get("id")?,
                after: row.get("parent")?,
                text: row.get("move")?,
            })
        })?;
        Ok(Plan {
            steps: steps.collect::<Result<_, _>>()?,
        })
    }
}

impl Writing<'_> {
    /// Lays out a step. Steps come after those they follow in the order of their numbers.
    pub fn insert_step(
        &self,
        id: MatchId,
        player: UserId,
        after: Option<StepId>,
        text: &str,
    ) -> Result<StepId, StoreError> {
        Ok(self
            .db
            .prepare_cached(
                "INSERT INTO plans (match, player, parent, move) VALUES (?1, ?2, ?3, ?4)
                 RETURNING id",
            )?
            .query_row(params![id, player, after, text], |row| row.get(0))?)
    }

    /// Takes a step out of its plan, with all that follows it.
    pub fn remove_step(&self, step: StepId) -> Result<(), StoreError> {
        self.db
            .prepare_cached("DELETE FROM plans WHERE id = ?1")?
            .execute([step])?;
        Ok(())
    }

    /// The match has come to this step: what follows it now follows the match.
    pub fn reach_step(&self, id: MatchId, player: UserId, step: StepId) -> Result<(), StoreError> {
        self.db
            .prepare_cached(
                "DELETE FROM plans WHERE match = ?1 AND player = ?2 AND parent IS NULL AND id <> ?3",
            )?
            .execute(params![id, player, step])?;
        self.db
            .prepare_cached("UPDATE plans SET parent = NULL WHERE parent = ?1")?
            .execute([step])?;
        self.remove_step(step)
    }

    /// Removes all that a player has laid out in a match.
    pub fn remove_plan(&self, id: MatchId, player: UserId) -> Result<(), StoreError> {
        self.db
            .prepare_cached("DELETE FROM plans WHERE match = ?1 AND player = ?2")?
            .execute(params![id, player])?;
        Ok(())
    }

    /// Removes all that anybody has laid out in a match.
    pub fn remove_plans(&self, id: MatchId) -> Result<(), StoreError> {
        self.db
            .prepare_cached("DELETE FROM plans WHERE match = ?1")?
            .execute([id])?;
        Ok(())
    }
}
