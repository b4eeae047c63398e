//! Knockout brackets.
//!
//! Players are numbered by strength, 1 the strongest. The bracket is sized to the next power of
//! two; where a player is missing, the opponent advances to the second round without a game. As
//! long as the stronger players always win, the strongest two meet in the last round, the strongest
//! four in the one before, and so on, each meeting the weakest player left.

use thiserror::Error;

use super::tournament::Number;

/// The number of players a knockout can have.
pub const PLAYERS: std::ops::RangeInclusive<Number> = 3..=128;

/// Too few or too many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a knock-out has 3 to 128 players, not {0}")]
pub struct WrongSize(pub Number);

/// A meeting of two players, one of whom is eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// The player who moves first in the first game, or who advances without a game.
    pub first: Number,
    /// The player who moves second in it; `None` if the other advances without a game.
    pub second: Option<Number>,
}

/// Returns the number of rounds.
pub const fn rounds(players: Number) -> u32 {
    players.next_power_of_two().trailing_zeros()
}

/// Returns the meetings of the first round, from the top of the bracket to its bottom.
pub fn first_round(players: Number) -> Result<Vec<Meeting>, WrongSize> {
    if !PLAYERS.contains(&players) {
        return Err(WrongSize(players));
    }
    let order = order(players.next_power_of_two());
    let pairs = order.chunks(2).enumerate();
    Ok(pairs
        .map(|(board, pair)| meeting(board, pair[0], pair[1], players))
        .collect())
}

/// Returns the meetings of the next round: neighbours among the remaining players, from the top of
/// the bracket to its bottom. There are none when only one player is left.
pub fn next_round(left: &[Number]) -> Vec<Meeting> {
    let pairs = left.chunks_exact(2).enumerate();
    pairs
        .map(|(board, pair)| meeting(board, pair[0], pair[1], Number::MAX))
        .collect()
}

/// Assigns the sides: the stronger player has the first on the first board, the weaker on the
/// second, and so on.
fn meeting(board: usize, one: Number, other: Number, players: Number) -> Meeting {
    let (strong, weak) = (one.min(other), one.max(other));
    if weak > players {
        Meeting {
            first: strong,
            second: None,
        }
    } else if board.is_multiple_of(2) {
        Meeting {
            first: strong,
            second: Some(weak),
        }
    } else {
        Meeting {
            first: weak,
            second: Some(strong),
        }
    }
}

/// Returns the numbers of a full bracket from its top to its bottom. A bracket of twice the size
/// seats next to each number the one that adds up with it to one more than the size.
fn order(size: Number) -> Vec<Number> {
    let mut order = vec![1];
    while order.len() < size as usize {
        let sum = 2 * Number::try_from(order.len()).unwrap_or(size) + 1;
        order = order
            .into_iter()
            .flat_map(|number| [number, sum - number])
            .collect();
    }
    order
}

#[cfg(test)]
mod tests {
    use super::super::tournament::Number;
    use super::{Meeting, WrongSize, first_round, next_round, order, rounds};

    #[test]
    fn brackets_are_in_the_usual_order() {
        assert_eq!(order(4), [1, 4, 2, 3]);
        assert_eq!(order(8), [1, 8, 4, 5, 2, 7, 3, 6]);
    }

    #[test]
    fn the_strongest_are_through_where_players_are_missing() {
        let meeting = |first, second| Meeting { first, second };
        assert_eq!(
            first_round(6),
            Ok(vec![
                meeting(1, None),
                meeting(5, Some(4)),
                meeting(2, None),
                meeting(6, Some(3))
            ])
        );
        assert_eq!(first_round(2), Err(WrongSize(2)));
        assert_eq!(first_round(129), Err(WrongSize(129)));
    }

    /// Plays all rounds; `stronger` says whether the stronger player wins.
    fn play(players: Number, mut stronger: impl FnMut() -> bool) -> Vec<Vec<Number>> {
        let mut meetings = first_round(players).expect("a size that may be");
        let mut left = Vec::new();
        while !meetings.is_empty() {
            let winner = |meeting: &Meeting| match meeting.second {
                Some(second) if stronger() => meeting.first.min(second),
                Some(second) => meeting.first.max(second),
                None => meeting.first,
            };
            left.push(meetings.iter().map(winner).collect::<Vec<_>>());
            meetings = next_round(&left[left.len() - 1]);
        }
        left
    }

    #[test]
    fn if_the_stronger_always_win_the_strongest_are_left_in_every_round() {
        for players in 3..=128 {
            let all = play(players, || true);
            assert_eq!(all.len(), rounds(players) as usize);
            for mut left in all {
                left.sort_unstable();
                assert_eq!(left, (1..).take(left.len()).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn whoever_wins_everybody_but_one_is_out_after_one_loss() {
        let mut rng = fastrand::Rng::with_seed(7);
        for players in 3..=128 {
            let byes = first_round(players).expect("a size").into_iter();
            let byes = byes.filter(|meeting| meeting.second.is_none()).count();
            let missing = players.next_power_of_two() - players;
            assert_eq!(byes, missing as usize);
            let all = play(players, || rng.bool());
            assert_eq!(all.last().map(Vec::len), Some(1));
        }
    }
}
