//! Checks every game's rules card: its words exist, and its pictures show what they say.

use std::collections::BTreeSet;

use rules::{Diagram, GameId, words::Locale};

use crate::games;

/// The most characters Discord shows in one field of an embed.
const MOST_LETTERS: usize = 1024;

fn keys(game: GameId) -> Vec<String> {
    let card = game.info().rules_card;
    let mut keys = vec![card.credit.to_owned()];
    for part in card.pages {
        keys.push(part.key.to_owned());
        keys.push(part.heading.to_owned());
        if card.glance.contains(&part.key) {
            keys.push(part.glance_key());
        }
        keys.extend(
            part.diagram
                .iter()
                .map(|diagram| format!("{}-{}", part.key, diagram.name)),
        );
    }
    keys
}

#[test]
fn every_part_picture_and_credit_has_its_words_and_no_others_are_there() {
    let used: BTreeSet<String> = games().flat_map(keys).collect();
    for key in &used {
        assert!(Locale::English.has(key), "{key}");
        let letters = Locale::English.text(key).chars().count();
        assert!(letters <= MOST_LETTERS, "{key} has {letters}");
    }
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/locales/en/rules.ftl"
    );
    let file = std::fs::read_to_string(path).expect("rules.ftl");
    let written: BTreeSet<String> = file
        .lines()
        .filter(|line| line.starts_with("rules-"))
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect();
    assert_eq!(written, used);
}

#[test]
fn every_picture_is_a_position_of_the_game_with_legal_moves() {
    for game in games() {
        let mut names = BTreeSet::new();
        let diagrams = game
            .info()
            .rules_card
            .pages
            .iter()
            .filter_map(|part| part.diagram.as_ref());
        for Diagram {
            name,
            position,
            moves,
        } in diagrams
        {
            assert!(names.insert(name), "{game} has {name} twice");
            assert_eq!(
                game.info()
                    .rules_card
                    .diagram(name)
                    .map(|found| found.position),
                Some(*position)
            );
            let read = game.parse_position(position);
            let read = read.unwrap_or_else(|error| panic!("{game} {name}: {error}"));
            assert_eq!(read.to_string(), *position, "{game} {name}");
            for mv in *moves {
                read.parse_move(mv)
                    .unwrap_or_else(|e| panic!("{game} {name} {mv}: {e}"));
            }
        }
        let glance = game.info().rules_card.at_a_glance();
        assert_eq!(glance.count(), 3, "{game} at a glance");
    }
}

/// A piece with a mark less would seem to be weaker than it is.
#[test]
fn the_pictures_of_moves_mark_every_move_of_their_pieces() {
    for (game, name) in [
        (GameId::Courtyard, "pieces"),
        (GameId::KingAndCourtesan, "step"),
        (GameId::KingAndCourtesan, "capture"),
        (GameId::GuardAndTowers, "move"),
    ] {
        let diagram = game.info().rules_card.diagram(name).expect("a picture");
        let (position, shown) = diagram.read(game).expect("a diagram");
        let origins: BTreeSet<_> = shown.iter().map(|mv| mv.squares()[0].to_string()).collect();
        let all = position.moves().into_iter();
        let of_them = all.filter(|mv| origins.contains(&mv.squares()[0].to_string()));
        let captures = shown.iter().all(|mv| !mv.is_quiet());
        let of_kind = of_them.filter(|mv| !captures || !mv.is_quiet());
        let all: BTreeSet<_> = of_kind.map(|mv| mv.to_string()).collect();
        let shown: BTreeSet<_> = shown.iter().map(ToString::to_string).collect();
        assert_eq!(shown, all, "{game} {name}");
    }
}

#[test]
fn every_card_names_the_author_and_the_pointer_that_the_author_asks_for() {
    for game in games() {
        let info = game.info();
        let credit = Locale::English.text(info.rules_card.credit);
        for name in info.author.split([',', ' ']).filter(|word| word.len() > 3) {
            assert!(
                credit.contains(name) || info.author == "unknown",
                "{game}: {name}"
            );
        }
    }
    let steere = GameId::KingAndCourtesan.info().rules_card;
    assert!(
        Locale::English
            .text(steere.credit)
            .contains("marksteeregames.com")
    );
    assert!(
        steere
            .link
            .is_some_and(|link| link.contains("marksteeregames.com"))
    );
}

#[test]
fn the_pictures_show_what_their_captions_say() {
    let outcome_after = |game: GameId, name: &str, mv: &str| {
        let diagram = game.info().rules_card.diagram(name).expect("a picture");
        let position = game.parse_position(diagram.position).expect("a position");
        position.play(mv).expect("legal").position.outcome()
    };
    for (game, name, mv) in [
        (GameId::Courtyard, "step-in", "f7-e6"),
        (GameId::Courtyard, "jump-in", "d3xf5"),
        (GameId::KingAndCourtesan, "end", "e5xf5"),
        (GameId::KingAndCourtesan, "end", "e5-f6"),
        (GameId::GuardAndTowers, "end", "d2-d1"),
        (GameId::KingsCourt, "last", "d4xf4"),
    ] {
        assert!(
            outcome_after(game, name, mv).is_some(),
            "{game} {name} {mv}"
        );
    }
    // Blocking the landing square costs nothing; any other move costs the guard.
    let forfeit = GameId::Courtyard
        .info()
        .rules_card
        .diagram("forfeit")
        .expect("a picture");
    let position = GameId::Courtyard
        .parse_position(forfeit.position)
        .expect("a position");
    let warned = |mv: &str| position.parse_move(mv).expect("legal").warning().is_some();
    assert!(!warned("b3xd5") && !warned("e4-d5") && warned("j1-i2"));
}
