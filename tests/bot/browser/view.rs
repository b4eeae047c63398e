//! What a pane shows: the answers to what its member does, and only what this member sees. A script plays the bot.

use reqwest::Method;
use serde_json::{Value, json};

use super::{
    chromium::Window,
    page::{Page, Pane},
    script::{GAMES, Script},
};
use crate::patience::{client, until};

const GUILD: &str = "1190000000000000100";
const ADA: &str = "1190000000000000201";
const CLEO: &str = "1190000000000000203";
const ENTER: &str = "\u{E007}";

/// Private answers have this flag.
const PRIVATE: u64 = 1 << 6;

/// Responses to interactions, with Discord's numbers.
const MESSAGE: u64 = 4;
const THINKING: u64 = 5;
const UPDATE: u64 = 7;
const FORM: u64 = 9;

/// Returns a text that is higher than what is left of a pane under most messages.
fn long(first: &str) -> String {
    format!("{first}{}", "\nand on".repeat(16))
}

/// A form with one field.
fn form() -> Value {
    let field = json!({ "type": 4, "custom_id": "name", "label": "Name", "style": 1 });
    json!({ "custom_id": "form", "title": "A form",
        "components": [{ "type": 1, "components": [field] }] })
}

/// A message with buttons that ask for a longer one and for a form.
fn with_buttons(content: &str) -> Value {
    let button = |label: &str| json!({ "type": 2, "style": 2, "label": label, "custom_id": label });
    json!({ "content": content,
        "components": [{ "type": 1, "components": [button("Grow"), button("Fill in")] }] })
}

/// Returns whether the whole message that begins like this is in view in a pane; null if the pane doesn't have it.
async fn is_in_view(page: &Page, pane: Pane, text: &str) -> Value {
    let log = match pane {
        Pane::Left => "#pane-0 .log",
        Pane::Right => "#pane-1 .log",
    };
    let script = format!(
        "const log = document.querySelector('{log}');
         const row = [...log.querySelectorAll('.message')]
             .find((row) => row.querySelector('.text')?.innerText.startsWith(arguments[0]));
         if (!row) return null;
         const [around, box] = [log, row].map((element) => element.getBoundingClientRect());
         return box.top > around.top - 1 && box.bottom < around.bottom + 1"
    );
    page.run(&script, text).await
}

/// Waits until the whole message that begins like this is in view.
async fn brings(page: &Page, pane: Pane, text: &str) {
    until(format!("{text} in view"), async || {
        let view = is_in_view(page, pane, text).await;
        if view == true { Ok(()) } else { Err(view) }
    })
    .await;
}

/// Waits until the left pane has the message in view that says that the bot is thinking.
async fn brings_thinking(page: &Page) {
    let script = "const log = document.querySelector('#pane-0 .log');
         const line = log.querySelector('.thinking');
         if (!line) return null;
         const [around, box] = [log, line].map((element) => element.getBoundingClientRect());
         return box.top > around.top - 1 && box.bottom < around.bottom + 1";
    until("the line that says so in view", async || {
        let view = page.run(script, "").await;
        if view == true { Ok(()) } else { Err(view) }
    })
    .await;
}

/// Scrolls the left pane up, as someone does who reads older messages. Returns how far from the top it is.
async fn read_older(page: &Page) -> Value {
    let script = "const [done] = arguments;
        const log = document.querySelector('#pane-0 .log');
        log.scrollTop = 30;
        requestAnimationFrame(() => requestAnimationFrame(() => done(log.scrollTop)))";
    let scrolled = page.client.execute_async(script, Vec::new()).await;
    scrolled.expect("scrolled")
}

/// Makes the member of the left pane another one.
async fn switch(page: &Page, name: &str) {
    let path = Pane::Left.path("//select[@aria-label='Who you are here']");
    let select = page.find(&path).await;
    select.select_by_label(name).await.expect("a member");
    page.find(&format!(
        "//section[@id='pane-0'][starts-with(@aria-label, '{name} in ')]"
    ))
    .await;
    page.find(&Pane::Left.path("//*[@role='log'][@aria-busy='false']"))
        .await;
}

