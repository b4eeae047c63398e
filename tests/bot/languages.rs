//! Each member reads their own language, and all members together read the server's.

use std::collections::BTreeSet;

use rules::{
    GameId, Side, sentence,
    words::{Locale, translated_names, translations},
};
use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, labels, text},
    running::{Data, Process},
};

/// Creates a channel of another server with this language, in which these people are members.
async fn channel_in<const N: usize>(
    discord: &Discord,
    locale: Locale,
    members: [&Member; N],
) -> String {
    let club = json!({ "name": "The Club", "locale": locale.id(), "owner": members[0].id });
    let club = discord.server(club).await;
    let path = format!("/guilds/{club}/members");
    for member in &members[1..] {
        discord.post(&path, json!({ "user": member.id })).await;
    }
    let path = format!("/guilds/{club}/channels");
    text(&discord.post(&path, json!({ "name": "club" })).await["id"])
}

async fn speaks(discord: &Discord, member: &Member, code: &str) {
    let path = format!("/users/{}", member.id);
    discord.patch(&path, json!({ "locale": code })).await;
}

#[tokio::test]
async fn answers_are_in_the_users_language_and_boards_in_the_servers() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    speaks(&discord, &ada, "fr").await;
    speaks(&discord, &ben, "es-419").await;
    let club = channel_in(&discord, Locale::German, [&ada, &ben]).await;

    let options = json!({ "game": "kings-court", "opponent": ben.id, "side": "first" });
    let sent = discord
        .command(&ada, &club, "challenge", options)
        .await
        .private();
    let said = sentence!("challenge-sent", id = "#1", opponent = ben.mention());
    // It is the server's first challenge.
    let boards = Locale::French.say(&sentence!("challenge-boards", where = "thread"));
    assert_eq!(sent, format!("{}\n{boards}", Locale::French.say(&said)));

    let card = discord.picture_after(&club, &ben, "0").await;
    let head = sentence!("challenge-head", id = "#1", game = "King’s Court")
        .with("challenger", ada.mention())
        .with("opponent", ben.mention());
    let head = Locale::German.say(&head);
    assert!(text(&card["content"]).starts_with(&head), "{head}");
    let accept = Locale::German.text("button-accept");
    assert!(labels(&card).contains(&accept));
    let alt = text(&card["attachments"][0]["description"]);
    let side = Locale::German.say(&sentence!("side-name", side = "orange"));
    assert!(alt.contains(&side), "{alt}");

    discord.press(&ben, &card, &accept).await.acknowledged();
    let accepted = discord
        .message_where(&club, &ada, |message| message["thread"].is_object())
        .await;
    let thread = text(&accepted["thread"]["id"]);
    let board = discord.picture_after(&thread, &ben, "0").await;
    let more = Locale::German.text("button-more");
    let more = discord.press(&ben, &board, &more).await;
    let resign = Locale::Spanish.text("button-resign");
    let question = discord.press(&ben, more.message(), &resign).await;
    let ask = sentence!("ask-resign", id = "#1", opponent = ada.mention());
    let asked = [
        Locale::Spanish.say(&ask),
        Locale::Spanish.text("ask-resign-too-short"),
    ];
    assert_eq!(question.private(), asked.join("\n"));
    discord.judge_strictly().await;
}

