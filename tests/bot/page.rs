//! The page with live boards, as a browser asks for it: who can look, who can move, and how soon everyone
//! who looks is told.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message as Frame,
};

use crate::{
    discord::{Discord, Member, text},
    door::free,
    onlookers::Doors,
    patience::{PATIENCE, client, until},
    running::{Data, Task},
};
use rules::GameId;

/// The server's secret, which the local Discord knows.
const SECRET: &str = local_discord::CLIENT_SECRET;

/// A text whose hash, as RFC 7636 wants it, is [`CHALLENGE`].
const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

/// A bot with the page.
struct Paged {
    discord: Discord,
    data: Data,
    address: String,
    bot: Option<Task>,
}

/// A connection that hears of a match.
struct Ear(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Paged {
    async fn start(data: Data) -> Paged {
        let discord = Discord::start().await;
        // So that another process takes part, too.
        discord.put("/limits", json!({ "shards": 2 })).await;
        let mut paged = Paged {
            address: free(),
            discord,
            data,
            bot: None,
        };
        paged.begin().await;
        let page = json!({ "url": format!("http://{}/", paged.address) });
        paged.discord.post("/activity", page).await;
        paged
    }

    async fn begin(&mut self) {
        let bot = self.another(&self.address);
        self.discord.ready().await;
        self.bot = Some(bot);
        self.until_up(&self.address).await;
    }

    /// Starts a process with a page at this address.
    fn another(&self, address: &str) -> Task {
        let settings = [
            ("LISTEN", address.to_owned()),
            ("PUBLIC_URL", format!("http://{address}/")),
            ("DISCORD_CLIENT_SECRET", SECRET.to_owned()),
        ];
        Task::begin_with(&self.discord, &self.data, settings)
    }

    async fn until_up(&self, address: &str) {
        until("the page", async || {
            let asked = client().get(format!("http://{address}/about")).send().await;
            match asked {
                Ok(answer) if answer.status().is_success() => Ok(()),
                other => {
                    tokio::time::sleep(crate::discord::POLL).await;
                    Err(format!("{other:?}"))
                }
            }
        })
        .await;
    }

    async fn end(mut self) {
        self.discord.judge().await;
        let bot = self.bot.take().expect("running");
        bot.stop(&self.discord).await;
    }

    /// Asks the page, with a session or without.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        session: Option<&str>,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let mut request = client().request(method, format!("http://{}/{path}", self.address));
        if let Some(session) = session {
            request = request.bearer_auth(session);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.expect("an answer");
        let status = answer.status();
        (status, answer.json().await.unwrap_or_default())
    }

    /// Does something in a match.
    async fn act(&self, session: &str, id: u32, act: Value) -> (StatusCode, Value) {
        self.ask(
            Method::POST,
            &format!("matches/{id}"),
            Some(session),
            Some(act),
        )
        .await
    }

    /// Lets a member open the Activity and say who they are. Returns what the page is told.
    async fn arrive(&self, who: &Member, channel: &str) -> Value {
        let place = json!({ "user": who.id, "channel": channel });
        let launched = self.discord.post("/activity/launch", place).await;
        self.arrive_in(who, &text(&launched["instance"]), channel)
            .await
    }

    async fn arrive_in(&self, who: &Member, instance: &str, channel: &str) -> Value {
        let code = self.code(who, instance).await;
        let (status, told) = self.session(&code, VERIFIER, instance, channel).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        told
    }

    async fn code(&self, who: &Member, instance: &str) -> String {
        let consent = json!({
            "user": who.id, "instance": instance, "code_challenge": CHALLENGE, "agreed": true
        });
        text(&self.discord.post("/activity/authorize", consent).await["code"])
    }

    async fn session(
        &self,
        code: &str,
        verifier: &str,
        instance: &str,
        channel: &str,
    ) -> (StatusCode, Value) {
        let arrival = json!({
            "code": code, "verifier": verifier, "instance": instance, "channel": channel
        });
        self.ask(Method::POST, "session", None, Some(arrival)).await
    }

    /// Hears of a match.
    async fn hear(&self, id: u32, session: Option<&str>) -> Ear {
        Ear::open(&self.address, id, session).await
    }
}

impl Ear {
    async fn open(address: &str, id: u32, session: Option<&str>) -> Ear {
        let url = format!("ws://{address}/live?match={id}&locale=en-US");
        let (mut socket, _) = connect_async(url).await.expect("a connection");
        let hello = json!({ "session": session }).to_string();
        socket.send(Frame::text(hello)).await.expect("sent");
        Ear(socket)
    }

    /// Returns the next thing that is said with this in it. `None` if the connection ends before.
    async fn next(&mut self, what: &str) -> Option<Value> {
        let heard = timeout(PATIENCE, async {
            while let Some(Ok(frame)) = self.0.next().await {
                let Frame::Text(said) = frame else { continue };
                let said: Value = serde_json::from_str(&said).expect("JSON");
                if !said[what].is_null() {
                    return Some(said[what].clone());
                }
            }
            None
        });
        heard
            .await
            .unwrap_or_else(|_| panic!("nothing with {what}"))
    }

    async fn board(&mut self) -> Value {
        self.next("board").await.expect("a board")
    }
}

/// Ada and Ben, and their match in a thread.
struct Pair {
    ada: Member,
    ben: Member,
    thread: String,
    board: Value,
}

async fn pair(discord: &Discord, game: GameId) -> Pair {
    let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
    let options = json!({ "game": game.info().id });
    let (thread, board) = discord.begin([&ada, &ben], options).await;
    Pair {
        ada,
        ben,
        thread,
        board,
    }
}

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
        let told = paged.arrive_in(&ada, &instance, &lounge).await;
        assert_eq!(told["match"], 1);
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

/// Tells a story with each database.
async fn both(story: impl AsyncFn(Paged) -> Paged) {
    for data in [Some(Data::new()), Data::postgres()].into_iter().flatten() {
        story(Paged::start(data).await).await.end().await;
    }
}

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
    assert_eq!(seen["revision"], 0);
    let (status, said) = paged.act(of_ada, 1, play).await;
    assert_eq!((status, said), (StatusCode::OK, json!({})));
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
    assert_eq!(ear.next("watching").await, Some(json!(1)));
    let (status, plies) = paged.ask(Method::GET, "matches/1", None, None).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(plies["plies"].as_array().expect("positions").len(), 1);

    let mut ear = paged.hear(1, Some(&of_cleo)).await;
    assert_eq!(ear.board().await["revision"], 0);

    let games = discord.channel("games").await;
    doors.hide_from_everyone(&games).await;
    doors.hide(&games).await;
    for session in [None, Some(of_cleo.as_str())] {
        let mut ear = paged.hear(1, session).await;
        assert_eq!(ear.next("over").await, Some(json!("hidden")));
        let (status, _) = paged.ask(Method::GET, "matches/1", session, None).await;
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
    ear.board().await;
    let bot = paged.bot.take().expect("running");
    bot.stop(&paged.discord).await;
    assert_eq!(ear.next("board").await, None, "the connection ends");
    paged.begin().await;
    let mut ear = paged.hear(1, None).await;
    assert_eq!(ear.board().await["revision"], 0);
    // The session of before still counts.
    let act = json!({ "act": "play", "revision": 0, "squares": ["d5", "d4"] });
    let (status, said) = paged.act(&session, 1, act).await;
    assert_eq!((status, said), (StatusCode::OK, json!({})));
    assert_eq!(ear.board().await["revision"], 1);
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
    assert!(text(&over["status"]).contains("Red has won"), "{over}");
    assert_eq!(over["turn"], Value::Null);
    paged.end().await;
}

#[tokio::test]
async fn browsers_are_told_what_the_page_may_do() {
    let paged = Paged::start(Data::new()).await;
    let page = client()
        .get(format!("http://{}/", paged.address))
        .send()
        .await
        .expect("an answer");
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
    let body = page.text().await.expect("a page");
    assert!(!body.contains(SECRET));
    for path in [
        "page.js",
        "board.js",
        "discord.js",
        "page.css",
        "about?locale=de",
    ] {
        let answer = client()
            .get(format!("http://{}/{path}", paged.address))
            .send()
            .await;
        let answer = answer.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert!(
            !answer.text().await.expect("a text").contains(SECRET),
            "{path}"
        );
    }
    for path in [
        "figures/courtyard/classic/board/10/0",
        "figures/guard-and-towers/night/piece/3",
        "figures/kings-court/contrast/look/8",
    ] {
        let answer = client()
            .get(format!("http://{}/{path}", paged.address))
            .send()
            .await;
        assert_eq!(
            answer.expect("an answer").status(),
            StatusCode::OK,
            "{path}"
        );
    }
    for path in [
        "figures/chess/classic/board/8/0",
        "figures/courtyard/pink/piece/1",
        "figures/courtyard/classic/board/99/0",
        "figures/courtyard/classic/piece/99",
    ] {
        let answer = client()
            .get(format!("http://{}/{path}", paged.address))
            .send()
            .await;
        assert_eq!(
            answer.expect("an answer").status(),
            StatusCode::NOT_FOUND,
            "{path}"
        );
    }
    paged.end().await;
}

#[tokio::test]
async fn who_asks_too_often_is_told_to_wait() {
    let paged = Paged::start(Data::new()).await;
    let Pair { ada, thread, .. } = pair(&paged.discord, GameId::GuardAndTowers).await;
    let session = text(&paged.arrive(&ada, &thread).await["session"]);
    let mut refused = None;
    for _ in 0..60 {
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
    let mut ear = paged.hear(1, Some(&of_ada)).await;
    assert_eq!(ear.board().await["hints"], true);
    let (status, _) = paged.act(&of_ben, 1, json!({ "act": "hint" })).await;
    assert_eq!(status, StatusCode::CONFLICT, "it is not his turn");
    let (status, hint) = paged.act(&of_ada, 1, json!({ "act": "hint" })).await;
    assert_eq!(status, StatusCode::OK, "{hint}");
    assert!(text(&hint["told"]).contains("2 hints left"), "{hint}");
    let squares = &hint["squares"];
    let play = json!({ "act": "play", "revision": 0, "squares": squares });
    let (status, said) = paged.act(&of_ada, 1, play).await;
    assert_eq!((status, said), (StatusCode::OK, json!({})));

    let analyze = json!({ "act": "analyze" });
    let (status, _) = paged.act(&of_ben, 1, analyze.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT, "it still runs");
    let (status, _) = paged
        .act(&of_ben, 1, json!({ "act": "resign", "revision": 1 }))
        .await;
    assert_eq!(status, StatusCode::OK);
    let (status, analysis) = paged.act(&of_ben, 1, analyze).await;
    assert_eq!(status, StatusCode::OK, "{analysis}");
    assert_eq!(analysis["points"].as_array().expect("values").len(), 2);
    paged.end().await;
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
