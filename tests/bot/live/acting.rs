//! What players do on the live page, and what nobody can do for another.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::{Paged, Pair, VERIFIER, both, pair};
use crate::{
    discord::text,
    patience::until,
    restored::{Left, back_up, play, restore},
    running::Data,
};
use rules::GameId;

const DAY: Duration = Duration::from_hours(24);

#[tokio::test]
async fn nobody_moves_for_another_and_no_session_can_be_made_up() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let Pair {
        ada, ben, thread, ..
    } = pair(discord, GameId::GuardAndTowers).await;
    let cleo = discord.member("Cleo").await;
    let play = json!({ "act": "play", "revision": 0, "squares": ["d5", "d4"] });
    let mut sessions = Vec::new();
    for who in [&ada, &ben, &cleo] {
        sessions.push(text(&paged.arrive(who, &thread).await["session"]));
    }
    let [of_ada, of_ben, of_cleo] = [&sessions[0], &sessions[1], &sessions[2]];
    let (status, said) = paged.act(of_ben, 1, play.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT, "{said}");
    assert!(text(&said["refused"]).contains("turn"), "{said}");
    let (status, _) = paged.act(of_cleo, 1, play.clone()).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let forged = of_cleo.replacen(&cleo.id, &ada.id, 1);
    for wrong in [forged.as_str(), "", "x", &of_ada[..of_ada.len() - 2]] {
        let (status, said) = paged.act(wrong, 1, play.clone()).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{wrong}: {said}");
    }
    let (status, _) = paged
        .ask(Method::POST, "matches/1", None, Some(play.clone()))
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let mut ear = paged.hear(1, Some(&forged)).await;
    assert_eq!(ear.next("over").await, Some(json!("session")));

    // A code counts once, only with the text that belongs to it, and only in an Activity with its user.
    let place = json!({ "user": ada.id, "channel": thread });
    let instance = text(&discord.post("/activity/launch", place.clone()).await["instance"]);
    let code = paged.code(&ada, &instance).await;
    let (status, _) = paged.session(&code, "another", &instance, &thread).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let code = paged.code(&ada, &instance).await;
    let (status, _) = paged.session(&code, VERIFIER, &instance, &thread).await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = paged.session(&code, VERIFIER, &instance, &thread).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    for elsewhere in ["i-1-gc-1-1", "../../users/@me", ""] {
        let code = paged.code(&ada, &instance).await;
        let (status, _) = paged.session(&code, VERIFIER, elsewhere, &thread).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{elsewhere}");
    }
    let code = paged.code(&ada, &instance).await;
    let leave = json!({ "user": ada.id, "instance": instance });
    discord.post("/activity/leave", leave).await;
    let (status, _) = paged.session(&code, VERIFIER, &instance, &thread).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);

    // Nothing of this has moved anything.
    let (_, seen) = paged
        .ask(Method::GET, "matches/1", Some(of_ben), None)
        .await;
    assert_eq!(seen["plies"].as_array().expect("positions").len(), 1);
    let (status, said) = paged.act(of_ada, 1, play).await;
    assert_eq!((status, said), (StatusCode::OK, json!({})));
    paged.end().await;
}

