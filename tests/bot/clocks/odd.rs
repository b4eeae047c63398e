//! Rare orders of events: those just before or after time runs out.

use serde_json::{Value, json};

use super::run_out::{DAY, MINUTE, Table};
use crate::{
    discord::{Member, labels, text},
    plans::choose_all,
    running::{Data, on_either_engine},
};

on_either_engine!(
    an_answer_that_was_planned_comes_to_a_move_that_is_late,
    who_is_banned_can_still_be_claimed_from,
    a_match_whose_time_is_up_can_be_aborted,
    a_vacation_saves_the_last_minute,
    a_takeback_takes_no_claim_away,
    a_live_match_begins_with_its_first_move,
);

impl Table {
    /// Begins a match of a day a move that can be claimed, in which Ada’s time is up.
    async fn up(data: &Data) -> (Table, Value) {
        let options = json!({ "pace": "move-1d", "when-time-runs-out": "claim" });
        let table = Table::set(data, options).await;
        table.play_on().await;
        table.discord.advance(DAY + MINUTE).await;
        let word = table.said("time is up").await;
        (table, word)
    }

    /// Adds a member who can manage the server.
    async fn steward(&self) -> Member {
        let cleo = self.discord.member("Cleo").await;
        let state = self.discord.get("/state").await;
        let guild = text(&state["guilds"][0]["id"]);
        let role = json!({ "name": "steward", "permissions": ["MANAGE_GUILD"] });
        let roles = format!("/guilds/{guild}/roles");
        let role = self.discord.post(&roles, role).await["id"].clone();
        let members = state["guilds"][0]["members"].as_array().expect("members");
        let member = members
            .iter()
            .find(|member| member["id"] == cleo.id.as_str());
        let mut roles = member.expect("Cleo")["roles"]
            .as_array()
            .expect("roles")
            .clone();
        roles.push(role);
        let path = format!("/guilds/{guild}/members/{}", cleo.id);
        self.discord.patch(&path, json!({ "roles": roles })).await;
        cleo
    }
}

async fn an_answer_that_was_planned_comes_to_a_move_that_is_late(data: Data) {
    let options = json!({ "pace": "move-1d", "when-time-runs-out": "claim" });
    let table = Table::set(&data, options).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    table.play_on().await;
    let list = table.of_match(ben, "plans").await;
    let begun = discord.press(ben, list.message(), "Plan a reply").await;
    let preview = choose_all(discord, ben, begun, &["a7", "a6", "a1", "a2"]).await;
    discord
        .press(ben, preview.message(), "Save")
        .await
        .updated();
    discord.advance(DAY + MINUTE).await;
    let word = table.said("time is up").await;
    let played = table.play(ada, "a7-a6").await;
    assert!(played.contains("You played"), "{played}");
    // It is Ada’s turn again, with a new day, and there is nothing left to claim.
    discord
        .message_where(&table.thread, ben, |message| {
            message["attachments"][0]["filename"] == "match-1-board-6.png"
        })
        .await;
    let left = table.deadline(ada).await - table.now().seconds();
    assert!((86_400 - 60..=86_400).contains(&left), "{left}");
    let claim = discord.press_late(ben, &word, "Claim the win").await;
    assert!(claim.private().contains("still has time"), "{:#}", claim.0);
    table.says_nothing_of("wins:").await;
    discord.judge().await;
}

async fn who_is_banned_can_still_be_claimed_from(data: Data) {
    let options = json!({ "pace": "move-1d", "when-time-runs-out": "claim" });
    let table = Table::set(&data, options).await;
    table.play_on().await;
    // It is Ben’s turn: Ada owns the server, so she cannot be banned.
    table.play(&table.ada, "a7-a6").await;
    table.discord.advance(DAY + MINUTE).await;
    let word = table.said("time is up").await;
    let steward = table.steward().await;
    let discord = &table.discord;
    let steward = discord.manager(&steward, &table.games);
    let asked = steward.ask_to_ban(&table.ben.id, "").await;
    let question = asked.private();
    assert!(question.contains("running matches go on"), "{question}");
    steward.confirm(&asked).await.updated();
    let claimed = discord.press(&table.ada, &word, "Claim the win");
    claimed.await.private();
    table.said("Red wins:").await;
    discord.judge().await;
}

