//! A serenity context without Discord's gateway.
//!
//! poise's handlers get a [`serenity::Context`], and only serenity can make one: for an event that came
//! over a gateway. So a shard connects to a gateway in this process, which greets it and nothing more.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::{
    Router,
    extract::ws::{Message, WebSocket, WebSocketUpgrade},
    routing::any,
};
use poise::serenity_prelude as serenity;
use serde_json::json;
use tokio::{
    net::TcpListener,
    sync::{mpsc, oneshot},
    time::timeout,
};

use crate::{bot::gateway::Gateway, discord::error::ConnectError};
use domain::matches::Shard;

/// How long it can take to connect within this process.
const WITHIN: Duration = Duration::from_secs(10);

/// What handlers of interactions need of serenity.
#[derive(Clone)]
pub(super) struct Context {
    pub(super) context: serenity::Context,
    pub(super) manager: Arc<serenity::ShardManager>,
}

/// Makes a context with this client.
///
/// # Errors
/// If this process cannot connect to itself.
pub(super) async fn make(
    http: Arc<serenity::Http>,
    me: &serenity::CurrentUser,
    application: serenity::ApplicationId,
) -> Result<Context, ConnectError> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
    let listener = listener.map_err(ConnectError::Itself)?;
    let address = listener.local_addr().map_err(ConnectError::Itself)?;
    let ready = ready(me, application, address);
    let greet = move |upgrade: WebSocketUpgrade| async move {
        upgrade.on_upgrade(move |socket| greet(socket, ready))
    };
    let server = tokio::spawn(async move {
        let _ = axum::serve(listener, Router::new().fallback(any(greet))).await;
    });
    let (tell, told) = oneshot::channel();
    let (ended, _ends) = mpsc::unbounded_channel();
    let catch = |_| Catch(Mutex::new(Some(tell)));
    let gateway = Gateway::connect(http, format!("ws://{address}"), Shard::ALL, ended, catch)?;
    let manager = Arc::clone(gateway.manager());
    let context = timeout(WITHIN, told).await;
    gateway.close().await;
    server.abort();
    match context {
        Ok(Ok(context)) => Ok(Context { context, manager }),
        _ => Err(ConnectError::Itself(std::io::ErrorKind::TimedOut.into())),
    }
}

/// Returns the event with which a gateway greets.
fn ready(
    me: &serenity::CurrentUser,
    application: serenity::ApplicationId,
    address: SocketAddr,
) -> String {
    let ready = json!({"op": 0, "s": 1, "t": "READY", "d": {
        "v": 10,
        "user": me,
        "guilds": [],
        "session_id": "here",
        "resume_gateway_url": format!("ws://{address}"),
        "shard": [0, 1],
        "application": {"id": application, "flags": 0},
    }});
    ready.to_string()
}

/// Greets a shard, and hears it until it says goodbye.
async fn greet(mut socket: WebSocket, ready: String) {
    let hello = json!({"op": 10, "d": {"heartbeat_interval": 45_000}}).to_string();
    if socket.send(Message::text(hello)).await.is_err() {
        return;
    }
    // The first thing that a shard says is who it is.
    if socket.recv().await.is_none() || socket.send(Message::text(ready)).await.is_err() {
        return;
    }
    while let Some(Ok(_)) = socket.recv().await {}
}

/// Keeps the context of the first event.
struct Catch(Mutex<Option<oneshot::Sender<serenity::Context>>>);

#[serenity::async_trait]
impl serenity::Framework for Catch {
    async fn dispatch(&self, context: serenity::Context, _event: serenity::FullEvent) {
        let tell = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(tell) = tell {
            // Nobody waits for it any more if the bot is stopping.
            let _ = tell.send(context);
        }
    }
}
