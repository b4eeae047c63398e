//! Who sits at which board.
//!
//! The rule: as many boards are set up as both teams can fill, at most those agreed on for each
//! game, and each player plays one board. On each team the best play, by their ratings over all
//! games; the rest are reserves. In each game the best of one team plays the best of the other, and
//! so on down ([`pairings::teams`]). Sides alternate down all boards.

use pairings::{
    teams::{Member, pair},
    tournament::Side as PairingSide,
};

use super::Team;
use crate::matches::UserId;
use rules::{GameId, Side};

/// A player who has signed up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signed {
    /// The player.
    pub player: UserId,
    /// The rating over all games, in whole points.
    pub rating: i32,
    /// The games that they play, each with the rating in it.
    pub games: Vec<(GameId, i32)>,
}

impl Signed {
    fn at(&self, game: GameId) -> Option<i32> {
        let mut games = self.games.iter();
        games
            .find(|(own, _)| *own == game)
            .map(|(_, rating)| *rating)
    }
}

/// A board of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The game that is played.
    pub game: GameId,
    /// The two players, by [`Team::index`].
    pub players: [UserId; 2],
    /// Their ratings in the game, in whole points.
    pub ratings: [i32; 2],
    /// The side of the home team's player.
    pub home_side: Side,
}

/// Seats the teams, given in the order of signing up, at the boards of each game. At the first
/// board the home team has this side.
pub fn seat(teams: [&[Signed]; 2], boards: &[(GameId, usize)], home_side: Side) -> Vec<Seat> {
    // The players of each team are chosen separately: adding players to a set that can all be
    // seated together, the best first, gives the best set possible. By a theorem of Pym, both
    // choices fit together.
    let home = chosen(teams, boards, Team::Home);
    let away = chosen(teams, boards, Team::Away);
    let teams = [home, away];
    let mut flow = Flow::new([&teams[0], &teams[1]], boards);
    for player in 0..teams[0].len() {
        flow.seat(player);
    }
    let mut side = home_side;
    let mut seats = Vec::new();
    for (number, &(game, _)) in boards.iter().enumerate() {
        let members = Team::BOTH.map(|team| flow.members(team, number));
        let count = members[0].len();
        let first = match side {
            Side::First => PairingSide::First,
            Side::Second => PairingSide::Second,
        };
        // Both have the same number of members, so there are not too few.
        let pairs = pair(&members[0], &members[1], count, first).unwrap_or_default();
        for board in pairs {
            let players = [
                &teams[0][board.home as usize],
                &teams[1][board.away as usize],
            ];
            seats.push(Seat {
                game,
                players: players.map(|signed| signed.player),
                ratings: players.map(|signed| signed.at(game).unwrap_or_default()),
                home_side: side,
            });
            side = side.other();
        }
    }
    seats
}

/// Returns the members of one team who play: those that can all be seated together, the best first.
fn chosen(teams: [&[Signed]; 2], boards: &[(GameId, usize)], team: Team) -> Vec<Signed> {
    let own = by_rating(teams[team.index()]);
    let theirs = by_rating(teams[team.other().index()]);
    let mut flow = Flow::new([&own, &theirs], boards);
    let seated: Vec<bool> = (0..own.len()).map(|player| flow.seat(player)).collect();
    let own = own.into_iter().zip(seated);
    own.filter(|(_, seated)| *seated)
        .map(|(signed, _)| signed)
        .collect()
}

fn by_rating(team: &[Signed]) -> Vec<Signed> {
    let mut team = team.to_vec();
    team.sort_by_key(|one| std::cmp::Reverse(one.rating));
    team
}

/// A flow from the players of one team through the games to the players of the other. Each player
/// takes one unit of it, and each game as many as it has boards. Units that flow are boards.
struct Flow<'a> {
    teams: [&'a [Signed]; 2],
    boards: &'a [(GameId, usize)],
    /// How much more can flow from one node to another. Flow can be reversed.
    room: Vec<Vec<usize>>,
}

