//! When nothing can be written, as on a full disk, players are told, the log stays short, and everything
//! resumes by itself afterwards.

use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::{
    discord::{Discord, text},
    running::{Data, Task},
    watched::Watched,
};

/// Makes every statement fail that adds to or changes this table.
fn refuse(data: &Data, tables: &[&str]) {
    let db = Connection::open(data.file()).expect("opens");
    for table in tables {
        for verb in ["INSERT", "UPDATE", "DELETE"] {
            let name = format!("full_{table}_{verb}");
            let trigger = format!(
                "CREATE TRIGGER {name} BEFORE {verb} ON {table}
                 BEGIN SELECT raise(ABORT, 'the disk is full'); END"
            );
            db.execute_batch(&trigger).expect("a trigger");
        }
    }
}

fn take_again(data: &Data) {
    let db = Connection::open(data.file()).expect("opens");
    let mut names = db
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'full%'")
        .expect("valid");
    let names: Vec<String> = names
        .query_map([], |row| row.get(0))
        .expect("rows")
        .collect::<Result<_, _>>()
        .expect("names");
    for name in names {
        db.execute_batch(&format!("DROP TRIGGER {name}"))
            .expect("gone");
    }
}

fn shows(what: &str) -> impl Fn(&Value) -> bool {
    move |message| text(&message["content"]).contains(what) && message["attachments"][0].is_object()
}

#[tokio::test]
async fn what_cannot_be_stored_is_refused_and_what_waits_comes_when_it_can() {
    let (discord, data) = (Discord::start().await, Data::new());
    let _bot = Task::start(&discord, &data).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;
    let play = async |by, mv: &'static str| {
        let played = discord.command(by, &thread, "move", json!({ "move": mv }));
        played.await.private()
    };

    // The board waits, and then nothing can be recorded about it.
    let route = format!("POST /channels/{thread}/messages");
    let fault = json!({ "kind": "server_error", "route": route, "times": 1 });
    discord.post("/faults", fault).await;
    assert!(play(&ada, "a7-a6").await.contains("You played"));
    discord.refused("a7-a6").await;
    refuse(&data, &["plies", "matches", "outbox"]);
    discord.advance(Duration::from_mins(5)).await;
    let refused = play(&ben, "a1-a2").await;
    assert!(refused.contains("couldn’t be saved"), "{refused}");
    discord.advance(Duration::from_mins(5)).await;

    take_again(&data);
    discord.advance(Duration::from_mins(1)).await;
    discord.message_where(&thread, &ada, shows("a7-a6")).await;
    assert!(play(&ben, "a1-a2").await.contains("You played"));
    discord.message_where(&thread, &ada, shows("a1-a2")).await;
    let boards = discord.messages_now(&thread, &ada).await;
    let boards = boards.iter().filter(|board| shows("a7-a6")(board)).count();
    assert_eq!(boards, 1);
    discord.judge().await;
}

#[tokio::test]
async fn the_log_has_one_line_a_minute_of_it() {
    let (discord, data) = (Discord::start().await, Data::new());
    let mut bot = Watched::start(&discord.sandbox.url(), &data, &[]);
    bot.says("connected").await;
    discord.ready().await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;
    refuse(&data, &["plies", "matches", "outbox"]);
    for _ in 0..20 {
        let mv = json!({ "move": "a7-a6" });
        let refused = discord.command(&ada, &thread, "move", mv).await;
        assert!(refused.private().contains("couldn’t be saved"));
    }
    bot.signal("TERM");
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(0), "{log}");
    let lines = log
        .lines()
        .filter(|line| line.contains("the database fails"));
    let lines: Vec<&str> = lines.collect();
    assert_eq!(lines.len(), 1, "{log}");
    assert!(lines[0].contains("the disk is full"), "{log}");
}
