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
    matches::{Level, Refusal, SideWish},
};

/// Does what a button is for.
pub(super) async fn act(on: Click<'_>, playing: Playing) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let locale = caller.locale;
    let message = match playing {
        Playing::Again { id, level } => {
            let level = Level::new(level).ok_or(Refusal::UnknownButton)?;
            let by = (caller.user, caller.roles.clone());
            let begun = host.play_again(caller.server, id, by, Some(level)).await?;
            let view = host.board(caller.server, id).await?;
            cards::computer_begun(&begun, view.position.game(), locale)
        }
        Playing::Quiet { id } => {
            host.stop_guiding(caller.server, id, caller.user).await?;
            cards::tips_off(id, locale)
        }
        Playing::Learn { game } => {
            let wish = Wish {
                start: game.start(None).map_err(Refusal::Size)?,
                level: Some(Level::LOWEST),
                side: SideWish::Lot,
            };
            playing::begin(host, on.http, caller, wish).await?
        }
    };
    Ok(Answer::Private(message))
}
