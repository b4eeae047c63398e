//! Strangers on the Internet, who hold whatever the page lets them have: everyone else is answered.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{Instant, timeout},
};

use crate::{
    discord::Discord,
    links::key,
    patience::{PATIENCE, client},
    running::Data,
    watched::Watched,
};

/// How many files and connections the bot can have, as an operating system usually says.
const DESCRIPTORS: u32 = 1_024;

/// More connections than that.
const MANY: usize = 1_100;

/// How long everyone else waits at most. Discord waits three seconds.
const SOON: Duration = Duration::from_secs(3);

/// A bot with the page, over HTTP, with few descriptors.
struct Besieged {
    discord: Discord,
    bot: Watched,
    address: String,
    games: String,
    _data: Data,
}

impl Besieged {
    async fn start(more: &[(&str, &str)]) -> Besieged {
        let (discord, data) = (Discord::start().await, Data::new());
        let address = crate::door::free();
        let (key, url) = (discord.sandbox.public_key(), format!("http://{address}/"));
        let settings = [
            ("LISTEN", address.as_str()),
            ("PUBLIC_URL", &url),
            ("DISCORD_CLIENT_SECRET", local_discord::CLIENT_SECRET),
            ("DISCORD_PUBLIC_KEY", &key),
        ];
        let settings = [&settings[..], more].concat();
        let base = discord.sandbox.url();
        let mut bot = Watched::start_with_descriptors(DESCRIPTORS, &base, &data, &settings);
        bot.says("the commands are registered").await;
        for path in ["interactions", "events"] {
            let urls = json!({ "urls": [format!("{url}{path}")] });
            let endpoint = format!("/{path}-endpoint");
            crate::discord::until_stored("a bot that answers pings", async || {
                discord.try_put(&endpoint, &urls).await.map(|_| ())
            })
            .await;
        }
        // Everyone sees all channels. The bot has the machine's clock and not Discord's, which can't be moved.
        let guild = discord.get("/state").await["guilds"][0]["id"].clone();
        let guild = guild.as_str().expect("an id");
        let granted = json!({ "permissions": ["VIEW_CHANNEL"] });
        let role = format!("/guilds/{guild}/roles/{guild}");
        discord.patch(&role, granted).await;
        let games = discord.channel("games").await;
        let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
        let game = json!({ "game": "guard-and-towers" });
        discord.begin([&ada, &ben], game).await;
        Besieged {
            discord,
            bot,
            address,
            games,
            _data: data,
        }
    }

    /// Opens a connection and sends this, if it is accepted.
    async fn hold(&self, sent: &str) -> Option<TcpStream> {
        let connected = timeout(SOON, TcpStream::connect(&self.address)).await;
        let mut stream = connected.ok()?.ok()?;
        stream.write_all(sent.as_bytes()).await.ok()?;
        Some(stream)
    }

    async fn hold_many(&self, sent: &str) -> Vec<TcpStream> {
        let mut held = Vec::new();
        for _ in 0..MANY {
            held.extend(self.hold(sent).await);
        }
        held
    }

    /// Returns the status of the response to a request by someone at this address, through a proxy.
    async fn ask(&self, path: &str, from: &str) -> StatusCode {
        let asked = client()
            .get(format!("http://{}{path}", self.address))
            .header("x-forwarded-for", from)
            .send();
        let answer = timeout(SOON, asked).await;
        let answer = answer.unwrap_or_else(|_| panic!("{path} takes too long"));
        answer.expect("an answer").status()
    }

    /// Everyone else is answered.
    async fn check(&self, what: &str) {
        for path in [
            "/healthz",
            "/readyz",
            "/metrics",
            "/",
            "/about",
            &format!("/matches/1?key={}", key(1)),
        ] {
            let status = self.ask(path, "198.51.100.200").await;
            assert_eq!(status, StatusCode::OK, "{what}: {path}");
        }
        let ada = self.discord.member("Ada").await;
        let began = Instant::now();
        let list = self
            .discord
            .command(&ada, &self.games, "matches", json!({}));
        assert!(list.await.private().contains("#1"), "{what}");
        assert!(began.elapsed() < SOON, "{what}: {:?}", began.elapsed());
        let mut pages = Vec::new();
        // More than one address has.
        for visitor in 0..4 {
            let page = self.watch(&format!("198.51.100.{visitor}")).await;
            pages.push(page.unwrap_or_else(|| panic!("{what}: no page")));
        }
    }

    /// Looks at the match from this address. `None` if that is refused.
    async fn watch(&self, from: &str) -> Option<TcpStream> {
        self.watch_through(&format!("x-forwarded-for: {from}\r\n"))
            .await
    }

    async fn watch_through(&self, lines: &str) -> Option<TcpStream> {
        let request = format!(
            "GET /live?match=1&key={} HTTP/1.1\r\nhost: {}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{lines}\r\n",
            key(1),
            self.address
        );
        let mut stream = self.hold(&request).await?;
        let mut head = [0; 12];
        let read = timeout(PATIENCE, stream.read_exact(&mut head)).await;
        read.expect("in time").ok()?;
        (&head == b"HTTP/1.1 101").then_some(stream)
    }
}

