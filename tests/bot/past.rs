//! Finished matches: replays, transcripts and the list of them.

use std::{path::Path, process::Command};

use domain::matches::Transcript;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Member, button, text},
    picture::{alt, of, of_result},
    ratings::{Servers, crowd::Crowd, now, pictures},
};

#[tokio::test]
async fn a_finished_match_is_replayed_step_by_step_and_as_gif() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        dan,
        channels: [games, hall],
        ..
    } = &stage;
    let result = stage.match_between(games, ada, ben, json!({})).await;

    let opened = discord.press(cleo, &result, "Replay").await;
    assert!(
        opened.private().contains("Start position of 4 moves"),
        "{}",
        opened.private()
    );
    let message = opened.message().clone();
    let mut seen = Vec::new();
    for (label, place) in [
        ("Next", "After move 1 of 4"),
        ("Next", "After move 2 of 4"),
        ("Back", "After move 1 of 4"),
        ("Last", "After move 4 of 4"),
        ("First", "Start position of 4 moves"),
    ] {
        let now = discord
            .get(&format!(
                "/messages/{}/{}",
                text(&message["channel_id"]),
                text(&message["id"])
            ))
            .await;
        let turned = discord.press(cleo, &now, label).await;
        assert_eq!(turned.0["outcome"], "update", "{:#}", turned.0);
        let said = text(&turned.message()["content"]);
        assert!(said.contains(place), "{said}");
        assert_eq!(
            pictures(discord, turned.message()).await.len(),
            1,
            "the old one is gone"
        );
        seen.push(said);
    }
    assert!(
        seen[1].contains("1\\. `a7-a6` **2. `a1-a2`** 3\\. `d7-d6`"),
        "{}",
        seen[1]
    );
    let gif = discord.press(cleo, &message, "GIF").await;
    let attachment = &gif.message()["attachments"][0];
    let bytes = discord.bytes(&text(&attachment["url"])).await;
    assert_eq!(bytes[..6], *b"GIF89a");
    let gif = discord
        .command(ada, games, "replay", json!({ "match": "1", "gif": true }))
        .await;
    assert_eq!(gif.0["ephemeral"], false);
    assert_eq!(gif.message()["attachments"][0]["content_type"], "image/gif");

    for (command, options) in [
        ("replay", json!({ "match": "1" })),
        ("match", json!({ "match": "1" })),
    ] {
        let elsewhere = discord.command(dan, hall, command, options).await;
        let said = elsewhere.private();
        assert!(said.contains("no challenge or match #1 here"), "{said}");
    }
    let suggested = discord
        .complete(ben, games, "replay", json!({ "match": "fini" }), "match")
        .await;
    assert_eq!(
        suggested,
        [(
            "#1 Guard & Towers against Ada, finished".to_owned(),
            "1".to_owned()
        )]
    );
    discord.judge_strictly().await;
}

/// Drawing a GIF takes longer than Discord waits, and its answer cannot be filled in while the thread is
/// archived.
#[tokio::test]
async fn a_gif_in_a_thread_that_sleeps_leaves_it_asleep() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([ada, ben], game).await;
    let question = discord.command(ben, &thread, "resign", json!({})).await;
    discord.press(ben, question.message(), "Yes, resign").await;
    discord.closed(&thread).await;
    let replay = discord.command(ada, &thread, "replay", json!({})).await;
    let is_gif = |message: &Value| message["attachments"][0]["content_type"] == "image/gif";
    let gif = discord.press(ada, replay.message(), "GIF").await;
    assert!(is_gif(gif.message()), "{:#}", gif.0);
    discord.closed(&thread).await;
    let gif = json!({ "gif": true });
    let gif = discord.command(ada, &thread, "replay", gif).await;
    assert_eq!(gif.0["ephemeral"], false);
    assert!(is_gif(gif.message()), "{:#}", gif.0);
    discord.closed(&thread).await;
    let state = discord.get(&format!("/channels/{games}")).await;
    assert_eq!(state["name"], "games");

    // If it cannot be reopened, no one waits for the GIF forever.
    let asleep = json!({
        "kind": "refuse", "status": 403, "code": 50_013, "times": 100,
        "route": format!("PATCH /channels/{thread}"),
    });
    discord.post("/faults", asleep).await;
    let click = json!({
        "user": ada.id, "channel": thread, "message": replay.message()["id"],
        "custom_id": button(replay.message(), "GIF"), "wait": "first",
    });
    discord.post("/button", click).await;
    discord
        .until("an end of the waiting", async || {
            let refusals = discord.refusals().await;
            let ended = |refusal: &Value| refusal["method"] == "DELETE";
            if refusals.iter().any(ended) {
                return Ok(());
            }
            Err(refusals.into())
        })
        .await;
    let tried = discord.refusals().await;
    let tried = tried.iter().filter(|refusal| {
        refusal["method"] == "PATCH" && text(&refusal["path"]).contains("/webhooks/")
    });
    assert!(tried.count() > 0, "it tries to answer all the same");
    discord.judge().await;
}

