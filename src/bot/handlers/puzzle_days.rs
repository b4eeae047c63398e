//! The channel in which a server shows the puzzle of the day: chosen by a command or by a click.

use poise::serenity_prelude as serenity;

use super::{Caller, Error, elsewhere::missing_for_posts_in};
use crate::{
    bot::{cards, messages::Message},
    host::Host,
};
use domain::matches::{ChannelId, Place};
use rules::GameId;

/// Posts the puzzle of the day in this channel from now on, or where the caller is.
pub(super) async fn begin(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    channel: Option<ChannelId>,
    game: Option<GameId>,
) -> Result<Message, Error> {
    let here = caller.place()?;
    let place = Place {
        channel: channel.unwrap_or(here.channel),
        ..here
    };
    let missing = missing_for_posts_in(http, place.server, place.channel).await?;
    if !missing.is_empty() {
        return Ok(cards::no_puzzles_in(place.channel, missing, caller.locale));
    }
    let begins = host.set_daily(place, game).await?;
    Ok(cards::puzzle_channel(place.channel, begins, caller.locale))
}

/// Posts it no longer.
pub(super) async fn end(host: &Host, caller: &Caller) -> Result<Message, Error> {
    let server = caller.place()?.server;
    Ok(if host.end_daily(server).await? {
        cards::puzzle_channel_off(caller.locale)
    } else {
        cards::no_puzzle_channel(caller.locale)
    })
}
