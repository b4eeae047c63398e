//! The connection through which the page hears of a match.
//!
//! The page first says who looks. Then it is told of the match, and again whenever it changes; what else it
//! says is ignored. A connection that is cut is opened again, and what it is told first is all there is to know.

use std::{net::SocketAddr, time::Duration};

use axum::{
    extract::{
        ConnectInfo, Query, State, WebSocketUpgrade,
        ws::{Message, WebSocket},
    },
    http::HeaderMap,
    response::Response,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::{
    LivePage, Refused,
    hub::User,
    limits::{self, What, Who},
};
use crate::bot::{cards, error::Error};
use domain::matches::{MatchId, Refusal, UserId};
use rules::words::Locale;

/// The most people who can look at matches in one process.
const MOST: usize = 10_000;

/// How long the page has to say who looks.
const HELLO_WITHIN: Duration = Duration::from_secs(10);

/// How often it is told who else looks, if that has changed: hundreds may come at the same time.
const PEOPLE_EVERY: Duration = Duration::from_secs(2);

/// By how much the clock has to jump for the page to be told what time it is: its own clock goes on evenly.
const JUMP: Duration = Duration::from_secs(2);

/// How often the connection is checked, so that no proxy takes it for dead.
const PING_EVERY: Duration = Duration::from_secs(25);

/// How often it is checked that someone can still look at the match.
const CHECK_EVERY: Duration = Duration::from_mins(1);

/// The longest text that the page sends.
const LONGEST: usize = 1_024;

/// What the page wants to see.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    #[serde(rename = "match")]
    id: u32,
    #[serde(flatten)]
    asked: super::Asked,
}

/// What the page says first.
#[derive(Debug, Default, Deserialize)]
struct Hello {
    session: Option<String>,
}

pub(super) async fn open(
    State(page): State<LivePage>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let locale = wanted.asked.locale;
    let visitor = Who::Address(limits::address(address, &headers));
    let counted = page.0.limits.count(visitor, What::Look);
    if counted.is_err() || page.0.hub.count() >= MOST {
        return Refused::TooMany.response(locale);
    }
    // Thousands may look, and what they say is short: the usual buffers have 128 KiB each.
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .read_buffer_size(LONGEST)
        .write_buffer_size(0);
    upgrade.on_upgrade(async move |socket| {
        page.tell(socket, MatchId(wanted.id), locale).await;
    })
}

impl LivePage {
    /// Tells of a match until the connection ends.
    async fn tell(&self, mut socket: WebSocket, id: MatchId, locale: Locale) {
        let mut ended = self.0.ended.subscribe();
        tokio::select! {
            _ = ended.wait_for(|ended| *ended) => {}
            () = self.tell_on(&mut socket, id, locale) => {}
        }
        // A connection that is cut needs no goodbye.
        let _ = socket.send(Message::Close(None)).await;
    }

    async fn tell_on(&self, socket: &mut WebSocket, id: MatchId, locale: Locale) {
        let Ok(Some(hello)) = timeout(HELLO_WITHIN, hello(socket)).await else {
            return;
        };
        let session = hello.session.map(|session| self.user(&session));
        let Ok(user) = session.transpose() else {
            return say(socket, json!({ "over": "session" })).await;
        };
        if !self.can_look(socket, id, user, locale).await {
            return;
        }
        // If the database doesn't answer, the page tries again.
        let Ok(named) = self.named(id, user).await else {
            return;
        };
        let mut seat = self.0.hub.sit(id, named, locale);
        let mut told = (self.0.host.clock().now(), Instant::now());
        say(socket, json!({ "now": told.0.millis() })).await;
        let [mut people, mut ping, mut check] =
            [PEOPLE_EVERY, PING_EVERY, CHECK_EVERY].map(|every| {
                let mut interval = interval(every);
                interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
                interval.reset();
                interval
            });
        // Everything up to now is news to whoever comes.
        seat.board.mark_changed();
        seat.people.mark_changed();
        loop {
            let sent = tokio::select! {
                changed = seat.board.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    let board = seat.board.borrow_and_update().clone();
                    match board {
                        Some(board) => socket.send(Message::Text(board)).await,
                        None => continue,
                    }
                }
                _ = people.tick() => {
                    let now = self.0.host.clock().now();
                    let expected = told.0.after(told.1.elapsed());
                    if now.since(expected).max(expected.since(now)) > JUMP {
                        told = (now, Instant::now());
                        say(socket, json!({ "now": now.millis() })).await;
                    }
                    if !seat.people.has_changed().unwrap_or(false) {
                        continue;
                    }
                    let text = {
                        let people = seat.people.borrow_and_update();
                        json!({
                            "watching": people.count,
                            "present": people.present,
                            "names": if user.is_some() { &people.names[..] } else { &[] },
                        })
                    };
                    socket.send(Message::Text(text.to_string().into())).await
                }
                _ = ping.tick() => socket.send(Message::Ping(Vec::new().into())).await,
                _ = check.tick() => {
                    if !self.can_look(socket, id, user, locale).await {
                        return;
                    }
                    continue;
                }
                received = socket.recv() => match received {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => continue,
                },
            };
            if sent.is_err() {
                return;
            }
        }
    }

    /// Returns the user who looks at a match, with the name that they have there.
    async fn named(&self, id: MatchId, user: Option<UserId>) -> Result<Option<User>, Refused> {
        let Some(user_id) = user else {
            return Ok(None);
        };
        let name = self.0.host.name_at(id, user_id).await?;
        Ok(Some(User { id: user_id, name }))
    }

    /// Returns whether someone can look at a match, and says so if not.
    async fn can_look(
        &self,
        socket: &mut WebSocket,
        id: MatchId,
        user: Option<UserId>,
        locale: Locale,
    ) -> bool {
        match self.check_sight_again(id, user).await {
            Ok(()) => true,
            Err(Refused::Told(lost @ Error::Refused(Refusal::Lost(_)))) => {
                let told = cards::explained(&lost, locale).words();
                say(socket, json!({ "over": "lost", "told": told })).await;
                false
            }
            Err(Refused::Hidden | Refused::Told(Error::Refused(_))) => {
                let hidden = locale.text("page-hidden");
                say(socket, json!({ "over": "hidden", "told": hidden })).await;
                false
            }
            // The page tries again.
            Err(_) => false,
        }
    }
}

/// Returns what the page says first, if it says anything that is understood.
async fn hello(socket: &mut WebSocket) -> Option<Hello> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Binary(_) | Message::Close(_) => return None,
        }
    }
}

async fn say(socket: &mut WebSocket, said: Value) {
    // A connection that is cut is noticed when it is read.
    let _ = socket.send(Message::Text(said.to_string().into())).await;
}
