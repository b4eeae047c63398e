//! Checks what moves do, piece by piece, and why positions end matches, for every game in the
//! registry.

use std::collections::BTreeSet;

use rules::{AnyMove, Deed, GameId, Onto, PlacedPiece, Reason, Side};

use crate::{
    games,
    random::{next_move, random_positions, start},
};

fn squares(pieces: &[PlacedPiece]) -> BTreeSet<String> {
    pieces
        .iter()
        .map(|piece| piece.square.to_string())
        .collect()
}

fn read(game: GameId, position: &str, mv: &str) -> AnyMove {
    let position = game.parse_position(position).expect("a position");
    position.parse_move(mv).expect("a legal move")
}

/// Returns the kinds and squares of pieces: "guard b3".
fn told(pieces: &[PlacedPiece]) -> Vec<String> {
    let told = pieces.iter();
    told.map(|piece| format!("{} {}", piece.kind, piece.square))
        .collect()
}

#[test]
fn whatever_leaves_the_board_is_captured_or_forfeited() {
    for seed in 0..60 {
        let mut random = fastrand::Rng::with_seed(seed);
        for game in games() {
            let mut position = start(game, &mut random);
            for _ in 0..80 {
                let Some(mv) = next_move(&position, &mut random) else {
                    break;
                };
                let (deed, after) = (mv.deed(), mv.after());
                check(&deed, &mv);
                position = after;
            }
        }
    }
}

fn check(deed: &Deed, mv: &AnyMove) {
    let (before, after) = (mv.before().pieces(), mv.after().pieces());
    let of = |pieces: &[PlacedPiece], side: Side| {
        let own = pieces.iter().filter(|piece| piece.side == side);
        own.copied().collect::<Vec<_>>()
    };
    let (us, them) = (deed.side, deed.side.other());
    let enemies = squares(&of(&before, them));
    let left = squares(&of(&after, them));
    let gone: BTreeSet<String> = enemies.difference(&left).cloned().collect();
    let lost = match deed.mover {
        Some(_) => &deed.captured,
        None => &deed.forfeited,
    };
    assert_eq!(squares(lost), gone, "{mv} in {}", mv.before());
    let removed: BTreeSet<String> = mv.trace().removed.iter().map(ToString::to_string).collect();
    let mut taken = squares(&deed.captured);
    taken.extend(squares(&deed.forfeited));
    assert_eq!(taken, removed, "{mv} in {}", mv.before());
    let captures = usize::try_from(mv.captures()).expect("few");
    assert_eq!(captures, deed.captured.len(), "{mv} in {}", mv.before());
    assert!(deed.captured.iter().all(|piece| piece.side == them), "{mv}");
    if deed.mover.is_some() {
        assert!(deed.forfeited.iter().all(|piece| piece.side == us), "{mv}");
    }
}

#[test]
fn a_deed_names_each_piece_in_the_words_of_its_game() {
    let towers = "3RG3/7/2r34/7/2BG4/7/7 r";
    let deed = read(GameId::GuardAndTowers, towers, "c5xc3").deed();
    assert_eq!(
        told(&deed.mover.into_iter().collect::<Vec<_>>()),
        ["tower c5"]
    );
    assert_eq!(told(&deed.captured), ["guard c3"]);
    assert_eq!((deed.forfeited.len(), deed.onto), (0, None));
    let joins = read(
        GameId::GuardAndTowers,
        "3RG3/7/2r2r2r12/7/2BG4/7/7 r",
        "c5-d5",
    );
    assert!(joins.deed().captured.is_empty());
    assert_eq!(joins.deed().onto, Some(Onto::Stack(3)));

    let chain = "k9/10/10/7s2/10/7s2/10/7s2/6G3/1K8 w -";
    let deed = read(GameId::Courtyard, chain, "g2xi4xg6xi8").deed();
    let jumped = ["serf h3", "serf h5", "serf h7"];
    assert_eq!(told(&deed.captured), jumped, "in the order of its path");
    let stopped = read(GameId::Courtyard, chain, "g2xi4").deed();
    assert_eq!(told(&stopped.captured), ["serf h3"]);
    assert_eq!(told(&stopped.forfeited), ["guard i4"], "where it stands");

    let missed = "k9/10/10/10/10/10/2s5s1/1G5G2/10/9K w -";
    let step = read(GameId::Courtyard, missed, "j1-i2");
    let deed = step.deed();
    assert_eq!(told(&deed.at_stake), ["guard b3", "guard h3"]);
    assert!(deed.forfeited.is_empty(), "nothing has left the board yet");
    let choice = step.after().parse_move("*h3").expect("legal").deed();
    assert_eq!(choice.mover, None);
    assert_eq!(told(&choice.forfeited), ["guard h3"]);
    assert!(choice.captured.is_empty() && choice.at_stake.is_empty());

    let exchange = "5k/6/6/6/1C4/K5 r";
    let deed = read(GameId::KingAndCourtesan, exchange, "a1=b2").deed();
    let Some(Onto::Exchange(other)) = deed.onto else {
        panic!("{deed:?}")
    };
    assert_eq!(told(&[other]), ["courtesan b2"]);
}

