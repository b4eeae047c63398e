//! `courtier engine` as other programs see it.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

fn engine(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_courtier"))
        .arg("engine")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn lines(output: &Output) -> Vec<String> {
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().map(str::to_owned).collect()
}

#[test]
fn a_conversation_goes_on_until_it_is_quit() {
    let input = b"position start moves a7-a6\ngo nodes 500\n\xff\xfe\ngo\ngo movetime 1\nquit\ngo nodes 9\n";
    let said = lines(&engine(&["guard-and-towers"], input));
    let beginnings: Vec<&str> = said
        .iter()
        .filter_map(|line| line.split(' ').next())
        .filter(|word| *word != "info")
        .collect();
    assert_eq!(
        beginnings,
        ["bestmove", "error", "error", "bestmove"],
        "{said:?}"
    );
    assert!(said[0].starts_with("info depth 1 score "), "{said:?}");
}

#[test]
fn a_board_of_another_size_is_played_on_and_what_is_no_size_is_refused() {
    let said = lines(&engine(
        &["king-and-courtesan", "--size", "6"],
        b"go nodes 50\n",
    ));
    assert!(said[said.len() - 1].starts_with("bestmove "), "{said:?}");
    let refused = engine(&["king-and-courtesan", "--size", "5"], b"");
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains('5'));
}

/// Without a bound on time, it would take hours.
#[test]
fn a_search_is_stopped_from_outside() {
    for (words, answers) in [(b"stop\ngo nodes 9\nquit\n".as_slice(), 2), (b"quit\n", 1)] {
        let input = [b"go nodes 500000000000\n", words].concat();
        let said = lines(&engine(&["courtyard"], &input));
        let best = said.iter().filter(|line| line.starts_with("bestmove "));
        assert_eq!(best.count(), answers, "{said:?}");
    }
}

#[test]
fn memory_that_no_machine_has_is_refused_in_a_sentence() {
    let refused = engine(&["courtyard", "--memory", "100000000"], b"");
    assert_eq!(refused.status.code(), Some(2));
    let why = String::from_utf8_lossy(&refused.stderr);
    assert!(why.contains("is not in 1..=16384"), "{why}");
}
