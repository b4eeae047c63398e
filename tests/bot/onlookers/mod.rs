//! Who can look at a match that others play: anyone who can see its channel. For all others it does not
//! exist.

mod listed;

use std::{collections::BTreeSet, time::Duration};

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, components, text},
    following::words::{follow, followed},
    places::{challenge_from, forum_post},
    ratings::Servers,
    refusals::Stage,
    running::{Data, Task},
};

/// Longer than Discord's answers about a server are valid.
const OVER: Duration = Duration::from_secs(61);

const UNSAID: &str = "I can’t check right now who can see which channel";

/// A server in which everyone sees all channels, and where channels can be closed.
pub(crate) struct Doors<'a> {
    discord: &'a Discord,
    guild: String,
    /// The role that lets people take part.
    people: String,
}

impl Doors<'_> {
    /// Returns the guild at this place in the state.
    pub(crate) async fn of(discord: &Discord, guild: usize) -> Doors<'_> {
        let state = discord.get("/state").await;
        let guild = &state["guilds"][guild];
        let roles = guild["roles"].as_array().expect("roles");
        let people = roles.iter().find(|role| role["name"] == "People");
        Doors {
            discord,
            guild: text(&guild["id"]),
            people: text(&people.expect("a role")["id"]),
        }
    }

    /// Changes who sees a channel, which the bot has to find out.
    async fn set(&self, channel: &str, whose: &str, rule: Value) {
        let path = format!("/channels/{channel}/overwrites/{whose}");
        self.discord.put(&path, rule).await;
        self.discord.advance(OVER).await;
    }

    /// Hides a channel from everyone except those who are let in.
    pub(crate) async fn hide(&self, channel: &str) {
        self.set(channel, &self.people, json!({ "deny": ["VIEW_CHANNEL"] }))
            .await;
    }

    /// Lets everyone see all channels that are not hidden, with any role or none.
    pub(crate) async fn open_to_everyone(&self) {
        let path = format!("/guilds/{0}/roles/{0}", self.guild);
        let granted = json!({ "permissions": ["VIEW_CHANNEL"] });
        self.discord.patch(&path, granted).await;
        self.discord.advance(OVER).await;
    }

    /// Hides a channel from those who have no role.
    pub(crate) async fn hide_from_everyone(&self, channel: &str) {
        self.set(channel, &self.guild, json!({ "deny": ["VIEW_CHANNEL"] }))
            .await;
    }

    async fn show(&self, channel: &str) {
        self.set(channel, &self.people, json!({})).await;
    }

    /// Creates a role that grants this, and gives it to a member.
    async fn give_role(&self, to: &Member, permissions: &[&str]) -> String {
        let role = json!({ "name": "Circle", "permissions": permissions });
        let roles = format!("/guilds/{}/roles", self.guild);
        let role = text(&self.discord.post(&roles, role).await["id"]);
        let member = format!("/guilds/{}/members/{}", self.guild, to.id);
        let roles = json!({ "roles": [self.people, role] });
        self.discord.patch(&member, roles).await;
        self.discord.advance(OVER).await;
        role
    }

    /// Returns how often the bot has asked for the server and for its channels.
    async fn asked(&self) -> [usize; 2] {
        let timeline = self.discord.get("/timeline?after=0&limit=100000").await;
        let timeline = timeline.as_array().expect("a list");
        ["", "/channels"].map(|rest| {
            let path = format!("/guilds/{}{rest}", self.guild);
            let asked = timeline.iter().filter(|entry| {
                let is_this = entry["path"].as_str().is_some_and(|it| it.ends_with(&path));
                is_this && entry["method"] == "GET"
            });
            asked.count()
        })
    }
}

/// A command, and its option that names a match.
type Naming = (&'static str, &'static str);

/// Commands that show a named match.
const READERS: [Naming; 3] = [("board", "match"), ("replay", "match"), ("match", "match")];

/// Commands that show nothing, but answer differently for different matches.
const OTHERS: [Naming; 3] = [
    ("join", "challenge"),
    ("draw", "match"),
    ("resign", "match"),
];

async fn named(
    discord: &Discord,
    by: &Member,
    channel: &str,
    (command, option): Naming,
    id: u32,
) -> Answer {
    let options = json!({ option: id.to_string() });
    discord.command(by, channel, command, options).await
}

