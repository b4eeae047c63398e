//! The channel that a server has chosen for its matches: whether they can be shown there.

use poise::serenity_prelude as serenity;

use super::gone::{self, me};
use crate::{
    discord::{
        handlers::{
            Caller, Error,
            elsewhere::{fault_of_home, out_of_sight},
        },
        permissions::HomeFault,
    },
    host::Host,
    players::actions::settings,
    servers::{actions, cards::settings::LostHome},
};
use domain::{
    causes::chain,
    matches::{Place, ServerId},
    settings::{Home, Named, ServerSettings},
};

/// A server's settings, as far as they can be used.
pub(crate) struct Usable {
    pub(crate) settings: ServerSettings,
    /// Where its matches would be shown, if the bot could.
    pub(crate) lost: Option<LostHome>,
}

/// Returns where a server's matches are shown now: where they are proposed if the chosen channel has
/// been deleted, which is recorded, or if the bot cannot see it. This is checked at each challenge, so
/// missing permissions of other kinds are left for the delivery to find.
pub(crate) async fn usable(
    host: &Host,
    http: &serenity::Http,
    server: ServerId,
) -> Result<Usable, Error> {
    let settings = settings::of_server(host, server).await?;
    let settings = gone::checked(host, http, server, settings).await?;
    let lost = match settings.home.chosen() {
        Some(channel) => out_of_sight(http, channel)
            .await
            .map(|fault| LostHome { channel, fault }),
        None => None,
    };
    let Some(lost) = lost else {
        return Ok(Usable { settings, lost });
    };
    note_lost_home(host, http, server, lost).await?;
    Ok(Usable {
        settings: ServerSettings {
            home: Home::AtChallenge,
            ..settings
        },
        lost: Some(lost),
    })
}

/// Returns the place where a caller's server reads what concerns all of it: where its matches are shown
/// now.
pub(crate) async fn place(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
) -> Result<Place, Error> {
    let here = caller.place()?;
    let usable = usable(host, http, caller.server).await?;
    Ok(usable.settings.place(here))
}

/// Returns what a reader of a server's settings should know about where its matches are shown, and the
/// settings, which change if the chosen channel has been deleted.
pub(crate) async fn looked_after(
    host: &Host,
    http: &serenity::Http,
    server: ServerId,
    settings: ServerSettings,
) -> Result<Usable, Error> {
    let Some(channel) = settings.home.chosen() else {
        let lost = forgotten(host, http, server).await?;
        return Ok(Usable { settings, lost });
    };
    let lost = match fault_of_home(http, server, channel).await {
        Ok(fault) => fault.map(|fault| LostHome { channel, fault }),
        Err(error) => {
            tracing::info!(%channel, error = chain(&error), "could not find out whether matches can be shown in a channel");
            None
        }
    };
    let settings = match lost {
        Some(lost) => note_lost_home(host, http, server, lost)
            .await?
            .unwrap_or(settings),
        None => settings,
    };
    Ok(Usable { settings, lost })
}

/// Records that a chosen channel has been deleted, and returns the resulting settings.
async fn note_lost_home(
    host: &Host,
    http: &serenity::Http,
    server: ServerId,
    lost: LostHome,
) -> Result<Option<ServerSettings>, Error> {
    if lost.fault != HomeFault::Gone {
        return Ok(None);
    }
    // Other settings may name the same channel.
    let gone = vec![Named::Channel(lost.channel)];
    let settings = actions::gone::forget(host, server, gone, me(http).await?);
    Ok(Some(settings.await?))
}

/// Returns a channel that was chosen until the bot found it deleted.
async fn forgotten(
    host: &Host,
    http: &serenity::Http,
    server: ServerId,
) -> Result<Option<LostHome>, Error> {
    let Some(last) = settings::last_home(host, server).await? else {
        return Ok(None);
    };
    let by_bot = last.left_by == me(http).await?;
    Ok(by_bot.then_some(LostHome {
        channel: last.channel,
        fault: HomeFault::Gone,
    }))
}
