//! The tutorial: every lesson of every game is solved by taps, and a wrong move is explained.

use rules::{AnyPosition, GameId, Lesson, Square, words::Locale};
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, components, labels, text},
    picture,
    running::{Data, Process},
    tapping::tap_on,
};

/// Taps until the move that these squares name is chosen.
async fn tap(discord: &Discord, by: &Member, lesson: Answer, squares: &[Square]) -> Answer {
    let mut answer = lesson;
    while let Some(next) = tap_on(discord, by, answer.message(), squares).await {
        answer = next;
    }
    answer
}

fn content(answer: &Answer) -> String {
    text(&answer.message()["content"])
}

/// Checks that nothing to choose from stands out.
fn assert_gives_nothing_away(lesson: &Value) {
    for choice in components(lesson) {
        let is_plain = choice["type"] != 2 || choice["style"] == 2;
        assert!(is_plain, "{choice:#}");
        let marks = choice.to_string();
        assert!(!marks.contains('⚔') && !marks.contains('❗'), "{choice:#}");
    }
}

/// Returns a legal move that is not a solution, if there is one.
fn mistake(position: &AnyPosition, lesson: &Lesson) -> Option<Vec<Square>> {
    let moves = position.moves();
    let wrong = moves
        .iter()
        .find(|mv| !lesson.solutions.contains(&mv.to_string().as_str()))?;
    Some(wrong.squares())
}

#[tokio::test]
async fn every_lesson_is_solved_by_taps() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Process::start(&discord, &data).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    for game in GameId::ALL {
        let info = game.info();
        let options = json!({ "game": info.id });
        let mut answer = discord.command(&ada, &games, "tutorial", options).await;
        assert!(info.lessons.len() >= 5, "{}", info.id);
        for (number, lesson) in info.lessons.iter().enumerate() {
            let said = content(&answer);
            let place = format!("lesson {} of {}", number + 1, info.lessons.len());
            assert!(said.contains(&place), "{said}");
            let key = format!("lesson-{}-{}", info.id, lesson.name);
            let aim = Locale::English.text(&format!("rules-{}-aim", info.id));
            let begins = format!("\n**Aim:** {aim}\n");
            assert_eq!(said.contains(&begins), number == 0, "{said}");
            assert!(said.contains(&Locale::English.text(&key)), "{said}");
            picture::of(&discord, answer.message()).await;
            assert_gives_nothing_away(answer.message());

            let position = game.parse_position(lesson.position).expect("a position");
            if let Some(squares) = mistake(&position, lesson) {
                let wrong = tap(&discord, &ada, answer, &squares).await;
                let hint = Locale::English.text(&format!("{key}-hint"));
                assert!(content(&wrong).contains(&hint), "{}", content(&wrong));
                answer = discord.press(&ada, wrong.message(), "Try again").await;
            }
            let solution = position.play(lesson.solutions[0]).expect("legal");
            let right = tap(&discord, &ada, answer, &solution.mv.squares()).await;
            let done = Locale::English.text(&format!("{key}-done"));
            assert!(content(&right).contains(&done), "{}", content(&right));
            picture::of(&discord, right.message()).await;
            if number + 1 == info.lessons.len() {
                let said = content(&right);
                let next = ["Show me by playing", "Challenge", "Rules"];
                for label in &next[..2] {
                    assert!(said.contains(&format!("**{label}**")), "{said}");
                }
                assert_eq!(labels(right.message()), next);
                let whom = discord.press(&ada, right.message(), "Challenge").await;
                let said = whom.updated();
                assert!(said.contains(info.name), "what to play: {said}");
                break;
            }
            answer = discord.press(&ada, right.message(), "Next lesson").await;
        }
    }
    discord.judge_strictly().await;
}
