//! The page of a local Discord whose bot is started elsewhere, and later.

use fantoccini::Locator;
use local_discord::{LocalDiscord, Options, TOKEN};
use tokio::process::Command;

use super::chromium::{Browser, Process, Window};
use crate::scratch::scratch;

#[tokio::test]
async fn the_page_says_what_a_bot_needs_until_one_connects() {
    let Some(browser) = Browser::open(Window::Desktop).await else {
        return;
    };
    let discord = LocalDiscord::start(Options::default()).await;
    let discord = discord.expect("a local Discord");
    let client = browser.client.clone();
    client.goto(&discord.url()).await.expect("the page");
    let find = async |path: &str| {
        let found = client.find(Locator::XPath(path)).await;
        found.unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    find("//*[@role='status'][.='No bot is connected']").await;
    let token = find(&format!("//section[@id='connect']//code[.='{TOKEN}']")).await;
    assert!(token.is_displayed().await.expect("an answer"));
    // A user who types a command before the bot has registered it sees it nevertheless.
    find("//textarea")
        .await
        .send_keys("/help")
        .await
        .expect("typed");

    let folder = tempfile::tempdir_in(scratch()).expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_courtier"));
    command
        .arg("run")
        .current_dir(folder.path())
        .env("DISCORD_TOKEN", TOKEN)
        .env("DISCORD_API_BASE", discord.url())
        .env("RUST_LOG", "error");
    let _bot = Process::spawn(&mut command).expect("the bot starts");
    find("//*[@role='status'][.='The bot is online']").await;
    assert!(!token.is_displayed().await.expect("an answer"));
    find("//section[@id='pane-0']//li[@role='option'][starts-with(span, '/help')]").await;
}
