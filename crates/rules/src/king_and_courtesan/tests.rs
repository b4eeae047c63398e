//! One test for each sentence of the rules and each reason for a refusal.

use std::ops::ControlFlow;

use super::{BLUE, Piece, Position, RED};
use crate::{
    Game, MoveError, Outcome, Side,
    testing::{after, moves, position, refusal, refusal_said, result},
};

fn set_up(size: u8) -> String {
    Position::start(size).to_string()
}

#[test]
fn kings_begin_at_home_and_courtesans_on_all_rows_before_the_middle_one() {
    assert_eq!(set_up(6), "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 r");
    assert_eq!(
        set_up(7),
        "1ccccck/C1ccccc/CC1cccc/CCC1ccc/CCCC1cc/CCCCC1c/KCCCCC1 r"
    );
    assert_eq!(
        set_up(8),
        "1cccccck/C1cccccc/CC1ccccc/CCC1cccc/CCCC1ccc/CCCCC1cc/CCCCCC1c/KCCCCCC1 r"
    );
    for (size, courtesans) in [(6, 14), (7, 20), (8, 27)] {
        let start = Position::start(size);
        assert_eq!(start.side_to_move(), RED);
        assert_eq!(start.outcome(), None);
        for side in Side::BOTH {
            let count = start
                .pieces()
                .filter(|(_, piece)| *piece == Piece::Courtesan(side))
                .count();
            assert_eq!(count, courtesans);
            assert_eq!(start.piece(start.home(side)), Some(Piece::King(side)));
        }
    }
}

#[test]
fn pieces_step_to_the_three_forward_squares_if_vacant() {
    let apart = "5k/6/6/2C3/6/K5 r";
    assert_eq!(moves::<Position>(apart, "c3"), ["c3-c4", "c3-d3", "c3-d4"]);
    assert_eq!(moves::<Position>(apart, "a1"), ["a1-a2", "a1-b1", "a1-b2"]);
    let apart = "5k/6/6/2c3/6/K5 b";
    assert_eq!(moves::<Position>(apart, "c3"), ["c3-b2", "c3-b3", "c3-c2"]);
    assert_eq!(moves::<Position>(apart, "f6"), ["f6-e5", "f6-e6", "f6-f5"]);
}

#[test]
fn steps_do_not_leave_the_board_nor_go_round_its_edge() {
    for (text, from, ends) in [
        ("4Ck/6/6/6/6/K5 r", "e6", ["e6xf6"].as_slice()),
        ("5k/5C/6/6/6/K5 r", "f5", &["f5xf6"]),
        ("C4k/6/6/6/6/K5 r", "a6", &["a6-b6"]),
        ("7k/7C/8/8/8/8/8/K7 r", "h7", &["h7xh8"]),
        ("C6k/8/8/8/8/8/8/K7 r", "a8", &["a8-b8"]),
    ] {
        assert_eq!(moves::<Position>(text, from), ends, "{text}");
    }
}

#[test]
fn pieces_capture_by_replacement_in_all_eight_directions() {
    let text = "5k/6/1ccc2/1cCc2/1ccc2/K5 r";
    assert_eq!(
        moves::<Position>(text, "c3"),
        [
            "c3xb2", "c3xb3", "c3xb4", "c3xc2", "c3xc4", "c3xd2", "c3xd3", "c3xd4"
        ]
    );
    assert_eq!(
        after::<Position>(text, &["c3xb2"]).to_string(),
        "5k/6/1ccc2/1c1c2/1Ccc2/K5 b"
    );
    let kings = "6/6/6/2Kk2/2c3/C5 r";
    assert_eq!(
        moves::<Position>(kings, "c3"),
        ["c3-c4", "c3-d4", "c3xc2", "c3xd3"]
    );
}

#[test]
fn a_captured_king_ends_the_match_whoever_takes_it() {
    let courtesan = "6/6/6/2Ck2/6/K5 r";
    assert_eq!(
        result::<Position>(courtesan, &["c3xd3"]),
        Some(Outcome::Win(RED))
    );
    let king = "6/6/6/2Kk2/6/6 b";
    assert_eq!(
        result::<Position>(king, &["d3xc3"]),
        Some(Outcome::Win(BLUE))
    );
}

#[test]
fn a_king_changes_places_with_a_courtesan_in_front_of_it() {
    let start = set_up(6);
    assert_eq!(moves::<Position>(&start, "a1"), ["a1=a2", "a1=b1", "a1=b2"]);
    assert_eq!(
        after::<Position>(&start, &["a1b2"]).to_string(),
        "1cccck/C1cccc/CC1ccc/CCC1cc/CKCC1c/CCCCC1 b"
    );
    assert_eq!(
        after::<Position>(&start, &["a1=b2", "f6=f5"]).to_string(),
        "1ccccc/C1ccck/CC1ccc/CCC1cc/CKCC1c/CCCCC1 r"
    );
}

