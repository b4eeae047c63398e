//! Agreements of two players about their clock: time given, pauses, and the end of a pause.

use serde_json::{Value, json};

use super::run_out::{DAY, MINUTE, Table, moment};
use crate::{
    discord::{Answer, Member, components, labels, text},
    picture,
    running::{Data, on_either_engine},
};

on_either_engine!(
    a_day_given_moves_the_deadline_by_a_day_and_a_double_click_gives_once,
    a_pause_outlives_plies_and_moves_the_deadline_by_its_length,
    the_button_of_a_pause_goes_when_it_ends_by_itself,
);

impl Table {
    /// Offers a pause with the select under the clock.
    pub(super) async fn propose(&self, by: &Member, length: &str) -> Answer {
        let clock = self.of_match(by, "clock").await;
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

async fn a_day_given_moves_the_deadline_by_a_day_and_a_double_click_gives_once(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let before = moment(&text(&table.board["content"]));
    let clock = table.of_match(ben, "clock").await;
    let given = discord.press(ben, clock.message(), "Give 1 day").await;
    let said = given.updated();
    assert!(said.contains("You’ve given your opponent 1 day"), "{said}");
    assert_eq!(table.deadline(ada).await, before + 86_400);
    let word = table.said("has given").await;
    let content = text(&word["content"]);
    assert_eq!(word["pinged"], json!([]));
    let until = format!("{} must move by <t:{}:f>", ada.mention(), before + 86_400);
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
    let clock = table.of_match(ada, "clock").await;
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
    let clock = table.of_match(ada, "clock").await;
    let said = clock.updated();
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
    let clock = table.of_match(ada, "clock").await;
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
