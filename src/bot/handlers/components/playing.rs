//! Clicks on buttons of matches against the computer.

use super::Click;
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::playing::{self, Wish},
        ids::Playing,
        messages::Answer,
    },
    host::Strength,
};
use domain::matches::{Level, MatchId, Refusal, ServerId, SideWish};

/// Performs a button's action.
pub(super) async fn act(on: Click<'_>, playing: Playing) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let locale = caller.locale;
    let message = match playing {
        Playing::Again { id, level } => {
            let level = Level::new(level).ok_or(Refusal::UnknownButton)?;
            playing::again(host, on.http, caller, id, Some(level)).await?
        }
        Playing::Quiet { id } => {
            host.stop_guiding(caller.server, id, caller.user).await?;
            cards::tips_off(id, locale)
        }
        Playing::Learn { game } => {
            let wish = Wish {
                start: game.start(None).map_err(Refusal::Size)?,
                strength: Strength::ToLearn,
                side: SideWish::Lot,
            };
            playing::begin(host, on.http, caller, wish).await?
        }
        Playing::GiveUp { id } => {
            let home = home(on, id).await?;
            let resigning = host.ask_to_resign(home, id, caller.user, None).await?;
            cards::ask_to_give_up(resigning, locale)
        }
        Playing::GivenUp { id, revision } => {
            let home = home(on, id).await?;
            host.resign(home, id, caller.user, revision).await?;
            return Ok(Answer::InPlace(cards::resigned(id, locale)));
        }
    };
    Ok(Answer::Private(message))
}

/// Returns the server of a match that the caller plays, wherever they are.
async fn home(on: Click<'_>, id: MatchId) -> Result<ServerId, Error> {
    let home = on.host.home_of(id, on.caller.user).await?;
    Ok(home.ok_or(Refusal::Unknown(id))?)
}
