//! Looking for an opponent, by a command or by a button.

use poise::serenity_prelude as serenity;

use super::challenging;
use crate::{
    challenges::{
        actions::seeks::{self, SeekRequest, SeeksWanted},
        cards,
    },
    discord::{
        handlers::{Caller, Data, Error},
        messages::Message,
    },
    host::Host,
};
use domain::{
    community::seeks::{RatingRange, SeekScope},
    matches::{SideWish, TimingWish},
};
use rules::GameId;

/// What a player wants of a match and of the opponent.
pub(crate) struct SeekWish {
    /// `None`: any game.
    pub(crate) game: Option<GameId>,
    pub(crate) timing: TimingWish,
    pub(crate) rated: bool,
    pub(crate) side: SideWish,
    pub(crate) opponents: RatingRange,
    pub(crate) scope: SeekScope,
    /// How long to look.
    pub(crate) days: Option<u8>,
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
pub(crate) async fn look_for_opponent(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    wish: SeekWish,
) -> Result<Message, Error> {
    let request = SeekRequest {
        place: challenging::sought_in(host, http, caller).await?,
        game: wish.game,
        timing: wish.timing,
        rated: wish.rated,
        side: wish.side,
        opponents: wish.opponents,
        scope: wish.scope,
        days: wish.days,
    };
    let sought = host.act(caller.actor(), move |cx| seeks::make(cx, &request));
    Ok(cards::seeks::sought(&sought.await?))
}

/// Lists those who look for opponents, and the open seats in channels that the caller can see.
pub(crate) async fn list(
    data: &Data,
    caller: &Caller,
    wanted: SeeksWanted,
) -> Result<Message, Error> {
    let list = data
        .host
        .read(caller.actor(), move |cx| seeks::list(cx, wanted));
    let mut view = list.await?;
    let ids = view.seats.iter().map(|(open, _)| open.id).collect();
    let seen = data.visibility.known_open(&caller.onlooker(), ids).await?;
    view.seats.retain(|(open, _)| seen.contains(&open.id));
    Ok(cards::seeks::seeks(&view))
}