/// Returns what a member reads who names a match that does not exist.
fn unknown(id: u32) -> String {
    format!("There’s no challenge or match #{id} here. `/matches` lists yours.")
}

async fn sees(discord: &Discord, by: &Member, channel: &str) -> String {
    let board = named(discord, by, channel, READERS[0], 1).await;
    board.private()
}

async fn select(discord: &Discord, by: &Member, message: &Value, value: &str) -> Answer {
    let components = components(message);
    let select = components.iter().find(|one| one["type"] == 3);
    let choice = json!({
        "user": by.id, "channel": message["channel_id"], "message": message["id"],
        "custom_id": select.expect("a select")["custom_id"], "values": [value],
    });
    Answer(discord.post("/select", choice).await)
}

/// Neither commands nor suggestions reveal whether a match is hidden or does not exist, nor do buttons
/// of earlier private messages.
#[tokio::test]
async fn a_hidden_match_does_not_exist_for_who_cannot_see_its_channel() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        cleo,
        games,
        ..
    } = &stage;
    let lounge = discord.channel("lounge").await;
    let mut before = Vec::new();
    for what in READERS {
        let read = named(discord, cleo, &lounge, what, 1).await;
        assert_ne!(read.private(), unknown(1), "{what:?}");
        before.push(read);
    }
    let suggested = discord.complete(cleo, &lounge, "match", json!({ "match": "" }), "match");
    assert_eq!(suggested.await.len(), 1);

    let doors = Doors::of(discord, 0).await;
    doors.hide(games).await;
    for what in READERS.into_iter().chain(OTHERS) {
        for id in [1, 99] {
            let read = named(discord, cleo, &lounge, what, id).await;
            assert_eq!(read.private(), unknown(id), "{what:?}");
        }
    }
    let move_it = json!({ "move": "a7-a6", "match": "1" });
    let moved = discord.command(cleo, &lounge, "move", move_it).await;
    assert_eq!(moved.private(), unknown(1));
    let suggested = discord.complete(cleo, &lounge, "match", json!({ "match": "" }), "match");
    assert_eq!(suggested.await, []);
    let mut pressed = BTreeSet::new();
    for read in before {
        let message = read.message();
        for button in components(message).iter().filter(|one| one["type"] == 2) {
            if button["disabled"] == true {
                continue;
            }
            let label = text(&button["label"]);
            // They are no secret.
            if label == "Rules" {
                continue;
            }
            let answer = discord.press(cleo, message, &label).await;
            assert_eq!(text(&answer.message()["content"]), unknown(1), "{label}");
            pressed.insert(label);
        }
    }
    for label in ["Follow", "Moves so far", "Text file", "What if …"] {
        assert!(pressed.contains(label), "{label} among {pressed:?}");
    }
    doors.show(games).await;
    assert!(sees(discord, cleo, &lounge).await.contains("#1"));
    discord.judge_strictly().await;
}

/// A hidden match is not in the list of the matches that a user follows either, in whichever server they ask.
#[tokio::test]
async fn a_match_that_is_hidden_by_now_is_in_no_list_of_what_somebody_follows() {
    let servers = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        channels,
        ..
    } = &servers;
    let [games, hall] = channels;
    let game = json!({ "game": "guard-and-towers" });
    discord.begin([ada, ben], game).await;
    follow(discord, cleo, games, 1, "At the end")
        .await
        .updated();
    let state = discord.get("/state").await;
    let path = format!("/guilds/{}/members", text(&state["guilds"][1]["id"]));
    discord.post(&path, json!({ "user": cleo.id })).await;
    let lounge = discord.channel("lounge").await;
    let list = async |channel: &str| followed(discord, cleo, channel).await.updated();
    for channel in [&lounge, hall] {
        let said = list(channel).await;
        assert!(said.contains("#1"), "{said}");
    }
    let doors = Doors::of(discord, 0).await;
    doors.hide(games).await;
    for channel in [&lounge, hall] {
        let said = list(channel).await;
        assert!(said.contains("You don’t follow any match."), "{said}");
    }
    doors.show(games).await;
    assert!(list(hall).await.contains("#1"));
    discord.judge().await;
}

