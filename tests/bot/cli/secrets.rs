//! Nothing that the program writes contains a secret, whatever is wrong with it.

use std::{path::Path, process::Command};

/// A part of each secret, which is nowhere else.
const SECRET: &str = "s3cret";

const TOKEN: &str = "MTE4ODAwMDAwMDAwMDAwMDAwMQ.Gabc_d.e-f";

/// Every command that reads settings.
const COMMANDS: [&[&str]; 12] = [
    &["run"],
    &["status"],
    &["doctor"],
    &["invite"],
    &["verify"],
    &["outbox", "list"],
    &["outbox", "retry", "--all"],
    &["ratings", "rebuild"],
    &["tournament", "export", "1"],
    &["database", "backup", "--to", "copies"],
    &["database", "restore", "copy.db"],
    &["database", "migrate"],
];

/// Returns what a command writes where this file `.env` is.
fn said(folder: &Path, dotenv: &str, arguments: &[&str], settings: &[(&str, &str)]) -> String {
    std::fs::write(folder.join(".env"), dotenv).expect("writes");
    let mut command = Command::new(env!("CARGO_BIN_EXE_courtier"));
    let output = command
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .envs(settings.iter().copied())
        .output()
        .expect("it runs");
    let texts = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    let said = texts.concat();
    let (shown, arguments) = (dotenv.escape_debug(), arguments.join(" "));
    assert!(!said.contains(SECRET), "{arguments}, {shown}: {said}");
    assert!(!said.contains("panicked"), "{arguments}, {shown}: {said}");
    said
}

#[test]
fn a_line_of_the_file_is_told_by_its_number_and_setting() {
    let folder = tempfile::tempdir().expect("a folder");
    for (line, setting, why) in [
        ("DISCORD_TOKEN=MTE.a b.s3cret", "DISCORD_TOKEN", "blank"),
        ("DISCORD_TOKEN='MTE.a.s3cret", "DISCORD_TOKEN", "quotation"),
        ("DISCORD_TOKEN=MTE.\"a.s3cret", "DISCORD_TOKEN", "quotation"),
        ("DISCORD_TOKEN=MTE\ns3cret", "the value", "NAME=value"),
        (
            "DATABASE_URL=postgres://ada:p s3cret@db/c",
            "DATABASE_URL",
            "blank",
        ),
        (
            "DATABASE_URL=postgres://ada:p's3cret@db/c",
            "DATABASE_URL",
            "quotation",
        ),
        (
            r"DATABASE_URL=postgres://ada:p\s3cret@db/c",
            "DATABASE_URL",
            "backslash",
        ),
        (
            "DATABASE_URL=postgres://ada:${s3cret@db/c",
            "DATABASE_URL",
            "${",
        ),
        (
            "DISCORD_PUBLIC_KEY=s3cret s3cret",
            "DISCORD_PUBLIC_KEY",
            "blank",
        ),
        (
            "DISCORD_CLIENT_SECRET=\0s3cret",
            "DISCORD_CLIENT_SECRET",
            "zero byte",
        ),
        ("s3cret s3cret", "the value", "NAME=value"),
    ] {
        let text = format!("# settings\n{line}\n");
        let number = if line.contains('\n') { 3 } else { 2 };
        let place = format!("the file .env, line {number}: {setting} ");
        for command in COMMANDS {
            let said = said(folder.path(), &text, command, &[]);
            assert!(
                said.contains(&place) && said.contains(why),
                "{command:?}: {said}"
            );
        }
        said(folder.path(), &text, &["sandbox", "--port", "x"], &[]);
    }
}

