//! `/settings`: what a player has chosen, page by page. The options are a shortcut.

use poise::serenity_prelude as serenity;

use crate::{
    clocks::{
        actions::vacations,
        cards::vacation::vacation_draft,
        handlers::{change as changing_days, complete_zone},
    },
    discord::{
        handlers::{Caller, Context, Error, options::OneOf},
        messages::Message,
    },
    host::Host,
    matches::handlers::answer::answer,
    players::{cards, handlers::pages, ids::PlayerPage},
};
use domain::{
    matches::{Refusal, UserId},
    settings::{PictureWidth, PlayerSettings, PrivateBottom},
};
use rules::look::Theme;

/// Shows a page of a player's settings, or changes what the options say.
#[expect(
    clippy::too_many_arguments,
    reason = "each of them is an option of the command"
)]
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn settings(
    context: Context<'_>,
    page: Option<OneOf<PlayerPage>>,
    colors: Option<OneOf<Option<Theme>>>,
    width: Option<OneOf<PictureWidth>>,
    bottom: Option<OneOf<PrivateBottom>>,
    #[rename = "text-boards"] text_boards: Option<bool>,
    #[rename = "confirm-moves"] confirm_moves: Option<bool>,
    #[autocomplete = "complete_zone"] zone: Option<String>,
    #[rename = "quiet-hours"] quiet_hours: Option<String>,
    #[rename = "vacation-from"] first_day: Option<String>,
    #[rename = "vacation-until"] last_day: Option<String>,
    block: Option<serenity::User>,
    unblock: Option<serenity::User>,
) -> Result<(), Error> {
    if let Some(OneOf(PlayerPage::Data)) = page {
        return answer(context, cards::privacy::privacy()).await;
    }
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let change = move |settings: &mut PlayerSettings| {
        let old = *settings;
        *settings = PlayerSettings {
            theme: colors.map_or(old.theme, |theme| theme.0),
            width: width.map_or(old.width, |width| width.0),
            bottom: bottom.map_or(old.bottom, |bottom| bottom.0),
            text_boards: text_boards.unwrap_or(old.text_boards),
            confirm_moves: confirm_moves.unwrap_or(old.confirm_moves),
            ..old
        };
    };
    let is_about_boards = colors.is_some()
        || width.is_some()
        || bottom.is_some()
        || text_boards.is_some()
        || confirm_moves.is_some();
    let boards = if is_about_boards {
        Some(pages::of_player(host, &caller, change).await?)
    } else {
        None
    };
    let message = if let Some(player) = block {
        if player.bot {
            return Err(Refusal::BlockedBot.into());
        }
        pages::block(host, &caller, UserId(player.id.get())).await?
    } else if let Some(player) = unblock {
        pages::unblock(host, &caller, UserId(player.id.get())).await?
    } else if first_day.is_some() || last_day.is_some() {
        let days = VacationDays {
            first: first_day,
            last: last_day,
        };
        draft_vacation(host, &caller, days).await?
    } else if zone.is_some() || quiet_hours.is_some() {
        let days = [zone.as_deref(), quiet_hours.as_deref()];
        changing_days(host, &caller, days).await?
    } else if let Some(boards) = boards {
        boards
    } else {
        let page = page.map_or(PlayerPage::Boards, |page| page.0);
        pages::player_page(host, context.http(), &caller, page).await?
    };
    answer(context, message).await
}

/// The days of a vacation, as typed.
struct VacationDays {
    first: Option<String>,
    last: Option<String>,
}

/// Shows what a vacation would cost.
async fn draft_vacation(
    host: &Host,
    caller: &Caller,
    days: VacationDays,
) -> Result<Message, Error> {
    // If only the first day is given, it is the last one, too.
    let until = days.last.or_else(|| days.first.clone()).unwrap_or_default();
    let draft = host.read(caller.actor(), move |cx| {
        vacations::draft(cx, days.first.as_deref(), &until)
    });
    Ok(vacation_draft(&draft.await?))
}
