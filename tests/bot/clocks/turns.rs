//! Direct messages at each turn, for who wants them.

use serde_json::{Value, json};

use super::reminders::{Club, REFUSED};
use crate::{
    discord::{Member, labels, text},
    running::{Data, on_either_engine},
    tapping::choose,
};

on_either_engine!(
    a_direct_message_at_each_turn_shows_the_board_and_moves,
    who_takes_no_direct_messages_reads_so_in_the_settings,
);

const TURN: &str = "It’s your turn";

/// Switches the messages on, and returns what `/settings` shows then.
async fn wish(club: &Club) {
    let shown = club.notify(&club.ben).await;
    let said = text(&shown["content"]);
    assert!(
        said.contains("At each of your turns, a direct message: no"),
        "{said}"
    );
    let button = "Message me at my turns";
    let wished = club.discord.press(&club.ben, &shown, button).await;
    let said = wished.updated();
    assert!(
        said.contains("At each of your turns, a direct message: yes"),
        "{said}"
    );
}

/// Returns how many turns a player was told of. Private answers are among their direct messages too.
async fn told(club: &Club, player: &Member) -> usize {
    let all = club.direct(player).await;
    let says = |message: &&Value| text(&message["content"]).contains(TURN);
    all.iter().filter(says).count()
}

async fn a_direct_message_at_each_turn_shows_the_board_and_moves(data: Data) {
    let club = Club::open(&data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    wish(&club).await;
    let thread = club.begin(ben, "move-1d").await;
    club.play(ada, &thread, "a7-a6").await;
    let direct = club.direct_channel(ben).await;
    let turn = club.said(&direct, ben, TURN).await;
    assert_eq!(turn["attachments"][0]["filename"], "match-1-board-1.png");
    assert!(text(&turn["content"]).contains(&thread), "{turn:#}");
    assert_eq!(labels(&turn), ["Move"]);
    // The move is made there, and shown in the thread.
    let pieces = discord.press(ben, &turn, "Move").await;
    let targets = choose(discord, ben, pieces.message(), "a1").await;
    let preview = choose(discord, ben, targets.message(), "a2").await;
    let played = discord.press(ben, preview.message(), "Play").await;
    let said = text(&played.message()["content"]);
    assert!(said.contains("You played `a1-a2`"), "{said}");
    club.said(&thread, ada, "a1-a2").await;
    // The button of a message from before leads to the newest board.
    let late = discord.press(ben, &turn, "Move").await;
    assert!(late.private().contains("This is an old board"));
    // The opponent has not asked for any.
    data.all_said().await;
    assert_eq!([told(&club, ada).await, told(&club, ben).await], [0, 1]);
    club.play(ada, &thread, "a6-a7").await;
    data.all_said().await;
    assert_eq!(told(&club, ben).await, 2);
    // Switched off, no more come.
    let shown = club.notify(ben).await;
    let button = "Don’t message me at my turns";
    discord.press(ben, &shown, button).await.updated();
    club.play(ben, &thread, "a2-a1").await;
    club.play(ada, &thread, "a7-a6").await;
    data.all_said().await;
    assert_eq!(told(&club, ben).await, 2);
    discord.judge().await;
}

async fn who_takes_no_direct_messages_reads_so_in_the_settings(data: Data) {
    let club = Club::open(&data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    wish(&club).await;
    let closed = json!({ "takes_direct_messages": false });
    discord.patch(&format!("/users/{}", ben.id), closed).await;
    let thread = club.begin(ben, "move-1d").await;
    club.play(ada, &thread, "a7-a6").await;
    discord
        .until("a note that none arrive", async || {
            data.all_said().await;
            let shown = club.notify(ben).await;
            let said = text(&shown["content"]);
            if said.contains(REFUSED) {
                Ok(())
            } else {
                Err(shown)
            }
        })
        .await;
    discord.judge().await;
}
