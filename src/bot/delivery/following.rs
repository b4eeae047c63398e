//! Private words to those who follow a match.
//!
//! A word shows no more than the channel in which the match is shown. Discord says before each word
//! whether the follower may still see that channel: the bot asks for the channel (for a thread, the
//! channel above it), the server with its roles, and the member, and works the permissions out. Who
//! has left the server or may not see the channel follows the match no more. A channel that the bot
//! cannot see itself tells nothing about anybody, so no word comes then. Discord is not asked about
//! the players of the match, who know of it anyway.

use poise::serenity_prelude as serenity;

use super::{
    consequence::{self, Consequence},
    courier::Courier,
    look_up::Mark,
};
use crate::{
    bot::{
        cards::{self, board_file},
        error::Error,
    },
    host::{Due, Effect, WordView},
};
use domain::{
    causes::chain,
    matches::{ChannelId, UserId},
};

/// Whether somebody may see a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    Open,
    /// They may not, or are not in the server.
    Closed,
    /// The bot cannot see it either.
    Unknown,
}

impl Courier {
    /// Tells somebody who follows a match what has happened in it.
    pub(super) async fn tell_follower(&self, due: &Due, word: WordView) -> Result<Effect, Error> {
        let (follower, is_last) = (word.follower, word.is_last);
        let venue = word.board.venue;
        let plays = word.board.players.side_of(follower).is_some();
        let sight = if plays {
            Ok(Sight::Open)
        } else {
            self.sight(venue.shown_in(), follower).await
        };
        let after = match sight {
            Ok(Sight::Open) => {
                let mark = Mark::Picture {
                    file: board_file(word.board.id, word.board.revision, word.board.end),
                    // Such a message has none.
                    button: String::new(),
                };
                let card = cards::word(word).await?;
                match self.tell_once(due, 0, follower, (card, &mark)).await? {
                    Some(_) if is_last => Effect::Unfollow(follower),
                    Some(_) => Effect::None,
                    None => Effect::LoseFollower(follower),
                }
            }
            Ok(Sight::Closed) => Effect::Unfollow(follower),
            Ok(Sight::Unknown) if is_last => Effect::Unfollow(follower),
            Ok(Sight::Unknown) => Effect::None,
            Err(error) => {
                if consequence::of(&error) == Consequence::NotInServer {
                    self.must_be_in(venue.place.server).await?;
                }
                return Err(error.into());
            }
        };
        Ok(after)
    }

    async fn sight(&self, channel: ChannelId, user: UserId) -> Result<Sight, serenity::Error> {
        let error = match self.requests.may_see(channel, user).await {
            Ok(true) => return Ok(Sight::Open),
            Ok(false) => return Ok(Sight::Closed),
            Err(error) => error,
        };
        match consequence::of(&error) {
            Consequence::UserClosed => Ok(Sight::Closed),
            Consequence::ChannelGone | Consequence::ChannelClosed => {
                tracing::info!(%user, error = chain(&error), "a follower is told nothing");
                Ok(Sight::Unknown)
            }
            _ => Err(error),
        }
    }
}
