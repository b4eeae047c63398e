//! Beginning matches against the computer, whether by a command or by a button.

use poise::serenity_prelude as serenity;

use super::{Caller, Error, challenging};
use crate::{
    bot::{cards, messages::Message},
    games::AnyPosition,
    host::{ComputerRequest, Host},
    matches::{ChannelId, Level, NoComputer, Place, Refusal, ServerId, SideWish},
};

/// What somebody wants to play against the computer.
pub(super) struct Wish {
    pub(super) start: AnyPosition,
    pub(super) level: Option<Level>,
    pub(super) side: SideWish,
}

/// Begins a match against the computer.
pub(super) async fn begin(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    wish: Wish,
) -> Result<Message, Error> {
    let game = wish.start.game();
    let request = ComputerRequest {
        place: place(host, http, caller).await?,
        start: wish.start,
        player: caller.user,
        roles: caller.roles.clone(),
        level: wish.level,
        side: wish.side,
    };
    let begun = host.play_computer(request).await?;
    Ok(cards::computer_begun(&begun, game, caller.locale))
}

/// Where a match against the computer is shown: here, or where the server shows all, and in direct
/// messages where the bot is no member.
async fn place(host: &Host, http: &serenity::Http, caller: &Caller) -> Result<Place, Error> {
    if !caller.server.is_elsewhere() && !caller.server.is_direct() {
        return challenging::place(host, http, caller).await;
    }
    let user = serenity::UserId::new(caller.user.0);
    // The bot has spoken with the user already, or opens a channel in which it can. Discord gives the
    // same one each time.
    let channel = match user.create_dm_channel(http).await {
        Ok(channel) => ChannelId(channel.id.get()),
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)))
            if response.status_code.is_client_error() && response.status_code != 429 =>
        {
            return Err(Refusal::from(NoComputer::NoDirectMessages).into());
        }
        Err(error) => return Err(error.into()),
    };
    Ok(Place {
        server: ServerId::DIRECT,
        channel,
        locale: caller.locale,
    })
}
