//! Puzzles that members solve for themselves, of any difficulty.

use std::time::Duration;

use domain::puzzles::{Difficulty, Puzzle, PuzzleId, Verdict};
use rules::{AnyMove, GameId};
use serde_json::json;

use super::{content, plays};
use crate::{
    discord::{Answer, Discord, Member, components, labels},
    picture,
    running::{Data, Process, Task},
    tapping::tap_on,
};

/// Returns the puzzle that a message shows.
pub(super) fn puzzle_of(said: &str, game: GameId) -> Puzzle {
    let number = said.split("puzzle ").nth(1).expect("a number");
    let number: String = number.chars().take_while(char::is_ascii_digit).collect();
    let number = number.parse().expect("a number");
    PuzzleId { game, number }.read().expect("a puzzle")
}

/// Returns a legal move that is wrong.
pub(super) fn mistake(puzzle: &Puzzle, ply: usize) -> AnyMove {
    let (position, _) = puzzle.at(ply).expect("a ply");
    let moves = position.moves().into_iter();
    let mut wrong = moves.filter(|mv| puzzle.judge(ply, mv) == Verdict::Wrong);
    wrong.next().expect("a wrong one")
}

/// Taps until this move is chosen. A right one is answered immediately, and then the task is a different
/// one.
pub(super) async fn tap(discord: &Discord, by: &Member, from: Answer, mv: &AnyMove) -> Answer {
    let task = |answer: &Answer| content(answer).lines().nth(1).map(str::to_owned);
    let squares = mv.squares();
    let begun = task(&from);
    let mut answer = from;
    while task(&answer) == begun
        && let Some(next) = tap_on(discord, by, answer.message(), &squares).await
    {
        answer = next;
    }
    answer
}

/// Makes a mistake at the first ply, and checks that the opponent's answer is told and drawn.
async fn is_answered(discord: &Discord, by: &Member, task: Answer, puzzle: &Puzzle) -> Answer {
    let mistake = mistake(puzzle, 0);
    let mut wrong = tap(discord, by, task, &mistake).await;
    let after = mistake.after();
    let goes_on = after.outcome().is_none() && after.side_to_move() != puzzle.solver();
    // A machine that is busy may have no time for the answer.
    for _ in 0..10 {
        let said = content(&wrong);
        assert!(said.contains(&format!("❌ `{mistake}`")), "{said}");
        let answer = said.split_once("your opponent answers `");
        let Some((_, answer)) = answer.filter(|_| goes_on) else {
            assert!(answer.is_none(), "{said}");
            if !goes_on {
                return wrong;
            }
            let again = discord.press(by, wrong.message(), "Try again").await;
            wrong = tap(discord, by, again, &mistake).await;
            continue;
        };
        let (answer, _) = answer.split_once('`').expect("a move");
        let answer = after.parse_move(answer).expect("a legal answer");
        let alt = picture::alt(wrong.message());
        assert!(alt.contains(&answer.to_string()), "{answer}: {alt}");
        return wrong;
    }
    panic!("{}", content(&wrong));
}

/// Solves a puzzle from this ply on.
pub(super) async fn solve(
    discord: &Discord,
    by: &Member,
    (puzzle, mut ply): (&Puzzle, usize),
    mut answer: Answer,
) -> Answer {
    loop {
        let mv = &puzzle.line()[ply];
        picture::of(discord, answer.message()).await;
        answer = tap(discord, by, answer, mv).await;
        match puzzle.judge(ply, mv) {
            Verdict::GoesOn { next, .. } => {
                let said = content(&answer);
                assert!(said.contains("is right. The opponent answers"), "{said}");
                ply = next;
            }
            _ => return answer,
        }
    }
}