#[tokio::test]
async fn what_someone_does_is_brought_into_view_and_what_others_do_is_not() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let script = Script::start(&page).await;
    let mut gateway = script.connect().await;
    let ask = json!({ "name": "ask", "description": "Asks" });
    script.register(&[ask]).await;
    script.post(json!({ "content": long("First") })).await;
    script.post(with_buttons("Middle")).await;
    for text in ["Third", "Fourth"] {
        script.post(json!({ "content": long(text) })).await;
        brings(&page, Pane::Left, text).await;
    }

    // Others write, and the bot answers them.
    let older = read_older(&page).await;
    page.type_into(&Pane::Right.path("//textarea"), "Hello")
        .await;
    page.keys(ENTER).await;
    brings(&page, Pane::Right, "Hello").await;
    page.command(Pane::Right, "ask", &[]).await;
    let event = gateway.interaction().await;
    script
        .respond(&event, MESSAGE, json!({ "content": "To Ben" }))
        .await;
    brings(&page, Pane::Right, "To Ben").await;
    page.sees(Pane::Left, "To Ben").await;
    assert_eq!(is_in_view(&page, Pane::Left, "Hello").await, false);
    assert_eq!(is_in_view(&page, Pane::Left, "To Ben").await, false);
    let top = "return document.querySelector('#pane-0 .log').scrollTop";
    assert_eq!(page.run(top, "").await, older, "she reads on");

    // What she writes, and the answer to her command, which is private and comes late.
    page.type_into(&Pane::Left.path("//textarea"), "Hi").await;
    page.keys(ENTER).await;
    brings(&page, Pane::Left, "Hi").await;
    read_older(&page).await;
    page.command(Pane::Left, "ask", &[]).await;
    let event = gateway.interaction().await;
    script
        .respond(&event, THINKING, json!({ "flags": PRIVATE }))
        .await;
    brings_thinking(&page).await;
    let answer = json!({ "content": long("To Ada") });
    let token = event["token"].as_str().expect("a token");
    let path = format!("/webhooks/1190000000000000001/{token}/messages/@original");
    script.send(Method::PATCH, &path, answer).await;
    brings(&page, Pane::Left, "To Ada").await;
    page.screenshot("view-answer").await;

    // A message that grows where it is, for someone who reads older ones.
    read_older(&page).await;
    page.press(Pane::Left, "Grow").await;
    let event = gateway.interaction().await;
    script
        .respond(&event, UPDATE, with_buttons(&long("Grown")))
        .await;
    brings(&page, Pane::Left, "Grown").await;
    page.screenshot("view-grown").await;

    // The same message, which someone else changes.
    let older = read_older(&page).await;
    page.press(Pane::Right, "Grow").await;
    let event = gateway.interaction().await;
    let longer = with_buttons(&long("Grown again"));
    script.respond(&event, UPDATE, longer).await;
    brings(&page, Pane::Right, "Grown again").await;
    page.sees(Pane::Left, "Grown again").await;
    assert_eq!(page.run(top, "").await, older, "she reads on");

    // The answer to a form.
    read_older(&page).await;
    page.press(Pane::Left, "Fill in").await;
    let event = gateway.interaction().await;
    script.respond(&event, FORM, form()).await;
    page.type_into("//dialog//input", "Ada").await;
    page.click("//dialog//button[.='Submit']").await;
    let event = gateway.interaction().await;
    let answer = json!({ "content": "Filled in", "flags": PRIVATE });
    script.respond(&event, MESSAGE, answer).await;
    brings(&page, Pane::Left, "Filled in").await;
    page.close().await;
}

#[tokio::test]
async fn a_message_that_grows_stays_in_view_at_the_foot_of_a_pane() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let script = Script::start(&page).await;
    let mut gateway = script.connect().await;
    script.post(json!({ "content": long("First") })).await;
    script.post(with_buttons("Second")).await;
    script.post(json!({ "content": long("Last") })).await;
    brings(&page, Pane::Left, "Last").await;
    brings(&page, Pane::Left, "Second").await;
    page.press(Pane::Left, "Grow").await;
    let event = gateway.interaction().await;
    script
        .respond(&event, UPDATE, with_buttons(&long("Grown")))
        .await;
    brings(&page, Pane::Left, "Grown").await;
    // Whoever has done nothing stays at the foot.
    brings(&page, Pane::Right, "Last").await;
    page.close().await;
}

