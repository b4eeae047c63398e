//! Reads and changes what players and servers have chosen.

use crate::host::{Cx, Failure, Host};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, Member, Paces, ServerId, UserId},
    settings::{Home, PlayerSettings, ServerSettings, Setting, SettingChange, Value},
};
use rules::look::Look;
use store::{Deed, DeedsMut, Lock, Moderation};

/// Where a server's matches were shown before it switched to showing them where they are proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastHome {
    /// The channel or the forum.
    pub channel: ChannelId,
    /// The user who changed it: a moderator, or the bot when it found the channel deleted.
    pub left_by: UserId,
}

/// Returns the look of pictures for this user, or for everyone in the server.
pub async fn load_look(
    host: &Host,
    server: ServerId,
    user: Option<UserId>,
) -> Result<Look, Failure> {
    host.store
        .read(move |tx| {
            let server = tx.settings().of_server(server)?;
            Ok(match user {
                Some(user) => tx.settings().of_player(user)?.look(server),
                None => server.look(),
            })
        })
        .await
}

/// Returns whether a player's tapped moves are played without being shown first.
pub async fn plays_at_once(host: &Host, player: UserId) -> Result<bool, Failure> {
    host.store
        .read(move |tx| Ok(tx.settings().of_player(player)?.play_at_once))
        .await
}

/// Returns the paces that can be chosen in a server.
pub async fn paces(host: &Host, server: ServerId) -> Result<Paces, Failure> {
    host.store
        .read(move |tx| Ok(tx.settings().paces(server)?))
        .await
}

/// Changes which paces can be chosen in a server. Changes are logged.
pub fn change_paces(cx: &Cx<'_>, change: impl Fn(&Paces) -> Paces) -> Result<(), Failure> {
    let (tx, server) = (cx.tx, cx.server());
    tx.lock(Lock::Server(server))?;
    let before = tx.settings().paces(server)?;
    let paces = change(&before);
    if paces != before {
        tx.settings().set_paces(server, &paces)?;
    }
    log(
        &tx.deeds(),
        Member {
            server,
            user: cx.user(),
        },
        before.changes_to(&paces),
        cx.now,
    )
}

/// Returns a player's settings.
pub async fn of_player(host: &Host, user: UserId) -> Result<PlayerSettings, Failure> {
    host.store
        .read(move |tx| Ok(tx.settings().of_player(user)?))
        .await
}

/// Changes a player's settings, and returns the new ones.
pub fn change_player(
    cx: &Cx<'_>,
    change: impl Fn(&mut PlayerSettings),
) -> Result<PlayerSettings, Failure> {
    let (tx, user) = (cx.tx, cx.user());
    tx.lock(Lock::User(user))?;
    let mut settings = tx.settings().of_player(user)?;
    change(&mut settings);
    tx.settings().set_player(user, settings)?;
    Ok(settings)
}

/// Returns a server's settings.
pub async fn of_server(host: &Host, server: ServerId) -> Result<ServerSettings, Failure> {
    host.store
        .read(move |tx| Ok(tx.settings().of_server(server)?))
        .await
}

/// Changes a server's settings, and returns the new ones. Changes are logged.
pub fn change_server(
    cx: &Cx<'_>,
    change: impl Fn(&mut ServerSettings),
) -> Result<ServerSettings, Failure> {
    let (tx, server) = (cx.tx, cx.server());
    tx.lock(Lock::Server(server))?;
    let before = tx.settings().of_server(server)?;
    let mut settings = before;
    change(&mut settings);
    if settings != before {
        tx.settings().set_server(server, settings)?;
    }
    log(
        &tx.deeds(),
        Member {
            server,
            user: cx.user(),
        },
        before.changes_to(settings),
        cx.now,
    )?;
    Ok(settings)
}

/// Returns the channel or forum that a server had chosen for its matches before they were shown
/// where they are proposed. `None` if it has chosen another one, or never had one.
pub async fn last_home(host: &Host, server: ServerId) -> Result<Option<LastHome>, Failure> {
    let last = host
        .store
        .read(move |tx| tx.deeds().last_change(server, Setting::Home.id()));
    Ok(match last.await? {
        Some(Moderation {
            moderator,
            deed:
                Deed::Setting(Some(SettingChange {
                    from: Value::Home(from),
                    to: Value::Home(Home::AtChallenge),
                    ..
                })),
            ..
        }) => from.chosen().map(|channel| LastHome {
            channel,
            left_by: moderator,
        }),
        _ => None,
    })
}

/// Logs each change in the log of the server.
pub(crate) fn log(
    deeds: &DeedsMut<'_>,
    Member {
        server,
        user: moderator,
    }: Member,
    changes: Vec<SettingChange>,
    now: Timestamp,
) -> Result<(), Failure> {
    for change in changes {
        let what = Moderation {
            server,
            moderator,
            deed: Deed::Setting(Some(change)),
            reason: None,
        };
        deeds.log(&what, now)?;
    }
    Ok(())
}
