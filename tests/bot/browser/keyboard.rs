//! The page without a mouse, and what a screen reader is told.

use serde_json::json;

use super::{
    chromium::Window,
    page::{Page, Pane},
    script::Script,
};
use crate::patience::client;

/// Keys, as WebDriver writes them: <https://www.w3.org/TR/webdriver/#keyboard-actions>
const ENTER: &str = "\u{E007}";
const ESCAPE: &str = "\u{E00C}";
const TAB: &str = "\u{E004}";
const BACKSPACE: &str = "\u{E003}";
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
    assert_eq!(
        page.run(chosen, "").await,
        "King and Courtesan – king to the far corner"
    );
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
async fn enter_sends_every_command_that_needs_nothing_more() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    page.type_into(&Pane::Left.path("//textarea"), "/").await;
    page.find(&Pane::Left.path("//li[@role='option']")).await;
    let names = "return [...document.querySelectorAll('#pane-0 [role=option] span')]
        .map((name) => name.textContent)";
    let names = page.run(names, "").await;
    let names = names.as_array().expect("names");
    page.run("document.querySelector('#text-0').value = ''", "")
        .await;
    let (mut seen, mut sent) = (0, 0);
    for name in names {
        let name = name.as_str().expect("a name");
        page.type_into(&Pane::Left.path("//textarea"), name).await;
        page.find(&Pane::Left.path(&format!("//li[@role='option'][1][span='{name}']")))
            .await;
        page.keys(ENTER).await;
        if page
            .run("return document.activeElement.matches('.send')", "")
            .await
            == false
        {
            let missing = "return document.activeElement.ariaRequired";
            assert_eq!(
                page.run(missing, "").await,
                "true",
                "{name} asks for something"
            );
            page.click(&Pane::Left.path("//button[@aria-label='Cancel the command']"))
                .await;
            continue;
        }
        page.keys(ENTER).await;
        let event = loop {
            let (number, event) = page.interaction(seen).await;
            seen = number;
            // A field that was skipped has asked for suggestions.
            if event["type"] == 2 {
                break event;
            }
        };
        let first = name
            .split(' ')
            .next()
            .and_then(|name| name.strip_prefix('/'));
        assert_eq!(event["data"]["name"].as_str(), first);
        sent += 1;
        let form = "return document.querySelector('dialog[open]')?.close(),
            document.querySelector('#pane-0 form') === null";
        assert_eq!(page.run(form, "").await, true, "{name} is sent");
    }
    assert!(sent >= 10, "only {sent} of {names:?}");
    // With the focus on the button, Backspace removes the command.
    page.type_into(&Pane::Left.path("//textarea"), "/help")
        .await;
    page.find(&Pane::Left.path("//li[@role='option']")).await;
    page.keys(ENTER).await;
    page.keys(BACKSPACE).await;
    assert_eq!(page.count(&Pane::Left.path("//form")).await, 0);
    page.close().await;
}

#[tokio::test]
async fn enter_on_a_suggestion_goes_on_to_what_is_still_missing() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let script = Script::start(&page).await;
    let text = |name: &str| {
        json!({"name": name, "description": name, "type": 3, "required": true,
        "choices": [{"name": "Red", "value": "red"}, {"name": "Blue", "value": "blue"}]})
    };
    let command = json!({"name": "paint", "description": "Paints",
        "options": [text("first"), text("second")]});
    script.register(&[command]).await;
    page.type_into(&Pane::Left.path("//textarea"), "/paint")
        .await;
    page.find(&Pane::Left.path("//li[@role='option']")).await;
    page.keys(ENTER).await;
    for (name, value) in [("first", "Blue"), ("second", "Red")] {
        let focused = "return document.activeElement.name";
        assert_eq!(page.run(focused, "").await, name);
        page.keys(value).await;
        page.find(&Pane::Left.path(&format!("//li[@role='option'][1][span='{value}']")))
            .await;
        page.keys(ENTER).await;
    }
    page.keys(ENTER).await;
    let (_, event) = page.interaction(0).await;
    let options = event["data"]["options"].as_array().expect("options").iter();
    let values: Vec<_> = options.map(|option| option["value"].clone()).collect();
    assert_eq!(values, ["blue", "red"]);
    page.close().await;
}

