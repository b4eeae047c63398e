//! The roles that servers give to their best players, and the ends of seasons that they announce.

use super::{Seasons, SeasonsMut};
use crate::{
    StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    community::{Honour, HonourState, Season},
    matches::{ChannelId, RoleId, ServerId, UserId},
};
use rules::words::Locale;

/// How a server honours its best players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Honours {
    /// Where the ends of seasons are announced, and in which language.
    pub news: Option<(ChannelId, Locale)>,
    /// The role of the player at the top of the leaderboard.
    pub best: Option<RoleId>,
    /// The role of the winner of the season before.
    pub champion: Option<RoleId>,
    /// The newest season whose end has been handled.
    pub season: Season,
}

impl Seasons<'_> {
    /// Returns how a server honours its best players, if it ever said so.
    pub fn honours(&self, server: ServerId) -> Result<Option<Honours>, StoreError> {
        Ok(self.db.first(
            "SELECT news_channel, news_locale, best, champion, season FROM honours
             WHERE server = ?1",
            params![server],
            honours,
        )?)
    }

    /// Returns the servers whose honours are due, at most `most`. Where the bot is not, nobody can
    /// be honoured.
    pub fn honours_due(&self, now: Timestamp, most: u32) -> Result<Vec<ServerId>, StoreError> {
        Ok(self.db.rows(
            "SELECT server FROM honours AS due WHERE look_at <= ?1
               AND NOT EXISTS (SELECT gone.server FROM absences AS gone
                               WHERE gone.server = due.server AND gone.ended_at IS NULL)
             ORDER BY look_at LIMIT ?2",
            params![now, most],
            only,
        )?)
    }

    /// Returns the known state of the roles of a server.
    pub fn honour_roles(&self, server: ServerId) -> Result<Vec<Honour>, StoreError> {
        Ok(self.db.rows(
            "SELECT player, role, state, attempts, claims FROM honour_roles WHERE server = ?1
             ORDER BY player, role",
            params![server],
            honour,
        )?)
    }

    /// Returns how many roles of a server could not be given.
    pub fn honours_failed(&self, server: ServerId) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "SELECT count(*) FROM honour_roles
             WHERE server = ?1 AND state = 'give' AND attempts > 0",
            params![server],
            only,
        )?)
    }

    /// Returns the server and the season of an announced end of a season.
    pub fn season_end(&self, number: i64) -> Result<Option<(ServerId, Season)>, StoreError> {
        Ok(self.db.first(
            "SELECT server, season FROM season_ends WHERE id = ?1",
            params![number],
            |row| Ok((row.get("server")?, row.get("season")?)),
        )?)
    }
}

