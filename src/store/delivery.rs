//! Fills and empties the outbox.
//!
//! Whoever delivers a post holds a lease on it: until it runs out, nobody else touches the post, and
//! only the holder may say what became of it. A process that dies delivers nothing any more, and
//! when its leases run out another one goes on. No transaction is open while Discord is asked.
//!
//! In a showing of a match, which is its lane, posts are delivered in order: `first` is the one that may be delivered. What is only
//! cosmetic has no place in the order, so it holds nothing up, but for the closing of a match's
//! thread: nothing can be changed in a thread that sleeps, so that comes after all else. Private words
//! to those who follow a match are cosmetic too, but those to one follower come in order, and a thread
//! is closed without waiting for them. Where the
//! bot is not in the server, none is first.

use super::{
    About, BulletinId, DeedId, Due, Effect, Holder, Post, ReadTx, StoreError, WriteTx,
    db::{Db, DbError, Row, only, params},
};
use crate::{
    clock::Timestamp,
    matches::{MatchId, ShowingId, UserId},
};

/// How [`Post::CloseThread`] is stored.
const CLOSE_THREAD: &str = r#"{"say":"close_thread"}"#;

impl ReadTx<'_> {
    /// What is to be said beside in a showing, and is not under way.
    pub fn posts_beside(&self, at: impl Into<ShowingId>) -> Result<Vec<Post>, StoreError> {
        let waiting: Vec<String> = self.db.rows(
            "SELECT post FROM outbox
             WHERE match = ?1 AND cosmetic = 1 AND first = 1 AND given_up IS NULL
               AND holder IS NULL
             ORDER BY id",
            params![at.into()],
            only,
        )?;
        // What cannot be read is set aside by whoever delivers it.
        let posts = waiting.iter().map(|post| serde_json::from_str(post));
        Ok(posts.filter_map(Result::ok).collect())
    }

    /// When the next post is due, of those that do not wait for another one.
    pub fn next_post(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(due_at) FROM outbox WHERE first = 1 AND given_up IS NULL
               AND (post <> ?1 OR NOT EXISTS (
                   SELECT id FROM outbox AS beside
                   WHERE beside.match = outbox.match AND beside.cosmetic = 1
                     AND beside.first = 1 AND beside.given_up IS NULL
                     AND beside.follower IS NULL))",
            params![CLOSE_THREAD.to_owned()],
            only,
        )?)
    }
}

