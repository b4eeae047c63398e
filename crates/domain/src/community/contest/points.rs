//! The points for boards and contests.

use super::Team;

/// The result of a board. A win is worth a point, a draw half a point to each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardResult {
    /// This team won.
    Won(Team),
    /// Neither team won.
    Drawn,
    /// This team won by forfeit: the other one had nobody to play the board, or its server was
    /// without the bot for too long.
    Forfeited(Team),
    /// It counts for neither team: neither server could play it, or moderators declared it void.
    Void,
}

impl BoardResult {
    /// Returns the half points of the two teams.
    pub const fn halves(self) -> [u32; 2] {
        match self {
            BoardResult::Won(Team::Home) | BoardResult::Forfeited(Team::Home) => [2, 0],
            BoardResult::Won(Team::Away) | BoardResult::Forfeited(Team::Away) => [0, 2],
            BoardResult::Drawn => [1, 1],
            BoardResult::Void => [0, 0],
        }
    }

    /// Returns its name in the database.
    pub const fn id(self) -> &'static str {
        match self {
            BoardResult::Won(Team::Home) => "home",
            BoardResult::Won(Team::Away) => "away",
            BoardResult::Drawn => "draw",
            BoardResult::Forfeited(Team::Home) => "home-forfeit",
            BoardResult::Forfeited(Team::Away) => "away-forfeit",
            BoardResult::Void => "void",
        }
    }

    /// Returns the result with this name.
    pub fn from_id(id: &str) -> Option<BoardResult> {
        Some(match id {
            "home" => BoardResult::Won(Team::Home),
            "away" => BoardResult::Won(Team::Away),
            "draw" => BoardResult::Drawn,
            "home-forfeit" => BoardResult::Forfeited(Team::Home),
            "away-forfeit" => BoardResult::Forfeited(Team::Away),
            "void" => BoardResult::Void,
            _ => return None,
        })
    }
}

/// The points of the two teams from some boards, by [`Team::index`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Half points: 2 for a win, 1 for a draw.
    pub halves: [u32; 2],
    /// Decided boards.
    pub boards: u32,
}

impl Score {
    /// Returns the score of these boards.
    pub fn of(results: impl IntoIterator<Item = BoardResult>) -> Score {
        let mut score = Score::default();
        for result in results {
            let [home, away] = result.halves();
            score.halves[0] += home;
            score.halves[1] += away;
            score.boards += 1;
        }
        score
    }

    /// Returns the match points of a team: 2 for more board points than the other one, 1 for as
    /// many.
    pub const fn match_points(self, team: Team) -> u32 {
        let (own, theirs) = (self.halves[team.index()], self.halves[team.other().index()]);
        if own > theirs {
            2
        } else if own == theirs {
            1
        } else {
            0
        }
    }

    /// Returns the team that is ahead.
    pub const fn ahead(self) -> Option<Team> {
        let [home, away] = self.halves;
        if home > away {
            Some(Team::Home)
        } else if away > home {
            Some(Team::Away)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_bring_board_points_and_more_of_them_two_match_points() {
        let (home, away) = (BoardResult::Won(Team::Home), BoardResult::Won(Team::Away));
        let score = Score::of([home, away, BoardResult::Drawn, BoardResult::Void]);
        assert_eq!(score.halves, [3, 3]);
        assert_eq!(Team::BOTH.map(|team| score.match_points(team)), [1, 1]);
        assert_eq!(score.ahead(), None);
        let score = Score::of([home, BoardResult::Forfeited(Team::Home), away]);
        assert_eq!(score.halves, [4, 2]);
        assert_eq!(Team::BOTH.map(|team| score.match_points(team)), [2, 0]);
        assert_eq!(score.ahead(), Some(Team::Home));
    }

    #[test]
    fn results_are_read_back_from_their_names() {
        for team in Team::BOTH {
            for result in [
                BoardResult::Won(team),
                BoardResult::Drawn,
                BoardResult::Forfeited(team),
                BoardResult::Void,
            ] {
                assert_eq!(BoardResult::from_id(result.id()), Some(result));
            }
        }
        assert_eq!(BoardResult::from_id(""), None);
    }
}
