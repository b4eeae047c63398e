//! Jumps. Listing pairs of an end and a set of captures finds the same moves as walking all chains.

use std::{collections::BTreeMap, ops::ControlFlow};

use super::super::{
    Move, ORANGE, Position,
    geometry::{BOARD, COURT, DIRECTIONS},
};
use crate::{
    Cell, Game, Square,
    grid::cells,
    testing::{after, moves, position, refusal, said},
    words::Explain,
};

#[test]
fn a_jump_goes_over_an_adjacent_piece_of_either_side_to_the_square_beyond() {
    let text = "8/8/8/3g4/2oo4/8/3g4/7o o -";
    assert_eq!(moves::<Position>(text, "d4^"), ["d4^b4"]);
    assert_eq!(moves::<Position>(text, "d4x"), ["d4xd6"]);
    // Not over two, not onto a piece, not over the edge, not from a distance.
    let blocked = "8/8/3g4/3g4/ooo5/8/3o4/3o4 o -";
    assert!(
        moves::<Position>(blocked, "d2")
            .iter()
            .all(|mv| mv.contains('-'))
    );
    assert!(
        moves::<Position>(blocked, "a4")
            .iter()
            .all(|mv| mv.contains('-'))
    );
    assert_eq!(
        moves::<Position>(blocked, "c4"),
        ["c4-c3", "c4-c5", "c4-d4"]
    );
}

#[test]
fn enemies_jumped_are_removed_and_own_pieces_stay() {
    let text = "8/8/8/3g4/2oo4/8/3g4/7o o -";
    assert_eq!(
        after::<Position>("8/8/5g2/3g4/2oo4/8/8/8 o -", &["d4xd6"]).to_string(),
        "8/8/3o1g2/8/2o5/8/8/8 g -"
    );
    assert_eq!(
        after::<Position>(text, &["d4^b4"]).to_string(),
        "8/8/8/3g4/1oo5/8/3g4/7o g -"
    );
}

#[test]
fn the_example_of_the_rules_works() {
    // Up over one of its own, right over two green ones, down over one of its own, left over the
    // corner.
    let text = "g7/8/2o2g2/8/8/1g1g4/o3o3/o2g4 o -";
    let way = "a1^a3xc3xe3^e1xc1";
    assert!(moves::<Position>(text, "a1").contains(&way.to_owned()));
    assert_eq!(
        after::<Position>(text, &[way]).to_string(),
        "g7/8/2o2g2/8/8/8/o3o3/2o5 g -"
    );
}

#[test]
fn a_chain_may_stop_after_any_jump_and_jumping_is_never_mandatory() {
    let text = "g7/8/2o2g2/8/8/1g1g4/o3o3/o2g4 o -";
    for mv in [
        "a1^a3",
        "a1^a3xc3",
        "a1^a3xc3xe3",
        "a1^a3xc3xe3^e1",
        "a1-b1",
        "c6-c5",
    ] {
        assert!(moves::<Position>(text, mv).contains(&mv.to_owned()), "{mv}");
    }
}

#[test]
fn an_enemy_is_jumped_once_and_an_own_piece_as_often_as_one_likes() {
    let text = "8/8/8/2o2g2/8/8/o7/og6 o -";
    assert_eq!(
        refusal::<Position>(text, "a1c1a1"),
        r#"move-nothing-to-jump square="b1""#
    );
    // Up and down over a2 again and again; only the result counts.
    let read = position::<Position>(text)
        .read_move("a1a3a1a3a1a3")
        .expect("legal");
    assert_eq!(position::<Position>(text).write_move(&read), "a1^a3");
}

#[test]
fn a_tour_that_captures_nothing_is_no_move_and_one_that_does_is() {
    let text = "8/8/8/2o2g2/8/1o6/o1o5/oo6 o -";
    assert_eq!(
        refusal::<Position>(text, "a1a3c3c1a1"),
        r#"kk-empty-tour square="a1""#
    );
    assert_eq!(
        refusal::<Position>(text, "a1a3a1"),
        r#"kk-empty-tour square="a1""#
    );
    assert_eq!(
        moves::<Position>(text, "a1"),
        ["a1^a3", "a1^a3^c3", "a1^c1"]
    );
    let text = "8/8/8/2o2g2/8/1g6/o1o5/oo6 o -";
    assert_eq!(
        moves::<Position>(text, "a1"),
        [
            "a1^a3",
            "a1^a3xc3",
            "a1^a3xc3^c1",
            "a1^a3xc3^c1^a1",
            "a1^c1",
            "a1^c1^c3",
            "a1^c1^c3xa3"
        ]
    );
}

