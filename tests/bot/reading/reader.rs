//! Takes steps as members of a server, and writes down what each of them changes for those who read.

use std::{
    collections::{BTreeMap, HashMap},
    time::{Duration, Instant},
};

use domain::clock::Timestamp;
use rules::words::Locale;
use serde_json::{Value, json};
use store::{Store, StoreError};

use super::{
    marks::{self, Marks},
    places::{self, Place},
    shown::{self, list, text},
};
use crate::{
    discord::{Answer, Discord, Member, until_stored},
    patience::until,
    running::{Data, Task},
};

/// The time at which each chapter begins: noon on the 7th of January 2030, a Monday.
const NOON: Timestamp = Timestamp::from_seconds(1_894_017_600);

/// The time between two steps.
pub(super) const STEP: Duration = Duration::from_mins(1);

/// How long nothing has to happen before everything has happened.
const QUIET: u64 = 60;

/// By how much longer that can take on a machine that isn't busy.
const LATE: u64 = 30;

/// Stands on the page where a step could not be taken.
pub(super) const MISSING: &str = "MISSING:";

/// The longest time for which a post that waits is awaited.
const SOON: Duration = Duration::from_mins(10);

/// A server in one language, its members, and the page that is being written.
pub(super) struct Reader {
    pub(super) discord: Discord,
    store: Option<Store>,
    data: Data,
    bot: Option<Task>,
    pub(super) locale: Locale,
    pub(super) now: Timestamp,
    /// The server, and the channel in which commands are given.
    pub(super) guild: String,
    pub(super) here: String,
    page: String,
    pub(super) marks: Marks,
    /// What each message showed last, by channel and id.
    seen: HashMap<(String, String), Seen>,
    /// The messages in the order in which they changed.
    touched: Vec<(String, String)>,
    threads: HashMap<String, String>,
    form: Option<Answer>,
    code: Option<String>,
    /// Whether the next step waits until the bot has thought.
    pub(super) thinks: bool,
}

/// A message when it was last looked at.
struct Seen {
    message: Value,
    /// The ids of the users who see it.
    readers: Vec<String>,
    lines: Vec<String>,
}

impl Reader {
    /// Opens a server in this language.
    pub(super) async fn open(locale: Locale) -> Reader {
        let discord = Discord::start().await;
        let data = Data::new();
        let marks = Marks {
            locale,
            now: NOON,
            names: HashMap::new(),
        };
        let mut reader = Reader {
            discord,
            store: None,
            data,
            bot: None,
            locale,
            now: NOON,
            guild: String::new(),
            here: String::new(),
            page: String::new(),
            marks,
            seen: HashMap::new(),
            touched: Vec::new(),
            threads: HashMap::new(),
            form: None,
            code: None,
            thinks: false,
        };
        let ada = reader.discord.member("Ada").await;
        reader.speaks(&ada.id).await;
        reader.guild = reader.new_guild("The Club", &ada).await;
        for name in ["Ben", "Cleo"] {
            let member = reader.discord.member(name).await;
            reader.speaks(&member.id).await;
            let guild = reader.guild.clone();
            reader.joins(&guild, &member.id).await;
        }
        reader.here = reader.new_channel("games").await;
        // It is welcomed in the first chapter.
        let path = reader.path_of_bot().await;
        reader.discord.delete(&format!("{path}?silent=true")).await;
        let state = reader.discord.get("/state").await;
        reader.marks.names.extend(places::names(&state));
        let now = state["now_ms"].as_i64().expect("a time");
        reader
            .discord
            .advance(NOON.since(Timestamp::from_millis(now)))
            .await;
        reader.bot = Some(Task::start_at(NOON, &reader.discord, &reader.data).await);
        reader
    }

    /// Opens a server in which the bot has been for a while.
    pub(super) async fn open_later(locale: Locale) -> Reader {
        let mut reader = Reader::open(locale).await;
        reader.invite_bot().await;
        reader.to_full_hour().await;
        reader.page.clear();
        reader
    }

    async fn path_of_bot(&self) -> String {
        let bot = self.discord.get("/state").await["bot_id"].clone();
        format!("/guilds/{}/members/{}", self.guild, text(&bot))
    }

    /// Invites the bot, and writes down what it says then.
    pub(super) async fn invite_bot(&mut self) {
        let bot = self.discord.get("/state").await["bot_id"].clone();
        let guild = self.guild.clone();
        self.joins(&guild, text(&bot)).await;
        self.happens("Ada invites the bot to the server").await;
    }

