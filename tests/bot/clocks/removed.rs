//! Servers from which the bot is removed, and channels, threads and roles that are deleted: no one loses
//! because of something they could not do.

use std::time::Duration;

use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, RoleId, ServerId},
};
use serde_json::{Value, json};
use store::{Honours, Lock, ReadTx, Store, StoreError, Unreachable};

use super::{
    reminders::{Club, HOUR},
    run_out::{DAY, MINUTE, Table, moment},
};
use crate::{
    discord::{Discord, Member, labels, text, until_stored},
    door::over_http,
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    nobody_loses_while_the_bot_is_removed,
    a_removal_of_which_nobody_told_is_found_before_anybody_loses,
    a_removal_while_the_bot_was_down_is_found_when_it_connects,
    nobody_claims_a_win_while_the_bot_is_removed,
    without_an_answer_a_match_waits_and_holds_no_other_up,
    a_match_without_a_clock_waits_for_the_bot,
    a_server_that_is_out_of_reach_keeps_the_bot,
    a_thread_that_is_deleted_is_noticed_at_once,
    a_channel_that_is_deleted_is_noticed_at_once,
    a_role_that_is_deleted_is_given_no_more,
);

/// A day of 86,400 seconds, as texts count them.
const SECONDS_A_DAY: i64 = 24 * 60 * 60;

/// How much a time can deviate, since a test takes time itself.
const ABOUT: i64 = 120;

/// A server, the bot in it, and the database.
struct Place<'a> {
    discord: &'a Discord,
    data: &'a Data,
    server: String,
    bot: String,
}

impl<'a> Place<'a> {
    async fn of(discord: &'a Discord, data: &'a Data) -> Place<'a> {
        let state = discord.get("/state").await;
        Place {
            discord,
            data,
            server: text(&state["guilds"][0]["id"]),
            bot: text(&state["bot_id"]),
        }
    }

    fn id(&self) -> ServerId {
        ServerId(self.server.parse().expect("a number"))
    }

    /// Removes the bot, and waits until it knows.
    async fn remove(&self) {
        let path = format!("/guilds/{}/members/{}", self.server, self.bot);
        self.discord.delete(&path).await;
        self.until_absent(true).await;
    }

    /// Removes the bot without an event from Discord.
    async fn remove_silently(&self) {
        let path = format!("/guilds/{}/members/{}", self.server, self.bot);
        self.discord.delete(&format!("{path}?silent=true")).await;
    }

    /// Adds the bot again, and waits until it knows.
    async fn add(&self) {
        let members = format!("/guilds/{}/members", self.server);
        let bot = json!({ "user": self.bot });
        self.discord.post(&members, bot).await;
        self.until_absent(false).await;
    }

    /// Reads from the database.
    async fn stored<T: Send + 'static>(
        &self,
        read: impl Fn(&ReadTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        let store = Store::open_beside(&self.data.address()).expect("opens");
        let found = store.read(read).await.expect("reads");
        store.close().await.expect("closes");
        found
    }

    async fn is_absent(&self) -> bool {
        let server = self.id();
        self.stored(move |tx| Ok(tx.absences().since(server)?.is_some()))
            .await
    }

    /// Waits until it is recorded that the bot is not in the server, or that it is.
    async fn until_absent(&self, wanted: bool) {
        until_stored(format!("absent: {wanted}"), async || {
            let absent = self.is_absent().await;
            if absent == wanted {
                Ok(())
            } else {
                Err(absent.into())
            }
        })
        .await;
    }

    async fn alive_at(&self) -> Option<Timestamp> {
        self.stored(|tx| {
            let alive = tx.life().alive_at()?;
            Ok(alive)
        })
        .await
    }

    /// Waits until the bot has done everything that is due by now.
    async fn until_looked(&self) {
        for _ in 0..2 {
            let before = self.alive_at().await;
            self.discord.advance(MINUTE * 2).await;
            until_stored("a beat", async || {
                let alive = self.alive_at().await;
                if alive > before {
                    Ok(())
                } else {
                    Err(Value::Null)
                }
            })
            .await;
        }
    }

    /// Returns the deadline of a match, which is running. `None` while its clock is stopped.
    async fn deadline(&self, id: MatchId) -> Option<Timestamp> {
        let (end, running) = self
            .stored(move |tx| {
                Ok((
                    tx.matches().find(id)?.expect("there").end,
                    tx.clocks().running(id)?,
                ))
            })
            .await;
        assert_eq!(end, None);
        running.expect("a clock").deadline
    }

    /// Waits until a match is over.
    async fn until_over(&self, id: MatchId) {
        until_stored(format!("the end of {id}"), async || {
            let over =
                self.stored(move |tx| Ok(tx.matches().find(id)?.expect("there").end.is_some()));
            if over.await { Ok(()) } else { Err(Value::Null) }
        })
        .await;
    }
}

