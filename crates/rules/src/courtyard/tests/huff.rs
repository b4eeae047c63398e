//! The price of a missed capture.

use super::{after, leads, moves, on, refusal};
use crate::{
    Game, Side, Square,
    courtyard::{Position, WHITE},
    testing::{self, said},
};

/// Returns the warning before a move, as the player reads it.
fn warning(pieces: &str, mv: &str) -> Option<String> {
    let position: Position = testing::position(&on(pieces));
    let mv = position.read_move(mv).expect("legal");
    position.warning(&mv).map(|sentence| said(&sentence))
}

/// Returns the squares whose pieces a move takes off the board.
fn removed(pieces: &str, mv: &str) -> Vec<String> {
    let position: Position = testing::position(&on(pieces));
    let mv = position.read_move(mv).expect("legal");
    position
        .trace(&mv)
        .removed
        .iter()
        .map(Square::to_string)
        .collect()
}

#[test]
fn a_piece_that_could_have_captured_is_removed_with_the_offending_move() {
    let pieces = "w Kj1 ka10 Gb3 sc4";
    leads(pieces, &["j1-i2"], "b Ki2 ka10 sc4");
    assert_eq!(removed(pieces, "j1-i2"), ["b3"]);
    assert_eq!(
        warning(pieces, "j1-i2").as_deref(),
        Some("You’d lose your piece on b3: it could capture and doesn’t.")
    );
}

#[test]
fn a_capture_costs_nothing_and_neither_does_a_move_without_one_to_miss() {
    leads("w Kj1 ka10 Gb3 sc4", &["b3xd5"], "b Kj1 ka10 Gd5");
    assert_eq!(warning("w Kj1 ka10 Gb3 sc4", "b3xd5"), None);
    leads("w Kj1 ka10 Gb3 sd5", &["j1-i2"], "b Ki2 ka10 Gb3 sd5");
    assert_eq!(warning("w Kj1 ka10 Gb3 sd5", "j1-i2"), None);
}

#[test]
fn the_piece_that_moved_is_liable_for_the_jump_it_had_wherever_it_went() {
    let pieces = "w Kj1 ka10 Gb3 sc4";
    leads(pieces, &["b3-a4"], "b Kj1 ka10 sc4");
    leads(pieces, &["b3-d1"], "b Kj1 ka10 sc4");
    assert_eq!(removed(pieces, "b3-d1"), ["d1"]);
    assert_eq!(
        warning(pieces, "b3-d1").as_deref(),
        Some("You’d lose your piece on b3: it could capture and doesn’t.")
    );
}

#[test]
fn serfs_are_liable_for_their_forward_jumps_only() {
    leads("w Kj1 ka10 Sb3 sc4", &["j1-i2"], "b Ki2 ka10 sc4");
    leads("w Kj1 ka10 Sb5 sc4", &["j1-i2"], "b Ki2 ka10 Sb5 sc4");
    leads("b Kj1 ka10 sb5 Sc4", &["a10-b9"], "w Kj1 kb9 Sc4");
}

#[test]
fn where_several_are_liable_the_opponent_chooses_one_before_the_normal_move() {
    let pieces = "w Kj1 ka10 Gb3 Sa2 sc4 Gh3 si4";
    let pending = "b Ki2 ka10 Gb3 Sa2 sc4 Gh3 si4 ?b3,h3";
    leads(pieces, &["j1-i2"], pending);
    assert_eq!(removed(pieces, "j1-i2"), [""; 0]);
    assert_eq!(
        warning(pieces, "j1-i2").as_deref(),
        Some("Your opponent would remove one of your 2 pieces that could capture: b3, h3.")
    );
    assert_eq!(moves(pending, ""), ["*b3", "*h3"]);
    let chosen = after(pending, &["*b3"]);
    assert_eq!(
        chosen.side_to_move(),
        Side::Second,
        "the choice is a ply of its own"
    );
    assert_eq!(chosen.to_string(), on("b Ki2 ka10 sc4 Gh3 si4 Sa2"));
    // Only one: the other stays.
    leads(pending, &["*h3", "a10-b9"], "w Ki2 kb9 Gb3 Sa2 sc4 si4");
    assert_eq!(removed(pending, "*h3"), ["h3"]);
}

#[test]
fn a_choice_takes_a_piece_away_and_moves_none() {
    let position: Position = testing::position(&on("b Ki2 ka10 Gb3 Sa2 sc4 Gh3 si4 ?b3,h3"));
    let choice = position.read_move("*b3").expect("legal");
    let trace = position.trace(&choice);
    assert_eq!(trace.path, []);
    assert_eq!(trace.removed, [Square::new(1, 2)]);
}

