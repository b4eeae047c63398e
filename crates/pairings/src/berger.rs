//! Round robins by the Berger tables (FIDE Handbook C.05, Annex 1).
//!
//! The tables follow a rule. Of N players, N even, leave out the last: two of the others meet in
//! round r if their numbers add up to r + 1, ignoring multiples of N - 1. A player who would meet
//! himself meets the last. Of two numbers, the lower has the first side if their sum is odd, the
//! higher if it is even; the last has the first side against the upper half.

use super::tournament::{Number, Pair};

/// Returns the boards of all rounds, each player meeting every other once. If the number of players
/// is odd, one has a bye in each round, which is listed last.
pub fn single(players: Number) -> Vec<Vec<Pair>> {
    let even = players + players % 2;
    (1..even)
        .map(|round| boards(players, even, round))
        .collect()
}

/// Returns the boards of all rounds, each player meeting every other twice, once on each side.
///
/// The last two rounds of the first cycle are swapped, as the annex recommends, so that nobody has
/// a side three times in a row.
pub fn double(players: Number) -> Vec<Vec<Pair>> {
    let mut first = single(players);
    let second: Vec<Vec<_>> = first
        .iter()
        .map(|boards| boards.iter().map(swapped).collect())
        .collect();
    if let [.., one, other] = first.as_mut_slice() {
        std::mem::swap(one, other);
    }
    first.into_iter().chain(second).collect()
}

fn swapped(pair: &Pair) -> Pair {
    match pair.second {
        Some(second) => Pair {
            first: second,
            second: Some(pair.first),
        },
        None => *pair,
    }
}

fn boards(players: Number, last: Number, round: Number) -> Vec<Pair> {
    let circle = last - 1;
    // The player who would meet himself: twice the number is the sum of the round.
    let alone = (1..last).find(|number| 2 * number % circle == (round + 1) % circle);
    let Some(alone) = alone else {
        return Vec::new();
    };
    let mut boards = Vec::new();
    if last > players {
        boards.push(Pair {
            first: alone,
            second: None,
        });
    } else if alone <= last / 2 {
        boards.push(Pair {
            first: alone,
            second: Some(last),
        });
    } else {
        boards.push(Pair {
            first: last,
            second: Some(alone),
        });
    }
    let on_circle = |number: Number| (number + circle - 1) % circle + 1;
    for step in 1..last / 2 {
        let one = on_circle(alone + step);
        let other = on_circle(alone + circle - step);
        let (low, high) = (one.min(other), one.max(other));
        boards.push(if (low + high) % 2 == 1 {
            Pair {
                first: low,
                second: Some(high),
            }
        } else {
            Pair {
                first: high,
                second: Some(low),
            }
        });
    }
    if last > players {
        boards.rotate_left(1);
    }
    boards
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::tournament::{Pair, Side};
    use super::{double, single};

    fn table(rounds: &[Vec<Pair>]) -> Vec<String> {
        let board = |pair: &Pair| match pair.second {
            Some(second) => format!("{}-{second}", pair.first),
            None => format!("{} free", pair.first),
        };
        let round = |boards: &Vec<Pair>| boards.iter().map(board).collect::<Vec<_>>().join(" ");
        rounds.iter().map(round).collect()
    }

    #[test]
    fn the_tables_are_those_of_the_annex() {
        assert_eq!(table(&single(4)), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(
            table(&single(6)),
            [
                "1-6 2-5 3-4",
                "6-4 5-3 1-2",
                "2-6 3-1 4-5",
                "6-5 1-4 2-3",
                "3-6 4-2 5-1"
            ]
        );
        assert_eq!(
            table(&single(8)),
            [
                "1-8 2-7 3-6 4-5",
                "8-5 6-4 7-3 1-2",
                "2-8 3-1 4-7 5-6",
                "8-6 7-5 1-4 2-3",
                "3-8 4-2 5-1 6-7",
                "8-7 1-6 2-5 3-4",
                "4-8 5-3 6-2 7-1",
            ]
        );
    }

    #[test]
    fn with_an_odd_number_the_opponent_of_the_last_is_free() {
        assert_eq!(
            table(&single(3)),
            ["2-3 1 free", "1-2 3 free", "3-1 2 free"]
        );
    }

    #[test]
    fn everybody_meets_everybody_with_sides_as_even_as_can_be() {
        for players in 2..=128 {
            let mut met = HashMap::new();
            let mut firsts = vec![0_i64; players as usize + 1];
            for boards in single(players) {
                let mut seen = vec![0; players as usize + 1];
                for pair in boards {
                    seen[pair.first as usize] += 1;
                    let Some(second) = pair.second else { continue };
                    seen[second as usize] += 1;
                    let key = (pair.first.min(second), pair.first.max(second));
                    *met.entry(key).or_insert(0) += 1;
                    firsts[pair.first as usize] += 1;
                    firsts[second as usize] -= 1;
                }
                assert!(
                    seen[1..].iter().all(|&times| times == 1),
                    "{players} players"
                );
            }
            assert_eq!(met.len(), (players * (players - 1) / 2) as usize);
            assert!(met.values().all(|&times| times == 1));
            assert!(
                firsts.iter().all(|difference| difference.abs() <= 1),
                "{players} players"
            );
        }
    }

    #[test]
    fn twice_around_nobody_has_a_side_three_times_in_a_row() {
        for players in (4..=64).step_by(2) {
            let mut sides = vec![Vec::new(); players as usize + 1];
            for pair in double(players).into_iter().flatten() {
                sides[pair.first as usize].push(Side::First);
                if let Some(second) = pair.second {
                    sides[second as usize].push(Side::Second);
                }
            }
            for sides in &sides[1..] {
                assert_eq!(sides.len(), 2 * (players as usize - 1));
                let firsts = sides.iter().filter(|side| **side == Side::First).count();
                assert_eq!(firsts, players as usize - 1);
                let thrice = sides
                    .windows(3)
                    .any(|three| three.iter().all(|it| *it == three[0]));
                assert!(!thrice, "{players} players");
            }
        }
    }
}
