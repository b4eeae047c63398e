//! The puzzle of the day.

use std::time::Duration;

use domain::puzzles::{Puzzle, PuzzleId};
use rules::GameId;
use serde_json::{Value, json};

use super::{
    content,
    puzzles::{mistake, puzzle_of, solve, tap},
};
use crate::{
    discord::{Discord, EPHEMERAL, Member, labels, text},
    picture,
    running::{Data, Task, on_either_engine},
    steps::{Step, given},
};

on_either_engine!(
    the_puzzle_of_the_day_is_posted_once_and_the_first_try_counts,
    whoever_has_come_upon_the_puzzle_of_today_before_gets_no_solution_of_it,
);

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
}

impl Days<'_> {
    const GAME: GameId = GameId::GuardAndTowers;

    /// Sets up a server at noon.
    async fn begin(data: &Data) -> Days<'_> {
        let discord = Discord::impatient().await;
        let bot = Some(Task::start(&discord, data).await);
        let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
        let games = discord.channel("games").await;
        discord.go_to_hour(12).await;
        Days {
            discord,
            data,
            bot,
            ada,
            ben,
            games,
        }
    }

    /// Stops the bot, lets this many midnights pass and starts it again.
    async fn restart(&mut self, midnights: u32) {
        if let Some(bot) = self.bot.take() {
            bot.stop(&self.discord).await;
        }
        for _ in 0..midnights {
            self.discord.go_to_hour(5).await;
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
        self.discord.go_to_hour(1).await;
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
        self.discord.go_to_hour(1).await;
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

    let today = discord.now().seconds().cast_unsigned() / 86_400;
    let later = (2..1_000).find(|later| PuzzleId::of_day(game, today + later) == Some(drawn.id));
    let days = later.expect("each has its day") - 1;
    discord.advance(Duration::from_secs(days * 86_400)).await;
    discord.go_to_hour(12).await;
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
    discord.go_to_hour(12).await;
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