const FIRST: MatchId = MatchId(1);

fn seconds(duration: Duration) -> i64 {
    duration.as_secs().cast_signed()
}

/// Begins a match in which Ada has three days to move, and waits until eight hours before they are over.
/// She has had every reminder that players get. Returns when her time runs out.
async fn reminded(table: &Table, data: &Data) -> i64 {
    table.play_on().await;
    let place = Place::of(&table.discord, data).await;
    let up = place.deadline(FIRST).await.expect("it runs").seconds();
    for left in [36, 18, 9, 8] {
        let now = table.now().seconds();
        let until = up - left * 60 * 60 - now;
        let until = u64::try_from(until).expect("later");
        table.discord.advance(Duration::from_secs(until)).await;
        data.all_said().await;
    }
    up
}

async fn nobody_loses_while_the_bot_is_removed(data: Data) {
    if over_http() {
        return;
    }
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let up = reminded(&table, &data).await;
    let place = Place::of(&table.discord, &data).await;
    let left = up - table.now().seconds();
    place.remove().await;
    table.discord.advance(HOUR * 9).await;
    place.until_looked().await;
    assert_eq!(place.deadline(FIRST).await, None, "it stands");
    place.add().await;
    let left_then = async || {
        let deadline = place.deadline(FIRST).await.expect("it goes on");
        deadline.seconds() - table.now().seconds()
    };
    until_stored("the time that was left", async || {
        let now = left_then().await;
        if (now - left).abs() < ABOUT {
            Ok(())
        } else {
            Err(now.into())
        }
    })
    .await;
    table.discord.advance(HOUR * 8 + MINUTE * 5).await;
    let end = table.said("time is up").await;
    assert!(text(&end["content"]).contains("Blue wins"), "{end:#}");
    table.discord.judge().await;
}

async fn a_removal_of_which_nobody_told_is_found_before_anybody_loses(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-3d" })).await;
    let up = reminded(&table, &data).await;
    let place = Place::of(&table.discord, &data).await;
    let server = place.id();
    place.remove_silently().await;
    table.discord.advance(HOUR * 9).await;
    place.until_absent(true).await;
    // A post is recorded as a proof of presence a moment after it is recorded as delivered.
    let proven = place
        .stored(move |tx| tx.absences().last_presence(server))
        .await;
    let proven = proven.expect("it has posted").seconds();
    table.discord.advance(DAY * 5).await;
    place.add().await;
    // The time left is that at the last reminder.
    let left = up - proven;
    assert!(left >= seconds(HOUR * 8) - ABOUT, "{left}");
    let deadline = async || place.deadline(FIRST).await;
    until_stored("the time that was left", async || {
        let Some(deadline) = deadline().await else {
            return Err(Value::Null);
        };
        let now = deadline.seconds() - table.now().seconds();
        if (now - left).abs() < ABOUT {
            Ok(())
        } else {
            Err(now.into())
        }
    })
    .await;
    let rest = u64::try_from(left).expect("some");
    table
        .discord
        .advance(Duration::from_secs(rest) + MINUTE * 5)
        .await;
    place.until_over(FIRST).await;
    table.discord.judge().await;
}

