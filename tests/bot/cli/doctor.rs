//! `courtier doctor` beside a bot that is well, and before one that could not run: each thing that is
//! wrong has a line of its own that says what to do.

use std::{fs, path::Path, process::Stdio};

use local_discord::{CLIENT_SECRET, LocalDiscord, Options, TOKEN};
use postgres::{Client, NoTls};
use rusqlite::Connection;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

use crate::{cluster::Cluster, patience::PATIENCE};

/// The settings of a bot, and the folder in which it runs.
struct SetUp {
    folder: tempfile::TempDir,
    settings: Vec<(&'static str, String)>,
}

impl SetUp {
    fn new(settings: &[(&'static str, &str)]) -> SetUp {
        SetUp {
            folder: tempfile::tempdir().expect("a folder"),
            settings: settings
                .iter()
                .map(|(name, value)| (*name, (*value).to_owned()))
                .collect(),
        }
    }

    /// Returns the set-up of a bot in this Discord, with more settings.
    fn inside(discord: &LocalDiscord, more: &[(&'static str, &str)]) -> SetUp {
        let base = discord.url();
        let usual = [
            ("DISCORD_TOKEN", TOKEN),
            ("DISCORD_API_BASE", base.as_str()),
        ];
        SetUp::new(&[&usual, more].concat())
    }

    fn file(&self) -> std::path::PathBuf {
        self.folder.path().join("courtier.db")
    }

    fn command(&self, name: &str) -> std::process::Command {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_courtier"));
        for name in [
            "DISCORD_TOKEN",
            "DISCORD_API_BASE",
            "DATABASE_PATH",
            "DATABASE_URL",
        ] {
            command.env_remove(name);
        }
        let settings = self.settings.iter().map(|(name, value)| (name, value));
        command
            .arg(name)
            .current_dir(self.folder.path())
            .envs(settings);
        command
    }

    /// Returns the exit code and the lines of `courtier doctor`, which must leave everything as it is.
    async fn examine(&self) -> (i32, Vec<String>) {
        let before = names(self.folder.path());
        let mut command = self.command("doctor");
        let run = move || command.output().expect("it runs");
        let output = tokio::task::spawn_blocking(run).await.expect("it ends");
        assert_eq!(names(self.folder.path()), before, "nothing is created");
        let said = String::from_utf8(output.stdout).expect("text");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.is_empty(), "{errors}");
        let lines = said.lines().map(ToOwned::to_owned).collect();
        (output.status.code().expect("a code"), lines)
    }

    /// Runs the bot until it has said all of these, in any order. It is killed when it is dropped.
    async fn run_until(&self, mut awaited: Vec<&str>) -> Child {
        let mut command = Command::from(self.command("run"));
        command
            .env("RUST_LOG", "info")
            .stderr(Stdio::piped())
            .kill_on_drop(true);
        let mut bot = command.spawn().expect("it starts");
        let mut lines = BufReader::new(bot.stderr.take().expect("a pipe")).lines();
        let listen = async {
            while !awaited.is_empty() {
                let line = lines.next_line().await.expect("text").expect("it runs");
                awaited.retain(|awaited| !line.contains(awaited));
            }
        };
        timeout(PATIENCE, listen).await.expect("in time");
        bot
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
    let mut names: Vec<String> = entries
        .map(|entry| name(entry).to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

async fn discord() -> LocalDiscord {
    LocalDiscord::start(Options::default())
        .await
        .expect("starts")
}

/// Asserts that a line with this mark is about this, and says this.
#[track_caller]
fn assert_line(lines: &[String], mark: &str, about: &str, says: &str) {
    let found = lines.iter().any(|line| {
        let mut words = line.split_whitespace();
        words.next() == Some(mark)
            && line[mark.len()..].trim_start().starts_with(about)
            && line.contains(says)
    });
    assert!(found, "{mark} {about} {says}: {lines:#?}");
}

#[tokio::test]
async fn beside_a_bot_that_is_well_everything_is_as_it_should_be() {
    let discord = discord().await;
    let set_up = SetUp::inside(&discord, &[("BACKUPS", "backups")]);
    let _bot = set_up
        .run_until(vec![
            "the commands are registered",
            "the database is backed up",
        ])
        .await;
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 0, "{lines:#?}");
    assert_eq!(
        lines.last().expect("a line"),
        "everything is as it should be"
    );
    assert_line(&lines, "ok", "Discord", "the token is that of bot");
    assert_line(&lines, "ok", "commands", "of this version");
    assert_line(
        &lines,
        "ok",
        "servers",
        "the bot is in 1 server and has all permissions",
    );
    assert_line(&lines, "ok", "database", "and a bot runs on it");
    assert_line(
        &lines,
        "ok",
        "backups",
        "the newest in backups is 0 hours old",
    );
    for about in ["settings", "clock", "disk", "time zones", "pictures"] {
        assert_line(&lines, "ok", about, "");
    }
}

#[tokio::test]
async fn a_bot_that_has_never_run_may_be_started() {
    let discord = discord().await;
    let set_up = SetUp::inside(&discord, &[]);
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 0, "{lines:#?}");
    assert_line(&lines, "ok", "database", "empty");
    assert_line(
        &lines,
        "warning",
        "commands",
        "`courtier run` registers them",
    );
    assert_eq!(lines.last().expect("a line"), "the bot can run; 1 warning");
}

#[tokio::test]
async fn the_live_page_needs_an_activity() {
    let discord = discord().await;
    let page = [
        ("LISTEN", "127.0.0.1:0"),
        ("PUBLIC_URL", "https://games.example"),
        ("DISCORD_CLIENT_SECRET", CLIENT_SECRET),
    ];
    let set_up = SetUp::inside(&discord, &page);
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 0, "{lines:#?}");
    assert_line(&lines, "warning", "live boards", "enable Activities");
    discord.set_activity("http://127.0.0.1:9/".to_owned());
    let (_, lines) = set_up.examine().await;
    assert_line(&lines, "ok", "live boards", "https://games.example/");
    let (_, lines) = SetUp::inside(&discord, &[]).examine().await;
    let says = lines.iter().any(|line| line.contains("live boards"));
    assert!(!says, "without the page: {lines:#?}");
}

#[tokio::test]
async fn settings_that_make_no_sense_are_named_and_the_rest_is_examined() {
    for (settings, says) in [
        (&[][..], "DISCORD_TOKEN is not set"),
        (
            &[("DISCORD_TOKEN", "nonsense")],
            "DISCORD_TOKEN is not a bot token",
        ),
        (
            &[("DISCORD_TOKEN", TOKEN), ("SHARD", "3/3")],
            "SHARD is not one",
        ),
    ] {
        let (code, lines) = SetUp::new(settings).examine().await;
        assert_eq!(code, 1, "{lines:#?}");
        assert_line(&lines, "WRONG", "settings", says);
        assert_line(&lines, "ok", "database", "");
        assert_line(&lines, "ok", "pictures", "");
        assert_eq!(lines.last().expect("a line"), "1 thing to mend");
    }
}

#[tokio::test]
async fn what_is_wrong_in_discord_is_told() {
    let discord = discord().await;
    let wrong = [("DISCORD_TOKEN", "MTE.abc.def")];
    let (code, lines) = SetUp::inside(&discord, &wrong).examine().await;
    assert_eq!(code, 1);
    assert_line(&lines, "WRONG", "Discord", "it may have been reset");

    let settings = [
        ("DISCORD_TOKEN", TOKEN),
        ("DISCORD_API_BASE", "http://127.0.0.1:9"),
    ];
    let (code, lines) = SetUp::new(&settings).examine().await;
    assert_eq!(code, 1);
    assert_line(
        &lines,
        "WRONG",
        "Discord",
        "no local Discord answers at http://127.0.0.1:9/",
    );

    let nothing_permitted = Options {
        bot_permissions: Some(0),
        ..Options::default()
    };
    let closed = LocalDiscord::start(nothing_permitted)
        .await
        .expect("starts");
    let (code, lines) = SetUp::inside(&closed, &[]).examine().await;
    assert_eq!(code, 0, "a bot can run there");
    assert_line(&lines, "warning", "servers", "lacks View Channel");

    let guild = control(&discord, "state").await["guilds"][0]["id"].clone();
    let guild = guild.as_str().expect("an id");
    let left = reqwest::Client::new()
        .delete(format!("{}/control/guilds/{guild}", discord.url()))
        .send();
    left.await
        .expect("an answer")
        .error_for_status()
        .expect("it left");
    let (code, lines) = SetUp::inside(&discord, &[]).examine().await;
    assert_eq!(code, 0);
    assert_line(&lines, "warning", "servers", "`courtier invite`");
}

async fn control(discord: &LocalDiscord, path: &str) -> serde_json::Value {
    let url = format!("{}/control/{path}", discord.url());
    let answer = reqwest::get(url).await.expect("an answer");
    answer.json().await.expect("JSON")
}

#[tokio::test]
async fn a_file_that_a_bot_could_not_use_is_told() {
    let discord = discord().await;
    let set_up = SetUp::inside(&discord, &[("DATABASE_PATH", "no/such/folder/courtier.db")]);
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 1);
    assert_line(&lines, "WRONG", "database", "no/such/folder cannot be used");

    let set_up = SetUp::inside(&discord, &[]);
    fs::write(set_up.file(), "this is a letter to a friend").expect("written");
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 1);
    assert_line(&lines, "WRONG", "database", "file is not a database");

    for (application, schema, expected) in [
        (1_131_378_034, 999, "the database has schema 999"),
        (0, 27, "before its first release"),
    ] {
        let set_up = SetUp::inside(&discord, &[]);
        let file = Connection::open(set_up.file()).expect("opens");
        file.pragma_update(None, "application_id", application)
            .expect("done");
        file.pragma_update(None, "user_version", schema)
            .expect("done");
        drop(file);
        let (code, lines) = set_up.examine().await;
        assert_eq!(code, 1);
        assert_line(&lines, "WRONG", "database", expected);
    }
}

#[tokio::test]
async fn a_server_that_a_bot_could_not_use_is_told() {
    let discord = discord().await;
    let set_up = SetUp::inside(
        &discord,
        &[("DATABASE_URL", "postgres://127.0.0.1:9/courtier")],
    );
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 1);
    assert_line(&lines, "WRONG", "database", "Connection refused");

    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let url = cluster.database();
    let set_up = SetUp::inside(&discord, &[("DATABASE_URL", &url)]);
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 0, "{lines:#?}");
    assert_line(&lines, "ok", "database", "PostgreSQL");

