//! Counts and lists of matches: those of a user, of a server, and of a channel.

use super::{Matches, players};
use crate::{
    BoardsIn, StoreError,
    db::{DbError, Row, only, params},
    showings::venue::boards_in,
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, Phase, Players, ServerId, UserId},
};
use rules::GameId;

/// A running match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSummary {
    /// Its number.
    pub id: MatchId,
    /// The server where the player whose list it is sees it.
    pub server: ServerId,
    /// Its game.
    pub game: GameId,
    /// The other player.
    pub opponent: UserId,
    /// Whether it is the turn of the player whose list it is.
    pub to_move: bool,
    /// Since when it has been that player's or the opponent's turn.
    pub turn_since: Timestamp,
    /// When the time of the player who is to move runs out, as last computed.
    pub deadline: Option<Timestamp>,
    /// The number of plies.
    pub ply: u32,
    /// Where its boards go.
    pub boards: BoardsIn,
    /// The message of the newest board.
    pub board: Option<MessageId>,
}

/// A match that waits for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingMatch {
    /// The match.
    pub id: MatchId,
    /// Its game.
    pub game: GameId,
    /// The server in which the player plays it.
    pub server: ServerId,
    /// The channel or thread where it is shown.
    pub channel: ChannelId,
    /// The message of the newest board.
    pub board: Option<MessageId>,
    /// The other player.
    pub opponent: UserId,
    /// When the player's time runs out, as last computed.
    pub deadline: Option<Timestamp>,
}

