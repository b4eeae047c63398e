use super::super::tournament::{
    Bye, Entrant, Number, Outcome, Points, Round, Scoring, Side, Tournament,
};
use super::{Standing, System, TieBreak, standings};

/// Builds a tournament from a table of results: `1`, `=`, `0` against the player of the column, `+`
/// and `-` without a game, space for none. Rounds are the columns.
fn table(rows: &[&str]) -> Tournament {
    let round = |row: usize, column: usize, result| {
        let opponent = (1..).nth(column).unwrap_or(Number::MAX);
        let side = if (row < column) == ((row + column) % 2 == 1) {
            Side::First
        } else {
            Side::Second
        };
        let game = |outcome| Round::Game {
            opponent,
            side,
            outcome,
        };
        let forfeit = |won| Round::Forfeit {
            opponent: Some(opponent),
            side: Some(side),
            won,
        };
        match result {
            '1' => game(Outcome::Win),
            '=' => game(Outcome::Draw),
            '0' => game(Outcome::Loss),
            '+' => forfeit(true),
            '-' => forfeit(false),
            _ => Round::Bye(Bye::Zero),
        }
    };
    let entrant = |(row, results): (usize, &&str)| Entrant {
        rounds: results
            .chars()
            .enumerate()
            .map(|(column, it)| round(row, column, it))
            .collect(),
        ..Entrant::new((1..).nth(row).unwrap_or(Number::MAX))
    };
    Tournament {
        entrants: rows.iter().enumerate().map(entrant).collect(),
        played: rows.len(),
        rounds: rows.len(),
        initial_side: Side::First,
        scoring: Scoring::default(),
        apart: Vec::new(),
    }
}

fn places(standings: &[Standing]) -> Vec<(Number, usize)> {
    standings
        .iter()
        .map(|standing| (standing.number, standing.place))
        .collect()
}

#[test]
fn in_round_robins_games_without_a_player_count_as_played() {
    // 1 and 2 have 2 points. 1 won against 3 (1½) and 4 (½); 2 against 1 (2) and 4 (½), who did not
    // show up.
    let tournament = table(&[" 011", "1 0+", "01 =", "0-= "]);
    let breaks = [
        TieBreak::SonnebornBerger,
        TieBreak::DirectEncounter,
        TieBreak::Wins,
    ];
    let table = standings(&tournament, System::RoundRobin, &breaks);
    assert_eq!(places(&table), [(2, 1), (1, 2), (3, 3), (4, 4)]);
    assert_eq!(table[0].tie_breaks, [10, 0, 2]);
    assert_eq!(table[1].tie_breaks, [8, 0, 2]);
    // 3: 2 against 2 and half of ½ against 4.
    assert_eq!(
        (table[2].points, table[2].tie_breaks[0]),
        (Points::halves(3), 9)
    );
}

#[test]
fn who_won_the_game_between_the_tied_is_ahead() {
    let tournament = table(&[" 011", "1 0+", "01 =", "0-= "]);
    let table = standings(
        &tournament,
        System::RoundRobin,
        &[TieBreak::DirectEncounter],
    );
    assert_eq!(places(&table), [(2, 1), (1, 2), (3, 3), (4, 4)]);
    // Three players who beat each other in a circle stay tied, and share the place.
    let circle = self::table(&[" 101", "0 11", "10 1", "000 "]);
    let table = standings(&circle, System::RoundRobin, &[TieBreak::DirectEncounter]);
    assert_eq!(places(&table), [(1, 1), (2, 1), (3, 1), (4, 4)]);
}

#[test]
fn in_swiss_tournaments_a_game_without_a_player_is_none() {
    let tournament = table(&[" 011", "1 0+", "01 =", "0-= "]);
    let breaks = [TieBreak::Buchholz, TieBreak::BuchholzCut1];
    let table = standings(&tournament, System::Swiss, &breaks);
    let of = |number| {
        table
            .iter()
            .find(|it| it.number == number)
            .map(|it| &it.tie_breaks)
    };
    // 4 has ½ from the games, and a half for the last column, which is a bye followed by nothing
    // but one. 1 met 2, 3 and 4, and has a bye in the first column against a dummy with 1's own 2
    // points, which is cut first.
    assert_eq!(
        of(1),
        Some(&vec![4 * 2 + 4 * 2 + 3 * 2 + 2 * 2, 4 * 2 + 3 * 2 + 2 * 2])
    );
    // 2 was to meet 4, who has 1: the dummy has no more.
    assert_eq!(
        of(2),
        Some(&vec![4 * 2 + 4 * 2 + 3 * 2 + 2 * 2, 4 * 2 + 3 * 2 + 2 * 2])
    );
}

#[test]
fn a_player_whom_the_missing_games_could_bring_level_with_another_is_not_behind() {
    // 1 beat 2 and 4. 3 drew with both, and would have as much with a win against 1.
    let tournament = table(&[" 1 10", "0 ==1", " = =1", "0== 1", "1000 "]);
    let table = standings(&tournament, System::Swiss, &[TieBreak::DirectEncounter]);
    assert_eq!(places(&table), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 5)]);
}

#[test]
fn a_player_whom_no_missing_game_can_bring_level_is_ahead_of_the_tied() {
    // 1 beat 2 and 3, who have not met.
    let tournament = table(&[" 1100", "0  11", "0  11", "100 =", "100= "]);
    let table = standings(&tournament, System::Swiss, &[TieBreak::DirectEncounter]);
    assert_eq!(places(&table), [(1, 1), (2, 2), (3, 2), (4, 4), (5, 4)]);
}

#[test]
fn several_games_between_the_same_players_count_as_one_on_average() {
    let game = |opponent, outcome| Round::Game {
        opponent,
        side: Side::First,
        outcome,
    };
    let (win, loss) = (Outcome::Win, Outcome::Loss);
    let free = Round::Bye(Bye::Zero);
    let rounds = [
        [game(2, win), game(2, win), game(3, loss), game(4, loss)],
        [game(1, loss), game(1, loss), game(4, win), game(3, win)],
        [game(4, win), free, game(1, win), game(2, loss)],
        [game(3, loss), free, game(2, loss), game(1, win)],
    ];
    let entrants = (1..).zip(rounds).map(|(number, rounds)| Entrant {
        rounds: rounds.to_vec(),
        ..Entrant::new(number)
    });
    let tournament = Tournament {
        entrants: entrants.collect(),
        ..table(&["    "; 4])
    };
    // 1 beat 2 twice, 2 beat 3, and 3 beat 1.
    let table = standings(&tournament, System::Swiss, &[TieBreak::DirectEncounter]);
    assert_eq!(places(&table), [(1, 1), (2, 1), (3, 1), (4, 4)]);
}
