//! Refusals, and texts of moves and positions.

use super::super::Position;
use crate::{
    Game,
    testing::{position, refusal, refusal_said},
};

#[test]
fn every_refusal_says_why() {
    let text = "8/8/2oo4/3g1g2/8/8/o1o5/ogg5 o -";
    for (mv, why) in [
        ("a8a7", r#"move-empty-square square="a8""#),
        ("b1b2", r#"move-not-yours square="b1""#),
        ("a1a1", r#"move-nowhere square="a1""#),
        ("a1a3a3", r#"move-nowhere square="a3""#),
        ("a1a2", r#"move-blocked square="a2""#),
        ("a1c1", r#"move-blocked square="c1""#),
        ("a1b2", r#"move-not-straight square="a1" to="b2""#),
        ("a1a3c4", r#"move-not-straight square="a3" to="c4""#),
        ("a1a4", r#"kk-too-far square="a1" to="a4""#),
        ("a1a5", r#"kk-too-far square="a1" to="a5""#),
        ("a1a3a4", r#"move-step-in-chain square="a3" to="a4""#),
        ("a1a3a5", r#"move-nothing-to-jump square="a4""#),
        ("a1a3a1", r#"kk-empty-tour square="a1""#),
        ("a1", "move-squares count=1"),
        ("-", "move-squares count=0"),
        ("", "move-squares count=0"),
        ("a1i1", r#"move-off-board square="i1""#),
        ("a1a9", r#"move-off-board square="a9""#),
        ("a1a3 2", "move-number number=2"),
        ("a1=a3", r#"move-sign sign="=""#),
    ] {
        assert_eq!(refusal::<Position>(text, mv), why, "{mv}");
    }
    let alone = "8/8/2o5/3g4/8/8/8/o7 o -";
    assert_eq!(
        refusal::<Position>(alone, "c6b6"),
        r#"kk-leaves-court square="c6""#
    );
}

#[test]
fn refusals_of_the_opening_say_why() {
    let start = Position::start(8).to_string();
    let green = "gogogogo/ogogogog/go4go/og4og/go4go/og1o2og/gog1gogo/ogogogog g n";
    for (text, mv, why) in [
        (start.as_str(), "c1c3", "kk-jump-in-opening"),
        (&start, "a1a3", r#"move-blocked square="a3""#),
        (&start, "d2d4", r#"move-nothing-to-jump square="d3""#),
        (&start, "d2e3", r#"move-not-straight square="d2" to="e3""#),
        (green, "c2c3", r#"kk-wrong-edge edge="north""#),
        (green, "b3c3", r#"kk-wrong-edge edge="north""#),
        (green, "c2d2", r#"kk-not-into-court square="c2" to="d2""#),
        (
            "8/8/8/8/3o4/1o6/8/3o4 o any",
            "d1d2",
            r#"kk-not-into-court square="d1" to="d2""#,
        ),
        (
            "8/8/8/8/3o4/8/3o4/8 o any",
            "d4d5",
            r#"kk-not-into-court square="d4" to="d5""#,
        ),
        (
            "8/8/8/8/3o4/8/3o4/8 o any",
            "d2d1",
            r#"kk-not-into-court square="d2" to="d1""#,
        ),
    ] {
        assert_eq!(refusal::<Position>(text, mv), why, "{mv} in {text}");
    }
}

#[test]
fn a_refusal_reads_well() {
    let green = "gogogogo/ogogogog/go4go/og4og/go4go/og1o2og/gog1gogo/ogogogog g n";
    assert_eq!(
        refusal_said::<Position>(green, "c2c3"),
        "Come in from the side opposite Orange: over the north edge, from row 7 to 6."
    );
    let alone = "8/8/2o5/3g4/8/8/8/o7 o -";
    assert_eq!(
        refusal_said::<Position>(alone, "c6b6"),
        "Your turn must end with a piece in the court, and the one on c6 is your last there."
    );
}

#[test]
fn moves_are_read_in_many_forms_and_written_in_one() {
    let position: Position = position("g7/8/2o2g2/8/8/1g1g4/o3o3/o2g4 o -");
    for (text, forms) in [
        (
            "a1^a3xc3",
            [
                "a1a3c3", "A1-A3-C3", "a1 a3 c3", "a1:a3:c3", "a1^a3^c3", "a1xa3xc3",
            ]
            .as_slice(),
        ),
        ("a1-b1", &["a1b1", "A1 B1", "a1xb1", "a1^b1"]),
    ] {
        for form in forms {
            let mv = position
                .read_move(form)
                .unwrap_or_else(|error| panic!("{form}: {error}"));
            assert_eq!(position.write_move(&mv), text, "{form}");
        }
    }
}

#[test]
fn texts_that_are_no_position_are_refused() {
    let board = "8/8/3o4/8/8/3g4/8/8";
    for text in [
        String::new(),
        board.to_owned(),
        format!("{board} o"),
        format!("{board} o - -"),
        format!("{board} o  -"),
        format!(" {board} o -"),
        format!("{board} o - "),
        format!("{board} r -"),
        format!("{board} o n"),   // the edge is Green's
        format!("{board} g any"), // any edge is Orange's
        format!("{board} g N"),
        format!("{board} g north"),
        format!("{board} g ns"),
        format!("{board} o +"),
        format!("{board}/8 o -"),
        "o7/8/8/8/8/8/8/g7 o -".to_owned(), // after the opening someone is in the court
        "8/8/8/8/8/8/8/8 o -".to_owned(),
        board.replace("3o4", "3o3") + " o -",
        board.replace("3o4", "3o5") + " o -",
        board.replace("3o4", "12o4") + " o -",
        board.replace("3o4", "0o7") + " o -",
        board.replace("3o4", "3O4") + " o -",
        board.replace("3o4", "3k4") + " o -",
    ] {
        assert!(Position::parse(&text).is_err(), "{text:?}");
    }
}

#[test]
fn every_other_consistent_text_is_a_position() {
    for text in [
        "o7/8/8/8/8/8/8/g7 o any",
        "o7/8/8/8/8/8/8/g7 g w",
        "8/8/8/8/8/8/8/8 o any",
        "8/8/3o4/8/8/8/8/8 o -",
        "8/8/3o4/8/8/8/8/8 g -",
        "oooooooo/oooooooo/oooooooo/oooooooo/gggggggg/gggggggg/gggggggg/gggggggg g -",
    ] {
        position::<Position>(text);
    }
}
