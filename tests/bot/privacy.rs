//! The data stored about a player: explained, handed over, and deleted.

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, labels, text},
    running::{Data, Task, on_both_engines},
};

on_both_engines!(
    a_player_takes_what_is_stored_and_has_it_deleted,
    whoever_asks_is_not_stored_and_deletes_nothing,
);

/// Plays these moves in turn; the first of the two players begins.
async fn play(discord: &Discord, thread: &str, players: [&Member; 2], moves: &[&str]) {
    let mut last = "0".to_owned();
    for (mv, by) in moves.iter().zip(players.iter().cycle()) {
        let options = json!({ "move": mv });
        discord.command(by, thread, "move", options).await.private();
        last = text(&discord.picture_after(thread, by, &last).await["id"]);
    }
}

/// Creates a match of Ada against Ben that he resigned, another one that is running, notes on that, and
/// an open challenge of each. Returns the thread of the second match, and the card of Ben's challenge.
async fn fill([ada, ben]: [&Member; 2], discord: &Discord, games: &str) -> (String, Value) {
    let game = || json!({ "game": "guard-and-towers" });

    let (over, _) = discord.begin([ada, ben], game()).await;
    let moves = ["a7-a6", "a1-a2", "d7-d6", "d1-d2"];
    play(discord, &over, [ada, ben], &moves).await;
    let asked = discord.command(ben, &over, "resign", json!({})).await;
    discord.press(ben, asked.message(), "Yes, resign").await;
    discord.closed(&over).await;

    let (thread, _) = discord.begin([ada, ben], game()).await;
    play(discord, &thread, [ada, ben], &moves).await;
    for (by, note) in [(ada, "mind the guard"), (ben, "she forgets her guard")] {
        let noted = discord.write_note(by, &thread, json!({}), note).await;
        assert!(noted.updated().contains(note));
    }
    let mine = discord.command(ada, games, "challenge", game()).await;
    mine.private();
    let mut theirs = game();
    theirs["opponent"] = json!(ada.id);
    discord
        .command(ben, games, "challenge", theirs)
        .await
        .private();
    let waits = |message: &Value| labels(message).iter().any(|label| label == "Accept");
    let card = discord.message_where(games, ben, waits).await;
    (thread, card)
}

/// Returns what Ada reads in the file that she is given.
async fn taken(discord: &Discord, by: &Member, channel: &str) -> Value {
    let told = discord
        .command(by, channel, "settings", json!({ "page": "data" }))
        .await;
    assert!(told.private().contains("What I store about you"));
    let given = discord.press(by, told.message(), "Download my data").await;
    given.private();
    let file = &given.message()["attachments"][0];
    assert_eq!(file["filename"], "courtier-privacy.json");
    let bytes = discord.bytes(&text(&file["url"])).await;
    serde_json::from_slice(&bytes).expect("JSON")
}

