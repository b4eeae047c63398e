//! Acts of members: what a button, a select, a form or a command stands for, and what is needed to do it.

use poise::serenity_prelude as serenity;

use std::time::Duration;

use super::{Caller, Data};
use crate::{
    discord::{
        error::Error,
        ids::Access,
        messages::{Answer, Message},
    },
    host::{Cx, Failure, Host, ReadCx},
};
use domain::{
    matches::{ChannelId, MatchId, Pace, Refusal, RoleId, UserId},
    settings::Home,
};
use rules::words::Sentence;
use store::Numbered;

/// How long Discord lets an answer be changed without another click.
/// <https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages>
const GRANTED_FOR: Duration = Duration::from_mins(15);

/// Something that a member can do. A button, a select or a form carries it, and a command makes one.
pub(crate) trait Act: Sized + Send {
    /// Returns whether it belongs to a server, so that it can be done nowhere else.
    fn is_of_server(&self) -> bool {
        false
    }

    /// Returns what a number stands for that is chosen in its select, if it is one of the database's.
    fn numbered(&self, number: u32) -> Option<Numbered> {
        let _ = number;
        None
    }

    /// Returns what it relies on that a restored backup can have undone.
    fn goes_by(&self) -> GoesBy {
        GoesBy::Itself
    }

    /// Returns whether its refusal replaces the private message that offers it, because what that offers is gone.
    fn is_refused_in_place(&self) -> bool {
        false
    }

    /// Does it, or opens its form.
    fn perform(self, on: On<'_>) -> impl Future<Output = Result<Answer, Error>> + Send;

    /// Does what its form was filled in for.
    fn submit(self, on: On<'_>) -> impl Future<Output = Result<Answer, Error>> + Send {
        let _ = on;
        async { Err(Refusal::UnknownButton.into()) }
    }
}

/// What an act relies on its user having seen, which a restored backup can have undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GoesBy {
    /// It says itself what is to be, changes nothing, or carries the number of a question that is asked once, or a
    /// revision that is compared with the board when it is done.
    Itself,
    /// A board of this revision. Later boards of the same time do not make it old, but a restoration does.
    Board {
        /// The match.
        id: MatchId,
        /// The revision of its board.
        revision: u32,
    },
    /// What its message shows. The custom id doesn't say which state that is, but the message says when it was
    /// posted or edited.
    Message,
}

/// A request of a member, with what an act needs to answer it.
#[derive(Clone, Copy)]
pub(crate) struct On<'a> {
    pub(crate) data: &'a Data,
    pub(crate) host: &'a Host,
    pub(crate) http: &'a serenity::Http,
    pub(crate) caller: &'a Caller,
    pub(crate) way: Way<'a>,
}

