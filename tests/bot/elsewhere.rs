//! The bot where it is not a member: in direct messages, and in servers to which a user has brought it
//! along.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, labels, text},
    ratings::Servers,
    running::{Data, on_either_engine},
};

/// Longer than what Discord says about a server is valid.
const OVER: Duration = Duration::from_secs(61);

/// How long commands go on.
const MINUTES: usize = 12;

on_either_engine!(players_play_their_own_matches_wherever_they_are);

/// Prepares the second server: the bot was removed from it, and Ada has brought it along.
pub(crate) async fn bring_along(stage: &Servers) {
    let Servers { discord, ada, .. } = stage;
    let state = discord.get("/state").await;
    let club = &state["guilds"][1];
    let members = club["members"].as_array().expect("members");
    let bot = members.iter().find(|member| member["bot"] == true);
    let bot = text(&bot.expect("the bot")["id"]);
    let club = text(&club["id"]);
    discord
        .delete(&format!("/guilds/{club}/members/{bot}"))
        .await;
    let installed = json!({ "installed": true });
    discord
        .patch(&format!("/users/{}", ada.id), installed)
        .await;
}

async fn direct(discord: &Discord, with: &Member) -> String {
    text(&discord.post("/direct", json!({ "user": with.id })).await["id"])
}

async fn players_play_their_own_matches_wherever_they_are(data: Data) {
    let stage = Servers::with(data).await;
    bring_along(&stage).await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        channels: [_, hall],
        ..
    } = &stage;
    let game = json!({ "game": "guard-and-towers" });
    let (thread, board) = discord.begin([ada, ben], game.clone()).await;
    let (others, _) = discord.begin([cleo, ben], game).await;
    assert_ne!(thread, others);
    let direct = direct(discord, ada).await;

    // In either place, there is only one match that Ada can mean.
    let mut last = text(&board["id"]);
    for (place, mv, answer) in [(hall, "a7-a6", "a1-a2"), (&direct, "d7-d6", "d1-d2")] {
        let list = discord
            .command(ada, place, "matches", json!({}))
            .await
            .private();
        assert!(list.contains("#1") && !list.contains("#2"), "{list}");
        assert!(
            list.contains(&format!("/{thread}/")),
            "it leads there: {list}"
        );
        let suggested = json!({ "match": "" });
        let suggested = discord
            .complete(ada, place, "board", suggested, "match")
            .await;
        assert_eq!(suggested.len(), 1, "{suggested:?}");
        let shown = discord.command(ada, place, "board", json!({})).await;
        shown.private();
        assert!(shown.message()["attachments"][0].is_object());

        let options = json!({ "move": mv });
        let played = discord.command(ada, place, "move", options).await.private();
        assert!(played.contains(mv), "{played}");
        last = text(&discord.picture_after(&thread, ben, &last).await["id"]);
        let options = json!({ "move": answer, "match": "1" });
        discord
            .command(ben, &thread, "move", options)
            .await
            .private();
        last = text(&discord.picture_after(&thread, ben, &last).await["id"]);
    }
    // By taps and by a form, too.
    let noted = discord.write_note(ada, hall, json!({}), "my left side");
    let noted = noted.await;
    assert!(noted.updated().contains("my left side"));
    let form = discord.press(ada, noted.message(), "Change the note").await;
    let sent = discord.send_form(ada, &form, json!({ "note": "my right side" }));
    assert!(sent.await.updated().contains("my right side"));
    for (command, options) in [
        ("rules", json!({ "game": "courtyard" })),
        ("tutorial", json!({ "game": "courtyard" })),
        ("settings", json!({})),
        ("settings", json!({ "page": "reminders" })),
        ("leaderboard", json!({})),
        ("settings", json!({ "page": "data" })),
    ] {
        for place in [hall, &direct] {
            let options = options.clone();
            discord
                .command(ada, place, command, options)
                .await
                .private();
        }
    }
    for place in [hall, &direct] {
        for act in ["moves:", "export:"] {
            let named = json!({ "match": "1" });
            discord.of_match(ada, place, named, act).await.private();
        }
        let plans = discord.of_match(ada, place, json!({}), "plans:").await;
        plans.updated();
    }
    let asked = discord.command(ada, hall, "resign", json!({})).await;
    let given_up = discord.press(ada, asked.message(), "Yes, resign").await;
    assert!(given_up.updated().contains("#1"));
    discord.closed(&thread).await;
    discord.judge().await;
}

