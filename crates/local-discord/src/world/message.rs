//! Messages.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Attachment, Mentions};
use crate::{clock::Millis, id::Id, packed::Packed};

/// The message flags that have an effect here.
pub(crate) mod flags {
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const IS_COMPONENTS_V2: u64 = 1 << 15;
}

/// The message types that exist here, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum MessageKind {
    Default = 0,
    ThreadCreated = 18,
    Reply = 19,
    ChatInputCommand = 20,
    ContextMenuCommand = 23,
}

/// A sender's own mark on a message, for recognising it later.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Nonce {
    Text(String),
    Number(i64),
}

impl Nonce {
    pub(crate) fn json(&self) -> Value {
        match self {
            Self::Text(text) => Value::from(text.as_str()),
            Self::Number(number) => Value::from(*number),
        }
    }
}

/// The message that a reply, or the notice of a new thread, points to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Reference {
    pub(crate) channel: Id,
    pub(crate) message: Option<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) kind: MessageKind,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    /// Components that an edit removed. A client that has not received the edit still shows them,
    /// so clicks on them reach the bot.
    pub(crate) former_components: Vec<Packed>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) tts: bool,
    pub(crate) mentions: Mentions,
    /// The people who were actually notified. Edits never notify anyone.
    pub(crate) pinged: Vec<Id>,
    pub(crate) nonce: Option<Nonce>,
    pub(crate) reference: Option<Reference>,
    /// The interaction that this message responds to.
    pub(crate) interaction: Option<Id>,
    /// `interaction` and `interaction_metadata` as sent over the wire.
    pub(crate) interaction_json: Option<(Packed, Packed)>,
    /// The application, if the message came through an interaction's webhook.
    pub(crate) webhook: Option<Id>,
    pub(crate) edited: Option<Millis>,
    /// The only person who can see it, if it is ephemeral.
    pub(crate) only_for: Option<Id>,
}

impl Message {
    pub(crate) fn new(id: Id, channel: Id, author: Id) -> Self {
        Self {
            id,
            channel,
            author,
            kind: MessageKind::Default,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            former_components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            tts: false,
            mentions: Mentions::default(),
            pinged: Vec::new(),
            nonce: None,
            reference: None,
            interaction: None,
            interaction_json: None,
            webhook: None,
            edited: None,
            only_for: None,
        }
    }

    pub(crate) fn has(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    pub(crate) fn visible_to(&self, user: Id) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }
}