/// How a member asks for something.
#[derive(Clone, Copy)]
pub(crate) enum Way<'a> {
    /// By a button or a select.
    Click(&'a serenity::ComponentInteraction),
    /// By a form.
    Form(&'a serenity::ModalInteraction),
    /// By a command.
    Command,
}

impl On<'_> {
    /// Does this for the caller in one transaction.
    pub(crate) async fn act<T: Send + 'static>(
        &self,
        act: impl Fn(&Cx<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        self.host.act(self.caller.actor(), act).await
    }

    /// Loads this as the caller sees it.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl Fn(&ReadCx<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        self.host.read(self.caller.actor(), read).await
    }

    /// Returns the click.
    ///
    /// # Errors
    /// A refusal if something else was asked for by a form or a command: no button of it exists then.
    pub(crate) const fn click(&self) -> Result<&serenity::ComponentInteraction, Refusal> {
        match self.way {
            Way::Click(click) => Ok(click),
            Way::Form(_) | Way::Command => Err(Refusal::UnknownButton),
        }
    }

    /// Returns all that was chosen in a select of texts.
    pub(crate) fn all_chosen(&self) -> Result<&[String], Refusal> {
        match &self.click()?.data.kind {
            serenity::ComponentInteractionDataKind::StringSelect { values } => Ok(values),
            _ => Err(Refusal::UnknownButton),
        }
    }

    /// Returns what was chosen in a select.
    pub(crate) fn chosen<T: std::str::FromStr>(&self) -> Result<T, Refusal> {
        let first = self.all_chosen()?.first();
        first
            .and_then(|value| value.parse().ok())
            .ok_or(Refusal::UnknownButton)
    }

    /// Returns the paces that were chosen in a select.
    pub(crate) fn paces(&self) -> Result<Vec<Pace>, Refusal> {
        let paces = self.all_chosen()?.iter().map(|value| Pace::from_id(value));
        paces.collect::<Option<_>>().ok_or(Refusal::UnknownButton)
    }

    /// Returns the role that was chosen in a select.
    pub(crate) fn role(&self) -> Result<RoleId, Refusal> {
        let role = match &self.click()?.data.kind {
            serenity::ComponentInteractionDataKind::RoleSelect { values } => values.first(),
            _ => None,
        };
        let role = role.ok_or(Refusal::UnknownButton)?;
        Ok(RoleId(role.get()))
    }

    /// Returns the user that was chosen in a select of members, or of users by their names.
    pub(crate) fn user(&self) -> Result<UserId, Refusal> {
        let user = match &self.click()?.data.kind {
            serenity::ComponentInteractionDataKind::UserSelect { values } => values.first(),
            serenity::ComponentInteractionDataKind::StringSelect { .. } => {
                return self.chosen().map(UserId);
            }
            _ => None,
        };
        user.map(|user| UserId(user.get()))
            .ok_or(Refusal::UnknownButton)
    }

    /// Returns the channel or forum that was chosen in a select.
    pub(crate) fn home(&self) -> Result<Home, Refusal> {
        let data = &self.click()?.data;
        let channel = match &data.kind {
            serenity::ComponentInteractionDataKind::ChannelSelect { values } => values.first(),
            _ => None,
        };
        let channel = channel.and_then(|channel| data.resolved.channels.get(channel));
        let channel = channel.ok_or(Refusal::UnknownButton)?;
        let id = ChannelId(channel.id.get());
        match channel.kind {
            serenity::ChannelType::Text | serenity::ChannelType::News => Ok(Home::Channel(id)),
            serenity::ChannelType::Forum => Ok(Home::Forum(id)),
            _ => Err(Refusal::NoMessagesHere),
        }
    }

    /// Returns what was entered into an input of a form, if it is one that has it.
    pub(crate) fn typed(&self, wanted: &str) -> Option<String> {
        let Way::Form(form) = self.way else {
            return None;
        };
        let inputs = form.data.components.iter().flat_map(|row| &row.components);
        inputs.into_iter().find_map(|input| match input {
            serenity::ActionRowComponent::InputText(input) if input.custom_id == wanted => {
                input.value.clone()
            }
            _ => None,
        })
    }

    /// Returns whether the caller can still use this answer to a manager's command. An answer can outlive
    /// the permission and the server's integration settings. A click tells what a member is allowed to do
    /// now, but not those settings. So a member who had the command by a permission must still have it; a
    /// member to whom the settings gave it has the answer, which no one else sees, for [`GRANTED_FOR`].
    pub(crate) fn may_still_manage(&self, access: Access) -> bool {
        self.caller.manages || (access == Access::Settings && self.is_fresh())
    }

    /// Returns whether a click is on a recent answer, or a form was opened from one.
    fn is_fresh(&self) -> bool {
        let (asked, answer) = match self.way {
            Way::Click(click) => (click.id, Some(click.message.id)),
            Way::Form(form) => (form.id, form.message.as_ref().map(|message| message.id)),
            Way::Command => return false,
        };
        let Some(answer) = answer else {
            return false;
        };
        let seconds = |at: serenity::Timestamp| at.unix_timestamp();
        let age = seconds(asked.created_at()) - seconds(answer.created_at());
        u64::try_from(age).unwrap_or_default() <= GRANTED_FOR.as_secs()
    }

    /// Returns whether a message was clicked that only the caller sees.
    pub(crate) fn is_private(&self) -> bool {
        self.click().is_ok_and(|click| {
            let flags = click.message.flags.unwrap_or_default();
            flags.contains(serenity::MessageFlags::EPHEMERAL)
        })
    }

    /// Shows this only to the caller: in place of what was clicked, if only the caller sees that.
    pub(crate) fn shows(&self, message: Message) -> Answer {
        if self.is_private() {
            Answer::InPlace(message)
        } else {
            Answer::Private(message)
        }
    }

    /// Says this only to the caller.
    pub(crate) fn says(&self, sentence: &Sentence) -> Answer {
        self.shows(Message::of(self.caller.locale.say(sentence)))
    }

    /// Says this in place of a private message that was clicked. A message that everyone sees shows by itself what was
    /// done.
    pub(crate) fn says_in_private(&self, sentence: &Sentence) -> Answer {
        if self.is_private() {
            self.says(sentence)
        } else {
            Answer::Nothing
        }
    }
}
