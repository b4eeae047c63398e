//! The first steps: the welcome, the commands, the help, the rules, a tutorial and a puzzle.

use std::time::Duration;

use domain::puzzles::{Difficulty, PuzzleId, Verdict};
use rules::{AnyMove, AnyPosition, GameId, Lesson};
use serde_json::{Value, json};

use super::{
    reader::Reader,
    shown::{list, text},
};

/// The game whose tutorial is read from its first lesson to its last.
const TAUGHT: GameId = GameId::GuardAndTowers;

pub(super) async fn write(reader: &mut Reader) {
    reader.heading(2, "1. First steps");
    reader.heading(3, "The welcome");
    reader.invite_bot().await;
    reader.press("Ben", "whom:courtyard").await;
    reader.press("Ben", "settings-here").await;
    reader.press("Ada", "settings-here").await;
    commands(reader).await;
    help(reader).await;
    rules(reader).await;
    tutorial(reader).await;
    puzzle(reader).await;
}

/// Writes down how each command, its options and their choices are explained.
async fn commands(reader: &mut Reader) {
    reader.heading(3, "The commands");
    let code = reader.locale.id();
    let commands = list(&reader.discord.get("/commands").await);
    let mut lines = Vec::new();
    for command in &commands {
        let sign = if command["type"] == 1 { "/" } else { "Menu: " };
        lines.push(format!(
            "**{sign}{}** {}",
            named(command, code),
            described(command, code)
        ));
        for option in list(&command["options"]) {
            lines.push(format!(
                "   {}: {}",
                named(&option, code),
                described(&option, code)
            ));
            let choices = list(&option["choices"]);
            let choices: Vec<String> = choices.iter().map(|choice| named(choice, code)).collect();
            if !choices.is_empty() {
                lines.push(format!("      {}", choices.join(" / ")));
            }
        }
    }
    reader.lines("While a member types `/`", &lines);
}

fn named(one: &Value, code: &str) -> String {
    let translated = text(&one["name_localizations"][code]);
    if translated.is_empty() {
        text(&one["name"])
    } else {
        translated
    }
    .to_owned()
}

fn described(one: &Value, code: &str) -> String {
    let translated = text(&one["description_localizations"][code]);
    if translated.is_empty() {
        text(&one["description"])
    } else {
        translated
    }
    .to_owned()
}

async fn help(reader: &mut Reader) {
    reader.heading(3, "The help");
    reader.command("Ben", "help", json!({})).await;
    for topic in ["match", "ratings", "together", "managers", "start"] {
        reader.press("Ben", &format!("help:{topic}")).await;
    }
}

async fn rules(reader: &mut Reader) {
    for game in GameId::ALL {
        reader.heading(3, &format!("The rules of {}", game.info().name));
        reader
            .command("Ben", "rules", json!({ "game": game.id() }))
            .await;
        for page in 1.. {
            let next = format!("rules:{}:{page}", game.id());
            if !reader.may_press("Ben", &next).await {
                break;
            }
        }
    }
}

/// Returns a legal move that is not a solution, if there is one.
fn mistake(position: &AnyPosition, lesson: &Lesson) -> Option<AnyMove> {
    let mut moves = position.moves().into_iter();
    moves.find(|mv| !lesson.solutions.contains(&mv.to_string().as_str()))
}

async fn tutorial(reader: &mut Reader) {
    let info = TAUGHT.info();
    reader.heading(3, &format!("The tutorial of {}", info.name));
    reader
        .command("Ben", "tutorial", json!({ "game": info.id }))
        .await;
    for (number, lesson) in info.lessons.iter().enumerate() {
        let position = TAUGHT.parse_position(lesson.position).expect("a position");
        if let Some(wrong) = mistake(&position, lesson) {
            reader.tap("Ben", &wrong.squares()).await;
            reader.press_named("Ben", "button-try-again").await;
        }
        let solution = position.play(lesson.solutions[0]).expect("legal");
        reader.tap("Ben", &solution.mv.squares()).await;
        if number + 1 < info.lessons.len() {
            reader.press_named("Ben", "button-next-lesson").await;
        }
    }
    for game in GameId::ALL.iter().filter(|game| **game != TAUGHT) {
        reader.heading(3, &format!("The first lesson of {}", game.info().name));
        reader
            .command("Ben", "tutorial", json!({ "game": game.id() }))
            .await;
    }
}

async fn puzzle(reader: &mut Reader) {
    reader.heading(3, "A puzzle");
    let id = PuzzleId {
        game: GameId::GuardAndTowers,
        number: 1,
    };
    let difficulty = Difficulty::Medium;
    let wanted = (1..).map(|number| PuzzleId { number, ..id });
    let mut wanted = wanted.filter(|id| id.difficulty() == Some(difficulty));
    let wanted = wanted.next().expect("one as hard");
    // Which puzzle comes depends on the second and on the member.
    let number = reader.id("Ben").parse::<u64>().expect("an id") >> 22;
    let seconds = reader.now.seconds().unsigned_abs() + super::reader::STEP.as_secs();
    let wait = (0..3_600).find(|wait| {
        PuzzleId::some(id.game, Some(difficulty), seconds + wait + number) == Some(wanted)
    });
    reader
        .advance(Duration::from_secs(wait.expect("an hour has each")))
        .await;
    let options = json!({ "game": id.game.id(), "difficulty": difficulty.id() });
    reader.command("Ben", "puzzle", options).await;
    reader.wait_for_full_hour().await;
    let puzzle = wanted.read().expect("a puzzle");
    let moves = puzzle.start().moves();
    let wrong = moves
        .iter()
        .find(|mv| puzzle.judge(0, mv) == Verdict::Wrong);
    reader
        .tap("Ben", &wrong.expect("a wrong one").squares())
        .await;
    reader.press_named("Ben", "button-try-again").await;
    let mut ply = 0;
    while let Some(mv) = puzzle.line().get(ply) {
        reader.tap("Ben", &mv.squares()).await;
        ply += 2;
    }
    reader.press_named("Ben", "button-puzzle-next").await;
    let next = wanted.next().read().expect("a puzzle");
    let moves = next.start().moves();
    let wrong = moves.iter().find(|mv| next.judge(0, mv) == Verdict::Wrong);
    reader
        .tap("Ben", &wrong.expect("a wrong one").squares())
        .await;
    reader.press("Ben", "puzzle-solution").await;
}
