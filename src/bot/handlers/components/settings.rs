//! Clicks that change settings. The message shows at once what has become of them.

use poise::serenity_prelude as serenity;

use super::Click;
use crate::{
    bot::{
        cards::{self, Named},
        error::Error,
        handlers::settings,
        ids::Setting,
        messages::Answer,
    },
    matches::Refusal,
    settings::{PlayerSettings, ServerSettings},
};

/// Changes what a button or a select says.
pub(super) async fn change(on: Click<'_>, setting: Setting) -> Result<Answer, Error> {
    match setting {
        Setting::Show => of_player(on, |_| {}).await,
        Setting::Theme => {
            let theme = chosen(on)?;
            of_player(on, move |settings| settings.theme = theme).await
        }
        Setting::Width => {
            let width = chosen(on)?;
            of_player(on, move |settings| settings.width = width).await
        }
        Setting::Bottom => {
            let bottom = chosen(on)?;
            of_player(on, move |settings| settings.bottom = bottom).await
        }
        Setting::TextBoards { on: text } => {
            of_player(on, move |settings| settings.text_boards = text).await
        }
        Setting::ConfirmMoves { on: confirm } => {
            of_player(on, move |settings| settings.confirm_moves = confirm).await
        }
        Setting::ServerTheme => {
            let theme = chosen(on)?;
            of_server(on, move |settings| settings.theme = theme).await
        }
        Setting::ServerBottom => {
            let bottom = chosen(on)?;
            of_server(on, move |settings| settings.bottom = bottom).await
        }
    }
}

async fn of_player(
    on: Click<'_>,
    change: impl Fn(&mut PlayerSettings) + Send + 'static,
) -> Result<Answer, Error> {
    let message = settings::of_player(on.host, on.caller, change).await?;
    Ok(on.shows(message))
}

/// Discord shows the command only to members who may manage the server, but its answer can outlive
/// their permission.
async fn of_server(
    on: Click<'_>,
    change: impl Fn(&mut ServerSettings) + Send + 'static,
) -> Result<Answer, Error> {
    let member = on.interaction.member.as_ref();
    let permissions = member.and_then(|member| member.permissions);
    if !permissions.is_some_and(may_manage) {
        return Ok(Answer::Private(cards::may_not_manage(on.caller.locale)));
    }
    let message = settings::of_server(on.host, on.caller, change).await?;
    Ok(on.shows(message))
}

fn may_manage(permissions: serenity::Permissions) -> bool {
    permissions.administrator() || permissions.manage_guild()
}

/// What was chosen in a select.
fn chosen<T: Named>(on: Click<'_>) -> Result<T, Refusal> {
    let id: String = on.chosen()?;
    let found = T::every().into_iter().find(|one| one.id() == id);
    found.ok_or(Refusal::UnknownButton)
}
