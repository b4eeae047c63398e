//! A message whose confirmation was lost is looked for, and never posted twice.

use std::time::Duration;

use serde_json::json;

use super::{courtier, posts_in, shows};
use crate::{
    discord::{Discord, components, text},
    following::words::follow,
    refusals::Stage,
    running::{Data, Task, on_either_engine},
};

on_either_engine!(
    what_was_confirmed_in_words_that_cannot_be_read_is_there_once,
    a_direct_message_that_was_confirmed_in_words_that_cannot_be_read_is_there_once,
    a_bulletin_that_was_confirmed_in_words_that_cannot_be_read_is_there_once,
);

/// Lets Discord carry out the next request of this kind, but answer without content.
async fn garble(discord: &Discord, route: &str) {
    let fault = json!({ "kind": "garble", "route": route, "times": 1 });
    discord.post("/faults", fault).await;
}

/// A message that was posted a moment ago is found by its nonce, and an older one by looking for it.
async fn what_was_confirmed_in_words_that_cannot_be_read_is_there_once(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    garble(&discord, &posts_in(&games)).await;
    garble(
        &discord,
        &format!("POST /channels/{games}/messages/*/threads"),
    )
    .await;
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;
    let play = async |by, mv: &str| {
        let played = discord.command(by, &thread, "move", json!({ "move": mv }));
        assert!(played.await.private().contains("You played"));
    };
    for (by, mv, wait) in [
        (&ada, "a7-a6", Duration::from_secs(5)),
        (&ben, "a1-a2", Duration::from_mins(30)),
    ] {
        garble(&discord, &posts_in(&thread)).await;
        garble(&discord, &format!("PATCH /channels/{thread}/messages/*")).await;
        play(by, mv).await;
        discord.refused(mv).await;
        discord.advance(wait).await;
        data.all_said_in_time(&discord, Duration::from_secs(5))
            .await;
    }
    play(&ada, "b7-b6").await;
    data.all_said_in_time(&discord, Duration::from_secs(5))
        .await;
    assert_eq!(discord.get("/state").await["faults"], json!([]));
    let boards = discord.messages_now(&thread, &ada).await;
    for (mv, buttons) in [("a7-a6", false), ("a1-a2", false), ("b7-b6", true)] {
        let shown: Vec<_> = boards.iter().filter(|board| shows(mv)(board)).collect();
        let [board] = shown[..] else {
            panic!("{mv} is shown {} times", shown.len());
        };
        // Its number is known, or the next board would have left its buttons.
        assert_eq!(!components(board).is_empty(), buttons, "{mv}");
    }
    let cards = discord.messages_now(&games, &ada).await;
    assert_eq!(cards.iter().filter(|card| shows("#1")(card)).count(), 1);
    assert_eq!(courtier(&data, &["list"]), "everything could be said\n");
    discord.judge().await;
}

/// Soon, while Discord still remembers the nonce, and long after it has forgotten it.
const WAITS: [Duration; 2] = [Duration::from_secs(5), Duration::from_mins(30)];

/// Cleo follows the match, and gets a notice of each move.
async fn a_direct_message_that_was_confirmed_in_words_that_cannot_be_read_is_there_once(
    data: Data,
) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    follow(discord, cleo, games, 1, "At each move")
        .await
        .updated();
    let direct = discord.post("/direct", json!({ "user": cleo.id })).await;
    let direct = text(&direct["id"]);
    for ((by, mv), wait) in [(ada, "a7-a6"), (ben, "a1-a2")].into_iter().zip(WAITS) {
        garble(discord, "POST /users/@me/channels").await;
        garble(discord, &posts_in(&direct)).await;
        stage.play(by, mv).await.private();
        discord
            .until("both faults".to_owned(), async || {
                // Because of the first answer, the second is not requested immediately.
                discord.advance(wait).await;
                let faults = discord.get("/state").await["faults"].clone();
                if faults == json!([]) {
                    Ok(())
                } else {
                    Err(faults)
                }
            })
            .await;
        discord.advance(wait).await;
        stage.data.all_said_in_time(discord, WAITS[0]).await;
    }
    stage.play(ada, "b7-b6").await.private();
    stage.data.all_said_in_time(discord, WAITS[0]).await;
    let words = discord.messages_now(&direct, cleo).await;
    for mv in ["a7-a6", "a1-a2", "b7-b6"] {
        let count = words.iter().filter(|word| shows(mv)(word)).count();
        assert_eq!(count, 1, "{mv}: {words:#?}");
    }
    assert_eq!(
        courtier(&stage.data, &["list"]),
        "everything could be said\n"
    );
    discord.judge().await;
}

