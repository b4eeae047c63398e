//! The live page without a match: what a newcomer finds there, and the first move of the first match.

use rules::GameId;
use serde_json::{Value, json};

use super::{
    chromium::Window,
    live::{ADA, BEN, address, control, inside},
    page::{Page, Pane},
};

const LOBBY: &str = "//*[@id='lobby'][not(@hidden)]";

/// Opens the Activity from Discord's own button, which names no match.
pub(super) async fn launch(page: &Page) {
    page.click(&Pane::Left.path("//button[@aria-label='Open the Activity']"))
        .await;
    page.click(&Pane::Left.path("//button[.='Authorize']"))
        .await;
    inside(page, async || {
        page.find(LOBBY).await;
        page.find("//ul[@id='games']/li").await;
    })
    .await;
}

/// Checks what holds for the lobby in any window.
async fn is_welcoming(page: &Page, what: &str) {
    assert_eq!(page.count("//*[@id='offline'][not(@hidden)]").await, 0);
    let games = u64::try_from(GameId::ALL.len()).expect("few");
    assert_eq!(page.count("//ul[@id='games']/li").await, games);
    for game in GameId::ALL {
        let name = game.info().name;
        let cover = format!("//ul[@id='games']/li[h3[.='{name}']][img][p[string-length(.) > 20]]");
        page.find(&cover).await;
    }
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.run(fits, "").await, true, "nothing sticks out");
    let small = "return [...document.querySelectorAll('button, select, a')]
        .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 0 && Math.min(offsetWidth, offsetHeight) < 44)
        .map(({ outerHTML }) => outerHTML)";
    assert_eq!(page.run(small, "").await, json!([]), "a finger finds all");
    page.is_open_to_all(what).await;
}

/// Opens the rules of Guard & Towers by the button in this place, and checks what they show.
async fn reads_the_rules(page: &Page, place: &str) {
    page.click(&format!("{place}//button[.='Rules']")).await;
    page.find("//*[@id='rules'][@open][h2[.='Guard & Towers']]")
        .await;
    for heading in ["Aim", "Moves", "The end"] {
        page.find(&format!("//*[@id='rules-told']/h3[.='{heading}']"))
            .await;
    }
    page.find("//*[@id='rules-told']/p[contains(., 'Christoph Endres')]")
        .await;
    let picture = "//*[@id='rules']/img[contains(@alt, 'capture the tower of two')]";
    page.find(picture).await;
    let is_drawn = "const image = document.querySelector('#rules img');
        return image.decode().then(() => image.naturalWidth > 2 * image.naturalHeight)";
    assert_eq!(page.run(is_drawn, "").await, true, "three boards in a row");
    page.is_open_to_all("the rules").await;
}

/// Lets Ben look for an opponent in the channel, in Discord.
async fn ben_seeks(page: &Page) {
    let state = page.state().await;
    let games = &state["guilds"][0]["channels"][0]["id"];
    let seat = json!({
        "user": BEN, "channel": games, "name": "challenge", "options": { "game": "courtyard" }
    });
    let made = control(page, "/command", seat).await;
    assert_eq!(made["outcome"], "message", "{made}");
}