#[test]
fn a_setting_that_makes_no_sense_is_not_quoted() {
    let folder = tempfile::tempdir().expect("a folder");
    let local = "http://127.0.0.1:9";
    for (name, value) in [
        ("DISCORD_TOKEN", "Bot s3cret"),
        ("DISCORD_TOKEN", "MTE.a.s3cret\nMTE"),
        ("DATABASE_URL", "postgres://ada:s3cret@db.invalid:port/c"),
        ("DATABASE_URL", "postgres://ada:12/s3cret@127.0.0.1/c"),
        (
            "DATABASE_URL",
            "postgres://ada:s3cret@127.0.0.1:9/c?sslmode=s3cret",
        ),
        ("DATABASE_URL", "postgres://ada:%20s3cret%zz@127.0.0.1:9/c"),
        (
            "DATABASE_URL",
            "postgres://ada:'s3cret s3cret\"@127.0.0.1:9/c",
        ),
        (
            "DATABASE_URL",
            "postgres://127.0.0.1:9/c?user=ada&password=s3cret",
        ),
        ("DATABASE_URL", "host=127.0.0.1 password=s3cret"),
        ("DATABASE_PATH", "postgres://ada:s3cret@127.0.0.1:9/c"),
        ("DISCORD_PUBLIC_KEY", "s3cret"),
        ("PUBLIC_URL", "https://ada:s3cret@a.example/?x"),
        ("DISCORD_API_BASE", "http://ada:s3cret@127.0.0.1:9/"),
        ("LISTEN", "s3cret"),
        ("RUST_LOG", "s3cret=s3cret"),
        ("LOG_FORMAT", "s3cret"),
        ("SHARD", "s3cret"),
        ("MOST_MATCHES", "s3cret"),
        ("BACKUPS_KEPT", "s3cret"),
        ("TRUSTED_PROXIES", "s3cret"),
        ("BACKUPS", "s3://ada:s3cret@127.0.0.1/c"),
        ("DISCORD_API_CA", "https://ada:s3cret@127.0.0.1/c"),
        ("HTTPS_PROXY", "http://ada:s3cret@127.0.0.1:9"),
        ("HTTP_PROXY", "http://ada:s3cret@127.0.0.1:9"),
    ] {
        let mut settings = vec![("DISCORD_TOKEN", TOKEN), ("DISCORD_API_BASE", local)];
        settings.retain(|(other, _)| *other != name);
        settings.push((name, value));
        for command in COMMANDS {
            // A database server or a Discord that can't be reached is waited for.
            let is_fine = ["BACKUPS", "HTTPS_PROXY", "HTTP_PROXY"].contains(&name);
            let waits = command == ["run"]
                && (is_fine || value.contains("127.0.0.1:9/c") && !value.contains("sslmode"));
            if !waits || name == "DATABASE_PATH" {
                said(folder.path(), "", command, &settings);
            }
        }
    }
}

#[test]
fn a_secret_on_the_command_line_is_not_quoted() {
    let folder = tempfile::tempdir().expect("a folder");
    for url in [
        "postgres://ada:s3cret@db:port/c",
        "postgres://ada:1/s3cret@db/c",
        "postgres://ada:s3cret s3cret@db:'port'/c",
        "mysql://ada:s3cret@db/c",
        "postgres://ada:s3cret@127.0.0.1:9/c",
        "password=s3cret",
    ] {
        for command in [
            &["verify", "--database"][..],
            &["outbox", "list", "--database"],
            &["ratings", "rebuild", "--database"],
            &["tournament", "export", "1", "--database"],
            &["database", "copy", "--to", "b.db", "--from"],
            &["database", "copy", "--from", "b.db", "--to"],
            &["database", "backup", "--to", "copies", "--database"],
            &["database", "restore", "copy.db", "--database"],
            &["database", "migrate", "--database"],
            &["verify"],
            &["invite"],
            &["invite", "--application"],
            &["sandbox", "--port"],
            &["render"],
            &[],
        ] {
            let told = said(folder.path(), "", &[command, &[url]].concat(), &[]);
            assert!(!told.is_empty(), "{command:?}");
            if let Some((option, before)) = command.split_last() {
                let joined = format!("{option}={url}");
                said(folder.path(), "", &[before, &[&joined]].concat(), &[]);
            }
        }
    }
    let token = "MTE.Gs3cret.e-f";
    for arguments in [
        &["invite", token][..],
        &["invite", "--application", token],
        &["run", "--token", token],
        &["run", "--token=MTE.Gs3cret.e-f"],
        &[token],
    ] {
        said(folder.path(), "", arguments, &[]);
    }
}

#[test]
fn a_value_that_is_changed_is_warned_of_by_every_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "DISCORD_CLIENT_SECRET=pa$s3cret\nDATABASE_PATH=none.db\nDISCORD_API_BASE=http://127.0.0.1:9\n";
    let warning = "the file .env, line 1: DISCORD_CLIENT_SECRET has a $ that is not quoted";
    for command in COMMANDS {
        let told = said(folder.path(), text, command, &[]);
        assert!(told.contains(warning), "{command:?}: {told}");
    }
    let quoted = "DISCORD_CLIENT_SECRET='pa$s3cret'\nDATABASE_PATH=none.db\n";
    let told = said(folder.path(), quoted, &["verify"], &[]);
    assert!(!told.contains("not quoted"), "{told}");
}
