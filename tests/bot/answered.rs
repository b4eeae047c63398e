//! Everyone gets exactly one answer, no matter what Discord shows, repeats or loses, and no log reveals
//! the token for it.

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, text},
    running::{Data, Task},
    watched::Watched,
};

pub(crate) const OLDER_FORM: &str = "Discord shows you an old version of this command.";

struct Stage {
    discord: Discord,
    data: Data,
    ada: Member,
    games: String,
}

impl Stage {
    async fn new() -> Stage {
        let discord = Discord::start().await;
        Stage {
            ada: discord.member("Ada").await,
            games: discord.channel("games").await,
            data: Data::new(),
            discord,
        }
    }
}

/// Registers commands as another version of the bot would have done.
pub(crate) async fn register(discord: &Discord, commands: Value) {
    let state = discord.get("/state").await;
    let application = text(&state["application_id"]);
    let url = format!(
        "{}/api/v10/applications/{application}/commands",
        discord.sandbox.url()
    );
    let answer = crate::patience::client()
        .put(url)
        .header("Authorization", format!("Bot {}", local_discord::TOKEN))
        .json(&commands)
        .send()
        .await
        .expect("an answer");
    assert!(answer.status().is_success(), "{:?}", answer.text().await);
}

#[tokio::test]
async fn commands_of_another_version_are_answered_in_the_language_of_who_gives_them() {
    let stage = Stage::new().await;
    let Stage {
        discord,
        ada,
        games,
        ..
    } = &stage;
    let bot = Task::start(discord, &stage.data).await;
    register(
        discord,
        json!([
            { "name": "board", "description": "of a number", "options": [
                { "type": 4, "name": "match", "description": "a number" }] },
            { "name": "move", "description": "without a move" },
            { "name": "gone", "description": "not any more", "options": [
                { "type": 3, "name": "what", "description": "typed", "autocomplete": true }] },
        ]),
    )
    .await;
    for (name, options) in [
        ("board", json!({ "match": 1 })),
        ("move", json!({})),
        ("gone", json!({})),
    ] {
        let said = discord.command(ada, games, name, options).await.private();
        assert!(said.starts_with(OLDER_FORM), "/{name}: {said}");
    }
    let typed = json!({ "what": "a" });
    let suggested = discord.complete(ada, games, "gone", typed, "what").await;
    assert_eq!(suggested, []);
    discord
        .patch(&format!("/users/{}", ada.id), json!({ "locale": "de" }))
        .await;
    let said = discord.command(ada, games, "move", json!({})).await;
    let said = said.private();
    assert!(
        said.starts_with("Discord zeigt dir eine alte Form"),
        "{said}"
    );
    discord.judge_strictly().await;
    bot.stop(discord).await;
}

#[tokio::test]
async fn what_is_registered_already_is_not_registered_again() {
    let stage = Stage::new().await;
    let Stage { discord, data, .. } = &stage;
    for expected in [true, false] {
        let mut bot = Watched::start(&discord.sandbox.url(), data, &[]);
        let line = bot.says("the commands are registered").await;
        assert!(line.contains(&format!("changed={expected}")), "{line}");
        bot.signal("TERM");
        bot.ended().await;
    }
}

#[tokio::test]
async fn an_answer_that_was_not_confirmed_is_the_only_one_and_its_key_is_not_logged() {
    let stage = Stage::new().await;
    let Stage {
        discord,
        data,
        ada,
        games,
    } = &stage;
    let bot = Watched::start(&discord.sandbox.url(), data, &[("RUST_LOG", "trace")]);
    discord.ready().await;
    let ben = discord.member("Ben").await;
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([ada, &ben], game).await;
    let question = discord.command(ada, &thread, "resign", json!({})).await;
    discord.press(ada, question.message(), "Yes, resign").await;

    let callback = "POST /interactions/*/*/callback";
    for route in [callback, "POST /webhooks/*/*"] {
        let lost = json!({ "kind": "drop_request", "route": route, "after": true });
        discord.post("/faults", lost).await;
        if route == callback {
            let help = discord.command(ada, games, "help", json!({})).await;
            help.private();
        }
    }
    let gif = json!({ "match": "1", "gif": true });
    let shown = discord.command(ada, games, "replay", gif).await;
    assert_eq!(
        shown.message()["attachments"][0]["content_type"],
        "image/gif"
    );
    bot.signal("TERM");
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(0));
    let messages = discord.messages_now(games, ada).await;
    let said = Value::from(messages).to_string();
    assert!(!said.contains("Something went wrong"), "{said}");

    // The log says what happened, and where.
    let told = log
        .lines()
        .filter(|line| line.contains("Discord refused an answer"));
    assert!(told.count() > 0, "the follow-up was lost");
    for (number, _) in log.match_indices("/interactions/") {
        let rest = &log[number + "/interactions/".len()..];
        let rest = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
        assert!(rest.starts_with("/***"), "{}", &rest[..60.min(rest.len())]);
    }
    assert!(log.contains("/***/callback"), "addresses are logged at all");
}