#[tokio::test]
async fn moves_are_confirmed_offers_answered_and_matches_resigned_as_in_discord() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let Pair {
        ada, ben, thread, ..
    } = pair(discord, GameId::GuardAndTowers).await;
    let of_ada = text(&paged.arrive(&ada, &thread).await["session"]);
    let of_ben = text(&paged.arrive(&ben, &thread).await["session"]);
    let mut ear = paged.hear(1, Some(&of_ada)).await;
    ear.board().await;
    let (_, list) = paged.ask(Method::GET, "matches", Some(&of_ada), None).await;
    assert_eq!(list["matches"][0]["opponent"], "Ben");
    assert_eq!(list["matches"][0]["turn"], true);

    // What leads nowhere is refused in words, and changes nothing.
    let wrong = json!({ "act": "play", "revision": 0, "squares": ["d5", "d1"] });
    let (status, said) = paged.act(&of_ada, 1, wrong).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(!text(&said["refused"]).is_empty());
    let old = json!({ "act": "play", "revision": 7, "squares": ["d5", "d4"] });
    let (status, _) = paged.act(&of_ada, 1, old).await;
    assert_eq!(status, StatusCode::CONFLICT);
    for nonsense in [
        json!({}),
        json!({ "act": "dance" }),
        json!({ "act": "play", "revision": 0, "squares": ["z99"] }),
    ] {
        let (status, _) = paged.act(&of_ada, 1, nonsense.clone()).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{nonsense}");
    }
    let choose = json!({ "act": "choose", "revision": 0, "squares": ["d5"] });
    let (_, step) = paged.act(&of_ada, 1, choose).await;
    assert_eq!(step["complete"], false);
    assert!(
        step["next"]
            .as_array()
            .expect("squares")
            .contains(&json!("d4"))
    );

    let offer = json!({ "act": "offer", "kind": "draw", "revision": 0 });
    let (status, _) = paged.act(&of_ada, 1, offer).await;
    assert_eq!(status, StatusCode::OK);
    let offered = ear.board().await;
    assert_eq!(offered["offers"][0]["by"], 0);
    assert_eq!(offered["offers"][0]["told"], "A draw is offered.");
    let id = &offered["offers"][0]["id"];
    let (status, _) = paged
        .act(&of_ben, 1, json!({ "act": "decline", "offer": id }))
        .await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(ear.board().await["offers"], json!([]));

    let (status, _) = paged
        .act(&of_ben, 1, json!({ "act": "resign", "revision": 0 }))
        .await;
    assert_eq!(status, StatusCode::OK);
    let over = ear.board().await;
    assert!(text(&over["status"]).contains("Red wins"), "{over}");
    assert_eq!(over["turn"], Value::Null);
    paged.end().await;
}

#[tokio::test]
async fn who_asks_too_often_is_told_to_wait() {
    let paged = Paged::start(Data::new()).await;
    let Pair { ada, thread, .. } = pair(&paged.discord, GameId::GuardAndTowers).await;
    let session = text(&paged.arrive(&ada, &thread).await["session"]);
    let mut refused = None;
    for _ in 0..100 {
        let (status, said) = paged
            .ask(Method::GET, "matches", Some(&session), None)
            .await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(text(&said["refused"]));
            break;
        }
    }
    assert_eq!(
        refused.as_deref(),
        Some("That was too fast. Wait a few seconds.")
    );
    paged.discord.advance(Duration::from_secs(10)).await;
    let (status, _) = paged
        .ask(Method::GET, "matches", Some(&session), None)
        .await;
    assert_eq!(status, StatusCode::OK);
    // A player who thinks taps about more than that.
    let choose = json!({ "act": "choose", "revision": 0, "squares": ["d5"] });
    for _ in 0..50 {
        paged.does(&session, choose.clone()).await;
    }
    paged.end().await;
}

#[tokio::test]
async fn a_hint_names_a_move_and_an_analysis_every_position() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let options = json!({ "game": GameId::GuardAndTowers.id(), "rated": false });
    let (thread, _) = discord.begin([&ada, &ben], options).await;
    let of_ada = text(&paged.arrive(&ada, &thread).await["session"]);
    let of_ben = text(&paged.arrive(&ben, &thread).await["session"]);
    assert!(paged.can(&of_ada, "hint").await && !paged.can(&of_ben, "hint").await);
    let (status, _) = paged.act(&of_ben, 1, json!({ "act": "hint" })).await;
    assert_eq!(status, StatusCode::CONFLICT, "it is not his turn");
    let (status, hint) = paged.act(&of_ada, 1, json!({ "act": "hint" })).await;
    assert_eq!(status, StatusCode::OK, "{hint}");
    assert!(text(&hint["told"]).contains("2 hints left"), "{hint}");
    let squares = &hint["squares"];
    let play = json!({ "act": "play", "revision": 0, "squares": squares });
    let (status, said) = paged.act(&of_ada, 1, play).await;
    assert_eq!((status, said), (StatusCode::OK, json!({})));

    let (status, _) = paged.analyse(&of_ben).await;
    assert_eq!(status, StatusCode::CONFLICT, "it still runs");
    let (status, _) = paged
        .act(&of_ben, 1, json!({ "act": "resign", "revision": 1 }))
        .await;
    assert_eq!(status, StatusCode::OK);
    let (status, analysis) = paged.analyse(&of_ben).await;
    assert_eq!(status, StatusCode::OK, "{analysis}");
    assert_eq!(analysis["points"].as_array().expect("values").len(), 2);
    assert_eq!(analysis["sides"], json!(["Red · Ada", "Blue · Ben"]));
    // Each has its price, as in Discord.
    let mut asked = 1;
    while paged.analyse(&of_ben).await.0 == StatusCode::OK {
        asked += 1;
        assert!(asked < 20, "no end");
    }
    let (status, said) = paged.analyse(&of_ada).await;
    assert_eq!(status, StatusCode::OK, "hers are hers: {said}");
    paged.end().await;
}