async fn a_match_whose_time_is_up_can_be_aborted(data: Data) {
    let (table, word) = Table::up(&data).await;
    let (discord, ben) = (&table.discord, &table.ben);
    let steward = table.steward().await;
    let steward = discord.manager(&steward, &table.games);
    steward.rule("1", "cancel", "a mistake").await;
    table.said("No result").await;
    let late = discord.press_late(ben, &word, "Claim the win").await;
    assert!(late.private().contains("is over"), "{:#}", late.0);
    discord.advance(DAY * 8).await;
    table.says_nothing_of("wins:").await;
    discord.judge().await;
}

async fn a_vacation_saves_the_last_minute(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-1d" })).await;
    let (discord, ada) = (&table.discord, &table.ada);
    table.play_on().await;
    let before = table.deadline(ada).await;
    let rest = before - table.now().seconds() - 90;
    discord
        .advance(MINUTE / 60 * u32::try_from(rest).expect("ahead"))
        .await;
    let last = json!({ "vacation-until": table.day(3).to_string() });
    let draft = table.ask(ada, "settings", last).await;
    let taken = discord.press(ada, draft.message(), "Take this vacation");
    let taken = taken.await;
    taken.updated();
    discord.advance(DAY * 2).await;
    table.says_nothing_of("wins:").await;
    discord
        .press(ada, taken.message(), "End it now")
        .await
        .updated();
    // None of the minute and a half that was left has passed meanwhile.
    let left = table.deadline(ada).await - table.now().seconds();
    assert!((30..=90).contains(&left), "{left}");
    discord.advance(MINUTE * 2).await;
    table.said("Blue wins:").await;
    discord.judge().await;
}

async fn a_takeback_takes_no_claim_away(data: Data) {
    let (table, word) = Table::up(&data).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let clock = table.of_match(ben, "clock").await;
    assert_eq!(clock.message()["components"], json!([]), "no pause");
    table.of_match(ada, "offer:takeback").await.updated();
    let offer = table.said("moves back in #1").await;
    discord.press(ben, &offer, "Accept").await.acknowledged();
    table.said("`a1-a2`").await;
    let claim = discord.press_late(ben, &word, "Claim the win").await;
    assert!(
        claim.private().contains("You’ve claimed the win"),
        "{:#}",
        claim.0
    );
    // Only one of each player's moves is left, so there is no result.
    table.said("No result").await;
    discord.judge().await;
}

async fn a_live_match_begins_with_its_first_move(data: Data) {
    let table = Table::set(&data, json!({ "pace": "live-10m-10s" })).await;
    let (discord, ada, ben) = (&table.discord, &table.ada, &table.ben);
    let clock = table.of_match(ada, "clock").await;
    let said = clock.updated();
    let waits = format!(
        "The clock starts with {}’s first move. It starts by",
        ada.mention()
    );
    assert!(said.contains(&waits), "{said}");
    assert!(!labels(clock.message()).contains(&"Resume".to_owned()));
    let begun = table.deadline(ada).await - table.now().seconds();
    assert!((14 * 60..=15 * 60).contains(&begun), "{begun}");
    // A restart or a look at the board does not start the clock.
    discord.advance(MINUTE * 4).await;
    let said = table.of_match(ben, "clock").await.updated();
    assert!(
        said.contains(&format!("{}: 10 minutes left", ada.mention())),
        "{said}"
    );
    table.play(ada, "a7-a6").await;
    let said = table.of_match(ben, "clock").await.updated();
    assert!(
        said.contains(&format!("{}: 10 min 10 s left", ada.mention())),
        "{said}"
    );
    let bens = table.deadline(ben).await - table.now().seconds();
    assert!((9 * 60..=10 * 60).contains(&bens), "{bens}");
    // A player who does not come loses nothing.
    discord.advance(MINUTE * 11).await;
    table.said("No result").await;
    discord.judge().await;
}