#[tokio::test]
async fn a_newcomer_plays_at_once_and_comes_back_to_the_lobby() {
    for (window, name) in Window::sizes() {
        let Some(page) = Page::open(window, &[]).await else {
            return;
        };
        ben_seeks(&page).await;
        launch(&page).await;
        inside(&page, async || {
            page.find("//*[@id='challenges']//li[contains(., 'Courtyard · Ben · ')]")
                .await;
            is_welcoming(&page, "the lobby").await;
        })
        .await;
        page.screenshot(&format!("lobby-{name}")).await;
        inside(&page, async || {
            reads_the_rules(&page, "//li[h3[.='Guard & Towers']]").await;
        })
        .await;
        page.screenshot(&format!("lobby-{name}-rules")).await;
        inside(&page, async || {
            page.click("//*[@id='rules']//button[.='Back']").await;
            page.find("//*[@id='rules'][not(@open)][not(.//button)]")
                .await;
            page.run("document.querySelector('#games').scrollIntoView()", "")
                .await;
        })
        .await;
        page.screenshot(&format!("lobby-{name}-games")).await;
        inside(&page, async || {
            page.click("//li[h3[.='Guard & Towers']]//button[.='Play now']")
                .await;
            page.find("//*[@id='match'][not(@hidden)]").await;
            page.find("//*[@id='aim'][not(@hidden)][contains(., 'enemy castle')]")
                .await;
            let tip = "//*[@id='tips']/li[starts-with(., 'Tap one of your marked pieces')]";
            page.find(tip).await;
            page.click("//button[@data-square='d5']").await;
            page.click("//button[@data-square='d4']").await;
            page.find("//ol[@id='moves'][count(li)=2]").await;
            page.is_open_to_all("a first match").await;
            for place in ["//*[@id='acts']", "//nav[@id='learn']"] {
                reads_the_rules(&page, place).await;
                page.click("//*[@id='rules']//button[.='Back']").await;
            }
        })
        .await;
        page.screenshot(&format!("lobby-{name}-first-match")).await;
        inside(&page, async || {
            page.click("//*[@id='acts']/button[.='Stop explaining']")
                .await;
            page.find("//*[@id='acts'][button][not(button[.='Stop explaining'])]")
                .await;
            page.find("//*[@id='tips'][not(li)]").await;
            page.click("//button[@id='home']").await;
            page.find(LOBBY).await;
            page.click("//nav[@id='mine']//button[contains(., 'Guard & Towers')]")
                .await;
            page.find("//h1[contains(., 'Guard & Towers')]").await;
            page.click("//button[@id='home']").await;
            page.click("//li[h3[.='Courtyard']]//button[.='Tutorial']")
                .await;
            page.find("//h1[contains(., 'lesson 1 of')]").await;
            page.click("//button[.='Back']").await;
            page.find(LOBBY).await;
            page.click("//*[@id='challenges']//button[.='Accept']")
                .await;
            page.find("//h1[contains(., 'Courtyard')]").await;
            page.find("//*[contains(@class, 'player')][contains(., 'Ben')]")
                .await;
        })
        .await;
        page.client.close().await.expect("closed");
    }
}

#[tokio::test]
async fn a_visitor_without_a_link_learns_the_games_in_any_theme() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    launch(&page).await;
    let address = address(&page).await;
    page.client.goto(&address).await.expect("the page");
    for theme in ["night", "colour-blind", "contrast", "classic"] {
        let select = page.find("//select[@id='theme']").await;
        select.select_by_value(theme).await.expect("a theme");
        page.find("//*[@id='welcome'][contains(., '/play')]").await;
        let covers = format!("//ul[@id='games']//img[contains(@src, '/{theme}/start')]");
        page.find(&covers).await;
        is_welcoming(&page, theme).await;
        assert_eq!(page.count("//button[.='Play now']").await, 0);
        page.screenshot(&format!("lobby-visitor-{theme}")).await;
        // The page remembers it.
        page.client.goto(&address).await.expect("the page");
        page.find(&covers).await;
    }
    page.click("//li[h3[.='King’s Court']]//button[.='Puzzle']")
        .await;
    page.find("//p[@id='status'][contains(., 'to move and win')]")
        .await;
    page.client.close().await.expect("closed");
}

/// A bot that can't begin a match says why where the user has asked.
#[tokio::test]
async fn a_refusal_is_read_in_the_lobby() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    ben_seeks(&page).await;
    launch(&page).await;
    inside(&page, async || {
        page.find("//*[@id='challenges']//button[.='Accept']").await;
    })
    .await;
    let state = page.state().await;
    let games = &state["guilds"][0]["channels"][0]["id"];
    let join =
        json!({ "user": ADA, "channel": games, "name": "join", "options": { "challenge": "1" } });
    let joined: Value = control(&page, "/command", join).await;
    assert_eq!(joined["outcome"], "message", "{joined}");
    inside(&page, async || {
        page.click("//*[@id='challenges']//button[.='Accept']")
            .await;
        page.find("//*[@id='lobby-told'][string-length(.) > 10]")
            .await;
        page.find("//*[@id='challenges'][@hidden]").await;
        page.find("//nav[@id='mine']//button[contains(., 'Courtyard')]")
            .await;
    })
    .await;
    page.screenshot("lobby-refused").await;
    page.client.close().await.expect("closed");
}
