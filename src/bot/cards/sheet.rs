//! A message with pictures and rows of buttons, shown to one person or as an answer to all.

use poise::serenity_prelude as serenity;

/// A message as an answer, whose buttons change it.
#[derive(Default)]
pub(in crate::bot) struct Sheet {
    pub(in crate::bot) text: String,
    /// With their alt texts.
    pub(in crate::bot) files: Vec<serenity::CreateAttachment>,
    pub(in crate::bot) rows: Vec<serenity::CreateActionRow>,
}

impl Sheet {
    /// Words alone.
    pub(in crate::bot) fn text(text: String) -> Sheet {
        Sheet {
            text,
            ..Sheet::default()
        }
    }

    /// As the answer to a command.
    pub(in crate::bot) fn reply(self, private: bool) -> poise::CreateReply {
        let reply = poise::CreateReply::default()
            .ephemeral(private)
            .components(self.rows)
            .allowed_mentions(serenity::CreateAllowedMentions::new())
            .content(self.text);
        self.files
            .into_iter()
            .fold(reply, poise::CreateReply::attachment)
    }

    /// As the answer to a click: in place of the message that was clicked, or in private.
    pub(in crate::bot) fn response(self, in_place: bool) -> serenity::CreateInteractionResponse {
        let message = serenity::CreateInteractionResponseMessage::new()
            .ephemeral(true)
            .components(self.rows)
            .allowed_mentions(serenity::CreateAllowedMentions::new())
            .content(self.text);
        // New pictures take the place of the old ones.
        let message = self.files.into_iter().fold(
            message,
            serenity::CreateInteractionResponseMessage::add_file,
        );
        if in_place {
            serenity::CreateInteractionResponse::UpdateMessage(message)
        } else {
            serenity::CreateInteractionResponse::Message(message)
        }
    }

    /// As what an answer that was put off has become.
    pub(in crate::bot) fn edit(self) -> serenity::EditInteractionResponse {
        let edit = serenity::EditInteractionResponse::new()
            .components(self.rows)
            .allowed_mentions(serenity::CreateAllowedMentions::new())
            .content(self.text);
        self.files
            .into_iter()
            .fold(edit, serenity::EditInteractionResponse::new_attachment)
    }
}
