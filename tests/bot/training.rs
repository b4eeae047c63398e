//! Hints, analyses and puzzles, as members of a server see them.

use std::time::{Duration, SystemTime};

use domain::puzzles::{Difficulty, Puzzle, PuzzleId, Verdict};
use rules::{AnyMove, AnyPosition, GameId};
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, EPHEMERAL, Member, components, labels, text},
    picture,
    running::{Data, Process, Task, on_either_engine},
    steps::{Step, given},
    tapping::tap_on,
};

on_either_engine!(
    hints_are_counted_and_a_match_is_looked_at_when_it_is_over,
    the_puzzle_of_the_day_is_posted_once_and_the_first_try_counts,
    whoever_has_come_upon_the_puzzle_of_today_before_gets_no_solution_of_it,
);

fn content(answer: &Answer) -> String {
    text(&answer.message()["content"])
}

/// Returns a random match that ends soon, so that someone must have made a mistake.
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

/// Waits until the engine has finished, and returns the message.
pub(crate) async fn thought(discord: &Discord, answer: &Answer) -> Value {
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

/// Returns the numbers of the matches that are suggested for a command.
async fn suggested(discord: &Discord, by: &Member, thread: &str, command: &str) -> String {
    let typed = json!({ "match": "" });
    let found = discord.complete(by, thread, command, typed, "match").await;
    let numbers = found.into_iter().map(|(_, number)| number);
    numbers.collect::<Vec<_>>().join(" ")
}

/// Ada is to move in the only match, in which both have had all their hints.
async fn suggests_what_can_be_done(discord: &Discord, [ada, ben]: [&Member; 2], thread: &str) {
    for (command, [hers, his]) in [("move", ["1", ""]), ("resign", ["1", "1"])] {
        for (by, expected) in [(ada, hers), (ben, his)] {
            let numbers = suggested(discord, by, thread, command).await;
            assert_eq!(numbers, expected, "{command} for {}", by.name);
        }
    }
}

async fn hints_are_counted_and_a_match_is_looked_at_when_it_is_over(data: Data) {
    let discord = Discord::impatient().await;
    let _bot = Process::start(&discord, &data).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let unrated = json!({ "game": "guard-and-towers", "rated": false });
    let (thread, _) = discord.begin([&ada, &ben], unrated.clone()).await;
    let ask = async |by: &Member| discord.of_match(by, &thread, json!({}), "hint:").await;

    let early = ask(&ben).await.private();
    assert!(early.contains("turn. I’ll ping you"), "{early}");
    for left in ["2 hints left", "1 hint left", "last hint"] {
        for by in [&ada, &ben] {
            let hint = ask(by).await;
            let said = hint.private();
            assert!(said.contains("💡 #1") && said.contains(left), "{said}");
            // It also says what the move leads to.
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
    suggests_what_can_be_done(&discord, [&ada, &ben], &thread).await;
    let card = discord.command(&ada, &thread, "match", json!({})).await;
    let analyzes = labels(card.message()).contains(&"Analyze".to_owned());
    assert!(!analyzes, "before it's over");

    // Of two matches in which it is her turn, hints are for the one that is not rated.
    let rated = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], rated).await;
    discord.begin([&ada, &ben], unrated).await;
    assert_eq!(suggested(&discord, &ada, &thread, "move").await, "1 2 3");
    for (id, told) in [("2", "have no hints"), ("3", "💡 #3")] {
        let named = json!({ "match": id });
        let said = discord.of_match(&ada, &thread, named, "hint:").await;
        let said = said.private();
        assert!(said.contains(told), "{said}");
    }
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
    let named = json!({ "match": "2" });
    let begun = discord.of_match(&ben, &thread, named, "analyze:").await;
    let curve = thought(&discord, &begun).await;
    let said = text(&curve["content"]);
    assert!(said.contains("changed the most:"), "{said}");
    assert!(
        picture::alt(&curve).contains("Turning points: "),
        "{curve:#}"
    );
    let turns: Vec<String> = labels(&curve).split_off(1);
    assert!((1..=4).contains(&turns.len()), "{turns:?}");
    // The boards of the turning points are below the curve, in one or two rows.
    let height = curve["attachments"][0]["height"]
        .as_u64()
        .expect("a height");
    let rows = if turns.len() > 2 { 1600 } else { 1050 };
    assert!((rows..rows + 150).contains(&height), "{height}");
    let mut shown = curve.clone();
    for turn in &turns {
        let step = discord.press(&ben, &shown, turn).await;
        let said = step.updated();
        assert!(said.contains("Better: "), "{said}");
        picture::of(&discord, step.message()).await;
        shown = step.message().clone();
    }
    let back = discord.press(&ben, &shown, "Curve").await;
    assert_eq!(back.updated(), text(&curve["content"]));
    // A thread that has been archived refuses an answer first.
    discord.judge().await;
}

/// Returns the puzzle that a message shows.
fn puzzle_of(said: &str, game: GameId) -> Puzzle {
    let number = said.split("puzzle ").nth(1).expect("a number");
    let number: String = number.chars().take_while(char::is_ascii_digit).collect();
    let number = number.parse().expect("a number");
    PuzzleId { game, number }.read().expect("a puzzle")
}

/// Returns a legal move that is wrong.
fn mistake(puzzle: &Puzzle, ply: usize) -> AnyMove {
    let (position, _) = puzzle.at(ply).expect("a ply");
    let moves = position.moves().into_iter();
    let mut wrong = moves.filter(|mv| puzzle.judge(ply, mv) == Verdict::Wrong);
    wrong.next().expect("a wrong one")
}

/// Taps until this move is chosen. A right one is answered immediately, and then the task is a different
/// one.
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
        let options = json!({ "move": mv });
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
    let question = discord.command(&ben, &thread, "resign", json!({})).await;
    discord.press(&ben, question.message(), "Yes, resign").await;
    let mut harder = 0;
    for _ in 0..12 {
        harder += u32::from(!drawn(&ada).await.contains("· easy"));
        assert!(drawn(&ben).await.contains("· easy"), "he has lost");
    }
    assert!(harder > 0);
}

