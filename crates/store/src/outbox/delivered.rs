//! The consequences of delivering a post.

use crate::{About, BulletinId, Due, Effect, Holder, Post, StoreError, WriteTx};
use domain::clock::Timestamp;

impl WriteTx<'_> {
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
            // The host decides what follows from which user was found. A bulletin is about no
            // match.
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
            Effect::Adrift(lost) => self.note_lost_channel(at, lost, now)?,
            Effect::Board(message) => {
                if let Some(old) = self.replace_board(at, message, now)? {
                    next = Some(say(old)?);
                }
                // An earlier try may have posted it, with the deadline of that time.
                if due.attempted_at.is_some() && self.ticking(about)?.is_some() {
                    self.say_beside_later(at, &Post::Refresh, now, now)?;
                }
            }
            Effect::Refreshed { channel, message } => {
                // A newer board may have removed its buttons meanwhile.
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
}