/// The thread of the match has the permissions of its channel.
#[tokio::test]
async fn a_hidden_match_is_shown_to_its_players_and_to_who_can_see_its_channel() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    let dan = discord.member("Dan").await;
    let lounge = discord.channel("lounge").await;
    let doors = Doors::of(discord, 0).await;
    doors.hide(games).await;
    let asked = doors.asked().await;
    assert!(sees(discord, ben, &lounge).await.contains("#1"), "he plays");
    let move_it = json!({ "match": "1" });
    let taken = discord.command(ben, &lounge, "resign", move_it).await;
    assert_ne!(taken.private(), unknown(1));
    assert_eq!(doors.asked().await, asked, "no question is needed");

    // A role that grants nothing but managing the server is unknown to all channels. Its members make
    // rulings on matches that they do not see, by their numbers.
    doors.give_role(&dan, &["MANAGE_GUILD"]).await;
    assert_eq!(sees(discord, &dan, &lounge).await, unknown(1));
    let steward = discord.manager(&dan, &lounge);
    let asked = steward.ask_to_rule("1", "cancel", "as agreed").await;
    assert!(asked.updated().contains("#1"), "{}", asked.updated());

    let circle = doors.give_role(cleo, &[]).await;
    assert_eq!(sees(discord, cleo, &lounge).await, unknown(1));
    doors
        .set(games, &circle, json!({ "allow": ["VIEW_CHANNEL"] }))
        .await;
    for what in READERS {
        let read = named(discord, cleo, &lounge, what, 1).await;
        assert_ne!(read.private(), unknown(1), "{what:?}");
    }
    doors.set(games, &circle, json!({})).await;
    assert_eq!(sees(discord, cleo, &lounge).await, unknown(1));
    // The same is true of a rule for the member.
    doors
        .set(games, &cleo.id, json!({ "allow": ["VIEW_CHANNEL"] }))
        .await;
    assert!(sees(discord, cleo, &lounge).await.contains("#1"));
    discord.judge_strictly().await;
}

#[tokio::test]
async fn discord_is_asked_once_a_minute_and_not_about_who_is_there() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        cleo,
        games,
        thread,
        ..
    } = &stage;
    let dan = discord.member("Dan").await;
    let lounge = discord.channel("lounge").await;
    let doors = Doors::of(discord, 0).await;
    let [first, _] = doors.asked().await;
    for place in [thread, games] {
        for what in READERS {
            let read = named(discord, cleo, place, what, 1).await;
            assert_ne!(read.private(), unknown(1), "{what:?}");
        }
    }
    assert_eq!(doors.asked().await, [first, 0]);
    for by in [cleo, &dan] {
        for what in READERS {
            named(discord, by, &lounge, what, 1).await.private();
        }
        let suggested = discord.complete(by, &lounge, "match", json!({ "match": "" }), "match");
        assert_eq!(suggested.await.len(), 1);
    }
    assert_eq!(doors.asked().await, [first + 1, 1]);
    discord.advance(OVER).await;
    sees(discord, cleo, &lounge).await;
    sees(discord, &dan, &lounge).await;
    assert_eq!(doors.asked().await, [first + 2, 2]);
    discord.judge_strictly().await;
}

/// Holds whether Discord answers with an error or not at all.
#[tokio::test]
async fn while_discord_does_not_answer_nothing_is_shown() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ben,
        cleo,
        thread,
        ..
    } = &stage;
    let lounge = discord.channel("lounge").await;
    for (route, fault) in [
        ("GET /guilds/*", json!({ "kind": "server_error" })),
        ("GET /guilds/*/channels", json!({ "kind": "server_error" })),
        (
            "GET /guilds/*/channels",
            json!({ "kind": "latency", "ms": 20_000 }),
        ),
    ] {
        let mut fault = fault;
        fault["route"] = json!(route);
        fault["times"] = json!(100);
        discord.post("/faults", fault).await;
        let suggested = discord.complete(cleo, &lounge, "match", json!({ "match": "" }), "match");
        assert_eq!(suggested.await, []);
        let read = sees(discord, cleo, &lounge).await;
        assert!(read.starts_with(UNSAID), "{route}: {read}");
        let list = json!({ "player": ben.id });
        // There is nothing in it.
        let list = discord.command(cleo, &lounge, "history", list).await;
        assert!(
            list.private().contains("I found no finished matches"),
            "{route}"
        );
        for (by, place) in [(ben, &lounge), (cleo, thread)] {
            assert!(sees(discord, by, place).await.contains("#1"), "{route}");
        }
        discord.delete("/faults").await;
        let again = sees(discord, cleo, &lounge).await;
        assert!(again.starts_with(UNSAID), "asked once a minute: {again}");
        discord.advance(OVER).await;
        assert!(sees(discord, cleo, &lounge).await.contains("#1"), "{route}");
        discord.advance(OVER).await;
    }
    discord.judge().await;
}

