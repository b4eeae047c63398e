//! Choosing a move by tapping: what it shows, and what can happen in between.

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, labels, text},
    picture,
    refusals::Stage,
    running::{Data, Process},
    tapping::{choose, entries, take},
};

fn content(answer: &Answer) -> String {
    text(&answer.message()["content"])
}

fn squares(message: &Value) -> Vec<String> {
    let entries = entries(message).into_iter();
    entries
        .filter_map(|entry| entry.squares.last().cloned())
        .collect()
}

/// Returns the label of the entry that ends on this square.
fn label(message: &Value, square: &str) -> String {
    let mut entries = entries(message).into_iter();
    let found = entries.find(|entry| entry.squares.last().is_some_and(|last| last == square));
    found
        .unwrap_or_else(|| panic!("{square} is not offered on {message:#}"))
        .label
}

/// What a player reads above each question until their first match of the game is over.
const AIM: &str = "**Aim:** Bring your guard to the enemy castle, or capture the enemy guard. \
                   Stones stack into towers, which move farther.";

#[tokio::test]
async fn a_move_is_chosen_seen_and_then_played() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        board,
        ..
    } = &stage;
    let before = stage.public().await;

    let pieces = discord.press(ada, board, "Move").await;
    assert_eq!(pieces.private(), format!("{AIM}\nWhich piece moves?"));
    let buttons = labels(pieces.message());
    // Ada sees her towers from behind the seventh rank, so the files run from g on the left to a. Most are single stones,
    // which are not called so again and again.
    let names = ["g7", "f7", "e6", "d7 · guard", "d5", "c6", "b7", "a7"];
    assert_eq!(buttons[..8], names);
    assert_eq!(buttons[buttons.len() - 2..], ["Type it", "Cancel"]);
    let all = squares(pieces.message());
    assert_eq!(all, ["g7", "f7", "e6", "d7", "d5", "c6", "b7", "a7"]);

    let targets = choose(discord, ada, pieces.message(), "d7").await;
    assert_eq!(content(&targets), format!("{AIM}\nWhere to from d7?"));
    assert_eq!(squares(targets.message()), ["e7", "d6", "c7"]);
    let back = discord.press(ada, targets.message(), "Back").await;
    assert_eq!(squares(back.message()), all);
    let alt = text(&back.message()["attachments"][0]["description"]);
    assert!(alt.contains("Squares to choose from: a7, b7, c6"), "{alt}");

    let targets = choose(discord, ada, back.message(), "b7").await;
    assert_eq!(
        label(targets.message(), "a7"),
        "a7 · one stone, makes a tower of 2"
    );
    assert_eq!(label(targets.message(), "b6"), "b6");
    let asked = picture::of(discord, targets.message()).await;
    let preview = choose(discord, ada, targets.message(), "a7").await;
    let said = content(&preview);
    assert!(
        said.contains("`b7-a7`: one stone, makes a tower of 2"),
        "{said}"
    );
    assert_eq!(
        labels(preview.message()),
        ["Play", "Back", "Cancel", "Play and offer a draw"]
    );
    let shown = picture::of(discord, preview.message()).await;

    assert_eq!(stage.public().await, before, "nobody else sees any of it");
    let done = discord.press(ada, preview.message(), "Play").await;
    assert!(content(&done).contains("You played `b7-a7`"));
    let posted = discord
        .picture_after(&stage.thread, ada, &text(&board["id"]))
        .await;
    let theirs = discord.press(&stage.ben, &posted, "Move").await;
    let theirs = squares(theirs.message());
    assert_eq!(theirs, ["a1", "b1", "c2", "d1", "d3", "e2", "f1", "g1"]);
    let posted = picture::of(discord, &posted).await;
    // Nothing moves on the screen from the question to the preview and to the board.
    for picture in [&asked, &shown] {
        let size = (picture.width, picture.height);
        assert_eq!(size, (posted.width, posted.height));
    }
    // A preview is marked as one: its lower bar has a colour that the question's has not.
    let lower = posted.height - 30;
    assert_ne!(
        shown.at(3 * shown.width / 4, lower),
        asked.at(3 * asked.width / 4, lower)
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_player_who_wants_no_preview_plays_with_three_taps() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        board,
        ..
    } = &stage;
    let options = json!({ "page": "boards" });
    let elsewhere = discord.channel("games").await;
    let settings = discord.command(ada, &elsewhere, "settings", options);
    let settings = settings.await;
    let chosen = discord.press(ada, settings.message(), "Play tapped moves right away");
    let said = chosen.await.updated();
    assert!(
        said.contains("Show tapped moves before playing: no"),
        "{said}"
    );
    let pieces = discord.press(ada, board, "Move").await;
    let targets = choose(discord, ada, pieces.message(), "b7").await;
    let played = choose(discord, ada, targets.message(), "a7").await;
    assert!(content(&played).contains("You played `b7-a7`"));
    let posted = discord
        .picture_after(&stage.thread, ada, &text(&board["id"]))
        .await;
    // The opponent has not chosen that.
    let pieces = discord.press(ben, &posted, "Move").await;
    let targets = choose(discord, ben, pieces.message(), "b1").await;
    let preview = choose(discord, ben, targets.message(), "a1").await;
    let offer = "Play and offer a draw";
    assert!(labels(preview.message()).contains(&offer.to_owned()));
    discord.press(ben, preview.message(), offer).await;
    let posted = discord
        .picture_after(&stage.thread, ada, &text(&posted["id"]))
        .await;
    // A move that would decline the offer is shown first.
    let pieces = discord.press(ada, &posted, "Move").await;
    let targets = choose(discord, ada, pieces.message(), "g7").await;
    let preview = choose(discord, ada, targets.message(), "g6").await;
    assert_eq!(labels(preview.message())[0], "Play");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn cancelling_changes_nothing() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        board,
        ..
    } = &stage;
    let before = stage.public().await;
    let pieces = discord.press(ada, board, "Move").await;
    let targets = choose(discord, ada, pieces.message(), "a7").await;
    let gone = discord.press(ada, targets.message(), "Cancel").await;
    assert!(content(&gone).contains("Nothing was played"));
    assert_eq!(labels(gone.message()), ["Move"]);
    assert_eq!(gone.message()["attachments"], json!([]));
    assert_eq!(stage.public().await, before);
    let again = discord.press(ada, gone.message(), "Move").await;
    assert!(content(&again).contains("Which piece moves?"));
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_beginning_that_is_typed_goes_on_by_tapping() {
    let stage = Stage::set().await;
    let Stage { discord, ada, .. } = &stage;
    let answer = stage.play(ada, "B7").await;
    assert_eq!(answer.private(), format!("{AIM}\nWhere to from b7?"));
    let preview = choose(discord, ada, answer.message(), "b6").await;
    let done = discord.press(ada, preview.message(), "Play").await;
    assert!(content(&done).contains("You played `b7-b6`"));
    discord.judge_strictly().await;
}

