//! Two whole matches, from the challenge to the result, each with its own process of the bot.

use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, labels, text},
    picture::{self, Picture},
    running::{Data, Process, on_either_engine},
};

on_either_engine!(
    a_challenge_to_a_member_is_played_to_a_win_by_castle,
    an_open_seat_is_played_to_a_win_by_capture,
    a_match_is_played_by_the_buttons_under_the_board,
);

/// Plays moves in turn by `/move` in the thread and checks each board. Returns the last message.
async fn play(discord: &Discord, thread: &str, players: [&Member; 2], moves: &[&str]) -> Value {
    let mut board = discord.picture_after(thread, players[0], "0").await;
    let mut pictures: Vec<Picture> = vec![picture::of(discord, &board).await];
    for (ply, mv) in moves.iter().enumerate() {
        let (mover, other) = (players[ply % 2], players[(ply + 1) % 2]);
        let answer = discord
            .command(mover, thread, "move", json!({ "move": mv }))
            .await;
        assert!(
            answer.private().contains("You played"),
            "{}",
            answer.private()
        );

        let after = text(&board["id"]);
        board = discord.picture_after(thread, mover, &after).await;
        let last = ply + 1 == moves.len();
        let picture = if last {
            picture::of_result(discord, &board).await
        } else {
            picture::of(discord, &board).await
        };
        assert!(!pictures.contains(&picture), "a new picture after {mv}");
        pictures.push(picture);
        let content = text(&board["content"]);
        if last {
            assert_eq!(board["pinged"], json!([]), "nobody needs to act");
            assert_eq!(labels(&board), ["Rematch", "Replay", "Analyze"]);
        } else {
            assert!(
                content.contains(&format!("{}, it’s your turn", other.mention())),
                "{content}"
            );
            assert_eq!(
                board["pinged"],
                json!([other.id]),
                "exactly one person is pinged"
            );
            assert_eq!(labels(&board), ["Move", "More"]);
        }
    }
    // No board was posted twice, and none is missing.
    let boards = discord.messages_now(thread, players[0]).await;
    let boards = boards
        .iter()
        .filter(|message| message["attachments"][0].is_object())
        .count();
    assert_eq!(boards, moves.len() + 1);
    board
}

/// Returns the thread that was opened at a challenge's card.
async fn thread_of(discord: &Discord, channel: &str, by: &Member) -> String {
    let card = discord
        .message_where(channel, by, |message| {
            message["thread"].is_object() && message["components"] == json!([])
        })
        .await;
    text(&card["thread"]["id"])
}

async fn a_challenge_to_a_member_is_played_to_a_win_by_castle(data: Data) {
    let discord = Discord::start().await;
    let _bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;

    let options = json!({ "game": "guard-and-towers", "opponent": ben.id, "side": "first" });
    let sent = discord.command(&ada, &games, "challenge", options).await;
    assert!(
        sent.private().contains(&ben.mention()),
        "{}",
        sent.private()
    );

    let card = discord.picture_after(&games, &ben, "0").await;
    assert_eq!(card["pinged"], json!([ben.id]));
    let expected = ["Accept", "Decline", "Withdraw", "Rules", "Tutorial"];
    assert_eq!(labels(&card), expected);
    picture::of(&discord, &card).await;
    discord.press(&ben, &card, "Accept").await.acknowledged();

    let thread = thread_of(&discord, &games, &ada).await;
    // Red's guard walks down the e file, captures a tower, and Blue lets it.
    let moves = [
        "e6-f6", "d1-c1", "d7-e7", "A1-A2-1", "e7e6", "a2a1", "e6 e5", "a1-a2", "e5-e4", "a2-a1",
        "e4-e3", "a1-a2", "e3xe2", "a2-a1", "e2-e1", "a1-a2", "e1-d1",
    ];
    let end = play(&discord, &thread, [&ada, &ben], &moves).await;
    let content = text(&end["content"]);
    assert!(
        content.contains(&format!(
            "**Red wins:** the guard is in Blue’s castle. {} beats {}!",
            ada.mention(),
            ben.mention()
        )),
        "{content}"
    );
    let alt = text(&end["attachments"][0]["description"]);
    assert!(
        alt.contains("Red wins") && alt.contains("guard d1"),
        "{alt}"
    );
    discord.judge_strictly().await;
}

