//! Clicks that change settings. The message shows at once what has become of them.

use std::time::Duration;

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

/// As long as Discord lets an answer be changed without another click.
/// <https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages>
const GRANTED_FOR: Duration = Duration::from_mins(15);

/// Changes what a button or a select says.
pub(super) async fn change(on: Click<'_>, setting: Setting) -> Result<Answer, Error> {
    match setting {
        Setting::Show => of_player(on, |_| {}).await,
        Setting::Days => {
            let view = on.host.days(on.caller.server, on.caller.user).await?;
            let message = cards::days(&view, on.caller.server, on.caller.locale);
            Ok(on.shows(message))
        }
        Setting::ChangeDays => {
            let view = on.host.days(on.caller.server, on.caller.user).await?;
            Ok(Answer::Form(cards::days_form(&view, on.caller.locale)))
        }
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
        Setting::ServerTheme { granted } => {
            let theme = chosen(on)?;
            of_server(on, granted, move |settings| settings.theme = theme).await
        }
        Setting::ServerBottom { granted } => {
            let bottom = chosen(on)?;
            of_server(on, granted, move |settings| settings.bottom = bottom).await
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

/// Discord shows the command only to members who may manage the server, and to those to whom the
/// server's settings of integrations give it. The answer can outlive both. A click tells what a member
/// may do now, but not those settings. So who had the command by a permission must still have it; whom
/// the settings gave it has the answer, which nobody else sees, for [`GRANTED_FOR`].
async fn of_server(
    on: Click<'_>,
    granted: bool,
    change: impl Fn(&mut ServerSettings) + Send + 'static,
) -> Result<Answer, Error> {
    let may_manage = settings::may_manage(on.interaction.member.as_ref());
    let may_still = may_manage || (granted && is_fresh(on.interaction));
    if !may_still {
        return Ok(Answer::Private(cards::may_not_manage(on.caller.locale)));
    }
    let message = settings::of_server(on.host, on.caller, granted, change).await?;
    Ok(on.shows(message))
}

/// Whether a click is on an answer that is not old.
fn is_fresh(click: &serenity::ComponentInteraction) -> bool {
    let seconds = |at: serenity::Timestamp| at.unix_timestamp();
    let age = seconds(click.id.created_at()) - seconds(click.message.id.created_at());
    u64::try_from(age).unwrap_or_default() <= GRANTED_FOR.as_secs()
}

/// What was chosen in a select.
fn chosen<T: Named>(on: Click<'_>) -> Result<T, Refusal> {
    let id: String = on.chosen()?;
    let found = T::every().into_iter().find(|one| one.id() == id);
    found.ok_or(Refusal::UnknownButton)
}
