//! Agreements of two players about their clock: time given, pauses, and the end of a pause.

use serde_json::{Value, json};

use super::run_out::{DAY, MINUTE, Table, moment};
use crate::{
    discord::{Answer, Member, components, labels, text},
    picture,
    running::{Data, on_either_engine},
};

on_either_engine!(
    the_clock_shows_both_sides_and_what_the_challenge_said,
    a_day_given_moves_the_deadline_by_a_day_and_a_double_click_gives_once,
    five_minutes_are_given_in_a_live_match,
    nobody_has_more_than_ninety_days,
    a_pause_outlives_plies_and_moves_the_deadline_by_its_length,
    the_button_of_a_pause_goes_when_it_ends_by_itself,
    a_pause_is_declined_withdrawn_and_answered_by_who_was_asked,
    what_cannot_be_done_with_a_clock,
);

impl Table {
    /// Offers a pause with the select under the clock.
    pub(super) async fn propose(&self, by: &Member, length: &str) -> Answer {
        let clock = self.ask(by, "match", json!({ "action": "clock" })).await;
        self.choose_pause(by, clock.message(), length).await
    }

    async fn choose_pause(&self, by: &Member, clock: &Value, length: &str) -> Answer {
        let select = components(clock)
            .into_iter()
            .find(|component| component["type"] == 3);
        let chosen = json!({
            "user": by.id, "channel": clock["channel_id"], "message": clock["id"],
            "custom_id": select.expect("a select")["custom_id"], "values": [length],
        });
        Answer(self.discord.post("/select", chosen).await)
    }

    /// Waits until the board after this many plies says this, or no longer says it.
    async fn board_says(&self, ply: u32, what: &str, says: bool) {
        let name = format!("match-1-board-{ply}.png");
        self.discord
            .message_where(&self.thread, &self.ben, |message| {
                message["attachments"][0]["filename"] == *name
                    && text(&message["content"]).contains(what) == says
            })
            .await;
    }
}