    async fn speaks(&self, user: &str) {
        let language = json!({ "locale": self.locale.id() });
        self.discord
            .patch(&format!("/users/{user}"), language)
            .await;
    }

    async fn joins(&self, guild: &str, user: &str) {
        let path = format!("/guilds/{guild}/members");
        self.discord.post(&path, json!({ "user": user })).await;
    }

    /// Opens another server with this owner.
    pub(super) async fn new_guild(&self, name: &str, owner: &Member) -> String {
        let guild = json!({ "name": name, "locale": self.locale.id(), "owner": owner.id });
        shown::text(&self.discord.post("/guilds", guild).await["id"]).to_owned()
    }

    /// Opens a channel of the server.
    pub(super) async fn new_channel(&self, name: &str) -> String {
        let path = format!("/guilds/{}/channels", self.guild);
        text(&self.discord.post(&path, json!({ "name": name })).await["id"]).to_owned()
    }

    /// Adds members to the server.
    pub(super) async fn newcomers(&mut self, names: &[&str]) {
        for name in names {
            let path = format!("/guilds/{}/members", self.guild);
            let new = json!({ "name": name, "locale": self.locale.id() });
            self.discord.post(&path, new).await;
        }
        self.learn_names().await;
    }

    /// Creates a role of the server and returns its id.
    pub(super) async fn new_role(&mut self, name: &str) -> String {
        let path = format!("/guilds/{}/roles", self.guild);
        let role = json!({ "name": name, "permissions": [], "mentionable": true });
        let role = text(&self.discord.post(&path, role).await["id"]).to_owned();
        self.learn_names().await;
        role
    }

    /// Returns the page.
    pub(super) async fn finish(self) -> String {
        drop(self.bot);
        if let Some(store) = self.store {
            store.close().await.expect("closes");
        }
        self.discord.judge().await;
        self.page
    }

    /// Begins a chapter or a part of one.
    pub(super) fn heading(&mut self, level: usize, heading: &str) {
        self.page
            .push_str(&format!("\n{} {heading}\n", "#".repeat(level)));
    }

    /// Writes a text of the page's own.
    pub(super) fn lines(&mut self, title: &str, lines: &[String]) {
        self.page.push_str(&format!("\n{title}:\n\n"));
        for line in lines {
            self.page.push_str(&format!("> {line}\n"));
        }
    }

    /// Returns a user's id by their name.
    pub(super) fn id(&self, name: &str) -> String {
        let mut names = self.marks.names.iter();
        let found = names.find(|(_, known)| *known == name);
        found
            .unwrap_or_else(|| panic!("no one is called {name}"))
            .0
            .clone()
    }

