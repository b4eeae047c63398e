//! Tests the tools as a developer of Courtier uses them.

mod gallery;
mod puzzles;

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

fn tools(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tools"))
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
fn a_match_is_told_in_one_line() {
    let players = ["nodes=60", "mcts=5", "--pairs", "1"];
    let said = lines(&tools(
        &[&["match", "guard-and-towers"], &players[..]].concat(),
        b"",
    ));
    assert_eq!(said.len(), 1);
    assert!(
        said[0].starts_with("guard-and-towers | 2 matches | "),
        "{said:?}"
    );
}
