//! Settings that make sense, and those that don't.

use super::*;

const TOKEN: &str = "MTE.Gabc_d.e-f";
const KEY: &str = "67c6bd767ca099e79efac9fcce4d2022a63bf7dea780e7f3d813f694c1597089";

fn read(settings: &[(&str, &str)]) -> Result<Config, ConfigError> {
    Config::read(|name| {
        settings
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| (*value).to_owned())
    })
}

#[test]
fn a_token_is_enough() {
    let config = read(&[("DISCORD_TOKEN", TOKEN)]).expect("good");
    assert_eq!(config.token.reveal(), TOKEN);
    assert_eq!(config.database.to_string(), "courtier.db");
    assert_eq!(config.discord, Discord::Real);
    assert_eq!((config.shard, config.most_matches), (None, None));
    assert!(
        !format!("{config:?}").contains("Gabc"),
        "the token is not printed"
    );
}

#[test]
fn each_mistake_names_its_setting() {
    for (settings, name) in [
        (&[][..], "DISCORD_TOKEN"),
        (&[("DISCORD_TOKEN", " ")], "DISCORD_TOKEN"),
        (&[("DISCORD_TOKEN", "secret")], "DISCORD_TOKEN"),
        (&[("DISCORD_TOKEN", "Bot MTE.abc.def")], "DISCORD_TOKEN"),
        (
            &[("DISCORD_TOKEN", TOKEN), ("DATABASE_PATH", "")],
            "DATABASE_PATH",
        ),
        (
            &[
                ("DISCORD_TOKEN", TOKEN),
                ("DATABASE_URL", "mysql://localhost/c"),
            ],
            "DATABASE_URL",
        ),
        (
            &[
                ("DISCORD_TOKEN", TOKEN),
                ("DATABASE_URL", "postgres://localhost/c"),
                ("DATABASE_PATH", "courtier.db"),
            ],
            "DATABASE_URL and DATABASE_PATH",
        ),
        (&[("DISCORD_TOKEN", TOKEN), ("SHARD", "3")], "SHARD"),
        (
            &[("DISCORD_TOKEN", TOKEN), ("DISCORD_PUBLIC_KEY", "12")],
            "DISCORD_PUBLIC_KEY is not",
        ),
        (
            &[("DISCORD_TOKEN", TOKEN), ("DISCORD_PUBLIC_KEY", KEY)],
            "DISCORD_PUBLIC_KEY needs LISTEN",
        ),
        (
            &[
                ("DISCORD_TOKEN", TOKEN),
                ("DISCORD_PUBLIC_KEY", KEY),
                ("LISTEN", "127.0.0.1:9090"),
                ("SHARD", "0/2"),
            ],
            "SHARD",
        ),
        (&[("DISCORD_TOKEN", TOKEN), ("SHARD", "3/3")], "SHARD"),
        (
            &[("DISCORD_TOKEN", TOKEN), ("MOST_MATCHES", "0")],
            "MOST_MATCHES",
        ),
        (&[("DISCORD_TOKEN", TOKEN), ("LISTEN", "9090")], "LISTEN"),
        (
            &[("DISCORD_TOKEN", TOKEN), ("TRUSTED_PROXIES", "10.0.0.0/99")],
            "TRUSTED_PROXIES",
        ),
        (
            &[("DISCORD_TOKEN", TOKEN), ("BACKUPS_KEPT", "0")],
            "BACKUPS_KEPT",
        ),
        (
            &[
                ("DISCORD_TOKEN", TOKEN),
                ("DATABASE_URL", "postgres://localhost/c"),
                ("BACKUPS", "backups"),
            ],
            "BACKUPS",
        ),
        (
            &[("DISCORD_TOKEN", TOKEN), ("DISCORD_API_BASE", "nowhere")],
            "DISCORD_API_BASE",
        ),
        (
            &[
                ("DISCORD_TOKEN", TOKEN),
                ("DISCORD_API_BASE", "ftp://localhost"),
            ],
            "DISCORD_API_BASE",
        ),
        (
            &[
                ("DISCORD_TOKEN", TOKEN),
                ("DISCORD_API_BASE", "https://localhost:8642"),
            ],
            "DISCORD_API_BASE is an https:// address, so DISCORD_API_CA",
        ),
        (
            &[
                ("DISCORD_TOKEN", TOKEN),
                ("DISCORD_API_BASE", "http://localhost:8642"),
                ("DISCORD_API_CA", "ca.pem"),
            ],
            "DISCORD_API_CA",
        ),
        (
            &[("DISCORD_TOKEN", TOKEN), ("DISCORD_API_CA", "ca.pem")],
            "DISCORD_API_CA",
        ),
    ] {
        let error = read(settings).expect_err("a mistake").to_string();
        assert!(error.starts_with(name), "{error}");
    }
}

#[test]
fn a_process_may_have_a_part_of_the_servers() {
    let config = read(&[("DISCORD_TOKEN", TOKEN), ("SHARD", "2/3")]);
    let part = Shard { id: 2, count: 3 };
    assert_eq!(config.expect("good").shard, Some(part));
}

#[test]
fn a_local_discord_may_show_a_certificate() {
    let config = read(&[
        ("DISCORD_TOKEN", TOKEN),
        ("DISCORD_API_BASE", "https://127.0.0.1:8643"),
        ("DISCORD_API_CA", "ca.pem"),
    ]);
    let expected = Discord::LocalTls {
        base: Url::parse("https://127.0.0.1:8643").expect("an address"),
        address: SocketAddr::from(([127, 0, 0, 1], 8643)),
        certificate: "ca.pem".into(),
    };
    assert_eq!(config.expect("good").discord, expected);
}

