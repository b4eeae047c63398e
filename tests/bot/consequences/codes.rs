//! Each error code of Discord, and what happens to the post that gets it.

use std::time::Duration;

use serde_json::json;

use super::{MOVES, Played, courtier, refuse, shows};
use crate::{discord::text, refusals::Stage};

/// The board appears in its thread when Discord accepts it.
#[tokio::test]
async fn what_may_pass_is_tried_again() {
    let stage = Stage::set().await;
    let discord = &stage.discord;
    let mut played = Played::begin(&stage).await;
    for (status, code) in [
        (400, 20_016),
        (429, 20_028),
        (429, 20_029),
        (401, 40_001),
        (403, 40_002),
        (400, 40_003),
        (429, 40_062),
        (403, 40_333),
        (401, 50_014),
        (403, 130_000),
        (403, 0),
    ] {
        if played.moves.len() == 0 {
            played = Played::begin(&stage).await;
        }
        let mv = played.play_after(refuse("*", status, code)).await;
        let mv = mv.expect("a move is left");
        discord.advance(Duration::from_mins(1)).await;
        played.shown_in(&played.thread, mv).await;
    }
    discord.judge().await;
}

#[tokio::test]
async fn a_match_whose_thread_is_gone_or_closed_goes_on_in_the_channel() {
    let stage = Stage::set().await;
    for (status, code) in [
        (404, 10_003),
        (403, 50_001),
        (400, 50_008),
        (403, 50_013),
        (400, 50_024),
        (400, 50_083),
        (400, 160_005),
        (403, 99_999),
    ] {
        let mut played = Played::begin(&stage).await;
        let mv = played.play_after(refuse("*", status, code)).await;
        played.shown_in(&stage.games, mv.expect("a move")).await;
        let mv = played.play().await.expect("a move");
        played.shown_in(&stage.games, mv).await;
        let there = stage.discord.messages_now(&played.thread, &stage.ada).await;
        assert!(!there.iter().any(played.board(mv)), "{code}: it stays");
    }
    stage.discord.judge().await;
}

/// A post that Discord never accepts delays nothing, and no board leaves its thread because of it.
#[tokio::test]
async fn our_own_mistake_is_set_aside_and_the_next_board_comes() {
    let stage = Stage::set().await;
    for (status, code) in [
        (413, 40_005),
        (400, 50_006),
        (400, 50_035),
        (400, 50_109),
        (400, 200_000),
        (400, 240_000),
        (400, 88_888),
        (404, 77_777),
    ] {
        let mut played = Played::begin(&stage).await;
        let lost = played.play_after(refuse("*", status, code)).await;
        let next = played.play().await.expect("a move");
        played.shown_in(&played.thread, next).await;
        let there = stage.discord.messages_now(&played.thread, &stage.ada).await;
        let lost = played.board(lost.expect("a move"));
        assert!(!there.iter().any(lost), "{code}");
    }
    let games = stage.discord.messages_now(&stage.games, &stage.ada).await;
    assert!(!games.iter().any(shows(MOVES[0])), "none left its thread");
    stage.discord.judge().await;
}

/// An edit that cannot be made is dropped.
#[tokio::test]
async fn an_edit_that_cannot_be_made_holds_nothing_up_and_is_not_tried_again() {
    let stage = Stage::set().await;
    let discord = &stage.discord;
    for (status, code) in [
        (404, 10_003),
        (404, 10_008),
        (400, 30_046),
        (403, 50_001),
        (403, 50_013),
        (400, 160_005),
    ] {
        let mut played = Played::begin(&stage).await;
        let route = format!("PATCH /channels/{}/messages/*", played.thread);
        let mut fault = refuse(&route, status, code);
        fault["times"] = 5.into();
        discord.post("/faults", fault).await;
        for _ in 0..2 {
            let mv = played.play().await.expect("a move");
            played.shown_in(&played.thread, mv).await;
        }
        let refused = async || {
            let refusals = discord.refusals().await;
            let edits = refusals.iter().filter(|refusal| {
                refusal["method"] == "PATCH" && text(&refusal["path"]).contains(&played.thread)
            });
            let edits = edits.count();
            if edits == 2 {
                Ok(())
            } else {
                Err(edits.into())
            }
        };
        discord.until("each edit to be refused", refused).await;
        discord.advance(Duration::from_mins(30)).await;
        let mv = played.play().await.expect("a move");
        played.shown_in(&played.thread, mv).await;
        discord.delete("/faults").await;
    }
    assert_eq!(
        courtier(&stage.data, &["list"]),
        "everything could be said\n"
    );
    discord.judge().await;
}

#[tokio::test]
async fn a_match_without_a_thread_is_played_in_the_channel() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &stage;
    for (status, code) in [
        (404, 10_008),
        (403, 50_001),
        (403, 50_013),
        (400, 50_024),
        (400, 160_006),
        (400, 160_007),
    ] {
        let route = format!("POST /channels/{games}/messages/*/threads");
        discord.post("/faults", refuse(&route, status, code)).await;
        let before = discord.messages_now(games, ben).await;
        let last = text(&before.last().expect("a message")["id"]);
        let options = json!({ "game": "courtyard", "opponent": ben.id, "side": "first" });
        discord
            .command(ada, games, "challenge", options)
            .await
            .private();
        let card = discord.picture_after(games, ben, &last).await;
        discord.press(ben, &card, "Accept").await.acknowledged();
        let board = discord.picture_after(games, ben, &text(&card["id"])).await;
        assert!(
            shows("it’s your turn")(&board) || shows("moves first")(&board),
            "{board}"
        );
    }
    discord.judge().await;
}

/// The other player is told, nothing is delayed, and nothing is set aside.
#[tokio::test]
async fn a_player_who_cannot_be_reached_is_not_told() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &stage;
    let rights = format!("/channels/{games}/bot-permissions");
    let denied = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"];
    discord.put(&rights, json!({ "deny": denied })).await;
    let direct = discord.post("/direct", json!({ "user": ben.id })).await;
    let direct = text(&direct["id"]);
    for (mv, (status, code)) in MOVES.into_iter().zip([
        (404, 10_013),
        (403, 20_009),
        (403, 50_007),
        (403, 50_278),
        (403, 50_001),
    ]) {
        // Ada, who plays the first side, is told first.
        let fault = refuse("POST /users/@me/channels", status, code);
        discord.post("/faults", fault).await;
        let by = if mv.ends_with('6') { ada } else { ben };
        stage.play(by, mv).await.private();
        discord.message_where(&direct, ben, shows(mv)).await;
    }
    let told = discord.post("/direct", json!({ "user": ada.id })).await;
    let told = discord.messages_now(&text(&told["id"]), ada).await;
    assert!(
        !told
            .iter()
            .any(|message| MOVES.iter().any(|mv| shows(mv)(message)))
    );
    assert_eq!(
        courtier(&stage.data, &["list"]),
        "everything could be said\n"
    );
    discord.judge().await;
}

/// The answer is temporary. Asked later, the bot is in the server after all.
#[tokio::test]
async fn what_is_said_of_an_unknown_server_rests_until_it_is_known() {
    let stage = Stage::set().await;
    let mut played = Played::begin(&stage).await;
    let mv = played.play_after(refuse("*", 404, 10_004)).await;
    let mv = mv.expect("a move");
    let discord = &stage.discord;
    discord
        .until("the board", async || {
            discord.advance(Duration::from_mins(5)).await;
            let there = discord.messages_now(&played.thread, &stage.ada).await;
            if there.iter().any(played.board(mv)) {
                Ok(())
            } else {
                Err(there.into())
            }
        })
        .await;
    discord.judge().await;
}
