//! Matches in which someone is missing end by a stated policy.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Member, labels, text},
    running::{Data, on_either_engine},
};

use super::reminders::{Club, HOUR, MINUTE, RUNS};

on_either_engine!(
    a_match_whose_player_stays_away_from_the_server_ends,
    whoever_was_found_to_have_left_is_not_reminded_again,
    a_player_who_comes_back_goes_on_with_the_match,
    a_match_in_which_nothing_happens_can_be_ended_after_two_words,
);

const DAY: Duration = Duration::from_hours(24);

const LEFT: &str = "no longer in this server";

impl Club {
    async fn guild(&self) -> String {
        text(&self.discord.get("/state").await["guilds"][0]["id"])
    }

    async fn leave(&self, member: &Member) {
        let path = format!("/guilds/{}/members/{}", self.guild().await, member.id);
        self.discord.delete(&path).await;
    }

    /// Begins a match without a clock in which both have made two moves, and it is Ben's turn.
    async fn begin_calm(&self) -> String {
        let thread = self.begin_between([&self.ben, &self.ada], "none").await;
        for (by, mv) in [
            (&self.ben, "a7-a6"),
            (&self.ada, "a1-a2"),
            (&self.ben, "a6-a7"),
            (&self.ada, "a2-a1"),
        ] {
            self.play(by, &thread, mv).await;
        }
        thread
    }

    async fn claim(&self, by: &Member, thread: &str) -> String {
        let claimed = self.discord.of_match(by, thread, json!({}), "claim");
        claimed.await.private()
    }

    async fn pinging(&self, thread: &str, what: &str, whom: &Member) -> Value {
        let message = self.said(thread, &self.ada, what).await;
        assert_eq!(message["pinged"], json!([whom.id]), "{message:#}");
        message
    }
}

async fn a_match_whose_player_stays_away_from_the_server_ends(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let calm = club.begin_calm().await;
    let timed = club.begin_between([ben, ada], "move-14d").await;
    club.leave(ben).await;
    // A claim makes the bot check whether he is there.
    let early = club.claim(ada, &calm).await;
    assert!(early.contains("30 days"), "{early}");
    club.pinging(&calm, LEFT, ada).await;
    discord.advance(MINUTE * (7 * 24 * 60 - 10)).await;
    assert_eq!(club.count(&timed, LEFT).await, 0);
    assert_eq!(club.count(&calm, "wins:").await, 0);
    discord.advance(MINUTE * 11).await;
    // So does a reminder.
    club.pinging(&timed, LEFT, ada).await;
    let end = club.said(&calm, ada, "Blue wins:").await;
    let end = text(&end["content"]);
    assert!(end.contains("Red has left the server"), "{end}");
    assert_eq!(club.count(&calm, LEFT).await, 1, "once");
    discord.judge().await;
}

async fn whoever_was_found_to_have_left_is_not_reminded_again(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let thread = club.begin_between([ben, ada], "move-14d").await;
    let stays = club.begin_between([ada, ben], "move-14d").await;
    club.leave(ben).await;
    discord.advance(DAY * 7 + MINUTE).await;
    club.pinging(&thread, LEFT, ada).await;
    let reminder = club.said(&thread, ada, RUNS).await;
    // An eighth is left, of which Ada is reminded.
    let hers = club.said(&stays, ada, RUNS).await;
    discord.advance(DAY * 5 + HOUR * 7).await;
    discord
        .message_where(&stays, ada, |message| {
            text(&message["content"]).contains(RUNS) && message["id"] != hers["id"]
        })
        .await;
    data.all_said().await;
    let all = discord.messages_now(&thread, ada).await;
    let says = |message: &&Value| text(&message["content"]).contains(RUNS);
    let reminders: Vec<&Value> = all.iter().filter(says).map(|one| &one["id"]).collect();
    assert_eq!(reminders, [&reminder["id"]]);
    discord.judge().await;
}

async fn a_player_who_comes_back_goes_on_with_the_match(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let thread = club.begin_calm().await;
    club.leave(ben).await;
    club.claim(ada, &thread).await;
    club.pinging(&thread, LEFT, ada).await;
    let members = format!("/guilds/{}/members", club.guild().await);
    discord.post(&members, json!({ "user": ben.id })).await;
    discord.advance(DAY * 7 + MINUTE).await;
    club.said(&thread, ada, "is back, and the match goes on")
        .await;
    club.play(ben, &thread, "a7-a6").await;
    assert_eq!(club.count(&thread, "wins:").await, 0);
    discord.judge().await;
}

async fn a_match_in_which_nothing_happens_can_be_ended_after_two_words(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let thread = club.begin_calm().await;
    let other = club.begin(&club.cleo, "none").await;
    discord.advance(DAY * 29).await;
    // Something happens here.
    club.play(ada, &other, "a7-a6").await;
    discord.advance(DAY + MINUTE * 5).await;
    let warning = club.pinging(&thread, "nothing has happened", ben).await;
    let said = text(&warning["content"]);
    assert!(said.contains("30 days") && said.contains("<t:"), "{said}");
    let early = club.claim(ada, &thread).await;
    assert!(
        early.contains("once your opponent has been inactive"),
        "{early}"
    );
    discord.advance(DAY * 14 + MINUTE).await;
    let word = club.pinging(&thread, "for a long time", ada).await;
    assert_eq!(labels(&word), ["Claim the win"]);
    let own = discord.press(ben, &word, "Claim the win").await;
    assert!(
        own.private()
            .contains("once your opponent has been inactive"),
        "{}",
        own.private()
    );
    let claimed = discord.press(ada, &word, "Claim the win").await;
    assert!(claimed.private().contains("You’ve claimed the win"));
    club.said(&thread, ada, "Red was inactive for too long")
        .await;
    assert_eq!(club.count(&other, "nothing has happened").await, 0);
    discord.judge().await;
}
