//! Every game's lessons: their words are there, and their solutions are exactly the moves that do
//! what the words ask for.

use std::collections::BTreeSet;

use courtier::{
    games::{AnyPosition, GameId, Lesson, Outcome, Played},
    words::Locale,
};

use crate::games;

/// Whether a move does what a lesson asks for.
type Goal = fn(&AnyPosition, &Played) -> bool;

fn lessons() -> impl Iterator<Item = (GameId, Lesson)> {
    games().flat_map(|game| {
        let lessons = game.info().lessons.iter();
        lessons.map(move |lesson| (game, *lesson))
    })
}

/// What each lesson asks for, told by the rules and not by the list of solutions.
fn goal(game: GameId, name: &str) -> Goal {
    match (game, name) {
        (GameId::Courtyard, "enter")
        | (GameId::KingAndCourtesan | GameId::KingsCourt, "win")
        | (GameId::GuardAndTowers, "castle") => wins,
        _ => panic!("{game} {name} has no goal here"),
    }
}

fn wins(before: &AnyPosition, played: &Played) -> bool {
    played.position.outcome() == Some(Outcome::Win(before.side_to_move()))
}

#[test]
fn the_solutions_are_all_the_moves_that_do_what_a_lesson_asks_for() {
    for (game, lesson) in lessons() {
        let Lesson { name, position, .. } = lesson;
        let read = game.parse_position(position);
        let read = read.unwrap_or_else(|error| panic!("{game} {name}: {error}"));
        assert_eq!(read.to_string(), position, "{game} {name}");
        assert_eq!(read.outcome(), None, "{game} {name}");
        let reaches = goal(game, name);
        let found: BTreeSet<String> = read
            .moves()
            .into_iter()
            .filter(|mv| reaches(&read, &read.play(&mv.text).expect("listed moves are legal")))
            .map(|mv| mv.text)
            .collect();
        let given: BTreeSet<String> = lesson.solutions.iter().map(ToString::to_string).collect();
        assert_eq!(given, found, "{game} {name}");
        assert!(!given.is_empty(), "{game} {name}");
        assert!(
            given.len() < read.moves().len(),
            "{game} {name}: nothing can be done wrong"
        );
    }
}

#[test]
fn every_lesson_has_its_words_and_no_others_are_there() {
    let mut used = BTreeSet::new();
    for (game, Lesson { name, .. }) in lessons() {
        for ending in ["", "-done", "-hint"] {
            let key = format!("lesson-{game}-{name}{ending}");
            assert!(Locale::English.has(&key), "{key}");
            assert!(used.insert(key), "{game} has {name} twice");
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/locales/en/lessons.ftl");
    let file = std::fs::read_to_string(path).expect("lessons.ftl");
    let written: BTreeSet<String> = file
        .lines()
        .filter(|line| line.starts_with("lesson-"))
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect();
    assert_eq!(written, used);
}
