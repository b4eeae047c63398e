//! Settings that name something that has been deleted in Discord.

use crate::{
    host::{Failure, Host},
    players::actions::settings::log,
};
use domain::{
    matches::{ChannelId, Member, RoleId, ServerId, UserId},
    settings::{Home, Named, ServerSettings, Setting, SettingChange, Value},
};
use store::{Lock, OpenServer, ReadTx, StoreError, WriteTx};

/// A setting that was cleared because what it named was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClearedSetting {
    /// The change.
    pub change: SettingChange,
    /// Who made it: the bot, unless a manager did.
    pub by: UserId,
}

/// Returns the next servers that have settings, in the order of their numbers, at most `most`.
pub async fn servers_with_settings(
    host: &Host,
    after: ServerId,
    most: u32,
) -> Result<Vec<ServerId>, Failure> {
    host.store
        .read(move |tx| Ok(tx.settings().servers(after, most)?))
        .await
}

/// Returns everything in Discord that the settings of a server name, wherever they are kept.
pub async fn named_in_settings(host: &Host, server: ServerId) -> Result<Vec<Named>, Failure> {
    host.store.read(move |tx| named(tx, server)).await
}

/// Clears every setting of a server that names something that has been deleted. The log says that
/// the bot made the change. Returns the settings that are left.
pub async fn forget(
    host: &Host,
    server: ServerId,
    gone: Vec<Named>,
    bot: UserId,
) -> Result<ServerSettings, Failure> {
    clear(host, server, gone, GoneHome::Cleared, bot).await
}

/// Does the same, but leaves where matches are shown: the next challenge notices that the channel is
/// gone, and tells its player where the match is shown instead.
pub async fn forget_all_but_home(
    host: &Host,
    server: ServerId,
    gone: Vec<Named>,
    bot: UserId,
) -> Result<(), Failure> {
    let left = clear(host, server, gone, GoneHome::KeptUntilUsed, bot);
    left.await.map(drop)
}

async fn clear(
    host: &Host,
    server: ServerId,
    gone: Vec<Named>,
    home: GoneHome,
    bot: UserId,
) -> Result<ServerSettings, Failure> {
    let now = host.clock.now();
    let looked = host.store.read({
        let gone = gone.clone();
        move |tx| {
            let is_named = named(tx, server)?.iter().any(|one| gone.contains(one));
            // Players may still have a role that is no longer awarded.
            let awards = tx.seasons().honours(server)?.is_some();
            Ok::<_, Failure>((is_named || awards, tx.settings().of_server(server)?))
        }
    });
    let (is_concerned, settings) = looked.await?;
    if !is_concerned {
        return Ok(settings);
    }
    host.store
        .write(Lock::Server(server), move |tx| {
            let before = tx.settings().of_server(server)?;
            let mut settings = before.without(&gone);
            if home == GoneHome::KeptUntilUsed {
                settings.home = before.home;
            }
            if settings != before {
                tx.settings().set_server(server, settings)?;
            }
            let mut changes = before.changes_to(settings);
            let honours = tx.seasons().honours(server)?;
            changes.extend(forget_channels(tx, server, settings, &gone)?);
            for role in roles(&gone) {
                if let Some(honours) = &honours {
                    changes.extend(SettingChange::losing(Setting::BestRole, honours.best, role));
                    changes.extend(SettingChange::losing(Setting::ChampionRole, honours.champion, role));
                }
                tx.absences().forget_role(server, role)?;
                if tx.tournaments().forget_managers(server, role)? {
                    let managers = Setting::TournamentManagers;
                    changes.extend(SettingChange::losing(managers, Some(role), role));
                }
            }
            for change in &changes {
                tracing::warn!(%server, setting = change.setting.id(), "a setting was cleared, because its role or channel is gone");
            }
            log(&tx.deeds(), Member { server, user: bot }, changes, now)?;
            Ok(settings)
        })
        .await
}

/// Returns those of these settings of a server that were cleared last instead of being chosen.
pub async fn cleared(
    host: &Host,
    server: ServerId,
    settings: &'static [Setting],
) -> Result<Vec<ClearedSetting>, Failure> {
    host.store
        .read(move |tx| {
            let mut cleared = Vec::new();
            for setting in settings {
                let Some(last) = tx.deeds().last_change(server, setting.id())? else {
                    continue;
                };
                if let store::Deed::Setting(Some(change)) = last.deed
                    && (change.clears() || closes(&change))
                    && is_unset(tx, server, &change)?
                {
                    cleared.push(ClearedSetting {
                        change,
                        by: last.moderator,
                    });
                }
            }
            Ok(cleared)
        })
        .await
}

