//! Boards reach their place no matter what Discord does.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, text},
    picture,
    refusals::Stage,
    running::{Data, Task, on_both_engines},
};

on_both_engines!(
    a_board_is_sent_again_until_discord_takes_it_and_shown_once,
    a_board_that_arrived_unheard_is_found_again_when_its_nonce_is_forgotten,
    without_the_right_to_open_threads_the_match_is_played_in_the_channel,
    when_its_thread_is_deleted_a_match_goes_on_in_the_channel,
    a_match_that_has_moved_to_the_channel_stays_there,
    a_late_board_does_not_show_the_resignation_that_came_after_it,
    a_match_whose_messages_are_not_taken_holds_up_no_other,
    matches_whose_messages_are_never_answered_hold_up_no_other,
    without_the_right_to_post_a_challenge_is_refused_and_says_what_is_missing,
    a_bot_that_loses_its_connection_goes_on,
);

/// Matches a public message that says so; private answers have no picture.
fn says(what: &'static str) -> impl Fn(&Value) -> bool {
    move |message| text(&message["content"]).contains(what) && message["attachments"][0].is_object()
}

async fn a_board_is_sent_again_until_discord_takes_it_and_shown_once(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    let route = "POST /channels/*/messages";
    for (mv, by, fault) in [
        (
            "a7-a6",
            ada,
            json!({ "kind": "server_error", "route": route, "times": 2 }),
        ),
        (
            "a1-a2",
            ben,
            json!({ "kind": "server_error", "after": true, "route": route, "times": 2 }),
        ),
        (
            "b7-b6",
            ada,
            json!({ "kind": "rate_limit", "route": route, "times": 2, "retry_after_ms": 500 }),
        ),
        (
            "b1-b2",
            ben,
            json!({ "kind": "drop_request", "route": route, "times": 1 }),
        ),
    ] {
        discord.post("/faults", fault).await;
        stage.play(by, mv).await.private();
        discord.advance(Duration::from_secs(10)).await;
        discord.message_where(thread, ada, says(mv)).await;
        discord.delete("/faults").await;
        // Another try may be on its way, with a nonce that Discord knows for some minutes.
        discord.advance(Duration::from_secs(10)).await;
    }
    stage.play(ada, "f7-f6").await.private();
    discord.message_where(thread, ada, says("f7-f6")).await;
    let boards = discord.messages_now(thread, ada).await;
    let played: Vec<String> = boards
        .iter()
        .filter(|message| message["attachments"][0].is_object())
        .map(|message| text(&message["attachments"][0]["filename"]))
        .collect();
    let expected: Vec<String> = (0..=5)
        .map(|ply| format!("match-1-board-{ply}.png"))
        .collect();
    assert_eq!(played, expected, "each once, in order");
    discord.judge().await;
}

async fn a_board_that_arrived_unheard_is_found_again_when_its_nonce_is_forgotten(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    let fault = json!({
        "kind": "server_error", "after": true, "route": "POST /channels/*/messages", "times": 1
    });
    discord.post("/faults", fault).await;
    stage.play(ada, "a7-a6").await.private();
    discord.message_where(thread, ada, says("a7-a6")).await;
    // Discord remembers a nonce for a few minutes; half an hour later it would post again.
    discord.advance(Duration::from_mins(30)).await;
    stage.play(ben, "a1-a2").await.private();
    discord.message_where(thread, ada, says("a1-a2")).await;
    let boards = discord.messages_now(thread, ada).await;
    let boards = boards
        .iter()
        .filter(|message| message["attachments"][0].is_object())
        .count();
    assert_eq!(boards, 3);
    discord.judge().await;
}

async fn without_the_right_to_open_threads_the_match_is_played_in_the_channel(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let path = format!("/channels/{games}/bot-permissions");
    discord
        .put(&path, json!({ "deny": ["CREATE_PUBLIC_THREADS"] }))
        .await;
    let options = json!({ "game": "guard-and-towers", "opponent": ben.id, "side": "first" });
    discord
        .command(&ada, &games, "challenge", options)
        .await
        .private();
    let card = discord.picture_after(&games, &ben, "0").await;
    discord.press(&ben, &card, "Accept").await.acknowledged();
    discord
        .message_where(&games, &ada, says("and moves first against"))
        .await;
    // The match need not be named: there is only one.
    let played = discord
        .command(&ada, &games, "move", json!({ "move": "a7-a6" }))
        .await;
    assert!(played.private().contains("You played"));
    discord.message_where(&games, &ben, says("a7-a6")).await;
    discord.judge().await;
}

async fn when_its_thread_is_deleted_a_match_goes_on_in_the_channel(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &stage;
    discord.delete(&format!("/channels/{thread}")).await;
    let played = discord
        .command(ada, games, "move", json!({ "move": "a7-a6" }))
        .await;
    assert!(played.private().contains("You played"));
    discord.advance(Duration::from_secs(10)).await;
    discord.message_where(games, ben, says("a7-a6")).await;
    discord.judge().await;
}

