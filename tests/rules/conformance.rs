//! What must hold for every game in the registry, checked along random matches and random texts.

use std::collections::HashSet;

use courtier::games::{AnyPosition, GameId, MoveError, Square};
use proptest::prelude::*;

use crate::games;

/// Plies after which a random match is cut off. Games that can repeat need not end.
const LONGEST: usize = 400;

/// The positions of a random match, chosen by `seed`.
fn random_match(game: GameId, seed: u64) -> Vec<AnyPosition> {
    let mut random = fastrand::Rng::with_seed(seed);
    let sizes = game.info().sizes;
    let size = sizes[random.usize(..sizes.len())];
    let mut positions = vec![game.start(Some(size)).expect("a size of the game")];
    while positions.len() < LONGEST {
        let last = positions.last().expect("never empty");
        let moves = last.moves();
        if moves.is_empty() {
            break;
        }
        let mv = &moves[random.usize(..moves.len())];
        let next = last.play(&mv.text).expect("listed").position;
        positions.push(next);
    }
    positions
}

/// A position of a random match of each game.
fn random_positions(seed: u64) -> Vec<AnyPosition> {
    games()
        .map(|game| {
            let mut positions = random_match(game, seed);
            let index = fastrand::Rng::with_seed(!seed).usize(..positions.len());
            positions.swap_remove(index)
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn position_texts_round_trip(seed: u64) {
        for position in random_positions(seed) {
            let text = position.to_string();
            let read = position.game().parse_position(&text);
            prop_assert_eq!(read, Ok(position));
        }
    }

    #[test]
    fn listed_moves_are_distinct_canonical_and_accepted_in_lenient_forms(seed: u64) {
        for position in random_positions(seed) {
            let before = position.clone();
            let mut texts = HashSet::new();
            for mv in position.moves() {
                prop_assert!(texts.insert(mv.text.clone()), "{} twice in {}", mv.text, position);
                let played = position.play(&mv.text);
                prop_assert!(played.is_ok(), "{} in {}: {:?}", mv.text, position, played);
                let played = played.expect("just checked");
                prop_assert_eq!(&played.text, &mv.text);
                prop_assert_eq!(&played.trace, &mv.trace);
                for form in [mv.text.to_uppercase(), format!("  {} ", mv.text.replace('-', " "))] {
                    prop_assert_eq!(position.play(&form), Ok(played.clone()), "{}", form);
                }
                for square in mv.trace.path.iter().chain(&mv.trace.removed) {
                    prop_assert!(square.file < position.size() && square.rank < position.size());
                }
            }
            prop_assert_eq!(texts.len() as u64, position.count_moves());
            prop_assert_eq!(texts.len() as u64, position.perft(1));
            prop_assert_eq!(position, before, "playing changes a copy only");
        }
    }

    #[test]
    fn squares_make_a_move_only_if_it_is_listed(seed: u64, squares in prop::collection::vec((0..10u8, 0..10u8), 1..4)) {
        let text: String = squares.iter().map(|&(file, rank)| Square::new(file, rank).to_string()).collect();
        for position in random_positions(seed) {
            if let Ok(played) = position.play(&text) {
                let listed = position.moves().iter().any(|mv| mv.text == played.text);
                prop_assert!(listed, "{} in {}", text, position);
            }
        }
    }

    #[test]
    fn no_text_makes_the_readers_panic(text: String, seed: u64) {
        for position in random_positions(seed) {
            if let Ok(played) = position.play(&text) {
                prop_assert!(position.moves().iter().any(|mv| mv.text == played.text));
            }
            if let Ok(read) = position.game().parse_position(&text) {
                prop_assert_eq!(read.to_string(), text.clone());
            }
        }
    }

    #[test]
    fn a_changed_position_text_is_refused_or_round_trips(seed: u64, at: prop::sample::Index, sign in "[ -~]") {
        for position in random_positions(seed) {
            let mut text = position.to_string();
            let at = at.index(text.len());
            text.replace_range(at..=at, &sign);
            if let Ok(read) = position.game().parse_position(&text) {
                prop_assert_eq!(read.to_string(), text);
            }
        }
    }

    #[test]
    fn random_matches_end_or_repeat_and_an_ended_one_has_no_moves(seed: u64) {
        for game in games() {
            let positions = random_match(game, seed);
            let last = positions.last().expect("never empty");
            match last.outcome() {
                Some(_) => {
                    prop_assert_eq!(last.count_moves(), 0);
                    prop_assert_eq!(last.play("a1b2"), Err(MoveError::Over));
                }
                None => prop_assert!(last.count_moves() > 0, "{} is stuck", last),
            }
            for position in &positions[..positions.len() - 1] {
                prop_assert_eq!(position.outcome(), None);
            }
        }
    }
}
