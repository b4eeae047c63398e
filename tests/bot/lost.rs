//! What members still see of the time between a backup and its restoration: it does nothing any more.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, labels, text},
    restored::{LOST, LOST_BOARD, Left, RESTORED, back_up, courtier, play, restore, until_again},
    running::{Data, Process, Task, on_both_engines},
    steps::{Step, given},
};

on_both_engines!(
    buttons_of_clocks_from_after_the_backup_do_nothing,
    what_was_asked_about_a_tournament_after_the_backup_does_nothing,
    a_match_that_runs_again_shows_no_result,
);

const DAY: Duration = Duration::from_hours(24);

/// Waits for a message with a button of this label, other than these.
async fn button(
    discord: &Discord,
    channel: &str,
    by: &Member,
    label: &str,
    others: &[&Value],
) -> Value {
    let is_it = |message: &Value| {
        labels(message).contains(&label.to_owned())
            && others.iter().all(|other| other["id"] != message["id"])
    };
    discord.message_where(channel, by, is_it).await
}

async fn is_of_a_lost_board(discord: &Discord, by: &Member, message: &Value, label: &str) {
    let said = discord.press_late(by, message, label).await.private();
    assert!(said.contains(LOST_BOARD), "{said}");
}

/// The time could be claimed and the match resumed now, but under newer messages.
async fn buttons_of_clocks_from_after_the_backup_do_nothing(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let options = json!({
        "game": "guard-and-towers", "pace": "move-1d", "when-time-runs-out": "claim",
    });
    let (claimed, _) = discord.begin([&ada, &ben], options).await;
    for (by, mv) in [
        (&ada, "a7-a6"),
        (&ben, "a1-a2"),
        (&ada, "a6-a7"),
        (&ben, "a2-a1"),
    ] {
        play(&discord, by, &claimed, mv).await;
    }
    let slow = json!({ "game": "guard-and-towers", "pace": "move-14d" });
    let (paused, _) = discord.begin([&ada, &ben], slow).await;
    let pause = async |others: &[&Value]| {
        let shown = discord.of_match(&ben, &paused, json!({}), "clock").await;
        discord
            .select(&ben, shown.message(), "pause", &json!("7d"))
            .await;
        let proposal = button(&discord, &paused, &ada, "Accept", &[]).await;
        discord.press(&ada, &proposal, "Accept").await;
        button(&discord, &paused, &ada, "Resume", others).await
    };
    data.all_said().await;
    let backup = back_up(&data);

    let lost_pause = pause(&[]).await;
    discord.advance(DAY + Duration::from_mins(1)).await;
    let lost_claim = button(&discord, &claimed, &ben, "Claim the win", &[]).await;
    data.all_said().await;
    bot.stop(&discord).await;
    restore(&data, &backup, Left::All);
    let _bot = Task::start(&discord, &data).await;
    // It says so even once it shows the time that the outage has added.
    let counts = |message: &Value| text(&message["content"]).contains("That time doesn’t count");
    discord.message_where(&claimed, &ben, counts).await;
    data.all_said().await;
    until_again(&discord, &claimed, &ben, 1).await;

    let pause = pause(&[&lost_pause]).await;
    is_of_a_lost_board(&discord, &ada, &lost_pause, "Resume").await;
    let resumed = discord.press(&ada, &pause, "Resume").await;
    assert!(!resumed.private().is_empty());
    discord.advance(DAY + Duration::from_mins(1)).await;
    let claim = button(&discord, &claimed, &ben, "Claim the win", &[&lost_claim]).await;
    is_of_a_lost_board(&discord, &ben, &lost_claim, "Claim the win").await;
    let said = discord.press(&ben, &claim, "Claim the win").await.private();
    assert!(!said.contains(LOST_BOARD), "{said}");
    discord.closed(&claimed).await;
    discord.judge().await;
}

async fn what_was_asked_about_a_tournament_after_the_backup_does_nothing(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let asks = async || {
        let card = given("tournament", json!({ "tournament": "1" }));
        let stop = [Step::PressId("managing-stop")];
        discord.steps(&ada, &games, card, &stop).await
    };
    let new = json!({ "name": "Cup", "game": "courtyard", "system": "swiss", "pace": "none" });
    let made = discord.found(&ada, &games, new).await.updated();
    assert!(made.contains("Tournament 1 is announced"), "{made}");
    data.all_said().await;
    let backup = back_up(&data);

    let asked = asks().await;
    assert_eq!(
        labels(asked.message()),
        ["Yes, do it", "No, change nothing"]
    );
    bot.kill(&discord).await;
    restore(&data, &backup, Left::All);
    let _bot = Process::start(&discord, &data).await;
    let cancelled = discord.press(&ada, asked.message(), "Yes, do it").await;
    let said = cancelled.private();
    assert!(said.contains(LOST), "{said}");
    data.all_said().await;
    // The announcement is from before the backup, and shows how it is now.
    let card = button(&discord, &games, &ben, "Join", &[]).await;
    let entered = discord.press(&ben, &card, "Join").await.private();
    assert!(entered.contains("You’ve joined tournament 1"), "{entered}");
    // So does what is asked now.
    let asked = asks().await;
    let cancelled = discord.press(&ada, asked.message(), "Yes, do it").await;
    let said = cancelled.updated();
    assert!(said.contains("canceled"), "{said}");
    discord.judge().await;
}

/// The card of a restored match, and the title of its thread, tell the result until the match is over again.
async fn a_match_that_runs_again_shows_no_result(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let (thread, _) = discord
        .begin([&ada, &ben], json!({ "game": "guard-and-towers" }))
        .await;
    play(&discord, &ada, &thread, "a7-a6").await;
    play(&discord, &ben, &thread, "a1-a2").await;
    data.all_said().await;
    let title = async || {
        let thread = discord.get(&format!("/channels/{thread}")).await;
        text(&thread["name"])
    };
    let card = async |what: &str| {
        let says = |message: &Value| {
            message["thread"]["id"] == json!(thread) && text(&message["content"]).contains(what)
        };
        discord.message_where(&games, &ada, says).await
    };
    let resign = async || {
        let asked = discord.command(&ben, &thread, "resign", json!({})).await;
        let resigned = discord.press(&ben, asked.message(), "Yes, resign").await;
        resigned.updated();
        discord.closed(&thread).await;
        card("resigns").await
    };
    let (usual, accepted) = (title().await, card("Accepted").await);
    let backup = back_up(&data);

    let over = resign().await;
    assert_ne!(
        over["attachments"][0]["filename"],
        accepted["attachments"][0]["filename"]
    );
    assert_ne!(title().await, usual);
    data.all_said().await;
    bot.kill(&discord).await;
    restore(&data, &backup, Left::All);
    let _bot = Process::start(&discord, &data).await;
    let board = until_again(&discord, &thread, &ada, 1).await;
    assert!(text(&board["content"]).contains(RESTORED));
    data.all_said().await;
    assert_eq!(title().await, usual);
    let again = card("Accepted").await;
    for what in ["content", "components", "mentions"] {
        assert_eq!(again[what], accepted[what], "{again:#}");
    }
    let name = |card: &Value| text(&card["attachments"][0]["filename"]);
    assert_eq!(name(&again), name(&accepted));

    resign().await;
    data.all_said().await;
    let verified = courtier(&data, &["verify"]);
    assert!(verified.contains("nothing is wrong"), "{verified}");
    discord.judge().await;
}