#[tokio::test]
async fn the_aim_is_said_until_a_players_first_match_of_the_game_is_over() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        board,
        games,
        ..
    } = &stage;
    assert!(text(&board["content"]).contains(AIM), "{board}");
    let resigned = discord.command(ada, games, "resign", json!({})).await;
    discord.press(ada, resigned.message(), "Yes, resign").await;
    let game = json!({ "game": "guard-and-towers" });
    for (first, second, learns) in [(ada, ben, false), (cleo, ben, true)] {
        let (thread, board) = discord.begin([first, second], game.clone()).await;
        let said = text(&board["content"]);
        assert_eq!(said.contains(AIM), learns, "{thread:?} {said}");
        let pieces = discord.press(first, &board, "Move").await.private();
        assert_eq!(pieces.contains(AIM), learns, "{pieces}");
    }
    discord.judge_strictly().await;
}

/// If two pickers are open simultaneously, the slower one is told that the match has moved on, and is
/// led to the current board.
#[tokio::test]
async fn a_picker_left_behind_offers_the_newest_board() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        board,
        ..
    } = &stage;
    let slow = discord.press(ada, board, "Move").await;
    let quick = discord.press(ada, board, "Move").await;
    let slow = choose(discord, ada, slow.message(), "a7").await;
    let slow_preview = choose(discord, ada, slow.message(), "a6").await;
    let quick = choose(discord, ada, quick.message(), "g7").await;
    let quick = choose(discord, ada, quick.message(), "g6").await;
    discord.press(ada, quick.message(), "Play").await;
    stage.play(ben, "a1-a2").await.private();
    for (moves, buttons) in [("2 moves", true), ("1 move ", false)] {
        let settled = |message: &Value| {
            let has_buttons = message["components"] != json!([]);
            text(&message["content"]).contains(moves) && has_buttons == buttons
        };
        discord.message_where(&stage.thread, ben, settled).await;
    }

    let before = stage.public().await;
    let late = discord.press(ada, slow_preview.message(), "Play").await;
    assert!(content(&late).contains("old board"), "{}", content(&late));
    assert_eq!(labels(late.message()), ["Move on the current board"]);
    assert_eq!(late.message()["attachments"], json!([]));
    let newest = discord
        .press(ada, late.message(), "Move on the current board")
        .await;
    assert!(!squares(newest.message()).contains(&"g7".to_owned()));
    assert!(squares(newest.message()).contains(&"g6".to_owned()));
    assert_eq!(stage.public().await, before);
    discord.judge_strictly().await;
}

