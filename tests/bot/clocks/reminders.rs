//! Reminders: one message for all matches in which a player's time is running out, where and when the
//! player chose.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, components, labels, text},
    running::{Data, Task, on_either_engine},
    tapped_settings::{choose, chosen},
    tapping,
};

on_either_engine!(
    one_reminder_names_all_matches_and_goes_when_the_player_has_moved_in_each,
    a_reminder_goes_from_the_thread_of_a_match_that_is_over,
    a_new_reminder_names_what_the_one_before_counts_for,
    a_reminder_goes_though_time_has_run_out_in_another_match_that_it_named,
    a_reminder_goes_where_it_was_once_it_comes_elsewhere,
    a_reminder_comes_by_a_direct_message_to_who_wants_that,
    who_takes_no_direct_messages_is_reminded_in_the_thread,
    a_direct_message_comes_in_the_language_of_its_reader,
    a_reminder_that_arrived_unheard_comes_once_across_a_restart,
);

pub(super) const MINUTE: Duration = Duration::from_mins(1);
pub(super) const HOUR: Duration = Duration::from_hours(1);

/// A server with a bot and three members.
pub(super) struct Club {
    pub(super) discord: Discord,
    pub(super) bot: Task,
    pub(super) ada: Member,
    pub(super) ben: Member,
    pub(super) cleo: Member,
    pub(super) games: String,
}

impl Club {
    pub(super) async fn open(data: &Data) -> Club {
        let discord = Discord::start().await;
        let bot = Task::start(&discord, data).await;
        Club {
            bot,
            ada: discord.member("Ada").await,
            ben: discord.member("Ben").await,
            cleo: discord.member("Cleo").await,
            games: discord.channel("games").await,
            discord,
        }
    }

    /// Begins a match of Ada's, who moves first. Returns its thread.
    pub(super) async fn begin(&self, opponent: &Member, pace: &str) -> String {
        self.begin_between([&self.ada, opponent], pace).await
    }

    /// Begins a match in which the first member moves first. Returns its thread.
    pub(super) async fn begin_between(&self, players: [&Member; 2], pace: &str) -> String {
        let options = json!({ "game": "guard-and-towers", "pace": pace });
        self.discord.begin(players, options).await.0
    }

    pub(super) async fn play(&self, by: &Member, thread: &str, mv: &str) {
        let options = json!({ "move": mv });
        let played = self.discord.command(by, thread, "move", options).await;
        let said = played.private();
        assert!(said.contains("You played"), "{said}");
    }

    /// Returns the direct messages of a member.
    pub(super) async fn direct(&self, to: &Member) -> Vec<Value> {
        let channel = self.direct_channel(to).await;
        self.discord.messages_now(&channel, to).await
    }

    pub(super) async fn direct_channel(&self, to: &Member) -> String {
        let direct = self.discord.post("/direct", json!({ "user": to.id })).await;
        text(&direct["id"])
    }

    /// Waits for a message that says this.
    pub(super) async fn said(&self, channel: &str, to: &Member, what: &str) -> Value {
        let says = |message: &Value| text(&message["content"]).contains(what);
        self.discord.message_where(channel, to, says).await
    }

    /// Counts the messages that say this.
    pub(super) async fn count(&self, channel: &str, what: &str) -> usize {
        let all = self.discord.messages_now(channel, &self.ada).await;
        let says = |message: &&Value| text(&message["content"]).contains(what);
        all.iter().filter(says).count()
    }

    /// Waits until no message says this.
    pub(super) async fn unsaid(&self, channel: &str, to: &Member, what: &str) {
        self.discord
            .until(format!("no {what}"), async || {
                let all = self.discord.messages_now(channel, to).await;
                let says = |message: &Value| text(&message["content"]).contains(what);
                if all.iter().any(says) {
                    Err(all.into())
                } else {
                    Ok(())
                }
            })
            .await;
    }

