//! The page with live boards, inside the local Discord as Discord shows it: by taps, by drag and by keyboard,
//! against a player who uses Discord's buttons.

use std::time::Duration;

use fantoccini::{
    Locator,
    actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction},
    key::Key,
};
use rules::{AnyMove, AnyPosition, GameId, Square};
use serde_json::{Value, json};

use super::{
    choosing,
    chromium::Window,
    matches::{begin, moves},
    page::{Page, Pane},
};
use crate::{
    links::key,
    patience::{client, until},
};

pub(crate) const ADA: &str = "1190000000000000201";
pub(crate) const BEN: &str = "1190000000000000202";

/// How long a visitor waits before the page is loaded again.
const SOON: Duration = Duration::from_secs(3);

/// How a player moves on the page.
#[derive(Clone, Copy)]
enum Way {
    Tap,
    Drag,
    Keyboard,
}

/// Opens the board in the left pane, where Ada is asked once whether the bot may know who she is.
pub(crate) async fn open(page: &Page, first: bool) {
    page.press(Pane::Left, "Open board").await;
    if first {
        page.click(&Pane::Left.path("//button[.='Authorize']"))
            .await;
    }
    inside(page, async || {
        page.find("//section[@id='match'][not(@hidden)]").await;
    })
    .await;
}

/// Does something inside the frame.
pub(crate) async fn inside<T>(page: &Page, deed: impl AsyncFnOnce() -> T) -> T {
    let frame = page.find(&Pane::Left.path("//iframe")).await;
    frame.enter_frame().await.expect("a frame");
    let done = deed().await;
    page.client.enter_parent_frame().await.expect("out of it");
    done
}

fn button(square: Square) -> String {
    format!("//button[@data-square='{square}']")
}

/// Plays a move on the page.
async fn play(page: &Page, position: &AnyPosition, mv: &str, way: Way) {
    let mv = position.read_move(mv).expect("legal");
    let squares = mv.squares();
    inside(page, async || match way {
        Way::Tap => {
            for square in squares {
                page.click(&button(square)).await;
            }
        }
        Way::Keyboard => {
            for square in squares {
                go(page, square).await;
                page.keys(&String::from(char::from(Key::Space))).await;
            }
        }
        Way::Drag => {
            drag(page, squares[0], squares[1]).await;
            for square in &squares[2..] {
                page.click(&button(*square)).await;
            }
        }
    })
    .await;
    if mv.warning().is_some() {
        // The price is said first, as in Discord.
        inside(page, async || {
            page.click("//*[@id='choice']/button[.='Play']").await;
        })
        .await;
    }
}

/// Moves the focus by arrows alone, from the one square that Tab reaches.
async fn go(page: &Page, to: Square) {
    page.run(
        "document.querySelector('.square[tabindex=\"0\"]').focus()",
        "",
    )
    .await;
    until(format!("the focus on {to}"), async || {
        let script = "const at = document.activeElement.getBoundingClientRect();
            const to = document.querySelector(`[data-square=${arguments[0]}]`).getBoundingClientRect();
            return [Math.round(to.x - at.x), Math.round(to.y - at.y)]";
        let way = page.run(script, &to.to_string()).await;
        let [right, down] = [0, 1].map(|axis| way[axis].as_i64().expect("a number"));
        let key = match (right, down) {
            (0, 0) => return Ok(()),
            _ if right.abs() >= down.abs() && right > 0 => Key::Right,
            _ if right.abs() >= down.abs() => Key::Left,
            _ if down > 0 => Key::Down,
            _ => Key::Up,
        };
        page.keys(&String::from(char::from(key))).await;
        Err(way)
    })
    .await;
}

