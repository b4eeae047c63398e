//! How pieces move, jump and enter the courtyard.

use super::{
    super::{
        BLACK, Cell, Kind, Position, WHITE,
        geometry::{PLAY, cells},
    },
    after, leads, moves, on,
};
use crate::{Game, Outcome, Side};

#[test]
fn each_side_begins_with_a_king_four_guards_and_ten_serfs() {
    let start = Position::start(10);
    assert_eq!(
        start.to_string(),
        "g1g1k1g1g1/1s1s1s1s1s/s1s1s1s1s1/10/10/10/10/1S1S1S1S1S/S1S1S1S1S1/1G1G1K1G1G w -"
    );
    assert_eq!(start.side_to_move(), WHITE);
    assert_eq!(start.outcome(), None);
    for side in Side::BOTH {
        let count = |kind| {
            let pieces = start.pieces();
            pieces
                .filter(|(_, piece)| (piece.side, piece.kind) == (side, kind))
                .count()
        };
        assert_eq!(
            (count(Kind::King), count(Kind::Guard), count(Kind::Serf)),
            (1, 4, 10)
        );
    }
}

#[test]
fn a_serf_steps_one_square_forward() {
    assert_eq!(moves("w Kj1 ka10 Sd3", "d3"), ["d3-c4", "d3-e4"]);
    assert_eq!(moves("b Kj1 ka10 sd5", "d5"), ["d5-c4", "d5-e4"]);
    assert_eq!(moves("w Kj1 ka10 Sa4", "a4"), ["a4-b5"]);
    assert_eq!(moves("w Kj1 ka10 Sd3 Sc4", "d3"), ["d3-e4"]);
}

#[test]
fn a_serf_jumps_forward_only() {
    assert_eq!(moves("w Kj1 ka10 Sh5 sg4 si6", "h5x"), ["h5xj7"]);
    assert_eq!(moves("b Kj1 ka10 sh5 Sg6 Si4", "h5x"), ["h5xj3"]);
    // Also in the middle of a sequence: from j7 it could go back over i6 if it were a guard.
    assert_eq!(
        moves("w Kb1 ka10 Sf3 sg4 sg6 si4", "f3x"),
        ["f3xh5", "f3xh5xf7"]
    );
}

#[test]
fn a_guard_moves_one_or_two_squares_straight_in_any_direction() {
    assert_eq!(
        moves("w Kb1 ka10 Gh5", "h5"),
        [
            "h5-f3", "h5-f7", "h5-g4", "h5-g6", "h5-i4", "h5-i6", "h5-j3", "h5-j7"
        ]
    );
}

#[test]
fn a_guard_goes_over_vacant_squares_only() {
    // Its own serf is on g6, there is no room to jump behind i6, and a serf is behind g4.
    assert_eq!(
        moves("w Kb1 ka10 Gh5 Sg6 si6 Sj7 Sf3", "h5"),
        ["h5-g4", "h5-i4", "h5-j3"]
    );
}

#[test]
fn a_guard_cannot_step_and_then_jump_nor_jump_from_afar() {
    assert_eq!(
        moves("w Kb1 ka10 Ge2 sg4", "e2"),
        ["e2-c4", "e2-d1", "e2-d3", "e2-f1", "e2-f3"]
    );
}

#[test]
fn a_king_steps_one_square_in_any_direction() {
    assert_eq!(
        moves("w Kh5 ka10", "h5"),
        ["h5-g4", "h5-g6", "h5-i4", "h5-i6"]
    );
}

#[test]
fn a_king_jumps_serfs_and_guards_in_any_direction_but_never_the_king() {
    assert_eq!(
        moves("w Kh5 ki4 sg6 gg4 si6", "h5"),
        ["h5xf3", "h5xf7", "h5xj7"]
    );
}

#[test]
fn serfs_and_guards_jump_anything_kings_too() {
    assert_eq!(moves("w Kb1 ki6 Sh5", "h5x"), ["h5xj7"]);
    assert_eq!(moves("w Kb1 kg4 Gh5", "h5x"), ["h5xf3"]);
    assert_eq!(moves("w Kb1 ka10 gg4 Gh5", "h5x"), ["h5xf3"]);
}