    /// Returns what `/settings` shows about reminders.
    pub(super) async fn notify(&self, by: &Member) -> Value {
        let shown =
            self.discord
                .command(by, &self.games, "settings", json!({ "page": "reminders" }));
        let shown = shown.await;
        shown.private();
        shown.message().clone()
    }
}

pub(crate) const RUNS: &str = "your time is running out";
pub(crate) const REFUSED: &str = "I haven’t been able to message you";

async fn one_reminder_names_all_matches_and_goes_when_the_player_has_moved_in_each(data: Data) {
    let club = Club::open(&data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let first = club.begin(ben, "move-1d").await;
    discord.advance(MINUTE * 10).await;
    let second = club.begin(&club.cleo, "move-1d").await;
    discord.advance(MINUTE * 10).await;
    let third = club.begin(ben, "move-1d").await;
    // Half of the time is over in the first match, and soon in the others.
    discord.advance(MINUTE * (12 * 60 - 19)).await;
    let reminder = club.said(&first, ben, RUNS).await;
    let said = text(&reminder["content"]);
    for (id, thread) in [("#1", &first), ("#2", &second), ("#3", &third)] {
        assert!(said.contains(&format!("{id} Guard & Towers")), "{said}");
        assert!(said.contains(thread.as_str()), "with a link: {said}");
    }
    assert!(said.contains("ends without a result"), "{said}");
    assert_eq!(said.matches(":R>").count(), 3, "{said}");
    assert_eq!(reminder["pinged"], json!([ada.id]));
    assert_eq!(labels(&reminder), ["Next match (3 waiting)"]);
    let next = discord
        .press(ada, &reminder, "Next match (3 waiting)")
        .await;
    assert!(next.private().contains("#1"), "{}", next.private());
    discord.advance(HOUR).await;
    club.play(ada, &first, "a7-a6").await;
    club.play(ada, &second, "a7-a6").await;
    assert_eq!(club.count(&first, RUNS).await, 1, "the third still waits");
    club.play(ada, &third, "a7-a6").await;
    club.unsaid(&first, ben, RUNS).await;
    for other in [&second, &third] {
        assert_eq!(club.count(other, RUNS).await, 0);
    }
    discord.judge().await;
}

async fn a_reminder_goes_from_the_thread_of_a_match_that_is_over(data: Data) {
    let club = Club::open(&data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let first = club.begin(ben, "move-1d").await;
    let second = club.begin(&club.cleo, "move-1d").await;
    discord.advance(HOUR * 12 + MINUTE).await;
    let said = text(&club.said(&first, ben, RUNS).await["content"]);
    assert!(said.contains("#2 "), "{said}");
    let question = discord.command(ada, &first, "resign", json!({})).await;
    let resigned = discord.press(ada, question.message(), "Yes, resign");
    resigned.await.updated();
    discord.closed(&first).await;
    assert_eq!(club.count(&first, RUNS).await, 1, "the second still waits");
    club.play(ada, &second, "a7-a6").await;
    club.unsaid(&first, ben, RUNS).await;
    // The thread stays archived.
    discord.closed(&first).await;
    discord.judge().await;
}

#[tokio::test]
async fn a_thread_sleeps_on_although_discord_did_not_confirm_that_it_woke() {
    let club = Club::open(&Data::new()).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let first = club.begin(ben, "move-1d").await;
    let second = club.begin(&club.cleo, "move-1d").await;
    discord.advance(HOUR * 12 + MINUTE).await;
    club.said(&first, ben, RUNS).await;
    let question = discord.command(ada, &first, "resign", json!({})).await;
    let resigned = discord.press(ada, question.message(), "Yes, resign");
    resigned.await.updated();
    discord.closed(&first).await;
    let fault = json!({
        "kind": "server_error", "after": true, "route": format!("PATCH /channels/{first}"),
        "times": 1
    });
    discord.post("/faults", fault).await;
    club.play(ada, &second, "a7-a6").await;
    club.unsaid(&first, ben, RUNS).await;
    discord.closed(&first).await;
    discord.judge().await;
}

async fn a_new_reminder_names_what_the_one_before_counts_for(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let first = club.begin(ben, "move-1d").await;
    discord.advance(HOUR * 3).await;
    let second = club.begin(&club.cleo, "move-1d").await;
    discord.advance(HOUR * 9 + MINUTE).await;
    let alone = text(&club.said(&first, ben, RUNS).await["content"]);
    assert!(!alone.contains("#2"), "{alone}");
    discord.advance(HOUR * 3).await;
    let both = text(&club.said(&second, ben, RUNS).await["content"]);
    assert!(both.contains("#1 ") && both.contains("#2 "), "{both}");
    club.unsaid(&first, ben, RUNS).await;
    club.play(ada, &second, "a7-a6").await;
    assert_eq!(club.count(&second, RUNS).await, 1, "the first still waits");
    club.play(ada, &first, "a7-a6").await;
    club.unsaid(&second, ben, RUNS).await;
    discord.judge().await;
}

async fn a_reminder_goes_though_time_has_run_out_in_another_match_that_it_named(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let claim =
        json!({ "game": "guard-and-towers", "pace": "move-1d", "when-time-runs-out": "claim" });
    let (first, _) = discord.begin([ada, ben], claim).await;
    for (by, mv) in [
        (ada, "a7-a6"),
        (ben, "a1-a2"),
        (ada, "a6-a7"),
        (ben, "a2-a1"),
    ] {
        club.play(by, &first, mv).await;
    }
    discord.advance(MINUTE * 30).await;
    let second = club.begin(&club.cleo, "move-1d").await;
    // An eighth is left in both matches, and then nothing in the first.
    discord.advance(MINUTE * (21 * 60 - 29)).await;
    let said = text(&club.said(&first, ben, RUNS).await["content"]);
    assert!(said.contains("#1 ") && said.contains("#2 "), "{said}");
    discord.advance(HOUR * 3).await;
    club.said(&first, ben, "time is up").await;
    club.play(ada, &second, "a7-a6").await;
    club.unsaid(&first, ben, RUNS).await;
    discord.judge().await;
}

async fn a_reminder_goes_where_it_was_once_it_comes_elsewhere(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let thread = club.begin(ben, "move-1d").await;
    let direct = club.direct_channel(ada).await;
    discord.advance(HOUR * 12 + MINUTE).await;
    club.said(&thread, ben, RUNS).await;
    for (place, there, before, reader, moves) in [
        ("direct", &direct, &thread, ben, ["a7-a6", "a1-a2"]),
        ("thread", &thread, &direct, ada, ["a6-a7", "a2-a1"]),
    ] {
        let shown = club.notify(ada).await;
        choose(discord, ada, &shown, place).await.updated();
        // The next one names the match.
        discord.advance(HOUR * 9).await;
        club.said(there, ada, RUNS).await;
        club.unsaid(before, reader, RUNS).await;
        // In the next turn, the first reminder is posted here too.
        club.play(ada, &thread, moves[0]).await;
        club.play(ben, &thread, moves[1]).await;
        club.unsaid(there, ada, RUNS).await;
        if place == "direct" {
            discord.advance(HOUR * 12 + MINUTE).await;
            club.said(there, ada, RUNS).await;
        }
    }
    discord.judge().await;
}

async fn a_reminder_comes_by_a_direct_message_to_who_wants_that(data: Data) {
    let club = Club::open(&data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let shown = club.notify(ada).await;
    assert_eq!(chosen(&shown), ["thread", "off", "reminders"]);
    let shown = choose(discord, ada, &shown, "direct")
        .await
        .message()
        .clone();
    assert_eq!(chosen(&shown), ["direct", "off", "reminders"]);
    let thread = club.begin(ben, "move-1d").await;
    for (by, mv) in [
        (ada, "a7-a6"),
        (ben, "a1-a2"),
        (ada, "a6-a7"),
        (ben, "a2-a1"),
    ] {
        club.play(by, &thread, mv).await;
    }
    // It is named even if the player has blocked the opponent.
    let blocked = discord.command(ada, &club.games, "settings", json!({ "block": ben.id }));
    blocked.await.private();
    discord.advance(HOUR * 12 + MINUTE).await;
    let direct = club.direct_channel(ada).await;
    let half = club.said(&direct, ada, RUNS).await;
    let said = text(&half["content"]);
    assert!(said.contains("you lose"), "{said}");
    let next = components(&half);
    assert!(text(&next[0]["url"]).contains(&thread), "{next:#?}");
    // The next reminder replaces it.
    discord.advance(HOUR * 9).await;
    discord
        .until("one reminder, a newer one", async || {
            let all = club.direct(ada).await;
            let is_new = all.len() == 1 && all[0]["id"] != half["id"];
            if is_new { Ok(()) } else { Err(all.into()) }
        })
        .await;
    assert_eq!(club.count(&thread, RUNS).await, 0);
    club.play(ada, &thread, "a7-a6").await;
    club.unsaid(&direct, ada, RUNS).await;
    discord.judge().await;
}

async fn who_takes_no_direct_messages_is_reminded_in_the_thread(data: Data) {
    let club = Club::open(&data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let shown = club.notify(ada).await;
    choose(discord, ada, &shown, "direct").await.updated();
    let closed = json!({ "takes_direct_messages": false });
    discord.patch(&format!("/users/{}", ada.id), closed).await;
    let thread = club.begin(ben, "move-1d").await;
    discord.advance(HOUR * 12 + MINUTE).await;
    let reminder = club.said(&thread, ben, RUNS).await;
    assert_eq!(reminder["pinged"], json!([ada.id]));
    discord.advance(HOUR * 2).await;
    assert_eq!(club.count(&thread, RUNS).await, 1);
    // `/settings` says so until a direct message has arrived.
    let shown = club.notify(ada).await;
    assert!(text(&shown["content"]).contains(REFUSED), "{shown:#}");
    let direct = club.direct_channel(ada).await;
    let again = discord.press(ada, &shown, "Try again").await;
    again.acknowledged();
    let early = discord.press(ada, &shown, "Try again").await;
    assert!(early.private().contains("just tried"), "once a minute");
    discord
        .until("a second refusal, after that of the reminder", async || {
            let all = discord.refusals().await;
            let of_direct = |refusal: &&Value| text(&refusal["path"]).contains(&direct);
            if all.iter().filter(of_direct).count() == 2 {
                return Ok(());
            }
            Err(all.into())
        })
        .await;
    let shown = club.notify(ada).await;
    assert!(text(&shown["content"]).contains(REFUSED), "{shown:#}");
    let open = json!({ "takes_direct_messages": true });
    discord.patch(&format!("/users/{}", ada.id), open).await;
    discord.advance(MINUTE).await;
    let works = discord.press(ada, &shown, "Try again").await;
    works.acknowledged();
    club.said(&direct, ada, "you get my direct messages").await;
    discord
        .until("that it worked", async || {
            let shown = club.notify(ada).await;
            if text(&shown["content"]).contains(REFUSED) {
                Err(shown)
            } else {
                Ok(())
            }
        })
        .await;
    discord.judge().await;
}

async fn a_direct_message_comes_in_the_language_of_its_reader(data: Data) {
    let club = Club::open(&data).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    club.begin(ben, "move-1d").await;
    let german = json!({ "locale": "de" });
    discord.patch(&format!("/users/{}", ada.id), german).await;
    let shown = club.notify(ada).await;
    choose(discord, ada, &shown, "direct").await.updated();
    discord.advance(HOUR * 12 + MINUTE).await;
    let direct = club.direct_channel(ada).await;
    club.said(&direct, ada, "deine Zeit wird knapp").await;
    discord.judge().await;
}

async fn a_reminder_that_arrived_unheard_comes_once_across_a_restart(data: Data) {
    let club = Club::open(&data).await;
    let (discord, ben) = (&club.discord, &club.ben);
    let thread = club.begin(ben, "move-1d").await;
    let fault = json!({
        "kind": "server_error", "after": true, "route": "POST /channels/*/messages", "times": 1
    });
    discord.post("/faults", fault).await;
    discord.advance(HOUR * 12 + MINUTE).await;
    club.said(&thread, ben, RUNS).await;
    club.bot.stop(&club.discord).await;
    discord.advance(MINUTE * 30).await;
    let bot = Task::start(discord, &data).await;
    let club = Club { bot, ..club };
    // The bot knows of it, or it could not delete it.
    club.play(&club.ada, &thread, "a7-a6").await;
    club.unsaid(&thread, &club.ben, RUNS).await;
    club.discord.judge().await;
}

/// A plan is played immediately, so it is never the turn of the player who made it.
#[tokio::test]
async fn nobody_is_reminded_on_the_opponents_turn_or_where_a_plan_answers() {
    let club = Club::open(&Data::new()).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let thread = club.begin(ben, "move-1d").await;
    club.play(ada, &thread, "a7-a6").await;
    let list = discord.of_match(ada, &thread, json!({}), "plans").await;
    let mut answer = discord.press(ada, list.message(), "Plan a reply").await;
    for square in ["a1", "a2", "b7", "b6"] {
        answer = tapping::choose(discord, ada, answer.message(), square).await;
    }
    discord.press(ada, answer.message(), "Save").await;
    discord.advance(HOUR * 11).await;
    club.play(ben, &thread, "a1-a2").await;
    discord.advance(HOUR * 12 + MINUTE).await;
    let reminder = club.said(&thread, ben, RUNS).await;
    assert_eq!(reminder["pinged"], json!([ben.id]));
    assert_eq!(club.count(&thread, RUNS).await, 1);
    discord.judge().await;
}

#[tokio::test]
async fn a_player_chooses_when_and_whether_to_be_reminded() {
    let club = Club::open(&Data::new()).await;
    let Club {
        discord, ada, ben, ..
    } = &club;
    let shown = club.notify(ada).await;
    let shown = discord
        .press(ada, &shown, "Don’t remind me with half my time left")
        .await;
    let said = shown.updated();
    assert!(said.contains("Half of the time left: no"), "{said}");
    let shown = shown.message().clone();
    let shown = discord
        .press(ada, &shown, "Remind me with a quarter left")
        .await;
    assert!(shown.updated().contains("A quarter left: yes"));
    let thread = club.begin(ben, "move-1d").await;
    // Cleo has chosen nothing, so by then the bot has checked Ada's match too.
    let other = club.begin_between([&club.cleo, ben], "move-1d").await;
    discord.advance(HOUR * 13).await;
    club.said(&other, ben, RUNS).await;
    assert_eq!(club.count(&thread, RUNS).await, 0, "not at half of it");
    discord.advance(HOUR * 5 + MINUTE).await;
    club.said(&thread, ben, RUNS).await;
    let shown = club.notify(ada).await;
    let shown = choose(discord, ada, &shown, "channel").await;
    club.play(ada, &thread, "a7-a6").await;
    club.unsaid(&thread, ben, RUNS).await;
    club.play(ben, &thread, "a1-a2").await;
    // In the channel, and not in the thread.
    discord.advance(HOUR * 18 + MINUTE).await;
    club.said(&club.games, ben, RUNS).await;
    assert_eq!(club.count(&thread, RUNS).await, 0);
    choose(discord, ada, shown.message(), "nowhere")
        .await
        .updated();
    club.play(ada, &thread, "a6-a7").await;
    club.unsaid(&club.games, ben, RUNS).await;
    club.play(ben, &thread, "a2-a1").await;
    discord.advance(HOUR * 24 + MINUTE).await;
    club.said(&thread, ben, "time is up").await;
    assert_eq!(club.count(&thread, RUNS).await, 0);
    discord.judge().await;
}
