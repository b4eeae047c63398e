//! The page with live boards, as a browser asks for it: who can look, who can move, and how soon everyone
//! who looks is told.

mod acting;
mod again;
mod learning;
mod lobby;
mod looking;
mod sight;

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message as Frame,
};

use crate::{
    discord::{Discord, Member, text},
    door::free,
    links::key,
    patience::{PATIENCE, client, until},
    running::{Data, Task},
};
use rules::GameId;

/// The server's secret, which the local Discord knows.
const SECRET: &str = local_discord::CLIENT_SECRET;

/// A text whose hash, as RFC 7636 wants it, is [`CHALLENGE`].
const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

/// A bot with the page.
struct Paged {
    discord: Discord,
    data: Data,
    address: String,
    bot: Option<Task>,
}

/// A connection that hears of a match.
struct Ear(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Paged {
    async fn start(data: Data) -> Paged {
        let paged = Paged::without_activity(data).await;
        let page = json!({ "url": format!("http://{}/", paged.address) });
        paged.discord.post("/activity", page).await;
        paged
    }

    /// Starts a bot whose application has no Activity.
    async fn without_activity(data: Data) -> Paged {
        let discord = Discord::start().await;
        // So that another process takes part, too.
        discord.put("/limits", json!({ "shards": 2 })).await;
        let mut paged = Paged {
            address: free(),
            discord,
            data,
            bot: None,
        };
        paged.begin().await;
        paged
    }

    async fn begin(&mut self) {
        let bot = self.another(&self.address);
        self.discord.ready_everywhere().await;
        self.bot = Some(bot);
        self.until_up(&self.address).await;
    }

    /// Starts a process with a page at this address.
    fn another(&self, address: &str) -> Task {
        let settings = [
            ("LISTEN", address.to_owned()),
            ("PUBLIC_URL", format!("http://{address}/")),
            ("DISCORD_CLIENT_SECRET", SECRET.to_owned()),
        ];
        Task::begin_with(&self.discord, &self.data, settings)
    }

    async fn until_up(&self, address: &str) {
        until("the page", async || {
            let asked = client().get(format!("http://{address}/about")).send().await;
            match asked {
                Ok(answer) if answer.status().is_success() => Ok(()),
                other => {
                    tokio::time::sleep(crate::discord::POLL).await;
                    Err(format!("{other:?}"))
                }
            }
        })
        .await;
    }

    async fn end(mut self) {
        self.discord.judge().await;
        let bot = self.bot.take().expect("running");
        bot.stop(&self.discord).await;
    }

    /// Asks the page, with a session or without.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        session: Option<&str>,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let mut request = client().request(method, format!("http://{}/{path}", self.address));
        if let Some(session) = session {
            request = request.bearer_auth(session);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.expect("an answer");
        let status = answer.status();
        (status, answer.json().await.unwrap_or_default())
    }

    /// Does something in a match.
    async fn act(&self, session: &str, id: u32, act: Value) -> (StatusCode, Value) {
        self.ask(
            Method::POST,
            &format!("matches/{id}"),
            Some(session),
            Some(act),
        )
        .await
    }

    /// Does something in the first match, which goes well. Returns what the player is told.
    async fn does(&self, session: &str, act: Value) -> Value {
        let (status, said) = self.act(session, 1, act.clone()).await;
        assert_eq!(status, StatusCode::OK, "{act}: {said}");
        said
    }

    /// Returns what a player can do in the first match besides moving.
    async fn options(&self, session: &str) -> Value {
        let asked = self.ask(Method::GET, "matches/1/options", Some(session), None);
        let (status, options) = asked.await;
        assert_eq!(status, StatusCode::OK, "{options}");
        options
    }

    /// Returns whether one click does this in the first match.
    async fn can(&self, session: &str, what: &str) -> bool {
        let options = self.options(session).await;
        options["can"]
            .as_array()
            .expect("a list")
            .contains(&json!(what))
    }

    /// Asks how the first match went.
    async fn analyse(&self, session: &str) -> (StatusCode, Value) {
        self.ask(Method::GET, "matches/1/analysis", Some(session), None)
            .await
    }

    /// Returns the response to a request for a file of the page.
    async fn file(&self, path: &str) -> reqwest::Response {
        let asked = client()
            .get(format!("http://{}/{path}", self.address))
            .send();
        asked.await.expect("an answer")
    }

    /// Lets a member open the Activity and say who they are. Returns what the page is told.
    async fn arrive(&self, who: &Member, channel: &str) -> Value {
        let place = json!({ "user": who.id, "channel": channel });
        let launched = self.discord.post("/activity/launch", place).await;
        self.arrive_in(who, &text(&launched["instance"]), channel)
            .await
    }

    async fn arrive_in(&self, who: &Member, instance: &str, channel: &str) -> Value {
        let code = self.code(who, instance).await;
        let (status, told) = self.session(&code, VERIFIER, instance, channel).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        told
    }

    async fn code(&self, who: &Member, instance: &str) -> String {
        let consent = json!({
            "user": who.id, "instance": instance, "code_challenge": CHALLENGE, "agreed": true
        });
        text(&self.discord.post("/activity/authorize", consent).await["code"])
    }

    async fn session(
        &self,
        code: &str,
        verifier: &str,
        instance: &str,
        channel: &str,
    ) -> (StatusCode, Value) {
        let arrival = json!({
            "code": code, "verifier": verifier, "instance": instance, "channel": channel
        });
        self.ask(Method::POST, "session", None, Some(arrival)).await
    }

    /// Hears of a match. Visitors come by its link.
    async fn hear(&self, id: u32, session: Option<&str>) -> Ear {
        Ear::open(&self.address, id, session).await
    }

    /// Returns every position of the first match, as someone with this key of a link is shown them.
    async fn plies(&self, session: Option<&str>, key: &str) -> (StatusCode, Value) {
        self.ask(Method::GET, &format!("matches/1?key={key}"), session, None)
            .await
    }
}

impl Ear {
    async fn open(address: &str, id: u32, session: Option<&str>) -> Ear {
        let key = match session {
            Some(_) => String::new(),
            None => key(id),
        };
        Ear::open_with(address, id, session, &key).await
    }

    /// Opens a connection with this key of a link.
    async fn open_with(address: &str, id: u32, session: Option<&str>, key: &str) -> Ear {
        Ear::open_in(address, id, session, &format!("{key}&locale=en-US")).await
    }

    /// Opens a connection with this key of a link and whatever else is in its address.
    async fn open_in(address: &str, id: u32, session: Option<&str>, key: &str) -> Ear {
        let url = format!("ws://{address}/live?match={id}&key={key}");
        let (mut socket, _) = connect_async(url).await.expect("a connection");
        let hello = json!({ "session": session }).to_string();
        socket.send(Frame::text(hello)).await.expect("sent");
        Ear(socket)
    }

    /// Returns this from the next thing that is said with it. `None` if the connection ends before.
    async fn next(&mut self, what: &str) -> Option<Value> {
        self.said(what).await.map(|said| said[what].clone())
    }

    /// Returns the next thing that is said with this in it. `None` if the connection ends before.
    async fn said(&mut self, what: &str) -> Option<Value> {
        let heard = timeout(PATIENCE, async {
            while let Some(Ok(frame)) = self.0.next().await {
                let Frame::Text(said) = frame else { continue };
                let said: Value = serde_json::from_str(&said).expect("JSON");
                if !said[what].is_null() {
                    return Some(said);
                }
            }
            None
        });
        heard
            .await
            .unwrap_or_else(|_| panic!("nothing with {what}"))
    }

    /// Returns everything that is said before the first board.
    async fn until_board(&mut self) -> Vec<Value> {
        let mut told = Vec::new();
        while let Some(Ok(frame)) = self.0.next().await {
            let Frame::Text(said) = frame else { continue };
            let said: Value = serde_json::from_str(&said).expect("JSON");
            if !said["board"].is_null() {
                break;
            }
            told.push(said);
        }
        told
    }

    async fn board(&mut self) -> Value {
        self.next("board").await.expect("a board")
    }
}

/// Ada and Ben, and their match in a thread.
struct Pair {
    ada: Member,
    ben: Member,
    thread: String,
    board: Value,
}

async fn pair(discord: &Discord, game: GameId) -> Pair {
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let options = json!({ "game": game.info().id });
    let (thread, board) = discord.begin([&ada, &ben], options).await;
    Pair {
        ada,
        ben,
        thread,
        board,
    }
}

/// Creates a role with these permissions.
async fn new_role(discord: &Discord, name: &str, permissions: &[&str]) -> Value {
    let guild = text(&discord.get("/state").await["guilds"][0]["id"]);
    let role = json!({ "name": name, "permissions": permissions });
    let roles = format!("/guilds/{guild}/roles");
    discord.post(&roles, role).await["id"].clone()
}

/// Gives a member a role, which the bot has to find out.
async fn give_role(discord: &Discord, to: &Member, role: &Value) {
    let state = discord.get("/state").await;
    let guild = &state["guilds"][0];
    let members = guild["members"].as_array().expect("members");
    let found = members.iter().find(|one| one["id"] == to.id.as_str());
    let roles = found.expect("a member")["roles"].as_array();
    let mut roles = roles.expect("roles").clone();
    roles.push(role.clone());
    let member = format!("/guilds/{}/members/{}", text(&guild["id"]), to.id);
    discord.patch(&member, json!({ "roles": roles })).await;
}

/// Returns Dan, who can manage the server.
async fn manager(discord: &Discord) -> Member {
    let dan = discord.member("Dan").await;
    let steward = new_role(discord, "steward", &["MANAGE_GUILD"]).await;
    give_role(discord, &dan, &steward).await;
    dan
}

/// Tells a story with each database.
async fn both(story: impl AsyncFn(Paged) -> Paged) {
    for data in [Some(Data::new()), Data::postgres()].into_iter().flatten() {
        story(Paged::start(data).await).await.end().await;
    }
}
