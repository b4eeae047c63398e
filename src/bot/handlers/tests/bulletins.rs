//! Bulletins in a local Discord.

use local_discord::{LocalDiscord, Options, TOKEN};
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::super::options;
use crate::{
    bot::run_with,
    config::Config,
    host::{Host, drafts::TournamentRequest},
    posts::bulletins,
    tournaments::actions as tournaments,
};
use domain::{
    clock::Clock,
    community::tournament::{Between, Limits, System},
    matches::{Actor, ChannelId, Place, ServerId, TimingWish, UserId},
};
use rules::{GameId, words::Locale};
use store::{Bulletin, BulletinKind, Subject};

struct Discord {
    local: LocalDiscord,
    http: reqwest::Client,
}

impl Discord {
    async fn ask(&self, method: reqwest::Method, path: &str, body: Value) -> Value {
        let url = format!("{}/control{path}", self.local.url());
        let answer = self.http.request(method, url).json(&body).send().await;
        answer.expect("an answer").json().await.expect("JSON")
    }

    async fn get(&self, path: &str) -> Value {
        let url = format!("{}/control{path}", self.local.url());
        let answer = self.http.get(url).send().await.expect("an answer");
        answer.json().await.expect("JSON")
    }

    /// Checks after each change until it finds something.
    async fn until<T>(&self, look: impl AsyncFn() -> Option<T>) -> T {
        let mut seen = 0;
        loop {
            let wait = format!("/wait?after={seen}&wait_ms=1000");
            seen = self.get(&wait).await["seq"].as_u64().expect("a number");
            if let Some(found) = look().await {
                return found;
            }
        }
    }

    /// Returns the first lines of the messages of a channel.
    async fn said(&self, (channel, user): (&str, &str)) -> Vec<String> {
        let path = format!("/channels/{channel}/messages?as={user}&after=0&limit=100");
        let messages = self.get(&path).await;
        let words = messages.as_array().expect("messages").iter();
        words
            .filter_map(|one| one["content"].as_str()?.lines().next().map(str::to_owned))
            .collect()
    }

    /// Returns the record of a bulletin, once it is as wanted.
    async fn noted(
        &self,
        host: &Host,
        subject: Subject,
        wanted: impl Fn(&Bulletin) -> bool,
    ) -> Bulletin {
        self.until(async || {
            let shown = bulletins::shown_at(host, subject).await.expect("read");
            shown.into_iter().find(&wanted)
        })
        .await
    }
}

const CUP: Subject = (BulletinKind::Tournament, 1);
const LEAGUE: Subject = (BulletinKind::Tournament, 2);

/// Announces a tournament.
async fn announce(host: &Host, name: &str, place: Place) {
    let request = TournamentRequest {
        place,
        name: name.to_owned(),
        managers: None,
        system: System::Swiss,
        rounds: None,
        at_once: false,
        round_days: None,
        no_show_days: None,
        between: Between::Here,
        start: GameId::Courtyard.start(None).expect("standard"),
        timing: TimingWish::default(),
        rated: true,
        limits: Limits::default(),
        starts_at: None,
    };
    let by = Actor::player(place.server, UserId(1));
    let made = host.act(by, move |cx| tournaments::make(cx, &request));
    made.await.expect("made");
}

#[tokio::test]
async fn a_bulletin_is_there_once_and_stays_fresh_where_it_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let local = LocalDiscord::start(Options::default()).await.expect("one");
    let file = folder.path().join("courtier.db").display().to_string();
    let config = Config::read(|name| match name {
        "DISCORD_TOKEN" => Some(TOKEN.to_owned()),
        "DISCORD_API_BASE" => Some(local.url()),
        "DATABASE_PATH" => Some(file.clone()),
        _ => None,
    });
    let config = config.expect("good settings");
    let host = Host::open(&config.database, Clock::shifted(local.time_shift()));
    let discord = Discord {
        local,
        http: reqwest::Client::new(),
    };
    let (stop, stopped) = oneshot::channel::<()>();
    let bot = tokio::spawn({
        let host = host.clone();
        let stop = async { drop(stopped.await) };
        async move { run_with(options(), &config, host, stop).await }
    });
    show(&discord, &host).await;
    stop.send(()).expect("running");
    bot.await.expect("no panic").expect("stopped");
}

