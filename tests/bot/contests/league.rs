//! Three servers with managers and players.

use rules::words::Locale;
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, text},
    managing::Manager,
    running::{Data, Task},
    steps::{Step, given},
};

/// A server, its owner, and others who play for it.
pub(crate) struct Club {
    pub(crate) guild: String,
    pub(crate) name: String,
    pub(crate) channel: String,
    pub(crate) manager: Member,
    pub(crate) players: Vec<Member>,
}

/// Three servers that play one another.
pub(crate) struct League {
    pub(crate) discord: Discord,
    _bot: Task,
    pub(crate) abbey: Club,
    pub(crate) bridge: Club,
    pub(crate) castle: Club,
}

impl League {
    /// Sets up the servers with this many players in the first two.
    pub(crate) async fn set(data: &Data, players: [usize; 2]) -> League {
        League::in_languages(data, players, [Locale::English; 2]).await
    }

    /// Does the same, and the first two servers and their members have these languages.
    pub(crate) async fn in_languages(
        data: &Data,
        players: [usize; 2],
        locales: [Locale; 2],
    ) -> League {
        let discord = Discord::start().await;
        let abbey = club(&discord, locales[0], ["Abbey", "Mona"], players[0]).await;
        let bridge = club(&discord, locales[1], ["Bridge", "Nora"], players[1]).await;
        let castle = club(&discord, Locale::English, ["Castle", "Olga"], 0).await;
        let bot = Task::start(&discord, data).await;
        League {
            discord,
            _bot: bot,
            abbey,
            bridge,
            castle,
        }
    }

    /// Gives a command as the manager of a server there.
    pub(crate) async fn manage(&self, club: &Club, name: &str, options: Value) -> Answer {
        self.discord
            .command(&club.manager, &club.channel, name, options)
            .await
    }

    /// Returns the manager of a server there, who turns the pages of `/server`.
    pub(crate) const fn manager<'l>(&'l self, club: &'l Club) -> Manager<'l> {
        self.discord.manager(&club.manager, club.channel.as_str())
    }

    /// Closes a server to others.
    pub(crate) async fn close(&self, club: &Club) -> Answer {
        let page = self.manager(club).page("open").await;
        let close = "Close this server";
        let asked = self
            .discord
            .press(&club.manager, page.message(), close)
            .await;
        self.discord
            .press(&club.manager, asked.message(), "Yes, do it")
            .await
    }

    /// Lets a server announce a tournament on these terms.
    pub(crate) async fn found(&self, club: &Club, terms: Value) -> Answer {
        let Club {
            manager, channel, ..
        } = club;
        self.discord.found(manager, channel, terms).await
    }

    /// Confirms what the manager of a server was asked.
    pub(crate) async fn confirm(&self, club: &Club, asked: &Answer) -> String {
        let confirmed = self
            .discord
            .press(&club.manager, asked.message(), "Yes, do it");
        confirmed.await.updated()
    }

    /// Opens all three servers.
    pub(crate) async fn open(&self) {
        for club in [&self.abbey, &self.bridge, &self.castle] {
            self.open_one(club).await;
        }
    }

    /// Opens a server. Returns the card on which a manager can change what others see of it.
    pub(crate) async fn open_one(&self, club: &Club) -> Answer {
        let asked = self.manager(club).page("open").await;
        let opened = self
            .discord
            .press(&club.manager, asked.message(), "Publish");
        let opened = opened.await;
        assert!(opened.updated().contains("This server is "));
        opened
    }

