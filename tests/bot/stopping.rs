//! How the bot ends when it is asked to.

use serde_json::{Value, json};
use store::{Address, Store};

use crate::{
    discord::Discord,
    door::over_http,
    running::{Data, Task},
    watched::Watched,
};

/// Returns all requests to Discord, and its answers.
async fn timeline(discord: &Discord) -> Vec<Value> {
    let timeline = discord.get("/timeline?after=0&limit=100000").await;
    timeline.as_array().expect("a list").clone()
}

/// Starts a bot that Ada asks to draw a GIF, and a Discord that accepts this request only after ten
/// seconds.
async fn asked_for_gif(discord: &Discord, data: &Data, late: &str) -> Watched {
    let mut bot = Watched::start(&discord.sandbox.url(), data, &[]);
    discord.ready().await;
    bot.says("connected").await;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;
    let question = discord.command(&ada, &thread, "resign", json!({})).await;
    discord.press(&ada, question.message(), "Yes, resign").await;
    let late = json!({ "kind": "latency", "route": late, "ms": 10_000 });
    discord.post("/faults", late).await;
    let asked = json!({
        "user": ada.id, "channel": discord.channel("games").await, "name": "replay",
        "options": { "match": "1", "gif": true }, "wait": "first"
    });
    let answered = discord.post("/command", asked);
    tokio::select! {
        _ = answered => {}
        () = discord.all_faults_taken() => {}
    }
    bot
}

/// The request that first answers, and the one that then delivers the GIF, which is made only after the
/// signal.
const FIRST: &str = "POST /interactions/*/*/callback";
const SECOND: &str = "POST /webhooks/*/*";

#[tokio::test]
async fn whoever_has_asked_is_answered_and_the_file_is_whole() {
    for late in [FIRST, SECOND] {
        let (discord, data) = (Discord::start().await, Data::new());
        let bot = asked_for_gif(&discord, &data, late).await;
        bot.signal("TERM");
        discord.deserted().await;
        // A GIF that is not drawn yet is sent later than the clock is moved, and not accepted in time.
        discord.all_faults_taken().await;
        discord.advance(std::time::Duration::from_secs(10)).await;
        let (code, log) = bot.ended().await;
        assert_eq!(code, Some(0), "{log}");
        let [ada, games] = [
            discord.member("Ada").await.id,
            discord.channel("games").await,
        ];
        let path = format!("/channels/{games}/messages?as={ada}&after=0&limit=100");
        let messages = discord.get(&path).await;
        let kinds: Vec<&Value> = messages
            .as_array()
            .expect("messages")
            .iter()
            .map(|message| &message["attachments"][0]["content_type"])
            .collect();
        assert!(kinds.contains(&&json!("image/gif")), "{late}: {kinds:?}");

        let copy = data.folder().join("copy.db");
        std::fs::copy(data.file(), &copy).expect("copied");
        let store = Store::open(&Address::File(copy)).expect("opens");
        let found = store.read(|tx| tx.matches().find(domain::matches::MatchId(1)));
        assert!(
            found
                .await
                .expect("reads")
                .is_some_and(|found| found.turn().is_none())
        );
    }
}

#[tokio::test]
async fn who_is_asked_twice_ends_at_once() {
    let (discord, data) = (Discord::start().await, Data::new());
    let bot = asked_for_gif(&discord, &data, SECOND).await;
    bot.signal("TERM");
    discord.deserted().await;
    bot.signal("INT");
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(130), "{log}");
    assert!(
        log.contains("exiting right away after a second signal"),
        "{log}"
    );
}

/// serenity's shard manager takes the notice that the shard has restarted for the notice that it has
/// ended.
#[tokio::test]
async fn a_stop_after_an_invalid_session_really_stops() {
    if over_http() {
        return;
    }
    let (discord, data) = (Discord::start().await, Data::new());
    let bot = Task::start(&discord, &data).await;
    discord
        .post("/gateway", json!({ "action": "invalid_session" }))
        .await;
    discord
        .until("a second session", async || {
            let timeline = timeline(&discord).await;
            let ready = timeline.iter().filter(|entry| entry["event"] == "READY");
            if ready.count() == 2 {
                Ok(())
            } else {
                Err(json!({}))
            }
        })
        .await;
    bot.stop(&discord).await;
}
