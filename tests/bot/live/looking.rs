//! Who sees a match on the live page, and that they are told of each change.

use std::{process::Command, time::Duration};

use reqwest::StatusCode;
use serde_json::json;
use store::testing::is_full;

use super::{Ear, Paged, Pair, SECRET, both, pair};
use crate::{
    discord::{labels, text},
    door::free,
    links::key,
    onlookers::Doors,
    patience::client,
    running::{Data, Task},
};
use rules::GameId;

#[tokio::test]
async fn the_button_opens_its_board_and_both_sides_move_there_and_in_discord() {
    both(async |paged| {
        let discord = &paged.discord;
        let Pair {
            ada,
            ben,
            thread,
            board,
        } = pair(discord, GameId::GuardAndTowers).await;
        let pressed = discord.press(&ada, &board, "Open board").await;
        assert_eq!(pressed.0["outcome"], "launched", "{}", pressed.0);
        let instance = text(&pressed.0["activity"]["instance"]);
        // Even in a channel where nothing is played, it is the board of the button.
        let lounge = discord.channel("lounge").await;
        let german = format!("/users/{}", ada.id);
        discord.patch(&german, json!({ "locale": "de" })).await;
        let told = paged.arrive_in(&ada, &instance, &lounge).await;
        assert_eq!(told["match"], 1);
        // Her browser may speak another language than her Discord.
        assert_eq!(told["locale"], "de");
        // It is that of whoever has pressed it, even if they don't play.
        let cleo = discord.member("Cleo").await;
        let pressed = discord.press(&cleo, &board, "Open board").await;
        let hers = text(&pressed.0["activity"]["instance"]);
        let told_cleo = paged.arrive_in(&cleo, &hers, &lounge).await;
        assert_eq!(told_cleo["match"], 1);
        let session = text(&told["session"]);
        let mut ear = paged.hear(1, Some(&session)).await;
        let shown = ear.board().await;
        assert_eq!(shown["status"], "Red to move.");
        assert_eq!(shown["players"][0]["name"], "Ada");
        assert!(shown["legal"].as_array().expect("moves").len() > 10);

        let act = json!({ "act": "play", "revision": 0, "squares": ["d5", "d4"] });
        let (status, said) = paged.act(&session, 1, act).await;
        assert_eq!((status, said), (StatusCode::OK, json!({})));
        assert_eq!(ear.board().await["moves"], json!(["d5-d4"]));
        discord
            .picture_after(&thread, &ben, &text(&board["id"]))
            .await;

        // Ben answers in Discord, and the page is told.
        let moved = discord
            .command(&ben, &thread, "move", json!({ "move": "c2c3" }))
            .await;
        moved.private();
        let shown = ear.board().await;
        assert_eq!((&shown["revision"], &shown["turn"]), (&json!(2), &json!(0)));
        assert_eq!(shown["path"], json!(["c2", "c3"]));
        paged
    })
    .await;
}

/// The page has its first words before its script asks for any.
#[tokio::test]
async fn the_page_comes_in_the_language_of_the_browser_or_of_its_address() {
    let paged = Paged::start(Data::new()).await;
    let read = async |path: &str, languages: &str| {
        let url = format!("http://{}/{path}", paged.address);
        let asked = client().get(url).header("accept-language", languages);
        let answer = asked.send().await.expect("an answer");
        answer.text().await.expect("a page")
    };
    for (path, languages, words) in [
        ("", "de-AT,de;q=0.9,en;q=0.5", "Das Brett wird geladen …"),
        ("?locale=fr", "de", "Chargement du plateau…"),
        ("", "nl", "Loading the board …"),
    ] {
        let page = read(path, languages).await;
        assert!(page.contains(words), "{path} in {languages}: {page}");
    }
    paged.end().await;
}

/// A link of the time after a backup that was restored says that, and not that the match is hidden.
#[tokio::test]
async fn a_match_that_was_lost_in_a_restoration_is_said_to_be_lost() {
    let mut paged = Paged::start(Data::new()).await;
    let bot = paged.bot.take().expect("running");
    bot.stop(&paged.discord).await;
    let marked = Command::new(env!("CARGO_BIN_EXE_courtier"))
        .args(["database", "restored"])
        .current_dir(paged.data.folder())
        .envs([paged.data.setting()])
        .output()
        .expect("it runs");
    assert!(marked.status.success(), "{marked:?}");
    paged.begin().await;
    let mut ear = paged.hear(1, None).await;
    assert_eq!(ear.next("over").await, Some(json!("lost")));
    let (status, said) = paged.plies(None, &key(1)).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let said = text(&said["refused"]);
    assert!(said.starts_with("This is lost: I was restored"), "{said}");
    // Whoever has no link can't count which numbers there were.
    paged.hides(None, "").await;
    paged.end().await;
}

