//! `courtier sandbox` is the local Discord with the same bot that `courtier run` runs.

use std::{convert::Infallible, path::Path, process::Stdio};

use local_discord::CLIENT_SECRET;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

use crate::{
    discord::Discord,
    door::free,
    patience::{client, until},
    running::{Data, Process, folder},
};

/// Ada and Ben, and the channel `games`. They are the same in every local Discord.
const ADA: &str = "1190000000000000201";
const BEN: &str = "1190000000000000202";
const GAMES: &str = "1190000000000000110";

/// `courtier sandbox` as a process of its own.
struct Whole {
    child: Child,
    url: String,
}

impl Whole {
    async fn start(folder: &Path) -> Whole {
        let mut child = Command::new(env!("CARGO_BIN_EXE_courtier"))
            .args(["sandbox", "--port", "0", "--data"])
            .arg(folder)
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the sandbox starts");
        let mut lines = BufReader::new(child.stdout.as_mut().expect("a pipe")).lines();
        let first = until("its first line", async || {
            Ok::<_, Infallible>(lines.next_line().await)
        });
        let line = first.await.expect("a line").expect("it says where it is");
        let (_, url) = line.split_once(" is at ").expect("an address");
        let url = url.trim().to_owned();
        Whole { child, url }
    }

    /// Stops it gracefully: the bot first, which would otherwise look for the sandbox.
    async fn stop(mut self) {
        ask(&self.url, "/bot", &json!({"action": "stop"})).await;
        let gone = |state: &Value| (state["connected"] == false).then_some(());
        wait(&self.url, "the bot's farewell", "/state", gone).await;
        ask(&self.url, "/stop", &json!({})).await;
        let ended = until("its end", async || {
            Ok::<_, Infallible>(self.child.wait().await)
        });
        assert!(ended.await.expect("it ends").success());
    }
}

async fn answer(request: reqwest::RequestBuilder) -> Value {
    let answer = request.send().await.expect("an answer");
    answer.json().await.expect("JSON")
}

async fn look(url: &str, path: &str) -> Value {
    answer(client().get(format!("{url}/control{path}"))).await
}

async fn ask(url: &str, path: &str, body: &Value) -> Value {
    let request = client().post(format!("{url}/control{path}"));
    answer(request.json(body)).await
}

/// Waits until `find` finds something at a path.
async fn wait<T>(url: &str, what: &str, path: &str, find: impl Fn(&Value) -> Option<T>) -> T {
    let mut seen = 0;
    until(what, async || {
        let change = look(url, &format!("/wait?after={seen}&wait_ms=10000")).await;
        seen = change["seq"].as_u64().expect("a number");
        let there = look(url, path).await;
        find(&there).ok_or(there)
    })
    .await
}

async fn ready(url: &str) {
    // A new sandbox invites its bot when that is connected.
    let ready = |state: &Value| {
        let members = state["guilds"][0]["members"].as_array()?;
        let is_there = members.iter().any(|one| one["id"] == state["bot_id"]);
        let is_ready = is_there && state["connected"] == true && state["registered"] != 0;
        is_ready.then_some(())
    };
    wait(url, "a bot that is ready", "/state", ready).await;
}

/// Waits for the board after this many moves.
async fn board(url: &str, thread: &str, ply: usize) -> Value {
    let name = format!("board-{ply}.png");
    let is_it = |message: &&Value| {
        let file = message["attachments"][0]["filename"].as_str();
        file.is_some_and(|file| file.ends_with(&name))
    };
    let find = |messages: &Value| messages.as_array()?.iter().find(is_it).cloned();
    let path = format!("/channels/{thread}/messages");
    wait(url, &name, &path, find).await
}

async fn play(url: &str, thread: &str, by: &str, mv: &str) -> Value {
    let call = json!({"user": by, "channel": thread, "name": "move", "options": {"move": mv}});
    ask(url, "/command", &call).await
}

/// Begins a match. Returns its thread, and all its messages.
async fn begin(url: &str) -> (String, Vec<Value>) {
    ready(url).await;
    let options =
        json!({"game": "guard-and-towers", "pace": "none", "opponent": BEN, "side": "first"});
    let call = json!({"user": ADA, "channel": GAMES, "name": "challenge", "options": options});
    let mut said = vec![ask(url, "/command", &call).await["message"].clone()];
    let join =
        json!({"user": BEN, "channel": GAMES, "name": "join", "options": {"challenge": "1"}});
    said.push(ask(url, "/command", &join).await["message"].clone());
    let thread = |threads: &Value| threads[0]["id"].as_str().map(str::to_owned);
    let thread = wait(
        url,
        "a thread",
        &format!("/channels/{GAMES}/threads"),
        thread,
    )
    .await;
    said.push(board(url, &thread, 0).await);
    said.push(play(url, &thread, ADA, "a7-a6").await["message"].clone());
    said.push(board(url, &thread, 1).await);
    said.push(play(url, &thread, ADA, "a6-a5").await["message"].clone());
    (thread, said)
}

/// Returns what a message shows, without the numbers that differ each time.
fn shown(message: &Value) -> Value {
    json!([
        message["content"],
        message["flags"],
        message["components"],
        message["pinged"],
        message["attachments"][0]["filename"],
        message["attachments"][0]["description"],
        message["attachments"][0]["size"],
    ])
}

#[tokio::test]
async fn run_with_a_local_base_says_and_shows_what_the_sandbox_does() {
    let folder = folder();
    let whole = Whole::start(folder.path()).await;
    let (_, in_one) = begin(&whole.url).await;

    let discord = Discord::start().await;
    let data = Data::new();
    let address = free();
    // The sandbox's application has an Activity, too.
    let activity = json!({ "url": format!("http://{address}/") });
    discord.post("/activity", activity).await;
    let page = [
        ("LISTEN", address.clone()),
        ("PUBLIC_URL", format!("http://{address}/")),
        ("DISCORD_CLIENT_SECRET", CLIENT_SECRET.to_owned()),
    ];
    let _bot = Process::spawn(&discord, &data, &page);
    discord.ready().await;
    let (_, apart) = begin(&discord.sandbox.url()).await;

    let [in_one, apart] = [in_one, apart].map(|said| said.iter().map(shown).collect::<Vec<_>>());
    assert_eq!(in_one, apart);
    whole.stop().await;
}

#[tokio::test]
async fn a_match_in_a_kept_sandbox_goes_on_in_the_next() {
    let folder = folder();
    let whole = Whole::start(folder.path()).await;
    let (thread, _) = begin(&whole.url).await;
    whole.stop().await;

    let whole = Whole::start(folder.path()).await;
    ready(&whole.url).await;
    board(&whole.url, &thread, 1).await;
    play(&whole.url, &thread, BEN, "a1-a2").await;
    let board = board(&whole.url, &thread, 2).await;
    assert_eq!(board["pinged"], json!([ADA]));
    whole.stop().await;
}
