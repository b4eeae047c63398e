//! Takes steps as members of a server, and writes down what each of them changes for those who read.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use domain::clock::Timestamp;
use rules::words::Locale;
use serde_json::{Value, json};
use store::Store;

use super::{
    marks::Marks,
    places,
    shown::{list, text},
};
use crate::{
    discord::{Answer, Discord, Member, POLL, until_stored},
    patience::until,
    running::{Data, Task},
};

/// The time at which each chapter begins: noon on the 7th of January 2030, a Monday.
const NOON: Timestamp = Timestamp::from_seconds(1_894_017_600);

/// The time between two steps.
pub(super) const STEP: Duration = Duration::from_mins(1);

/// How long nothing has to happen before everything has happened.
const QUIET: u64 = 60;

/// How often in a row that has to be so when time has passed, after which the bot looks at everything.
const LONG: u32 = 6;

/// By how much longer that can take on a machine that isn't busy.
const LATE: u64 = 30;

/// Stands on the page where a step could not be taken.
pub(super) const MISSING: &str = "MISSING:";

/// After this time, a post that isn't due has been postponed, and isn't being delivered.
const POSTPONED: Duration = Duration::from_secs(3);

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
    pub(super) page: String,
    pub(super) marks: Marks,
    /// What each message showed last, by channel and id.
    pub(super) seen: HashMap<(String, String), Seen>,
    /// The messages in the order in which they changed.
    pub(super) touched: Vec<(String, String)>,
    pub(super) threads: HashMap<String, String>,
    pub(super) form: Option<Answer>,
    pub(super) code: Option<String>,
    /// Whether the next step waits until the bot has thought.
    pub(super) thinks: bool,
}

/// A message when it was last looked at.
pub(super) struct Seen {
    pub(super) message: Value,
    /// The ids of the users who see it.
    pub(super) readers: Vec<String>,
    pub(super) lines: Vec<String>,
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
        reader.wait_for_full_hour().await;
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
        self.discord.server(guild).await
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

    /// Adds to the page.
    pub(super) fn put(&mut self, text: &str) {
        self.page.push_str(text);
    }

    /// Begins a chapter or a part of one.
    pub(super) fn heading(&mut self, level: usize, heading: &str) {
        self.put(&format!("\n{} {heading}\n", "#".repeat(level)));
    }

    /// Writes a text of the page's own.
    pub(super) fn lines(&mut self, title: &str, lines: &[String]) {
        self.put(&format!("\n{title}:\n\n"));
        for line in lines {
            self.put(&format!("> {line}\n"));
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

    /// Lets time pass.
    pub(super) async fn wait(&mut self, time: Duration, words: &str) {
        self.put(&format!("\n*{words}*\n"));
        self.advance(time).await;
        self.settle_for(LONG).await;
        self.news().await;
    }

    pub(super) async fn advance(&mut self, time: Duration) {
        self.discord.advance(time).await;
        self.now = self.now.after(time);
        self.marks.now = self.now;
    }

    /// Lets time pass until the next full hour.
    pub(super) async fn wait_for_full_hour(&mut self) {
        let into = self.now.millis().rem_euclid(3_600_000).unsigned_abs();
        self.advance(Duration::from_millis(3_600_000 - into)).await;
    }

    /// Lets something happen that is no act of a member of Discord, and writes down what it changes.
    pub(super) async fn happens(&mut self, words: &str) {
        self.put(&format!("\n*{words}*\n"));
        self.settle_for(LONG).await;
        self.news().await;
    }

    /// Waits until an answer has a picture, because the bot thinks for a while.
    pub(super) async fn thought(&self, answer: &Answer) {
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
    pub(super) async fn until_computer_moved(&mut self) {
        let store = self.store();
        until_stored("the computer's moves", async || {
            let read = store.read(|tx| tx.computer().next_turn());
            match read.await.expect("reads") {
                None => Ok(()),
                Some(next) => Err(Value::from(next.to_rfc3339())),
            }
        })
        .await;
    }

    /// Goes to the thread that opened last.
    pub(super) async fn enter_thread(&mut self) {
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
    pub(super) async fn enter_channel(&mut self, name: &str) {
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
        self.settle_for(1).await;
    }

    /// Waits until nothing has happened for a number of times.
    async fn settle_for(&mut self, times: u32) {
        let mut last = None;
        let mut quiet = 0;
        while quiet < times {
            let was_empty = self.all_said().await;
            let path = last.map_or("/wait".to_owned(), |last| {
                format!("/wait?after={last}&wait_ms={QUIET}")
            });
            let begun = Instant::now();
            let state = self.discord.get(&path).await["seq"].as_u64();
            // On a machine that is busy, nothing has happened yet.
            let was_idle = begun.elapsed() < Duration::from_millis(QUIET + LATE);
            let is_same = last.is_some() && last == state;
            quiet = if is_same && was_idle && was_empty {
                quiet + 1
            } else {
                0
            };
            last = state;
        }
    }

    /// Returns the database that the bot writes.
    pub(super) fn store(&mut self) -> Store {
        let address = self.data.address();
        let opened = || Store::open_beside(&address).expect("opens");
        self.store.get_or_insert_with(opened).clone()
    }

    /// Waits until the outbox is empty, but for what is postponed. Returns whether it was empty from the beginning.
    async fn all_said(&mut self) -> bool {
        let store = self.store();
        let now = self.now;
        let db = rusqlite::Connection::open(self.data.file()).expect("opens");
        // A thread is closed once nothing else is to be said there, and isn't due before.
        let closes = "SELECT EXISTS (SELECT 1 FROM outbox
                                     WHERE kind = 'close_thread' AND given_up IS NULL)";
        let begun = Instant::now();
        let mut looks = 0;
        until("a bot that has said all", async || {
            looks += 1;
            let closes: bool = db.query_row(closes, (), |row| row.get(0)).expect("reads");
            let next = store.read(|tx| tx.outbox().next_due());
            let next = next.await.expect("reads");
            let Some(next) = next.or(closes.then_some(now)) else {
                return Ok(());
            };
            // A post that is being delivered has a later time, too.
            if (next > now || closes) && begun.elapsed() > POSTPONED {
                looks = 1;
                return Ok(());
            }
            tokio::time::sleep(POLL).await;
            Err(next.to_rfc3339())
        })
        .await;
        looks == 1
    }

    /// Changes what chance has decided in the bot's database.
    pub(super) fn decide(&self, sql: &str) {
        let db = rusqlite::Connection::open(self.data.file()).expect("opens");
        db.execute(sql, []).expect("decided");
    }

    /// Returns the last code that was shown.
    pub(super) fn code(&self) -> String {
        self.code.clone().expect("a code")
    }

    async fn learn_names(&mut self) {
        let state = self.discord.get("/state").await;
        self.marks.names.extend(places::names(&state));
    }
}
