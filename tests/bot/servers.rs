//! Things that belong to one server can be neither seen nor changed from another.

use serde_json::json;

use crate::{discord::text, ratings::Servers};

/// Ada is a member of both servers, and plays in the first.
#[tokio::test]
async fn matches_and_challenges_of_another_server_are_out_of_reach() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        channels: [games, hall],
        ..
    } = &stage;
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([ada, ben], game.clone()).await;
    let seat = discord.command(cleo, games, "challenge", game).await;
    seat.private();
    let list = discord.command(ada, games, "matches", json!({})).await;
    let list = list.private();
    assert!(list.contains("#1") && list.contains("#2"), "{list}");

    // By their numbers.
    for (command, options) in [
        ("move", json!({ "move": "a7-a6", "match": "1" })),
        ("board", json!({ "match": "1" })),
        ("match", json!({ "match": "1" })),
        ("draw", json!({ "match": "1" })),
        ("resign", json!({ "match": "1" })),
        ("replay", json!({ "match": "1" })),
        ("join", json!({ "challenge": "2" })),
    ] {
        let said = discord.command(ada, hall, command, options).await.private();
        let refused = "There’s no challenge or match #";
        assert!(said.contains(refused), "/{command} works: {said}");
    }
    // And in lists.
    let mv = json!({ "move": "a7-a6" });
    let said = discord.command(ada, hall, "move", mv).await.private();
    let none = "no running match here";
    assert!(said.contains(none), "{none:?} expected in {said:?}");
    let list = discord.command(ada, hall, "matches", json!({})).await;
    let list = list.private();
    // Her own ones of other servers are named as such, and the challenges there are not hers to see.
    let (here, elsewhere) = list.split_once("**In other servers**").expect("both");
    assert!(!here.contains("#1") && elsewhere.contains("#1"), "{list}");
    assert!(
        !list.contains("#2") && elsewhere.contains("against Ben"),
        "{list}"
    );
    for (command, option) in [
        ("board", "match"),
        ("replay", "match"),
        ("join", "challenge"),
    ] {
        let options = json!({ option: "" });
        let suggested = discord.complete(ada, hall, command, options, option).await;
        assert_eq!(suggested, [], "/{command}");
    }
    let question = discord.command(ada, &thread, "resign", json!({})).await;
    let resigned = discord.press(ada, question.message(), "Yes, resign").await;
    assert!(text(&resigned.message()["content"]).contains("#1"));
    let past = discord.command(ada, hall, "history", json!({})).await;
    let past = past.private();
    let none = "I found no finished matches";
    assert!(past.contains(none), "{none:?} expected in {past:?}");
    discord.judge_strictly().await;
}
