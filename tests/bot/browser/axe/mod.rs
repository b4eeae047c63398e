//! The page as axe-core judges it: for people who cannot see it, see little, or do not use a mouse.

use serde_json::json;

use crate::browser::{
    chromium::Window,
    page::{Page, Pane},
    script::Script,
};

/// Third-party code: see the `README.md` beside it.
const AXE: &str = include_str!("axe.min.js");

/// Checks, in both themes, all rules that axe-core has, except those of WCAG's level AAA, which ask for
/// what no chat can provide. Returns one line for each fault.
const CHECK: &str = "const [done] = arguments;
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId, tags }) =>
        [ruleId, { enabled: !tags.includes('wcag2aaa') }]));
    (async () => {
        const faults = [];
        for (const theme of ['light', 'dark']) {
            document.documentElement.dataset.theme = theme;
            const { violations } = await axe.run({ rules, resultTypes: ['violations'] });
            for (const { id, nodes } of violations) for (const { target, failureSummary } of nodes)
                faults.push(`${theme}: ${id} at ${target}: ${failureSummary}`);
        }
        delete document.documentElement.dataset.theme;
        return faults;
    })().then(done, (error) => done([String(error)]));";

impl Page {
    /// Does the same with the dark colours, to which the first press of the button changes.
    async fn is_open_to_all_in_the_dark(&self, place: &str) {
        self.click("//header//button[.='◐']").await;
        let is_dark = "return document.documentElement.dataset.theme === 'dark'";
        assert_eq!(self.run(is_dark, "").await, true, "{place}");
        self.is_open_to_all(place).await;
        for _ in 0..2 {
            self.click("//header//button[.='◐']").await;
        }
    }

    /// Fails if axe-core finds anything wrong in the page as it is now.
    pub(crate) async fn is_open_to_all(&self, place: &str) {
        if self.run("return window.axe === undefined", "").await == true {
            self.run(AXE, "").await;
        }
        let faults = self.client.execute_async(CHECK, Vec::new()).await;
        let faults = faults.unwrap_or_else(|error| panic!("{place}: {error}"));
        if faults != json!([]) {
            self.screenshot("axe").await;
        }
        assert_eq!(faults, json!([]), "{place}");
    }

    /// Switches to the other member's pane, where only one is shown.
    async fn to(&self, window: Window, name: &str) {
        if matches!(window, Window::Phone) {
            self.click(&format!("//button[.='⇄ {name}']")).await;
        }
    }
}

/// Checks what the page shows before and while two members play.
async fn a_match(window: Window) {
    let Some(page) = Page::open(window, &[]).await else {
        return;
    };
    page.is_open_to_all("the first message").await;
    page.type_into(&Pane::Left.path("//textarea"), "/").await;
    page.find(&Pane::Left.path("//li[@role='option']")).await;
    page.is_open_to_all("the list of commands").await;
    page.keys("challenge").await;
    page.click(&Pane::Left.path("//li[@role='option'][span='/challenge']"))
        .await;
    page.find(&Pane::Left.path("//form//li[@role='option']"))
        .await;
    page.is_open_to_all("a command").await;
    page.click(&Pane::Left.path("//button[@aria-label='Cancel the command']"))
        .await;

    let options = [("game", "Guard & Towers"), ("opponent", "Ben")];
    page.command(Pane::Left, "challenge", &options).await;
    page.sees(Pane::Left, "@Ada challenges @Ben").await;
    page.to(window, "Ben").await;
    page.press(Pane::Right, "Accept").await;
    let thread = Pane::Right.path("//button[starts-with(., '⤷ ')]");
    page.find(&thread).await;
    page.is_open_to_all("a challenge").await;
    page.click(&thread).await;
    page.sees_picture(Pane::Right, "-board-0.png").await;
    page.click(&Pane::Right.path("//summary[starts-with(., 'ALT')]"))
        .await;
    page.is_open_to_all("a board and its description").await;
    page.click(&Pane::Right.path("//button[@class='zoom']"))
        .await;
    page.find("//dialog//img").await;
    page.is_open_to_all("a board enlarged").await;
    page.click("//dialog//button[.='Close']").await;
    page.command(Pane::Right, "help", &[]).await;
    page.sees(Pane::Right, "Only you can see this").await;
    page.is_open_to_all("a private answer").await;
    page.is_open_to_all_in_the_dark("a private answer").await;
    let height = "return document.querySelector('.only-you button').offsetHeight >= 32";
    assert_eq!(page.run(height, "").await, true, "a finger finds it");
    page.close().await;
}

/// Checks everything that any bot's messages can contain, and what surrounds them.
async fn the_rest(window: Window) {
    let Some(page) = Page::open(window, &[]).await else {
        return;
    };
    let script = Script::start(&page).await;
    script.post_one_of_everything().await;
    page.find(&Pane::Left.path("//section[@class='embed']"))
        .await;
    page.is_open_to_all("a message with everything").await;
    page.is_open_to_all_in_the_dark("a message with everything")
        .await;
    page.click(&Pane::Left.path("//button[@class='more']"))
        .await;
    page.find("//*[@role='menu']").await;
    page.is_open_to_all("a menu").await;
    page.click("//button[@role='menuitem'][.='Copy text']")
        .await;
    page.click("//header//button[starts-with(., 'Controls')]")
        .await;
    page.find("//li[@class='event']").await;
    for summary in [
        "What the bot can do in this channel",
        "Languages of the members",
    ] {
        page.click(&format!("//summary[.='{summary}']")).await;
    }
    page.click("(//li[@class='event']//summary)[1]").await;
    page.is_open_to_all("the controls").await;
    page.is_open_to_all_in_the_dark("the controls").await;
    page.click("//button[@aria-label='Close the controls']")
        .await;
    if matches!(window, Window::Phone) {
        page.click("//button[@aria-label='Servers, channels and members']")
            .await;
        page.is_open_to_all("the drawer").await;
    }
    page.click("//nav//button[.='+ New member']").await;
    page.find("//dialog//input").await;
    page.is_open_to_all("a dialog").await;
    page.close().await;
}

#[tokio::test]
async fn axe_finds_nothing_wrong_in_a_match_on_a_desktop() {
    a_match(Window::Desktop).await;
}

#[tokio::test]
async fn axe_finds_nothing_wrong_in_a_match_on_a_phone() {
    a_match(Window::Phone).await;
}

#[tokio::test]
async fn axe_finds_nothing_wrong_around_it_on_a_desktop() {
    the_rest(Window::Desktop).await;
}

#[tokio::test]
async fn axe_finds_nothing_wrong_around_it_on_a_phone() {
    the_rest(Window::Phone).await;
}