async fn an_open_seat_is_played_to_a_win_by_capture(data: Data) {
    let discord = Discord::start().await;
    let _bot = Process::start(&discord, &data).await;
    let (ada, cleo) = (discord.member("Ada").await, discord.member("Cleo").await);
    let lounge = discord.channel("lounge").await;

    let options = json!({ "game": "guard-and-towers", "side": "second" });
    let sent = discord.command(&ada, &lounge, "challenge", options).await;
    assert!(sent.private().contains("open"), "{}", sent.private());
    let card = discord.picture_after(&lounge, &cleo, "0").await;
    assert_eq!(card["pinged"], json!([]));
    assert_eq!(labels(&card), ["Accept", "Withdraw", "Rules", "Tutorial"]);

    let seats = discord
        .complete(
            &cleo,
            &lounge,
            "join",
            json!({ "challenge": "" }),
            "challenge",
        )
        .await;
    let [(label, seat)] = &seats[..] else {
        panic!("one seat, not {seats:?}")
    };
    assert!(
        label.contains("Guard & Towers") && label.contains("Ada"),
        "{label}"
    );
    let joined = discord
        .command(&cleo, &lounge, "join", json!({ "challenge": seat }))
        .await;
    assert!(
        joined.private().contains("You’re in"),
        "{}",
        joined.private()
    );

    let thread = thread_of(&discord, &lounge, &ada).await;
    // Cleo's tower on d5 comes down to Ada's guard.
    let end = play(
        &discord,
        &thread,
        [&cleo, &ada],
        &[
            "d5-d4", "d1-e1", "d4xd3", "e1-d1", "d3-d2", "a1-a2", "d2xd1",
        ],
    )
    .await;
    let content = text(&end["content"]);
    assert!(
        content.contains(&format!(
            "**Red wins:** Blue’s guard is captured. {} beats {}!",
            cleo.mention(),
            ada.mention()
        )),
        "{content}"
    );
    assert!(content.contains("d2xd1"), "{content}");
    discord.judge_strictly().await;
}

async fn a_match_is_played_by_the_buttons_under_the_board(data: Data) {
    let discord = Discord::start().await;
    let _bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    let options = json!({ "game": "guard-and-towers", "opponent": ben.id, "side": "first" });
    discord.command(&ada, &games, "challenge", options).await;
    let card = discord.picture_after(&games, &ben, "0").await;
    discord.press(&ben, &card, "Accept").await.acknowledged();
    let thread = thread_of(&discord, &games, &ada).await;

    let start = discord.picture_after(&thread, &ada, "0").await;
    let picker = discord.press(&ada, &start, "Move").await;
    let form = discord.press(&ada, picker.message(), "Type it").await;
    let sent = discord.send_form(&ada, &form, json!({ "move": "a7 a6" }));
    let said = text(&sent.await.message()["content"]);
    assert!(said.contains("You played `a7-a6`"), "{said}");
    let board = discord
        .picture_after(&thread, &ben, &text(&start["id"]))
        .await;
    assert!(text(&board["content"]).contains("a7-a6"));

    // The previous board loses its buttons, and keeps its picture.
    let old = discord
        .message_where(&thread, &ada, |message| {
            message["id"] == start["id"] && message["components"] == json!([])
        })
        .await;
    assert_eq!(old["attachments"].as_array().map(Vec::len), Some(1));

    let more = discord.press(&ben, &board, "More").await;
    let question = discord.press(&ben, more.message(), "Resign").await;
    assert!(question.private().contains("can’t be undone"));
    let kept = discord
        .press(&ben, question.message(), "No, keep playing")
        .await;
    assert_eq!(kept.0["outcome"], "update", "{:#}", kept.0);
    let question = discord.press(&ben, more.message(), "Resign").await;
    discord.press(&ben, question.message(), "Yes, resign").await;
    let result = discord
        .picture_after(&thread, &ada, &text(&board["id"]))
        .await;
    let content = text(&result["content"]);
    assert!(
        content.contains(&format!(
            "Blue resigns. {} beats {}!",
            ada.mention(),
            ben.mention()
        )),
        "{content}"
    );
    discord.judge_strictly().await;
}
