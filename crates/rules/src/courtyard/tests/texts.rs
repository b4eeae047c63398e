//! Refusals, and texts of moves and positions.

use super::{super::Position, on, refusal};
use crate::{Game, MoveError, testing};

#[test]
fn every_refusal_says_why() {
    let pieces = "w Kd5 ke8 Sf3 Gh5 sg4 sg6 Gc2 Sd3 Sd9 Sa10";
    for (mv, why) in [
        ("b1a2", r#"move-empty-square square="b1""#),
        ("g4f3", r#"move-not-yours square="g4""#),
        ("f3f3", r#"move-nowhere square="f3""#),
        ("a10a10", r#"move-nowhere square="a10""#),
        ("c2d3", r#"move-blocked square="d3""#),
        ("h5f3", r#"move-blocked square="f3""#),
        ("f3f4", r#"cy-light-square square="f4""#),
        ("a1a2", r#"cy-light-square square="a1""#),
        ("f3h3", r#"cy-not-diagonal square="f3" to="h3""#),
        ("f3f5", r#"cy-not-diagonal square="f3" to="f5""#),
        ("f3e6", r#"cy-not-diagonal square="f3" to="e6""#),
        ("f3e2", r#"cy-serf-backward square="f3""#),
        ("f3d1", r#"cy-serf-backward square="f3""#),
        ("d3b5", r#"cy-too-far square="d3" kind="serf""#),
        ("d5b7", r#"cy-too-far square="d5" kind="king""#),
        ("d5a8", r#"cy-too-far square="d5" kind="king""#),
        ("h5e8", r#"cy-guard-too-far square="h5""#),
        ("d5e6", r#"cy-wrong-entrance square="f7""#),
        ("d9c10e8", r#"move-step-in-chain square="d9" to="c10""#),
        ("h5f7d9", r#"move-blocked square="d9""#),
        ("h5f7h9", r#"move-nothing-to-jump square="g8""#),
        ("c2e4", r#"cy-over-own square="d3""#),
        ("a10b9", r#"cy-serf-at-end square="a10" home=1"#),
        ("a10>c2", r#"cy-serf-at-end square="a10" home=1"#),
        ("a10>b1>d1", r#"cy-serf-at-end square="a10" home=1"#),
        ("*h5", "cy-nothing-to-remove"),
        ("h5", "move-squares count=1"),
        ("-", "move-squares count=0"),
        ("", "move-squares count=0"),
        ("h5k4", r#"move-off-board square="k4""#),
        ("h5i11", r#"move-off-board square="i11""#),
        ("h5i4 7", "move-number number=7"),
        ("h5=i4", r#"move-sign sign="=""#),
    ] {
        assert_eq!(refusal(pieces, mv), why, "{mv}");
    }
}

#[test]
fn refusals_at_the_courtyard_say_why() {
    for (pieces, mv, why) in [
        (
            "w Kb1 ka10 Sd5",
            "d5e6",
            r#"cy-only-kings-enter square="e6""#,
        ),
        (
            "w Kb1 ka10 Gh9",
            "h9f7e6",
            r#"move-nothing-to-jump square="g8""#,
        ),
        (
            "w Kb1 ka10 Gf7",
            "f7e6",
            r#"cy-only-kings-enter square="e6""#,
        ),
        (
            "w Kb1 ka10 Gg8",
            "g8e6",
            r#"cy-only-kings-enter square="e6""#,
        ),
        (
            "w Kb1 ka10 Gg8 sf7",
            "g8e6",
            r#"cy-only-kings-enter square="e6""#,
        ),
        (
            "b Kb1 ka10 sg8 Sf7",
            "g8e6",
            r#"cy-only-kings-enter square="e6""#,
        ),
        ("w Kb1 ka10 Gd5", "d5f7", "cy-through-courtyard"),
        ("w Kb1 ka10 Gg6", "g6e4", "cy-through-courtyard"),
        ("w Ke4 ka10", "e4f5", r#"cy-wrong-entrance square="f7""#),
        ("b Kb1 kf7", "f7e6", r#"cy-wrong-entrance square="e4""#),
        ("w Kc8 ka10 sd7", "c8e6", r#"cy-wrong-entrance square="f7""#),
        (
            "w Kg8 ka10",
            "g8e6",
            r#"cy-too-far square="g8" kind="king""#,
        ),
        (
            "w Kg8 ka10 sf7 sd5",
            "g8e6c4",
            r#"cy-after-courtyard square="e6""#,
        ),
        ("w Kg8 kf7", "g8e6", r#"cy-king-over-king square="f7""#),
        ("w Kh5 ki6", "h5j7", r#"cy-king-over-king square="i6""#),
        (
            "w Kb1 ka10 Gg2 sh3 si4",
            "g2i4",
            r#"move-blocked square="i4""#,
        ),
        (
            "w Kb1 ka10 Gg2 sh3 sh5",
            "g2i4g2",
            r#"move-nothing-to-jump square="h3""#,
        ),
        (
            "w Kb1 ka10 Gg2 sh3 sh5",
            "g2i4i4",
            r#"move-nowhere square="i4""#,
        ),
        (
            "w Kb1 ka10 Sg2 sh3 sh5 si6",
            "g2i4g2",
            r#"cy-serf-backward square="i4""#,
        ),
        ("w Kf1 ka10 Sc10", "c10f1", r#"move-blocked square="f1""#),
    ] {
        assert_eq!(refusal(pieces, mv), why, "{mv} in {pieces}");
    }
}

#[test]
fn a_refusal_reads_well() {
    for (pieces, mv, sentence) in [
        ("w Ke4 ka10", "e4f5", "Your king enters only through f7."),
        (
            "w Kf1 ka10 Sc10",
            "c10d9",
            "Your serf on c10 can only return to a vacant dark square of row 1.",
        ),
        (
            "b Ki2 ka10 Gb3 sc4 Gh3 si4 ?b3,h3",
            "a10b9",
            "First remove a piece that missed a capture: b3, h3.",
        ),
    ] {
        assert_eq!(testing::refusal_said::<Position>(&on(pieces), mv), sentence);
    }
}

#[test]
fn moves_are_read_in_many_forms_and_written_in_one() {
    for (pieces, text, forms) in [
        (
            "w Kb1 ka10 Sd3",
            "d3-e4",
            ["D3E4", "d3 e4", "d3xe4", "d3>e4"],
        ),
        (
            "w Kb1 ka10 Gc2",
            "c2-a4",
            ["C2A4", "c2xa4", "c2:a4", " c2 – a4 "],
        ),
        (
            "w Kb1 ka10 Gg2 sh3 sh5",
            "g2xi4xg6",
            ["g2i4g6", "G2-I4-G6", "g2 i4 g6", "g2:i4:g6"],
        ),
        (
            "w Kf1 ke8 Sa10",
            "a10>b1",
            ["a10b1", "A10-B1", "a10 b1", "a10xb1"],
        ),
        (
            "b Ki2 ka10 Gb3 sc4 Gh3 si4 ?b3,h3",
            "*h3",
            ["h3", "H3", "xh3", "* h3"],
        ),
    ] {
        let position: Position = testing::position(&on(pieces));
        for form in forms.into_iter().chain([text]) {
            let mv = position
                .read_move(form)
                .unwrap_or_else(|error| panic!("{form}: {error}"));
            assert_eq!(position.write_move(&mv), text, "{form}");
        }
    }
}

#[test]
fn a_move_of_another_position_is_checked_and_not_just_played() {
    // Two squares with a vacant one between them in the first position are a jump in the second.
    let step: Position = testing::position(&on("w Kb1 ka10 Gg2"));
    let mv = step.read_move("g2-i4").expect("legal");
    let mut jump: Position = testing::position(&on("w Kb1 ka10 Gg2 sh3"));
    jump.play(&mv).expect("legal as well");
    assert_eq!(jump.to_string(), on("b Kb1 ka10 Gi4"));
    let mut none: Position = testing::position(&on("w Kb1 ka10 Sg2"));
    assert!(matches!(none.play(&mv), Err(MoveError::Illegal(_))));
    assert_eq!(none.to_string(), on("w Kb1 ka10 Sg2"));
}

#[test]
fn texts_that_are_no_position_are_refused() {
    let board = "4k5/10/10/10/10/10/10/1G5G2/10/5K4";
    for text in [
        String::new(),
        board.to_owned(),
        format!("{board} w"),
        format!("{board} x -"),
        format!("{board} w - "),
        format!("{board}  w -"),
        format!("{board} w  -"),
        format!("{board} w - -"),
        format!("{board}/10 w -"),
        format!("{board} b b3"),    // a choice from one piece
        format!("{board} b h3,b3"), // not sorted
        format!("{board} b b3,b3"), // the same square twice
        format!("{board} b b3,h3,"),
        format!("{board} b b3,,h3"),
        format!("{board} b b3, h3"),
        format!("{board} b B3,h3"),
        format!("{board} b b03,h3"),
        format!("{board} b b3,h5"),            // nothing on h5
        format!("{board} b b3,e10"),           // not an enemy's piece
        format!("{board} w b3,h3"),            // nor are these
        board.replace("4k5", "5k4") + " w -",  // a light square
        board.replace("4k5", "4kk4") + " w -", // another light square
        board.replace("4k5", "k3k5") + " w -", // two kings
        board.replace("5K4", "3K1K4") + " w -",
        board.replacen("4k5", "4k4", 1) + " w -", // a short rank
        board.replacen("4k5", "4k6", 1) + " w -", // a long rank
        board.replacen("10", "55", 1) + " w -",   // one run written as two
        board.replacen("10", "010", 1) + " w -",
        board.replacen("10", "11", 1) + " w -",
        board.replacen("10", "9", 1) + " w -",
        board.replacen("10", "c9", 1) + " w -", // not a piece of this game
    ] {
        assert!(Position::parse(&text).is_err(), "{text:?}");
    }
}

#[test]
fn in_the_courtyard_only_a_king_that_has_won_can_stand() {
    for (rank, ranks) in [
        (6, "10/10/10/10/4?5/10/10/10/10/10"),
        (5, "10/10/10/10/10/5?4/10/10/10/10"),
    ] {
        for sign in ["K", "k", "G", "g", "S", "s"] {
            let text = format!("{} w -", ranks.replace('?', sign));
            let may = (sign, rank) == ("K", 6) || (sign, rank) == ("k", 5);
            assert_eq!(Position::parse(&text).is_ok(), may, "{text}");
        }
    }
}

#[test]
fn every_other_consistent_text_is_a_position() {
    for text in [
        on("w"), // finished, but still a position
        on("w Kb1"),
        on("b Gc2 Gc10 sb1 ?c2,c10"), // sorted by number, not by text
        on("b Gc2 Gd1 Gb9 sb1 ?b9,c2,d1"), // by file first
        on("w Sb1 Sa10 sc10 sd1"),    // serfs on either far row
        on("b Ke6 kf5"),
        on("b Ke6 Gb3 Gh3 sa10 ?b3,h3"),
        on("b Kb3 Gh3 sa10 ?b3,h3"), // kings are not exempt
    ] {
        testing::position::<Position>(&text);
    }
}
