//! The parts of messages: text, embeds, selects, menus. A script plays the bot here, because the bot
//! does not use all of them.

use fantoccini::Locator;
use serde_json::json;

use super::{
    chromium::Window,
    page::{Page, Pane},
    script::Script,
};

const ADA: &str = "1190000000000000201";
const BEN: &str = "1190000000000000202";

#[tokio::test]
async fn texts_embeds_selects_and_menus_are_shown_and_used() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let script = Script::start(&page).await;
    let commands = [
        json!({"name": "Challenge", "type": 2}),
        json!({"name": "Report", "type": 3}),
    ];
    script.register(&commands).await;
    let message = script.post_one_of_everything().await;

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
    let (seen, event) = page.interaction(0).await;
    assert_eq!(event["data"]["values"], json!(["guard"]));
    assert_eq!(event["member"]["user"]["id"], ADA);

    let send = Pane::Right.path("//fieldset//button[.='Choose']");
    page.find(&format!("{send}[@disabled]")).await;
    page.click(&Pane::Right.path("//input[@value='a']")).await;
    page.click(&Pane::Right.path("//input[@value='c']")).await;
    page.click(&send).await;
    let (seen, event) = page.interaction(seen).await;
    assert_eq!(event["data"]["values"], json!(["a", "c"]));
    assert_eq!(event["member"]["user"]["id"], BEN);

    let field = Pane::Right.path("//select[@data-custom-id='who']");
    let select = page.client.find(Locator::XPath(&field)).await;
    let chosen = select.expect("a select").select_by_label("Cleo").await;
    chosen.expect("chosen");
    let (seen, event) = page.interaction(seen).await;
    let cleo = "1190000000000000203";
    assert_eq!(event["data"]["values"], json!([cleo]));

    let more = Pane::Left.path("//button[@class='more']");
    page.click(&format!("({more})[last()]")).await;
    page.click("//button[@role='menuitem'][.='Report']").await;
    let (seen, event) = page.interaction(seen).await;
    assert_eq!(event["data"]["target_id"], message["id"]);
    page.click("//nav//button[@class='member'][contains(., 'Ben')]")
        .await;
    page.click("//button[@role='menuitem'][.='Challenge (as Ada)']")
        .await;
    let (_, event) = page.interaction(seen).await;
    assert_eq!(event["data"]["target_id"], BEN);

    page.click(&Pane::Left.path("//button[.='# lounge']")).await;
    for pane in Pane::BOTH {
        page.find(&pane.path("//h2[contains(., 'lounge')]")).await;
    }
    page.close().await;
}
