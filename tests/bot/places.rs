//! Where matches can be played, and the answers where they cannot.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, labels, text},
    running::{Data, Task},
};

fn game() -> Value {
    json!({ "game": "guard-and-towers" })
}

pub(crate) async fn deny(discord: &Discord, channel: &str, permissions: &[&str]) {
    let path = format!("/channels/{channel}/bot-permissions");
    discord.put(&path, json!({ "deny": permissions })).await;
}

/// Adds a member who uses Discord in this language.
async fn member_reading(discord: &Discord, name: &str, locale: &str) -> Member {
    let state = discord.get("/state").await;
    let guild = text(&state["guilds"][0]["id"]);
    let new = json!({ "name": name, "locale": locale });
    let made = discord.post(&format!("/guilds/{guild}/members"), new).await;
    Member {
        id: text(&made["id"]),
        name: name.to_owned(),
    }
}

#[tokio::test]
async fn each_missing_permission_is_named_as_discord_names_it_to_the_reader() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let uwe = member_reading(&discord, "Uwe", "de").await;
    let games = discord.channel("games").await;
    for (permission, english, german) in [
        // A member who is not allowed to send messages cannot attach files to them either.
        (
            "SEND_MESSAGES",
            "Send Messages, Attach Files.",
            "Nachrichten senden, Dateien anhängen.",
        ),
        ("ATTACH_FILES", "Attach Files.", "Dateien anhängen."),
        (
            "READ_MESSAGE_HISTORY",
            "Read Message History.",
            "Nachrichtenverlauf anzeigen.",
        ),
        (
            "SEND_MESSAGES_IN_THREADS",
            "Send Messages in Threads.",
            "Nachrichten in Threads senden.",
        ),
    ] {
        deny(&discord, &games, &[permission]).await;
        let said = [
            (&ada, english, "manages the server"),
            (&uwe, german, "den Server verwaltet"),
        ];
        for (by, name, who) in said {
            let refused = discord.command(by, &games, "challenge", game()).await;
            let refused = refused.private();
            let named = format!(": {name}");
            assert!(
                refused.contains(&named),
                "{named:?} expected in {refused:?}"
            );
            assert!(refused.contains(who), "{who:?} expected in {refused:?}");
        }
        // The menu does not ask which game first.
        let refused = discord.menu(&ada, &games, "Challenge", &ben.id).await;
        assert!(refused.private().contains(english));
    }
    let list = discord.command(&ada, &games, "matches", json!({})).await;
    assert!(
        list.private().contains("no open challenges"),
        "none was made"
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn where_no_threads_may_be_opened_the_challenger_reads_what_is_missing_for_one() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let made = discord.command(&ada, &games, "challenge", game()).await;
    assert!(!made.private().contains("permission"), "nothing is missing");
    deny(&discord, &games, &["CREATE_PUBLIC_THREADS"]).await;
    let made = discord.command(&ada, &games, "challenge", game()).await;
    let made = made.private();
    let missing = "Challenge #2 is open to anyone in this server.\nThe match will be played in this \
                   channel. To open a thread, I’d need these permissions from someone who manages the \
                   server: Create Public Threads.";
    assert!(made.starts_with(missing), "{made}");
    // The same by the menu, which asks which game.
    let asked = discord.menu(&ada, &games, "Challenge", &ben.id).await;
    let made = discord.press(&ada, asked.message(), "Courtyard").await;
    let made = made.updated();
    assert!(made.contains("Create Public Threads"), "{made}");
    discord.judge_strictly().await;
}

/// In a thread Send Messages does not count, and no other thread is opened in it.
#[tokio::test]
async fn where_nothing_may_be_opened_beside_a_thread_a_match_stays_there() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let (thread, _) = discord.begin([&ada, &ben], game()).await;
    deny(
        &discord,
        &games,
        &["SEND_MESSAGES", "CREATE_PUBLIC_THREADS"],
    )
    .await;
    let mut options = game();
    options["opponent"] = json!(ben.id);
    options["side"] = json!("first");
    let made = discord.command(&ada, &thread, "challenge", options).await;
    let made = made.private();
    assert!(!made.contains("permission"), "nothing is missing: {made}");
    let of_second = |message: &Value| text(&message["content"]).contains("#2");
    let card = discord.message_where(&thread, &ben, of_second).await;
    discord.press(&ben, &card, "Accept").await.acknowledged();
    discord
        .message_where(&thread, &ben, |message| {
            message["id"] != card["id"]
                && message["attachments"][0].is_object()
                && of_second(message)
        })
        .await;
    deny(&discord, &games, &["SEND_MESSAGES_IN_THREADS"]).await;
    let refused = discord.command(&ada, &thread, "challenge", game()).await;
    let refused = refused.private();
    let missing = ": Attach Files, Send Messages in Threads.";
    assert!(refused.contains(missing), "{refused}");
    discord.judge().await;
}