#[tokio::test]
async fn a_visitor_sees_what_everyone_sees_and_nothing_else() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let Pair { ada, thread, .. } = pair(discord, GameId::KingsCourt).await;
    let cleo = discord.member("Cleo").await;
    let doors = Doors::of(discord, 0).await;
    // Whoever is no member sees what those see who have no role.
    let mut ear = paged.hear(1, None).await;
    assert_eq!(ear.next("over").await, Some(json!("hidden")));
    doors.open_to_everyone().await;
    let of_ada = text(&paged.arrive(&ada, &thread).await["session"]);
    let of_cleo = text(&paged.arrive(&cleo, &thread).await["session"]);
    let mut ear = paged.hear(1, None).await;
    assert_eq!(ear.board().await["name"], "King’s Court");
    assert_eq!(ear.next("watching").await, Some(json!(0)), "nobody else");
    let (status, plies) = paged.plies(None, &key(1)).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(plies["plies"].as_array().expect("positions").len(), 1);

    let mut also = paged.hear(1, Some(&of_cleo)).await;
    assert_eq!(also.board().await["revision"], 0);
    // Who opened it inside Discord is named to the others who did, and to nobody else.
    let mut hers = paged.hear(1, Some(&of_ada)).await;
    while hers.next("names").await != Some(json!(["Cleo"])) {}
    loop {
        let people = ear.said("watching").await.expect("people");
        assert_eq!(people["names"], json!([]), "{people}");
        // The player doesn't count, and nobody does for themselves.
        if people["present"] == json!([true, false]) {
            assert_eq!(people["watching"], 1);
            break;
        }
    }
    drop(also);
    while hers.next("names").await != Some(json!([])) {}
    drop(hers);

    let games = discord.channel("games").await;
    doors.hide_from_everyone(&games).await;
    doors.hide(&games).await;
    for session in [None, Some(of_cleo.as_str())] {
        let mut ear = paged.hear(1, session).await;
        assert_eq!(ear.next("over").await, Some(json!("hidden")));
        let (status, _) = paged.plies(session, &key(1)).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
    let mut ear = paged.hear(1, Some(&of_ada)).await;
    assert_eq!(ear.board().await["revision"], 0);
    // One that doesn't exist is told of in the same words.
    let mut ear = paged.hear(99, None).await;
    assert_eq!(ear.next("over").await, Some(json!("hidden")));
    paged.end().await;
}

#[tokio::test]
async fn the_page_hears_within_a_moment_and_again_after_a_restart() {
    let mut paged = Paged::start(Data::new()).await;
    Doors::of(&paged.discord, 0).await.open_to_everyone().await;
    let Pair { ada, thread, .. } = pair(&paged.discord, GameId::GuardAndTowers).await;
    let session = text(&paged.arrive(&ada, &thread).await["session"]);
    let mut ear = paged.hear(1, None).await;
    let began = ear.next("now").await.and_then(|now| now.as_i64());
    ear.board().await;
    // Its clocks go on right when the bot's clock jumps.
    paged.discord.advance(Duration::from_hours(1)).await;
    let later = ear.next("now").await.and_then(|now| now.as_i64());
    assert!(
        later >= began.map(|began| began + 3_600_000),
        "{began:?} {later:?}"
    );
    let bot = paged.bot.take().expect("running");
    bot.stop(&paged.discord).await;
    assert_eq!(ear.next("board").await, None, "the connection ends");
    paged.begin().await;
    let mut ear = paged.hear(1, None).await;
    assert_eq!(ear.board().await["revision"], 0);
    // Whoever comes later with another language reads that.
    let german = format!("{}&locale=de", key(1));
    let mut german = Ear::open_in(&paged.address, 1, None, &german).await;
    assert_eq!(german.board().await["revision"], 0);
    // The session of before still counts.
    let act = json!({ "act": "play", "revision": 0, "squares": ["d5", "d4"] });
    let (status, said) = paged.act(&session, 1, act).await;
    assert_eq!((status, said), (StatusCode::OK, json!({})));
    let [moved, bewegt] = [ear.board().await, german.board().await];
    assert_eq!(
        (&moved["revision"], &bewegt["revision"]),
        (&json!(1), &json!(1))
    );
    assert_ne!(moved["status"], bewegt["status"]);
    paged.end().await;
}

/// A network that swallows everything cuts no connection. Whoever is behind it isn't there any more.
#[tokio::test]
async fn a_page_from_which_nothing_comes_for_a_minute_is_left() {
    if !is_full() {
        println!("SKIPPED: FULL=1 waits for a minute");
        return;
    }
    let paged = Paged::start(Data::new()).await;
    Doors::of(&paged.discord, 0).await.open_to_everyone().await;
    let Pair { ada, thread, .. } = pair(&paged.discord, GameId::GuardAndTowers).await;
    let session = text(&paged.arrive(&ada, &thread).await["session"]);
    let mut ear = paged.hear(1, Some(&session)).await;
    // Nobody reads what comes through this one, so no ping is answered.
    let silent = paged.hear(1, None).await;
    while ear.next("watching").await != Some(json!(1)) {}
    // Meanwhile something is said to those who are there.
    for _ in 0..2 {
        assert_eq!(ear.next("here").await, Some(json!(true)));
    }
    while ear.next("watching").await != Some(json!(0)) {}
    drop(silent);
    paged.end().await;
}