async fn drag(page: &Page, from: Square, to: Square) {
    let element = async |square| {
        let found = page.find(&button(square)).await;
        found.element_id()
    };
    let over = async |square| PointerAction::MoveToElement {
        element: fantoccini::elements::Element::from_element_id(
            page.client.clone(),
            element(square).await,
        ),
        duration: None,
        x: 0.0,
        y: 0.0,
    };
    let mouse = MouseActions::new("mouse".to_owned())
        .then(over(from).await)
        .then(PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        })
        .then(PointerAction::MoveBy {
            duration: None,
            x: 9.0,
            y: 9.0,
        })
        .then(over(to).await)
        .then(PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        });
    page.client.perform_actions(mouse).await.expect("dragged");
    page.client.release_actions().await.expect("released");
}

/// Ada plays on the page, Ben by Discord's buttons, until the match is over.
async fn play_through(page: &Page, game: GameId, way: Way) {
    let mut position = game.start(None).expect("the standard board");
    for (ply, mv) in moves(game).iter().enumerate() {
        if ply % 2 == 0 {
            play(page, &position, mv, way).await;
        } else {
            choosing::play(page, Pane::Right, &position, mv).await;
        }
        position = position.play(mv).expect("legal").position;
        let shown = ply + 1;
        inside(page, async || {
            page.find(&format!("//ol[@id='moves'][count(li)={shown}]"))
                .await;
        })
        .await;
        let next = match position.outcome() {
            None => format!("-board-{shown}.png"),
            Some(_) => "-result.png".to_owned(),
        };
        page.sees_picture(Pane::Right, &next).await;
    }
    inside(page, async || {
        page.find("//*[@id='ending'][contains(., 'wins')]").await;
    })
    .await;
}

#[tokio::test]
async fn a_match_of_each_game_is_played_on_the_page_against_discords_buttons() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let ways = [Way::Tap, Way::Drag, Way::Keyboard, Way::Tap];
    for (index, (&game, way)) in GameId::ALL.iter().zip(ways).enumerate() {
        begin(&page, game, index + 1).await;
        open(&page, index == 0).await;
        page.screenshot(&format!("live-{}-begins", game.info().id))
            .await;
        play_through(&page, game, way).await;
        page.screenshot(&format!("live-{}", game.info().id)).await;
        page.click(&Pane::Left.path("//button[.='Leave the Activity']"))
            .await;
        page.click("//nav//button[span[.='games']]").await;
    }
    page.client.close().await.expect("closed");
}

/// Returns what Discord's client tells the page in the frame that asks for this, or subscribes to this event.
async fn asked(page: &Page, command: &str, event: &str) -> Value {
    let script = format!(
        "window.heard = null;
         addEventListener('message', ({{ data: [, said] }}) => {{
           if (said.nonce === 'test' || said.evt === arguments[0]) window.heard = said.data;
         }});
         parent.postMessage([1, {{ cmd: '{command}', evt: arguments[0], nonce: 'test', args: {{}} }}], '*');"
    );
    inside(page, async || {
        page.run(&script, event).await;
        until(command, async || {
            let heard = page.run("return window.heard", "").await;
            let is_it = heard.get("participants").is_some() || heard.get("layout_mode").is_some();
            if is_it { Ok(heard) } else { Err(heard) }
        })
        .await
    })
    .await
}

/// Taps a move on the page, inside a frame or not.
pub(super) async fn tap(page: &Page, mv: &AnyMove) {
    for square in mv.squares() {
        page.click(&button(square)).await;
    }
}

