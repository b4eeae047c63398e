//! A walk through everything the bot can send, in every language: each command with each of its options,
//! each button, each select, each form. Discord would refuse a label that is too long or a duplicate id;
//! the local Discord does too.

use std::{
    collections::{BTreeSet, HashSet},
    time::Duration,
};

use rules::{GameId, words::Locale};
use serde_json::{Value, json};
use store::testing::is_full;

use crate::{
    discord::{Answer, Discord, Member, components, text},
    running::{Data, Task},
};

/// The most steps of one path from a command. No path needs this many.
const LONGEST_WAY: usize = 24;

/// A member who tries everything that is offered once, in one language and for one game.
struct Walker<'d> {
    discord: &'d Discord,
    me: &'d Member,
    /// The member to choose where a member is asked for.
    other: &'d Member,
    /// The role or channel to choose where one is asked for.
    everybody: String,
    hall: String,
    channel: String,
    /// The things that have been tried, identified by their kind rather than by the match or square they
    /// name.
    tried: HashSet<String>,
    /// Resigning ends what everything else needs, so it comes last.
    may_give_up: bool,
}

impl Walker<'_> {
    /// Sends a command again and again, and takes a different path each time, until all have been taken.
    async fn explore(&mut self, name: &str, options: &Value) {
        loop {
            let known = self.tried.len();
            let answer = self
                .discord
                .command(self.me, &self.channel, name, options.clone())
                .await;
            let answer = match name {
                // It arrives after a while, and a path must not end before.
                "analyze" => self.thought(answer).await,
                _ => answer,
            };
            self.wander(answer).await;
            if self.tried.len() == known {
                return;
            }
        }
    }

    /// Waits for the engine's final answer.
    async fn thought(&self, begun: Answer) -> Answer {
        let message = begun.message();
        let (channel, id) = (&message["channel_id"], &message["id"]);
        let path = format!("/messages/{}/{}", text(channel), text(id));
        let is_thinking = |message: &Value| text(&message["content"]).contains('🤔');
        let thought = self.discord.until("an analysis", async || {
            let message = self.discord.get(&path).await;
            if is_thinking(&message) {
                Err(message)
            } else {
                Ok(message)
            }
        });
        if is_thinking(message) {
            Answer(json!({ "message": thought.await }))
        } else {
            begun
        }
    }

    /// Follows what has not been tried yet, as far as it leads.
    async fn wander(&mut self, from: Answer) {
        let mut answer = from;
        for _ in 0..LONGEST_WAY {
            let message = answer.message().clone();
            let Some(component) = self.untried(&message) else {
                return;
            };
            answer = self.use_it(&message, &component).await;
            if answer.0["outcome"] == "modal" {
                answer = self.fill_in(&answer).await;
            }
            if !answer.message().is_object() {
                return;
            }
        }
    }

    /// Returns something in this message that has not been tried.
    fn untried(&mut self, message: &Value) -> Option<Value> {
        let usable = components(message).into_iter().filter(|component| {
            component["custom_id"].is_string() && component["disabled"] != true
        });
        for component in usable {
            let id = text(&component["custom_id"]);
            let ends = id.starts_with("confirm-resign") || id.starts_with("rule:");
            if ends && !self.may_give_up {
                continue;
            }
            let kind = id.split([':', '-']).next().unwrap_or_default().to_owned();
            let label = [&component["label"], &component["placeholder"]]
                .map(|text| text.as_str().unwrap_or_default().to_owned())
                .concat();
            let shown: String = label
                .chars()
                .filter(|sign| !sign.is_ascii_digit())
                .collect();
            // A picker's choices differ from one step to the next.
            let squares = id.rsplit(':').next().map_or(0, str::len);
            let step = if component["type"] == 3 { squares } else { 0 };
            if self.tried.insert(format!("{kind} {shown} {step}")) {
                return Some(component);
            }
        }
        None
    }

    async fn use_it(&self, message: &Value, component: &Value) -> Answer {
        // Meanwhile another board may have taken its buttons away.
        let mut act = json!({
            "user": self.me.id, "channel": message["channel_id"], "message": message["id"],
            "custom_id": component["custom_id"], "stale": true,
        });
        if component["type"] == 2 {
            return Answer(self.discord.post("/button", act).await);
        }
        let chosen = match component["type"].as_u64() {
            Some(5) => Some(&self.other.id),
            Some(6) => Some(&self.everybody),
            Some(8) => Some(&self.hall),
            _ => None,
        };
        if let Some(chosen) = chosen {
            act["values"] = json!([chosen]);
            return Answer(self.discord.post("/select", act).await);
        }
        let options = component["options"].as_array().expect("options");
        // The last entry, because a list that is cut off wrongly is so at its end.
        let last = options.last().expect("an entry");
        act["values"] = json!([last["value"]]);
        Answer(self.discord.post("/select", act).await)
    }

    async fn fill_in(&self, form: &Answer) -> Answer {
        let values: serde_json::Map<String, Value> = components(&form.0["modal"])
            .into_iter()
            .map(|input| (text(&input["custom_id"]), json!("a1")))
            .collect();
        self.discord.send_form(self.me, form, json!(values)).await
    }
}