#[tokio::test]
async fn a_field_is_red_until_it_is_filled() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let script = Script::start(&page).await;
    let option = json!({"name": "color", "description": "A color", "type": 3, "required": true,
        "choices": [{"name": "Red", "value": "red"}, {"name": "Blue", "value": "blue"}]});
    let command = json!({"name": "paint", "description": "Paints", "options": [option]});
    script.register(&[command]).await;
    page.type_into(&Pane::Left.path("//textarea"), "/paint")
        .await;
    page.find(&Pane::Left.path("//li[@role='option']")).await;
    page.keys(ENTER).await;
    let marks = "const field = document.querySelector('#pane-0 form .field');
        return [getComputedStyle(field).outlineColor === 'rgb(179, 48, 58)',
            field.querySelector('input').ariaInvalid === 'true',
            document.querySelector('#pane-0 form .problem').textContent]";
    let red = json!([true, true, "color is required."]);
    let plain = json!([false, false, ""]);
    assert_eq!(page.run(marks, "").await, plain);
    page.press(Pane::Left, "Send").await;
    assert_eq!(page.run(marks, "").await, red);
    page.screenshot("field-red").await;
    page.keys("B").await;
    assert_eq!(page.run(marks, "").await, plain, "typing fills it");
    page.keys(BACKSPACE).await;
    page.press(Pane::Left, "Send").await;
    assert_eq!(page.run(marks, "").await, red);
    page.find(&Pane::Left.path("//li[@role='option'][1][span='Red']"))
        .await;
    page.keys(ENTER).await;
    assert_eq!(page.run(marks, "").await, plain, "so does a choice");
    page.close().await;
}

#[tokio::test]
async fn enter_takes_nothing_from_the_list_for_an_earlier_text() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    page.type_into(&Pane::Left.path("//textarea"), "/challenge")
        .await;
    page.find(&Pane::Left.path("//li[@role='option']")).await;
    page.keys(ENTER).await;
    page.press(Pane::Left, "+ pace").await;
    let list = Pane::Left.path("//div[input[@name='pace']]/ul");
    let marked = "li[@aria-selected='true']";
    page.find(&format!("{list}[not(@aria-busy)]/{marked}"))
        .await;
    // The list stays while the bot is asked again, whose answer takes a while.
    let late = json!({
        "kind": "latency", "route": "POST /interactions/*/*/callback", "ms": 10_000
    });
    let faults = client().post(format!("{}/control/faults", page.url));
    let accepted = faults.json(&late).send().await.expect("an answer").status();
    assert!(accepted.is_success());
    page.keys("7").await;
    page.find(&format!("{list}[@aria-busy='true']/{marked}"))
        .await;
    page.keys(ENTER).await;
    let typed = "return document.querySelector('[name=pace]').value";
    assert_eq!(page.run(typed, "").await, "7");
    page.find("//*[@role='alert'][.='game is required.']").await;
    // The page isn't closed here: an answer this late breaks one of Discord's rules.
}

#[tokio::test]
async fn an_empty_channel_says_how_to_begin_until_somebody_writes() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    for pane in [Pane::Left, Pane::Right] {
        page.click(&pane.path("//textarea")).await;
        page.go_to("lounge").await;
    }
    let hint = "//*[@class='hint']";
    page.find(&Pane::Left.path(&format!("{hint}[contains(., 'You are Ada')]")))
        .await;
    page.find(&Pane::Right.path(&format!("{hint}[contains(., 'You are Ben')]")))
        .await;
    page.is_open_to_all("an empty channel").await;
    page.screenshot("empty").await;
    page.press(Pane::Left, "open the list").await;
    page.find(&Pane::Left.path("//li[@role='option'][span='/help']"))
        .await;
    page.press(Pane::Left, "Begin with /challenge").await;
    page.find(&Pane::Left.path("//form//span[.='/challenge']"))
        .await;
    page.click(&Pane::Left.path("//button[@aria-label='Cancel the command']"))
        .await;
    page.keys("Hello").await;
    page.keys(ENTER).await;
    page.sees(Pane::Right, "Hello").await;
    page.sees(Pane::Left, "Hello").await;
    assert_eq!(page.count(hint).await, 0);
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
    // The sidebar is redrawn for each pane; its buttons have keys that stay.
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

#[tokio::test]
async fn who_mistypes_a_command_is_told_which_one_is_near() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    for (typed, answer) in [
        ("/plya", "There is no /plya. Did you mean /play?"),
        (
            "/xyzzyx",
            "There is no /xyzzyx. Type / to see all commands.",
        ),
    ] {
        page.type_into(&Pane::Left.path("//textarea"), typed).await;
        page.keys(ENTER).await;
        page.find(&Pane::Left.path(&format!("//*[contains(., '{answer}')]")))
            .await;
        page.run("document.querySelector('#pane-0 textarea').value = ''", "")
            .await;
    }
    page.close().await;
}
