//! What an operator learns from a running bot: over HTTP, by `courtier status`, and from its log.

use std::{collections::BTreeSet, process::Command};

use serde_json::{Value, json};
use tokio::{net::UnixDatagram, time::timeout};

use crate::{
    cluster::Cluster,
    discord::{Discord, POLL},
    patience::{PATIENCE, client, until},
    proxy::Proxy,
    running::Data,
    watched::Watched,
};

/// A bot that tells how it is.
struct Told {
    bot: Watched,
    address: String,
}

impl Told {
    async fn start(discord: &Discord, data: &Data, more: &[(&str, &str)]) -> Told {
        Told::start_at(&discord.sandbox.url(), data, more).await
    }

    async fn start_at(base: &str, data: &Data, more: &[(&str, &str)]) -> Told {
        let (name, place) = data.setting();
        Told::start_on(base, data, (name, &place), more).await
    }

    /// Starts it with this setting for the database.
    async fn start_on(
        base: &str,
        data: &Data,
        database: (&str, &str),
        more: &[(&str, &str)],
    ) -> Told {
        let settings = [&[("LISTEN", "127.0.0.1:0")], more].concat();
        let mut bot = Watched::start_on(base, data, database, &settings);
        let line = bot.says("listening for HTTP requests").await;
        let (_, address) = line.split_once("127.0.0.1:").expect("an address");
        let port = address.split(|sign: char| !sign.is_ascii_digit()).next();
        let address = format!("127.0.0.1:{}", port.expect("a port"));
        Told { bot, address }
    }

    /// Returns the status and the body of the answer to a path.
    async fn ask(&self, path: &str) -> (u16, String) {
        let asked = client()
            .get(format!("http://{}{path}", self.address))
            .send();
        let answer = asked.await.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.text().await.expect("a body"))
    }

    /// Waits until the bot says in these words that it is ready, or why not.
    async fn until_ready(&self, status: u16, says: &str) {
        until(says, async || {
            let (found, body) = self.ask("/readyz").await;
            if found == status && body.contains(says) {
                return Ok(());
            }
            tokio::time::sleep(POLL).await;
            Err(body)
        })
        .await;
    }

    /// Waits until this measurement has this value, or at least that one.
    async fn until_measured(&self, name: &str, least: f64) {
        until(format!("{name} {least}"), async || {
            let (_, metrics) = self.ask("/metrics").await;
            if value(&metrics, name).is_some_and(|value| value >= least) {
                return Ok(());
            }
            tokio::time::sleep(POLL).await;
            Err(metrics)
        })
        .await;
    }

    /// Returns what `courtier status` prints, and its exit code.
    fn status(&self) -> (Option<i32>, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_courtier"))
            .arg("status")
            .env("LISTEN", &self.address)
            .output()
            .expect("it runs");
        let said = String::from_utf8(output.stdout).expect("text");
        (output.status.code(), said)
    }
}

/// Returns the value of a measurement with these labels.
fn value(metrics: &str, name: &str) -> Option<f64> {
    let line = metrics.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().parse().ok()
}

#[tokio::test]
async fn a_bot_tells_how_it_is_while_a_match_is_played() {
    let (discord, data) = (Discord::start().await, Data::new());
    let told = Told::start(&discord, &data, &[]).await;
    discord.ready().await;
    told.until_ready(200, "ready").await;
    // Without its settings, there is no live page.
    for path in ["/", "/about", "/live", "/matches/1"] {
        assert_eq!(told.ask(path).await.0, 404, "{path}");
    }
    assert_eq!(told.ask("/healthz").await, (200, "alive\n".to_owned()));

    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let game = json!({ "game": "guard-and-towers" });
    let (thread, board) = discord.begin([&ada, &ben], game).await;
    let refuse = json!({
        "kind": "refuse", "route": "POST /channels/*/messages", "status": 403, "code": 50_013
    });
    discord.post("/faults", refuse).await;
    let played = json!({ "move": "a7-a6" });
    discord.command(&ada, &thread, "move", played).await;
    discord
        .message_where(&discord.channel("games").await, &ada, |message| {
            message["id"] != board["id"]
        })
        .await;

    for (name, least) in [
        ("courtier_answer_seconds_count{kind=\"command\"}", 2.0),
        ("courtier_answer_seconds_count{kind=\"click\"}", 1.0),
        ("courtier_delivery_seconds_count", 2.0),
        (
            "courtier_refusals_total{status=\"403\",code=\"50013\"}",
            1.0,
        ),
        ("courtier_database_reads_seconds_count", 1.0),
        ("courtier_database_writes_seconds_count", 3.0),
        ("courtier_chore_seconds_count{chore=\"clocks\"}", 1.0),
        ("courtier_chore_failures_total{chore=\"clocks\"}", 0.0),
        ("courtier_gateway_connected{shard=\"0\"}", 1.0),
        ("courtier_ready", 1.0),
        ("courtier_database_up", 1.0),
        ("courtier_matches_running", 1.0),
        ("courtier_posts_set_aside", 0.0),
        ("courtier_waiting{what=\"posts\"}", 0.0),
        ("process_resident_memory_bytes", 1e6),
        ("process_cpu_seconds_total", 0.0),
    ] {
        told.until_measured(name, least).await;
    }
    assert_all_measured(&told.ask("/metrics").await.1);
    let (code, said) = told.status();
    assert_eq!(code, Some(0), "{said}");
    for part in [
        "gateway      shard 0 of 1 connected",
        "matches      1 match running",
        "the bot is ready",
    ] {
        assert!(said.contains(part), "{said}");
    }
}