/// The clock of a match, in the hands of its players: they pause, go on, give time and claim it.
#[tokio::test]
async fn the_clock_is_paused_and_given_and_its_end_claimed_as_in_discord() {
    both(async |paged| {
        let discord = &paged.discord;
        let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
        let options = json!({
            "game": "guard-and-towers", "pace": "move-1d", "when-time-runs-out": "claim",
        });
        let (thread, _) = discord.begin([&ada, &ben], options).await;
        let of_ada = text(&paged.arrive(&ada, &thread).await["session"]);
        let of_ben = text(&paged.arrive(&ben, &thread).await["session"]);
        let mut ear = paged.hear(1, Some(&of_ben)).await;
        ear.board().await;
        let options = paged.options(&of_ben).await;
        assert_eq!(
            options["pauses"][1],
            json!({ "length": "7d", "label": "7 days" })
        );
        assert_eq!(
            options["can"],
            json!(["draw"]),
            "no move can be taken back yet"
        );

        paged
            .does(&of_ben, json!({ "act": "pause", "length": "7d" }))
            .await;
        let offered = ear.board().await["offers"][0].clone();
        assert_eq!(offered["told"], "A pause is proposed: 7 days.");
        paged
            .does(&of_ada, json!({ "act": "accept", "offer": offered["id"] }))
            .await;
        assert_eq!(
            ear.board().await["clock"]["over_at"],
            Value::Null,
            "it stands"
        );
        let options = paged.options(&of_ada).await;
        assert_eq!(options["pauses"], json!([]));
        assert!(paged.can(&of_ada, "resume").await);
        paged.does(&of_ada, json!({ "act": "resume" })).await;
        let runs = ear.board().await["clock"]["over_at"]
            .as_i64()
            .expect("it runs");

        let give = json!({ "act": "give", "gifts": paged.options(&of_ben).await["give"]["gifts"] });
        paged.does(&of_ben, give.clone()).await;
        let longer = ear.board().await["clock"]["over_at"]
            .as_i64()
            .expect("it runs");
        assert!(longer > runs, "{runs} {longer}");
        paged.does(&of_ben, give).await;
        assert_eq!(
            paged.options(&of_ben).await["give"]["gifts"],
            1,
            "a double click"
        );

        for (by, mv) in [
            (&ada, "a7-a6"),
            (&ben, "a1-a2"),
            (&ada, "a6-a7"),
            (&ben, "a2-a1"),
        ] {
            let mv = json!({ "move": mv });
            discord.command(by, &thread, "move", mv).await.private();
        }
        // Red was given a day in addition.
        discord.advance(DAY * 2 + Duration::from_mins(1)).await;
        let of_ada = text(&paged.arrive(&ada, &thread).await["session"]);
        let of_ben = text(&paged.arrive(&ben, &thread).await["session"]);
        assert!(!paged.can(&of_ada, "claim").await, "her own time");
        until("the end of Red’s time", async || {
            let is_over = paged.can(&of_ben, "claim").await;
            is_over.then_some(()).ok_or("not yet")
        })
        .await;
        let mut ear = paged.hear(1, Some(&of_ada)).await;
        paged.does(&of_ben, json!({ "act": "claim" })).await;
        while ear.board().await["turn"] != Value::Null {}

        assert!(paged.can(&of_ada, "rematch").await);
        let asked = paged.does(&of_ada, json!({ "act": "rematch" })).await;
        assert!(text(&asked["told"]).contains("#2"), "{asked}");
        let begun = paged.does(&of_ben, json!({ "act": "rematch" })).await;
        assert_eq!(begun["match"], 2, "{begun}");
        let mut ear = paged.hear(2, Some(&of_ben)).await;
        assert_eq!(
            ear.board().await["players"][0]["name"],
            "Ben",
            "sides are swapped"
        );
        paged
    })
    .await;
}

