//! The additions of `XXS` and TRF26.

use super::super::super::tournament::Points;
use super::super::{Problem, TrfError, read_report};
use super::{file, pair, player, problem};

/// Returns four players in the second round: 1 and 3 have won, 2 and 4 have lost.
fn second_round(points: &str) -> Vec<String> {
    vec![
        player(1, points, &["   2 w 1"]),
        player(2, "0.0", &["   1 b 0"]),
        player(3, points, &["   4 b 1"]),
        player(4, "0.0", &["   3 w 0"]),
    ]
}

#[test]
fn points_may_be_listed_in_two_more_ways() {
    let three = file(&second_round("3.0"));
    for lines in [
        "XXS W=3 D=1.0\n",
        "XXS WW=3.0 BW=3.0 FW=3 FPB=3\nXXS WD=1 BD=1 HPB=1\n",
        "162  W 3.0     D 1.0     P 1.0\n",
    ] {
        let scoring =
            read_report(&format!("{three}{lines}")).map(|report| report.tournament.scoring);
        let scoring = scoring.expect("a report");
        let worth = [scoring.win, scoring.draw, scoring.loss].map(Points::in_halves);
        assert_eq!(worth, [6, 2, 0], "{lines}");
        assert_eq!(scoring.allocated_bye, Points::halves(2), "{lines}");
    }
    let with_win = read_report(&format!("{three}162  W 3.0     A 0.5\n")).expect("a report");
    let scoring = with_win.tournament.scoring;
    assert_eq!(scoring.allocated_bye, scoring.win, "as many as a win");
    let one = Points::halves(1);
    assert_eq!((scoring.absence, scoring.forfeit_loss), (one, one));
    // One number covers a win with either side.
    let by_side = format!("{three}XXS WW=3.0\n");
    assert_eq!(problem(&by_side), (8, Problem::Differ("WW", "BW")));
    assert_eq!(read_report(&with_win.to_string()), Ok(with_win));
}

#[test]
fn points_for_a_loss_may_be_stated_in_three_ways() {
    let text = file(&[
        player(1, "1.0", &["   2 w 1"]),
        player(2, "0.5", &["   1 b 0"]),
    ]);
    for lines in ["BBL 0.5\n", "162  L 0.5     X 0.0\n", "XXS WL=0.5 BL=0.5\n"] {
        let report = read_report(&format!("{text}{lines}")).expect("a report");
        assert_eq!(report.tournament.scoring.loss, Points::halves(1), "{lines}");
        assert_eq!(read_report(&report.to_string()), Ok(report), "{lines}");
    }
}

#[test]
fn a_record_may_repeat_a_bye_of_a_round_that_was_played() {
    let text = file(&[
        player(1, "1.0", &["   2 w 1"]),
        player(2, "0.0", &["   1 b 0"]),
        player(3, "0.5", &["0000 - H"]),
    ]);
    let repeated = read_report(&format!("{text}240 H 001  003\n")).expect("a report");
    assert_eq!(
        Ok(repeated.tournament),
        read_report(&text).map(|report| report.tournament)
    );
}

#[test]
fn byes_prohibited_pairings_and_acceleration_come_in_records_too() {
    let text = file(&second_round("1.0"));
    assert_eq!(pair(&text), Ok("2\n3 1\n2 4\n".to_owned()));
    let with = |line: &str| pair(&format!("{text}{line}\n"));
    let apart = Ok("2\n4 1\n3 2\n".to_owned());
    assert_eq!(with("260 001 003  001  003"), apart);
    assert_eq!(with("260 003 004  001  003"), pair(&text), "a later round");
    assert_eq!(with("240 H 002  001  003"), Ok("1\n2 4\n".to_owned()));
    assert_eq!(with("240 H 003  001  003"), pair(&text), "a later round");
    // The first and the last player are lifted above all others.
    let lifted =
        format!("{text}250      01.0 002 003 0001 0001\n250 00.0 01.5 002 002 0004 0004\n");
    let report = read_report(&lifted).expect("a report");
    let added = |round: usize| report.tournament.entrants[0].acceleration[round];
    assert_eq!([0, 1, 2].map(added).map(Points::in_halves), [0, 2, 2]);
    assert_eq!(pair(&lifted), apart);
    assert_eq!(read_report(&report.to_string()), Ok(report));
    let wrong = |line: &str| problem(&format!("{text}{line}\n"));
    for (line, problem) in [
        (
            "240 H 001  001",
            Problem::NotSo {
                player: 1,
                round: 1,
            },
        ),
        ("240 P 002  001", Problem::Setting("P".into())),
        ("240 H 000  001", Problem::Range("0".into(), "0".into())),
        ("250 01.0 01.0 001 002 0001 0002", Problem::Teams),
        (
            "250      01.0 003 002 0001 0002",
            Problem::Range("3".into(), "2".into()),
        ),
        ("250      01.0 001 002 0001 0009", Problem::Nobody(9)),
        ("260 001 002  001  009", Problem::Nobody(9)),
    ] {
        assert_eq!(wrong(line), (8, problem), "{line}");
    }
}

