//! Reads, writes and pairs reports.

mod newer;

use super::super::swiss::PairingError;
use super::super::tournament::{Bye, Outcome, Points, Round, Side};
use super::{PairFileError, PairedRound, Problem, TrfError, read_report};

/// Returns the pairs of the next round, as they are printed.
fn pair(text: &str) -> Result<String, PairFileError> {
    super::pair(text).map(|paired| paired.pairs)
}

/// Returns a player's line with these rounds.
fn player(number: u32, points: &str, rounds: &[&str]) -> String {
    let rounds: Vec<_> = rounds.iter().map(|round| format!("  {round:<8}")).collect();
    let rounds = rounds.concat();
    format!(
        "001 {number:>4} m GM {:<33} 2500 AUS {:>11} 1980/01/01 {points:>4} {:>4}{rounds}\n",
        "Doe, Joé", 123, 1
    )
}

fn file(players: &[String]) -> String {
    format!("012 A tournament\nXXR 5\nXXC black1\n{}", players.concat())
}

fn problem(text: &str) -> (usize, Problem) {
    match read_report(text) {
        Err(TrfError::Line { line, problem }) => (line, problem),
        other => panic!("{other:?}"),
    }
}

#[test]
fn columns_are_read_as_fide_describes_them() {
    let report = read_report(&file(&[
        player(1, "2.5", &["   2 w 1", "0000 - H", "   3 b +"]),
        player(2, "1.0", &["   1 b 0", "   3 w W", "0000 - Z"]),
        player(3, "0.0", &["", "   2 b L", "   1 w -", "0000 - H"]),
    ]))
    .expect("a report");
    let person = &report.people[0];
    assert_eq!(
        (person.name.as_str(), person.title.as_str()),
        ("Doe, Joé", "GM")
    );
    assert_eq!(
        (person.rating, person.federation.as_str()),
        (Some(2500), "AUS")
    );
    assert_eq!(
        (person.birth.as_str(), person.rank),
        ("1980/01/01", Some(1))
    );
    let tournament = &report.tournament;
    assert_eq!((tournament.played, tournament.rounds), (3, 5));
    assert_eq!(tournament.initial_side, Side::Second);
    assert_eq!(
        tournament.entrants[0].rounds,
        [
            Round::Game {
                opponent: 2,
                side: Side::First,
                outcome: Outcome::Win
            },
            Round::Bye(Bye::Half),
            Round::Forfeit {
                opponent: Some(3),
                side: Some(Side::Second),
                won: true
            },
        ]
    );
    assert_eq!(tournament.entrants[2].rounds[0], Round::Bye(Bye::Zero));
    // A bye in the column of the coming round says who is absent.
    assert_eq!(
        tournament
            .entrants
            .iter()
            .map(|it| it.present)
            .collect::<Vec<_>>(),
        [true, true, false]
    );
}

#[test]
fn byes_given_beforehand_do_not_make_a_round_played() {
    let paired = |bye: &str, points: &str| {
        super::pair(&file(&[
            player(1, "1.0", &["   2 w 1"]),
            player(2, "0.0", &["   1 b 0"]),
            player(3, "1.0", &["   4 w 1"]),
            player(4, points, &["   3 b 0", bye]),
        ]))
    };
    let second = |pairs: &str| {
        Ok(PairedRound {
            round: 2,
            rounds: 5,
            pairs: pairs.to_owned(),
        })
    };
    assert_eq!(paired("", "0.0"), second("2\n3 1\n2 4\n"));
    for bye in ["U", "F", "H", "Z"] {
        let found = paired(&format!("0000 - {bye}"), "0.0");
        assert_eq!(found, second("2\n3 1\n2 0\n"), "{bye}");
    }
    // The points may already include it.
    assert_eq!(paired("0000 - U", "1.0"), second("2\n3 1\n2 0\n"));
    // A round that leaves nobody to be paired is over.
    let alone = file(&[
        player(1, "1.0", &["0000 - U"]),
        player(2, "0.0", &["0000 - Z"]),
        player(3, "0.5", &["0000 - H"]),
    ]);
    assert_eq!(super::pair(&alone).map(|paired| paired.round), Ok(2));
    // Nobody has been paired yet: the first round is the next one, whoever has a bye in whichever.
    let byes = file(&[
        player(1, "0.0", &["0000 - U", "0000 - U"]),
        player(2, "0.0", &["", "0000 - H"]),
        player(3, "0.0", &[]),
    ]);
    let first = super::pair(&byes).expect("paired");
    assert_eq!((first.round, &first.pairs[..]), (1, "1\n3 2\n"));
}