#[tokio::test]
async fn a_newcomer_takes_a_lesson_beside_a_match_and_goes_back_to_it() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let game = GameId::GuardAndTowers;
    begin(&page, game, 1).await;
    open(&page, true).await;
    let lesson = &game.info().lessons[0];
    let position = game.parse_position(lesson.position).expect("a position");
    let right = position.read_move(lesson.solutions[0]).expect("legal");
    let wrong = position
        .moves()
        .into_iter()
        .find(|mv| !lesson.solutions.contains(&mv.to_string().as_str()));
    let wrong = wrong.expect("another move");
    inside(&page, async || {
        // A sentence for "in 3 minutes" gets no date, and is read in the language of its words.
        let read = "return import(new URL('times.js', location)).then(times => \
                    times.plain(`<t:${Math.floor(Date.now() / 1000) + 200}:R>`, arguments[0]))";
        assert_eq!(page.run(read, "de").await, "in 3 Minuten");
        page.click("//nav[@id='learn']//button[.='Tutorial']").await;
        page.find("//h1[contains(., 'lesson 1 of')]").await;
        tap(&page, &wrong).await;
        page.find("//p[@id='told'][contains(., 'not what’s asked')]")
            .await;
        page.click("//button[.='Try again']").await;
        page.find("//p[@id='told'][.='']").await;
        tap(&page, &right).await;
        page.find("//p[@id='told'][contains(., '✅')]").await;
    })
    .await;
    page.screenshot("live-lesson").await;
    inside(&page, async || {
        page.click("//button[.='Next lesson']").await;
        page.find("//h1[contains(., 'lesson 2 of')]").await;
        page.click("//button[.='Back']").await;
        page.find("//h1[contains(., '#1')]").await;
    })
    .await;
    assert_eq!(
        asked(&page, "GET_INSTANCE_CONNECTED_PARTICIPANTS", "").await["participants"][0]["username"],
        "Ada"
    );
    assert_eq!(
        asked(&page, "SUBSCRIBE", "ACTIVITY_LAYOUT_MODE_UPDATE").await["layout_mode"],
        0
    );
    let start = game.start(None).expect("the standard board");
    play(&page, &start, moves(game)[0], Way::Tap).await;
    page.sees_picture(Pane::Right, "-board-1.png").await;
    page.client.close().await.expect("closed");
}

/// Returns the address of the page in the frame, without what Discord has added.
pub(crate) async fn address(page: &Page) -> String {
    let frame = page.find(&Pane::Left.path("//iframe")).await;
    let source = frame
        .attr("src")
        .await
        .expect("an answer")
        .expect("a source");
    let (address, _) = source.split_once('?').expect("what Discord adds");
    address.to_owned()
}

/// Lets everyone see all channels, with any role or none.
pub(crate) async fn open_to_everyone(page: &Page) {
    let guild = &page.state().await["guilds"][0]["id"];
    let guild = guild.as_str().expect("an id");
    let url = format!("{}/control/guilds/{guild}/roles/{guild}", page.url);
    let granted = json!({ "permissions": ["VIEW_CHANNEL"] }).to_string();
    let answer = client().patch(url).body(granted).send().await;
    assert!(answer.expect("an answer").status().is_success());
}

/// Opens a match as a visitor, without Discord, once the bot knows that everyone can see it.
pub(crate) async fn visit(page: &Page, address: &str) {
    let url = format!("{address}?match=1&key={}", key(1));
    until("the match, as a visitor", async || {
        page.client.goto(&url).await.expect("the page");
        let match_ = "//section[@id='match'][not(@hidden)]";
        let shown = page
            .client
            .wait()
            .at_most(SOON)
            .for_element(Locator::XPath(match_));
        shown.await.map(drop)
    })
    .await;
}

