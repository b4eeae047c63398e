//! Checks what must hold for every game in the registry, along random matches and random texts.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use rules::{AnyMove, AnyPosition, GameId, MoveError, MoveTextError, Square};

use crate::{
    games,
    random::{self, random_positions},
};

/// The plies within which a random match must have ended or repeated a position often enough for a
/// draw. Far more than any needs.
const LONGEST: usize = 20_000;

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
                let text = mv.to_string();
                prop_assert!(texts.insert(text.clone()), "{} twice in {}", text, position);
                prop_assert_eq!(&mv.before(), &position);
                prop_assert_eq!(position.parse_move(&text), Ok(mv.clone()));
                let played = position.play(&text);
                prop_assert_eq!(&played, &Ok(mv.clone().play()), "{} in {}", text, position);
                let played = played.expect("just checked");
                prop_assert_eq!(played.mv.to_string(), text.as_str());
                prop_assert_eq!(played.mv.trace(), mv.trace());
                let spaced = format!("  {} ", text.replace('-', " "));
                for form in [text.to_uppercase(), spaced] {
                    prop_assert_eq!(position.play(&form), Ok(played.clone()), "{}", form);
                    let not_canonical = MoveTextError::NotCanonical { canonical: text.clone() };
                    prop_assert_eq!(position.parse_move(&form), Err(not_canonical), "{}", form);
                }
                let trace = mv.trace();
                for square in trace.path.iter().chain(&trace.removed) {
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
                prop_assert!(position.moves().contains(&played.mv), "{} in {}", text, position);
            }
        }
    }

    // The largest board has ten ranks. An eleventh has no name of its own: `f11` is one stone to `f1`.
    #[test]
    fn squares_name_what_their_text_says(seed: u64, squares in prop::collection::vec((0..12u8, 0..10u8), 0..4)) {
        let squares: Vec<Square> = squares.iter().map(|&(file, rank)| Square::new(file, rank)).collect();
        let text: String = squares.iter().map(Square::to_string).collect();
        for position in random_positions(seed) {
            let (found, read) = (position.find_move(&squares), position.read_move(&text));
            prop_assert_eq!(found.ok(), read.ok(), "{} in {}", text, position);
        }
    }

    #[test]
    fn whatever_text_is_accepted_is_a_listed_move(
        text in "([*]?[a-jA-J](10|[0-9])[-x^>=:. ]?){0,7}[0-9]?",
        seed: u64,
    ) {
        for position in random_positions(seed) {
            if let Ok(played) = position.play(&text) {
                prop_assert!(position.moves().contains(&played.mv));
            }
        }
    }

    #[test]
    fn no_text_makes_the_readers_panic(text: String, seed: u64) {
        for position in random_positions(seed) {
            if let Ok(played) = position.play(&text) {
                prop_assert!(position.moves().contains(&played.mv));
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
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = random::start(game, &mut random);
            let mut stood: HashMap<AnyPosition, u32> = HashMap::new();
            while let Some(next) = random::next(&position, &mut random) {
                prop_assert_eq!(position.outcome(), None);
                let times = stood.entry(position.clone()).or_default();
                *times += 1;
                prop_assert!(*times == 1 || game != GameId::KingAndCourtesan, "it cannot repeat");
                if *times == 3 {
                    break;
                }
                prop_assert!(stood.len() < LONGEST, "{} goes on and on", next);
                position = next;
            }
            if stood.values().all(|&times| times < 3) {
                prop_assert!(position.outcome().is_some(), "{} is stuck", position);
                prop_assert_eq!(position.count_moves(), 0);
                prop_assert_eq!(position.play("a1b2"), Err(MoveError::Over));
            }
        }
    }
}

#[test]
fn of_all_pairs_of_squares_only_listed_moves_are_accepted() {
    for position in (0..12).flat_map(random_positions) {
        let listed: HashSet<String> = position.moves().iter().map(AnyMove::to_string).collect();
        let squares = || {
            let files = 0..position.size();
            files.flat_map(|file| (0..position.size()).map(move |rank| Square::new(file, rank)))
        };
        for (from, to) in squares().flat_map(|from| squares().map(move |to| (from, to))) {
            if let Ok(played) = position.play(&format!("{from}{to}")) {
                let text = played.mv.to_string();
                assert!(listed.contains(&text), "{text} in {position}");
            }
        }
    }
}
