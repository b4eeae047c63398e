//! Errors while talking to a player.

use std::net::SocketAddr;

use poise::serenity_prelude as serenity;
use url::Url;

use crate::{host::Failure, workers::Gone};
use domain::{
    causes,
    community::{Refused, tournament},
    matches::Refusal,
};
use rules::DiagramError;
use store::StoreError;

/// An error of the bot.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The player asked for something that cannot be done, and is told why.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// Communities cannot do this together, and the player is told why.
    #[error("refused: {0}")]
    Community(#[from] Refused),
    /// The player filled in an option that the command had in an earlier version. Ignored, it would look as if it counted.
    #[error("{command} has no option {option}")]
    OldOption {
        /// The command's name.
        command: String,
        /// The option's name.
        option: String,
    },
    /// The bot lacks permissions in the channel; the player is told which.
    #[error("the bot lacks {0} in this channel")]
    Permissions(serenity::Permissions),
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
    /// Discord failed or refused.
    #[error("Discord refused or did not answer{}", status(.0))]
    Discord(#[from] Box<serenity::Error>),
    /// The bot may not write in a channel now, but may be permitted to later.
    #[error("the bot may not write in the channel now")]
    Closed(#[source] Box<serenity::Error>),
    /// Discord has not answered in the time that a delivery is allowed to take.
    #[error("Discord did not answer in time")]
    NoAnswer,
    /// Discord does not say who can see the channel of a match.
    #[error("Discord does not say who can see the channel of a match")]
    VisibilityUnknown,
    /// The bot is no longer in the server.
    #[error("the bot is not in the server any more")]
    NotInServer,
    /// This version of the program does not understand a post.
    #[error("this version of courtier does not understand the post")]
    Unreadable,
    /// The bot cannot connect to its local Discord.
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// Nothing can listen where the bot should tell how it is.
    #[error("LISTEN: nothing can listen at {address}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The cause.
        source: std::io::Error,
    },
    /// A picture could not be drawn.
    #[error("a picture could not be drawn")]
    Picture(#[from] render::RenderError),
    /// A file could not be compressed.
    #[error("a file could not be packed")]
    Pack(#[source] std::io::Error),
    /// A rules card has a faulty diagram.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// A job was not done.
    #[error(transparent)]
    Worker(#[from] Gone),
    /// The system has no secrets to give.
    #[error("the system's source of random numbers failed")]
    Random(#[from] getrandom::Error),
    /// A background task died.
    #[error("{0} has failed again and again")]
    Task(&'static str),
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Error {
        match failure {
            Failure::Refused(refusal) => Error::Refused(refusal),
            Failure::Community(refused) => Error::Community(refused),
            Failure::Broken(error) => Error::Store(error),
            Failure::Gone(gone) => Error::Worker(gone),
            Failure::Random(error) => Error::Random(error),
        }
    }
}

impl From<tournament::Refusal> for Error {
    fn from(refusal: tournament::Refusal) -> Error {
        Refused::from(refusal).into()
    }
}

impl From<serenity::Error> for Error {
    fn from(error: serenity::Error) -> Error {
        Error::Discord(Box::new(error))
    }
}

impl Error {
    /// Returns the error and all its causes, for the log.
    pub(crate) fn chain(&self) -> String {
        causes::chain(self)
    }

    /// Returns whether Discord says that this was answered already, perhaps without the bot having
    /// received the confirmation.
    pub(crate) fn is_answered_already(&self) -> bool {
        let Error::Discord(error) = self else {
            return false;
        };
        is_answered_already(error)
    }

    /// Returns whether a process that starts should wait: it may work later by itself.
    pub(crate) fn is_transient_at_startup(&self) -> bool {
        match self {
            Error::Connect(error) => matches!(
                error,
                ConnectError::NoAnswer { .. } | ConnectError::NoSessionLeft { .. }
            ),
            Error::Store(error) => error.is_transient_at_startup(),
            Error::Discord(_) | Error::NoAnswer | Error::VisibilityUnknown => true,
            _ => false,
        }
    }
}

/// Returns the status of Discord's answer, if there was one, as an addition to a sentence.
fn status(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            format!(" (status {})", response.status_code.as_u16())
        }
        _ => String::new(),
    }
}

/// Discord's code for answering an interaction a second time.
const ANSWERED_ALREADY: isize = 40_060;

/// Returns whether Discord says that the interaction was answered before.
pub(crate) fn is_answered_already(error: &serenity::Error) -> bool {
    has_code(error, ANSWERED_ALREADY)
}

/// Discord's code for changing something in an archived thread.
const THREAD_ARCHIVED: isize = 50_083;

/// Returns whether Discord says that the thread is archived.
pub(crate) fn is_archived(error: &serenity::Error) -> bool {
    has_code(error, THREAD_ARCHIVED)
}

fn has_code(error: &serenity::Error, code: isize) -> bool {
    let serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) = error else {
        return false;
    };
    response.error.code == code
}

/// Why the bot cannot connect to Discord.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// Nothing answers there.
    #[error("no local Discord answers at {base} (DISCORD_API_BASE)")]
    NoAnswer {
        /// The address where it should be.
        base: Url,
        /// The cause.
        source: Box<serenity::Error>,
    },
    /// Discord does not accept the token.
    #[error(
        "Discord does not accept the token in DISCORD_TOKEN: it may have been reset. Take a new one \
         under \"Bot\" on your application's page at Discord"
    )]
    Token,
    /// The bot has connected as often as it is allowed to.
    #[error("the bot has connected as often as Discord allows, and may again in {minutes} minutes")]
    NoSessionLeft {
        /// The time until it can connect again.
        minutes: u64,
    },
    /// It points to a gateway elsewhere, which would get the token.
    #[error("the local Discord at {base} names a gateway that is not on this machine: {gateway}")]
    GatewayElsewhere {
        /// The address of the local Discord.
        base: Url,
        /// The gateway that it names.
        gateway: String,
    },
    /// The certificate for a local Discord cannot be read.
    #[error("DISCORD_API_CA: the certificate {path} cannot be read")]
    CertificateFile {
        /// The file.
        path: String,
        /// The cause.
        source: std::io::Error,
    },
    /// The HTTP client cannot be created.
    #[error("the HTTP client cannot be made")]
    Client(#[source] reqwest::Error),
    /// The TLS connector cannot be created.
    #[error("OpenSSL cannot read the certificates that this machine trusts")]
    Tls(#[source] native_tls::Error),
    /// The certificate for a local Discord is not valid.
    #[error("DISCORD_API_CA: the file has no certificate that can be used")]
    Certificate(#[source] reqwest::Error),
    /// Discord has ended the connection, and would do so again.
    #[error("Discord's gateway does not let the bot in")]
    Gateway(#[source] serenity::GatewayError),
    /// The public key is none.
    #[error("DISCORD_PUBLIC_KEY is not the public key of an application at Discord")]
    PublicKey(#[source] serenity::interactions_endpoint::InvalidKey),
    /// This process cannot connect to itself, which it needs for what Discord posts.
    #[error("the bot cannot connect to itself on this machine")]
    Itself(#[source] std::io::Error),
    /// The runtime of the connection cannot be started.
    #[error("the connection to Discord cannot be started")]
    Runtime(#[source] std::io::Error),
}
