//! The bot's answer to a click or a form.

use poise::serenity_prelude as serenity;

use super::{Form, Message};
use crate::discord::error::Error;
use rules::words::Locale;

/// The bot's answer to a click or a form.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// A new message that only the caller sees.
    Private(Message),
    /// This message in place of the one that was clicked, with its files or without any.
    InPlace(Message),
    /// A form to fill in.
    Form(Form),
    /// The page with live boards, which Discord opens.
    Page,
    /// Nothing: the clicked message or the outbox shows the outcome.
    Nothing,
}

/// The people who can see the answer to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShownTo {
    /// Only the caller.
    Caller,
    /// Everyone in the channel.
    Everyone,
}

impl Answer {
    /// Returns the message that the caller sees, if it is one.
    pub(crate) const fn message(&self) -> Option<&Message> {
        match self {
            Answer::Private(message) | Answer::InPlace(message) => Some(message),
            Answer::Form(_) | Answer::Page | Answer::Nothing => None,
        }
    }

    /// Converts the answer into Discord's format, in the language of whoever gets it.
    pub(crate) async fn response(
        self,
        locale: Locale,
    ) -> Result<serenity::CreateInteractionResponse, Error> {
        use serenity::CreateInteractionResponse as Response;
        Ok(match self {
            Answer::Private(message) => {
                let response = message.written(locale).response().await?;
                Response::Message(response.ephemeral(true))
            }
            Answer::InPlace(message) => {
                Response::UpdateMessage(message.written(locale).response().await?)
            }
            Answer::Form(form) => Response::Modal(form.modal(locale)),
            Answer::Page => Response::LaunchActivity,
            Answer::Nothing => Response::Acknowledge,
        })
    }

    /// Tells Discord that a private answer takes longer.
    pub(crate) fn later() -> serenity::CreateInteractionResponse {
        let message = serenity::CreateInteractionResponseMessage::new().ephemeral(true);
        serenity::CreateInteractionResponse::Defer(message)
    }
}
