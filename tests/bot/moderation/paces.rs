//! The paces that a server offers.

use serde_json::{Value, json};

use super::Court;
use crate::{
    discord::{Answer, text},
    running::{Data, on_either_engine},
};

on_either_engine!(a_server_offers_the_paces_that_it_has_chosen);

impl Court {
    /// Chooses these as Mona in a select of several.
    async fn choose_all(&self, message: &Value, id: &str, values: Value) -> Answer {
        let components = crate::discord::components(message);
        let select = components
            .iter()
            .find(|component| text(&component["custom_id"]).starts_with(id));
        let select = select.unwrap_or_else(|| panic!("no {id} on {message:#}"));
        let choice = json!({
            "user": self.mona.id, "channel": message["channel_id"], "message": message["id"],
            "custom_id": select["custom_id"], "values": values,
        });
        Answer(self.stage.discord.post("/select", choice).await)
    }
}

async fn a_server_offers_the_paces_that_it_has_chosen(data: Data) {
    let court = Court::with(data).await;
    let (discord, ada, games) = (&court.stage.discord, &court.stage.ada, &court.stage.games);
    let page = court.open("paces").await;
    assert!(
        page.updated().contains("Default: 3 days per move"),
        "{}",
        page.updated()
    );
    let values = json!(["move-7d", "live-30m-30s", "move-1d"]);
    let offered = court
        .choose_all(page.message(), "server-paces", values)
        .await;
    // The default pace is no longer offered, so the first of those that are replaces it.
    let said = offered.updated();
    assert!(said.contains("Default: 1 day per move"), "{said}");
    let values = json!(["move-7d"]);
    let usual = court
        .choose_all(offered.message(), "server-usual-pace", values)
        .await;
    assert!(usual.updated().contains("Default: 7 days per move"));

    let typed = json!({ "game": "guard-and-towers", "pace": "" });
    let suggested = discord
        .complete(ada, games, "challenge", typed, "pace")
        .await;
    let values: Vec<&str> = suggested.iter().map(|(_, value)| value.as_str()).collect();
    assert_eq!(values, ["move-1d", "move-7d", "live-30m-30s"]);
    assert_eq!(suggested[1].0, "7 days per move (default)");
    let challenge = async |pace: &str| {
        let options = json!({ "game": "guard-and-towers", "pace": pace });
        discord
            .command(ada, games, "challenge", options)
            .await
            .private()
    };
    let refused = challenge("none").await;
    assert!(
        refused.contains("doesn’t offer that pace (no clock)"),
        "{refused}"
    );
    let refused = challenge("soon").await;
    assert!(
        refused.contains("I don’t know the pace “soon”"),
        "{refused}"
    );
    let made = challenge("1 Day per move").await;
    assert!(made.contains("is open"), "{made}");
    discord
        .message_where(games, ada, |message| {
            let said = text(&message["content"]);
            said.contains("**Pace:** 1 day per move. Running out of time loses.")
        })
        .await;

    let log = court.reads("log").await;
    for change in [
        "paces: removed no clock · 3 days per move … and 5 more",
        "default pace: 3 days per move → 1 day per move",
        "default pace: 1 day per move → 7 days per move",
    ] {
        assert!(log.contains(change), "{change}: {log}");
    }
    assert_eq!(log.matches(" changed the ").count(), 3, "{log}");
    // A member who can no longer manage the server changes neither.
    court.may_manage(false).await;
    for select in ["server-paces", "server-usual-pace"] {
        let late = court
            .choose_all(usual.message(), select, json!(["move-1d"]))
            .await;
        assert!(late.private().contains("members with Manage Server"));
        let typed = json!({ "game": "guard-and-towers", "pace": "" });
        let suggested = discord
            .complete(ada, games, "challenge", typed, "pace")
            .await;
        let values: Vec<&str> = suggested.iter().map(|(_, value)| value.as_str()).collect();
        assert_eq!(values, ["move-1d", "move-7d", "live-30m-30s"], "{select}");
        assert_eq!(suggested[1].0, "7 days per move (default)", "{select}");
    }
    discord.judge_strictly().await;
}
