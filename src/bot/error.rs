//! What can go wrong while talking to a player.

use poise::serenity_prelude as serenity;

use super::ConnectError;
use crate::{
    games::DiagramError,
    host::{Failure, StoreError},
    matches::Refusal,
};

/// What can go wrong in the bot.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The player asked for something that is not to be had, and is told why.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// The bot lacks permissions in the channel; the player is told which.
    #[error("the bot lacks {0} in this channel")]
    Permissions(serenity::Permissions),
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
    /// Discord failed or refused.
    #[error("Discord refused or did not answer")]
    Discord(#[from] Box<serenity::Error>),
    /// The bot cannot connect to its local Discord.
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// A picture could not be drawn.
    #[error("a picture could not be drawn")]
    Picture(#[from] crate::render::RenderError),
    /// A rules card has a faulty diagram.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// A picture's worker did not answer.
    #[error("a worker did not answer")]
    Worker(#[from] tokio::task::JoinError),
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Error {
        match failure {
            Failure::Refused(refusal) => Error::Refused(refusal),
            Failure::Broken(error) => Error::Store(error),
        }
    }
}

impl From<serenity::Error> for Error {
    fn from(error: serenity::Error) -> Error {
        Error::Discord(Box::new(error))
    }
}
