//! Reads and changes what players and servers have chosen.

use crate::host::{Failure, Host};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, Member, Paces, ServerId, UserId},
    settings::{Home, PlayerSettings, ServerSettings, SettingChange},
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

impl Host {
    /// Returns the look of pictures for this user, or for everyone in the server.
    pub async fn look(&self, server: ServerId, user: Option<UserId>) -> Result<Look, Failure> {
        self.store
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
    pub async fn plays_at_once(&self, player: UserId) -> Result<bool, Failure> {
        self.store
            .read(move |tx| Ok(tx.settings().of_player(player)?.play_at_once))
            .await
    }

    /// Returns the paces that can be chosen in a server.
    pub async fn paces(&self, server: ServerId) -> Result<Paces, Failure> {
        self.store
            .read(move |tx| Ok(tx.settings().paces(server)?))
            .await
    }

    /// Changes which paces can be chosen in a server. Changes are logged.
    pub async fn change_paces(
        &self,
        server: ServerId,
        moderator: UserId,
        change: impl Fn(&Paces) -> Paces + Send + 'static,
    ) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Server(server), move |tx| {
                let before = tx.settings().paces(server)?;
                let paces = change(&before);
                if paces != before {
                    tx.settings().set_paces(server, &paces)?;
                }
                log(
                    &tx.deeds(),
                    Member {
                        server,
                        user: moderator,
                    },
                    before.changes_to(&paces),
                    now,
                )
            })
            .await
    }

    /// Returns a player's settings.
    pub async fn player_settings(&self, user: UserId) -> Result<PlayerSettings, Failure> {
        self.store
            .read(move |tx| Ok(tx.settings().of_player(user)?))
            .await
    }

    /// Changes a player's settings, and returns the new ones.
    pub async fn change_player_settings(
        &self,
        user: UserId,
        change: impl Fn(&mut PlayerSettings) + Send + 'static,
    ) -> Result<PlayerSettings, Failure> {
        self.store
            .write(Lock::User(user), move |tx| {
                let mut settings = tx.settings().of_player(user)?;
                change(&mut settings);
                tx.settings().set_player(user, settings)?;
                Ok(settings)
            })
            .await
    }

    /// Returns a server's settings.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, Failure> {
        self.store
            .read(move |tx| Ok(tx.settings().of_server(server)?))
            .await
    }

    /// Changes a server's settings, and returns the new ones. Changes are logged.
    pub async fn change_server_settings(
        &self,
        server: ServerId,
        moderator: UserId,
        change: impl Fn(&mut ServerSettings) + Send + 'static,
    ) -> Result<ServerSettings, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Server(server), move |tx| {
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
                        user: moderator,
                    },
                    before.changes_to(settings),
                    now,
                )?;
                Ok(settings)
            })
            .await
    }
}

impl Host {
    /// Returns the channel or forum that a server had chosen for its matches before they were shown
    /// where they are proposed. `None` if it has chosen another one, or never had one.
    pub async fn last_home(&self, server: ServerId) -> Result<Option<LastHome>, Failure> {
        let last = self
            .store
            .read(move |tx| tx.deeds().last_change(server, "home"));
        Ok(match last.await? {
            Some(Moderation {
                moderator,
                deed: Deed::Setting(Some(SettingChange::Home(change))),
                ..
            }) if change.to == Home::AtChallenge => change.from.chosen().map(|channel| LastHome {
                channel,
                left_by: moderator,
            }),
            _ => None,
        })
    }
}

/// Logs each change in the log of the server.
pub(in crate::host) fn log(
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
