//! No other match helps in one that counts.

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, text},
    running::{Data, Task, on_either_engine},
    training::thought,
};

on_either_engine!(no_other_match_tells_what_to_play_in_one_that_counts);

/// Ada and Ben play a rated match, and bring an unrated one and one against the computer to its position,
/// which they mirror.
async fn no_other_match_tells_what_to_play_in_one_that_counts(data: Data) {
    let discord = Discord::impatient().await;
    let _bot = Task::start(&discord, &data).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let games = discord.channel("games").await;
    let game = |rated: bool| json!({ "game": "guard-and-towers", "rated": rated });
    let (counts, _) = discord.begin([&ada, &ben], game(true)).await;
    let (friendly, _) = discord.begin([&ada, &ben], game(false)).await;
    let play = async |by: &Member, thread: &str, typed: &str| {
        let typed = json!({ "move": typed });
        discord.command(by, thread, "move", typed).await.private()
    };
    assert!(play(&ada, &counts, "a7a6").await.contains("You played"));
    assert!(play(&ada, &friendly, "g7g6").await.contains("You played"));
    let passed = "#2 has passed through the position of a running match that counts";
    let refused = discord.of_match(&ben, &friendly, json!({}), "hint:").await;
    let refused = refused.private();
    assert!(refused.contains(passed), "{refused}");

    let alone = json!({ "game": "guard-and-towers", "side": "first", "level": 1 });
    let begun = discord.command(&ada, &games, "play", alone).await.private();
    assert!(begun.contains("#3"), "{begun}");
    discord.share(&ada, &games, 3).await.private();
    let begun =
        |message: &Value| message["thread"].is_object() && text(&message["content"]).contains("#3");
    let opened = discord.message_where(&games, &ada, begun).await;
    let alone = text(&opened["thread"]["id"]);
    discord.picture_after(&alone, &ada, "0").await;
    let tells = "#3 would show what to play in a running match of yours that counts";
    for typed in ["a7a6", "g7g6"] {
        let refused = play(&ada, &alone, typed).await;
        assert!(refused.contains(tells), "{refused}");
    }

    // Neither is the friendly match analysed before the other one has moved on.
    let sure = discord.command(&ada, &friendly, "resign", json!({})).await;
    discord.press(&ada, sure.message(), "Yes, resign").await;
    let analyse = async || {
        let named = json!({ "match": "2" });
        discord.of_match(&ada, &games, named, "analyze:").await
    };
    let refused = analyse().await.private();
    assert!(refused.contains(passed), "{refused}");
    assert!(play(&ben, &counts, "a1a2").await.contains("You played"));
    let shown = thought(&discord, &analyse().await).await;
    assert!(!text(&shown["content"]).contains(passed), "{shown:#}");
    assert!(play(&ada, &alone, "g7g6").await.contains("You played"));
    discord.judge().await;
}
