//! A board of a contest, and the scores of both servers from all of them.

use super::{BoardResult, Contest, Score, ServerScore, Team};
use crate::{
    matches::{MatchId, Players, UserId},
    ratings::Pool,
};
use rules::{GameId, Outcome, Side};

/// A board of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestBoard {
    /// Its number, from 1.
    pub number: u32,
    /// The game that is played at it.
    pub game: GameId,
    /// The players, by [`Team::index`].
    pub players: [UserId; 2],
    /// Their ratings when the boards were set up, in whole points.
    pub ratings: [i32; 2],
    /// The side of the home team's player.
    pub home_side: Side,
    /// The match that is or was played at it.
    pub played: MatchId,
    /// Its result, once it is decided.
    pub result: Option<BoardResult>,
}

impl ContestBoard {
    /// Returns the two players with their sides.
    pub const fn sides(&self) -> Players {
        let [home, away] = self.players;
        Players::with(home, self.home_side, away)
    }

    /// Returns the team that has this side.
    pub fn team_on(&self, side: Side) -> Team {
        if side == self.home_side {
            Team::Home
        } else {
            Team::Away
        }
    }

    /// Returns the team for which this user plays here.
    pub fn team_of(&self, user: UserId) -> Option<Team> {
        Team::BOTH
            .into_iter()
            .find(|team| self.players[team.index()] == user)
    }

    /// Whether it was decided by the result of its match.
    pub const fn was_played(&self) -> bool {
        matches!(self.result, Some(BoardResult::Won(_) | BoardResult::Drawn))
    }

    /// Returns the value of a result of its match.
    pub fn result_of(&self, outcome: Outcome) -> BoardResult {
        match outcome {
            Outcome::Win(side) => BoardResult::Won(self.team_on(side)),
            Outcome::Draw => BoardResult::Drawn,
        }
    }
}

/// Computes the scores of both servers in a contest with these boards, in each game and in all.
pub fn scores(contest: &Contest, boards: &[ContestBoard]) -> Vec<(Pool, ServerScore)> {
    let games = contest.terms.games().iter();
    let pools = games.map(|game| Pool::Game(*game)).chain([Pool::All]);
    let mut found = Vec::new();
    for pool in pools {
        let counts = |board: &&ContestBoard| match pool {
            Pool::All => true,
            Pool::Game(game) => board.game == game,
        };
        // A board that counts for nobody is not used for ranking.
        let results = boards
            .iter()
            .filter(counts)
            .filter_map(|board| board.result);
        let score = Score::of(results.filter(|result| *result != BoardResult::Void));
        if score.boards == 0 {
            continue;
        }
        for team in Team::BOTH {
            let brought = ServerScore {
                server: contest.servers[team.index()],
                opponent: contest.servers[team.other().index()],
                points: score.match_points(team),
                halves: score.halves[team.index()],
                boards: score.boards,
            };
            found.push((pool, brought));
        }
    }
    found
}
