//! Discord, as every subject needs it: messages within its limits, custom ids, who acts and where, and how a message gets
//! to its channel. Nothing here knows a subject; [`bot`](crate::bot) is what knows all of them.
//!
//! - `error`: what can go wrong, and `alarm`: failures of the database in the log.
//! - `ids`: custom ids, converted from values to texts and back.
//! - `permissions`: the permissions that the bot needs, and where.
//! - `messages`: messages within Discord's limits.
//! - `cards`: names of choices, selects of pages, and pictures, which many cards have.
//! - `forum`: posts in forums, and the tags that some require.
//! - `visibility`: who can see a channel, as Discord has said.
//! - `reach`: whether Discord can be reached.
//! - `registration`: the commands as Discord lists them.
//! - `activity`: whether Discord opens the page with live boards.
//! - `delivery`: requests under Discord's limits, turns in each channel, and what follows from Discord's answers.
//! - `handlers`: acts, who acts and where, and options of commands.
//!
//! Each module and those that it uses; `tests/source` compares this with the source:
//!
//! ```text
//! error         —
//! alarm         error
//! ids           —
//! permissions   —
//! messages      ids error
//! cards         messages ids
//! forum         messages
//! visibility    —
//! reach         —
//! registration  error
//! activity      registration
//! delivery      messages forum permissions visibility reach activity error
//! handlers      delivery cards messages forum ids permissions visibility alarm error
//! ```

pub(crate) mod activity;
pub(crate) mod alarm;
pub(crate) mod cards;
pub(crate) mod delivery;
pub(crate) mod error;
pub(crate) mod forum;
pub(crate) mod handlers;
pub(crate) mod ids;
pub(crate) mod messages;
pub(crate) mod permissions;
pub(crate) mod reach;
pub(crate) mod registration;
pub(crate) mod visibility;