#[test]
fn lines_may_end_in_any_way_and_begin_with_a_mark() {
    let text = file(&[player(1, "0.0", &[]), player(2, "0.0", &[])]);
    let report = read_report(&text);
    assert!(report.is_ok());
    for ending in ["\r", "\r\n"] {
        assert_eq!(
            read_report(&format!("\u{feff}{}", text.replace('\n', ending))),
            report
        );
    }
}

#[test]
fn what_is_not_read_is_said_with_its_line() {
    let two = [player(1, "0.0", &[]), player(2, "0.0", &[])];
    let with = |line: &str| format!("{}{line}\n", file(&two));
    assert_eq!(problem(&with("XXQ W=3")), (6, Problem::Code("XXQ".into())));
    assert_eq!(
        problem(&with("XXS Q=3")),
        (6, Problem::Setting("Q=3".into()))
    );
    assert_eq!(
        problem(&with("162 Q 3.0")),
        (6, Problem::Setting("Q".into()))
    );
    assert_eq!(
        problem(&with("XXC red1")),
        (6, Problem::Setting("red1".into()))
    );
    assert_eq!(problem(&with("XXZ 7")), (6, Problem::Nobody(7)));
    assert_eq!(
        problem(&with("BBW 1.25")),
        (6, Problem::Points("1.25".into()))
    );
    assert_eq!(problem(&with(two[0].trim_end())), (6, Problem::Twice(1)));
    assert_eq!(
        problem(&with("BBW 99999.0")),
        (6, Problem::Points("99999.0".into()))
    );
    let what = "the number of rounds";
    assert_eq!(
        problem(&with("XXR five")),
        (
            6,
            Problem::Number {
                what,
                text: "five".into()
            }
        )
    );
}

#[test]
fn lines_of_players_must_agree() {
    let rounds = |one: &str, other: &str, points: &str| {
        file(&[player(1, points, &[one]), player(2, "0.0", &[other])])
    };
    assert!(read_report(&rounds("   2 w 1", "   1 b 0", "1.0")).is_ok());
    let disagree = Problem::Disagree {
        round: 1,
        opponent: 2,
    };
    for other in ["   1 w 0", "   1 b =", "   1 b -", "0000 - Z", ""] {
        assert_eq!(
            problem(&rounds("   2 w 1", other, "1.0")),
            (4, disagree.clone()),
            "{other}"
        );
    }
    let text = "2 w ?".to_owned();
    assert_eq!(
        problem(&rounds("   2 w ?", "", "1.0")),
        (4, Problem::Round { round: 1, text })
    );
    let text = "2 w ?".to_owned();
    let more = player(1, "1.0", &["   2 w ?", "   2 b 1"]);
    assert_eq!(
        problem(&file(&[more])),
        (4, Problem::Round { round: 1, text })
    );
    assert_eq!(
        problem(&rounds("   3 w 1", "", "1.0")),
        (4, Problem::Nobody(3))
    );
    let wrong = Problem::Score {
        stated: "1.5".into(),
        counted: "1.0".into(),
    };
    assert_eq!(problem(&rounds("   2 w 1", "   1 b 0", "1.5")), (4, wrong));
}

#[test]
fn without_a_line_the_first_round_tells_the_initial_side() {
    let text = file(&[
        player(1, "0.0", &["   2 b 0"]),
        player(2, "1.0", &["   1 w 1"]),
    ]);
    let silent = text.replace("XXC black1\n", "");
    assert_eq!(
        read_report(&silent).map(|report| report.tournament.initial_side),
        Ok(Side::Second)
    );
    let second = player(2, "1.0", &["   1 w 1"]);
    let ranked = silent.replace(&second, "").replace("   1   ", "   2   ") + &second + "XXC rank\n";
    assert_eq!(
        read_report(&ranked).map(|report| report.tournament.initial_side),
        Ok(Side::First)
    );
    let first = file(&[player(1, "0.0", &[])]).replace("XXC black1\n", "");
    assert_eq!(read_report(&first), Err(TrfError::NoInitialSide));
    assert_eq!(
        read_report(&first.replace("XXR 5\n", "")),
        Err(TrfError::NoRounds)
    );
}

