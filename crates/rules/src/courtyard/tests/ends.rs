//! How matches end, and the order in which endings are judged.

use super::{
    super::{
        BLACK, Position, WHITE,
        geometry::{PLAY, squares},
    },
    after, moves, on,
};
use crate::{Game, MoveError, Outcome, testing};

fn outcome(pieces: &str) -> Option<Outcome> {
    testing::position::<Position>(&on(pieces)).outcome()
}

/// Nobody can move: both first rows are full, so no serf can return, and everything else blocks
/// itself.
const STUCK: &str = "Sa10 Sc10 Se10 Sg10 Si10 sb1 sd1 sf1 sh1 Kj1 si2 sh3 sg2";

#[test]
fn a_king_in_the_courtyard_wins() {
    assert_eq!(
        after("w Kf7 ka10", &["f7-e6"]).outcome(),
        Some(Outcome::Win(WHITE))
    );
    assert_eq!(
        after("b Kb1 ke4", &["e4-f5"]).outcome(),
        Some(Outcome::Win(BLACK))
    );
    assert_eq!(
        after("w Kf7 sa10", &["f7-e6"]).outcome(),
        Some(Outcome::Win(WHITE))
    );
}

#[test]
fn a_side_that_lost_its_king_plays_on() {
    assert_eq!(after("w Kb1 kh3 Gg2 sa10", &["g2xi4"]).outcome(), None);
    assert_eq!(outcome("w ka10 Sb1"), None);
    assert!(!moves("w ka10 Sb1", "").is_empty());
}

#[test]
fn both_kings_off_the_board_is_a_draw() {
    let captured = after("w kh3 Gg2 sa10", &["g2xi4"]);
    assert_eq!(captured.outcome(), Some(Outcome::Draw));
    // Also when the second king is lost for a missed capture.
    let forfeited = after("w Kb3 sc4 Sj1", &["j1-i2"]);
    assert_eq!(forfeited.outcome(), Some(Outcome::Draw));
    // Also when it is the one that the opponent chooses.
    let chosen = after("b sa10 Kb3 sc4 Gh3 si4 ?b3,h3", &["*b3"]);
    assert_eq!(chosen.outcome(), Some(Outcome::Draw));
}

#[test]
fn a_side_without_any_piece_loses() {
    assert_eq!(
        after("w Kb1 sh3 Gg2", &["g2xi4"]).outcome(),
        Some(Outcome::Win(WHITE))
    );
    assert_eq!(outcome("w ka10"), Some(Outcome::Win(BLACK)));
    // Through its own fault: the only piece is forfeited.
    assert_eq!(
        after("w Gb3 sc4 ka10", &["b3-a2"]).outcome(),
        Some(Outcome::Win(BLACK))
    );
}

#[test]
fn a_side_with_pieces_but_no_move_loses_if_the_other_side_could_move() {
    let stuck = format!("w {STUCK} gc4");
    assert_eq!(outcome(&stuck), Some(Outcome::Win(BLACK)));
    assert!(moves(&stuck, "").is_empty());
    assert_eq!(outcome(&format!("b {STUCK} gc4")), None);
    let stuck = format!("b {STUCK} Gc4");
    assert_eq!(outcome(&stuck), Some(Outcome::Win(WHITE)));
}

#[test]
fn where_neither_side_could_move_it_is_a_draw() {
    assert_eq!(outcome(&format!("w {STUCK}")), Some(Outcome::Draw));
    assert_eq!(outcome(&format!("b {STUCK}")), Some(Outcome::Draw));
}

#[test]
fn the_checks_stand_in_their_order() {
    // The courtyard takes precedence over both kings and over having no pieces.
    assert_eq!(outcome("b Ke6"), Some(Outcome::Win(WHITE)));
    // Both kings take precedence over no pieces: the last black piece is the king, and White's is
    // gone.
    assert_eq!(
        after("w kh3 Gg2", &["g2xi4"]).outcome(),
        Some(Outcome::Draw)
    );
    assert_eq!(outcome("w"), Some(Outcome::Draw), "an empty board");
    // No pieces takes precedence over no moves: on a board full of serfs nobody could move.
    let full: Vec<String> = squares(PLAY)
        .iter()
        .map(|square| format!(" s{square}"))
        .collect();
    let full = full.concat().replace(" sa10", " ka10");
    assert_eq!(outcome(&format!("w{full}")), Some(Outcome::Win(BLACK)));
    // Both kings are in the courtyard of a made-up position: the side that moved last has won.
    assert_eq!(outcome("w Ke6 kf5"), Some(Outcome::Win(BLACK)));
    assert_eq!(outcome("b Ke6 kf5"), Some(Outcome::Win(WHITE)));
}

#[test]
fn the_no_move_check_waits_for_the_choice() {
    // Black cannot move, but chooses first; the squares this frees give it moves.
    let pending = format!("b {STUCK} ?i10,j1");
    assert_eq!(outcome(&pending), None);
    assert_eq!(moves(&pending, ""), ["*i10", "*j1"]);
    assert_eq!(after(&pending, &["*i10"]).outcome(), None);
    assert_eq!(
        moves(&pending.replace("Si10 ", "").replace(" ?i10,j1", ""), "b1"),
        ["b1>i10"]
    );
    // If the choice frees nothing, the check comes after it.
    let pending = format!("b {STUCK} Gc4 Gj7 ?c4,j7");
    assert_eq!(outcome(&pending), None);
    assert_eq!(
        after(&pending, &["*c4"]).outcome(),
        Some(Outcome::Win(WHITE))
    );
}

#[test]
fn a_finished_position_has_no_moves() {
    for pieces in [
        "b Ke6 ka10",
        "b Gi4 sa10",
        "w ka10",
        "b Ke6 ka10 Gb3 Gh3 ?b3,h3",
    ] {
        let mut over: Position = testing::position(&on(pieces));
        assert!(over.outcome().is_some());
        assert!(moves(pieces, "").is_empty());
        assert_eq!(over.count_moves(), 0);
        assert_eq!(over.read_move("a10-b9"), Err(MoveError::Over));
        let mv = Position::start(10).read_move("b3-a4").expect("legal there");
        let before = over;
        assert_eq!(over.play(&mv), Err(MoveError::Over));
        assert_eq!(over, before);
    }
}