#[test]
fn the_canonical_way_is_the_shortest_and_then_the_first_in_byte_order() {
    // Two paths of two hops lead from a1 to c3: over a3 and over c1.
    let text = "8/8/8/2o2g2/8/1o6/o1o5/oo6 o -";
    let read = |text: &str, mv: &str| {
        let position: Position = position(text);
        let mv = position.read_move(mv).expect("legal");
        position.write_move(&mv)
    };
    assert_eq!(read(text, "a1c1c3"), "a1^a3^c3");
    assert_eq!(read(text, "a1a3c3c1"), "a1^c1");
    // A hop sorts before a capture, whatever the squares. The other path starts with a capture.
    let text = "8/8/8/2o2g2/8/1g6/g1o5/oo6 o -";
    assert_eq!(read(text, "a1xa3xc3^c1^a1"), "a1^c1^c3xa3xa1");
}

#[test]
fn different_captures_are_different_moves_and_the_order_of_captures_is_not() {
    let text = "8/8/5o2/3g4/8/1g6/g1g5/og6 o -";
    let list = moves::<Position>(text, "a1");
    assert!(list.contains(&"a1xa3xc3".to_owned()));
    assert!(list.contains(&"a1xc1xc3".to_owned()));
    let around: Vec<&String> = list.iter().filter(|text| text.ends_with("a1")).collect();
    assert_eq!(
        around,
        ["a1xa3xc3xc1xa1"],
        "and not the other way round as well"
    );
}

#[test]
fn no_piece_has_more_than_8191_chains_and_one_can_have_that_many() {
    // All lines of the grid from a1 are open: own pieces join its 16 squares like a comb, and
    // enemies occupy the 9 others.
    let text = "8/1g1g1g2/o1o1o1o1/1g1g1g2/o1o1o1o1/1g1g1g2/o1o1o1o1/oo1o1o2 o -";
    let position: Position = position(text);
    let mut chains = 0u32;
    let _ = position.visit_moves(|mv| {
        chains += u32::from(mv.from() == Cell::at(0, 0) && !mv.is_step());
        ControlFlow::<()>::Continue(())
    });
    assert_eq!(chains, 16 * 512 - 1, "all but the one that goes nowhere");
    // Each of them is read along its path and written without listing the others.
    let mv = position
        .read_move("a1 a3 a5 a7 c7 c5 a5 a3 c3 c1 e1 e3 c3 c5 e5 e7 g7")
        .expect("legal");
    let text = position.write_move(&mv);
    assert_eq!(position.read_move(&text), Ok(mv), "{text}");
    assert!(text.len() <= 2 + 48 * 3, "{text}");
}

#[test]
fn listing_finds_what_walking_finds() {
    let mut random = fastrand::Rng::with_seed(1);
    let mut most = 0;
    for _ in 0..300 {
        let from = Cell::at(random.u8(..8), random.u8(..8));
        let position = open_for(from, &mut random);
        if position.outcome().is_some() {
            continue;
        }
        let mut listed = BTreeMap::new();
        let _ = position.visit_moves(|mv| {
            if mv.from == from && !mv.is_step() {
                let key = (mv.to, mv.captured);
                assert!(
                    listed.insert(key, mv).is_none(),
                    "{key:?} twice in {position}"
                );
            }
            ControlFlow::<()>::Continue(())
        });
        let walked = walk(&position, from);
        assert!(listed.keys().eq(walked.keys()), "{position}");
        most = most.max(listed.len());
        // Texts are expensive here, so a sample is enough.
        for (key, mv) in listed.iter().step_by(1 + listed.len() / 10) {
            assert_eq!(position.write_move(mv), walked[key], "{position}");
        }
    }
    assert!(
        most > 1000,
        "positions with many chains are among them, not only {most}"
    );
}

