//! Interactions: acts of people that the bot must respond to.

use std::time::Instant;

use serde_json::Value;

use crate::{clock::Millis, id::Id};

/// How long a token works, in milliseconds: 15 minutes.
pub(crate) const TOKEN_LIFE: Millis = 15 * 60 * 1_000;

/// Interaction types, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    ModalSubmit = 5,
}

/// The bot's first response.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    /// Types 4 and 5: a message, perhaps one that still says "is thinking".
    Message {
        id: Id,
        deferred: bool,
    },
    /// Types 6 and 7: the message with the component.
    Update {
        deferred: bool,
    },
    Choices(Vec<Value>),
    Modal(Id),
    /// Type 12: the Activity.
    Launch,
}

/// The outcome of an act, as the person sees it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Outcome {
    Pending,
    /// The bot has deferred its message and still has to fill it.
    Thinking,
    Message(Id),
    Update(Id),
    Acknowledged,
    Launched,
    Modal(Id),
    Choices,
    Failed,
}

#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) guild: Option<Id>,
    /// Whether it comes from a context menu: responses to those have another message type.
    pub(crate) from_menu: bool,
    /// The `/name` shown above the response.
    pub(crate) name: String,
    /// The type of the option that an autocomplete asks about.
    pub(crate) option_kind: i64,
    /// The message with the component, or the one that a modal came from.
    pub(crate) source: Option<(Id, Id)>,
    pub(crate) created: Millis,
    /// Until when the first response is accepted.
    pub(crate) answer_until: Millis,
    pub(crate) started: Instant,
    pub(crate) reply: Option<Reply>,
    /// Whether the deferred message was filled or deleted.
    pub(crate) settled: bool,
    /// Milliseconds from the event to the response that settled it.
    pub(crate) latency: Option<u64>,
    /// `interaction_metadata` of the message a modal submit came from.
    pub(crate) triggered_by: Option<Value>,
}

impl Interaction {
    pub(crate) fn token_deadline(&self) -> Millis {
        self.created + TOKEN_LIFE
    }

    /// Returns its outcome by `now`.
    pub(crate) fn outcome(&self, now: Millis) -> Outcome {
        match &self.reply {
            None if now > self.answer_until => Outcome::Failed,
            None => Outcome::Pending,
            Some(Reply::Message { deferred: true, .. }) if !self.settled => {
                if now > self.token_deadline() {
                    Outcome::Failed
                } else {
                    Outcome::Thinking
                }
            }
            Some(Reply::Message { id, .. }) => Outcome::Message(*id),
            Some(Reply::Update { deferred: true }) if !self.settled => Outcome::Acknowledged,
            Some(Reply::Update { .. }) => match self.source {
                Some((_, message)) => Outcome::Update(message),
                None => Outcome::Acknowledged,
            },
            Some(Reply::Choices(_)) => Outcome::Choices,
            Some(Reply::Modal(modal)) => Outcome::Modal(*modal),
            Some(Reply::Launch) => Outcome::Launched,
        }
    }

    /// Marks the deferred response as filled and measures its latency.
    pub(crate) fn settle(&mut self) {
        self.settled = true;
        if self.latency.is_none() {
            self.latency = u64::try_from(self.started.elapsed().as_millis()).ok();
        }
    }
}

/// A modal that is open on a person's screen.
#[derive(Clone, Debug)]
pub(crate) struct Modal {
    pub(crate) id: Id,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) custom_id: String,
    pub(crate) title: String,
    pub(crate) components: Vec<Value>,
    /// The message whose component opened it.
    pub(crate) source: Option<(Id, Id)>,
    /// Metadata of the interaction that opened it.
    pub(crate) triggered_by: Value,
}
