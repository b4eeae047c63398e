//! A plain gateway client, which shows what a library would hide.

use futures_util::{SinkExt, StreamExt};
use local_discord::TOKEN;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, protocol::frame::coding::CloseCode},
};

use super::kit::{Kit, text, within_a_minute};

pub(crate) const GUILDS: u64 = 1;
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;

pub(crate) struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) seq: u64,
    pub(crate) session: String,
}

/// Something that the gateway sends.
#[derive(Debug)]
pub(crate) enum Heard {
    Payload(Value),
    Closed(u16),
    /// The connection ended without a close frame.
    Cut,
}

impl Line {
    /// Opens a connection and waits for hello.
    pub(crate) async fn open(kit: &Kit) -> Self {
        Self::open_at(&format!("{}/gateway", kit.url.replace("http", "ws"))).await
    }

    pub(crate) async fn open_at(gateway: &str) -> Self {
        let url = format!("{gateway}?v=10&encoding=json");
        let connecting = within_a_minute("a connection", connect_async(url));
        let (socket, _) = connecting.await.expect("a connection");
        let mut line = Self {
            socket,
            seq: 0,
            session: String::new(),
        };
        let hello = line.payload().await;
        assert_eq!(hello["op"], 10);
        line
    }

    /// Opens a session and waits for `READY`.
    pub(crate) async fn identify(kit: &Kit, intents: u64) -> Self {
        let mut line = Self::open(kit).await;
        line.send(2, identify(TOKEN, intents)).await;
        let ready = line.event("READY").await;
        line.session = text(&ready["session_id"]);
        line
    }

    /// Opens a new connection that resumes the session.
    pub(crate) async fn resume(self, kit: &Kit) -> Self {
        let mut line = Self::open(kit).await;
        line.seq = self.seq;
        line.session.clone_from(&self.session);
        line.send(
            6,
            json!({"token": TOKEN, "session_id": self.session, "seq": self.seq}),
        )
        .await;
        line
    }

    pub(crate) async fn send(&mut self, op: u64, data: Value) {
        let text = json!({"op": op, "d": data}).to_string();
        let sending = self.socket.send(Message::text(text));
        let sent = within_a_minute("a message sent", sending).await;
        sent.expect("the line is open");
    }

    pub(crate) async fn hear(&mut self) -> Heard {
        match within_a_minute("anything from the gateway", self.socket.next()).await {
            Some(Ok(Message::Text(text))) => {
                let payload: Value = serde_json::from_str(&text).expect("JSON");
                if let Some(seq) = payload["s"].as_u64() {
                    assert_eq!(seq, self.seq + 1, "events come in order, none twice");
                    self.seq = seq;
                }
                Heard::Payload(payload)
            }
            Some(Ok(Message::Close(frame))) => {
                Heard::Closed(frame.map_or(1005, |frame| CloseCode::into(frame.code)))
            }
            Some(Ok(other)) => panic!("{other:?}"),
            Some(Err(_)) | None => Heard::Cut,
        }
    }

    pub(crate) async fn payload(&mut self) -> Value {
        match self.hear().await {
            Heard::Payload(payload) => payload,
            other => panic!("{other:?}"),
        }
    }

    /// Returns the data of the next event, which must have this name.
    pub(crate) async fn next(&mut self, name: &str) -> Value {
        let payload = self.payload().await;
        assert_eq!(payload["t"], name, "{payload:#}");
        payload["d"].clone()
    }

    /// Returns the data of the next event with this name.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        let found = async {
            loop {
                let payload = self.payload().await;
                if payload["t"] == name {
                    return payload["d"].clone();
                }
            }
        };
        within_a_minute(name, found).await
    }

    /// Returns the code with which the local Discord closes the connection.
    pub(crate) async fn close_code(&mut self) -> u16 {
        match self.hear().await {
            Heard::Closed(code) => code,
            other => panic!("{other:?}"),
        }
    }
}

pub(crate) fn identify(token: &str, intents: u64) -> Value {
    json!({
        "token": token,
        "intents": intents,
        "compress": true,
        "properties": {"os": "linux", "browser": "test", "device": "test"},
    })
}
