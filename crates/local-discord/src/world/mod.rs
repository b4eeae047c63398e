//! Everything that exists in the local Discord, in typed structs. [`super::wire`] writes it as
//! JSON, and [`super::events`] changes it.

mod attachment;
mod command;
mod contents;
mod guild;
mod interaction;
mod mentions;
mod message;
mod role;

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use twilight_model::guild::Permissions;

pub(crate) use attachment::{Attachment, Upload, clean_filename, picture_size};
pub(crate) use command::{Command, CommandKind, InstalledBy};
pub(crate) use contents::{Contents, ContentsFolder};
pub(crate) use guild::{Channel, ChannelKind, Guild, Member, Tag, Thread, User};
pub(crate) use interaction::{Interaction, InteractionKind, Modal, Outcome, Reply};
pub(crate) use mentions::{AllowedMentions, Mentions};
pub(crate) use message::{Message, MessageKind, Nonce, Reference, flags};
pub(crate) use role::{Overwrite, OverwriteKind, Role, Roles};

use super::{
    Options,
    clock::Millis,
    id::{Id, Snowflakes},
};

/// The ids of the initial world. They never change, so that scripts can use them.
pub(crate) mod fixed {
    use super::Id;

    pub(crate) const BOT: Id = Id(1_190_000_000_000_000_001);
    pub(crate) const GUILD: Id = Id(1_190_000_000_000_000_100);
    pub(crate) const CHANNELS: [Id; 2] =
        [Id(1_190_000_000_000_000_110), Id(1_190_000_000_000_000_111)];
    pub(crate) const PEOPLE: [(Id, &str); 4] = [
        (Id(1_190_000_000_000_000_201), "Ada"),
        (Id(1_190_000_000_000_000_202), "Ben"),
        (Id(1_190_000_000_000_000_203), "Cleo"),
        (Id(1_190_000_000_000_000_204), "Dan"),
    ];
}

/// How many interactions are kept. They outlive their tokens, so that a late request and one with a
/// wrong token get different responses.
const INTERACTIONS_KEPT: usize = 20_000;

/// Everything that exists, except the connections. Fields that are skipped here are not kept when
/// the local Discord ends, or are kept in another file.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct World {
    /// Where attachments are served: `http://127.0.0.1:PORT`. It can differ from one run to the
    /// next.
    #[serde(skip)]
    pub(crate) base_url: String,
    pub(crate) bot: Id,
    pub(crate) application: Id,
    /// The permissions that the bot's invitation asks for, if new guilds are to grant exactly
    /// those.
    #[serde(skip)]
    pub(crate) invitation: Option<Permissions>,
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) commands: Vec<Command>,
    #[serde(skip)]
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    /// Interaction tokens, for the webhook routes.
    #[serde(skip)]
    pub(crate) tokens: HashMap<String, Id>,
    /// The channel and the id of the last message with each nonce.
    #[serde(skip)]
    pub(crate) nonces: HashMap<Nonce, (Id, Id)>,
    #[serde(skip)]
    pub(crate) modals: BTreeMap<Id, Modal>,
    /// Contents of attachments by their id.
    #[serde(skip)]
    pub(crate) files: HashMap<Id, Contents>,
    /// The privileged intents switched on for the application (bits of [`super::gateway`]).
    pub(crate) privileged_intents: u64,
    snowflakes: Snowflakes,
}

impl World {
    /// Creates the initial world: one guild, two channels, four people and the bot.
    pub(crate) fn new(options: &Options, now: Millis) -> Self {
        let mut world = Self {
            base_url: String::new(),
            bot: fixed::BOT,
            application: fixed::BOT,
            invitation: options.invitation(),
            users: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            commands: Vec::new(),
            interactions: BTreeMap::new(),
            tokens: HashMap::new(),
            nonces: HashMap::new(),
            modals: BTreeMap::new(),
            files: HashMap::new(),
            privileged_intents: 0,
            snowflakes: Snowflakes::default(),
        };
        let owner = fixed::PEOPLE[0].0;
        let mut guild = world.new_guild(fixed::GUILD, &options.guild_name, owner, "en-US");
        let bot = User {
            bot: true,
            ..User::person(fixed::BOT, &options.bot_name, "en-US")
        };
        let people = fixed::PEOPLE.map(|(id, name)| User::person(id, name, "en-US"));
        for user in people.into_iter().chain([bot]) {
            guild.join(&user, now);
            world.users.insert(user.id, user);
        }
        for (id, name) in fixed::CHANNELS.into_iter().zip(&options.channel_names) {
            guild.channels.push(id);
            let channel = Channel::of_guild(id, ChannelKind::Text, fixed::GUILD, name);
            world.channels.insert(id, channel);
        }
        world.guilds.insert(fixed::GUILD, guild);
        world
    }

    /// Creates a guild without members.
    pub(crate) fn new_guild(&self, id: Id, name: &str, owner: Id, locale: &str) -> Guild {
        let mut guild = Guild::new(id, name, owner, locale);
        if let Some(invitation) = self.invitation {
            guild.roles = Roles::strict(id, invitation);
        }
        guild
    }

