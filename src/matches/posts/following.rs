//! Private messages to the followers of a match.
//!
//! A message shows no more than the channel in which the match is shown. Before each message,
//! Discord is asked whether the follower can still see that channel: the bot requests the channel
//! (for a thread, its parent channel), the server with its roles, and the member, and computes the
//! permissions. A user who has left the server or cannot see the channel stops following the match.
//! A channel that the bot itself cannot see says nothing about anyone, so no message is sent then.
//! Discord is not asked about the players of the match, who know about it anyway.

use poise::serenity_prelude as serenity;

use crate::{
    discord::{
        delivery::{
            consequence::{self, Consequence},
            courier::Courier,
            look_up::Mark,
        },
        error::Error,
    },
    matches::{
        actions::following::{News, WordView},
        cards::boards::{file_name as board_file, main_button as board_button},
    },
    players::cards as player_cards,
};
use domain::{
    causes::chain,
    matches::{ChannelId, UserId},
};
use store::{Due, Effect};

/// Whether a user can see a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    Open,
    /// They can't, or are not in the server.
    Closed,
    /// The bot can't see it either.
    Unknown,
}

impl Courier {
    /// Tells a follower what has happened in a match, or a player that it is their turn.
    pub(crate) async fn tell_follower(&self, due: &Due, word: WordView) -> Result<Effect, Error> {
        let (follower, news, locale) = (word.follower, word.news, word.locale);
        let is_last = news == News::End;
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
                    // A follower's message has no button.
                    button: match news {
                        News::Turn => board_button(&word.board),
                        News::Move | News::End => String::new(),
                    },
                };
                let card = player_cards::following::word(word).await?.written(locale);
                let told = self.tell_once(due, 0, follower, card, &mark).await?;
                match told {
                    _ if news == News::Turn => Effect::Direct {
                        player: follower,
                        taken: told.is_some(),
                    },
                    Some(_) if is_last => Effect::Unfollow(follower),
                    Some(_) => Effect::None,
                    None => Effect::LoseFollower(follower),
                }
            }
            Ok(Sight::Closed) => Effect::Unfollow(follower),
            Ok(Sight::Unknown) if is_last => Effect::Unfollow(follower),
            Ok(Sight::Unknown) => Effect::None,
            Err(error) => {
                if consequence::of_error(&error) == Consequence::NotInServer {
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
        match consequence::of_error(&error) {
            Consequence::UserClosed => Ok(Sight::Closed),
            Consequence::ChannelGone | Consequence::ChannelClosed => {
                tracing::info!(%user, error = chain(&error), "could not check whether a follower sees the match, so they get no message");
                Ok(Sight::Unknown)
            }
            _ => Err(error),
        }
    }
}