async fn deny_member(discord: &Discord, channel: &str, by: &Member) {
    let path = format!("/channels/{channel}/overwrites/{}", by.id);
    let denied = json!({ "deny": ["SEND_MESSAGES"] });
    discord.put(&path, denied).await;
}

/// The bot does not post for a member where they are not allowed to post.
#[tokio::test]
async fn a_challenge_stays_in_the_thread_of_who_may_not_write_beside_it() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let (thread, _) = discord.begin([&ada, &ben], game()).await;
    deny_member(&discord, &games, &ben).await;
    let place = (&*thread, &*thread);
    let (made, card) = challenge_from(&discord, [&ben, &ada], place, "#2").await;
    assert!(!made.contains("The challenge is in"), "{made}");
    discord.press(&ada, &card, "Accept").await.acknowledged();
    let card = text(&card["id"]);
    let board = discord.picture_after(&thread, &ada, &card);
    assert!(text(&board.await["content"]).contains("#2"));
    // Ada is allowed to.
    let place = (&*thread, &*games);
    let (made, _) = challenge_from(&discord, [&ada, &ben], place, "#3").await;
    assert!(made.contains("The challenge is in"), "{made}");
    discord.judge().await;
}

#[tokio::test]
async fn a_match_stays_in_the_post_of_who_may_make_none() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let (forum, post) = forum_post(&discord).await;
    deny_member(&discord, &forum, &ben).await;
    let place = (&*post, &*post);
    let (made, card) = challenge_from(&discord, [&ben, &ada], place, "#1").await;
    assert!(made.contains("the boards appear here"), "{made}");
    discord.press(&ada, &card, "Accept").await.acknowledged();
    let card = text(&card["id"]);
    let board = discord.picture_after(&post, &ada, &card);
    assert!(text(&board.await["content"]).contains("#1"));
    let threads = discord.get(&format!("/channels/{forum}/threads")).await;
    assert_eq!(threads.as_array().map(Vec::len), Some(1), "{threads:#}");
    discord.judge().await;
}

/// Checks what a new server's first challenger reads about where boards will be.
#[tokio::test]
async fn a_first_challenge_from_a_thread_says_where_its_boards_will_be() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let message = json!({ "content": "Who plays?" });
    let message = ask(&discord, &format!("/channels/{games}/messages"), message).await;
    let path = format!(
        "/channels/{games}/messages/{}/threads",
        text(&message["id"])
    );
    let thread = ask(&discord, &path, json!({ "name": "Talk" })).await;
    let thread = text(&thread["id"]);
    let place = (&*thread, &*games);
    let (made, card) = challenge_from(&discord, [&ada, &ben], place, "#1").await;
    let there =
        format!("The challenge is in <#{games}>.\nOnce it’s accepted, I’ll open a thread there");
    assert!(made.contains(&there), "{made}");
    assert!(!made.contains("appear here"), "{made}");
    discord.press(&ada, &card, "Withdraw").await.acknowledged();

    let (_, post) = forum_post(&discord).await;
    let place = (&*post, &*post);
    let (made, _) = challenge_from(&discord, [&ada, &ben], place, "#2").await;
    assert!(made.contains("I’ll open a post"), "{made}");
    discord.judge_strictly().await;
}

/// Creates a forum, and a post in it.
pub(crate) async fn forum_post(discord: &Discord) -> (String, String) {
    let state = discord.get("/state").await;
    let guild = text(&state["guilds"][0]["id"]);
    let forum = json!({ "name": "boards", "kind": "forum" });
    let forum = discord
        .post(&format!("/guilds/{guild}/channels"), forum)
        .await;
    let forum = text(&forum["id"]);
    let new = json!({ "name": "Who plays?", "message": { "content": "Come in." } });
    let post = ask(discord, &format!("/channels/{forum}/threads"), new).await;
    (forum, text(&post["id"]))
}

/// Returns what the challenger reads, and the card in this channel.
pub(crate) async fn challenge_from(
    discord: &Discord,
    [by, opponent]: [&Member; 2],
    (from, to): (&str, &str),
    number: &str,
) -> (String, Value) {
    let mut options = game();
    options["opponent"] = json!(opponent.id);
    options["side"] = json!("first");
    let made = discord.command(by, from, "challenge", options).await;
    let card = discord.message_where(to, opponent, |message| {
        text(&message["content"]).contains(number) && labels(message).contains(&"Accept".to_owned())
    });
    (made.private(), card.await)
}