#[test]
fn abnormal_points_count() {
    let score = |points: &str, line: &str| {
        let text = file(&second_round("1.0")).replacen(" 1.0 ", &format!("{points:>4} "), 1);
        let report = read_report(&format!("{text}{line}\n"))?;
        let tournament = &report.tournament;
        let score = tournament.entrants[0].score(&tournament.scoring, 1);
        assert_eq!(read_report(&report.to_string()), Ok(report.clone()));
        Ok(score.in_halves())
    };
    assert_eq!(score("1.0", ""), Ok(2));
    // A bonus; a penalty, which never makes a score negative; and a different value for a win.
    assert_eq!(score("1.5", "299           0.5  001 0001"), Ok(3));
    assert_eq!(score("0.5", "299          -0.5  001 0001"), Ok(1));
    assert_eq!(score("0.0", "299          -2.5  001 0001"), Ok(0));
    assert_eq!(score("3.0", "299 W         3.0  001 0001"), Ok(6));
    assert_eq!(score("0.5", "299 W         0.5      0001"), Ok(1));
    assert_eq!(
        score("1.0", "299 D         3.0      0001"),
        Ok(2),
        "no draw"
    );
    assert_eq!(
        score("1.0", "299           3.0  002 0001"),
        Ok(2),
        "to come"
    );
    let problem = |line: &str| match score("1.0", line) {
        Err(TrfError::Line { line: 8, problem }) => problem,
        other => panic!("{other:?}"),
    };
    let not_so = Problem::NotSo {
        player: 1,
        round: 1,
    };
    assert_eq!(problem("299 D         3.0  001 0001"), not_so);
    assert_eq!(problem("299           3.0      0001"), Problem::WhichRound);
    assert_eq!(problem("299           3.0  000 0001"), Problem::WhichRound);
    assert_eq!(problem("299 W   1.0   3.0  001 0001"), Problem::Teams);
    assert_eq!(
        problem("299 Q         3.0  001 0001"),
        Problem::Setting("Q".into())
    );
    // Points missing from the player's line are ambiguous.
    let missing = score("1.0", "299           0.5  001 0001");
    assert!(
        matches!(missing, Err(TrfError::Line { line: 4, .. })),
        "{missing:?}"
    );
}

#[test]
fn who_was_given_a_win_without_a_game_gets_no_bye() {
    let text = file(&[
        player(1, "0.0", &["   2 w 0"]),
        player(2, "3.0", &["   1 b 1", "   5 w 1", "   6 b 1"]),
        player(3, "0.0", &[]),
        player(4, "0.0", &[]),
        player(5, "0.0", &["0000 - Z", "   2 b 0"]),
        player(6, "0.0", &["0000 - Z", "0000 - Z", "   2 w 0"]),
    ]) + "XXZ 1 5 6\n";
    assert_eq!(pair(&text), Ok("2\n2 3\n4 0\n".to_owned()));
    let given = "299 Z         1.0  001 0004\n299          -1.0  002 0004\n";
    assert_eq!(pair(&(text + given)), Ok("2\n2 4\n3 0\n".to_owned()));
}

#[test]
fn what_else_the_newer_format_has_is_kept_or_refused() {
    let text = file(&second_round("1.0"));
    let kept = "### a comment\n172 GER NRO\n182 A program\n192 FIDE_DUTCH_2026\n202 BH/C1\n\
                212 PTS,BH/C1\n222 5400+30\n\
                GER    1      Doe, Joe                          2400\n";
    let report = read_report(&format!("{text}{kept}")).expect("a report");
    let about = kept.lines().skip(1).map(str::to_owned);
    assert_eq!(report.about[1..], about.collect::<Vec<_>>());
    assert_eq!(read_report(&report.to_string()), Ok(report));
    let wrong = |line: &str| problem(&format!("{text}{line}\n"));
    let other = "FIDE_DUBOV".to_owned();
    assert_eq!(wrong("192 FIDE_DUBOV"), (8, Problem::System(other)));
    let baku = "192 FIDE_DUTCH_BAKU";
    let accelerated = Problem::Accelerated(baku[4..].to_owned());
    assert_eq!(wrong(baku), (8, accelerated));
    let listed = format!("{text}{baku}\n250      01.0 001 002 0001 0002\n");
    assert!(read_report(&listed).is_ok());
    assert_eq!(wrong("310   1 India"), (8, Problem::Teams));
    assert_eq!(wrong("GER    1"), (8, Problem::Code("GER".into())));
}
