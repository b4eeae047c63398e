//! Lessons and puzzles on the live page, which need no match and no Discord.

use std::collections::HashSet;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::Paged;
use crate::{discord::text, running::Data};
use domain::{
    clock::Timestamp,
    community::puzzles::{day_of, puzzle_of_day},
    puzzles::PuzzleId,
};
use rules::{AnyMove, AnyPosition, GameId, Square};

impl Paged {
    async fn exercise(&self, path: &str) -> Value {
        let (status, shown) = self.ask(Method::GET, path, None, None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {shown}");
        shown
    }

    /// Tries a move at a ply of an exercise.
    async fn attempt(&self, path: &str, ply: usize, mv: &AnyMove) -> Value {
        let body = json!({ "ply": ply, "squares": squares(mv), "whole": true });
        let (status, verdict) = self.ask(Method::POST, path, None, Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{path}: {verdict}");
        verdict
    }
}

fn squares(mv: &AnyMove) -> Vec<String> {
    mv.squares().iter().map(Square::to_string).collect()
}

/// Returns the first legal move that is none of these.
fn other(position: &AnyPosition, than: &[&str]) -> Option<AnyMove> {
    let mut moves = position.moves().into_iter();
    moves.find(|mv| !than.contains(&mv.to_string().as_str()))
}

#[tokio::test]
async fn anyone_takes_the_lessons_of_each_game() {
    let paged = Paged::start(Data::new()).await;
    for game in GameId::ALL {
        let info = game.info();
        let mut texts = HashSet::new();
        for (number, lesson) in info.lessons.iter().enumerate() {
            // Ten seconds later, one can ask again.
            paged
                .discord
                .advance(std::time::Duration::from_secs(10))
                .await;
            let path = format!("exercises/lesson/{}/{number}", info.id);
            let shown = paged.exercise(&path).await;
            assert!(texts.insert(text(&shown["asks"])), "{path}: {shown}");
            assert_eq!(shown["more"], number + 1 < info.lessons.len(), "{path}");
            let position = game.parse_position(lesson.position).expect("a position");
            assert_eq!(
                shown["pieces"].as_array().expect("pieces").len(),
                position.pieces().len()
            );
            for solution in lesson.solutions {
                let mv = position.read_move(solution).expect("legal");
                let verdict = paged.attempt(&path, 0, &mv).await;
                assert_eq!(verdict["right"], true, "{path} {solution}: {verdict}");
                assert_eq!(verdict["next"], Value::Null);
            }
            if let Some(wrong) = other(&position, lesson.solutions) {
                let verdict = paged.attempt(&path, 0, &wrong).await;
                assert_eq!(verdict["right"], false, "{path} {wrong}: {verdict}");
                assert!(
                    text(&verdict["told"]).contains("not what’s asked"),
                    "{verdict}"
                );
            }
        }
        let past = format!("exercises/lesson/{}/{}", info.id, info.lessons.len());
        let (status, said) = paged.ask(Method::GET, &past, None, None).await;
        assert_eq!(status, StatusCode::CONFLICT, "{said}");
    }
    paged.end().await;
}

#[tokio::test]
async fn a_puzzle_is_easy_unless_a_reader_wishes_otherwise() {
    let paged = Paged::start(Data::new()).await;
    let game = GameId::GuardAndTowers;
    let drawn = paged.exercise(&format!("puzzles/{}", game.info().id)).await;
    let levels = |shown: &Value| {
        let levels = shown["levels"].as_array().expect("levels").iter();
        let levels = levels.map(|level| (text(&level["label"]), level["shown"] == true));
        levels.collect::<Vec<_>>()
    };
    let expected = |at: usize| {
        let labels = ["Easy", "Medium", "Hard"].into_iter().enumerate();
        let labels = labels.map(|(other, label)| (label.to_owned(), other == at));
        labels.collect::<Vec<_>>()
    };
    assert_eq!(levels(&drawn), expected(0), "it is easy without a wish");
    for (at, wish) in ["easy", "medium", "hard"].into_iter().enumerate() {
        let path = format!("puzzles/{}?difficulty={wish}", game.info().id);
        let drawn = paged.exercise(&path).await;
        assert!(text(&drawn["heading"]).ends_with(wish), "{drawn}");
        assert_eq!(levels(&drawn), expected(at), "{drawn}");
    }
    paged.end().await;
}

#[tokio::test]
async fn a_puzzle_goes_on_until_it_is_solved_and_none_of_today_is_spoiled() {
    let paged = Paged::start(Data::new()).await;
    let game = GameId::GuardAndTowers;
    let drawn = paged.exercise(&format!("puzzles/{}", game.info().id)).await;
    assert!(
        text(&drawn["heading"]).contains("Guard & Towers"),
        "{drawn}"
    );
    let clock = paged
        .discord
        .post("/clock", json!({ "advance_ms": 0 }))
        .await;
    let now = clock["now_ms"].as_i64().expect("a time");
    let today = day_of(Timestamp::from_millis(now));
    let of_today = puzzle_of_day(today, Some(game)).expect("a puzzle");
    let all = PuzzleId::all(game);
    let long =
        all.filter(|id| *id != of_today && id.difficulty().map(|one| one.plies()) == Some(3));
    let id = long.last().expect("a puzzle of two moves");
    let puzzle = id.read().expect("a puzzle");
    let path = format!("exercises/puzzle/{}/{}", game.info().id, id.number);
    let shown = paged.exercise(&path).await;
    assert_eq!(shown["ply"], 0);

    let [first, answer, last] = puzzle.line() else {
        panic!("three plies")
    };
    let wrong = other(puzzle.start(), &[&first.to_string()]).expect("another move");
    let refuted = paged.attempt(&path, 0, &wrong).await;
    assert_eq!(refuted["right"], false);
    let told = text(&refuted["told"]);
    let (_, reply) = told
        .split_once("your opponent answers ")
        .expect("an answer");
    let reply = reply.split('`').nth(1).expect("a move");
    let reply = wrong.after().parse_move(reply).expect("a legal answer");
    assert_eq!(
        refuted["answered"]["path"],
        json!(squares(&reply)),
        "{told}"
    );
    let choose = json!({ "ply": 0, "squares": [], "whole": false });
    let (_, step) = paged.ask(Method::POST, &path, None, Some(choose)).await;
    let next = step["next"].as_array().expect("squares");
    assert!(next.contains(&json!(squares(first)[0])), "{step}");
    let right = paged.attempt(&path, 0, first).await;
    assert_eq!(right["right"], true, "{right}");
    let next = &right["next"];
    assert!(
        text(&next["asks"]).contains("The opponent answers"),
        "{next}"
    );
    let to = squares(answer).pop().expect("a square");
    assert!(
        next["path"]
            .as_array()
            .expect("squares")
            .contains(&json!(to)),
        "{next}"
    );
    let solved = paged.attempt(&path, 2, last).await;
    assert!(text(&solved["told"]).contains("Solved!"), "{solved}");
    let solution = format!("puzzles/{}/{}/solution", game.info().id, id.number);
    let solution = paged.exercise(&solution).await;
    assert!(text(&solution["told"]).contains(&first.to_string()));

    let spoiled = format!("exercises/puzzle/{}/{}", game.info().id, of_today.number);
    for path in [
        &spoiled,
        &format!("puzzles/{}/{}/solution", game.info().id, of_today.number),
    ] {
        let (status, said) = paged.ask(Method::GET, path, None, None).await;
        assert_eq!(status, StatusCode::CONFLICT, "{path}");
        assert!(
            text(&said["refused"]).contains("puzzle of the day"),
            "{said}"
        );
    }
    for nothing in [
        "puzzles/chess",
        "puzzles/courtyard?difficulty=mild",
        "exercises/puzzle/courtyard/0",
        "exercises/song/courtyard/0",
    ] {
        let (status, _) = paged.ask(Method::GET, nothing, None, None).await;
        assert!(status.is_client_error(), "{nothing}: {status}");
    }
    paged.end().await;
}