/// The lists of their players do not lead to finished ones either.
#[tokio::test]
async fn lists_of_past_matches_leave_hidden_ones_out() {
    let servers = Servers::empty().await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        channels: [games, _],
        ..
    } = &servers;
    let lounge = discord.channel("lounge").await;
    servers.match_between(games, ada, ben, json!({})).await;
    servers.match_between(&lounge, ada, ben, json!({})).await;
    let doors = Doors::of(discord, 0).await;
    let of_ben = || json!({ "player": ben.id });
    let old = discord.command(cleo, &lounge, "history", of_ben()).await;
    assert!(old.private().contains("#1") && old.private().contains("#2"));
    let card = discord.command(cleo, &lounge, "match", json!({ "match": "1" }));
    let card = card.await;

    doors.hide(games).await;
    for command in ["history", "profile"] {
        let list = discord.command(cleo, &lounge, command, of_ben()).await;
        let said = list.private();
        assert!(!said.contains("#1") && said.contains("#2"), "{said}");
        assert!(!list.message()["components"].to_string().contains("#1"));
        assert!(!list.message()["attachments"].to_string().contains("#1"));
        let list = discord.command(ben, &lounge, command, json!({})).await;
        assert!(list.private().contains("#1"), "his own");
    }
    let profile = discord.command(cleo, &lounge, "profile", of_ben()).await;
    let page = discord.press(cleo, profile.message(), "Past matches").await;
    let said = text(&page.message()["content"]);
    assert!(!said.contains("#1") && said.contains("#2"), "{said}");
    let picked = select(discord, cleo, old.message(), "1").await;
    assert_eq!(picked.private(), unknown(1));
    // The engine isn't asked about it either.
    for label in ["Replay", "Analyze", "Text file"] {
        let answer = discord.press(cleo, card.message(), label).await;
        assert_eq!(answer.private(), unknown(1), "{label}");
    }
    let picked = select(discord, cleo, old.message(), "2").await;
    assert!(picked.private().contains("#2"));
    // The fault shows here, where there is something to leave out.
    discord.advance(OVER).await;
    let fault = json!({ "kind": "server_error", "route": "GET /guilds/*", "times": 1 });
    discord.post("/faults", fault).await;
    for command in ["history", "profile"] {
        let list = discord.command(cleo, &lounge, command, of_ben()).await;
        assert!(list.private().starts_with(UNSAID));
    }

    // A deleted channel can be seen by no one.
    doors.show(games).await;
    assert!(sees(discord, cleo, &lounge).await.contains("#1"));
    discord.delete(&format!("/channels/{games}")).await;
    discord.advance(OVER).await;
    assert_eq!(sees(discord, cleo, &lounge).await, unknown(1));
    assert!(sees(discord, ben, &lounge).await.contains("#1"));
    discord.judge().await;
}

/// A thread that was not opened at a challenge is in no list of channels.
#[tokio::test]
async fn who_can_see_a_forum_can_look_at_the_matches_of_its_posts() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let cleo = discord.member("Cleo").await;
    let lounge = discord.channel("lounge").await;
    let (forum, post) = forum_post(&discord).await;
    let (_, card) = challenge_from(&discord, [&ada, &ben], (&post, &post), "#1").await;
    discord.press(&ben, &card, "Accept").await.acknowledged();
    data.all_said().await;
    let doors = Doors::of(&discord, 0).await;
    assert!(sees(&discord, &cleo, &lounge).await.contains("#1"));
    let suggest = async || {
        let named = json!({ "match": "" });
        discord
            .complete(&cleo, &lounge, "match", named, "match")
            .await
    };
    assert_eq!(suggest().await.len(), 1);
    doors.hide(&forum).await;
    assert_eq!(sees(&discord, &cleo, &lounge).await, unknown(1));
    assert_eq!(suggest().await, []);
    doors.show(&forum).await;
    let fault = json!({ "kind": "server_error", "route": "GET /channels/*", "times": 1 });
    discord.post("/faults", fault).await;
    let read = sees(&discord, &cleo, &lounge).await;
    assert!(read.starts_with(UNSAID), "{read}");
    discord.judge().await;
}
