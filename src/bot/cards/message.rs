//! One message, in each of the forms in which serenity wants it.

use poise::serenity_prelude as serenity;

use crate::matches::UserId;

/// A message to be shown: in public by the outbox, or in private as an answer.
pub(in crate::bot) struct Card {
    pub(in crate::bot) text: String,
    pub(in crate::bot) buttons: Vec<serenity::CreateButton>,
    /// With its alt text.
    pub(in crate::bot) picture: Option<serenity::CreateAttachment>,
    /// The one user whom the message may notify.
    pub(in crate::bot) pings: Option<UserId>,
}

impl Card {
    fn rows(&self) -> Vec<serenity::CreateActionRow> {
        if self.buttons.is_empty() {
            Vec::new()
        } else {
            vec![serenity::CreateActionRow::Buttons(self.buttons.clone())]
        }
    }

    fn mentions(&self) -> serenity::CreateAllowedMentions {
        serenity::CreateAllowedMentions::new()
            .users(self.pings.map(|user| serenity::UserId::new(user.0)))
    }

    /// As a message in a channel that Discord shows once however often it is sent.
    pub(in crate::bot) fn message(self, nonce: String) -> serenity::CreateMessage {
        let message = serenity::CreateMessage::new()
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .nonce(serenity::Nonce::String(nonce))
            .enforce_nonce(true)
            .content(self.text);
        self.picture
            .into_iter()
            .fold(message, serenity::CreateMessage::add_file)
    }

    /// As a change of text and buttons of a message. Its picture stays.
    pub(in crate::bot) fn edit(self) -> serenity::EditMessage {
        serenity::EditMessage::new()
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .content(self.text)
    }

    /// As the private answer to a command.
    pub(in crate::bot) fn reply(self) -> poise::CreateReply {
        let reply = poise::CreateReply::default()
            .ephemeral(true)
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .content(self.text);
        self.picture
            .into_iter()
            .fold(reply, poise::CreateReply::attachment)
    }

    /// As the private answer to a click.
    pub(in crate::bot) fn response(self) -> serenity::CreateInteractionResponse {
        let message = serenity::CreateInteractionResponseMessage::new()
            .ephemeral(true)
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .content(self.text);
        let message = self.picture.into_iter().fold(
            message,
            serenity::CreateInteractionResponseMessage::add_file,
        );
        serenity::CreateInteractionResponse::Message(message)
    }
}
