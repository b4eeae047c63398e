//! The bot's messages: one type for all of them, and Discord's limits in one place.
//!
//! A [`Message`] is put together from plain values, without a language. It is [`Written`] in the language of its readers,
//! and leaves this module only by way of [`send`](self), which first fits it into the limits. No card can make a message
//! that Discord refuses for its size.

mod answer;
mod file;
mod fit;
mod form;
mod limits;
mod markup;
mod parts;
mod send;
#[cfg(test)]
mod shown;
mod suggestions;
mod typed;

pub(crate) use answer::{Answer, ShownTo};
pub(crate) use file::File;
pub(crate) use fit::{cut, thread_title};
pub(crate) use form::{Form, Input};
pub(crate) use limits::{
    LONGEST_THREAD_TITLE, MOST_CHOICES, MOST_OPTIONS, MOST_SELECTS, MOST_SUGGESTIONS, MOST_TEXT,
};
pub(crate) use markup::{
    bold, channel, code, date, link, mention, mention_role, moment, plain, quoted, relative_time,
    users_in, with_name,
};
pub(crate) use parts::{Button, Select, SelectOption, Style};
pub(crate) use send::{FirstMessage, without_buttons};
#[cfg(test)]
pub(crate) use shown::States;
pub(crate) use suggestions::{Suggestions, move_of, number_of};
pub(crate) use typed::{is_again, with_typed};

use self::{file::Words, limits::MOST_BUTTONS};
use domain::matches::{GuestView, MatchId, RoleId, ServerId, UserId};
use rules::{
    sentence,
    words::{Arg, Locale, Text},
};

/// Names a player of another server in a text instead of mentioning them.
pub(crate) fn naming(text: impl Into<Text>, guest: Option<&GuestView>) -> Text {
    match guest.map(|guest| (mention(guest.player), &guest.name)) {
        Some((Arg::Same(mention), name)) => text.into().replacing(mention, plain(name)),
        _ => text.into(),
    }
}

/// How many acts a card shows as buttons: no more can be taken in at a glance.
const MOST_TOGETHER: usize = 7;

/// A message: posted for everyone by the outbox, or an answer to one user. Its words have no language until it leaves.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Message<W: Words = Text> {
    text: W,
    selects: Vec<Select<W>>,
    /// Buttons of which one is to be chosen, in rows above the others.
    choices: Vec<Button<W>>,
    buttons: Vec<Button<W>>,
    /// A select below the buttons: what is wanted less often, or the other pages.
    more: Option<Select<W>>,
    files: Vec<File<W>>,
    /// The users whom the message may notify.
    pings: Vec<UserId>,
    /// The role whose members it may notify.
    calls: Option<RoleId>,
    /// The task to do with an answer after it is sent.
    afterwards: Option<Afterwards>,
}

/// A message in the language of those who read it.
pub(crate) type Written = Message<String>;

/// A task to do with an answer after it is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Afterwards {
    /// It is deleted once it has been read, as long as this match is running.
    TakeAway {
        /// The match.
        during: MatchId,
    },
    /// A link to the board of a match that is about to begin is added to it as soon as the board is
    /// posted.
    LinkBoard {
        /// The server in which the reader looks at the match.
        server: ServerId,
        /// The match.
        of: MatchId,
    },
    /// The computer's move is shown in its place as soon as it is made, unless the reader has moved on.
    ShowAnswer {
        /// The match.
        of: MatchId,
        /// The revision of the board that is shown until then.
        revision: u32,
    },
}

impl Message {
    /// Creates a message with nothing but text.
    pub(crate) fn of(text: impl Into<Text>) -> Message {
        Message {
            text: text.into(),
            ..Message::default()
        }
    }

    /// Returns its text.
    pub(crate) fn text(&self) -> Text {
        self.text.clone()
    }

    /// Writes it in the language of those who read it.
    pub(crate) fn written(self, locale: Locale) -> Written {
        let buttons = |buttons: Vec<Button>| -> Vec<Button<String>> {
            let buttons = buttons.into_iter();
            buttons.map(|button| button.written(locale)).collect()
        };
        let selects = self.selects.into_iter();
        let files = self.files.into_iter();
        Message {
            text: self.text.written_within(locale, MOST_TEXT),
            selects: selects.map(|select| select.written(locale)).collect(),
            choices: buttons(self.choices),
            buttons: buttons(self.buttons),
            more: self.more.map(|select| select.written(locale)),
            files: files.map(|file| file.written(locale)).collect(),
            pings: self.pings,
            calls: self.calls,
            afterwards: self.afterwards,
        }
    }

    /// Returns its text in the language of those who read it, for what shows no more than that.
    pub(crate) fn words_in(self, locale: Locale) -> String {
        self.written(locale).words()
    }

    /// Returns whether there is something to press or to choose.
    fn has_components(&self) -> bool {
        let none = self.selects.is_empty() && self.choices.is_empty() && self.buttons.is_empty();
        !none || self.more.is_some()
    }

    /// Adds text below its own.
    pub(crate) fn adding(mut self, words: impl Into<Text>) -> Message {
        self.text = Text::lines([self.text, words.into()]);
        self
    }

