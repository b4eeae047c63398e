//! Conditional moves: planned by taps, played when their condition is met, gone when it cannot be.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, EPHEMERAL, Member, components, labels, text},
    refusals::Stage,
    running::{Data, Process, Task, on_either_engine},
    tapping::choose,
};

on_either_engine!(
    a_chain_is_laid_out_and_played_across_a_restart,
    leaving_the_line_ends_it,
    moves_taken_back_end_what_was_laid_out_to_follow_them,
    a_word_that_is_not_taken_holds_nothing_up,
    plans_are_listed_replaced_and_taken_back,
    a_move_for_a_board_that_plans_have_changed_is_asked_about,
    a_draw_offer_waits_until_its_opponent_moves_by_hand,
);

fn content(answer: &Answer) -> String {
    text(&answer.message()["content"])
}

/// Chooses the squares of several plies one after the other, starting from the message of an answer.
pub(crate) async fn choose_all(
    discord: &Discord,
    by: &Member,
    from: Answer,
    squares: &[&str],
) -> Answer {
    let mut answer = from;
    for square in squares {
        answer = choose(discord, by, answer.message(), square).await;
    }
    answer
}

/// Chooses an entry of the select with this placeholder by a part of its label.
async fn pick_line(
    discord: &Discord,
    by: &Member,
    message: &Value,
    what: &str,
    line: &str,
) -> Answer {
    let select = components(message)
        .into_iter()
        .find(|component| component["placeholder"] == what)
        .unwrap_or_else(|| panic!("no {what:?} on {message:#}"));
    let options = select["options"].as_array().expect("options").clone();
    let option = options
        .into_iter()
        .find(|option| text(&option["label"]).contains(line))
        .unwrap_or_else(|| panic!("no {line:?} in {select:#}"));
    let body = json!({
        "user": by.id, "channel": message["channel_id"], "message": message["id"],
        "custom_id": select["custom_id"], "values": [option["value"]],
    });
    Answer(discord.post("/select", body).await)
}

/// Waits until the newest public message with a board in a thread shows these moves.
#[track_caller]
fn board_with(
    discord: &Discord,
    thread: &str,
    by: &Member,
    moves: &str,
) -> impl Future<Output = Value> {
    discord.message_where(thread, by, move |message| {
        message["flags"].as_u64().unwrap_or(0) & EPHEMERAL == 0
            && text(&message["content"]).contains(moves)
            && message["attachments"][0].is_object()
    })
}

async fn plans(discord: &Discord, by: &Member, thread: &str) -> Answer {
    discord.of_match(by, thread, json!({}), "plans").await
}

/// Plays a move of Ada's, and plans her answer if Ben moves a1-a2.
async fn plan_an_answer(stage: &Stage) {
    let Stage {
        discord,
        ada,
        thread,
        ..
    } = stage;
    stage.play(ada, "a7-a6").await.private();
    board_with(discord, thread, ada, "`a7-a6`").await;
    let list = plans(discord, ada, thread).await;
    let begun = discord.press(ada, list.message(), "Plan a reply").await;
    let preview = choose_all(discord, ada, begun, &["a1", "a2", "b7", "b6"]).await;
    discord.press(ada, preview.message(), "Save").await;
}