async fn the_puzzle_of_the_day_is_posted_once_and_the_first_try_counts(data: Data) {
    let mut days = Days::begin(&data).await;
    days.are_asked_for().await;
    let first = days.posted(1).await.remove(0);
    picture::of(&days.discord, &first).await;
    days.first_tries_count(&first).await;
    let second = days.next_tells_the_last(&first).await;

    // Whatever happens, a day has one puzzle, and days without the bot have none.
    days.restart(2).await;
    let third = days.posted(3).await.remove(2);
    assert_eq!(day(&third), day(&second) + 2);
    days.restart(0).await;
    days.end_when_nobody_wants_them().await;
    days.discord.judge().await;
}

/// Returns the day of a posted puzzle, counted from 1970.
fn day(message: &Value) -> u64 {
    let said = text(&message["content"]);
    let at = said.split("<t:").nth(1).expect("a date");
    let at: String = at.chars().take_while(char::is_ascii_digit).collect();
    at.parse::<u64>().expect("seconds") / 86_400
}

/// Returns the puzzle in a posted message.
fn of_day(message: &Value) -> Puzzle {
    let id = PuzzleId::of_day(Days::GAME, day(message));
    id.expect("one a day").read().expect("a puzzle")
}

/// A server with the puzzle of the day.
struct Days<'a> {
    discord: Discord,
    data: &'a Data,
    bot: Option<Task>,
    ada: Member,
    ben: Member,
    games: String,
    /// How far the clock was moved.
    moved: Duration,
}

