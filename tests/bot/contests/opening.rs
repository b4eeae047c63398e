//! A server opens itself to others and describes itself.

use serde_json::json;

use crate::{
    discord::{Answer, Member, components, labels, text},
    moderation::Court,
    running::{Data, on_either_engine},
    steps::{Step, given},
};

on_either_engine!(nothing_is_open_before_a_manager_publishes_what_they_were_shown);

#[tokio::test]
async fn a_server_opens_itself_says_what_it_is_like_and_closes_again() {
    let court = Court::set().await;
    let discord = &court.stage.discord;
    let refused = court.described(&court.mona, "ask @everyone");
    assert!(refused.await.private().contains("leave out the @"));
    let about = "We play *slowly* and `well`";
    let asked = court.described(&court.mona, about).await;
    let opened = discord.press(&court.mona, asked.message(), "Publish").await;
    let said = opened.updated();
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
    // Where the bot could post nothing, there is nothing to see.
    let hidden = court.new_channel("hidden", "text").await;
    let rights = format!("/channels/{hidden}/bot-permissions");
    discord
        .put(&rights, json!({ "deny": ["VIEW_CHANNEL"] }))
        .await;
    let chosen = court
        .choose(&message, "open-channel", &json!(hidden))
        .await
        .private();
    let named = chosen.contains(&format!("<#{hidden}>")) && chosen.contains("View Channels");
    assert!(named, "{chosen}");

    let press = async |label: &str| discord.press(&court.mona, &message, label).await.updated();
    let said = press("Remove from the list").await;
    assert!(said.contains("open but unlisted"), "{said}");
    assert!(said.contains(&format!("<#{halls}>")), "it stays: {said}");
    let said = press("New code").await;
    assert_ne!(code(&said), first);
    // A member who can no longer manage the server changes nothing.
    court.may_manage(false).await;
    let refused = discord
        .press(&court.mona, &message, "Close this server")
        .await;
    assert!(
        refused
            .private()
            .contains("Only members with Manage Server")
    );
    court.may_manage(true).await;
    let close = async |answer: &str| {
        // The question takes the place of the card.
        let asked = discord
            .press_late(&court.mona, &message, "Close this server")
            .await;
        let said = asked.updated();
        assert!(said.contains("Close this server to others?"), "{said}");
        discord.press(&court.mona, asked.message(), answer).await
    };
    let kept = close("No, change nothing").await.updated();
    assert!(kept.contains("Nothing has changed"), "{kept}");
    assert!(court.reads("open").await.contains("open but unlisted"));
    let closed = close("Yes, do it").await;
    let said = closed.updated();
    assert!(said.contains("hidden from other servers"), "{said}");
    assert_eq!(labels(closed.message()), ["Open this server"]);
    let draft = discord
        .press(&court.mona, closed.message(), "Open this server")
        .await;
    let said = draft.updated();
    assert!(said.contains("Show this to other servers?"), "{said}");
    // A card that was shown before can still say so.
    let again = discord
        .press_late(&court.mona, &message, "Close this server")
        .await;
    let said = again.updated();
    assert!(said.contains("isn’t open to others"), "{said}");
    discord.judge().await;
}

/// A member of another server, and a channel there.
struct Neighbour {
    member: Member,
    hall: String,
}

impl Neighbour {
    async fn of(court: &Court) -> Neighbour {
        let discord = &court.stage.discord;
        let server = discord.server(json!({ "name": "Elsewhere" })).await;
        let (members, channels) = (
            format!("/guilds/{server}/members"),
            format!("/guilds/{server}/channels"),
        );
        let user = discord.post(&members, json!({ "name": "Nora" })).await;
        let channel = discord.post(&channels, json!({ "name": "hall" })).await;
        Neighbour {
            member: Member {
                id: text(&user["id"]),
                name: "Nora".into(),
            },
            hall: text(&channel["id"]),
        }
    }

    /// Returns what the member finds in the list of open servers.
    async fn list(&self, court: &Court) -> String {
        list_open(court, &self.member, &self.hall).await
    }
}

/// Returns the list of open servers as a member reads it in a channel.
async fn list_open(court: &Court, by: &Member, channel: &str) -> String {
    let list = given("contest", json!({}));
    let open = [Step::Press("Open servers")];
    let listed = court.stage.discord.steps(by, channel, list, &open);
    listed.await.updated()
}

async fn nothing_is_open_before_a_manager_publishes_what_they_were_shown(data: Data) {
    let court = Court::with(data).await;
    let discord = &court.stage.discord;
    let (mona, cleo) = (&court.mona, &court.stage.cleo);
    let nora = Neighbour::of(&court).await;
    let open = async |by: &Member, about: &str| {
        let asked = court.described(by, about).await;
        asked.updated();
        let does = ["Publish", "Change the description", "No, change nothing"];
        assert_eq!(labels(asked.message()), does);
        asked
    };
    let press = async |by: &Member, asked: &Answer, label: &str| {
        discord.press(by, asked.message(), label).await
    };
    let asked = open(mona, "We play *slowly*").await;
    let said = asked.updated();
    for part in [
        "Show this to other servers?",
        "**The Court**",
        "`We play *slowly*`",
        "games: all",
    ] {
        assert!(said.contains(part), "{part:?} in {said}");
    }
    assert!(nora.list(&court).await.contains("No other server is open"));
    let kept = press(mona, &asked, "No, change nothing").await;
    assert!(kept.updated().contains("Nothing has changed"));
    assert!(nora.list(&court).await.contains("No other server is open"));
    let log = court.reads("log").await;
    assert!(log.contains("No moderator actions yet"), "{log}");

    // A member who can no longer manage the server publishes nothing, and a question that was asked
    // again is closed.
    let first = open(mona, "first").await;
    let second = open(mona, "second").await;
    court.may_manage(false).await;
    let refused = press(mona, &second, "Publish").await.private();
    assert!(refused.contains("members with Manage Server"), "{refused}");
    court.may_manage(true).await;
    let late = press(mona, &first, "Publish").await.private();
    assert!(late.contains("answered or replaced"), "{late}");
    assert!(nora.list(&court).await.contains("No other server is open"));

    // Two managers are asked at the same time; the line that was published last is kept.
    court.appoint(cleo).await;
    let by_cleo = open(cleo, "third").await;
    let opened = press(mona, &second, "Publish").await.updated();
    assert!(opened.contains("in the list of open servers"), "{opened}");
    assert!(nora.list(&court).await.contains("`second`"));
    let opened = press(cleo, &by_cleo, "Publish").await.updated();
    assert!(opened.contains("`third`"), "{opened}");
    let again = discord.press_late(cleo, by_cleo.message(), "Publish").await;
    assert!(again.private().contains("answered or replaced"));

    // Another line about an open server is also shown first; without one, there is nothing to ask.
    let other = open(mona, "fourth").await;
    assert!(other.updated().contains("`fourth`"));
    let shown = court.reads("open").await;
    assert!(shown.contains("`third`"), "{shown}");
    assert!(nora.list(&court).await.contains("`third`"));
    press(mona, &other, "Publish").await.updated();
    assert!(nora.list(&court).await.contains("`fourth`"));
    // Nobody looks for their own server.
    let own = list_open(&court, mona, &court.stage.games).await;
    assert!(own.contains("No other server is open"), "{own}");
    let log = court.reads("log").await;
    let found = format!(
        "{} changed whether other servers find this one",
        mona.mention()
    );
    assert!(log.contains(&found), "{log}");
    assert_eq!(log.lines().count(), 2, "{log}");
    discord.judge_strictly().await;
}
