//! Checks whether a member can look at a match: the database knows where it is shown, and [`Visibility`] asks Discord what
//! the member sees there.
//!
//! A match is shown to its players wherever they are, and to everyone who can see the channel that it is
//! shown in, and so is a challenge, open to all or not: users who are in that channel already, the whole server if `@everyone` can see it,
//! otherwise the members whose roles let them. For anyone else the match does not exist, and a match against the
//! computer that its player has not shared exists for that player alone. Users who
//! manage the server can rule on any of its matches by `/server`, and can look at those whose channels
//! they see. A match between two servers is shown in a channel of each, and the one in the onlooker's
//! server counts.

use std::collections::{HashMap, HashSet};

use crate::{
    discord::{
        error::Error,
        visibility::{ANYONE, Onlooker, Sight, Visibility, of_open},
    },
    matches::actions::lists::{self, FoundMatch},
    players::actions::settings,
};
use domain::matches::{MatchId, Refusal, ServerId};

impl Visibility {
    /// Checks that a match of the server is shown to this onlooker. Other matches pass, because they are
    /// not found there.
    ///
    /// # Errors
    /// The refusal for a match that does not exist, if it is not shown; [`Error::VisibilityUnknown`] if Discord
    /// does not answer.
    pub(crate) async fn check(&self, onlooker: &Onlooker, id: MatchId) -> Result<(), Error> {
        let mut found = lists::whereabouts(&self.host, onlooker.server, vec![id]).await?;
        let at = found.pop();
        self.check_found(onlooker, FoundMatch { id, at }).await
    }

    /// Checks that a match is shown to someone who is no member of its server, or whose roles there are unknown.
    pub(crate) async fn check_for_anyone(
        &self,
        server: ServerId,
        id: MatchId,
    ) -> Result<(), Error> {
        if server.is_direct() || server.is_elsewhere() {
            return Err(Refusal::Unknown(id).into());
        }
        if !settings::of_server(&self.host, server).await?.visitors {
            return Err(Refusal::Unknown(id).into());
        }
        let anyone = Onlooker::elsewhere(server, ANYONE, Vec::new());
        self.check(&anyone, id).await
    }

    /// Checks that a match is shown to this onlooker, as [`Visibility::check`] does, if it is known where
    /// it is shown in the server.
    pub(crate) async fn check_found(
        &self,
        onlooker: &Onlooker,
        found: FoundMatch,
    ) -> Result<(), Error> {
        let FoundMatch { id, at } = found;
        let sights = self.sights(onlooker, at.into_iter().collect()).await;
        match sights.get(&id) {
            Some(Sight::Open) | None => Ok(()),
            Some(Sight::Unknown) => Err(Error::VisibilityUnknown),
            Some(Sight::Closed) => Err(Refusal::Unknown(id).into()),
        }
    }

    /// Returns those of these matches that this onlooker can look at.
    ///
    /// # Errors
    /// [`Error::VisibilityUnknown`] if Discord does not answer for one of them.
    pub(crate) async fn open(
        &self,
        onlooker: &Onlooker,
        ids: Vec<MatchId>,
    ) -> Result<HashSet<MatchId>, Error> {
        let sights = self.look(onlooker, ids).await?;
        if sights.values().any(|sight| *sight == Sight::Unknown) {
            return Err(Error::VisibilityUnknown);
        }
        Ok(of_open(sights))
    }

    /// Returns those of these matches that this onlooker is known to be allowed to look at.
    pub(crate) async fn known_open(
        &self,
        onlooker: &Onlooker,
        ids: Vec<MatchId>,
    ) -> Result<HashSet<MatchId>, Error> {
        Ok(of_open(self.look(onlooker, ids).await?))
    }

    /// Finds out which of these matches this onlooker can look at. Matches that are not shown in the
    /// server are left out.
    async fn look(
        &self,
        onlooker: &Onlooker,
        ids: Vec<MatchId>,
    ) -> Result<HashMap<MatchId, Sight>, Error> {
        let all = lists::whereabouts(&self.host, onlooker.server, ids).await?;
        Ok(self.sights(onlooker, all).await)
    }
}