async fn a_removal_while_the_bot_was_down_is_found_when_it_connects(data: Data) {
    if over_http() {
        return;
    }
    let club = Club::open(&data).await;
    let Club {
        discord, bot, ada, ..
    } = club;
    let ben = discord.member("Ben").await;
    let options = json!({ "game": "guard-and-towers", "pace": "move-3d" });
    let (_, board) = discord.begin([&ada, &ben], options).await;
    let up = moment(&text(&board["content"]));
    let place = Place::of(&discord, &data).await;
    data.all_said().await;
    // Nothing is posted for ten hours. Then the bot connects again, and is still in the server.
    discord.advance(HOUR * 10).await;
    bot.stop(&discord).await;
    let before = discord_now(&discord).seconds();
    let bot = Task::start(&discord, &data).await;
    let server = place.id();
    until_stored("a proof", async || {
        let proven = place
            .stored(move |tx| tx.absences().last_presence(server))
            .await;
        match proven {
            Some(proven) if proven.seconds() >= before => Ok(()),
            other => Err(format!("{other:?}").into()),
        }
    })
    .await;
    bot.stop(&discord).await;
    place.remove_silently().await;
    discord.advance(HOUR).await;
    let _bot = Task::start(&discord, &data).await;
    // Long before anything is due.
    place.until_absent(true).await;
    discord.advance(DAY * 5).await;
    place.add().await;
    until_stored("the clock", async || {
        let deadline = place.deadline(FIRST).await;
        let expected = up + 5 * SECONDS_A_DAY + seconds(HOUR);
        match deadline {
            Some(deadline) if (deadline.seconds() - expected).abs() < ABOUT => Ok(()),
            other => Err(format!("{other:?}, not about {expected}").into()),
        }
    })
    .await;
    discord.judge().await;
}

/// Returns the current time in Discord.
fn discord_now(discord: &Discord) -> Timestamp {
    discord.now()
}

/// Lets a player bring the bot along, so that they can use its commands where it is not a member.
async fn bring_along(discord: &Discord, by: &Member) {
    let installed = json!({ "installed": true });
    discord.patch(&format!("/users/{}", by.id), installed).await;
}

/// Claims a win. Returns the answer.
async fn claim(discord: &Discord, by: &Member, channel: &str, id: MatchId) -> String {
    let named = json!({ "match": id.to_string() });
    let claimed = discord.of_match(by, channel, named, "claim:").await;
    claimed.private()
}

async fn nobody_claims_a_win_while_the_bot_is_removed(data: Data) {
    let options = json!({ "pace": "move-1d", "when-time-runs-out": "claim" });
    let table = Table::set(&data, options).await;
    table.play_on().await;
    let Table {
        discord,
        ben,
        games,
        ..
    } = &table;
    let place = Place::of(discord, &data).await;
    bring_along(discord, ben).await;
    // A board that finds its thread closed to the bot would move the match to the channel.
    data.all_said().await;
    // Discord does not say whether the bot is there.
    let silent = json!({
        "kind": "server_error", "route": "GET /guilds/*", "status": 502, "times": 1000
    });
    discord.post("/faults", silent).await;
    discord.advance(HOUR * 16).await;
    place.remove_silently().await;
    discord.advance(HOUR * 9).await;
    let said = claim(discord, ben, games, FIRST).await;
    assert!(said.contains("still has time"), "{said}");
    discord.delete("/faults").await;
    discord.advance(HOUR).await;
    place.until_absent(true).await;
    let said = claim(discord, ben, games, FIRST).await;
    assert!(said.contains("still has time"), "{said}");
    place.add().await;
    let said = claim(discord, ben, games, FIRST).await;
    assert!(said.contains("still has time"), "{said}");
    discord.advance(DAY + MINUTE * 5).await;
    let word = table.said("time is up").await;
    assert_eq!(labels(&word), ["Claim the win"]);
    let said = claim(discord, ben, games, FIRST).await;
    assert!(said.contains("You’ve claimed the win"), "{said}");
    discord.judge().await;
}