#[test]
fn points_for_results_and_for_pairing_are_kept() {
    let mut text = file(&[
        player(1, "3.0", &["   2 w 1"]),
        player(2, "0.0", &["   1 b 0"]),
    ]);
    text += "BBW 3.0\nBBD 1.0\nXXA    2  1.0  0.5\nXXP 1 2\n";
    let report = read_report(&text).expect("a report");
    let tournament = &report.tournament;
    assert_eq!(tournament.scoring.win, Points::halves(6));
    assert_eq!(
        tournament.entrants[1].pairing_score(&tournament.scoring, 1),
        Points::halves(1)
    );
    assert_eq!(tournament.apart, [(1, 2)]);
    assert_eq!(read_report(&report.to_string()), Ok(report));
}

#[test]
fn ranks_count_for_pairing_where_the_file_says_so() {
    let players = |ranks: [Option<u32>; 4]| {
        let lines = (1..).zip(ranks).map(|(number, rank)| {
            let rank = rank.map(|rank| rank.to_string()).unwrap_or_default();
            let line = player(number, "0.0", &[]);
            format!(
                "{}{rank:>4}\n",
                line.trim_end().strip_suffix("   1").expect("a rank")
            )
        });
        file(&lines.collect::<Vec<_>>()).replace("black1", "white1 rank")
    };
    let ranked = players([Some(2), Some(3), Some(4), Some(1)]);
    assert_eq!(pair(&ranked), Ok("2\n4 2\n3 1\n".to_owned()));
    let report = read_report(&ranked).expect("a report");
    assert_eq!(read_report(&report.to_string()), Ok(report));
    let by_number = ranked.replace(" rank", "");
    assert_eq!(pair(&by_number), Ok("2\n1 3\n4 2\n".to_owned()));
    let missing = players([Some(2), None, Some(4), Some(1)]);
    assert_eq!(problem(&missing), (5, Problem::NoRank));
    let twice = players([Some(2), Some(3), Some(2), Some(1)]);
    assert_eq!(problem(&twice), (6, Problem::RankTwice(2)));
}

#[test]
fn where_ranks_count_for_pairing_opponents_are_still_known_by_their_numbers() {
    let ranked = |number, rank: u32, points: &str, rounds: &[&str]| {
        let stated = format!("{points:>4} {:>4}", 1);
        player(number, points, rounds).replacen(&stated, &format!("{points:>4} {rank:>4}"), 1)
    };
    let of_ranks = |players: &[String]| file(players).replace("black1", "white1 rank");
    let first = of_ranks(&[
        ranked(1, 1, "0.0", &[]),
        ranked(2, 3, "0.0", &[]),
        ranked(3, 2, "0.0", &[]),
        ranked(4, 4, "0.0", &[]),
    ]);
    assert_eq!(pair(&first), Ok("2\n1 2\n4 3\n".to_owned()));
    let apart = pair(&(first + "XXP 1 2\n"));
    assert_eq!(apart, Ok("2\n1 4\n2 3\n".to_owned()));
    let second = of_ranks(&[
        ranked(1, 1, "1.0", &["   2 w 1"]),
        ranked(2, 3, "0.0", &["   1 b 0"]),
        ranked(3, 2, "1.0", &["   4 b 1"]),
        ranked(4, 4, "0.0", &["   3 w 0"]),
    ]);
    assert_eq!(pair(&second), Ok("2\n3 1\n2 4\n".to_owned()));
}

#[test]
fn pairs_are_printed_as_other_programs_do() {
    let players: Vec<_> = (1..=5).map(|number| player(number, "0.0", &[])).collect();
    assert_eq!(pair(&file(&players)), Ok("3\n3 1\n2 4\n5 0\n".to_owned()));
    let mut text = file(&players);
    text += "XXZ 1 2 5\n";
    assert_eq!(pair(&text), Ok("1\n4 3\n".to_owned()));
    let met = [
        player(1, "1.0", &["   2 w 1"]),
        player(2, "0.0", &["   1 b 0"]),
    ];
    let impossible = PairFileError::Pairing(PairingError::Impossible);
    assert_eq!(pair(&file(&met)), Err(impossible));
    let over = PairFileError::Pairing(PairingError::Over(1));
    assert_eq!(pair(&file(&met).replace("XXR 5", "XXR 1")), Err(over));
    let many: Vec<_> = (1..=501).map(|number| player(number, "0.0", &[])).collect();
    let too_many = PairFileError::Pairing(PairingError::TooMany(501));
    assert_eq!(pair(&file(&many)), Err(too_many));
}
