//! The lobby: what users without a match find on the page, and what they can begin there.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::{Paged, both};
use crate::{
    discord::{Discord, Member, text},
    onlookers::Doors,
    patience::until,
    places::deny,
    running::Data,
};
use rules::GameId;

const GAME: &str = "guard-and-towers";

impl Paged {
    /// Begins something in the lobby.
    async fn begins(&self, session: &str, what: Value) -> (StatusCode, Value) {
        self.ask(Method::POST, "lobby", Some(session), Some(what))
            .await
    }

    /// Presses *Play now*. Returns the number of the match.
    async fn plays_now(&self, session: &str) -> u32 {
        let play = json!({ "act": "play", "game": GAME });
        let (status, begun) = self.begins(session, play).await;
        assert_eq!(status, StatusCode::OK, "{begun}");
        let id = begun["match"].as_u64().expect("a number");
        u32::try_from(id).expect("a small one")
    }

    /// Returns the challenges that the lobby lists: who made them, and which they are.
    async fn listed(&self, session: &str) -> Vec<(String, u64)> {
        let (status, lobby) = self.ask(Method::GET, "lobby", Some(session), None).await;
        assert_eq!(status, StatusCode::OK, "{lobby}");
        let challenges = lobby["challenges"].as_array().expect("a list").iter();
        let one = |one: &Value| (text(&one["challenger"]), one["id"].as_u64().expect("an id"));
        challenges.map(one).collect()
    }
}

async fn seeks_anyone(discord: &Discord, who: &Member, channel: &str) {
    let game = json!({ "game": GAME });
    let made = discord.command(who, channel, "challenge", game).await;
    assert!(made.private().contains("anyone"), "{}", made.private());
}

#[tokio::test]
async fn a_newcomer_reads_what_the_games_are_about_and_plays_the_computer() {
    both(async |paged| {
        let discord = &paged.discord;
        let (ada, games) = (discord.member("Ada").await, discord.channel("games").await);
        let (_, about) = paged.ask(Method::GET, "about?locale=de", None, None).await;
        let covers = about["games"].as_array().expect("games");
        assert_eq!(covers.len(), GameId::ALL.len());
        assert!(text(&covers[0]["about"]).starts_with("Bring deinen König"));
        for cover in covers {
            assert!(text(&cover["about"]).len() > 20, "{cover}");
            let picture = format!("figures/{}/classic/start", text(&cover["id"]));
            let picture = paged.file(&picture).await;
            assert_eq!(picture.headers()["content-type"], "image/svg+xml");
        }

        let told = paged.arrive(&ada, &games).await;
        assert_eq!(told["match"], Value::Null);
        let session = text(&told["session"]);
        assert_eq!(paged.listed(&session).await, []);
        assert_eq!(paged.plays_now(&session).await, 1);
        let mut ear = paged.hear(1, Some(&session)).await;
        let hello = ear.said("now").await.expect("a word");
        assert_eq!(
            (&hello["side"], &hello["learns"]),
            (&json!(0), &json!(true))
        );
        let board = ear.board().await;
        assert_eq!(board["players"][1]["name"], "Computer (level 1)");
        let play = json!({ "act": "play", "revision": 0, "squares": ["d5", "d4"] });
        paged.does(&session, play).await;
        while ear.board().await["moves"].as_array().expect("moves").len() < 2 {}
        // The server sees it, where it sees other matches, once it is shared.
        assert_eq!(
            discord.messages_now(&games, &ada).await,
            Vec::<Value>::new()
        );
        discord.share(&ada, &games, 1).await.private();
        let opened = discord.message_where(&games, &ada, |message| message["thread"].is_object());
        let thread = text(&opened.await["thread"]["id"]);
        let resign = json!({ "act": "resign", "revision": 2 });
        paged.does(&session, resign).await;

        // From the thread of a match, the next one is shared beside it, and needs no aim.
        let session = text(&paged.arrive(&ada, &thread).await["session"]);
        assert_eq!(paged.plays_now(&session).await, 2);
        let mut ear = paged.hear(2, Some(&session)).await;
        assert_eq!(ear.next("learns").await, Some(json!(false)));
        discord.share(&ada, &thread, 2).await.private();
        discord
            .message_where(&games, &ada, |message| {
                let own = message["thread"]["id"].as_str();
                own.is_some_and(|own| own != thread)
            })
            .await;
        paged
    })
    .await;
}

