//! Where the games of a tournament are shown, and which of them are shown nowhere.

use super::{TournamentId, Tournaments};
use crate::{
    StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, Place, ServerId, ShowingId},
};

/// A running game whose channel in a server is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnshownGame {
    /// Its match.
    pub id: MatchId,
    /// Its showing there.
    pub at: ShowingId,
    /// The place, whose channel is gone.
    pub place: Place,
    /// Since when it has been gone, as far as is known.
    pub since: Option<Timestamp>,
}

impl Tournaments<'_> {
    /// Returns where the newest boards of a tournament's matches are in a server.
    pub fn boards(
        &self,
        id: TournamentId,
        server: ServerId,
    ) -> Result<Vec<(MatchId, ChannelId, MessageId)>, StoreError> {
        Ok(self.db.rows(
            "SELECT shown.id AS id, venue, shown.board AS board
             FROM tournament_games JOIN challenges AS shown ON shown.id = match
             WHERE tournament = ?1 AND server = ?2 AND venue IS NOT NULL AND shown.board IS NOT NULL
             UNION ALL
             SELECT shown.mirror_of, venue, shown.board
             FROM tournament_games JOIN challenges AS shown ON shown.mirror_of = match
             WHERE tournament = ?1 AND server = ?2 AND venue IS NOT NULL AND shown.board IS NOT NULL",
            params![id, server],
            |row| Ok((row.get("id")?, row.get("venue")?, row.get("board")?)),
        )?)
    }

    /// Returns the running games of a tournament whose channel is gone, each once for each server.
    pub fn unshown_games(&self, id: TournamentId) -> Result<Vec<UnshownGame>, StoreError> {
        Ok(self.db.rows(
            "SELECT tournament_games.match AS id, shown.id AS showing, server, channel, locale,
                    (SELECT from_at FROM homeless
                     WHERE homeless.match = shown.id AND until_at IS NULL) AS since
             FROM tournament_games JOIN matches ON matches.id = tournament_games.match
             JOIN challenges AS shown ON shown.id = tournament_games.match
             WHERE tournament = ?1 AND result IS NULL AND ended_at IS NULL AND adrift = 'gone'
             UNION ALL
             SELECT tournament_games.match, shown.id, server, channel, locale,
                    (SELECT from_at FROM homeless
                     WHERE homeless.match = shown.id AND until_at IS NULL)
             FROM tournament_games JOIN matches ON matches.id = tournament_games.match
             JOIN challenges AS shown ON shown.mirror_of = tournament_games.match
             WHERE tournament = ?1 AND result IS NULL AND ended_at IS NULL AND adrift = 'gone'
             ORDER BY id, showing",
            params![id],
            |row| {
                Ok(UnshownGame {
                    id: row.get("id")?,
                    at: row.get("showing")?,
                    place: Place {
                        server: row.get("server")?,
                        channel: row.get("channel")?,
                        locale: row.get("locale")?,
                    },
                    since: row.get("since")?,
                })
            },
        )?)
    }

    /// Whether the first board of any running game of a tournament is still to come in the server
    /// of this showing.
    pub(super) fn waits_for_board(
        &self,
        id: TournamentId,
        like: ShowingId,
    ) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT shown.id FROM tournament_games
             JOIN matches ON matches.id = tournament_games.match
             JOIN challenges AS shown ON shown.id = tournament_games.match
             WHERE tournament = ?1 AND result IS NULL AND ended_at IS NULL
               AND shown.board IS NULL AND adrift IS NULL
               AND server = (SELECT server FROM challenges WHERE id = ?2)
             UNION ALL
             SELECT shown.id FROM tournament_games
             JOIN matches ON matches.id = tournament_games.match
             JOIN challenges AS shown ON shown.mirror_of = tournament_games.match
             WHERE tournament = ?1 AND result IS NULL AND ended_at IS NULL
               AND shown.board IS NULL AND adrift IS NULL
               AND server = (SELECT server FROM challenges WHERE id = ?2)
             LIMIT 1",
            params![id, like],
            only,
        )?;
        Ok(found.is_some())
    }
}
