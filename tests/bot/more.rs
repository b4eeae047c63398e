//! Other options in a match, its record, and the menu on a user.

use domain::matches::{
    ChannelId, Invitation, MatchId, NextPly, Place, Players, ServerId, SideWish, Timing, UserId,
};
use rules::{GameId, Side, words::Locale};
use serde_json::json;
use store::{Address, Lock, Store, StoreError};

use crate::{
    discord::{Discord, Member, labels, text},
    picture,
    refusals::Stage,
    running::{Data, Process},
};

#[tokio::test]
async fn more_offers_each_what_they_may_do() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        board,
        ..
    } = &stage;
    let before = stage.public().await;
    let player = [
        "Offer a draw",
        "Planned replies",
        "What if …",
        "Rules",
        "Resign",
        // In the select.
        "Note",
        "Flip the board",
        "Moves so far",
        "Text file",
        "Follow",
        "Hint",
    ];
    // Ada owns the server.
    let moderator: Vec<&str> = player.into_iter().chain(["Moderate"]).collect();
    // Ada is to move. Ben can have the bot look whether she is still there.
    let waiting: Vec<&str> = player.into_iter().chain(["Claim the win"]).collect();
    let onlooker = [
        "What if …",
        "Rules",
        "Flip the board",
        "Moves so far",
        "Text file",
        "Follow",
    ];
    for (by, expected) in [(ada, &moderator[..]), (ben, &waiting), (cleo, &onlooker)] {
        let more = discord.press(by, board, "More").await;
        assert!(more.private().contains("#1"));
        assert_eq!(labels(more.message()), expected, "{}", by.name);
    }
    assert_eq!(stage.public().await, before, "all of it in private");

    stage.play(ada, "a7-a6").await.private();
    let next = discord
        .picture_after(&stage.thread, ada, &text(&board["id"]))
        .await;
    let more = discord.press(ada, &next, "More").await;
    assert_eq!(
        labels(more.message()),
        [
            "Offer a draw",
            "Take back",
            "Planned replies",
            "What if …",
            "Resign",
            "Rules",
            "Note",
            "Flip the board",
            "Moves so far",
            "Text file",
            "Follow",
            "Hint",
            "Claim the win",
            "Moderate"
        ]
    );
    let asked = discord.press(ada, more.message(), "Take back").await;
    assert!(
        asked
            .updated()
            .contains("You asked to take back your last move")
    );
    assert!(labels(asked.message()).is_empty());
    let more = discord.press(ada, &next, "More").await;
    assert!(!labels(more.message()).contains(&"Take back".to_owned()));
    // Ben has nothing to take back, but has an answer to give.
    let more = discord.press(ben, &next, "More").await;
    let theirs = discord.press(ben, more.message(), "Take back").await;
    assert_eq!(labels(theirs.message()), ["Accept", "Decline"]);
    let done = discord.press(ben, theirs.message(), "Decline").await;
    assert_eq!(
        done.updated(),
        "This offer was declined. The match goes on."
    );
    for (label, says) in [("Planned replies", "#1"), ("Rules", "Guard & Towers")] {
        let more = discord.press(ada, &next, "More").await;
        let opened = discord.press(ada, more.message(), label).await.updated();
        assert!(opened.contains(says), "{label}: {opened}");
    }
    discord.judge_strictly().await;
}

#[tokio::test]
async fn the_board_is_flipped_in_the_same_private_message() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        cleo,
        thread,
        board,
        ..
    } = &stage;
    let flip = "Flip the board";
    let own = discord.command(ada, thread, "board", json!({})).await;
    let own = picture::of(discord, own.message()).await;
    let other = json!({ "flip": true });
    let other = discord.command(ada, thread, "board", other).await;
    let other = picture::of(discord, other.message()).await;
    assert_ne!(own, other);
    for by in [ada, cleo] {
        let more = discord.press(by, board, "More").await;
        let flipped = discord.press(by, more.message(), flip).await;
        flipped.updated();
        assert_eq!(flipped.message()["id"], more.message()["id"]);
        assert_eq!(labels(flipped.message()), labels(more.message()));
        assert_eq!(picture::of(discord, flipped.message()).await, other);
        let back = discord.press(by, flipped.message(), flip).await;
        assert_eq!(picture::of(discord, back.message()).await, own);
    }
    // What follows replaces the picture.
    let more = discord.press(ada, board, "More").await;
    let flipped = discord.press(ada, more.message(), flip).await;
    let offered = discord.press(ada, flipped.message(), "Offer a draw").await;
    assert!(offered.updated().contains("You offered a draw"));
    assert_eq!(offered.message()["attachments"], json!([]));
    discord.judge_strictly().await;
}

#[tokio::test]
async fn moves_shows_the_record_to_anybody() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        thread,
        board,
        ..
    } = &stage;
    let moves = async |by: &Member| discord.of_match(by, thread, json!({}), "moves").await;
    let none = moves(cleo).await.private();
    assert!(none.contains("No move has been played yet."), "{none}");
    for (by, mv) in [(ada, "a7-a6"), (ben, "a1-a2"), (ada, "F7 F6")] {
        stage.play(by, mv).await.private();
    }
    let record = moves(cleo).await;
    assert_eq!(
        record.private(),
        format!(
            "**Guard & Towers** #1 · 3 moves played\nRed: {}\nBlue: {}\n\
             ```\n1. a7-a6  a1-a2\n2. f7-f6\n```",
            ada.mention(),
            ben.mention()
        )
    );
    assert_eq!(record.message()["pinged"], json!([]));
    let more = discord.press_late(cleo, board, "More").await;
    let same = discord.press(cleo, more.message(), "Moves so far").await;
    assert_eq!(same.private(), record.private());
    discord.judge_strictly().await;
}

