//! A channel that is closed to the bot or deleted, and a card that is posted late or never.

use std::time::Duration;

use serde_json::{Value, json};

use super::{posted, posts_in, refuse, shows};
use crate::{
    discord::text,
    refusals::Stage,
    running::{Data, on_either_engine},
};

on_either_engine!(
    a_match_whose_channel_is_closed_goes_on_in_direct_messages_and_comes_back,
    a_match_whose_channel_is_deleted_goes_on_where_a_player_wants_it,
);

/// If the bot can no longer post there, both players get each board in private, with instructions.
async fn a_match_whose_channel_is_closed_goes_on_in_direct_messages_and_comes_back(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        thread,
        ..
    } = &stage;
    let rights = format!("/channels/{games}/bot-permissions");
    let denied = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"];
    discord.put(&rights, json!({ "deny": denied })).await;
    stage.play(ada, "a7-a6").await.private();
    for member in [ada, ben] {
        let direct = discord.post("/direct", json!({ "user": member.id })).await;
        let channel = text(&direct["id"]);
        let told = discord
            .message_where(&channel, member, shows("a7-a6"))
            .await;
        let words = text(&told["content"]);
        assert!(
            words.contains(&format!("I can no longer post in <#{games}>")),
            "{words}"
        );
        assert_eq!(told["components"], json!([]), "it is played in the server");
    }
    // A player who takes no direct messages reads it at the next command.
    discord
        .patch(
            &format!("/users/{}", ben.id),
            json!({ "takes_direct_messages": false }),
        )
        .await;
    stage.play(ben, "a1-a2").await.private();
    let direct = discord.post("/direct", json!({ "user": ada.id })).await;
    discord
        .message_where(&text(&direct["id"]), ada, shows("a1-a2"))
        .await;
    let board = discord
        .command(ben, thread, "board", json!({}))
        .await
        .private();
    assert!(board.contains("I can no longer post"), "{board}");
    // When a moderator has fixed it, the next board is in its place.
    discord.put(&rights, json!({ "deny": [] })).await;
    stage.play(ada, "b7-b6").await.private();
    discord.message_where(games, ben, shows("b7-b6")).await;
    discord
        .until("a board without the notice", async || {
            let board = discord.command(ben, thread, "board", json!({})).await;
            let board = board.private();
            if board.contains("I can no longer post") {
                Err(board.into())
            } else {
                Ok(())
            }
        })
        .await;
    discord.judge().await;
}

async fn a_match_whose_channel_is_deleted_goes_on_where_a_player_wants_it(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        ..
    } = &stage;
    let lounge = discord.channel("lounge").await;
    discord.delete(&format!("/channels/{thread}")).await;
    discord.delete(&format!("/channels/{games}")).await;
    let play = json!({ "move": "a7-a6" });
    let played = discord.command(ada, &lounge, "move", play).await;
    assert!(played.private().contains("You played"));
    let direct = discord.post("/direct", json!({ "user": ben.id })).await;
    let told = discord
        .message_where(&text(&direct["id"]), ben, shows("a7-a6"))
        .await;
    let words = text(&told["content"]);
    assert!(words.contains("was deleted"), "{words}");
    assert!(posted(discord, &lounge, ben).await.is_empty());
    // Neither is requested from Discord again.
    let asked = discord.refusals().await.len();
    let again = json!({ "move": "a1-a2" });
    discord.command(ben, &lounge, "move", again).await.private();
    discord
        .message_where(&text(&direct["id"]), ben, shows("a1-a2"))
        .await;
    assert_eq!(discord.refusals().await.len(), asked);
    // The players have to say where.
    let board = json!({ "match": "1" });
    discord
        .command(cleo, &lounge, "board", board.clone())
        .await
        .private();
    assert!(posted(discord, &lounge, ben).await.is_empty());
    // By then the bot has received the confirmation that its boards were sent by direct message.
    stage.data.all_said().await;
    discord
        .command(ben, &lounge, "board", board)
        .await
        .private();
    discord.message_where(&lounge, ada, shows("a1-a2")).await;
    stage.data.all_said().await;
    let play = json!({ "move": "b7-b6" });
    let played = discord.command(ada, &lounge, "move", play).await.private();
    assert!(played.contains("You played"), "{played}");
    discord.message_where(&lounge, ben, shows("b7-b6")).await;
    discord.judge().await;
}

#[tokio::test]
async fn a_challenge_that_cannot_be_posted_is_withdrawn_and_its_challenger_told() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        games,
        ..
    } = &stage;
    discord
        .post("/faults", refuse(&posts_in(games), 403, 50_013))
        .await;
    let options = json!({ "game": "courtyard" });
    discord
        .command(ada, games, "challenge", options)
        .await
        .private();
    let direct = discord.post("/direct", json!({ "user": ada.id })).await;
    let told = discord
        .message_where(&text(&direct["id"]), ada, |message| {
            text(&message["content"]).contains("I couldn’t post challenge #2")
        })
        .await;
    assert!(text(&told["content"]).contains("withdrawn"), "{told}");
    let list = discord
        .until("the withdrawal", async || {
            let list = discord
                .command(ada, games, "matches", json!({}))
                .await
                .private();
            if list.contains("#2") {
                Err(list.into())
            } else {
                Ok(list)
            }
        })
        .await;
    assert!(list.contains("#1"), "{list}");
    discord.judge().await;
}

/// A card that is posted late must not call anyone to a closed challenge.
#[tokio::test]
async fn a_late_card_of_a_closed_challenge_is_not_posted() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        games,
        ..
    } = &stage;
    let fault = json!({ "kind": "server_error", "route": posts_in(games), "times": 1000 });
    discord.post("/faults", fault).await;
    let options = json!({ "game": "courtyard", "opponent": ben.id });
    let sent = discord.command(ada, games, "challenge", options).await;
    sent.private();
    discord.refused("challenge").await;
    discord.advance(Duration::from_hours(24 * 8)).await;
    // A try that finds it closed gives it up. Earlier tries are refused, as all requests are.
    let db = rusqlite::Connection::open(stage.data.file()).expect("opens");
    discord
        .until("the end of the card", async || {
            discord.advance(Duration::from_mins(1)).await;
            let sql = "SELECT count(*) FROM outbox WHERE match = 2";
            let waiting: u32 = db.query_row(sql, [], |row| row.get(0)).expect("a number");
            if waiting == 0 {
                Ok(())
            } else {
                Err(json!({ "waiting": waiting }))
            }
        })
        .await;
    discord.delete("/faults").await;
    // A later message in the channel, which shows that the card will not be posted.
    let options = json!({ "game": "king-and-courtesan" });
    discord
        .command(ada, games, "challenge", options)
        .await
        .private();
    discord
        .until("the card of the third challenge", async || {
            // A try that has just failed may be waiting for the next one.
            discord.advance(Duration::from_mins(1)).await;
            let all = posted(discord, games, ada).await;
            let is_third = |message: &Value| {
                text(&message["content"]).contains("#3") && message["attachments"][0].is_object()
            };
            if all.iter().any(is_third) {
                Ok(())
            } else {
                Err(all.into())
            }
        })
        .await;
    let pinged = posted(discord, games, ben).await;
    let late = pinged
        .iter()
        .any(|message| text(&message["content"]).contains("#2"));
    assert!(!late, "{pinged:#?}");
    discord.judge().await;
}
