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

#[cfg(test)]
mod tests {
    use super::{
        super::{ContestId, NewContest, Terms},
        *,
    };
    use crate::{
        clock::Timestamp,
        matches::{Pace, ServerId},
    };

    fn board(game: GameId, result: Option<BoardResult>) -> ContestBoard {
        ContestBoard {
            number: 1,
            game,
            players: [UserId(1), UserId(2)],
            ratings: [1500; 2],
            home_side: Side::First,
            played: MatchId(1),
            result,
        }
    }

    #[test]
    fn a_win_is_one_of_the_team_whose_player_had_the_side() {
        for home_side in Side::BOTH {
            let board = ContestBoard {
                home_side,
                ..board(GameId::Courtyard, None)
            };
            for (side, team) in [(home_side, Team::Home), (home_side.other(), Team::Away)] {
                assert_eq!(board.team_on(side), team);
                let won = BoardResult::Won(team);
                assert_eq!(board.result_of(Outcome::Win(side)), won);
            }
            assert_eq!(board.result_of(Outcome::Draw), BoardResult::Drawn);
        }
    }

    #[test]
    fn each_of_the_two_players_has_a_team_and_nobody_else_does() {
        let board = board(GameId::Courtyard, None);
        let teams = [1, 2, 3].map(|user| board.team_of(UserId(user)));
        assert_eq!(teams, [Some(Team::Home), Some(Team::Away), None]);
    }

    #[test]
    fn a_board_was_played_if_its_match_was_won_or_drawn() {
        for (result, was_played) in [
            (None, false),
            (Some(BoardResult::Won(Team::Home)), true),
            (Some(BoardResult::Won(Team::Away)), true),
            (Some(BoardResult::Drawn), true),
            (Some(BoardResult::Forfeited(Team::Home)), false),
            (Some(BoardResult::Void), false),
        ] {
            let board = board(GameId::Courtyard, result);
            assert_eq!(board.was_played(), was_played, "{result:?}");
        }
    }

    #[test]
    fn servers_score_in_each_game_that_counts_and_in_all_together() {
        let [one, other, void] = [GameId::ALL[0], GameId::ALL[1], GameId::ALL[2]];
        let servers = [ServerId(10), ServerId(11)];
        let contest = NewContest {
            servers,
            names: ["Club".to_owned(), "Court".to_owned()],
            terms: Terms::usual(&[one, other, void], Pace::default()),
            captain: UserId(1),
            lapses_at: Timestamp::from_millis(0),
        };
        let contest = contest.numbered(ContestId(1));
        let boards = [
            board(one, Some(BoardResult::Won(Team::Home))),
            board(one, Some(BoardResult::Drawn)),
            board(other, Some(BoardResult::Forfeited(Team::Away))),
            board(other, Some(BoardResult::Void)),
            board(other, None),
            board(void, Some(BoardResult::Void)),
        ];
        let score = |team: Team, points, halves, boards| ServerScore {
            server: servers[team.index()],
            opponent: servers[team.other().index()],
            points,
            halves,
            boards,
        };
        assert_eq!(
            scores(&contest, &boards),
            [
                (Pool::Game(one), score(Team::Home, 2, 3, 2)),
                (Pool::Game(one), score(Team::Away, 0, 1, 2)),
                (Pool::Game(other), score(Team::Home, 0, 0, 1)),
                (Pool::Game(other), score(Team::Away, 2, 2, 1)),
                (Pool::All, score(Team::Home, 1, 3, 3)),
                (Pool::All, score(Team::Away, 1, 3, 3)),
            ]
        );
        assert_eq!(scores(&contest, &boards[3..]), []);
    }
}
