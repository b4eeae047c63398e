//! Clicks that guide a newcomer. A private message that is clicked changes in place; a click under a
//! card that everyone sees is answered in private.

use super::{Click, challenge};
use crate::bot::{
    cards,
    error::Error,
    handlers::{
        picker,
        playing::{self, Wish},
        settings,
    },
    ids::{Access, Guide, PlayerPage, ServerPage},
    messages::Answer,
};
use rules::GameId;

/// Shows the next step.
pub(super) async fn lead(on: Click<'_>, guide: Guide) -> Result<Answer, Error> {
    let locale = on.caller.locale;
    Ok(match guide {
        Guide::Help { topic } => {
            let look = on.host.look(on.caller.server, Some(on.caller.user)).await?;
            on.shows(cards::help(topic, look, locale).await?)
        }
        Guide::Games => {
            let look = on.host.look(on.caller.server, Some(on.caller.user)).await?;
            on.shows(cards::games_to_play(look, locale).await?)
        }
        Guide::Settings if on.caller.manages => {
            let (page, access) = (ServerPage::Boards, Access::Permission);
            let shown = settings::server_page(on.host, on.http, on.caller, page, access);
            on.shows(shown.await?)
        }
        Guide::Settings => {
            let shown = settings::player_page(on.host, on.caller, PlayerPage::Boards);
            on.shows(shown.await?)
        }
        Guide::Tutorial { game } => on.shows(picker::first_lesson(on.host, on.caller, game).await?),
        Guide::Whom { game } if on.caller.server.is_elsewhere() => computer(on, game).await?,
        Guide::Whom { game } => {
            let look = on.host.look(on.caller.server, Some(on.caller.user)).await?;
            on.shows(cards::whom(game, look, locale).await?)
        }
        Guide::Computer { game } => computer(on, game).await?,
        Guide::Opponent { game } => {
            return challenge::challenge(on, game, Some(on.user()?)).await;
        }
        Guide::Anybody { game } => return challenge::challenge(on, game, None).await,
    })
}

/// Begins a match against the computer, at the level that fits the player.
async fn computer(on: Click<'_>, game: GameId) -> Result<Answer, Error> {
    let wish = Wish::fitting(game)?;
    let begun = playing::begin(on.host, on.http, on.caller, wish).await?;
    Ok(on.shows(begun))
}
