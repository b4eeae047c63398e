//! Requests that come at the same time: only one of them counts.

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, text},
    refusals::Stage,
};

#[tokio::test]
async fn twenty_sendings_of_one_move_at_once_play_it_once() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        thread,
        board,
        ..
    } = &stage;
    let sendings = (0..20).map(|_| stage.play(ada, "a7-a6"));
    let answers = futures_util::future::join_all(sendings).await;
    let said: Vec<String> = answers.iter().map(Answer::private).collect();
    assert_eq!(
        said.iter()
            .filter(|said| said.contains("You played"))
            .count(),
        1,
        "{said:?}"
    );
    assert_eq!(
        said.iter()
            .filter(|said| said.contains("turn. I’ll ping you"))
            .count(),
        19,
        "{said:?}"
    );
    discord
        .message_where(thread, ada, |message| {
            message["id"] == board["id"] && message["components"] == json!([])
        })
        .await;
    assert_eq!(
        pictures(discord, thread, ada).await,
        2,
        "the start and one move"
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn twenty_clicks_at_once_count_once() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        thread,
        board,
        ..
    } = &stage;
    let more = discord.press(ada, board, "More").await;
    let question = discord.press(ada, more.message(), "Resign").await;
    let clicks = (0..20).map(|_| discord.press_late(ada, question.message(), "Yes, resign"));
    let answers = futures_util::future::join_all(clicks).await;
    let counted = answers
        .iter()
        .filter(|answer| answer.0["outcome"] == "update")
        .count();
    assert_eq!(counted, 1);
    for refused in answers
        .iter()
        .filter(|answer| answer.0["outcome"] != "update")
    {
        assert!(
            refused.private().contains("is over"),
            "{}",
            refused.private()
        );
    }
    discord
        .message_where(thread, ben, |message| {
            message["id"] == board["id"] && message["components"] == json!([])
        })
        .await;
    assert_eq!(
        pictures(discord, thread, ben).await,
        2,
        "the start and one result"
    );
    discord.judge_strictly().await;
}

async fn pictures(discord: &Discord, channel: &str, by: &Member) -> usize {
    let messages = discord.messages_now(channel, by).await;
    messages
        .iter()
        .filter(|message| message["attachments"][0].is_object())
        .count()
}

#[tokio::test]
async fn ten_accepts_at_once_start_one_match() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        games,
        ..
    } = &stage;
    discord
        .command(
            ada,
            games,
            "challenge",
            json!({ "game": "guard-and-towers" }),
        )
        .await
        .private();
    let is_open = |message: &Value| message["components"] != json!([]);
    let card = discord.message_where(games, ada, is_open).await;
    let server = text(&discord.get("/state").await["guilds"][0]["id"]);
    let mut members = Vec::new();
    for number in 0..10 {
        let name = format!("Guest {number}");
        let made = discord
            .post(
                &format!("/guilds/{server}/members"),
                json!({ "name": name }),
            )
            .await;
        members.push(Member {
            id: text(&made["id"]),
            name,
        });
    }
    let clicks = members
        .iter()
        .map(|member| discord.press_late(member, &card, "Accept"));
    let answers = futures_util::future::join_all(clicks).await;
    let taken = answers
        .iter()
        .filter(|answer| answer.0["outcome"] == "acknowledged")
        .count();
    assert_eq!(taken, 1);
    for refused in answers
        .iter()
        .filter(|answer| answer.0["outcome"] != "acknowledged")
    {
        assert!(
            refused.private().contains("already been accepted"),
            "{}",
            refused.private()
        );
    }
    discord.judge_strictly().await;
}
