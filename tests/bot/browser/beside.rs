//! The counts and captured pieces beside the players' names on the live page.

use rules::GameId;

use super::{
    again::plays,
    chromium::Window,
    live::{ADA, BEN, begin_elsewhere, inside, open},
    matches::moves,
    page::Page,
};

/// Waits until a player has this beside the name. Pieces are named by their pictures.
async fn shows(page: &Page, player: &str, note: &str, taken: &str) {
    let note = if note.is_empty() {
        "not(text())".to_owned()
    } else {
        format!(".='{note}'")
    };
    let taken = if taken.is_empty() {
        "not(*)".to_owned()
    } else {
        let (count, piece) = taken.split_once(' ').expect("a count and a piece");
        format!("count(span)=1 and span[.='{count}'][img[@alt='{piece}']]")
    };
    page.find(&format!(
        "//*[@id='{player}'][.//*[@class='note'][{note}]][.//*[@class='taken'][{taken}]]"
    ))
    .await;
}

#[tokio::test]
async fn what_decides_a_game_is_beside_the_names_at_each_move() {
    for (window, name) in Window::sizes() {
        let is_phone = matches!(window, Window::Phone);
        let Some(page) = Page::open(window, &[]).await else {
            return;
        };
        let game = GameId::KingsCourt;
        let thread = begin_elsewhere(&page, game).await;
        if is_phone {
            page.click("//button[@aria-label='Servers, channels and members']")
                .await;
        }
        page.click("//nav//ul[@class='threads']//button").await;
        for (ply, mv) in moves(game).iter().enumerate() {
            plays(&page, if ply % 2 == 0 { ADA } else { BEN }, &thread, mv).await;
        }
        open(&page, true).await;
        for theme in ["classic", "night"] {
            inside(&page, async || {
                let select = page.find("//select[@id='theme']").await;
                select.select_by_value(theme).await.expect("a theme");
                let piece = format!("//*[@id='far']//img[contains(@src, '/{theme}/')]");
                page.find(&piece).await;
                shows(&page, "far", "in court 2", "×1 Orange piece").await;
                shows(&page, "near", "in court 0", "").await;
                let fits = "const piece = document.querySelector('#far .taken img').getBoundingClientRect();
                    return piece.width > 15 && piece.right < innerWidth
                      && document.documentElement.scrollWidth <= innerWidth";
                assert_eq!(page.run(fits, "").await, true, "nothing sticks out");
                page.is_open_to_all(theme).await;
                page.run("document.querySelector('#far').scrollIntoView()", "")
                    .await;
            })
            .await;
            page.screenshot(&format!("beside-{name}-{theme}")).await;
        }
        inside(&page, async || {
            page.click("//button[@aria-label='Start position']").await;
            shows(&page, "near", "in court 0", "").await;
            shows(&page, "far", "in court 0", "").await;
            page.click("//ol[@id='moves']/li[2]/button").await;
            shows(&page, "near", "in court 1", "").await;
            shows(&page, "far", "in court 1", "").await;
        })
        .await;
        page.client.close().await.expect("closed");
    }
}
