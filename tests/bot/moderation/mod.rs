//! Commands for members who can manage a server, and what players see of them.

mod bans;
mod buttons;
mod gone;
mod homes;
mod log;
mod longest;
mod paces;
mod rulings;
mod settings;

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Member, text},
    managing::Manager,
    refusals::Stage,
    running::Data,
    steps::{Step, given},
};

/// A running match of Ada (Red, to move) against Ben, and Mona, who can manage the server.
pub(super) struct Court {
    pub(super) stage: Stage,
    pub(super) mona: Member,
    pub(super) guild: String,
    role: Value,
    /// The roles that every member has.
    usual: Vec<Value>,
}

impl Court {
    pub(super) async fn set() -> Court {
        Court::with(Data::new()).await
    }

    pub(super) async fn with(data: Data) -> Court {
        let stage = Stage::with(data).await;
        let discord = &stage.discord;
        let guild = text(&discord.get("/state").await["guilds"][0]["id"]);
        let role = json!({ "name": "steward", "permissions": ["MANAGE_GUILD"] });
        let role = discord.post(&format!("/guilds/{guild}/roles"), role).await["id"].clone();
        let mona = discord
            .post(
                &format!("/guilds/{guild}/members"),
                json!({ "name": "Mona" }),
            )
            .await;
        let mona = Member {
            id: text(&mona["id"]),
            name: "Mona".to_owned(),
        };
        let state = discord.get("/state").await;
        let members = state["guilds"][0]["members"].as_array().expect("members");
        let new = members
            .iter()
            .find(|member| member["id"] == mona.id.as_str());
        let usual = new.expect("Mona")["roles"]
            .as_array()
            .expect("roles")
            .clone();
        let court = Court {
            stage,
            mona,
            guild,
            role,
            usual,
        };
        court.may_manage(true).await;
        court
    }

    /// Lets a member manage the server too.
    pub(super) async fn appoint(&self, member: &Member) {
        self.has_roles(member, std::slice::from_ref(&self.role))
            .await;
    }

    /// Gives Mona her permission, or removes it.
    pub(super) async fn may_manage(&self, may: bool) {
        let more: &[Value] = if may {
            std::slice::from_ref(&self.role)
        } else {
            &[]
        };
        self.has_roles(&self.mona, more).await;
    }

    /// Gives a member these roles in addition to the usual ones, in place of others.
    pub(super) async fn has_roles(&self, member: &Member, more: &[Value]) {
        let roles = [&self.usual[..], more].concat();
        let path = format!("/guilds/{}/members/{}", self.guild, member.id);
        let discord = &self.stage.discord;
        discord.patch(&path, json!({ "roles": roles })).await;
    }

    /// Creates a role that allows nothing.
    pub(super) async fn new_role(&self, name: &str) -> Value {
        let path = format!("/guilds/{}/roles", self.guild);
        let role = json!({ "name": name, "permissions": [] });
        self.stage.discord.post(&path, role).await["id"].clone()
    }

    pub(super) async fn new_channel(&self, name: &str, kind: &str) -> String {
        let path = format!("/guilds/{}/channels", self.guild);
        let channel = json!({ "name": name, "kind": kind });
        text(&self.stage.discord.post(&path, channel).await["id"])
    }

    /// Returns Mona, in a channel where there is no match.
    pub(super) const fn manager(&self) -> Manager<'_> {
        let Stage { discord, games, .. } = &self.stage;
        discord.manager(&self.mona, games.as_str())
    }

    /// Opens a page for managers as Mona.
    pub(super) async fn open(&self, page: &str) -> Answer {
        self.manager().page(page).await
    }

    /// Returns what a page for managers says.
    pub(super) async fn reads(&self, page: &str) -> String {
        self.manager().reads(page).await
    }

    /// Chooses another page for managers as Mona, under a message that shows one.
    pub(super) async fn page(&self, message: &Value, page: &str) -> Answer {
        self.choose(message, "server-page", &json!(page)).await
    }

    /// Chooses the channel of the daily puzzle as Mona.
    pub(super) async fn puzzles_in(&self, channel: &str) -> Answer {
        let page = self.open("puzzle").await;
        let channel = json!(channel);
        self.choose(page.message(), "server-puzzle:", &channel)
            .await
    }

    /// Describes the server as this manager, and returns what they would publish.
    pub(super) async fn described(&self, by: &Member, about: &str) -> Answer {
        let describe = [
            Step::Choose("server-page", json!("open")),
            Step::PressId("open-about"),
            Step::Fill(json!({ "about": about })),
        ];
        let stage = &self.stage;
        let command = given("server", json!({}));
        let asked = stage.discord.steps(by, &stage.games, command, &describe);
        asked.await
    }

    /// Asks for a ruling on the match as Mona. Returns the question.
    pub(super) async fn ask_to_rule(&self, ruling: &str, reason: &str) -> Answer {
        self.manager().ask_to_rule("1", ruling, reason).await
    }

    /// Asks for a ruling on the match as Mona and confirms it.
    pub(super) async fn rule(&self, ruling: &str, reason: &str) -> String {
        self.manager().rule("1", ruling, reason).await
    }

    pub(super) async fn confirm(&self, asked: &Value) -> Answer {
        let discord = &self.stage.discord;
        discord.press(&self.mona, asked, "Yes, do it").await
    }

    /// Chooses this value as Mona in the select whose custom id begins like this.
    pub(super) async fn choose(&self, message: &Value, select: &str, value: &Value) -> Answer {
        let discord = &self.stage.discord;
        discord.select(&self.mona, message, select, value).await
    }

    /// Returns the card of a challenge that a member makes, in the channel where it should be.
    pub(super) async fn card_in(&self, channel: &str, made: &Answer) -> Value {
        let said = made.private();
        let id = said
            .split(['#', ' '])
            .find(|word| word.parse::<u32>().is_ok());
        let file = format!("challenge-{}.png", id.unwrap_or_else(|| panic!("{said}")));
        let is_card = |message: &Value| message["attachments"][0]["filename"] == file.as_str();
        let discord = &self.stage.discord;
        discord.message_where(channel, &self.mona, is_card).await
    }

    /// Challenges Ben as Ada in a channel.
    pub(super) async fn challenge(&self) -> Answer {
        let Stage {
            discord,
            ada,
            ben,
            games,
            ..
        } = &self.stage;
        let options = json!({ "game": "guard-and-towers", "opponent": ben.id, "side": "first" });
        discord.command(ada, games, "challenge", options).await
    }
}

/// Returns whether a message says this.
pub(super) fn says(what: &str) -> impl Fn(&Value) -> bool {
    move |message| text(&message["content"]).contains(what)
}