#[test]
fn a_capture_is_demanded_where_one_is_possible_and_no_choice_is_pending() {
    let must = |pieces: &str| {
        let position: Position = testing::position(&on(pieces));
        position.must_capture()
    };
    assert!(must("w Kj1 ka10 Gb3 sc4"));
    assert!(!must("w Kj1 ka10 Gb3 sd5"));
    // The guard on i4 can jump over h3, but first comes the choice.
    assert!(!must("b Ki2 ka10 Gb3 Sa2 sc4 Gh3 gi4 ?b3,h3"));
}

#[test]
fn the_choice_names_the_moved_piece_where_it_stands_now() {
    let pieces = "w Kj1 ka10 Gb3 sc4 Gh3 si4";
    leads(pieces, &["h3-g2"], "b Kj1 ka10 Gb3 sc4 Gg2 si4 ?b3,g2");
    assert_eq!(
        warning(pieces, "h3-g2").as_deref(),
        Some("Your opponent would remove one of your 2 pieces that could capture: b3, h3.")
    );
}

#[test]
fn kings_are_not_exempt() {
    let pieces = "w Kb3 ka10 sc4 Sj1";
    leads(pieces, &["j1-i2"], "b ka10 sc4 Si2");
    leads(pieces, &["b3-a4"], "b ka10 sc4 Sj1");
    assert_eq!(
        after(pieces, &["j1-i2"]).outcome(),
        None,
        "and the match goes on"
    );
}

#[test]
fn another_piece_on_the_landing_of_its_only_jump_saves_it() {
    leads(
        "w Kj1 ka10 Gb3 sc4 Se4",
        &["e4-d5"],
        "b Kj1 ka10 Gb3 sc4 Sd5",
    );
    assert_eq!(warning("w Kj1 ka10 Gb3 sc4 Se4", "e4-d5"), None);
}

#[test]
fn one_blocked_landing_of_two_saves_nothing() {
    leads(
        "w Kj1 ka10 Gb3 sc4 sc2 Se4",
        &["e4-d5"],
        "b Kj1 ka10 sc4 sc2 Sd5",
    );
}

#[test]
fn a_jump_that_the_move_itself_opens_was_not_missed() {
    // The serf leaves the landing square, so the guard could jump now but could not before.
    leads(
        "w Kj1 ka10 Gb3 sc4 Sd5",
        &["d5-c6"],
        "b Kj1 ka10 Gb3 sc4 Sc6",
    );
}

#[test]
fn the_piece_that_moved_is_not_liable_for_jumps_it_has_only_now() {
    leads("w Kj1 ka10 Ga2 sc4", &["a2-b3"], "b Kj1 ka10 Gb3 sc4");
}

#[test]
fn a_blocking_piece_saves_the_others_even_if_it_is_liable_itself() {
    // The guard from e4 could have jumped f3. It leaves the board, but was on d5 first.
    let pieces = "w Kj1 ka10 Gb3 sc4 Ge4 sf3";
    leads(pieces, &["e4-d5"], "b Kj1 ka10 Gb3 sc4 sf3");
    assert_eq!(removed(pieces, "e4-d5"), ["d5"]);
}

#[test]
fn every_beginning_of_a_sequence_is_legal_but_stopping_there_costs_the_piece() {
    let pieces = "w Kb1 ka10 Gg2 sh3 sh5 sh7";
    leads(pieces, &["g2xi4"], "b Kb1 ka10 sh5 sh7");
    leads(pieces, &["g2xi4xg6"], "b Kb1 ka10 sh7");
    leads(pieces, &["g2xi4xg6xi8"], "b Kb1 ka10 Gi8");
    assert_eq!(removed(pieces, "g2xi4xg6"), ["h3", "h5", "g6"]);
    assert_eq!(
        warning(pieces, "g2xi4").as_deref(),
        Some("You’d lose your piece: it can keep jumping from i4.")
    );
    assert_eq!(warning(pieces, "g2xi4xg6xi8"), None);
}

#[test]
fn stopping_costs_the_same_wherever_in_the_sequence_it_is() {
    let pieces = "w Kb1 ka10 Gg2 sh3 sh5 sh7 sh9";
    for (mv, stop, left) in [
        ("g2xi4", "i4", "sh5 sh7 sh9"),
        ("g2xi4xg6", "g6", "sh7 sh9"),
        ("g2xi4xg6xi8", "i8", "sh9"),
    ] {
        leads(pieces, &[mv], &format!("b Kb1 ka10 {left}"));
        let price = format!("You’d lose your piece: it can keep jumping from {stop}.");
        assert_eq!(warning(pieces, mv), Some(price), "{mv}");
    }
    leads(pieces, &["g2xi4xg6xi8xg10"], "b Kb1 ka10 Gg10");
    assert_eq!(warning(pieces, "g2xi4xg6xi8xg10"), None);
}

