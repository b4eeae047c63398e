//! The line protocol.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use crate::{
    Playable,
    protocol::{Conversation, Next, Outside, Protocol},
};
use rules::{guard_and_towers, king_and_courtesan, kings_court};

fn ask<G: Playable>(protocol: &mut Protocol<G>, lines: &[&str]) -> Vec<String> {
    let mut said = Vec::new();
    for line in lines {
        // The alarm rings immediately: the first depth is still searched.
        let stop = Arc::new(AtomicBool::new(false));
        let outside = Outside {
            stop: &stop,
            say: &mut |line| said.push(line.to_owned()),
            alarm: &|_| stop.store(true, Ordering::Relaxed),
        };
        protocol.answer(line, outside);
    }
    said
}

#[test]
fn a_win_is_said_in_plies_and_the_move_that_wins_is_best() {
    let mut protocol = Protocol::<king_and_courtesan::Position>::new(6, 1);
    let said = ask(
        &mut protocol,
        &["position 6/6/k2K2/6/6/6 r", "go nodes 5000"],
    );
    assert!(said[said.len() - 2].contains(" score win 3 "), "{said:?}");
    let mut protocol = Protocol::<guard_and_towers::Position>::new(7, 1);
    let said = ask(
        &mut protocol,
        &["position 7/7/3r33/7/7/3BG3/RG6 r", "go nodes 5000"],
    );
    assert!(
        said[0].starts_with("info depth 1 score win 1 nodes "),
        "{said:?}"
    );
    assert_eq!(said[1], "bestmove d5xd2");
}

#[test]
fn moves_are_played_before_the_search_and_read_leniently() {
    let mut protocol = Protocol::<kings_court::Position>::new(8, 1);
    let said = ask(
        &mut protocol,
        &[
            "position start moves C2C3",
            "go nodes 100",
            "position start moves c2-c3 c7-c6",
            "go level 1 seed 3",
        ],
    );
    let best: Vec<&String> = said
        .iter()
        .filter(|line| line.starts_with("bestmove "))
        .collect();
    assert_eq!(best.len(), 2);
    // Green must come in over the north edge.
    assert!(best[0].contains("7-") && best[0].ends_with('6'), "{best:?}");
}

#[test]
fn what_cannot_be_read_is_an_error_and_changes_nothing() {
    let mut protocol = Protocol::<guard_and_towers::Position>::new(7, 1);
    ask(&mut protocol, &["position start moves a7-a6"]);
    let before = ask(&mut protocol, &["go nodes 100"]);
    let said = ask(
        &mut protocol,
        &[
            "castle",
            "position",
            "position nowhere",
            "position start moves a7-a6 a7-a6",
            "go",
            "go level 13",
            "go nodes many",
        ],
    );
    assert_eq!(said.len(), 7, "{said:?}");
    assert!(
        said.iter().all(|line| line.starts_with("error ")),
        "{said:?}"
    );
    assert_eq!(said[3], "error move 2 'a7-a6': a7 is empty.");
    assert_eq!(ask(&mut protocol, &["go nodes 100"]), before);
}

#[test]
fn a_match_that_is_over_has_no_best_move() {
    let mut protocol = Protocol::<guard_and_towers::Position>::new(7, 1);
    let there_and_back = "a7-b7 a1-b1 b7-a7 b1-a1";
    let drawn = format!("position start moves {there_and_back} {there_and_back}");
    let said = ask(
        &mut protocol,
        &[
            &drawn,
            "go nodes 100",
            "position 7/7/7/7/7/7/RG6 b",
            "go nodes 100",
        ],
    );
    assert_eq!(said, ["error the match is over", "error the match is over"]);
}

#[test]
fn an_alarm_ends_the_search_with_a_move() {
    let mut protocol = Protocol::<guard_and_towers::Position>::new(7, 1);
    let said = ask(&mut protocol, &["go movetime 1"]);
    assert!(
        said.last()
            .is_some_and(|line| line.starts_with("bestmove ")),
        "{said:?}"
    );
}

/// However few nodes there are, even if the last depth is abandoned in the middle.
#[test]
fn the_best_move_is_the_first_of_the_last_line() {
    let mut protocol = Protocol::<guard_and_towers::Position>::new(7, 1);
    let mut moves = String::from("position start moves");
    for nodes in (60..).step_by(37).take(40) {
        let said = ask(&mut protocol, &[&moves, &format!("go nodes {nodes}")]);
        let [.., line, best] = &said[..] else {
            panic!("{said:?}");
        };
        let best = best.strip_prefix("bestmove ").expect("a move");
        let (_, line) = line.split_once(" pv ").expect("a line");
        assert_eq!(line.split(' ').next(), Some(best), "{said:?}");
        moves = format!("{moves} {best}");
    }
}

#[test]
fn it_ends_when_told_to() {
    let mut protocol = Protocol::<guard_and_towers::Position>::new(7, 1);
    let outside = Outside {
        stop: &Arc::default(),
        say: &mut |_| {},
        alarm: &|_| {},
    };
    assert_eq!(protocol.answer("quit", outside), Next::Quit);
}
