//! What the bot answers to a click or a form.

use poise::serenity_prelude as serenity;

use super::{Form, Message};
use crate::matches::MatchId;

/// What the bot answers to a click or a form.
#[derive(Clone, Debug)]
pub(in crate::bot) enum Answer {
    /// A new message that only the caller sees.
    Private(Message),
    /// This in place of the message that was clicked, with its files or without any.
    InPlace(Message),
    /// A form to fill in.
    Form(Form),
    /// Nothing: what was clicked, or the outbox, shows what became of it.
    Nothing,
}

impl Answer {
    /// During which match it is to be taken away once it has been read, if it is.
    pub(in crate::bot) const fn fleets_during(&self) -> Option<MatchId> {
        match self {
            Answer::Private(message) | Answer::InPlace(message) => message.fleets_during(),
            Answer::Form(_) | Answer::Nothing => None,
        }
    }

    /// The answer as Discord takes it.
    pub(in crate::bot) fn response(self) -> serenity::CreateInteractionResponse {
        use serenity::CreateInteractionResponse as Response;
        match self {
            Answer::Private(message) => Response::Message(message.response().ephemeral(true)),
            Answer::InPlace(message) => Response::UpdateMessage(message.response()),
            Answer::Form(form) => Response::Modal(form.modal()),
            Answer::Nothing => Response::Acknowledge,
        }
    }

    /// The word that a private answer takes longer.
    pub(in crate::bot) fn later() -> serenity::CreateInteractionResponse {
        let message = serenity::CreateInteractionResponseMessage::new().ephemeral(true);
        serenity::CreateInteractionResponse::Defer(message)
    }
}
