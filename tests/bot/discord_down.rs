//! Starting while Discord, the network or the database has problems.

use std::{
    io,
    net::{SocketAddr, TcpListener, TcpStream},
    thread,
};

use local_discord::free_address;
use serde_json::{Value, json};

use crate::{cluster::Cluster, discord::Discord, running::Data, watched::Watched};

/// Port 9 of this machine: nothing listens there, and nothing leaves the machine.
const NOBODY: &str = "127.0.0.1:9";

#[tokio::test]
async fn what_passes_is_waited_out_with_a_line_each_and_nobody_else_is_asked() {
    let (discord, data) = (Discord::start().await, Data::new());
    for (route, fault) in [
        (
            "GET /users/@me",
            json!({ "kind": "server_error", "status": 503 }),
        ),
        ("GET /users/@me", json!({ "kind": "rate_limit" })),
        ("GET /applications/@me", json!({ "kind": "drop_request" })),
        (
            "GET /oauth2/applications/@me",
            json!({ "kind": "drop_request" }),
        ),
        ("GET /gateway/bot", json!({ "kind": "server_error" })),
        // A request for this would fall back to the real gateway.
        (
            "GET /gateway",
            json!({ "kind": "server_error", "times": 100 }),
        ),
    ] {
        let mut fault = fault;
        fault["route"] = json!(route);
        discord.post("/faults", fault).await;
    }
    let mut bot = Watched::start(&discord.sandbox.url(), &data, &[]);
    for why in ["503", "429", "no local Discord answers", "500"] {
        let line = bot.says("the bot can't log in to Discord yet").await;
        assert!(line.contains(why), "{why} is not in {line}");
    }
    bot.says("logged in").await;
    discord.ready().await;
    bot.signal("TERM");
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(0), "{log}");
}

#[tokio::test]
async fn commands_that_cannot_be_registered_are_tried_again_while_the_bot_plays() {
    let (discord, data) = (Discord::start().await, Data::new());
    let fault = json!({
        "kind": "server_error", "route": "PUT /applications/*/commands", "times": 2
    });
    discord.post("/faults", fault).await;
    let mut bot = Watched::start(&discord.sandbox.url(), &data, &[]);
    for _ in 0..2 {
        bot.says("the commands could not be registered").await;
    }
    bot.says("the commands are registered").await;
    discord.ready().await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    discord
        .command(&ada, &games, "help", json!({}))
        .await
        .private();
}

#[tokio::test]
async fn a_bot_that_waits_for_discord_can_be_stopped() {
    let data = Data::new();
    let mut bot = Watched::start(&format!("http://{NOBODY}"), &data, &[]);
    bot.says("no local Discord answers").await;
    bot.signal("TERM");
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(0), "{log}");
}

#[tokio::test]
async fn a_token_that_discord_does_not_know_ends_the_bot_with_words_on_what_to_do() {
    let (discord, data) = (Discord::start().await, Data::new());
    let token = [("DISCORD_TOKEN", "MTE.abc.def")];
    let bot = Watched::start(&discord.sandbox.url(), &data, &token);
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(1), "{log}");
    assert!(log.contains("Take a new one under \"Bot\""), "{log}");
}

/// A server that can be reached only later, and at a different address from its own.
struct Late {
    address: SocketAddr,
    server: String,
}

impl Late {
    fn new(url: &str) -> (Late, String) {
        let address = free_address().expect("a free port");
        let parsed = url::Url::parse(url).expect("an address");
        let server = format!(
            "{}:{}",
            parsed.host_str().expect("a host"),
            parsed.port().expect("a port")
        );
        let late = url.replace(&server, &address.to_string());
        assert_ne!(late, url);
        (Late { address, server }, late)
    }

    fn come_up(self) {
        let listener = TcpListener::bind(self.address).expect("still free");
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let server = TcpStream::connect(&self.server).expect("it is up");
                let pairs = [
                    (client.try_clone(), server.try_clone()),
                    (server.try_clone(), client.try_clone()),
                ];
                for (from, to) in pairs {
                    let (mut from, mut to) = (from.expect("open"), to.expect("open"));
                    thread::spawn(move || {
                        let _ = io::copy(&mut from, &mut to);
                        let _ = to.shutdown(std::net::Shutdown::Both);
                    });
                }
            }
        });
    }
}

#[tokio::test]
async fn a_database_server_that_is_not_up_yet_is_waited_for() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let (discord, data) = (Discord::start().await, Data::new());
    let (server, url) = Late::new(&cluster.database());
    let mut bot = Watched::start_on(&discord.sandbox.url(), &data, ("DATABASE_URL", &url), &[]);
    for _ in 0..2 {
        bot.says("the database can't be reached yet").await;
    }
    server.come_up();
    bot.says("logged in").await;
    discord.ready().await;
    let report: Value = discord.get("/violations").await;
    assert_eq!(report["count"], 0, "{report:#}");
}

#[tokio::test]
async fn a_bot_that_waits_for_its_database_can_be_stopped() {
    let data = Data::new();
    let url = format!("postgres://{NOBODY}/courtier");
    let base = format!("http://{NOBODY}");
    let mut bot = Watched::start_on(&base, &data, ("DATABASE_URL", &url), &[]);
    bot.says("the database can't be reached yet").await;
    bot.signal("TERM");
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(0), "{log}");
}
