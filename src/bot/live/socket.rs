//! The connection through which the page hears of a match.
//!
//! The page first says who looks. Then it is told of the match, and again whenever it changes. A connection that
//! is cut is opened again, and what it is told first is all there is to know.
//!
//! A network can swallow everything without cutting a connection. So both sides hear something at least every
//! [`BEAT_EVERY`], and one that has heard nothing for [`SILENT_FOR`] takes the connection for lost. Whatever else
//! the page says asks for such a sign of life.

use std::time::Duration;

use axum::{
    Extension,
    extract::{
        Query, State, WebSocketUpgrade,
        ws::{Message, WebSocket},
    },
    response::Response,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::{
    LivePage, Refused,
    hub::Looker,
    limits::{MakesRoom, Taking, What, Who},
    sight::Viewer,
};
use crate::{
    bot::{cards::refusal::explained, listener::Client},
    discord::error::Error,
    host::names,
    matches::actions::live,
};
use domain::matches::{MatchId, Refusal, UserId};
use rules::words::Locale;

/// How long the page has to say who looks.
const HELLO_WITHIN: Duration = Duration::from_secs(10);

/// How often it is told who else looks, if that has changed: hundreds may come at the same time.
const PEOPLE_EVERY: Duration = Duration::from_secs(2);

/// By how much the clock has to jump for the page to be told what time it is: its own clock goes on evenly.
const JUMP: Duration = Duration::from_secs(2);

/// How often the page is told that the connection is there, and asked whether it is.
const BEAT_EVERY: Duration = Duration::from_secs(25);

/// After how long without a word from the page the connection counts as lost.
const SILENT_FOR: Duration = Duration::from_mins(1);

/// How often a page gets a sign of life that it has asked for.
const ANSWER_EVERY: Duration = Duration::from_secs(1);

/// How long a page can take to receive something. The rest of a network's buffers is full then.
const SENT_WITHIN: Duration = Duration::from_secs(20);

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
    Extension(client): Extension<Client>,
    Query(wanted): Query<Wanted>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let locale = wanted.asked.locale;
    let counted = page.0.limits.count(Who::Address(client), What::Look);
    let (taking, room) = match counted.and_then(|()| page.0.sockets.take(client)) {
        Ok(taken) => taken,
        Err(refused) => return refused.response(locale),
    };
    // Thousands may look, and what they say is short: the usual buffers have 128 KiB each, and a frame that
    // has only begun gets all the memory that it says it needs.
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(LONGEST)
        .write_buffer_size(0);
    upgrade.on_upgrade(async move |socket| {
        page.tell(socket, taking, room, wanted).await;
    })
}

impl LivePage {
    /// Tells of a match until the connection ends.
    async fn tell(
        &self,
        mut socket: WebSocket,
        mut taking: Taking,
        room: MakesRoom,
        wanted: Wanted,
    ) {
        let mut ended = self.0.ended.subscribe();
        tokio::select! {
            _ = ended.wait_for(|ended| *ended) => {}
            () = room.wait() => {}
            () = self.tell_on(&mut socket, &mut taking, wanted) => {}
        }
        // A connection that is cut needs no goodbye.
        let _ = timeout(SENT_WITHIN, socket.send(Message::Close(None))).await;
    }

    async fn tell_on(
        &self,
        socket: &mut WebSocket,
        taking: &mut Taking,
        Wanted { id, asked }: Wanted,
    ) {
        let (id, locale) = (MatchId(id), asked.locale);
        let Ok(Some(hello)) = timeout(HELLO_WITHIN, hello(socket)).await else {
            return;
        };
        let session = hello.session.map(|session| self.user(&session));
        let Ok(user) = session.transpose() else {
            return say(socket, json!({ "over": "session" })).await;
        };
        if taking.name(user).is_err() {
            let full = locale.text("page-too-fast");
            return say(socket, json!({ "over": "full", "told": full })).await;
        }
        let viewer = self.viewer(id, user, asked.key.as_deref());
        if !self.can_look(socket, id, viewer, locale).await {
            return;
        }
        // If the database doesn't answer, the page tries again.
        let Ok(looker) = self.looker(id, user).await else {
            return;
        };
        let side = match looker {
            Looker::Player(side) => Some(side.index()),
            Looker::User(..) | Looker::Visitor => None,
        };
        let mut seat = self.0.hub.sit(id, looker, locale);
        let mut told = (self.0.host.clock().now(), Instant::now());
        let learns = match user {
            Some(user) => live::is_learning(&self.0.host, id, user).await,
            None => Ok(false),
        };
        let hello = json!({
            "now": told.0.millis(), "side": side, "learns": learns.unwrap_or_default()
        });
        say(socket, hello).await;
        if let Some(link) = self.public_link(id).await {
            say(socket, json!({ "link": link })).await;
        }
        let [mut people, mut beat, mut check] =
            [PEOPLE_EVERY, BEAT_EVERY, CHECK_EVERY].map(|every| {
                let mut interval = interval(every);
                interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
                interval.reset();
                interval
            });
        let (mut heard, mut answered) = (Instant::now(), Instant::now());
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
                        Some(board) => send(socket, Message::Text(board)).await,
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
                    let text = json!(seat.people.borrow_and_update().but(&seat.looker));
                    send(socket, Message::Text(text.to_string().into())).await
                }
                _ = beat.tick() => {
                    // A browser answers by itself.
                    send(socket, Message::Ping(Vec::new().into())).await && beat_once(socket).await
                }
                () = sleep_until(heard + SILENT_FOR) => return,
                _ = check.tick() => {
                    if !self.can_look(socket, id, viewer, locale).await {
                        return;
                    }
                    continue;
                }
                received = socket.recv() => match received {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(message)) => {
                        heard = Instant::now();
                        let is_asked = matches!(message, Message::Text(_));
                        if !is_asked || answered.elapsed() < ANSWER_EVERY {
                            continue;
                        }
                        answered = heard;
                        beat_once(socket).await
                    }
                },
            };
            if !sent {
                return;
            }
        }
    }

    /// Returns who looks at a match, with the name that they have there.
    async fn looker(&self, id: MatchId, user: Option<UserId>) -> Result<Looker, Refused> {
        let Some(user) = user else {
            return Ok(Looker::Visitor);
        };
        Ok(match live::side_in(&self.0.host, id, user).await? {
            Some(side) => Looker::Player(side),
            None => Looker::User(user, names::in_match(&self.0.host, id, user).await?),
        })
    }

    /// Returns whether someone can look at a match, and says so if not.
    async fn can_look(
        &self,
        socket: &mut WebSocket,
        id: MatchId,
        viewer: Viewer,
        locale: Locale,
    ) -> bool {
        match self.check_sight_again(id, viewer).await {
            Ok(()) => true,
            Err(Refused::Told(lost @ Error::Refused(Refusal::Lost(_)))) => {
                let told = explained(&lost).words_in(locale);
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

/// Gives the page a sign of life. Returns whether it could be sent.
async fn beat_once(socket: &mut WebSocket) -> bool {
    let beat = json!({ "here": true }).to_string();
    send(socket, Message::Text(beat.into())).await
}

async fn say(socket: &mut WebSocket, said: Value) {
    // A connection that is cut is noticed when it is read.
    send(socket, Message::Text(said.to_string().into())).await;
}

/// Returns whether the message could be sent.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    let sent = timeout(SENT_WITHIN, socket.send(message)).await;
    matches!(sent, Ok(Ok(())))
}
