//! Settings by taps: each choice is stored and shown immediately.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, button, components, text},
    picture,
    refusals::Stage,
    settings::{NIGHT, board},
};

/// Chooses this value in the select that has it, and returns the answer.
pub(crate) async fn choose(discord: &Discord, by: &Member, message: &Value, value: &str) -> Answer {
    let has_it = |select: &Value| {
        let options = select["options"].as_array();
        options.is_some_and(|options| options.iter().any(|option| option["value"] == value))
    };
    let found = components(message).into_iter().find(has_it);
    let select = found.unwrap_or_else(|| panic!("{value} is not offered on {message:#}"));
    let chosen = json!({
        "user": by.id, "channel": message["channel_id"], "message": message["id"],
        "custom_id": select["custom_id"], "values": [value],
    });
    Answer(discord.post("/select", chosen).await)
}

/// Returns what each select of a message shows as chosen.
pub(crate) fn chosen(message: &Value) -> Vec<String> {
    let selects = components(message).into_iter();
    let options = selects.filter_map(|select| select["options"].as_array().cloned());
    options
        .flatten()
        .filter(|option| option["default"] == true)
        .map(|option| text(&option["value"]))
        .collect()
}

#[tokio::test]
async fn a_player_chooses_by_taps_and_sees_each_choice_in_the_sample() {
    let stage = Stage::set().await;
    let (discord, ada) = (&stage.discord, &stage.ada);
    let settings = async || {
        let shown = discord.command(ada, &stage.games, "settings", json!({}));
        let shown = shown.await;
        shown.private();
        shown.message().clone()
    };
    let before = settings().await;
    assert_eq!(chosen(&before), ["server", "900", "own", "boards"]);
    let mut samples = vec![picture::of(discord, &before).await];
    let mut shown = before;
    for value in ["night", "600", "first"] {
        shown = choose(discord, ada, &shown, value).await.message().clone();
        assert!(chosen(&shown).contains(&value.to_owned()), "{shown:#}");
        let sample = picture::of_any_width(discord, &shown).await;
        assert!(!samples.contains(&sample), "{value} changes the sample");
        samples.push(sample);
    }
    assert_eq!((samples[3].width, samples[3].at(2, 2)), (600, NIGHT));
    assert_ne!(samples[2].at(20, 20), samples[3].at(20, 20), "turned");

    let label = |label: &str| button(&shown, label);
    assert!(!label("Confirm typed moves first").is_empty());
    let confirming = discord
        .press(ada, &shown, "Confirm typed moves first")
        .await;
    let said = confirming.updated();
    assert!(said.contains("Confirm typed moves: yes"), "{said}");
    // Text in place of the picture, as `/board` will show it.
    let text_board = discord
        .press(ada, confirming.message(), "Show boards as text")
        .await;
    assert!(text_board.updated().contains("```\n"), "a board as text");
    assert_eq!(text_board.message()["attachments"], json!([]));
    let back = discord
        .press(ada, text_board.message(), "Show boards as pictures")
        .await;
    back.updated();
    picture::of_any_width(discord, back.message()).await;

    // Everything is stored, and boards use it.
    assert_eq!(
        chosen(&settings().await),
        ["night", "600", "first", "boards"]
    );
    let own = board(&stage, ada, json!({})).await;
    let own = picture::of_any_width(discord, &own).await;
    assert_eq!((own.width, own.at(2, 2)), (600, NIGHT));
    discord.judge_strictly().await;
}

#[tokio::test]
async fn a_width_that_is_not_offered_is_refused() {
    let stage = Stage::set().await;
    for width in [json!("640"), json!(640), json!(0), json!(u32::MAX)] {
        let typed = json!({
            "user": stage.ada.id, "channel": stage.games, "name": "settings",
            "options": { "width": width }
        });
        let refused = stage.discord.try_post("/command", &typed).await;
        refused.expect_err("Discord offers the widths there are");
    }
    let shown = stage
        .discord
        .command(&stage.ada, &stage.games, "settings", json!({}));
    let said = shown.await.private();
    assert!(said.contains("900 pixels"), "nothing has changed: {said}");
}

