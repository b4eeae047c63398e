//! Hints, analyses and puzzles, as members of a server see them.

mod daily;
mod puzzles;

use rules::{AnyMove, AnyPosition, GameId};
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, labels, text},
    picture,
    running::{Data, Process, on_either_engine},
};

on_either_engine!(hints_are_counted_and_a_match_is_looked_at_when_it_is_over);

fn content(answer: &Answer) -> String {
    text(&answer.message()["content"])
}

/// Plays a move in a thread, and confirms it if the bot asks.
async fn plays(discord: &Discord, by: &Member, thread: &str, mv: &str) {
    let options = json!({ "move": mv });
    let mut played = discord.command(by, thread, "move", options).await;
    if labels(played.message()).contains(&"Play".to_owned()) {
        played = discord.press(by, played.message(), "Play").await;
    }
    let said = content(&played);
    assert!(said.contains("You played"), "{said}");
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
        plays(&discord, by, &thread, &mv.to_string()).await;
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
