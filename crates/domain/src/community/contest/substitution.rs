//! Substitutes for players who don't play.
//!
//! The rule: until both players of a board have made [two moves](SUBSTITUTED_BEFORE), a player who
//! runs out of time, or who asks, is replaced by the first reserve of the team: among those who
//! play this game and have not been on a board, the one who signed up first. The board restarts
//! with the same sides. Without a reserve, a player who runs out of time loses the board for the
//! team, and one who asks plays on. The same applies once the team has replaced [as many players as
//! it can](most_replaced).

use crate::matches::UserId;
use rules::GameId;

/// A player can be replaced until both have made this many moves. Until then a match whose time
/// runs out has no result.
pub const SUBSTITUTED_BEFORE: u32 = 2;

/// Returns how many players a team can replace in a contest of `boards` boards: half of them,
/// rounded up. That is enough for those who don't turn up. More would let a captain restart board
/// after board to see what the other team plays.
pub const fn most_replaced(boards: usize) -> usize {
    boards.div_ceil(2)
}

/// A player who has signed up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserve {
    /// The player.
    pub player: UserId,
    /// The games that they play.
    pub games: Vec<GameId>,
    /// Whether they are or were on a board.
    pub seated: bool,
}

/// Whether a player can still be replaced after this many moves.
pub fn may_be_replaced(moves: [u32; 2]) -> bool {
    moves.into_iter().any(|count| count < SUBSTITUTED_BEFORE)
}

/// Returns the first reserve for a game, of a team in the order of signing up, who can play with
/// everyone except those that `may_not` names.
pub fn next_reserve(
    team: &[Reserve],
    game: GameId,
    may_not: impl Fn(UserId) -> bool,
) -> Option<UserId> {
    let mut reserves = team
        .iter()
        .filter(|reserve| !reserve.seated && reserve.games.contains(&game));
    reserves
        .find(|reserve| !may_not(reserve.player))
        .map(|reserve| reserve.player)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_who_plays_the_game_and_was_on_no_board_comes_in() {
        let reserve = |player, game, seated| Reserve {
            player: UserId(player),
            games: vec![game],
            seated,
        };
        let team = [
            reserve(1, GameId::Courtyard, true),
            reserve(2, GameId::KingsCourt, false),
            reserve(3, GameId::Courtyard, false),
            reserve(4, GameId::Courtyard, false),
        ];
        let next = |game, not| next_reserve(&team, game, |user| user == UserId(not));
        assert_eq!(next(GameId::Courtyard, 0), Some(UserId(3)));
        assert_eq!(next(GameId::Courtyard, 3), Some(UserId(4)));
        assert_eq!(next(GameId::GuardAndTowers, 0), None);
    }

    #[test]
    fn a_team_replaces_half_of_its_players() {
        for (boards, most) in [(1, 1), (2, 1), (3, 2), (4, 2), (64, 32)] {
            assert_eq!(most_replaced(boards), most, "{boards} boards");
        }
    }

    #[test]
    fn nobody_is_replaced_once_both_have_made_two_moves() {
        for moves in [[0, 0], [2, 1], [1, 9]] {
            assert!(may_be_replaced(moves));
        }
        assert!(!may_be_replaced([2, 2]));
    }
}