impl Days<'_> {
    const GAME: GameId = GameId::GuardAndTowers;

    /// Sets up a server at noon.
    async fn begin(data: &Data) -> Days<'_> {
        let discord = Discord::impatient().await;
        let bot = Some(Task::start(&discord, data).await);
        let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
        let games = discord.channel("games").await;
        let mut days = Days {
            discord,
            data,
            bot,
            ada,
            ben,
            games,
            moved: Duration::ZERO,
        };
        days.go_to_hour(12).await;
        days
    }

    async fn go_to_hour(&mut self, hour: u64) {
        go_to_hour(&self.discord, &mut self.moved, hour).await;
    }

    /// Stops the bot, lets this many midnights pass and starts it again.
    async fn restart(&mut self, midnights: u32) {
        if let Some(bot) = self.bot.take() {
            bot.stop(&self.discord).await;
        }
        for _ in 0..midnights {
            self.go_to_hour(5).await;
        }
        self.bot = Some(Task::start(&self.discord, self.data).await);
    }

    /// Returns the posted puzzles, the oldest first, once there are this many.
    async fn posted(&self, count: usize) -> Vec<Value> {
        // What members see in private names it too.
        let is_puzzle = |message: &Value| {
            let is_public = message["flags"].as_u64().unwrap_or_default() & EPHEMERAL == 0;
            is_public && text(&message["content"]).contains("puzzle of the day")
        };
        let what = format!("{count} puzzles");
        self.discord
            .until(what, async || {
                let messages = self.discord.messages_now(&self.games, &self.ada).await;
                let posted = messages.into_iter().filter(is_puzzle);
                let mut posted: Vec<Value> = posted.collect();
                posted.sort_by_key(|message| text(&message["id"]).parse::<u64>().expect("an id"));
                if posted.len() == count {
                    Ok(posted)
                } else {
                    Err(posted.into())
                }
            })
            .await
    }

    /// Returns the table, which is a button away from any puzzle.
    async fn table(&self, by: &Member) -> String {
        let table = [Step::Press("Table")];
        let shown = self
            .discord
            .steps(by, &self.games, given("puzzle", json!({})), &table);
        shown.await.updated()
    }

    async fn are_asked_for(&self) {
        let (discord, ada, games) = (&self.discord, &self.ada, &self.games);
        let said = puzzles(discord, ada, games, None).await;
        assert!(said.contains("don’t post puzzles"), "{said}");
        let wanted = Step::Choose("server-puzzle-game", json!(Days::GAME.id()));
        let said = puzzles(discord, ada, games, Some(wanted)).await;
        assert!(said.contains(&format!("<#{}>", self.games)), "{said}");
    }

    /// Checks that a player who is wrong at first can continue, but that it does not count.
    async fn first_tries_count(&self, first: &Value) {
        let Days {
            discord, ada, ben, ..
        } = self;
        // Of all puzzles it is the one with this start.
        let today = of_day(first);
        let task = discord.press(ada, first, "Solve").await;
        assert!(task.private().contains("puzzle of the day"));
        let said = content(&solve(discord, ada, (&today, 0), task).await);
        assert!(
            said.contains("Solved!") && said.contains("In a row: 1"),
            "{said}"
        );
        let task = discord.press(ben, first, "Solve").await;
        let wrong = tap(discord, ben, task, &mistake(&today, 0)).await;
        let said = content(&wrong);
        assert!(said.contains("Only the first try counts"), "{said}");
        assert!(!labels(wrong.message()).contains(&"Solution".to_owned()));
        let again = discord.press(ben, wrong.message(), "Try again").await;
        let said = content(&solve(discord, ben, (&today, 0), again).await);
        assert!(
            said.contains("Solved!") && said.contains("Only the first try counts"),
            "{said}"
        );
        let table = self.table(ben).await;
        for (place, member, found) in [(1, ada, 1), (2, ben, 0)] {
            let line = format!("{place}. {}: {found} of 1", member.mention());
            assert!(table.contains(&line), "{table}");
        }
        assert!(table.contains("Your streak: 0"), "{table}");
    }

    /// Checks that the next day has another puzzle, with the solution of the last, which no longer
    /// counts.
    async fn next_tells_the_last(&mut self, first: &Value) -> Value {
        self.go_to_hour(1).await;
        let Days {
            discord, ada, ben, ..
        } = &*self;
        let second = self.posted(2).await.remove(1);
        assert_eq!(day(&second), day(first) + 1);
        let (said, last) = (text(&second["content"]), of_day(first));
        let line: Vec<String> = last.line().iter().map(|mv| format!("`{mv}`")).collect();
        assert!(
            said.contains(&line.join(" ")) && said.contains("1 of 2 right"),
            "{said}"
        );
        let late = discord.press(ben, first, "Solve").await;
        let said = content(&solve(discord, ben, (&last, 0), late).await);
        assert!(said.contains("it doesn’t count"), "{said}");
        let task = discord.press(ada, &second, "Solve").await;
        let said = content(&solve(discord, ada, (&of_day(&second), 0), task).await);
        assert!(said.contains("In a row: 2"), "{said}");
        second
    }

    async fn end_when_nobody_wants_them(&mut self) {
        let off = Step::Press("Stop posting puzzles");
        let said = puzzles(&self.discord, &self.ada, &self.games, Some(off)).await;
        assert!(said.contains("I no longer post puzzles here"), "{said}");
        self.go_to_hour(1).await;
        let table = self.table(&self.ada).await;
        assert!(
            table.contains("Your streak: 0"),
            "a puzzle was missed: {table}"
        );
        self.posted(3).await;
    }
}

/// Takes a step on the page of the puzzle of the day, if there is one to take, and returns what a manager reads then.
async fn puzzles(discord: &Discord, by: &Member, channel: &str, step: Option<Step<'_>>) -> String {
    let mut steps = vec![Step::Choose("server-page", json!("puzzle"))];
    steps.extend(step);
    let shown = discord.steps(by, channel, given("server", json!({})), &steps);
    shown.await.updated()
}