#[tokio::test]
async fn a_match_that_is_begun_in_another_ones_thread_has_its_own_beside_it() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let (thread, _) = discord.begin([&ada, &ben], game()).await;
    let place = (&*thread, &*games);
    let (made, card) = challenge_from(&discord, [&ben, &ada], place, "#2").await;
    assert!(
        made.contains(&format!("The challenge is in <#{games}>.")),
        "{made}"
    );
    assert_eq!(card["pinged"], json!([ada.id]));
    discord.press(&ada, &card, "Accept").await.acknowledged();
    let opened = discord
        .message_where(&games, &ada, |message| {
            message["id"] == card["id"] && message["thread"].is_object()
        })
        .await;
    let own = text(&opened["thread"]["id"]);
    assert_ne!(own, thread);
    assert_eq!(opened["thread"]["name"], "Ben – Ada · Guard & Towers");
    let board = discord.picture_after(&own, &ada, "0").await;
    assert!(text(&board["content"]).contains("#2"));
    // In each thread, its own match is meant.
    for (by, thread, id) in [(&ada, &thread, "#1"), (&ben, &own, "#2")] {
        let mv = json!({ "move": "a7-a6" });
        let played = discord.command(by, thread, "move", mv).await.private();
        assert!(played.contains(id), "{id} expected in {played}");
    }
    discord.judge_strictly().await;
}

/// Sends a request to Discord as the bot does.
async fn ask(discord: &Discord, path: &str, body: Value) -> Value {
    let url = format!("{}/api/v10{path}", discord.sandbox.url());
    let answer = crate::patience::client()
        .post(url)
        .header("Authorization", format!("Bot {}", local_discord::TOKEN))
        .json(&body)
        .send()
        .await
        .expect("an answer");
    answer.json().await.expect("JSON")
}

/// A forum contains only posts, so the challenge stays in the one where it was made. Discord does not
/// confirm that it has created the match's own post, so the bot must find out.
#[tokio::test]
async fn a_match_that_is_begun_in_a_forums_post_has_its_own_beside_it_once() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Task::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let (forum, post) = forum_post(&discord).await;

    let place = (&*post, &*post);
    let (_, card) = challenge_from(&discord, [&ada, &ben], place, "#1").await;
    let fault = json!({
        "kind": "server_error", "after": true, "times": 1,
        "route": format!("POST /channels/{forum}/threads"),
    });
    discord.post("/faults", fault).await;
    discord.press(&ben, &card, "Accept").await.acknowledged();
    discord.advance(Duration::from_mins(2)).await;
    let accepted = discord
        .message_where(&post, &ben, |message| {
            message["id"] == card["id"] && text(&message["content"]).contains("The match is in")
        })
        .await;
    let threads = discord.get(&format!("/channels/{forum}/threads")).await;
    let threads = threads.as_array().expect("threads");
    let own: Vec<&Value> = threads
        .iter()
        .filter(|thread| thread["id"] != *post)
        .collect();
    let [own] = own[..] else {
        panic!("one more post, not {threads:#?}")
    };
    assert_eq!(own["name"], "Ada – Ben · Guard & Towers");
    let own = text(&own["id"]);
    let words = text(&accepted["content"]);
    assert!(
        words.ends_with(&format!("The match is in <#{own}>.")),
        "{words}"
    );
    let first = discord
        .message_where(&own, &ben, |message| message["id"] == own)
        .await;
    let said = format!(
        "**Guard & Towers** #1: {} against {}. The challenge is in <#{post}>.",
        ada.mention(),
        ben.mention()
    );
    assert_eq!(text(&first["content"]), said);
    discord.picture_after(&own, &ada, "0").await;

    // At the end only the match's own post is closed.
    let question = discord.command(&ben, &own, "resign", json!({})).await;
    discord.press(&ben, question.message(), "Yes, resign").await;
    discord.closed(&own).await;
    let told = discord
        .message_where(&post, &ben, |message| message["id"] == card["id"])
        .await;
    let words = text(&told["content"]);
    assert!(words.contains("Blue resigns."), "{words}");
    assert!(
        words.ends_with(&format!("The match is in <#{own}>.")),
        "{words}"
    );
    let before = discord.get(&format!("/channels/{post}")).await;
    assert_eq!(before["name"], "Who plays?");
    assert_eq!(before["thread_metadata"]["archived"], false);
    discord.judge().await;
}
