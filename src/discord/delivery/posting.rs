//! Posting and editing messages where they belong.

use poise::serenity_prelude as serenity;

use super::{
    consequence::{self, Consequence},
    courier::Courier,
};
use crate::discord::{error::Error, messages};
use domain::{
    causes::chain,
    matches::{ChannelId, MessageId, ServerId},
};
use store::Effect;

/// Whether a message has been edited.
pub(crate) enum Edited {
    Yes,
    /// Yes, and its thread, which was archived, no longer is.
    Awake,
    /// No, for this reason.
    Not(serenity::Error),
}

impl Courier {
    /// Checks that the bot is in a server.
    pub(crate) async fn must_be_in(&self, server: ServerId) -> Result<(), Error> {
        if self.requests.is_in(server).await? {
            Ok(())
        } else {
            Err(Error::NotInServer)
        }
    }

    pub(crate) async fn retire(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<Effect, Error> {
        self.edit(channel, message, messages::without_buttons())
            .await
    }

    /// Edits a message. One that is gone, out of reach or edited too often is left as it is.
    pub(crate) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: serenity::EditMessage,
    ) -> Result<Effect, Error> {
        if let Edited::Not(error) = self.try_to_edit(channel, message, edit).await? {
            tracing::info!(error = chain(&error), "a message could not be edited");
        }
        Ok(Effect::None)
    }

    /// Edits a message, unless it is gone, out of reach or edited too often. An archived thread is
    /// unarchived for it.
    pub(crate) async fn try_to_edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: serenity::EditMessage,
    ) -> Result<Edited, Error> {
        let mut done = Edited::Yes;
        let edited = match self.requests.edit(channel, message, edit.clone()).await {
            Err(error) if consequence::of_error(&error) == Consequence::Archived => {
                done = Edited::Awake;
                match self.requests.wake(channel).await {
                    Ok(()) => self.requests.edit(channel, message, edit).await,
                    Err(error) => Err(error),
                }
            }
            edited => edited,
        };
        match edited {
            Ok(()) => Ok(done),
            Err(error) => match consequence::of_error(&error) {
                Consequence::Later | Consequence::OurMistake => Err(error.into()),
                _ => Ok(Edited::Not(error)),
            },
        }
    }
}