/// Moves the clock, which was already moved by `moved`, to this many hours after the midnight after this
/// one.
async fn go_to_hour(discord: &Discord, moved: &mut Duration, hour: u64) {
    const DAY: u64 = 86_400;
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = (since.expect("after 1970") + *moved).as_secs() % DAY;
    let by = Duration::from_secs(DAY - now + hour * 3_600);
    *moved += by;
    discord.advance(by).await;
}

/// A player who has drawn a puzzle that later becomes today's finds it there as such, and it counts.
async fn whoever_has_come_upon_the_puzzle_of_today_before_gets_no_solution_of_it(data: Data) {
    let discord = Discord::impatient().await;
    let _bot = Task::start(&discord, &data).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let game = GameId::GuardAndTowers;
    let options = json!({ "game": game.id(), "difficulty": "easy" });
    let task = discord.command(&ada, &games, "puzzle", options).await;
    let drawn = puzzle_of(&task.private(), game);
    let wrong = tap(&discord, &ada, task, &mistake(&drawn, 0)).await;

    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let today = since.expect("after 1970").as_secs() / 86_400;
    let later = (2..1_000).find(|later| PuzzleId::of_day(game, today + later) == Some(drawn.id));
    let mut moved = Duration::from_secs((later.expect("each has its day") - 1) * 86_400);
    discord.advance(moved).await;
    go_to_hour(&discord, &mut moved, 12).await;
    let wanted = Step::Choose("server-puzzle-game", json!(game.id()));
    puzzles(&discord, &ada, &games, Some(wanted)).await;
    let refused = discord.press(&ada, wrong.message(), "Solution").await;
    let said = content(&refused);
    assert!(said.contains("its solution comes tomorrow"), "{said}");
    let again = discord.press(&ada, wrong.message(), "Try again").await;
    let said = content(&again);
    assert!(said.contains("puzzle of the day"), "{said}");
    let solved = solve(&discord, &ada, (&drawn, 0), again).await;
    let said = content(&solved);
    assert!(said.contains("Right on the first try"), "{said}");

    discord.judge().await;
}

#[tokio::test]
async fn puzzles_are_wanted_only_where_they_can_be_posted() {
    let discord = Discord::impatient().await;
    let _bot = Task::start(&discord, &Data::new()).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    // Nothing here may fall on two days.
    let mut moved = Duration::ZERO;
    go_to_hour(&discord, &mut moved, 12).await;
    let path = format!("/channels/{games}/bot-permissions");
    let asks = async |step: Step<'_>| puzzles(&discord, &ada, &games, Some(step)).await;
    let of = |game: &str| Step::Choose("server-puzzle-game", json!(game));
    for (permission, name) in [
        ("VIEW_CHANNEL", "View Channel"),
        ("SEND_MESSAGES", "Send Messages"),
        ("ATTACH_FILES", "Attach Files"),
    ] {
        discord.put(&path, json!({ "deny": [permission] })).await;
        for step in [
            of("courtyard"),
            Step::Choose("server-puzzle:", json!(games)),
        ] {
            let said = asks(step).await;
            let why = format!("I can’t post puzzles in <#{games}>");
            assert!(said.contains(&why) && said.contains(name), "{said}");
        }
    }
    // Nothing has changed, and what puzzles do not need does not matter.
    let none = puzzles(&discord, &ada, &games, None).await;
    assert!(none.contains("don’t post puzzles"), "{none}");
    let threads = ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"];
    discord.put(&path, json!({ "deny": threads })).await;
    let said = asks(of("courtyard")).await;
    assert!(said.contains("from today on"), "{said}");
    let said = asks(of("courtyard")).await;
    assert!(said.contains("from today on"), "{said}");
    let said = asks(of("guard-and-towers")).await;
    assert!(said.contains("starts tomorrow"), "{said}");
    // The page stays below, so that the next choice needs no way back to it.
    let steps = [
        Step::Choose("server-page", json!("puzzle")),
        Step::Choose("server-puzzle:", json!(games)),
        of("courtyard"),
        Step::Press("Stop posting puzzles"),
    ];
    let ended = discord.steps(&ada, &games, given("server", json!({})), &steps);
    let said = ended.await.updated();
    assert!(said.contains("I no longer post puzzles here"), "{said}");
    discord.judge().await;
}
