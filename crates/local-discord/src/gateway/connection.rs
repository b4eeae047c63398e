//! One WebSocket connection, from hello to its end.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{
        Query, State as Shared,
        ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade},
    },
    response::Response,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use super::{Frame, Line, NoResume, Session, intents, invalid_session};
use crate::{TOKEN, app::App, id::Id, limits::Identify};

/// Milliseconds between heartbeats, as Discord asks for them.
const HEARTBEAT: u64 = 41_250;

/// The gateway's only version.
const VERSION: &str = "10";

/// The query of a gateway connection.
#[derive(Debug, Deserialize)]
pub(crate) struct Address {
    v: Option<String>,
    encoding: Option<String>,
}

/// How a connection ends.
enum End {
    /// The client closed the connection. With 1000 or 1001 the session ends too.
    Closed { session_over: bool },
    /// The local Discord closes the connection with a code.
    Close(u16, &'static str),
    /// The connection is cut.
    Cut,
}

pub(crate) async fn upgrade(
    Shared(app): Shared<Arc<App>>,
    Query(address): Query<Address>,
    socket: WebSocketUpgrade,
) -> Response {
    socket.on_upgrade(move |socket| async move { serve(&app, socket, &address).await })
}

async fn serve(app: &App, mut socket: WebSocket, address: &Address) {
    let (frames, mut outgoing) = mpsc::unbounded_channel();
    let number = app.update(|state| state.gateway.next_number());
    let mut connection = Connection {
        app,
        line: Line { number, frames },
        session: None,
    };
    let end = match check_address(address) {
        Some(end) => end,
        None => connection.talk(&mut socket, &mut outgoing).await,
    };
    let session_over = matches!(end, End::Closed { session_over: true });
    if let Some(session) = &connection.session {
        app.update(|state| {
            let now = state.clock.now();
            state
                .gateway
                .disconnected(session, number, session_over, now);
            state
                .timeline
                .note(now, "gateway disconnected", &json!({"session": session}));
        });
    }
    if let End::Close(code, reason) = end {
        // The client may already be gone. Then nobody reads the code.
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        let _ = socket.send(Message::Close(Some(frame))).await;
        // Wait for the client's close frame, so that the client has time to read the code.
        let _ = tokio::time::timeout(Duration::from_secs(1), socket.recv()).await;
    }
}

fn check_address(address: &Address) -> Option<End> {
    if address
        .v
        .as_deref()
        .is_some_and(|version| version != VERSION)
    {
        return Some(End::Close(4012, "Invalid API version."));
    }
    if address
        .encoding
        .as_deref()
        .is_some_and(|encoding| encoding != "json")
    {
        return Some(End::Close(4002, "This gateway speaks JSON only."));
    }
    None
}

struct Connection<'a> {
    app: &'a App,
    line: Line,
    session: Option<String>,
}

