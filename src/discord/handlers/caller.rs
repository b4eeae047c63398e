//! The users who act, and where.

use poise::serenity_prelude as serenity;

use super::{Context, Error};
use crate::{
    discord::{
        alarm::database_failed,
        ids::Access,
        messages::ShownTo,
        permissions::{Room, manages, may_open_beside, may_write_beside, room},
        visibility::Onlooker,
    },
    host::Host,
};
use domain::{
    matches::{Actor, ChannelId, InteractionId, Member, Place, Refusal, RoleId, ServerId, UserId},
    names,
};
use rules::words::Locale;
use store::Seen;

/// A user who acts by a command, a click or a form, and where.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) interaction: InteractionId,
    pub(crate) server: ServerId,
    pub(crate) channel: ChannelId,
    pub(crate) user: UserId,
    /// The user's name in this server.
    pub(crate) name: String,
    /// The name of the user's account.
    account: String,
    /// The user's roles in this server.
    pub(crate) roles: Vec<RoleId>,
    /// Whether the user can manage this server.
    pub(crate) manages: bool,
    /// The user's language.
    pub(crate) locale: Locale,
    /// The server's language in Discord, used for what everyone there reads unless the server has chosen
    /// another one for the bot.
    pub(crate) server_locale: Locale,
    /// Whether the bot can assign roles here at all. Which ones depends on the order of the roles.
    pub(crate) bot_gives_roles: bool,
    /// Where a match that begins here could be shown, if Discord says what the bot is allowed to do.
    pub(crate) room: Option<Room>,
    /// The parent channel, if this is a thread.
    above: Option<ChannelId>,
    /// The channel where a match that begins here could have its thread, if this is a thread.
    pub(crate) beside: Option<ChannelId>,
}

/// The live page from which a user acts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenPage {
    /// The channel in which Discord shows it.
    pub(crate) channel: ChannelId,
    /// The user's language there.
    pub(crate) locale: Locale,
    /// Tells this request of the user from the others.
    pub(crate) request: InteractionId,
}

/// The data about the caller that all three kinds of interaction have.
struct Origin<'a> {
    id: serenity::InteractionId,
    user: &'a serenity::User,
    /// The users and servers that have installed the bot there, as far as known.
    owners: Option<&'a serenity::AuthorizingIntegrationOwners>,
    member: Option<&'a serenity::Member>,
    channel: serenity::ChannelId,
    locale: &'a str,
    guild_locale: Option<&'a str>,
    bot_permissions: Option<serenity::Permissions>,
    partial: Option<&'a serenity::PartialChannel>,
}

impl Caller {
    /// Returns the user who gave a command.
    pub(crate) fn commanding(context: Context<'_>) -> Result<Caller, Error> {
        let poise::Context::Application(application) = context else {
            return Err(Refusal::NotInServer.into());
        };
        let interaction = application.interaction;
        Ok(Caller::of(&Origin {
            id: interaction.id,
            user: &interaction.user,
            owners: Some(&interaction.authorizing_integration_owners),
            member: interaction.member.as_deref(),
            channel: interaction.channel_id,
            locale: &interaction.locale,
            guild_locale: interaction.guild_locale.as_deref(),
            bot_permissions: interaction.app_permissions,
            partial: interaction.channel.as_ref(),
        }))
    }

    /// Returns the user who clicked a button or chose from a select.
    pub(crate) fn clicking(click: &serenity::ComponentInteraction) -> Caller {
        Caller::of(&Origin {
            id: click.id,
            user: &click.user,
            owners: Some(&click.authorizing_integration_owners),
            member: click.member.as_ref(),
            channel: click.channel_id,
            locale: &click.locale,
            guild_locale: click.guild_locale.as_deref(),
            bot_permissions: click.app_permissions,
            partial: click.channel.as_ref(),
        })
    }

    /// Returns the user who submitted a form.
    pub(crate) fn sending(form: &serenity::ModalInteraction) -> Caller {
        Caller::of(&Origin {
            id: form.id,
            user: &form.user,
            owners: owners_of_form(form),
            member: form.member.as_ref(),
            channel: form.channel_id,
            locale: &form.locale,
            guild_locale: form.guild_locale.as_deref(),
            bot_permissions: form.app_permissions,
            partial: form.channel.as_ref(),
        })
    }

    /// Returns a member of a server who acts on the live page, which is open in this channel. What the bot can do there
    /// is not known yet.
    pub(crate) fn on_page(by: Actor, seen: Seen, page: OpenPage) -> Caller {
        Caller {
            interaction: page.request,
            server: by.server,
            channel: page.channel,
            user: by.user,
            name: seen.name,
            account: seen.account,
            roles: by.roles,
            manages: by.manages,
            locale: page.locale,
            server_locale: page.locale,
            bot_gives_roles: false,
            room: None,
            above: None,
            beside: None,
        }
    }

    /// Returns the caller as a member of this server.
    pub(crate) fn member(&self) -> Member {
        Member {
            server: self.server,
            user: self.user,
        }
    }

    /// Returns the caller as the host knows who acts.
    pub(crate) fn actor(&self) -> Actor {
        Actor {
            user: self.user,
            server: self.server,
            roles: self.roles.clone(),
            manages: self.manages,
        }
    }

    /// Returns who can see an answer that others may see. Where the bot is not a member, it shows nothing
    /// to others.
    pub(crate) const fn shown_to(&self) -> ShownTo {
        if self.server.is_elsewhere() {
            ShownTo::Caller
        } else {
            ShownTo::Everyone
        }
    }