#[tokio::test]
async fn followers_read_in_their_own_language_and_not_in_the_servers() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let (cleo, dan) = (discord.member("Cleo").await, discord.member("Dan").await);
    let followers = [(&cleo, Locale::French), (&dan, Locale::English)];
    speaks(&discord, &cleo, "fr").await;
    let club = channel_in(&discord, Locale::German, [&ada, &ben, &cleo, &dan]).await;
    let options = json!({ "game": "kings-court", "opponent": ben.id, "side": "first" });
    let sent = discord.command(&ada, &club, "challenge", options).await;
    sent.private();
    let card = discord.picture_after(&club, &ben, "0").await;
    let accept = Locale::German.text("button-accept");
    discord.press(&ben, &card, &accept).await.acknowledged();
    let accepted = discord
        .message_where(&club, &ada, |message| message["thread"].is_object())
        .await;
    let thread = text(&accepted["thread"]["id"]);
    discord.picture_after(&thread, &ben, "0").await;
    for (follower, locale) in followers {
        let asked = discord.of_match(follower, &thread, json!({ "match": "1" }), "follow");
        let asked = asked.await;
        asked.updated();
        let each = locale.text("button-hear-moves");
        let follows = discord.press(follower, asked.message(), &each).await;
        follows.updated();
    }

    let typed = json!({ "move": "" });
    let suggested = discord.complete(&ada, &thread, "move", typed, "move").await;
    let played = json!({ "move": suggested[0].1 });
    discord
        .command(&ada, &thread, "move", played)
        .await
        .private();
    let question = discord.command(&ben, &thread, "resign", json!({})).await;
    let yes = Locale::English.text("button-confirm-resign");
    let resigned = discord.press(&ben, question.message(), &yes).await;
    resigned.updated();
    for (follower, locale) in followers {
        let direct = discord
            .post("/direct", json!({ "user": follower.id }))
            .await;
        let direct = text(&direct["id"]);
        for key in ["word-next", "word-last"] {
            let told = locale.say(&sentence!(key, link = ""));
            let says = |message: &Value| text(&message["content"]).contains(told.trim_end());
            let word = discord.message_where(&direct, follower, says).await;
            let head = sentence!("board-head", id = "#1", game = "King’s Court", ply = 1_u32);
            let said = text(&word["content"]);
            assert!(said.contains(&locale.say(&head)), "{said}");
            let side = GameId::KingsCourt.info().sides[Side::Second.index()];
            let result = locale.say(&sentence!("reason", why = "resignation", side = side));
            assert_eq!(said.contains(&result), key == "word-last", "{said}");
        }
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn commands_have_names_and_descriptions_in_every_language() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Process::start(&discord, &data).await;
    let commands = discord.get("/commands").await;
    let commands = commands.as_array().expect("commands");
    for command in commands {
        let name = text(&command["name"]);
        if command["type"] == 1 {
            let key = format!("command-{name}");
            check(command, &key, &key);
        } else {
            let key = format!("button-{}", name.to_lowercase());
            assert_eq!(name, Locale::English.text(&key));
            assert_eq!(localized(command, "name"), as_map(translations(&key)));
        }
    }
    discord.judge_strictly().await;
}

/// Returns what other languages say instead of a name or a description, by Discord's codes.
fn localized(command: &Value, field: &str) -> Value {
    match &command[format!("{field}_localizations")] {
        Value::Null => json!({}),
        map => map.clone(),
    }
}

fn as_map(texts: Vec<(&'static str, String)>) -> Value {
    let texts = texts.into_iter();
    texts
        .map(|(code, text)| (code.to_owned(), Value::from(text)))
        .collect()
}

/// Checks a command or an option whose description is under one key and whose name under another, and
/// everything within.
fn check(command: &Value, key: &str, name: &str) {
    assert_eq!(command["description"], Locale::English.text(key).as_str());
    assert_eq!(localized(command, "description"), as_map(translations(key)));
    assert_eq!(localized(command, "name"), as_map(translated_names(name)));
    // The sizes of boards, and the names of their games after them, are the same everywhere; all other choices
    // are translated.
    let is_game = |name: &Value| {
        let name = text(name);
        GameId::ALL
            .iter()
            .any(|game| name.ends_with(game.info().name))
    };
    for choice in command["choices"].as_array().into_iter().flatten() {
        let texts = choice["name_localizations"].as_object();
        let found: BTreeSet<&str> = texts
            .into_iter()
            .flat_map(|texts| texts.keys().map(String::as_str))
            .collect();
        let codes = translations("help-start").into_iter().map(|(code, _)| code);
        let expected: BTreeSet<&str> = codes.filter(|_| !is_game(&choice["name"])).collect();
        assert_eq!(found, expected, "{key}: {choice}");
    }
    for option in command["options"].as_array().into_iter().flatten() {
        let own = format!("{key}-{}", text(&option["name"]));
        let shared = format!("parameter-{}", text(&option["name"]));
        let or_shared = |has_own: bool| if has_own { &own } else { &shared };
        let described = or_shared(Locale::English.has(&own));
        let named = or_shared(!Locale::English.has(&shared));
        check(option, described, named);
    }
}