/// Returns a random position with many jumps from a square: few pieces where they land, many where
/// they jump over.
fn open_for(from: Cell, random: &mut fastrand::Rng) -> Position {
    let mut position: Position = position("8/8/8/3og3/8/8/8/8 o -");
    position.men = [from.bit(), 0];
    let greens = random.f64();
    for cell in cells(BOARD & !from.bit()) {
        let (files, ranks) = from.offset(cell);
        let filled = match (files % 2 != 0, ranks % 2 != 0) {
            (false, false) => 0.1,
            (true, true) => 0.3,
            _ => 0.9,
        };
        if random.f64() < filled {
            position.men[usize::from(random.f64() < greens)] |= cell.bit();
        }
    }
    position
}

/// Walks all chains of a piece, jump by jump and text by text, and keeps the first of the shortest
/// texts of each end and set of captures.
fn walk(position: &Position, from: Cell) -> BTreeMap<(Cell, u64), String> {
    let (own, enemies) = (position.men[0] & !from.bit(), position.men[1]);
    let mut found = BTreeMap::new();
    let start = ((from, 0), from.square().to_string());
    let mut layer: BTreeMap<(Cell, u64), String> = BTreeMap::from([start]);
    while !layer.is_empty() {
        found.extend(layer.iter().map(|(key, text)| (*key, text.clone())));
        let mut next: BTreeMap<(Cell, u64), String> = BTreeMap::new();
        for (&(at, captured), text) in &layer {
            for direction in DIRECTIONS {
                let over = direction.shift(at.bit());
                let to = direction.shift(over);
                if to == 0 || to & (own | enemies & !captured) != 0 {
                    continue;
                }
                let (sign, taken) = match () {
                    () if over & own != 0 => ('^', 0),
                    () if over & enemies & !captured != 0 => ('x', over),
                    () => continue,
                };
                let to = cells(to).next().expect("on the board");
                let key = (to, captured | taken);
                let text = format!("{text}{sign}{}", to.square());
                if found.contains_key(&key) {
                    continue;
                }
                let best = next.entry(key).or_insert_with(|| text.clone());
                if text < *best {
                    *best = text;
                }
            }
        }
        layer = next;
    }
    found.remove(&(from, 0));
    let others = position.courtiers(ORANGE) & !from.bit();
    found.retain(|(to, _), _| (others | to.bit()) & COURT != 0);
    found
}

#[test]
fn a_move_of_another_position_is_checked_and_not_just_played() {
    let first: Position = position("8/8/8/2o2g2/8/1g6/o1o5/oo6 o -");
    let round = first.read_move("a1a3c3c1a1").expect("legal");
    let mut other: Position = position("8/8/8/2o2g2/8/1o6/o1o5/oo6 o -");
    let before = other;
    let refused = other.play(&round).expect_err("nothing to capture there");
    assert_eq!(refused.to_string(), r#"move-nowhere square="a1""#);
    let once = first.read_move("a1a3c3").expect("legal");
    let refused = other.play(&once).expect_err("nothing to capture there");
    assert_eq!(
        refused.to_string(),
        r#"move-not-straight square="a1" to="c3""#
    );
    let direct: Move = position::<Position>("8/8/8/2o2g2/8/8/g1o5/oo6 o -")
        .read_move("a1xa3")
        .expect("legal");
    let refused = other.play(&direct).expect_err("a hop there");
    assert_eq!(refused.to_string(), r#"kk-no-chain square="a1" to="a3""#);
    assert_eq!(
        said(&refused.sentence()),
        "No jumps lead from a1 to a3 with these captures."
    );
    assert_eq!(other, before);
}

#[test]
fn the_last_piece_in_the_court_is_offered_a_jump_out_of_it_only_if_it_can_come_back() {
    let next = |text: &str| -> Vec<String> {
        let position: Position = position(text);
        let next = position.next_squares(&[Square::new(2, 3)]);
        next.iter().map(Square::to_string).collect()
    };
    let steps = ["c3", "c5", "d4"];
    // The piece it captured on b4 is gone, so nothing takes it back over b4.
    assert_eq!(next("8/8/5g2/8/1go5/8/8/8 o -"), steps);
    // Its own piece stays, but a hop out and back is no move.
    assert_eq!(next("8/8/5g2/8/1oo5/8/8/8 o -"), steps);
    // From a4 it goes on over a5 and b6, to c6 in the court.
    assert_eq!(
        next("8/8/1g3g2/g7/1go5/8/8/8 o -"),
        ["a4", "c3", "c5", "d4"]
    );
}
