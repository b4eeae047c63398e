//! Conversion of messages into each of the forms that serenity and poise take. All are fitted first.

use domain::matches::ChannelId;
use poise::serenity_prelude as serenity;

use super::{
    ShownTo, Written,
    file::File,
    limits::MOST_BUTTONS,
    parts::{Button, Offers, Select, SelectOption, Style, Target},
};
use crate::discord::error::Error;

/// The parts of a message that every builder takes.
struct Built {
    text: String,
    rows: Vec<serenity::CreateActionRow>,
    files: Vec<File<String>>,
    mentions: serenity::CreateAllowedMentions,
}

/// The first message of a post in a forum: only text.
#[derive(Clone, Debug, serde::Serialize)]
pub(crate) struct FirstMessage {
    content: String,
    allowed_mentions: serenity::CreateAllowedMentions,
}

impl Written {
    /// Returns it as a post in a channel. Discord shows posts with the same nonce once, no matter how
    /// often they are sent.
    pub(crate) async fn post(self, nonce: String) -> Result<serenity::CreateMessage, Error> {
        let built = self.build();
        let files = attachments(&built.files).await?;
        let message = serenity::CreateMessage::new()
            .content(built.text)
            .components(built.rows)
            .allowed_mentions(built.mentions)
            .nonce(serenity::Nonce::String(nonce))
            .enforce_nonce(true);
        Ok(message.add_files(files))
    }

    /// Returns it as the first message of a post in a forum, which is only text.
    pub(crate) fn first_of_post(self) -> FirstMessage {
        let built = self.build();
        FirstMessage {
            content: built.text,
            allowed_mentions: built.mentions,
        }
    }

    /// Returns it as an edit of the text and buttons of a posted message. The files stay.
    pub(crate) fn edit(self) -> serenity::EditMessage {
        let built = self.build();
        serenity::EditMessage::new()
            .content(built.text)
            .components(built.rows)
            .allowed_mentions(built.mentions)
    }

    /// Returns it as an edit of everything in a posted message, including its files.
    pub(crate) async fn replacement(self) -> Result<serenity::EditMessage, Error> {
        let built = self.build();
        let files = attachments(&built.files).await?.into_iter();
        let files = files.fold(
            serenity::EditAttachments::new(),
            serenity::EditAttachments::add,
        );
        Ok(serenity::EditMessage::new()
            .content(built.text)
            .components(built.rows)
            .allowed_mentions(built.mentions)
            .attachments(files))
    }

    /// Returns it as the answer to a command.
    pub(crate) async fn reply(self, to: ShownTo) -> Result<poise::CreateReply, Error> {
        let built = self.build();
        let files = attachments(&built.files).await?.into_iter();
        let reply = poise::CreateReply::default()
            .ephemeral(to == ShownTo::Caller)
            .content(built.text)
            .components(built.rows)
            .allowed_mentions(built.mentions);
        Ok(files.fold(reply, poise::CreateReply::attachment))
    }

    /// Returns it as the answer to a click or a form.
    pub(super) async fn response(
        self,
    ) -> Result<serenity::CreateInteractionResponseMessage, Error> {
        let built = self.build();
        let files = attachments(&built.files).await?;
        Ok(serenity::CreateInteractionResponseMessage::new()
            .content(built.text)
            .components(built.rows)
            .allowed_mentions(built.mentions)
            .add_files(files))
    }

    /// Returns it as the final form of an answer that took longer.
    pub(crate) async fn late_response(self) -> Result<serenity::EditInteractionResponse, Error> {
        let built = self.build();
        let files = attachments(&built.files).await?.into_iter();
        let edit = serenity::EditInteractionResponse::new()
            .content(built.text)
            .components(built.rows)
            .allowed_mentions(built.mentions);
        Ok(files.fold(edit, serenity::EditInteractionResponse::new_attachment))
    }

    fn build(self) -> Built {
        let fitted = self.fit();
        let users = fitted
            .pings
            .iter()
            .map(|user| serenity::UserId::new(user.0));
        let roles = fitted.calls.iter();
        let roles = roles.map(|role| serenity::RoleId::new(role.0));
        let selects = fitted.selects.into_iter().map(select);
        let more = fitted.more.into_iter().map(select);
        let buttons = rows(fitted.choices).into_iter().chain(rows(fitted.buttons));
        Built {
            text: fitted.text,
            rows: selects.chain(buttons).chain(more).collect(),
            files: fitted.files,
            mentions: serenity::CreateAllowedMentions::new()
                .users(users)
                .roles(roles),
        }
    }
}

