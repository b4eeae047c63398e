//! Moves that cost a piece, choices and chains, from positions made for them.

use rules::{GameId, Outcome, Side, Square};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, EPHEMERAL, Member, components, text},
    running::{Data, Task},
    tapping::{choose, entries, style, take, tap},
};

/// In this position a piece has far more chains than fit in a message.
pub(crate) const MANY_CHAINS: &str = "8/8/o1o1o3/1g1g1g2/o1o1o3/1g1g1g2/o1o1o3/oo1o4 o -";

/// A running match that began from a custom position.
pub(crate) struct Study {
    pub(crate) discord: Discord,
    _data: Data,
    _bot: Task,
    pub(crate) ada: Member,
    pub(crate) ben: Member,
    pub(crate) thread: String,
    pub(crate) board: Value,
}

impl Study {
    /// Begins it from this position. The challenge is changed in the database before it is accepted,
    /// because players cannot choose the start position.
    pub(crate) async fn of(game: GameId, start: &str) -> Study {
        let discord = Discord::start().await;
        let data = Data::new();
        let bot = Task::start(&discord, &data).await;
        let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
        let games = discord.channel("games").await;
        let options = json!({ "game": game.info().id, "opponent": ben.id, "side": "first" });
        discord
            .command(&ada, &games, "challenge", options)
            .await
            .private();
        let card = discord.picture_after(&games, &ben, "0").await;
        game.parse_position(start).expect("a position");
        let changed = Connection::open(data.file())
            .and_then(|db| db.execute("UPDATE challenges SET start = ?1", [start]));
        assert_eq!(changed.expect("changed"), 1);
        discord.press(&ben, &card, "Accept").await.acknowledged();
        let opened = discord
            .message_where(&games, &ada, |message| message["thread"].is_object())
            .await;
        let thread = text(&opened["thread"]["id"]);
        let board = discord.picture_after(&thread, &ada, "0").await;
        Study {
            discord,
            _data: data,
            _bot: bot,
            ada,
            ben,
            thread,
            board,
        }
    }

    /// Waits for the public board with this text.
    #[track_caller]
    fn board_with(&self, words: &str) -> impl Future<Output = Value> {
        let found = move |message: &Value| {
            message["flags"].as_u64().unwrap_or(0) & EPHEMERAL == 0
                && text(&message["content"]).contains(words)
                && components(message)
                    .iter()
                    .any(|button| button["label"] == "Move")
        };
        self.discord.message_where(&self.thread, &self.ada, found)
    }

    /// Types a move that has a price, which the answer states, and does not play it.
    async fn hear(&self, mv: &str, price: &str) {
        let asked = self
            .discord
            .command(&self.ada, &self.thread, "move", json!({ "move": mv }))
            .await;
        let said = asked.private();
        assert!(said.contains(price), "{price:?} expected in {said:?}");
        let gone = self
            .discord
            .press(&self.ada, asked.message(), "Cancel")
            .await;
        assert!(content(&gone).contains("Nothing was played"));
    }
}

fn content(answer: &Answer) -> String {
    text(&answer.message()["content"])
}

fn squares(names: &[&str]) -> Vec<Square> {
    names
        .iter()
        .map(|name| name.parse().expect("a square"))
        .collect()
}

#[tokio::test]
async fn a_missed_capture_is_warned_of_and_then_costs_the_piece() {
    let start = "k9/10/10/10/10/10/2s7/1G8/10/9K w -";
    let study = Study::of(GameId::Courtyard, start).await;
    let price = "You’d lose your piece on b3: it could capture and doesn’t.";
    study.hear("j1-i2", price).await;

    let Study {
        discord,
        ada,
        board,
        ..
    } = &study;
    let pieces = discord.press(ada, board, "Move").await;
    let said = pieces.private();
    assert!(
        said.contains("You can capture. Any other move can cost you a piece."),
        "{said}"
    );
    let listed: Vec<(String, Option<u64>)> = entries(pieces.message())
        .into_iter()
        .map(|entry| (entry.label, entry.style))
        .collect();
    let must = (
        "❗ b3 · guard, can capture".to_owned(),
        Some(style::PRIMARY),
    );
    let other = ("j1 · king".to_owned(), Some(style::SECONDARY));
    assert_eq!(listed, [must, other]);
    // The king has only one square to go to, so there is no question.
    let preview = choose(discord, ada, pieces.message(), "j1").await;
    let play = components(preview.message())[0].clone();
    assert_eq!(
        (&play["label"], &play["style"]),
        (&json!("Play"), &json!(style::DANGER))
    );
    assert!(content(&preview).contains(price), "{}", content(&preview));
    discord.press(ada, preview.message(), "Play").await;
    let board = study.board_with("`j1-i2`").await;
    let alt = text(&board["attachments"][0]["description"]);
    let (told, pieces) = alt.split_once(" White: king i2.").expect("no guard");
    assert!(
        told.ends_with("forfeits guard b3 for a missed capture."),
        "{alt}"
    );
    assert!(!pieces.contains("b3"), "the guard is gone: {alt}");
    let said = text(&board["content"]);
    let forfeited = "White: king `j1-i2`, forfeits guard b3 for a missed capture.";
    assert!(said.contains(forfeited), "{said}");
    discord.judge_strictly().await;
}

