//! What a member and the operator read when a handler panics, in a local Discord.

mod bulletins;
mod counted;

use local_discord::{LocalDiscord, Options, TOKEN};
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::options;
use crate::{
    bot::run_with,
    config::Config,
    discord::handlers::{Context, Error},
    host::Host,
    upkeep::testing::Log,
};
use domain::clock::Clock;

/// A command and suggestions that panic.
const FAULTY: [&str; 2] = ["help", "board"];

const BROKEN: &str = "Something went wrong.";

fn check(context: Context<'_>) -> poise::BoxFuture<'_, Result<bool, Error>> {
    let name = context.command().name.clone();
    Box::pin(async move {
        assert!(!FAULTY.contains(&&*name), "a fault in {name}");
        Ok(true)
    })
}

struct Control {
    url: String,
    http: reqwest::Client,
}

impl Control {
    async fn get(&self, path: &str) -> Value {
        let url = format!("{}/control{path}", self.url);
        let answer = self.http.get(url).send().await.expect("an answer");
        answer.json().await.expect("JSON")
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let url = format!("{}/control{path}", self.url);
        let answer = self.http.post(url).json(&body).send().await;
        answer.expect("an answer").json().await.expect("JSON")
    }

    /// Checks after each change until it finds something.
    async fn until(&self, look: impl AsyncFn() -> Option<Value>) -> Value {
        let mut seen = 0;
        loop {
            let wait = format!("/wait?after={seen}&wait_ms=10000");
            seen = self.get(&wait).await["seq"].as_u64().expect("a number");
            if let Some(found) = look().await {
                return found;
            }
        }
    }
}

#[tokio::test]
async fn whoever_meets_a_panic_reads_so_and_the_log_says_where() {
    let (log, _logging) = Log::start();

    let folder = tempfile::tempdir().expect("a folder");
    let discord = LocalDiscord::start(Options::default()).await.expect("one");
    let file = folder.path().join("courtier.db").display().to_string();
    let config = Config::read(|name| match name {
        "DISCORD_TOKEN" => Some(TOKEN.to_owned()),
        "DISCORD_API_BASE" => Some(discord.url()),
        "DATABASE_PATH" => Some(file.clone()),
        _ => None,
    });
    let config = config.expect("good settings");
    let host = Host::open(&config.database, Clock::shifted(discord.time_shift()));
    let faulty = poise::FrameworkOptions {
        command_check: Some(check),
        event_handler: |_, event| {
            assert_ne!(event.snake_case_name(), "interaction_create", "a fault");
            Box::pin(async { Ok(()) })
        },
        ..options()
    };
    let (stop, stopped) = oneshot::channel::<()>();
    let bot = tokio::spawn(async move {
        let stop = async { drop(stopped.await) };
        run_with(faulty, &config, host, stop).await
    });
    meet_panics(&Control {
        url: discord.url(),
        http: reqwest::Client::new(),
    })
    .await;
    stop.send(()).expect("running");
    bot.await
        .expect("no panic")
        .expect("it goes on until it is stopped");

    let log = log.text();
    for (kind, name) in [
        ("command", "help"),
        ("autocomplete", "board"),
        ("click", ""),
    ] {
        let line = format!("kind=\"{kind}\" name=");
        let found = log.lines().find(|text| text.contains(&line));
        let found = found.unwrap_or_else(|| panic!("{line} in {log}"));
        assert!(
            found.contains("a handler panicked") && found.contains(name),
            "{found}"
        );
        assert!(found.contains("a fault"), "{found}");
    }
}

/// Gives a command, types an option and clicks.
async fn meet_panics(control: &Control) {
    control
        .until(async || {
            let state = control.get("/state").await;
            let ready = state["connected"] == true && state["registered"] != 0;
            ready.then_some(state)
        })
        .await;
    let state = control.get("/state").await;
    let members = state["guilds"][0]["members"].as_array().expect("members");
    let member = |name| {
        members
            .iter()
            .find(|one| one["name"] == name)
            .map(|one| &one["id"])
    };
    let [user, other] = ["Ada", "Ben"].map(|name| member(name).expect("a member"));
    let channel = &state["guilds"][0]["channels"][0]["id"];

    let command = json!({ "user": user, "channel": channel, "name": "help" });
    let told = control.post("/command", command).await;
    assert_told(&told);
    let typing = json!({
        "user": user, "channel": channel, "name": "board", "options": { "match": "" },
        "focused": "match"
    });
    let suggested = control.post("/autocomplete", typing).await;
    assert_eq!(suggested["choices"], json!([]), "{suggested:#}");

    let challenge = json!({
        "user": user, "channel": channel, "name": "challenge", "options": { "game": "courtyard" }
    });
    control.post("/command", challenge).await;
    let path = format!(
        "/channels/{}/messages?as={}&after=0&limit=9",
        channel.as_str().expect("an id"),
        other.as_str().expect("an id")
    );
    let card = control
        .until(async || {
            let messages = control.get(&path).await;
            let mut messages = messages.as_array()?.iter();
            messages
                .find(|one| !one["components"][0].is_null())
                .cloned()
        })
        .await;
    let click = json!({
        "user": other, "channel": channel, "message": card["id"],
        "custom_id": card["components"][0]["components"][0]["custom_id"]
    });
    assert_told(&control.post("/button", click).await);
}

fn assert_told(answer: &Value) {
    assert_eq!(answer["outcome"], "message", "{answer:#}");
    assert_eq!(answer["message"]["flags"], 64, "{answer:#}");
    let said = answer["message"]["content"].as_str().unwrap_or_default();
    assert!(said.starts_with(BROKEN), "{said}");
}
