//! A bot that the test plays by hand: every response is a request of the test.

use serde_json::{Value, json};
use tokio::task::JoinHandle;

use super::{
    kit::{Kit, Reply, start, text},
    line::{GUILDS, Line},
};

/// A local Discord with commands, and a gateway connection that gets the interactions.
pub(crate) struct Hand {
    pub(crate) kit: Kit,
    pub(crate) line: Line,
}

impl Hand {
    pub(crate) async fn start() -> Self {
        Self::with(start().await).await
    }

    pub(crate) async fn with(kit: Kit) -> Self {
        let table = json!({
            "type": 3, "name": "table", "description": "Where", "autocomplete": true,
        });
        let commands = json!([
            {"name": "go", "description": "Goes"},
            {"name": "pick", "description": "Picks", "options": [table]},
        ]);
        let path = format!("/applications/{}/commands", kit.app);
        kit.bot("PUT", &path, commands).await.ok();
        let mut line = Line::identify(&kit, GUILDS).await;
        line.next("GUILD_CREATE").await;
        Self { kit, line }
    }

    /// Types `/go` as Ada. Returns the interaction and Ada's act, which still waits for the
    /// response.
    pub(crate) async fn go(&mut self) -> (Value, JoinHandle<Reply>) {
        let body = json!({"user": self.kit.ada, "channel": self.kit.general, "name": "go"});
        self.act("/command", body).await
    }

    pub(crate) async fn act(&mut self, path: &str, body: Value) -> (Value, JoinHandle<Reply>) {
        let act = self.kit.act(path, body);
        (self.line.event("INTERACTION_CREATE").await, act)
    }

    pub(crate) async fn answer(&self, interaction: &Value, body: Value) -> Reply {
        let (id, token) = (text(&interaction["id"]), text(&interaction["token"]));
        self.kit
            .bot(
                "POST",
                &format!("/interactions/{id}/{token}/callback"),
                body,
            )
            .await
    }

    pub(crate) async fn webhook(
        &self,
        method: &str,
        interaction: &Value,
        rest: &str,
        body: Value,
    ) -> Reply {
        let token = text(&interaction["token"]);
        let path = format!("/webhooks/{}/{token}{rest}", self.kit.app);
        self.kit.bot(method, &path, body).await
    }
}

pub(crate) async fn done(act: JoinHandle<Reply>) -> Value {
    act.await.expect("the act ends").ok()
}