impl<'a> Flow<'a> {
    fn new(teams: [&'a [Signed]; 2], boards: &'a [(GameId, usize)]) -> Flow<'a> {
        let nodes = teams[0].len() + teams[1].len() + 2 * boards.len() + 1;
        let mut flow = Flow {
            teams,
            boards,
            room: vec![vec![0; nodes]; nodes],
        };
        for (number, &(game, count)) in boards.iter().enumerate() {
            let [to, from] = flow.game(number);
            flow.room[to][from] = count;
            for (player, signed) in teams[0].iter().enumerate() {
                flow.room[player][to] = usize::from(signed.at(game).is_some());
            }
            for (player, signed) in teams[1].iter().enumerate() {
                let node = flow.other(player);
                flow.room[from][node] = usize::from(signed.at(game).is_some());
                flow.room[node][nodes - 1] = 1;
            }
        }
        flow
    }

    /// Returns the two nodes of a game, between which its boards are.
    fn game(&self, number: usize) -> [usize; 2] {
        let first = self.teams[0].len() + 2 * number;
        [first, first + 1]
    }

    /// Returns the node of a player of the second team.
    fn other(&self, player: usize) -> usize {
        self.teams[0].len() + 2 * self.boards.len() + player
    }

    /// Seats a player of the first team, with an opponent. Others may change games for it, but all
    /// of the first team keep a board. Returns `false` if there is no room.
    fn seat(&mut self, player: usize) -> bool {
        let mut seen = vec![false; self.room.len()];
        self.push(player, &mut seen)
    }

    /// Pushes a unit from a node to the end, if there is a path.
    fn push(&mut self, node: usize, seen: &mut [bool]) -> bool {
        let end = self.room.len() - 1;
        if node == end {
            return true;
        }
        seen[node] = true;
        let mut next: Vec<usize> = (0..=end)
            .filter(|next| self.room[node][*next] > 0)
            .collect();
        // If there is a choice of games, prefer the one with the most boards left.
        let left = |next: &usize| self.room[*next].get(next + 1).copied().unwrap_or_default();
        if node < self.teams[0].len() {
            next.sort_by_key(|next| std::cmp::Reverse(left(next)));
        }
        for next in next {
            if !seen[next] && self.push(next, seen) {
                self.room[node][next] -= 1;
                self.room[next][node] += 1;
                return true;
            }
        }
        false
    }