#[tokio::test]
async fn a_match_is_exported_as_text_that_the_program_verifies() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    stage.match_between(games, ada, ben, json!({})).await;
    let export = discord
        .of_match(ben, games, json!({ "match": "1" }), "export")
        .await;
    export.private();
    let attachment = &export.message()["attachments"][0];
    assert_eq!(attachment["filename"], "courtier-1.txt");
    let bytes = discord.bytes(&text(&attachment["url"])).await;
    let transcript = Transcript::verify(str::from_utf8(&bytes).expect("text")).expect("right");
    assert_eq!(transcript.moves, ["a7-a6", "a1-a2", "d7-d6", "b1-b2"]);
    let players = "[First \"Ada\"]\n[Second \"Ben\"]\n";
    let written = String::from_utf8_lossy(&bytes);
    assert!(
        written.contains(players),
        "{players:?} expected in {written:?}"
    );
    let file = stage.data.folder().join("match.txt");
    std::fs::write(&file, &bytes).expect("written");
    let output = verify(&file);
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(
        said.contains("is right: guard-and-towers, 4 plies, second by resignation"),
        "{said}"
    );
    let wrong = String::from_utf8(bytes)
        .expect("text")
        .replace("3. d7-d6", "3. d7-d1");
    std::fs::write(&file, wrong).expect("written");
    let output = verify(&file);
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(
        !output.status.success() && said.contains("line 15: d7-d1"),
        "{said}"
    );
    discord.judge_strictly().await;
}

fn verify(file: &Path) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_courtier"))
        .args(["rules", "replay"])
        .arg(file)
        .output()
        .expect("runs")
}

