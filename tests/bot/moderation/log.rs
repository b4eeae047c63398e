//! The log of moderators' actions, readable by members who can manage the server.

use serde_json::{Value, json};

use super::Court;
use crate::{
    discord::{Answer, button, labels, text},
    running::{Data, on_either_engine},
};

on_either_engine!(the_log_tells_who_did_what_when_and_why_page_by_page);

async fn the_log_tells_who_did_what_when_and_why_page_by_page(data: Data) {
    let court = Court::with(data).await;
    let discord = &court.stage.discord;
    let (ben, cleo, mona) = (&court.stage.ben, &court.stage.cleo, &court.mona);
    let empty = court.reads("log").await;
    assert!(empty.contains("No moderator actions yet"), "{empty}");

    court.manager().ban(&cleo.id, "first").await;
    court.manager().unban(&cleo.id, "").await.private();
    let boards = court.open("boards").await;
    // A change to the same value is not an action.
    for _ in 0..2 {
        let night = json!("night");
        let chosen = court.choose(boards.message(), "server-setting:theme", &night);
        chosen.await.updated();
    }
    court.reads("boards").await;
    court.manager().repost("1", "").await;
    // A question alone is not an action either.
    court.ask_to_rule("cancel", "no").await.updated();
    court.rule("second", "long gone").await;
    court.rule("void", "after all").await;

    let newest = court.open("log").await;
    let said = newest.updated();
    let lines: Vec<&str> = said.lines().skip(1).collect();
    let by = mona.mention();
    let expected = [
        format!("{by} voided #1 · `after all`"),
        format!("{by} ended #1 as a win for {} · `long gone`", ben.mention()),
        format!("{by} posted #1 again"),
        format!("{by} changed the colors: Classic → Night"),
        format!("{by} lifted {}’s ban", cleo.mention()),
    ];
    assert_eq!(lines.len(), expected.len(), "{said}");
    for (line, expected) in lines.iter().zip(&expected) {
        assert!(
            line.starts_with("- <t:") && line.ends_with(expected),
            "{line}"
        );
    }
    assert_eq!(labels(newest.message()), ["Newest", "Newer", "Older"]);
    let older = discord.press(mona, newest.message(), "Older").await;
    let said = older.updated();
    let first = format!("{by} banned {} from playing · `first`", cleo.mention());
    assert!(
        said.ends_with(&first) && said.lines().count() == 2,
        "{said}"
    );
    let back = discord
        .press(mona, older.message(), "Newer")
        .await
        .updated();
    assert!(back.contains("voided #1"), "{back}");
    let late = press_disabled(&court, older.message()).await;
    late.expect_err("there is nothing older");

    court.may_manage(false).await;
    let refused = discord
        .press(mona, newest.message(), "Older")
        .await
        .private();
    assert!(refused.contains("members with Manage Server"), "{refused}");
    discord.judge_strictly().await;
}

async fn press_disabled(court: &Court, message: &Value) -> Result<Value, Value> {
    let click = json!({
        "user": court.mona.id, "channel": message["channel_id"], "message": message["id"],
        "custom_id": button(message, "Older"),
    });
    court.stage.discord.try_post("/button", &click).await
}

/// Each server has its own.
#[tokio::test]
async fn another_server_reads_nothing_of_it() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    court.manager().ban(&court.stage.cleo.id, "").await;
    let club = json!({ "name": "The Club", "locale": "en-US", "owner": court.mona.id });
    let club = discord.server(club).await;
    let hall = json!({ "name": "hall" });
    let hall = discord
        .post(&format!("/guilds/{club}/channels"), hall)
        .await;
    let hall = text(&hall["id"]);
    let hers = discord.manager(&court.mona, &hall);
    for (page, what) in [("log", "No moderator actions"), ("bans", "No one")] {
        let said = hers.reads(page).await;
        assert!(said.contains(what), "{said}");
    }
    discord.judge_strictly().await;
}

/// Each reader sees it in their own language.
#[tokio::test]
async fn the_log_tells_each_setting_that_was_changed_and_both_its_values() {
    let court = Court::set().await;
    let (discord, mona) = (&court.stage.discord, &court.mona);
    let boards = court.open("boards").await;
    let contrast = json!("contrast");
    court
        .choose(boards.message(), "server-setting:theme", &contrast)
        .await
        .updated();
    let settings = court
        .choose(boards.message(), "server-setting:bottom", &json!("first"))
        .await;
    let page = court.page(settings.message(), "players").await;
    page.updated();
    let page = court
        .choose(page.message(), "server-setting:most", &json!("5"))
        .await;
    page.updated();
    let settings = court.open("boards").await;
    let page = court.page(settings.message(), "paces").await;
    page.updated();
    let few = json!(["move-2d", "none"]);
    let several = json!({
        "user": mona.id, "channel": page.message()["channel_id"],
        "message": page.message()["id"],
        "custom_id": page.message()["components"][0]["components"][0]["custom_id"],
        "values": few,
    });
    Answer(discord.post("/select", several).await).updated();
    let said = court.reads("log").await;
    let by = mona.mention();
    for line in [
        format!("{by} changed which side is at the bottom: "),
        format!("{by} changed the limit of running matches: the usual limit → 5"),
        format!("{by} changed the paces: added 2 days per move; removed "),
        format!("{by} changed the default pace: 3 days per move → no clock"),
    ] {
        assert!(said.contains(&line), "{line}: {said}");
    }
    let german = json!({ "locale": "de" });
    discord.patch(&format!("/users/{}", mona.id), german).await;
    let said = court.reads("log").await;
    let line = format!("{by} hat die Höchstzahl laufender Partien geändert: ");
    assert!(said.contains(&line), "{said}");
    discord.judge_strictly().await;
}