/// What becomes of the channel for matches when it is gone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GoneHome {
    /// It is cleared like everything else.
    Cleared,
    /// Whoever uses it next clears it.
    KeptUntilUsed,
}

/// Returns whether this change hides a server from others.
fn closes(change: &SettingChange) -> bool {
    change.setting == Setting::Open && change.to == Value::Switch(false)
}

/// Returns whether a setting that was cleared is so still. The log doesn't tell each choice of those that are
/// kept elsewhere.
fn is_unset(
    tx: &ReadTx<'_>,
    server: ServerId,
    cleared: &SettingChange,
) -> Result<bool, StoreError> {
    let honours = || tx.seasons().honours(server);
    Ok(match cleared.setting {
        Setting::BestRole => honours()?.is_none_or(|honours| honours.best.is_none()),
        Setting::ChampionRole => honours()?.is_none_or(|honours| honours.champion.is_none()),
        Setting::News => honours()?.is_none_or(|honours| honours.news.is_none()),
        Setting::DailyPuzzle => tx.puzzles().channel(server)?.is_none(),
        Setting::Open => tx.servers().opening(server)?.is_none(),
        _ => true,
    })
}

/// Clears what names channels that are gone, besides the settings of `server` itself. A server whose own
/// channel for others is gone is open in its channel for matches, or else closed.
fn forget_channels(
    tx: &WriteTx<'_>,
    server: ServerId,
    settings: ServerSettings,
    gone: &[Named],
) -> Result<Vec<SettingChange>, Failure> {
    let is_gone = |channel: &ChannelId| gone.contains(&Named::Channel(*channel));
    let lost = |setting, channel: ChannelId| SettingChange::new(setting, Some(channel), None);
    let mut changes = Vec::new();
    let honours = tx.seasons().honours(server)?;
    let news = honours.and_then(|honours| honours.news);
    if let Some((channel, _)) = news.filter(|(channel, _)| is_gone(channel)) {
        tx.seasons().forget_news(server)?;
        changes.push(lost(Setting::News, channel));
    }
    let daily = tx.puzzles().channel(server)?;
    if let Some(daily) = daily.filter(|daily| is_gone(&daily.place.channel)) {
        tx.puzzles().remove_channel(server)?;
        changes.push(lost(Setting::DailyPuzzle, daily.place.channel));
    }
    if let Some(open) = tx
        .servers()
        .opening(server)?
        .filter(|open| is_gone(&open.channel))
    {
        if let Home::Channel(channel) = settings.home
            && !is_gone(&channel)
        {
            tx.servers().set_opening(&OpenServer { channel, ..open })?;
        } else {
            tx.servers().close(server)?;
            changes.push(SettingChange::new(Setting::Open, true, false));
        }
    }
    Ok(changes)
}

fn named(tx: &ReadTx<'_>, server: ServerId) -> Result<Vec<Named>, Failure> {
    let mut named = tx.settings().of_server(server)?.named();
    let mut channels = Vec::new();
    if let Some(honours) = tx.seasons().honours(server)? {
        let roles = [honours.best, honours.champion].into_iter().flatten();
        named.extend(roles.map(Named::Role));
        channels.extend(honours.news.map(|(channel, _)| channel));
    }
    channels.extend(
        tx.puzzles()
            .channel(server)?
            .map(|daily| daily.place.channel),
    );
    channels.extend(tx.servers().opening(server)?.map(|open| open.channel));
    named.extend(channels.into_iter().map(Named::Channel));
    named.extend(
        tx.tournaments()
            .manager_roles(server)?
            .into_iter()
            .map(Named::Role),
    );
    Ok(named)
}