#[tokio::test]
async fn the_opponent_chooses_among_several_and_moves_on() {
    let start = "k9/10/10/10/10/10/2s5s1/1G5G2/10/9K w -";
    let study = Study::of(GameId::Courtyard, start).await;
    study
        .hear("j1-i2", "pieces that could capture: b3, h3")
        .await;
    let Study {
        discord,
        ada,
        ben,
        board,
        ..
    } = &study;
    tap(discord, ada, board, &squares(&["j1", "i2"])).await;

    let board = study.board_with("`j1-i2`").await;
    assert_eq!(board["pinged"], json!([ben.id]));
    let choice = discord.press(ben, &board, "Move").await;
    let asked = "Your opponent missed a capture. Which piece leaves the board?";
    let said = choice.private();
    assert!(said.ends_with(asked), "{said}");
    let preview = choose(discord, ben, choice.message(), "h3").await;
    let onward = discord.press(ben, preview.message(), "Play").await;
    // The choice is a separate ply, after which Ben plays his move: here, or on the board.
    let said = onward.updated();
    assert!(said.contains("You played `*h3`. Now your move:"), "{said}");
    assert!(
        entries(onward.message())
            .iter()
            .any(|entry| entry.squares == ["a10"])
    );
    let board = study.board_with("`*h3`").await;
    assert_eq!(board["pinged"], json!([ben.id]));
    tap(discord, ben, &board, &squares(&["a10", "b9"])).await;
    let board = study.board_with("`a10-b9`").await;
    assert_eq!(board["pinged"], json!([ada.id]));
    discord.judge_strictly().await;
}

#[tokio::test]
async fn stopping_a_chain_early_is_warned_of() {
    let start = "k9/10/10/7s2/10/7s2/10/7s2/6G3/1K8 w -";
    let study = Study::of(GameId::Courtyard, start).await;
    let price = "You’d lose your piece: it can keep jumping from i4.";
    study.hear("g2xi4", price).await;

    let Study {
        discord,
        ada,
        board,
        ..
    } = &study;
    let pieces = discord.press(ada, board, "Move").await;
    let targets = choose(discord, ada, pieces.message(), "g2").await;
    // The whole chain comes first and is highlighted, and it is the only one that costs nothing.
    let chains: Vec<(String, Option<u64>)> = entries(targets.message())
        .into_iter()
        .map(|entry| (entry.label, entry.style))
        .collect();
    let whole = (
        "i4-g6-i8 · guard, captures 3 pieces".to_owned(),
        Some(style::PRIMARY),
    );
    assert_eq!(chains[0], whole);
    for (label, style) in &chains[1..] {
        assert!(
            label.contains("⚠️") && *style == Some(style::SECONDARY),
            "{label}"
        );
    }
    let stopped = choose(discord, ada, targets.message(), "i4").await;
    assert!(content(&stopped).contains(price));
    let play = components(stopped.message())[0].clone();
    assert_eq!(
        (&play["label"], &play["style"]),
        (&json!("Play"), &json!(style::DANGER))
    );
    let back = discord.press(ada, stopped.message(), "Back").await;
    let said = content(&back);
    assert!(said.ends_with("\nWhere to from g2?"), "{said}");
    // Played to the end, it costs nothing.
    let taps = tap(discord, ada, board, &squares(&["g2", "i4", "g6", "i8"])).await;
    assert_eq!(taps, 4);
    study.board_with("`g2xi4xg6xi8`").await;
    discord.judge_strictly().await;
}