/// Players who confirm each move are asked on the page, too.
#[tokio::test]
async fn who_confirms_moves_is_asked_first() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let Pair { ada, thread, .. } = pair(discord, GameId::GuardAndTowers).await;
    let confirm = json!({ "confirm-moves": true });
    discord
        .command(&ada, &thread, "settings", confirm)
        .await
        .private();
    let session = text(&paged.arrive(&ada, &thread).await["session"]);
    let mut ear = paged.hear(1, Some(&session)).await;
    ear.board().await;
    let squares = json!(["d5", "d4"]);
    let play = json!({ "act": "play", "revision": 0, "squares": squares });
    let (status, said) = paged.act(&session, 1, play).await;
    assert_eq!((status, said), (StatusCode::OK, json!({ "ask": "" })));
    let confirm = json!({ "act": "confirm", "revision": 0, "squares": squares });
    let (status, said) = paged.act(&session, 1, confirm).await;
    assert_eq!((status, said), (StatusCode::OK, json!({})));
    assert_eq!(ear.board().await["revision"], 1);
    paged.end().await;
}

/// Where moves are asked for square by square, their prices come with the answers.
#[tokio::test]
async fn the_price_of_a_chain_comes_with_its_squares() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let Pair {
        ada, ben, thread, ..
    } = pair(discord, GameId::Courtyard).await;
    let line = ["f3-g4", "i8-h7", "e2-f3", "h9-i8", "g4-h5", "h7-g6"];
    for (ply, mv) in line.iter().enumerate() {
        let by = if ply % 2 == 0 { &ada } else { &ben };
        play(discord, by, &thread, mv).await;
    }
    let session = text(&paged.arrive(&ada, &thread).await["session"]);
    let mut ear = paged.hear(1, Some(&session)).await;
    let board = ear.board().await;
    assert_eq!(board["legal"], Value::Null, "there are chains");
    let forfeit = "⚠️ You’d lose your piece on h5: it could capture and doesn’t.";
    // How moves begin, and those that end on their second square, come with the board.
    let steps = &board["steps"];
    assert_eq!(steps["b3,a4"]["warning"], forfeit, "{steps}");
    let begins = |key: &str, next: &str| {
        let all = steps[key]["next"].as_array().expect("squares");
        all.contains(&json!(next))
    };
    assert!(begins("", "h5") && begins("h5", "f7"), "{steps}");
    assert_eq!(steps["h5,f7"], Value::Null, "it can go on");
    assert_eq!(steps["h5"]["jumped"], json!(["g6"]), "{steps}");
    assert_eq!(steps["b3"]["jumped"], json!([]), "{steps}");
    let stopped = "⚠️ You’d lose your piece: it can keep jumping from f7.";
    for (squares, warning) in [
        (json!(["b3", "a4"]), json!(forfeit)),
        (json!(["h5", "f7"]), json!(stopped)),
        (json!(["h5", "f7", "h9"]), Value::Null),
        (json!(["h5"]), Value::Null),
    ] {
        let choose = json!({ "act": "choose", "revision": 6, "squares": squares });
        let said = paged.does(&session, choose).await;
        assert_eq!(said["warning"], warning, "{squares}: {said}");
    }
    paged.end().await;
}

/// A page that was open all the while still shows what was lost.
#[tokio::test]
async fn what_a_page_shows_of_before_a_restoration_changes_nothing() {
    let mut paged = Paged::start(Data::new()).await;
    let [ada, ben] = [
        paged.discord.member("Ada").await,
        paged.discord.member("Ben").await,
    ];
    let options = json!({ "game": "guard-and-towers", "pace": "move-14d" });
    let (thread, _) = paged.discord.begin([&ada, &ben], options).await;
    let session = text(&paged.arrive(&ben, &thread).await["session"]);
    paged.data.all_said().await;
    let backup = back_up(&paged.data);
    play(&paged.discord, &ada, &thread, "a7-a6").await;
    let mut ear = paged.hear(1, Some(&session)).await;
    let lost = ear.board().await["revision"].clone();
    let bot = paged.bot.take().expect("running");
    bot.stop(&paged.discord).await;
    restore(&paged.data, &backup, Left::All);
    paged.begin().await;
    let mut pause = json!({ "act": "pause", "length": "7d", "shown": lost });
    let (status, said) = paged.act(&session, 1, pause.clone()).await;
    assert_ne!(status, StatusCode::OK, "{said}");
    assert!(
        said.to_string().contains("This board is from before"),
        "{said}"
    );
    let mut ear = paged.hear(1, Some(&session)).await;
    let board = ear.board().await;
    assert_eq!(board["offers"], json!([]), "{board}");
    pause["shown"] = board["revision"].clone();
    paged.does(&session, pause).await;
    paged.end().await;
}
