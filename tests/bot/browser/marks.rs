//! The marks on the board of the live page: what the last move did, and what can be done next.

use rules::GameId;
use serde_json::{Value, json};

use super::{
    again::plays,
    chromium::Window,
    live::{ADA, BEN, begin_elsewhere, inside, open},
    page::Page,
};

const THEMES: [&str; 4] = ["classic", "night", "colour-blind", "contrast"];

/// Returns the kinds of marks on a square, in the order in which they lie on one another.
async fn marks(page: &Page, square: &str) -> Value {
    let script = "const marks = document.querySelectorAll(`[data-square=${arguments[0]}] .mark`);
        return [...marks].map(({ classList }) => classList[1])";
    page.run(script, square).await
}

/// Checks that each mark has both the light and the dark line, in the colours of the theme.
async fn has_both_lines(page: &Page, place: &str) {
    let script = "const root = document.getElementById('board');
        const probe = root.appendChild(document.createElement('i'));
        const lines = ['--back', '--border'].map(name => {
          probe.style.color = `var(${name})`;
          return getComputedStyle(probe).color;
        });
        probe.remove();
        const shadows = mark => [undefined, '::before', '::after'].map(part => getComputedStyle(mark, part).boxShadow);
        return [...document.querySelectorAll('.mark')]
          .filter(mark => !lines.every(line => shadows(mark).some(shadow => shadow.includes(line))))
          .map(mark => mark.className)";
    assert_eq!(page.run(script, "").await, json!([]), "{place}");
}

#[tokio::test]
async fn marks_of_the_last_move_stay_while_one_chooses_and_joining_is_no_capture() {
    for (window, name) in Window::sizes() {
        let is_phone = matches!(window, Window::Phone);
        let Some(page) = Page::open(window, &[]).await else {
            return;
        };
        let thread = begin_elsewhere(&page, GameId::GuardAndTowers).await;
        if is_phone {
            page.click("//button[@aria-label='Servers, channels and members']")
                .await;
        }
        page.click("//nav//ul[@class='threads']//button").await;
        // Ada can take one of two stones, or unite two of hers.
        for (ply, mv) in ["d5-d4", "c2-c3", "g7-g6", "c3-c4"].iter().enumerate() {
            plays(&page, if ply % 2 == 0 { ADA } else { BEN }, &thread, mv).await;
        }
        open(&page, true).await;
        for (at, theme) in THEMES.into_iter().enumerate() {
            inside(&page, async || {
                page.find("//p[@id='status']/strong[.='Your turn']").await;
                let select = page.find("//select[@id='theme']").await;
                select.select_by_value(theme).await.expect("a theme");
                page.find(&format!("//img[@id='ground'][contains(@src, '/{theme}/')]"))
                    .await;
                // A piece that was chosen in other colors is still chosen.
                if at > 0 {
                    page.find("//button[@data-square='b7'][@aria-pressed='true']")
                        .await;
                    page.click("//*[@id='choice']/button[.='Cancel']").await;
                }
                page.find("//button[@data-square='d4'][i[contains(@class, 'mover')]]")
                    .await;
                assert_eq!(marks(&page, "c3").await, json!(["last"]));
                has_both_lines(&page, theme).await;
                page.run("scrollTo(0, 0)", "").await;
            })
            .await;
            page.screenshot(&format!("marks-{name}-{theme}")).await;
            inside(&page, async || {
                page.click("//button[@data-square='d4']").await;
                page.find("//button[@data-square='d4'][i[contains(@class, 'chosen')]]")
                    .await;
                assert_eq!(marks(&page, "c3").await, json!(["last"]), "it stays");
                assert_eq!(marks(&page, "c4").await, json!(["last", "takes"]));
                assert_eq!(marks(&page, "d3").await, json!(["takes"]));
                has_both_lines(&page, theme).await;
            })
            .await;
            page.screenshot(&format!("marks-{name}-{theme}-chosen"))
                .await;
            inside(&page, async || {
                page.click("//button[@data-square='d4']").await;
                page.find("//button[@data-square='b7'][i[contains(@class, 'mover')]]")
                    .await;
                page.click("//button[@data-square='b7']").await;
                page.find("//button[@data-square='b7'][i[contains(@class, 'chosen')]]")
                    .await;
                assert_eq!(marks(&page, "b6").await, json!(["target"]));
                assert_eq!(marks(&page, "a7").await, json!(["joins"]), "her own tower");
            })
            .await;
        }
        page.client.close().await.expect("closed");
    }
}
