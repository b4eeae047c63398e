//! The consequences of delivering a post.

use super::OutboxMut;
use crate::{About, BulletinId, Due, Effect, Holder, Post, StoreError, bulletins::Confirmed};
use domain::clock::Timestamp;

impl OutboxMut<'_> {
    /// Notes that Discord has confirmed a post. If that leaves something cosmetic to do, it is
    /// returned to this holder, leased until then. Also returns `None` if the holder's lease ran
    /// out: the new holder of the post will find it delivered.
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
                self.bulletin_delivered(holder, due, id, effect, now)?;
                return Ok(None);
            }
        };
        if !self.remove(holder, due.id)? {
            return Ok(None);
        }
        let mut next = None;
        let say = |post| self.enqueue_now(about, at, post, holder, now, until);
        match effect {
            // A bulletin is about no match.
            Effect::None | Effect::Bulletin { .. } => {}
            Effect::Challenge(message) => self.tx.showings().set_card(at, message)?,
            Effect::Venue(channel) => self.tx.showings().set_venue(at, channel)?,
            Effect::Begun { card, venue } => {
                self.tx.showings().set_venue(at, venue)?;
                self.tx.showings().set_card(at, card)?;
            }
            Effect::Beside(channel) => {
                self.tx.showings().set_venue(at, channel)?;
                next = Some(say(Post::CloseChallenge)?);
            }
            Effect::Reopened { channel, venue } => {
                self.tx.showings().move_to(at, channel, now)?;
                self.tx.showings().set_venue(at, venue)?;
            }
            Effect::Unreachable(lost) => self.tx.showings().note_lost_channel(at, lost, now)?,
            Effect::Board(message) => {
                if let Some(old) = self.tx.showings().replace_board(at, message, now)? {
                    next = Some(say(old)?);
                }
                // An earlier try may have posted it, with the deadline of that time.
                if due.attempted_at.is_some() && self.tx.clocks().running(about)?.is_some() {
                    self.enqueue_unordered_at(at, &Post::Refresh, now, now)?;
                }
            }
            Effect::Refreshed { channel, message } => {
                // A newer board may have removed its buttons meanwhile.
                if !self.tx.matches().is_newest_board(at, message)? {
                    next = Some(say(Post::Retire { channel, message })?);
                }
            }
            Effect::Reminder { .. }
            | Effect::Digest { .. }
            | Effect::Direct { .. }
            | Effect::NoDirect { .. } => {
                next = self.player_told(effect, now)?.map(say).transpose()?;
            }
            Effect::Prompt {
                prompt,
                channel,
                message,
            } => {
                let old = self
                    .tx
                    .prompts()
                    .set(about, at, prompt, channel, message, now)?;
                next = old.map(say).transpose()?;
            }
            Effect::Offer {
                offer,
                channel,
                message,
            } => self.tx.offers().set_message(offer, channel, message)?,
            Effect::Gift {
                to,
                revision,
                channel,
                message,
            } => self
                .tx
                .clocks()
                .set_gift_message(about, to, revision, channel, message)?,
            Effect::Unfollow(follower) => {
                self.tx.follows().unfollow(follower, about)?;
            }
            Effect::LoseFollower(follower) => self.tx.follows().lose(follower, about)?,
        }
        self.free_next(at)?;
        Ok(next)
    }

    /// Notes that a player was reminded, or sent a direct message. Returns what deletes a message that no longer counts.
    fn player_told(&self, effect: Effect, now: Timestamp) -> Result<Option<Post>, StoreError> {
        let reminders = self.tx.reminders();
        match effect {
            Effect::Reminder {
                reminder,
                direct,
                channel,
                message,
            } => {
                if let Some(player) = direct {
                    reminders.note_direct(player, true, now)?;
                }
                let counts = reminders.set_message(reminder, channel, message)?;
                Ok((!counts).then_some(Post::Unremind { channel, message }))
            }
            Effect::Digest {
                player,
                channel,
                message,
            } => {
                reminders.note_direct(player, true, now)?;
                reminders.replace_digest(player, channel, message)
            }
            Effect::Direct { player, taken } => {
                reminders.note_direct(player, taken, now)?;
                Ok(None)
            }
            Effect::NoDirect { reminder, player } => {
                reminders.note_direct(player, false, now)?;
                reminders.remind_in_servers(reminder, now)?;
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// Notes that Discord has confirmed a post about a bulletin.
    fn bulletin_delivered(
        &self,
        holder: Holder,
        due: &Due,
        id: BulletinId,
        effect: Effect,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        match effect {
            Effect::Bulletin {
                channel,
                version,
                shown,
            } => {
                let confirmed = Confirmed {
                    channel,
                    version,
                    shown,
                };
                self.tx
                    .bulletins()
                    .note_shown(holder, due, id, confirmed, now)
            }
            _ => self.remove(holder, due.id).map(drop),
        }
    }
}
