//! The command `local-discord`, to which a separately started bot connects.

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
};

use local_discord::CA;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;

use super::{
    kit::within_a_minute,
    line::{GUILDS, Line, identify},
};

/// The running command, which is killed if the test fails.
struct Program(Child);

impl Program {
    fn start(arguments: &[&str]) -> Program {
        let child = Command::new(env!("CARGO_BIN_EXE_local-discord"))
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn();
        Program(child.expect("it starts"))
    }

    /// Returns everything that it prints when it starts.
    async fn welcome(&mut self) -> String {
        let output = self.0.stdout.take().expect("its output");
        let lines = spawn_blocking(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            let mut text = String::new();
            for line in lines {
                text += &line;
                text += "\n";
                if line.starts_with("Ctrl-C") {
                    break;
                }
            }
            text
        });
        let text = within_a_minute("the welcome", lines).await;
        text.expect("a text")
    }

    async fn end(mut self) -> bool {
        let ending = spawn_blocking(move || self.0.wait().is_ok_and(|status| status.success()));
        let ended = within_a_minute("the end of the program", ending).await;
        ended.expect("no panic")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may already have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Returns what the welcome says after a word.
fn named(welcome: &str, word: &str) -> String {
    let mut words = welcome.split_whitespace().skip_while(|each| *each != word);
    words.nth(1).expect("a value").to_owned()
}

/// Returns what `discord.com`, resolved to this address, says about its gateway.
async fn secure_gateway(tls: SocketAddr) -> Value {
    let ca = reqwest::Certificate::from_pem(CA.as_bytes()).expect("a certificate");
    let client = reqwest::Client::builder()
        .add_root_certificate(ca)
        .resolve("discord.com", tls)
        .build();
    let request = client.expect("a client");
    let request = request.get("https://discord.com/api/v10/gateway");
    let answer = request.send().await.expect("an answer");
    answer.json().await.expect("JSON")
}

#[tokio::test]
async fn what_the_command_prints_is_what_a_bot_needs() {
    let arguments = ["--port", "0", "--bot-name", "Clerk", "--limits"];
    let mut program = Program::start(&arguments);
    let welcome = program.welcome().await;
    let url = named(&welcome, "at");
    let (api, token) = (named(&welcome, "API"), named(&welcome, "Token"));
    let http = reqwest::Client::new();
    let state = async || -> Value {
        let looking = http.get(format!("{url}/control/state")).send();
        let answer = within_a_minute("the state", looking).await;
        answer.expect("an answer").json().await.expect("JSON")
    };
    let before = state().await;
    assert_eq!(
        (&before["connected"], &before["bot_restartable"]),
        (&json!(false), &json!(false))
    );
    let me = http
        .get(format!("{api}/users/@me"))
        .header("Authorization", format!("Bot {token}"));
    let me = within_a_minute("the bot's account", me.send()).await;
    let me: Value = me.expect("an answer").json().await.expect("JSON");
    assert_eq!(me["global_name"], "Clerk");

    assert_eq!(before["limits_enforced"], true);
    let tls = named(&welcome, "TLS").parse().expect("an address");
    let secure = within_a_minute("an answer over TLS", secure_gateway(tls)).await;
    assert_eq!(secure["url"], named(&welcome, "Gateway"));

    let mut line = Line::open_at(&named(&welcome, "Gateway")).await;
    line.send(2, identify(&token, GUILDS)).await;
    line.event("GUILD_CREATE").await;
    assert_eq!(state().await["connected"], true);

    let stopping = http.post(format!("{url}/control/stop")).send();
    within_a_minute("the answer to the stop", stopping)
        .await
        .expect("an answer");
    assert!(program.end().await);
}
