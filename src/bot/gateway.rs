//! The gateway, through which Discord sends events.
//!
//! serenity keeps the connections. Each shard has a manager of its own, so that it comes and goes without
//! the others, and runs on a runtime of its own: serenity starts tasks that no one can end, and one that
//! starts a shard again after an invalid session may outlive `shutdown_all`, because it takes the notice
//! of an earlier shutdown for its own. They end with their runtime.
//!
//! serenity's `Client` is not used, because it asks for the gateway's address itself and falls back to
//! the real Discord's when it gets no answer. Here shards know only the address they are given.

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use futures_util::StreamExt;
use poise::serenity_prelude as serenity;
use serenity::futures::channel::mpsc::UnboundedReceiver;
use tokio::{
    runtime::{self, Runtime},
    sync::{Mutex, RwLock, mpsc},
    time::timeout,
};

use crate::discord::error::ConnectError;
use domain::matches::Shard;

/// How long Discord can take to confirm the end of the connection.
const FAREWELL: Duration = Duration::from_secs(5);

/// Returns the intents: which servers the bot is in, and what is deleted there. Slash commands and
/// buttons need none. None of them is privileged.
pub(super) const fn intents() -> serenity::GatewayIntents {
    serenity::GatewayIntents::GUILDS
}

/// The connection of a shard to the gateway. Dropping it ends it immediately.
pub(super) struct Gateway {
    runtime: Option<Runtime>,
    manager: Arc<serenity::ShardManager>,
}

impl Gateway {
    /// Starts connecting a shard to this address. serenity reconnects whenever necessary. Events go to
    /// the framework, which is created by `framework`. If Discord ends the connection for good,
    /// `ended` is told why.
    pub(super) fn connect<F: serenity::Framework + 'static>(
        http: Arc<serenity::Http>,
        address: String,
        shard: Shard,
        ended: mpsc::UnboundedSender<ConnectError>,
        framework: impl FnOnce(Arc<serenity::ShardManager>) -> F,
    ) -> Result<Gateway, ConnectError> {
        let runtime = runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("gateway")
            .enable_all()
            .build()
            .map_err(ConnectError::Runtime)?;
        let place: Arc<OnceLock<Arc<dyn serenity::Framework>>> = Arc::default();
        let (manager, end) = {
            let _inside = runtime.enter();
            serenity::ShardManager::new(serenity::ShardManagerOptions {
                data: Arc::new(RwLock::new(serenity::prelude::TypeMap::new())),
                event_handlers: Vec::new(),
                raw_event_handlers: Vec::new(),
                framework: Arc::clone(&place),
                shard_index: shard.id,
                shard_init: 1,
                shard_total: shard.count,
                ws_url: Arc::new(Mutex::new(address)),
                http,
                intents: intents(),
                presence: None,
            })
        };
        place.get_or_init(|| Arc::new(framework(Arc::clone(&manager))));
        runtime.spawn(tell(end, ended));
        let gateway = Gateway {
            runtime: Some(runtime),
            manager,
        };
        // It cannot fail: it only tells the shard to start.
        drop(gateway.manager.initialize());
        Ok(gateway)
    }

    /// Returns what serenity knows of the connection.
    pub(super) const fn manager(&self) -> &Arc<serenity::ShardManager> {
        &self.manager
    }

    /// Says goodbye, and ends the connection.
    pub(super) async fn close(self) {
        if timeout(FAREWELL, self.manager.shutdown_all())
            .await
            .is_err()
        {
            tracing::warn!("Discord's gateway did not confirm that the connection was closed");
        }
    }
}

/// Tells why Discord has ended a connection for good.
async fn tell(
    mut end: UnboundedReceiver<Result<(), serenity::GatewayError>>,
    ended: mpsc::UnboundedSender<ConnectError>,
) {
    while let Some(end) = end.next().await {
        let error = match end {
            Err(serenity::GatewayError::InvalidAuthentication) => ConnectError::Token,
            Err(error) => ConnectError::Gateway(error),
            // Only closing it makes it end well.
            Ok(()) => continue,
        };
        // If nobody listens, the bot is stopping.
        let _ = ended.send(error);
    }
}

impl Drop for Gateway {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
