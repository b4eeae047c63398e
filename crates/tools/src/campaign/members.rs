//! The members: each does something at random, again and again.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use anyhow::Context;
use domain::matches::{MatchId, ServerId, UserId};
use fastrand::Rng;
use rules::GameId;
use serde_json::{Map, Value, json};
use store::Store;
use tokio::task::JoinSet;

use super::database::Database;

/// How long an act can take. The local Discord waits for three seconds.
const ACT_WITHIN: Duration = Duration::from_secs(8);

/// How many steps a member follows what it was shown.
const LONGEST_WAY: usize = 6;

/// How the answer to a move begins that is stored.
const PLAYED: &str = "You played";

/// The control interface of the local Discord.
#[derive(Clone)]
pub(super) struct Control {
    http: reqwest::Client,
    base: String,
}

impl Control {
    pub(super) fn new(url: &str) -> Control {
        Control {
            http: reqwest::Client::new(),
            base: format!("{url}/control"),
        }
    }

    pub(super) async fn get(&self, path: &str) -> anyhow::Result<Value> {
        let asked = self.http.get(format!("{}{path}", self.base)).send();
        Ok(asked.await?.json().await?)
    }

    pub(super) async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let asked = self
            .http
            .post(format!("{}{path}", self.base))
            .json(body)
            .send();
        Ok(asked.await?.json().await?)
    }

    pub(super) async fn put(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let url = format!("{}{path}", self.base);
        let asked = self.http.put(url).json(body).send();
        Ok(asked.await?.json().await?)
    }

    /// Waits until a bot is connected. Whoever does something before waits for an answer in vain.
    pub(super) async fn until_connected(&self) -> anyhow::Result<()> {
        while self.get("/state").await?["connected"] != true {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Returns all messages of all servers, as they are now.
    pub(super) async fn all_messages(&self) -> anyhow::Result<Messages> {
        let state = self.get("/state").await?;
        let mut messages = Messages::default();
        for guild in list(&state["guilds"]) {
            for channel in list(&guild["channels"]) {
                let channel = text(&channel["id"]).context("an id")?;
                self.read(&channel, &mut messages.in_channels).await?;
                let threads = self.get(&format!("/channels/{channel}/threads")).await?;
                for thread in list(&threads) {
                    let thread = text(&thread["id"]).context("an id")?;
                    self.read(&thread, &mut messages.in_threads).await?;
                }
            }
        }
        Ok(messages)
    }

    async fn read(&self, place: &str, into: &mut Vec<Value>) -> anyhow::Result<()> {
        let mut after = "0".to_owned();
        loop {
            let path = format!("/channels/{place}/messages?after={after}&limit=100");
            let page = self.get(&path).await?;
            let Some(last) = list(&page).last() else {
                return Ok(());
            };
            after = text(&last["id"]).context("an id")?;
            into.extend_from_slice(list(&page));
        }
    }

    pub(super) async fn delete(&self, path: &str) -> anyhow::Result<()> {
        self.http
            .delete(format!("{}{path}", self.base))
            .send()
            .await?;
        Ok(())
    }
}

/// All messages that are there.
#[derive(Default)]
pub(super) struct Messages {
    pub(super) in_channels: Vec<Value>,
    /// Each thread is of one match.
    pub(super) in_threads: Vec<Value>,
}

/// How often each move of each match was confirmed to its player.
pub(super) type Confirmed = BTreeMap<u32, BTreeMap<String, usize>>;

/// The members.
#[derive(Clone)]
pub(super) struct Members(Arc<All>);

struct All {
    control: Control,
    server: String,
    channels: Vec<String>,
    people: Mutex<Vec<String>>,
    /// How many have ever been members.
    joined: AtomicU64,
    confirmed: Mutex<Confirmed>,
    acts: AtomicU64,
}

/// A command while it is typed.
struct Typed<'t> {
    channel: &'t str,
    name: &'t str,
    /// What is filled in so far.
    options: Map<String, Value>,
}

/// The members while they act.
pub(super) struct Acting {
    members: Members,
    tasks: JoinSet<()>,
    before: u64,
}