async fn a_chain_is_laid_out_and_played_across_a_restart(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;
    let play = async |by: &Member, mv: &str| {
        // A board may be there a moment before the bot is told, and then it would ask whether it was
        // seen.
        data.all_said().await;
        let answer = discord
            .command(by, &thread, "move", json!({ "move": mv }))
            .await;
        let said = answer.private();
        assert!(said.contains("You played"), "{said}");
    };
    board_with(&discord, &thread, &ada, "start").await;
    play(&ada, "a7-a6").await;
    board_with(&discord, &thread, &ada, "`a7-a6`").await;

    // If a1-a2, then b7-b6; and if then c2-c3, then g7-g6.
    let list = plans(&discord, &ada, &thread).await;
    assert!(list.updated().contains("None yet"));
    let begun = discord.press(&ada, list.message(), "Plan a reply").await;
    assert!(content(&begun).contains("If your opponent plays"));
    let theirs = choose_all(&discord, &ada, begun, &["a1", "a2"]).await;
    let asked = content(&theirs);
    assert!(
        asked.contains("If `a1-a2`,") && asked.contains("what do you reply"),
        "{asked}"
    );
    let preview = choose_all(&discord, &ada, theirs, &["b7", "b6"]).await;
    assert_eq!(labels(preview.message()), ["Save", "Back", "Cancel"]);
    let saved = discord.press(&ada, preview.message(), "Save").await;
    assert!(
        content(&saved).contains("If `a1-a2`, then `b7-b6`."),
        "{}",
        content(&saved)
    );
    let on = discord
        .press(&ada, saved.message(), "Continue from there")
        .await;
    let preview = choose_all(&discord, &ada, on, &["c2", "c3", "g7", "g6"]).await;
    let saved = discord.press(&ada, preview.message(), "Save").await;
    let line = "If `a1-a2`, then `b7-b6`. If `c2-c3`, then `g7-g6`.";
    assert!(content(&saved).contains(line), "{}", content(&saved));

    bot.kill(&discord).await;
    let _bot = Task::start_after_kill(&discord, &data).await;
    let list = discord.press(&ada, saved.message(), "Show all").await;
    assert!(content(&list).contains(line), "{}", content(&list));

    // Ben sees nothing of it until the condition is met.
    let his = plans(&discord, &ben, &thread).await;
    assert!(
        his.updated().contains("It’s your turn"),
        "{}",
        his.updated()
    );
    assert!(
        !his.updated().contains("b7-b6"),
        "Ada's, and Ben reads it: {}",
        his.updated()
    );
    play(&ben, "a1-a2").await;
    let board = board_with(&discord, &thread, &ben, "`b7-b6`").await;
    let told = "Blue: stone `a1-a2`.\nPlanned reply: Red: stone `b7-b6`.";
    assert!(text(&board["content"]).contains(told));
    assert_eq!(board["pinged"], json!([ben.id]), "and nobody else");
    play(&ben, "c2-c3").await;
    let board = board_with(&discord, &thread, &ben, "`g7-g6`").await;
    assert!(text(&board["content"]).contains("5 moves played"));
    assert_eq!(board["pinged"], json!([ben.id]));
    // The line is used up.
    let list = plans(&discord, &ada, &thread).await;
    assert!(list.updated().contains("None yet"), "{}", list.updated());
    discord.judge_strictly().await;
}

async fn leaving_the_line_ends_it(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    plan_an_answer(&stage).await;

    stage.play(ben, "g1-g2").await.private();
    let board = board_with(discord, thread, ada, "`g1-g2`").await;
    assert_eq!(board["pinged"], json!([ada.id]));
    // A private notice, and only to the player concerned.
    let direct = discord.post("/direct", json!({ "user": ada.id })).await;
    let word = discord.messages(&text(&direct["id"]), ada, "0", 1).await;
    let word = text(&word[0]["content"]);
    assert!(
        word.contains("no longer apply: Ben played `g1-g2`"),
        "{word}"
    );
    assert!(word.contains(thread), "with a link: {word}");
    let his = discord.get(&format!("/users/{}", ben.id)).await;
    assert_eq!(his["directs"], json!([]));
    assert!(!text(&board["content"]).contains("planned repl"));
    stage.play(ada, "g7-g6").await.private();
    board_with(discord, thread, ada, "`g7-g6`").await;
    stage.play(ben, "a1-a2").await.private();
    let board = board_with(discord, thread, ada, "`a1-a2`").await;
    assert_eq!(board["pinged"], json!([ada.id]), "not answered any more");
    let list = plans(discord, ada, thread).await;
    assert!(list.updated().contains("It’s your turn"));
    discord.judge_strictly().await;
}

/// Afterwards it is the opponent's turn as when they were planned, but on another board.
async fn moves_taken_back_end_what_was_laid_out_to_follow_them(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    for (by, mv) in [(ada, "a7-a6"), (ben, "a1-a2")] {
        stage.play(by, mv).await.private();
    }
    board_with(discord, thread, ben, "2 moves").await;
    let list = plans(discord, ben, thread).await;
    let begun = discord.press(ben, list.message(), "Plan a reply").await;
    let preview = choose_all(discord, ben, begun, &["b7", "b6", "b1", "b2"]).await;
    let saved = discord.press(ben, preview.message(), "Save").await;
    assert!(content(&saved).contains("If `b7-b6`, then `b1-b2`."));

    let asked = discord
        .of_match(ada, thread, json!({}), "offer:takeback")
        .await;
    asked.updated();
    let theirs = discord
        .of_match(ben, thread, json!({}), "offer:takeback")
        .await;
    let agreed = discord.press(ben, theirs.message(), "Accept").await;
    assert!(agreed.updated().contains("You agreed"));
    board_with(discord, thread, ben, "start position\n").await;
    let list = plans(discord, ben, thread).await.updated();
    assert!(
        list.contains("None yet"),
        "for a board that is no more: {list}"
    );

    stage.play(ada, "b7-b6").await.private();
    let board = board_with(discord, thread, ben, "`b7-b6`").await;
    let said = text(&board["content"]);
    assert!(
        !said.contains("planned repl"),
        "answered by a move that was laid out for a board that is no more: {said}"
    );
    assert_eq!(board["pinged"], json!([ben.id]));
    discord.judge_strictly().await;
}

