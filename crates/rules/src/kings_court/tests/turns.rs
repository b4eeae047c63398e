//! The opening, steps, the court and the end.

use super::{
    super::{Edge, GREEN, ORANGE, Opening, Position},
    with_court,
};
use crate::{
    Game, MoveError, Outcome, Side, Square,
    testing::{after, moves, position, refusal, result},
};

#[test]
fn forty_eight_pieces_of_alternating_colours_surround_the_court() {
    let start = Position::start(8);
    assert_eq!(
        start.to_string(),
        "gogogogo/ogogogog/go4go/og4og/go4go/og4og/gogogogo/ogogogog o any"
    );
    assert_eq!(start.side_to_move(), ORANGE);
    assert_eq!(start.opening(), Opening::Any);
    assert_eq!(start.outcome(), None);
    for side in Side::BOTH {
        assert_eq!(start.men[side.index()].count_ones(), 24);
        assert_eq!(start.courtiers(side), 0);
    }
    for file in 0..8 {
        for rank in 0..8 {
            let cell = crate::Cell::at(file, rank);
            if let Some(side) = start.piece(cell) {
                assert_eq!(
                    side == ORANGE,
                    (file + rank) % 2 == 0,
                    "{}",
                    Square::new(file, rank)
                );
            }
        }
    }
}

#[test]
fn orange_begins_with_a_step_into_the_court_over_any_edge() {
    let start = Position::start(8).to_string();
    assert_eq!(
        moves::<Position>(&start, ""),
        [
            "b4-c4", "b6-c6", "c7-c6", "d2-d3", "e7-e6", "f2-f3", "g3-f3", "g5-f5"
        ]
    );
}

#[test]
fn green_comes_in_over_the_opposite_edge() {
    let start = Position::start(8).to_string();
    for (orange, edge, green) in [
        ("d2-d3", Edge::North, ["d7-d6", "f7-f6"]),
        ("c7-c6", Edge::South, ["c2-c3", "e2-e3"]),
        ("b4-c4", Edge::East, ["g4-f4", "g6-f6"]),
        ("g5-f5", Edge::West, ["b3-c3", "b5-c5"]),
    ] {
        let opened: Position = after(&start, &[orange]);
        assert_eq!(opened.opening(), Opening::Over(edge), "{orange}");
        let text = opened.to_string();
        assert!(text.ends_with(&format!(" g {}", edge.letter())), "{text}");
        assert_eq!(moves::<Position>(&text, ""), green, "{orange}");
        let done: Position = after(&text, &green[..1]);
        assert_eq!(done.opening(), Opening::Done);
        assert!(done.to_string().ends_with(" o -"));
        assert_eq!(done.outcome(), None);
    }
}

#[test]
fn there_are_no_jumps_in_the_first_two_moves() {
    let start = Position::start(8).to_string();
    assert_eq!(refusal::<Position>(&start, "c1c3"), "kk-jump-in-opening");
    let opened: Position = after(&start, &["d2d3"]);
    assert_eq!(
        refusal::<Position>(&opened.to_string(), "c8c6"),
        "kk-jump-in-opening"
    );
}

#[test]
fn a_step_goes_to_a_vacant_square_above_below_left_or_right() {
    let text = with_court(["4", "1o2", "4", "3g"], "o -");
    assert_eq!(
        moves::<Position>(&text, "d5-"),
        ["d5-c5", "d5-d4", "d5-d6", "d5-e5"]
    );
    let corner = "g7/8/8/3go3/8/8/8/o7 o -";
    assert_eq!(moves::<Position>(corner, "a1"), ["a1-a2", "a1-b1"]);
}

#[test]
fn after_the_opening_any_piece_moves_into_out_of_and_outside_the_court() {
    let text = "8/8/8/3go3/o7/5o2/8/o7 o -";
    for mv in ["a1-a2", "a4-b4", "f3-f2", "e5-f5"] {
        assert!(moves::<Position>(text, mv).contains(&mv.to_owned()), "{mv}");
    }
    let into = "8/8/8/3go3/1o6/8/8/8 o -";
    assert_eq!(moves::<Position>(into, "b4-c"), ["b4-c4"]);
}