impl Acting {
    /// Stops everyone at once, and returns how much was done. An answer that was on its way is
    /// confirmed to nobody.
    pub(super) async fn end(mut self) -> u64 {
        self.tasks.shutdown().await;
        self.members.0.acts.load(Ordering::Relaxed) - self.before
    }
}

impl Members {
    /// Lets so many people be members of the local Discord's first server.
    pub(super) async fn gather(control: Control, count: usize) -> anyhow::Result<Members> {
        let state = control.get("/state").await?;
        let server = text(&state["guilds"][0]["id"]).context("there is no server")?;
        for number in 4..count {
            let member = json!({ "name": format!("Member {number}") });
            control
                .post(&format!("/guilds/{server}/members"), &member)
                .await?;
        }
        let state = control.get("/state").await?;
        let guild = &state["guilds"][0];
        let people = list(&guild["members"])
            .iter()
            .filter(|one| one["bot"] != true);
        let ids = |of: &Value| list(of).iter().filter_map(|one| text(&one["id"])).collect();
        Ok(Members(Arc::new(All {
            people: Mutex::new(
                people
                    .filter_map(|one| text(&one["id"]))
                    .take(count)
                    .collect(),
            ),
            joined: AtomicU64::new(u64::try_from(count)?),
            channels: ids(&guild["channels"]),
            control,
            server,
            confirmed: Mutex::default(),
            acts: AtomicU64::new(0),
        })))
    }

    /// Lets someone new take the place of the member who has been there longest: by then, random members
    /// have blocked one another, and little goes on.
    pub(super) async fn renew(&self) -> anyhow::Result<()> {
        let number = self.0.joined.fetch_add(1, Ordering::Relaxed);
        let path = format!("/guilds/{}/members", self.0.server);
        let member = json!({ "name": format!("Member {number}") });
        let joined = self.0.control.post(&path, &member).await?;
        let id = text(&joined["id"]).context("the new member has no id")?;
        let mut people = self.people();
        people.remove(0);
        people.push(id);
        Ok(())
    }