#[tokio::test]
async fn puzzles_of_every_game_are_solved_by_taps() {
    let discord = Discord::impatient().await;
    let _bot = Process::start(&discord, &Data::new()).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let any = discord.command(&ada, &games, "puzzle", json!({})).await;
    assert!(any.private().contains("🧩"), "{}", any.private());
    for &game in GameId::ALL {
        let options = json!({ "game": game.id(), "difficulty": "hard" });
        let task = discord.command(&ada, &games, "puzzle", options).await;
        leads_to_each_difficulty(&discord, &ada, task, game).await;
        for difficulty in Difficulty::ALL {
            let options = json!({ "game": game.id(), "difficulty": difficulty.id() });
            let task = discord.command(&ada, &games, "puzzle", options).await;
            let said = task.private();
            assert!(said.contains(&format!("· {}", difficulty.id())), "{said}");
            assert!(!said.contains('🏆'));
            assert!(
                !labels(task.message())
                    .iter()
                    .any(|label| label.contains("wins"))
            );
            let puzzle = puzzle_of(&said, game);
            assert_eq!(puzzle.difficulty, difficulty);
            // Nothing points to the solution, which is often the only capture.
            let offered = task.message()["components"].to_string();
            assert!(
                !offered.contains("⚔️") && !offered.contains("🏆"),
                "{offered}"
            );
            let wrong = is_answered(&discord, &ada, task, &puzzle).await;
            let again = discord.press(&ada, wrong.message(), "Try again").await;
            let solved = solve(&discord, &ada, (&puzzle, 0), again).await;
            assert!(content(&solved).contains("Solved!"), "{}", content(&solved));
            let next = discord.press(&ada, solved.message(), "Next puzzle").await;
            let other = puzzle_of(&next.updated(), game);
            assert_eq!(other.id, puzzle.id.next());
            let wrong = tap(&discord, &ada, next, &mistake(&other, 0)).await;
            let solution = discord.press(&ada, wrong.message(), "Solution").await;
            let line: Vec<String> = other.line().iter().map(|mv| format!("`{mv}`")).collect();
            assert!(solution.updated().contains(&line.join(" ")));
        }
    }
    discord.judge_strictly().await;
}

/// Checks that a puzzle leads to puzzles of the game that are easier and harder.
async fn leads_to_each_difficulty(discord: &Discord, by: &Member, task: Answer, game: GameId) {
    let mut task = task;
    for (at, label) in ["Easy", "Medium", "Hard"].into_iter().enumerate() {
        task = discord.press(by, task.message(), label).await;
        let shown = puzzle_of(&task.updated(), game);
        assert_eq!(shown.difficulty, Difficulty::ALL[at]);
        let levels = components(task.message())
            .into_iter()
            .skip_while(|one| one["label"] != "Easy");
        let disabled: Vec<bool> = levels.take(3).map(|one| one["disabled"] == true).collect();
        assert_eq!(disabled, [0, 1, 2].map(|level| level == at), "{label}");
    }
}

#[tokio::test]
async fn puzzles_are_easy_until_a_player_has_won_a_match() {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &Data::new()).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let games = discord.channel("games").await;
    let drawn = async |by: &Member| {
        let task = discord.command(by, &games, "puzzle", json!({})).await;
        discord.advance(Duration::from_secs(1)).await;
        task.private()
    };
    for _ in 0..8 {
        let said = drawn(&ada).await;
        assert!(said.contains("· easy"), "{said}");
    }
    let (thread, _) = discord
        .begin([&ada, &ben], json!({ "game": "guard-and-towers" }))
        .await;
    for (by, mv) in [(&ada, "a7a6"), (&ben, "a1a2")] {
        plays(&discord, by, &thread, mv).await;
    }
    let question = discord.command(&ben, &thread, "resign", json!({})).await;
    discord.press(&ben, question.message(), "Yes, resign").await;
    let mut harder = 0;
    for _ in 0..12 {
        harder += u32::from(!drawn(&ada).await.contains("· easy"));
        assert!(drawn(&ben).await.contains("· easy"), "he has lost");
    }
    assert!(harder > 0);
}
