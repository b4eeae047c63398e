//! How what people do reaches the bot: over the gateway, or, with `OVER_HTTP` set, over HTTP.

use std::{
    env,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use local_discord::free_address;
use serde_json::{Value, json};

use crate::discord::{Discord, until_stored};

/// Returns an address at which nothing listens.
pub(crate) fn free() -> String {
    free_address().expect("a free port").to_string()
}

/// Whether these tests run over HTTP. Those about what only the gateway tells, such as that the bot was
/// removed from a server, have nothing to do then.
pub(crate) fn over_http() -> bool {
    env::var_os("OVER_HTTP").is_some()
}

/// The addresses of the bots that take what a Discord posts.
#[derive(Clone, Default)]
pub(crate) struct Doors(Arc<Mutex<Vec<Door>>>);

/// The address of one bot, until it is shut.
#[derive(Clone)]
pub(crate) struct Door {
    address: String,
    open: Arc<AtomicBool>,
}

impl Doors {
    /// Returns the settings of a bot over HTTP beside those that a test has chosen, and its door. Over the
    /// gateway it has neither.
    pub(crate) fn open(
        &self,
        key: String,
        chosen: &[(&str, String)],
    ) -> (Vec<(&'static str, String)>, Option<Door>) {
        if !over_http() {
            return (Vec::new(), None);
        }
        let listen = chosen.iter().find(|(name, _)| *name == "LISTEN");
        let address = listen.map_or_else(free, |(_, address)| address.clone());
        let door = Door {
            address: address.clone(),
            open: Arc::new(AtomicBool::new(true)),
        };
        self.0.lock().expect("whole").push(door.clone());
        let settings = vec![("DISCORD_PUBLIC_KEY", key), ("LISTEN", address)];
        (settings, Some(door))
    }

    fn addresses(&self) -> Vec<String> {
        let mut doors = self.0.lock().expect("whole");
        doors.retain(|door| door.open.load(Ordering::Relaxed));
        doors.iter().map(|door| door.address.clone()).collect()
    }

    /// Tells Discord which bots there are now, once all of them are ready.
    pub(crate) async fn tell(&self, discord: &Discord) {
        if !over_http() {
            return;
        }
        until_stored("bots that answer pings", async || {
            let urls = |path: &str| -> Vec<String> {
                let addresses = self.addresses().into_iter();
                addresses
                    .map(|address| format!("http://{address}{path}"))
                    .collect()
            };
            for (endpoint, path) in [("interactions", "/interactions"), ("events", "/events")] {
                let body = json!({ "urls": urls(path) });
                let set = discord
                    .try_put(&format!("/{endpoint}-endpoint"), &body)
                    .await;
                set.map_err(|error: Value| error)?;
            }
            Ok(())
        })
        .await;
    }
}

impl Door {
    /// The bot is gone, or about to go.
    pub(crate) fn shut(&self) {
        self.open.store(false, Ordering::Relaxed);
    }
}
