//! The table of servers.
//!
//! The rule: match points first (2 for a contest won, 1 for one drawn), then board points, then the
//! strength of the opponents, then fewer contests. The strength of a server's opponents is their
//! average match points per contest in the same table, each opponent counted as often as they were
//! met.

use std::collections::HashMap;

use crate::matches::ServerId;

/// One server's result of one contest, in a pool of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerScore {
    /// The server.
    pub server: ServerId,
    /// The opposing server.
    pub opponent: ServerId,
    /// Match points: 0, 1 or 2.
    pub points: u32,
    /// Half board points.
    pub halves: u32,
    /// Boards played.
    pub boards: u32,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from 1. Tied servers share one.
    pub place: u32,
    /// The server.
    pub server: ServerId,
    /// Contests played.
    pub contests: u32,
    /// Match points.
    pub points: u32,
    /// Half board points.
    pub halves: u32,
    /// Boards played.
    pub boards: u32,
    /// The strength of the opponents: hundredths of a match point for each contest, 0 to 200.
    pub strength: u32,
}

impl Row {
    const fn merit(&self) -> (u32, u32, u32) {
        (self.points, self.halves, self.strength)
    }
}

/// Returns the table for these scores, the best first. This states the rule as a program, which the
/// database's result is compared with.
pub fn rank(scores: &[ServerScore]) -> Vec<Row> {
    let mut rows: HashMap<ServerId, Row> = HashMap::new();
    for score in scores {
        let row = rows.entry(score.server).or_insert(Row {
            place: 0,
            server: score.server,
            contests: 0,
            points: 0,
            halves: 0,
            boards: 0,
            strength: 0,
        });
        row.contests += 1;
        row.points += score.points;
        row.halves += score.halves;
        row.boards += score.boards;
    }
    let average = |server: ServerId| {
        rows.get(&server)
            .map_or(0, |row| row.points * 100 / row.contests)
    };
    let mut met: HashMap<ServerId, u32> = HashMap::new();
    for score in scores {
        *met.entry(score.server).or_default() += average(score.opponent);
    }
    let mut table: Vec<Row> = rows
        .into_values()
        .map(|row| Row {
            strength: met.get(&row.server).map_or(0, |sum| sum / row.contests),
            ..row
        })
        .collect();
    table.sort_by_key(|row| {
        let (points, halves, strength) = row.merit();
        let down = std::cmp::Reverse;
        (
            down(points),
            down(halves),
            down(strength),
            row.contests,
            row.server,
        )
    });
    for index in 0..table.len() {
        let same = index.checked_sub(1).map(|before| table[before]);
        table[index].place = match same {
            Some(before) if before.merit() == table[index].merit() => before.place,
            _ => u32::try_from(index + 1).unwrap_or(u32::MAX),
        };
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(home: u64, away: u64, halves: [u32; 2]) -> [ServerScore; 2] {
        let points = match halves[0].cmp(&halves[1]) {
            std::cmp::Ordering::Greater => [2, 0],
            std::cmp::Ordering::Equal => [1, 1],
            std::cmp::Ordering::Less => [0, 2],
        };
        let score = |own: usize, server, opponent| ServerScore {
            server: ServerId(server),
            opponent: ServerId(opponent),
            points: points[own],
            halves: halves[own],
            boards: u32::midpoint(halves[0], halves[1]),
        };
        [score(0, home, away), score(1, away, home)]
    }

    #[test]
    fn match_points_come_first_then_board_points_then_the_opponents() {
        let scores = [
            contest(1, 2, [6, 2]),
            contest(3, 4, [6, 2]),
            contest(1, 5, [4, 4]),
            contest(3, 2, [4, 4]),
        ];
        let table = rank(&scores.concat());
        let row = |server: u64| {
            let found = table.iter().find(|row| row.server == ServerId(server));
            *found.expect("in the table")
        };
        let order: Vec<(u64, u32)> = table.iter().map(|row| (row.server.0, row.place)).collect();
        // 1 has met 2 (half a point each time) and 5 (one each), 3 has met 4 (none) and 2.
        assert_eq!((row(1).strength, row(3).strength), (75, 25));
        assert_eq!(order, [(1, 1), (3, 2), (2, 3), (5, 4), (4, 5)]);
        assert_eq!((row(1).points, row(1).halves, row(1).contests), (3, 10, 2));
    }

    #[test]
    fn equals_share_a_place() {
        let table = rank(&[contest(1, 2, [4, 4]), contest(3, 4, [6, 2])].concat());
        let places: Vec<u32> = table.iter().map(|row| row.place).collect();
        assert_eq!(places, [1, 2, 2, 4]);
    }
}
