//! The page in a window as small as a phone's.

use super::{
    chromium::Window,
    page::{Page, Pane},
};

#[tokio::test]
async fn one_pane_at_a_time_and_the_rest_in_a_drawer() {
    let Some(page) = Page::open(Window::Phone, &[]).await else {
        return;
    };
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    let drawer = "//button[@aria-label='Servers, channels and members']";
    page.screenshot("phone-first").await;
    page.click(drawer).await;
    page.go_to("lounge").await;
    let other = page.find("//*[@class='hint']//*[starts-with(., '⇄ Ben, at the top')]");
    assert!(other.await.is_displayed().await.expect("an answer"));
    page.screenshot("phone-empty").await;
    page.click(drawer).await;
    page.go_to("games").await;
    let options = [("game", "Guard & Towers"), ("opponent", "Ben")];
    page.command(Pane::Left, "challenge", &options).await;
    page.sees(Pane::Left, "@Ada challenges @Ben").await;
    page.click("//button[.='⇄ Ben']").await;
    page.press(Pane::Right, "Accept").await;
    page.click(drawer).await;
    page.screenshot("phone-drawer").await;
    page.click("//nav//ul[@class='threads']//button").await;
    page.sees_picture(Pane::Right, "-board-0.png").await;
    assert_eq!(page.run(fits, "").await, true, "nothing sticks out");
    page.screenshot("phone").await;
    page.click("//header//button[starts-with(., 'Controls')]")
        .await;
    page.find("//h3[.='Timeline']").await;
    assert_eq!(page.run(fits, "").await, true, "nothing sticks out");
    page.screenshot("phone-controls").await;
    page.close().await;
}