#[tokio::test]
async fn choosing_goes_on_after_a_restart() {
    let discord = Discord::start().await;
    let data = Data::new();
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let (_, board) = discord
        .begin([&ada, &ben], json!({ "game": "guard-and-towers" }))
        .await;
    let pieces = discord.press(&ada, &board, "Move").await;
    let first = squares(pieces.message())[0].clone();
    let targets = choose(&discord, &ada, pieces.message(), &first).await;
    bot.kill(&discord).await;
    let _bot = Process::start(&discord, &data).await;
    let target = squares(targets.message())[0].clone();
    let preview = choose(&discord, &ada, targets.message(), &target).await;
    let done = discord.press(&ada, preview.message(), "Play").await;
    let played = format!("You played `{first}-{target}`");
    assert!(content(&done).contains(&played), "{}", content(&done));
    discord.judge_strictly().await;
}

/// The oldest match that waits is one tap away, and its question replaces the note.
#[tokio::test]
async fn after_a_move_the_next_match_that_waits_is_one_tap_away() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        board,
        games,
        ..
    } = &stage;
    let game = json!({ "game": "king-and-courtesan" });
    let (thread, _) = discord.begin([ada, ben], game).await;
    let pieces = discord.press(ada, board, "Move").await;
    let targets = choose(discord, ada, pieces.message(), "a7").await;
    let preview = choose(discord, ada, targets.message(), "a6").await;
    let done = discord.press(ada, preview.message(), "Play").await;
    assert_eq!(labels(done.message()), ["Next match (1 waiting)"]);
    let next = discord
        .press(ada, done.message(), "Next match (1 waiting)")
        .await;
    let said = next.updated();
    assert!(
        said.contains("#2 **King and Courtesan** against Ben"),
        "{said}"
    );
    assert!(said.contains(&thread), "{said}");
    assert_eq!(next.message()["id"], done.message()["id"], "one message");
    let piece = entries(next.message()).remove(0);
    let mut picker = take(discord, ada, next.message(), &piece).await;
    if let Some(first) = entries(picker.message()).first().cloned() {
        picker = take(discord, ada, picker.message(), &first).await;
    }
    let done = discord.press(ada, picker.message(), "Play").await;
    let said = content(&done);
    // It was played elsewhere, so the note leads to the board.
    assert!(
        said.contains("in #2") && said.contains("The board: "),
        "{said}"
    );
    assert_eq!(done.message()["components"], json!([]));

    // A match that was waiting when the note was written may no longer wait.
    let none = discord
        .command(ada, games, "move", json!({ "move": "a1" }))
        .await;
    let said = none.private();
    assert!(said.contains("It isn’t your turn"), "{said}");
    discord.judge_strictly().await;
}

/// Notes on moves do not pile up in a thread where the boards show them anyway.
#[tokio::test]
async fn where_the_board_appears_the_note_on_a_move_goes_by_itself() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        games,
        board,
        ..
    } = &stage;
    let is_note = |message: &Value| text(&message["content"]).contains("You played");
    let pieces = discord.press(ada, board, "Move").await;
    let targets = choose(discord, ada, pieces.message(), "a7").await;
    let preview = choose(discord, ada, targets.message(), "a6").await;
    let tapped = discord.press(ada, preview.message(), "Play").await;
    assert!(is_note(tapped.message()));
    let typed = stage.play(ben, "a1-a2").await;
    assert!(is_note(typed.message()));
    for by in [ada, ben] {
        discord
            .until("no note in the thread", async || {
                // Not far, because after a quarter of an hour the bot can no longer delete it.
                discord.advance(std::time::Duration::from_secs(1)).await;
                let messages = discord.messages_now(thread, by).await;
                if messages.iter().any(is_note) {
                    Err(messages.into())
                } else {
                    Ok(())
                }
            })
            .await;
    }
    // Elsewhere it stays.
    let options = json!({ "move": "b7-b6", "match": "1" });
    let elsewhere = discord.command(ada, games, "move", options).await;
    assert!(elsewhere.private().contains("The board: "));
    stage.play(ben, "b1-b2").await.private();
    discord.advance(std::time::Duration::from_mins(1)).await;
    let messages = discord.messages_now(games, ada).await;
    assert!(messages.iter().any(is_note), "{messages:#?}");
    discord.judge_strictly().await;
}