fn roles(gone: &[Named]) -> impl Iterator<Item = RoleId> {
    gone.iter().filter_map(|one| match one {
        Named::Role(role) => Some(*role),
        Named::Channel(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{players::actions::settings, servers::actions::openings};
    use domain::{
        clock::testing::{START, TestMachine},
        community::{Code, Opening, Season},
        matches::{Actor, Place},
    };
    use rules::words::Locale;
    use store::{Honours, PuzzleChannel, on_either_engine, testing::Base};

    on_either_engine!(
        every_setting_that_names_what_is_gone_is_cleared_and_logged,
        an_event_leaves_the_channel_for_matches_to_the_next_challenge,
    );

    const HERE: ServerId = ServerId(7);
    const BOT: UserId = UserId(99);

    async fn every_setting_that_names_what_is_gone_is_cleared_and_logged(base: Base) {
        let (_machine, clock, _mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        let (channel, role) = (ChannelId(70), RoleId(71));
        let (other_channel, other_role) = (ChannelId(80), RoleId(81));
        let place = |channel| Place {
            server: HERE,
            channel,
            locale: Locale::English,
        };
        let set = move |tx: &WriteTx<'_>| {
            let settings = ServerSettings {
                home: Home::Channel(channel),
                challengers: Some(role),
                seat_role: Some(other_role),
                ..ServerSettings::default()
            };
            tx.settings().set_server(HERE, settings)?;
            let honours = Honours {
                news: Some((channel, Locale::English)),
                best: Some(role),
                champion: Some(other_role),
                season: Season::of(START),
            };
            tx.seasons().set_honours(HERE, &honours, START)?;
            tx.puzzles().set_channel(&PuzzleChannel {
                place: place(channel),
                game: None,
                day: 1,
            })?;
            Ok::<_, Failure>(tx.servers().set_opening(&open_in(channel))?)
        };
        host.store.write(Lock::None, set).await.expect("set");
        let named = named_in_settings(&host, HERE).await.expect("named");
        for one in [
            Named::Channel(channel),
            Named::Role(role),
            Named::Role(other_role),
        ] {
            assert!(named.contains(&one), "{named:?}");
        }
        assert_eq!(
            servers_with_settings(&host, ServerId(0), 10)
                .await
                .expect("read"),
            [HERE]
        );
        let nothing = vec![Named::Channel(other_channel)];
        forget(&host, HERE, nothing, BOT).await.expect("kept");
        assert_eq!(named_in_settings(&host, HERE).await.expect("named"), named);

        let gone = vec![Named::Channel(channel), Named::Role(role)];
        let left = forget(&host, HERE, gone, BOT).await.expect("cleared");
        assert_eq!((left.home, left.challengers), (Home::AtChallenge, None));
        let named = named_in_settings(&host, HERE).await.expect("named");
        assert!(
            named.iter().all(|one| *one == Named::Role(other_role)),
            "{named:?}"
        );
        let opening = openings::of_server(&host, HERE).await.expect("read");
        assert_eq!(opening, None, "there is no other channel");
        let log = host
            .read(Actor::player(HERE, BOT), move |cx| {
                crate::moderation::actions::log::page(
                    cx,
                    crate::moderation::actions::log::LogPage::Newest,
                )
            })
            .await
            .expect("read");
        assert!(!log.lines.is_empty());
        let cleared = cleared(&host, HERE, &Setting::ALL);
        let cleared = cleared.await.expect("read");
        let ids: Vec<&str> = cleared.iter().map(|one| one.change.setting.id()).collect();
        let expected = [
            "home",
            "challengers",
            "open",
            "best-role",
            "news",
            "daily-puzzle",
        ];
        assert_eq!(ids, expected);
        assert!(cleared.iter().all(|one| one.by == BOT));
    }

    fn open_in(channel: ChannelId) -> OpenServer {
        OpenServer {
            server: HERE,
            name: "Club".to_owned(),
            channel,
            locale: Locale::English,
            opening: Opening::new(Locale::English, Code::new(|_| 0)),
        }
    }

    async fn an_event_leaves_the_channel_for_matches_to_the_next_challenge(base: Base) {
        let (_machine, clock, _mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        let channel = ChannelId(70);
        let set = move |tx: &WriteTx<'_>| {
            let settings = ServerSettings {
                home: Home::Channel(channel),
                ..ServerSettings::default()
            };
            tx.settings().set_server(HERE, settings)?;
            Ok::<_, Failure>(tx.servers().set_opening(&open_in(channel))?)
        };
        host.store.write(Lock::None, set).await.expect("set");
        let gone = vec![Named::Channel(channel)];
        let forgotten = forget_all_but_home(&host, HERE, gone, BOT).await;
        forgotten.expect("cleared");
        let settings = settings::of_server(&host, HERE).await.expect("read");
        assert_eq!(settings.home, Home::Channel(channel));
        let opening = openings::of_server(&host, HERE).await.expect("read");
        assert_eq!(opening, None, "it is not open in a channel that is gone");
    }
}