/// Stores a match with a long record, played by `players` in `place`.
async fn long_match(store: &Store, place: Place, players: Players, moves: usize) -> MatchId {
    let dance = ["d7-d6", "d1-d2", "d6-d7", "d2-d1"];
    let stored: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            let invitation = Invitation {
                place,
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                challenger: players.on(Side::First),
                opponent: None,
                wish: SideWish::Side(Side::First),
                timing: Timing::NONE,
                rated: false,
                rematch_of: None,
            };
            // Later than now, so that no one is considered missing after doing nothing for long.
            let now = domain::clock::Timestamp::from_millis(4_000_000_000_000);
            let id = tx.challenges().insert(&invitation, now)?;
            tx.matches().insert(id, &invitation, players, now)?;
            for text in dance.iter().cycle().take(moves) {
                let found = tx.matches().find(id)?.expect("there");
                let by = found.turn().expect("running");
                let next = found.play_typed(by, text).expect("legal");
                // It would be drawn by repetition long before it is long enough.
                tx.matches()
                    .insert_ply(&found, &NextPly { end: None, ..next }, now)?;
            }
            Ok(id)
        })
        .await;
    stored.expect("stored")
}

#[tokio::test]
async fn a_record_longer_than_a_message_comes_with_a_file() {
    let discord = Discord::start().await;
    let data = Data::new();
    let ada = discord.member("Ada").await;
    let games = discord.channel("games").await;
    let state = discord.get("/state").await;
    let number = |text: &str| text.parse::<u64>().expect("a number");
    let place = Place {
        server: ServerId(number(&text(&state["guilds"][0]["id"]))),
        channel: ChannelId(number(&games)),
        locale: Locale::English,
    };
    let players = Players::with(UserId(number(&ada.id)), Side::First, UserId(7));
    let store = Store::open(&Address::File(data.file())).expect("a database");
    long_match(&store, place, players, 301).await;
    drop(store);

    let _bot = Process::start(&discord, &data).await;
    let record = discord.of_match(&ada, &games, json!({}), "moves").await;
    let content = record.private();
    assert!(
        content.ends_with("The text file has all of them."),
        "{content}"
    );
    assert!(content.contains("\n151. d7-d6\n```"), "{content}");
    assert!(!content.contains("\n  1. "), "not all of it fits");
    assert!(content.chars().count() <= 2000);
    let file = &record.message()["attachments"][0];
    assert_eq!(file["filename"], "match-1-moves.txt");
    let whole = discord.bytes(&text(&file["url"])).await;
    let whole = String::from_utf8(whole).expect("text");
    let rows: Vec<&str> = whole.lines().skip(4).collect();
    assert_eq!(rows.len(), 151);
    assert_eq!(
        (rows[0], rows[149], rows[150]),
        ("  1. d7-d6  d1-d2", "150. d6-d7  d2-d1", "151. d7-d6")
    );
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_user_is_challenged_from_the_menu() {
    let stage = Stage::set().await;
    let Stage {
        discord,
        ada,
        ben,
        cleo,
        games,
        ..
    } = &stage;
    let before = stage.public().await;
    let menu = async |on: &str| discord.menu(ada, games, "Challenge", on).await;
    let bot = text(&discord.get("/state").await["bot_id"]);
    let refused = menu(&ada.id).await;
    stage
        .refused(&refused, "can’t play against yourself", &before)
        .await;
    // Whoever challenges the bot means the computer.
    let which = menu(&bot).await;
    assert!(which.private().contains("Choose a game:"));
    assert_eq!(stage.public().await, before);

    let question = menu(&cleo.id).await;
    assert!(question.private().contains(&cleo.mention()));
    let names: Vec<&str> = GameId::ALL.iter().map(|game| game.info().name).collect();
    assert_eq!(labels(question.message()), names);
    let sent = discord.press(ada, question.message(), "Courtyard").await;
    let said = sent.updated();
    assert!(
        said.contains(&format!("was sent to {}", cleo.mention())),
        "{said}"
    );
    assert!(labels(sent.message()).is_empty());
    let card = discord
        .message_where(games, cleo, |message| {
            text(&message["content"]).contains("**Courtyard** #2")
        })
        .await;
    assert_eq!(card["pinged"], json!([cleo.id]));
    discord.press(cleo, &card, "Accept").await.acknowledged();

    // A user who has left meanwhile is not challenged.
    let question = menu(&ben.id).await;
    let server = text(&discord.get("/state").await["guilds"][0]["id"]);
    discord
        .delete(&format!("/guilds/{server}/members/{}", ben.id))
        .await;
    let gone = discord.press(ada, question.message(), "Courtyard").await;
    assert!(gone.private().contains("isn’t in this server"));
    discord.judge().await;
}