#[tokio::test]
async fn wherever_a_chain_is_stopped_early_it_is_warned_of_and_costs_the_piece() {
    let start = "k9/7s2/10/7s2/10/7s2/10/7s2/6G3/1K8 w -";
    let study = Study::of(GameId::Courtyard, start).await;
    let Study {
        discord,
        ada,
        thread,
        board,
        ..
    } = &study;
    let price = |at: &str| format!("You’d lose your piece: it can keep jumping from {at}.");
    let pieces = discord.press(ada, board, "Move").await;
    let chains = choose(discord, ada, pieces.message(), "g2").await;
    let mut mv = "g2".to_owned();
    for at in ["i4", "g6", "i8"] {
        mv = format!("{mv}x{at}");
        study.hear(&mv, &price(at)).await;
        let stopped = choose(discord, ada, chains.message(), at).await;
        let said = content(&stopped);
        assert!(said.contains(&price(at)), "{} in {said}", price(at));
        discord.press(ada, stopped.message(), "Back").await;
    }
    let asked = discord
        .command(ada, thread, "move", json!({ "move": mv }))
        .await;
    discord.press(ada, asked.message(), "Play").await;
    let board = study.board_with("`g2xi4xg6xi8`").await;
    let alt = text(&board["attachments"][0]["description"]);
    assert!(
        alt.contains("White: king b1.") && alt.contains("Black: king a10; serf h9."),
        "the guard is gone, and so are three serfs: {alt}"
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_chain_over_own_pieces_and_enemies_is_tapped() {
    let start = "g7/8/2o2g2/8/8/1g1g4/o3o3/o2g4 o -";
    let study = Study::of(GameId::KingsCourt, start).await;
    let Study {
        discord,
        ada,
        board,
        ..
    } = &study;
    let way = squares(&["a1", "a3", "c3", "e3", "e1", "c1"]);
    tap(discord, ada, board, &way).await;
    study.board_with("`a1^a3xc3xe3^e1xc1`").await;
    discord.judge_strictly().await;
}

/// In every game, winning moves come first, say so and are highlighted, and no others are.
#[tokio::test]
async fn what_wins_comes_first_and_says_so_in_every_game() {
    for (game, start) in [
        (GameId::Courtyard, "10/10/6K3/5s4/10/10/10/1k8/S9/10 w -"),
        (GameId::KingAndCourtesan, "5C/4Kk/1C4/6/2c3/6 r"),
        (GameId::GuardAndTowers, "3RG3/7/7/7/1r42BG2/7/7 r"),
        (GameId::KingsCourt, "7g/8/2og4/8/8/8/8/o7 o -"),
    ] {
        let study = Study::of(game, start).await;
        let (discord, ada) = (&study.discord, &study.ada);
        let position = game.parse_position(start).expect("a position");
        let wins = |squares: &[String]| {
            let found = position.play(&squares.join("-")).expect("legal");
            found.position.outcome() == Some(Outcome::Win(Side::First))
        };
        let pieces = discord.press(ada, &study.board, "Move").await;
        let first = entries(pieces.message()).remove(0);
        // Where all pieces are of one kind, none is named, and the sign says enough.
        let says = first.label.ends_with(", can win") || game == GameId::KingsCourt;
        assert!(first.label.starts_with("🏆") && says, "{first:?}");
        assert_eq!(first.style, Some(style::SUCCESS), "{first:?}");
        let moves = take(discord, ada, pieces.message(), &first).await;
        let offered = entries(moves.message());
        assert!(wins(&offered[0].squares), "{offered:?}");
        for entry in offered {
            let is_win = wins(&entry.squares);
            assert_eq!(entry.label.ends_with(" and wins"), is_win, "{entry:?}");
            assert_eq!(entry.style == Some(style::SUCCESS), is_win, "{entry:?}");
        }
        let typed = json!({ "move": "" });
        let suggested = discord
            .complete(ada, &study.thread, "move", typed, "move")
            .await;
        assert!(suggested[0].0.ends_with(" and wins"), "{suggested:?}");
        discord.judge_strictly().await;
    }
}

/// If a piece has more moves than buttons, they are in selects, the best first; if it has more than fit
/// there, the others are named square by square.
#[tokio::test]
async fn a_piece_with_many_moves_has_selects_and_the_rest_square_by_square() {
    let start = MANY_CHAINS;
    let study = Study::of(GameId::KingsCourt, start).await;
    let (discord, ada) = (&study.discord, &study.ada);
    let position = GameId::KingsCourt
        .parse_position(start)
        .expect("a position");
    let square = Square::new(0, 0);
    let (all, _) = position.moves_from(square, usize::MAX);
    assert!(all.len() > 100, "{}", all.len());
    let pieces = discord.press(ada, &study.board, "Move").await;
    let moves = choose(discord, ada, pieces.message(), &square.to_string()).await;
    let offered = entries(moves.message());
    assert_eq!(offered.len(), 100);
    assert_eq!(offered[0].squares.len(), all[0].squares.len());
    // The very last one is not among them.
    let last = all.last().expect("many").squares.clone();
    let named: Vec<String> = last.iter().map(Square::to_string).collect();
    assert!(offered.iter().all(|entry| entry.squares != named));
    let taps = tap(discord, ada, &study.board, &last).await;
    assert!(taps > 4, "{taps}");
    discord.judge_strictly().await;
}