#[tokio::test]
async fn a_pane_shows_what_its_new_member_sees_and_nothing_of_the_one_before() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let script = Script::start(&page).await;
    let mut gateway = script.connect().await;
    let ask = json!({ "name": "ask", "description": "Asks" });
    script.register(&[ask]).await;
    let is_in = |channel: &str| Pane::Left.path(&format!("//h2[normalize-space()='# {channel}']"));
    let nothing_wrong = async || {
        let problems = Pane::Left.path("//*[contains(@class, 'problem')]");
        assert_eq!(page.count(&problems).await, 0);
    };

    // Private answers are those of the member who looks.
    for (name, other) in [("Ada", "Cleo"), ("Cleo", "Ada")] {
        switch(&page, name).await;
        page.command(Pane::Left, "ask", &[]).await;
        let event = gateway.interaction().await;
        let answer = json!({ "content": format!("To {name}"), "flags": PRIVATE });
        script.respond(&event, MESSAGE, answer).await;
        page.sees(Pane::Left, &format!("To {name}")).await;
        let text = format!("To {other}");
        let others = is_in_view(&page, Pane::Left, &text).await;
        assert_eq!(others, Value::Null, "{name} doesn't see it");
    }

    // An answer that comes when another member is here opens no form for that one.
    page.command(Pane::Left, "ask", &[]).await;
    let event = gateway.interaction().await;
    switch(&page, "Ada").await;
    page.sees(Pane::Left, "To Ada").await;
    assert_eq!(is_in_view(&page, Pane::Left, "To Cleo").await, Value::Null);
    let answered = "return performance.getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/control/command')).length";
    assert_eq!(page.run(answered, "").await, 2);
    script.respond(&event, FORM, form()).await;
    until("the answer to Cleo", async || {
        let count = page.run(answered, "").await;
        if count == 3 { Ok(()) } else { Err(count) }
    })
    .await;
    assert_eq!(page.count("//dialog").await, 0, "the form is Cleo's");

    // A private thread of Ada's.
    let thread = json!({ "name": "secret", "type": 12 });
    let path = format!("/channels/{GAMES}/threads");
    let thread = script.send(Method::POST, &path, thread).await;
    let thread = thread["id"].as_str().expect("an id");
    let path = format!("/channels/{thread}/thread-members/{ADA}");
    script.send(Method::PUT, &path, Value::Null).await;
    page.click("//nav//ul[@class='threads']//button").await;
    page.find(&Pane::Left.path("//h2[contains(., 'secret')]"))
        .await;
    switch(&page, "Cleo").await;
    page.find(&is_in("games")).await;
    page.sees(Pane::Left, "To Cleo").await;
    nothing_wrong().await;

    // A channel that is hidden from Cleo.
    switch(&page, "Ada").await;
    let post = async |path: &str, body: Value| {
        let url = format!("{}/control{path}", page.url);
        let answer = client().post(url).json(&body).send().await;
        let answer = answer.expect("an answer").error_for_status().expect("done");
        answer.json::<Value>().await.expect("JSON")
    };
    let path = format!("/guilds/{GUILD}/channels");
    let den = post(&path, json!({ "name": "den" })).await;
    let den = den["id"].as_str().expect("an id");
    let url = format!("{}/control/channels/{den}/overwrites/{CLEO}", page.url);
    let hidden = json!({ "deny": ["VIEW_CHANNEL"] });
    let answer = client().put(url).json(&hidden).send().await;
    answer.expect("an answer").error_for_status().expect("done");
    let entry = "//nav//button[contains(., 'den')]";
    page.click(entry).await;
    page.find(&is_in("den")).await;
    switch(&page, "Cleo").await;
    page.find(&is_in("games")).await;
    assert_eq!(page.count(entry).await, 0, "it isn't in her list");
    nothing_wrong().await;

    // A server in which only Ada is.
    switch(&page, "Ada").await;
    let guild = post("/guilds", json!({ "name": "Club", "owner": ADA })).await;
    let path = format!("/guilds/{}/channels", guild["id"].as_str().expect("an id"));
    post(&path, json!({ "name": "parlour" })).await;
    page.click("//nav//button[@aria-label='Club']").await;
    page.find(&is_in("parlour")).await;
    switch(&page, "Cleo").await;
    page.find(&is_in("games")).await;
    nothing_wrong().await;
    page.screenshot("view-member").await;
    page.close().await;
}
