//! Shared by all tests: a local Discord, and an HTTP client that acts as the bot and as people.

use std::time::Duration;

use local_discord::{LocalDiscord, Options, TOKEN};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::time::timeout;

/// How long a test waits for something before it fails. Nothing takes nearly as long, even on a
/// busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long the control interface waits for an event, in milliseconds. It is shorter, so that its response still
/// arrives within the patience of the client.
pub(crate) const WAIT_MS: u64 = 30_000;

/// Waits for something. If it does not happen, the test fails and names it.
pub(crate) async fn within_a_minute<T>(what: &str, wait: impl Future<Output = T>) -> T {
    let done = timeout(PATIENCE, wait).await;
    done.unwrap_or_else(|_| panic!("a minute has passed without {what}"))
}

pub(crate) struct Kit {
    pub(crate) discord: LocalDiscord,
    pub(crate) http: Client,
    pub(crate) url: String,
    pub(crate) ada: String,
    pub(crate) ben: String,
    pub(crate) cleo: String,
    pub(crate) general: String,
    pub(crate) lounge: String,
    pub(crate) guild: String,
    pub(crate) bot: String,
    pub(crate) app: String,
}

/// A response: its status and its JSON, which is null if it has none.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) json: Value,
}

impl Reply {
    /// Returns the JSON of a response, which must be a success.
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!(
            (200..300).contains(&self.status),
            "{} {}",
            self.status,
            self.json
        );
        self.json
    }

    /// Checks a refusal by status and code.
    #[track_caller]
    pub(crate) fn refused(self, status: u16, code: u64) -> Value {
        assert_eq!(
            (self.status, self.json["code"].as_u64()),
            (status, Some(code)),
            "{}",
            self.json
        );
        self.json
    }

    /// Returns the sentence with which the control interface has refused.
    #[track_caller]
    pub(crate) fn error(self, status: u16) -> String {
        assert_eq!(self.status, status, "{}", self.json);
        self.json["error"].as_str().expect("a sentence").to_owned()
    }
}

pub(crate) async fn start() -> Kit {
    start_with(Options::default()).await
}

pub(crate) async fn start_with(options: Options) -> Kit {
    let started = LocalDiscord::start(options).await;
    let discord = started.expect("the local Discord starts");
    let url = discord.url();
    let http = Client::builder()
        .timeout(PATIENCE)
        .build()
        .expect("a client");
    let state: Value = http
        .get(format!("{url}/control/state"))
        .send()
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    let guild = &state["guilds"][0];
    let named = |list: &Value, name: &str| {
        let entry = list
            .as_array()
            .and_then(|list| list.iter().find(|e| e["name"] == name));
        entry
            .map(|entry| text(&entry["id"]))
            .expect("a name of the start")
    };
    Kit {
        ada: named(&guild["members"], "Ada"),
        ben: named(&guild["members"], "Ben"),
        cleo: named(&guild["members"], "Cleo"),
        general: named(&guild["channels"], "general"),
        lounge: named(&guild["channels"], "lounge"),
        guild: text(&guild["id"]),
        bot: text(&state["bot_id"]),
        app: text(&state["application_id"]),
        discord,
        http,
        url,
    }
}

/// Returns the text in a JSON string.
#[track_caller]
pub(crate) fn text(value: &Value) -> String {
    value.as_str().expect("a string").to_owned()
}

pub(crate) async fn reply(request: reqwest::RequestBuilder) -> Reply {
    let response = request.send().await.expect("an answer");
    let status = response.status().as_u16();
    let bytes = response.bytes().await.expect("a body");
    let json = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
    Reply { status, json }
}

impl Kit {
    /// Returns a request of the bot, which is not sent yet.
    pub(crate) fn rest(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method: Method = method.parse().expect("a method");
        self.http
            .request(method, format!("{}/api/v10{path}", self.url))
            .header("Authorization", format!("Bot {TOKEN}"))
    }

    /// Sends a request as the bot.
    pub(crate) async fn bot(&self, method: &str, path: &str, body: Value) -> Reply {
        reply(self.rest(method, path).json(&body)).await
    }

    /// Sends a request as the bot, without a body.
    pub(crate) async fn fetch(&self, path: &str) -> Reply {
        reply(self.rest("GET", path)).await
    }

    /// Sends a request of the bot with files.
    pub(crate) async fn upload(
        &self,
        method: &str,
        path: &str,
        payload: Value,
        files: &[(&str, &[u8])],
    ) -> Reply {
        let mut form = reqwest::multipart::Form::new();
        for (index, (name, bytes)) in files.iter().enumerate() {
            let part =
                reqwest::multipart::Part::bytes(bytes.to_vec()).file_name((*name).to_owned());
            form = form.part(format!("files[{index}]"), part);
        }
        form = form.text("payload_json", payload.to_string());
        reply(self.rest(method, path).multipart(form)).await
    }

    /// Posts a message as the bot, which must succeed.
    pub(crate) async fn post(&self, channel: &str, body: Value) -> Value {
        self.bot("POST", &format!("/channels/{channel}/messages"), body)
            .await
            .ok()
    }

    /// Calls the control interface.
    pub(crate) async fn control(&self, method: &str, path: &str, body: Value) -> Reply {
        let method: Method = method.parse().expect("a method");
        let url = format!("{}/control{path}", self.url);
        reply(self.http.request(method, url).json(&body)).await
    }

    pub(crate) async fn look(&self, path: &str) -> Value {
        self.control("GET", path, json!({})).await.ok()
    }

    /// Moves the clock.
    pub(crate) async fn advance(&self, ms: u64) {
        self.control("POST", "/clock", json!({"advance_ms": ms}))
            .await
            .ok();
    }

    /// Waits for the first entry of the timeline that fits, and returns it. `what` names it.
    pub(crate) async fn timeline(&self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let found = async {
            let mut after = 0;
            loop {
                let path = format!("/timeline?after={after}&limit=500&wait_ms={WAIT_MS}");
                let entries = self.look(&path).await;
                let entries = entries.as_array().expect("a list");
                if let Some(found) = entries.iter().find(|entry| fits(entry)) {
                    return found.clone();
                }
                after = entries
                    .last()
                    .map_or(after, |entry| entry["n"].as_u64().expect("a number"));
            }
        };
        within_a_minute(what, found).await
    }

    /// Checks that the bot did nothing that Discord would refuse.
    pub(crate) async fn no_violations(&self) {
        let judgements = self.look("/violations").await;
        assert_eq!(judgements["count"], 0, "{judgements:#}");
    }

    /// Starts an act of a person in the background. It ends when the bot has responded.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "so that calls read like the others"
    )]
    pub(crate) fn act(&self, path: &str, body: Value) -> tokio::task::JoinHandle<Reply> {
        let request = self
            .http
            .post(format!("{}/control{path}", self.url))
            .json(&body);
        tokio::spawn(async move { reply(request).await })
    }
}
