//! Lessons and puzzles on the live page, and the board on which they and matches are played: it stays where the reader
//! looks at it, with its names beside it.

use rules::GameId;
use serde_json::json;

use super::{
    chromium::Window,
    live::{inside, tap},
    lobby::launch,
    page::Page,
};

/// Checks that the whole board is on the screen.
async fn board_is_in_view(page: &Page, when: &str) {
    let outside =
        "const { top, bottom } = document.getElementById('board').getBoundingClientRect();
        return top < -1 || bottom > innerHeight + 1";
    assert_eq!(page.run(outside, "").await, false, "{when}");
}

/// Checks that no name of a file, a rank or a square lies on a square, and that all can be read.
async fn names_are_beside_the_board(page: &Page) {
    let wrong = "const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
        const { classList } = document.getElementById('board');
        const far = classList.contains('diamond') ? (u, v) => u + v : Math.max;
        const squares = [...document.querySelectorAll('.square')].map(one => one.getBoundingClientRect());
        const labels = [...document.querySelectorAll('#labels span')];
        const on = ([x, y]) => squares.some(square => {
          const [a, b] = middle(square);
          return far(Math.abs(x - a) / square.width, Math.abs(y - b) / square.height) < .5;
        });
        return [labels.length > 0, labels.filter(label => {
          const { left, right } = label.getBoundingClientRect();
          return left < 0 || right > innerWidth || on(middle(label.getBoundingClientRect()));
        }).map(({ textContent }) => textContent)]";
    assert_eq!(page.run(wrong, "").await, json!([true, []]));
}

/// Turns the board around on a network that loses the first answer, and again.
async fn a_lost_layout_is_said_and_tried_again(page: &Page) {
    page.run(
        "const real = window.fetch;
         let left = 1;
         window.fetch = (address, asked) => String(address).includes('/look/') && left-- > 0
           ? Promise.reject(new TypeError('lost')) : real(address, asked);",
        "",
    )
    .await;
    let turned = |by: u8| format!("//img[@id='ground'][contains(@src, '/{by}')]");
    let flip = "//*[@id='scrub']//button[.='Flip the board']";
    page.find(&turned(0)).await;
    page.click(flip).await;
    page.find("//*[@id='offline'][not(@hidden)]").await;
    page.find("//*[@id='match'][not(@hidden)]").await;
    page.click(flip).await;
    page.click(flip).await;
    page.find(&turned(1)).await;
    page.find("//*[@id='offline'][@hidden]").await;
}

#[tokio::test]
async fn exercises_stay_in_view_and_leave_nothing_behind() {
    for (window, name) in Window::sizes() {
        let Some(page) = Page::open(window, &[]).await else {
            return;
        };
        let game = GameId::GuardAndTowers;
        let lesson = &game.info().lessons[0];
        let position = game.parse_position(lesson.position).expect("a position");
        let wrong = position
            .moves()
            .into_iter()
            .find(|mv| !lesson.solutions.contains(&mv.to_string().as_str()));
        let wrong = wrong.expect("another move");
        let right = position.play(lesson.solutions[0]).expect("legal").mv;
        launch(&page).await;
        inside(&page, async || {
            page.click("//li[h3[.='Guard & Towers']]//button[.='Tutorial']")
                .await;
            page.find("//h1[contains(., 'lesson 1 of')]").await;
            page.find("//button[@data-square]").await;
            board_is_in_view(&page, "a lesson").await;
            tap(&page, &wrong).await;
            page.find("//p[@id='told'][contains(., 'not what’s asked')]")
                .await;
            page.find("//button[.='Try again']").await;
            board_is_in_view(&page, "a wrong answer").await;
            // Once it is solved, the task makes room for the buttons.
            page.click("//button[.='Try again']").await;
            page.find("//p[@id='status'][contains(., 'Aim')]").await;
            tap(&page, &right).await;
            page.find("//button[.='Next lesson']").await;
            page.find("//p[@id='status'][.='']").await;
            board_is_in_view(&page, "a right answer").await;
        })
        .await;
        page.screenshot(&format!("exercise-{name}")).await;
        inside(&page, async || {
            page.click("//button[.='Back']").await;
            page.click("//li[h3[.='Guard & Towers']]//button[.='Play now']")
                .await;
            page.find("//p[@id='status'][.='Your turn']").await;
            names_are_beside_the_board(&page).await;
            page.click("//nav[@id='learn']//button[.='Puzzle']").await;
            page.find("//p[@id='status'][contains(., 'to move and win')]")
                .await;
            page.find("//body[contains(@class, 'practice')]//button[@data-square]")
                .await;
            board_is_in_view(&page, "a puzzle from below a match").await;
            page.click("//*[@id='acts']/button[.='Back']").await;
            page.find("//p[@id='status'][.='Your turn']").await;
            board_is_in_view(&page, "back in the match").await;
        })
        .await;
        page.screenshot(&format!("exercise-{name}-left")).await;
        inside(&page, async || {
            page.click("//button[@id='home']").await;
            page.click("//li[h3[.='King and Courtesan']]//button[.='Play now']")
                .await;
            page.find("//*[@id='board'][contains(@class, 'diamond')]")
                .await;
            page.find("//p[@id='status'][.='Your turn']").await;
            names_are_beside_the_board(&page).await;
        })
        .await;
        page.screenshot(&format!("exercise-{name}-diamond")).await;
        inside(&page, async || {
            a_lost_layout_is_said_and_tried_again(&page).await;
        })
        .await;
        page.client.close().await.expect("closed");
    }
}