/// Ada announces two tournaments, because she owns the server.
async fn a_bulletin_that_was_confirmed_in_words_that_cannot_be_read_is_there_once(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &stage;
    for (number, wait) in (1..).zip(WAITS) {
        garble(discord, &posts_in(games)).await;
        let cup = json!({
            "name": format!("Cup {number}"), "system": "knockout",
            "game": "courtyard",
        });
        let made = discord.found(ada, games, cup).await;
        assert!(made.updated().contains("is announced"));
        discord.refused(&format!("Cup {number}")).await;
        discord.advance(wait).await;
        stage.data.all_said_in_time(discord, WAITS[0]).await;
        // An edit of it may be confirmed like this too.
        garble(discord, &format!("PATCH /channels/{games}/messages/*")).await;
        let named = json!({ "tournament": number.to_string() });
        let card = discord.command(ben, games, "tournament", named).await;
        let joined = discord.press(ben, card.message(), "Join").await;
        assert!(joined.updated().contains("You’ve joined"));
        stage.data.all_said_in_time(discord, WAITS[0]).await;
        let name = format!("Cup {number}");
        let all = discord.messages_now(games, ben).await;
        let cards: Vec<_> = all
            .iter()
            .filter(|message| {
                let said = text(&message["content"]);
                said.starts_with("🏆") && said.contains(&name)
            })
            .collect();
        let [card] = cards[..] else {
            panic!("{name} is shown {} times: {all:#?}", cards.len());
        };
        // Its number is known, or it would not have been changed.
        let said = text(&card["content"]);
        assert!(!said.contains("No one has joined yet"), "{said}");
    }
    assert_eq!(
        courtier(&stage.data, &["list"]),
        "everything could be said\n"
    );
    discord.judge().await;
}

/// A message that cannot be looked for is not posted a second time.
#[tokio::test]
async fn after_a_lost_answer_the_look_up_decides_however_much_was_written_since() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        ..
    } = &stage;
    let faults = [
        json!({ "kind": "drop_request", "after": true, "route": posts_in(thread), "times": 1 }),
        json!({ "kind": "server_error", "route": format!("GET /channels/{thread}/messages"), "times": 2 }),
    ];
    let write = async |lines: u32| {
        for number in 0..lines {
            let line = format!("Line {number}.");
            let said = json!({ "user": ben.id, "channel": thread, "content": line });
            discord.post("/say", said).await;
        }
    };
    // More than a page of messages that may be as new as the first try.
    write(120).await;
    for fault in faults {
        discord.post("/faults", fault).await;
    }
    stage.play(ada, "a7-a6").await.private();
    discord.refused("a7-a6").await;
    write(150).await;
    // Short of what Discord remembers a nonce for: the clock may move while a post is on its way.
    let step = Duration::from_mins(1);
    stage.data.all_said_in_time(discord, step).await;
    stage.play(ben, "a1-a2").await.private();
    let all = discord
        .until("the next board", async || {
            let all = discord.all_messages(thread, ada).await;
            if all.iter().any(shows("a1-a2")) {
                Ok(all)
            } else {
                Err(all.into())
            }
        })
        .await;
    let boards = all.iter().filter(|message| shows("a7-a6")(message)).count();
    assert_eq!(boards, 1);
    discord.judge().await;
}
