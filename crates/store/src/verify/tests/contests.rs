//! Faults of contests are reported, a line each.

use super::*;

on_either_engine!(each_thing_that_is_wrong_with_a_contest_is_one_line);

async fn each_thing_that_is_wrong_with_a_contest_is_one_line(base: Base) {
    fill(&base.open()).await;
    assert_eq!(lines(&base), Vec::<String>::new());
    for (breaks, mends, told) in [
        (
            "UPDATE contest_players SET team = 'home' WHERE team = 'away' AND contest = 2",
            "UPDATE contest_players SET team = 'away' WHERE player = 2 AND contest = 2",
            "contest 2: board 1: a player has not signed up for the team that they play for",
        ),
        (
            "UPDATE contest_boards SET home_side = 'second' WHERE contest = 2",
            "UPDATE contest_boards SET home_side = 'first' WHERE contest = 2",
            "contest 2: board 1: its match is one of other players",
        ),
        (
            "UPDATE contest_scores SET halves = 2 WHERE server = 10 AND pool = 'all'",
            "UPDATE contest_scores SET halves = 1",
            "contest 2: what it brings in the table of servers does not follow from its boards",
        ),
    ] {
        base.with(|db| db.execute(breaks, &[])).expect("broken");
        assert_eq!(lines(&base), [told]);
        base.with(|db| db.execute(mends, &[])).expect("mended");
    }
    let wins = "UPDATE contest_boards SET result = 'home' WHERE contest = 2";
    base.with(|db| db.execute(wins, &[])).expect("broken");
    assert_eq!(
        lines(&base),
        [
            "contest 2: board 1: its result is not that of its match",
            "contest 2: what it brings in the table of servers does not follow from its boards",
        ]
    );
    let open = "UPDATE contest_boards SET result = NULL WHERE contest = 2";
    base.with(|db| db.execute(open, &[])).expect("broken");
    assert_eq!(
        lines(&base),
        [
            "contest 2: it is over, but a board is not decided",
            "contest 2: what it brings in the table of servers does not follow from its boards",
        ]
    );
}
