//! Checks tournaments against their matches, and whether ladders have every place.

use crate::{
    ReadTx, StoreError, TournamentId,
    db::{only, params},
};
use domain::{
    community::tournament::{GameResult, Number, Stage},
    matches::{MatchId, ServerId, UserId},
};
use rules::{GameId, Outcome, Side};

/// A fault in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentFault {
    /// A game has players who are not in it.
    #[error("round {round}, board {board}: a player is not in it")]
    Player {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// The match of a game has other players.
    #[error("{0} is a match of other players than its game")]
    Match(MatchId),
    /// The result of a game does not follow from its match.
    #[error("the result of {0} is not that of its match, and managers have not decided it")]
    Result(MatchId),
    /// It is over, but a game is not decided.
    #[error("it is over, but a game is not decided")]
    Undecided,
}

/// Checks this many tournaments after this one.
pub(super) fn check_tournaments(
    tx: &ReadTx<'_>,
    after: TournamentId,
    most: u32,
) -> Result<Vec<(TournamentId, Vec<TournamentFault>)>, StoreError> {
    let ids: Vec<TournamentId> = tx.db.rows(
        "SELECT id FROM tournaments WHERE id > ?1 ORDER BY id LIMIT ?2",
        params![after, most],
        only,
    )?;
    let mut found = Vec::new();
    for id in ids {
        found.push((id, faults(tx, id)?));
    }
    Ok(found)
}

fn faults(tx: &ReadTx<'_>, id: TournamentId) -> Result<Vec<TournamentFault>, StoreError> {
    let Some(found) = tx.tournaments().find(id)? else {
        return Ok(Vec::new());
    };
    let tournament = &found.tournament;
    let player = |number: Number| tournament.entrant(number).map(|one| one.player);
    let mut faults = Vec::new();
    for game in &tournament.games {
        let players = [Some(game.first), game.second].map(|number| number.and_then(player));
        if players[0].is_none() || (game.second.is_some() && players[1].is_none()) {
            faults.push(TournamentFault::Player {
                round: game.round,
                board: game.board,
            });
        }
    }
    for row in rows(tx, id)? {
        let game = tournament.game_of(row.id);
        let players = game.map(|game| [player(game.first), game.second.and_then(player)]);
        if players != Some(row.players.map(Some)) {
            faults.push(TournamentFault::Match(row.id));
        }
        if !row.may_be() {
            faults.push(TournamentFault::Result(row.id));
        }
    }
    if tournament.stage == Stage::Over && tournament.games.iter().any(|game| !game.is_over()) {
        faults.push(TournamentFault::Undecided);
    }
    Ok(faults)
}

/// A game and its match.
struct Row {
    id: MatchId,
    players: [UserId; 2],
    result: Option<GameResult>,
    ruled: bool,
    ended: bool,
    annulled: bool,
    outcome: Option<Outcome>,
}

impl Row {
    /// Whether the result of the game is possible. Managers can decide anything, a result that
    /// others build on stays even if its match was declared void, and a match that was not played
    /// at all may have ended by time.
    fn may_be(&self) -> bool {
        let Some(result) = self.result else {
            // The tournament has yet to be looked at.
            return true;
        };
        if self.ruled || self.annulled {
            return true;
        }
        let winner = match result {
            GameResult::First | GameResult::FirstUnplayed => Some(Side::First),
            GameResult::Second | GameResult::SecondUnplayed => Some(Side::Second),
            GameResult::Draw | GameResult::Unplayed => None,
        };
        self.ended
            && match self.outcome {
                Some(Outcome::Win(side)) => winner == Some(side),
                Some(Outcome::Draw) => result == GameResult::Draw,
                None => result != GameResult::Draw,
            }
    }
}

fn rows(tx: &ReadTx<'_>, id: TournamentId) -> Result<Vec<Row>, StoreError> {
    Ok(tx.db.rows(
        "SELECT match, first_player, second_player, result, ruled, ended_at IS NOT NULL AS ended,
                annulled_at IS NOT NULL AS annulled, outcome
         FROM tournament_games JOIN matches ON matches.id = match
         WHERE tournament = ?1 ORDER BY match",
        params![id],
        |row| {
            Ok(Row {
                id: row.get("match")?,
                players: [row.get("first_player")?, row.get("second_player")?],
                result: row.get("result")?,
                ruled: row.get("ruled")?,
                ended: row.get("ended")?,
                annulled: row.get("annulled")?,
                outcome: row.get("outcome")?,
            })
        },
    )?)
}

/// Returns the ladders on which a place is missing or taken twice.
pub(super) fn broken_ladders(tx: &ReadTx<'_>) -> Result<Vec<(ServerId, GameId)>, StoreError> {
    Ok(tx.db.rows(
        "SELECT server, game FROM ladder_rungs GROUP BY server, game
         HAVING min(place) <> 1 OR max(place) <> count(*) OR count(DISTINCT player) <> count(*)
         ORDER BY server, game",
        params![],
        |row| Ok((row.get("server")?, row.get("game")?)),
    )?)
}