async fn the_clock_shows_both_sides_and_what_the_challenge_said(data: Data) {
    let table = Table::set(&data, json!({ "pace": "reserve-7d-1d-14d" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    discord.advance(DAY + MINUTE).await;
    let clock = table.ask(ada, "match", json!({ "action": "clock" })).await;
    let said = clock.private();
    for part in [
        format!("{}: 5 d 23 h left", ada.mention()),
        format!("{}: 7 days left", ben.mention()),
        format!("{}’s clock is running.", ada.mention()),
        "7 days, plus".to_owned(),
        "Running out of time loses".to_owned(),
    ] {
        assert!(said.contains(&part), "{part} in {said}");
    }
    assert_eq!(
        table.deadline(ben).await,
        moment(&text(&table.board["content"]))
    );
    assert_eq!(labels(clock.message()), ["Give 1 day"]);
    let cleo = discord.member("Cleo").await;
    let named = json!({ "action": "clock", "match": "1" });
    let onlooker = table.ask(&cleo, "match", named).await;
    assert!(onlooker.private().contains("5 d 23 h left"));
    assert_eq!(onlooker.message()["components"], json!([]));
    // The same where the board is text.
    let board = table.ask(ben, "board", json!({ "text": true })).await;
    let said = board.private();
    for (player, left) in [(ada, "5 d 23 h"), (ben, "7 days")] {
        let line = format!("\n{}: {left} left\n", player.mention());
        assert!(said.contains(&line), "{said}");
    }
    assert!(said.contains("Time until <t:"), "{said}");
    // The same under the board.
    let more = discord.press(ben, &table.board, "More").await;
    let shown = discord.press(ben, more.message(), "Clock").await;
    assert!(shown.updated().contains("5 d 23 h left"));
    discord.judge().await;
}

async fn a_day_given_moves_the_deadline_by_a_day_and_a_double_click_gives_once(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let before = moment(&text(&table.board["content"]));
    let clock = table.ask(ben, "match", json!({ "action": "clock" })).await;
    let given = discord.press(ben, clock.message(), "Give 1 day").await;
    let said = given.updated();
    assert!(said.contains("You’ve given your opponent 1 day"), "{said}");
    assert_eq!(table.deadline(ada).await, before + 86_400);
    let word = table.said("has given").await;
    let content = text(&word["content"]);
    assert_eq!(word["pinged"], json!([]));
    let until = format!("{} has time until <t:{}:f>", ada.mention(), before + 86_400);
    assert!(content.contains(&until), "{content}");
    let twice = discord.press_late(ben, clock.message(), "Give 1 day").await;
    let said = twice.updated();
    assert!(said.contains("Time was given a moment ago"), "{said}");
    assert_eq!(table.deadline(ada).await, before + 86_400);
    let again = discord.press(ben, twice.message(), "Give 1 day").await;
    again.updated();
    assert_eq!(table.deadline(ada).await, before + 2 * 86_400);
    // The same message reports both gifts.
    let sum = table.said("2 days").await;
    assert_eq!(sum["id"], word["id"], "{sum:#}");
    let content = text(&sum["content"]);
    assert!(
        content.contains(&format!("<t:{}:f>", before + 2 * 86_400)),
        "{content}"
    );
    let until = format!("<t:{}:f>", before + 2 * 86_400);
    table.board_says(0, &until, true).await;
    // Time given on the next board is reported in another message.
    table.play(ada, "a7-a6").await;
    let clock = table.ask(ada, "match", json!({ "action": "clock" })).await;
    let more = discord.press(ada, clock.message(), "Give 1 day").await;
    more.updated();
    let other = discord
        .message_where(&table.thread, ben, |message| {
            let is_word = text(&message["content"]).contains("has given");
            is_word && message["id"] != word["id"]
        })
        .await;
    let content = text(&other["content"]);
    assert!(content.contains("1 day"), "{content}");
    assert!(text(&table.said("2 days").await["content"]).contains("has given"));
    discord.judge().await;
}

async fn five_minutes_are_given_in_a_live_match(data: Data) {
    let table = Table::set(&data, json!({ "pace": "live-10m-10s" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let before = moment(&text(&table.board["content"]));
    let clock = table.ask(ben, "match", json!({ "action": "clock" })).await;
    assert_eq!(labels(clock.message()), ["Give 5 minutes"]);
    let given = discord.press(ben, clock.message(), "Give 5 minutes").await;
    given.updated();
    assert_eq!(table.deadline(ada).await, before + 300);
    // The player to move can give too: the opponent has more at the next turn.
    let clock = table.ask(ada, "match", json!({ "action": "clock" })).await;
    let given = discord.press(ada, clock.message(), "Give 5 minutes").await;
    let said = given.updated();
    let bens = format!("{}: 15 minutes left", ben.mention());
    assert!(said.contains(&bens), "{said}");
    assert_eq!(table.deadline(ada).await, before + 300);
    discord.judge().await;
}

async fn nobody_has_more_than_ninety_days(data: Data) {
    let table = Table::set(&data, json!({ "pace": "reserve-14d-1d-28d" })).await;
    let (discord, ada) = (&table.discord, &table.ada);
    // Ben has fourteen days, and a week can be given on each board, so the last of 76 is one of six.
    let moves = "a7-a6 a1-a2 a6-a7 a2-a1 a7-a6 a1-a2 d7-d6 a2-a1 a6-a7 a1-a2";
    let mut moves = moves.split(' ').zip([ada, &table.ben].into_iter().cycle());
    let mut clock = table.ask(ada, "match", json!({ "action": "clock" })).await;
    for number in 0..76 {
        if number == 7 {
            let refused = discord.press(ada, clock.message(), "Give 1 day").await;
            let said = refused.private();
            assert!(
                said.contains("You’ve given the limit of 7 days in match #1"),
                "{said}"
            );
        }
        if number % 7 == 0 && number > 0 {
            let (mv, by) = moves.next().expect("a move");
            if number == 28 {
                // Ben thinks, and has more time than moves would restore.
                discord.advance(MINUTE).await;
            }
            table.play(by, mv).await;
            clock = table.ask(ada, "match", json!({ "action": "clock" })).await;
        }
        clock = discord.press(ada, clock.message(), "Give 1 day").await;
    }
    let said = clock.updated();
    let bens = format!("{}: 89 d 23 h left", table.ben.mention());
    assert!(said.contains(&bens), "{said}");
    let refused = discord.press(ada, clock.message(), "Give 1 day").await;
    assert!(
        refused.private().contains("at most 90 days"),
        "{:#}",
        refused.0
    );
    discord.judge().await;
}

async fn a_pause_outlives_plies_and_moves_the_deadline_by_its_length(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-14d" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let made = table.propose(ada, "3d").await.updated();
    assert!(made.contains("You proposed a pause in #1"), "{made}");
    let offer = table.said("proposes a pause of 3 days in #1").await;
    assert_eq!(offer["pinged"], json!([ben.id]));
    table.play_on().await;
    let before = table.deadline(ada).await;
    discord.press(ben, &offer, "Accept").await.acknowledged();
    let word = discord
        .message_where(&table.thread, ben, |message| labels(message) == ["Resume"])
        .await;
    assert!(text(&word["content"]).contains("**Pause**"), "{word:#}");
    assert_eq!(table.deadline(ada).await, before + 3 * 86_400);
    table.board_says(4, "**Pause**", true).await;
    let until = format!("<t:{}:f>", before + 3 * 86_400);
    table.board_says(4, &until, true).await;
    let clock = table.ask(ada, "match", json!({ "action": "clock" })).await;
    let said = clock.private();
    assert!(
        said.contains("paused by agreement. It runs again"),
        "{said}"
    );
    assert_eq!(labels(clock.message()), ["Give 1 day", "Resume"]);
    // A board during the pause says so, and the clock of the next player is stopped too.
    table.play(ada, "a7-a6").await;
    let board = discord
        .message_where(&table.thread, ben, |message| {
            message["attachments"][0]["filename"] == "match-1-board-5.png"
        })
        .await;
    let content = text(&board["content"]);
    assert!(content.contains("**Pause**"), "{content}");
    let paused = table.deadline(ben).await;

    discord.advance(DAY).await;
    assert_eq!(table.deadline(ben).await, paused);
    let resumed = discord.press(ben, &word, "Resume").await;
    assert!(
        resumed.private().contains("clock is running"),
        "{:#}",
        resumed.0
    );
    let word_of_it = text(&table.said("has ended the pause").await["content"]);
    let deadline = table.deadline(ben).await;
    let earlier = paused - deadline;
    assert!(
        (2 * 86_400 - 600..=2 * 86_400).contains(&earlier),
        "{earlier}"
    );
    assert!(
        word_of_it.contains(&format!("<t:{deadline}:f>")),
        "{word_of_it}"
    );
    table.loses_its_button(&word).await;
    table.board_says(5, "**Pause**", false).await;
    table
        .board_says(5, &format!("<t:{deadline}:f>"), true)
        .await;
    let late = discord.press_late(ada, &word, "Resume").await;
    assert!(late.private().contains("isn’t paused"), "{:#}", late.0);
    // They can agree on another pause, on the same board.
    let again = table.propose(ada, "28d").await.updated();
    assert!(again.contains("You proposed a pause"), "{again}");
    discord.judge().await;
}

async fn the_button_of_a_pause_goes_when_it_ends_by_itself(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-14d" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    table.propose(ada, "7d").await.updated();
    let offer = table.said("proposes a pause of 7 days").await;
    discord.press(ben, &offer, "Accept").await.acknowledged();
    // The board of then says so too.
    table.board_says(0, "**Pause**", true).await;
    let word = discord
        .message_where(&table.thread, ben, |message| labels(message) == ["Resume"])
        .await;
    assert!(text(&word["content"]).contains("**Pause**"), "{word:#}");
    // The pause outlives plies.
    table.play(ada, "a7-a6").await;
    discord.advance(DAY * 6).await;
    let clock = table.ask(ada, "match", json!({ "action": "clock" })).await;
    assert!(labels(clock.message()).contains(&"Resume".to_owned()));
    let picture = async || {
        let board = table.ask(ada, "board", json!({})).await;
        picture::of_any_width(discord, board.message()).await
    };
    let stands = picture().await;
    let all = discord.all_messages(&table.thread, ben).await;
    let kept = all.iter().find(|message| message["id"] == word["id"]);
    assert_eq!(labels(kept.expect("there")), ["Resume"]);
    discord.advance(DAY + MINUTE).await;
    table.loses_its_button(&word).await;
    table.board_says(1, "**Pause**", false).await;
    // Nothing else on the picture has changed except the clock, which is running.
    let runs = picture().await;
    assert_ne!(stands, runs);
    assert_eq!(runs, picture().await);
    // With as much time left, it shows that the clock is stopped.
    table.propose(ada, "3d").await.updated();
    let offer = table.said("proposes a pause of 3 days").await;
    discord.press(ben, &offer, "Accept").await.acknowledged();
    assert_ne!(runs, picture().await);
    discord.judge().await;
}

async fn a_pause_is_declined_withdrawn_and_answered_by_who_was_asked(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let before = moment(&text(&table.board["content"]));
    let clock = table.ask(ada, "match", json!({ "action": "clock" })).await;
    let clock = clock.message();
    table.choose_pause(ada, clock, "7d").await.updated();
    let offer = table.said("proposes a pause of 7 days").await;
    let own = discord.press(ada, &offer, "Accept").await;
    assert!(own.private().contains("your own offer"), "{:#}", own.0);
    let waits = table.propose(ada, "14d").await;
    assert!(
        waits
            .private()
            .contains("hasn’t answered your proposed pause"),
        "{:#}",
        waits.0
    );
    let theirs = table.propose(ben, "14d").await;
    let said = theirs.updated();
    assert!(said.contains("Your opponent asked first"), "{said}");
    assert!(said.contains("a pause of 7 days"), "{said}");
    let declined = discord.press(ben, theirs.message(), "Decline").await;
    declined.updated();
    let again = table.propose(ada, "14d").await;
    assert!(
        again.private().contains("again after the next move"),
        "{:#}",
        again.0
    );
    assert_eq!(table.deadline(ada).await, before);
    let bens = table.propose(ben, "14d").await;
    bens.updated();
    let offer = table.said("proposes a pause of 14 days").await;
    discord.press(ben, &offer, "Withdraw").await.acknowledged();
    let late = discord.press_late(ada, &offer, "Accept").await;
    assert!(late.private().contains("withdrawn"), "{:#}", late.0);
    assert_eq!(table.deadline(ada).await, before);
    discord.judge().await;
}

async fn what_cannot_be_done_with_a_clock(data: Data) {
    let options = json!({ "pace": "move-1d", "when-time-runs-out": "claim" });
    let table = Table::set(&data, options).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let untimed = json!({ "game": "guard-and-towers", "pace": "none" });
    let (other, board) = discord.begin([ada, ben], untimed).await;
    let none = discord
        .command(ada, &other, "match", json!({ "action": "clock" }))
        .await;
    assert!(none.private().contains("has no clock"), "{:#}", none.0);
    let more = discord.press(ada, &board, "More").await;
    assert!(!labels(more.message()).contains(&"Clock".to_owned()));

    table.play_on().await;
    let asked = table.ask(ben, "match", json!({ "action": "clock" })).await;
    table
        .choose_pause(ben, asked.message(), "3d")
        .await
        .updated();
    let offer = table.said("proposes a pause").await;
    let clock = table.ask(ben, "match", json!({ "action": "clock" })).await;
    discord.advance(DAY * 2).await;
    table.said("time is up").await;
    let up = table.ask(ada, "match", json!({ "action": "clock" })).await;
    assert!(up.private().contains("time is up"), "{:#}", up.0);
    assert_eq!(up.message()["components"], json!([]));
    let late = discord.press(ada, &offer, "Accept").await;
    assert!(late.private().contains("has run out"), "{:#}", late.0);
    let word = table.said("time is up").await;
    assert_eq!(labels(&word), ["Claim the win"]);
    // But the opponent can give time to a player who has none left.
    let saved = discord.press(ben, clock.message(), "Give 1 day").await;
    assert!(saved.updated().contains("You’ve given"), "{:#}", saved.0);
    table.loses_its_button(&word).await;
    let early = table.ask(ben, "match", json!({ "action": "claim" })).await;
    assert!(early.private().contains("still has time"), "{:#}", early.0);

    let question = table.ask(ada, "resign", json!({})).await;
    discord
        .press(ada, question.message(), "Yes, resign")
        .await
        .updated();
    let over = discord.press_late(ben, saved.message(), "Give 1 day").await;
    assert!(over.private().contains("is over"), "{:#}", over.0);
    let over = table.ask(ben, "match", json!({ "action": "clock" })).await;
    assert!(over.private().contains("is over"), "{:#}", over.0);
    discord.judge().await;
}
