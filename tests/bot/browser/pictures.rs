//! Pictures: their size on the page, and how they are enlarged.

use serde_json::{Value, json};

use super::{
    chromium::Window,
    page::{Page, Pane},
    script::Script,
};
use crate::patience::until;

const ESCAPE: &str = "\u{E00C}";

/// The left edge, top edge, width and height of all pictures that an XPath finds, in whole pixels.
const BOXES: &str = "const found = document.evaluate(arguments[0], document, null, 7);
    return [...Array(found.snapshotLength).keys()].map((at) => {
        const { x, y, width, height } = found.snapshotItem(at).getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    })";

/// Posts pictures of these sizes in one message, and returns the boxes in which they are shown.
async fn shown(page: &Page, script: &Script, sizes: &[(u32, u32)]) -> Vec<[i64; 4]> {
    let message = script.post_pictures(sizes).await;
    let id = message["id"].as_str().expect("an id");
    let images = Pane::Left.path(&format!("//li[@data-id='{id}']//img"));
    page.find(&images).await;
    let boxes: Value = page.run(BOXES, &images).await;
    serde_json::from_value(boxes).expect("boxes")
}

async fn open(window: Window) -> Option<(Page, Script)> {
    let page = Page::open(window, &[]).await?;
    let script = Script::start(&page).await;
    Some((page, script))
}

#[tokio::test]
async fn a_desktop_shows_pictures_as_large_as_discord_does() {
    let Some((page, script)) = open(Window::Desktop).await else {
        return;
    };
    // Half the window is too narrow for the widest picture.
    page.click("//header//button[.='Split view']").await;
    let lone = [
        ((900, 900), (350, 350)),
        ((1100, 500), (550, 250)),
        ((300, 1400), (75, 350)),
        ((100, 50), (100, 50)),
    ];
    for (drawn, expected) in lone {
        let boxes = shown(&page, &script, &[drawn]).await;
        let [[_, _, width, height]] = boxes[..] else {
            panic!("one picture, not {boxes:?}");
        };
        assert_eq!((width, height), expected, "{drawn:?}");
    }
    let boxes = shown(&page, &script, &[(900, 900), (400, 1200)]).await;
    let [left, right] = boxes[..] else {
        panic!("two pictures, not {boxes:?}");
    };
    assert_eq!((left[2], left[3]), (273, 273));
    assert_eq!((right[2], right[3]), (273, 273), "cropped");
    assert_eq!(
        (right[0] - left[0], right[1]),
        (277, left[1]),
        "side by side"
    );
    let fit = "return getComputedStyle(document.querySelector('.album img')).objectFit";
    assert_eq!(page.run(fit, "").await, "cover");
    page.screenshot("pictures").await;
    page.close().await;
}

#[tokio::test]
async fn a_phone_shows_a_picture_as_wide_as_its_screen() {
    let Some((page, script)) = open(Window::Phone).await else {
        return;
    };
    let mut widths = Vec::new();
    // The drawn size, and the height for every six of the width.
    for (drawn, ratio) in [((900, 900), 6), ((1200, 400), 2), ((600, 1800), 9)] {
        let boxes = shown(&page, &script, &[drawn]).await;
        let [[_, _, width, height]] = boxes[..] else {
            panic!("one picture, not {boxes:?}");
        };
        assert!(
            (height * 6 - width * ratio).abs() <= 6,
            "{drawn:?}: {boxes:?}"
        );
        widths.push(width);
    }
    // The screen has 390, of which the face beside the message takes the rest.
    assert!(
        widths.iter().all(|width| (335..390).contains(width)),
        "{widths:?}"
    );
    page.screenshot("phone-pictures").await;
    page.close().await;
}

#[tokio::test]
async fn a_click_enlarges_a_picture_and_escape_goes_back_to_it() {
    let Some((page, script)) = open(Window::Desktop).await else {
        return;
    };
    shown(&page, &script, &[(900, 900)]).await;
    let zoom = Pane::Left.path("//li[contains(@class, 'message')][last()]//button[@class='zoom']");
    page.click(&zoom).await;
    let large = "//dialog[@open][@aria-label='Enlarged picture']//img";
    page.find(large).await;
    let boxes: Vec<[i64; 4]> = serde_json::from_value(page.run(BOXES, large).await).expect("boxes");
    assert!(boxes[0][2] > 600, "{boxes:?}");
    page.screenshot("enlarged").await;
    leave_by_escape(&page).await;

    // The message is redrawn meanwhile.
    page.click(&zoom).await;
    page.find(large).await;
    let state = page.state().await;
    let message = &state["guilds"][0]["channels"][0];
    let path = format!(
        "/channels/{}/messages/{}",
        message["id"].as_str().expect("an id"),
        message["last_message_id"].as_str().expect("an id")
    );
    script
        .send(reqwest::Method::PATCH, &path, json!({"content": "edited"}))
        .await;
    page.sees(Pane::Left, "edited").await;
    leave_by_escape(&page).await;
    page.close().await;
}

/// Closes the enlarged picture, and checks that the focus goes back to the one in the message.
async fn leave_by_escape(page: &Page) {
    page.keys(ESCAPE).await;
    until("the focus on the picture of the message", async || {
        // The browser closes a dialog a moment after the key.
        let open = page.count("//dialog").await;
        let focused = page
            .run("return document.activeElement.className", "")
            .await;
        if open == 0 && focused == "zoom" {
            return Ok(());
        }
        Err(format!("{open} dialogs, and the focus on {focused}"))
    })
    .await;
}
