//! A walk through everything the bot can send, in every language with `FULL=1`: each command with each of its pages,
//! each button, each select, each form. Discord would refuse a label that is too long or a
//! duplicate id; the local Discord does too.

use std::{
    collections::{BTreeSet, HashSet},
    time::Duration,
};

use rules::{GameId, words::Locale};
use serde_json::{Value, json};
use store::testing::is_full;

use crate::{
    discord::{Answer, Discord, Member, components, text},
    running::{Data, Task, languages},
    steps::acts,
};

/// The pages of the command for managers.
const SERVER_PAGES: [&str; 10] = [
    "boards",
    "players",
    "paces",
    "rewards",
    "puzzle",
    "open",
    "matches",
    "bans",
    "log",
    "fair-play",
];

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
            self.wander(answer).await;
            if self.tried.len() == known {
                return;
            }
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
        let all = components(message).into_iter().flat_map(each_act);
        let usable = all.filter(|component| {
            component["custom_id"].is_string() && component["disabled"] != true
        });
        for component in usable {
            let id = act_id(&component);
            let ends = id.starts_with("confirm-resign")
                || id.starts_with("rule:")
                // The board that others look for would lose its buttons.
                || id.contains(":repost:");
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

/// Returns each act of a select of acts as a select of its own, with the label where others have a placeholder.
fn each_act(component: Value) -> Vec<Value> {
    let acts = acts(&component);
    if acts.is_empty() {
        return vec![component];
    }
    let alone = acts.into_iter().map(|act| {
        let mut alone = component.clone();
        alone["placeholder"] = act["label"].clone();
        alone["options"] = json!([act]);
        alone
    });
    alone.collect()
}

/// Returns the custom id of what is pressed or chosen.
fn act_id(component: &Value) -> String {
    let act = acts(component).first().map(|act| act["value"].clone());
    text(&act.unwrap_or_else(|| component["custom_id"].clone()))
}

/// A command and its options.
type Call = (&'static str, Value);

/// Returns what a command is to do or to show, if it is told.
fn purpose(name: &str, options: &Value) -> String {
    match options["page"].as_str() {
        Some(told) => format!("{name} {told}"),
        None => name.to_owned(),
    }
}

/// Returns each typed command that Discord knows: without a page, and with each of them.
fn purposes(commands: &[Value]) -> BTreeSet<String> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let typed = commands.iter().filter(|command| command["type"] == 1);
    let all = typed.flat_map(|command| {
        let name = text(&command["name"]);
        let options = list(&command["options"]).into_iter();
        let told = options.filter(|option| option["name"] == "page");
        let choices = told.flat_map(|option| list(&option["choices"]));
        let each = choices.map(|choice| format!("{name} {}", text(&choice["value"])));
        each.chain([name.clone()]).collect::<Vec<_>>()
    });
    all.collect()
}

/// What the calls name: a game, and members, one of whom is not needed.
struct Known<'k> {
    game: &'static str,
    ben: &'k str,
    other: &'k str,
    third: &'k str,
}

/// Returns calls that are different in each game.
fn of_a_game(known: &Known<'_>) -> Vec<Call> {
    let Known { game, ben, .. } = known;
    vec![
        ("challenge", json!({ "game": game })),
        ("challenge", json!({ "game": game, "opponent": ben })),
        ("join", json!({ "challenge": "999" })),
        ("play", json!({ "game": game })),
        ("play", json!({ "game": game, "side": "first" })),
        ("board", json!({})),
        ("matches", json!({})),
        ("move", json!({ "move": "zz" })),
        ("move", json!({ "move": "a1" })),
        ("match", json!({})),
        ("match", json!({ "match": "1" })),
        ("draw", json!({})),
        ("resign", json!({})),
        ("rules", json!({ "game": game })),
        ("tutorial", json!({ "game": game })),
        ("puzzle", json!({ "game": game })),
        ("leaderboard", json!({})),
        ("leaderboard", json!({ "game": game })),
        ("leaderboard", json!({ "season": "now" })),
        ("profile", json!({})),
        ("history", json!({})),
        ("replay", json!({ "match": "1" })),
        ("replay", json!({ "match": "1", "gif": true })),
        ("ladder", json!({ "game": game })),
        ("ladder", json!({ "game": game, "opponent": ben })),
    ]
}