/// Asserts that everything is measured that the dashboard and the alerts ask for.
fn assert_all_measured(metrics: &str) {
    let asking = [
        include_str!("../../docs/monitoring/dashboard.json"),
        include_str!("../../docs/monitoring/alerts.yml"),
    ];
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign == '_';
    let words = asking
        .iter()
        .flat_map(|text| text.split(|sign| !is_sign(sign)));
    let names: BTreeSet<&str> = words
        .filter(|word| word.starts_with("courtier_") || word.starts_with("process_"))
        .collect();
    assert!(names.len() > 15, "{names:?}");
    for name in names {
        let measured = metrics.lines().any(|line| {
            let rest = line.strip_prefix(name);
            rest.is_some_and(|rest| rest.starts_with(['{', ' ']))
        });
        // Discord answered no heartbeat yet, and the computer had no turn.
        let comes_later = ["courtier_gateway_latency_seconds"].contains(&name);
        assert!(measured || comes_later, "{name} is not in:\n{metrics}");
    }
}

#[tokio::test]
async fn a_turn_of_the_computer_is_measured() {
    let (discord, data) = (Discord::start().await, Data::new());
    let told = Told::start(&discord, &data, &[]).await;
    discord.ready().await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let options = json!({ "game": "courtyard", "level": 1, "side": "second" });
    discord.command(&ada, &games, "play", options).await;
    told.until_measured("courtier_thinking_seconds_count", 1.0)
        .await;
}

#[tokio::test]
async fn a_bot_without_discord_is_alive_but_not_ready() {
    let data = Data::new();
    let told = Told::start_at("http://127.0.0.1:9", &data, &[]).await;
    assert_eq!(told.ask("/healthz").await.0, 200);
    told.until_ready(503, "the bot has not logged in to Discord yet")
        .await;
    let (code, said) = told.status();
    assert_eq!(code, Some(1), "{said}");
    assert!(
        said.contains("WRONG: the bot has not logged in to Discord yet"),
        "{said}"
    );
}

#[tokio::test]
async fn a_lost_connection_is_told() {
    let (discord, data) = (Discord::start().await, Data::new());
    let told = Told::start(&discord, &data, &[]).await;
    discord.ready().await;
    told.until_ready(200, "ready").await;
    drop(discord);
    told.until_ready(503, "shard 0 of 1 is not connected to Discord")
        .await;
    told.until_measured("courtier_ready", 0.0).await;
}

/// Over HTTP there are no shards, so nothing is said of any.
#[tokio::test]
async fn a_bot_over_http_is_ready_without_a_gateway() {
    let (discord, data) = (Discord::start().await, Data::new());
    let key = discord.sandbox.public_key();
    let told = Told::start(&discord, &data, &[("DISCORD_PUBLIC_KEY", &key)]).await;
    told.until_ready(200, "ready").await;
    let (code, said) = told.status();
    assert_eq!(code, Some(0), "{said}");
    assert!(
        said.contains("gateway      none: Discord posts over HTTP"),
        "{said}"
    );
    assert!(!said.contains("shard"), "{said}");
    told.until_measured("courtier_ready", 1.0).await;
    let (_, metrics) = told.ask("/metrics").await;
    assert!(
        !metrics.contains("courtier_gateway_connected{"),
        "{metrics}"
    );
}

