//! Who sees which match on the page, and what of it.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::{Ear, Paged, Pair, both, manager, pair};
use crate::{
    between::World,
    discord::{Discord, Member, components, text},
    following::words::follow,
    links::key,
    onlookers::Doors,
    patience::client,
    places::challenge_from,
    running::Data,
};
use rules::GameId;

/// Longer than what is known of who sees what is valid.
const OVER: Duration = Duration::from_secs(61);

impl Paged {
    /// Checks that someone is told that the first match can't be shown.
    pub(super) async fn hides(&self, session: Option<&str>, key: &str) {
        let mut ear = Ear::open_with(&self.address, 1, session, key).await;
        assert_eq!(ear.next("over").await, Some(json!("hidden")), "{key}");
        let hidden = self.plies(session, key).await;
        assert_eq!(hidden.0, StatusCode::NOT_FOUND, "{key}");
        // It is as if there were no such match.
        let path = format!("matches/99?key={key}");
        let none = self.ask(Method::GET, &path, session, None).await;
        assert_eq!(hidden, none, "{key}");
    }
}

/// The first link in a message that leads to the page.
fn link(message: &Value) -> Option<String> {
    let components = components(message);
    let link = components.iter().find(|one| one["url"].is_string())?;
    Some(text(&link["url"]))
}

#[tokio::test]
async fn nobody_counts_through_matches_and_users_stay_inside() {
    both(async |paged| {
        let discord = &paged.discord;
        Doors::of(discord, 0).await.open_to_everyone().await;
        let Pair {
            ada, ben, thread, ..
        } = pair(discord, GameId::GuardAndTowers).await;
        let of_another = key(2);
        for wrong in ["", "x", &of_another, &key(1)[1..]] {
            paged.hides(None, wrong).await;
        }
        // Whoever has said who they are doesn't count either, unless they are a member.
        let dan = discord.member("Dan").await;
        let state = discord.get("/state").await;
        let guild = text(&state["guilds"][0]["id"]);
        let session = text(&paged.arrive(&dan, &thread).await["session"]);
        let mut ear = paged.hear(1, Some(&session)).await;
        ear.board().await;
        discord
            .delete(&format!("/guilds/{guild}/members/{}", dan.id))
            .await;
        discord.advance(OVER).await;
        paged.hides(Some(&session), "").await;
        let mut ear = Ear::open_with(&paged.address, 1, Some(&session), &key(1)).await;
        ear.board().await;

        let mut ear = paged.hear(1, None).await;
        let link = ear.next("link").await.expect("a link");
        // What a visitor with a link may see isn't remembered for visitors without one.
        paged.hides(None, "").await;
        assert_eq!(
            link,
            format!("http://{}/?match=1&key={}", paged.address, key(1))
        );
        let mut shown = vec![ear.board().await];
        let played = json!({ "move": "d5-d4" });
        discord
            .command(&ada, &thread, "move", played)
            .await
            .private();
        shown.push(ear.board().await);
        discord
            .command(&ben, &thread, "draw", json!({}))
            .await
            .private();
        shown.push(ear.board().await);
        let (status, plies) = paged.plies(None, &key(1)).await;
        assert_eq!(status, StatusCode::OK);
        shown.push(plies);
        for shown in shown {
            let shown = shown.to_string();
            for who in [&ada, &ben] {
                assert!(!shown.contains(&who.id), "{shown}");
            }
        }
        // What players are told has their names.
        let of_ben = text(&paged.arrive(&ben, &thread).await["session"]);
        let late = json!({ "act": "play", "revision": 1, "squares": ["c2", "c3"] });
        paged.does(&of_ben, late.clone()).await;
        let (status, said) = paged.act(&of_ben, 1, late).await;
        assert_eq!(status, StatusCode::CONFLICT);
        assert!(!said.to_string().contains("<@"), "{said}");
        paged
    })
    .await;
}