impl SeasonsMut<'_> {
    /// Stores how a server honours its best players, and makes its honours due then.
    pub fn set_honours(
        &self,
        server: ServerId,
        honours: &Honours,
        look_at: Timestamp,
    ) -> Result<(), StoreError> {
        let (channel, locale) = honours.news.unzip();
        self.db.execute(
            "INSERT INTO honours (server, news_channel, news_locale, best, champion, season, look_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (server) DO UPDATE
             SET news_channel = excluded.news_channel, news_locale = excluded.news_locale,
                 best = excluded.best, champion = excluded.champion, season = excluded.season,
                 look_at = excluded.look_at",
            params![
                server,
                channel,
                locale,
                honours.best,
                honours.champion,
                honours.season,
                look_at
            ],
        )?;
        Ok(())
    }

    /// Stops announcing the ends of seasons in a server.
    pub fn forget_news(&self, server: ServerId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE honours SET news_channel = NULL, news_locale = NULL WHERE server = ?1",
            params![server],
        )?;
        Ok(())
    }

    /// Makes the honours of a server due then, and no sooner.
    pub fn look_at_honours(&self, server: ServerId, at: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE honours SET look_at = ?2 WHERE server = ?1",
            params![server, at],
        )?;
        Ok(())
    }

    /// Notes that a server's season is over and to be announced, and returns the number of the
    /// announcement.
    pub fn insert_season_end(&self, server: ServerId, season: Season) -> Result<i64, StoreError> {
        self.db.execute(
            "INSERT INTO season_ends (server, season) VALUES (?1, ?2)
             ON CONFLICT (server, season) DO NOTHING",
            params![server, season],
        )?;
        Ok(self.db.one(
            "SELECT id FROM season_ends WHERE server = ?1 AND season = ?2",
            params![server, season],
            only,
        )?)
    }

    /// Makes the giving or taking of a role due, or notes that it is done and nothing is due any
    /// more.
    pub fn set_honour(
        &self,
        server: ServerId,
        player: UserId,
        role: RoleId,
        state: HonourState,
        due_at: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO honour_roles (server, player, role, state, attempts, claims, due_at)
             VALUES (?1, ?2, ?3, ?4, 0, 0, ?5)
             ON CONFLICT (server, player, role) DO UPDATE
             SET state = excluded.state, attempts = 0, claims = 0, due_at = excluded.due_at",
            params![server, player, role, state, due_at],
        )?;
        Ok(())
    }

    /// Notes that an attempt failed, and when the next one is due, if there is one.
    pub fn honour_failed(
        &self,
        server: ServerId,
        player: UserId,
        role: RoleId,
        due_at: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE honour_roles SET attempts = attempts + 1, due_at = ?4
             WHERE server = ?1 AND player = ?2 AND role = ?3",
            params![server, player, role, due_at],
        )?;
        Ok(())
    }

    /// Forgets a role of a player.
    pub fn forget_honour(
        &self,
        server: ServerId,
        player: UserId,
        role: RoleId,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "DELETE FROM honour_roles WHERE server = ?1 AND player = ?2 AND role = ?3",
            params![server, player, role],
        )?;
        Ok(())
    }

    /// Makes everything due now that has failed in a server.
    pub fn retry_honours(&self, server: ServerId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE honour_roles SET due_at = ?2
             WHERE server = ?1 AND state IN ('give', 'take') AND attempts > 0",
            params![server, now],
        )?;
        Ok(())
    }

    /// Claims the roles that are to be given or taken now, at most `most`. Nobody else gets them
    /// until `lease`. The attempt is counted right away, because its outcome may never be known.
    /// Where the bot is not, nothing can be given.
    pub fn claim_honours(
        &self,
        now: Timestamp,
        lease: Timestamp,
        most: u32,
    ) -> Result<Vec<(ServerId, Honour)>, StoreError> {
        Ok(self.db.rows(
            "UPDATE honour_roles SET due_at = ?2, claims = claims + 1
             WHERE (server, player, role) IN (
                 SELECT server, player, role FROM honour_roles AS due
                 WHERE due_at <= ?1 AND due_at IS NOT NULL
                   AND NOT EXISTS (SELECT gone.server FROM absences AS gone
                                   WHERE gone.server = due.server AND gone.ended_at IS NULL)
                 ORDER BY due_at LIMIT ?3)
             RETURNING server, player, role, state, attempts, claims",
            params![now, lease, most],
            |row| Ok((row.get("server")?, honour(row)?)),
        )?)
    }
}

fn honours(row: &Row<'_>) -> Result<Honours, DbError> {
    let channel: Option<ChannelId> = row.get("news_channel")?;
    let locale: Option<Locale> = row.get("news_locale")?;
    Ok(Honours {
        news: channel.zip(locale),
        best: row.get("best")?,
        champion: row.get("champion")?,
        season: row.get("season")?,
    })
}

fn honour(row: &Row<'_>) -> Result<Honour, DbError> {
    Ok(Honour {
        player: row.get("player")?,
        role: row.get("role")?,
        state: row.get("state")?,
        attempts: row.get("attempts")?,
        claims: row.get("claims")?,
    })
}
