//! Players' daily habits: zones and quiet hours, each change of them, and vacations.
//!
//! Code that changes them first settles the clocks of the player's matches, and recomputes them
//! afterwards: [`StoredHabitsMut::settle_clocks`] and [`StoredHabitsMut::reset_clocks`].

use crate::{
    StoreError,
    db::{only, params},
    due_rows::{Cursor, DueRow, due_row},
};
use domain::{
    clock::{Timestamp, Zone},
    matches::{
        MatchId, Pace, UserId,
        clock::{ClockStep, Habits, QuietHours, Vacations},
    },
};

crate::tx::topic! {
    /// The habits of players: their time zones, quiet hours and vacations.
    habits: StoredHabits, StoredHabitsMut
}

/// Which habits a player has ever chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenHabits {
    /// Whether they have named a zone other than the default.
    pub zone: bool,
    /// Whether they have had quiet hours.
    pub quiet: bool,
}

/// A row of what is stored of a player's habits.
enum Habit {
    /// Where they live, and when they do not want to be disturbed.
    Days(Zone, Option<QuietHours>),
    /// When they are away.
    Away(Timestamp, Timestamp),
}

impl StoredHabits<'_> {
    /// Returns a player's habits.
    pub fn of_player(&self, user: UserId) -> Result<Habits, StoreError> {
        let [habits, _] = self.of_both([user, user])?;
        Ok(habits)
    }

    /// Returns the habits of two players.
    pub(super) fn of_both(&self, users: [UserId; 2]) -> Result<[Habits; 2], StoreError> {
        let stored: Vec<(UserId, Habit)> = self.db.rows(
            "SELECT player, zone, quiet, CAST(NULL AS BIGINT) AS from_at, CAST(NULL AS BIGINT) AS until_at
             FROM habits WHERE player IN (?1, ?2)
               AND at = (SELECT max(at) FROM habits AS later WHERE later.player = habits.player)
             UNION ALL
             SELECT player, NULL, NULL, from_at, until_at FROM vacations WHERE player IN (?1, ?2)",
            params![users[0], users[1]],
            |row| {
                let zone: Option<Zone> = row.get("zone")?;
                let habit = match zone {
                    Some(zone) => Habit::Days(zone, row.get("quiet")?),
                    None => Habit::Away(row.get("from_at")?, row.get("until_at")?),
                };
                Ok((row.get("player")?, habit))
            },
        )?;
        Ok(users.map(|user| {
            let (mut habits, mut away) = (Habits::default(), Vec::new());
            for (_, habit) in stored.iter().filter(|(player, _)| *player == user) {
                match habit {
                    Habit::Days(zone, quiet) => {
                        habits.zone = zone.clone();
                        habits.quiet = *quiet;
                    }
                    Habit::Away(from, until) => away.push((*from, *until)),
                }
            }
            habits.vacations = Vacations::stored(away);
            habits
        }))
    }

    /// Returns when a player last changed their zone or quiet hours.
    pub fn changed_at(&self, user: UserId) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT max(at) FROM habits WHERE player = ?1",
            params![user],
            only,
        )?)
    }

    /// Returns which habits a player has ever chosen.
    pub fn chosen(&self, user: UserId) -> Result<ChosenHabits, StoreError> {
        let days: Vec<(Zone, Option<QuietHours>)> = self.db.rows(
            "SELECT zone, quiet FROM habits WHERE player = ?1",
            params![user],
            |row| Ok((row.get("zone")?, row.get("quiet")?)),
        )?;
        Ok(ChosenHabits {
            zone: days.iter().any(|(zone, _)| *zone != Zone::default()),
            quiet: days.iter().any(|(_, quiet)| quiet.is_some()),
        })
    }

    /// Returns until when a player is away, if they are away now.
    pub fn away_until(
        &self,
        user: UserId,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT until_at FROM vacations WHERE player = ?1 AND from_at <= ?2 AND until_at > ?2",
            params![user, now],
            only,
        )?)
    }

    /// Returns a player's running matches that have a clock, the oldest first, with their paces.
    pub fn clocks_of(&self, user: UserId) -> Result<Vec<(MatchId, Pace)>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, pace
             FROM (SELECT id FROM matches WHERE first_player = ?1 AND ended_at IS NULL
                   UNION ALL
                   SELECT id FROM matches WHERE second_player = ?1 AND ended_at IS NULL) AS mine
             JOIN challenges USING (id) JOIN clocks ON clocks.match = id
             ORDER BY id",
            params![user],
            |row| Ok((row.get("id")?, row.get("pace")?)),
        )?)
    }

    /// Returns a page of the players whose vacations have begun but whose opponents have not been
    /// told, at most `most`.
    pub fn vacations_to_tell(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<UserId>>, StoreError> {
        Ok(self.db.rows(
            "SELECT player AS id, from_at AS at, player AS key FROM vacations
             WHERE told = 0 AND from_at <= ?1
               AND from_at >= ?3 AND (from_at > ?3 OR player > ?4)
             ORDER BY from_at, player LIMIT ?2",
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Whether a vacation of this player has begun but the opponents have not been told.
    pub fn has_vacation_to_tell(&self, player: UserId, now: Timestamp) -> Result<bool, StoreError> {
        let found: Option<Timestamp> = self.db.first(
            "SELECT from_at FROM vacations WHERE player = ?1 AND told = 0 AND from_at <= ?2 LIMIT 1",
            params![player, now],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns a page of the players whose vacations are over but whose boards do not show it yet,
    /// at most `most`.
    pub fn vacations_to_end(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<UserId>>, StoreError> {
        Ok(self.db.rows(
            "SELECT player AS id, until_at AS at, player AS key FROM vacations
             WHERE ended = 0 AND until_at <= ?1
               AND until_at >= ?3 AND (until_at > ?3 OR player > ?4)
             ORDER BY until_at, player LIMIT ?2",
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Returns when the next vacation begins that has not begun by now.
    pub fn next_vacation(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(from_at) FROM vacations WHERE told = 0 AND from_at > ?1",
            params![now],
            only,
        )?)
    }

    /// Returns when the next vacation ends that is not over by now.
    pub fn next_end_of_vacation(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(until_at) FROM vacations WHERE ended = 0 AND until_at > ?1",
            params![now],
            only,
        )?)
    }
}

impl StoredHabitsMut<'_> {
    /// Sets a player's zone and quiet hours from now on.
    pub fn set(
        &self,
        user: UserId,
        zone: &Zone,
        quiet: Option<QuietHours>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO habits (player, at, zone, quiet) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (player, at) DO UPDATE SET zone = excluded.zone, quiet = excluded.quiet",
            params![user, now, *zone, quiet],
        )?;
        Ok(())
    }

    /// Stores when a player is away. If a vacation begins or ends now, the caller tells the
    /// opponents. One that has begun or ended before and was not announced yet is still to be
    /// announced.
    pub fn set_vacations(
        &self,
        user: UserId,
        vacations: &Vacations,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let to_tell: Vec<Timestamp> = self.db.rows(
            "SELECT from_at FROM vacations WHERE player = ?1 AND told = 0",
            params![user],
            only,
        )?;
        let to_end: Vec<Timestamp> = self.db.rows(
            "SELECT from_at FROM vacations WHERE player = ?1 AND ended = 0 AND until_at <= ?2",
            params![user, now],
            only,
        )?;
        self.db
            .execute("DELETE FROM vacations WHERE player = ?1", params![user])?;
        for span in vacations.spans().iter() {
            let told = span.from <= now && !to_tell.contains(&span.from);
            let is_over = span.until.is_some_and(|until| until <= now);
            let ended = is_over && !to_end.contains(&span.from);
            self.db.execute(
                "INSERT INTO vacations (player, from_at, until_at, told, ended)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
                params![user, span.from, span.until, told, ended],
            )?;
            let begins = Some(span.from).filter(|from| *from > now);
            let ends = span.until.filter(|_| !ended);
            if let Some(next) = begins.or(ends) {
                self.tx.note_look(next);
            }
        }
        Ok(())
    }

    /// Notes that the opponents have been told of all vacations of a player that have begun.
    pub fn note_told(&self, user: UserId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE vacations SET told = 1 WHERE player = ?1 AND from_at <= ?2",
            params![user, now],
        )?;
        Ok(())
    }

    /// Notes that a player's boards no longer show vacations that are over.
    pub fn note_ended(&self, user: UserId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE vacations SET ended = 1 WHERE player = ?1 AND until_at <= ?2",
            params![user, now],
        )?;
        Ok(())
    }

    /// Charges the time until now in all these matches, before a change to what stops their clocks.
    pub fn settle_clocks(&self, ids: &[MatchId], now: Timestamp) -> Result<(), StoreError> {
        for &id in ids {
            self.tx.clocks().step(id, ClockStep::Settle, now)?;
        }
        Ok(())
    }

    /// Recomputes the clocks of all these matches, after a change to what stops them.
    pub fn reset_clocks(&self, ids: &[MatchId]) -> Result<(), StoreError> {
        for &id in ids {
            if let Some(running) = self.tx.clocks().running(id)? {
                self.tx.clocks().reset(id, &running)?;
            }
        }
        Ok(())
    }
}
