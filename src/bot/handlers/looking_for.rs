//! Looking for an opponent, by a command or by a button.

use poise::serenity_prelude as serenity;

use super::{Caller, Error, challenging};
use crate::{
    bot::{cards, messages::Message},
    host::{Host, SeekRequest, SeeksWanted},
};
use domain::{
    community::seeks::{RatingRange, SeekScope},
    matches::{SideWish, TimingWish},
};
use rules::GameId;

/// What a player wants of a match and of the opponent.
pub(super) struct SeekWish {
    /// `None`: any game.
    pub(super) game: Option<GameId>,
    pub(super) timing: TimingWish,
    pub(super) rated: bool,
    pub(super) side: SideWish,
    pub(super) opponents: RatingRange,
    pub(super) scope: SeekScope,
    /// How long to look.
    pub(super) days: Option<u8>,
}

impl Default for SeekWish {
    fn default() -> SeekWish {
        SeekWish {
            game: None,
            timing: TimingWish::default(),
            rated: true,
            side: SideWish::Lot,
            opponents: RatingRange::default(),
            scope: SeekScope::Here,
            days: None,
        }
    }
}

/// Looks for an opponent.
pub(super) async fn look(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    wish: SeekWish,
) -> Result<Message, Error> {
    let sought = host
        .seek(SeekRequest {
            place: challenging::sought_in(host, http, caller).await?,
            player: caller.user,
            roles: caller.roles.clone(),
            game: wish.game,
            timing: wish.timing,
            rated: wish.rated,
            side: wish.side,
            opponents: wish.opponents,
            scope: wish.scope,
            days: wish.days,
        })
        .await?;
    Ok(cards::sought(&sought, caller.locale))
}

/// Lists those who look for opponents, and the open seats, which are for everyone in the server.
pub(super) async fn list(
    host: &Host,
    caller: &Caller,
    wanted: SeeksWanted,
) -> Result<Message, Error> {
    let view = host.seeks(caller.server, caller.user, wanted).await?;
    Ok(cards::seeks(&view, caller.locale))
}
