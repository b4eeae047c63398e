//! Acting and looking as members of the local Discord, through its control interface.

use std::{env, fmt::Display, panic::Location, time::Duration};

use domain::clock::{Clock, Timestamp};
use local_discord::{LocalDiscord, Options};
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    door::Doors,
    patience::{client, until},
    steps::{ACTS, act_with, acts},
};

/// The number of milliseconds without a change after which to check again anyway.
const LOOK_AGAIN: u64 = 10_000;

/// How long to wait before checking again for something that triggers no event.
pub(crate) const POLL: Duration = Duration::from_millis(10);

/// Waits for something that triggers no event of Discord, like a change in the database.
pub(crate) async fn until_stored<T>(
    what: impl Display,
    mut look: impl AsyncFnMut() -> Result<T, Value>,
) -> T {
    until(what, async || {
        let found = look().await;
        if found.is_err() {
            tokio::time::sleep(POLL).await;
        }
        found
    })
    .await
}

/// A local Discord.
pub(crate) struct Discord {
    pub(crate) sandbox: LocalDiscord,
    http: reqwest::Client,
    pub(crate) doors: Doors,
}

/// A member of its server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Member {
    /// Returns the mention of this member in the bot's texts.
    pub(crate) fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }
}

/// How long the bot can take for an answer, in tests about other things. A machine may stall for longer
/// than Discord waits, for instance when its disk is busy.
const ANSWER_WITHIN: Duration = Duration::from_secs(12);

/// How long Discord's answers lag behind what everyone sees, in milliseconds. 300 are enough to find
/// code that confuses that with what the bot has been told.
const LAG: &str = "LAG_MS";

/// Returns the world in which `courtier sandbox` begins.
fn world() -> Options {
    Options {
        bot_name: "Courtier".to_owned(),
        guild_name: "The Court".to_owned(),
        channel_names: ["games".to_owned(), "lounge".to_owned()],
        bot_permissions: Some(courtier::bot::INVITED.bits()),
        lag: env::var(LAG).map_or(Duration::ZERO, |ms| {
            Duration::from_millis(ms.parse().expect("milliseconds"))
        }),
        ..Options::default()
    }
}

impl Discord {
    pub(crate) async fn start() -> Discord {
        let patient = Options {
            answer_within: ANSWER_WITHIN,
            ..world()
        };
        Discord::with(patient).await
    }

    /// Starts one that waits no longer for an answer than Discord does.
    pub(crate) async fn impatient() -> Discord {
        Discord::with(world()).await
    }