/// A session begins wherever its page says that it is: anyone can name any thread.
#[tokio::test]
async fn nobody_learns_of_a_hidden_match_by_naming_its_thread() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let Pair { ada, thread, .. } = pair(discord, GameId::GuardAndTowers).await;
    let cleo = discord.member("Cleo").await;
    let told = paged.arrive(&cleo, &thread).await;
    assert_eq!(told["match"], 1, "she sees the channel");
    let of_cleo = text(&told["session"]);
    let mut ear = paged.hear(1, Some(&of_cleo)).await;
    ear.board().await;
    let games = discord.channel("games").await;
    Doors::of(discord, 0).await.hide(&games).await;
    assert_eq!(paged.arrive(&ada, &thread).await["match"], 1, "she plays");
    // She opens the page elsewhere, and says that it is in the thread.
    let place = json!({ "user": cleo.id, "channel": discord.channel("lounge").await });
    let launched = discord.post("/activity/launch", place).await;
    let instance = text(&launched["instance"]);
    let told = paged.arrive_in(&cleo, &instance, &thread).await;
    assert_eq!(told["match"], Value::Null);
    // What one user sees isn't remembered for another, nor what was true before.
    let of_ada = text(&paged.arrive(&ada, &thread).await["session"]);
    let mut ear = Ear::open_with(&paged.address, 1, Some(&of_ada), &key(1)).await;
    let told = ear.until_board().await;
    let has_link = told.iter().any(|said| !said["link"].is_null());
    assert!(!has_link, "it would lead nowhere: {told:?}");
    paged.hides(Some(&of_cleo), "").await;
    paged.hides(Some(&of_cleo), &key(1)).await;
    paged.hides(None, &key(1)).await;
    let of_one = Some(of_cleo.as_str());
    for (method, path) in [
        (Method::GET, "matches/1/analysis"),
        (Method::GET, "matches/1/options"),
        (Method::GET, "matches/1"),
    ] {
        let (status, said) = paged.ask(method, path, of_one, None).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}: {said}");
    }
    // Once it's over, too: its analysis is refused in the same words as that of no match.
    let resigned = json!({ "act": "resign", "revision": 0 });
    paged.does(&of_ada, resigned).await;
    assert_eq!(paged.analyse(&of_cleo).await.0, StatusCode::NOT_FOUND);
    paged.end().await;
}

/// Nothing is said that isn't known: the page tries again.
#[tokio::test]
async fn whoever_cannot_be_looked_up_now_is_not_told_that_the_match_is_hidden() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let Pair { thread, .. } = pair(discord, GameId::GuardAndTowers).await;
    let cleo = discord.member("Cleo").await;
    let of_cleo = text(&paged.arrive(&cleo, &thread).await["session"]);
    discord.advance(OVER).await;
    let fault = json!({ "kind": "server_error", "route": "GET /guilds/*", "times": 100 });
    discord.post("/faults", fault).await;
    let mut ear = paged.hear(1, Some(&of_cleo)).await;
    assert_eq!(ear.next("over").await, None, "it just ends");
    discord.delete("/faults").await;
    discord.advance(OVER).await;
    let mut ear = paged.hear(1, Some(&of_cleo)).await;
    ear.board().await;
    paged.end().await;
}

/// Cleo is a member of the second server only, and sees the thread there.
#[tokio::test]
async fn a_match_of_two_servers_is_shown_to_the_members_of_both() {
    let world = World::with_match(Data::new()).await;
    let World {
        discord,
        data,
        club,
        court,
        hall,
        ..
    } = world;
    let cleo = discord.member("Cleo").await;
    let members = format!("/guilds/{club}/members");
    discord.post(&members, json!({ "user": cleo.id })).await;
    discord
        .delete(&format!("/guilds/{court}/members/{}", cleo.id))
        .await;
    let mut paged = Paged {
        address: crate::door::free(),
        discord,
        data,
        bot: None,
    };
    paged.begin().await;
    let page = json!({ "url": format!("http://{}/", paged.address) });
    paged.discord.post("/activity", page).await;
    let of_cleo = text(&paged.arrive(&cleo, &hall).await["session"]);
    let mut ear = paged.hear(1, Some(&of_cleo)).await;
    ear.board().await;
    Doors::of(&paged.discord, 1).await.hide(&hall).await;
    paged.hides(Some(&of_cleo), "").await;
    paged.end().await;
}

async fn resign(discord: &Discord, who: &Member, thread: &str) -> Value {
    let question = discord.command(who, thread, "resign", json!({})).await;
    discord.press(who, question.message(), "Yes, resign").await;
    let is_result = |message: &Value| message.to_string().contains("Rematch");
    discord.message_where(thread, who, is_result).await
}

