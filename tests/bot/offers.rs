//! Draws and takebacks: offered, answered at any time, and never with an effect to which no one agreed.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    crash::begin,
    discord::{Discord, Member, components, labels, text},
    picture,
    refusals::Stage,
    running::{Data, Process, Task, on_either_engine},
    tapping::choose,
};

on_either_engine!(
    a_draw_is_offered_and_agreed_to_a_week_later,
    moves_are_taken_back_by_who_agrees_after_the_bot_was_killed,
    offers_lapse_when_the_match_goes_on_and_are_withdrawn,
    who_offers_what_the_opponent_has_offered_is_asked_to_answer,
    twenty_answers_at_once_count_once,
    a_board_that_was_taken_back_before_it_was_posted_is_not_posted,
    an_offer_that_arrived_unheard_is_found_again_and_not_posted_twice,
    an_offer_that_closed_before_its_posting_was_heard_of_loses_its_buttons,
    a_draw_offered_with_a_move_waits_until_the_opponent_moves,
    a_draw_offered_with_a_move_that_is_to_be_confirmed_is_offered_first,
    who_would_offer_a_draw_with_a_move_is_shown_the_opponents,
);

const WEEK: Duration = Duration::from_hours(7 * 24);

impl Stage {
    async fn offer_draw(&self, by: &Member) -> String {
        let (discord, thread) = (&self.discord, &self.thread);
        discord
            .command(by, thread, "draw", json!({}))
            .await
            .private()
    }

    async fn ask_for_takeback(&self, by: &Member) -> String {
        let (discord, thread) = (&self.discord, &self.thread);
        let asked = discord.of_match(by, thread, json!({}), "offer:takeback");
        asked.await.updated()
    }

    /// Waits for the newest public message of the thread that says this.
    #[track_caller]
    fn said(&self, what: &str) -> impl Future<Output = Value> {
        self.discord
            .message_where(&self.thread, &self.ben, move |message| {
                text(&message["content"]).contains(what) && message["flags"] == 0
            })
    }

    /// Waits until a message has lost its buttons and says this.
    async fn closed(&self, offer: &Value, what: &str) {
        let message = self
            .discord
            .message_where(&self.thread, &self.ben, |message| {
                message["id"] == offer["id"] && message["components"] == json!([])
            })
            .await;
        let content = text(&message["content"]);
        assert!(content.contains(what), "{what:?} in {content:?}");
        assert_eq!(message["pinged"], offer["pinged"], "nobody is pinged again");
    }

    /// Waits for the board with this file name.
    #[track_caller]
    fn board(&self, file: &str) -> impl Future<Output = Value> {
        board(&self.discord, &self.thread, &self.ada, file)
    }

    /// Waits until the board with this file name has lost its buttons.
    async fn retired(&self, file: &str) {
        self.discord
            .message_where(&self.thread, &self.ada, |message| {
                message["attachments"][0]["filename"] == file && message["components"] == json!([])
            })
            .await;
    }
}

#[track_caller]
fn board(discord: &Discord, thread: &str, by: &Member, file: &str) -> impl Future<Output = Value> {
    discord.message_where(thread, by, move |message| {
        message["attachments"][0]["filename"] == file
    })
}

async fn a_draw_is_offered_and_agreed_to_a_week_later(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &stage;
    stage.play(ada, "a7-a6").await.private();
    // Out of turn, because there is no hurry.
    let made = stage.offer_draw(ada).await;
    assert!(made.contains("You offered a draw in #1"), "{made}");
    let offer = stage.said("offers a draw").await;
    assert!(text(&offer["content"]).starts_with(&ada.mention()));
    assert_eq!(offer["pinged"], json!([ben.id]));
    assert_eq!(labels(&offer), ["Accept", "Decline", "Withdraw"]);

    discord.advance(WEEK).await;
    discord.press(ben, &offer, "Accept").await.acknowledged();
    // By then Discord has archived the thread; an edit in it reopens it first.
    let end = stage.board("match-1-result.png").await;
    let content = text(&end["content"]);
    assert!(
        content.contains("**Draw:** both players agree."),
        "{content}"
    );
    assert_eq!(end["pinged"], json!([]), "nobody needs to act");
    assert!(picture::alt(&end).contains("Draw: both players agree"));
    stage.closed(&offer, "has been accepted.").await;
    let list = discord.command(ada, games, "matches", json!({})).await;
    assert!(list.private().contains("no match"), "{}", list.private());
    discord.judge().await;
}

