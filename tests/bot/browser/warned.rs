//! What a player of the live page reads before a move that costs something.

use rules::GameId;

use super::{
    again::plays,
    chromium::Window,
    live::{ADA, BEN, begin_elsewhere, inside, open},
    page::Page,
};

/// After these, Ada can capture with b5 or lose it.
const OPENING: [&str; 4] = ["b3-c4", "e8-d7", "c4-b5", "d7-c6"];
const PRICE: &str = "⚠️ You’d lose your piece on b5: it could capture and doesn’t.";

/// Returns how often the page has sent what a player does in the match.
async fn sent(page: &Page) -> u64 {
    let script = "const all = performance.getEntriesByType('resource');
        return all.filter(({ name }) => new URL(name).pathname.endsWith('/matches/1')).length";
    page.run(script, "").await.as_u64().expect("a number")
}

#[tokio::test]
async fn the_price_of_a_move_is_said_before_anything_is_sent() {
    for (window, name) in Window::sizes() {
        let is_phone = matches!(window, Window::Phone);
        let Some(page) = Page::open(window, &[]).await else {
            return;
        };
        let thread = begin_elsewhere(&page, GameId::Courtyard).await;
        if is_phone {
            page.click("//button[@aria-label='Servers, channels and members']")
                .await;
        }
        page.click("//nav//ul[@class='threads']//button").await;
        for (ply, mv) in OPENING.iter().enumerate() {
            plays(&page, if ply % 2 == 0 { ADA } else { BEN }, &thread, mv).await;
        }
        open(&page, true).await;
        let choose = async || {
            page.click("//button[@data-square='a2']").await;
            page.click("//button[@data-square='b3']").await;
            page.find(&format!("//p[@id='told'][.='{PRICE}']")).await;
            page.find("//*[@id='choice']/button[.='Play']").await;
        };
        inside(&page, async || {
            page.find("//p[@id='status']/strong[.='Your turn']").await;
            // The piece that a capture takes is ringed, and the square where it ends is marked.
            page.click("//button[@data-square='b5']").await;
            page.find("//button[@data-square='c6'][contains(@class, 'takes')]")
                .await;
            page.find("//button[@data-square='d7'][contains(@class, 'target')]")
                .await;
            page.click("//*[@id='choice']/button[.='Cancel']").await;
            choose().await;
            page.is_open_to_all("a price").await;
        })
        .await;
        page.screenshot(&format!("warned-{name}")).await;
        inside(&page, async || {
            page.click("//*[@id='choice']/button[.='Cancel']").await;
            page.find("//p[@id='told'][contains(., 'd7')][not(contains(., 'lose'))]")
                .await;
            page.find("//ol[@id='moves'][count(li)=4]").await;
            // Exploring costs nothing, and neither does thinking better of it.
            assert_eq!(sent(&page).await, 0);
            choose().await;
            page.click("//*[@id='choice']/button[.='Play']").await;
            page.find("//ol[@id='moves'][count(li)=5]").await;
            assert_eq!(sent(&page).await, 1, "the move, which was confirmed");
        })
        .await;
        page.client.close().await.expect("closed");
    }
}