    /// Returns the players of a team who sit at a game.
    fn members(&self, team: Team, number: usize) -> Vec<Member> {
        let [to, from] = self.game(number);
        let sits = |player: &usize| match team {
            Team::Home => self.room[to][*player] > 0,
            Team::Away => self.room[self.other(*player)][from] > 0,
        };
        let game = self.boards[number].0;
        let team = self.teams[team.index()];
        (0..team.len())
            .filter(sits)
            .map(|player| Member {
                number: u32::try_from(player).unwrap_or(u32::MAX),
                rating: f64::from(team[player].at(game).unwrap_or_default()),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    const GAMES: [GameId; 2] = [GameId::Courtyard, GameId::KingsCourt];

    fn signed(player: u64, rating: i32, games: &[GameId]) -> Signed {
        Signed {
            player: UserId(player),
            rating,
            games: games.iter().map(|game| (*game, rating)).collect(),
        }
    }

    fn players(seats: &[Seat]) -> Vec<[u64; 2]> {
        let players = seats.iter().map(|seat| seat.players);
        players.map(|players| players.map(|user| user.0)).collect()
    }

    #[test]
    fn the_best_play_the_best_and_sides_alternate_down_all_boards() {
        let home: Vec<Signed> = [1500, 1900, 1700, 1200]
            .into_iter()
            .zip(1..)
            .map(|(rating, number)| signed(number, rating, &GAMES[..1]))
            .collect();
        let away: Vec<Signed> = [1400, 1600, 1550]
            .into_iter()
            .zip(11..)
            .map(|(rating, number)| signed(number, rating, &GAMES))
            .collect();
        let seats = seat([&home, &away], &[(GAMES[0], 3)], Side::Second);
        assert_eq!(players(&seats), [[2, 12], [3, 13], [1, 11]]);
        let sides = seats.iter().map(|seat| seat.home_side).collect::<Vec<_>>();
        assert_eq!(sides, [Side::Second, Side::First, Side::Second]);
        assert_eq!(seats[0].ratings, [1900, 1600]);
    }

    #[test]
    fn as_many_boards_are_set_up_as_both_teams_can_fill() {
        let boards = [(GAMES[0], 2), (GAMES[1], 2)];
        // The best of one team knows only the second game, the best of the other only the first.
        let home = [
            signed(1, 2000, &GAMES[1..]),
            signed(2, 1000, &GAMES),
            signed(3, 1500, &GAMES[1..]),
        ];
        let away = [
            signed(11, 2000, &GAMES[..1]),
            signed(12, 1000, &GAMES),
            signed(13, 900, &GAMES),
        ];
        let seats = seat([&home, &away], &boards, Side::First);
        assert_eq!(players(&seats), [[2, 11], [1, 12], [3, 13]]);
        assert_eq!(seat([&home, &[]], &boards, Side::First), []);
    }

    prop_compose! {
        fn team(from: u64)(members in prop::collection::vec((900i32..2100, 1usize..4), 0..9)) -> Vec<Signed> {
            let members = members.into_iter().zip(from..);
            members.map(|((rating, games), player)| {
                let games: Vec<GameId> = (0..2).filter(|bit| games >> bit & 1 == 1).map(|bit| GAMES[bit]).collect();
                signed(player, rating, &games)
            }).collect()
        }
    }

    /// Returns the most boards that can be filled, by trying how many of those who know both games
    /// play each.
    fn most(teams: [&[Signed]; 2], boards: [usize; 2]) -> usize {
        let count = |team: &[Signed], games: [bool; 2]| {
            let fits = |one: &&Signed| [0, 1].map(|game| one.at(GAMES[game]).is_some()) == games;
            team.iter().filter(fits).count()
        };
        let mut best = 0;
        for first in 0..=boards[0] {
            for second in 0..=boards[1] {
                let fits = teams.iter().all(|team| {
                    let (one, other, both) = (
                        count(team, [true, false]),
                        count(team, [false, true]),
                        count(team, [true, true]),
                    );
                    first.saturating_sub(one) + second.saturating_sub(other) <= both
                });
                if fits {
                    best = best.max(first + second);
                }
            }
        }
        best
    }

    proptest! {
        #[test]
        fn everybody_sits_once_at_a_game_that_they_play_and_nobody_better_is_left_out(
            home in team(1), away in team(101), first in 0usize..5, second in 0usize..5,
        ) {
            let boards = [(GAMES[0], first), (GAMES[1], second)];
            let seats = seat([&home, &away], &boards, Side::First);
            prop_assert_eq!(seats.len(), most([&home, &away], [first, second]));
            let mut seen = HashSet::new();
            for (number, one) in seats.iter().enumerate() {
                prop_assert_eq!(one.home_side == Side::First, number % 2 == 0);
                for (team, player) in [&home, &away].into_iter().zip(one.players) {
                    let signed = team.iter().find(|signed| signed.player == player).expect("in the team");
                    prop_assert!(signed.at(one.game).is_some());
                    prop_assert!(seen.insert(player));
                }
            }
            for &(game, most) in &boards {
                prop_assert!(seats.iter().filter(|seat| seat.game == game).count() <= most);
            }
            // No better player who knows the same games is left out.
            for team in [&home, &away] {
                let sits = |one: &&Signed| seen.contains(&one.player);
                for out in team.iter().filter(|one| !sits(one)) {
                    for seated in team.iter().filter(sits) {
                        let knows = seated.games.iter().all(|(game, _)| out.at(*game).is_some());
                        prop_assert!(!knows || seated.rating >= out.rating);
                    }
                }
            }
        }
    }
}
