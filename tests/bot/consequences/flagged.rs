//! Discord has flagged the bot and does not let it send direct messages to anyone. No player is to blame
//! for that.

use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};

use super::courtier;
use crate::{
    clocks::reminders::{REFUSED, RUNS},
    discord::{Discord, Member, text},
    following::words::{boards, follow, followed, told},
    refusals::Stage,
    running::{Data, on_either_engine},
    tapped_settings::choose,
    watched::Watched,
};

on_either_engine!(while_the_bot_is_flagged_players_keep_their_wishes_and_are_told_later);

const FLAGGED: u32 = 20_026;

/// Prevents the bot from opening direct messages.
async fn flag(discord: &Discord, status: u16) {
    let fault = json!({
        "kind": "refuse", "route": "POST /users/@me/channels", "status": status, "code": FLAGGED,
        "times": 100_000
    });
    discord.post("/faults", fault).await;
}

/// Waits until direct messages to each of these members were refused.
async fn all_refused(discord: &Discord, to: &[&Member]) {
    discord
        .until("a refusal for each", async || {
            let all = discord.refusals().await;
            let is_refused = |member: &&Member| {
                let of_member = |refusal: &Value| {
                    text(&refusal["path"]) == "/users/@me/channels"
                        && refusal["body"].to_string().contains(&member.id)
                };
                all.iter().any(of_member)
            };
            if to.iter().all(is_refused) {
                Ok(())
            } else {
                Err(all.into())
            }
        })
        .await;
}

async fn while_the_bot_is_flagged_players_keep_their_wishes_and_are_told_later(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        data,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    let dan = discord.member("Dan").await;
    for follower in [cleo, &dan] {
        let follows = follow(discord, follower, games, 1, "At each move").await;
        follows.updated();
    }
    let notify = async || {
        discord
            .command(ada, games, "settings", json!({ "page": "reminders" }))
            .await
    };
    choose(discord, ada, notify().await.message(), "direct")
        .await
        .updated();
    let timed = json!({ "game": "guard-and-towers", "pace": "move-1d" });
    let (thread, _) = discord.begin([ada, ben], timed).await;
    flag(discord, 403).await;
    stage.play(ada, "a7-a6").await.private();
    all_refused(discord, &[cleo, &dan]).await;
    discord.advance(Duration::from_hours(12)).await;
    discord.advance(Duration::from_mins(1)).await;
    all_refused(discord, &[ada]).await;
    discord.advance(Duration::from_mins(30)).await;
    // No one is mistaken for a player who cannot be reached by direct message.
    for follower in [cleo, &dan] {
        let list = followed(discord, follower, games).await.updated();
        assert!(list.contains("#1"), "{list}");
    }
    let shown = notify().await.private();
    assert!(!shown.contains(REFUSED), "{shown}");
    let there = discord.messages_now(&thread, ben).await;
    let reminds = |message: &Value| text(&message["content"]).contains(RUNS);
    assert!(!there.iter().any(reminds), "{there:#?}");

    discord.delete("/faults").await;
    let step = Duration::from_mins(5);
    data.all_said_in_time(discord, step).await;
    for follower in [cleo, &dan] {
        let files = told(discord, follower, "match-1-board-1.png").await;
        assert_eq!(files, boards([1]), "{}", follower.name);
    }
    let direct = discord.post("/direct", json!({ "user": ada.id })).await;
    let direct = text(&direct["id"]);
    discord.message_where(&direct, ada, reminds).await;
    assert_eq!(courtier(data, &["list"]), "everything could be said\n");
    discord.judge().await;
}

#[tokio::test]
async fn a_flagged_bot_says_so_in_the_log() {
    let (discord, data) = (Discord::start().await, Data::new());
    let mut bot = Watched::start(&discord.sandbox.url(), &data, &[]);
    discord.ready().await;
    let [ada, ben, cleo] = [
        discord.member("Ada").await,
        discord.member("Ben").await,
        discord.member("Cleo").await,
    ];
    let game = json!({ "game": "guard-and-towers" });
    let (thread, _) = discord.begin([&ada, &ben], game).await;
    follow(&discord, &cleo, &thread, 1, "At each move")
        .await
        .updated();
    flag(&discord, 400).await;
    let mv = json!({ "move": "a7-a6" });
    discord.command(&ada, &thread, "move", mv).await.private();
    bot.says("Discord has flagged the bot").await;
    bot.signal("TERM");
    let (code, log) = bot.ended().await;
    assert_eq!(code, Some(0), "{log}");
}

/// A post that keeps failing is left to the operator after some days, and is then posted once.
#[tokio::test]
async fn what_a_flagged_bot_cannot_say_is_set_aside_in_the_end() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        data,
        ada,
        cleo,
        games,
        ..
    } = &stage;
    let follows = follow(discord, cleo, games, 1, "At each move").await;
    follows.updated();
    flag(discord, 403).await;
    stage.play(ada, "a7-a6").await.private();
    all_refused(discord, &[cleo]).await;
    let db = Connection::open(data.file()).expect("opens");
    db.busy_timeout(Duration::from_secs(30)).expect("set");
    db.execute("UPDATE outbox SET attempts = 200", [])
        .expect("as if it was tried for days");
    data.all_said_in_time(discord, Duration::from_mins(5)).await;
    let listed = courtier(data, &["list"]);
    assert!(listed.contains("#1") && listed.contains("word"), "{listed}");
    discord.delete("/faults").await;
    courtier(data, &["retry", "--all"]);
    discord.advance(Duration::from_secs(20)).await;
    let files = told(discord, cleo, "match-1-board-1.png").await;
    assert_eq!(files, boards([1]));
    discord.judge().await;
}
