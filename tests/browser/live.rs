//! The page with live boards, inside the local Discord as Discord shows it: by taps, by drag and by keyboard,
//! against a player who uses Discord's buttons.

use fantoccini::{
    actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction},
    key::Key,
};
use rules::{AnyPosition, GameId, Square};

use crate::{
    choosing,
    chromium::Window,
    matches::{begin, moves},
    page::{Page, Pane},
    patience::until,
};

/// How a player moves on the page.
#[derive(Clone, Copy)]
enum Way {
    Tap,
    Drag,
    Keyboard,
}

/// Opens the board in the left pane, where Ada is asked once whether the bot may know who she is.
async fn open(page: &Page, first: bool) {
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
async fn inside<T>(page: &Page, deed: impl AsyncFnOnce() -> T) -> T {
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
        page.find("//p[@id='status'][contains(., 'has won')]").await;
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