impl Matches<'_> {
    /// Returns the number of a user's running matches against people, in all servers that the bot
    /// is in.
    pub fn count_running(&self, user: UserId) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "SELECT (SELECT count(*) FROM matches JOIN challenges USING (id)
                     WHERE first_player = ?1 AND ended_at IS NULL
                       AND NOT EXISTS (SELECT match FROM computer_matches
                                       WHERE match = matches.id)
                       AND NOT EXISTS (SELECT away.server FROM absences AS away
                                       WHERE away.server = challenges.server
                                         AND away.ended_at IS NULL))
                  + (SELECT count(*) FROM matches JOIN challenges USING (id)
                     WHERE second_player = ?1 AND ended_at IS NULL
                       AND NOT EXISTS (SELECT match FROM computer_matches
                                       WHERE match = matches.id)
                       AND NOT EXISTS (SELECT away.server FROM absences AS away
                                       WHERE away.server = challenges.server
                                         AND away.ended_at IS NULL))",
            params![user],
            only,
        )?)
    }

    /// Returns the number of a user's running matches against people in a server.
    pub fn count_running_in(&self, server: ServerId, user: UserId) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "SELECT (SELECT count(*) FROM matches JOIN challenges AS own ON own.id = matches.id
                            LEFT JOIN challenges AS mirror ON mirror.mirror_of = matches.id
                     WHERE first_player = ?2 AND ended_at IS NULL
                       AND NOT EXISTS (SELECT match FROM computer_matches
                                       WHERE match = matches.id)
                       AND (own.server = ?1 OR mirror.server = ?1))
                  + (SELECT count(*) FROM matches JOIN challenges AS own ON own.id = matches.id
                            LEFT JOIN challenges AS mirror ON mirror.mirror_of = matches.id
                     WHERE second_player = ?2 AND ended_at IS NULL
                       AND NOT EXISTS (SELECT match FROM computer_matches
                                       WHERE match = matches.id)
                       AND (own.server = ?1 OR mirror.server = ?1))",
            params![server, user],
            only,
        )?)
    }

    /// Returns the newest running or finished matches of a server, at most `most`. Leaves out those that
    /// only their player sees, unless that is `viewer`.
    pub fn latest(
        &self,
        server: ServerId,
        phase: Phase,
        viewer: UserId,
        most: u32,
    ) -> Result<Vec<(MatchId, GameId, Players)>, StoreError> {
        let sql = match phase {
            Phase::Over => {
                "SELECT id, game, first_player, second_player
             FROM challenges JOIN matches USING (id)
             WHERE server = ?1 AND state = 'accepted' AND ended_at IS NOT NULL
               AND (private = 0 OR first_player = ?3 OR second_player = ?3)
             ORDER BY id DESC LIMIT ?2"
            }
            Phase::Running => {
                // A server may have many more finished matches, so this begins with all that run.
                "SELECT matches.id, game, first_player, second_player
             FROM matches CROSS JOIN challenges
             WHERE ended_at IS NULL AND challenges.id = matches.id AND server = ?1
               AND (private = 0 OR first_player = ?3 OR second_player = ?3)
             ORDER BY matches.id DESC LIMIT ?2"
            }
        };
        let mirrored = match phase {
            Phase::Over => {
                "SELECT mirror_of AS id, game, first_player, second_player
             FROM challenges CROSS JOIN matches
             WHERE server = ?1 AND mirror_of IS NOT NULL AND matches.id = mirror_of
               AND ended_at IS NOT NULL
             ORDER BY mirror_of DESC LIMIT ?2"
            }
            Phase::Running => {
                "SELECT mirror_of AS id, game, first_player, second_player
             FROM challenges CROSS JOIN matches
             WHERE server = ?1 AND mirror_of IS NOT NULL AND matches.id = mirror_of
               AND ended_at IS NULL
             ORDER BY mirror_of DESC LIMIT ?2"
            }
        };
        let mut found = Vec::new();
        let row = |row: &Row<'_>| Ok((row.get("id")?, row.get("game")?, players(row)?));
        found.extend(self.db.rows(sql, params![server, most, viewer], row)?);
        // Two players have such a match, so everyone sees it.
        found.extend(self.db.rows(mirrored, params![server, most], row)?);
        found.sort_unstable_by_key(|(id, ..): &(MatchId, GameId, Players)| std::cmp::Reverse(*id));
        found.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        Ok(found)
    }

    /// Returns the newest match whose boards are in this thread.
    pub fn in_channel(&self, channel: ChannelId) -> Result<Option<MatchId>, StoreError> {
        Ok(self.db.first(
            "SELECT coalesce(mirror_of, id) AS shown FROM challenges
             WHERE venue = ?1 AND thread = 1 ORDER BY id DESC LIMIT 1",
            params![channel],
            only,
        )?)
    }

    /// Returns a user's running matches of a game, in all servers, and whether each is rated.
    pub fn running_of_game(
        &self,
        user: UserId,
        game: GameId,
    ) -> Result<Vec<(MatchId, bool)>, StoreError> {
        Ok(self.db.rows(
            "SELECT mine.id AS id, own.rated AS rated
             FROM (SELECT id FROM matches WHERE first_player = ?1 AND ended_at IS NULL
                   UNION ALL
                   SELECT id FROM matches WHERE second_player = ?1 AND ended_at IS NULL) AS mine
             JOIN challenges AS own ON own.id = mine.id
             WHERE own.game = ?2 ORDER BY mine.id",
            params![user, game],
            |row| Ok((row.get("id")?, row.get("rated")?)),
        )?)
    }

    /// Returns the running matches of a user in a server. Those in which it is the user's turn come
    /// first: the ones in which time runs out soonest, and then the longest waiting.
    pub fn running(&self, server: ServerId, user: UserId) -> Result<Vec<MatchSummary>, StoreError> {
        Ok(self.db.rows(
            "SELECT mine.id AS id, own.game AS game, first_player, second_player, turn, turn_since,
                    deadline, ply,
                    CASE WHEN mirror.server = ?1 OR (?1 = 0 AND mirror.opponent = ?2) THEN mirror.server ELSE own.server END AS server,
                    CASE WHEN mirror.server = ?1 OR (?1 = 0 AND mirror.opponent = ?2) THEN mirror.venue ELSE own.venue END AS venue,
                    CASE WHEN mirror.server = ?1 OR (?1 = 0 AND mirror.opponent = ?2) THEN mirror.board ELSE own.board END AS board,
                    own.private AS private
             FROM (SELECT * FROM matches WHERE first_player = ?2 AND ended_at IS NULL
                   UNION ALL
                   SELECT * FROM matches WHERE second_player = ?2 AND ended_at IS NULL) AS mine
             JOIN challenges AS own ON own.id = mine.id
             LEFT JOIN challenges AS mirror ON mirror.mirror_of = mine.id
             LEFT JOIN clocks ON clocks.match = mine.id
             WHERE own.server = ?1 OR mirror.server = ?1 OR ?1 = 0
             ORDER BY turn <> ?2, deadline IS NULL, deadline, turn_since, mine.id",
            params![server, user],
            |row| {
                let (first, second): (UserId, UserId) =
                    (row.get("first_player")?, row.get("second_player")?);
                Ok(MatchSummary {
                    id: row.get("id")?,
                    server: row.get("server")?,
                    game: row.get("game")?,
                    opponent: if first == user { second } else { first },
                    to_move: row.get::<Option<UserId>>("turn")? == Some(user),
                    turn_since: row.get("turn_since")?,
                    deadline: row.get("deadline")?,
                    ply: row.get("ply")?,
                    boards: boards_in(row)?,
                    board: row.get("board")?,
                })
            },
        )?)
    }

    /// Returns the matches of all servers in which it is a player's turn: first those in which time
    /// runs out, the soonest first, and then the longest waiting. Leaves out those that only the
    /// player sees, which no reminder mentions.
    pub fn waiting(&self, player: UserId) -> Result<Vec<WaitingMatch>, StoreError> {
        Ok(self.db.rows(
            "SELECT mine.id AS id, own.game AS game, first_player, second_player, turn, deadline,
                    coalesce(mirror.server, own.server) AS server,
                    coalesce(mirror.channel, own.channel) AS channel,
                    CASE WHEN mirror.id IS NULL THEN own.venue ELSE mirror.venue END AS venue,
                    CASE WHEN mirror.id IS NULL THEN own.board ELSE mirror.board END AS board
             FROM (SELECT * FROM matches WHERE first_player = ?1 AND ended_at IS NULL
                   UNION ALL
                   SELECT * FROM matches WHERE second_player = ?1 AND ended_at IS NULL) AS mine
             JOIN challenges AS own ON own.id = mine.id
             LEFT JOIN challenges AS mirror ON mirror.mirror_of = mine.id AND mirror.opponent = ?1
             LEFT JOIN clocks ON clocks.match = mine.id
             WHERE turn = ?1 AND own.private = 0
             ORDER BY deadline IS NULL, deadline, turn_since, mine.id",
            params![player],
            waiting,
        )?)
    }

    /// Returns whether a player has a match in a server that runs or has ended since then, or has
    /// challenged someone there since then.
    pub fn plays_in(
        &self,
        server: ServerId,
        player: UserId,
        since: Timestamp,
    ) -> Result<bool, StoreError> {
        let found: Option<MatchId> = self.db.first(
            "SELECT mine.id FROM (
                 SELECT id FROM matches WHERE first_player = ?2 AND ended_at IS NULL
                 UNION ALL
                 SELECT id FROM matches WHERE second_player = ?2 AND ended_at IS NULL
                 UNION ALL
                 SELECT id FROM matches
                 WHERE first_player = ?2 AND ended_at IS NOT NULL AND ended_at > ?3
                 UNION ALL
                 SELECT id FROM matches
                 WHERE second_player = ?2 AND ended_at IS NOT NULL AND ended_at > ?3
                 UNION ALL
                 SELECT id FROM challenges
                 WHERE challenger = ?2 AND state <> 'accepted' AND made_at > ?3
                   AND mirror_of IS NULL) AS mine
             WHERE EXISTS (SELECT own.id FROM challenges AS own
                           WHERE own.id = mine.id AND own.server = ?1)
                OR EXISTS (SELECT mirror.id FROM challenges AS mirror
                           WHERE mirror.mirror_of = mine.id AND mirror.server = ?1)
             LIMIT 1",
            params![server, player, since],
            only,
        )?;
        Ok(found.is_some())
    }
}

fn waiting(row: &Row<'_>) -> Result<WaitingMatch, DbError> {
    let player: UserId = row.get("turn")?;
    let (first, second): (UserId, UserId) = (row.get("first_player")?, row.get("second_player")?);
    let venue: Option<ChannelId> = row.get("venue")?;
    Ok(WaitingMatch {
        id: row.get("id")?,
        game: row.get("game")?,
        server: row.get("server")?,
        channel: match venue {
            Some(venue) => venue,
            None => row.get("channel")?,
        },
        board: row.get("board")?,
        opponent: if first == player { second } else { first },
        deadline: row.get("deadline")?,
    })
}
