//! `courtier tournament`: what an arbiter gets for a tournament report file.

use std::{
    fs,
    process::{Command, Output},
};

fn pair(report: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("club.trf"), report).expect("a file");
    Command::new(env!("CARGO_BIN_EXE_courtier"))
        .args(["tournament", "pair", "club.trf"])
        .current_dir(folder.path())
        .output()
        .expect("it runs")
}

/// Returns a tournament of five rounds before its first, with this many players.
fn report(players: u32) -> String {
    let mut report = String::from("012 Club\nXXR 5\nXXC white1\n");
    for number in 1..=players {
        let rest = " ".repeat(33);
        let line = format!("001 {number:>4}      Player {number:<26}{rest} 0.0 {number:>4}\n");
        report.push_str(&line);
    }
    report
}

#[test]
fn a_round_is_paired_as_by_other_programs() {
    let output = pair(&report(5));
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    // The upper half meets the lower, sides alternate, and the last player has a bye.
    assert_eq!(printed, "3\n1 3\n4 2\n5 0\n", "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said, "club.trf: round 1 of 5\n");
    assert!(output.status.success());
}

#[test]
fn a_bye_given_beforehand_leaves_its_round_to_be_paired() {
    let last = "    5\n";
    let report = report(5);
    assert!(report.ends_with(last));
    let with_bye = format!("{}  0000 - U\n", report.trim_end());
    let output = pair(&with_bye);
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(printed, "2\n1 3\n4 2\n", "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said, "club.trf: round 1 of 5\n");
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    let output = pair(&report(5).replace("XXR 5", "XXR five"));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("club.trf"), "{said}");
    assert!(said.contains("line 2"), "{said}");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
}