/// The server is replaced by its standby while a match is played.
#[tokio::test]
async fn a_database_that_moves_to_another_server_is_followed_and_until_then_the_bot_is_not_ready() {
    let Some(primary) = Cluster::start() else {
        return;
    };
    let (proxy, url) = Proxy::before(&primary.database());
    let (discord, data) = (Discord::start().await, Data::new());
    let base = discord.sandbox.url();
    let told = Told::start_on(&base, &data, ("DATABASE_URL", &url), &[]).await;
    discord.ready().await;
    told.until_ready(200, "ready").await;
    let standby = primary.standby();
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;

    proxy.lead_to(standby.port());
    proxy.cut_all();
    told.until_ready(503, "database").await;
    standby.promote();
    told.until_ready(200, "ready").await;
    let played = json!({ "move": "a7-a6" });
    let played = discord.command(&ada, &thread, "move", played).await;
    assert!(played.private().contains("You played"), "{played:?}");

    // The old server still runs and takes writes, and the address leads there again.
    proxy.lead_to(primary.port());
    proxy.cut_all();
    told.until_ready(503, "database").await;
    proxy.lead_to(standby.port());
    told.until_ready(200, "ready").await;
    let played = json!({ "move": "a1-a2" });
    let played = discord.command(&ben, &thread, "move", played).await;
    assert!(played.private().contains("You played"), "{played:?}");
    let report: Value = discord.get("/violations").await;
    assert_eq!(report["count"], 0, "{report:#}");
}

#[tokio::test]
async fn an_address_that_is_taken_is_told() {
    let data = Data::new();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let bot = Watched::start("http://127.0.0.1:9", &data, &[("LISTEN", &address)]);
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(2), "{log}");
    assert!(
        log.contains(&format!("LISTEN: nothing can listen at {address}")),
        "{log}"
    );
    let output = Command::new(env!("CARGO_BIN_EXE_courtier"))
        .arg("status")
        .env_remove("LISTEN")
        .current_dir(data.folder())
        .output();
    let output = output.expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("LISTEN is not set"), "{said}");
}

#[tokio::test]
async fn a_log_for_programs_names_the_interaction_in_each_of_its_lines() {
    let (discord, data) = (Discord::start().await, Data::new());
    let mut told = Told::start(&discord, &data, &[("LOG_FORMAT", "json")]).await;
    discord.ready().await;
    let refuse = json!({ "kind": "refuse", "route": "POST /interactions/*/*/callback",
        "status": 400, "code": 50_035, "times": 2 });
    discord.post("/faults", refuse).await;
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let body = json!({
        "user": ada.id, "channel": games, "name": "matches", "options": {}
    });
    let (line, _) = tokio::join!(
        told.bot
            .says("an answer could not be delivered to its player"),
        discord.try_post("/command", &body),
    );
    let line: Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(line["level"], "WARN");
    let id = line["span"]["id"].as_str().expect("the interaction's id");
    assert!(id.parse::<u64>().is_ok_and(|id| id > 1 << 40), "{line}");
    for line in told.bot.log.lines() {
        serde_json::from_str::<Value>(line).expect("JSON");
    }
}

#[tokio::test]
async fn systemd_is_told_that_the_bot_runs_and_stops() {
    let (discord, data) = (Discord::start().await, Data::new());
    let path = data.folder().join("notify");
    let socket = UnixDatagram::bind(&path).expect("a socket");
    let next = async || {
        let mut words = [0; 100];
        let received = timeout(PATIENCE, socket.recv(&mut words)).await;
        let length = received.expect("in time").expect("a message");
        String::from_utf8_lossy(&words[..length]).into_owned()
    };
    let path = path.display().to_string();
    let bot = Watched::start(&discord.sandbox.url(), &data, &[("NOTIFY_SOCKET", &path)]);
    // The first heartbeat may come before.
    let mut said = [next().await, next().await];
    said.sort_unstable();
    assert_eq!(said, ["READY=1\n", "WATCHDOG=1\n"]);
    bot.signal("TERM");
    assert_eq!(next().await, "STOPPING=1\n");
    assert_eq!(bot.ended().await.0, Some(0));
}
