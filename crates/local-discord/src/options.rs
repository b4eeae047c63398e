//! How to run a local Discord, and why it can fail to start.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use twilight_model::guild::Permissions;

/// How to run a local Discord.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen. Port 0 means any free one.
    pub address: SocketAddr,
    /// Whether other machines may be able to reach the address. Anyone who reaches it can do
    /// everything.
    pub exposed: bool,
    /// A file to which every request and every event is appended as a line of JSON.
    pub record: Option<PathBuf>,
    /// A folder that keeps the world and the clock from one run to the next. Without it they are
    /// lost when the local Discord ends.
    pub keep: Option<PathBuf>,
    /// The bot's name in a new world.
    pub bot_name: String,
    /// The guild's name in a new world.
    pub guild_name: String,
    /// The names of that guild's two text channels.
    pub channel_names: [String; 2],
    /// The permissions that the bot's invitation asks for, as Discord's bits. In new guilds the bot
    /// then has exactly these: `@everyone` has none there, and people have a role that lets them
    /// take part. Without it new guilds are as open as Discord makes them, and the bot can manage
    /// threads.
    pub bot_permissions: Option<u64>,
    /// The command with which new users begin. An empty channel of the page offers it.
    pub first_command: Option<String>,
    /// Whether requests beyond Discord's limits are refused.
    pub limits: Limits,
    /// How long the bot has for the first response to an act. Discord waits for three seconds;
    /// tests of something else can wait longer, so that they don't fail when the machine stalls for
    /// a moment.
    pub answer_within: Duration,
    /// How long the response to a request of the bot is delayed after everyone can see its effect.
    /// Discord does take a while, and users who have seen a message can act on it before the bot
    /// knows that it is there.
    pub lag: Duration,
}

/// How long Discord waits for the first response. It says: "you must send an initial response
/// within 3 seconds of receiving the event".
pub const FIRST_ANSWER: Duration = Duration::from_secs(3);

/// Whether request limits are enforced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limits {
    /// They are only counted, so that tests are as fast as possible.
    #[default]
    Off,
    /// As in Discord.
    Real,
}

impl Options {
    pub(crate) fn invitation(&self) -> Option<Permissions> {
        self.bot_permissions.map(Permissions::from_bits_truncate)
    }
}

impl Default for Options {
    /// Returns options for any free port of this machine, a new world, and nothing written to disk.
    fn default() -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            exposed: false,
            record: None,
            keep: None,
            bot_name: "Bot".to_owned(),
            guild_name: "Local Server".to_owned(),
            channel_names: ["general".to_owned(), "lounge".to_owned()],
            bot_permissions: None,
            first_command: None,
            limits: Limits::Off,
            answer_within: FIRST_ANSWER,
            lag: Duration::ZERO,
        }
    }
}

/// Why a local Discord did not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The address could be reached from other machines.
    #[error(
        "the local Discord listens on loopback only unless it is told to be exposed, not on {0}"
    )]
    NotLoopback(SocketAddr),
    /// The address is taken or forbidden.
    #[error("cannot listen on {address}")]
    Listen {
        /// The requested address.
        address: SocketAddr,
        /// The system's error.
        source: io::Error,
    },
    /// TLS cannot be served.
    #[error("cannot serve the API over TLS")]
    Tls(#[source] io::Error),
    /// The folder for attachments could not be created.
    #[error("cannot make a folder for attachments")]
    Contents(#[source] io::Error),
    /// The folder cannot be written, or contains something else.
    #[error("cannot go on from the folder {path}")]
    Keep {
        /// The requested path.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The record cannot be written.
    #[error("cannot write the record {path}")]
    Record {
        /// The requested file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
}