#[tokio::test]
async fn a_result_leads_to_the_browser_where_everyone_sees_it() {
    for is_public in [false, true] {
        let paged = Paged::start(Data::new()).await;
        let discord = &paged.discord;
        if is_public {
            Doors::of(discord, 0).await.open_to_everyone().await;
        }
        let Pair {
            ada, thread, board, ..
        } = pair(discord, GameId::GuardAndTowers).await;
        assert_eq!(link(&board), None, "it still runs");
        let result = resign(discord, &ada, &thread).await;
        let Some(link) = link(&result) else {
            assert!(!is_public, "{result}");
            paged.end().await;
            continue;
        };
        assert!(is_public, "{link}");
        assert!(
            link.ends_with(&format!("?match=1&key={}", key(1))),
            "{link}"
        );
        let mut ear = paged.hear(1, None).await;
        assert_eq!(ear.board().await["turn"], Value::Null);
        paged.end().await;
    }
}

#[tokio::test]
async fn a_server_can_close_the_page_to_visitors() {
    both(async |paged| {
        let discord = &paged.discord;
        Doors::of(discord, 0).await.open_to_everyone().await;
        let Pair { ada, thread, .. } = pair(discord, GameId::GuardAndTowers).await;
        let of_ada = text(&paged.arrive(&ada, &thread).await["session"]);
        let mut ear = paged.hear(1, None).await;
        ear.board().await;
        let dan = manager(discord).await;
        let games = discord.channel("games").await;
        let card = discord.manager(&dan, &games).page("boards").await;
        let closed = discord
            .press(&dan, card.message(), "Close the page to visitors")
            .await;
        discord.advance(OVER).await;
        paged.hides(None, &key(1)).await;
        let mut hers = paged.hear(1, Some(&of_ada)).await;
        hers.board().await;
        let resigned = resign(discord, &ada, &thread).await;
        assert_eq!(link(&resigned), None, "it would lead nowhere");
        discord
            .press(&dan, closed.message(), "Open the page to visitors")
            .await;
        let mut ear = paged.hear(1, None).await;
        ear.board().await;
        paged
    })
    .await;
}

/// A match that is played in a private thread is shown to those who are in it.
#[tokio::test]
async fn the_members_of_a_private_thread_look_on_there() {
    both(async |paged| {
        let discord = &paged.discord;
        let games = discord.channel("games").await;
        let lounge = discord.channel("lounge").await;
        let people = ["Ada", "Ben", "Cleo", "Dan"];
        let mut members = Vec::new();
        for name in people {
            members.push(discord.member(name).await);
        }
        let [ada, ben, cleo, dan] = <[Member; 4]>::try_from(members).expect("four");
        let new = json!({ "name": "Between us", "type": 12 });
        // Members make such threads by themselves. Here the bot does it for them.
        let bot = text(&discord.get("/state").await["bot_id"]);
        let allowed = json!({ "allow": ["CREATE_PRIVATE_THREADS"] });
        discord
            .put(&format!("/channels/{games}/overwrites/{bot}"), allowed)
            .await;
        let threads = format!("/channels/{games}/threads");
        let made = bot_asks(discord, Method::POST, &threads, new).await;
        let thread = text(&made["id"]);
        let of_thread = |who: &Member| format!("/channels/{thread}/thread-members/{}", who.id);
        for who in [&ada, &ben, &cleo] {
            bot_asks(discord, Method::PUT, &of_thread(who), json!({})).await;
        }
        let (_, card) = challenge_from(discord, [&ada, &ben], (&thread, &thread), "#1").await;
        discord.press(&ben, &card, "Accept").await;
        discord
            .picture_after(&thread, &cleo, &text(&card["id"]))
            .await;

        let of_cleo = text(&paged.arrive(&cleo, &lounge).await["session"]);
        let of_dan = text(&paged.arrive(&dan, &lounge).await["session"]);
        let mut ear = paged.hear(1, Some(&of_cleo)).await;
        ear.board().await;
        let named = json!({ "match": "1" });
        let board = discord
            .command(&cleo, &lounge, "board", named.clone())
            .await;
        assert!(board.message()["attachments"][0].is_object());
        paged.hides(Some(&of_dan), "").await;
        let refused = discord
            .command(&dan, &lounge, "board", named)
            .await
            .private();
        assert!(refused.contains("no challenge or match #1"), "{refused}");
        paged.hides(None, &key(1)).await;
        // She reads of it in direct messages, too, as long as she is in the thread.
        follow(discord, &cleo, &lounge, 1, "At each move")
            .await
            .updated();
        let direct = text(&discord.post("/direct", json!({ "user": cleo.id })).await["id"]);
        let told = async |mv: &str, by: &Member| {
            let played = json!({ "move": mv });
            discord.command(by, &thread, "move", played).await.private();
        };
        told("d5-d4", &ada).await;
        discord.picture_after(&direct, &cleo, "0").await;
        bot_asks(discord, Method::DELETE, &of_thread(&cleo), json!({})).await;
        discord.advance(OVER).await;
        paged.hides(Some(&of_cleo), "").await;
        paged
    })
    .await;
}

