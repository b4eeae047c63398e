//! Acting as members of the sandbox.

use anyhow::{Context, bail};
use serde_json::{Value, json};

/// How long to wait for something that must arrive, in milliseconds.
const PATIENCE: u64 = 10_000;

/// Discord's style of buttons whose effect cannot be undone.
const DANGER: u64 = 4;

/// The id of a channel or thread.
pub(super) type Place = String;

/// The control interface of a sandbox.
pub(super) struct Server {
    http: reqwest::Client,
    base: String,
}

impl Server {
    pub(super) fn new(base: String) -> Self {
        let http = reqwest::Client::new();
        Self { http, base }
    }

    fn url(&self, path: &str) -> String {
        format!("{}/control{path}", self.base)
    }

    async fn answer(request: reqwest::RequestBuilder) -> anyhow::Result<Value> {
        let answer: Value = request.send().await?.json().await?;
        match answer["error"].as_str() {
            Some(error) => bail!("{error}"),
            None => Ok(answer),
        }
    }

    async fn get(&self, path: &str) -> anyhow::Result<Value> {
        Self::answer(self.http.get(self.url(path))).await
    }

    pub(super) async fn post(&self, path: &str, body: Value) -> anyhow::Result<Value> {
        Self::answer(self.http.post(self.url(path)).json(&body)).await
    }

    /// Sets what the page says on top, and the channel that it shows to begin with.
    pub(super) async fn notice(
        &self,
        text: Option<&str>,
        show: Option<&str>,
    ) -> anyhow::Result<()> {
        let body = json!({ "text": text, "show": show });
        let request = self.http.put(self.url("/notice")).json(&body);
        Self::answer(request).await.map(drop)
    }

    pub(super) async fn delete(&self, path: &str) -> anyhow::Result<()> {
        let request = self.http.delete(self.url(path));
        Self::answer(request).await.map(drop)
    }

    /// Returns the path of the bot's membership in the first server.
    pub(super) async fn membership(&self) -> anyhow::Result<String> {
        let state = self.get("/state").await?;
        let guild = text(&state["guilds"][0]["id"]).context("there is no server")?;
        let bot = text(&state["bot_id"]).context("there is no bot")?;
        Ok(format!("/guilds/{guild}/members/{bot}"))
    }

    /// Waits until `look` finds something in the state or in the response from `path`.
    async fn wait<T>(&self, path: &str, look: impl Fn(&Value) -> Option<T>) -> anyhow::Result<T> {
        let mut seen = 0;
        loop {
            if let Some(found) = look(&self.get(path).await?) {
                return Ok(found);
            }
            let change = format!("/wait?after={seen}&wait_ms={PATIENCE}");
            seen = self.get(&change).await?["seq"].as_u64().unwrap_or(seen);
        }
    }

    /// Waits until the bot is connected and has registered its commands.
    pub(super) async fn wait_for_bot(&self) -> anyhow::Result<()> {
        let ready =
            |state: &Value| (state["connected"] == true && state["registered"] != 0).then_some(());
        self.wait("/state", ready).await
    }

    /// Returns a guild's id.
    pub(super) async fn guild(&self, name: &str) -> anyhow::Result<String> {
        let state = self.get("/state").await?;
        named(&state["guilds"], name).with_context(|| format!("there is no server {name}"))
    }

    /// Returns the ids of a guild's people, in the order in which they joined.
    pub(super) async fn people(&self, guild: &str) -> anyhow::Result<Vec<String>> {
        let state = self.get("/state").await?;
        let guild = list(&state["guilds"]).iter().find(|one| one["id"] == guild);
        let members = guild
            .map(|guild| list(&guild["members"]))
            .unwrap_or_default();
        let people = members.iter().filter(|member| member["bot"] != true);
        Ok(people.filter_map(|member| text(&member["id"])).collect())
    }

    /// Finds a channel by its name, in any guild.
    pub(super) async fn channel(&self, name: &str) -> anyhow::Result<Place> {
        let state = self.get("/state").await?;
        let found = list(&state["guilds"])
            .iter()
            .find_map(|guild| named(&guild["channels"], name));
        found.with_context(|| format!("there is no channel {name}"))
    }

    /// Returns how many threads a channel has.
    pub(super) async fn threads(&self, channel: &str) -> anyhow::Result<usize> {
        let threads = self.get(&format!("/channels/{channel}/threads")).await?;
        Ok(list(&threads).len())
    }

    /// Waits for the next thread after this many, and for the bot's message in it.
    pub(super) async fn thread_after(
        &self,
        channel: &str,
        many: usize,
        by: &str,
    ) -> anyhow::Result<Place> {
        let next = |threads: &Value| text(&list(threads).get(many)?["id"]);
        let thread = self
            .wait(&format!("/channels/{channel}/threads"), next)
            .await?;
        let first = format!("/channels/{thread}/messages?as={by}&min=1&wait_ms={PATIENCE}");
        self.get(&first).await?;
        Ok(thread)
    }

    /// Sends a command and returns the message that answers it.
    pub(super) async fn command(
        &self,
        by: &str,
        place: &str,
        name: &str,
        options: Value,
    ) -> anyhow::Result<Option<Value>> {
        let call = json!({"user": by, "channel": place, "name": name, "options": options});
        let answer = self.post("/command", call).await?;
        if answer["outcome"] != "message" {
            bail!("/{name} was answered with {}", answer["outcome"]);
        }
        Ok(Some(answer["message"].clone()).filter(Value::is_object))
    }

    /// Returns the bot's first suggestion for an option.
    pub(super) async fn first_choice(
        &self,
        by: &str,
        place: &str,
        name: &str,
        option: &str,
    ) -> anyhow::Result<Value> {
        let call = json!({
            "user": by, "channel": place, "name": name, "focused": option, "options": {},
        });
        let answer = self.post("/autocomplete", call).await?;
        let first = list(&answer["choices"]).first();
        let first = first.with_context(|| format!("/{name} suggests nothing"))?;
        Ok(first["value"].clone())
    }

    /// Dismisses an answer that only one member sees.
    pub(super) async fn dismiss(&self, message: &Value) -> anyhow::Result<()> {
        let (channel, id) = (text(&message["channel_id"]), text(&message["id"]));
        let (channel, id) = channel.zip(id).context("an answer without a place")?;
        let path = self.url(&format!("/messages/{channel}/{id}"));
        Self::answer(self.http.delete(path)).await?;
        Ok(())
    }

    /// Resigns, and confirms it.
    pub(super) async fn resign(&self, by: &str, thread: &str) -> anyhow::Result<()> {
        let question = self.command(by, thread, "resign", json!({})).await?;
        let question = question.context("no question before resigning")?;
        let rows = list(&question["components"]).iter();
        let mut buttons = rows.flat_map(|row| list(&row["components"]));
        let confirm = buttons.find(|button| button["style"].as_u64() == Some(DANGER));
        let confirm = confirm.context("resigning cannot be confirmed")?;
        let press = json!({
            "user": by, "channel": thread, "message": question["id"],
            "custom_id": confirm["custom_id"],
        });
        self.post("/button", press).await?;
        self.dismiss(&question).await
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// Returns the id of the entry with this name.
fn named(entries: &Value, name: &str) -> Option<String> {
    let found = list(entries).iter().find(|entry| entry["name"] == name)?;
    text(&found["id"])
}