    /// Gives a command in the channel that is open. `@Ben` in an option stands for Ben.
    pub(super) async fn command(&mut self, by: &str, name: &str, options: Value) -> Answer {
        let written: Vec<String> = options
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, value)| format!(" {name}:{}", value.to_string().trim_matches('"')))
            .collect();
        let step = format!("{by} sends `/{name}{}`", written.concat());
        let options = self.with_ids(options);
        let body = json!({
            "user": self.id(by), "channel": self.here, "name": name, "options": options,
        });
        self.act("/command", body, &step).await
    }

    fn with_ids(&self, mut options: Value) -> Value {
        for value in options
            .as_object_mut()
            .into_iter()
            .flat_map(|map| map.values_mut())
        {
            if let Some(name) = value.as_str().and_then(|value| value.strip_prefix('@')) {
                *value = json!(self.id(name));
            }
        }
        options
    }

    /// Presses the button, or chooses the act, whose custom id begins like this, on the message that changed last.
    pub(super) async fn press(&mut self, by: &str, id: &str) -> Answer {
        match self.find(by, id) {
            Some(pressed) => self.press_it(by, pressed).await,
            None => self.missing(by, id),
        }
    }

    /// Presses the button whose custom id begins like this and has this part.
    pub(super) async fn press_with(&mut self, by: &str, id: &str, part: &str) -> Answer {
        let user = self.id(by);
        let found = self.newest_first(&user).find_map(|message| {
            let all = crate::discord::components(message);
            let acts = all.iter().flat_map(crate::steps::acts);
            let ids = acts.map(|act| act["value"].clone());
            let ids = ids.chain(all.iter().map(|one| one["custom_id"].clone()));
            let mut ids = ids.map(|id| text(&id).to_owned());
            let whole = ids.find(|one| one.starts_with(id) && one.contains(part))?;
            found_on(message, &whole)
        });
        match found {
            Some(found) => self.press_it(by, found).await,
            None => self.missing(by, part),
        }
    }

    /// Presses the button, or chooses the act, that has this text as its label.
    pub(super) async fn press_named(&mut self, by: &str, key: &str) -> Answer {
        let label = self.locale.text(key);
        let user = self.id(by);
        let found = self.newest_first(&user).find_map(|message| {
            let id = id_of(message, &label)?;
            found_on(message, &id)
        });
        match found {
            Some(found) => self.press_it(by, found).await,
            None => self.missing(by, key),
        }
    }

    /// Writes down that a step can't be taken, which fails the test once everything has been read.
    fn missing(&mut self, by: &str, id: &str) -> Answer {
        self.page
            .push_str(&format!("\n{MISSING} {by} sees no {id}\n"));
        Answer(Value::Null)
    }

    /// Presses it if it's there.
    pub(super) async fn may_press(&mut self, by: &str, id: &str) -> bool {
        let Some(pressed) = self.find(by, id) else {
            return false;
        };
        self.press_it(by, pressed).await;
        true
    }

    async fn press_it(&mut self, by: &str, pressed: Found) -> Answer {
        let Found {
            message,
            component,
            act,
        } = pressed;
        let mut body = json!({
            "user": self.id(by), "channel": message["channel_id"], "message": message["id"],
            "custom_id": component["custom_id"],
        });
        let label = shown::label(&component, act.as_deref());
        let step = format!("{by} presses [{label}]");
        if let Some(act) = act {
            body["values"] = json!([act]);
            return self.act("/select", body, &step).await;
        }
        self.act("/button", body, &step).await
    }

    /// Chooses in the select whose custom id begins like this. `@Ben` stands for Ben.
    pub(super) async fn choose(&mut self, by: &str, select: &str, value: &str) -> Answer {
        self.choose_all(by, select, &[value]).await
    }

    /// Chooses several values.
    pub(super) async fn choose_all(&mut self, by: &str, select: &str, values: &[&str]) -> Answer {
        let Some(found) = self.find(by, select) else {
            return self.missing(by, select);
        };
        let mut ids = Vec::new();
        let mut labels = Vec::new();
        for value in values {
            let id = match value.strip_prefix('@') {
                Some(name) => self.id(name),
                None => (*value).to_owned(),
            };
            let label = shown::label(&found.component, Some(&id));
            let name = self.marks.names.get(&id).cloned().unwrap_or_default();
            labels.push(if label.is_empty() { name } else { label });
            ids.push(id);
        }
        let placeholder = text(&found.component["placeholder"]);
        let step = format!("{by} chooses “{}” in ⟨{placeholder}⟩", labels.join(", "));
        let body = json!({
            "user": self.id(by), "channel": found.message["channel_id"],
            "message": found.message["id"], "custom_id": found.component["custom_id"],
            "values": ids,
        });
        self.act("/select", body, &step).await
    }

    /// Returns the values that a select offers.
    pub(super) fn offered(&self, by: &str, select: &str) -> Vec<String> {
        let found = self.find(by, select);
        let options = found.map(|found| list(&found.component["options"]));
        let options = options.unwrap_or_default();
        options
            .iter()
            .map(|one| text(&one["value"]).to_owned())
            .collect()
    }

    /// Fills in the form that opened last, and sends it.
    pub(super) async fn fill(&mut self, by: &str, values: Value) -> Answer {
        let Some(form) = self.form.take() else {
            return self.missing(by, "form");
        };
        let typed: Vec<String> = values
            .as_object()
            .into_iter()
            .flatten()
            .map(|(_, value)| text(value).to_owned())
            .collect();
        let step = format!("{by} fills in “{}” and sends the form", typed.join("”, “"));
        let body = json!({ "user": self.id(by), "modal": form.0["modal"]["id"], "values": values });
        self.act("/modal", body, &step).await
    }

    /// Picks an entry of the menu on a member.
    pub(super) async fn menu(&mut self, by: &str, key: &str, on: &str) -> Answer {
        let name = Locale::English.text(key);
        let step = format!("{by} picks “{}” in the menu on {on}", self.locale.text(key));
        let body = json!({
            "user": self.id(by), "channel": self.here, "name": name, "target": self.id(on),
        });
        self.act("/menu", body, &step).await
    }

    /// Writes down what is suggested while a member types an option.
    pub(super) async fn suggest(&mut self, by: &str, name: &str, options: Value, focused: &str) {
        let typed = text(&options[focused]).to_owned();
        let by_id = Member {
            id: self.id(by),
            name: by.to_owned(),
        };
        let found = self
            .discord
            .complete(&by_id, &self.here, name, options, focused)
            .await;
        let labels: Vec<String> = found
            .into_iter()
            .map(|(label, _)| format!("○ {label}"))
            .collect();
        let title = format!("*{by} types `/{name} {focused}:{typed}`*");
        self.page.push_str(&format!("\n{title}\n"));
        self.lines("Suggested", &labels);
    }

    /// Lets time pass.
    pub(super) async fn wait(&mut self, time: Duration, words: &str) {
        self.page.push_str(&format!("\n*{words}*\n"));
        self.advance(time).await;
        self.settle().await;
        self.news().await;
    }

    pub(super) async fn advance(&mut self, time: Duration) {
        self.discord.advance(time).await;
        self.now = self.now.after(time);
        self.marks.now = self.now;
    }

    /// Lets time pass until the next full hour.
    pub(super) async fn to_full_hour(&mut self) {
        let into = self.now.millis().rem_euclid(3_600_000).unsigned_abs();
        self.advance(Duration::from_millis(3_600_000 - into)).await;
    }

    /// Lets something happen that is no act of a member of Discord, and writes down what it changes.
    pub(super) async fn happens(&mut self, words: &str) {
        self.page.push_str(&format!("\n*{words}*\n"));
        self.settle().await;
        self.news().await;
    }

    pub(super) async fn act(&mut self, path: &str, body: Value, step: &str) -> Answer {
        self.advance(STEP).await;
        self.page.push_str(&format!("\n*{step}*\n"));
        let answer = match self.discord.try_post(path, &body).await {
            Ok(answer) => Answer(answer),
            Err(error) => return self.missing(step, &error.to_string()),
        };
        if std::mem::take(&mut self.thinks) {
            self.thought(&answer).await;
        }
        self.until_computer_moved().await;
        self.settle().await;
        match text(&answer.0["outcome"]) {
            "modal" => {
                let lines = shown::form(&answer.0["modal"], &self.marks);
                self.lines("A form opens", &lines);
                self.form = Some(answer.clone());
            }
            "failed" => self.page.push_str("\n**The bot doesn't answer.**\n"),
            _ => {}
        }
        self.news().await;
        answer
    }

    /// Waits until an answer has a picture, because the bot thinks for a while.
    async fn thought(&self, answer: &Answer) {
        let [channel, id] = ["channel_id", "id"].map(|key| text(&answer.message()[key]));
        let path = format!("/messages/{channel}/{id}");
        self.discord
            .until("a picture", async || {
                let message = self.discord.get(&path).await;
                if message["attachments"][0].is_object() {
                    return Ok(());
                }
                Err(message)
            })
            .await;
    }

    /// Waits until the computer has moved wherever it has to.
    async fn until_computer_moved(&mut self) {
        let store = self.store();
        until_stored("the computer's moves", async || {
            let read = store.read(|tx| Ok::<_, StoreError>(tx.computer().next_turn()?));
            match read.await.expect("reads") {
                None => Ok(()),
                Some(next) => Err(Value::from(next.to_rfc3339())),
            }
        })
        .await;
    }

    /// Goes to the thread that opened last.
    pub(super) async fn to_thread(&mut self) {
        let state = self.discord.get("/state").await;
        let ids = list(&state["guilds"])
            .into_iter()
            .flat_map(|guild| list(&guild["threads"]));
        let ids = ids.filter_map(|thread| text(&thread["id"]).parse::<u64>().ok());
        if let Some(last) = ids.max() {
            self.here = last.to_string();
        }
    }

    /// Goes to a channel of the server by its name.
    pub(super) async fn to_channel(&mut self, name: &str) {
        let state = self.discord.get("/state").await;
        let guilds = list(&state["guilds"]);
        let guild = guilds.iter().find(|guild| text(&guild["id"]) == self.guild);
        let channels = guild
            .map(|guild| list(&guild["channels"]))
            .unwrap_or_default();
        let found = channels.iter().find(|channel| channel["name"] == name);
        text(&found.expect("a channel")["id"]).clone_into(&mut self.here);
    }

    /// Waits until the bot has posted everything that is due, and nothing happens any more.
    pub(super) async fn settle(&mut self) {
        let mut last = None;
        loop {
            self.all_said().await;
            let path = last.map_or("/wait".to_owned(), |last| {
                format!("/wait?after={last}&wait_ms={QUIET}")
            });
            let begun = Instant::now();
            let state = self.discord.get(&path).await["seq"].as_u64();
            // On a machine that is busy, nothing has happened yet.
            let was_idle = begun.elapsed() < Duration::from_millis(QUIET + LATE);
            if last.is_some() && last == state && was_idle {
                return;
            }
            last = state;
        }
    }

    /// Returns the database that the bot writes.
    pub(super) fn store(&mut self) -> Store {
        let address = self.data.address();
        let opened = || Store::open_beside(&address).expect("opens");
        self.store.get_or_insert_with(opened).clone()
    }

    /// Waits until the outbox is empty. Posts that wait for their time get it.
    async fn all_said(&mut self) {
        let store = self.store();
        let mut early = Duration::ZERO;
        let now = self.now;
        let discord = &self.discord;
        until("a bot that has said all", async || {
            let next = store.read(|tx| Ok::<_, StoreError>(tx.outbox().next_due()?));
            let Some(next) = next.await.expect("reads") else {
                return Ok(());
            };
            let left = next.since(now.after(early));
            if left > SOON {
                return Ok(());
            }
            if !left.is_zero() {
                discord.advance(left).await;
                early += left;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
            Err(next.to_rfc3339())
        })
        .await;
        self.now = self.now.after(early);
        self.marks.now = self.now;
    }

    /// Finds a button, a select or an act on the message that changed last among those that a member sees.
    fn find(&self, by: &str, id: &str) -> Option<Found> {
        let user = self.id(by);
        self.newest_first(&user)
            .find_map(|message| found_on(message, id))
    }

    /// Returns the messages that a member sees, beginning with the one that changed last.
    fn newest_first<'r>(&'r self, user: &'r str) -> impl Iterator<Item = &'r Value> {
        let all = self
            .touched
            .iter()
            .rev()
            .filter_map(|key| self.seen.get(key));
        let sees = move |seen: &&Seen| seen.readers.iter().any(|reader| reader == user);
        all.filter(sees).map(|seen| &seen.message)
    }

    /// Returns the message that changed last among those that a member sees.
    pub(super) fn newest(&self, by: &str) -> Option<Value> {
        let user = self.id(by);
        self.newest_first(&user).next().cloned()
    }

    /// Returns the last code that was shown.
    pub(super) fn code(&self) -> String {
        self.code.clone().expect("a code")
    }

    async fn learn_names(&mut self) {
        let state = self.discord.get("/state").await;
        self.marks.names.extend(places::names(&state));
    }

    /// Writes down every message that is new or has changed.
    pub(super) async fn news(&mut self) {
        let state = self.discord.get("/state").await;
        self.marks.names.extend(places::names(&state));
        for place in places::all(&state) {
            let path = format!("/channels/{}/messages?limit=1000", place.id);
            let messages = list(&self.discord.get(&path).await);
            let mut there = BTreeMap::new();
            for message in messages {
                let id = text(&message["id"]).to_owned();
                there.insert(id.parse::<u64>().unwrap_or_default(), message);
            }
            self.gone(&place, &there);
            for message in there.into_values() {
                if message["author"]["bot"] == true && message["type"] != 18 {
                    self.look(&place, message).await;
                }
            }
            self.renamed(&place);
        }
    }

    /// Writes down the messages that are gone.
    fn gone(&mut self, place: &Place, there: &BTreeMap<u64, Value>) {
        let mut gone: Vec<(String, String)> = self
            .seen
            .keys()
            .filter(|(channel, id)| {
                *channel == place.id && !there.contains_key(&id.parse().unwrap_or_default())
            })
            .cloned()
            .collect();
        gone.sort();
        for key in gone {
            let seen = self.seen.remove(&key).expect("known");
            let first = seen.lines.first().cloned().unwrap_or_default();
            self.page
                .push_str(&format!("\n{} – deleted: “{first}”\n", place.shown));
        }
    }

    /// Writes down the name of a thread that is new or has another name.
    fn renamed(&mut self, place: &Place) {
        let Some(name) = &place.thread else {
            return;
        };
        let before = self.threads.insert(place.id.clone(), name.clone());
        if before.is_some_and(|before| before != *name) {
            self.page
                .push_str(&format!("\nThe thread is now called **{name}**.\n"));
        }
    }

    async fn look(&mut self, place: &Place, message: Value) {
        let still = Marks {
            now: Timestamp::from_millis(0),
            // A channel that gets another name changes no message.
            names: HashMap::new(),
            locale: self.locale,
        };
        let lines = shown::message(&message, &still);
        let key = (place.id.clone(), text(&message["id"]).to_owned());
        let reader = text(&message["interaction_metadata"]["user"]["id"]).to_owned();
        let is_private = message["flags"].as_u64().unwrap_or(0) & crate::discord::EPHEMERAL != 0;
        let before = self.seen.get(&key);
        if before.is_some_and(|before| before.lines == lines) {
            // What its buttons carry can be different.
            if let Some(seen) = self.seen.get_mut(&key) {
                seen.message = message;
            }
            return;
        }
        if let Some(code) = marks::code(text(&message["content"])) {
            self.code = Some(code.to_owned());
        }
        let mut title = if is_private {
            let name = self.marks.names.get(&reader).cloned().unwrap_or_default();
            format!("{} – only {name} sees", place.shown)
        } else {
            place.shown.clone()
        };
        if before.is_some() {
            title.push_str(" – changed");
        }
        let pinged: Vec<String> = list(&message["pinged"])
            .iter()
            .filter_map(|user| self.marks.names.get(text(user)))
            .cloned()
            .collect();
        if before.is_none() && !pinged.is_empty() {
            title.push_str(&format!(" – pings {}", pinged.join(", ")));
        }
        let rows = shown::rows(&message, &still);
        let only_lost_buttons = rows.is_empty()
            && before.is_some_and(|before| before.lines.starts_with(&lines) && !lines.is_empty());
        if only_lost_buttons {
            let first = lines.first().cloned().unwrap_or_default();
            self.page
                .push_str(&format!("\n{title}: no more buttons under “{first}”\n"));
        } else {
            let before = before.map(|before| &before.message);
            let mut shown = shown::changed(&message, before, &self.marks);
            shown.extend(self.files(&message).await);
            self.lines(&title, &shown);
        }
        self.touched.retain(|touched| *touched != key);
        self.touched.push(key.clone());
        let seen = Seen {
            message,
            readers: if is_private {
                vec![reader]
            } else {
                place.audience.clone()
            },
            lines,
        };
        self.seen.insert(key, seen);
    }

    /// Returns the lines of the text files under a message.
    async fn files(&self, message: &Value) -> Vec<String> {
        let mut lines = Vec::new();
        for file in list(&message["attachments"]) {
            let name = text(&file["filename"]);
            if name.ends_with(".txt") {
                let bytes = self.discord.bytes(text(&file["url"])).await;
                let written = String::from_utf8_lossy(&bytes).into_owned();
                let written = self.marks.read(&written);
                lines.extend(written.lines().map(|line| format!("    {line}")));
            }
        }
        lines
    }
}

/// A button or a select on a message, or one of its acts.
struct Found {
    message: Value,
    component: Value,
    act: Option<String>,
}

/// Returns the custom id of the button, or the value of the act, with this label.
fn id_of(message: &Value, label: &str) -> Option<String> {
    crate::discord::components(message)
        .iter()
        .find_map(|component| {
            if component["label"] == label {
                return component["custom_id"].as_str().map(str::to_owned);
            }
            let acts = crate::steps::acts(component);
            let act = acts.into_iter().find(|act| act["label"] == label);
            act.and_then(|act| act["value"].as_str().map(str::to_owned))
        })
}

fn found_on(message: &Value, id: &str) -> Option<Found> {
    let begins = |value: &Value| value.as_str().is_some_and(|value| value.starts_with(id));
    for component in crate::discord::components(message) {
        if component["disabled"] == true {
            continue;
        }
        let acts = crate::steps::acts(&component);
        let act = acts.iter().find(|act| begins(&act["value"]));
        let act = act.map(|act| text(&act["value"]).to_owned());
        if act.is_some() || begins(&component["custom_id"]) {
            return Some(Found {
                message: message.clone(),
                component,
                act,
            });
        }
    }
    None
}
