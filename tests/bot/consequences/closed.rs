//! A bulletin in a channel in which the bot is not allowed to write.

use std::time::Duration;

use domain::clock::Clock;
use rusqlite::Connection;
use serde_json::{Value, json};

use super::{courtier, posts_in, refuse};
use crate::{discord::text, refusals::Stage};

const MINUTE: Duration = Duration::from_mins(1);

impl Stage {
    /// Lets minutes pass, in each of which the bot tries everything that is due. Returns how many
    /// messages in the channel were refused meanwhile.
    async fn refused_in(&self, minutes: u32) -> usize {
        let refused = async || {
            let all = self.discord.refusals().await;
            let path = format!("/channels/{}/messages", self.games);
            let is_post = |refusal: &&Value| text(&refusal["path"]) == path;
            all.iter().filter(is_post).count()
        };
        let before = refused().await;
        for _ in 0..minutes {
            self.discord.advance(MINUTE).await;
            self.all_tried().await;
        }
        refused().await - before
    }

    /// Waits until nothing is due.
    async fn all_tried(&self) {
        let clock = Clock::shifted(self.discord.sandbox.time_shift());
        let db = Connection::open(self.data.file()).expect("opens");
        let due = || {
            let sql = "SELECT count(*) FROM outbox
                       WHERE first = 1 AND given_up IS NULL AND (holder IS NOT NULL OR due_at <= ?1)";
            let now = clock.now().millis();
            db.query_row(sql, [now], |row| row.get::<_, u32>(0))
        };
        crate::patience::until("all that is due to be tried", async || match due() {
            Ok(0) => Ok(()),
            Ok(due) => {
                tokio::time::sleep(crate::discord::POLL).await;
                Err(json!(due))
            }
            Err(error) => Err(json!(error.to_string())),
        })
        .await;
    }
}

#[tokio::test]
async fn tries_in_a_closed_channel_get_rarer_and_end_until_there_is_something_new() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        data,
        ada,
        cleo,
        games,
        ..
    } = &stage;
    let mut closed = refuse(&posts_in(games), 403, 50_013);
    closed["times"] = 100_000.into();
    discord.post("/faults", closed).await;
    let cup = json!({
        "name": "Cup", "game": "courtyard", "system": "swiss", "pace": "none",
    });
    let made = discord.found(ada, games, cup).await;
    assert!(made.updated().contains("is announced"));
    stage.all_tried().await;
    let hours = [stage.refused_in(60).await, stage.refused_in(60).await];
    // After 1, 2, 4, … seconds, and every quarter of an hour in the end.
    assert!((8..=14).contains(&hours[0]), "{hours:?}");
    assert!((3..=6).contains(&hours[1]), "{hours:?}");

    // Two days later.
    let db = Connection::open(data.file()).expect("opens");
    db.busy_timeout(MINUTE).expect("set");
    db.execute("UPDATE outbox SET attempts = 198", [])
        .expect("as if it was tried for days");
    assert_eq!(stage.refused_in(60).await, 2);
    assert_eq!(stage.refused_in(60).await, 0);
    assert_eq!(courtier(data, &["list"]), "everything could be said\n");
    // The next change is worth a try.
    discord.delete("/faults").await;
    let number = json!({ "tournament": "1" });
    let card = discord.command(cleo, games, "tournament", number).await;
    let entered = discord.press(cleo, card.message(), "Join").await;
    assert!(entered.updated().contains("You’ve joined"));
    let shown = |message: &Value| text(&message["content"]).contains("· tournament 1");
    discord.message_where(games, cleo, shown).await;
    discord.judge().await;
}