#[test]
fn every_end_has_a_reason_and_nothing_else_has() {
    for seed in 0..200 {
        for position in random_positions(seed) {
            let ending = position.ending();
            assert_eq!(ending.map(|ending| ending.outcome), position.outcome());
        }
    }
}

#[test]
fn each_reason_is_the_one_of_its_end() {
    let (cy, kc) = (GameId::Courtyard, GameId::KingAndCourtesan);
    let (gt, kk) = (GameId::GuardAndTowers, GameId::KingsCourt);
    for (game, position, mv, reason) in [
        (
            cy,
            "k9/10/10/5K4/10/10/10/10/10/10 w -",
            "f7-e6",
            Reason::InCourtyard,
        ),
        (
            cy,
            "s9/10/10/10/10/10/10/7k2/6G3/10 w -",
            "g2xi4",
            Reason::NoKings,
        ),
        (
            cy,
            "10/10/10/10/10/10/10/7s2/6G3/1K8 w -",
            "g2xi4",
            Reason::NoPieces,
        ),
        (kc, "6/6/6/6/1k4/K5 r", "a1xb2", Reason::KingCaptured),
        (kc, "6/4K1/6/6/1k4/6 r", "e5-f6", Reason::AtHome),
        (
            gt,
            "3RG3/7/2r24/7/2BG4/7/7 r",
            "c5xc3",
            Reason::GuardCaptured,
        ),
        (gt, "7/7/7/7/7/1BG1RG3/b16 r", "d2-d1", Reason::InCastle),
        (kk, "7g/8/2og4/8/8/8/8/o7 o -", "c6xe6", Reason::CourtLost),
    ] {
        let after = read(game, position, mv).after();
        let ending = after
            .ending()
            .unwrap_or_else(|| panic!("{mv} ends {position}"));
        assert_eq!(ending.reason, reason, "{mv} in {position}");
    }
}

#[test]
fn a_move_is_quiet_if_all_it_does_is_move_a_piece_to_a_vacant_square() {
    let (cy, kc) = (GameId::Courtyard, GameId::KingAndCourtesan);
    let (gt, kk) = (GameId::GuardAndTowers, GameId::KingsCourt);
    let towers = "3RG3/7/2r2r2r12/7/2BG4/7/7 r";
    for (game, position, mv, is_quiet) in [
        (cy, "k9/10/10/10/10/10/10/7s2/6G3/1K8 w -", "b1-c2", true),
        (cy, "k9/10/10/10/10/10/10/7s2/6G3/1K8 w -", "g2xi4", false),
        (kc, "5k/6/6/6/1C4/K5 r", "a1-a2", true),
        (kc, "5k/6/6/6/1C4/K5 r", "a1=b2", false),
        (kc, "6/6/6/6/1k4/K5 r", "a1xb2", false),
        (gt, towers, "c5-c4", true),
        (gt, towers, "c5-d5", false),
        (gt, towers, "c5xc3", false),
        (kk, "7g/8/2og4/8/8/8/8/o7 o -", "c6-c5", true),
        (kk, "7g/8/2og4/8/8/8/8/o7 o -", "c6xe6", false),
    ] {
        let mv = read(game, position, mv);
        assert_eq!(mv.is_quiet(), is_quiet, "{mv} in {position}");
    }
}

#[test]
fn a_move_is_a_hop_if_it_goes_over_a_piece_of_its_own_side() {
    let position = "g7/8/2o2g2/8/8/1g1g4/o3o3/o2g4 o -";
    for (mv, is_hop) in [
        ("a1^a3", true),
        ("a1^a3xc3", true),
        ("e2-e1", false),
        ("c6-c5", false),
    ] {
        let mv = read(GameId::KingsCourt, position, mv);
        assert_eq!(mv.is_hop(), is_hop, "{mv}");
    }
    let captures = read(GameId::KingsCourt, "7g/8/2og4/8/8/8/8/o7 o -", "c6xe6");
    assert!(!captures.is_hop());
}

#[test]
fn only_courtyard_demands_captures() {
    for (game, position, demands) in [
        (
            GameId::Courtyard,
            "k9/10/10/10/10/10/10/7s2/6G3/1K8 w -",
            true,
        ),
        (GameId::KingAndCourtesan, "6/6/6/6/1k4/K5 r", false),
        (GameId::GuardAndTowers, "3RG3/7/2r24/7/2BG4/7/7 r", false),
        (GameId::KingsCourt, "7g/8/2og4/8/8/8/8/o7 o -", false),
    ] {
        let position = game.parse_position(position).expect("a position");
        assert_eq!(position.must_capture(), demands, "{game}");
    }
}
