//! Options with bounds. Discord's clients let nobody type what lies beyond them, so what they allow must be
//! what the bot takes: all of that, and nothing more.

use std::collections::BTreeSet;

use domain::community::seeks;
use serde_json::{Value, json};

use crate::{
    contests::league::League,
    discord::{Member, text},
    running::Data,
};

/// A number that people can type, with what the domain takes.
struct Bounded {
    command: &'static str,
    option: &'static str,
    least: u32,
    most: u32,
}

fn bounded(command: &'static str, option: &'static str, least: u32, most: u32) -> Bounded {
    Bounded {
        command,
        option,
        least,
        most,
    }
}

fn all() -> Vec<Bounded> {
    let [lowest, highest] = [rules::Level::LOWEST, rules::Level::HIGHEST].map(rules::Level::number);
    vec![
        bounded("find", "days", 1, seeks::MOST_DAYS.into()),
        bounded("challenge", "days", 1, seeks::MOST_DAYS.into()),
        bounded("play", "level", lowest.into(), highest.into()),
    ]
}

/// Returns what else a command needs.
fn others(command: &str) -> Value {
    match command {
        "play" => json!({ "game": "courtyard", "side": "first" }),
        _ => json!({ "game": "courtyard" }),
    }
}

/// Checks that nobody can type a number for this option that is one too small or too large.
async fn is_held_to(league: &League, by: &Member, one: &Bounded) {
    let range = format!("{} to {}", one.least, one.most);
    for beyond in [one.least - 1, one.most + 1] {
        let mut options = others(one.command);
        options[one.option] = json!(beyond);
        let call = json!({
            "user": by.id, "channel": league.abbey.channel, "name": one.command, "options": options,
        });
        let refused = league.discord.try_post("/command", &call).await;
        let refused = refused.expect_err("refused").to_string();
        assert!(
            refused.contains(&range),
            "/{} {}: {refused}",
            one.command,
            one.option
        );
    }
}

#[tokio::test]
async fn what_can_be_typed_is_taken_and_nothing_else_can_be_typed() {
    let league = League::set(&Data::new(), [0, 0]).await;
    let discord = &league.discord;
    league.open().await;
    let by = &league.abbey.manager;
    let all = all();
    let commands = discord.get("/commands").await;
    let mut numbers = BTreeSet::new();
    for command in commands.as_array().expect("commands") {
        for option in command["options"].as_array().into_iter().flatten() {
            let is_number = matches!(option["type"].as_u64(), Some(4 | 10));
            let has_choices = option["choices"]
                .as_array()
                .is_some_and(|all| !all.is_empty());
            if is_number && !has_choices {
                numbers.insert((text(&command["name"]), text(&option["name"])));
            }
        }
    }
    let listed = all
        .iter()
        .map(|one| (one.command.to_owned(), one.option.to_owned()));
    assert_eq!(numbers, listed.collect(), "every number is tried");
    for one in &all {
        is_held_to(&league, by, one).await;
    }
    let ends: [fn(&Bounded) -> u32; 2] = [|one| one.least, |one| one.most];
    for end in ends {
        for command in ["find", "challenge", "play"] {
            let mut options = others(command);
            for one in all.iter().filter(|one| one.command == command) {
                options[one.option] = json!(end(one));
            }
            let answer = discord.command(by, &league.abbey.channel, command, options);
            let said = answer.await.private();
            let taken = match command {
                "find" => "look",
                "challenge" => "is open",
                _ => "level",
            };
            assert!(said.contains(taken), "/{command}: {said}");
        }
    }
    discord.judge().await;
}
