//! Reads and changes what players and servers have chosen.

use super::{Failure, Host};
use crate::{
    clock::Timestamp,
    matches::{Paces, ServerId, UserId},
    settings::{Look, PlayerSettings, ServerSettings, SettingChange},
    store::{Deed, Lock, Moderation, WriteTx},
};

impl Host {
    /// The look of pictures for this user, or for everybody in the server.
    pub async fn look(&self, server: ServerId, user: Option<UserId>) -> Result<Look, Failure> {
        self.store
            .read(move |tx| {
                let server = tx.server_settings(server)?;
                Ok(match user {
                    Some(user) => tx.player_settings(user)?.look(server),
                    None => server.look(),
                })
            })
            .await
    }

    /// The paces that can be chosen in a server.
    pub async fn paces(&self, server: ServerId) -> Result<Paces, Failure> {
        self.store.read(move |tx| Ok(tx.paces(server)?)).await
    }

    /// Changes which paces can be chosen in a server. The log tells of a change.
    pub async fn change_paces(
        &self,
        server: ServerId,
        moderator: UserId,
        change: impl Fn(&Paces) -> Paces + Send + 'static,
    ) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Server(server), move |tx| {
                let before = tx.paces(server)?;
                let paces = change(&before);
                if paces != before {
                    tx.set_paces(server, &paces)?;
                }
                log(tx, (server, moderator), before.changes_to(&paces), now)
            })
            .await
    }

    /// What a player has chosen.
    pub async fn player_settings(&self, user: UserId) -> Result<PlayerSettings, Failure> {
        self.store
            .read(move |tx| Ok(tx.player_settings(user)?))
            .await
    }

    /// Changes what a player has chosen, and gives the new settings.
    pub async fn change_player_settings(
        &self,
        user: UserId,
        change: impl Fn(&mut PlayerSettings) + Send + 'static,
    ) -> Result<PlayerSettings, Failure> {
        self.store
            .write(Lock::User(user), move |tx| {
                let mut settings = tx.player_settings(user)?;
                change(&mut settings);
                tx.set_player_settings(user, settings)?;
                Ok(settings)
            })
            .await
    }

    /// What a server has chosen.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, Failure> {
        self.store
            .read(move |tx| Ok(tx.server_settings(server)?))
            .await
    }

    /// Changes what a server has chosen, and gives the new settings. The log tells of a change.
    pub async fn change_server_settings(
        &self,
        server: ServerId,
        moderator: UserId,
        change: impl Fn(&mut ServerSettings) + Send + 'static,
    ) -> Result<ServerSettings, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Server(server), move |tx| {
                let before = tx.server_settings(server)?;
                let mut settings = before;
                change(&mut settings);
                if settings != before {
                    tx.set_server_settings(server, settings)?;
                }
                log(tx, (server, moderator), before.changes_to(settings), now)?;
                Ok(settings)
            })
            .await
    }
}

/// Puts each change into the log of the server.
pub(super) fn log(
    tx: &WriteTx<'_>,
    (server, moderator): (ServerId, UserId),
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
        tx.log(&what, now)?;
    }
    Ok(())
}
