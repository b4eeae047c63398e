//! Boards of a match between two teams, modelled on Hutton pairings: the best of one team play the
//! best of the other.

use thiserror::Error;

use super::tournament::{Number, Side};

/// A player of a team.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Member {
    /// The player's number.
    pub number: Number,
    /// The player's rating in the game that is played.
    pub rating: f64,
}

/// A board: one player from each team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The player of the first team.
    pub home: Number,
    /// The player of the second team.
    pub away: Number,
    /// The side of the first team's player in the first game. They swap sides after each game.
    pub home_side: Side,
}

impl Board {
    /// Returns the side of the first team's player in a game, the first of which is 0.
    pub const fn home_side_in(&self, game: usize) -> Side {
        if game.is_multiple_of(2) {
            self.home_side
        } else {
            self.home_side.other()
        }
    }
}

/// A team has fewer players than there are boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there are {boards} boards, but a team has {players} players")]
pub struct TooFew {
    /// The requested number of boards.
    pub boards: usize,
    /// The number of players in the smaller team.
    pub players: usize,
}

/// Seats two teams at this many boards. On each team the best play, in order of rating (ties go to
/// the player listed first); the rest are reserves. Sides alternate down the boards; `home_side` is
/// that of the first team on the first.
pub fn pair(
    home: &[Member],
    away: &[Member],
    boards: usize,
    home_side: Side,
) -> Result<Vec<Board>, TooFew> {
    let players = home.len().min(away.len());
    if players < boards {
        return Err(TooFew { boards, players });
    }
    let (home, away) = (by_rating(home), by_rating(away));
    let pairs = home.into_iter().zip(away).take(boards).enumerate();
    Ok(pairs
        .map(|(board, (home, away))| Board {
            home,
            away,
            home_side: if board.is_multiple_of(2) {
                home_side
            } else {
                home_side.other()
            },
        })
        .collect())
}

/// Returns the players, best first.
pub fn by_rating(team: &[Member]) -> Vec<Number> {
    let mut team = team.to_vec();
    team.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    team.into_iter().map(|member| member.number).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tournament::Side;
    use super::{Board, Member, TooFew, pair};

    fn team(ratings: &[(u32, f64)]) -> Vec<Member> {
        ratings
            .iter()
            .map(|&(number, rating)| Member { number, rating })
            .collect()
    }

    #[test]
    fn the_best_play_the_best_and_sides_alternate() {
        let home = team(&[(1, 1500.0), (2, 1900.0), (3, 1700.0), (4, 1200.0)]);
        let away = team(&[(11, 1400.0), (12, 1400.0), (13, 2000.0)]);
        let boards = pair(&home, &away, 3, Side::Second);
        let board = |home, away, home_side| Board {
            home,
            away,
            home_side,
        };
        assert_eq!(
            boards,
            Ok(vec![
                board(2, 13, Side::Second),
                board(3, 11, Side::First),
                board(1, 12, Side::Second),
            ])
        );
    }

    #[test]
    fn sides_swap_from_game_to_game() {
        let board = Board {
            home: 1,
            away: 2,
            home_side: Side::First,
        };
        let sides = [0, 1, 2].map(|game| board.home_side_in(game));
        assert_eq!(sides, [Side::First, Side::Second, Side::First]);
    }

    #[test]
    fn a_team_that_is_too_small_is_refused() {
        let home = team(&[(1, 1.0)]);
        let too_few = TooFew {
            boards: 2,
            players: 1,
        };
        assert_eq!(
            pair(&home, &team(&[(2, 1.0), (3, 2.0)]), 2, Side::First),
            Err(too_few)
        );
    }
}
