//! Checks that pairings and standings agree with an independent program on generated tournaments:
//! see `tests/data/README.md`.

use std::fmt::Write as _;
use std::io::Read;

use pairings::standings::{System, TieBreak, standings};
use pairings::swiss::PairingError;
use pairings::trf::{self, PairFileError};

/// One of the archive's tournaments.
struct Case<'a> {
    name: &'a str,
    report: &'a str,
    /// The next round as the judge pairs it, or `None` if it finds no pairing or nobody to pair.
    pairs: Option<Vec<&'a str>>,
    /// The judge's standings, if a round was played.
    table: Vec<&'a str>,
}

fn archive() -> String {
    let bytes: &[u8] = include_bytes!("data/swiss.txt.gz");
    let mut text = String::new();
    flate2::read::GzDecoder::new(bytes)
        .read_to_string(&mut text)
        .expect("a readable archive");
    text
}

fn cases(archive: &str) -> Vec<Case<'_>> {
    let parts = archive.split("#### ").skip(1);
    parts
        .map(|part| {
            let (name, rest) = part.split_once('\n').expect("a name");
            let (report, rest) = rest.split_once("---- pairs\n").expect("pairs");
            let (pairs, table) = rest.split_once("---- table\n").expect("a table");
            let pairs: Vec<_> = pairs.lines().collect();
            Case {
                name,
                report,
                pairs: (pairs != ["none"]).then_some(pairs),
                table: table.lines().collect(),
            }
        })
        .collect()
}

#[test]
fn pairings_agree_pair_by_pair_and_side_by_side() {
    let archive = archive();
    let cases = cases(&archive);
    assert!(cases.len() >= 1000, "{}", cases.len());
    for Case {
        name,
        report,
        pairs,
        ..
    } in cases
    {
        // Programs differ in the order of boards whose scores are equal.
        let sorted = |pairs: Vec<&str>| {
            let mut pairs: Vec<_> = pairs.into_iter().map(str::to_owned).collect();
            pairs.sort_unstable();
            pairs
        };
        let ours = match trf::pair(report).map(|paired| paired.pairs) {
            Ok(text) if text == "0\n" => None,
            Ok(text) => Some(sorted(text.lines().skip(1).collect())),
            Err(PairFileError::Pairing(PairingError::Impossible)) => None,
            Err(error) => panic!("{name}: {error}"),
        };
        assert_eq!(ours, pairs.map(sorted), "{name}");
    }
}

#[test]
fn standings_agree_in_all_tie_breaks_and_places() {
    let archive = archive();
    let tie_breaks = [
        TieBreak::BuchholzCut1,
        TieBreak::SonnebornBerger,
        TieBreak::DirectEncounter,
        TieBreak::Wins,
        TieBreak::Buchholz,
    ];
    let mut compared = 0;
    for Case {
        name,
        report,
        table,
        ..
    } in cases(&archive)
    {
        if table.is_empty() {
            continue;
        }
        let report = trf::read_report(report).expect("a report");
        let mut ours = standings(&report.tournament, System::Swiss, &tie_breaks);
        ours.sort_by_key(|standing| standing.number);
        let mut text = String::new();
        for standing in ours {
            let points = f64::from(standing.points.in_halves()) / 2.0;
            let [cut, berger, _, wins, buchholz] = standing.tie_breaks[..] else {
                panic!("five tie-breaks")
            };
            let [cut, berger, buchholz] = [cut, berger, buchholz]
                .map(|worth| f64::from(u32::try_from(worth).expect("a small number")) / 4.0);
            let (number, place) = (standing.number, standing.place);
            writeln!(
                text,
                "{number} {place} {points} {cut} {berger} {wins} {buchholz}"
            )
            .expect("a string takes all");
        }
        assert_eq!(text.lines().collect::<Vec<_>>(), table, "{name}");
        compared += table.len();
    }
    assert!(compared > 20_000, "{compared}");
}

#[test]
fn reports_are_the_same_after_writing_and_reading() {
    let archive = archive();
    for Case { name, report, .. } in cases(&archive) {
        let read = trf::read_report(report).expect("a report");
        assert_eq!(
            trf::read_report(&read.to_string()).as_ref(),
            Ok(&read),
            "{name}"
        );
        // Lines that were added to a file are in a different place after writing.
        if !name.contains('_') {
            assert_eq!(read.to_string().trim_end(), report.trim_end(), "{name}");
        }
    }
}