#[test]
fn a_jump_needs_an_adjacent_enemy_and_a_vacant_square_straight_beyond() {
    assert!(moves("w Kb1 ka10 Gg2 sh3 si4", "g2x").is_empty());
    assert!(moves("w Kb1 ka10 Gg2 sh3 Si4", "g2x").is_empty());
    assert!(
        moves("w Kb1 ka10 Gg2 Sh3", "g2x").is_empty(),
        "its own serf"
    );
    assert!(
        moves("w Kb1 ka10 Gg2 si4", "g2x").is_empty(),
        "not adjacent"
    );
    assert!(moves("w Kb1 ka10 Gi2 sj3", "i2x").is_empty(), "the edge");
    assert_eq!(moves("w Kb1 ka10 Gg2 sh3", "g2x"), ["g2xi4"]);
}

#[test]
fn a_jump_removes_the_jumped_piece() {
    leads("w Kb1 ka10 Gg2 sh3", &["g2xi4"], "b Kb1 ka10 Gi4");
}

#[test]
fn jumps_follow_one_another_with_changes_of_direction() {
    let pieces = "w Kb1 ka10 Gg2 sh3 sh5 sh7";
    assert_eq!(moves(pieces, "g2x"), ["g2xi4", "g2xi4xg6", "g2xi4xg6xi8"]);
    leads(pieces, &["g2xi4xg6xi8"], "b Kb1 ka10 Gi8");
}

#[test]
fn a_jumped_piece_is_gone_at_once_and_the_square_left_is_free() {
    let pieces = "w Kj1 ka10 Gc2 sd3 sd5 sb5 sb3";
    assert_eq!(
        moves(pieces, "c2x"),
        [
            "c2xa4",
            "c2xa4xc6",
            "c2xa4xc6xe4",
            "c2xa4xc6xe4xc2",
            "c2xe4",
            "c2xe4xc6",
            "c2xe4xc6xa4",
            "c2xe4xc6xa4xc2"
        ]
    );
    leads(pieces, &["c2xe4xc6xa4xc2"], "b Kj1 ka10 Gc2");
}

#[test]
fn no_sequence_is_longer_than_a_chain_can_hold() {
    let mut longest = 0;
    for start in ["b1", "d1", "a2", "c2"] {
        // Enemies on all squares that a piece from here can jump over.
        let at = super::square(start);
        let between = cells(PLAY).map(Cell::square).filter(|to| {
            let (files, ranks) = at.offset(*to);
            files % 2 != 0 && ranks % 2 != 0
        });
        let enemies: Vec<String> = between.map(|square| format!(" s{square}")).collect();
        let enemies = enemies.concat().replacen(" s", " k", 1);
        let list = moves(&format!("w G{start}{enemies}"), start);
        let lengths = list.iter().map(|text| text.matches('x').count());
        longest = longest.max(lengths.max().unwrap_or(0));
    }
    assert_eq!(longest, 14, "a chain can hold 16");
}

#[test]
fn nothing_but_a_king_enters_the_courtyard_or_passes_through_it() {
    assert_eq!(moves("w Kb1 ka10 Sd5", "d5"), ["d5-c6"]);
    assert_eq!(moves("b Kb1 ka10 sf7", "f7"), ["f7-g6"]);
    assert_eq!(
        moves("w Kb1 kj9 Gf7", "f7"),
        ["f7-d9", "f7-e8", "f7-g6", "f7-g8", "f7-h5", "f7-h9"]
    );
    assert_eq!(
        moves("w Kb1 ka10 Gd7", "d7"),
        ["d7-b5", "d7-b9", "d7-c6", "d7-c8", "d7-e8", "d7-f9"]
    );
    assert!(moves("w Kb1 ka10 Gg8 sf7", "g8x").is_empty());
    assert!(moves("b Kb1 ka10 sg8 Sf7", "g8x").is_empty());
}

#[test]
fn the_six_squares_around_the_wall_are_safe_from_jumps_through_it() {
    for (from, over) in [
        ("c4", "d5"),
        ("c8", "d7"),
        ("d3", "e4"),
        ("g8", "f7"),
        ("h3", "g4"),
        ("h7", "g6"),
    ] {
        assert!(moves(&format!("w Kb1 ka10 G{from} s{over}"), &format!("{from}x")).is_empty());
    }
}

