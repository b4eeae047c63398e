//! Hints, analyses and puzzles, as members of a server see them.

use std::time::{Duration, SystemTime};

use courtier::{
    games::{AnyMove, AnyPosition, GameId},
    puzzles::{Difficulty, Puzzle, PuzzleId, Verdict},
};
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, EPHEMERAL, Member, labels, text},
    picture,
    running::{Data, Process, Task, on_both_engines},
    tapping::tap_on,
};

on_both_engines!(
    hints_are_counted_and_a_match_is_looked_at_when_it_is_over,
    the_puzzle_of_the_day_is_posted_once_and_the_first_try_counts,
    whoever_has_come_upon_the_puzzle_of_today_before_gets_no_solution_of_it,
);

fn content(answer: &Answer) -> String {
    text(&answer.message()["content"])
}

/// A match by chance that ends soon, so that somebody must have made a mistake.
fn short_match() -> Vec<AnyMove> {
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    let mut random = fastrand::Rng::with_seed(7);
    loop {
        let mut position: AnyPosition = start.clone();
        let mut moves = Vec::new();
        while moves.len() < 16 && position.outcome().is_none() {
            let mv = random.choice(position.moves()).expect("a move");
            position = mv.after();
            moves.push(mv);
        }
        if position.outcome().is_some() {
            return moves;
        }
    }
}

/// The message as it is once the engine has thought.
async fn thought(discord: &Discord, answer: &Answer) -> Value {
    let (channel, id) = (&answer.message()["channel_id"], &answer.message()["id"]);
    let path = format!("/messages/{}/{}", text(channel), text(id));
    discord
        .until("an analysis", async || {
            let message = discord.get(&path).await;
            if message["attachments"][0].is_object() {
                Ok(message)
            } else {
                Err(message)
            }
        })
        .await
}

async fn hints_are_counted_and_a_match_is_looked_at_when_it_is_over(data: Data) {
    let discord = Discord::start().await;
    let _bot = Process::start(&discord, &data).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let unrated = json!({ "game": "guard-and-towers", "rated": false });
    let (thread, _) = discord.begin([&ada, &ben], unrated).await;
    let ask = async |by: &Member| discord.command(by, &thread, "hint", json!({})).await;

    let early = ask(&ben).await;
    assert!(!early.private().contains("💡"), "{}", early.private());
    for left in ["2 more hints", "1 more hint", "last hint"] {
        for by in [&ada, &ben] {
            let hint = ask(by).await;
            let said = hint.private();
            assert!(said.contains("💡 #1") && said.contains(left), "{said}");
            // It says what the move leads to, too.
            assert!(said.lines().count() >= 3, "{said}");
            picture::of(&discord, hint.message()).await;
            // The same board has the same hint, and it is not counted again.
            assert_eq!(ask(by).await.private(), said);
            let seen = discord.press(by, hint.message(), "Move").await;
            let played = discord.press(by, seen.message(), "Play").await;
            assert!(played.updated().contains("You played"));
        }
    }
    let refused = ask(&ada).await.private();
    assert!(refused.contains("your 3 hints in #1"), "{refused}");
    let running = json!({ "match": "1" });
    let running = discord.command(&ada, &thread, "analyze", running).await;
    assert!(
        running.private().contains("still being played"),
        "{}",
        running.private()
    );

    let rated = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], rated).await;
    let refused = discord.command(&ada, &thread, "hint", json!({})).await;
    assert!(
        refused.private().contains("it is rated"),
        "{}",
        refused.private()
    );
    let moves = short_match();
    for (mv, by) in moves.iter().zip([&ada, &ben].iter().cycle()) {
        let options = json!({ "move": mv.to_string() });
        let mut played = discord.command(by, &thread, "move", options).await;
        if labels(played.message()).contains(&"Play".to_owned()) {
            played = discord.press(by, played.message(), "Play").await;
        }
        assert!(
            content(&played).contains("You played"),
            "{}",
            content(&played)
        );
    }
    let past = json!({ "match": "2" });
    let begun = discord
        .command(&ben, &thread, "analyze", past.clone())
        .await;
    assert!(
        begun.private().contains("#2 move by move"),
        "{}",
        begun.private()
    );
    let curve = thought(&discord, &begun).await;
    let said = text(&curve["content"]);
    assert!(said.contains("changed the most:"), "{said}");
    assert!(
        picture::alt(&curve).contains("Turning points: "),
        "{curve:#}"
    );
    let turns: Vec<String> = labels(&curve).split_off(1);
    assert!((1..=4).contains(&turns.len()), "{turns:?}");
    // The boards of the turning points stand below the curve, in one or two rows.
    let height = curve["attachments"][0]["height"]
        .as_u64()
        .expect("a height");
    let rows = if turns.len() > 2 { 1600 } else { 1050 };
    assert!((rows..rows + 150).contains(&height), "{height}");
    let mut shown = curve.clone();
    for turn in &turns {
        let step = discord.press(&ben, &shown, turn).await;
        let said = step.updated();
        assert!(said.contains("Better was"), "{said}");
        picture::of(&discord, step.message()).await;
        shown = step.message().clone();
    }
    let back = discord.press(&ben, &shown, "Curve").await;
    assert_eq!(back.updated(), text(&curve["content"]));
    // A thread that has fallen asleep refuses an answer first.
    discord.judge().await;
}