/// The match is shown in its channel from then on: Discord is not asked for the thread again.
async fn a_match_that_has_moved_to_the_channel_stays_there(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;
    discord.delete(&format!("/channels/{thread}")).await;
    let play = async |by: &Member, mv: &'static str| {
        let played = discord
            .command(by, &games, "move", json!({ "move": mv }))
            .await;
        assert!(played.private().contains("You played"));
        discord.message_where(&games, &ben, says(mv)).await;
    };
    let refused = async || {
        let refusals = discord.refusals().await;
        let paths = refusals.iter().map(|refusal| text(&refusal["path"]));
        paths.collect::<Vec<String>>()
    };
    let once = [format!("/channels/{thread}/messages")];
    play(&ada, "a7-a6").await;
    assert_eq!(refused().await, once, "the thread is gone");
    play(&ben, "a1-a2").await;
    assert_eq!(refused().await, once, "then known to be gone");
    bot.stop(&discord).await;
    let _bot = Task::start(&discord, &data).await;
    play(&ada, "b7-b6").await;
    assert_eq!(refused().await, once, "also after a restart");
    discord.judge().await;
}

/// Each message shows what was true at its time, in order.
async fn a_late_board_does_not_show_the_resignation_that_came_after_it(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    let fault = json!({
        "kind": "server_error", "route": "POST /channels/*/messages", "times": 1000
    });
    discord.post("/faults", fault).await;
    stage.play(ada, "a7-a6").await.private();
    discord.refused("a7-a6").await;
    let question = discord.command(ben, thread, "resign", json!({})).await;
    let resigned = discord.press(ben, question.message(), "Yes, resign").await;
    resigned.updated();
    discord.delete("/faults").await;
    discord.advance(Duration::from_mins(10)).await;

    let boards = discord
        .until("the start, the move and the result", async || {
            let mut messages = discord.messages_now(thread, ada).await;
            messages.retain(|message| message["attachments"][0].is_object());
            if messages.len() < 3 {
                return Err(messages.into());
            }
            Ok(messages)
        })
        .await;
    let of_move = text(&boards[1]["content"]);
    assert!(!of_move.contains("resigns"), "that came later: {of_move}");
    assert!(
        of_move.contains(&format!("{}, it’s your turn", ben.mention())),
        "{of_move}"
    );
    let alt = picture::alt(&boards[1]);
    assert!(
        alt.contains("Blue to move") && !alt.contains("won"),
        "{alt}"
    );
    let result = text(&boards[2]["content"]);
    assert!(
        result.contains(&format!(
            "Blue resigns. {} beats {}!",
            ada.mention(),
            ben.mention()
        )),
        "{result}"
    );
    assert_eq!(boards.len(), 3);
    discord.judge().await;
}

async fn a_match_whose_messages_are_not_taken_holds_up_no_other(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        thread,
        ..
    } = &stage;
    let game = json!({ "game": "guard-and-towers" });
    let (other, _) = discord.begin([ada, cleo], game).await;
    let route = format!("POST /channels/{thread}/messages");
    let fault = json!({ "kind": "server_error", "route": route, "times": 1000 });
    discord.post("/faults", fault).await;
    stage.play(ada, "a7-a6").await.private();
    discord.refused("a7-a6").await;
    let mv = json!({ "move": "b7-b6" });
    discord.command(ada, &other, "move", mv).await.private();
    discord.message_where(&other, cleo, says("b7-b6")).await;
    let waiting = discord.messages_now(thread, ben).await;
    assert!(!waiting.iter().any(says("a7-a6")));

    discord.delete("/faults").await;
    discord.advance(Duration::from_mins(10)).await;
    discord.message_where(thread, ben, says("a7-a6")).await;
    discord.judge().await;
}

async fn matches_whose_messages_are_never_answered_hold_up_no_other(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord, ada, ben, ..
    } = &stage;
    let mut threads = Vec::new();
    for _ in 0..20 {
        let game = json!({ "game": "guard-and-towers" });
        threads.push(discord.begin([ada, ben], game).await.0);
    }
    for thread in &threads {
        let route = format!("POST /channels/{thread}/messages");
        let fault = json!({ "kind": "latency", "route": route, "ms": 1_000_000_000 });
        discord.post("/faults", fault).await;
        let mv = json!({ "move": "a7-a6" });
        discord.command(ada, thread, "move", mv).await.private();
    }
    discord.all_faults_taken().await;
    stage.play(ada, "b7-b6").await.private();
    discord
        .message_where(&stage.thread, ben, says("b7-b6"))
        .await;
    discord.judge().await;
}

async fn without_the_right_to_post_a_challenge_is_refused_and_says_what_is_missing(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let path = format!("/channels/{games}/bot-permissions");
    discord
        .put(&path, json!({ "deny": ["ATTACH_FILES"] }))
        .await;
    let options = json!({ "game": "guard-and-towers" });
    let refused = discord
        .command(&ada, &games, "challenge", options)
        .await
        .private();
    assert!(refused.contains("Attach Files"), "{refused}");
    let list = discord
        .command(&ada, &games, "matches", json!({}))
        .await
        .private();
    assert!(list.contains("no open challenges"), "{list}");
    discord.judge_strictly().await;
}

async fn a_bot_that_loses_its_connection_goes_on(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    for (action, by, mv) in [
        ("drop", ada, "a7-a6"),
        ("reconnect", ben, "a1-a2"),
        ("invalid_session", ada, "b7-b6"),
    ] {
        discord.post("/gateway", json!({ "action": action })).await;
        discord.ready().await;
        let played = stage.play(by, mv).await.private();
        assert!(played.contains("You played"), "after {action}: {played}");
        discord.message_where(thread, ada, says(mv)).await;
    }
    discord.judge_strictly().await;
}
