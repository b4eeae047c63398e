//! Who can look at a match on the page.
//!
//! Its players can, and members who see its channel in one of its servers. Anyone else comes by a link that
//! nobody can guess, and sees what is open to everyone. For all others the match doesn't exist.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use super::{LivePage, Refused};
use crate::{discord::error::Error, matches::actions::live};
use domain::{
    clock::Timestamp,
    matches::{MatchId, ServerId, UserId},
};

/// For how long someone who could look at a match can look on.
const COUNTS_FOR: Duration = Duration::from_secs(20);

/// Someone who wants to look at a match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Viewer {
    /// `None` for a visitor.
    pub(super) user: Option<UserId>,
    /// Whether they came by the match's link.
    pub(super) has_link: bool,
}

/// When visitors were last known to be allowed to look at a match. What they see says nothing about a user, nor
/// what one user sees about another.
#[derive(Debug, Default)]
pub(super) struct Seen(Mutex<HashMap<MatchId, Timestamp>>);

impl LivePage {
    /// Returns who wants to look at a match: this user, or a visitor, with the key of a link if they have one.
    pub(super) fn viewer(&self, id: MatchId, user: Option<UserId>, key: Option<&str>) -> Viewer {
        Viewer {
            user,
            has_link: key.is_some_and(|key| live::link_opens(&self.0.host, id, key)),
        }
    }

    /// Checks what [`LivePage::check_sight`] checks, or, for visitors, that it was so a moment ago: thousands may
    /// come.
    pub(super) async fn check_sight_again(
        &self,
        id: MatchId,
        viewer: Viewer,
    ) -> Result<(), Refused> {
        if viewer.user.is_some() || !viewer.has_link {
            return self.check_sight(id, viewer).await;
        }
        let now = self.0.host.clock().now();
        let checked = {
            let mut seen = self.0.seen.0.lock().unwrap_or_else(PoisonError::into_inner);
            seen.retain(|_, at| now.since(*at) < COUNTS_FOR);
            seen.contains_key(&id)
        };
        if !checked {
            self.check_sight(id, viewer).await?;
            let mut seen = self.0.seen.0.lock().unwrap_or_else(PoisonError::into_inner);
            seen.insert(id, now);
        }
        Ok(())
    }

    /// Checks that someone can look at a match.
    pub(super) async fn check_sight(&self, id: MatchId, viewer: Viewer) -> Result<(), Refused> {
        let servers = live::servers(&self.0.host, id).await?;
        if servers.is_empty() {
            return Err(match viewer {
                // Nobody can count which numbers there are or were.
                Viewer {
                    user: None,
                    has_link: false,
                } => Refused::Hidden,
                Viewer { .. } => self.no_match(id).await,
            });
        }
        if let Some(user) = viewer.user
            && live::side_in(&self.0.host, id, user).await?.is_some()
        {
            return Ok(());
        }
        let mut hidden = Refused::Hidden;
        for server in servers {
            match self.check_sight_in(server, id, viewer).await {
                Ok(()) => return Ok(()),
                Err(Refused::Hidden | Refused::Told(Error::Refused(_))) => {}
                // Discord may say later that they can.
                Err(refused) => hidden = refused,
            }
        }
        Err(hidden)
    }

    /// Returns the link by which anyone can look at a match. `None` if not everyone can.
    pub(super) async fn public_link(&self, id: MatchId) -> Option<String> {
        let visibility = &self.discord().ok()?.visibility;
        for server in live::servers(&self.0.host, id).await.ok()? {
            if visibility.check_for_anyone(server, id).await.is_ok() {
                return Some(live::link(&self.0.host, id)?.into());
            }
        }
        None
    }

    async fn check_sight_in(
        &self,
        server: ServerId,
        id: MatchId,
        viewer: Viewer,
    ) -> Result<(), Refused> {
        if server.is_direct() || server.is_elsewhere() {
            return Err(Refused::Hidden);
        }
        let visibility = &self.discord()?.visibility;
        let member = match viewer.user {
            Some(user) => visibility.member(server, user).await,
            None => None,
        };
        if let Some(member) = member {
            return Ok(visibility.check(&member, id).await?);
        }
        if !viewer.has_link {
            return Err(Refused::Hidden);
        }
        Ok(visibility.check_for_anyone(server, id).await?)
    }
}