/// The puzzle that a message shows.
fn puzzle_of(said: &str, game: GameId) -> Puzzle {
    let number = said.split("puzzle ").nth(1).expect("a number");
    let number: String = number.chars().take_while(char::is_ascii_digit).collect();
    let number = number.parse().expect("a number");
    PuzzleId { game, number }.read().expect("a puzzle")
}

/// A legal move that is wrong.
fn mistake(puzzle: &Puzzle, ply: usize) -> AnyMove {
    let (position, _) = puzzle.at(ply).expect("a ply");
    let moves = position.moves().into_iter();
    let mut wrong = moves.filter(|mv| puzzle.judge(ply, mv) == Verdict::Wrong);
    wrong.next().expect("a wrong one")
}

/// Taps until this move is chosen. A right one is answered at once, and then the task is another one.
async fn tap(discord: &Discord, by: &Member, from: Answer, mv: &AnyMove) -> Answer {
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

/// Solves a puzzle from this ply on.
async fn solve(
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
    let discord = Discord::start().await;
    let _bot = Process::start(&discord, &Data::new()).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let any = discord
        .command(&ada, &games, "puzzle solve", json!({}))
        .await;
    assert!(any.private().contains("🧩"), "{}", any.private());
    for &game in GameId::ALL {
        for difficulty in Difficulty::ALL {
            let options = json!({ "game": game.id(), "difficulty": difficulty.id() });
            let task = discord.command(&ada, &games, "puzzle solve", options).await;
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
            let wrong = tap(&discord, &ada, task, &mistake(&puzzle, 0)).await;
            assert!(content(&wrong).contains("❌"), "{}", content(&wrong));
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

/// Moves the clock to so many hours after the midnight after this one.
async fn to_hour(discord: &Discord, moved: &mut Duration, hour: u64) {
    const DAY: u64 = 86_400;
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = (since.expect("after 1970") + *moved).as_secs() % DAY;
    let by = Duration::from_secs(DAY - now + hour * 3_600);
    *moved += by;
    discord.advance(by).await;
}

#[expect(
    clippy::too_many_lines,
    reason = "one story from its beginning to its end"
)]
async fn the_puzzle_of_the_day_is_posted_once_and_the_first_try_counts(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let games = discord.channel("games").await;
    let mut moved = Duration::ZERO;
    to_hour(&discord, &mut moved, 12).await;

    let game = GameId::GuardAndTowers;
    let asks = async |by: &Member, name: &str, options: Value| {
        discord.command(by, &games, name, options).await.private()
    };
    let said = asks(&ada, "server puzzle", json!({ "off": true })).await;
    assert!(said.contains("do not post puzzles"), "{said}");
    let wanted = json!({ "game": game.id(), "channel": games });
    let said = asks(&ada, "server puzzle", wanted).await;
    assert!(said.contains(&format!("<#{games}>")), "{said}");
    // What members see in private names it too.
    let is_puzzle = |message: &Value| {
        let is_public = message["flags"].as_u64().unwrap_or_default() & EPHEMERAL == 0;
        is_public && text(&message["content"]).contains("puzzle of the day")
    };
    let posted = async || {
        let messages = discord.messages_now(&games, &ada).await;
        let posted = messages.into_iter().filter(is_puzzle);
        let mut posted: Vec<Value> = posted.collect();
        posted.sort_by_key(|message| text(&message["id"]).parse::<u64>().expect("an id"));
        posted
    };
    let first = discord.message_where(&games, &ada, is_puzzle).await;
    picture::of(&discord, &first).await;

    // Of all puzzles it is the one with this start.
    let day = |message: &Value| {
        let said = text(&message["content"]);
        let at = said.split("<t:").nth(1).expect("a date");
        let at: String = at.chars().take_while(char::is_ascii_digit).collect();
        at.parse::<u64>().expect("seconds") / 86_400
    };
    let puzzle = |message: &Value| {
        let id = PuzzleId::of_day(game, day(message));
        id.expect("one a day").read().expect("a puzzle")
    };
    let today = puzzle(&first);
    let task = discord.press(&ada, &first, "Solve").await;
    assert!(task.private().contains("puzzle of the day"));
    let solved = solve(&discord, &ada, (&today, 0), task).await;
    let said = content(&solved);
    assert!(
        said.contains("Solved!") && said.contains("in a row: 1"),
        "{said}"
    );
    // Who is wrong at first may go on, but it does not count.
    let task = discord.press(&ben, &first, "Solve").await;
    let wrong = tap(&discord, &ben, task, &mistake(&today, 0)).await;
    assert!(
        content(&wrong).contains("yours was not right"),
        "{}",
        content(&wrong)
    );
    assert!(!labels(wrong.message()).contains(&"Solution".to_owned()));
    let again = discord.press(&ben, wrong.message(), "Try again").await;
    let solved = solve(&discord, &ben, (&today, 0), again).await;
    let said = content(&solved);
    assert!(
        said.contains("Solved!") && said.contains("yours was not right"),
        "{said}"
    );
    let table = asks(&ben, "puzzle table", json!({})).await;
    assert!(
        table.contains(&format!("1. {}: 1 of 1", ada.mention())),
        "{table}"
    );
    assert!(
        table.contains(&format!("2. {}: 0 of 1", ben.mention())),
        "{table}"
    );
    assert!(table.contains("in a row: 0"), "{table}");

    // The next day has another one, with the solution of this one.
    to_hour(&discord, &mut moved, 1).await;
    discord
        .until("a second puzzle", async || match posted().await {
            two if two.len() == 2 => Ok(()),
            other => Err(other.into()),
        })
        .await;
    let second = posted().await.remove(1);
    assert_eq!(day(&second), day(&first) + 1);
    let said = text(&second["content"]);
    let line: Vec<String> = today.line().iter().map(|mv| format!("`{mv}`")).collect();
    assert!(
        said.contains(&line.join(" ")) && said.contains("1 of 2 were right"),
        "{said}"
    );
    // The day of the first one is over.
    let late = discord.press(&ben, &first, "Solve").await;
    let late = solve(&discord, &ben, (&today, 0), late).await;
    assert!(
        content(&late).contains("does not count any more"),
        "{}",
        content(&late)
    );
    let second_day = puzzle(&second);
    let task = discord.press(&ada, &second, "Solve").await;
    let solved = solve(&discord, &ada, (&second_day, 0), task).await;
    assert!(
        content(&solved).contains("in a row: 2"),
        "{}",
        content(&solved)
    );

    // Whatever happens, a day has one puzzle, and days without the bot have none.
    bot.stop(&discord).await;
    to_hour(&discord, &mut moved, 5).await;
    to_hour(&discord, &mut moved, 5).await;
    let bot = Task::start(&discord, &data).await;
    discord
        .until("a third puzzle", async || match posted().await {
            three if three.len() == 3 => Ok(()),
            other => Err(other.into()),
        })
        .await;
    assert_eq!(day(&posted().await[2]), day(&second) + 2);
    bot.stop(&discord).await;
    let _bot = Task::start(&discord, &data).await;
    let said = asks(&ada, "server puzzle", json!({ "off": true })).await;
    assert!(said.contains("no puzzles here any more"), "{said}");
    to_hour(&discord, &mut moved, 1).await;
    let table = asks(&ada, "puzzle table", json!({})).await;
    assert!(
        table.contains("in a row: 0"),
        "a puzzle was missed: {table}"
    );
    assert_eq!(posted().await.len(), 3);
    discord.judge().await;
}

/// Who has drawn a puzzle that is the one of today later finds it there as such, and it counts.
async fn whoever_has_come_upon_the_puzzle_of_today_before_gets_no_solution_of_it(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let game = GameId::GuardAndTowers;
    let options = json!({ "game": game.id(), "difficulty": "easy" });
    let task = discord.command(&ada, &games, "puzzle solve", options).await;
    let drawn = puzzle_of(&task.private(), game);
    let wrong = tap(&discord, &ada, task, &mistake(&drawn, 0)).await;

    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let today = since.expect("after 1970").as_secs() / 86_400;
    let later = (2..1_000).find(|later| PuzzleId::of_day(game, today + later) == Some(drawn.id));
    let mut moved = Duration::from_secs((later.expect("each has its day") - 1) * 86_400);
    discord.advance(moved).await;
    to_hour(&discord, &mut moved, 12).await;
    let wanted = json!({ "game": game.id(), "channel": games });
    discord
        .command(&ada, &games, "server puzzle", wanted)
        .await
        .private();
    let refused = discord.press(&ada, wrong.message(), "Solution").await;
    let said = content(&refused);
    assert!(said.contains("its solution comes tomorrow"), "{said}");
    let again = discord.press(&ada, wrong.message(), "Try again").await;
    let said = content(&again);
    assert!(said.contains("puzzle of the day"), "{said}");
    let solved = solve(&discord, &ada, (&drawn, 0), again).await;
    let said = content(&solved);
    assert!(said.contains("Your first try was right"), "{said}");

    discord.judge().await;
}

#[tokio::test]
async fn puzzles_are_wanted_only_where_they_can_be_posted() {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &Data::new()).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let path = format!("/channels/{games}/bot-permissions");
    let asks = async |options: Value| {
        let answer = discord.command(&ada, &games, "server puzzle", options);
        answer.await.private()
    };
    for (permission, name) in [
        ("VIEW_CHANNEL", "View Channel"),
        ("SEND_MESSAGES", "Send Messages"),
        ("ATTACH_FILES", "Attach Files"),
    ] {
        discord.put(&path, json!({ "deny": [permission] })).await;
        for options in [json!({}), json!({ "channel": games })] {
            let said = asks(options).await;
            let why = format!("I cannot post puzzles in <#{games}>");
            assert!(said.contains(&why) && said.contains(name), "{said}");
        }
    }
    // Nothing has changed, and what puzzles do not need does not matter.
    let none = asks(json!({ "off": true })).await;
    assert!(none.contains("do not post puzzles"), "{none}");
    let threads = ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"];
    discord.put(&path, json!({ "deny": threads })).await;
    let said = asks(json!({ "game": "courtyard" })).await;
    assert!(said.contains("Today’s comes now"), "{said}");
    let said = asks(json!({ "game": "courtyard" })).await;
    assert!(said.contains("Today’s comes now"), "{said}");
    let said = asks(json!({ "game": "guard-and-towers" })).await;
    assert!(said.contains("begins tomorrow"), "{said}");
    discord.judge().await;
}
