//! How to run a local Discord, and why it may not start.

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
    /// Whether the address may be one that other machines reach. Whoever reaches it can do
    /// everything.
    pub exposed: bool,
    /// A file to which every request and every event is appended as a line of JSON.
    pub record: Option<PathBuf>,
    /// A folder that keeps the world and the clock from one run to the next. Without it they end
    /// with the local Discord.
    pub keep: Option<PathBuf>,
    /// The bot's name in a new world.
    pub bot_name: String,
    /// The guild's name in a new world.
    pub guild_name: String,
    /// The names of that guild's two text channels.
    pub channel_names: [String; 2],
    /// The permissions that the bot's invitation asks for, as the bits of Discord. In new guilds the
    /// bot may then do just that: `@everyone` may do nothing there, and people have a role that lets
    /// them take part. Without it new guilds are as open as Discord makes them, and the bot may
    /// manage threads.
    pub bot_permissions: Option<u64>,
    /// The command with which somebody new begins. An empty channel of the page offers it.
    pub first_command: Option<String>,
    /// Whether requests beyond Discord's limits are refused.
    pub limits: Limits,
    /// How long the bot may take for the first answer to an act. Discord waits for three seconds; tests
    /// of something else may wait for longer, so that no moment at which the machine stands still fails
    /// them.
    pub answer_within: Duration,
    /// How long the answer to a request of the bot takes after everybody can see what it has done.
    /// Discord does take a while, and whoever has seen a message may act on it before the bot knows that
    /// it is there.
    pub lag: Duration,
}

/// How long Discord waits for the first answer. It says: "you must send an initial response within 3
/// seconds of receiving the event".
const FIRST_ANSWER: Duration = Duration::from_secs(3);

/// Whether limits of requests are enforced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limits {
    /// They are counted only, so that tests are as fast as they can be.
    #[default]
    Off,
    /// As at Discord.
    Real,
}

impl Options {
    pub(crate) fn invitation(&self) -> Option<Permissions> {
        self.bot_permissions.map(Permissions::from_bits_truncate)
    }
}

impl Default for Options {
    /// Any free port of this machine, a new world, and nothing written to disk.
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
        /// The address asked for.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// TLS cannot be served.
    #[error("cannot serve the API over TLS")]
    Tls(#[source] io::Error),
    /// There is no place for attachments.
    #[error("cannot make a folder for attachments")]
    Contents(#[source] io::Error),
    /// The folder cannot be written, or holds something else.
    #[error("cannot go on from the folder {path}")]
    Keep {
        /// The folder asked for.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The record cannot be written.
    #[error("cannot write the record {path}")]
    Record {
        /// The file asked for.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}
