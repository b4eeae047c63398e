//! The page without a mouse, and what it tells a screen reader.

use serde_json::json;

use crate::{
    chromium::Window,
    page::{Page, Pane},
};

/// Keys, as WebDriver writes them: <https://www.w3.org/TR/webdriver/#keyboard-actions>
const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";
const TAB: &str = "\u{E004}";
const DOWN: &str = "\u{E015}";
const ALT_2: &str = "\u{E00A}2\u{E000}";

#[tokio::test]
async fn a_challenge_is_made_by_keyboard_alone() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let options = Pane::Left.path("//ul[@role='listbox'][not(@hidden)]/li");
    page.type_into("//body", "/").await;
    page.find(&options).await;
    let all = page.count(&options).await;
    page.keys(ESCAPE).await;
    assert_eq!(page.count(&options).await, 0, "Escape closes the list");

    page.keys("c").await;
    page.find(&options).await;
    assert!(page.count(&options).await < all, "typing narrows it down");
    page.keys(ENTER).await;
    // The first option of the command has the focus, and its list is open.
    page.find(&options).await;
    page.keys(DOWN).await;
    let chosen = "return document.getElementById(
        document.activeElement.getAttribute('aria-activedescendant')).textContent";
    assert_eq!(page.run(chosen, "").await, "King and Courtesan");
    page.keys(ENTER).await;
    page.screenshot("command").await;
    page.keys(ENTER).await;
    page.sees(Pane::Right, "@Ada is looking for an opponent")
        .await;

    page.keys(ALT_2).await;
    page.keys("Well met, @Ada").await;
    page.keys(ENTER).await;
    page.sees(Pane::Left, "Well met, @Ada").await;
    page.close().await;
}

#[tokio::test]
async fn everything_that_can_be_pressed_has_a_name_and_can_be_reached() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    page.command(Pane::Left, "challenge", &[("game", "Courtyard")])
        .await;
    page.sees(Pane::Right, "is looking for an opponent").await;
    page.click("//nav//button[.='+ New member']").await;
    page.click("//dialog//button[.='Cancel']").await;
    page.click("//header//button[starts-with(., 'Controls')]")
        .await;
    let nameless =
        "return [...document.querySelectorAll('button, input, select, textarea, a, img')]
        .filter((element) => !element.closest('[hidden]'))
        .filter((element) => !(element.textContent.trim() || element.ariaLabel || element.alt
            || element.labels?.length || element.placeholder))
        .map((element) => element.outerHTML)";
    assert_eq!(page.run(nameless, "").await, json!([]));
    // Tab goes through all of them and comes back.
    page.click(&Pane::Left.path("//textarea")).await;
    // The sidebar is drawn anew for each pane; its buttons have keys that stay.
    let mark = "const known = window.reached ??= new Set();
        const place = document.activeElement.dataset.key ?? document.activeElement;
        const isNew = !known.has(place);
        known.add(place);
        return isNew";
    while page.run(mark, "").await == true {
        page.keys(TAB).await;
    }
    let missed =
        "return [...document.querySelectorAll('button, input, select, textarea, summary, a')]
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .filter((element) => !element.disabled && !window.reached.has(element.dataset.key ?? element))
        .map((element) => element.outerHTML)";
    assert_eq!(page.run(missed, "").await, json!([]));
    page.close().await;
}
