//! What the page shows around a match: what was said of each move, the matches that run, and a rematch.

use rules::{AnyMove, GameId, Square};
use serde_json::{Value, json};

use super::{
    chromium::Window,
    live::{ADA, BEN, begin_elsewhere, control, inside, open},
    matches::moves,
    page::Page,
};
use crate::patience::{client, until};

/// Returns what the page says of a move.
async fn told(page: &Page) -> String {
    let told = page
        .run("return document.getElementById('told').textContent", "")
        .await;
    told.as_str().expect("a text").to_owned()
}

/// Plays a move in Discord, once the bot is there.
pub(crate) async fn plays(page: &Page, who: &str, thread: &str, mv: &str) {
    let played =
        json!({ "user": who, "channel": thread, "name": "move", "options": { "move": mv } });
    until(mv, async || {
        let answer = control(page, "/command", played.clone()).await;
        let is_played = answer["outcome"] == "message";
        is_played.then_some(()).ok_or(answer)
    })
    .await;
}

/// Accepts the challenge that waits for Ben, in Discord.
pub(crate) async fn accept(page: &Page) {
    answer(page, "Accept").await;
}

/// Presses this button of the challenge that waits for Ben, in Discord.
async fn answer(page: &Page, label: &str) {
    let state = page.state().await;
    let games = state["guilds"][0]["channels"][0]["id"].as_str();
    let games = games.expect("an id");
    let url = format!("{}/control/channels/{games}/messages?as={BEN}", page.url);
    until("an answered challenge", async || {
        let messages = client().get(&url).send().await.expect("an answer");
        let messages: Value = messages.json().await.expect("JSON");
        let mut messages = messages.as_array().expect("a list").iter();
        let card = messages.find(|message| message["components"].to_string().contains("Accept"));
        let Some(card) = card else {
            return Err("no card yet");
        };
        let buttons = card["components"][0]["components"].as_array();
        let mut buttons = buttons.expect("buttons").iter();
        let pressed = buttons.find(|button| button["label"] == label);
        let press = json!({
            "user": BEN, "channel": games, "message": card["id"],
            "custom_id": pressed.expect("the button")["custom_id"]
        });
        control(page, "/button", press).await;
        Ok(())
    })
    .await;
}

#[tokio::test]
async fn a_rematch_leads_the_page_to_the_new_match() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let thread = begin_elsewhere(&page, GameId::GuardAndTowers).await;
    page.click("//nav//ul[@class='threads']//button").await;
    open(&page, true).await;
    for (who, mv, count) in [(ADA, "d5-d4", 1), (BEN, "c2c3", 2)] {
        plays(&page, who, &thread, mv).await;
        inside(&page, async || {
            page.find(&format!("//ol[@id='moves'][count(li)={count}]"))
                .await;
        })
        .await;
    }
    // What is said of a move belongs to the board that is shown.
    inside(&page, async || {
        let last = told(&page).await;
        assert!(!last.is_empty());
        page.click("//ol[@id='moves']/li[1]/button").await;
        page.find("//button[@data-square='c3'][@aria-label='c3: empty']")
            .await;
        let first = told(&page).await;
        assert!(!first.is_empty() && first != last, "{first} {last}");
        page.click("//button[@aria-label='Start position']").await;
        page.find("//p[@id='told'][.='']").await;
        page.click("//button[@aria-label='Current board']").await;
        until("what the last move did", async || {
            let now = told(&page).await;
            (now == last).then_some(()).ok_or(now)
        })
        .await;
        // The player, her opponent and nobody else: nobody watches.
        page.find("//p[@id='watching'][.='']").await;
        page.find("//nav[@id='mine']//li[@data-match='1']").await;
        page.click("//*[@id='acts']/button[.='Resign']").await;
        page.click("//*[@id='acts']/button[contains(., 'resign')]")
            .await;
        page.find("//*[@id='ending'][@data-side='1'][contains(., 'Blue wins')]")
            .await;
        page.find("//*[@id='result']/strong[.='You lost this one.']")
            .await;
        page.find("//p[@id='status'][.='']").await;
        page.find("//nav[@id='mine'][not(.//li)]").await;
        page.click("//*[@id='next']/button[.='Rematch']").await;
        page.find("//*[@id='again'][contains(., 'Ada: A rematch is offered.')]")
            .await;
        page.find("//*[@id='next'][not(button[.='Rematch'])]").await;
        // She has changed her mind, twice.
        page.click("//*[@id='again']//button[.='Withdraw']").await;
        page.find("//*[@id='again'][not(*)]").await;
        let told = told(&page).await;
        assert!(!told.contains("accepted"), "{told}");
        page.click("//*[@id='next']/button[.='Rematch']").await;
        page.find("//*[@id='again']//button[.='Withdraw']").await;
    })
    .await;
    answer(&page, "Decline").await;
    inside(&page, async || {
        page.find("//p[@id='told'][.='The rematch wasn’t accepted.']")
            .await;
        page.click("//*[@id='next']/button[.='Rematch']").await;
        page.find("//*[@id='again']//button[.='Withdraw']").await;
    })
    .await;
    accept(&page).await;
    inside(&page, async || {
        page.find("//h1[contains(., '#4')]").await;
        page.find("//p[@id='near'][contains(., 'Ada')]").await;
    })
    .await;
    page.client.close().await.expect("closed");
}

