//! What the handlers of every subject share: acts, who acts and where, and options of commands.

pub(crate) mod acts;
pub(crate) mod archived;
pub(crate) mod caller;
pub(crate) mod elsewhere;
pub(crate) mod localize;
pub(crate) mod options;
pub(crate) mod timing;

use super::{delivery::Courier, visibility::Visibility};
use crate::host::Host;
use domain::clock::Timestamp;

pub(crate) use super::error::Error;
pub(crate) use acts::{Act, GoesBy, On, Way};
pub(crate) use caller::Caller;

/// The data that handlers work on.
#[derive(Clone, Debug)]
pub(crate) struct Data {
    pub(crate) host: Host,
    pub(crate) courier: Courier,
    pub(crate) visibility: Visibility,
    /// Servers that joined later have just invited the bot.
    pub(crate) since: Timestamp,
}

pub(crate) type Command = poise::Command<Data, Error>;

pub(crate) type Context<'a> = poise::Context<'a, Data, Error>;
