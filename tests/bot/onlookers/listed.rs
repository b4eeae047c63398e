//! What is listed for everyone in a server, if it is announced in a hidden channel.

use serde_json::{Value, json};

use super::{Doors, named, select, unknown};
use crate::{
    discord::{Member, labels, text},
    refusals::Stage,
};

/// An open challenge is for everyone who sees the channel that it was made in, and for nobody else.
#[tokio::test]
async fn an_open_challenge_in_a_hidden_channel_is_neither_listed_nor_taken_elsewhere() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        cleo,
        games,
        ..
    } = &stage;
    let lounge = discord.channel("lounge").await;
    let made = json!({ "game": "courtyard" });
    discord.command(ada, games, "challenge", made).await;
    let doors = Doors::of(discord, 0).await;
    // Returns whether the commands with lists name it, and whether it is suggested.
    let listed = async |by: &Member, from: &str| {
        let mut listed = Vec::new();
        for command in ["matches", "find"] {
            let list = discord.command(by, from, command, json!({})).await;
            listed.push(list.private().contains("#2"));
        }
        let seats = discord.complete(by, from, "join", json!({ "challenge": "" }), "challenge");
        listed.push(!seats.await.is_empty());
        listed
    };
    assert_eq!(listed(cleo, &lounge).await, [true; 3]);
    let seen = discord.command(cleo, &lounge, "find", json!({})).await;
    doors.hide(games).await;
    assert_eq!(listed(cleo, &lounge).await, [false; 3]);
    let join = named(discord, cleo, &lounge, ("join", "challenge"), 2).await;
    assert_eq!(join.private(), unknown(2));
    let taken = select(discord, cleo, seen.message(), "2").await;
    assert_eq!(text(&taken.message()["content"]), unknown(2));
    // Its challenger still has it in the list, from anywhere.
    let own = discord.command(ada, &lounge, "matches", json!({})).await;
    assert!(own.private().contains("#2"));
    doors.show(games).await;
    assert_eq!(listed(cleo, &lounge).await, [true; 3]);
    let join = named(discord, cleo, &lounge, ("join", "challenge"), 2).await;
    assert!(join.private().contains("#2"));
    discord.judge_strictly().await;
}

/// A tournament that is announced in a hidden channel is for those who see that channel.
#[tokio::test]
async fn a_tournament_in_a_hidden_channel_is_neither_listed_nor_entered_elsewhere() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        cleo,
        games,
        ..
    } = &stage;
    let lounge = discord.channel("lounge").await;
    let create = json!({
        "name": "Spring Cup", "system": "swiss", "game": "guard-and-towers",
    });
    discord.found(ada, games, create).await;
    let tournament = async |by: &Member, options: Value| {
        let asked = discord.command(by, &lounge, "tournament", options).await;
        text(&asked.message()["content"])
    };
    let suggested = async |by: &Member| {
        let typed = json!({ "tournament": "" });
        let found = discord.complete(by, &lounge, "tournament", typed, "tournament");
        found.await.len()
    };
    assert!(tournament(cleo, json!({})).await.contains("Spring Cup"));
    assert_eq!(suggested(cleo).await, 1);
    let seen = discord
        .command(cleo, &lounge, "tournament", json!({ "tournament": "1" }))
        .await;
    let doors = Doors::of(discord, 0).await;
    doors.hide(games).await;
    assert!(!tournament(cleo, json!({})).await.contains("Spring Cup"));
    assert_eq!(suggested(cleo).await, 0);
    let unknown = tournament(cleo, json!({ "tournament": "99" })).await;
    let named = json!({ "tournament": "1" });
    assert_eq!(tournament(cleo, named).await, unknown);
    for label in labels(seen.message()) {
        let pressed = discord.press(cleo, seen.message(), &label).await;
        let said = text(&pressed.message()["content"]);
        assert_eq!(said, unknown, "{label}");
    }
    // Whoever manages the server has it in the list from anywhere.
    assert!(tournament(ada, json!({})).await.contains("Spring Cup"));
    doors.show(games).await;
    let joined = discord.press(cleo, seen.message(), "Join").await;
    assert!(!text(&joined.message()["content"]).contains(&unknown));
    doors.hide(games).await;
    // Whoever has entered still finds it.
    assert!(tournament(cleo, json!({})).await.contains("Spring Cup"));
    discord.judge_strictly().await;
}