/// Discord counts what it refuses, and the interaction itself says that the bot isn't a member there.
#[tokio::test]
async fn nothing_is_asked_of_a_server_that_the_bot_has_left() {
    let stage = Servers::empty().await;
    bring_along(&stage).await;
    let Servers {
        discord,
        ada,
        ben,
        channels: [_, hall],
        ..
    } = &stage;
    let game = json!({ "game": "guard-and-towers" });
    discord.begin([ada, ben], game).await;
    let refused = async || {
        let timeline = discord.get("/timeline?after=0&limit=100000").await;
        let entries = timeline.as_array().expect("a list").iter();
        let refused =
            entries.filter(|entry| [401, 403, 429].iter().any(|it| entry["status"] == *it));
        let what = |entry: &Value| format!("{} {}", text(&entry["method"]), text(&entry["path"]));
        refused.map(what).collect::<Vec<String>>()
    };
    let before = refused().await.len();
    for _ in 0..MINUTES {
        for (command, options) in [
            ("matches", json!({})),
            ("board", json!({ "match": "1" })),
            ("board", json!({ "match": "99" })),
            ("match", json!({})),
            ("settings", json!({})),
            ("settings", json!({ "page": "data" })),
            ("leaderboard", json!({})),
            ("rules", json!({ "game": "courtyard" })),
            ("tutorial", json!({ "game": "courtyard" })),
            ("help", json!({})),
        ] {
            let answer = discord.command(ada, hall, command, options).await;
            answer.message();
        }
        for act in ["moves:", "export:"] {
            discord.of_match(ada, hall, json!({}), act).await.private();
        }
        let named = json!({ "match": "" });
        let suggested = discord.complete(ada, hall, "board", named, "match").await;
        assert_eq!(suggested.len(), 1, "{suggested:?}");
        // Discord's answers are used for a minute.
        discord.advance(OVER).await;
    }
    let settings = discord.command(ada, hall, "settings", json!({})).await;
    for label in labels(settings.message()) {
        discord.press(ada, settings.message(), &label).await;
    }
    // The bot looks by itself whether it is back, less and less often. Commands don't make it look again.
    let after = refused().await;
    assert!(
        after.len() < before + MINUTES / 2,
        "{before}, then {after:?}"
    );
    discord.judge().await;
}

/// Matches of others are looked at where they are shown, and challenges are made where the bot is a
/// member.
#[tokio::test]
async fn what_belongs_to_a_server_stays_there() {
    let stage = Servers::empty().await;
    bring_along(&stage).await;
    let Servers {
        discord,
        ada,
        ben,
        cleo,
        dan,
        channels: [games, hall],
        ..
    } = &stage;
    let game = json!({ "game": "guard-and-towers" });
    discord.begin([cleo, ben], game.clone()).await;
    for (command, options) in [
        ("board", json!({ "match": "1" })),
        ("match", json!({ "match": "1" })),
        ("move", json!({ "match": "1", "move": "a7-a6" })),
        ("resign", json!({ "match": "1" })),
    ] {
        let said = discord.command(ada, hall, command, options).await.private();
        assert!(
            said.contains("no challenge or match #1"),
            "/{command}: {said}"
        );
    }
    // Discord does not offer commands that need a server, nor anything to users who have not installed
    // the bot.
    for (who, command, options) in [
        (ada, "challenge", game.clone()),
        (ada, "server", json!({})),
        (dan, "help", json!({})),
    ] {
        let mut call = json!({
            "user": who.id, "channel": hall, "name": command, "options": options,
        });
        call["wait"] = json!("first");
        let refused = discord.try_post("/command", &call).await;
        assert!(refused.is_err(), "/{command}: {refused:?}");
    }
    // Here only the computer is an opponent.
    let help = discord.command(ada, hall, "help", json!({})).await;
    let begin: Value = help.message().clone();
    let label = labels(&begin)
        .into_iter()
        .find(|label| label == "Courtyard");
    let pressed = discord.press(ada, &begin, &label.expect("a game")).await;
    let said = text(&pressed.message()["content"]);
    assert!(said.contains("against the computer"), "{said}");
    let seats = discord.messages_now(games, ada).await;
    assert!(
        seats
            .iter()
            .all(|message| !text(&message["content"]).contains("Courtyard"))
    );
    // The bot asks whether it is back in the server, and is refused.
    discord.judge().await;
}
