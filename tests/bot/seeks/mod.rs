//! Finding opponents: seeks, the list of them, and the question to two players whose seeks fit.

mod lists;
mod questions;
mod seats;

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, EPHEMERAL, Member, components, text},
    running::{Data, Task},
};

/// Three members of a server in which no match has begun.
struct Club {
    discord: Discord,
    data: Data,
    _bot: Task,
    ada: Member,
    ben: Member,
    cleo: Member,
    games: String,
}

impl Club {
    async fn open(data: Data) -> Club {
        let discord = Discord::start().await;
        let bot = Task::start(&discord, &data).await;
        Club {
            ada: discord.member("Ada").await,
            ben: discord.member("Ben").await,
            cleo: discord.member("Cleo").await,
            games: discord.channel("games").await,
            discord,
            data,
            _bot: bot,
        }
    }

    async fn seek(&self, by: &Member, mut options: Value) -> Answer {
        if options.get("pace").is_none() {
            options["pace"] = json!("none");
        }
        self.discord.command(by, &self.games, "find", options).await
    }

    async fn seeks(&self, by: &Member) -> Answer {
        let command = self.discord.command(by, &self.games, "find", json!({}));
        command.await
    }

    /// Lets both seek the same, whatever it is, so that they are asked. Returns the question to each.
    async fn asked(&self, both: [&Member; 2], first: Value) -> [Value; 2] {
        self.seek(both[0], first).await.private();
        self.seek(both[1], json!({})).await.private();
        [
            self.told(both[0], QUESTION).await,
            self.told(both[1], QUESTION).await,
        ]
    }

    /// Lets the first of two who are asked agree. Returns what the other one reads then.
    async fn first_agrees(&self, both: [&Member; 2], question: &Value) -> Value {
        let agreed = self.discord.press(both[0], question, "Accept").await;
        agreed.acknowledged();
        self.told(both[1], AGREED).await
    }

    /// Chooses the first option of the select with this placeholder.
    async fn choose(&self, by: &Member, message: &Value, placeholder: &str) -> Answer {
        choose(&self.discord, (by, message), placeholder, None).await
    }

    /// Returns the number of the server.
    async fn guild(&self) -> String {
        text(&self.discord.get("/state").await["guilds"][0]["id"])
    }

    /// Waits for a message in the channel that says this.
    async fn shown(&self, sees: &Member, what: &str) -> Value {
        let says = |message: &Value| text(&message["content"]).contains(what);
        self.discord.message_where(&self.games, sees, says).await
    }

    async fn direct(&self, of: &Member) -> String {
        let direct = self.discord.post("/direct", json!({ "user": of.id })).await;
        text(&direct["id"])
    }

    /// Waits for a direct message that says this.
    async fn told(&self, to: &Member, what: &str) -> Value {
        let direct = self.direct(to).await;
        let says = |message: &Value| text(&message["content"]).contains(what);
        self.discord.message_where(&direct, to, says).await
    }

    /// Returns the texts of a member's direct messages.
    async fn directs(&self, to: &Member) -> Vec<String> {
        let direct = self.direct(to).await;
        let messages = self.discord.messages_now(&direct, to).await;
        messages.iter().map(|one| text(&one["content"])).collect()
    }

    /// Returns what everyone can read in the channel.
    async fn public(&self) -> Vec<String> {
        let messages = self.discord.messages_now(&self.games, &self.cleo).await;
        let public = |message: &&Value| message["flags"].as_u64().unwrap_or(0) & EPHEMERAL == 0;
        let public = messages.iter().filter(public);
        public.map(|one| text(&one["content"])).collect()
    }

    /// Lets a member manage the server.
    async fn appoint(&self, member: &Member) {
        appoint(&self.discord, &self.guild().await, member).await;
    }

    /// Waits until a match has begun in a thread, and returns its first board.
    async fn begun(&self, sees: &Member) -> Value {
        let card = self
            .discord
            .message_where(&self.games, sees, |message| message["thread"].is_object())
            .await;
        let thread = text(&card["thread"]["id"]);
        self.discord.picture_after(&thread, sees, "0").await
    }
}

/// Chooses the first option of the select with this placeholder.
pub(crate) async fn choose_first(
    discord: &Discord,
    who: (&Member, &Value),
    placeholder: &str,
) -> Answer {
    choose(discord, who, placeholder, None).await
}

/// Chooses this option of the select with this placeholder, or otherwise its first.
async fn choose(
    discord: &Discord,
    (by, message): (&Member, &Value),
    placeholder: &str,
    option: Option<&str>,
) -> Answer {
    let selects = components(message);
    let mut selects = selects.iter();
    let select = selects.find(|one| one["placeholder"] == placeholder);
    let select = select.unwrap_or_else(|| panic!("no {placeholder:?} in {message:#}"));
    let first = || select["options"][0]["value"].clone();
    let body = json!({
        "user": by.id,
        "channel": message["channel_id"],
        "message": message["id"],
        "custom_id": select["custom_id"],
        "values": [option.map_or_else(first, |option| json!(option))],
    });
    Answer(discord.post("/select", body).await)
}

/// Lets a member manage a server.
pub(crate) async fn appoint(discord: &Discord, guild: &str, member: &Member) {
    let steward = json!({ "name": "steward", "permissions": ["MANAGE_GUILD"] });
    let role = role(discord, guild, steward).await;
    give(discord, guild, (member, &role)).await;
}

/// Creates a role in a server.
async fn role(discord: &Discord, guild: &str, role: Value) -> String {
    let role = discord.post(&format!("/guilds/{guild}/roles"), role).await;
    text(&role["id"])
}

/// Gives a member one more role.
async fn give(discord: &Discord, guild: &str, (member, role): (&Member, &str)) {
    let state = discord.get("/state").await;
    let guilds = state["guilds"].as_array().expect("servers");
    let known = guilds.iter().find(|one| one["id"] == guild);
    let members = known.expect("a server")["members"].as_array();
    let mut members = members.expect("members").iter();
    let known = members.find(|one| one["id"] == member.id.as_str());
    let mut roles = known.expect("a member")["roles"].clone();
    roles.as_array_mut().expect("roles").push(json!(role));
    let path = format!("/guilds/{guild}/members/{}", member.id);
    discord.patch(&path, json!({ "roles": roles })).await;
}

const QUESTION: &str = "Do you want to play?";
const AGREED: &str = "They’ve agreed.";
pub(crate) const TAKE: &str = "Play someone right away";
const WITHDRAW: &str = "Stop a search …";
