//! Where matches can be played, and what is said where they cannot.

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, text},
    running::{Data, Task},
};

fn game() -> Value {
    json!({ "game": "guard-and-towers" })
}

async fn deny(discord: &Discord, channel: &str, permissions: &[&str]) {
    let path = format!("/channels/{channel}/bot-permissions");
    discord.put(&path, json!({ "deny": permissions })).await;
}

/// A member who reads the bot in this language.
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
        // Whoever may not send messages may not attach files to them either.
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
            (&ada, english, "manage the server"),
            (&uwe, german, "Server verwalten"),
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
    assert!(list.private().contains("no open seat"), "none was made");
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
    let missing = "Seat #2 is open. Anybody in this server can take it.\nThe match will be shown in \
                   this channel, because for a thread of its own I lack these permissions: Create \
                   Public Threads.";
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
async fn a_match_that_is_begun_in_a_thread_stays_there() {
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
