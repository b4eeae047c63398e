//! The pages of a server's settings: shown and changed, by a command or by a click.

use poise::serenity_prelude as serenity;

use super::{
    gone,
    homes::{self, Usable},
};
use crate::{
    discord::{
        handlers::{
            Caller, Data, Error,
            elsewhere::{missing_for_posts_in, server_name},
        },
        ids::Access,
        messages::Message,
    },
    host::{Cx, Host},
    learning::actions::puzzles,
    moderation::{
        actions::{
            bans,
            log::{self, LogPage},
            rulings,
        },
        cards::{self as moderation_cards, wish::MatchesToRule},
    },
    players::actions::settings,
    rankings::{
        actions::{
            honours::{self, HonoursChange},
            seasons,
        },
        cards::season::signals,
        handlers::honour_roles::ServerRoles,
    },
    servers::{actions::openings, cards, ids::ServerPage},
};
use domain::{
    community::About,
    matches::{ChannelId, Phase, Place, RoleId},
    settings::{ServerSettings, Setting, SettingsPage},
};
use rules::{GameId, words::Locale};
use store::OpenServer;

/// Shows a page of what managers see and decide.
pub(crate) async fn server_page(
    data: &Data,
    http: &serenity::Http,
    caller: &Caller,
    page: ServerPage,
    access: Access,
) -> Result<Message, Error> {
    let (host, server) = (&data.host, caller.server);
    if matches!(
        page,
        ServerPage::Puzzle | ServerPage::Others | ServerPage::Log
    ) {
        gone::looked_after(host, http, server).await?;
    }
    let settings = match page {
        ServerPage::Settings(page) => page,
        ServerPage::Rewards => {
            let nothing = HonoursChange::default();
            return change_rewards(host, http, caller, nothing, access).await;
        }
        ServerPage::Puzzle => {
            let daily = host.read(caller.actor(), puzzles::daily_channel).await?;
            let shown = cards::puzzle_channel::daily_settings(daily.as_ref(), access);
            return telling_what_is_gone(host, http, caller, &[Setting::DailyPuzzle], shown).await;
        }
        ServerPage::Others => {
            return opening(host, http, caller, access).await;
        }
        ServerPage::Matches => {
            let matches = matches_to_rule(data, caller).await?;
            return Ok(moderation_cards::wish::matches_to_rule(&matches, access));
        }
        ServerPage::Bans => {
            return Ok(moderation_cards::bans(
                &host.read(caller.actor(), bans::list).await?,
                access,
            ));
        }
        ServerPage::Log => {
            homes::usable(host, http, server).await?;
            let log = host.read(caller.actor(), move |cx| log::page(cx, LogPage::Newest));
            return Ok(moderation_cards::log::log(&log.await?, access));
        }
        ServerPage::FairPlay => {
            return Ok(signals(
                &host.read(caller.actor(), seasons::signals).await?,
                access,
            ));
        }
    };
    of_server(host, http, caller, settings, access, |_| {}).await
}

/// Returns the latest matches of a server that a moderator can see: the running ones, and the finished ones.
async fn matches_to_rule(data: &Data, caller: &Caller) -> Result<MatchesToRule, Error> {
    let latest = async |phase| {
        let mut latest = data
            .host
            .read(caller.actor(), move |cx| rulings::latest_matches(cx, phase))
            .await?;
        let ids = latest.iter().map(|found| found.id).collect();
        let open = data.visibility.known_open(&caller.onlooker(), ids).await?;
        latest.retain(|found| open.contains(&found.id));
        Ok::<_, Error>(latest)
    };
    Ok(MatchesToRule {
        running: latest(Phase::Running).await?,
        over: latest(Phase::Over).await?,
    })
}

/// Changes a server's settings, and shows this page of them.
pub(crate) async fn of_server(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    page: SettingsPage,
    access: Access,
    change: impl Fn(&mut ServerSettings) + Send + 'static,
) -> Result<Message, Error> {
    let before = settings::of_server(host, caller.server).await?;
    let settings = host
        .act(caller.actor(), move |cx| {
            settings::change_server(cx, &change)
        })
        .await?;
    let settings = gone::checked(host, http, caller.server, settings).await?;
    let paces = settings::paces(host, caller.server).await?;
    // The current choice has just been checked.
    let shows_home = page == SettingsPage::Boards && settings.home == before.home;
    let Usable { settings, lost } = if shows_home {
        homes::looked_after(host, http, caller.server, settings).await?
    } else {
        let lost = None;
        Usable { settings, lost }
    };
    let shown = cards::settings::ShownSettings {
        settings,
        has_visitors: host.has_live_page(),
    };
    let message = cards::settings::server_settings(shown, &paces, page, access);
    let message = telling_what_is_gone(host, http, caller, &Setting::ALL, message?).await?;
    Ok(match lost {
        Some(lost) => message.adding(cards::settings::home_trouble(lost)),
        None => message,
    })
}