#[tokio::test]
async fn connections_through_which_nothing_comes_keep_nobody_out() {
    let bot = Besieged::start(&[]).await;
    bot.check("at first").await;
    let post =
        |path: &str| format!("POST {path} HTTP/1.1\r\nhost: a\r\ncontent-length: 16000\r\n\r\n{{");
    for (what, sent) in [
        ("idle", String::new()),
        ("half a head", "GET / HTTP/1.1\r\nhost: a".to_owned()),
        ("half a body for the page", post("/session")),
        ("half an interaction", post("/interactions")),
        (
            "answered once",
            "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n".to_owned(),
        ),
    ] {
        let held = bot.hold_many(&sent).await;
        assert!(held.len() > 1_000, "{what}: {}", held.len());
        bot.check(what).await;
    }
}

#[tokio::test]
async fn half_a_head_or_body_is_waited_for_some_seconds() {
    let bot = Besieged::start(&[]).await;
    for sent in [
        "",
        "GET / HTTP/1.1\r\nhost: a",
        "POST /session HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{",
    ] {
        let mut stream = bot.hold(sent).await.expect("accepted");
        let mut rest = Vec::new();
        let ended = timeout(PATIENCE, stream.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "{sent:?} is waited for");
    }
}

#[tokio::test]
async fn frames_that_only_begin_take_no_memory() {
    let bot = Besieged::start(&[]).await;
    let before = bot.bot.memory();
    let mut held = Vec::new();
    for stranger in 0..60 {
        let from = format!("203.0.113.{stranger}");
        let mut stream = bot.watch(&from).await.expect("a page");
        // A text of 15 MiB, masked, and its first 4 MiB: what nobody writes into takes no memory.
        let length = (15_u64 * 1_024 * 1_024).to_be_bytes();
        let frame = [&[0x81, 0xff][..], &length, &[0; 4]].concat();
        let begun = [frame, vec![b'x'; 4 * 1_024 * 1_024]].concat();
        // The bot may have gone already.
        let _ = timeout(SOON, stream.write_all(&begun)).await;
        held.push(stream);
    }
    bot.check("frames").await;
    let after = bot.bot.memory();
    assert!(after < before + 60, "{before} MiB, then {after} MiB");
}

#[tokio::test]
async fn one_address_takes_its_part_of_the_page_whatever_it_writes_about_itself() {
    let bot = Besieged::start(&[]).await;
    let mut held = Vec::new();
    // The proxy adds the second line, and the first one is new each time.
    let forged = |number: usize| {
        format!("x-forwarded-for: 203.0.113.{number}\r\nx-forwarded-for: 198.51.100.99\r\n")
    };
    for number in 0..MANY {
        match bot.watch_through(&forged(number % 250)).await {
            Some(stream) => held.push(stream),
            None => break,
        }
    }
    assert!((20..500).contains(&held.len()), "{}", held.len());
    bot.check("all places of an address").await;
    // Nor does another address of the same household help.
    held.clear();
    for number in 0..MANY {
        let from = format!("2001:db8:1:2::{number:x}");
        match bot.watch(&from).await {
            Some(stream) => held.push(stream),
            None => break,
        }
    }
    assert!((20..500).contains(&held.len()), "{}", held.len());
    assert!(bot.watch("2001:db8:1:3::1").await.is_some());
    bot.check("all places of a household").await;
}

/// Whoever has a network of addresses takes what each of them gets, and others still find a place.
#[tokio::test]
async fn many_addresses_together_leave_a_place_for_another_one() {
    let bot = Besieged::start(&[]).await;
    for hello in [None, Some("{}")] {
        let mut held = Vec::new();
        for number in 0..600 {
            let from = format!("2001:db8:1:{:x}::1", number % 60);
            let Some(mut stream) = bot.watch(&from).await else {
                continue;
            };
            if let Some(hello) = hello {
                let length = u8::try_from(hello.len()).expect("short");
                let frame = [&[0x81, 0x80 | length, 0, 0, 0, 0], hello.as_bytes()].concat();
                let _ = stream.write_all(&frame).await;
            }
            held.push(stream);
        }
        assert!(held.len() > 400, "{}", held.len());
        bot.check("all places of many addresses").await;
    }
}

#[tokio::test]
async fn an_address_that_is_no_proxy_has_a_part_of_the_connections() {
    let bot = Besieged::start(&[("TRUSTED_PROXIES", "203.0.113.1")]).await;
    let mut held = Vec::new();
    let mut refused = String::new();
    for _ in 0..MANY {
        // What is said about others isn't believed.
        let lines = "GET /healthz HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 9.9.9.9\r\n\r\n";
        let mut stream = bot.hold(lines).await.expect("accepted");
        let mut head = [0; 12];
        if stream.read_exact(&mut head).await.is_ok() && head.ends_with(b"429") {
            let _ = stream.read_to_string(&mut refused).await;
            break;
        }
        held.push(stream);
    }
    assert!((100..500).contains(&held.len()), "{}", held.len());
    assert!(
        refused.ends_with("Too many connections come from one address\n"),
        "{refused:?}"
    );
}

#[tokio::test]
async fn the_requests_of_an_address_are_counted() {
    let bot = Besieged::start(&[]).await;
    let path = format!("/matches/1?key={}", key(1));
    let mut statuses = Vec::new();
    for _ in 0..60 {
        statuses.push(bot.ask(&path, "203.0.113.7").await);
    }
    assert!(
        statuses.contains(&StatusCode::TOO_MANY_REQUESTS),
        "{statuses:?}"
    );
    assert_eq!(bot.ask(&path, "203.0.113.8").await, StatusCode::OK);
}
