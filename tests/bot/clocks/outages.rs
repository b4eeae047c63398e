//! Outages: their time does not count, and players are told about them.

use std::time::Duration;

use serde_json::{Value, json};

use super::run_out::{DAY, MINUTE, moment};
use crate::{
    discord::{Discord, Member, labels, text},
    door::over_http,
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    after_an_outage_boards_show_the_right_time_and_players_read_of_a_long_one,
    a_board_that_was_posted_unheard_before_an_outage_shows_the_right_time_too,
);

const HOUR: Duration = Duration::from_hours(1);

const SAID: &str = "I was offline from";

fn says(message: &Value, what: &str) -> bool {
    text(&message["content"]).contains(what)
}

/// Returns options with a day for each move.
fn day() -> Value {
    json!({ "game": "guard-and-towers", "pace": "move-1d" })
}

async fn after_an_outage_boards_show_the_right_time_and_players_read_of_a_long_one(data: Data) {
    let discord = Discord::start().await;
    let mut bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let (thread, board) = discord.begin([&ada, &ben], day()).await;
    let mut deadline = moment(&text(&board["content"]));
    for outage in [MINUTE * 10, HOUR * 3] {
        bot.stop(&discord).await;
        discord.advance(outage).await;
        bot = Task::start(&discord, &data).await;
        let later = deadline + outage.as_secs().cast_signed();
        let shown = discord
            .message_where(&thread, &ben, |message| {
                message["id"] == board["id"] && moment(&text(&message["content"])) >= later
            })
            .await;
        assert_eq!(labels(&shown), labels(&board));
        assert_eq!(shown["attachments"], board["attachments"]);
        deadline = moment(&text(&shown["content"]));
    }
    let word = discord
        .message_where(&thread, &ben, |message| says(message, SAID))
        .await;
    assert_eq!(word["pinged"], json!([]));
    let content = text(&word["content"]);
    assert!(
        content.contains(&format!("must move by <t:{deadline}:f>")),
        "{content}"
    );
    let all = discord.all_messages(&thread, &ben).await;
    let said = all.iter().filter(|message| says(message, SAID)).count();
    assert_eq!(said, 1, "ten minutes are not worth a word");
    discord.judge().await;
}

async fn a_board_that_was_posted_unheard_before_an_outage_shows_the_right_time_too(data: Data) {
    let discord = Discord::start().await;
    let bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let (thread, board) = discord.begin([&ada, &ben], day()).await;
    data.all_said().await;
    let route = format!("POST /channels/{thread}/messages");
    let unheard = json!({ "kind": "drop_request", "after": true, "route": route });
    discord.post("/faults", unheard).await;
    let options = json!({ "move": "a7-a6" });
    let played = discord.command(&ada, &thread, "move", options).await;
    assert!(played.private().contains("You played"));
    let shows = |at_least: i64| {
        move |message: &Value| {
            message["attachments"][0]["filename"] == "match-1-board-1.png"
                && moment(&text(&message["content"])) >= at_least
        }
    };
    let deadline = moment(&text(&board["content"]));
    discord.message_where(&thread, &ben, shows(deadline)).await;
    bot.stop(&discord).await;
    discord.advance(MINUTE * 10).await;
    // The bot looks for it, and finds it only at the second try.
    let route = format!("GET /channels/{thread}/messages");
    let fault = json!({ "kind": "server_error", "route": route, "times": 2 });
    discord.post("/faults", fault).await;
    let _bot = Task::start_after_kill(&discord, &data).await;
    data.all_said_in_time(&discord, MINUTE).await;
    let later = deadline + (MINUTE * 10).as_secs().cast_signed();
    discord.message_where(&thread, &ben, shows(later)).await;
    discord.judge().await;
}

/// Returns which of the two processes answers to a server.
fn process(server: &str) -> usize {
    let id: usize = server.parse().expect("a number");
    (id >> 22) % 2
}

fn start(discord: &Discord, data: &Data, process: usize) -> Task {
    Task::begin(discord, data, Some(&format!("{process}/2")))
}

/// Waits until a process answers in a server.
async fn answered(discord: &Discord, channel: &str, by: &Member) {
    let help = async || discord.command(by, channel, "help", json!({})).await.0;
    while help().await["outcome"] != "message" {}
}

/// Begins a match in another server, which another process answers to. Returns its channel and a player.
async fn begin_elsewhere(discord: &Discord, here: &str) -> (String, Member) {
    let server = loop {
        let id = discord.server(json!({ "name": "Elsewhere" })).await;
        if process(&id) != process(here) {
            break id;
        }
    };
    let channels = format!("/guilds/{server}/channels");
    let channel = discord.post(&channels, json!({ "name": "games" })).await;
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
    answered(discord, &channel, &cleo).await;
    let mut options = day();
    options["opponent"] = json!(dan.id);
    let sent = discord.command(&cleo, &channel, "challenge", options).await;
    sent.private();
    let card = discord
        .message_where(&channel, &dan, |message| {
            labels(message).contains(&"Accept".to_owned())
        })
        .await;
    discord.press(&dan, &card, "Accept").await.acknowledged();
    (channel, cleo)
}

#[tokio::test]
async fn a_process_that_is_down_costs_no_time_in_its_servers() {
    if over_http() {
        return;
    }
    let Some(data) = Data::postgres() else {
        return;
    };
    let discord = Discord::start().await;
    let here = text(&discord.get("/state").await["guilds"][0]["id"]);
    let other = start(&discord, &data, 1 - process(&here));
    let bot = start(&discord, &data, process(&here));
    discord.ready().await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    answered(&discord, &discord.channel("games").await, &ada).await;
    let (thread, board) = discord.begin([&ada, &ben], day()).await;
    let (elsewhere, cleo) = begin_elsewhere(&discord, &here).await;
    bot.end().await;
    discord.advance(DAY * 2).await;
    // The match that ended in the other server is announced in the channel, too.
    discord
        .message_where(&elsewhere, &cleo, |message| says(message, "No result"))
        .await;
    let all = discord.all_messages(&thread, &ben).await;
    assert!(
        !all.iter().any(|message| says(message, "No result")),
        "{all:#?}"
    );

    let bot = start(&discord, &data, process(&here));
    // Time without a connection would not count either.
    answered(&discord, &discord.channel("games").await, &ada).await;
    let word = discord
        .message_where(&thread, &ben, |message| says(message, SAID))
        .await;
    let later = moment(&text(&board["content"])) + 2 * 24 * 60 * 60;
    let until = text(&word["content"]);
    let until = moment(until.split("must move by").nth(1).expect("a deadline"));
    assert!(until >= later, "{word:#}");
    discord.advance(DAY + MINUTE).await;
    discord
        .message_where(&thread, &ben, |message| says(message, "No result"))
        .await;
    discord.judge().await;
    bot.end().await;
    other.end().await;
}
