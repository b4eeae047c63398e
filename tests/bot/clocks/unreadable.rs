//! One challenge that cannot be read does not delay anyone else.

use rusqlite::Connection;
use serde_json::json;

use super::{
    reminders::{HOUR, RUNS},
    run_out::{DAY, MINUTE, Table},
};
use crate::running::Data;

#[tokio::test]
async fn an_unreadable_challenge_stops_no_clock_no_reminder_and_no_command() {
    let data = Data::new();
    let table = Table::set(&data, json!({ "pace": "move-7d" })).await;
    let seat = json!({ "game": "courtyard" });
    let made = table
        .discord
        .command(&table.ben, &table.games, "challenge", seat);
    made.await.private();
    table.discord.advance(DAY * 4).await;
    table.play_on().await;
    let spoilt = Connection::open(data.file()).expect("opens").execute(
        "UPDATE challenges SET start = 'nonsense' WHERE state = 'open'",
        [],
    );
    assert_eq!(spoilt.expect("written"), 1);
    // The challenge is over, and Ada has three days left.
    table.discord.advance(DAY * 4).await;
    table.discord.advance(DAY * 2 + HOUR).await;
    table.said(RUNS).await;
    for _ in 0..3 {
        table.discord.advance(MINUTE).await;
        let list = table
            .discord
            .command(&table.ada, &table.games, "matches", json!({}));
        assert!(list.await.private().contains("time runs out"), "it answers");
    }
    table.discord.advance(DAY).await;
    table.said("time is up").await;
    table.discord.judge().await;
}
