//! Time that runs out: the match ends automatically, or the opponent can claim it.

use std::time::Duration;

use domain::clock::Zone;
use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, labels, text},
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    a_match_whose_time_runs_out_ends_by_itself,
    a_match_that_has_hardly_begun_ends_without_a_result,
    time_that_has_run_out_can_be_claimed_until_the_match_ends_by_itself,
    time_runs_out_after_the_gateway_has_come_back,
    nobody_loses_on_time_while_the_channel_is_gone,
    time_runs_out_in_a_channel_that_is_closed,
);

pub(super) const MINUTE: Duration = Duration::from_mins(1);
pub(super) const DAY: Duration = Duration::from_hours(24);

/// A match between two members, and where it is played.
pub(super) struct Table {
    pub(super) discord: Discord,
    _bot: Task,
    pub(super) ada: Member,
    pub(super) ben: Member,
    pub(super) games: String,
    pub(super) thread: String,
    pub(super) board: Value,
}

impl Table {
    pub(super) async fn set(data: &Data, options: Value) -> Table {
        let discord = Discord::start().await;
        // A night that is a little shorter can move a deadline by all of it, at the wrong time of day.
        discord.go_to_hour(10).await;
        // Vacations have a budget for each year, and tests are about one.
        let now = discord.now();
        if Zone::UTC.year(now) != Zone::UTC.year(now.after(DAY * 31)) {
            discord.advance(DAY * 31).await;
        }
        let bot = Task::start(&discord, data).await;
        let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
        let games = discord.channel("games").await;
        let mut all = json!({ "game": "guard-and-towers" });
        for (name, value) in options.as_object().expect("options") {
            all[name] = value.clone();
        }
        let (thread, board) = discord.begin([&ada, &ben], all).await;
        Table {
            discord,
            _bot: bot,
            ada,
            ben,
            games,
            thread,
            board,
        }
    }

    pub(super) async fn play(&self, by: &Member, mv: &str) -> String {
        let options = json!({ "move": mv });
        let played = self.discord.command(by, &self.thread, "move", options);
        played.await.private()
    }

    /// Plays two moves for each side.
    pub(super) async fn play_on(&self) {
        for (by, mv) in [
            (&self.ada, "a7-a6"),
            (&self.ben, "a1-a2"),
            (&self.ada, "a6-a7"),
            (&self.ben, "a2-a1"),
        ] {
            self.play(by, mv).await;
        }
    }

    /// Waits for the message in the thread that says this.
    pub(super) async fn said(&self, what: &str) -> Value {
        self.discord
            .message_where(&self.thread, &self.ben, |message| {
                text(&message["content"]).contains(what)
            })
            .await
    }

    /// Waits until a message is still there, but without buttons.
    pub(super) async fn loses_its_button(&self, message: &Value) {
        self.discord
            .message_where(&self.thread, &self.ben, |other| {
                other["id"] == message["id"] && labels(other).is_empty()
            })
            .await;
    }

    pub(super) async fn says_nothing_of(&self, what: &str) {
        let all = self.discord.all_messages(&self.thread, &self.ben).await;
        for message in all {
            let content = text(&message["content"]);
            assert!(!content.contains(what), "{content}");
        }
    }
}

/// Returns the first time in a text.
pub(super) fn moment(text: &str) -> i64 {
    let rest = text.split("<t:").nth(1).expect("a moment");
    let number = rest.split(':').next().expect("a number");
    number.parse().expect("a number")
}