async fn moves_are_taken_back_by_who_agrees_after_the_bot_was_killed(data: Data) {
    let discord = Discord::start().await;
    let bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let thread = begin(&discord, &ada, &ben).await;
    let play = async |by: &Member, mv: &str| {
        let played = discord
            .command(by, &thread, "move", json!({ "move": mv }))
            .await;
        played.private()
    };
    let boards = async |file: &str| board(&discord, &thread, &ada, file).await;
    let start = boards("match-1-board-0.png").await;
    let picker = discord.press(&ada, &start, "Move").await;
    let form = discord.press(&ada, picker.message(), "Type it").await;
    play(&ada, "a7-a6").await;
    let first = boards("match-1-board-1.png").await;
    play(&ben, "a1-a2").await;
    boards("match-1-board-2.png").await;

    let asked = discord
        .of_match(&ada, &thread, json!({}), "offer:takeback")
        .await;
    assert!(asked.updated().contains("take back your last move"));
    let offer = discord
        .message_where(&thread, &ben, |message| {
            text(&message["content"]).contains("2 moves back in #1: `a7-a6`, `a1-a2`")
        })
        .await;
    assert_eq!(offer["pinged"], json!([ben.id]));
    bot.kill(&discord).await;
    let _bot = Task::start_after_kill(&discord, &data).await;
    discord.press(&ben, &offer, "Accept").await.acknowledged();

    let again = boards("match-1-board-3.png").await;
    assert_eq!(again["pinged"], json!([ada.id]));
    assert!(text(&again["content"]).contains("start"), "{again:#}");
    assert_eq!(
        picture::of(&discord, &again).await,
        picture::of(&discord, &start).await,
        "the same board as at the start"
    );
    // A button that was opened on the first board does not fit this one, even if they look alike.
    for late in [
        discord.press_late(&ada, &start, "Move").await,
        discord
            .send_form(&ada, &form, json!({ "move": "b7-b6" }))
            .await,
    ] {
        assert!(late.private().contains("old board"), "{}", late.private());
        // The same form would be late again.
        assert_eq!(labels(late.message()), [""; 0]);
    }
    play(&ada, "b7-b6").await;
    let other = boards("match-1-board-4.png").await;
    assert!(text(&other["content"]).contains("1 move played"));
    let late = discord.press_late(&ben, &first, "Move").await.private();
    assert!(late.contains("old board"), "{late}");
    let moves = discord.of_match(&ben, &thread, json!({}), "moves").await;
    assert!(
        moves.private().contains("1. b7-b6\n"),
        "{}",
        moves.private()
    );
    discord.judge_strictly().await;
}

async fn offers_lapse_when_the_match_goes_on_and_are_withdrawn(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    stage.play(ada, "a7-a6").await.private();
    stage.offer_draw(ada).await;
    stage.ask_for_takeback(ada).await;
    let draw = stage.said("offers a draw").await;
    let takeback = stage.said("take a move back in #1: `a7-a6`").await;
    stage.play(ben, "a1-a2").await.private();
    stage.board("match-1-board-2.png").await;
    stage.retired("match-1-board-1.png").await;
    for offer in [&draw, &takeback] {
        stage.closed(offer, "no longer open").await;
        let before = stage.public().await;
        let late = discord.press_late(ben, offer, "Accept").await;
        stage
            .refused(&late, "the match has moved on", &before)
            .await;
    }

    stage.ask_for_takeback(ben).await;
    let offer = stage.said("take a move back in #1: `a1-a2`").await;
    discord.press(ben, &offer, "Withdraw").await.acknowledged();
    stage.closed(&offer, "was withdrawn.").await;
    let late = discord.press_late(ada, &offer, "Accept").await.private();
    assert!(late.contains("was withdrawn"), "{late}");
    let moves = discord.of_match(ada, thread, json!({}), "moves").await;
    assert!(moves.private().contains("1. a7-a6  a1-a2"));
    discord.judge_strictly().await;
}