#[test]
fn stopping_makes_that_piece_liable_and_only_that_one() {
    leads(
        "w Kb1 ka10 Gg2 sh3 sh5 Gb3 sc4",
        &["g2xi4"],
        "b Kb1 ka10 sh5 Gb3 sc4",
    );
}

#[test]
fn after_a_complete_sequence_nothing_is_liable_whatever_else_could_have_jumped() {
    leads(
        "w Kb1 ka10 Gg2 sh3 Gb3 sc4",
        &["g2xi4"],
        "b Kb1 ka10 Gi4 Gb3 sc4",
    );
    // A short branch is complete although another one is longer.
    let branches = "w Kb1 ka10 Gg4 sh5 sh3 sh7";
    assert_eq!(moves(branches, "g4x"), ["g4xi2", "g4xi6", "g4xi6xg8"]);
    leads(branches, &["g4xi2"], "b Kb1 ka10 Gi2 sh5 sh7");
}

#[test]
fn a_king_that_stops_its_jumps_is_removed_too() {
    leads("w Kg2 ka10 sh3 sh5 Sb1", &["g2xi4"], "b ka10 sh5 Sb1");
}

#[test]
fn nothing_is_liable_once_a_king_is_in_the_courtyard() {
    // The guard could have jumped, and so could the king itself, over e8.
    let won = after("w Kf7 ka10 se8 Gb3 sc4", &["f7-e6"]);
    assert_eq!(won.to_string(), on("b Ke6 ka10 se8 Gb3 sc4"));
    assert_eq!(warning("w Kf7 ka10 se8 Gb3 sc4", "f7-e6"), None);
    let won = after("w Kg8 ka10 sf7 sd5 Gb3 sc4", &["g8xe6"]);
    assert_eq!(won.to_string(), on("b Ke6 ka10 sd5 Gb3 sc4"));
}

#[test]
fn the_return_of_a_serf_misses_captures_like_any_move() {
    leads("w Kf1 ka10 Se10 Gb3 sc4", &["e10>h1"], "b Kf1 ka10 Sh1 sc4");
    // Unless it returns to where the jump would have ended.
    leads(
        "w Kf1 ka10 Se10 Gb3 sc2 Sd5",
        &["e10>d1"],
        "b Kf1 ka10 Sd1 Gb3 sc2 Sd5",
    );
}

#[test]
fn a_choice_makes_nothing_liable_and_captures_are_judged_after_it() {
    // The guard on i4 can jump over h3, as long as a piece is there.
    let pending = "b Ki2 ka10 Gb3 Sa2 sc4 Gh3 gi4 ?b3,h3";
    assert_eq!(warning(pending, "*b3"), None);
    leads(pending, &["*h3", "a10-b9"], "w Ki2 kb9 Gb3 Sa2 sc4 gi4");
    leads(pending, &["*b3", "a10-b9"], "w Ki2 kb9 Sa2 sc4 Gh3");
    leads(pending, &["*b3", "i4xg2"], "w Ki2 ka10 Sa2 sc4 gg2");
}

#[test]
fn while_a_choice_is_pending_nothing_else_is_legal() {
    let pending = "b Ki2 ka10 Gb3 sc4 Gh3 si4 ?b3,h3";
    assert_eq!(
        refusal(pending, "a10-b9"),
        r#"cy-choose-first squares="b3, h3""#
    );
    assert_eq!(
        refusal(pending, "*i2"),
        r#"cy-not-liable square="i2" squares="b3, h3""#
    );
    assert_eq!(
        refusal(pending, "i4"),
        r#"cy-not-liable square="i4" squares="b3, h3""#
    );
}

#[test]
fn a_position_with_a_choice_is_not_the_one_without() {
    let pending: Position = testing::position(&on("b Ki2 ka10 Gb3 sc4 Gh3 si4 ?b3,h3"));
    let free: Position = testing::position(&on("b Ki2 ka10 Gb3 sc4 Gh3 si4"));
    assert_ne!(pending, free);
    assert_eq!(pending.choices(), [Square::new(1, 2), Square::new(7, 2)]);
    assert_eq!(free.choices(), []);
    assert_eq!((pending.liable().count_ones(), free.liable()), (2, 0));
    assert_eq!(free.side_to_move(), WHITE.other());
}