/// Adds to a page which of these settings were cleared because what they named was deleted.
async fn telling_what_is_gone(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    settings: &'static [Setting],
    mut page: Message,
) -> Result<Message, Error> {
    for change in gone::cleared(host, http, caller.server, settings).await? {
        if let Some(trouble) = cards::settings::cleared_setting(&change) {
            page = page.adding(trouble);
        }
    }
    Ok(page)
}

/// Returns the language of what everyone in the caller's server reads.
pub(crate) async fn public_locale(host: &Host, caller: &Caller) -> Result<Locale, Error> {
    if caller.server.is_elsewhere() {
        return Ok(caller.locale);
    }
    let settings = settings::of_server(host, caller.server).await?;
    Ok(settings.place(caller.place()?).locale)
}

/// Shows an open server and what can be changed, or asks whether to make it known to others.
pub(crate) async fn opening(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    access: Access,
) -> Result<Message, Error> {
    let name = server_name(http, caller.server).await?;
    if openings::of_server(host, caller.server).await?.is_some() {
        let rename = move |open: &mut OpenServer| open.name.clone_from(&name);
        let open = host
            .act(caller.actor(), move |cx| openings::change(cx, &rename))
            .await?;
        return Ok(cards::opening::opening(&open, access));
    }
    let here = homes::place(host, http, caller).await?;
    let draft = host
        .act(caller.actor(), move |cx| {
            openings::draft(cx, here, &name, None)
        })
        .await?;
    let shown = cards::opening::opening_draft(&draft, access);
    telling_what_is_gone(host, http, caller, &[Setting::Open], shown).await
}

/// Asks whether to make the server known to others with this description, or with none.
pub(crate) async fn describe_opening(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    about: Option<About>,
    access: Access,
) -> Result<Message, Error> {
    let name = server_name(http, caller.server).await?;
    let here = homes::place(host, http, caller).await?;
    let draft = host.act(caller.actor(), move |cx| {
        openings::draft(cx, here, &name, Some(about.clone()))
    });
    Ok(cards::opening::opening_draft(&draft.await?, access))
}

/// Makes a manager's changes, and shows what holds then.
pub(crate) async fn change_rewards(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    change: HonoursChange,
    access: Access,
) -> Result<Message, Error> {
    check_roles(http, caller, change.best.into_iter().chain(change.champion)).await?;
    gone::looked_after(host, http, caller.server).await?;
    let view = honours::change(host, caller.place()?, change).await?;
    let shown = cards::honours::honours(&view, caller.bot_gives_roles, access);
    let rewards = &[Setting::BestRole, Setting::ChampionRole, Setting::News];
    telling_what_is_gone(host, http, caller, rewards, shown).await
}

/// Checks that the caller can let these roles be assigned to players.
async fn check_roles(
    http: &serenity::Http,
    caller: &Caller,
    chosen: impl Iterator<Item = RoleId>,
) -> Result<(), Error> {
    let mut chosen = chosen.peekable();
    if chosen.peek().is_none() {
        return Ok(());
    }
    let roles = ServerRoles::fetch(http, caller.server).await?;
    for role in chosen {
        roles.check(role, caller)?;
    }
    Ok(())
}

/// Posts the puzzle of the day in this channel from now on, or where the caller is.
pub(crate) async fn begin_puzzles(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    channel: Option<ChannelId>,
    game: Option<GameId>,
) -> Result<Message, Error> {
    let here = caller.place()?;
    let place = Place {
        channel: channel.unwrap_or(here.channel),
        ..here
    };
    let missing = missing_for_posts_in(http, place.server, place.channel).await?;
    if !missing.is_empty() {
        return Ok(cards::puzzle_channel::no_puzzles_in(place.channel, missing));
    }
    let set = move |cx: &Cx<'_>| puzzles::set_daily(cx, place, game);
    let begins = host.act(caller.actor(), set).await?;
    Ok(cards::puzzle_channel::puzzle_channel(place.channel, begins))
}

/// Ends the puzzle of the day in the caller's server.
pub(crate) async fn end_puzzles(host: &Host, caller: &Caller) -> Result<Message, Error> {
    caller.place()?;
    Ok(if host.act(caller.actor(), puzzles::end_daily).await? {
        cards::puzzle_channel::puzzle_channel_off()
    } else {
        cards::puzzle_channel::no_puzzle_channel()
    })
}
