//! The local Discord's control interface, and how to run it.

use std::{
    io::{Write, stdout},
    path::Path,
    time::Duration,
};

use local_discord::{LocalDiscord, Options};
use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::Permissions;

/// How many connections are kept open.
const CONNECTIONS: usize = 64;

/// The permissions that the bot's invitation asks for.
const INVITATION: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// The bot's user id.
pub(crate) const BOT: &str = "1190000000000000001";

/// Starts a local Discord in this process.
pub(crate) async fn start(record: &Path) -> LocalDiscord {
    let options = Options {
        bot_name: "Courtier".to_owned(),
        bot_permissions: Some(INVITATION.bits()),
        record: Some(record.to_owned()),
        ..Options::default()
    };
    LocalDiscord::start(options).await.expect("starts")
}

/// Runs a local Discord until the process is killed. The first line it prints is its address.
pub(crate) async fn serve(record: &Path) {
    let discord = start(record).await;
    println!("{}", discord.url());
    stdout().flush().expect("written");
    discord.stopped().await;
}

/// Acts as members of a local Discord.
#[derive(Clone)]
pub(crate) struct Control {
    pub(crate) url: String,
    http: reqwest::Client,
}

impl Control {
    pub(crate) fn of(url: String) -> Control {
        let http = reqwest::Client::builder()
            .pool_max_idle_per_host(CONNECTIONS)
            .tcp_nodelay(true)
            .build();
        Control {
            url,
            http: http.expect("a client"),
        }
    }

    /// Sends a request and returns the response, or the error if the response is one.
    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> Result<Value, String> {
        let url = format!("{}/control{path}", self.url);
        let request = self.http.request(method, url);
        let request = match &body {
            Some(body) => request.json(body),
            None => request,
        };
        let answer = request.send().await.map_err(|error| error.to_string())?;
        let status = answer.status();
        let text = answer.text().await.map_err(|error| error.to_string())?;
        if status.is_success() {
            serde_json::from_str(&text).map_err(|error| error.to_string())
        } else {
            Err(text)
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let answer = self.ask(Method::GET, path, None).await;
        answer.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let answer = self.ask(Method::POST, path, Some(body)).await;
        answer.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Value {
        let answer = self.ask(Method::PUT, path, Some(body)).await;
        answer.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Value {
        let answer = self.ask(Method::PATCH, path, Some(body)).await;
        answer.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub(crate) async fn delete(&self, path: &str) -> Value {
        let answer = self.ask(Method::DELETE, path, None).await;
        answer.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// Waits until a bot is connected and has registered its commands.
    pub(crate) async fn ready(&self) {
        loop {
            let state = self.get("/state").await;
            if state["connected"] == true && state["registered"] != 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Uses a command and returns the text of the response.
    pub(crate) async fn command(
        &self,
        by: &str,
        channel: &str,
        name: &str,
        options: Value,
    ) -> Result<String, String> {
        let body = json!({ "user": by, "channel": channel, "name": name, "options": options });
        let answer = self.ask(Method::POST, "/command", Some(body)).await?;
        match answer["message"]["content"].as_str() {
            Some(said) => Ok(said.to_owned()),
            None => Err(answer.to_string()),
        }
    }
}

/// Returns this value's text.
pub(crate) fn text(value: &Value) -> String {
    let text = value.as_str();
    text.unwrap_or_else(|| panic!("a string, not {value}"))
        .to_owned()
}
