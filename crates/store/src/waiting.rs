//! The matches that wait for a player, wherever they are.

use super::{
    ReadTx, StoreError,
    db::{DbError, Row, params},
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, ServerId, UserId},
};
use rules::GameId;

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

impl ReadTx<'_> {
    /// Returns the matches of all servers in which it is a player's turn: first those in which time
    /// runs out, the soonest first, and then the longest waiting.
    pub fn waiting_matches(&self, player: UserId) -> Result<Vec<WaitingMatch>, StoreError> {
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
             WHERE turn = ?1
             ORDER BY deadline IS NULL, deadline, turn_since, mine.id",
            params![player],
            waiting,
        )?)
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
