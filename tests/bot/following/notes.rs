//! Private notes on matches.

use serde_json::json;

use crate::{
    discord::{Answer, Member, labels, text},
    refusals::Stage,
    running::{Data, on_either_engine},
};

on_either_engine!(a_note_is_read_by_its_player_alone_until_it_is_removed);

fn content(answer: &Answer) -> String {
    text(&answer.message()["content"])
}

async fn a_note_is_read_by_its_player_alone_until_it_is_removed(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        board,
        ..
    } = &stage;
    let public = stage.public().await;
    let (mine, his) = ("Watch the *left* side.\nThen g7.", "Ben's own plan");
    let more = discord.press(ada, board, "More").await;
    let form = discord.press(ada, more.message(), "Note").await;
    assert_eq!(form.0["outcome"], "modal", "{:#}", form.0);
    let noted = discord.send_form(ada, &form, json!({ "note": mine })).await;
    let quoted = "> Watch the *left* side.\n> Then g7.";
    assert!(content(&noted).contains(quoted), "{}", content(&noted));
    let typed = json!({ "note": his });
    let noted = discord.command(ben, thread, "match", typed).await;
    assert!(noted.private().contains(his));
    assert_eq!(labels(noted.message()), ["Change the note"]);

    let read = async |by: &Member, name: &str, options: &str| {
        let options = serde_json::from_str(options).expect("JSON");
        discord.command(by, thread, name, options).await
    };
    for (name, options) in [
        ("board", "{}"),
        ("board", r#"{"text":true}"#),
        ("match", r#"{"action":"note"}"#),
    ] {
        for (by, own) in [(ada, Some(quoted)), (ben, Some(his)), (cleo, None)] {
            let said = read(by, name, options).await.private();
            for one in [quoted, his] {
                assert_eq!(
                    said.contains(one),
                    own == Some(one),
                    "{} {name}: {said}",
                    by.name
                );
            }
        }
    }
    let refused = read(cleo, "match", r#"{"action":"note"}"#).await.private();
    assert!(refused.contains("Only the two players"), "{refused}");
    let picker = discord.press(ada, board, "Move").await;
    assert!(picker.private().contains(quoted), "{}", picker.private());
    assert_eq!(stage.public().await, public, "nobody sees any of it");

    // An export can be passed on, so a note comes with it only on request, and as a separate file.
    let exported = read(ada, "match", r#"{"match":"1","action":"export"}"#).await;
    assert_eq!(
        exported.message()["attachments"].as_array().map(Vec::len),
        Some(1)
    );
    let wanted = r#"{"match":"1","action":"export-note"}"#;
    for (by, expected) in [(ada, Some(mine)), (ben, Some(his)), (cleo, None)] {
        let exported = read(by, "match", wanted).await;
        let files = exported.message()["attachments"].as_array().cloned();
        let files = files.expect("files");
        let transcript = discord.bytes(&text(&files[0]["url"])).await;
        let transcript = String::from_utf8(transcript).expect("text");
        assert!(!transcript.contains("left") && !transcript.contains("plan"));
        match expected {
            None => assert_eq!(files.len(), 1),
            Some(note) => {
                let kept = discord.bytes(&text(&files[1]["url"])).await;
                assert_eq!(String::from_utf8(kept).expect("text"), format!("{note}\n"));
            }
        }
    }

    // It stays when the match is over, and the form contains it.
    let ask = discord.command(ben, thread, "resign", json!({})).await;
    discord.press(ben, ask.message(), "Yes, resign").await;
    let named = json!({ "action": "note", "match": "1" });
    let noted = discord.command(ada, games, "match", named.clone()).await;
    assert!(noted.private().contains(quoted));
    let form = discord.press(ada, noted.message(), "Change the note").await;
    let same = discord.send_form(ada, &form, json!({})).await;
    assert!(content(&same).contains(quoted), "the form begins with it");
    let form = discord.press(ada, noted.message(), "Change the note").await;
    let gone = discord
        .send_form(ada, &form, json!({ "note": " \n" }))
        .await;
    assert!(
        content(&gone).contains("You have no note on #1 yet."),
        "{}",
        content(&gone)
    );
    let noted = discord.command(ada, games, "match", named.clone()).await;
    assert!(noted.private().contains("You have no note on #1 yet."));
    let noted = discord.command(ben, games, "match", named).await;
    assert!(noted.private().contains(his), "his own is still there");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn the_longest_note_is_kept_whole() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        thread,
        board,
        ..
    } = &stage;
    let longest = format!("{}ö", "ö".repeat(999));
    let typed = json!({ "action": "note", "note": longest });
    let noted = discord.command(ada, thread, "match", typed).await;
    assert!(noted.private().contains(&longest));
    let picker = discord.press(ada, board, "Move").await;
    assert!(picker.private().contains(&longest));
    assert!(picker.private().ends_with("Which piece moves?"));
    let shown = discord.command(ada, thread, "board", json!({})).await;
    assert!(shown.private().contains(&longest));
    let longer = json!({
        "user": ada.id, "channel": thread, "name": "match",
        "options": { "note": format!("{longest}ö") },
    });
    assert!(discord.try_post("/command", &longer).await.is_err());
    discord.judge_strictly().await;
}