    fn people(&self) -> MutexGuard<'_, Vec<String>> {
        let people = self.0.people.lock();
        people.unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self) -> usize {
        self.people().len()
    }

    fn person(&self, number: usize) -> String {
        self.people()[number].clone()
    }

    /// Lets them act until that is ended.
    pub(super) fn act(&self, database: &Database, mut rng: Rng) -> Acting {
        let mut tasks = JoinSet::new();
        for me in 0..self.count() {
            let (members, address) = (self.clone(), database.address().clone());
            let mut rng = rng.fork();
            tasks.spawn(async move {
                loop {
                    // Without the database, or once the bot is dead, an act fails, which is its right.
                    let act = async {
                        members.0.control.until_connected().await?;
                        members.act_once(me, &address, &mut rng).await
                    };
                    let done = tokio::time::timeout(ACT_WITHIN, act).await;
                    if !matches!(done, Ok(Ok(()))) {
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                }
            });
        }
        Acting {
            before: self.0.acts.load(Ordering::Relaxed),
            members: self.clone(),
            tasks,
        }
    }

    /// Returns how often each move was confirmed.
    pub(super) fn confirmed(&self) -> Confirmed {
        let confirmed = self.0.confirmed.lock();
        confirmed.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns how many moves were confirmed.
    pub(super) fn count_confirmed(&self) -> usize {
        let confirmed = self.0.confirmed.lock();
        let confirmed = confirmed.unwrap_or_else(PoisonError::into_inner);
        confirmed.values().flat_map(BTreeMap::values).sum()
    }

    async fn act_once(
        &self,
        me: usize,
        address: &store::Address,
        rng: &mut Rng,
    ) -> anyhow::Result<()> {
        self.0.acts.fetch_add(1, Ordering::Relaxed);
        match rng.u32(0..10) {
            0..5 => self.move_somewhere(me, address, rng).await,
            5 => self.challenge(me, rng).await,
            6 => self.command(me, rng).await,
            _ => self.press_something(me, rng).await,
        }
    }

    /// Plays a random move in one of the matches that wait for it.
    async fn move_somewhere(
        &self,
        me: usize,
        address: &store::Address,
        rng: &mut Rng,
    ) -> anyhow::Result<()> {
        let server = ServerId(self.0.server.parse()?);
        let user = UserId(self.person(me).parse()?);
        let opened = {
            let address = address.clone();
            tokio::task::spawn_blocking(move || Store::open_to_read(&address)).await?
        };
        let store = opened?;
        let waiting = Database::waiting(&store, server, user).await;
        store.close().await?;
        let waiting = waiting?;
        let Some((MatchId(id), position)) = rng.choice(&waiting) else {
            return self.challenge(me, rng).await;
        };
        let moves = position.moves();
        let mv = rng.choice(&moves).context("there is no move")?;
        let options = json!({ "move": mv.to_string(), "match": id.to_string() });
        let answer = self.say(me, &self.0.channels[0], "move", options).await?;
        self.note(*id, mv.to_string(), &answer);
        Ok(())
    }

    /// Notes a move if the answer confirms it.
    fn note(&self, id: u32, mv: String, answer: &Value) {
        let said = answer["message"]["content"].as_str().unwrap_or_default();
        if said.contains(PLAYED) {
            let confirmed = self.0.confirmed.lock();
            let mut confirmed = confirmed.unwrap_or_else(PoisonError::into_inner);
            *confirmed.entry(id).or_default().entry(mv).or_default() += 1;
        }
    }

    async fn challenge(&self, me: usize, rng: &mut Rng) -> anyhow::Result<()> {
        let game = rng.choice(GameId::ALL).context("there is no game")?.id();
        let (name, options) = if rng.bool() {
            ("play", json!({ "game": game, "level": 1 }))
        } else {
            let opponent = self.someone(me, rng);
            ("challenge", json!({ "game": game, "opponent": opponent }))
        };
        let channel = self.channel(rng);
        let answer = self.say(me, &channel, name, options).await?;
        self.follow(me, answer, rng).await
    }

    /// Sends a random command with random options.
    async fn command(&self, me: usize, rng: &mut Rng) -> anyhow::Result<()> {
        let commands = self.0.control.get("/commands").await?;
        let typed: Vec<&Value> = list(&commands)
            .iter()
            .filter(|one| one["type"] == 1)
            .collect();
        let Some(command) = rng.choice(&typed) else {
            return Ok(());
        };
        let channel = self.channel(rng);
        let name = text(&command["name"]).context("a name")?;
        let mut typed = Typed {
            channel: &channel,
            name: &name,
            options: Map::new(),
        };
        for option in list(&command["options"]) {
            if option["required"] != true && rng.bool() {
                continue;
            }
            let named = text(&option["name"]).context("a name")?;
            let value = self.value(me, &typed, option, rng).await?;
            typed.options.insert(named, value);
        }
        let options = typed.options.into();
        let answer = self.say(me, &channel, &name, options).await?;
        self.follow(me, answer, rng).await
    }

    /// Returns a random value for an option of a command that is being typed.
    async fn value(
        &self,
        me: usize,
        typed: &Typed<'_>,
        option: &Value,
        rng: &mut Rng,
    ) -> anyhow::Result<Value> {
        if let Some(choice) = rng.choice(list(&option["choices"])) {
            return Ok(choice["value"].clone());
        }
        if option["autocomplete"] == true && rng.u32(0..4) > 0 {
            let call = json!({
                "user": self.person(me), "channel": typed.channel, "name": typed.name,
                "focused": option["name"], "options": typed.options,
            });
            let answer = self.0.control.post("/autocomplete", &call).await?;
            if let Some(choice) = rng.choice(list(&answer["choices"])) {
                return Ok(choice["value"].clone());
            }
        }
        Ok(match option["type"].as_u64() {
            Some(4) => json!(rng.i32(-2..20)),
            Some(5) => json!(rng.bool()),
            Some(6 | 9) => json!(self.someone(me, rng)),
            Some(7) => json!(self.channel(rng)),
            Some(10) => json!(rng.f64() * 10.0),
            _ => json!(nonsense(rng)),
        })
    }

    /// Presses something that a message offers, and follows where that leads.
    async fn press_something(&self, me: usize, rng: &mut Rng) -> anyhow::Result<()> {
        let mut channel = self.channel(rng);
        let threads = self
            .0
            .control
            .get(&format!("/channels/{channel}/threads"))
            .await?;
        // The newest ones are where something goes on.
        let newest: Vec<&Value> = list(&threads).iter().rev().take(12).collect();
        if rng.u32(0..4) > 0
            && let Some(thread) = rng.choice(&newest)
            && let Some(thread) = text(&thread["id"])
        {
            channel = thread;
        }
        let path = format!(
            "/channels/{channel}/messages?as={}&limit=100",
            self.person(me)
        );
        let messages = self.0.control.get(&path).await?;
        let offering: Vec<&Value> = list(&messages)
            .iter()
            .rev()
            .take(20)
            .filter(|message| !components(message).is_empty())
            .collect();
        let Some(message) = rng.choice(&offering) else {
            return Ok(());
        };
        let answer = json!({ "message": message });
        self.follow(me, answer, rng).await
    }

    /// Uses a random component of an answer, and of what follows from it.
    async fn follow(&self, me: usize, mut answer: Value, rng: &mut Rng) -> anyhow::Result<()> {
        for _ in 0..rng.usize(1..LONGEST_WAY) {
            if answer["modal"].is_object() {
                answer = self.fill_in(me, &answer, rng).await?;
                continue;
            }
            let message = &answer["message"];
            let components = components(message);
            let Some(component) = rng.choice(&components) else {
                return Ok(());
            };
            let mut act = json!({
                "user": self.person(me), "channel": message["channel_id"],
                "message": message["id"], "custom_id": component["custom_id"], "stale": true,
            });
            let path = if component["type"] == 2 {
                "/button"
            } else {
                let chosen = match component["type"].as_u64() {
                    Some(5) => json!(self.someone(me, rng)),
                    Some(8) => json!(self.channel(rng)),
                    _ => match rng.choice(list(&component["options"])) {
                        Some(option) => option["value"].clone(),
                        None => return Ok(()),
                    },
                };
                act["values"] = json!([chosen]);
                "/select"
            };
            answer = self.0.control.post(path, &act).await?;
        }
        Ok(())
    }

    async fn fill_in(&self, me: usize, answer: &Value, rng: &mut Rng) -> anyhow::Result<Value> {
        let modal = &answer["modal"];
        let values: Map<String, Value> = components(modal)
            .iter()
            .filter_map(|input| Some((text(&input["custom_id"])?, json!(nonsense(rng)))))
            .collect();
        let act = json!({ "user": self.person(me), "modal": modal["id"], "values": values });
        self.0.control.post("/modal", &act).await
    }

    async fn say(
        &self,
        me: usize,
        channel: &str,
        name: &str,
        options: Value,
    ) -> anyhow::Result<Value> {
        let call = json!({
            "user": self.person(me), "channel": channel, "name": name, "options": options
        });
        self.0.control.post("/command", &call).await
    }

    fn someone(&self, me: usize, rng: &mut Rng) -> String {
        let other = (me + 1 + rng.usize(0..self.count() - 1)) % self.count();
        self.person(other)
    }

    fn channel(&self, rng: &mut Rng) -> String {
        self.0.channels[rng.usize(0..self.0.channels.len())].clone()
    }
}

/// Returns something that a person might type.
fn nonsense(rng: &mut Rng) -> String {
    let words = [
        "a1-a2",
        "12",
        "e5",
        "2027-01-01 12:00",
        "Ada & Ben",
        "🙂",
        "<@1>",
        "",
        "Europe/Berlin",
        "x",
    ];
    words[rng.usize(0..words.len())].to_owned()
}

/// Returns the buttons, selects and inputs of a message or a form that can be used.
fn components(of: &Value) -> Vec<Value> {
    let rows = list(&of["components"]).iter();
    let all = rows.flat_map(|row| {
        let labelled = row["component"]
            .is_object()
            .then(|| row["component"].clone());
        list(&row["components"]).iter().cloned().chain(labelled)
    });
    all.filter(|one| one["custom_id"].is_string() && one["disabled"] != true)
        .collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}
