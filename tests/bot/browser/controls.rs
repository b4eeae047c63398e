//! Running the sandbox from its page.

use serde_json::json;

use super::{
    chromium::Window,
    page::{Page, Pane},
};
use crate::patience::client;

async fn open() -> Option<Page> {
    let page = Page::open(Window::Desktop, &[]).await?;
    page.click("//header//button[starts-with(., 'Controls')]")
        .await;
    Some(page)
}

#[tokio::test]
async fn the_clock_goes_to_the_next_deadline_and_the_bot_is_stopped_and_started() {
    let Some(page) = open().await else { return };
    page.command(Pane::Left, "challenge", &[("game", "Courtyard")])
        .await;
    page.sees(Pane::Right, "is looking for an opponent").await;

    page.click("//button[.='Stop']").await;
    page.find("//*[@role='status'][.='The bot is offline']")
        .await;
    page.press(Pane::Right, "Accept").await;
    page.clock("+ 1 hour").await;
    page.find(&Pane::Right.path("//p[contains(., 'The application did not respond')]"))
        .await;
    page.click("//button[.='Start']").await;
    page.find("//*[@role='status'][.='The bot is online']")
        .await;
    page.click("//button[.='Restart']").await;
    // The newest is on top: the bot is back with all three requests below it.
    let asked = "following-sibling::li[@class='note'][contains(., ' bot')]";
    page.find(&format!("//li[contains(., ' READY')][count({asked}) = 3]"))
        .await;

    // The bot adds the time that it was away.
    page.clock("To the next deadline, in 7 days").await;
    page.clock("+ 1 day").await;
    page.sees(Pane::Left, "No one accepted this challenge in time")
        .await;
    page.screenshot("controls").await;
    page.close().await;
}

#[tokio::test]
async fn who_waits_is_told_why_and_then_shown_where_to_begin() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let notice = async |body: serde_json::Value| {
        let url = format!("{}/control/notice", page.url);
        let put = client().put(url).json(&body).send().await;
        put.expect("an answer").error_for_status().expect("taken");
    };
    notice(json!({ "text": "Please wait." })).await;
    page.find("//*[@role='status'][.='Please wait.']").await;
    let state = page.state().await;
    let channels = &state["guilds"][0]["channels"];
    let names = [&channels[0], &channels[1]].map(|one| one["name"].as_str().expect("a name"));
    let heads = |name: &str| Pane::Left.path(&format!("//header[contains(., '{name}')]"));
    page.find(&heads(names[0])).await;
    notice(json!({ "text": null, "show": channels[1]["id"] })).await;
    page.find(&heads(names[1])).await;
    // Whoever has gone elsewhere stays there.
    page.click(&format!("//nav//button[contains(., '{}')]", names[0]))
        .await;
    page.find(&heads(names[0])).await;
    notice(json!({ "text": "Again.", "show": channels[0]["id"] })).await;
    notice(json!({ "text": "And again.", "show": channels[1]["id"] })).await;
    page.find("//*[@role='status'][.='And again.']").await;
    page.find(&heads(names[0])).await;
    page.close().await;
}

#[tokio::test]
async fn violations_are_red_and_permissions_and_languages_are_switches() {
    let Some(page) = open().await else { return };
    let state_before = page.state().await;
    let games = state_before["guilds"][0]["channels"][0]["id"].as_str();
    let url = format!(
        "{}/api/v10/channels/{}/messages",
        page.url,
        games.expect("an id")
    );
    let token = state_before["token"].as_str().expect("a token");
    let request = client().post(url);
    let request = request.header("Authorization", format!("Bot {token}"));
    let answer = request.json(&json!({"content": "x".repeat(2001)})).send();
    assert_eq!(answer.await.expect("an answer").status(), 400);
    let entry = page.find("//li[@class='violation']").await;
    let color = entry.css_value("border-left-color").await.expect("a color");
    assert_eq!(color, "rgba(179, 48, 58, 1)");
    page.find("//header//button[.='Controls1']").await;

    page.click("//label[contains(., 'beyond Discord')]").await;
    page.find("//label[contains(., 'beyond Discord')]/input[@checked]")
        .await;
    assert_eq!(page.state().await["limits_enforced"], true);
    page.click("//label[contains(., 'beyond Discord')]").await;

    page.click("//summary[.='What the bot can do in this channel']")
        .await;
    // Its invitation has not asked for this, but a moderator can allow it.
    let manages = "//label[contains(., 'manage threads')]";
    page.click(&format!("{manages}[input[not(@checked)]]"))
        .await;
    page.find(&format!("{manages}/input[@checked]")).await;
    page.click("//label[contains(., 'send messages')][not(contains(., 'threads'))]")
        .await;
    page.find("//label[contains(., 'send messages')]/input[not(@checked)]")
        .await;
    page.command(Pane::Left, "challenge", &[("game", "Courtyard")])
        .await;
    page.sees(Pane::Left, "Send Messages").await;

    page.click("//summary[.='Languages of the members']").await;
    let field = page
        .find("//label[.='Ben']/following-sibling::select")
        .await;
    field.select_by_label("de").await.expect("a language");
    page.find("//*[@class='languages']//option[.='de'][@selected]")
        .await;
    let members = page.state().await["guilds"][0]["members"].clone();
    let ben = members.as_array().expect("members").iter();
    let ben = ben.clone().find(|member| member["name"] == "Ben");
    assert_eq!(ben.expect("Ben")["locale"], "de");
    page.click("//button[starts-with(@aria-label, 'Theme')]")
        .await;
    page.click("//button[starts-with(@aria-label, 'Theme')]")
        .await;
    page.screenshot("violation-dark").await;
}

#[tokio::test]
async fn the_page_says_on_top_what_its_reader_waits_for() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let url = format!("{}/control/notice", page.url);
    for text in [Some("Matches are being played"), None] {
        let asked = client().put(&url).json(&json!({ "text": text }));
        assert!(asked.send().await.expect("an answer").status().is_success());
        let said = text.unwrap_or_default();
        page.find(&format!("//header//*[@class='banner'][.='{said}']"))
            .await;
    }
    page.close().await;
}
