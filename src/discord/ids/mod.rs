//! Custom ids: the meaning of a button, a select or a form, as text of at most 100 characters.
//!
//! The custom id is all that a click carries, so a click is understood after any number of
//! restarts. Everything here is pure: values to texts and back. Each subject says in its own `ids` which acts it has, and
//! `bot::handlers::custom_id`, which only the router needs, has them all.

pub(crate) mod codec;

use std::fmt;

use rules::variants;

/// Discord's limit for a custom id, in characters.
pub(crate) const LONGEST_ID: usize = 100;

/// The custom id of a select whose options are acts: the value of each is the custom id of its act.
pub(crate) const ACTS: &str = "acts";

/// A custom id as text: what Discord sends back when a button, a select or a form is used. Any act can become one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EncodedId(String);

impl EncodedId {
    /// Writes the custom id of an act.
    pub(crate) fn new(act: &impl fmt::Display) -> EncodedId {
        EncodedId(act.to_string())
    }

    /// Returns the text.
    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

/// The text is not a custom id of this version of the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UnknownId;

variants! {
    /// How a member has the command of an answer for managers. The names say whether the settings
    /// granted it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Access {
        /// By the permission to manage the server.
        Permission = "off",
        /// By the server's integration settings alone.
        Settings = "on",
    }
}
