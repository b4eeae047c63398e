//! Commands and options of earlier versions: the answer says what to use, in the reader's language, and nothing
//! changes.

use serde_json::{Value, json};

use super::Club;
use crate::answered::{OLDER_FORM, register};

/// Commands of the earlier version that had no subcommands, and the ones that do the same now.
const WITHOUT: [(&str, &str); 16] = [
    ("seek", "find"),
    ("seeks", "find"),
    ("moves", "match"),
    ("plan", "match"),
    ("follow", "match"),
    ("note", "match"),
    ("takeback", "match"),
    ("claim", "match"),
    ("clock", "match"),
    ("hint", "match"),
    ("analyze", "match"),
    ("export", "match"),
    ("vacation", "settings"),
    ("notify", "settings"),
    ("unblock", "settings"),
    ("privacy", "settings"),
];

/// The commands that had options, with one of them.
const WITH: [(&str, &str, &str); 6] = [
    ("puzzle", "solve", "puzzle"),
    ("tournament", "pair", "tournament"),
    ("ladder", "join", "ladder"),
    ("contest", "captain", "contest"),
    ("servers", "list", "contest"),
    ("server", "ban", "server"),
];

/// Registers all of them, as the earlier version did.
async fn register_all(club: &Club) {
    let simple = WITHOUT
        .iter()
        .map(|(name, _)| json!({ "name": name, "description": "an old one" }));
    let nested = WITH.iter().map(|(name, sub, _)| {
        let sub = json!({ "type": 1, "name": sub, "description": "an old one" });
        json!({ "name": name, "description": "an old one", "options": [sub] })
    });
    let other = [json!({ "name": "gone", "description": "no one knows it" })];
    let all: Vec<Value> = simple.chain(nested).chain(other).collect();
    register(&club.discord, json!(all)).await;
}

#[tokio::test]
async fn every_command_of_the_earlier_version_is_answered_with_the_one_of_today() {
    let club = Club::new().await;
    let Club { discord, ada, .. } = &club;
    register_all(&club).await;
    let nested = WITH
        .iter()
        .map(|(name, sub, now)| (format!("{name} {sub}"), *now));
    let all = WITHOUT
        .iter()
        .map(|(name, now)| ((*name).to_owned(), *now))
        .chain(nested);
    for (name, now) in all {
        let said = club.command(ada, &name, json!({})).await.private();
        let expected = format!("That’s `/{now}` now.");
        assert!(said.starts_with(&expected), "/{name}: {said}");
    }
    let said = club.command(ada, "gone", json!({})).await.private();
    assert!(said.starts_with(OLDER_FORM), "{said}");
    discord.judge().await;
}

#[tokio::test]
async fn a_command_of_the_earlier_version_does_nothing_and_is_answered_in_the_readers_language() {
    let club = Club::new().await;
    let Club {
        discord,
        ada,
        games,
        ..
    } = &club;
    let before = discord.messages_now(games, ada).await.len();
    register_all(&club).await;
    let path = format!("/users/{}", ada.id);
    for (locale, expected) in [
        ("de", "Das geht jetzt mit `/find`."),
        ("en-US", "That’s `/find` now."),
    ] {
        discord.patch(&path, json!({ "locale": locale })).await;
        let said = club.command(ada, "seek", json!({})).await.private();
        assert!(said.starts_with(expected), "{said}");
    }
    let answers = discord.messages_now(games, ada).await;
    assert_eq!(answers.len(), before + 2, "only the private answers");
    discord.judge().await;
}

/// Options that commands had in an earlier version.
const OLD: [(&str, &str); 9] = [
    ("server", "action"),
    ("board", "sideways"),
    ("help", "about"),
    ("match", "action"),
    ("ladder", "action"),
    ("contest", "action"),
    ("find", "action"),
    ("puzzle", "action"),
    ("tournament", "action"),
];

#[tokio::test]
async fn an_option_of_the_earlier_version_does_nothing_and_leads_to_the_card() {
    let club = Club::new().await;
    let Club { discord, ada, .. } = &club;
    let path = format!("/users/{}", ada.id);
    let olds = OLD.map(|(name, option)| {
        json!({ "name": name, "description": "an old one", "options": [
            { "type": 3, "name": option, "description": "an old one" }] })
    });
    register(discord, json!(olds)).await;
    for (name, option) in OLD {
        for (locale, expected) in [
            (
                "en-US",
                format!("You don’t need `{option}` anymore: send `/{name}` on its own"),
            ),
            (
                "de",
                format!("`{option}` brauchst du nicht mehr: Schick nur `/{name}` ab"),
            ),
        ] {
            discord.patch(&path, json!({ "locale": locale })).await;
            let options = json!({ option: "join" });
            let said = club.command(ada, name, options).await.private();
            assert!(said.starts_with(&expected), "{said}");
        }
    }
    discord.judge().await;
}