/// Onlookers see the side that moves first at the bottom, and players their own; a public board has the
/// side to move there.
#[tokio::test]
async fn a_replay_shows_the_boards_that_were_posted() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        channels: [games, _],
        ..
    } = &stage;
    let unrated = json!({ "rated": false });
    let result = stage.match_between(games, ada, ben, unrated).await;
    let thread = text(&result["channel_id"]);
    let posted: Vec<Value> = discord.messages_now(&thread, cleo).await;
    let posted = posted
        .iter()
        .filter(|message| message["attachments"][0].is_object());
    let posted: Vec<&Value> = posted.collect();
    assert_eq!(posted.len(), 6, "the start, four moves, the result");
    let replay = json!({ "match": "1" });
    let open = async |by: &Member| {
        let opened = discord.command(by, games, "replay", replay.clone()).await;
        let head = format!("#1: {} – {}\n", ada.mention(), ben.mention());
        let said = opened.private();
        assert!(said.contains(&head), "{head:?} expected in {said:?}");
        opened.message().clone()
    };
    for (by, bottom) in [(cleo, 0), (ben, 1)] {
        let mut shown = open(by).await;
        // After the fourth move Ada resigned, so the last board is the result, seen from the side that was to move.
        for (ply, board) in [0, 1, 2, 3, 5].map(|at| posted[at]).into_iter().enumerate() {
            assert_eq!(alt(&shown), alt(board), "ply {ply}");
            if ply % 2 == bottom {
                let both = [&shown, board];
                let [replayed, posted] = if ply < 4 {
                    [of(discord, both[0]).await, of(discord, both[1]).await]
                } else {
                    [
                        of_result(discord, both[0]).await,
                        of_result(discord, both[1]).await,
                    ]
                };
                assert!(replayed == posted, "another picture at ply {ply}");
            }
            if ply < 4 {
                shown = discord.press(by, &shown, "Next").await.message().clone();
            }
        }
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn lists_of_past_matches_tell_who_won_and_how_many_moves_stand() {
    let stage = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    stage.match_between(games, ada, ben, json!({})).await;
    // In the second match, moves taken back are not counted.
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([ben, ada], game).await;
    let play = async |by: &Member, mv: &str| {
        let mv = json!({ "move": mv });
        discord.command(by, &thread, "move", mv).await.private();
    };
    for (by, mv) in [
        (ben, "a7-a6"),
        (ada, "a1-a2"),
        (ben, "b7-b6"),
        (ada, "b1-b2"),
    ] {
        play(by, mv).await;
    }
    let asked = discord
        .of_match(ada, &thread, json!({}), "offer:takeback")
        .await;
    asked.updated();
    let theirs = discord
        .of_match(ben, &thread, json!({}), "offer:takeback")
        .await;
    discord.press(ben, theirs.message(), "Accept").await;
    play(ada, "g1-g2").await;
    play(ben, "g7-g6").await;
    let question = discord.command(ben, &thread, "resign", json!({})).await;
    discord.press(ben, question.message(), "Yes, resign").await;

    for command in ["history", "profile"] {
        let list = discord.command(ada, games, command, json!({})).await;
        let list = list.private();
        let mut lines = list.lines().filter(|line| line.contains("Guard & Towers"));
        // She resigned the first, and her opponent resigned the other.
        for (match_, moves) in [("**Won**: #2", ", 5 moves"), ("Lost: #1", ", 4 moves")] {
            let line = lines.next().expect("a line");
            assert!(line.contains(match_), "{match_:?} expected in {list:?}");
            assert!(line.contains(moves), "{moves:?} expected in {line:?}");
        }
    }
    let list = discord.command(ada, games, "history", json!({})).await;
    let boards = pictures(discord, list.message()).await;
    let rows = [
        "#2 · Guard & Towers, Ben 0, Ada 1, Red resigns",
        "#1 · Guard & Towers, Ada 0, Ben 1, Red resigns",
    ];
    assert_eq!(boards, [format!("Last boards: {}.", rows.join("; "))]);
    // A player who reads boards as text gets no picture of them.
    let always = json!({ "text-boards": true });
    discord.command(ada, games, "settings", always).await;
    let list = discord.command(ada, games, "history", json!({})).await;
    assert_eq!(list.message()["attachments"], json!([]));
    discord.judge_strictly().await;
}

/// Returns the numbers of the matches in a history, and of those whose last boards it shows.
fn listed_and_drawn(history: &Value) -> [Vec<String>; 2] {
    let numbers = |said: &str| {
        let parts = said.split('#').skip(1);
        let digits = |part: &str| part.chars().take_while(char::is_ascii_digit).collect();
        parts.map(digits).collect()
    };
    let content = &history["content"];
    let drawn = &history["attachments"][0]["description"];
    [content, drawn].map(|said| numbers(&text(said)))
}

#[tokio::test]
async fn history_turns_its_pages_and_opens_replays() {
    let stage = Servers::set(async |path, servers, members| {
        let until = now();
        let crowd = Crowd {
            players: 4,
            matches: 40,
            members: &members,
            servers: &servers,
            until,
        };
        crowd.fill(path).await;
    })
    .await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [games, _],
        ..
    } = &stage;
    let history = discord.command(ada, games, "history", json!({})).await;
    let first = history.private();
    assert_eq!(first.lines().count(), 7, "{first}");
    let older = discord.press(ada, history.message(), "Older").await;
    let second = text(&older.message()["content"]);
    assert!(
        first.lines().skip(1).all(|line| !second.contains(line)),
        "other matches: {second}"
    );
    // The boards are those of the page.
    for page in [history.message(), older.message()] {
        let [listed, drawn] = listed_and_drawn(page);
        assert!(!listed.is_empty(), "{page}");
        assert_eq!(listed, drawn);
    }
    let back = discord.press(ada, older.message(), "Newer").await;
    assert_eq!(text(&back.message()["content"]), first);
    let against = json!({ "opponent": ben.id, "game": "courtyard" });
    let filtered = discord
        .command(ada, games, "history", against)
        .await
        .private();
    assert!(filtered.lines().count() > 1, "{filtered}");
    for line in filtered.lines().skip(1) {
        assert!(
            line.contains("Courtyard") && line.contains(&ben.mention()),
            "{line}"
        );
    }
    let select = back.message()["components"][0]["components"][0].clone();
    let pick = json!({
        "user": ada.id, "channel": games, "message": back.message()["id"],
        "custom_id": select["custom_id"], "values": [select["options"][2]["value"]],
    });
    let replay = Answer(discord.post("/select", pick).await);
    assert!(
        replay.private().contains("Start position"),
        "{}",
        replay.private()
    );
    // A match that can't be read hides no other one.
    let [listed, _] = listed_and_drawn(history.message());
    let spoilt = Connection::open(stage.data.file()).expect("opens").execute(
        "UPDATE challenges SET start = 'nonsense' WHERE id = ?1",
        [&listed[0]],
    );
    assert_eq!(spoilt.expect("written"), 1);
    let again = discord.command(ada, games, "history", json!({})).await;
    let [still, drawn] = listed_and_drawn(again.message());
    assert_eq!(still, listed);
    assert_eq!(drawn, listed[1..]);
    discord.judge_strictly().await;
}