async fn who_offers_what_the_opponent_has_offered_is_asked_to_answer(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        board,
        ..
    } = &stage;
    stage.offer_draw(ada).await;
    let offer = stage.said("offers a draw").await;
    let before = stage.public().await;
    let theirs = discord.command(ben, thread, "draw", json!({})).await;
    stage
        .refused(&theirs, "Your opponent asked first", &before)
        .await;
    assert_eq!(labels(theirs.message()), ["Accept", "Decline"]);
    // The same by the button.
    let more = discord.press(ben, board, "More").await;
    let theirs = discord.press(ben, more.message(), "Offer a draw").await;
    assert!(theirs.updated().contains("Your opponent asked first"));
    let done = discord.press(ben, theirs.message(), "Accept").await;
    assert_eq!(done.updated(), "You agreed: the match is drawn.");
    stage.closed(&offer, "has been accepted.").await;
    stage.board("match-1-result.png").await;
    discord.judge_strictly().await;
}

async fn twenty_answers_at_once_count_once(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord, ada, ben, ..
    } = &stage;
    stage.play(ada, "a7-a6").await.private();
    stage.play(ben, "a1-a2").await.private();
    stage.ask_for_takeback(ben).await;
    let offer = stage.said("take a move back").await;
    let clicks = (0..20).map(|_| discord.press_late(ada, &offer, "Accept"));
    let answers = futures_util::future::join_all(clicks).await;
    let counted = answers
        .iter()
        .filter(|answer| answer.0["outcome"] == "acknowledged");
    assert_eq!(counted.count(), 1);
    for refused in answers
        .iter()
        .filter(|answer| answer.0["outcome"] != "acknowledged")
    {
        assert!(refused.private().contains("has been accepted"));
    }
    let board = stage.board("match-1-board-3.png").await;
    assert!(text(&board["content"]).contains("1 move played"));
    assert_eq!(board["pinged"], json!([ben.id]));
    discord.judge_strictly().await;
}

async fn a_board_that_was_taken_back_before_it_was_posted_is_not_posted(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    discord
        .post(
            "/faults",
            json!({ "kind": "server_error", "route": "POST /channels/*/messages", "times": 1000 }),
        )
        .await;
    stage.play(ada, "a7-a6").await.private();
    discord.refused("match-1-board-1.png").await;
    stage.ask_for_takeback(ada).await;
    // Ben cannot see the request yet, but is told about it when he wants to ask as well.
    let theirs = discord
        .of_match(ben, thread, json!({}), "offer:takeback")
        .await;
    let done = discord.press(ben, theirs.message(), "Accept").await;
    assert!(done.updated().contains("You agreed"));
    discord.advance(Duration::from_mins(10)).await;
    // Once the next board is on its way, the previous one is not, and it was never let through.
    discord.refused("match-1-board-2.png").await;
    discord.delete("/faults").await;
    discord.advance(Duration::from_mins(10)).await;

    stage.board("match-1-board-2.png").await;
    stage.play(ada, "b7-b6").await.private();
    stage.board("match-1-board-3.png").await;
    let messages = discord.messages_now(thread, ben).await;
    let shown: Vec<String> = messages
        .iter()
        .filter(|message| message["flags"] == 0)
        .map(|message| text(&message["content"]))
        .collect();
    assert_eq!(shown.len(), 3, "the start, twice, and the move: {shown:#?}");
    assert!(!shown.iter().any(|shown| shown.contains("a7-a6")));
    discord.judge().await;
}

async fn an_offer_that_arrived_unheard_is_found_again_and_not_posted_twice(data: Data) {
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
    stage.offer_draw(ben).await;
    let offer = stage.said("offers a draw").await;
    // By then Discord has forgotten the nonce.
    discord.advance(Duration::from_mins(30)).await;
    stage.play(ada, "a7-a6").await.private();
    stage.board("match-1-board-1.png").await;
    stage.closed(&offer, "no longer open").await;
    let messages = discord.messages_now(thread, ben).await;
    let offers = messages
        .iter()
        .filter(|message| text(&message["content"]).contains("offers a draw"));
    assert_eq!(offers.count(), 1);
    discord.judge().await;
}

async fn an_offer_that_closed_before_its_posting_was_heard_of_loses_its_buttons(data: Data) {
    let stage = Stage::with(data).await;
    // Whichever of the tries is the last before the move, the bot has not learned that it worked.
    let fault = json!({
        "kind": "server_error", "after": true, "route": "POST /channels/*/messages", "times": 2
    });
    stage.discord.post("/faults", fault).await;
    stage.offer_draw(&stage.ben).await;
    let offer = stage.said("offers a draw").await;
    stage.play(&stage.ada, "a7-a6").await.private();
    stage.closed(&offer, "no longer open").await;
    stage.discord.judge().await;
}

