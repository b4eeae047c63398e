//! Bans from play: at each door the banned member reads so in private, and running matches go on.

use serde_json::json;

use super::Court;
use crate::{
    discord::{Answer, Member},
    refusals::Stage,
    running::{Data, on_both_engines},
};

on_both_engines!(who_is_banned_stands_before_every_door_until_unbanned);

fn game(opponent: Option<&Member>) -> serde_json::Value {
    match opponent {
        Some(opponent) => json!({ "game": "guard-and-towers", "opponent": opponent.id }),
        None => json!({ "game": "guard-and-towers" }),
    }
}

async fn who_is_banned_stands_before_every_door_until_unbanned(data: Data) {
    let court = Court::with(data).await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        thread,
        ..
    } = &court.stage;
    // A match that is over, an open seat of Cleo, a challenge of hers to Ben, and one of Ben's.
    let question = discord.command(ada, thread, "resign", json!({})).await;
    discord.press(ada, question.message(), "Yes, resign").await;
    let (running, _) = discord.begin([cleo, ben], game(None)).await;
    let seat = discord.command(cleo, games, "challenge", game(None)).await;
    let seat = court.card_in(games, &seat).await;
    let to_ben = discord
        .command(cleo, games, "challenge", game(Some(ben)))
        .await;
    let to_ben = court.card_in(games, &to_ben).await;
    let by_ben = discord.command(ben, games, "challenge", game(None)).await;
    let by_ben = court.card_in(games, &by_ben).await;

    let options = json!({ "member": ben.id, "reason": "two accounts" });
    let banned = court.server("ban", options).await.private();
    assert!(banned.contains("can no longer challenge"), "{banned}");
    assert!(banned.contains("running matches go on: #2."), "{banned}");
    assert!(
        banned.contains("`/server end`"),
        "it says how to end them: {banned}"
    );
    discord
        .message_where(games, ada, |message| {
            message["id"] == by_ben["id"] && message.to_string().contains("Withdrawn")
        })
        .await;

    let his = |answer: &Answer| {
        let said = answer.private();
        let clear = said.contains("Moderators have banned you") && said.contains("`two accounts`");
        assert!(clear, "{said}");
    };
    his(&discord.command(ben, games, "challenge", game(None)).await);
    his(&discord
        .command(ben, games, "challenge", game(Some(cleo)))
        .await);
    his(&discord.menu(ben, games, "Challenge", &cleo.id).await);
    his(&discord
        .command(ben, games, "join", json!({ "seat": "3" }))
        .await);
    his(&discord.press(ben, &seat, "Accept").await);
    his(&discord.press(ben, &to_ben, "Accept").await);
    let result = |message: &serde_json::Value| {
        message.to_string().contains("button-rematch") || message.to_string().contains("Rematch")
    };
    let result = discord.message_where(thread, ada, result).await;
    his(&discord.press(ben, &result, "Rematch").await);

    let theirs = |answer: &Answer| {
        let said = answer.private();
        assert!(
            said.contains("cannot play in this server at present"),
            "{said}"
        );
        assert!(
            !said.contains("two accounts"),
            "that is between him and them: {said}"
        );
    };
    theirs(
        &discord
            .command(cleo, games, "challenge", game(Some(ben)))
            .await,
    );
    theirs(&discord.menu(cleo, games, "Challenge", &ben.id).await);
    theirs(&discord.press(ada, &result, "Rematch").await);

    let mv = json!({ "move": "a7-a6" });
    discord.command(cleo, &running, "move", mv).await.private();
    let mv = json!({ "move": "a1-a2" });
    let played = discord.command(ben, &running, "move", mv).await.private();
    assert!(
        played.contains("You played"),
        "running matches go on: {played}"
    );

    let listed = court.server("bans", json!({})).await.private();
    assert!(
        listed.contains(&format!("{} · `two accounts`", ben.mention())),
        "{listed}"
    );
    let member = json!({ "member": ben.id });
    let unbanned = court.server("unban", member.clone()).await.private();
    assert!(
        unbanned.contains("may play in this server again"),
        "{unbanned}"
    );
    let again = court.server("unban", member).await.private();
    assert!(again.contains("is not banned"), "{again}");
    let none = court.server("bans", json!({})).await.private();
    assert!(none.contains("Nobody is banned"), "{none}");
    discord.press(ben, &to_ben, "Accept").await.acknowledged();
    discord.judge_strictly().await;
}

#[tokio::test]
async fn whose_challenger_is_banned_cannot_accept_and_a_reason_mentions_nobody() {
    let court = Court::set().await;
    let Stage {
        discord,
        ben,
        cleo,
        games,
        ..
    } = &court.stage;
    let mention = json!({ "member": ben.id, "reason": "see @everyone" });
    let refused = court.server("ban", mention).await.private();
    assert!(refused.contains("mentions nobody"), "{refused}");
    let none = court.server("bans", json!({})).await.private();
    assert!(none.contains("Nobody is banned"), "{none}");

    let banned = court
        .server("ban", json!({ "member": ben.id }))
        .await
        .private();
    assert!(banned.contains("#1"), "{banned}");
    let said = discord
        .command(ben, games, "challenge", game(None))
        .await
        .private();
    assert!(
        said.contains("banned you") && !said.contains("Reason"),
        "{said}"
    );
    // Where he is not banned, he plays.
    let club = json!({ "name": "The Club", "locale": "en-US", "owner": cleo.id });
    let club = discord.post("/guilds", club).await["id"].clone();
    let club = club.as_str().expect("an id");
    let hall = json!({ "name": "hall" });
    let hall = discord
        .post(&format!("/guilds/{club}/channels"), hall)
        .await;
    discord
        .post(
            &format!("/guilds/{club}/members"),
            json!({ "user": ben.id }),
        )
        .await;
    let hall = hall["id"].as_str().expect("an id");
    let made = discord
        .command(ben, hall, "challenge", game(None))
        .await
        .private();
    assert!(made.contains("is open"), "{made}");
    discord.judge_strictly().await;
}