/// Returns the name of a command, or of each of its subcommands.
fn names_of(command: &Value) -> Vec<String> {
    let name = text(&command["name"]);
    let options = command["options"].as_array().cloned().unwrap_or_default();
    let inner = options.iter().filter(|option| option["type"] == 1);
    let inner: Vec<String> = inner
        .map(|option| format!("{name} {}", text(&option["name"])))
        .collect();
    if inner.is_empty() { vec![name] } else { inner }
}

/// Commands that are the same in every game. They are tried once in each language.
const WITHOUT_GAME: &[&str] = &[
    "block",
    "code",
    "contest captain",
    "contest challenge",
    "contest list",
    "contest show",
    "contest substitute",
    "contest withdraw",
    "help",
    "notify",
    "privacy",
    "puzzle table",
    "seek",
    "seeks",
    "servers list",
    "servers show",
    "servers table",
    "settings",
    "tournament adjudicate",
    "tournament cancel",
    "tournament create",
    "tournament export",
    "tournament join",
    "tournament leave",
    "tournament list",
    "tournament pair",
    "tournament pull-out",
    "tournament show",
    "tournament take-part",
    "tournament withdraw",
    "unblock",
    "vacation",
    "server ban",
    "server bans",
    "server close",
    "server honours",
    "server log",
    "server open",
    "server puzzle",
    "server settings",
    "server signals",
    "server unban",
];

/// Returns the options to try a command with, each set once.
fn options_of(name: &str, game: GameId, other: &Member, third: &str) -> Vec<Value> {
    let id = game.info().id;
    match name {
        "challenge" => vec![
            json!({ "game": id }),
            json!({ "game": id, "opponent": other.id }),
        ],
        "move" => vec![json!({ "move": "zz" }), json!({ "move": "a1" })],
        "unblock" => vec![json!({ "player": other.id })],
        "puzzle solve" | "rules" | "tutorial" | "ladder join" | "ladder leave" | "ladder show" => {
            vec![json!({ "game": id })]
        }
        "play" => vec![json!({ "game": id, "side": "first" })],
        "join" => vec![json!({ "seat": "999" })],
        "leaderboard" => vec![
            json!({}),
            json!({ "game": id }),
            json!({ "season": "this" }),
        ],
        "ladder challenge" => vec![json!({ "game": id, "opponent": other.id })],
        "ladder remove" => vec![json!({ "game": id, "player": third })],
        "contest captain" => vec![json!({ "member": third })],
        "tournament withdraw" => vec![json!({ "player": third })],
        "contest challenge" => vec![json!({ "server": "zz" })],
        "tournament adjudicate" => vec![json!({ "match": "1", "result": "draw" })],
        "tournament cancel" | "tournament pull-out" | "tournament take-part" => {
            vec![json!({ "tournament": "99" })]
        }
        "tournament create" => vec![json!({ "name": "Cup", "system": "swiss", "game": id })],
        "replay" => vec![
            json!({ "match": "1" }),
            json!({ "match": "1", "gif": true }),
        ],
        "analyze" | "export" | "server unstick" => vec![json!({ "match": "1" })],
        "server end" => vec![
            json!({ "reason": "why" }),
            json!({ "reason": "why", "winner": other.id }),
        ],
        "server abort" => vec![json!({ "reason": "why" })],
        "server annul" => vec![json!({ "reason": "why", "match": "1" })],
        // Someone who is not needed.
        "server ban" | "server unban" => vec![json!({ "member": third, "reason": "why" })],
        _ => vec![json!({})],
    }
}

/// Finishes a match and begins another between two members; returns the thread of the second.
async fn prepare(discord: &Discord, channel: &str, players: [&Member; 2], game: GameId) -> String {
    let [ada, ben] = players;
    let options = json!({ "game": game.info().id, "opponent": ben.id, "side": "first" });
    let mut thread = String::new();
    for _ in 0..2 {
        discord
            .command(ada, channel, "challenge", options.clone())
            .await;
        let offered = |message: &Value| {
            components(message).iter().any(|button| {
                button["custom_id"]
                    .as_str()
                    .is_some_and(|id| id.starts_with("accept"))
            })
        };
        let card = discord.message_where(channel, ben, offered).await;
        let accept = components(&card).into_iter().find(|button| {
            button["custom_id"]
                .as_str()
                .is_some_and(|id| id.starts_with("accept"))
        });
        let accept = accept.expect("a button to accept")["custom_id"].clone();
        let click = json!({
            "user": ben.id, "channel": channel, "message": card["id"], "custom_id": accept
        });
        discord.post("/button", click).await;
        let opened = discord
            .message_where(channel, ada, |message| {
                message["id"] == card["id"] && message["thread"].is_object()
            })
            .await;
        let first = thread.is_empty();
        thread = text(&opened["thread"]["id"]);
        discord.picture_after(&thread, ada, "0").await;
        if first {
            let question = discord.command(ben, &thread, "resign", json!({})).await;
            let yes = components(question.message())[0]["custom_id"].clone();
            let message = question.message();
            let click = json!({
                "user": ben.id, "channel": thread, "message": message["id"], "custom_id": yes
            });
            discord.post("/button", click).await;
            let over = |message: &Value| {
                let files = message["attachments"].as_array();
                files.is_some_and(|files| {
                    files
                        .iter()
                        .any(|file| text(&file["filename"]).contains("result"))
                })
            };
            discord.message_where(&thread, ada, over).await;
        }
    }
    thread
}