#[test]
fn a_king_enters_only_through_its_own_entrance() {
    assert_eq!(moves("w Kf7 ka10", "f7-e6"), ["f7-e6"]);
    assert_eq!(moves("b Kb1 ke4", "e4-f5"), ["e4-f5"]);
    for (from, inside) in [
        ("d5", "e6"),
        ("d7", "e6"),
        ("e4", "f5"),
        ("g4", "f5"),
        ("g6", "f5"),
    ] {
        let mv = format!("{from}-{inside}");
        assert!(moves(&format!("w K{from} ka10"), &mv).is_empty(), "{mv}");
    }
    for (from, inside) in [
        ("d5", "e6"),
        ("d7", "e6"),
        ("f7", "e6"),
        ("g4", "f5"),
        ("g6", "f5"),
    ] {
        let mv = format!("{from}-{inside}");
        assert!(moves(&format!("b Kb1 k{from}"), &mv).is_empty(), "{mv}");
    }
}

#[test]
fn a_king_may_jump_in_by_its_own_entrance() {
    for (pieces, mv) in [
        ("w Kg8 ka10 sf7", "g8xe6"),
        ("w Kg8 ka10 gf7", "g8xe6"),
        ("w Ki6 ka10 sh7 sf7", "i6xg8xe6"),
    ] {
        assert_eq!(
            after(pieces, &[mv]).outcome(),
            Some(Outcome::Win(WHITE)),
            "{mv}"
        );
    }
    let black = after("b Kb1 kd3 Se4", &["d3xf5"]);
    assert_eq!(black.outcome(), Some(Outcome::Win(BLACK)));
}

#[test]
fn a_king_jumps_in_nowhere_else() {
    for (from, over) in [
        ("c4", "d5"),
        ("c8", "d7"),
        ("d3", "e4"),
        ("h3", "g4"),
        ("h7", "g6"),
    ] {
        let pieces = format!("w K{from} ka10 s{over}");
        assert!(moves(&pieces, &format!("{from}x")).is_empty(), "{pieces}");
    }
    for (from, over) in [
        ("c4", "d5"),
        ("c8", "d7"),
        ("g8", "f7"),
        ("h3", "g4"),
        ("h7", "g6"),
    ] {
        let pieces = format!("b Kb1 k{from} S{over}");
        assert!(moves(&pieces, &format!("{from}x")).is_empty(), "{pieces}");
    }
    assert!(
        moves("w Kg8 kf7 sa10", "g8x").is_empty(),
        "not over the other king"
    );
}

#[test]
fn no_jump_goes_on_from_the_courtyard() {
    assert_eq!(moves("w Kg8 ka10 sf7 sd5 sd7", "g8x"), ["g8xe6"]);
}

#[test]
fn a_serf_on_the_far_row_stays_or_returns_to_a_vacant_dark_square_of_its_first_row() {
    assert_eq!(
        moves("w Kf1 ka10 Gd1 Sc10", "c10"),
        ["c10>b1", "c10>h1", "c10>j1"]
    );
    assert_eq!(
        moves("b Kf1 ke10 gc10 sb1", "b1"),
        ["b1>a10", "b1>g10", "b1>i10"]
    );
    leads("w Kf1 ka10 Sc10", &["c10>b1"], "b Kf1 ka10 Sb1");
    // It does not have to: any other move leaves it where it is.
    leads("w Kf1 ka10 Sc10", &["f1-e2"], "b Ke2 ka10 Sc10");
    // From the first row it starts over.
    assert_eq!(moves("w Kf1 ka10 Sb1", "b1"), ["b1-a2", "b1-c2"]);
}

#[test]
fn a_serf_short_of_the_far_row_does_not_return() {
    assert_eq!(moves("w Kf1 ke10 Sb9", "b9"), ["b9-a10", "b9-c10"]);
    assert!(
        moves("w Kf1 ke10 Gc10", "c10>").is_empty(),
        "nor does a guard"
    );
}

#[test]
fn positions_of_the_tests_are_written_right() {
    assert_eq!(
        on("b Kf1 ke10 Gb3 Gh3 ?b3,h3"),
        "4k5/10/10/10/10/10/10/1G5G2/10/5K4 b b3,h3"
    );
}
