//! Every game in the registry is played by typed moves, on each of its boards.

use courtier::games::{AnyPosition, GameId};
use serde_json::{Value, json};

use crate::{
    discord::{Discord, Member, text},
    picture,
    running::{Data, Process},
};

/// Matches that random moves have not ended by then are given up.
const LONGEST: usize = 40;

/// Plays random legal moves until the match ends, whoever must move, and looks at every board.
async fn play_randomly(discord: &Discord, thread: &str, players: [&Member; 2], start: AnyPosition) {
    let mut random = fastrand::Rng::with_seed(7);
    let mut position = start;
    let mut board = discord.picture_after(thread, players[0], "0").await;
    let mut last_picture = picture::of(discord, &board).await;
    for _ in 0..LONGEST {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        let mover = players[position.side_to_move().index()];
        assert_eq!(
            board["pinged"],
            json!([mover.id]),
            "whose turn it is: {position}"
        );
        let mv = &moves[random.usize(..moves.len())].text;
        let answer = discord
            .command(mover, thread, "move", json!({ "move": mv }))
            .await;
        assert!(
            answer.private().contains("You played"),
            "{mv}: {}",
            answer.private()
        );
        position = position.play(mv).expect("legal").position;
        board = discord
            .picture_after(thread, mover, &text(&board["id"]))
            .await;
        assert!(text(&board["content"]).contains(&format!("`{mv}`")));
        let picture = picture::of(discord, &board).await;
        assert_ne!(picture, last_picture, "{mv} changes the picture");
        last_picture = picture;
    }
    if position.outcome().is_some() {
        assert!(
            text(&board["content"]).contains("wins"),
            "{}",
            board["content"]
        );
        return;
    }
    let question = discord
        .command(players[1], thread, "resign", json!({}))
        .await;
    discord
        .press(players[1], question.message(), "Yes, resign")
        .await;
    let result = discord
        .picture_after(thread, players[0], &text(&board["id"]))
        .await;
    assert!(
        text(&result["content"]).contains("resigns"),
        "{}",
        result["content"]
    );
}

#[tokio::test]
async fn every_game_is_played_on_each_of_its_boards() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Process::start(&discord, &data).await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let games = discord.channel("games").await;
    for game in GameId::ALL {
        for &size in game.info().sizes {
            let options = json!({
                "game": game.info().id, "opponent": ben.id, "side": "first", "size": size
            });
            discord
                .command(&ada, &games, "challenge", options)
                .await
                .private();
            let open = |message: &Value| message["components"] != json!([]);
            let card = discord.message_where(&games, &ben, open).await;
            assert!(text(&card["content"]).contains(game.info().name));
            discord.press(&ben, &card, "Accept").await.acknowledged();
            let accepted = discord
                .message_where(&games, &ada, |message| {
                    message["id"] == card["id"]
                        && message["thread"].is_object()
                        && message["components"] == json!([])
                })
                .await;
            let thread = text(&accepted["thread"]["id"]);
            let start = game.start(Some(size)).expect("a size of the game");
            play_randomly(&discord, &thread, [&ada, &ben], start).await;
        }
    }
    discord.judge_strictly().await;
}
