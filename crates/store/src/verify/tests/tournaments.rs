//! Faults of tournaments and ladders are reported, a line each.

use super::*;

on_either_engine!(each_thing_that_is_wrong_with_a_tournament_or_ladder_is_one_line);

async fn each_thing_that_is_wrong_with_a_tournament_or_ladder_is_one_line(base: Base) {
    fill(&base.open()).await;
    assert_eq!(lines(&base), Vec::<String>::new());
    for (breaks, mends, told) in [
        (
            "UPDATE tournament_games SET result = 'draw' WHERE result = 'first'",
            "UPDATE tournament_games SET ruled = 1 WHERE result = 'draw'",
            "the result of #27 is not that of its match, and managers have not decided it",
        ),
        (
            "UPDATE tournament_games SET second = 3 WHERE second = 2",
            "UPDATE tournament_games SET second = 2 WHERE second = 3",
            "#27 is a match of other players than its game",
        ),
        (
            "UPDATE tournament_games SET first = 9 WHERE first = 3",
            "UPDATE tournament_games SET first = 3 WHERE first = 9",
            "round 1, board 2: a player is not in it",
        ),
        (
            "UPDATE tournaments SET stage = 'over'",
            "UPDATE tournament_games SET result = NULL",
            "",
        ),
        (
            "UPDATE tournaments SET stage = 'over'",
            "UPDATE tournaments SET stage = 'running'",
            "it is over, but a game is not decided",
        ),
    ] {
        base.with(|db| db.execute(breaks, &[])).expect("broken");
        let told = Some(told).filter(|told| !told.is_empty());
        let told = told.map(|told| format!("tournament 1: {told}"));
        assert_eq!(lines(&base), Vec::from_iter(told), "{breaks}");
        base.with(|db| db.execute(mends, &[])).expect("mended");
    }
    let gap = "UPDATE ladder_rungs SET place = 3 WHERE place = 2";
    base.with(|db| db.execute(gap, &[])).expect("broken");
    let told = "ladder of guard-and-towers in server 10: its places are not numbered from 1";
    assert_eq!(lines(&base), [told]);
}