/// Begins a match in another server. Returns that server.
async fn begin_elsewhere(discord: &Discord) -> String {
    let server = discord.server(json!({ "name": "Elsewhere" })).await;
    let channels = format!("/guilds/{server}/channels");
    let channel = discord.post(&channels, json!({ "name": "hall" })).await;
    let channel = text(&channel["id"]);
    let join = async |name: &str| {
        let members = format!("/guilds/{server}/members");
        let user = discord.post(&members, json!({ "name": name })).await;
        Member {
            id: text(&user["id"]),
            name: name.to_owned(),
        }
    };
    let (cleo, dan) = (join("Cleo").await, join("Dan").await);
    let options = json!({
        "game": "guard-and-towers", "pace": "move-1d", "opponent": dan.id
    });
    let sent = discord.command(&cleo, &channel, "challenge", options).await;
    sent.private();
    let card = discord
        .message_where(&channel, &dan, |message| {
            labels(message).contains(&"Accept".to_owned())
        })
        .await;
    discord.press(&dan, &card, "Accept").await.acknowledged();
    server
}

async fn without_an_answer_a_match_waits_and_holds_no_other_up(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-1d" })).await;
    table.play_on().await;
    let discord = &table.discord;
    begin_elsewhere(discord).await;
    let other = MatchId(2);
    data.all_said().await;
    let place = Place::of(discord, &data).await;
    let silent = json!({
        "kind": "server_error", "route": format!("GET /guilds/{}", place.server), "status": 502,
        "times": 1000
    });
    discord.post("/faults", silent).await;
    discord.advance(DAY + MINUTE).await;
    place.until_over(other).await;
    place.until_looked().await;
    assert!(place.deadline(FIRST).await.is_some(), "it runs");
    table.says_nothing_of("wins:").await;
    discord.delete("/faults").await;
    discord.advance(MINUTE * 20).await;
    place.until_over(FIRST).await;
    table.said("time is up").await;
    discord.judge().await;
}

async fn a_match_without_a_clock_waits_for_the_bot(data: Data) {
    if over_http() {
        return;
    }
    let club = Club::open(&data).await;
    let (discord, ada, ben) = (&club.discord, &club.ada, &club.ben);
    let thread = club.begin_between([ben, ada], "none").await;
    for (by, mv) in [
        (ben, "a7-a6"),
        (ada, "a1-a2"),
        (ben, "a6-a7"),
        (ada, "a2-a1"),
    ] {
        club.play(by, &thread, mv).await;
    }
    data.all_said().await;
    let place = Place::of(discord, &data).await;
    bring_along(discord, ada).await;
    discord.advance(DAY * 5).await;
    place.remove_silently().await;
    // When the bot asks whether Ben is there, it finds out.
    discord.advance(DAY * 26).await;
    place.until_absent(true).await;
    discord.advance(DAY * 10).await;
    place.add().await;
    let warned = "nothing has happened";
    discord.advance(DAY * 20).await;
    place.until_looked().await;
    assert_eq!(club.count(&thread, warned).await, 0);
    discord.advance(DAY * 10 + HOUR).await;
    club.said(&thread, ada, warned).await;
    // The bot is removed again, this time with an event from Discord.
    place.remove().await;
    discord.advance(DAY * 20).await;
    place.until_looked().await;
    place.add().await;
    let early = claim(discord, ada, &thread, FIRST).await;
    assert!(
        early.contains("once your opponent has been inactive"),
        "{early}"
    );
    discord.advance(DAY * 14 + HOUR).await;
    let word = club.said(&thread, ada, "for a long time").await;
    assert_eq!(labels(&word), ["Claim the win"]);
    // A player who claims while the bot is away reads that it is too early.
    place.remove().await;
    let early = claim(discord, ada, &club.games, FIRST).await;
    assert!(
        early.contains("once your opponent has been inactive"),
        "{early}"
    );
    place.add().await;
    let claimed = claim(discord, ada, &club.games, FIRST).await;
    assert!(claimed.contains("You’ve claimed the win"), "{claimed}");
    discord.judge().await;
}

