//! Every game in the registry is played, by typed moves and by taps.

use rules::{AnyMove, AnyPosition, GameId, Outcome, words::Locale};
use serde_json::{Value, json};
use store::testing::is_full;

use crate::{
    discord::{Discord, EPHEMERAL, Member, labels, text},
    picture,
    running::{Data, Process},
    tapping::tap,
};

/// Returns after how many moves a match that has not ended is resigned. That is long with `FULL=1`.
fn longest() -> usize {
    if is_full() { 60 } else { 12 }
}

/// How the players move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Typing,
    Tapping,
}

/// Returns a move for the side to move: one that wins if there is one, otherwise any.
fn next_move(position: &AnyPosition, random: &mut fastrand::Rng) -> Option<AnyMove> {
    let mut moves = position.moves();
    let wins = Some(Outcome::Win(position.side_to_move()));
    match moves.iter().position(|mv| mv.after().outcome() == wins) {
        Some(winning) => Some(moves.swap_remove(winning)),
        None if moves.is_empty() => None,
        None => Some(moves.swap_remove(random.usize(..moves.len()))),
    }
}

/// Types a move, and confirms it if it has a price.
async fn type_it(discord: &Discord, thread: &str, mover: &Member, mv: &AnyMove) {
    let answer = discord
        .command(mover, thread, "move", json!({ "move": mv.to_string() }))
        .await;
    let said = answer.private();
    if let Some(warning) = mv.warning() {
        let warning = Locale::English.say(&warning);
        assert!(said.contains(&warning), "{warning:?} expected in {said:?}");
        let answer = discord.press(mover, answer.message(), "Play").await;
        let said = text(&answer.message()["content"]);
        assert!(said.contains("You played"), "{said}");
    } else {
        assert!(said.contains("You played"), "{mv}: {said}");
    }
}

/// Plays legal moves until the match ends, for both players, and checks every board.
async fn play_randomly(
    discord: &Discord,
    thread: &str,
    players: [&Member; 2],
    start: AnyPosition,
    by: By,
) {
    let mut random = fastrand::Rng::with_seed(7);
    let mut position = start;
    let mut board = discord.picture_after(thread, players[0], "0").await;
    let mut last_picture = picture::of(discord, &board).await;
    for _ in 0..longest() {
        let Some(mv) = next_move(&position, &mut random) else {
            break;
        };
        let mover = players[position.side_to_move().index()];
        assert_eq!(
            board["pinged"],
            json!([mover.id]),
            "whose turn it is: {position}"
        );
        match by {
            By::Typing => type_it(discord, thread, mover, &mv).await,
            By::Tapping => {
                let squares = mv.squares();
                let taps = tap(discord, mover, &board, &squares).await;
                // If a chain could continue, stopping is a choice too.
                let stops = !position.choice(&squares).expect("legal").next.is_empty();
                let choices = squares.len() + usize::from(stops);
                assert!(taps <= choices + 2, "{taps} taps for {mv}");
            }
        }
        position = mv.after();
        let shown = format!("`{mv}`");
        board = discord
            .message_where(thread, mover, |message| {
                text(&message["content"]).contains(&shown)
                    && message["id"].as_str() > board["id"].as_str()
                    && message["flags"].as_u64().unwrap_or(0) & EPHEMERAL == 0
            })
            .await;
        let picture = match position.outcome() {
            Some(_) => picture::of_result(discord, &board).await,
            None => picture::of(discord, &board).await,
        };
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

/// Begins a match between two members and returns its thread.
async fn begin(discord: &Discord, players: [&Member; 2], game: GameId, size: u8) -> String {
    let games = discord.channel("games").await;
    let mut options = json!({
        "game": game.info().id, "opponent": players[1].id, "side": "first"
    });
    if game.info().sizes.len() > 1 {
        options["size"] = json!(size);
    }
    discord
        .command(players[0], &games, "challenge", options)
        .await
        .private();
    let open = |message: &Value| labels(message).contains(&"Accept".to_owned());
    let card = discord.message_where(&games, players[1], open).await;
    assert!(text(&card["content"]).contains(game.info().name));
    discord
        .press(players[1], &card, "Accept")
        .await
        .acknowledged();
    let accepted = discord
        .message_where(&games, players[0], |message| {
            message["id"] == card["id"]
                && message["thread"].is_object()
                && message["components"] == json!([])
        })
        .await;
    text(&accepted["thread"]["id"])
}

#[tokio::test]
async fn every_game_is_played_by_typing_on_each_of_its_boards() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Process::start(&discord, &data).await;
    let players = [&discord.member("Ada").await, &discord.member("Ben").await];
    for &game in GameId::ALL {
        for &size in game.info().sizes {
            let thread = begin(&discord, players, game, size).await;
            let start = game.start(Some(size)).expect("a size of the game");
            play_randomly(&discord, &thread, players, start, By::Typing).await;
        }
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn every_game_is_played_by_tapping_on_its_largest_board() {
    let discord = Discord::start().await;
    let data = Data::new();
    let _bot = Process::start(&discord, &data).await;
    let players = [&discord.member("Ada").await, &discord.member("Ben").await];
    for &game in GameId::ALL {
        let sizes = game.info().sizes.iter().copied();
        let size = sizes.max().expect("a game has a board");
        let thread = begin(&discord, players, game, size).await;
        let start = game.start(Some(size)).expect("a size of the game");
        play_randomly(&discord, &thread, players, start, By::Tapping).await;
    }
    discord.judge_strictly().await;
}