async fn a_match_whose_time_runs_out_ends_by_itself(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-1d" })).await;
    let begun = text(&table.board["content"]);
    assert!(begun.contains("Deadline: <t:"), "{begun}");
    // The pace is stated once, when the match begins.
    let pace = "**Pace:** 1 day per move. Running out of time loses.";
    assert!(begun.contains(pace), "{begun}");
    table.play_on().await;
    let boards = table.discord.all_messages(&table.thread, &table.ben).await;
    let says = |message: &&Value| text(&message["content"]).contains("**Pace:**");
    assert_eq!(boards.iter().filter(says).count(), 1);
    // Ada has a day after Ben's move.
    let last = table.said("Deadline:").await;
    assert!(moment(&text(&last["content"])) >= moment(&begun));
    table.discord.advance(MINUTE * (24 * 60 - 5)).await;
    let list = table
        .discord
        .command(&table.ada, &table.games, "matches", json!({}));
    assert!(list.await.private().contains("time runs out"), "it runs");
    table.discord.advance(MINUTE * 5).await;
    let end = table.said("time is up").await;
    let content = text(&end["content"]);
    assert!(
        content.contains("**Blue wins:** Red’s time is up."),
        "{content}"
    );
    // Neither player caused it, so both are notified.
    assert_eq!(end["pinged"], json!([table.ada.id, table.ben.id]));
    let card = table
        .discord
        .message_where(&table.games, &table.ben, |message| {
            text(&message["content"]).contains("time is up")
        })
        .await;
    assert!(text(&card["content"]).contains("in 4 moves"), "{card:#}");
    let late = table.play(&table.ada, "a7-a6").await;
    assert!(late.contains("is over"), "{late}");
    table.discord.judge().await;
}

async fn a_match_that_has_hardly_begun_ends_without_a_result(data: Data) {
    // There is nothing to claim, so the match does not wait for a claim.
    let options = json!({ "pace": "live-10m-10s", "when-time-runs-out": "claim" });
    let table = Table::set(&data, options).await;
    table.play(&table.ada, "a7-a6").await;
    table.play(&table.ben, "a1-a2").await;
    table.play(&table.ada, "a6-a7").await;
    table.discord.advance(MINUTE * 11).await;
    let end = table.said("No result").await;
    let content = text(&end["content"]);
    assert!(content.contains("it ended too soon"), "{content}");
    assert!(!content.contains("rating"), "{content}");
    // It says why, in the channel as well.
    let late = |player: &Member| {
        let player = player.mention();
        format!("{player}’s time ran out before both players had made two moves.")
    };
    assert!(content.contains(&late(&table.ben)), "{content}");
    let says = |what: String| move |message: &Value| text(&message["content"]).contains(&what);
    let card = says(late(&table.ben));
    table
        .discord
        .message_where(&table.games, &table.ben, card)
        .await;
    let history = table
        .discord
        .command(&table.ben, &table.games, "history", json!({}));
    let history = history.await.private();
    assert!(history.contains("No result: #1"), "{history}");

    table.discord.judge().await;
}

async fn time_that_has_run_out_can_be_claimed_until_the_match_ends_by_itself(data: Data) {
    let options = json!({ "pace": "move-1d", "when-time-runs-out": "claim" });
    let table = Table::set(&data, options).await;
    let Table {
        discord, ada, ben, ..
    } = &table;
    table.play_on().await;
    let early = discord
        .of_match(ben, &table.thread, json!({}), "claim")
        .await;
    assert!(
        early.private().contains("still has time"),
        "{}",
        early.private()
    );
    discord.advance(DAY + MINUTE).await;
    let word = table.said("time is up").await;
    assert_eq!(labels(&word), ["Claim the win"]);
    assert_eq!(word["pinged"], json!([ben.id]));
    let list = async |by: &Member| {
        let list = discord.command(by, &table.games, "matches", json!({}));
        list.await.private()
    };
    let hers = list(ada).await;
    assert!(hers.contains("time ran out <t:"), "{hers}");
    let his = list(ben).await;
    assert!(his.contains("time ran out <t:"), "{his}");
    assert!(his.contains("You can end it with `/match`"), "{his}");
    let cleo = discord.member("Cleo").await;
    for (by, why) in [(ada, "your own clock"), (&cleo, "Only the two players")] {
        let refused = discord.press(by, &word, "Claim the win").await.private();
        assert!(refused.contains(why), "{refused}");
    }
    // A late player can still move as long as no one claims.
    let played = table.play(ada, "a7-a6").await;
    assert!(!played.contains("doesn’t count"), "{played}");
    table.loses_its_button(&word).await;
    let stale = discord.press_late(ben, &word, "Claim the win").await;
    assert!(
        stale.private().contains("your own clock"),
        "{}",
        stale.private()
    );
    table.play(ben, "a1-a2").await;
    discord.advance(DAY + MINUTE).await;
    let word = table
        .discord
        .message_where(&table.thread, ben, |message| {
            labels(message) == ["Claim the win"] && message["id"] != word["id"]
        })
        .await;
    // No one does anything: after the long stop it ends automatically.
    table.says_nothing_of("wins:").await;
    assert!(text(&word["content"]).contains("ends automatically"));
    discord.advance(DAY * 7).await;
    let end = table.said("Blue wins:").await;
    assert!(text(&end["content"]).contains("Red’s time is up"));
    table.loses_its_button(&word).await;
    discord.judge().await;
}