#[tokio::test]
async fn a_server_is_changed_by_taps_as_long_as_one_may_manage_it() {
    let stage = Stage::set().await;
    let (discord, ben) = (&stage.discord, &stage.ben);
    let club = json!({ "name": "The Club", "locale": "en-US", "owner": stage.ada.id });
    let club = discord.server(club).await;
    let path = format!("/guilds/{club}/channels");
    let hall = discord.post(&path, json!({ "name": "hall" })).await;
    let hall = text(&hall["id"]);
    let members = format!("/guilds/{club}/members");
    discord.post(&members, json!({ "user": ben.id })).await;
    let state = discord.get("/state").await;
    let guilds = state["guilds"].as_array().expect("guilds");
    let guild = guilds.iter().find(|guild| guild["id"] == club.as_str());
    let people = guild.expect("the club")["members"]
        .as_array()
        .expect("members");
    let usual = people.iter().find(|member| member["id"] == ben.id.as_str());
    let usual = usual.expect("Ben")["roles"]
        .as_array()
        .expect("roles")
        .clone();
    let role = json!({ "name": "steward", "permissions": ["MANAGE_GUILD"] });
    let role = discord.post(&format!("/guilds/{club}/roles"), role).await;
    let give = async |more: &[Value]| {
        let path = format!("{members}/{}", ben.id);
        let roles = [&usual, more].concat();
        discord.patch(&path, json!({ "roles": roles })).await;
    };
    let steward = [role["id"].clone()];
    give(&steward).await;
    let shown = discord.command(ben, &hall, "server", json!({}));
    let shown = shown.await;
    shown.private();
    let before = picture::of(discord, shown.message()).await;
    let night = choose(discord, ben, shown.message(), "night").await;
    assert_eq!(chosen(night.message()), ["night", "mover", "boards"]);
    let sample = picture::of(discord, night.message()).await;
    assert_eq!(sample.at(2, 2), NIGHT);
    assert_ne!(sample, before);
    let first = choose(discord, ben, night.message(), "first").await;
    assert_ne!(
        picture::of(discord, first.message()).await,
        sample,
        "turned"
    );

    give(&[]).await;
    let select = &components(first.message())[0]["custom_id"];
    let late = json!({
        "user": ben.id, "channel": hall, "message": first.message()["id"],
        "custom_id": select, "values": ["contrast"],
    });
    let late = Answer(discord.post("/select", late).await);
    let said = late.private();
    assert!(said.contains("members with Manage Server"), "{said}");
    give(&steward).await;
    let shown = discord.command(ben, &hall, "server", json!({}));
    let shown = shown.await;
    assert_eq!(chosen(shown.message()), ["night", "first", "boards"]);
    discord.judge_strictly().await;
}

/// A server's integration settings give commands to any members, no matter what else these are allowed
/// to do.
#[tokio::test]
async fn whom_integrations_give_the_command_changes_a_server_by_taps_for_a_while() {
    let stage = Stage::set().await;
    let (discord, games, ben) = (&stage.discord, &stage.games, &stage.ben);
    let club = json!({ "name": "The Club", "locale": "en-US", "owner": stage.ada.id });
    let club = discord.server(club).await;
    let hall = json!({ "name": "hall" });
    let hall = discord
        .post(&format!("/guilds/{club}/channels"), hall)
        .await;
    let hall = text(&hall["id"]);
    let ben_too = json!({ "user": ben.id });
    discord
        .post(&format!("/guilds/{club}/members"), ben_too)
        .await;
    assert_ne!(&hall, games);
    let given = json!({
        "user": ben.id, "channel": hall, "name": "server", "integrations": true
    });
    let shown = Answer(discord.post("/command", given).await);
    shown.private();
    let night = choose(discord, ben, shown.message(), "night").await;
    assert_eq!(chosen(night.message()), ["night", "mover", "boards"]);
    let first = choose(discord, ben, night.message(), "first").await;
    assert_eq!(chosen(first.message()), ["night", "first", "boards"]);

    // A click does not tell whether they still do.
    discord.advance(Duration::from_mins(16)).await;
    let late = choose(discord, ben, first.message(), "contrast").await;
    let said = late.private();
    assert!(said.contains("members with Manage Server"), "{said}");
    discord.judge_strictly().await;
}