#[tokio::test]
async fn what_cannot_begin_is_refused_in_words() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let (ada, games) = (discord.member("Ada").await, discord.channel("games").await);
    let session = text(&paged.arrive(&ada, &games).await["session"]);
    for nonsense in [
        json!({ "act": "play", "game": "chess" }),
        json!({ "act": "dance" }),
    ] {
        let (status, _) = paged.begins(&session, nonsense).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let play = json!({ "act": "play", "game": GAME });
    for strange in [None, Some("42.9999999999.7.9.x")] {
        for (method, body) in [(Method::GET, None), (Method::POST, Some(play.clone()))] {
            let (status, _) = paged.ask(method, "lobby", strange, body).await;
            assert_eq!(status, StatusCode::UNAUTHORIZED);
        }
    }
    // Where the bot can't show a match, it can begin nevertheless: only its player sees it.
    let cleo = discord.member("Cleo").await;
    let lounge = discord.channel("lounge").await;
    deny(discord, &lounge, &["SEND_MESSAGES"]).await;
    let of_cleo = text(&paged.arrive(&cleo, &lounge).await["session"]);
    assert_eq!(paged.plays_now(&of_cleo).await, 1);
    let refused = discord.share(&cleo, &lounge, 1).await.private();
    assert!(refused.contains("Send Messages"), "{refused}");

    for id in 2..=6 {
        assert_eq!(paged.plays_now(&session).await, id);
    }
    let (status, said) = paged.begins(&session, play.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(text(&said["refused"]).contains("computer"), "{said}");
    let (status, _) = paged.begins(&session, play.clone()).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    // A session outlives what its user sees.
    let ben = discord.member("Ben").await;
    let of_ben = text(&paged.arrive(&ben, &games).await["session"]);
    Doors::of(discord, 0).await.hide(&games).await;
    let (status, said) = paged.begins(&of_ben, play).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "{said}");
    paged.end().await;
}

/// In direct messages there is no server, and so there is nothing to accept.
#[tokio::test]
async fn a_match_that_begins_in_direct_messages_stays_there() {
    let paged = Paged::start(Data::new()).await;
    let discord = &paged.discord;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    seeks_anyone(discord, &ben, &discord.channel("games").await).await;
    let direct = text(&discord.post("/direct", json!({ "user": ada.id })).await["id"]);
    let session = text(&paged.arrive(&ada, &direct).await["session"]);
    assert_eq!(paged.listed(&session).await, []);
    let accept = json!({ "act": "accept", "challenge": 1 });
    assert_eq!(
        paged.begins(&session, accept).await.0,
        StatusCode::NOT_FOUND
    );
    assert_eq!(paged.plays_now(&session).await, 2);
    let board = |message: &Value| message.to_string().contains("match-2-board-0.png");
    discord.message_where(&direct, &ada, board).await;
    paged.end().await;
}

#[tokio::test]
async fn challenges_are_listed_and_accepted_where_one_sees_them() {
    both(async |paged| {
        let discord = &paged.discord;
        let [ada, ben] = [discord.member("Ada").await, discord.member("Ben").await];
        let [games, lounge] = [
            discord.channel("games").await,
            discord.channel("lounge").await,
        ];
        let club = json!({ "name": "The Club", "locale": "en-US", "owner": ada.id });
        let club = discord.server(club).await;
        let hall = json!({ "name": "hall" });
        let channels = format!("/guilds/{club}/channels");
        let hall = discord.post(&channels, hall);
        let hall = text(&hall.await["id"]);
        let members = format!("/guilds/{club}/members");
        discord.post(&members, json!({ "user": ben.id })).await;
        for channel in [&games, &lounge, &hall] {
            seeks_anyone(discord, &ada, channel).await;
        }
        let of_ben = text(&paged.arrive(&ben, &games).await["session"]);
        let ada_at = |id| ("Ada".to_owned(), id);
        assert_eq!(paged.listed(&of_ben).await, [ada_at(1), ada_at(2)]);
        Doors::of(discord, 0).await.hide(&lounge).await;
        assert_eq!(paged.listed(&of_ben).await, [ada_at(1)]);
        let in_the_club = text(&paged.arrive(&ben, &hall).await["session"]);
        assert_eq!(paged.listed(&in_the_club).await, [ada_at(3)]);
        let of_ada = text(&paged.arrive(&ada, &games).await["session"]);
        assert_eq!(paged.listed(&of_ada).await, [], "she made them");

        let accept = |id: u32| json!({ "act": "accept", "challenge": id });
        let none = paged.begins(&of_ben, accept(99)).await;
        assert_eq!(none.0, StatusCode::NOT_FOUND, "{none:?}");
        for hidden in [2, 3] {
            let (status, said) = paged.begins(&of_ben, accept(hidden)).await;
            assert_eq!(status, StatusCode::NOT_FOUND, "{said}");
        }
        let (status, said) = paged.begins(&of_ada, accept(1)).await;
        assert_eq!(status, StatusCode::CONFLICT, "{said}");
        assert!(!text(&said["refused"]).is_empty());

        let (status, begun) = paged.begins(&of_ben, accept(1)).await;
        assert_eq!((status, begun), (StatusCode::OK, json!({ "match": 1 })));
        let mut ear = paged.hear(1, Some(&of_ben)).await;
        let names = ear.board().await["players"].to_string();
        assert!(names.contains("Ada") && names.contains("Ben"), "{names}");
        assert_eq!(paged.listed(&of_ben).await, []);
        let (status, said) = paged.begins(&of_ben, accept(1)).await;
        assert_eq!(status, StatusCode::CONFLICT, "{said}");
        // Whoever looks in Discord sees that it has begun.
        until("the match in the list", async || {
            let (_, list) = paged.ask(Method::GET, "matches", Some(&of_ada), None).await;
            let is_there = list["matches"][0]["id"] == 1;
            is_there.then_some(()).ok_or(list)
        })
        .await;
        paged
    })
    .await;
}
