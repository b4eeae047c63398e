//! The slash commands, one file each.

mod board;
mod challenge;
mod help;
mod join;
mod matches;
mod options;
mod play;
mod resign;

use poise::serenity_prelude as serenity;

use super::{Context, Data, Error, locale_of};
use crate::{matches::Refusal, words::Locale};

type Command = poise::Command<Data, Error>;

/// Every command, in the order that Discord lists them in.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        challenge::challenge(),
        join::join(),
        play::play(),
        board::board(),
        matches::matches(),
        resign::resign(),
        help::help(),
    ];
    for command in &mut commands {
        describe(command);
    }
    commands
}

/// Fills in the descriptions, which are in the locale files like all words. Matches are played in
/// servers, so that is where the commands are.
fn describe(command: &mut Command) {
    let locale = Locale::English;
    let key = format!("command-{}", command.name);
    command.description = Some(locale.text(&key).into());
    for parameter in &mut command.parameters {
        let key = format!("{key}-{}", parameter.name);
        parameter.description = Some(locale.text(&key).into());
    }
    command.interaction_context = Some(vec![serenity::InteractionContext::Guild]);
    command.install_context = Some(vec![serenity::InstallationContext::Guild]);
}

/// Who asks, and where.
struct Asking {
    server: crate::matches::ServerId,
    channel: crate::matches::ChannelId,
    user: crate::matches::UserId,
    name: String,
    locale: Locale,
}

impl Asking {
    fn from(context: Context<'_>) -> Result<Asking, Error> {
        let poise::Context::Application(application) = context else {
            return Err(Refusal::NotInServer.into());
        };
        let interaction = application.interaction;
        let member = interaction.member.as_deref().ok_or(Refusal::NotInServer)?;
        Ok(Asking {
            server: crate::matches::ServerId(member.guild_id.get()),
            channel: crate::matches::ChannelId(interaction.channel_id.get()),
            user: crate::matches::UserId(member.user.id.get()),
            name: member.display_name().to_owned(),
            locale: locale_of(&interaction.locale),
        })
    }
}

/// Answers in private.
async fn answer(context: Context<'_>, text: impl Into<String>) -> Result<(), Error> {
    context
        .send(poise::CreateReply::default().content(text).ephemeral(true))
        .await?;
    Ok(())
}
