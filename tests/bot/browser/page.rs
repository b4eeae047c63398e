//! The page as a user at the screen sees and uses it.

use std::path::PathBuf;

use fantoccini::{
    Client, Locator,
    elements::Element,
    error::{CmdError, ErrorStatus},
};
use serde_json::Value;
use tempfile::TempDir;
use tokio::process::Command;

use super::chromium::{Browser, Process, Window};
use crate::{
    patience::{client, until},
    scratch::scratch,
};

/// One of the two panes. In the beginning the left one is Ada's and the right one Ben's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pane {
    Left,
    Right,
}

impl Pane {
    pub(crate) const BOTH: [Pane; 2] = [Pane::Left, Pane::Right];

    /// Returns an XPath to something in this pane.
    pub(crate) fn path(self, rest: &str) -> String {
        let number = match self {
            Pane::Left => 0,
            Pane::Right => 1,
        };
        format!("//section[@id='pane-{number}']{rest}")
    }
}

/// The page of a sandbox of its own, started by the command in the README.
pub(crate) struct Page {
    pub(crate) url: String,
    pub(crate) client: Client,
    _browser: Browser,
    _sandbox: Process,
    /// The folder for the sandbox's files: it is killed in the end and leaves them behind.
    _folder: TempDir,
}

impl Page {
    /// Opens the page; `None` when there is no browser.
    pub(crate) async fn open(window: Window, arguments: &[&str]) -> Option<Page> {
        let browser = Browser::open(window).await?;
        let address = |line: &str| {
            let (_, address) = line.split_once(" is at ")?;
            Some(address.to_owned())
        };
        let folder = tempfile::tempdir_in(scratch()).expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_courtier"));
        command
            // Nothing here is about Discord's three seconds, which are short on a machine with much else to do.
            .args(["sandbox", "--port", "0", "--answer-within", "60"])
            .args(arguments)
            .env("TMPDIR", folder.path())
            .env("RUST_LOG", "error");
        let started = Process::start(&mut command, address).await;
        let (sandbox, url) = started.expect("the sandbox starts");
        let client = browser.client.clone();
        client.goto(&url).await.expect("the page");
        let page = Page {
            url,
            client,
            _browser: browser,
            _sandbox: sandbox,
            _folder: folder,
        };
        page.find("//*[@role='status'][.='The bot is online']")
            .await;
        // It has been invited, and says what it is.
        page.find("//button[.='What I can do']").await;
        Some(page)
    }

    /// Opens another channel in the pane that has the focus.
    pub(crate) async fn go_to(&self, channel: &str) {
        let there = format!("//nav//ul[@aria-label='Channels']//button[contains(., '{channel}')]");
        self.click(&there).await;
    }

    /// Returns the state of the world from the control interface.
    pub(crate) async fn state(&self) -> Value {
        let url = format!("{}/control/state", self.url);
        let answer = client().get(url).send().await;
        answer.expect("an answer").json().await.expect("JSON")
    }

    /// Waits for something.
    pub(crate) async fn find(&self, path: &str) -> Element {
        match self.client.find(Locator::XPath(path)).await {
            Ok(found) => found,
            Err(error) => {
                self.screenshot("failed").await;
                panic!("{path}: {error}");
            }
        }
    }

    /// Returns how many there are now.
    pub(crate) async fn count(&self, path: &str) -> u64 {
        let script = "return document.evaluate(`count(${arguments[0]})`, document).numberValue";
        self.run(script, path).await.as_u64().expect("a number")
    }

    /// Runs a script, which finds `argument` as `arguments[0]`.
    pub(crate) async fn run(&self, script: &str, argument: &str) -> Value {
        let result = self.client.execute(script, vec![argument.into()]).await;
        result.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Moves the clock on by the entry of its menu that begins like this.
    pub(crate) async fn clock(&self, by: &str) {
        self.click("//button[@title=\"The local Discord's clock\"]")
            .await;
        self.click(&format!("//*[@role='menuitem'][starts-with(., '{by}')]"))
            .await;
    }

    /// Waits for something and clicks on it.
    pub(crate) async fn click(&self, path: &str) {
        until(format!("{path} at rest"), async || {
            match self.try_click(self.find(path).await).await {
                Ok(true) => Ok(()),
                Ok(false) => Err("it has moved from under the pointer".to_owned()),
                Err(error) if has_moved(&error) => Err(error.to_string()),
                Err(error) => panic!("{path}: {error}"),
            }
        })
        .await;
    }

    /// Clicks on something, or on nothing if it moves after Chromium's driver has looked where it is.
    /// Returns whether the click has reached it.
    async fn try_click(&self, target: Element) -> Result<bool, CmdError> {
        // The name is that of no element's id: the window has those by name.
        const AIM: &str = "
            if (!window.clicking) {
                window.clicking = {};
                for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
                    window.addEventListener(kind, (event) => {
                        const { target } = window.clicking;
                        if (!target) return;
                        if (target.contains(event.target)) return void (window.clicking.hit = true);
                        event.preventDefault();
                        event.stopImmediatePropagation();
                        window.clicking.missed = true;
                    }, true);
                }
            }
            window.clicking.target = arguments[0];
            window.clicking.hit = window.clicking.missed = false;";
        // A click can also reach the page around this one, if this one has just been scrolled. Another page is there
        // because of the click.
        const HIT: &str = "
            const { hit, missed } = window.clicking ?? { hit: true };
            if (window.clicking) window.clicking.target = null;
            return hit && !missed;";
        let aimed = serde_json::to_value(&target)?;
        self.client.execute(AIM, vec![aimed]).await?;
        let clicked = target.click().await;
        let hit = self.client.execute(HIT, Vec::new()).await?;
        clicked?;
        Ok(hit == true)
    }

