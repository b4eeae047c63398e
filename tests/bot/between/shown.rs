//! A match between two servers as each of them shows it, without links to the other one.

use serde_json::{Value, json};

use super::{Stage, World};
use crate::{
    discord::{labels, text},
    running::{Data, on_either_engine},
};

on_either_engine!(both_servers_read_a_whole_match_and_nothing_of_each_other);

/// Returns whether a message has the board of the start position.
fn is_start(message: &Value) -> bool {
    message["attachments"][0]["filename"] == "match-1-board-0.png"
}

async fn both_servers_read_a_whole_match_and_nothing_of_each_other(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        world:
            World {
                discord,
                ada,
                dan,
                games,
                hall,
                ..
            },
        here,
        there,
        ..
    } = &stage;
    // Each player is called by name in the other server, and pinged only in their own.
    let board = discord.message_where(here, ada, is_start).await;
    let said = text(&board["content"]);
    assert!(said.contains(&ada.mention()), "{said}");
    assert!(said.contains("Dan · Chess Club"), "{said}");
    assert!(!said.contains(&dan.mention()), "{said}");
    assert_eq!(board["pinged"], json!([ada.id]));
    let board = discord.message_where(there, dan, is_start).await;
    let said = text(&board["content"]);
    assert!(said.contains("Ada · The Court"), "{said}");
    assert!(!said.contains(&ada.mention()), "{said}");
    assert!(
        said.contains("Startstellung"),
        "in its own language: {said}"
    );
    assert_eq!(board["pinged"], json!([]));

    // Moves are played in the player's server and shown in both.
    assert!(stage.play(ada, "a7-a6").await.contains("You played"));
    assert_eq!(stage.shown_here("a7-a6").await["pinged"], json!([]));
    assert_eq!(stage.shown_there("a7-a6").await["pinged"], json!([dan.id]));
    stage.play(dan, "a1-a2").await;
    assert_eq!(stage.shown_here("a1-a2").await["pinged"], json!([ada.id]));
    assert_eq!(stage.shown_there("a1-a2").await["pinged"], json!([]));
    for (by, channel) in [(ada, games), (dan, hall)] {
        let list = discord.command(by, channel, "matches", json!({})).await;
        let list = list.private();
        assert!(list.contains("#1"), "{list}");
    }

    // An offer is for the player who answers it.
    let offered = discord.command(ada, here, "draw", json!({})).await;
    offered.private();
    let offer = discord
        .message_where(there, dan, |message| {
            labels(message).contains(&"Ablehnen".to_owned())
        })
        .await;
    assert_eq!(offer["pinged"], json!([dan.id]));
    discord.press(dan, &offer, "Ablehnen").await.acknowledged();
    discord
        .message_where(there, dan, |message| {
            message["id"] == offer["id"] && labels(message).is_empty()
        })
        .await;

    // Each reads how it ended, and both threads are archived.
    let question = discord.command(dan, there, "resign", json!({})).await;
    let question = question.message().clone();
    let resigned = discord.press(dan, &question, &labels(&question)[0]).await;
    assert!(text(&resigned.message()["content"]).contains("#1"));
    for (by, channel, thread) in [(ada, games, here), (dan, hall, there)] {
        discord.closed(thread).await;
        let is_told = |message: &Value| {
            message["thread"]["id"] == **thread
                && message["attachments"][0]["filename"] == "match-1-ended.png"
        };
        discord.message_where(channel, by, is_told).await;
        let past = discord.command(by, channel, "history", json!({})).await;
        assert!(past.private().contains("#1"));
    }

    stage.world.keeps_apart(&[here], &[there]).await;
    discord.judge_strictly().await;
}