    pub(crate) fn next_id(&mut self, now: Millis) -> Id {
        self.snowflakes.next(now)
    }

    /// Rebuilds the nonces of all messages, of which a kept world has no list.
    pub(crate) fn remember_nonces(&mut self) {
        let messages = self.channels.values().flat_map(|channel| {
            let messages = channel.messages.values();
            messages.filter_map(|message| Some((message.nonce.clone()?, (channel.id, message.id))))
        });
        let mut found: Vec<_> = messages.collect();
        found.sort_by_key(|(_, (_, id))| *id);
        self.nonces = found.into_iter().collect();
    }

    pub(crate) fn message(&self, channel: Id, message: Id) -> Option<&Message> {
        self.channels.get(&channel)?.messages.get(&message)
    }

    pub(crate) fn message_mut(&mut self, channel: Id, message: Id) -> Option<&mut Message> {
        self.channels.get_mut(&channel)?.messages.get_mut(&message)
    }

    /// Returns the direct-message channel between the bot and a user, creating it if necessary.
    pub(crate) fn direct_channel(&mut self, user: Id, now: Millis) -> Id {
        let bot = self.bot;
        if let Some(channel) = self.directs_of(user).next() {
            return channel.id;
        }
        let id = self.next_id(now);
        self.channels.insert(id, Channel::direct(id, [bot, user]));
        id
    }

    /// Returns the direct messages in which a user takes part.
    pub(crate) fn directs_of(&self, user: Id) -> impl Iterator<Item = &Channel> {
        self.channels.values().filter(move |channel| {
            channel.kind == ChannelKind::Direct && channel.recipients.contains(&user)
        })
    }

    /// Whether two users share a guild. If they do not, neither can write to the other.
    pub(crate) fn share_guild(&self, one: Id, other: Id) -> bool {
        let mut guilds = self.guilds.values();
        guilds.any(|guild| {
            [one, other]
                .iter()
                .all(|user| guild.members.contains_key(user))
        })
    }

    /// Whether the bot is a member of the channel's guild, or has direct messages with the person
    /// there.
    pub(crate) fn is_here(&self, channel: &Channel) -> bool {
        match channel.guild.and_then(|guild| self.guilds.get(&guild)) {
            Some(guild) => guild.members.contains_key(&self.bot),
            None => channel.recipients.contains(&self.bot),
        }
    }

    /// Whether a person has installed the application.
    pub(crate) fn has_installed(&self, user: Id) -> bool {
        self.users.get(&user).is_some_and(|user| user.installed)
    }

    /// Whether a person can reach the bot in this channel: it is there, or they have installed it.
    pub(crate) fn is_reached(&self, user: Id, channel: &Channel) -> bool {
        self.is_here(channel) || self.has_installed(user)
    }

    /// Returns the commands that a person sees in a channel: those of the guild first, then the
    /// global ones. Where the bot isn't a member they are those of the application that the person
    /// has installed.
    pub(crate) fn visible_commands(
        &self,
        user: Id,
        channel: &Channel,
    ) -> impl Iterator<Item = &Command> {
        let (guild, is_here) = (channel.guild, self.is_here(channel));
        let installed = self.has_installed(user);
        let of_guild = self
            .commands
            .iter()
            .filter(move |c| is_here && c.guild.is_some() && c.guild == guild);
        let global = self.commands.iter().filter(move |c| {
            let is_installed = (is_here && c.is_installed_by(InstalledBy::Guild))
                || (installed && c.is_installed_by(InstalledBy::User));
            c.guild.is_none()
                && is_installed
                && match guild {
                    Some(_) => c.usable_in_guilds(),
                    None => c.usable_in_direct_messages(),
                }
        });
        of_guild.chain(global)
    }

    /// Returns the threads of a channel, oldest first.
    pub(crate) fn threads_of(&self, parent: Id) -> impl Iterator<Item = &Channel> {
        self.channels
            .values()
            .filter(move |c| c.parent == Some(parent) && c.thread.is_some())
    }

    pub(crate) fn add_interaction(&mut self, interaction: Interaction) {
        self.tokens
            .insert(interaction.token.clone(), interaction.id);
        self.interactions.insert(interaction.id, interaction);
        while self.interactions.len() > INTERACTIONS_KEPT {
            if let Some((_, old)) = self.interactions.pop_first() {
                self.tokens.remove(&old.token);
            }
        }
    }

    /// Opens a modal for a user. A client shows one modal at a time, so an earlier one closes.
    pub(crate) fn open_modal(&mut self, modal: Modal) {
        self.modals.retain(|_, open| open.user != modal.user);
        self.modals.insert(modal.id, modal);
    }

    /// Finds a component of a message by its `custom_id`, at any depth.
    pub(crate) fn component<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
        components.iter().find_map(|component| {
            if component["custom_id"].as_str() == Some(custom_id) {
                return Some(component);
            }
            let inner = component["components"]
                .as_array()
                .map(Vec::as_slice)
                .unwrap_or_default();
            Self::component(inner, custom_id).or_else(|| {
                component.get("accessory").and_then(|accessory| {
                    Self::component(std::slice::from_ref(accessory), custom_id)
                })
            })
        })
    }
}
