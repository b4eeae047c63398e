//! What the live page shows as long as it has no board: an empty one, with words.

use rules::GameId;
use serde_json::json;

use super::{
    chromium::Window,
    live::{address, begin_elsewhere, inside},
    page::{Page, Pane},
};

/// Checks that there is an empty board with words, on the screen and open to all.
async fn is_a_board_with(page: &Page, words: &str, place: &str) {
    page.find(&format!(
        "//p[@id='waiting-told'][starts-with(., '{words}')]"
    ))
    .await;
    let script = "const board = document.getElementById('waiting');
        const said = document.getElementById('waiting-told').getBoundingClientRect();
        const { width, height, left, right } = board.getBoundingClientRect();
        return [width > 200, Math.abs(width - height) < 2, left >= 0, right <= innerWidth,
          said.height > 0 && said.bottom <= innerHeight,
          getComputedStyle(board).backgroundImage.includes('gradient')]";
    assert_eq!(
        page.run(script, "").await,
        json!([true, true, true, true, true, true]),
        "{place}"
    );
    page.is_open_to_all(place).await;
}

#[tokio::test]
async fn an_empty_board_says_what_the_page_waits_for() {
    for (window, name) in Window::sizes() {
        let is_phone = matches!(window, Window::Phone);
        let Some(page) = Page::open(window, &[]).await else {
            return;
        };
        begin_elsewhere(&page, GameId::GuardAndTowers).await;
        if is_phone {
            page.click("//button[@aria-label='Servers, channels and members']")
                .await;
        }
        page.click("//nav//ul[@class='threads']//button").await;
        page.press(Pane::Left, "Open board").await;
        let asked = "Discord is asking you to let Courtier know who you are.";
        inside(&page, async || is_a_board_with(&page, asked, "asked").await).await;
        page.screenshot(&format!("waiting-{name}-asked")).await;
        page.click(&Pane::Left.path("//*[@class='consent']//button[.='Cancel']"))
            .await;
        inside(&page, async || {
            is_a_board_with(&page, "Without knowing who you are", "declined").await;
        })
        .await;
        page.screenshot(&format!("waiting-{name}-declined")).await;
        inside(&page, async || {
            page.click("//*[@id='waiting']//button[.='Try again']")
                .await;
            is_a_board_with(&page, asked, "asked again").await;
        })
        .await;
        page.click(&Pane::Left.path("//button[.='Authorize']"))
            .await;
        inside(&page, async || {
            page.find("//section[@id='match'][not(@hidden)]").await;
            let shown = "return document.getElementById('waiting').offsetHeight";
            assert_eq!(page.run(shown, "").await, 0, "there is a board");
        })
        .await;

        // A page that reaches nobody says so, in words that came with it, and goes on by itself.
        let address = address(&page).await;
        let hidden = format!("{address}?match=1&key=none");
        page.client.goto(&hidden).await.expect("the page");
        page.find("//p[@id='offline'][contains(., 'can’t be shown')]")
            .await;
        page.find("//p[@id='waiting-told'][not(text())]").await;
        let begin_offline = "const [done] = arguments;
            (async () => {
              const page = await (await fetch(location)).text();
              document.body.replaceWith(new DOMParser().parseFromString(page, 'text/html').body);
              const kept = window.fetch;
              window.online = () => { window.fetch = kept; };
              window.fetch = () => Promise.reject(new Error());
              await import(new URL('page.js?offline', location));
            })().then(done, error => done(String(error)));";
        let begun = page.client.execute_async(begin_offline, Vec::new()).await;
        assert_eq!(begun.expect("a script"), json!(null));
        page.find("//p[@id='offline'][not(@hidden)][.='Connection lost. Reconnecting …']")
            .await;
        is_a_board_with(&page, "Loading the board …", "offline").await;
        page.screenshot(&format!("waiting-{name}-offline")).await;
        page.run("online()", "").await;
        page.find("//p[@id='offline'][contains(., 'can’t be shown')]")
            .await;
        page.client.close().await.expect("closed");
    }
}
