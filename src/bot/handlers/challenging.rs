//! Making a challenge, whether by a command or by a menu.

use poise::serenity_prelude as serenity;

use super::{Caller, Error};
use crate::{
    bot::{cards, messages::Message, permissions::Room},
    causes::chain,
    games::AnyPosition,
    host::{ChallengeRequest, Host, Opponent, Shown},
    matches::{Place, Refusal, SideWish},
};

/// What a challenger has chosen.
pub(super) struct Wishes {
    pub(super) start: AnyPosition,
    pub(super) opponent: Option<Opponent>,
    pub(super) side: SideWish,
    pub(super) rated: bool,
}

/// A challenge that could not be shown would be a challenge nobody can take. Where Discord does not
/// say what the bot may do, it is left to find out. Gives what is missing for a thread, without
/// which a match can be shown all the same.
pub(super) fn check_place(caller: &Caller) -> Result<serenity::Permissions, Error> {
    match caller.room {
        None | Some(Room::OwnThread) => Ok(serenity::Permissions::empty()),
        Some(Room::Here { for_thread }) => Ok(for_thread),
        Some(Room::Closed(missing)) => Err(Error::Permissions(missing)),
        Some(Room::NoMessages) => Err(Refusal::NoMessagesHere.into()),
    }
}

/// Where the challenge is made: here, or in the channel of this thread, so that the match gets a
/// thread of its own there. A forum takes no messages, so in one of its posts the challenge stays.
async fn place(http: &serenity::Http, caller: &Caller) -> Place {
    let here = caller.place();
    let Some(beside) = caller.beside else {
        return here;
    };
    match http.get_channel(serenity::ChannelId::new(beside.0)).await {
        Ok(serenity::Channel::Guild(channel))
            if matches!(
                channel.kind,
                serenity::ChannelType::Text | serenity::ChannelType::News
            ) =>
        {
            Place {
                channel: beside,
                ..here
            }
        }
        Ok(_) => here,
        Err(error) => {
            tracing::info!(channel = %beside, error = chain(&error), "a challenge stays in its thread");
            here
        }
    }
}

/// Makes the challenge.
pub(super) async fn challenge(
    host: &Host,
    http: &serenity::Http,
    caller: Caller,
    wishes: Wishes,
) -> Result<Message, Error> {
    let for_thread = check_place(&caller)?;
    let is_first = host.is_new_to(caller.server).await?;
    let opponent = wishes.opponent.as_ref().map(|opponent| opponent.seen.user);
    let place = place(http, &caller).await;
    let request = ChallengeRequest {
        place,
        start: wishes.start,
        challenger: caller.user,
        opponent: wishes.opponent,
        wish: wishes.side,
        rated: wishes.rated,
    };
    let id = host.challenge(request).await?;
    let made = cards::challenge_made_at((id, opponent), for_thread, caller.locale);
    let made = if place.channel == caller.channel {
        made
    } else {
        made.adding(&cards::in_channel(place.channel, caller.locale))
    };
    Ok(match caller.room {
        // What is missing for a thread has said where boards will be.
        Some(room) if is_first && for_thread.is_empty() => {
            let shown = if room == Room::OwnThread {
                Shown::InThread
            } else {
                Shown::InChannel
            };
            made.adding(&cards::where_boards_go(shown, caller.locale))
        }
        _ => made,
    })
}
