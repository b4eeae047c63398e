//! The puzzle of the day: the length of a streak, and who has solved the most in a month.

use std::{cmp::Reverse, ops::Range};

use crate::{clock::Timestamp, matches::UserId, puzzles::PuzzleId};
use rules::GameId;

const DAY: i64 = 86_400;

/// A player's results in the puzzles of a month in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver {
    /// The player.
    pub player: UserId,
    /// How many they have tried.
    pub tried: u32,
    /// How many of them they solved on the first try.
    pub found: u32,
}

/// Returns the day of a moment in UTC, counted from 1970.
pub fn day_of(moment: Timestamp) -> u32 {
    u32::try_from(moment.seconds().div_euclid(DAY)).unwrap_or_default()
}

/// Returns the middle of a day in UTC. Nearly everywhere on earth, it has the day's date.
pub fn noon(day: u32) -> Timestamp {
    Timestamp::from_seconds(i64::from(day) * DAY + DAY / 2)
}

/// Returns the game of a day. The games take turns.
pub fn game_of_day(day: u32) -> GameId {
    GameId::ALL[day as usize % GameId::ALL.len()]
}

/// Returns the puzzle of a day: of this game, or of the game whose turn it is. `None` if it has none.
pub fn puzzle_of_day(day: u32, game: Option<GameId>) -> Option<PuzzleId> {
    let number = u64::from(day);
    match game {
        Some(game) => PuzzleId::of_day(game, number),
        // Where the games alternate, so do the puzzles of each.
        None => PuzzleId::of_day(game_of_day(day), number / GameId::ALL.len() as u64),
    }
}

/// Returns whether a server can have this puzzle as that of a day.
pub fn may_be_of_day(puzzle: PuzzleId, day: u32) -> bool {
    [None, Some(puzzle.game)]
        .iter()
        .any(|game| puzzle_of_day(day, *game) == Some(puzzle))
}

/// The days of the month of a day.
///
/// By the algorithm of Howard Hinnant, with years that begin in March:
/// <https://howardhinnant.github.io/date_algorithms.html#civil_from_days>
pub fn month_of(day: u32) -> Range<u32> {
    let (year, month) = civil(day);
    let (next_year, next_month) = if month == 12 {
        (year + 1, 1)
    } else {
        (year, month + 1)
    };
    first_day(year, month)..first_day(next_year, next_month)
}

/// Returns the year and the month of a day.
fn civil(day: u32) -> (u32, u32) {
    let shifted = day + 719_468;
    let era = shifted / 146_097;
    let of_era = shifted % 146_097;
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    (era * 400 + year_of_era + u32::from(month <= 2), month)
}

/// Returns the first day of a month.
fn first_day(year: u32, month: u32) -> u32 {
    let year = year - u32::from(month <= 2);
    let (era, year_of_era) = (year / 400, year % 400);
    let of_year = (153 * ((month + 9) % 12) + 2) / 5;
    let of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year;
    (era * 146_097 + of_era).saturating_sub(719_468)
}

/// Returns how many puzzles in a row a player has solved on the first try. `days` are the latest of
/// the server, the newest first, with whether the first try was right, if there was one. Today's
/// can still be tried.
pub fn streak(days: &[(u32, Option<bool>)], today: u32) -> u32 {
    let mut days = days.iter().peekable();
    days.next_if(|(day, found)| *day >= today && found.is_none());
    let right = days.take_while(|(_, found)| *found == Some(true));
    u32::try_from(right.count()).unwrap_or(u32::MAX)
}

