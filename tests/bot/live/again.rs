//! A rematch from the page: both pages show the offer, and both players come to the new match.

use reqwest::StatusCode;
use serde_json::{Value, json};

use super::{Ear, Paged, Pair, both, give_role, manager, new_role, pair};
use crate::{
    discord::{labels, text},
    running::Data,
};
use rules::GameId;

/// Waits until the page shows this of a rematch.
async fn shows(ear: &mut Ear, expected: Value) {
    loop {
        let again = ear.board().await["again"].clone();
        if again == expected {
            return;
        }
    }
}

/// Ada's match, which is over, as both players see it.
struct Over {
    paged: Paged,
    pair: Pair,
    of_ada: String,
    of_ben: String,
    adas: Ear,
    bens: Ear,
}

impl Over {
    async fn of(paged: Paged) -> Over {
        let pair = pair(&paged.discord, GameId::GuardAndTowers).await;
        let of_ada = text(&paged.arrive(&pair.ada, &pair.thread).await["session"]);
        let of_ben = text(&paged.arrive(&pair.ben, &pair.thread).await["session"]);
        paged
            .does(&of_ada, json!({ "act": "resign", "revision": 0 }))
            .await;
        let mut adas = paged.hear(1, Some(&of_ada)).await;
        assert_eq!(adas.next("side").await, Some(json!(0)));
        let mut bens = paged.hear(1, Some(&of_ben)).await;
        assert_eq!(bens.next("side").await, Some(json!(1)));
        let board = adas.board().await;
        assert_eq!(board["again"], Value::Null);
        assert_eq!(board["winner"], 1, "Ada has resigned");
        assert_eq!(board["ratings"], json!([null, null]), "too soon to count");
        assert_eq!(bens.board().await["again"], Value::Null);
        Over {
            paged,
            pair,
            of_ada,
            of_ben,
            adas,
            bens,
        }
    }
}

fn offered(by: usize, challenge: u32) -> Value {
    json!({ "by": by, "told": "A rematch is offered.", "challenge": challenge, "match": null })
}

fn begun(by: usize, id: u32) -> Value {
    json!({ "by": by, "told": "A rematch is offered.", "challenge": null, "match": id })
}

#[tokio::test]
async fn both_pages_show_the_offer_and_lead_to_the_new_match() {
    both(async |paged| {
        let mut over = Over::of(paged).await;
        let again = json!({ "act": "rematch" });
        over.paged.does(&over.of_ada, again.clone()).await;
        shows(&mut over.adas, offered(0, 2)).await;
        shows(&mut over.bens, offered(0, 2)).await;
        let told = over.paged.does(&over.of_ben, again).await;
        assert_eq!(told["match"], 2, "{told}");
        shows(&mut over.adas, begun(0, 2)).await;
        shows(&mut over.bens, begun(0, 2)).await;
        over.paged
    })
    .await;
}

/// A player who doesn't want to play again says so where they read of it, and so does one who has changed their
/// mind.
#[tokio::test]
async fn an_offer_is_declined_and_withdrawn_on_the_page_by_those_who_can() {
    both(async |paged| {
        let mut over = Over::of(paged).await;
        for (challenge, act) in [(2, "decline-rematch"), (3, "withdraw-rematch")] {
            over.paged
                .does(&over.of_ben, json!({ "act": "rematch" }))
                .await;
            shows(&mut over.adas, offered(1, challenge)).await;
            shows(&mut over.bens, offered(1, challenge)).await;
            let (right, wrong) = match act {
                "decline-rematch" => (&over.of_ada, &over.of_ben),
                _ => (&over.of_ben, &over.of_ada),
            };
            let answer = json!({ "act": act, "challenge": challenge });
            let (status, said) = over.paged.act(wrong, 1, answer.clone()).await;
            assert_eq!(status, StatusCode::CONFLICT, "{said}");
            assert_eq!(over.paged.does(right, answer).await, json!({}));
            shows(&mut over.adas, Value::Null).await;
            shows(&mut over.bens, Value::Null).await;
        }
        // Nobody answers what isn't theirs by naming it here.
        let cleo = over.paged.discord.member("Cleo").await;
        let games = over.paged.discord.channel("games").await;
        let game = json!({ "game": "courtyard", "opponent": over.pair.ben.id });
        let made = over
            .paged
            .discord
            .command(&cleo, &games, "challenge", game)
            .await;
        made.private();
        for act in ["decline-rematch", "withdraw-rematch"] {
            let answer = json!({ "act": act, "challenge": 4 });
            let (status, said) = over.paged.act(&over.of_ada, 1, answer).await;
            assert_eq!(status, StatusCode::CONFLICT, "{said}");
        }
        over.paged
    })
    .await;
}

#[tokio::test]
async fn what_becomes_of_the_offer_in_discord_is_shown() {
    let mut over = Over::of(Paged::start(Data::new()).await).await;
    let discord = &over.paged.discord;
    let games = discord.channel("games").await;
    for (number, label, expected) in [(2, "Decline", Value::Null), (3, "Accept", begun(0, 3))] {
        over.paged
            .does(&over.of_ada, json!({ "act": "rematch" }))
            .await;
        shows(&mut over.bens, offered(0, number)).await;
        let number = format!("#{number}");
        let is_card = |message: &Value| {
            let is_open = labels(message).iter().any(|one| one == label);
            is_open && message.to_string().contains(&number)
        };
        let card = discord.message_where(&games, &over.pair.ben, is_card).await;
        discord.press(&over.pair.ben, &card, label).await;
        shows(&mut over.adas, expected.clone()).await;
        shows(&mut over.bens, expected).await;
    }
    over.paged.end().await;
}

/// Only members with some role may challenge, on the page as in Discord.
#[tokio::test]
async fn a_rematch_asks_for_the_role_of_those_who_may_challenge() {
    let over = Over::of(Paged::start(Data::new()).await).await;
    let discord = &over.paged.discord;
    let dan = manager(discord).await;
    let regular = new_role(discord, "regular", &[]).await;
    let games = discord.channel("games").await;
    let page = discord.manager(&dan, &games).page("players").await;
    let chosen = discord.select(&dan, page.message(), "server-setting:challengers", &regular);
    chosen.await.updated();

    let again = json!({ "act": "rematch" });
    let (status, said) = over.paged.act(&over.of_ada, 1, again.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT, "{said}");
    give_role(discord, &over.pair.ada, &regular).await;
    discord.advance(std::time::Duration::from_secs(61)).await;
    over.paged.does(&over.of_ada, again).await;
    over.paged.end().await;
}
