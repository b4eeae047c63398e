//! The slash commands, one file each.

mod board;
mod challenge;
mod draw;
mod export;
mod help;
mod history;
mod join;
mod leaderboard;
mod listed;
mod localize;
mod matches;
mod moves;
mod offer;
mod options;
mod plan;
mod play;
mod profile;
mod replay;
mod resign;
mod rules;
mod settings;
mod takeback;
mod tutorial;

use super::{Context, Data, Error, components::Clicking, locale_of};
use crate::{matches::Refusal, words::Locale};

pub(super) use localize::registration;

type Command = poise::Command<Data, Error>;

/// Every command, in the order that Discord lists them in.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        challenge::challenge(),
        challenge::challenge_menu(),
        join::join(),
        play::play(),
        board::board(),
        moves::moves(),
        plan::plan(),
        matches::matches(),
        draw::draw(),
        takeback::takeback(),
        resign::resign(),
        tutorial::tutorial(),
        rules::rules(),
        leaderboard::leaderboard(),
        profile::profile(),
        profile::profile_of(),
        history::history(),
        replay::replay(),
        export::export(),
        settings::settings(),
        settings::server_settings(),
        help::help(),
    ];
    for command in &mut commands {
        localize::describe(command);
    }
    commands
}

/// Who asks, and where.
struct Asking {
    server: crate::matches::ServerId,
    channel: crate::matches::ChannelId,
    user: crate::matches::UserId,
    name: String,
    /// The language of who asks.
    locale: Locale,
    /// The language of the server, for what everybody there reads.
    server_locale: Locale,
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
            server_locale: locale_of(interaction.guild_locale.as_deref().unwrap_or_default()),
        })
    }
}

/// Who asks by a command may go on by clicks.
impl From<Asking> for Clicking {
    fn from(asking: Asking) -> Clicking {
        Clicking {
            server: asking.server,
            user: asking.user,
            name: asking.name,
            locale: asking.locale,
        }
    }
}

/// Answers in private.
async fn answer(context: Context<'_>, text: impl Into<String>) -> Result<(), Error> {
    context
        .send(poise::CreateReply::default().content(text).ephemeral(true))
        .await?;
    Ok(())
}