/// Returns each solver with a place: those who solved more come first, and among equals those who
/// tried fewer. Ties share a place.
pub fn places(mut solvers: Vec<Solver>) -> Vec<(u32, Solver)> {
    let worth = |one: &Solver| (Reverse(one.found), one.tried);
    solvers.sort_by_key(|one| (worth(one), one.player));
    let mut placed: Vec<(u32, Solver)> = Vec::new();
    for (number, one) in (1..).zip(solvers) {
        let place = match placed.last() {
            Some((place, last)) if worth(last) == worth(&one) => *place,
            _ => number,
        };
        placed.push((place, one));
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> u32 {
        day_of(Timestamp::from_rfc3339(text).expect("a time"))
    }

    #[test]
    fn months_begin_with_their_first_day() {
        for (day, first, next) in [
            (
                "2026-11-22T23:59:59Z",
                "2026-11-01T00:00:00Z",
                "2026-12-01T00:00:00Z",
            ),
            (
                "2026-12-31T00:00:00Z",
                "2026-12-01T00:00:00Z",
                "2027-01-01T00:00:00Z",
            ),
            (
                "2027-01-01T00:00:00Z",
                "2027-01-01T00:00:00Z",
                "2027-02-01T00:00:00Z",
            ),
            (
                "2028-02-29T12:00:00Z",
                "2028-02-01T00:00:00Z",
                "2028-03-01T00:00:00Z",
            ),
            (
                "2100-03-01T00:00:00Z",
                "2100-03-01T00:00:00Z",
                "2100-04-01T00:00:00Z",
            ),
        ] {
            assert_eq!(month_of(at(day)), at(first)..at(next), "{day}");
        }
        let mut day = 0;
        while day < 60_000 {
            let month = month_of(day);
            assert!(
                month.start == day && (28..=31).contains(&month.len()),
                "{day}"
            );
            day = month.end;
        }
    }

    #[test]
    fn a_day_begins_at_midnight_utc() {
        let (evening, midnight) = (at("2026-11-22T23:59:59Z"), at("2026-11-23T00:00:00Z"));
        assert_eq!(midnight, evening + 1);
        assert_eq!(at("2026-11-23T23:59:59Z"), midnight);
        assert_eq!(noon(midnight).to_rfc3339(), "2026-11-23T12:00:00Z");
    }

    #[test]
    fn a_streak_ends_with_a_mistake_or_a_day_that_was_missed_but_not_with_today() {
        let right = |day| (day, Some(true));
        assert_eq!(
            streak(&[(9, None), right(8), right(6), (5, None), right(4)], 9),
            2
        );
        assert_eq!(streak(&[right(9), right(8), (6, Some(false))], 9), 2);
        assert_eq!(streak(&[(9, Some(false)), right(8)], 9), 0);
        assert_eq!(streak(&[(8, None), right(7)], 9), 0, "it was missed");
        assert_eq!(streak(&[], 9), 0);
    }

    #[test]
    fn who_finds_more_stands_above_and_who_tries_fewer_of_them() {
        let solver = |player, found, tried| Solver {
            player: UserId(player),
            tried,
            found,
        };
        let all = vec![
            solver(1, 3, 9),
            solver(2, 4, 4),
            solver(3, 3, 3),
            solver(4, 3, 9),
        ];
        let placed = places(all);
        let of: Vec<(u32, u64)> = placed
            .iter()
            .map(|(place, one)| (*place, one.player.0))
            .collect();
        assert_eq!(of, [(1, 2), (2, 3), (3, 1), (3, 4)]);
    }

    #[test]
    fn games_take_turns_and_a_server_has_a_puzzle_of_the_day_in_its_own_too() {
        let count = u32::try_from(GameId::ALL.len()).expect("few");
        for (game, day) in GameId::ALL.iter().zip(5_000 * count..) {
            assert_eq!(game_of_day(day), *game);
            let of_day = |day| puzzle_of_day(day, None).expect("each game has puzzles");
            assert_eq!(of_day(day).game, *game);
            let turn = u64::from(day / count);
            assert_eq!(Some(of_day(day)), PuzzleId::of_day(*game, turn));
            assert_eq!(Some(of_day(day + count)), PuzzleId::of_day(*game, turn + 1));
            let own = puzzle_of_day(day, Some(*game)).expect("each game has puzzles");
            assert_eq!(Some(own), PuzzleId::of_day(*game, u64::from(day)));
            for puzzle in PuzzleId::all(*game) {
                let may_be = [own, of_day(day)].contains(&puzzle);
                assert_eq!(may_be_of_day(puzzle, day), may_be, "{puzzle:?}");
            }
        }
    }
}
