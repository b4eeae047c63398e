//! Time zones and quiet hours: how they are set, and how they move deadlines.

use std::time::Duration;

use serde_json::{Value, json};

use super::run_out::{DAY, Table, moment};
use crate::{
    discord::{components, labels, text},
    running::{Data, on_either_engine},
    tapped_settings::choose,
};

on_either_engine!(
    zone_and_quiet_hours_are_set_once_a_week,
    quiet_hours_are_set_by_a_form,
    opponents_read_once_that_a_deadline_has_moved,
    a_deadline_that_comes_a_little_earlier_is_shown_and_told,
);

const HOUR: i64 = 3600;

async fn zone_and_quiet_hours_are_set_once_a_week(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let (discord, ada) = (&table.discord, &table.ada);
    let set = async |options| table.ask(ada, "settings", options).await.private();
    for (options, why) in [
        (json!({ "zone": "Europe/Nowhere" }), "one time zone for"),
        (json!({ "zone": "America" }), "one time zone for"),
        (json!({ "quiet-hours": "8-22" }), "I can’t read"),
        (json!({ "quiet-hours": "night" }), "I can’t read"),
    ] {
        let refused = set(options).await;
        assert!(refused.contains(why), "{refused}");
    }
    let typed = json!({ "zone": "berl" });
    let suggested = discord
        .complete(ada, &table.thread, "settings", typed, "zone")
        .await;
    let berlin = "Europe/Berlin".to_owned();
    assert_eq!(suggested, [(berlin.clone(), berlin)]);
    let many = json!({ "zone": "" });
    let many = discord.complete(ada, &table.thread, "settings", many, "zone");
    assert_eq!(many.await.len(), 25);

    let said = set(json!({ "zone": "berlin", "quiet-hours": "22-8" })).await;
    assert!(said.contains("Time zone: Europe/Berlin"), "{said}");
    assert!(said.contains("Quiet hours: 22:00–08:00"), "{said}");
    let until = moment(&said);
    let refused = set(json!({ "quiet-hours": "23-9" })).await;
    assert!(refused.contains("once a week"), "{refused}");
    assert_eq!(moment(&refused), until);
    // A change to the same values is not a change.
    let same = set(json!({ "zone": "Europe/Berlin" })).await;
    assert!(same.contains("22:00–08:00"), "{same}");
    discord.advance(DAY * 7).await;
    let none = set(json!({ "quiet-hours": "-" })).await;
    assert!(none.contains("Quiet hours: none"), "{none}");
    assert!(none.contains("Europe/Berlin"), "{none}");

    // Whoever has set only one of them is told which is still free.
    let by_ben = async |options: Value| {
        let shown = table.ask(&table.ben, "settings", options).await;
        let change = components(shown.message()).into_iter();
        let mut change = change.filter(|button| button["label"] == "Change");
        let change = change.next().expect("a button");
        (shown.private(), change["disabled"] == json!(true))
    };
    let (said, is_disabled) = by_ben(json!({ "quiet-hours": "22-8" })).await;
    assert!(said.contains("You can still set your time zone"), "{said}");
    assert!(!is_disabled);
    let (said, is_disabled) = by_ben(json!({ "zone": "Europe/Berlin" })).await;
    assert!(said.contains("The limit is once a week"), "{said}");
    assert!(is_disabled);
    discord.judge().await;
}

async fn quiet_hours_are_set_by_a_form(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let (discord, ada) = (&table.discord, &table.ada);
    let settings = table.ask(ada, "settings", json!({})).await;
    settings.private();
    let page = choose(discord, ada, settings.message(), "time").await;
    let said = page.updated();
    assert!(said.contains("Time zone: UTC"), "{said}");
    assert!(said.contains("Quiet hours: none"), "{said}");
    assert!(said.contains("#1"), "with the deadline: {said}");
    assert_eq!(labels(page.message()), ["Change"]);
    let form = discord.press(ada, page.message(), "Change").await;
    let typed = json!({ "zone": "Tokyo", "quiet": "21:30–6" });
    let changed = discord.send_form(ada, &form, typed).await;
    let said = changed.updated();
    assert!(said.contains("Time zone: Asia/Tokyo"), "{said}");
    assert!(said.contains("Quiet hours: 21:30–06:00"), "{said}");
    let back = choose(discord, ada, changed.message(), "boards").await;
    assert!(back.updated().contains("Your settings"));
    discord.judge().await;
}

async fn opponents_read_once_that_a_deadline_has_moved(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let (discord, ada) = (&table.discord, &table.ada);
    let before = moment(&text(&table.board["content"]));
    for options in [
        json!({ "quiet-hours": "20-8" }),
        json!({ "zone": "Asia/Tokyo" }),
    ] {
        discord
            .command(ada, &table.thread, "settings", options)
            .await
            .private();
    }
    discord.advance(Duration::from_mins(5)).await;
    let word = table
        .said("has changed their time zone or quiet hours")
        .await;
    assert_eq!(word["pinged"], json!([]));
    let after = moment(&text(&word["content"]));
    assert!(after > before + 24 * HOUR, "{word:#}");
    let board = discord
        .message_where(&table.thread, &table.ben, |message| {
            message["id"] == table.board["id"] && moment(&text(&message["content"])) == after
        })
        .await;
    assert_eq!(labels(&board), labels(&table.board));
    let words = "has changed their";
    assert_eq!(table.times_said(words).await, 1);
    discord.judge().await;
}

async fn a_deadline_that_comes_a_little_earlier_is_shown_and_told(data: Data) {
    let table = Table::set(&data, json!({ "pace": "none" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let set = async |by, hours: &str| {
        let options = json!({ "quiet-hours": hours });
        let said = discord.command(by, &table.games, "settings", options);
        let said = said.await.private();
        assert!(said.contains("Quiet hours: "), "{said}");
    };
    set(ada, "22:00–08:00").await;
    discord.advance(DAY * 8).await;
    let day = json!({ "game": "guard-and-towers", "pace": "move-1d" });
    let (hers, board) = discord.begin([ada, ben], day.clone()).await;
    let (his, other) = discord.begin([ben, ada], day).await;
    let [before, bens] = [&board, &other].map(|board| moment(&text(&board["content"])));
    let shows = async |thread: &str, board: &serde_json::Value, between: [i64; 2]| {
        let right = |message: &serde_json::Value| {
            let shown = moment(&text(&message["content"]));
            message["id"] == board["id"] && (between[0]..between[1]).contains(&shown)
        };
        let shown = discord.message_where(thread, ben, right).await;
        moment(&text(&shown["content"]))
    };
    // A quarter of an hour less each night, and a night of twenty minutes.
    set(ada, "22:00–07:45").await;
    set(ben, "03:00–03:20").await;
    discord.advance(Duration::from_mins(5)).await;
    let after = shows(&hers, &board, [before - HOUR + 1, before]).await;
    let says = |what: &'static str| {
        move |message: &serde_json::Value| text(&message["content"]).contains(what)
    };
    let words = "has changed their time zone or quiet hours";
    let word = discord.message_where(&hers, ben, says(words)).await;
    assert_eq!(moment(&text(&word["content"])), after, "{word:#}");
    assert_eq!(word["pinged"], json!([]));
    // If it moves only a little, only the board shows it.
    shows(&his, &other, [bens + 1, bens + HOUR]).await;
    data.all_said().await;
    let all = discord.all_messages(&his, ben).await;
    assert!(!all.iter().any(says(words)), "{all:#?}");
    discord.judge().await;
}