    let guest = format!("guest_{}", url.rsplit('/').next().expect("a name"));
    let create = format!("CREATE ROLE {guest} LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC");
    let administer = {
        let url = url.clone();
        move || {
            let mut client = Client::connect(&url, NoTls).expect("connects");
            client.batch_execute(&create).expect("done");
        }
    };
    tokio::task::spawn_blocking(administer).await.expect("done");
    let mut as_guest = url::Url::parse(&url).expect("a URL");
    as_guest.set_username(&guest).expect("a name");
    let set_up = SetUp::inside(&discord, &[("DATABASE_URL", as_guest.as_str())]);
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 1, "{lines:#?}");
    assert_line(&lines, "WRONG", "database", "GRANT CREATE ON SCHEMA public");
}

#[tokio::test]
async fn backups_that_ended_are_told() {
    let discord = discord().await;
    let set_up = SetUp::inside(&discord, &[("BACKUPS", "backups")]);
    let folder = set_up.folder.path().join("backups");
    fs::create_dir(&folder).expect("made");
    fs::write(folder.join("courtier-2026-01-01T05-00-00Z.db"), "").expect("written");
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 0);
    assert_line(
        &lines,
        "warning",
        "backups",
        "look for \"there is no new backup\" in the log",
    );

    fs::remove_dir_all(&folder).expect("removed");
    fs::write(&folder, "a file").expect("written");
    let (code, lines) = set_up.examine().await;
    assert_eq!(code, 1);
    assert_line(&lines, "WRONG", "backups", "can't be read");
}