async fn a_server_that_is_out_of_reach_keeps_the_bot(data: Data) {
    let table = Table::set(&data, json!({ "pace": "move-1d" })).await;
    table.play_on().await;
    let place = Place::of(&table.discord, &data).await;
    data.all_said().await;
    let before = place.deadline(FIRST).await;
    let outage = format!("/guilds/{}/outage", place.server);
    let role = format!("/guilds/{}/roles", place.server);
    for unavailable in [true, false] {
        let body = json!({ "unavailable": unavailable });
        table.discord.put(&outage, body).await;
        // Any consequences of the previous event come before those of this one.
        table.discord.post(&role, json!({ "name": "Later" })).await;
        place.until_looked().await;
        assert!(!place.is_absent().await, "{unavailable}");
        assert_eq!(place.deadline(FIRST).await, before);
    }
    table.discord.judge().await;
}

async fn a_thread_that_is_deleted_is_noticed_at_once(data: Data) {
    if over_http() {
        return;
    }
    let table = Table::set(&data, json!({ "pace": "move-1d" })).await;
    table.play_on().await;
    data.all_said().await;
    let Table {
        discord,
        ben,
        games,
        thread,
        ..
    } = &table;
    discord.delete(&format!("/channels/{thread}")).await;
    // No one does anything, and the newest board is in the channel.
    let shown = discord
        .message_where(games, ben, |message| {
            message["attachments"][0]["filename"] == "match-1-board-4.png"
        })
        .await;
    assert!(labels(&shown).contains(&"Move".to_owned()), "{shown:#}");
    let place = Place::of(discord, &data).await;
    assert!(place.deadline(FIRST).await.is_some(), "it runs");
    discord.judge().await;
}

async fn a_channel_that_is_deleted_is_noticed_at_once(data: Data) {
    if over_http() {
        return;
    }
    let table = Table::set(&data, json!({ "pace": "move-1d" })).await;
    table.play_on().await;
    data.all_said().await;
    let Table { discord, games, .. } = &table;
    let place = Place::of(discord, &data).await;
    discord.delete(&format!("/channels/{games}")).await;
    until_stored("a match without a channel", async || {
        let unreachable =
            place.stored(|tx| Ok(tx.showings().venue(FIRST)?.expect("there").unreachable));
        match unreachable.await {
            Some(Unreachable::Gone) => Ok(()),
            other => Err(format!("{other:?}").into()),
        }
    })
    .await;
    discord.advance(DAY * 3).await;
    place.until_looked().await;
    assert_eq!(place.deadline(FIRST).await, None, "it stands");
}

async fn a_role_that_is_deleted_is_given_no_more(data: Data) {
    if over_http() {
        return;
    }
    let club = Club::open(&data).await;
    let discord = &club.discord;
    let place = Place::of(discord, &data).await;
    let server = place.id();
    let roles = format!("/guilds/{}/roles", place.server);
    let mut made = Vec::new();
    for name in ["Best", "Champion"] {
        let role = discord.post(&roles, json!({ "name": name })).await;
        made.push(text(&role["id"]));
    }
    let role = |at: usize| Some(RoleId(made[at].parse().expect("a number")));
    let honours = Honours {
        news: Some((ChannelId(1), rules::words::Locale::English)),
        best: role(0),
        champion: role(1),
        season: domain::community::Season::of(Timestamp::from_millis(0)),
    };
    let store = Store::open_beside(&data.address()).expect("opens");
    let later = Timestamp::from_millis(i64::MAX / 2);
    let kept: Result<(), StoreError> = store
        .write(Lock::None, move |tx| {
            tx.seasons().set_honours(server, &honours, later)
        })
        .await;
    kept.expect("kept");
    store.close().await.expect("closes");
    for (at, left) in [(0, [None, role(1)]), (1, [None, None])] {
        discord.delete(&format!("{roles}/{}", made[at])).await;
        until_stored("a role that is forgotten", async || {
            let honours = place.stored(move |tx| tx.seasons().honours(server)).await;
            let honours = honours.expect("kept");
            if [honours.best, honours.champion] == left {
                Ok(())
            } else {
                Err(format!("{honours:?}").into())
            }
        })
        .await;
    }
    discord.judge().await;
}