#[test]
fn a_king_on_the_enemy_home_wins_however_it_came_there() {
    for (text, mv) in [
        ("4K1/5k/6/6/6/6 r", "e6-f6"),
        ("4Kc/5k/6/6/6/6 r", "e6xf6"),
        ("5C/4Kk/6/6/6/6 r", "e5=f6"),
    ] {
        assert_eq!(
            result::<Position>(text, &[mv]),
            Some(Outcome::Win(RED)),
            "{mv}"
        );
    }
    for (text, mv) in [
        ("K5/6/6/6/6/1k4 b", "b1-a1"),
        ("K5/6/6/6/6/Ck4 b", "b1xa1"),
        ("K5/6/6/6/1k4/c5 b", "b2=a1"),
    ] {
        assert_eq!(
            result::<Position>(text, &[mv]),
            Some(Outcome::Win(BLUE)),
            "{mv}"
        );
    }
}

#[test]
fn neither_a_courtesan_on_the_enemy_home_nor_a_king_on_its_own_ends_anything() {
    assert_eq!(position::<Position>("5C/4k1/6/6/6/K5 b").outcome(), None);
    assert_eq!(position::<Position>("K4k/6/6/6/6/c5 r").outcome(), None);
}

#[test]
fn made_up_positions_with_both_aims_fulfilled_go_to_who_moved_last() {
    assert_eq!(
        position::<Position>("5K/6/6/6/6/k5 r").outcome(),
        Some(Outcome::Win(BLUE))
    );
    assert_eq!(
        position::<Position>("5K/6/6/6/6/k5 b").outcome(),
        Some(Outcome::Win(RED))
    );
    assert_eq!(
        position::<Position>("6/6/6/6/6/1k4 b").outcome(),
        Some(Outcome::Win(BLUE))
    );
}

#[test]
fn a_king_always_has_a_move() {
    // Every place of a red king except the enemy's home, with the three squares in front of it
    // filled with each kind of piece or nothing.
    for from in 0..35 {
        for front in ["", "C", "c"] {
            let mut squares = vec![String::new(); 36];
            squares[from] = "K".to_owned();
            for to in [from + 1, from + 6, from + 7] {
                let same_or_next_rank = to % 6 == from % 6 || to % 6 == from % 6 + 1;
                if to < 36 && same_or_next_rank {
                    front.clone_into(&mut squares[to]);
                }
            }
            let Some(free) = squares.iter().rposition(String::is_empty) else {
                continue;
            };
            "k".clone_into(&mut squares[free]);
            let ranks: Vec<String> = squares.chunks(6).rev().map(rank).collect();
            let position: Position = position(&format!("{} r", ranks.join("/")));
            assert!(
                position.outcome().is_some() || position.count_moves() > 0,
                "{position}"
            );
        }
    }
}

/// Returns a rank's text.
fn rank(squares: &[String]) -> String {
    squares
        .chunk_by(|a, b| a.is_empty() == b.is_empty())
        .map(|run| match run[0].as_str() {
            "" => run.len().to_string(),
            _ => run.concat(),
        })
        .collect()
}

#[test]
fn a_finished_position_has_no_moves() {
    let mut over: Position = after("6/6/6/2Ck2/6/K5 r", &["c3xd3"]);
    assert_eq!(over.count_moves(), 0);
    assert!(moves::<Position>(&over.to_string(), "").is_empty());
    assert_eq!(over.read_move("a1a2"), Err(MoveError::Over));
    let unchanged = over;
    let mv = Position::start(6).read_move("a1b2").expect("legal there");
    assert_eq!(over.play(&mv), Err(MoveError::Over));
    assert_eq!(over, unchanged);
}