    async fn with(options: Options) -> Discord {
        let sandbox = LocalDiscord::start(options).await.expect("a local Discord");
        Discord {
            sandbox,
            http: client(),
            doors: Doors::default(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let url = format!("{}/control{path}", self.sandbox.url());
        let answer = self.http.get(&url).send().await.expect("an answer");
        Discord::body(path, answer)
            .await
            .unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// Posts and returns what the control interface answers, or its error.
    pub(crate) async fn try_post(&self, path: &str, body: &Value) -> Result<Value, Value> {
        self.try_to(Method::POST, path, body).await
    }

    /// Puts and returns what the control interface answers, or its error.
    pub(crate) async fn try_put(&self, path: &str, body: &Value) -> Result<Value, Value> {
        self.try_to(Method::PUT, path, body).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        self.call(Method::POST, path, body).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Value {
        self.call(Method::PUT, path, body).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Value {
        self.call(Method::PATCH, path, body).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Value {
        self.call(Method::DELETE, path, json!({})).await
    }

    async fn call(&self, method: Method, path: &str, body: Value) -> Value {
        self.try_to(method, path, &body)
            .await
            .unwrap_or_else(|error| panic!("{path} {body}: {error}"))
    }

    async fn try_to(&self, method: Method, path: &str, body: &Value) -> Result<Value, Value> {
        let url = format!("{}/control{path}", self.sandbox.url());
        let sent = self.http.request(method, url).json(body).send();
        Discord::body(path, sent.await.expect("an answer")).await
    }

    async fn body(path: &str, answer: reqwest::Response) -> Result<Value, Value> {
        let ok = answer.status().is_success();
        let text = answer.text().await.expect("a body");
        let body = if text.is_empty() {
            Value::Null
        } else {
            serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path}: {text}"))
        };
        if ok { Ok(body) } else { Err(body) }
    }

    pub(crate) async fn bytes(&self, url: &str) -> Vec<u8> {
        let answer = self.http.get(url).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{url}: {}", answer.status());
        answer.bytes().await.expect("a body").to_vec()
    }

    /// Creates another server, in which the bot has been for long: it introduces itself in none of its channels.
    /// Returns the server's id.
    pub(crate) async fn server(&self, mut new: Value) -> String {
        new["bot_joined_before"] = json!(true);
        text(&self.post("/guilds", new).await["id"])
    }

    /// Returns a member by name.
    pub(crate) async fn member(&self, name: &str) -> Member {
        let state = self.get("/state").await;
        let members = state["guilds"][0]["members"]
            .as_array()
            .expect("members")
            .clone();
        let found = members.iter().find(|member| member["name"] == name);
        let id = text(&found.unwrap_or_else(|| panic!("no member {name}"))["id"]);
        Member {
            id,
            name: name.to_owned(),
        }
    }

    /// Returns a channel of the server by name.
    pub(crate) async fn channel(&self, name: &str) -> String {
        let state = self.get("/state").await;
        let channels = state["guilds"][0]["channels"]
            .as_array()
            .expect("channels")
            .clone();
        let found = channels.iter().find(|channel| channel["name"] == name);
        text(&found.unwrap_or_else(|| panic!("no channel {name}"))["id"])
    }

    /// Checks immediately and after every change, until it finds something.
    pub(crate) async fn until<T>(
        &self,
        what: impl Display,
        mut look: impl AsyncFnMut() -> Result<T, Value>,
    ) -> T {
        let mut seen = 0;
        until(what, async || {
            let path = format!("/wait?after={seen}&wait_ms={LOOK_AGAIN}");
            seen = self.get(&path).await["seq"].as_u64().expect("a number");
            look().await
        })
        .await
    }

    /// Waits until each fault has met a request. That triggers no event, because the answer is still to
    /// come.
    pub(crate) async fn all_faults_taken(&self) {
        until_stored("all faults to be taken", async || {
            let faults = self.get("/state").await["faults"].clone();
            if faults == json!([]) {
                return Ok(());
            }
            Err(faults)
        })
        .await;
    }

    /// Returns the messages of a channel as a member sees them, once there are `least` after `after`.
    #[track_caller]
    pub(crate) fn messages(
        &self,
        channel: &str,
        by: &Member,
        after: &str,
        least: usize,
    ) -> impl Future<Output = Vec<Value>> {
        let what = format!("{least} messages, for which {} waits", Location::caller());
        async move {
            self.until(what, async || {
                let messages = self.messages_after(channel, by, after).await;
                if messages.len() < least {
                    return Err(messages.into());
                }
                Ok(messages)
            })
            .await
        }
    }

    /// Returns the messages that are there now.
    pub(crate) async fn messages_now(&self, channel: &str, by: &Member) -> Vec<Value> {
        self.messages_after(channel, by, "0").await
    }

    /// Returns all messages of a channel, however many there are.
    pub(crate) async fn all_messages(&self, channel: &str, by: &Member) -> Vec<Value> {
        let mut all: Vec<Value> = Vec::new();
        loop {
            let last = all.last().map_or("0".into(), |last| text(&last["id"]));
            let more = self.messages_after(channel, by, &last).await;
            if more.is_empty() {
                return all;
            }
            all.extend(more);
        }
    }

    async fn messages_after(&self, channel: &str, by: &Member, after: &str) -> Vec<Value> {
        let by = &by.id;
        let path = format!("/channels/{channel}/messages?as={by}&after={after}&limit=100");
        self.get(&path).await.as_array().expect("messages").clone()
    }

    /// Waits until a private answer links to this board.
    pub(crate) async fn links_to_board(&self, by: &Member, answer: &Answer, board: &Value) {
        let [channel, id] = ["channel_id", "id"].map(|key| text(&board[key]));
        let address = format!("/{channel}/{id}");
        let given = answer.message();
        let leads = |message: &Value| {
            message["id"] == given["id"] && text(&message["content"]).contains(&address)
        };
        let place = text(&given["channel_id"]);
        let now = self.message_where(&place, by, leads).await;
        // The rest of what it said stays.
        assert!(text(&now["content"]).starts_with(&text(&given["content"])));
    }

    /// Waits until a message of a channel meets a condition.
    #[track_caller]
    pub(crate) fn message_where(
        &self,
        channel: &str,
        by: &Member,
        condition: impl Fn(&Value) -> bool,
    ) -> impl Future<Output = Value> {
        let what = format!("the message for which {} waits", Location::caller());
        async move {
            self.until(what, async || {
                let messages = self.messages_now(channel, by).await;
                let found = messages.iter().find(|message| condition(message));
                found.cloned().ok_or_else(|| messages.into())
            })
            .await
        }
    }

    /// Waits for the next message with a picture after another message.
    #[track_caller]
    pub(crate) fn picture_after(
        &self,
        channel: &str,
        by: &Member,
        after: &str,
    ) -> impl Future<Output = Value> {
        let after: u64 = after.parse().expect("an id");
        self.message_where(channel, by, move |message| {
            let id: u64 = text(&message["id"]).parse().expect("an id");
            id > after && message["attachments"][0].is_object()
        })
    }

    /// Waits until the thread of a finished match is marked and archived.
    pub(crate) async fn closed(&self, thread: &str) {
        self.until("a closed thread", async || {
            let thread = self.get(&format!("/channels/{thread}")).await;
            let name = text(&thread["name"]);
            let marked = name.starts_with("✓ ") || name.starts_with("½ ");
            if marked && thread["thread_metadata"]["archived"] == true {
                Ok(())
            } else {
                Err(thread)
            }
        })
        .await;
    }

    /// Challenges a member, who accepts. Returns the match's thread and its first board.
    pub(crate) async fn begin(
        &self,
        [by, opponent]: [&Member; 2],
        mut options: Value,
    ) -> (String, Value) {
        let games = self.channel("games").await;
        options["opponent"] = json!(opponent.id);
        options["side"] = json!("first");
        let before = self.messages_now(&games, opponent).await;
        let last = before.last().map_or("0".into(), |last| text(&last["id"]));
        let sent = self.command(by, &games, "challenge", options).await;
        sent.private();
        let card = self.picture_after(&games, opponent, &last).await;
        let accepted = self.press(opponent, &card, "Accept").await;
        accepted.acknowledged();
        let opened = self
            .message_where(&games, by, |message| {
                message["id"] == card["id"] && message["thread"].is_object()
            })
            .await;
        let thread = text(&opened["thread"]["id"]);
        let board = self.picture_after(&thread, by, "0").await;
        (thread, board)
    }

    pub(crate) async fn command(
        &self,
        by: &Member,
        channel: &str,
        name: &str,
        mut options: Value,
    ) -> Answer {
        // Most tests are not about time, and some move the clock by weeks.
        if name == "challenge" && options.get("pace").is_none() {
            options["pace"] = json!("none");
        }
        let body = json!({ "user": by.id, "channel": channel, "name": name, "options": options });
        Answer(self.post("/command", body).await)
    }

    /// Returns the suggestions for an option, each as label and value.
    pub(crate) async fn complete(
        &self,
        by: &Member,
        channel: &str,
        name: &str,
        options: Value,
        focused: &str,
    ) -> Vec<(String, String)> {
        let body = json!({
            "user": by.id, "channel": channel, "name": name, "options": options, "focused": focused
        });
        let answer = self.post("/autocomplete", body).await;
        let Some(choices) = answer["choices"].as_array() else {
            self.judge().await;
            panic!("{answer:#}")
        };
        choices
            .iter()
            .map(|choice| (text(&choice["name"]), text(&choice["value"])))
            .collect()
    }

    /// Presses the button with this label, or chooses the act that has it.
    pub(crate) async fn press(&self, by: &Member, message: &Value, label: &str) -> Answer {
        if let Some(act) = act_with(message, |act| act["label"] == label) {
            return self.select(by, message, ACTS, &act).await;
        }
        let body = json!({
            "user": by.id,
            "channel": message["channel_id"],
            "message": message["id"],
            "custom_id": button(message, label),
        });
        Answer(self.post("/button", body).await)
    }

    /// Presses a button as a client does that has not received the message's latest changes.
    pub(crate) async fn press_late(&self, by: &Member, message: &Value, label: &str) -> Answer {
        let body = json!({
            "user": by.id,
            "channel": message["channel_id"],
            "message": message["id"],
            "custom_id": button(message, label),
            "stale": true,
        });
        Answer(self.post("/button", body).await)
    }

    /// Chooses this value in the select whose custom id begins like this.
    pub(crate) async fn select(
        &self,
        by: &Member,
        message: &Value,
        select: &str,
        value: &Value,
    ) -> Answer {
        let found = components(message)
            .into_iter()
            .map(|component| component["custom_id"].clone())
            .find(|id| id.as_str().is_some_and(|id| id.starts_with(select)));
        let chosen = json!({
            "user": by.id, "channel": message["channel_id"], "message": message["id"],
            "custom_id": found.unwrap_or_else(|| panic!("no {select} on {message:#}")),
            "values": [value],
        });
        Answer(self.post("/select", chosen).await)
    }

    /// Picks an entry of the menu on a user.
    pub(crate) async fn menu(&self, by: &Member, channel: &str, name: &str, on: &str) -> Answer {
        let body = json!({ "user": by.id, "channel": channel, "name": name, "target": on });
        Answer(self.post("/menu", body).await)
    }

    pub(crate) async fn send_form(&self, by: &Member, form: &Answer, values: Value) -> Answer {
        let modal = &form.0["modal"]["id"];
        assert!(modal.is_string(), "a form, not {:#}", form.0);
        let body = json!({ "user": by.id, "modal": modal, "values": values });
        Answer(self.post("/modal", body).await)
    }

    /// Returns the ids of the roles that a member has in a server.
    pub(crate) async fn roles(&self, guild: &str, of: &Member) -> Vec<Value> {
        let state = self.get("/state").await;
        let with_id = |list: &Value, id: &str| {
            let mut list = list.as_array().expect("a list").iter();
            list.find(|one| one["id"] == *id).cloned()
        };
        let guild = with_id(&state["guilds"], guild).expect("the server");
        let member = with_id(&guild["members"], &of.id).expect("the member");
        member["roles"].as_array().expect("roles").clone()
    }

    /// Returns the time on the clock that Discord and the bots inside the test share.
    pub(crate) fn now(&self) -> Timestamp {
        Clock::shifted(self.sandbox.time_shift()).now()
    }

    /// Moves the clock to this hour of the next day (UTC), for tests that the time of day matters to.
    pub(crate) async fn go_to_hour(&self, hour: u64) {
        const DAY: i64 = 86_400;
        let now = self.now().seconds().rem_euclid(DAY);
        let left = (DAY - now).cast_unsigned();
        self.advance(Duration::from_secs(left + hour * 3_600)).await;
    }

    pub(crate) async fn advance(&self, by: Duration) {
        let millis = u64::try_from(by.as_millis()).expect("fits");
        self.post("/clock", json!({ "advance_ms": millis })).await;
    }

    /// Returns every request that was refused, by a rule of Discord or by a fault.
    pub(crate) async fn refusals(&self) -> Vec<Value> {
        let report = self.get("/violations").await;
        let refused = ["violations", "refusals"].map(|kind| report[kind].as_array().cloned());
        refused.into_iter().flatten().flatten().collect()
    }

    /// Waits until a message that contains this (the name of its picture, for instance) was refused.
    pub(crate) async fn refused(&self, what: &str) {
        self.until(format!("a refusal of {what}"), async || {
            let refusals = self.refusals().await;
            let mut bodies = refusals.iter().map(|refusal| refusal["body"].to_string());
            if bodies.any(|body| body.contains(what)) {
                return Ok(());
            }
            Err(refusals.into())
        })
        .await;
    }

    /// Fails if a request broke a rule of Discord, or was refused when `refused` says it was not.
    pub(crate) async fn judge(&self) {
        let report = self.get("/violations").await;
        assert_eq!(report["count"], 0, "{:#}", report["violations"]);
    }

    /// Does the same as [`judge`](Discord::judge), and also fails if a request was refused for any other
    /// reason.
    pub(crate) async fn judge_strictly(&self) {
        self.judge().await;
        let report = self.get("/violations").await;
        assert_eq!(report["refused"], 0, "{:#}", report["refusals"]);
    }
}

/// Discord's flag for messages that only one member sees.
pub(crate) const EPHEMERAL: u64 = 64;

/// The bot's answer to an action.
#[derive(Clone, Debug)]
pub(crate) struct Answer(pub(crate) Value);

impl Answer {
    /// Returns the text of a private answer.
    pub(crate) fn private(&self) -> String {
        assert_eq!(self.0["outcome"], "message", "{:#}", self.0);
        assert_eq!(self.0["ephemeral"], true, "private: {:#}", self.0);
        text(&self.0["message"]["content"])
    }

    /// Returns the text of a private message that replaced the clicked one.
    pub(crate) fn updated(&self) -> String {
        assert_eq!(self.0["outcome"], "update", "{:#}", self.0);
        text(&self.0["message"]["content"])
    }

    /// Returns the message it showed.
    pub(crate) fn message(&self) -> &Value {
        &self.0["message"]
    }

    /// Checks that the bot has acknowledged the action without saying anything.
    pub(crate) fn acknowledged(&self) {
        assert_eq!(self.0["outcome"], "acknowledged", "{:#}", self.0);
    }
}

/// Returns the `custom_id` of the button with this label.
pub(crate) fn button(message: &Value, label: &str) -> String {
    let found = components(message)
        .into_iter()
        .find(|button| button["label"] == label);
    text(&found.unwrap_or_else(|| panic!("no button {label} on {message:#}"))["custom_id"])
}

/// Returns all components of a message, in all rows.
pub(crate) fn components(message: &Value) -> Vec<Value> {
    let rows = message["components"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    rows.iter()
        .flat_map(|row| row["components"].as_array().cloned().unwrap_or_default())
        .collect()
}

/// Returns the labels of all that a message offers to do: its buttons, and the options that are acts.
pub(crate) fn labels(message: &Value) -> Vec<String> {
    let all =
        components(message)
            .into_iter()
            .flat_map(|component| match component["type"].as_u64() {
                Some(2) => vec![component],
                _ => acts(&component),
            });
    all.map(|act| text(&act["label"])).collect()
}

pub(crate) fn text(value: &Value) -> String {
    value
        .as_str()
        .unwrap_or_else(|| panic!("a string, not {value}"))
        .to_owned()
}
