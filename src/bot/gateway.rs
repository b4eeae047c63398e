//! The gateway, through which Discord sends events.
//!
//! serenity's shards keep the connection. They run on a runtime of their own: serenity starts tasks that
//! no one can end, and one that starts a shard again after an invalid session may outlive
//! `shutdown_all`, because it takes the notice of an earlier shutdown for its own. They end with their
//! runtime.
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
    sync::{Mutex, RwLock},
    time::timeout,
};

use super::error::ConnectError;
use domain::matches::Shard;

/// How long Discord can take to confirm the end of the connection.
const FAREWELL: Duration = Duration::from_secs(5);

/// Returns the intents: which servers the bot is in, and what is deleted there. Slash commands and
/// buttons need none. None of them is privileged.
pub(super) const fn intents() -> serenity::GatewayIntents {
    serenity::GatewayIntents::GUILDS
}

/// The range of the bot's shards that this process runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shards {
    first: u32,
    count: u32,
    total: u32,
}

impl Shards {
    /// Returns the given shard, or as many as Discord recommends.
    pub(super) fn new(one: Option<Shard>, all: u32) -> Shards {
        match one {
            Some(Shard { id, count }) => Shards {
                first: id,
                count: 1,
                total: count,
            },
            None => Shards {
                first: 0,
                count: all.max(1),
                total: all.max(1),
            },
        }
    }

    /// Returns each of them.
    pub(super) fn each(self) -> Vec<Shard> {
        let count = self.total;
        let numbers = self.first..self.first.saturating_add(self.count);
        numbers.map(|id| Shard { id, count }).collect()
    }

    /// Returns how many shards the bot has in total.
    pub(super) const fn total(self) -> u32 {
        self.total
    }
}

/// A connection to the gateway. Dropping it ends it immediately.
pub(super) struct Gateway {
    runtime: Option<Runtime>,
    manager: Arc<serenity::ShardManager>,
    ended: UnboundedReceiver<Result<(), serenity::GatewayError>>,
}

impl Gateway {
    /// Starts connecting to this address. serenity reconnects whenever necessary. Events go to the
    /// framework, which is created by `framework`.
    pub(super) fn connect<F: serenity::Framework + 'static>(
        http: Arc<serenity::Http>,
        address: String,
        shards: Shards,
        framework: impl FnOnce(Arc<serenity::ShardManager>) -> F,
    ) -> Result<Gateway, ConnectError> {
        let runtime = runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("gateway")
            .enable_all()
            .build()
            .map_err(ConnectError::Runtime)?;
        let place: Arc<OnceLock<Arc<dyn serenity::Framework>>> = Arc::default();
        let (manager, ended) = {
            let _inside = runtime.enter();
            serenity::ShardManager::new(serenity::ShardManagerOptions {
                data: Arc::new(RwLock::new(serenity::prelude::TypeMap::new())),
                event_handlers: Vec::new(),
                raw_event_handlers: Vec::new(),
                framework: Arc::clone(&place),
                shard_index: shards.first,
                shard_init: shards.count,
                shard_total: shards.total,
                ws_url: Arc::new(Mutex::new(address)),
                http,
                intents: intents(),
                presence: None,
            })
        };
        place.get_or_init(|| Arc::new(framework(Arc::clone(&manager))));
        let gateway = Gateway {
            runtime: Some(runtime),
            manager,
            ended,
        };
        // It cannot fail: it only tells the shards to start.
        drop(gateway.manager.initialize());
        Ok(gateway)
    }

    /// Returns the shards that keep it.
    pub(super) const fn shards(&self) -> &Arc<serenity::ShardManager> {
        &self.manager
    }

    /// Waits until Discord ends the connection for good.
    pub(super) async fn ended(&mut self) -> ConnectError {
        loop {
            match self.ended.next().await {
                Some(Err(serenity::GatewayError::InvalidAuthentication)) => {
                    return ConnectError::Token;
                }
                Some(Err(error)) => return ConnectError::Gateway(error),
                // Only closing it makes it end well.
                Some(Ok(())) => {}
                None => std::future::pending().await,
            }
        }
    }

    /// Says goodbye, and ends the connection.
    pub(super) async fn close(self) {
        if timeout(FAREWELL, self.manager.shutdown_all())
            .await
            .is_err()
        {
            tracing::warn!("Discord's gateway has not said goodbye");
        }
    }
}

impl Drop for Gateway {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