/// Returns a game, the first moves of a match in which Ada has chains then, so that the page has to ask how they can
/// go on, and the first two squares of one.
fn before_a_chain() -> (GameId, Vec<String>, [Square; 2]) {
    for &game in GameId::ALL {
        let mut position = game.start(None).expect("the standard board");
        let mut played = Vec::new();
        for mv in moves(game) {
            let legal = position.moves();
            let chain = legal.iter().map(AnyMove::squares).find(|one| one.len() > 2);
            if let Some([first, second, ..]) = chain.as_deref()
                && played.len() % 2 == 0
            {
                return (game, played, [*first, *second]);
            }
            // One whose price is said first takes another click.
            let next = position.read_move(mv).expect("legal");
            if next.warning().is_some() {
                break;
            }
            position = position.play(mv).expect("legal").position;
            played.push((*mv).to_owned());
        }
    }
    panic!("no match has chains");
}

/// Counts the requests that the page has made about the match.
const ASKED: &str = "return performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('/matches/1?')).length";

#[tokio::test]
async fn a_player_tries_where_pieces_can_go_as_often_as_they_like() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let (game, before, chain) = before_a_chain();
    let thread = begin_elsewhere(&page, game).await;
    for (who, mv) in [ADA, BEN].into_iter().cycle().zip(&before) {
        plays(&page, who, &thread, mv).await;
    }
    page.click("//nav//ul[@class='threads']//button").await;
    open(&page, true).await;
    inside(&page, async || {
        let played = before.len();
        page.find(&format!("//ol[@id='moves'][count(li)={played}]"))
            .await;
        let [first, second] = chain.map(|square| {
            move |class: &str| {
                format!("//button[@data-square='{square}'][contains(@class, '{class}')]")
            }
        });
        let escape = String::from(char::from(fantoccini::key::Key::Escape));
        page.click(&first("mover")).await;
        page.find(&first("chosen")).await;
        page.keys(&escape).await;
        page.find(&first("mover")).await;
        let asked = async || page.run(ASKED, "").await.as_u64();
        assert_eq!(asked().await, Some(0), "how moves begin is known");
        // Whoever is told to wait still has a board, and goes on later.
        page.run(
            "const real = window.fetch;
             let left = 2;
             const body = JSON.stringify({ refused: 'That was too fast.' });
             window.fetch = (address, asked) => asked?.method === 'POST' && left-- > 0
               ? Promise.resolve(new Response(body, { status: 429 })) : real(address, asked);",
            "",
        )
        .await;
        page.click(&first("mover")).await;
        for _ in 0..2 {
            page.click(&second("square")).await;
            page.find("//p[@id='told'][.='That was too fast.']").await;
            page.find(&first("chosen")).await;
        }
        page.click(&second("square")).await;
        page.find(&second("chosen")).await;
        page.find("//p[@id='told'][not(.='That was too fast.')]")
            .await;
        assert_eq!(asked().await, Some(1), "how a chain goes on is asked");
        for _ in 0..10 {
            page.keys(&escape).await;
            page.click(&first("mover")).await;
            page.click(&second("square")).await;
            page.find(&second("chosen")).await;
        }
        assert_eq!(asked().await, Some(1), "nothing is asked twice");
    })
    .await;
    page.client.close().await.expect("closed");
}
