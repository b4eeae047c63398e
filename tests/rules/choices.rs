//! Choosing moves square by square, and suggestions for what is being typed, in every game.

use std::collections::HashSet;

use courtier::games::{AnyMove, AnyPosition, Choice, Square, StandsFor};
use proptest::prelude::*;

use crate::random::random_positions;

/// Squares that lead to no end are a fault; this is longer than any chain.
const LONGEST: usize = 80;

fn choice(position: &AnyPosition, named: &[Square]) -> Choice {
    position
        .choice(named)
        .unwrap_or_else(|| panic!("{named:?} in {position} leads nowhere"))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_move_can_be_chosen_square_by_square(seed: u64) {
        for position in random_positions(seed) {
            for mv in position.moves() {
                let squares = mv.squares();
                for named in 0..squares.len() {
                    let next = choice(&position, &squares[..named]).next;
                    prop_assert!(next.contains(&squares[named]), "{} in {}", mv, position);
                    prop_assert!(next.is_sorted_by(|a, b| a < b));
                }
                let chosen = choice(&position, &squares).complete.expect("a move");
                prop_assert_eq!(&chosen.mv, &mv);
                prop_assert_eq!(chosen.position, mv.after());
            }
        }
    }

    #[test]
    fn whatever_is_chosen_ends_in_a_listed_move(seed: u64) {
        let mut random = fastrand::Rng::with_seed(seed);
        for position in random_positions(seed) {
            let listed: HashSet<String> = position.moves().iter().map(AnyMove::to_string).collect();
            let mut named = Vec::new();
            while let Some(choice) = position.choice(&named) {
                if let Some(played) = &choice.complete {
                    let text = played.mv.to_string();
                    prop_assert!(listed.contains(&text), "{:?} in {}", named, position);
                }
                let Some(&square) = random.choice(&choice.next) else {
                    prop_assert!(choice.complete.is_some(), "{:?} in {}", named, position);
                    break;
                };
                named.push(square);
                prop_assert!(named.len() < LONGEST, "{:?} in {}", named, position);
            }
            prop_assert_eq!(named.is_empty(), listed.is_empty());
        }
    }

    #[test]
    fn what_is_typed_brings_up_every_move_that_begins_so(seed: u64) {
        for position in random_positions(seed) {
            let moves = position.moves();
            for mv in moves.iter().take(50) {
                let text = mv.to_string();
                let typed: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
                let typed = typed.replace('x', "");
                for length in 1..=typed.len() {
                    let typed = &typed[..length];
                    let suggested = position.suggest(typed, 25);
                    prop_assert!(suggested.len() <= 25);
                    let begins = |beginning: &str| {
                        let bare: String = beginning.chars().filter(char::is_ascii_alphanumeric).collect();
                        text.starts_with(beginning) || bare.replace('x', "").starts_with(typed)
                    };
                    prop_assert!(
                        suggested.iter().any(|one| begins(&one.text)),
                        "{} typed for {} in {}: {:?}", typed, text, position, suggested
                    );
                }
                let first = &position.suggest(&text, 25)[0];
                prop_assert_eq!(&first.text, &text);
            }
        }
    }

    #[test]
    fn suggestions_can_be_put_in(seed: u64) {
        for position in random_positions(seed) {
            let suggested = position.suggest("", 25);
            prop_assert!(suggested.len() <= 25);
            for one in suggested {
                match one.stands_for {
                    StandsFor::Move { meaning, warning } => {
                        let mv = position.parse_move(&one.text).expect("a legal move");
                        prop_assert_eq!(mv.meaning(), meaning);
                        prop_assert_eq!(mv.warning(), warning);
                    }
                    StandsFor::Several(count) => {
                        let squares = position.read_squares(&one.text).expect("squares");
                        prop_assert!(position.choice(&squares).is_some());
                        prop_assert!(count > 0);
                    }
                }
            }
        }
    }
}
