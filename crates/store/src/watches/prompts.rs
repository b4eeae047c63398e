//! Messages with a temporary button, which is removed when it no longer applies.

use crate::{
    ClockNews, Post, StoreError,
    db::{DbError, Row, only, params},
    due_rows::{Cursor, DueRow, due_row},
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, ShowingId, WatchStage},
};
use rules::variants;

crate::tx::topic! {
    /// Messages with a temporary button.
    prompts: Prompts, PromptsMut
}

variants! {
    /// The action of the button on such a message.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Prompt {
        /// It claims the match.
        Claim = "claim",
        /// It ends a pause.
        Resume = "resume",
    }
}

impl Prompt {
    /// Returns the button on the message of a stage, if it has one.
    pub const fn of_stage(stage: WatchStage) -> Option<Prompt> {
        match stage {
            WatchStage::Claimable => Some(Prompt::Claim),
            WatchStage::Calm | WatchStage::Warned | WatchStage::Departed => None,
        }
    }

    /// Returns the button on this clock news, if it has one.
    pub const fn of_news(news: ClockNews) -> Option<Prompt> {
        match news {
            ClockNews::Pause => Some(Prompt::Resume),
            ClockNews::Gift { .. }
            | ClockNews::Resume { .. }
            | ClockNews::Away { .. }
            | ClockNews::Back { .. }
            | ClockNews::Days { .. }
            | ClockNews::Outage { .. } => None,
        }
    }
}

/// A posted message.
struct Posted {
    showing: ShowingId,
    prompt: Prompt,
    channel: ChannelId,
    message: MessageId,
}

impl Prompts<'_> {
    /// Whether the button of such a message applies now.
    pub fn fits(&self, id: MatchId, prompt: Prompt, now: Timestamp) -> Result<bool, StoreError> {
        Ok(match prompt {
            Prompt::Claim => {
                let is_up = self
                    .tx
                    .clocks()
                    .running(id)?
                    .is_some_and(|running| running.claimable);
                let watch = self.tx.watches().find(id)?;
                is_up || watch.is_some_and(|watch| watch.stage == WatchStage::Claimable)
            }
            Prompt::Resume => self.paused_until(id, now)?.is_some(),
        })
    }

    /// Returns until when a match is paused, if it is.
    pub fn paused_until(
        &self,
        id: MatchId,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        Ok(self
            .tx
            .clocks()
            .running(id)?
            .and_then(|running| running.clock.pause_until(now)))
    }

    /// Returns a page of the matches in which a button expires, at most `most`.
    pub fn due(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<MatchId>>, StoreError> {
        Ok(self.db.rows(
            "SELECT coalesce(mirror_of, id) AS id, until_at AS at, match AS key
             FROM prompts JOIN challenges ON id = match
             WHERE until_at IS NOT NULL AND until_at <= ?1
               AND until_at >= ?3 AND (until_at > ?3 OR match > ?4)
             ORDER BY until_at, match LIMIT ?2",
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Returns when the next button expires, of those that apply now.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(until_at) FROM prompts WHERE until_at IS NOT NULL AND until_at > ?1",
            params![now],
            only,
        )?)
    }
}

impl PromptsMut<'_> {
    /// Removes the buttons that no longer apply from the messages of a match. Call it after
    /// changing anything they depend on.
    pub fn check(&self, id: MatchId, now: Timestamp) -> Result<(), StoreError> {
        let posted: Vec<Posted> = self.db.rows(
            "SELECT match, kind, prompts.channel AS channel, message
             FROM challenges JOIN prompts ON match = id
             WHERE id = ?1 OR mirror_of = ?1 ORDER BY match, kind",
            params![id],
            posted,
        )?;
        for Posted {
            showing,
            prompt,
            channel,
            message,
        } in posted
        {
            if self.fits(id, prompt, now)? {
                self.keep(id, showing, prompt, channel, message, now)?;
            } else {
                self.db.execute(
                    "DELETE FROM prompts WHERE match = ?1 AND kind = ?2",
                    params![showing, prompt],
                )?;
                self.tx.outbox().enqueue_unordered(
                    showing,
                    &Post::Retire { channel, message },
                    now,
                )?;
                if prompt == Prompt::Resume {
                    // The pause is over, which boards show too.
                    self.tx.outbox().refresh_boards(id, now, now)?;
                }
            }
        }
        Ok(())
    }

    /// Postpones the next look at the buttons of a match until that time, because they cannot be
    /// read now.
    pub fn put_off(&self, id: MatchId, until: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE prompts SET until_at = ?2
             WHERE match IN (SELECT id FROM challenges WHERE id = ?1 OR mirror_of = ?1)
               AND until_at IS NOT NULL AND until_at < ?2",
            params![id, until],
        )?;
        Ok(())
    }

    /// Notes where a message with such a button is. Returns what is to be done with the one before,
    /// or with this one if its button no longer applies.
    pub(crate) fn set(
        &self,
        id: MatchId,
        showing: ShowingId,
        prompt: Prompt,
        channel: ChannelId,
        message: MessageId,
        now: Timestamp,
    ) -> Result<Option<Post>, StoreError> {
        if !self.fits(id, prompt, now)? {
            return Ok(Some(Post::Retire { channel, message }));
        }
        let before: Option<Posted> = self.db.first(
            "SELECT match, kind, channel, message FROM prompts WHERE match = ?1 AND kind = ?2",
            params![showing, prompt],
            posted,
        )?;
        self.keep(id, showing, prompt, channel, message, now)?;
        let before = before.filter(|before| before.message != message);
        Ok(before.map(|before| Post::Retire {
            channel: before.channel,
            message: before.message,
        }))
    }

    fn keep(
        &self,
        id: MatchId,
        showing: ShowingId,
        prompt: Prompt,
        channel: ChannelId,
        message: MessageId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let until = match prompt {
            Prompt::Claim => None,
            Prompt::Resume => self.paused_until(id, now)?,
        };
        self.db.execute(
            "INSERT INTO prompts (match, kind, channel, message, until_at)
             VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (match, kind) DO UPDATE
             SET channel = excluded.channel, message = excluded.message,
                 until_at = excluded.until_at",
            params![showing, prompt, channel, message, until],
        )?;
        if let Some(until) = until {
            self.tx.note_look(until);
        }
        Ok(())
    }
}

fn posted(row: &Row<'_>) -> Result<Posted, DbError> {
    Ok(Posted {
        showing: row.get("match")?,
        prompt: row.get("kind")?,
        channel: row.get("channel")?,
        message: row.get("message")?,
    })
}
