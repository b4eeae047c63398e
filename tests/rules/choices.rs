//! Choosing moves square by square, and suggestions for what is being typed, in every game.

use std::collections::HashSet;

use courtier::games::{AnyPosition, Choice, Square, StandsFor};
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
                let squares = position.play(&mv.text).expect("listed").squares;
                for named in 0..squares.len() {
                    let next = choice(&position, &squares[..named]).next;
                    prop_assert!(next.contains(&squares[named]), "{} in {}", mv.text, position);
                    prop_assert!(next.is_sorted_by(|a, b| a < b));
                }
                let chosen = choice(&position, &squares).complete.expect("a move");
                prop_assert_eq!(chosen.text, mv.text);
            }
        }
    }

    #[test]
    fn whatever_is_chosen_ends_in_a_listed_move(seed: u64) {
        let mut random = fastrand::Rng::with_seed(seed);
        for position in random_positions(seed) {
            let listed: HashSet<String> = position.moves().into_iter().map(|mv| mv.text).collect();
            let mut named = Vec::new();
            while let Some(choice) = position.choice(&named) {
                if let Some(played) = &choice.complete {
                    prop_assert!(listed.contains(&played.text), "{:?} in {}", named, position);
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
                let typed: String = mv.text.chars().filter(char::is_ascii_alphanumeric).collect();
                let typed = typed.replace('x', "");
                for length in 1..=typed.len() {
                    let typed = &typed[..length];
                    let suggested = position.suggest(typed, 25);
                    prop_assert!(suggested.len() <= 25);
                    let begins = |text: &str| {
                        let bare: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
                        mv.text.starts_with(text) || bare.replace('x', "").starts_with(typed)
                    };
                    prop_assert!(
                        suggested.iter().any(|one| begins(&one.text)),
                        "{} typed for {} in {}: {:?}", typed, mv.text, position, suggested
                    );
                }
                let first = &position.suggest(&mv.text, 25)[0];
                prop_assert_eq!(&first.text, &mv.text);
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
                        let played = position.play(&one.text).expect("a legal move");
                        prop_assert_eq!(played.meaning, meaning);
                        prop_assert_eq!(played.warning, warning);
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