/// Returns the games of a walk: all of them in English or when everything is tested, otherwise one, and
/// another in each language.
fn games(locale: Locale) -> &'static [GameId] {
    if locale == Locale::English || is_full() {
        return GameId::ALL;
    }
    let number = Locale::ALL.iter().position(|one| *one == locale);
    let one = number.expect("a language") % GameId::ALL.len();
    &GameId::ALL[one..=one]
}

async fn walk(locale: Locale) {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    for member in [&ada, &ben] {
        let path = format!("/users/{}", member.id);
        discord.patch(&path, json!({ "locale": locale.id() })).await;
    }
    let club = json!({ "name": "The Club", "locale": locale.id(), "owner": ada.id });
    let club = text(&discord.post("/guilds", club).await["id"]);
    let path = format!("/guilds/{club}/members");
    discord.post(&path, json!({ "user": ben.id })).await;
    let commands = discord.get("/commands").await;
    let commands = commands.as_array().expect("commands");
    let names: BTreeSet<String> = commands
        .iter()
        .filter(|command| command["type"] == 1)
        .flat_map(names_of)
        .collect();
    assert!(names.len() > 10, "{names:?}");
    for name in WITHOUT_GAME {
        assert!(names.contains(*name), "{name}");
    }

    let third = discord.member("Cleo").await.id;
    discord.post(&path, json!({ "user": third })).await;
    for &game in games(locale) {
        // The choices of the previous walk for the server.
        let db = rusqlite::Connection::open(data.file()).expect("opens");
        for sql in ["DELETE FROM server_settings", "DELETE FROM server_paces"] {
            db.execute(sql, []).expect("forgotten");
        }
        let path = format!("/guilds/{club}/channels");
        let channel = json!({ "name": game.info().id });
        let channel = text(&discord.post(&path, channel).await["id"]);
        let thread = prepare(&discord, &channel, [&ada, &ben], game).await;
        // Both players, because one of them is to move and the other is not.
        for (me, other) in [(&ada, &ben), (&ben, &ada)] {
            let mut walker = Walker {
                discord: &discord,
                me,
                other,
                everybody: club.clone(),
                hall: channel.clone(),
                channel: thread.clone(),
                tried: HashSet::new(),
                may_give_up: false,
            };
            let board = discord.picture_after(&thread, me, "0").await;
            loop {
                let known = walker.tried.len();
                // A board no longer has buttons once someone has moved.
                let shown = discord.message_where(&thread, me, |one| one["id"] == board["id"]);
                walker
                    .wander(Answer(json!({ "message": shown.await })))
                    .await;
                if walker.tried.len() == known {
                    break;
                }
            }
            // Ada owns the server, so Discord lets only her use this.
            let may = |name: &&String| !name.starts_with("server ") || me.id == ada.id;
            let is_first = game == games(locale)[0];
            let is_new = |name: &&String| is_first || !WITHOUT_GAME.contains(&name.as_str());
            for name in names.iter().filter(may).filter(is_new) {
                for options in options_of(name, game, &ben, &third) {
                    walker.explore(name, &options).await;
                }
            }
            walker.may_give_up = me.id == ben.id;
            walker.explore("resign", &json!({})).await;
        }
        // This is so that the challenges of this game do not hold up those of the next.
        discord.advance(Duration::from_mins(61)).await;
    }
    discord.judge().await;
    // An answer may find that its thread has been archived after the previous one, and is sent again.
    // The hour between two games may pass just when an answer gets the link to its board.
    let report = discord.get("/violations").await;
    let refusals = report["refusals"].as_array().expect("refusals");
    let others: Vec<&Value> = refusals
        .iter()
        .filter(|refusal| refusal["code"] != 50_083 && refusal["code"] != 50_027)
        .collect();
    assert!(others.is_empty(), "{others:#?}");
}

macro_rules! walks {
    ($($name:ident => $locale:ident),+ $(,)?) => {$(
        #[tokio::test]
        async fn $name() {
            walk(Locale::$locale).await;
        }
    )+};
}

walks! {
    everything_in_english => English,
    everything_in_german => German,
    everything_in_french => French,
    everything_in_spanish => Spanish,
    everything_in_portuguese => BrazilianPortuguese,
    everything_in_polish => Polish,
    everything_in_japanese => Japanese,
}