    /// Adds text above its own.
    pub(crate) fn below(mut self, words: impl Into<Text>) -> Message {
        self.text = Text::lines([words.into(), self.text]);
        self
    }

    /// Names players of other servers instead of mentioning them, because most readers would see a
    /// mention of them as nothing but a number.
    pub(crate) fn naming<'g>(mut self, guests: impl IntoIterator<Item = &'g GuestView>) -> Message {
        for guest in guests {
            self.text = naming(self.text, Some(guest));
        }
        self
    }

    /// Removes everything that can be pressed.
    pub(crate) fn without_buttons(mut self) -> Message {
        self.selects.clear();
        self.choices.clear();
        self.buttons.clear();
        self.more = None;
        self
    }

    /// Adds these selects above the buttons, one to a row.
    pub(crate) fn with_selects(mut self, selects: impl IntoIterator<Item = Select>) -> Message {
        self.selects.extend(selects);
        self
    }

    /// Adds these buttons in rows of their own, above the other buttons.
    pub(crate) fn with_choices(mut self, choices: impl IntoIterator<Item = Button>) -> Message {
        self.choices.extend(choices);
        self
    }

    /// Adds these buttons.
    pub(crate) fn with_buttons(mut self, buttons: impl IntoIterator<Item = Button>) -> Message {
        self.buttons.extend(buttons);
        self
    }

    /// Adds buttons before those that are there.
    pub(crate) fn with_buttons_first(
        mut self,
        buttons: impl IntoIterator<Item = Button>,
    ) -> Message {
        self.buttons.splice(0..0, buttons);
        self
    }

    /// Adds those of these buttons for which the last row has room, the first ones first.
    pub(crate) fn with_buttons_that_fit(
        self,
        buttons: impl IntoIterator<Item = Button>,
    ) -> Message {
        let room = match self.buttons.len() {
            0 => MOST_BUTTONS,
            taken => taken.next_multiple_of(MOST_BUTTONS) - taken,
        };
        self.with_buttons(buttons.into_iter().take(room))
    }

    /// Adds what can be done, what is wanted most first: as buttons, or if they would be a wall of them, the first as
    /// buttons and the rest in the select *Everything else …*.
    pub(crate) fn with_acts(self, mut acts: Vec<Button>) -> Message {
        if acts.len() <= MOST_TOGETHER {
            return self.with_buttons(acts);
        }
        let more = acts.split_off(MOST_BUTTONS);
        self.with_buttons(acts).with_more(more)
    }

    /// Offers what these buttons would do in the select *Everything else …* at the bottom, to keep the rows of buttons short.
    pub(crate) fn with_more(mut self, buttons: impl IntoIterator<Item = Button>) -> Message {
        self.more = Select::of_acts(sentence!("select-more"), buttons);
        self
    }

    /// Offers the other pages in a select at the bottom, below this page's own selects and buttons.
    pub(crate) fn with_pages(mut self, pages: Option<Select>) -> Message {
        debug_assert!(self.more.is_none(), "a page has one select at the bottom");
        self.more = pages;
        self
    }

    /// Adds a picture or another file.
    pub(crate) fn with_file(mut self, file: File) -> Message {
        self.files.push(file);
        self
    }

    /// Lets the message notify these users, except those who no longer exist.
    pub(crate) fn pinging(mut self, users: impl IntoIterator<Item = UserId>) -> Message {
        self.pings = users
            .into_iter()
            .filter(|user| user.is_in_discord())
            .collect();
        self
    }

    /// Lets the message notify the members of this role, where Discord allows the bot to do so.
    pub(crate) const fn calling(mut self, role: Option<RoleId>) -> Message {
        self.calls = role;
        self
    }

    /// Marks the answer for deletion once it has been read, as long as this match is running. Only
    /// answers can be marked.
    pub(crate) fn fleeting(mut self, during: MatchId) -> Message {
        self.afterwards = Some(Afterwards::TakeAway { during });
        self
    }

    /// Marks the answer to get a link to the first board of a match once the board is there. Only
    /// answers can be marked.
    pub(crate) fn linking_board(mut self, server: ServerId, of: MatchId) -> Message {
        self.afterwards = Some(Afterwards::LinkBoard { server, of });
        self
    }

    /// Marks the answer to show the computer's move in a match once it is made on the board of this
    /// revision. Only answers can be marked.
    pub(crate) fn showing_answer(mut self, of: MatchId, revision: u32) -> Message {
        self.afterwards = Some(Afterwards::ShowAnswer { of, revision });
        self
    }
}

impl<W: Words> Message<W> {
    /// Returns the names of its files.
    #[cfg(test)]
    pub(crate) fn file_names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| file.name.as_str())
    }

    /// Returns what happens to it after it is sent, if anything does.
    pub(crate) const fn afterwards(&self) -> Option<Afterwards> {
        self.afterwards
    }
}

impl Written {
    /// Returns the text as Discord will receive it.
    pub(crate) fn words(&self) -> String {
        self.clone().fit().text
    }

    /// Returns the first line of its text.
    pub(crate) fn first_line(&self) -> String {
        self.words().lines().next().unwrap_or_default().to_owned()
    }
}
