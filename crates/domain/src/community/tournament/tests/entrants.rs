//! Players of a tournament: when they can enter, when they are paired, and when they are out.

use super::*;

#[test]
fn a_player_is_paired_from_their_first_round_to_their_last() {
    let rounds = |one: Entrant| -> Vec<u32> {
        let rounds = 1..=5;
        rounds.filter(|round| one.plays_in(*round)).collect()
    };
    let until = |until| Entrant {
        until,
        ..entrant(1, 2)
    };
    assert_eq!(rounds(until(None)), [2, 3, 4, 5]);
    assert_eq!(rounds(until(Some(3))), [2, 3]);
    assert_eq!(rounds(until(Some(1))), [0; 0]);
}

#[test]
fn a_game_is_missed_by_players_who_did_not_show_up() {
    for (result, missed) in [
        (None, [false, false]),
        (Some(GameResult::First), [false, false]),
        (Some(GameResult::Second), [false, false]),
        (Some(GameResult::Draw), [false, false]),
        (Some(GameResult::FirstUnplayed), [false, true]),
        (Some(GameResult::SecondUnplayed), [true, false]),
        (Some(GameResult::Unplayed), [true, true]),
    ] {
        let game = paired(1, 1, 2, result);
        let found = [1, 2].map(|number| game.was_missed_by(number));
        assert_eq!(found, missed, "{result:?}");
        assert!(!game.was_missed_by(3), "{result:?}");
    }
}

#[test]
fn players_who_withdraw_are_out_until_the_tournament_is_over() {
    let out = |tournament: &Tournament| -> Vec<Number> {
        let lines = tournament.standings().into_iter();
        lines
            .filter(|line| line.out)
            .map(|line| line.number)
            .collect()
    };
    for system in [System::Swiss, System::Knockout] {
        let mut tournament = new(4, plan(system, 3));
        tournament.games = vec![
            paired(1, 1, 3, Some(GameResult::First)),
            paired(2, 2, 4, Some(GameResult::First)),
        ];
        assert_eq!(out(&tournament), [0; 0], "{system:?}");
        tournament.entrants[1].until = Some(1);
        assert_eq!(out(&tournament), [2], "{system:?}");
        tournament.stage = Stage::Over;
        assert_eq!(out(&tournament), [0; 0], "{system:?}");
    }
}

#[test]
fn a_player_enters_once_and_not_again_after_withdrawing() {
    let mut tournament = new(4, plan(System::Swiss, 3));
    tournament.stage = Stage::SignUp;
    let player = tournament.entrants[0].player;
    assert_eq!(tournament.check_entry(UserId(7)), Ok(1));
    assert_eq!(tournament.check_entry(player), Err(Refusal::Entered));
    tournament.entrants[0].until = Some(0);
    assert_eq!(tournament.check_entry(player), Err(Refusal::Withdrawn));
}

#[test]
fn a_swiss_can_be_entered_until_half_of_its_rounds_are_paired_and_nothing_else_once_it_runs() {
    for (system, rounds, round, open) in [
        (System::Swiss, 4, 2, Ok(3)),
        (System::Swiss, 4, 3, Err(Refusal::TooLate)),
        (System::Swiss, 5, 2, Ok(3)),
        (System::Swiss, 5, 3, Err(Refusal::TooLate)),
        (System::RoundRobin, 5, 1, Err(Refusal::TooLate)),
        (System::Knockout, 5, 1, Err(Refusal::TooLate)),
    ] {
        let mut tournament = new(6, plan(system, rounds));
        let games = (1..=round).map(|round| Game {
            round,
            ..paired(1, 1, 2, None)
        });
        tournament.games = games.collect();
        let found = tournament.check_open();
        assert_eq!(found, open, "{system:?}: {round} of {rounds}");
    }
}

#[test]
fn nobody_enters_a_full_tournament_or_one_that_is_over() {
    let open = |players, stage| {
        let mut tournament = new(players, plan(System::Swiss, 5));
        tournament.stage = stage;
        tournament.check_open()
    };
    assert_eq!(open(127, Stage::SignUp), Ok(1));
    assert_eq!(open(128, Stage::SignUp), Err(Refusal::Full(128)));
    for stage in [Stage::Over, Stage::Cancelled] {
        assert_eq!(open(4, stage), Err(Refusal::Over));
    }
}

#[test]
fn a_double_round_robin_begins_at_once_on_a_hundred_boards_at_most() {
    let at_once = Plan {
        at_once: true,
        ..plan(System::DoubleRoundRobin, 0)
    };
    // 90 boards and 110.
    for (players, begins) in [(10, true), (11, false)] {
        let plan = new(players, at_once).check_start();
        assert_eq!(plan.map(|plan| plan.at_once), Ok(begins), "{players}");
    }
}
