//! What an operator is told when a setting is wrong: one sentence that names it, and exit code 2.

use std::{
    io::{BufRead, BufReader, Read},
    process::{Command, Output, Stdio},
};

use store::{Address, Store};

fn run(settings: &[(&str, &str)]) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_courtier"));
    for name in [
        "DISCORD_TOKEN",
        "DISCORD_API_BASE",
        "DATABASE_PATH",
        "DATABASE_URL",
        "SHARD",
        "RUST_LOG",
    ] {
        command.env_remove(name);
    }
    command
        .arg("run")
        .current_dir(folder.path())
        .envs(settings.iter().copied())
        .output()
        .expect("it runs")
}

#[test]
fn each_wrong_setting_is_named_and_ends_the_program_with_code_2() {
    let token = ("DISCORD_TOKEN", "MTE.abc.def");
    for (settings, name) in [
        (&[][..], "DISCORD_TOKEN"),
        (&[("DISCORD_TOKEN", "nonsense")], "DISCORD_TOKEN"),
        (
            &[token, ("DISCORD_API_BASE", "http://example.org")],
            "DISCORD_API_BASE",
        ),
        (&[token, ("DATABASE_PATH", "")], "DATABASE_PATH"),
        (
            &[token, ("DATABASE_PATH", "no/such/folder/courtier.db")],
            "DATABASE_PATH",
        ),
        (
            &[token, ("DATABASE_URL", "mysql://localhost/courtier")],
            "DATABASE_URL",
        ),
        (
            &[
                token,
                ("DATABASE_URL", "postgres://db/c"),
                ("DATABASE_PATH", "c.db"),
            ],
            "DATABASE_URL",
        ),
        (&[token, ("LISTEN", "9090")], "LISTEN"),
        (&[token, ("LOG_FORMAT", "xml")], "LOG_FORMAT"),
        (&[token, ("RUST_LOG", "!!!")], "RUST_LOG"),
    ] {
        let output = run(settings);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{settings:?}: {said}");
        assert_eq!(said.trim().lines().count(), 1, "{said}");
        assert!(said.contains(name), "{said}");
    }
}

#[test]
fn a_second_bot_on_one_file_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("courtier.db");
    let _bot = Store::open(&Address::File(file.clone())).expect("opens");
    let output = run(&[
        ("DISCORD_TOKEN", "MTE.abc.def"),
        ("DISCORD_API_BASE", "http://127.0.0.1:9"),
        ("DATABASE_PATH", file.to_str().expect("a path")),
        ("RUST_LOG", "off"),
    ]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(
        said.contains("another courtier is running on this database"),
        "{said}"
    );
}

/// Returns what the sandbox prints before it says where it is, with these settings and this file
/// `.env`.
fn sandbox(settings: &[(&str, &str)], dotenv: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join(".env"), dotenv).expect("writes");
    let mut command = Command::new(env!("CARGO_BIN_EXE_courtier"));
    for name in ["DATABASE_PATH", "DATABASE_URL"] {
        command.env_remove(name);
    }
    let mut child = command
        .args(["sandbox", "--port", "0"])
        .current_dir(folder.path())
        .env("RUST_LOG", "off")
        .envs(settings.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    let output = child.stdout.take().expect("a pipe");
    let read = BufReader::new(output).read_line(&mut line);
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    read.expect("text");
    assert!(line.contains(" is at http://"), "{line}");
    let mut said = String::new();
    let errors = child.stderr.as_mut().expect("a pipe");
    errors.read_to_string(&mut said).expect("text");
    said
}

/// A newcomer who has set up a database for the bot must not go looking for the sandbox's matches
/// in it.
#[test]
fn a_sandbox_says_which_database_it_does_not_use() {
    let url = ("DATABASE_URL", "postgres://db.example/courtier");
    let path = ("DATABASE_PATH", "matches.db");
    let own = "is not used: the sandbox has a database of its own, see --data\n";
    for (settings, said) in [
        (&[][..], String::new()),
        (&[url], format!("DATABASE_URL {own}")),
        (&[path], format!("DATABASE_PATH {own}")),
    ] {
        assert_eq!(sandbox(settings, ""), said);
        let lines = settings
            .iter()
            .map(|(name, value)| format!("{name}={value}\n"));
        let written: String = lines.chain(["LOG_FORMAT=text\n".to_owned()]).collect();
        assert_eq!(sandbox(&[], &written), said, "in the file .env");
    }
    // A setting that is in both is mentioned once.
    let both = sandbox(&[url], "DATABASE_URL=postgres://other.example/courtier\n");
    assert_eq!(both, format!("DATABASE_URL {own}"));
}
