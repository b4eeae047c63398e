//! One test for each sentence of the rules and each reason for a refusal.

use super::{Illegal, Piece, Position, RED};
use crate::{Game, MoveError, Outcome, Side, Unreadable};

fn position(text: &str) -> Position {
    Position::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns the position after moves that must be legal.
fn after(text: &str, moves: &[&str]) -> Position {
    moves.iter().fold(position(text), |mut position, text| {
        let mv = position
            .read_move(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        position.play_legal(&mv);
        position
    })
}

fn refusal(text: &str, mv: &str) -> String {
    let position = position(text);
    match position.read_move(mv) {
        Ok(_) => panic!("{mv} is legal in {text}"),
        Err(error) => error.to_string(),
    }
}

fn ends(text: &str, from: &str) -> Vec<String> {
    let position = position(text);
    let mut ends = Vec::new();
    let _ = position.visit_moves(|mv| {
        if mv.from.square().to_string() == from {
            ends.push(mv.to.square().to_string());
        }
        std::ops::ControlFlow::<()>::Continue(())
    });
    ends.sort();
    ends
}

#[test]
fn the_start_is_the_standard_set_up_with_red_to_move() {
    let start = Position::start(7);
    assert_eq!(
        start.to_string(),
        "r1r11RG1r1r1/2r11r12/3r13/7/3b13/2b11b12/b1b11BG1b1b1 r"
    );
    assert_eq!(start.side_to_move(), RED);
    assert_eq!(start.outcome(), None);
    let stones = |side| {
        start
            .pieces()
            .filter(|(_, piece)| *piece == Piece::Tower(side, 1))
            .count()
    };
    assert_eq!((stones(Side::First), stones(Side::Second)), (7, 7));
}

#[test]
fn a_guard_moves_exactly_one_square_orthogonally() {
    assert_eq!(ends("3RG3/7/7/7/7/7/BG6 r", "d7"), ["c7", "d6", "e7"]);
    assert_eq!(ends("7/7/7/3RG3/7/7/BG6 r", "d4"), ["c4", "d3", "d5", "e4"]);
}

#[test]
fn a_tower_moves_as_far_as_it_has_stones_or_leaves_some_behind() {
    assert_eq!(
        ends("RG6/7/7/3r33/7/7/BG6 r", "d4"),
        [
            "a4", "b4", "c4", "d1", "d2", "d3", "d5", "d6", "d7", "e4", "f4", "g4"
        ]
    );
    assert_eq!(
        after("RG6/7/7/3r33/7/7/BG6 r", &["d4f4"]).to_string(),
        "RG6/7/7/3r11r21/7/7/BG6 b"
    );
    assert_eq!(
        after("RG6/7/7/3r33/7/7/BG6 r", &["d4d1"]).to_string(),
        "RG6/7/7/7/7/7/BG2r33 b"
    );
}

#[test]
fn nothing_passes_over_a_piece_of_either_side() {
    assert_eq!(
        ends("RG6/7/7/1r1r3b13/7/7/BG6 r", "c4"),
        ["b4", "c1", "c2", "c3", "c5", "c6", "c7", "d4"]
    );
}

#[test]
fn towers_of_one_side_unite() {
    assert_eq!(
        after("RG6/7/7/r21r24/7/7/BG6 r", &["a4c4"]).to_string(),
        "RG6/7/7/2r44/7/7/BG6 b"
    );
    assert_eq!(
        after("RG6/7/7/r2r25/7/7/BG6 r", &["a4b4"]).to_string(),
        "RG6/7/7/r1r35/7/7/BG6 b"
    );
}

#[test]
fn captures_need_as_many_stones_and_take_the_whole_tower() {
    assert_eq!(
        after("RG6/7/7/r31b24/7/7/BG6 r", &["a4xc4"]).to_string(),
        "RG6/7/7/r11r24/7/7/BG6 b"
    );
    assert_eq!(
        refusal("RG6/7/7/r31b34/7/7/BG6 r", "a4c4"),
        r#"gt-tower-too-tall square="c4" stones=3 attackers=2"#
    );
    assert_eq!(
        after("RG6/7/7/r31b14/7/7/BG6 r", &["a4xc4"]).to_string(),
        "RG6/7/7/r11r24/7/7/BG6 b"
    );
}

#[test]
fn a_guard_takes_any_tower_and_any_tower_takes_a_guard() {
    assert_eq!(
        after("RGb75/7/7/7/7/7/BG6 r", &["a7b7"]).to_string(),
        "1RG5/7/7/7/7/7/BG6 b"
    );
    let won = after("RG6/7/7/7/7/7/BGr15 r", &["b1xa1"]);
    assert_eq!(won.outcome(), Some(Outcome::Win(Side::First)));
    let won = after("RG6/BG6/7/7/7/7/7 r", &["a7xa6"]);
    assert_eq!(won.outcome(), Some(Outcome::Win(Side::First)));
}

#[test]
fn a_guard_on_the_enemy_castle_wins_and_on_its_own_does_not() {
    let won = after("7/7/7/7/7/3RG3/BG6 r", &["d2d1"]);
    assert_eq!(won.outcome(), Some(Outcome::Win(Side::First)));
    let won = after("7/3BG3/7/7/7/7/RG6 b", &["d6d7"]);
    assert_eq!(won.outcome(), Some(Outcome::Win(Side::Second)));
    assert_eq!(position("3RG3/7/7/7/7/7/3BG3 r").outcome(), None);
}

#[test]
fn a_finished_position_has_no_moves() {
    let won = position("RG6/7/7/7/7/7/3r23 b");
    assert_eq!(won.outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(won.count_moves(), 0);
    assert_eq!(won.read_move("d1d2"), Err(MoveError::Over));
    let mut unchanged = won;
    assert!(
        unchanged
            .play(&super::Move {
                from: super::Cell::at(3, 0),
                to: super::Cell::at(3, 1)
            })
            .is_err()
    );
    assert_eq!(unchanged, won);
}

#[test]
fn a_player_who_has_no_move_loses() {
    // The guard in the corner is shut in by two of its own towers, which cannot move either.
    let shut_in = position("RGr15/r2b55/1b55/b66/7/7/3BG3 r");
    assert_eq!(shut_in.outcome(), None, "r1 on b7 can still go to c7");
    let shut_in = position("RGr1b64/r1b65/b66/7/7/7/3BG3 r");
    assert_eq!(shut_in.count_moves(), 0);
    assert_eq!(shut_in.outcome(), Some(Outcome::Win(Side::Second)));
}

#[test]
fn every_refusal_says_why() {
    let text = "RG1r14/r26/7/3b23/7/7/BG2r33 r";
    for (mv, why) in [
        ("b4b5", r#"move-empty-square square="b4""#),
        ("d4d5", r#"move-not-yours square="d4""#),
        ("a6a6", r#"move-nowhere square="a6""#),
        ("a6b5", r#"move-not-straight square="a6" to="b5""#),
        ("a7c7", r#"gt-guard-too-far square="a7""#),
        (
            "c7c5",
            r#"gt-tower-too-far square="c7" stones=1 distance=2"#,
        ),
        ("a6a7", r#"gt-onto-own-guard square="a7""#),
        ("a7a6", r#"gt-guard-onto-own-tower square="a6""#),
        ("d1d3 3", "gt-wrong-number number=3 distance=2"),
        ("", "move-squares count=0"),
        ("d1", "move-squares count=1"),
        ("d1d2d3", "move-squares count=3"),
        ("d1h1", r#"move-off-board square="h1""#),
        ("d1d8", r#"move-off-board square="d8""#),
        ("d0d1", r#"move-off-board square="d0""#),
        ("d1?d2", r#"move-sign sign="?""#),
        ("d1dd", r#"move-sign sign="d""#),
        ("a6a51a4", r#"move-sign sign="a""#),
    ] {
        assert_eq!(refusal(text, mv), why, "{mv}");
    }
    assert_eq!(
        refusal("RG6/7/7/r2b15/7/7/BG6 r", "a4c4"),
        r#"move-blocked square="b4""#
    );
}

#[test]
fn a_union_that_no_text_can_hold_is_refused_and_not_listed() {
    let text = "RG6/7/7/r91r84/7/7/BG6 r";
    assert_eq!(refusal(text, "a4c4"), r#"gt-union-too-tall square="c4""#);
    assert!(!ends(text, "a4").contains(&"c4".to_owned()));
}

#[test]
fn towers_unite_up_to_nine_stones() {
    let text = "RG6/7/7/r81r74/7/7/BG6 r";
    assert!(ends(text, "a4").contains(&"c4".to_owned()));
    assert_eq!(
        after(text, &["a4c4"]).to_string(),
        "RG6/7/7/r61r94/7/7/BG6 b"
    );
}

#[test]
fn moves_are_read_in_many_forms_and_written_in_one() {
    let start = Position::start(7);
    for text in [
        "a7-a6",
        "A7-A6-1",
        "a7a6",
        "A7 a6",
        "a7:a6",
        "a7xa6",
        " a7 – a6 ",
        "a7a61",
    ] {
        let mv = start
            .read_move(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(start.write_move(&mv), "a7-a6", "{text}");
    }
    let capture = position("RG6/7/7/r31b24/7/7/BG6 r");
    let mv = capture.read_move("a4-c4").expect("legal");
    assert_eq!(capture.write_move(&mv), "a4xc4");
    assert_eq!(
        start.read_move(&"a7".repeat(300)),
        Err(MoveError::Unreadable(Unreadable::TooLong))
    );
    assert!(matches!(
        start.read_move("a7-a6-2"),
        Err(MoveError::Illegal(Illegal::WrongNumber {
            number: 2,
            distance: 1
        }))
    ));
}

#[test]
fn a_move_is_described_by_who_moves_and_what_it_meets() {
    let position = position("7/2BG4/2r3r13/7/2b24/7/4RG2 r");
    for (mv, means) in [
        ("c5-b5", r#"piece="tower" stones=1 does="step" height=0"#),
        ("c5-d5", r#"piece="tower" stones=1 does="join" height=2"#),
        (
            "c5xc3",
            r#"piece="tower" stones=2 does="take-tower" height=2"#,
        ),
        (
            "c5xc6",
            r#"piece="tower" stones=1 does="take-guard" height=0"#,
        ),
        ("e1-e2", r#"piece="guard" stones=0 does="step" height=0"#),
        ("e1-d1", r#"piece="guard" stones=0 does="castle" height=0"#),
    ] {
        let meaning = position.meaning(&position.read_move(mv).expect("legal"));
        assert_eq!(meaning.for_log(), format!("gt-means {means}"), "{mv}");
    }
}

#[test]
fn texts_that_are_no_position_are_refused() {
    for text in [
        "",
        "r",
        "7/7/7/7/7/7/7 r",       // no guard at all
        "RG6/7/7/7/7/7/RG6 r",   // two guards of one side
        "RG6/7/7/7/7/BG6 r",     // six ranks
        "RG6/7/7/7/7/7/7/BG6 r", // eight ranks
        "RG5/7/7/7/7/7/BG6 r",   // a short rank
        "RG7/7/7/7/7/7/BG6 r",   // a long rank
        "RG15/7/7/7/7/7/BG6 r",  // 1 and 5 are one run of 6
        "RG6/7/7/7/7/7/BG6",     // nobody to move
        "RG6/7/7/7/7/7/BG6 w",
        "RG6/7/7/7/7/7/BG6 r ",
        " RG6/7/7/7/7/7/BG6 r",
        "rG6/7/7/7/7/7/BG6 r",
        "R16/7/7/7/7/7/BG6 r",
        "r06/7/7/7/7/7/BG6 r",
        "RG6/7/7/7/7/7/BG6r r",
        "RG6/7/0/7/7/7/BG6 r",
        "RG6/7/٧/7/7/7/BG6 r",
    ] {
        assert!(Position::parse(text).is_err(), "{text:?}");
    }
    assert!(
        Position::parse("RG6/7/7/7/7/7/7 r").is_ok(),
        "a captured guard is a finished match"
    );
}