    /// Takes steps from the list of contests as the manager of a server there.
    pub(crate) async fn contests(&self, club: &Club, steps: &[Step<'_>]) -> Answer {
        let (manager, list) = (&club.manager, given("contest", json!({})));
        self.discord
            .steps(manager, &club.channel, list, steps)
            .await
    }

    /// Takes steps from the card of the first contest as a member of a server there.
    pub(crate) async fn on_contest(&self, club: &Club, by: &Member, steps: &[Step<'_>]) -> Answer {
        let card = given("contest", json!({ "contest": "1" }));
        self.discord.steps(by, &club.channel, card, steps).await
    }

    /// Finds a server by its name or its code, as the manager of another one.
    pub(crate) async fn find(&self, club: &Club, typed: &str) -> Answer {
        let steps = [
            Step::PressId("servers-open"),
            Step::PressId("servers-find"),
            Step::Fill(json!({ "server": typed })),
        ];
        self.contests(club, &steps).await
    }

    /// Lets the manager of a server challenge an open one, on terms that differ from the usual ones in this.
    pub(crate) async fn challenge(&self, club: &Club, guild: &str, terms: Value) -> Answer {
        let steps = [
            Step::PressId("servers-open"),
            Step::Choose("servers-show", json!(guild)),
            Step::PressId("contest-terms"),
            Step::Fill(terms),
            Step::PressId("contest-send"),
        ];
        self.contests(club, &steps).await
    }

    /// Waits for the message in the channel of a server that begins with one text and says the other.
    pub(crate) async fn shown(&self, club: &Club, begins: &str, says: &str) -> Value {
        self.discord
            .message_where(&club.channel, &club.manager, |message| {
                let said = text(&message["content"]);
                said.starts_with(begins) && said.contains(says)
            })
            .await
    }

    /// Lets Abbey challenge Bridge on these terms, which accepts.
    pub(crate) async fn agree(&self, terms: Value) {
        let proposed = self.challenge(&self.abbey, &self.bridge.guild, terms);
        let said = proposed.await.updated();
        assert!(said.contains("Contest 1 is proposed"), "{said}");
        let asked = self
            .shown(
                &self.bridge,
                "**Contest 1: Abbey – Bridge**",
                "challenges this server",
            )
            .await;
        let accepted = self.discord.press(&self.bridge.manager, &asked, "Accept");
        accepted.await.private();
    }

    /// Lets everyone sign up at the card of their own server.
    pub(crate) async fn sign_up(&self) {
        for club in [&self.abbey, &self.bridge] {
            let card = self
                .shown(club, "**Contest 1, teams:", "Sign up until")
                .await;
            for player in &club.players {
                let joined = self.discord.press(player, &card, "Join").await;
                assert!(joined.private().contains("You’ve signed up"));
            }
        }
    }

    /// Makes both captains ready. Returns the card of the boards in the first server.
    pub(crate) async fn begin(&self, boards: usize) -> Value {
        for club in [&self.abbey, &self.bridge] {
            let card = self
                .shown(club, "**Contest 1, teams:", "Sign up until")
                .await;
            let ready = self.discord.press(&club.manager, &card, "Ready to start");
            ready.await.private();
        }
        let decided = format!("decided: 0 of {boards}");
        let title = "**Contest 1, boards: Abbey – Bridge**";
        self.shown(&self.bridge, title, &decided).await;
        self.shown(&self.abbey, title, &decided).await
    }
}

impl Club {
    pub(crate) fn player(&self, name: &str) -> &Member {
        let mut players = self.players.iter();
        let found = players.find(|player| player.name == name);
        found.unwrap_or_else(|| panic!("no {name}"))
    }
}

async fn club(discord: &Discord, locale: Locale, [name, owner]: [&str; 2], players: usize) -> Club {
    let court = text(&discord.get("/state").await["guilds"][0]["id"]);
    let member = async |guild: &str, name: &str| {
        let path = format!("/guilds/{guild}/members");
        let made = discord
            .post(&path, json!({ "name": name, "locale": locale.id() }))
            .await;
        Member {
            id: text(&made["id"]),
            name: name.to_owned(),
        }
    };
    let manager = member(&court, owner).await;
    let new = json!({ "name": name, "owner": manager.id, "locale": locale.id() });
    let guild = discord.server(new).await;
    let hall = json!({ "name": "hall" });
    let hall = discord
        .post(&format!("/guilds/{guild}/channels"), hall)
        .await;
    let mut members = Vec::new();
    for number in 1..=players {
        members.push(member(&guild, &format!("{name}-{number}")).await);
    }
    Club {
        guild,
        name: name.to_owned(),
        channel: text(&hall["id"]),
        manager,
        players: members,
    }
}
