//! A server opens itself to others and says what it is like.

use serde_json::json;

use crate::{
    discord::{components, text},
    moderation::Court,
};

#[tokio::test]
async fn a_server_opens_itself_says_what_it_is_like_and_closes_again() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let refused = court.server("open", json!({ "about": "ask @everyone" }));
    assert!(refused.await.private().contains("leave out the @"));
    let closed = court.server("close", json!({})).await.private();
    assert!(closed.contains("is not open to others"), "{closed}");

    let about = json!({ "about": "We play *slowly*\nand `well`" });
    let opened = court.server("open", about).await;
    let said = opened.private();
    for part in [
        "in the list of open servers",
        "`We play *slowly* and ’well’`",
        "English",
        "Games: all",
    ] {
        assert!(said.contains(part), "{part:?} in {said}");
    }
    let code = |said: &str| said.split('`').nth(3).expect("a code").to_owned();
    let first = code(&said);
    assert_eq!(first.len(), 9);

    let message = opened.message().clone();
    let chosen = json!(["ja", "de"]);
    let select = |beginning: &str| {
        let found = components(&message)
            .into_iter()
            .find(|component| text(&component["custom_id"]).starts_with(beginning));
        text(&found.expect("a select")["custom_id"])
    };
    let choose = async |custom_id: String, values: serde_json::Value| {
        let chosen = json!({
            "user": court.mona.id, "channel": message["channel_id"], "message": message["id"],
            "custom_id": custom_id, "values": values,
        });
        crate::discord::Answer(discord.post("/select", chosen).await).updated()
    };
    let said = choose(select("open-languages"), chosen).await;
    assert!(said.contains("Deutsch, 日本語"), "{said}");
    let said = choose(select("open-games"), json!(["courtyard"])).await;
    assert!(said.contains("Games: Courtyard"), "{said}");
    assert!(said.contains("slowly"), "the rest stays: {said}");

    let halls = court.new_channel("halls", "text").await;
    let wanted = json!(halls);
    let chosen = court.choose(&message, "open-channel", &wanted).await;
    let said = chosen.updated();
    assert!(said.contains(&format!("<#{halls}>")), "{said}");

    let press = async |label: &str| discord.press(&court.mona, &message, label).await.updated();
    let said = press("Take it off the list").await;
    assert!(said.contains("in no list"), "{said}");
    let said = press("New code").await;
    assert_ne!(code(&said), first);
    // Who may not manage the server any more changes nothing.
    court.may_manage(false).await;
    let refused = discord.press(&court.mona, &message, "Close").await;
    assert!(
        refused
            .private()
            .contains("Only members who may manage this server")
    );
    court.may_manage(true).await;
    let said = press("Close").await;
    assert!(said.contains("hidden from other servers now"), "{said}");
    discord.judge_strictly().await;
}