async fn time_runs_out_after_the_gateway_has_come_back(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-1d" })).await;
    table.play_on().await;
    table
        .discord
        .post("/gateway", json!({ "action": "drop" }))
        .await;
    table.discord.advance(DAY + MINUTE).await;
    let end = table.said("time is up").await;
    assert!(text(&end["content"]).contains("Blue wins"), "{end:#}");
    table.discord.judge().await;
}

async fn nobody_loses_on_time_while_the_channel_is_gone(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-1d" })).await;
    table.play_on().await;
    let Table {
        discord, ada, ben, ..
    } = &table;
    let lounge = discord.channel("lounge").await;
    for gone in [&table.thread, &table.games] {
        discord.delete(&format!("/channels/{gone}")).await;
    }
    let play = async |by: &Member, mv: &str| {
        let options = json!({ "move": mv });
        let played = discord.command(by, &lounge, "move", options).await;
        assert!(played.private().contains("You played"), "{mv}");
    };
    let list = async || {
        let shown = discord.command(ben, &lounge, "matches", json!({})).await;
        shown.private()
    };
    play(ada, "a7-a6").await;
    data.all_said().await;
    let standing = list().await;
    assert!(!standing.contains("time runs out"), "{standing}");
    discord.advance(DAY * 3).await;
    play(ben, "a1-a2").await;
    data.all_said().await;
    // Once it is shown again, its clock runs.
    let board = json!({ "match": "1" });
    let shown = discord.command(ben, &lounge, "board", board).await;
    shown.private();
    // As Ada sees it: Ben has private answers that say the same.
    let says = async |what: &str| {
        let says_so = |message: &Value| text(&message["content"]).contains(what);
        discord.message_where(&lounge, ada, says_so).await;
    };
    says("a1-a2").await;
    data.all_said().await;
    let left = moment(&list().await) - table.now().seconds();
    let left = u64::try_from(left).expect("a deadline to come");
    discord.advance(Duration::from_secs(left) + MINUTE).await;
    says("time is up").await;
}

/// The mover gets the board by direct message, and can move. Otherwise a player who did not would never
/// lose.
async fn time_runs_out_in_a_channel_that_is_closed(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-1d" })).await;
    table.play_on().await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let path = format!("/channels/{}/bot-permissions", table.games);
    let closed = json!({ "deny": ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"] });
    discord.put(&path, closed).await;
    table.play(ada, "a7-a6").await;
    let direct = discord.post("/direct", json!({ "user": ben.id })).await;
    let direct = text(&direct["id"]);
    let says = |what: &'static str| move |message: &Value| text(&message["content"]).contains(what);
    discord.message_where(&direct, ben, says("a7-a6")).await;
    discord.advance(DAY + MINUTE).await;
    let end = discord
        .message_where(&direct, ben, says("time is up"))
        .await;
    assert!(text(&end["content"]).contains("Red wins"), "{end:#}");
}

#[tokio::test]
async fn what_runs_out_first_is_listed_first() {
    let table = Table::set(&Data::new(), json!({ "pace": "none" })).await;
    let Table {
        discord,
        ada,
        ben,
        games,
        ..
    } = &table;
    for pace in ["move-7d", "move-1d", "move-3d"] {
        let options = json!({ "game": "guard-and-towers", "pace": pace });
        discord.begin([ada, ben], options).await;
    }
    let order = async |by: &Member| {
        let list = discord.command(by, games, "matches", json!({})).await;
        let list = list.private();
        let mut numbers = [1, 2, 3, 4].map(|number| {
            let at = list.find(&format!("#{number} "));
            (at.expect("listed"), number)
        });
        numbers.sort_unstable();
        numbers.map(|(_, number)| number)
    };
    // Matches without a clock come last.
    assert_eq!(order(ada).await, [3, 4, 2, 1]);
    assert_eq!(order(ben).await, [3, 4, 2, 1]);
    discord.judge().await;
}