async fn a_player_takes_what_is_stored_and_has_it_deleted(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let games = discord.channel("games").await;
    let (thread, card) = fill([&ada, &ben], &discord, &games).await;

    let taken = taken(&discord, &ada, &games).await;
    assert_eq!(taken["user"], ada.id.as_str());
    let rows = |table: &str| {
        taken["tables"][table]["rows"]
            .as_array()
            .map_or(0, Vec::len)
    };
    assert_eq!((rows("matches"), rows("plies"), rows("results")), (2, 4, 1));
    assert_eq!(rows("notes"), 1, "her own");
    assert_eq!(
        taken["tables"]["notes"]["rows"][0]["text"],
        "mind the guard"
    );

    let told = discord
        .command(&ada, &games, "settings", json!({ "page": "data" }))
        .await;
    let asked = discord
        .press(&ada, told.message(), "Delete my data …")
        .await;
    let question = asked.private();
    for part in [
        "running matches (1)",
        "open challenges (2)",
        "can’t be undone",
    ] {
        assert!(question.contains(part), "{part} expected in {question}");
    }
    let form = discord.press(&ada, asked.message(), "Yes, delete …").await;
    let wrong = discord
        .send_form(&ada, &form, json!({ "word": "maybe" }))
        .await;
    assert!(wrong.updated().contains("Nothing was deleted"));
    let form = discord.press(&ada, asked.message(), "Yes, delete …").await;
    let sent = discord
        .send_form(&ada, &form, json!({ "word": "delete" }))
        .await;
    let said = sent.updated();
    assert!(said.contains("Your data is deleted"), "{said}");

    // Ben has won the running match, and reads why.
    let why = "Red deleted all their data";
    let ended = |message: &Value| text(&message["content"]).contains(why);
    let result = discord.message_where(&thread, &ben, ended).await;
    let said = text(&result["content"]);
    let beaten = format!("{} beats Deleted player", ben.mention());
    assert!(said.contains(&beaten) && !said.contains(&ada.id), "{said}");
    let closed = |message: &Value| message["id"] == card["id"] && labels(message).is_empty();
    let closed = discord.message_where(&games, &ben, closed).await;
    assert!(!text(&closed["content"]).contains(&ada.id), "{closed:#}");
    discord.closed(&thread).await;

    // He keeps both matches, but there is no one to play again.
    let history = discord.command(&ben, &games, "history", json!({})).await;
    let said = history.private();
    assert_eq!(said.matches("Deleted player").count(), 2, "{said}");
    let again = discord.press(&ben, &result, "Rematch").await;
    let said = again.private();
    assert!(said.contains("has deleted their data"), "{said}");
    let nothing = discord
        .press(&ada, told.message(), "Download my data")
        .await;
    assert!(nothing.private().contains("Nothing is stored about you"));
    discord.judge().await;

    bot.stop(&discord).await;
    is_clean(&discord, &data, &ada).await;
}

/// Checks that, after the next start, Ada is nowhere in the files of an SQLite database.
async fn is_clean(discord: &Discord, data: &Data, ada: &Member) {
    if !data.address().to_string().ends_with("courtier.db") {
        return;
    }
    let bot = Task::start(discord, data).await;
    let number = ada.id.parse::<u64>().expect("a number").to_be_bytes();
    let found = |bytes: &[u8], id: &[u8]| bytes.windows(id.len()).any(|window| window == id);
    let clean = discord.until("a clean file", async || {
        for file in std::fs::read_dir(data.folder()).expect("a folder") {
            let path = file.expect("a file").path();
            let bytes = std::fs::read(&path).unwrap_or_default();
            if found(&bytes, ada.id.as_bytes()) || found(&bytes, &number) {
                return Err(json!({ "Ada is in": path.display().to_string() }));
            }
        }
        Ok(())
    });
    clean.await;
    bot.stop(discord).await;
}

async fn whoever_asks_is_not_stored_and_deletes_nothing(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let cleo = discord.member("Cleo").await;
    let games = discord.channel("games").await;
    let told = discord
        .command(&cleo, &games, "settings", json!({ "page": "data" }))
        .await;
    told.private();
    let given = discord
        .press(&cleo, told.message(), "Download my data")
        .await;
    assert!(given.private().contains("Nothing is stored about you"));
    let asked = discord
        .press(&cleo, told.message(), "Delete my data …")
        .await;
    asked.private();
    let kept = discord
        .press(&cleo, asked.message(), "No, keep everything")
        .await;
    assert!(kept.updated().contains("Nothing was deleted"));
    let asked = discord
        .press(&cleo, told.message(), "Delete my data …")
        .await;
    let form = discord.press(&cleo, asked.message(), "Yes, delete …").await;
    let sent = discord
        .send_form(&cleo, &form, json!({ "word": "DELETE" }))
        .await;
    assert!(sent.updated().contains("Nothing is stored about you"));
    discord.judge_strictly().await;
    bot.stop(&discord).await;
}
