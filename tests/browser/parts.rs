//! What messages are made of: text, embeds, selects, menus. A script plays the bot here, so that
//! there is more than the bot has.

use fantoccini::Locator;
use serde_json::{Value, json};

use crate::{
    chromium::Window,
    page::{Page, Pane},
    patience::{client, until},
};

const ADA: &str = "1190000000000000201";
const BEN: &str = "1190000000000000202";
const BOT: &str = "1190000000000000001";
const GAMES: &str = "1190000000000000110";

/// A text with all that the page shows in a way of its own, and some that it must not take for
/// markup.
const TEXT: &str = "# Title\n**bold** *italic* `code` ~~gone~~ ||hidden||\n- one\n- two\n> said\n\
    <@1190000000000000202> in <#1190000000000000111> \
    https://discord.com/channels/1190000000000000100/1190000000000000111\n\
    [out](https://example.org/) <img src=x onerror=document.title='broken'> \\*plain\\*";

struct Script {
    http: reqwest::Client,
    base: String,
    token: String,
}

impl Script {
    /// Takes the real bot's place, and may show embeds too.
    async fn start(page: &Page) -> Script {
        let http = client();
        let base = page.url.clone();
        let stop = http
            .post(format!("{base}/control/bot"))
            .json(&json!({"action": "stop"}));
        stop.send().await.expect("an answer");
        page.find("//*[@role='status'][.='The bot is offline']")
            .await;
        let state = http.get(format!("{base}/control/state")).send().await;
        let state: Value = state.expect("an answer").json().await.expect("JSON");
        let token = state["token"].as_str().expect("a token").to_owned();
        let overwrite = format!("{base}/control/channels/{GAMES}/overwrites/{BOT}");
        let allowed = http.put(overwrite).json(&json!({"allow": ["EMBED_LINKS"]}));
        let allowed = allowed.send().await.expect("an answer");
        assert!(allowed.status().is_success());
        Script { http, base, token }
    }

    async fn send(&self, method: reqwest::Method, path: &str, body: Value) -> Value {
        let url = format!("{}/api/v10{path}", self.base);
        let request = self.http.request(method, url).json(&body);
        let request = request.header("Authorization", format!("Bot {}", self.token));
        let answer = request.send().await.expect("an answer");
        let (ok, text) = (answer.status().is_success(), answer.text().await);
        let text = text.expect("a body");
        assert!(ok, "{text}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// Waits for the next interaction after entry `after`, and gives it with its own number.
    async fn interaction(&self, after: u64) -> (u64, Value) {
        let mut after = after;
        until("an interaction", async || {
            let url = format!("{}/control/timeline?after={after}&wait_ms=10000", self.base);
            let entries = self.http.get(url).send().await.expect("an answer");
            let entries: Vec<Value> = entries.json().await.expect("a list");
            for entry in &entries {
                after = entry["n"].as_u64().expect("a number");
                if entry["event"] == "INTERACTION_CREATE" {
                    return Ok((after, entry["data"].clone()));
                }
            }
            Err(Value::from(entries))
        })
        .await
    }
}

#[tokio::test]
async fn texts_embeds_selects_and_menus_are_shown_and_used() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let script = Script::start(&page).await;
    let commands = json!([
        {"name": "Challenge", "type": 2},
        {"name": "Report", "type": 3},
    ]);
    let path = "/applications/1190000000000000001/commands";
    script.send(reqwest::Method::PUT, path, commands).await;
    let option = |name: &str| json!({"label": name, "value": name, "description": "a piece"});
    let row = |part: Value| json!({"type": 1, "components": [part]});
    let message = json!({
        "content": TEXT,
        "embeds": [{"title": "A card", "description": "with **words**", "color": 0x00AA_5500,
            "fields": [{"name": "Wins", "value": "3", "inline": true}]}],
        "components": [
            row(json!({"type": 3, "custom_id": "one", "placeholder": "A piece",
                "options": [option("king"), option("guard")]})),
            row(json!({"type": 3, "custom_id": "some", "placeholder": "Two", "min_values": 2,
                "max_values": 2, "options": [option("a"), option("b"), option("c")]})),
            row(json!({"type": 5, "custom_id": "who", "placeholder": "A member"})),
        ],
    });
    let path = format!("/channels/{GAMES}/messages");
    let message = script.send(reqwest::Method::POST, &path, message).await;

    for part in [
        "h3[.='Title']",
        "strong[.='bold']",
        "em[.='italic']",
        "code[.='code']",
        "s[.='gone']",
        "span[@class='spoiler'][.='hidden']",
        "ul[count(li)=2]",
        "blockquote[.='said']",
        "button[.='# lounge']",
        "a[@href='https://example.org/'][.='out']",
        "p[contains(., '<img src=x onerror')][contains(., '*plain*')]",
    ] {
        let path = format!("//div[@class='text']//{part}");
        page.find(&Pane::Left.path(&path)).await;
    }
    page.find(&Pane::Left.path("//span[@class='mention'][.='@Ben']"))
        .await;
    page.find(&Pane::Right.path("//span[@class='mention me'][.='@Ben']"))
        .await;
    page.find(&Pane::Left.path("//section[@class='embed'][contains(., 'A card')]//dt[.='Wins']"))
        .await;
    assert_eq!(page.client.title().await.expect("a title"), "Local Discord");
    page.screenshot("parts").await;

    let select = Pane::Left.path("//select[@data-custom-id='one']");
    let select = page.client.find(Locator::XPath(&select)).await;
    let chosen = select.expect("a select").select_by_value("guard").await;
    chosen.expect("chosen");
    let (seen, event) = script.interaction(0).await;
    assert_eq!(event["data"]["values"], json!(["guard"]));
    assert_eq!(event["member"]["user"]["id"], ADA);

    let send = Pane::Right.path("//fieldset//button[.='Choose']");
    page.find(&format!("{send}[@disabled]")).await;
    page.click(&Pane::Right.path("//input[@value='a']")).await;
    page.click(&Pane::Right.path("//input[@value='c']")).await;
    page.click(&send).await;
    let (seen, event) = script.interaction(seen).await;
    assert_eq!(event["data"]["values"], json!(["a", "c"]));
    assert_eq!(event["member"]["user"]["id"], BEN);

    let field = Pane::Right.path("//select[@data-custom-id='who']");
    let select = page.client.find(Locator::XPath(&field)).await;
    let chosen = select.expect("a select").select_by_label("Cleo").await;
    chosen.expect("chosen");
    let (seen, event) = script.interaction(seen).await;
    let cleo = "1190000000000000203";
    assert_eq!(event["data"]["values"], json!([cleo]));

    page.click(&Pane::Left.path("//button[@class='more']"))
        .await;
    page.click("//button[@role='menuitem'][.='Report']").await;
    let (seen, event) = script.interaction(seen).await;
    assert_eq!(event["data"]["target_id"], message["id"]);
    page.click("//nav//button[@class='member'][contains(., 'Ben')]")
        .await;
    page.click("//button[@role='menuitem'][.='Challenge (as Ada)']")
        .await;
    let (_, event) = script.interaction(seen).await;
    assert_eq!(event["data"]["target_id"], BEN);

    page.click(&Pane::Left.path("//button[.='# lounge']")).await;
    for pane in Pane::BOTH {
        page.find(&pane.path("//h2[contains(., 'lounge')]")).await;
    }
    page.close().await;
}
