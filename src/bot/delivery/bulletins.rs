//! Bulletins: posted once, and edited whenever what they show has changed.

use poise::serenity_prelude as serenity;

use super::deliver::MOST_TRIES;
use crate::{
    bot::cards::bulletin,
    discord::{
        delivery::{
            consequence::{self, Consequence},
            courier::{Courier, nonce},
            look_up::Mark,
            posting::Edited,
        },
        error::Error,
    },
    posts::bulletins::{BulletinView, Shows},
};
use domain::causes::chain;
use store::{Bulletin, Due, Effect, ShownAs};

impl Courier {
    /// Posts a bulletin or edits it to its current state.
    pub(crate) async fn show_bulletin(
        &self,
        due: &Due,
        view: BulletinView,
    ) -> Result<Effect, Error> {
        let (bulletin, channel) = (view.bulletin, view.bulletin.place.channel);
        if let Shows::Consent(asked) = &view.shows
            && let Some(shown) = self.ask_directly(due, bulletin, asked).await?
        {
            return Ok(Effect::Bulletin {
                channel,
                version: bulletin.version,
                shown,
            });
        }
        let card = bulletin::bulletin_picture(bulletin::bulletin(&view), &view)?;
        let card = card.written(bulletin.place.locale);
        let posted = match bulletin.message {
            Some(message) => Some(message),
            None => {
                self.find(due, channel, &Mark::Begins(card.first_line()))
                    .await?
            }
        };
        let failed = if let Some(message) = posted {
            let edit = card.replacement().await?;
            match self.try_to_edit(channel, message, edit).await? {
                Edited::Yes | Edited::Awake => Ok(ShownAs::Posted(message)),
                Edited::Not(error) => Err(error),
            }
        } else {
            let sent = self
                .requests
                .send(channel, card.post(nonce(due)).await?)
                .await;
            sent.map(ShownAs::Posted)
        };
        let shown = match failed {
            Ok(shown) => shown,
            Err(error) => self.unshown(due, bulletin, error).await?,
        };
        Ok(Effect::Bulletin {
            channel,
            version: bulletin.version,
            shown,
        })
    }

    /// Returns what happens to a bulletin that could not be shown. If the bot is not allowed to
    /// write there, someone may change that, but it is not retried forever.
    async fn unshown(
        &self,
        due: &Due,
        Bulletin {
            subject: (kind, subject),
            place,
            ..
        }: Bulletin,
        error: serenity::Error,
    ) -> Result<ShownAs, Error> {
        let shown = match consequence::of_error(&error) {
            Consequence::MessageGone => ShownAs::Lost,
            Consequence::ChannelGone => {
                self.must_be_in(place.server).await?;
                self.forget_home(place.server, place.channel).await?;
                ShownAs::Lost
            }
            Consequence::ChannelClosed => {
                self.must_be_in(place.server).await?;
                if due.attempts + 1 < MOST_TRIES {
                    return Err(Error::Closed(Box::new(error)));
                }
                ShownAs::Before
            }
            Consequence::Archived => {
                self.must_be_in(place.server).await?;
                ShownAs::Before
            }
            Consequence::TooManyEdits => ShownAs::Before,
            _ => return Err(error.into()),
        };
        let (kind, error) = (kind.id(), chain(&error));
        let (server, channel) = (place.server, place.channel);
        tracing::warn!(kind, subject, %server, %channel, error, ?shown, "a message about a tournament, contest or puzzle could not be updated");
        Ok(shown)
    }
}
