//! Posts that Discord never accepts, as an operator sees them.

use std::time::Duration;

use serde_json::json;

use super::{courtier, posts_in, refuse, shows};
use crate::{
    discord::{Discord, Member},
    picture,
    running::{Data, Task, on_either_engine},
};

on_either_engine!(what_is_set_aside_is_seen_and_tried_again_or_forgotten_by_the_operator);

async fn what_is_set_aside_is_seen_and_tried_again_or_forgotten_by_the_operator(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;
    let play = async |by: &Member, mv: &'static str| {
        let played = discord
            .command(by, &thread, "move", json!({ "move": mv }))
            .await;
        assert!(played.private().contains("You played"));
    };
    assert_eq!(courtier(&data, &["list"]), "everything could be said\n");
    for (by, mv) in [(&ada, "a7-a6"), (&ben, "a1-a2")] {
        let fault = refuse(&posts_in(&thread), 400, 50_035);
        discord.post("/faults", fault).await;
        play(by, mv).await;
        discord.refused(mv).await;
    }
    let listed = discord
        .until("two posts set aside", async || {
            let listed = courtier(&data, &["list"]);
            if listed.lines().count() == 4 {
                Ok(listed)
            } else {
                Err(listed.into())
            }
        })
        .await;
    let numbers: Vec<&str> = listed
        .lines()
        .step_by(2)
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(
        listed.contains("#1") && listed.contains(r#""ply":1"#),
        "{listed}"
    );
    assert!(
        listed.contains("Refused on demand"),
        "it says why: {listed}"
    );
    let dropped = courtier(&data, &["drop", numbers[0]]);
    assert_eq!(dropped, format!("{}: forgotten\n", numbers[0]));
    let retried = courtier(&data, &["retry", "--all"]);
    assert_eq!(retried, format!("{}: will be sent again\n", numbers[1]));
    assert_eq!(courtier(&data, &["list"]), "everything could be said\n");
    // Another process requested the retry, so the bot finds out only when it looks.
    discord.advance(Duration::from_secs(20)).await;
    let board = discord.message_where(&thread, &ada, shows("a1-a2")).await;
    assert!(picture::alt(&board).contains("Red to move"));
    discord.judge().await;
}