/// A player who has closed their direct messages misses the notice, but nothing is stuck.
async fn a_word_that_is_not_taken_holds_nothing_up(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    let closed = json!({ "takes_direct_messages": false });
    discord.patch(&format!("/users/{}", ada.id), closed).await;
    plan_an_answer(&stage).await;
    stage.play(ben, "g1-g2").await.private();
    let board = board_with(discord, thread, ada, "`g1-g2`").await;
    assert_eq!(board["pinged"], json!([ada.id]));
    discord.judge().await;
}

async fn plans_are_listed_replaced_and_taken_back(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        thread,
        ..
    } = &stage;
    stage.play(ada, "a7-a6").await.private();
    board_with(discord, thread, ada, "`a7-a6`").await;
    let lay_out = async |squares: &[&str]| {
        let list = plans(discord, ada, thread).await;
        let begun = discord.press(ada, list.message(), "Plan a reply").await;
        let preview = choose_all(discord, ada, begun, squares).await;
        discord.press(ada, preview.message(), "Save").await
    };
    lay_out(&["a1", "a2", "b7", "b6"]).await;
    lay_out(&["g1", "g2", "b7", "c7"]).await;
    lay_out(&["a1", "a2", "f7", "f6"]).await;
    let list = plans(discord, ada, thread).await;
    let said = list.updated();
    assert!(said.contains("If `a1-a2`, then `f7-f6`."), "{said}");
    assert!(said.contains("If `g1-g2`, then `b7-c7`."), "{said}");
    assert!(!said.contains("b7-b6"), "one answer to one move: {said}");

    let select = "Continue one of them …";
    let on = pick_line(discord, ada, list.message(), select, "g1-g2").await;
    assert!(content(&on).contains("If your opponent plays"));
    let list = plans(discord, ada, thread).await;
    let stale = plans(discord, ada, thread).await;
    let left = pick_line(discord, ada, list.message(), "Remove one", "a1-a2").await;
    assert!(!content(&left).contains("a1-a2"), "{}", content(&left));
    assert!(content(&left).contains("g1-g2"));
    // The outdated list still offers a line that is no longer planned.
    let gone = pick_line(discord, ada, stale.message(), "Remove one", "a1-a2").await;
    assert!(
        content(&gone).contains("no longer planned"),
        "{}",
        content(&gone)
    );

    let hers = discord.command(cleo, thread, "match", json!({})).await;
    let offered = labels(hers.message()).contains(&"Planned replies".to_owned());
    assert!(!offered, "she doesn't play");
    let his = plans(discord, ben, thread).await;
    assert!(his.updated().contains("It’s your turn"));
    assert!(labels(his.message()).is_empty());
    discord.judge_strictly().await;
}

/// Ada has planned b7-b6 after a1-a2, and Ben b1-b2 after that.
async fn a_move_for_a_board_that_plans_have_changed_is_asked_about(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    plan_an_answer(&stage).await;
    // Ben can plan only on Ada's turn, so he plans for the turn after the next.
    stage.play(ben, "g1-g2").await.private();
    board_with(discord, thread, ada, "`g1-g2`").await;
    let list = plans(discord, ben, thread).await;
    let begun = discord.press(ben, list.message(), "Plan a reply").await;
    let preview = choose_all(discord, ben, begun, &["g7", "g6", "b1", "b2"]).await;
    discord.press(ben, preview.message(), "Save").await;

    // Discord accepts no more boards for now. Ada does not see that Ben has answered immediately, and
    // sends her move again.
    let fault =
        json!({ "kind": "server_error", "route": "POST /channels/*/messages", "times": 1000 });
    discord.post("/faults", fault).await;
    stage.play(ada, "g7-g6").await.private();
    let again = stage.play(ada, "f7-f6").await;
    let said = again.private();
    assert!(said.contains("planned replies came first"), "{said}");
    assert!(labels(again.message()).contains(&"Play".to_owned()));
    // A move that is not possible on this board leads to choosing one on it.
    let again = stage.play(ada, "g7-g6").await;
    let said = again.private();
    assert!(said.contains("planned replies came first"), "{said}");
    assert!(said.contains("Which piece moves?"), "{said}");
    let record = discord.of_match(ben, thread, json!({}), "moves").await;
    let record = record.private();
    assert!(
        record.contains("b1-b2") && !record.contains("f7-f6"),
        "{record}"
    );

    // Once the board is there, a typed move is meant for it.
    discord.delete("/faults").await;
    discord.advance(Duration::from_mins(10)).await;
    let board = board_with(discord, thread, ada, "b1-b2").await;
    // Discord has numbered the second of these two moves before that board.
    let settled = discord
        .until("an empty outbox", async || {
            let played = stage.play(ada, "f7-f6").await.private();
            if played.contains("You played") {
                Ok(played)
            } else {
                Err(json!(played))
            }
        })
        .await;
    assert!(settled.contains("f7-f6"), "{settled} on {board:#}");
}

