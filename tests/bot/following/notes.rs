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
    let noted = discord.write_note(ben, thread, json!({}), his).await;
    assert!(noted.updated().contains(his));
    assert_eq!(labels(noted.message()), ["Change the note"]);

    let is_own = |said: &str, by: &Member, own: Option<&str>| {
        for one in [quoted, his] {
            assert_eq!(said.contains(one), own == Some(one), "{}: {said}", by.name);
        }
    };
    for options in [json!({}), json!({ "text": true })] {
        for (by, own) in [(ada, Some(quoted)), (ben, Some(his)), (cleo, None)] {
            let said = discord.command(by, thread, "board", options.clone()).await;
            is_own(&said.private(), by, own);
        }
    }
    // The form begins with the note.
    for (by, own) in [(ada, quoted), (ben, his)] {
        let form = discord.of_match(by, thread, json!({}), "note:").await;
        let same = discord.send_form(by, &form, json!({})).await;
        is_own(&same.updated(), by, Some(own));
    }
    let hers = discord.command(cleo, thread, "match", json!({})).await;
    let offered = labels(hers.message()).contains(&"Note".to_owned());
    assert!(!offered, "she doesn't play");
    let picker = discord.press(ada, board, "Move").await;
    assert!(picker.private().contains(quoted), "{}", picker.private());
    assert_eq!(stage.public().await, public, "nobody sees any of it");

    // An export can be passed on, so a note comes with it only on request, and as a separate file.
    for (by, expected) in [(ada, Some(mine)), (ben, Some(his)), (cleo, None)] {
        let named = json!({ "match": "1" });
        let alone = discord.of_match(by, thread, named, "export:").await;
        let files = alone.message()["attachments"].as_array().map(Vec::len);
        assert_eq!(files, Some(1));
        let with = "Text file with my note";
        let offered = labels(alone.message()).contains(&with.to_owned());
        assert_eq!(offered, expected.is_some(), "{}", by.name);
        let exported = match expected {
            Some(_) => discord.press(by, alone.message(), with).await,
            None => alone,
        };
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
    let read = async |by: &Member| {
        let named = json!({ "match": "1" });
        let form = discord.of_match(by, games, named, "note:").await;
        discord.send_form(by, &form, json!({})).await
    };
    let noted = read(ada).await;
    assert!(noted.updated().contains(quoted));
    let form = discord.press(ada, noted.message(), "Change the note").await;
    let gone = discord
        .send_form(ada, &form, json!({ "note": " \n" }))
        .await;
    assert!(
        content(&gone).contains("You have no note on #1 yet."),
        "{}",
        content(&gone)
    );
    let noted = read(ada).await.updated();
    assert!(noted.contains("You have no note on #1 yet."), "{noted}");
    let noted = read(ben).await.updated();
    assert!(noted.contains(his), "his own is still there");
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
    let noted = discord.write_note(ada, thread, json!({}), &longest).await;
    assert!(noted.updated().contains(&longest));
    let picker = discord.press(ada, board, "Move").await;
    assert!(picker.private().contains(&longest));
    assert!(picker.private().ends_with("Which piece moves?"));
    let shown = discord.command(ada, thread, "board", json!({})).await;
    assert!(shown.private().contains(&longest));
    let form = discord.of_match(ada, thread, json!({}), "note:").await;
    let longer = json!({
        "user": ada.id, "modal": form.0["modal"]["id"],
        "values": { "note": format!("{longest}ö") },
    });
    assert!(discord.try_post("/modal", &longer).await.is_err());
    discord.judge_strictly().await;
}