async fn a_draw_offered_with_a_move_waits_until_the_opponent_moves(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        board,
        ..
    } = &stage;
    let pieces = discord.press(ada, board, "Move").await;
    let targets = choose(discord, ada, pieces.message(), "a7").await;
    let preview = choose(discord, ada, targets.message(), "a6").await;
    let done = discord
        .press(ada, preview.message(), "Play and offer a draw")
        .await;
    let said = done.updated();
    assert!(said.contains("You played `a7-a6`") && said.contains("You offered a draw"));
    stage.board("match-1-board-1.png").await;
    let offer = stage.said("offers a draw").await;
    assert_eq!(labels(&offer), ["Accept", "Decline", "Withdraw"]);
    // A player who moves instead of answering declines.
    stage.play(ben, "a1-a2").await.private();
    stage.closed(&offer, "no longer open").await;

    // The same by a command, and this offer is accepted.
    let options = json!({ "move": "b7-b6", "draw": true });
    let said = discord.command(ada, thread, "move", options).await;
    assert!(said.private().contains("You offered a draw"));
    let last = text(&offer["id"]);
    let again = discord
        .message_where(thread, ben, |message| {
            text(&message["content"]).contains("offers a draw") && text(&message["id"]) != last
        })
        .await;
    discord.press(ben, &again, "Accept").await.acknowledged();
    stage.said("**Draw:** both players agree.").await;
    discord.judge_strictly().await;
}

async fn a_draw_offered_with_a_move_that_is_to_be_confirmed_is_offered_first(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        thread,
        ..
    } = &stage;
    let confirm = json!({ "confirm-moves": true });
    let chosen = discord.command(ada, thread, "settings", confirm).await;
    assert!(chosen.private().contains("Confirm typed moves: yes"));
    let typed = json!({ "move": "a7-a6", "draw": true });
    let asked = discord.command(ada, thread, "move", typed).await;
    let preview = asked.message();
    assert_eq!(
        labels(preview),
        ["Play and offer a draw", "Back", "Cancel", "Play"]
    );
    let styles: Vec<Value> = components(preview)
        .iter()
        .map(|button| button["style"].clone())
        .collect();
    assert_eq!(styles, [3, 2, 2, 2], "one button stands out");
    let done = discord.press(ada, preview, "Play and offer a draw").await;
    let said = done.updated();
    assert!(said.contains("You played `a7-a6`") && said.contains("You offered a draw"));
    stage.said("offers a draw").await;
    discord.judge_strictly().await;
}

async fn who_would_offer_a_draw_with_a_move_is_shown_the_opponents(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        board,
        ..
    } = &stage;
    let pieces = discord.press(ada, board, "Move").await;
    let targets = choose(discord, ada, pieces.message(), "a7").await;
    let early = choose(discord, ada, targets.message(), "a6").await;
    stage.offer_draw(ben).await;
    let offer = stage.said("offers a draw").await;

    // The preview says so, and one that was shown before does not close the offer either.
    let pieces = discord.press(ada, board, "Move").await;
    let targets = choose(discord, ada, pieces.message(), "a7").await;
    let preview = choose(discord, ada, targets.message(), "a6").await;
    let waits = format!("{} offers a draw", ben.mention());
    assert!(preview.updated().contains(&waits), "{:#}", preview.0);
    assert_eq!(
        labels(preview.message()),
        ["Play", "Back", "Cancel", "Accept"]
    );
    let typed = json!({ "move": "a7-a6", "draw": true });
    let typed = discord.command(ada, thread, "move", typed).await;
    let shown = typed.private();
    let tapped = discord
        .press(ada, early.message(), "Play and offer a draw")
        .await;
    for shown in [shown, tapped.updated()] {
        assert!(shown.contains(&waits), "{shown}");
        assert!(shown.contains("asked first"), "{shown}");
    }
    assert_eq!(labels(typed.message()), ["Accept", "Decline"]);
    let now = discord.messages_now(thread, ben).await;
    let still = now.iter().find(|message| message["id"] == offer["id"]);
    assert_eq!(labels(still.expect("it")), labels(&offer), "it is open");

    let agreed = discord.press(ada, preview.message(), "Accept").await;
    assert!(agreed.updated().contains("You agreed"));
    stage.said("**Draw:** both players agree.").await;
    discord.judge_strictly().await;
}