async fn show(discord: &Discord, host: &Host) {
    let state = discord.get("/state").await;
    let guild = &state["guilds"][0];
    let number = |id: &Value| id.as_str().and_then(|id| id.parse().ok());
    let server = ServerId(number(&guild["id"]).expect("an id"));
    let user = guild["members"][0]["id"].as_str().expect("an id");
    let [here, there] = ["here", "there"].map(|name| json!({ "name": name, "kind": "text" }));
    let mut channels = Vec::new();
    for channel in [here, there] {
        let path = format!("/guilds/{}/channels", server.0);
        let made = discord.ask(reqwest::Method::POST, &path, channel).await;
        channels.push(made["id"].as_str().expect("an id").to_owned());
    }
    let place = |channel: &str| Place {
        server,
        channel: ChannelId(channel.parse().expect("a number")),
        locale: Locale::English,
    };
    let [here, there] = &channels[..] else {
        panic!("two channels")
    };

    // Discord shows it, but the bot never receives the confirmation. By the time of the next try,
    // Discord has forgotten the nonce.
    let fault = json!({
        "kind": "server_error", "after": true, "route": "POST /channels/*/messages", "times": 1
    });
    discord.ask(reqwest::Method::POST, "/faults", fault).await;
    announce(host, "Cup", place(here)).await;
    discord
        .until(async || (!discord.said((here, user)).await.is_empty()).then_some(()))
        .await;
    discord
        .ask(
            reqwest::Method::POST,
            "/clock",
            json!({ "advance_ms": 600_000 }),
        )
        .await;
    let first = discord.noted(host, CUP, |cup| cup.shown == 1).await;
    let message = first.message.expect("posted");
    assert_eq!(
        discord.said((here, user)).await,
        ["🏆 **Cup** · tournament 1"]
    );

    // The same message changes.
    bulletins::changed(host, CUP).await.expect("changed");
    let same = discord.noted(host, CUP, |cup| cup.shown == 2).await;
    assert_eq!(same.message, Some(message));

    // Someone who deletes it does not want it there, but elsewhere it is posted again.
    let path = format!("/messages/{here}/{}", message.0);
    discord.ask(reqwest::Method::DELETE, &path, json!({})).await;
    bulletins::changed(host, CUP).await.expect("changed");
    discord.noted(host, CUP, |cup| cup.lost).await;
    bulletins::changed(host, CUP).await.expect("changed");
    announce(host, "League", place(here)).await;
    discord
        .noted(host, LEAGUE, |league| league.message.is_some())
        .await;
    assert_eq!(
        discord.said((here, user)).await,
        ["🏆 **League** · tournament 2"]
    );
    bulletins::put_up(host, CUP, place(there))
        .await
        .expect("put up");
    discord.noted(host, CUP, |cup| cup.message.is_some()).await;
    assert_eq!(
        discord.said((there, user)).await,
        ["🏆 **Cup** · tournament 1"]
    );

    // The same is true of a channel that is gone.
    discord
        .ask(
            reqwest::Method::DELETE,
            &format!("/channels/{there}"),
            json!({}),
        )
        .await;
    bulletins::changed(host, CUP).await.expect("changed");
    discord.noted(host, CUP, |cup| cup.lost).await;
    bulletins::put_up(host, CUP, place(here))
        .await
        .expect("put up");
    discord.noted(host, CUP, |cup| cup.message.is_some()).await;
    let both = discord.said((here, user)).await;
    assert_eq!(
        both,
        ["🏆 **League** · tournament 2", "🏆 **Cup** · tournament 1"]
    );
}