/// A move that one process takes is seen by those who look through another.
#[tokio::test]
async fn with_several_processes_everyone_is_told() {
    let Some(data) = Data::postgres() else {
        return;
    };
    let paged = Paged::start(data).await;
    Doors::of(&paged.discord, 0).await.open_to_everyone().await;
    let Pair { ada, thread, .. } = pair(&paged.discord, GameId::GuardAndTowers).await;
    let session = text(&paged.arrive(&ada, &thread).await["session"]);
    let other = free();
    let second = paged.another(&other);
    paged.until_up(&other).await;
    let mut far = Ear::open(&other, 1, None).await;
    assert_eq!(far.board().await["revision"], 0);
    let act = json!({ "act": "play", "revision": 0, "squares": ["d5", "d4"] });
    let (status, _) = paged.act(&session, 1, act).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(far.board().await["revision"], 1);
    second.end().await;
    paged.end().await;
}

#[tokio::test]
async fn browsers_are_told_what_the_page_may_do() {
    let paged = Paged::start(Data::new()).await;
    let page = paged.file("").await;
    let header = |name: &str| page.headers()[name].to_str().expect("text").to_owned();
    let policy = header("content-security-policy");
    let base = paged.discord.sandbox.url();
    assert!(
        policy.starts_with("default-src 'none'; script-src 'self'"),
        "{policy}"
    );
    assert!(
        policy.ends_with(&format!("frame-ancestors {base}")),
        "{policy}"
    );
    assert_eq!(header("x-content-type-options"), "nosniff");
    for (path, status) in [
        ("", 200),
        ("page.js", 200),
        ("board.js", 200),
        ("connection.js", 200),
        ("discord.js", 200),
        ("times.js", 200),
        ("page.css", 200),
        ("about?locale=de", 200),
        ("figures/courtyard/classic/board/10/0", 200),
        ("figures/guard-and-towers/night/piece/3", 200),
        ("figures/kings-court/contrast/look/8", 200),
        ("figures/chess/classic/board/8/0", 404),
        ("figures/courtyard/pink/piece/1", 404),
        ("figures/courtyard/classic/board/99/0", 404),
        ("figures/courtyard/classic/piece/99", 404),
    ] {
        let answer = paged.file(path).await;
        assert_eq!(answer.status(), status, "{path}");
        let text = answer.text().await.expect("a text");
        assert!(!text.contains(SECRET), "{path}");
    }
    // The page counts down in the words of pictures.
    let about = paged.file("about?locale=de").await.text().await;
    let about = about.expect("a text");
    assert!(about.contains("DAYS T HOURS Std"), "{about}");
    paged.end().await;
}

#[tokio::test]
async fn a_match_on_a_private_card_is_opened_by_its_menu() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let (ada, games) = (discord.member("Ada").await, discord.channel("games").await);
    let game = json!({ "game": "guard-and-towers" });
    let whom = discord.command(&ada, &games, "play", game).await;
    let begun = discord
        .press(&ada, whom.message(), "Play the computer")
        .await;
    let more = discord.press(&ada, begun.message(), "More").await;
    let pressed = discord.press(&ada, more.message(), "Open board").await;
    assert_eq!(pressed.0["outcome"], "launched", "{}", pressed.0);
    let instance = text(&pressed.0["activity"]["instance"]);
    let told = paged.arrive_in(&ada, &instance, &games).await;
    assert_eq!(told["match"], 1);
    discord.judge().await;
    paged.end().await;
}

#[tokio::test]
async fn what_discord_opens_nowhere_is_not_offered_and_an_old_button_says_so() {
    let paged = Paged::without_activity(Data::new()).await;
    let discord = &paged.discord;
    let Pair { board, .. } = pair(discord, GameId::GuardAndTowers).await;
    assert!(
        !labels(&board).contains(&"Open board".to_owned()),
        "{board:#}"
    );
    discord.judge().await;

    // The page goes after the board was posted.
    let mut paged = Paged::start(Data::new()).await;
    let Pair { ada, board, .. } = pair(&paged.discord, GameId::GuardAndTowers).await;
    let bot = paged.bot.take().expect("a bot");
    bot.stop(&paged.discord).await;
    let _bot = Task::start(&paged.discord, &paged.data).await;
    let pressed = paged.discord.press(&ada, &board, "Open board").await;
    let said = pressed.private();
    assert!(said.contains("can’t open boards inside Discord"), "{said}");
    assert_eq!(labels(pressed.message()), [""; 0]);
    paged.discord.judge().await;
}

#[tokio::test]
async fn a_user_looks_from_twenty_pages_and_is_told_so_on_the_next() {
    let paged = Paged::start(Data::new()).await;
    let Pair { ada, thread, .. } = pair(&paged.discord, GameId::GuardAndTowers).await;
    let session = text(&paged.arrive(&ada, &thread).await["session"]);
    let mut pages = Vec::new();
    for _ in 0..20 {
        let mut page = paged.hear(1, Some(&session)).await;
        page.board().await;
        pages.push(page);
    }
    let mut one_more = paged.hear(1, Some(&session)).await;
    assert_eq!(one_more.next("over").await, Some(json!("full")));
    drop(pages);
    paged.end().await;
}