/// Returns calls of members about themselves and about finding each other.
fn of_members(known: &Known<'_>) -> Vec<Call> {
    let Known { other, third, .. } = known;
    vec![
        ("help", json!({})),
        ("play", json!({})),
        ("find", json!({})),
        ("find", json!({ "game": "courtyard" })),
        ("puzzle", json!({})),
        ("settings", json!({})),
        ("settings", json!({ "page": "boards" })),
        ("settings", json!({ "page": "time" })),
        ("settings", json!({ "page": "reminders" })),
        ("settings", json!({ "page": "vacation" })),
        ("settings", json!({ "page": "code" })),
        ("settings", json!({ "page": "blocked" })),
        ("settings", json!({ "page": "data" })),
        ("settings", json!({ "block": third })),
        ("settings", json!({ "unblock": third })),
        ("settings", json!({ "unblock": other })),
    ]
}

/// Returns calls about contests and tournaments.
fn of_contests_and_tournaments() -> Vec<Call> {
    vec![
        ("contest", json!({})),
        ("contest", json!({ "contest": "1" })),
        ("tournament", json!({})),
        ("tournament", json!({ "tournament": "1" })),
        ("tournament", json!({ "tournament": "99" })),
    ]
}

/// Returns every call, or only those that are different in each game. The others are tried once in each
/// language.
fn calls(known: &Known<'_>, all: bool) -> Vec<Call> {
    let mut calls = of_a_game(known);
    if all {
        calls.extend(of_members(known));
        calls.push(("server", json!({})));
        calls.extend(SERVER_PAGES.map(|page| ("server", json!({ "page": page }))));
        calls.extend(of_contests_and_tournaments());
    }
    calls
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

/// Returns the games of a walk: all of them with `FULL=1`, otherwise one, and another in each language.
fn games(locale: Locale) -> &'static [GameId] {
    if is_full() {
        return GameId::ALL;
    }
    let number = Locale::ALL.iter().position(|one| *one == locale);
    let one = number.expect("a language") % GameId::ALL.len();
    &GameId::ALL[one..=one]
}

async fn walk(locale: Locale) {
    if !languages().contains(&locale) {
        println!("SKIPPED {locale:?}: FULL=1 walks in every language");
        return;
    }
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    for member in [&ada, &ben] {
        let path = format!("/users/{}", member.id);
        discord.patch(&path, json!({ "locale": locale.id() })).await;
    }
    let club = json!({ "name": "The Club", "locale": locale.id(), "owner": ada.id });
    let club = discord.server(club).await;
    let path = format!("/guilds/{club}/members");
    discord.post(&path, json!({ "user": ben.id })).await;
    let commands = discord.get("/commands").await;
    let purposes = purposes(commands.as_array().expect("commands"));
    assert!(purposes.len() > 10, "{purposes:?}");

    let third = discord.member("Cleo").await.id;
    discord.post(&path, json!({ "user": third })).await;
    for &game in games(locale) {
        // What the previous walk has left behind.
        let db = rusqlite::Connection::open(data.file()).expect("opens");
        for sql in [
            "DELETE FROM server_settings",
            "DELETE FROM server_paces",
            // A member may have ten open ones.
            "UPDATE challenges SET state = 'withdrawn' WHERE state = 'open'",
        ] {
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
            let known = Known {
                game: game.info().id,
                ben: &ben.id,
                other: &other.id,
                third: &third,
            };
            let is_first = game == games(locale)[0];
            let calls = calls(&known, is_first);
            if is_first {
                let tried = calls.iter().map(|(name, options)| purpose(name, options));
                assert_eq!(tried.collect::<BTreeSet<_>>(), purposes);
            }
            for (name, options) in &calls {
                // Ada owns the server, so Discord lets only her use this.
                if *name != "server" || me.id == ada.id {
                    walker.explore(name, options).await;
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
