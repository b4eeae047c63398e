//! The pages of a player's settings: shown and changed, by a command or by a click.

use poise::serenity_prelude as serenity;

use crate::{
    challenges::actions::codes,
    clocks::{
        actions::{habits, vacations},
        cards::{days::days, notices::notices, vacation::vacations},
    },
    discord::{
        handlers::{Caller, Error},
        messages::Message,
    },
    host::Host,
    players::{
        actions::{blocks, notices, settings},
        cards::{self, PlayerSample},
        ids::PlayerPage,
    },
    servers::handlers::gone,
};
use domain::{
    matches::{Notices, UserId},
    settings::PlayerSettings,
};

/// Changes a player's settings, and shows them.
pub(crate) async fn of_player(
    host: &Host,
    caller: &Caller,
    change: impl Fn(&mut PlayerSettings) + Send + 'static,
) -> Result<Message, Error> {
    let settings = host
        .act(caller.actor(), move |cx| {
            settings::change_player(cx, &change)
        })
        .await?;
    let sample = PlayerSample {
        name: caller.name.clone(),
        look: settings::load_look(host, caller.server, Some(caller.user)).await?,
    };
    cards::player_settings(settings, sample)
}

/// Shows a page of a player's settings.
pub(crate) async fn player_page(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    page: PlayerPage,
) -> Result<Message, Error> {
    Ok(match page {
        PlayerPage::Boards => of_player(host, caller, |_| {}).await?,
        PlayerPage::Time => days(&host.read(caller.actor(), habits::load).await?),
        PlayerPage::Reminders => notices(&host.read(caller.actor(), notices::load).await?),
        PlayerPage::Vacation => {
            let view = host.read(caller.actor(), vacations::show).await?;
            vacations(&view)
        }
        PlayerPage::Code => {
            let code = host.read(caller.actor(), codes::show).await?;
            let code = match code {
                Some(code) if gone::is_deleted(http, code.place.channel).await => {
                    codes::lose_channel(host, code.place.channel).await?;
                    host.read(caller.actor(), codes::show).await?
                }
                code => code,
            };
            cards::code(code.as_ref())
        }
        PlayerPage::Blocked => cards::blocks(&host.read(caller.actor(), blocks::list).await?),
        PlayerPage::Data => cards::privacy::privacy(),
    })
}

/// Changes a player's notifications, and shows them.
pub(crate) async fn of_notices(
    host: &Host,
    caller: &Caller,
    change: impl Fn(&mut Notices) + Send + 'static,
) -> Result<Message, Error> {
    let view = host
        .act(caller.actor(), move |cx| notices::change(cx, &change))
        .await?;
    Ok(notices(&view))
}

/// Blocks a user.
pub(crate) async fn block(host: &Host, caller: &Caller, user: UserId) -> Result<Message, Error> {
    host.act(caller.actor(), move |cx| blocks::block(cx, user))
        .await?;
    Ok(cards::blocked(user))
}

/// Ends a block.
pub(crate) async fn unblock(host: &Host, caller: &Caller, user: UserId) -> Result<Message, Error> {
    let was_blocked = host
        .act(caller.actor(), move |cx| blocks::unblock(cx, user))
        .await?;
    Ok(cards::unblocked(user, was_blocked))
}