impl WriteTx<'_> {
    /// What was done to a member's ban, of which they are still to be told. Nobody delivers it before
    /// this transaction is over.
    pub fn untold_bans(&self, about: ShowingId, member: UserId) -> Result<Vec<DeedId>, StoreError> {
        let waiting: Vec<String> = self.db.rows(
            "SELECT post FROM outbox
             WHERE match = ?1 AND cosmetic = 1 AND first = 1 AND given_up IS NULL
               AND holder IS NULL AND post LIKE '%tell_ban%' /*pg FOR UPDATE*/",
            params![about],
            only,
        )?;
        let posts = waiting
            .iter()
            .filter_map(|post| serde_json::from_str(post).ok());
        Ok(posts
            .filter_map(|post| match post {
                Post::TellBan { deed, player } if player == member => Some(deed),
                _ => None,
            })
            .collect())
    }

    /// Puts something to say into the outbox, in all showings of a challenge and its match.
    pub fn say(&self, about: MatchId, post: &Post, now: Timestamp) -> Result<(), StoreError> {
        for showing in self.showings(about)? {
            self.say_at(showing.id, post, now)?;
        }
        Ok(())
    }

    /// Puts something to say in one showing into the outbox.
    pub fn say_at(&self, at: ShowingId, post: &Post, now: Timestamp) -> Result<(), StoreError> {
        self.say_at_then(at, post, now, now)?;
        self.note_queued();
        Ok(())
    }

    /// The same, to be said no earlier than then.
    pub(super) fn say_at_then(
        &self,
        at: ShowingId,
        post: &Post,
        now: Timestamp,
        due_at: Timestamp,
    ) -> Result<u64, StoreError> {
        Ok(self.db.execute(
            "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
             VALUES (?1, ?2, ?3, ?4, 0,
                     CASE WHEN EXISTS (SELECT id FROM outbox
                                       WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL)
                            OR EXISTS (SELECT server FROM challenges JOIN absences USING (server)
                                       WHERE id = ?1 AND ended_at IS NULL)
                          THEN 0 ELSE 1 END)",
            params![at, text(at, post)?, now, due_at],
        )?)
    }

    /// Puts something cosmetic into the outbox, which waits for nothing and holds nothing up.
    pub fn say_beside(
        &self,
        at: impl Into<ShowingId>,
        post: &Post,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let at = at.into();
        self.db.execute(
            "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
             VALUES (?1, ?2, ?3, ?3, 1, 1)",
            params![at, text(at, post)?, now],
        )?;
        self.note_queued();
        Ok(())
    }

    /// The same, to be said some time later. If the same is to be said already, it is said when the
    /// first of both would be.
    pub fn say_beside_later(
        &self,
        at: impl Into<ShowingId>,
        post: &Post,
        now: Timestamp,
        due_at: Timestamp,
    ) -> Result<(), StoreError> {
        let at = at.into();
        self.db.execute(
            "UPDATE outbox SET due_at = ?3
             WHERE match = ?1 AND cosmetic = 1 AND first = 1 AND given_up IS NULL AND holder IS NULL
               AND post = ?2 AND due_at > ?3",
            params![at, text(at, post)?, due_at],
        )?;
        self.db.execute(
            "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
             SELECT CAST(?1 AS BIGINT), ?2, CAST(?3 AS BIGINT), CAST(?4 AS BIGINT), 1, 1
             WHERE NOT EXISTS (SELECT same.id FROM outbox AS same
                               WHERE same.match = ?1 AND same.cosmetic = 1 AND same.first = 1
                                 AND same.given_up IS NULL AND same.holder IS NULL
                                 AND same.post = ?2)",
            params![at, text(at, post)?, now, due_at],
        )?;
        self.note_queued();
        Ok(())
    }

    /// Says something beside in all showings of matches with a clock that an outage has stopped, but for
    /// those in servers that the bot is not in, and where the same is to be said already.
    pub fn say_after_outage(
        &self,
        number: i64,
        post: &Post,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO outbox (post, match, created_at, due_at, cosmetic, first)
             SELECT ?2, shown.id, CAST(?3 AS BIGINT), CAST(?3 AS BIGINT), 1, 1
             FROM clocks JOIN challenges AS own ON own.id = clocks.match
                         LEFT JOIN challenges AS mirror ON mirror.mirror_of = own.id
                         JOIN outages ON (own.server >> 22) % shards = shard
                                      OR (mirror.server >> 22) % shards = shard
                         JOIN challenges AS shown ON shown.id IN (own.id, mirror.id)
             WHERE number = ?1 AND since < until_at AND deadline IS NOT NULL
               AND NOT EXISTS (SELECT gone.server FROM absences AS gone
                               WHERE gone.server = shown.server AND gone.ended_at IS NULL)
               AND NOT EXISTS (SELECT same.id FROM outbox AS same
                               WHERE same.match = shown.id AND same.cosmetic = 1
                                 AND same.first = 1 AND same.given_up IS NULL
                                 AND same.holder IS NULL AND same.post = ?2)",
            params![number, text(ShowingId(0), post)?, now],
        )?;
        self.note_queued();
        Ok(())
    }

    /// Puts a private word to somebody who follows a match into the outbox. It waits for earlier
    /// words to the same follower about the match alone, and nothing but later ones waits for it.
    pub fn say_to_follower(
        &self,
        at: impl Into<ShowingId>,
        follower: UserId,
        word: &Post,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let at = at.into();
        self.db.execute(
            "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first, follower)
             VALUES (?1, ?2, ?3, ?3, 1,
                     CASE WHEN EXISTS (SELECT id FROM outbox
                                       WHERE match = ?1 AND follower = ?4 AND given_up IS NULL)
                            OR EXISTS (SELECT server FROM challenges JOIN absences USING (server)
                                       WHERE id = ?1 AND ended_at IS NULL)
                          THEN 0 ELSE 1 END, ?4)",
            params![at, text(at, word)?, now, follower],
        )?;
        self.note_queued();
        Ok(())
    }

    /// Puts something cosmetic into the outbox, leased to this holder, and gives it to deliver.
    pub(super) fn say_at_once(
        &self,
        (about, at): (MatchId, ShowingId),
        post: Post,
        holder: Holder,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<Due, StoreError> {
        let id = self.db.one(
            "INSERT INTO outbox (match, post, created_at, due_at, holder, cosmetic, first, attempts,
                                 attempted_at)
             VALUES (?1, ?2, ?3, ?4, ?5, 1, 1, 1, ?3) RETURNING id",
            params![at, text(at, &post)?, now, until, holder],
            only,
        )?;
        Ok(Due {
            id,
            about: About::Match(about, at),
            post: Some(post),
            created_at: now,
            attempts: 0,
            attempted_at: None,
        })
    }

    /// Leases posts that are due to this holder: at most one of each match that is not cosmetic, and
    /// none that closes a thread in which something cosmetic is left to do. What is cosmetic
    /// comes after what is not: after an outage there is some for every match. Words to those who
    /// follow come after everything else. Of each kind, what fails again and again comes after what was
    /// not tried yet.
    pub fn claim_posts(
        &self,
        holder: Holder,
        now: Timestamp,
        until: Timestamp,
        most: u32,
    ) -> Result<Vec<Due>, StoreError> {
        let mut claimed = self.db.rows(
            "WITH due AS MATERIALIZED (
                 SELECT id FROM outbox WHERE first = 1 AND given_up IS NULL AND due_at <= ?2
                   AND (post <> ?5 OR NOT EXISTS (
                       SELECT id FROM outbox AS beside
                       WHERE beside.match = outbox.match AND beside.cosmetic = 1
                         AND beside.first = 1 AND beside.given_up IS NULL
                         AND beside.follower IS NULL))
                 ORDER BY CASE WHEN follower IS NULL THEN cosmetic ELSE 2 END, attempts, due_at, id
                 LIMIT ?4 /*pg FOR UPDATE SKIP LOCKED*/)
             UPDATE outbox
             SET holder = ?1, due_at = ?3, attempts = attempts + 1,
                 attempted_at = coalesce(attempted_at, ?2)
             WHERE id IN (SELECT id FROM due)
             RETURNING id, match, bulletin, post, created_at, attempts, attempted_at,
                       (SELECT coalesce(mirror_of, challenges.id) FROM challenges
                        WHERE challenges.id = outbox.match) AS shown",
            params![holder, now, until, most, CLOSE_THREAD.to_owned()],
            due,
        )?;
        claimed.sort_unstable_by_key(|due| due.id);
        Ok(claimed)
    }

    /// Notes that Discord has confirmed a post. If that leaves something cosmetic to do, it is given
    /// to this holder, leased until then. None also if the holder's lease ran out: whoever has the
    /// post now will find it delivered.
    pub fn delivered(
        &self,
        holder: Holder,
        due: &Due,
        effect: Effect,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<Option<Due>, StoreError> {
        let (about, at) = match due.about {
            About::Match(about, at) => (about, at),
            About::Bulletin(id) => {
                self.bulletin_delivered((holder, due), id, effect, now)?;
                return Ok(None);
            }
        };
        if !self.remove_post(holder, due.id)? {
            return Ok(None);
        }
        let mut next = None;
        let say = |post| self.say_at_once((about, at), post, holder, now, until);
        match effect {
            // What follows from whom was found is decided by the host.
            // What shows a bulletin is about no match.
            Effect::None | Effect::Found { .. } | Effect::Bulletin { .. } => {}
            Effect::Challenge(message) => self.set_card(at, message)?,
            Effect::Venue(channel) => self.set_venue(at, channel)?,
            Effect::Begun { card, venue } => {
                self.set_venue(at, venue)?;
                self.set_card(at, card)?;
            }
            Effect::Beside(channel) => {
                self.set_venue(at, channel)?;
                next = Some(say(Post::CloseChallenge)?);
            }
            Effect::Reopened { channel, venue } => {
                self.move_to(at, channel, now)?;
                self.set_venue(at, venue)?;
            }
            Effect::Adrift(why) => self.set_adrift(at, why, now)?,
            Effect::Board(message) => {
                if let Some(old) = self.replace_board(at, message, now)? {
                    next = Some(say(old)?);
                }
            }
            Effect::Refreshed { channel, message } => {
                // Meanwhile a newer board may have taken its buttons off.
                if !self.is_newest_board(at, message)? {
                    next = Some(say(Post::Retire { channel, message })?);
                }
            }
            Effect::Reminder {
                reminder,
                direct,
                channel,
                message,
            } => {
                if let Some(player) = direct {
                    self.note_direct(player, true, now)?;
                }
                if !self.set_reminder_message(reminder, (channel, message))? {
                    next = Some(say(Post::Unremind { channel, message })?);
                }
            }
            Effect::Prompt {
                prompt,
                channel,
                message,
            } => {
                let old = self.set_prompt((about, at), prompt, (channel, message), now)?;
                next = old.map(say).transpose()?;
            }
            Effect::Digest { player, taken } => self.note_direct(player, taken, now)?,
            Effect::NoDirect { reminder, player } => {
                self.note_direct(player, false, now)?;
                self.remind_in_servers(reminder, now)?;
            }
            Effect::Offer {
                offer,
                channel,
                message,
            } => self.set_offer_message(offer, channel, message)?,
            Effect::Gift {
                to,
                revision,
                channel,
                message,
            } => self.set_gift_message(about, (to, revision), (channel, message))?,
            Effect::Unfollow(follower) => {
                self.unfollow(follower, about)?;
            }
            Effect::LoseFollower(follower) => self.lose_following(follower, about)?,
        }
        self.free_next(at)?;
        Ok(next)
    }

    /// Notes that Discord has confirmed a post about a bulletin.
    fn bulletin_delivered(
        &self,
        (holder, due): (Holder, &Due),
        id: BulletinId,
        effect: Effect,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        match effect {
            Effect::Bulletin {
                channel,
                version,
                shown,
            } => self.bulletin_shown((holder, due), (id, channel, version), shown, now),
            _ => self.remove_post(holder, due.id).map(drop),
        }
    }

    /// Removes a cosmetic post that has been delivered.
    pub fn remove_post(&self, holder: Holder, id: i64) -> Result<bool, StoreError> {
        let removed = self.db.execute(
            "DELETE FROM outbox WHERE id = ?1 AND holder = ?2",
            params![id, holder],
        )?;
        Ok(removed > 0)
    }

    /// Puts off the delivery of a post, and ends the lease on it.
    pub fn postpone(&self, holder: Holder, id: i64, due_at: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET due_at = ?3, holder = NULL WHERE id = ?1 AND holder = ?2",
            params![id, holder, due_at],
        )?;
        Ok(())
    }

    /// Makes what is to be said in a showing due at once, unless it is under way.
    pub fn hasten(&self, at: ShowingId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET due_at = ?2
             WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL AND holder IS NULL
               AND due_at > ?2",
            params![at, now],
        )?;
        self.note_queued();
        Ok(())
    }

    /// Gives a post back that was not sent after all, to be claimed again at that time.
    pub fn release(&self, holder: Holder, due: &Due, due_at: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET due_at = ?3, holder = NULL, attempts = ?4, attempted_at = ?5
             WHERE id = ?1 AND holder = ?2",
            params![due.id, holder, due_at, due.attempts, due.attempted_at],
        )?;
        Ok(())
    }

    /// Lets a post rest until the bot is back in the server. Then it is due at once. This try was
    /// refused, so it left nothing to look for.
    pub fn rest(&self, holder: Holder, due: &Due) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET first = 0, holder = NULL, due_at = created_at, attempts = ?3,
                               attempted_at = ?4
             WHERE id = ?1 AND holder = ?2",
            params![due.id, holder, due.attempts, due.attempted_at],
        )?;
        Ok(())
    }

    /// Ends all leases of a holder that delivers nothing any more.
    pub fn give_back(&self, holder: Holder, now: Timestamp) -> Result<(), StoreError> {
        let freed = self.db.execute(
            "UPDATE outbox SET due_at = ?2, holder = NULL
             WHERE first = 1 AND given_up IS NULL AND holder = ?1",
            params![holder, now],
        )?;
        if freed > 0 {
            self.note_queued();
        }
        Ok(())
    }

    /// Sets aside a post that cannot be delivered. It stays in the table for the operator.
    pub fn give_up(&self, holder: Holder, due: &Due, why: &str) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE outbox SET given_up = ?3, holder = NULL, first = 0
             WHERE id = ?1 AND holder = ?2",
            params![due.id, holder, why.to_owned()],
        )?;
        match due.about {
            About::Match(_, at) => self.free_next(at),
            About::Bulletin(_) => Ok(()),
        }
    }

    /// Lets the next post of a showing be delivered, and the next word to each who follows it, unless
    /// the bot is not in the server.
    pub fn free_next(&self, at: impl Into<ShowingId>) -> Result<(), StoreError> {
        let at = at.into();
        if self.is_absent(at)? {
            return Ok(());
        }
        let post = self.db.execute(
            "UPDATE outbox SET first = 1
             WHERE first = 0 AND id = (SELECT min(id) FROM outbox
                                       WHERE match = ?1 AND cosmetic = 0 AND given_up IS NULL)",
            params![at],
        )?;
        let words = self.db.execute(
            "UPDATE outbox SET first = 1
             WHERE first = 0 AND id IN (SELECT min(id) FROM outbox
                                        WHERE match = ?1 AND follower IS NOT NULL
                                          AND given_up IS NULL
                                        GROUP BY follower)",
            params![at],
        )?;
        if post + words > 0 {
            self.note_queued();
        }
        Ok(())
    }
}

