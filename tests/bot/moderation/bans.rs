//! Bans from play: at each entrance the banned member is told so in private, and running matches
//! continue.

use serde_json::json;

use super::{Court, says};
use crate::{
    discord::{Answer, Member, text},
    refusals::Stage,
    running::{Data, on_either_engine},
};

on_either_engine!(
    who_is_banned_stands_before_every_door_until_unbanned,
    who_is_banned_reads_so_at_once_in_their_language_and_so_does_who_is_not_any_more,
);

fn game(opponent: Option<&Member>) -> serde_json::Value {
    match opponent {
        Some(opponent) => json!({ "game": "guard-and-towers", "opponent": opponent.id }),
        None => json!({ "game": "guard-and-towers" }),
    }
}

/// Bans a member after a question that lists all consequences; nothing happens before the answer.
async fn ask_and_ban(court: &Court, member: &Member, reason: &str) {
    let asked = court.manager().ask_to_ban(&member.id, reason).await;
    let question = asked.private();
    for said in [
        "from playing here?",
        "Reason: `two accounts`",
        "running matches go on, clocks included: #2.",
        "**Moderate**",
        "I’ll tell them by direct message",
    ] {
        assert!(question.contains(said), "{said}: {question}");
    }
    let none = court.reads("bans").await;
    assert!(
        none.contains("No one is banned"),
        "it is only asked: {none}"
    );
    let banned = court.confirm(asked.message()).await.updated();
    assert!(banned.contains("is banned from playing here"), "{banned}");
    assert!(banned.contains("clocks included: #2."), "{banned}");
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
    // A finished match, an open seat of Cleo's, a challenge of hers to Ben, and one of Ben's.
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

    ask_and_ban(&court, ben, "two accounts").await;
    discord
        .message_where(games, ada, |message| {
            message["id"] == by_ben["id"] && message.to_string().contains("was withdrawn")
        })
        .await;

    let his = |answer: &Answer| {
        let said = answer.private();
        let clear = said.contains("You’re banned") && said.contains("`two accounts`");
        assert!(clear, "{said}");
    };
    his(&discord.command(ben, games, "challenge", game(None)).await);
    his(&discord
        .command(ben, games, "challenge", game(Some(cleo)))
        .await);
    his(&discord.menu(ben, games, "Challenge", &cleo.id).await);
    his(&discord
        .command(ben, games, "join", json!({ "challenge": "3" }))
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
        assert!(said.contains("can’t play here right now"), "{said}");
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

    let page = court.open("bans").await;
    let listed = page.updated();
    assert!(
        listed.contains(&format!("{} · `two accounts`", ben.mention())),
        "{listed}"
    );
    let unban = async || {
        let (mona, page) = (court.manager(), page.message());
        mona.about_member(page, "unban:", &ben.id, "")
            .await
            .private()
    };
    let unbanned = unban().await;
    assert!(unbanned.contains("can play here again"), "{unbanned}");
    let again = unban().await;
    assert!(again.contains("isn’t banned"), "{again}");
    let none = court.reads("bans").await;
    assert!(none.contains("No one is banned"), "{none}");
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
    let mona = court.manager();
    let refused = mona.ask_to_ban(&ben.id, "see @everyone").await.private();
    assert!(refused.contains("can’t mention anyone"), "{refused}");
    let none = court.reads("bans").await;
    assert!(none.contains("No one is banned"), "{none}");

    let banned = court.manager().ban(&ben.id, "").await;
    assert!(banned.contains("#1"), "{banned}");
    let said = discord
        .command(ben, games, "challenge", game(None))
        .await
        .private();
    assert!(
        said.contains("You’re banned") && !said.contains("Reason"),
        "{said}"
    );
    // Where he is not banned, he can play.
    let club = json!({ "name": "The Club", "locale": "en-US", "owner": cleo.id });
    let club = discord.server(club).await;
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

async fn who_is_banned_reads_so_at_once_in_their_language_and_so_does_who_is_not_any_more(
    data: Data,
) {
    let court = Court::with(data).await;
    let Stage {
        discord,
        ben,
        cleo,
        games,
        ..
    } = &court.stage;
    let french = json!({ "locale": "fr" });
    discord.patch(&format!("/users/{}", ben.id), french).await;
    discord
        .command(ben, games, "help", json!({}))
        .await
        .private();
    let direct = discord.post("/direct", json!({ "user": ben.id })).await;
    let direct = text(&direct["id"]);
    let server = text(&discord.get("/state").await["guilds"][0]["name"]);

    court.manager().ban(&ben.id, "two accounts").await;
    let told = discord.message_where(&direct, ben, says("exclu des parties"));
    let told = text(&told.await["content"]);
    for said in [
        server.as_str(),
        "Raison\u{a0}: `two accounts`",
        "pendules comprises",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }

    // With the same reason nothing changes; with a different one, it is asked again.
    for reason in ["", "two accounts"] {
        let before = court.manager().ask_to_ban(&ben.id, reason).await.private();
        assert!(before.contains("already banned"), "{before}");
        assert!(before.contains("Reason now: `two accounts`"), "{before}");
    }
    let asked = court.manager().ask_to_ban(&ben.id, "three accounts").await;
    let question = asked.private();
    assert!(question.contains("Reason: `two accounts`"), "{question}");
    assert!(
        question.contains("New reason: `three accounts`"),
        "{question}"
    );
    let bans = court.reads("bans").await;
    assert!(bans.contains("`two accounts`"), "it is only asked: {bans}");
    // Showing the list leaves the question open.
    let done = court.confirm(asked.message()).await.updated();
    assert!(done.contains("ban has a new reason"), "{done}");
    let bans = court.reads("bans").await;
    assert!(bans.contains("`three accounts`"), "{bans}");
    let told = says("Raison\u{a0}: `three accounts`");
    discord.message_where(&direct, ben, told).await;

    let unbanned = court.manager().unban(&ben.id, "a mistake").await;
    assert!(unbanned.private().contains("by direct message"));
    let told = says("Tu peux rejouer sur");
    let told = discord.message_where(&direct, ben, told).await;
    let told = text(&told["content"]);
    assert!(told.contains("Raison\u{a0}: `a mistake`"), "{told}");
    assert_eq!(discord.messages_now(&direct, ben).await.len(), 3);

    // The bot sends no message to a user who has never played.
    let asked = court.manager().ask_to_ban(&cleo.id, "").await;
    let question = asked.private();
    assert!(question.contains("I won’t message them"), "{question}");
    court.confirm(asked.message()).await.updated();
    // Closed direct messages prevent nothing.
    let closed = json!({ "takes_direct_messages": false });
    discord.patch(&format!("/users/{}", ben.id), closed).await;
    let banned = court.manager().ban(&ben.id, "").await;
    assert!(banned.contains("is banned from playing here"), "{banned}");
    discord.judge().await;
}

/// The questions to two moderators are open at the same time, so each is checked again.
#[tokio::test]
async fn what_another_moderator_has_banned_meanwhile_is_not_overwritten() {
    let court = Court::set().await;
    let Stage {
        discord,
        ben,
        cleo,
        games,
        ..
    } = &court.stage;
    court.appoint(cleo).await;
    let slow = court.manager().ask_to_ban(&ben.id, "slow").await;
    discord.manager(cleo, games).ban(&ben.id, "quick").await;
    let late = court.confirm(slow.message()).await.private();
    assert!(late.contains("Reason now: `quick`"), "{late}");
    let bans = court.reads("bans").await;
    assert!(bans.contains("`quick`"), "{bans}");
    discord.judge_strictly().await;
}
