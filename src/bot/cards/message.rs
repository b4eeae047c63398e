//! One message, in each of the forms in which serenity wants it.

use poise::serenity_prelude as serenity;

use crate::matches::UserId;

/// A message to be shown: in public by the outbox, or in private as an answer.
pub(in crate::bot) struct Card {
    pub(in crate::bot) text: String,
    /// At most three, so that there is room for the buttons.
    pub(in crate::bot) selects: Vec<serenity::CreateSelectMenu>,
    pub(in crate::bot) buttons: Vec<serenity::CreateButton>,
    /// The picture with its alt text, or another file.
    pub(in crate::bot) picture: Option<serenity::CreateAttachment>,
    /// The one user whom the message may notify.
    pub(in crate::bot) pings: Option<UserId>,
}

/// How many buttons fit in a row.
const BUTTONS_IN_A_ROW: usize = 5;

impl Card {
    /// Words and nothing else.
    pub(in crate::bot) fn of(text: impl Into<String>) -> Card {
        Card {
            text: text.into(),
            selects: Vec::new(),
            buttons: Vec::new(),
            picture: None,
            pings: None,
        }
    }

    fn rows(&self) -> Vec<serenity::CreateActionRow> {
        let selects = self.selects.iter().cloned();
        let buttons = self.buttons.chunks(BUTTONS_IN_A_ROW);
        selects
            .map(serenity::CreateActionRow::SelectMenu)
            .chain(buttons.map(|row| serenity::CreateActionRow::Buttons(row.to_vec())))
            .collect()
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
        serenity::CreateInteractionResponse::Message(self.answer().ephemeral(true))
    }

    /// In the place of the private message that was clicked, with its picture or without.
    pub(in crate::bot) fn update(self) -> serenity::CreateInteractionResponse {
        serenity::CreateInteractionResponse::UpdateMessage(self.answer())
    }

    fn answer(self) -> serenity::CreateInteractionResponseMessage {
        let message = serenity::CreateInteractionResponseMessage::new()
            .components(self.rows())
            .allowed_mentions(self.mentions())
            .content(self.text);
        self.picture.into_iter().fold(
            message,
            serenity::CreateInteractionResponseMessage::add_file,
        )
    }
}