impl Db {
    /// Ends all leases.
    pub(super) fn free_posts(&self) -> Result<(), DbError> {
        self.execute(
            "UPDATE outbox SET holder = NULL, due_at = created_at
             WHERE first = 1 AND given_up IS NULL AND holder IS NOT NULL",
            params![],
        )?;
        Ok(())
    }
}

pub(super) fn text(at: ShowingId, post: &Post) -> Result<String, StoreError> {
    serde_json::to_string(post).map_err(|_| StoreError::Corrupt {
        id: MatchId(at.0),
        what: "a post",
    })
}

/// What a row of the outbox is about.
pub(super) fn about(row: &Row<'_>) -> Result<About, DbError> {
    Ok(match row.get::<Option<ShowingId>>("match")? {
        Some(at) => About::Match(row.get("shown")?, at),
        None => About::Bulletin(row.get("bulletin")?),
    })
}

fn due(row: &Row<'_>) -> Result<Due, DbError> {
    let post: String = row.get("post")?;
    // This try is counted already.
    let attempts: u32 = row.get::<u32>("attempts")?.saturating_sub(1);
    Ok(Due {
        id: row.get("id")?,
        about: about(row)?,
        post: serde_json::from_str(&post).ok(),
        created_at: row.get("created_at")?,
        attempts,
        attempted_at: row
            .get::<Option<Timestamp>>("attempted_at")?
            .filter(|_| attempts > 0),
    })
}