#[tokio::test]
async fn a_visitor_looks_through_a_match_in_any_theme_and_moves_nothing() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let game = GameId::GuardAndTowers;
    begin(&page, game, 1).await;
    open(&page, true).await;
    let address = address(&page).await;
    play_through(&page, game, Way::Tap).await;
    page.client
        .goto(&format!("{address}?match=1&key={}", key(1)))
        .await
        .expect("the page");
    let hidden = "//p[@id='offline'][contains(., 'can’t be shown')]";
    page.find(hidden).await;
    page.screenshot("live-hidden").await;
    page.client.goto(&page.url).await.expect("Discord");
    open_to_everyone(&page).await;
    page.clock("+ 1 hour").await;
    visit(&page, &address).await;
    page.find("//*[@id='ending'][contains(., 'Red wins')]")
        .await;
    assert_eq!(page.count("//*[contains(@class, 'mover')]").await, 0);
    assert_eq!(
        page.count("//*[@id='acts' or @id='next']/button").await,
        0,
        "nothing to do"
    );
    // The second move, by its place in the list, and then the start.
    page.click("//ol[@id='moves']/li[2]/button").await;
    page.find("//button[@data-square='c3'][starts-with(@aria-label, 'c3: Blue stone')]")
        .await;
    page.click("//button[@aria-label='Start position']").await;
    page.find("//button[@data-square='c2'][starts-with(@aria-label, 'c2: Blue stone')]")
        .await;
    page.find("//button[@data-square='d4'][@aria-label='d4: empty']")
        .await;
    // Who steps by keyboard stays on the button.
    page.run(
        "document.querySelector('#scrub button:nth-child(3)').focus()",
        "",
    )
    .await;
    page.keys(&String::from(char::from(Key::Enter)).repeat(2))
        .await;
    page.find("//button[@data-square='c3'][starts-with(@aria-label, 'c3: Blue stone')]")
        .await;
    let bottom = "const at = square => document.querySelector(`[data-square=${square}]`).getBoundingClientRect().y;
        return at('d7') > at('d1')";
    assert_eq!(
        page.run(bottom, "").await,
        true,
        "the winner is at the bottom"
    );
    page.click("//button[.='Flip the board']").await;
    until("the board turned", async || {
        let is_turned = page.run(bottom, "").await == false;
        is_turned.then_some(()).ok_or("not yet")
    })
    .await;
    for (theme, name) in [
        ("classic", "Classic"),
        ("night", "Night"),
        ("colour-blind", "Color-blind friendly"),
        ("contrast", "High contrast"),
    ] {
        let select = page.find("//select[@id='theme']").await;
        select.select_by_label(name).await.expect("a theme");
        page.find(&format!("//img[@id='ground'][contains(@src, '/{theme}/')]"))
            .await;
        page.is_open_to_all(theme).await;
        page.screenshot(&format!("live-{theme}")).await;
    }
    page.click("//nav[@id='learn']//button[.='Puzzle']").await;
    page.find("//p[@id='status'][contains(., 'to move and win')]")
        .await;
    page.is_open_to_all("puzzle").await;
    page.screenshot("live-puzzle").await;
    page.find("//div[@id='acts']/button[.='Easy'][@disabled]")
        .await;
    page.click("//div[@id='acts']/button[.='Hard']").await;
    page.find("//div[@id='acts']/button[.='Hard'][@disabled]")
        .await;
    page.find("//*[@id='title'][contains(., '· hard')]").await;
    page.client.close().await.expect("closed");
}

/// Acts over the control interface.
pub(crate) async fn control(page: &Page, path: &str, body: Value) -> Value {
    let url = format!("{}/control{path}", page.url);
    let answer = client().post(url).body(body.to_string()).send().await;
    answer.expect("an answer").json().await.expect("JSON")
}

/// Lets Ben answer in Discord, once the bot is there.
async fn ben_plays(page: &Page, thread: &str, mv: &str) {
    let played =
        json!({ "user": BEN, "channel": thread, "name": "move", "options": { "move": mv } });
    until("Ben’s move", async || {
        // A page is served before Discord is connected, and what comes in between gets no answer.
        let state = page.state().await;
        if state["connected"] != true {
            return Err(state["connected"].clone());
        }
        let answer = control(page, "/command", played.clone()).await;
        let is_played = answer["outcome"] == "message";
        is_played.then_some(()).ok_or(answer)
    })
    .await;
}

/// Begins a match between Ada and Ben without the page. Returns its thread.
pub(crate) async fn begin_elsewhere(page: &Page, game: GameId) -> String {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let state = page.state().await;
    let games = text(&state["guilds"][0]["channels"][0]["id"]);
    let options = json!({ "game": game.info().id, "opponent": BEN, "side": "first" });
    let challenge =
        json!({ "user": ADA, "channel": games, "name": "challenge", "options": options });
    control(page, "/command", challenge).await;
    let card = until("the challenge", async || {
        let url = format!("{}/control/channels/{games}/messages?as={BEN}", page.url);
        let messages: Value = client()
            .get(url)
            .send()
            .await
            .expect("an answer")
            .json()
            .await
            .expect("JSON");
        let mut messages = messages.as_array().expect("a list").iter();
        let card = messages.find(|message| message["pinged"] == json!([BEN]));
        card.cloned().ok_or("not yet")
    })
    .await;
    let accept = &card["components"][0]["components"][0]["custom_id"];
    let press =
        json!({ "user": BEN, "channel": games, "message": card["id"], "custom_id": accept });
    control(page, "/button", press).await;
    // A thread has the id of the message it was opened at.
    text(&card["id"])
}

