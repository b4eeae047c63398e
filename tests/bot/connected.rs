//! Waiting until bots are connected to the local Discord, or gone from it.

use serde_json::{Value, json};

use crate::discord::Discord;

impl Discord {
    /// Waits until a bot is connected and has registered its commands.
    pub(crate) async fn ready(&self) {
        self.doors.tell(self).await;
        self.until("a bot that is ready", async || {
            let state = self.get("/state").await;
            let (connected, commands) = (&state["connected"], &state["registered"]);
            if *connected == true && *commands != 0 {
                Ok(())
            } else {
                Err(json!({ "connected": connected, "registered": commands }))
            }
        })
        .await;
    }

    /// Waits until a bot is ready that has all servers: each of its shards is connected, unless it needs none.
    pub(crate) async fn ready_everywhere(&self) {
        self.ready().await;
        self.until("all shards", async || {
            let state = self.get("/state").await;
            let shards = state["shards"].as_array().cloned().unwrap_or_default();
            let has_all = |total: &Value| {
                let of_it = shards.iter().filter(|shard| shard[1] == *total).count();
                Some(of_it) == total.as_u64().and_then(|total| usize::try_from(total).ok())
            };
            let needs_none = !state["interactions_endpoint"].is_null();
            if needs_none || shards.iter().any(|shard| has_all(&shard[1])) {
                Ok(())
            } else {
                Err(state["shards"].clone())
            }
        })
        .await;
    }

    /// Waits until no bot is connected.
    pub(crate) async fn deserted(&self) {
        self.doors.tell(self).await;
        self.until("the bot's farewell", async || {
            let connected = self.get("/state").await["connected"].clone();
            if connected == true {
                Err(json!({ "connected": true }))
            } else {
                Ok(())
            }
        })
        .await;
    }
}
