//! What the bot shows: one type for every message, and Discord's limits in one place.
//!
//! A [`Message`] is put together from plain values and leaves this module only by way of
//! [`send`](self), which fits it into the limits first. No card can make a message that Discord
//! refuses for its size.

mod answer;
mod fit;
mod form;
mod limits;
mod markup;
mod parts;
mod send;
mod suggestions;

pub(super) use answer::Answer;
pub(super) use fit::{cut, sections, thread_title};
pub(super) use form::{Form, Input};
pub(super) use limits::{
    LONGEST_THREAD_TITLE, MOST_CHOICES, MOST_OPTIONS, MOST_SELECTS, MOST_SUGGESTIONS, MOST_TEXT,
};
pub(super) use markup::{
    channel, code, date, link, mention, mention_role, mentioned, moment, plain, quoted,
    relative_time,
};
pub(super) use parts::{Button, File, Select, SelectOption, Style};
pub(super) use send::{FirstMessage, without_buttons};
pub(super) use suggestions::Suggestions;

use crate::host::GuestView;
use domain::matches::{MatchId, RoleId, ServerId, UserId};
use rules::words::Arg;

/// A message: posted for everybody by the outbox, or an answer to one user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Message {
    text: String,
    selects: Vec<Select>,
    /// Buttons of which one is to be chosen, in rows above the others.
    choices: Vec<Button>,
    buttons: Vec<Button>,
    files: Vec<File>,
    /// The one user whom the message may notify.
    pings: Vec<UserId>,
    /// The role whose members it may notify.
    calls: Option<RoleId>,
    /// What becomes of an answer once it is given.
    afterwards: Option<Afterwards>,
}

/// What becomes of an answer once it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Afterwards {
    /// It is taken away once it has been read, as long as this match goes on.
    TakeAway {
        /// The match.
        during: MatchId,
    },
    /// It gets a link to the board of a match that begins, as soon as the board is posted.
    LinkBoard {
        /// The server where the reader looks at the match.
        server: ServerId,
        /// The match.
        of: MatchId,
    },
}

impl Message {
    /// Words and nothing else.
    pub(super) fn of(text: impl Into<String>) -> Message {
        Message {
            text: text.into(),
            ..Message::default()
        }
    }

    /// The words as Discord will have them.
    pub(super) fn words(&self) -> String {
        self.clone().fit().text
    }

    /// The names of its files.
    #[cfg(test)]
    pub(super) fn file_names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| file.name.as_str())
    }

    /// The first line of its words.
    pub(super) fn first_line(&self) -> String {
        self.words().lines().next().unwrap_or_default().to_owned()
    }

    /// The same with other words below its own.
    pub(super) fn adding(mut self, words: &str) -> Message {
        self.text.push('\n');
        self.text.push_str(words);
        self
    }

    /// The same, but it calls players of other servers by name, where a mention would show most people
    /// nothing but a number.
    pub(super) fn naming<'g>(mut self, guests: impl IntoIterator<Item = &'g GuestView>) -> Message {
        for guest in guests {
            if let Arg::Text(mention) = mention(guest.player) {
                self.text = self.text.replace(&mention, &plain(&guest.name));
            }
        }
        self
    }

    /// The same with nothing to press.
    pub(super) fn without_buttons(mut self) -> Message {
        self.selects.clear();
        self.choices.clear();
        self.buttons.clear();
        self
    }

    /// The same with these selects, a row each, above the buttons.
    pub(super) fn with_selects(mut self, selects: impl IntoIterator<Item = Select>) -> Message {
        self.selects.extend(selects);
        self
    }

    /// The same with these buttons in rows of their own, above the other buttons.
    pub(super) fn with_choices(mut self, choices: impl IntoIterator<Item = Button>) -> Message {
        self.choices.extend(choices);
        self
    }

    /// The same with these buttons.
    pub(super) fn with_buttons(mut self, buttons: impl IntoIterator<Item = Button>) -> Message {
        self.buttons.extend(buttons);
        self
    }

    /// The same with a picture or another file.
    pub(super) fn with_file(mut self, file: File) -> Message {
        self.files.push(file);
        self
    }

    /// The same, and this user is notified of it, if there is still such a user.
    pub(super) fn pinging(mut self, users: impl IntoIterator<Item = UserId>) -> Message {
        self.pings = users
            .into_iter()
            .filter(|user| user.is_in_discord())
            .collect();
        self
    }

    /// The same, and the members of this role are notified of it, where Discord lets the bot do so.
    pub(super) const fn calling(mut self, role: Option<RoleId>) -> Message {
        self.calls = role;
        self
    }

    /// The same, to be taken away once it has been read, as long as this match goes on. Only answers
    /// can be.
    pub(super) fn fleeting(mut self, during: MatchId) -> Message {
        self.afterwards = Some(Afterwards::TakeAway { during });
        self
    }

    /// The same, to get a link to the first board of a match once the board is there. Only answers can.
    pub(super) fn linking_board(mut self, server: ServerId, of: MatchId) -> Message {
        self.afterwards = Some(Afterwards::LinkBoard { server, of });
        self
    }

    /// What becomes of it once it is given, if anything does.
    pub(super) const fn afterwards(&self) -> Option<Afterwards> {
        self.afterwards
    }
}
