//! A backup is put back: what happened after it is lost, and nothing of that time does anything any more.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Value, json};
use store::Address;

use crate::{
    discord::{Discord, Member, button, labels, text},
    running::{Data, Process, Task, on_either_engine},
};

on_either_engine!(
    killed_while_it_posts_the_boards_again,
    what_waited_for_an_answer_is_posted_again,
);

/// What is left of a database when a backup of it is put back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Left {
    All,
    Nothing,
}

/// What the board says that is posted again.
pub(crate) const RESTORED: &str = "I was restored from a backup of <t:";
pub(crate) const LOST: &str = "This is lost: I was restored from a backup of <t:";
pub(crate) const LOST_BOARD: &str = "This board is from before I was restored from a backup of <t:";

/// Runs a program in the folder of a database, and returns what it printed.
fn run(data: &Data, program: &str, args: &[&str]) -> String {
    let output = Command::new(program)
        .args(args)
        .current_dir(data.folder())
        .env_remove("DATABASE_PATH")
        .env_remove("DATABASE_URL")
        .envs([data.setting()])
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{program} {args:?}: {output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub(crate) fn courtier(data: &Data, args: &[&str]) -> String {
    run(data, env!("CARGO_BIN_EXE_courtier"), args)
}

/// Makes a backup while the bot runs.
pub(crate) fn back_up(data: &Data) -> PathBuf {
    match data.address() {
        Address::File(_) => {
            let said = courtier(data, &["database", "backup", "--to", "backups"]);
            let backup = said.lines().next().expect("its name");
            data.folder().join(backup)
        }
        Address::Server(_) => {
            let (_, url) = data.setting();
            let args = ["--format=custom", "--file=courtier.dump", &url];
            run(data, "pg_dump", &args);
            data.folder().join("courtier.dump")
        }
    }
}

/// Puts it back while the bot is stopped.
pub(crate) fn restore(data: &Data, backup: &Path, left: Left) {
    let backup = backup.display().to_string();
    match data.address() {
        Address::File(file) => {
            if left == Left::Nothing {
                for end in ["", "-wal", "-shm"] {
                    let _ = fs::remove_file(format!("{}{end}", file.display()));
                }
                assert!(!file.exists());
            }
            courtier(data, &["database", "restore", &backup]);
        }
        Address::Server(_) => {
            let (_, url) = data.setting();
            let into = format!("--dbname={url}");
            run(
                data,
                "pg_restore",
                &["--clean", "--if-exists", &into, &backup],
            );
            courtier(data, &["database", "restored"]);
        }
    }
}

pub(crate) async fn play(discord: &Discord, by: &Member, thread: &str, mv: &str) -> Value {
    let before = discord.messages_now(thread, by).await;
    let last = text(&before.last().expect("a board")["id"]);
    let played = discord
        .command(by, thread, "move", json!({ "move": mv }))
        .await;
    assert!(played.private().contains("You played"));
    discord.picture_after(thread, by, &last).await
}

/// Opens a seat, and returns its card.
async fn open_seat(discord: &Discord, by: &Member, game: &str) -> Value {
    let games = discord.channel("games").await;
    let before = discord.messages_now(&games, by).await;
    let last = before
        .last()
        .map_or("0".to_owned(), |last| text(&last["id"]));
    let seat = json!({ "game": game, "rated": false });
    discord
        .command(by, &games, "challenge", seat)
        .await
        .private();
    discord.picture_after(&games, by, &last).await
}

/// Returns the boards that say that the bot was restored.
async fn again(discord: &Discord, thread: &str, by: &Member) -> Vec<Value> {
    let mut messages = discord.messages_now(thread, by).await;
    messages.retain(|message| {
        let is_board = message["attachments"][0].is_object();
        is_board && text(&message["content"]).contains(RESTORED)
    });
    messages
}

pub(crate) async fn until_again(
    discord: &Discord,
    thread: &str,
    by: &Member,
    times: usize,
) -> Value {
    discord
        .until("the board again", async || {
            let found = again(discord, thread, by).await;
            if found.len() < times {
                return Err(found.into());
            }
            Ok(found[times - 1].clone())
        })
        .await
}

#[tokio::test]
async fn no_number_is_given_twice_where_the_file_was_still_there() {
    no_number_is_given_twice(Data::new(), Left::All).await;
}

#[tokio::test]
async fn no_number_is_given_twice_where_the_file_was_gone() {
    no_number_is_given_twice(Data::new(), Left::Nothing).await;
}

/// PostgreSQL's own program puts it back, and always removes what is left.
#[tokio::test]
async fn no_number_is_given_twice_on_a_server() {
    if let Some(data) = Data::postgres() {
        no_number_is_given_twice(data, Left::All).await;
    }
}

async fn no_number_is_given_twice(data: Data, left: Left) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let cleo = discord.member("Cleo").await;
    let games = discord.channel("games").await;
    let (thread, _) = discord
        .begin([&ada, &ben], json!({ "game": "guard-and-towers" }))
        .await;
    play(&discord, &ada, &thread, "a7-a6").await;
    data.all_said().await;
    let backup = back_up(&data);

    // This is lost: a move, an offer, and an open seat.
    let lost_board = play(&discord, &ben, &thread, "a1-a2").await;
    let offered = discord.command(&ben, &thread, "draw", json!({})).await;
    offered.private();
    let offer = |message: &Value| labels(message).contains(&"Decline".to_owned());
    let lost_offer = discord.message_where(&thread, &ada, offer).await;
    let lost_seat = open_seat(&discord, &cleo, "courtyard").await;
    data.all_said().await;
    bot.kill(&discord).await;
    restore(&data, &backup, left);
    let bot = Process::start(&discord, &data).await;

    // Members see the board of the backup again, and why.
    let board = until_again(&discord, &thread, &ada, 1).await;
    assert!(text(&board["content"]).contains("`a7-a6`"), "{board:#}");
    // Someone else's seat has another number, and the lost button does nothing about it.
    let seat = open_seat(&discord, &ada, "kings-court").await;
    assert_ne!(button(&seat, "Accept"), button(&lost_seat, "Accept"));
    let is_lost = async |by: &Member, message: &Value, label: &str| {
        let said = discord.press(by, message, label).await.private();
        assert!(said.contains(LOST), "{said}");
    };
    is_lost(&ben, &lost_seat, "Accept").await;
    is_lost(&cleo, &lost_seat, "Withdraw").await;
    is_lost(&ada, &lost_offer, "Accept").await;
    let still_open = discord
        .message_where(&games, &ben, |message| message["id"] == seat["id"])
        .await;
    assert!(labels(&still_open).contains(&"Accept".to_owned()));
    // The lost board says so, and leads to the one that counts.
    let said = discord.press(&ada, &lost_board, "Move").await.private();
    assert!(said.contains(LOST_BOARD), "{said}");
    assert!(said.contains(&text(&board["id"])), "{said}");
    // So does a command that names what is lost.
    let named = json!({ "match": "2" });
    let said = discord.command(&cleo, &games, "board", named).await;
    assert!(said.private().contains(LOST), "{}", said.private());
    // The match goes on, from the backup's board.
    let other_board = play(&discord, &ben, &thread, "a1-a2").await;
    data.all_said().await;
    assert_eq!(again(&discord, &thread, &ada).await.len(), 1, "said once");
    let verified = courtier(&data, &["verify"]);
    assert!(verified.contains("nothing is wrong"), "{verified}");

    // A second time, with the same backup: what came after the first is lost as well.
    bot.kill(&discord).await;
    restore(&data, &backup, left);
    let _bot = Process::start(&discord, &data).await;
    let board = until_again(&discord, &thread, &ada, 2).await;
    let newest = open_seat(&discord, &cleo, "kings-court").await;
    for (by, other) in [(&cleo, &lost_seat), (&ben, &seat)] {
        assert_ne!(button(&newest, "Accept"), button(other, "Accept"));
        let said = discord.press(by, other, "Accept").await.private();
        assert!(said.contains(LOST), "{said}");
    }
    for lost in [&lost_board, &other_board] {
        let said = discord.press(&ada, lost, "Move").await.private();
        assert!(said.contains(LOST_BOARD), "{said}");
        assert!(said.contains(&text(&board["id"])), "{said}");
    }
    play(&discord, &ben, &thread, "a1-a2").await;
    data.all_said().await;
    let verified = courtier(&data, &["verify"]);
    assert!(verified.contains("nothing is wrong"), "{verified}");
    discord.judge().await;
}

async fn killed_while_it_posts_the_boards_again(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let (thread, _) = discord
        .begin([&ada, &ben], json!({ "game": "guard-and-towers" }))
        .await;
    data.all_said().await;
    let backup = back_up(&data);
    play(&discord, &ada, &thread, "a7-a6").await;
    data.all_said().await;
    bot.kill(&discord).await;
    restore(&data, &backup, Left::Nothing);
    // Everyone sees the board, but the bot never hears that it was posted.
    let fault = json!({
        "kind": "server_error", "after": true, "route": "POST /channels/*/messages", "times": 1000
    });
    discord.post("/faults", fault).await;
    let bot = Process::start(&discord, &data).await;
    until_again(&discord, &thread, &ada, 1).await;
    bot.kill(&discord).await;
    discord.delete("/faults").await;
    let _bot = Task::start_after_kill(&discord, &data).await;
    play(&discord, &ada, &thread, "a7-a6").await;
    data.all_said().await;
    assert_eq!(again(&discord, &thread, &ada).await.len(), 1);
    discord.judge().await;
}

/// Returns the newest message with a button of this label, if there is one.
async fn newest_with(discord: &Discord, channel: &str, by: &Member, label: &str) -> Option<Value> {
    let mut messages = discord.messages_now(channel, by).await;
    messages.retain(|message| labels(message).contains(&label.to_owned()));
    messages.pop()
}

/// Waits until a message has this button again, and until no other one has it.
async fn posted_again(
    discord: &Discord,
    channel: &str,
    by: &Member,
    label: &str,
    before: &Value,
) -> Value {
    discord
        .until("a message with a button", async || {
            let old = discord.messages_now(channel, by).await;
            let old = old.iter().find(|message| message["id"] == before["id"]);
            let has_buttons = old.is_some_and(|old| !labels(old).is_empty());
            match newest_with(discord, channel, by, label).await {
                Some(found) if found["id"] != before["id"] && !has_buttons => Ok(found),
                found => Err(json!({ "newest": found, "old": old })),
            }
        })
        .await
}

/// Each was answered after the backup, so that Discord no longer shows its buttons.
async fn what_waited_for_an_answer_is_posted_again(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let (cleo, dan) = (discord.member("Cleo").await, discord.member("Dan").await);
    let games = discord.channel("games").await;
    let (drawn, _) = discord
        .begin([&ada, &ben], json!({ "game": "guard-and-towers" }))
        .await;
    let slow = json!({ "game": "guard-and-towers", "pace": "move-3d" });
    let (paused, _) = discord.begin([&ada, &cleo], slow).await;
    let ask_clock = async || discord.of_match(&cleo, &paused, json!({}), "clock").await;
    let wait = async |channel: &str, by: &Member, label: &str| {
        let has = |message: &Value| labels(message).contains(&label.to_owned());
        discord.message_where(channel, by, has).await
    };
    // These wait at the time of the backup.
    let shown = ask_clock().await;
    discord
        .select(&cleo, shown.message(), "pause", &json!("7d"))
        .await;
    let proposal = wait(&paused, &ada, "Accept").await;
    discord.press(&ada, &proposal, "Accept").await;
    let pause = wait(&paused, &ada, "Resume").await;
    discord
        .command(&ada, &drawn, "draw", json!({}))
        .await
        .private();
    let offer = wait(&drawn, &ben, "Decline").await;
    let seat = open_seat(&discord, &cleo, "courtyard").await;
    data.all_said().await;
    let backup = back_up(&data);

    discord.press(&ben, &offer, "Accept").await;
    discord.press(&ada, &pause, "Resume").await;
    discord.press(&dan, &seat, "Accept").await;
    let lost_clock = ask_clock().await;
    data.all_said().await;
    bot.kill(&discord).await;
    restore(&data, &backup, Left::All);
    let _bot = Process::start(&discord, &data).await;

    let seat = posted_again(&discord, &games, &dan, "Withdraw", &seat).await;
    let said = text(&seat["content"]);
    assert!(
        said.contains(RESTORED) && said.contains("posted again"),
        "{said}"
    );
    let offer = posted_again(&discord, &drawn, &ben, "Decline", &offer).await;
    let pause = posted_again(&discord, &paused, &ada, "Resume", &pause).await;
    data.all_said().await;
    // Buttons from after the backup change no clock.
    for answer in [
        discord
            .press(&cleo, lost_clock.message(), "Give 1 day")
            .await,
        discord
            .select(&cleo, lost_clock.message(), "pause", &json!("7d"))
            .await,
    ] {
        let said = answer.private();
        assert!(said.contains(LOST_BOARD), "{said}");
    }
    // Each can be answered again.
    discord.press(&dan, &seat, "Accept").await;
    let closed = |message: &Value| message["id"] == seat["id"] && labels(message).is_empty();
    discord.message_where(&games, &dan, closed).await;
    discord.press(&ben, &offer, "Accept").await;
    discord.closed(&drawn).await;
    let resumed = discord.press(&ada, &pause, "Resume").await;
    assert!(!resumed.private().is_empty());
    data.all_said().await;
    let verified = courtier(&data, &["verify"]);
    assert!(verified.contains("nothing is wrong"), "{verified}");
    discord.judge().await;
}

/// The list is where the operator wants it, and the server knows nothing of it.
#[tokio::test]
async fn players_who_were_deleted_after_the_backup_are_deleted_again_on_a_server() {
    let Some(data) = Data::postgres() else {
        return;
    };
    let discord = Discord::start().await;
    let list = data.folder().join("deletions").display().to_string();
    let bot = Process::spawn(&discord, &data, &[("DELETIONS_FILE", list)]);
    discord.ready().await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let (thread, _) = discord
        .begin([&ada, &ben], json!({ "game": "guard-and-towers" }))
        .await;
    data.all_said().await;
    let backup = back_up(&data).display().to_string();
    let told = discord
        .command(&ada, &games, "settings", json!({ "page": "data" }))
        .await;
    let asked = discord
        .press(&ada, told.message(), "Delete my data …")
        .await;
    let form = discord.press(&ada, asked.message(), "Yes, delete …").await;
    let sent = discord
        .send_form(&ada, &form, json!({ "word": "delete" }))
        .await;
    assert!(sent.updated().contains("Your data is deleted"));
    data.all_said().await;
    bot.kill(&discord).await;
    let (_, url) = data.setting();
    let into = format!("--dbname={url}");
    let restore = ["--clean", "--if-exists", &into, &backup];
    run(&data, "pg_restore", &restore);
    let said = courtier(&data, &["database", "restored", "--deletions", "deletions"]);
    let again = "deleted again, because it was after the backup: 1 player";
    assert!(said.contains(again), "{said}");
    let _bot = Process::start(&discord, &data).await;
    data.all_said().await;
    // It is said once for each time that it was true.
    let messages = discord.messages_now(&thread, &ben).await;
    let words = "it ended too soon";
    let ended = |message: &&Value| text(&message["content"]).contains(words);
    assert_eq!(messages.iter().filter(ended).count(), 2, "{messages:#?}");
    discord.judge().await;
}