#[tokio::test]
async fn on_a_phone_a_move_takes_two_taps_and_the_page_outlives_a_restart() {
    let Some(page) = Page::open(Window::Phone, &[]).await else {
        return;
    };
    let thread = begin_elsewhere(&page, GameId::GuardAndTowers).await;
    page.click("//button[@aria-label='Servers, channels and members']")
        .await;
    page.click("//nav//ul[@class='threads']//button").await;
    open(&page, true).await;
    inside(&page, async || {
        let fits = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.run(fits, "").await, true, "nothing sticks out");
        page.click("//button[@data-square='d5']").await;
        page.click("//button[@data-square='d4']").await;
        page.find("//ol[@id='moves'][count(li)=1]").await;
    })
    .await;
    page.screenshot("live-phone").await;

    // It may be back before anyone can look.
    let notes = "const line = document.querySelector('#offline');
        window.said = [];
        new MutationObserver(() => line.hidden || window.said.push(line.textContent))
            .observe(line, { attributes: true, childList: true })";
    inside(&page, async || page.run(notes, "").await).await;
    control(&page, "/bot", json!({ "action": "restart" })).await;
    inside(&page, async || {
        until("words for a lost connection", async || {
            let said = page.run("return window.said.join()", "").await;
            let is_said = said
                .as_str()
                .is_some_and(|said| said.contains("Connection lost"));
            if is_said { Ok(()) } else { Err(said) }
        })
        .await;
        page.find("//p[@id='offline'][@hidden]").await;
    })
    .await;
    ben_plays(&page, &thread, "c2c3").await;
    inside(&page, async || {
        page.find("//ol[@id='moves'][count(li)=2]").await;
        // The session of before still counts.
        page.click("//button[@data-square='d4']").await;
        page.click("//button[@data-square='d3']").await;
        page.find("//ol[@id='moves'][count(li)=3]").await;
        // Everything else that can be done is there, too.
        page.find("//*[@id='acts']/button[.='Take back']").await;
        let pauses = page
            .find("//*[@id='acts']/select[@aria-label='Propose a pause of …']")
            .await;
        pauses.select_by_label("7 days").await.expect("a length");
        let offered = "//*[@id='offers'][contains(., 'Ada: A pause is proposed: 7 days.')]";
        page.find(offered).await;
        page.run("document.querySelector('#acts').scrollIntoView()", "")
            .await;
    })
    .await;
    page.screenshot("live-phone-acts").await;
    inside(&page, async || {
        page.click("//*[@id='offers']//button[.='Withdraw']").await;
        page.find("//*[@id='offers'][not(*)]").await;
    })
    .await;
    inside(&page, async || {
        page.run("document.querySelector('#acts select').focus()", "")
            .await;
    })
    .await;
    ben_plays(&page, &thread, "d1d2").await;
    inside(&page, async || {
        page.find("//ol[@id='moves'][count(li)=4]").await;
        let chosen = "return document.activeElement.tagName";
        let kept = page.run(chosen, "").await;
        assert_eq!(kept, "SELECT", "an open menu outlives the opponent's move");
        page.click("//button[@data-square='d3']").await;
        page.click("//button[@data-square='d2']").await;
        page.find("//*[@id='ending'][contains(., 'Red wins')]")
            .await;
        page.find("//*[@id='next']/button[.='Rematch']").await;
    })
    .await;
    page.client.close().await.expect("closed");
}