#[test]
fn the_live_page_needs_its_three_settings_and_an_address_that_browsers_trust() {
    let with = |url: &str, more: &[(&'static str, &str)]| {
        let settings = [&[("DISCORD_TOKEN", TOKEN), ("PUBLIC_URL", url)], more].concat();
        read(&settings).map(|config| config.live_page)
    };
    let rest = [("DISCORD_CLIENT_SECRET", "s"), ("LISTEN", "127.0.0.1:9")];
    for (url, as_read) in [
        ("https://a.example", "https://a.example/"),
        ("https://a.example/games", "https://a.example/games/"),
        ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/"),
    ] {
        let page = with(url, &rest).expect("good").expect("a page");
        assert_eq!(page.url.as_str(), as_read);
        assert_eq!(page.secret.reveal(), "s");
    }
    for url in [
        "http://a.example/",
        "a.example",
        "https://a.example/?x",
        "ftp://127.0.0.1/",
        "https://ada:s3cret@a.example/",
    ] {
        let refused = with(url, &rest).expect_err(url);
        assert_eq!(refused, ConfigError::PublicUrl);
    }
    for part in [&rest[..1], &rest[1..], &[]] {
        let refused = with("https://a.example", part).expect_err("in part");
        assert_eq!(refused, ConfigError::PageInPart);
    }
    let secret = read(&[("DISCORD_TOKEN", TOKEN), rest[0], rest[1]]);
    assert_eq!(secret.expect_err("in part"), ConfigError::PageInPart);
}

#[test]
fn the_operator_may_say_how_many_matches_a_user_has() {
    let config = read(&[("DISCORD_TOKEN", TOKEN), ("MOST_MATCHES", "5")]);
    assert_eq!(config.expect("good").most_matches, Some(5));
}

#[test]
fn only_this_machine_is_a_local_base() {
    for base in [
        "http://127.0.0.1:8080",
        "http://127.9.9.9",
        "http://[::1]:1",
        "http://localhost:9",
    ] {
        let config = read(&[("DISCORD_TOKEN", TOKEN), ("DISCORD_API_BASE", base)]);
        assert!(matches!(config.expect(base).discord, Discord::Local(_)));
    }
    for base in [
        "http://discord.com",
        "http://192.168.1.2",
        "http://localhost.example",
        "http://0.0.0.0",
        "http://127.0.0.1@example.org",
        "https://discord.com",
    ] {
        let error = read(&[("DISCORD_TOKEN", TOKEN), ("DISCORD_API_BASE", base)]);
        assert_eq!(error.expect_err(base), ConfigError::BaseNotLoopback);
    }
}

#[test]
fn no_mistake_quotes_a_value() {
    let token = ("DISCORD_TOKEN", TOKEN);
    for (name, value) in [
        ("DISCORD_TOKEN", "Bot s3cret"),
        ("DATABASE_PATH", "postgres://ada:s3cret@db/c"),
        ("DATABASE_URL", "host=db user=ada password=s3cret"),
        ("DATABASE_URL", "s3cret"),
        ("DATABASE_URL", "postgres:/ada:s3cret@db/c"),
        ("DATABASE_URL", "mysql://ada:s3cret@db/c"),
        ("DATABASE_URL", "postgres://ada:s3cret@db:port/c"),
        ("DATABASE_URL", "postgres://ada:1/s3cret@db/c"),
        ("DATABASE_URL", "postgres://ada:1#s3cret@db/c"),
        ("DATABASE_URL", "postgres://ada:1?s3cret@db/c"),
        ("DATABASE_URL", "postgres://ada:p@db/c?sslmode=s3cret"),
        ("DATABASE_URL", "postgres://ada:p@db/c?s3cret=1"),
        ("SHARD", "s3cret"),
        ("MOST_MATCHES", "s3cret"),
        ("LISTEN", "s3cret"),
        ("BACKUPS_KEPT", "s3cret"),
        ("DISCORD_PUBLIC_KEY", "s3cret"),
        ("DISCORD_API_BASE", "s3cret"),
        ("DISCORD_API_BASE", "http://ada:s3cret@db/"),
        ("DISCORD_API_BASE", "http://ada:s3cret@127.0.0.1/"),
    ] {
        let settings = match name {
            "DISCORD_TOKEN" => vec![(name, value)],
            _ => vec![token, (name, value)],
        };
        let error = read(&settings).expect_err(value);
        let told = format!("{error} {error:?}");
        assert!(error.to_string().contains(name), "{told}");
        assert!(!told.contains("s3cret"), "{told}");
    }
}

#[test]
fn a_list_of_deleted_players_is_named_for_a_server_alone() {
    let list = [("DISCORD_TOKEN", TOKEN), ("DELETIONS_FILE", "deletions")];
    let refused = read(&list).expect_err("there is one beside the file");
    assert!(
        refused.to_string().starts_with("DELETIONS_FILE"),
        "{refused}"
    );
    let server = ("DATABASE_URL", "postgres://localhost/c");
    let config = read(&[list[0], list[1], server]).expect("settings");
    assert_eq!(config.deletions, Some("deletions".into()));
}

/// Operators can print the settings while they look for a fault.
#[test]
fn settings_are_printed_without_secrets() {
    let config = read(&[
        ("DISCORD_TOKEN", "MTE.s3cret.b"),
        ("DISCORD_CLIENT_SECRET", "s3cret"),
        ("DATABASE_URL", "postgres://ada:s3cret@db/c"),
        ("PUBLIC_URL", "https://a.example/"),
        ("LISTEN", "127.0.0.1:1"),
    ]);
    let config = config.expect("good settings");
    let printed = format!("{config:?} {config:#?}");
    assert!(!printed.contains("s3cret"), "{printed}");
    assert!(printed.contains("a.example"), "{printed}");
}
