//! Who acts, and where.

use poise::serenity_prelude as serenity;

use super::{Context, Error};
use crate::{
    matches::{ChannelId, Place, Refusal, ServerId, UserId},
    words::Locale,
};

/// Who acts, by a command, a click or a form, and where.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) server: ServerId,
    pub(super) channel: ChannelId,
    pub(super) user: UserId,
    /// The user's name in this server.
    pub(super) name: String,
    /// The user's language.
    pub(super) locale: Locale,
    /// The server's language, for what everybody there reads.
    pub(super) server_locale: Locale,
    /// What the bot may do in the channel, where Discord says so.
    pub(super) bot_permissions: Option<serenity::Permissions>,
}

/// What all three kinds of interaction say of the caller.
struct Origin<'a> {
    member: Option<&'a serenity::Member>,
    channel: serenity::ChannelId,
    locale: &'a str,
    guild_locale: Option<&'a str>,
    bot_permissions: Option<serenity::Permissions>,
}

impl Caller {
    /// Who gave a command.
    pub(super) fn commanding(context: Context<'_>) -> Result<Caller, Error> {
        let poise::Context::Application(application) = context else {
            return Err(Refusal::NotInServer.into());
        };
        let interaction = application.interaction;
        Caller::of(&Origin {
            member: interaction.member.as_deref(),
            channel: interaction.channel_id,
            locale: &interaction.locale,
            guild_locale: interaction.guild_locale.as_deref(),
            bot_permissions: interaction.app_permissions,
        })
    }

    /// Who clicked a button or chose from a select.
    pub(super) fn clicking(click: &serenity::ComponentInteraction) -> Result<Caller, Error> {
        Caller::of(&Origin {
            member: click.member.as_ref(),
            channel: click.channel_id,
            locale: &click.locale,
            guild_locale: click.guild_locale.as_deref(),
            bot_permissions: click.app_permissions,
        })
    }

    /// Who sent a form.
    pub(super) fn sending(form: &serenity::ModalInteraction) -> Result<Caller, Error> {
        Caller::of(&Origin {
            member: form.member.as_ref(),
            channel: form.channel_id,
            locale: &form.locale,
            guild_locale: form.guild_locale.as_deref(),
            bot_permissions: form.app_permissions,
        })
    }

    fn of(origin: &Origin<'_>) -> Result<Caller, Error> {
        let member = origin.member.ok_or(Refusal::NotInServer)?;
        Ok(Caller {
            server: ServerId(member.guild_id.get()),
            channel: ChannelId(origin.channel.get()),
            user: UserId(member.user.id.get()),
            name: member.display_name().to_owned(),
            locale: Locale::from_discord(origin.locale),
            server_locale: Locale::from_discord(origin.guild_locale.unwrap_or_default()),
            bot_permissions: origin.bot_permissions,
        })
    }

    /// Where a challenge would be made now.
    pub(super) fn place(&self) -> Place {
        Place {
            server: self.server,
            channel: self.channel,
            locale: self.server_locale,
        }
    }
}