/// Waits for the newest draw offer, which is not this one.
async fn offer_after(stage: &Stage, last: &str) -> Value {
    let is_it = |message: &Value| {
        text(&message["content"]).contains("offers a draw")
            && message["flags"] == 0
            && text(&message["id"]) != last
    };
    let (discord, thread) = (&stage.discord, &stage.thread);
    discord.message_where(thread, &stage.ben, is_it).await
}

/// A planned reply is played without its player, so it answers nothing.
async fn a_draw_offer_waits_until_its_opponent_moves_by_hand(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    // Ben plans an answer to a7-a6.
    let list = plans(discord, ben, thread).await;
    let begun = discord.press(ben, list.message(), "Plan a reply").await;
    let preview = choose_all(discord, ben, begun, &["a7", "a6", "a1", "a2"]).await;
    discord.press(ben, preview.message(), "Save").await;
    let offered = discord.command(ada, thread, "draw", json!({})).await;
    assert!(offered.private().contains("You offered a draw"));
    let offer = offer_after(&stage, "").await;
    stage.play(ada, "a7-a6").await.private();
    board_with(discord, thread, ada, "`a1-a2`").await;
    stage.data.all_said().await;
    let waits = discord.command(ada, thread, "draw", json!({})).await;
    let waits = waits.private();
    assert!(waits.contains("hasn’t answered your draw offer"), "{waits}");

    // The player who made it moves on, and the other one moves by hand.
    stage.play(ada, "b7-b6").await.private();
    board_with(discord, thread, ada, "`b7-b6`").await;
    stage.data.all_said().await;
    stage.play(ben, "a2-a3").await.private();
    let id = text(&offer["id"]);
    let lapsed = |message: &Value| {
        text(&message["id"]) == id && text(&message["content"]).contains("no longer open")
    };
    discord.message_where(thread, ada, lapsed).await;
    board_with(discord, thread, ada, "`a2-a3`").await;
    stage.data.all_said().await;

    // The same for an offer together with a move, which the other one answers after their plan.
    let list = plans(discord, ben, thread).await;
    let begun = discord.press(ben, list.message(), "Plan a reply").await;
    let preview = choose_all(discord, ben, begun, &["g7", "g6", "c2", "c3"]).await;
    discord.press(ben, preview.message(), "Save").await;
    let both = json!({ "move": "g7-g6", "draw": true });
    let played = discord.command(ada, thread, "move", both).await.private();
    assert!(played.contains("You offered a draw"), "{played}");
    let again = offer_after(&stage, &id).await;
    board_with(discord, thread, ada, "`c2-c3`").await;
    let id = text(&again["id"]);
    let shown = discord.get(&format!("/messages/{thread}/{id}")).await;
    assert_eq!(labels(&shown), ["Accept", "Decline", "Withdraw"]);
    discord.press(ben, &shown, "Accept").await.acknowledged();
    let drawn = |message: &Value| text(&message["content"]).contains("both players agree");
    discord.message_where(thread, ada, drawn).await;
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_planned_move_of_the_first_player_answers_no_draw_offer_either() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    plan_an_answer(&stage).await;
    stage.data.all_said().await;
    let offered = discord.command(ben, thread, "draw", json!({})).await;
    assert!(offered.private().contains("You offered a draw"));
    let offer = offer_after(&stage, "").await;
    stage.play(ben, "a1-a2").await.private();
    board_with(discord, thread, ada, "`b7-b6`").await;
    stage.data.all_said().await;
    discord.press(ada, &offer, "Accept").await.acknowledged();
    let drawn = |message: &Value| text(&message["content"]).contains("both players agree");
    discord.message_where(thread, ada, drawn).await;
    discord.judge_strictly().await;
}
