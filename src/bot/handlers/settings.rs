//! Settings, page by page: shown and changed, by a command or by a click.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Error,
    homes::{self, Usable},
    openings, rewards,
};
use crate::{
    bot::{
        cards::{self, PlayerSample},
        ids::{Access, PlayerPage, ServerPage, SettingsPage},
        messages::Message,
    },
    host::{HonoursChange, Host, LogPage},
};
use domain::{
    matches::{Notices, UserId},
    settings::{PlayerSettings, ServerSettings},
};
use rules::words::Locale;

/// Changes a player's settings, and shows them.
pub(super) async fn of_player(
    host: &Host,
    caller: &Caller,
    change: impl Fn(&mut PlayerSettings) + Send + 'static,
) -> Result<Message, Error> {
    let settings = host.change_player_settings(caller.user, change).await?;
    let sample = PlayerSample {
        name: caller.name.clone(),
        look: host.look(caller.server, Some(caller.user)).await?,
    };
    cards::player_settings(settings, sample, caller.locale).await
}

/// Shows a page of a player's settings.
pub(super) async fn player_page(
    host: &Host,
    caller: &Caller,
    page: PlayerPage,
) -> Result<Message, Error> {
    let (user, locale) = (caller.user, caller.locale);
    Ok(match page {
        PlayerPage::Boards => of_player(host, caller, |_| {}).await?,
        PlayerPage::Time => cards::days(&host.days(caller.server, user).await?, locale),
        PlayerPage::Reminders => cards::notices(&host.notices(user).await?, locale),
        PlayerPage::Vacation => cards::vacations(&host.vacations(user).await?, locale),
        PlayerPage::Code => cards::code(host.code(user).await?.as_ref(), locale),
        PlayerPage::Blocked => cards::blocks(&host.blocks(user).await?, locale),
        PlayerPage::Data => cards::privacy(locale),
    })
}

/// Shows a page of what managers see and decide.
pub(super) async fn server_page(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    page: ServerPage,
    access: Access,
) -> Result<Message, Error> {
    let (server, locale) = (caller.server, caller.locale);
    let settings = match page {
        ServerPage::Boards => SettingsPage::Boards,
        ServerPage::Players => SettingsPage::Players,
        ServerPage::Paces => SettingsPage::Paces,
        ServerPage::Rewards => {
            let nothing = HonoursChange::default();
            return rewards::change(host, http, caller, nothing, access).await;
        }
        ServerPage::Puzzle => {
            let daily = host.daily_channel(server).await?;
            return Ok(cards::daily_settings(daily.as_ref(), access, locale));
        }
        ServerPage::Others => {
            return openings::show(host, http, caller, access).await;
        }
        ServerPage::Bans => {
            return Ok(cards::bans(&host.bans(server).await?, access, locale));
        }
        ServerPage::Log => {
            let log = host.log(server, LogPage::Newest);
            return Ok(cards::log(&log.await?, access, locale));
        }
        ServerPage::FairPlay => {
            return Ok(cards::signals(&host.signals(server).await?, access, locale));
        }
    };
    of_server(host, http, caller, settings, access, |_| {}).await
}

/// Changes a player's notifications, and shows them.
pub(super) async fn of_notices(
    host: &Host,
    caller: &Caller,
    change: impl Fn(&mut Notices) + Send + 'static,
) -> Result<Message, Error> {
    let view = host.change_notices(caller.user, change).await?;
    Ok(cards::notices(&view, caller.locale))
}

/// Changes a server's settings, and shows this page of them.
pub(super) async fn of_server(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    page: SettingsPage,
    access: Access,
    change: impl Fn(&mut ServerSettings) + Send + 'static,
) -> Result<Message, Error> {
    let before = host.server_settings(caller.server).await?;
    let settings = host
        .change_server_settings(caller.server, caller.user, change)
        .await?;
    let paces = host.paces(caller.server).await?;
    // The current choice has just been checked.
    let shows_home = page == SettingsPage::Boards && settings.home == before.home;
    let Usable { settings, lost } = if shows_home {
        homes::looked_after(host, http, caller.server, settings).await?
    } else {
        let lost = None;
        Usable { settings, lost }
    };
    let message = cards::server_settings(settings, &paces, page, access, caller.locale).await?;
    Ok(match lost {
        Some(lost) => message.adding(&cards::home_trouble(lost, caller.locale)),
        None => message,
    })
}

/// Returns the language of what everyone in the caller's server reads.
pub(super) async fn public_locale(host: &Host, caller: &Caller) -> Result<Locale, Error> {
    if caller.server.is_elsewhere() {
        return Ok(caller.locale);
    }
    let settings = host.server_settings(caller.server).await?;
    Ok(settings.place(caller.place()?).locale)
}

/// Blocks a user.
pub(super) async fn block(host: &Host, caller: &Caller, user: UserId) -> Result<Message, Error> {
    host.block(caller.user, user).await?;
    Ok(cards::blocked(user, caller.locale))
}

/// Ends a block.
pub(super) async fn unblock(host: &Host, caller: &Caller, user: UserId) -> Result<Message, Error> {
    let was_blocked = host.unblock(caller.user, user).await?;
    Ok(cards::unblocked(user, was_blocked, caller.locale))
}