impl Connection<'_> {
    async fn talk(
        &mut self,
        socket: &mut WebSocket,
        outgoing: &mut mpsc::UnboundedReceiver<Frame>,
    ) -> End {
        let hello = json!({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}, "s": null, "t": null});
        if socket.send(Message::text(hello.to_string())).await.is_err() {
            return End::Cut;
        }
        let patience = Duration::from_millis(2 * HEARTBEAT);
        let mut silent_until = Instant::now() + patience;
        loop {
            tokio::select! {
                frame = outgoing.recv() => match frame {
                    Some(Frame::Text(text)) => {
                        if socket.send(Message::text(text)).await.is_err() {
                            return End::Cut;
                        }
                    }
                    Some(Frame::Drop) | None => return End::Cut,
                },
                message = socket.recv() => {
                    let answer = match message {
                        Some(Ok(Message::Text(text))) => self.hear(text.as_bytes()),
                        Some(Ok(Message::Binary(bytes))) => self.hear(&bytes),
                        Some(Ok(Message::Close(frame))) => {
                            let code = frame.map_or(1005, |frame| frame.code);
                            // A client that closes with 1000 or 1001 does not come back.
                            return End::Closed { session_over: code == 1000 || code == 1001 };
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        Some(Err(_)) | None => return End::Cut,
                    };
                    if let Err(end) = answer {
                        return end;
                    }
                    silent_until = Instant::now() + patience;
                }
                () = sleep_until(silent_until) => {
                    return End::Close(4009, "Session timed out.");
                }
                () = self.app.stopped() => return End::Cut,
            }
        }
    }

    fn send(&self, text: String) {
        // The receiver lives as long as this connection.
        let _ = self.line.frames.send(Frame::Text(text));
    }

    fn hear(&mut self, bytes: &[u8]) -> Result<(), End> {
        let Ok(payload) = serde_json::from_slice::<Value>(bytes) else {
            return Err(End::Close(4002, "Error while decoding payload."));
        };
        let data = &payload["d"];
        match (payload["op"].as_u64(), self.session.is_some()) {
            (Some(1), _) => {
                self.send(r#"{"op":11,"d":null,"s":null,"t":null}"#.to_owned());
                Ok(())
            }
            (Some(2), false) => self.identify(data),
            (Some(6), false) => self.resume(data),
            (Some(2 | 6), true) => Err(End::Close(4005, "Already authenticated.")),
            (Some(3 | 4 | 8 | 31), false) => Err(End::Close(4003, "Not authenticated.")),
            // Presence and voice state, which nothing here shows.
            (Some(3 | 4 | 31), true) => Ok(()),
            (Some(8), true) => {
                self.guild_members(data);
                Ok(())
            }
            _ => Err(End::Close(4001, "Unknown opcode.")),
        }
    }

    fn check_token(data: &Value) -> Result<(), End> {
        let token = data["token"].as_str().unwrap_or_default();
        if token.trim_start_matches("Bot ") == TOKEN {
            Ok(())
        } else {
            Err(End::Close(4004, "Authentication failed."))
        }
    }

    fn identify(&mut self, data: &Value) -> Result<(), End> {
        Self::check_token(data)?;
        let asked = data["intents"].as_u64();
        let Some(asked) = asked.filter(|asked| asked & !intents::KNOWN == 0) else {
            return Err(End::Close(4013, "Invalid intent(s)."));
        };
        let shard = match &data["shard"] {
            Value::Null => (0, 1),
            shard => match (shard[0].as_u64(), shard[1].as_u64()) {
                (Some(id), Some(count)) if id < count => (id, count),
                _ => return Err(End::Close(4010, "Invalid shard.")),
            },
        };
        self.app.update(|state| {
            if asked & intents::PRIVILEGED & !state.world.privileged_intents != 0 {
                return Err(End::Close(4014, "Disallowed intent(s)."));
            }
            let now = state.clock.now();
            let admitted = state.limits.identify(shard.0, now);
            if admitted == Identify::TooMany {
                state.gateway.invalidate_all();
            }
            if admitted != Identify::Admitted {
                self.send(invalid_session());
                return Ok(());
            }
            let number = state.gateway.next_number();
            let id = format!("{number:032x}");
            state
                .gateway
                .open(Session::new(id.clone(), asked, shard, self.line.clone()));
            state.greet(&id);
            self.session = Some(id);
            Ok(())
        })
    }

    fn resume(&mut self, data: &Value) -> Result<(), End> {
        Self::check_token(data)?;
        let id = data["session_id"].as_str().unwrap_or_default();
        let seq = data["seq"].as_u64().unwrap_or_default();
        let answer = self.app.update(|state| {
            let now = state.clock.now();
            state.gateway.resume(id, seq, self.line.clone(), now)?;
            if let Some(session) = state.gateway.session_mut(id) {
                session.event("RESUMED", &json!({"_trace": []}));
            }
            state.timeline.note(
                now,
                "gateway resumed",
                &json!({"session": id, "after": seq}),
            );
            Ok(())
        });
        match answer {
            Ok(()) => {
                self.session = Some(id.to_owned());
                Ok(())
            }
            Err(NoResume::Invalid) => {
                self.send(invalid_session());
                Ok(())
            }
            Err(NoResume::Sequence) => Err(End::Close(4007, "Invalid sequence.")),
        }
    }

    /// Sends the members of a guild, all in one event: opcode 8.
    fn guild_members(&self, data: &Value) {
        let Some(id) = &self.session else { return };
        let guild = Id::from_json(&data["guild_id"]).unwrap_or_default();
        self.app.update(|state| {
            let wanted: Vec<_> = data["user_ids"].as_array().into_iter().flatten().collect();
            let prefix = data["query"].as_str().unwrap_or_default().to_lowercase();
            let Some(known) = state.world.guilds.get(&guild) else {
                return;
            };
            let members: Vec<Value> = known
                .members
                .keys()
                .filter(|user| {
                    if wanted.is_empty() {
                        state
                            .world
                            .name_of(**user)
                            .to_lowercase()
                            .starts_with(&prefix)
                    } else {
                        wanted.iter().any(|id| Id::from_json(id) == Some(**user))
                    }
                })
                .filter_map(|user| state.world.member_json(guild, *user))
                .collect();
            let chunk = json!({
                "guild_id": guild,
                "members": members,
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                "nonce": data["nonce"],
            });
            if let Some(session) = state.gateway.session_mut(id) {
                session.event("GUILD_MEMBERS_CHUNK", &chunk);
            }
        });
    }
}
