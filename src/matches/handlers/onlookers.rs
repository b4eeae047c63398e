//! From where a user looks at a match.

use crate::{
    discord::handlers::{Caller, Data, Error},
    host::Host,
    matches::actions::lists::{self, FoundMatch},
};
use domain::matches::{MatchId, ServerId};

impl Caller {
    /// Returns the caller, looking at a match from where it is shown to them. Players find theirs from
    /// outside all servers.
    ///
    /// # Errors
    /// The refusal for a match that does not exist, if it is not shown to them.
    pub(crate) async fn looking_at(self, data: &Data, id: MatchId) -> Result<Caller, Error> {
        if self.server.is_elsewhere() {
            return self.at_home_of(&data.host, id).await;
        }
        data.visibility.check(&self.onlooker(), id).await?;
        Ok(self)
    }

    /// Returns the caller as [`Caller::looking_at`] does, if it is known where the match is shown.
    pub(crate) async fn looking_at_found(
        self,
        data: &Data,
        found: FoundMatch,
    ) -> Result<Caller, Error> {
        if self.server.is_elsewhere() {
            return self.at_home_of(&data.host, found.id).await;
        }
        data.visibility.check_found(&self.onlooker(), found).await?;
        Ok(self)
    }

    /// Returns the caller in the server where they play a match, if they are outside all servers.
    pub(crate) async fn at_home_of(mut self, host: &Host, id: MatchId) -> Result<Caller, Error> {
        if !self.server.is_elsewhere() {
            return Ok(self);
        }
        let home = lists::home_of(host, id, self.user).await?;
        self.server = home.unwrap_or(ServerId::ELSEWHERE);
        Ok(self)
    }
}
