//! Reminders and digests, and what is posted about a player who may be missing.

use poise::serenity_prelude as serenity;

use crate::{
    clocks::{
        actions::{reminders::ReminderView, watches},
        cards,
    },
    discord::{
        delivery::{
            consequence::{self, Consequence},
            courier::{Courier, match_of},
            look_up::Mark,
        },
        error::Error,
    },
    matches::posts::boards::Posted,
    players::actions::digests::DigestView,
};
use domain::{
    causes::chain,
    matches::{ChannelId, MessageId, ServerId, UserId},
};
use store::{Due, Effect};

impl Courier {
    /// Reminds a player. A player who accepts no direct messages is reminded in the servers. Where
    /// nothing can be posted in a server, the reminder is sent as a direct message, as boards are.
    pub(crate) async fn remind(&self, due: &Due, view: ReminderView) -> Result<Effect, Error> {
        let (id, venue) = (view.id, view.venue);
        let locale = if view.direct {
            self.locale_of(view.player, venue.place.locale).await?
        } else {
            venue.place.locale
        };
        let mark = Mark::Begins(locale.say(&cards::notices::reminder_head(view.player)));
        if view.lines.is_empty() {
            return self.take_back(due, &view, &mark).await;
        }
        let card = cards::notices::reminder(&view);
        if view.direct {
            let card = card.written(locale);
            let told = self.tell_once(due, 0, view.player, card, &mark).await?;
            return Ok(match told {
                Some((channel, message)) => Effect::Reminder {
                    reminder: id,
                    direct: Some(view.player),
                    channel,
                    message,
                },
                None => Effect::NoDirect {
                    reminder: id,
                    player: view.player,
                },
            });
        }
        let channel = venue.shown_in();
        let posted = match self.find(due, channel, &mark).await? {
            Some(message) => Posted::In(channel, message),
            None => self.post(due, match_of(due)?, &venue, card).await?,
        };
        match posted {
            Posted::In(channel, message) => Ok(Effect::Reminder {
                reminder: id,
                direct: None,
                channel,
                message,
            }),
            Posted::Nowhere(lost) => {
                let locale = self.locale_of(view.player, locale).await?;
                let mark = Mark::Begins(locale.say(&cards::notices::reminder_head(view.player)));
                let card = cards::notices::reminder(&view).written(locale);
                self.tell_once(due, 0, view.player, card, &mark).await?;
                Ok(Effect::Unreachable(lost))
            }
        }
    }

    /// Deletes a reminder that an earlier try may have posted, and that is no longer relevant.
    async fn take_back(
        &self,
        due: &Due,
        view: &ReminderView,
        mark: &Mark,
    ) -> Result<Effect, Error> {
        let sent = if view.direct {
            self.told_before(due, view.player, mark).await?
        } else {
            let channel = view.venue.shown_in();
            let found = self.look_up(due, channel, mark).await?;
            found.map(|message| (channel, message))
        };
        match sent {
            Some((channel, message)) => self.delete(channel, message, false).await,
            None => Ok(Effect::None),
        }
    }

    /// Deletes one of our messages. One that is gone or out of reach is left as it is. An archived
    /// thread is unarchived for it, and archived again afterwards if its match is over.
    pub(crate) async fn delete(
        &self,
        channel: ChannelId,
        message: MessageId,
        over: bool,
    ) -> Result<Effect, Error> {
        if let Err(error) = self.try_to_delete(channel, message, over).await {
            if consequence::of_error(&error) == Consequence::Later {
                return Err(error.into());
            }
            tracing::info!(error = chain(&error), "a message could not be deleted");
        }
        Ok(Effect::None)
    }

    async fn try_to_delete(
        &self,
        channel: ChannelId,
        message: MessageId,
        over: bool,
    ) -> Result<(), serenity::Error> {
        let deleted = match self.requests.delete(channel, message).await {
            Err(error) if consequence::of_error(&error) == Consequence::Archived => {
                self.requests.wake(channel).await?;
                self.requests.delete(channel, message).await
            }
            done => done,
        };
        match deleted {
            // An earlier try was not confirmed.
            Err(error) if consequence::of_error(&error) == Consequence::MessageGone => {}
            done => done?,
        }
        // An earlier try may have unarchived the thread. Any other thread may be getting a message
        // right now.
        if over && let Err(error) = self.requests.put_to_sleep(channel).await {
            tracing::info!(error = chain(&error), "a thread could not be archived");
        }
        Ok(())
    }

    /// Tells a player which matches are waiting, if any still are, unless the next digest is due soon. One that an
    /// earlier try has sent counts: the next digest takes its place.
    pub(crate) async fn post_digest(&self, due: &Due, view: &DigestView) -> Result<Effect, Error> {
        let player = view.player;
        let locale = self.locale_of(player, view.venue.place.locale).await?;
        let mark = Mark::Begins(locale.say(&cards::notices::digest_head()));
        let sent = |(channel, message)| Effect::Digest {
            player,
            channel,
            message,
        };
        if view.lines.is_empty() || view.is_overtaken {
            let before = self.told_before(due, player, &mark).await?;
            return Ok(before.map_or(Effect::None, sent));
        }
        let card = cards::notices::digest(view).written(locale);
        let told = self.tell_once(due, 0, player, card, &mark).await?;
        let refused = Effect::Direct {
            player,
            taken: false,
        };
        Ok(told.map_or(refused, sent))
    }
}

impl Courier {
    /// Checks whether a player is in a server, and acts on the answer.
    pub(crate) async fn look_for(
        &self,
        due: &Due,
        player: UserId,
        server: ServerId,
    ) -> Result<Effect, Error> {
        let here = match self.requests.is_member(server, player).await {
            Ok(here) => here,
            Err(error) => {
                if consequence::of_error(&error) == Consequence::ChannelClosed {
                    // Where the bot is absent, it cannot ask about anyone.
                    self.must_be_in(server).await?;
                }
                return Err(error.into());
            }
        };
        if !here {
            // Where the bot is absent, it finds nobody.
            self.must_be_in(server).await?;
        }
        watches::note_found(&self.host, due.about, player, here).await?;
        Ok(Effect::None)
    }
}
