//! Choosing moves square by square, and suggestions while typing, in every game.

use std::{
    cmp::Reverse,
    collections::{BTreeSet, HashSet},
};

use proptest::prelude::*;
use rules::{
    AnyMove, AnyPosition, Choice, GameId, Outcome, Prospect, Square, Unreadable, Worth,
    words::Locale,
};

use crate::random::random_positions;

/// A sequence of squares that never ends is a bug; this is longer than any chain.
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
                    let begins = |text: &str| {
                        let bare: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
                        bare.replace('x', "").starts_with(typed)
                    };
                    prop_assert!(
                        suggested.first().is_some_and(|one| begins(&one.mv.to_string())),
                        "{} typed for {} in {}: {:?}", typed, text, position, suggested
                    );
                }
                let first = &position.suggest(&text, 25)[0];
                prop_assert_eq!(first.mv.to_string(), text);
            }
        }
    }

    #[test]
    fn suggestions_are_moves_and_none_is_better_than_the_one_before(seed: u64) {
        for position in random_positions(seed) {
            let suggested = position.suggest("", 25);
            let count = usize::try_from(position.count_moves()).expect("few");
            prop_assert_eq!(suggested.len(), count.min(25));
            for one in &suggested {
                let text = one.mv.to_string();
                prop_assert_eq!(position.parse_move(&text), Ok(one.mv.clone()));
                prop_assert_eq!(one, &Prospect::of(one.mv.clone()));
            }
            let useful = |one: &Prospect| (one.worth, Reverse(one.captures));
            prop_assert!(suggested.is_sorted_by_key(useful), "{:?}", suggested);
            let best = position.moves().into_iter().map(|mv| useful(&Prospect::of(mv))).min();
            prop_assert_eq!(suggested.first().map(useful), best);
        }
    }

    #[test]
    fn every_move_is_found_by_its_piece_or_leads_where_another_does(seed: u64) {
        for position in random_positions(seed) {
            let movers = position.movers();
            let moves = position.moves();
            let pieces: BTreeSet<Square> = moves.iter().map(|mv| mv.squares()[0]).collect();
            let found: BTreeSet<Square> = movers.iter().map(|mover| mover.square).collect();
            prop_assert_eq!(found, pieces);
            for mover in movers {
                let of_piece = moves.iter().filter(|mv| mv.squares()[0] == mover.square);
                let reached: HashSet<AnyPosition> = of_piece.clone().map(AnyMove::after).collect();
                let (offered, all) = position.moves_from(mover.square, usize::MAX);
                let offered_to: HashSet<AnyPosition> = offered.iter().map(|one| one.mv.after()).collect();
                prop_assert!(all);
                prop_assert_eq!(offered.len(), offered_to.len(), "each position once");
                prop_assert_eq!(offered_to, reached);
                prop_assert_eq!(mover.captures, of_piece.clone().any(|mv| mv.captures() > 0));
                prop_assert_eq!(Some(mover.best), of_piece.map(Worth::of).min());
                let (few, all) = position.moves_from(mover.square, 1);
                prop_assert_eq!(all, offered.len() == 1);
                prop_assert_eq!(few[0].worth, offered[0].worth);
            }
        }
    }

    #[test]
    fn a_move_that_wins_says_so_in_english_and_no_other_does(seed: u64) {
        for position in random_positions(seed) {
            for mv in position.moves() {
                let wins = mv.after().outcome() == Some(Outcome::Win(mv.side()));
                let said = Locale::English.say(&mv.meaning());
                prop_assert_eq!(said.ends_with(" and wins"), wins, "{} {}", mv, said);
                prop_assert_eq!(Worth::of(&mv) == Worth::Win, wins);
            }
        }
    }
}

#[test]
fn moves_rank_alike_if_neither_promises_more() {
    let position = GameId::Courtyard
        .parse_position("k9/10/10/7s2/10/7s2/10/7s2/6G3/1K8 w -")
        .expect("a position");
    let prospect = |text| Prospect::of(position.parse_move(text).expect("a legal move"));
    assert!(prospect("b1-a2").ranks_like(&prospect("b1-c2")));
    assert!(!prospect("g2xi4xg6").ranks_like(&prospect("g2xi4xg6xi8")));
}

#[test]
fn only_a_square_where_a_move_starts_can_be_named_first() {
    for position in (0..10).flat_map(random_positions) {
        let starts = position
            .choice(&[])
            .map_or_else(Vec::new, |choice| choice.next);
        for file in 0..position.size() {
            for rank in 0..position.size() {
                let square = Square::new(file, rank);
                let can_begin = position.choice(&[square]).is_some();
                assert_eq!(
                    can_begin,
                    starts.contains(&square),
                    "{square} in {position}"
                );
            }
        }
    }
}

#[test]
fn pieces_that_can_win_come_first_and_then_those_that_can_capture() {
    let position = GameId::Courtyard
        .parse_position("k9/10/10/5K4/10/10/S1s7/1G8/10/10 w -")
        .expect("a position");
    let movers = position.movers();
    let order: Vec<String> = movers.iter().map(|one| one.square.to_string()).collect();
    assert_eq!(order, ["f7", "b3", "a4"]);
}

#[test]
fn of_a_piece_with_thousands_of_moves_a_few_are_offered() {
    let comb = "8/1g1g1g2/o1o1o1o1/1g1g1g2/o1o1o1o1/1g1g1g2/o1o1o1o1/oo1o1o2 o -";
    let position = GameId::KingsCourt.parse_position(comb).expect("a position");
    let (offered, all) = position.moves_from(Square::new(0, 0), 25);
    assert_eq!((offered.len(), all), (20, false));
}

#[test]
fn signs_between_the_squares_that_are_typed_change_nothing() {
    let position = GameId::Courtyard
        .parse_position("k9/10/10/7s2/10/7s2/10/7s2/6G3/1K8 w -")
        .expect("a position");
    let suggested = position.suggest("g2i4", 25);
    assert_eq!(suggested.len(), 3, "{suggested:?}");
    for typed in ["G2-I4-", "g2xi4x", " g2 × i4 "] {
        assert_eq!(position.suggest(typed, 25), suggested, "{typed}");
    }
}

#[test]
fn a_move_is_bad_if_it_costs_a_piece_or_the_match() {
    for (worth, is_bad) in [
        (Worth::Win, false),
        (Worth::Free, false),
        (Worth::Draw, false),
        (Worth::Costly, true),
        (Worth::Loss, true),
    ] {
        assert_eq!(worth.is_bad(), is_bad, "{worth:?}");
    }
}

#[test]
fn squares_are_read_whether_or_not_they_name_a_move() {
    let start = GameId::GuardAndTowers.start(None).expect("its own size");
    let (a7, g1) = (Square::new(0, 6), Square::new(6, 0));
    assert_eq!(start.read_squares("A7 – g1"), Ok(vec![a7, g1]));
    let off = Unreadable::OffBoard("a8".to_owned());
    assert_eq!(start.read_squares("a7-a8"), Err(off));
}