/// Returns an edit that removes the buttons of a posted message and leaves the rest.
pub(crate) fn without_buttons() -> serenity::EditMessage {
    serenity::EditMessage::new().components(Vec::new())
}

/// Returns a choice of channels of these kinds.
fn channels(
    kinds: Vec<serenity::ChannelType>,
    chosen: Option<ChannelId>,
) -> serenity::CreateSelectMenuKind {
    serenity::CreateSelectMenuKind::Channel {
        channel_types: Some(kinds),
        default_channels: chosen.map(|channel| vec![serenity::ChannelId::new(channel.0)]),
    }
}

fn select(select: Select<String>) -> serenity::CreateActionRow {
    use serenity::ChannelType::{Forum, News, Text};
    let several = match &select.offers {
        Offers::Options(options) if select.several => u8::try_from(options.len()).ok(),
        _ => None,
    };
    let kind = match select.offers {
        Offers::Options(options) => serenity::CreateSelectMenuKind::String {
            options: options.into_iter().map(option).collect(),
        },
        Offers::Members(chosen) => serenity::CreateSelectMenuKind::User {
            default_users: chosen.map(|user| vec![serenity::UserId::new(user.0)]),
        },
        Offers::Channels(chosen) => channels(vec![Text, News, Forum], chosen),
        Offers::TextChannels(chosen) => channels(vec![Text, News], chosen),
        Offers::Roles(chosen) => serenity::CreateSelectMenuKind::Role {
            default_roles: chosen.map(|role| vec![serenity::RoleId::new(role.0)]),
        },
    };
    let menu = serenity::CreateSelectMenu::new(select.id, kind).placeholder(select.placeholder);
    serenity::CreateActionRow::SelectMenu(match several {
        Some(most) => menu.max_values(most),
        None => menu,
    })
}

fn option(choice: SelectOption<String>) -> serenity::CreateSelectMenuOption {
    let option = serenity::CreateSelectMenuOption::new(choice.label, choice.value)
        .default_selection(choice.chosen);
    match choice.description {
        Some(description) => option.description(description),
        None => option,
    }
}

fn rows(buttons: Vec<Button<String>>) -> Vec<serenity::CreateActionRow> {
    let buttons: Vec<_> = buttons.into_iter().map(button).collect();
    let rows = buttons.chunks(MOST_BUTTONS);
    rows.map(|row| serenity::CreateActionRow::Buttons(row.to_vec()))
        .collect()
}

fn button(button: Button<String>) -> serenity::CreateButton {
    let built = match button.leads_to {
        Target::Page(page) => serenity::CreateButton::new_link(page),
        Target::Id(id) => serenity::CreateButton::new(id).style(match button.style {
            Style::Primary => serenity::ButtonStyle::Primary,
            Style::Secondary => serenity::ButtonStyle::Secondary,
            Style::Success => serenity::ButtonStyle::Success,
            Style::Danger => serenity::ButtonStyle::Danger,
        }),
    };
    built.label(button.label).disabled(!button.enabled)
}

/// Draws the pictures, and returns all files as Discord takes them.
async fn attachments(files: &[File<String>]) -> Result<Vec<serenity::CreateAttachment>, Error> {
    let mut attachments = Vec::new();
    for file in files {
        let attachment = serenity::CreateAttachment::bytes(file.bytes().await?, &file.name);
        attachments.push(match &file.alt {
            Some(alt) => attachment.description(alt),
            None => attachment,
        });
    }
    Ok(attachments)
}

#[cfg(test)]
mod tests {

    use crate::discord::messages::{MOST_TEXT, Message};
    use rules::words::Locale;

    #[tokio::test]
    async fn no_form_of_a_message_goes_past_the_limits() {
        let long = || Message::of("A line.\n".repeat(1_000)).written(Locale::English);
        let forms = [
            serde_json::to_value(long().post(String::new()).await.expect("a post")),
            serde_json::to_value(long().edit()),
            serde_json::to_value(long().response().await.expect("a response")),
            serde_json::to_value(long().late_response().await.expect("a response")),
        ];
        for form in forms {
            let form = form.expect("JSON");
            let text = form["content"].as_str().expect("text");
            assert!(text.chars().count() <= MOST_TEXT && text.ends_with('…'));
        }
    }
}