    /// Returns how the caller has the manager's command that they gave. Discord shows these commands only
    /// to members who can manage the server, and to those to whom its integration settings give them.
    pub(crate) const fn access(&self) -> Access {
        if self.manages {
            Access::Permission
        } else {
            Access::Settings
        }
    }

    fn of(origin: &Origin<'_>) -> Caller {
        let member = origin
            .member
            .filter(|_| !origin.owners.is_some_and(is_brought_along));
        let seen = match member {
            Some(member) => seen(&member.user, member.nick.as_deref()),
            None => seen(origin.user, None),
        };
        let here = Caller {
            interaction: InteractionId(origin.id.get()),
            server: ServerId::ELSEWHERE,
            channel: ChannelId(origin.channel.get()),
            user: seen.user,
            name: seen.name,
            account: seen.account,
            roles: Vec::new(),
            manages: false,
            locale: Locale::from_discord(origin.locale),
            server_locale: Locale::from_discord(origin.guild_locale.unwrap_or(origin.locale)),
            bot_gives_roles: origin
                .bot_permissions
                .is_none_or(|allowed| allowed.administrator() || allowed.manage_roles()),
            room: None,
            above: None,
            beside: None,
        };
        let Some(member) = member else {
            return here;
        };
        Caller {
            server: ServerId(member.guild_id.get()),
            roles: member.roles.iter().map(|role| RoleId(role.get())).collect(),
            manages: member.permissions.is_some_and(manages),
            room: origin
                .bot_permissions
                .map(|allowed| room(origin.partial.map(|channel| channel.kind), allowed)),
            above: above(origin),
            beside: beside(origin),
            ..here
        }
    }

    /// Returns the caller as an onlooker of matches.
    pub(crate) fn onlooker(&self) -> Onlooker {
        Onlooker {
            server: self.server,
            user: self.user,
            roles: self.roles.clone(),
            channel: self.channel,
            above: self.above,
        }
    }

    /// Tells the host under which name the caller acts, and in which language. The caller's request is
    /// carried out even if that cannot be stored.
    pub(crate) async fn introduce(&self, host: &Host) {
        let seen = Seen {
            user: self.user,
            name: self.name.clone(),
            account: self.account.clone(),
        };
        let stored = crate::host::names::see(host, self.server, seen, self.locale);
        if let Err(error) = stored.await {
            database_failed(&error.into());
        }
    }

    /// Returns whether boards can be posted where the caller is.
    pub(crate) fn may_show_here(&self) -> bool {
        matches!(self.room, Some(Room::OwnThread | Room::Here { .. }))
    }

    /// Returns where a challenge is made, unless it is made beside this thread or the server has chosen
    /// a place for all.
    pub(crate) fn place(&self) -> Result<Place, Refusal> {
        if self.server.is_elsewhere() {
            return Err(Refusal::NotInServer);
        }
        Ok(Place {
            server: self.server,
            channel: self.channel,
            locale: self.server_locale,
        })
    }
}

/// Returns who has installed the bot where a form comes from. serenity does not read that from a form, but
/// from the message that opened it.
pub(crate) fn owners_of_form(
    form: &serenity::ModalInteraction,
) -> Option<&serenity::AuthorizingIntegrationOwners> {
    form.message.as_deref().and_then(owners_of_answer)
}

/// Returns who had installed the bot where it gave this answer.
fn owners_of_answer(
    message: &serenity::Message,
) -> Option<&serenity::AuthorizingIntegrationOwners> {
    use serenity::MessageInteractionMetadata as Metadata;
    match message.interaction_metadata.as_deref()? {
        Metadata::Command(command) => Some(&command.authorizing_integration_owners),
        Metadata::Component(click) => Some(&click.authorizing_integration_owners),
        Metadata::ModalSubmit(form) => Some(&form.authorizing_integration_owners),
        _ => None,
    }
}

/// Returns whether it is the user who has brought the bot to a place of which it is not a member.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object>
pub(crate) fn is_brought_along(owners: &serenity::AuthorizingIntegrationOwners) -> bool {
    use serenity::AuthorizingIntegrationOwner::{GuildInstall, UserInstall};
    let by = |owner: &serenity::AuthorizingIntegrationOwner| matches!(owner, UserInstall(_));
    let is_member =
        |owner: &serenity::AuthorizingIntegrationOwner| matches!(owner, GuildInstall(Some(_)));
    owners.0.iter().any(by) && !owners.0.iter().any(is_member)
}

/// Returns the parent channel of the thread from which an interaction comes.
fn above(origin: &Origin<'_>) -> Option<ChannelId> {
    let here = origin.partial?;
    // The parent of a channel is its category.
    here.thread_metadata.as_ref()?;
    Some(ChannelId(here.parent_id?.get()))
}

/// Returns the channel of the thread from which an interaction comes, if threads can be opened there,
/// and the member could write there too.
fn beside(origin: &Origin<'_>) -> Option<ChannelId> {
    let (thread, bot) = origin.partial.zip(origin.bot_permissions)?;
    let member = origin.member?.permissions?;
    let parent = thread.parent_id?;
    let may = may_open_beside(thread.kind, bot) && may_write_beside(member);
    may.then(|| ChannelId(parent.get()))
}

/// Returns a user as a server shows them, with this nickname or without one.
pub(crate) fn seen(user: &serenity::User, nick: Option<&str>) -> Seen {
    let id = UserId(user.id.get());
    let account = names::person(id, [user.display_name(), user.name.as_str()]);
    Seen {
        user: id,
        name: names::person(id, nick.into_iter().chain([account.as_str()])),
        account,
    }
}

/// Returns the language of the member who gives a command.
pub(crate) fn language_of(context: Context<'_>) -> Locale {
    Locale::from_discord(context.locale().unwrap_or_default())
}
