//! What an operator is told when a setting is wrong: one sentence that names it, and exit code 2.

use std::process::{Command, Output};

use courtier::store::{Address, Store};

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
