//! Shows again, after a restoration, what has buttons. Discord shows it as it was later: answered, ended,
//! or without its buttons.

use super::RestorationsMut;
use crate::{
    BulletinId, ClockNews, Post, Prompt, StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, OfferId, ShowingId, WatchStage},
};

/// The message of an open challenge in one of its showings.
struct Card {
    showing: ShowingId,
    channel: ChannelId,
    message: MessageId,
}

impl RestorationsMut<'_> {
    /// Posts again the newest board of each running match, what its players have to answer, and each open
    /// challenge, and refreshes all other messages. `back_to` is the time of the backup.
    pub(super) fn post_again(&self, back_to: Timestamp, at: Timestamp) -> Result<(), StoreError> {
        self.post_boards(back_to, at)?;
        self.post_prompts(at)?;
        self.post_offers(at)?;
        self.post_challenges(back_to, at)?;
        self.refresh_bulletins(at)
    }

    /// Posts the newest boards again. What shows how a match ended, which it did after the backup, shows
    /// again that it runs.
    fn post_boards(&self, back_to: Timestamp, at: Timestamp) -> Result<(), StoreError> {
        let running: Vec<MatchId> = self.db.rows(
            "SELECT id FROM matches WHERE ended_at IS NULL ORDER BY id",
            params![],
            only,
        )?;
        let back_to = back_to.seconds();
        for id in running {
            let outbox = self.tx.outbox();
            for showing in self.tx.showings().of_match(id)? {
                outbox.enqueue_unordered(showing.id, &Post::ReopenChallenge, at)?;
            }
            outbox.enqueue(id, &Post::Restored { back_to }, at)?;
        }
        Ok(())
    }

    /// Posts the messages again whose button claims a match or ends a pause. Each replaces the one before.
    fn post_prompts(&self, at: Timestamp) -> Result<(), StoreError> {
        let posted: Vec<(ShowingId, Prompt)> = self.db.rows(
            "SELECT match, kind FROM prompts ORDER BY match, kind",
            params![],
            |row| Ok((row.get("match")?, row.get("kind")?)),
        )?;
        for (showing, prompt) in posted {
            let Some(id) = self.tx.showings().shown_at(showing)? else {
                continue;
            };
            if !self.tx.prompts().fits(id, prompt, at)? {
                continue;
            }
            let running = self.tx.clocks().running(id)?;
            let post = match prompt {
                Prompt::Resume => Post::Clock {
                    news: ClockNews::Pause,
                },
                Prompt::Claim if running.is_some_and(|running| running.claimable) => Post::TimeUp,
                Prompt::Claim => Post::Missing {
                    stage: WatchStage::Claimable,
                },
            };
            self.tx.outbox().enqueue_at(showing, &post, at)?;
        }
        Ok(())
    }

    fn post_offers(&self, at: Timestamp) -> Result<(), StoreError> {
        let open: Vec<OfferId> = self.db.rows(
            "SELECT id FROM offers WHERE state = 'open' AND message IS NOT NULL ORDER BY id",
            params![],
            only,
        )?;
        for id in open {
            let (found, posted) = (self.tx.offers().find(id)?, self.tx.offers().message(id)?);
            let Some((offer, (channel, message))) = found.zip(posted) else {
                continue;
            };
            let showing = self.tx.offers().showing(&offer)?;
            let outbox = self.tx.outbox();
            outbox.enqueue_at(showing, &Post::Offer { offer: id }, at)?;
            outbox.enqueue_unordered(showing, &Post::Retire { channel, message }, at)?;
        }
        Ok(())
    }

    /// Posts each open challenge again. One that was never posted still waits in the outbox.
    fn post_challenges(&self, back_to: Timestamp, at: Timestamp) -> Result<(), StoreError> {
        let open: Vec<Card> = self.db.rows(
            "SELECT id, channel, card FROM challenges
             WHERE state = 'open' AND card IS NOT NULL ORDER BY id",
            params![],
            |row| {
                Ok(Card {
                    showing: row.get("id")?,
                    channel: row.get("channel")?,
                    message: row.get("card")?,
                })
            },
        )?;
        let back_to = back_to.seconds();
        for card in open {
            let Card {
                showing,
                channel,
                message,
            } = card;
            let outbox = self.tx.outbox();
            outbox.enqueue_at(showing, &Post::RestoredChallenge { back_to }, at)?;
            outbox.enqueue_unordered(showing, &Post::Retire { channel, message }, at)?;
        }
        Ok(())
    }

    /// Refreshes each message about something else than a match: it may show what was lost.
    fn refresh_bulletins(&self, at: Timestamp) -> Result<(), StoreError> {
        let shown: Vec<BulletinId> = self.db.rows(
            "SELECT id FROM bulletins WHERE lost = 0 ORDER BY id",
            params![],
            only,
        )?;
        self.db.execute(
            "UPDATE bulletins SET version = version + 1 WHERE lost = 0",
            params![],
        )?;
        for id in shown {
            self.tx.bulletins().show(id, at)?;
        }
        Ok(())
    }
}
