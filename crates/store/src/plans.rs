use super::{
    ReadTx, StoreError, WriteTx, columns,
    db::{only, params},
};
use domain::matches::{MatchId, Plan, StepId, StepRecord, UserId};
use rules::{AnyMove, AnyPosition};

impl ReadTx<'_> {
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
}

impl WriteTx<'_> {
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
    pub fn remove_plan(&self, id: MatchId, player: UserId) -> Result<bool, StoreError> {
        let removed = self.db.execute(
            "DELETE FROM plans WHERE match = ?1 AND player = ?2",
            params![id, player],
        )?;
        Ok(removed > 0)
    }

    /// Removes both players' plans in a match.
    pub fn remove_plans(&self, id: MatchId) -> Result<(), StoreError> {
        self.db
            .execute("DELETE FROM plans WHERE match = ?1", params![id])?;
        Ok(())
    }
}
