//! The end of a match on the live page: what the banner says, and what can be done without scrolling.

use rules::GameId;
use serde_json::json;

use super::{
    again::{accept, plays},
    chromium::Window,
    live::{ADA, BEN, begin_elsewhere, inside, open},
    matches::moves,
    page::Page,
};

const BANNER: &str = "//*[@id='ending'][contains(@class, 'over')]";

/// Chooses the theme of the page.
async fn wear(page: &Page, theme: &str) {
    let select = page.find("//select[@id='theme']").await;
    select.select_by_value(theme).await.expect("a theme");
    page.find(&format!("//img[@id='ground'][contains(@src, '/{theme}/')]"))
        .await;
    page.run("scrollTo(0, 0)", "").await;
}

/// Checks that the banner has the winner's colour and takes no more room than it should.
async fn is_above_the_fold(page: &Page) {
    let colours =
        "const shown = getComputedStyle(document.getElementById('ending')).backgroundColor;
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.backgroundColor = 'var(--first)';
        const wanted = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return [shown, wanted]";
    let colours = page.run(colours, "").await;
    assert_eq!(colours[0], colours[1], "the winner's colour");
    let outside = "const rects = [...document.querySelectorAll('#ending, #ending button')]
          .map(element => element.getBoundingClientRect());
        const board = document.getElementById('board').getBoundingClientRect();
        const small = rects.some(({ width, height }) => Math.min(width, height) < 44);
        const hidden = rects.some(({ top, bottom }) => top < 0 || bottom > innerHeight);
        return [scrollY, small, hidden, board.top + 40 > innerHeight]";
    assert_eq!(
        page.run(outside, "").await,
        json!([0, false, false, false]),
        "the banner, its buttons and the top of the board are on the screen"
    );
}

/// Checks that the chart names its sides, and that a turning point is shown with the better move on its board.
async fn is_analysed(page: &Page) {
    page.click("//*[@id='ending']//button[.='Analyze']").await;
    for side in ["Red · Ada", "Blue · Ben"] {
        page.find(&format!("//*[@id='analysis']//*[.='{side}']"))
            .await;
    }
    page.find("//*[@id='analysis']/p[contains(., 'Above the middle')]")
        .await;
    let numbered = "const numbers = [...document.querySelectorAll('#analysis text')].map(one => `${one.textContent}.`);
        const turns = [...document.querySelectorAll('#analysis li > button')];
        return turns.length > 0 && turns.every(turn => numbers.includes(turn.textContent))";
    assert_eq!(page.run(numbered, "").await, true, "each turning point");
    let arrow = "return document.querySelectorAll('#pointer polyline').length";
    assert_eq!(page.run(arrow, "").await, 0);
    page.click("//*[@id='analysis']//li/button").await;
    page.find("//*[@id='analysis']//li/button[@aria-current]")
        .await;
    page.find("//p[@id='told'][contains(., 'Better: ')]").await;
    assert_eq!(page.run(arrow, "").await, 2, "an edge and what is inside");
    let outside =
        "const { top, bottom } = document.getElementById('board').getBoundingClientRect();
        return top < -1 || bottom > innerHeight + 1";
    assert_eq!(page.run(outside, "").await, false, "the board is in view");
    page.click("//*[@id='scrub']//button[.='»']").await;
    page.find("//*[@id='scrub']//button[.='»'][@disabled]")
        .await;
    assert_eq!(page.run(arrow, "").await, 0, "the last board has none");
    page.click("//*[@id='analysis']//li/button").await;
    page.find("//p[@id='told'][contains(., 'Better: ')]").await;
}

#[tokio::test]
async fn the_end_is_said_above_the_board_with_what_can_be_done_next() {
    for (window, name) in Window::sizes() {
        let is_phone = matches!(window, Window::Phone);
        let Some(page) = Page::open(window, &[]).await else {
            return;
        };
        let game = GameId::GuardAndTowers;
        let thread = begin_elsewhere(&page, game).await;
        if is_phone {
            page.click("//button[@aria-label='Servers, channels and members']")
                .await;
        }
        page.click("//nav//ul[@class='threads']//button").await;
        open(&page, true).await;
        inside(&page, async || {
            page.find("//p[@id='status']/strong[.='Your turn']").await;
            page.is_open_to_all("the player's turn").await;
        })
        .await;
        page.screenshot(&format!("ending-{name}-turn")).await;
        let (last, before) = moves(game).split_last().expect("moves");
        for (ply, mv) in before.iter().enumerate() {
            let is_adas = ply % 2 == 0;
            plays(&page, if is_adas { ADA } else { BEN }, &thread, mv).await;
            let turn = if is_adas {
                "[.='Blue to move.'][not(strong)]"
            } else {
                "[.='Your turn'][strong]"
            };
            inside(&page, async || {
                page.find(&format!("//p[@id='status']{turn}")).await;
                assert_eq!(page.count(BANNER).await, 0, "nothing has ended");
            })
            .await;
        }
        inside(&page, async || {
            let focus = "document.querySelector('[data-square=d1]').focus({ preventScroll: true })";
            page.run(focus, "").await;
        })
        .await;
        plays(&page, ADA, &thread, last).await;
        inside(&page, async || {
            page.find(&format!("{BANNER}[.//strong[.='You won!']]"))
                .await;
            page.find(&format!("{BANNER}[contains(., 'Red wins: ')]"))
                .await;
            page.find("//*[@id='ending']//*[@role='status'][contains(., 'Rating of Ada: 1500')]")
                .await;
            page.find("//*[@id='ending']//button[.='Analyze']").await;
            page.find("//*[@id='ending']//button[.='Rematch']").await;
            assert_eq!(page.count("//button[.='Rematch']").await, 1);
            let focused = page.run("return document.activeElement.dataset.square", "");
            assert_eq!(focused.await, "d1", "the banner takes no focus");
            is_above_the_fold(&page).await;
            page.is_open_to_all("the end").await;
        })
        .await;
        page.screenshot(&format!("ending-{name}")).await;
        for theme in ["night", "colour-blind", "contrast"] {
            inside(&page, async || {
                wear(&page, theme).await;
                is_above_the_fold(&page).await;
                page.is_open_to_all(theme).await;
            })
            .await;
            page.screenshot(&format!("ending-{name}-{theme}")).await;
        }
        inside(&page, async || {
            is_analysed(&page).await;
            page.is_open_to_all("the analysis").await;
        })
        .await;
        page.screenshot(&format!("ending-{name}-analysis")).await;
        inside(&page, async || {
            page.run("scrollTo(0, 0)", "").await;
            page.click("//*[@id='ending']//button[.='Rematch']").await;
            page.find("//*[@id='ending'][contains(., 'Ada: A rematch is offered.')]")
                .await;
            is_above_the_fold(&page).await;
        })
        .await;
        page.screenshot(&format!("ending-{name}-offered")).await;
        accept(&page).await;
        inside(&page, async || {
            page.find("//h1[contains(., '#2')]").await;
            page.find("//*[@id='ending'][not(contains(@class, 'over'))][.=''][not(.//button)]")
                .await;
        })
        .await;
        page.client.close().await.expect("closed");
    }
}