#[test]
fn the_mover_must_have_a_piece_in_the_court_when_the_turn_is_over() {
    let alone = "8/8/2og4/8/8/8/8/o7 o -";
    assert_eq!(moves::<Position>(alone, "c6"), ["c6-c5", "c6xe6"]);
    assert_eq!(
        refusal::<Position>(alone, "c6b6"),
        r#"kk-leaves-court square="c6""#
    );
    assert_eq!(
        refusal::<Position>(alone, "c6c7"),
        r#"kk-leaves-court square="c6""#
    );
    // With another piece there it can leave.
    let two = "8/8/2og4/8/8/2o5/8/o7 o -";
    assert_eq!(
        moves::<Position>(two, "c6"),
        ["c6-b6", "c6-c5", "c6-c7", "c6xe6"]
    );
    // And others can move as they like.
    assert_eq!(moves::<Position>(alone, "a1"), ["a1-a2", "a1-b1"]);
}

#[test]
fn where_it_stood_in_the_middle_of_a_chain_does_not_matter() {
    // Out over b6, on over one of its own, and back over b4.
    let alone = "8/8/1go5/o7/1g6/2g5/8/8 o -";
    assert_eq!(moves::<Position>(alone, "c6x"), ["c6xa6^a4xc4"]);
    assert_eq!(
        refusal::<Position>(alone, "c6a6"),
        r#"kk-leaves-court square="c6""#
    );
    assert_eq!(
        refusal::<Position>(alone, "c6a6a4"),
        r#"kk-leaves-court square="c6""#
    );
}

#[test]
fn a_side_with_no_piece_in_the_court_loses() {
    let orange = "g7/8/2og4/8/8/8/8/o7 o -";
    assert_eq!(result::<Position>(orange, &["c6-c5"]), None);
    assert_eq!(
        result::<Position>(orange, &["c6xe6"]),
        Some(Outcome::Win(ORANGE))
    );
    let green = "g7/8/3og3/8/8/8/8/o7 g -";
    assert_eq!(
        result::<Position>(green, &["e6xc6"]),
        Some(Outcome::Win(GREEN))
    );
    // Whoever is to move, in a made-up position.
    for turn in ["o", "g"] {
        assert_eq!(
            result::<Position>(&format!("o7/8/8/8/3g4/8/8/8 {turn} -"), &[]),
            Some(Outcome::Win(GREEN))
        );
    }
}

#[test]
fn before_both_opening_moves_are_made_nobody_loses_for_want_of_courtiers() {
    assert_eq!(Position::start(8).outcome(), None);
    let opened: Position = after(&Position::start(8).to_string(), &["d2d3"]);
    assert_eq!(opened.outcome(), None);
    // Made up: Orange is not in the court when Green has come in.
    assert_eq!(
        result::<Position>("3g4/3g4/8/8/8/8/8/o7 g n", &["d7-d6"]),
        Some(Outcome::Win(GREEN))
    );
}

#[test]
fn a_player_who_must_move_but_cannot_loses() {
    let shut_in = "8/8/8/8/8/2gg4/1ggg4/og6 o any";
    assert_eq!(result::<Position>(shut_in, &[]), Some(Outcome::Win(GREEN)));
    let no_entry = "8/8/8/8/3o4/8/8/8 g n";
    assert_eq!(
        result::<Position>(no_entry, &[]),
        Some(Outcome::Win(ORANGE))
    );
    // The last orange piece cannot leave the court, and everything else is blocked.
    let bound = "8/2g5/2g5/gg1g4/1goo1gg1/2gg4/2gg4/8 o -";
    assert_eq!(
        position::<Position>(bound).outcome(),
        None,
        "c4-c5 and more"
    );
    let bound = "8/8/2g5/2g5/ggogg3/2g5/2g5/8 o -";
    assert_eq!(result::<Position>(bound, &[]), Some(Outcome::Win(GREEN)));
}

#[test]
fn a_finished_position_has_no_moves() {
    let mut over: Position = after("g7/8/2og4/8/8/8/8/o7 o -", &["c6xe6"]);
    assert!(moves::<Position>(&over.to_string(), "").is_empty());
    assert_eq!(over.count_moves(), 0);
    assert_eq!(over.read_move("a8a7"), Err(MoveError::Over));
    let mv = Position::start(8).read_move("d2d3").expect("legal there");
    let before = over;
    assert_eq!(over.play(&mv), Err(MoveError::Over));
    assert_eq!(over, before);
}

#[test]
fn only_pieces_in_the_court_are_counted_there() {
    let position: Position = position("g7/8/2o2g2/8/8/1g1g4/o3o3/o2g4 o -");
    assert_eq!(
        (position.in_court(ORANGE), position.in_court(GREEN)),
        (1, 2)
    );
}