/// Sends a request to Discord as the bot does.
async fn bot_asks(discord: &Discord, method: Method, path: &str, body: Value) -> Value {
    let url = format!("{}/api/v10{path}", discord.sandbox.url());
    let asked = client()
        .request(method, url)
        .header("Authorization", format!("Bot {}", local_discord::TOKEN))
        .json(&body);
    let answer = asked.send().await.expect("an answer");
    assert!(answer.status().is_success(), "{path}: {}", answer.status());
    answer.json().await.unwrap_or_default()
}

/// Discord counts what it refuses, and answers nothing any more if that is too much.
#[tokio::test]
async fn strangers_do_not_make_the_bot_ask_what_discord_has_just_refused() {
    for fault in [
        json!({ "kind": "rate_limit", "route": "POST /oauth2/token", "retry_after_ms": 600_000 }),
        json!({ "kind": "refuse", "route": "POST /oauth2/token", "status": 401, "code": 0 }),
    ] {
        let paged = Paged::start(Data::new()).await;
        let discord = &paged.discord;
        discord.post("/faults", fault).await;
        for _ in 0..5 {
            let (status, told) = paged
                .session("code", super::VERIFIER, "instance", "1")
                .await;
            assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{told}");
        }
        let timeline = discord.get("/timeline?after=0&limit=100000").await;
        let entries = timeline.as_array().expect("a list").iter();
        let asked = entries.filter(|entry| {
            let path = entry["path"].as_str();
            path.is_some_and(|path| path.ends_with("/oauth2/token"))
        });
        assert_eq!(asked.count(), 1);
        paged.end().await;
    }
}

/// Each code costs a request to Discord, whoever sends it.
#[tokio::test]
async fn an_address_sends_some_codes_and_then_waits() {
    let paged = Paged::start(Data::new()).await;
    let mut sent = 0;
    loop {
        let code = paged.session("code", super::VERIFIER, "instance", "1");
        match code.await.0 {
            StatusCode::UNAUTHORIZED if sent < 200 => sent += 1,
            status => {
                assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "after {sent}");
                break;
            }
        }
    }
    // Nor does it get puzzles meanwhile, which anyone can try without saying who they are.
    let lesson = "exercises/lesson/guard-and-towers/1";
    let (status, _) = paged.ask(Method::GET, lesson, None, None).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    paged.end().await;
}

/// Whoever closes one of two pages still looks.
#[tokio::test]
async fn a_user_with_two_pages_is_there_until_both_are_closed() {
    let paged = Paged::start(Data::new()).await;
    let Pair {
        ada, ben, thread, ..
    } = pair(&paged.discord, GameId::GuardAndTowers).await;
    let cleo = paged.discord.member("Cleo").await;
    let mut sessions = Vec::new();
    for who in [&ada, &ben, &cleo] {
        sessions.push(text(&paged.arrive(who, &thread).await["session"]));
    }
    let mut of_ben = paged.hear(1, Some(&sessions[1])).await;
    let pages = [
        paged.hear(1, Some(&sessions[0])).await,
        paged.hear(1, Some(&sessions[2])).await,
        paged.hear(1, Some(&sessions[0])).await,
        paged.hear(1, Some(&sessions[2])).await,
    ];
    let here = |present: Value| json!({ "watching": 1, "present": present, "names": ["Cleo"] });
    while of_ben.said("watching").await.expect("people") != here(json!([true, true])) {}
    let [first, second, third, fourth] = pages;
    drop((first, second));
    // Someone else comes, so that something is told.
    let dan = paged.discord.member("Dan").await;
    let of_dan = text(&paged.arrive(&dan, &thread).await["session"]);
    let _dans = paged.hear(1, Some(&of_dan)).await;
    let told = loop {
        let told = of_ben.said("watching").await.expect("people");
        if told["watching"] == 2 {
            break told;
        }
    };
    assert_eq!(told["present"], json!([true, true]));
    assert_eq!(told["names"], json!(["Cleo", "Dan"]));
    drop((third, fourth));
    loop {
        let told = of_ben.said("watching").await.expect("people");
        if told["watching"] == 1 && told["present"] == json!([false, true]) {
            assert_eq!(told["names"], json!(["Dan"]));
            break;
        }
    }
    paged.end().await;
}
