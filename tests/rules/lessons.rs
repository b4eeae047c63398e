//! Checks every game's lessons: their words exist, and their solutions are exactly the moves that
//! solve the task.

use std::collections::BTreeSet;

use rules::{AnyMove, AnyPosition, GameId, Lesson, Outcome, PlacedPiece, Ply, Side, words::Locale};

use crate::games;

/// A predicate for whether a move solves a lesson's task.
type Goal = fn(&AnyPosition, &Ply) -> bool;

fn lessons() -> impl Iterator<Item = (GameId, Lesson)> {
    games().flat_map(|game| {
        let lessons = game.info().lessons.iter();
        lessons.map(move |lesson| (game, *lesson))
    })
}

/// Returns what each lesson asks for, based on the rules and not on the list of solutions.
fn goal(game: GameId, name: &str) -> Goal {
    match (game, name) {
        (_, "win" | "enter" | "jump-in" | "home" | "aim" | "castle") => wins,
        (GameId::Courtyard, "guard") | (GameId::GuardAndTowers, "split") => goes_two_squares,
        (GameId::Courtyard, "jump") | (GameId::KingsCourt, "chain" | "back") => captures_three,
        (GameId::Courtyard, "safe") => loses_nothing,
        (GameId::Courtyard, "return") => |_, played| played.mv.to_string().contains('>'),
        (GameId::Courtyard, "choice") => |before, played| {
            let king = |piece: &PlacedPiece| piece.kind == "king";
            theirs(before, before).any(|piece| king(&piece))
                && !theirs(before, &played.position).any(|piece| king(&piece))
        },
        (GameId::KingAndCourtesan, "step") => |_, played| played.mv.to_string().starts_with("c3-"),
        (GameId::KingAndCourtesan, "exchange") => |_, played| played.mv.to_string().contains('='),
        (GameId::GuardAndTowers, "unite") => {
            |before, played| ours(before, &played.position).any(|piece| piece.height == Some(4))
        }
        (GameId::KingAndCourtesan | GameId::KingsCourt, "safe")
        | (GameId::GuardAndTowers, "save") => is_safe,
        (GameId::KingAndCourtesan, "capture")
        | (GameId::GuardAndTowers, "height" | "guard")
        | (GameId::KingsCourt, "over" | "keep") => captures_one,
        (GameId::KingsCourt, "step") => |before, played| {
            let in_court = |position| {
                let inside = |piece: &PlacedPiece| {
                    (2..6).contains(&piece.square.file) && (2..6).contains(&piece.square.rank)
                };
                ours(before, position).filter(inside).count()
            };
            in_court(&played.position) == in_court(before) + 1
        },
        (GameId::KingsCourt, "answer") => |_, _| true,
        _ => panic!("{game} {name} has no goal here"),
    }
}

fn wins(before: &AnyPosition, played: &Ply) -> bool {
    played.position.outcome() == Some(Outcome::Win(before.side_to_move()))
}

/// Returns whether no reply wins.
fn is_safe(_: &AnyPosition, played: &Ply) -> bool {
    let after = &played.position;
    let mut replies = after.moves().into_iter().map(AnyMove::play);
    after.outcome().is_none() && !replies.any(|reply| wins(after, &reply))
}

fn captures_one(before: &AnyPosition, played: &Ply) -> bool {
    captured(before, played) == 1
}

fn captures_three(before: &AnyPosition, played: &Ply) -> bool {
    captured(before, played) == 3
}

fn captured(before: &AnyPosition, played: &Ply) -> usize {
    theirs(before, before).count() - theirs(before, &played.position).count()
}

fn loses_nothing(before: &AnyPosition, played: &Ply) -> bool {
    ours(before, before).count() == ours(before, &played.position).count()
}

fn goes_two_squares(_: &AnyPosition, played: &Ply) -> bool {
    match played.mv.trace().path[..] {
        [from, to] => {
            let (files, ranks) = (from.file.abs_diff(to.file), from.rank.abs_diff(to.rank));
            files.max(ranks) == 2
        }
        _ => false,
    }
}

/// Returns the pieces of the side that is to move in `before`, as they are in `position`.
fn ours(before: &AnyPosition, position: &AnyPosition) -> impl Iterator<Item = PlacedPiece> {
    of(before.side_to_move(), position)
}

/// Returns the pieces of the other side.
fn theirs(before: &AnyPosition, position: &AnyPosition) -> impl Iterator<Item = PlacedPiece> {
    of(before.side_to_move().other(), position)
}

fn of(side: Side, position: &AnyPosition) -> impl Iterator<Item = PlacedPiece> {
    let pieces = position.pieces().into_iter();
    pieces.filter(move |piece| piece.side == side)
}

#[test]
fn the_solutions_are_all_the_moves_that_do_what_a_lesson_asks_for() {
    for game in games() {
        let count = game.info().lessons.len();
        assert!((5..=10).contains(&count), "{game} has {count} lessons");
    }
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
            .map(AnyMove::play)
            .filter(|ply| reaches(&read, ply))
            .map(|ply| ply.mv.to_string())
            .collect();
        let given: BTreeSet<String> = lesson.solutions.iter().map(ToString::to_string).collect();
        assert_eq!(given, found, "{game} {name}");
        assert!(!given.is_empty(), "{game} {name}");
        // The first two moves of King's Court are practically prescribed: the lesson shows which.
        let may_fail = given.len() < read.moves().len();
        assert!(may_fail || name == "answer", "{game} {name}");
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
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/locales/en/lessons.ftl"
    );
    let file = std::fs::read_to_string(path).expect("lessons.ftl");
    let written: BTreeSet<String> = file
        .lines()
        .filter(|line| line.starts_with("lesson-"))
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect();
    assert_eq!(written, used);
}