#[test]
fn every_refusal_says_why() {
    let text = "5k/3C2/2CK2/1cCC2/6/6 r";
    for (mv, why) in [
        ("a1a2", r#"move-empty-square square="a1""#),
        ("b3b2", r#"move-not-yours square="b3""#),
        ("c3c3", r#"move-nowhere square="c3""#),
        ("c3c5", r#"kc-too-far square="c3" to="c5""#),
        ("c3e4", r#"kc-too-far square="c3" to="e4""#),
        ("c3c2", r#"kc-step-not-forward square="c3" to="c2""#),
        ("c4b5", r#"kc-step-not-forward square="c4" to="b5""#),
        ("d3e2", r#"kc-step-not-forward square="d3" to="e2""#),
        ("c3d3", r#"kc-onto-own square="d3""#),
        ("c3d4", r#"kc-onto-own-king square="d4""#),
        ("d4d3", r#"kc-exchange-not-forward square="d4" to="d3""#),
        ("d4c4", r#"kc-exchange-not-forward square="d4" to="c4""#),
        ("", "move-squares count=0"),
        ("c3", "move-squares count=1"),
        ("c3c4c5", "move-squares count=3"),
        ("c3g3", r#"move-off-board square="g3""#),
        ("c3c7", r#"move-off-board square="c7""#),
        ("c3c4 1", "move-number number=1"),
        ("c3^c4", r#"move-sign sign="^""#),
    ] {
        assert_eq!(refusal::<Position>(text, mv), why, "{mv}");
    }
    let blue = "6/6/2ck2/1Ccc2/6/K5 b";
    assert_eq!(
        refusal::<Position>(blue, "c3c4"),
        r#"kc-onto-own square="c4""#
    );
    assert_eq!(
        refusal::<Position>(blue, "c3b4"),
        r#"kc-step-not-forward square="c3" to="b4""#
    );
}

#[test]
fn a_refusal_reads_well() {
    let text = "5k/3C2/2CK2/1cCC2/6/6 r";
    assert_eq!(
        refusal_said::<Position>(text, "c3c5"),
        "c5 isn’t next to c3: pieces move one square."
    );
    assert_eq!(
        refusal_said::<Position>(text, "d4d3"),
        "Your king can only change places forward; d3 isn’t in front of d4."
    );
}

#[test]
fn moves_are_read_in_many_forms_and_written_in_one() {
    let start = Position::start(6);
    for text in ["a1=b2", "A1B2", "a1-b2", "a1 x b2", " a1:b2 ", "a1 – b2"] {
        let mv = start.read_move(text).expect(text);
        assert_eq!(start.write_move(&mv), "a1=b2", "{text}");
    }
    for text in ["b5a6", "b5=a6", "B5xA6"] {
        assert!(start.read_move(text).is_err(), "a step to the side: {text}");
    }
    let mv = start.read_move("e1=f1").expect("legal");
    assert_eq!(start.write_move(&mv), "e1-f1");
    let mv = start.read_move("e1f2").expect("legal");
    assert_eq!(start.write_move(&mv), "e1xf2");
}

#[test]
fn texts_that_are_no_position_are_refused() {
    for text in [
        "",
        "6/6/6/6/6/6 r",         // no king at all
        "KK4/6/6/6/6/5k r",      // two kings of one side
        "K5/6/6/6/6/4kk r",      // two kings of the other side
        "K4/5/5/5/4k r",         // five ranks
        "K8/9/9/9/9/9/9/9/8k r", // nine ranks
        "K5/6/6/6/5k r",         // ranks and files differ
        "K4/6/6/6/6/5k r",       // a short rank
        "K6/6/6/6/6/5k r",       // a long rank
        "K32/6/6/6/6/5k r",      // 3 and 2 are one run of 5
        "K05/6/6/6/6/5k r",      // an empty run is no run
        "K5/6/6/6/6/5k",         // nobody to move
        "K5/6/6/6/6/5k w",
        "K5/6/6/6/6/5k r ",
        "K5/6/6/6/6/5k  r",
        " K5/6/6/6/6/5k r",
        "K5/6/6/6/6/5k r -",
        "K5/6/6/G5/6/5k r", // not a piece of this game
        "K5/6/6/é5/6/5k r",
    ] {
        assert!(Position::parse(text).is_err(), "{text:?}");
    }
    // A captured king is a finished match.
    position::<Position>("6/6/6/6/6/5k r");
    // Any number of courtesans, anywhere.
    position::<Position>("cccccC/CCCCCC/CCCCCC/CCCCCC/CCCCCC/KCCCCC b");
}

#[test]
fn a_move_is_described_by_who_moves_and_what_it_meets() {
    for (text, mv, piece, does) in [
        ("6/4K1/6/6/1k4/6 r", "e5-e6", "king", "step"),
        ("6/4K1/6/6/1k4/6 r", "e5-f6", "king", "home"),
        ("5k/6/6/6/1C4/K5 r", "a1=b2", "king", "exchange"),
        ("5k/6/6/6/1C4/K5 r", "b2-b3", "courtesan", "step"),
        (
            "5k/6/6/2c3/1C4/K5 r",
            "b2xc3",
            "courtesan",
            "take-courtesan",
        ),
        ("6/6/6/2k3/1C4/K5 r", "b2xc3", "courtesan", "take-king"),
    ] {
        let position: Position = position(text);
        let meaning = position.meaning(&position.read_move(mv).expect("legal"));
        let means = format!(r#"kc-means piece="{piece}" does="{does}""#);
        assert_eq!(meaning.for_log(), means, "{mv} in {text}");
    }
}

#[test]
fn captures_and_the_kings_entry_into_the_enemy_home_are_forcing() {
    let forcing = |text: &str| {
        let position: Position = position(text);
        let mut forcing = Vec::new();
        let _ = position.visit_forcing(|mv| {
            forcing.push(position.write_move(&mv));
            ControlFlow::<()>::Continue(())
        });
        forcing.sort();
        forcing
    };
    assert_eq!(forcing("6/4K1/6/6/1k4/6 r"), ["e5-f6"]);
    assert_eq!(
        forcing("4c1/3cKc/6/6/1k4/6 r"),
        ["e5-f6", "e5xd5", "e5xe6", "e5xf5"]
    );
    assert_eq!(
        forcing("5c/3cK1/4C1/6/1k4/6 r"),
        ["e4xd5", "e5xd5", "e5xf6"]
    );
    // A courtesan does not win in the enemy's home.
    assert_eq!(forcing("6/4C1/6/2c3/1Cc3/K4k r"), ["b2xc2", "b2xc3"]);
}
