//! A network that swallows everything without cutting a connection: the page says that it isn't live, and is
//! again as soon as it can.

use std::{future::pending, sync::Arc};

use rules::GameId;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream, tcp},
    sync::watch,
};

use super::{
    chromium::Window,
    live::{ADA, BEN, address, begin_elsewhere, control, open, open_to_everyone, visit},
    page::Page,
};
use crate::patience::until;

/// What stands between the page and the bot. Connections that were there when it fell silent stay open, and
/// nothing comes through them any more.
struct Network {
    address: String,
    /// How often it has fallen silent or come back.
    changes: watch::Sender<usize>,
}

impl Network {
    /// Returns a network that leads to this address.
    async fn to(address: &str) -> Network {
        let to = address.trim_start_matches("http://").trim_end_matches('/');
        let (to, changes) = (to.to_owned(), watch::Sender::new(0));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let at = listener.local_addr().expect("an address");
        let changed = changes.subscribe();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(&to).await.expect("the bot");
                let began = *changed.borrow();
                let (from_page, to_page) = near.into_split();
                let (from_bot, to_bot) = far.into_split();
                let changed = Arc::new(changed.clone());
                tokio::spawn(pass(from_page, to_bot, began, Arc::clone(&changed)));
                tokio::spawn(pass(from_bot, to_page, began, changed));
            }
        });
        Network {
            address: format!("http://{at}/"),
            changes,
        }
    }

    /// Falls silent, or comes back for new connections.
    fn change(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }
}

/// Passes on what comes unless the network is or was silent.
async fn pass(
    mut from: tcp::OwnedReadHalf,
    mut to: tcp::OwnedWriteHalf,
    began: usize,
    changes: Arc<watch::Receiver<usize>>,
) {
    let mut bytes = [0; 4_096];
    let is_silent = || began % 2 == 1 || *changes.borrow() != began;
    while let Ok(read) = from.read(&mut bytes).await {
        if read == 0 {
            break;
        }
        if !is_silent() && to.write_all(&bytes[..read]).await.is_err() {
            break;
        }
    }
    if is_silent() {
        // That one side has given up doesn't reach the other one either.
        pending::<()>().await;
    }
}

/// Plays a move in Discord, once the bot is there.
async fn plays(page: &Page, who: &str, thread: &str, mv: &str) {
    let played =
        json!({ "user": who, "channel": thread, "name": "move", "options": { "move": mv } });
    until(mv, async || {
        let answer = control(page, "/command", played.clone()).await;
        let is_played = answer["outcome"] == "message";
        is_played.then_some(()).ok_or(answer)
    })
    .await;
}

/// Stops the page's clocks, and lets the test move them: a minute that passes by itself would hide that nothing else
/// tells the page of a lost connection.
const OWN_TIME: &str = "let [date, running] = [Date.now(), performance.now()];
    Date.now = () => date;
    performance.now = () => running;
    window.pass = ms => { date += ms; running += ms; };";

const LOST: &str = "//p[@id='offline'][not(@hidden)][contains(., 'Connection lost')]";

async fn shows(page: &Page, moves: usize) {
    page.find(&format!("//ol[@id='moves'][count(li)={moves}]"))
        .await;
    page.find("//p[@id='offline'][@hidden]").await;
}

/// Lets the page give up the connection that it has tried to open meanwhile.
async fn try_again(page: &Page) {
    page.run("pass(16000)", "").await;
}

#[tokio::test]
async fn a_page_whose_connection_is_swallowed_says_so_and_comes_back() {
    let Some(page) = Page::open(Window::Desktop, &[]).await else {
        return;
    };
    let thread = begin_elsewhere(&page, GameId::GuardAndTowers).await;
    page.click("//nav//ul[@class='threads']//button").await;
    open(&page, true).await;
    let network = Network::to(&address(&page).await).await;
    open_to_everyone(&page).await;
    page.clock("+ 1 hour").await;
    visit(&page, &network.address).await;
    shows(&page, 0).await;
    page.run(OWN_TIME, "").await;

    // Someone comes back to the tab, or to another network.
    for (event, who, mv) in [
        ("window.dispatchEvent(new Event('online'))", ADA, "d5-d4"),
        (
            "document.dispatchEvent(new Event('visibilitychange'))",
            BEN,
            "c2c3",
        ),
    ] {
        network.change();
        plays(&page, who, &thread, mv).await;
        assert_eq!(page.count(LOST).await, 0, "nothing tells it yet");
        // What was just heard needs no second look.
        page.run(&format!("pass(2000); {event}; pass(6000)"), "")
            .await;
        page.find(LOST).await;
        network.change();
        try_again(&page).await;
        shows(&page, usize::from(who == ADA) + 2 * usize::from(who == BEN)).await;
    }

    // Nobody does anything, and a minute passes.
    network.change();
    plays(&page, ADA, &thread, "d4-d3").await;
    page.run("pass(61000)", "").await;
    page.find(LOST).await;
    page.screenshot("live-lost").await;
    network.change();
    try_again(&page).await;
    shows(&page, 3).await;
    page.client.close().await.expect("closed");
}