    /// Types into a field.
    pub(crate) async fn type_into(&self, path: &str, text: &str) {
        let typed = self.find(path).await.send_keys(text).await;
        typed.unwrap_or_else(|error| panic!("{path}: {error}"));
    }

    /// Types wherever the focus is.
    pub(crate) async fn keys(&self, keys: &str) {
        let active = self.client.active_element().await.expect("a focus");
        active.send_keys(keys).await.expect("typed");
    }

    /// Waits until a message in a pane says this.
    pub(crate) async fn sees(&self, pane: Pane, text: &str) {
        let says = format!("//li[contains(@class, 'message')][contains(., '{text}')]");
        self.find(&pane.path(&says)).await;
    }

    /// Waits for the picture with this file name.
    pub(crate) async fn sees_picture(&self, pane: Pane, name: &str) {
        self.find(&pane.path(&format!("//img[contains(@src, '{name}')]")))
            .await;
    }

    /// Presses the newest button with this label.
    pub(crate) async fn press(&self, pane: Pane, label: &str) {
        let button = pane.path(&format!("//button[normalize-space()='{label}']"));
        self.click(&format!("({button})[last()]")).await;
    }

    /// Chooses a value in the newest select that has it, and waits until the bot has changed the
    /// message.
    pub(crate) async fn choose(&self, pane: Pane, value: &str) {
        let select = pane.path(&format!("//select[option[@value='{value}']]"));
        let select = self.find(&format!("({select})[last()]")).await;
        let chosen = select.select_by_value(value).await;
        chosen.unwrap_or_else(|error| panic!("{value}: {error}"));
        // A changed message is redrawn, and its former contents are gone.
        let what = format!("a message that differs after {value}");
        until(what, async || match select.tag_name().await {
            Ok(still_there) => Err(still_there),
            Err(_) => Ok(()),
        })
        .await;
    }

    /// Types a slash command, fills in its options from the lists, and sends it.
    pub(crate) async fn command(&self, pane: Pane, name: &str, options: &[(&str, &str)]) {
        self.type_into(&pane.path("//textarea"), &format!("/{name}"))
            .await;
        // The meaning of a suggestion may follow a dot, and the aim of a game a dash.
        let suggestion = |label: &str| {
            let dot = format!("starts-with(span, '{label} · ')");
            let begins = format!("{dot} or starts-with(span, '{label} – ')");
            pane.path(&format!("//li[@role='option'][span='{label}' or {begins}]"))
        };
        self.click(&suggestion(&format!("/{name}"))).await;
        for (option, value) in options {
            let field = pane.path(&format!("//form//input[@name='{option}']"));
            if self.count(&field).await == 0 {
                self.press(pane, &format!("+ {option}")).await;
            }
            self.type_into(&field, value).await;
            self.click(&suggestion(value)).await;
        }
        self.press(pane, "Send").await;
    }

    /// Waits for the next interaction after entry `after`, and returns it with its own number.
    pub(crate) async fn interaction(&self, after: u64) -> (u64, Value) {
        let mut after = after;
        until("an interaction", async || {
            let url = format!("{}/control/timeline?after={after}&wait_ms=10000", self.url);
            let entries = client().get(url).send().await.expect("an answer");
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

    /// Fills in the one field of the open form and sends it, and waits until the bot has answered.
    pub(crate) async fn submit(&self, text: &str) {
        self.type_into("//dialog//input", text).await;
        self.click("//dialog//button[.='Submit']").await;
        until("an answer to the form", async || {
            match self.count("//dialog").await {
                0 => Ok(()),
                open => Err(format!("{open} open form")),
            }
        })
        .await;
    }

    /// Saves a screenshot of the window in `target/browser`.
    pub(crate) async fn screenshot(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../browser");
        std::fs::create_dir_all(&folder).expect("a folder");
        let picture = self.client.screenshot().await.expect("a screenshot");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("written");
    }

    /// Checks at the end that the browser contacted no one else and the bot broke no rule.
    pub(crate) async fn close(self) {
        let elsewhere = "return performance.getEntriesByType('resource').map(({name}) => name)
            .filter((name) => !name.startsWith(arguments[0]))";
        assert_eq!(self.run(elsewhere, &self.url).await, serde_json::json!([]));
        let answer = client()
            .get(format!("{}/control/violations", self.url))
            .send()
            .await;
        let report: Value = answer.expect("an answer").json().await.expect("JSON");
        assert_eq!(report["count"], 0, "{:#}", report["violations"]);
    }
}

/// Returns whether the element to be clicked was redrawn, or moved from under the pointer, between
/// finding and clicking. If it disappears while it is inspected, Chromium's driver reports nothing more
/// precise than "unknown error".
fn has_moved(error: &CmdError) -> bool {
    let is_covered = matches!(
        error,
        CmdError::Standard(known) if known.error == ErrorStatus::ElementClickIntercepted
    );
    is_covered
        || error.is_stale_element_reference()
        || error.is_element_not_interactable()
        || error.is_unknown_error()
}
