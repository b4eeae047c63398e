//! Where a contest is shown: what cannot be posted comes later, what is agreed on is said anew, and what
//! is over is found still.

use std::time::Duration;

use serde_json::{Value, json};

use super::league::League;
use crate::{
    discord::{Answer, components, labels, text},
    running::Data,
};

#[tokio::test]
#[expect(
    clippy::too_many_lines,
    reason = "one story from its beginning to its end"
)]
async fn a_contest_is_read_once_it_may_be_posted_and_is_found_when_it_is_over() {
    let data = Data::new();
    let league = League::set(&data, [1, 1]).await;
    let League {
        discord,
        abbey,
        bridge,
        castle,
        ..
    } = &league;
    league.open().await;
    let log = league
        .manage(abbey, "server log", json!({}))
        .await
        .private();
    assert!(
        log.contains("whether other servers find this one: no → yes"),
        "{log}"
    );

    // Bridge lets the bot write nothing, and changes its mind later.
    let deny = async |channel: &str, permissions: Value| {
        let path = format!("/channels/{channel}/bot-permissions");
        discord.put(&path, json!({ "deny": permissions })).await;
    };
    deny(&bridge.channel, json!(["SEND_MESSAGES"])).await;
    let terms =
        json!({ "server": bridge.guild, "boards": 1, "game": "courtyard", "pace": "1 day" });
    let proposed = league.manage(abbey, "contest challenge", terms).await;
    assert!(proposed.private().contains("Contest 1 is proposed"));
    let title = "**Contest 1: Abbey – Bridge**";
    let before = league.shown(abbey, title, "Bridge has until").await;
    discord.refused("Contest 1").await;
    deny(&bridge.channel, json!([])).await;
    discord.advance(Duration::from_mins(1)).await;
    let asked = league.shown(bridge, title, "challenges this server").await;

    // What both have agreed on is a message of its own, and the proposal says so.
    let accepted = discord.press(&bridge.manager, &asked, "Accept").await;
    accepted.private();
    let teams = "**Contest 1, the teams: Abbey – Bridge**";
    let card = league.shown(abbey, teams, "Sign up until").await;
    assert_ne!(card["id"], before["id"]);
    let agreed = league
        .shown(abbey, title, "Both servers have agreed.")
        .await;
    assert_eq!((&agreed["id"], labels(&agreed).len()), (&before["id"], 0));

    // It is shown elsewhere only where boards could be shown too.
    let closed = json!({ "name": "closed" });
    let path = format!("/guilds/{}/channels", abbey.guild);
    let closed = text(&discord.post(&path, closed).await["id"]);
    deny(&closed, json!(["ATTACH_FILES"])).await;
    let show = async || {
        let shown = discord
            .command(&abbey.manager, &closed, "contest show", json!({}))
            .await;
        discord
            .press(&abbey.manager, shown.message(), "Show it here")
            .await
    };
    let said = show().await.private();
    assert!(said.contains("Attach Files"), "{said}");
    deny(&closed, json!([])).await;
    assert!(
        show()
            .await
            .private()
            .contains("is shown in this channel from now on")
    );
    let moved = discord.message_where(&closed, &abbey.manager, |message| {
        message["type"] == 0 && text(&message["content"]).starts_with(teams)
    });
    let card = moved.await;

    // Captains are members, and nobody is ready without a team.
    let bot = json!({ "member": league.bot().await });
    let said = league.manage(abbey, "contest captain", bot).await.private();
    assert!(said.contains("cannot lead the team"), "{said}");
    let ready = discord.press(&abbey.manager, &card, "Ready to begin").await;
    assert!(ready.private().contains("Too few have signed up"));
    let there = league.shown(bridge, teams, "Sign up until").await;
    let left = discord.press(&bridge.players[0], &there, "Leave").await;
    assert!(left.private().contains("You have not signed up"));
    for (club, card) in [(abbey, &card), (bridge, &there)] {
        discord
            .press(&club.players[0], card, "Join")
            .await
            .private();
    }
    discord
        .press(&abbey.manager, &card, "Ready to begin")
        .await
        .private();
    let noted = |label: &'static str| {
        let id = card["id"].clone();
        move |message: &Value| message["id"] == id && labels(message).contains(&label.to_owned())
    };
    let ready = noted("Not ready yet");
    let card = discord.message_where(&closed, &abbey.manager, ready).await;
    discord
        .press(&abbey.manager, &card, "Not ready yet")
        .await
        .private();
    let unready = noted("Ready to begin");
    let card = discord
        .message_where(&closed, &abbey.manager, unready)
        .await;
    for (club, card) in [(abbey, &card), (bridge, &there)] {
        discord
            .press(&club.manager, card, "Ready to begin")
            .await
            .private();
    }

    // One board, at which Bridge moves first, and gives up.
    let title = "**Contest 1, the boards: Abbey – Bridge**";
    let boards = league.shown(bridge, title, "0 of 1 boards decided").await;
    let said = text(&boards["content"]);
    let (_, id) = said.split_once('#').expect("a match");
    let (id, _) = id.split_once(':').expect("a number");
    let resign = json!({ "match": id });
    let player = &bridge.players[0];
    let ask = discord
        .command(player, &bridge.channel, "resign", resign)
        .await;
    discord.press(player, ask.message(), "Yes, resign").await;
    let result = "**Contest 1, the result: Abbey – Bridge**";
    league
        .shown(bridge, result, "**Abbey** beats **Bridge** 1–0.")
        .await;

    // Who hides from others stays in the table, and has a page.
    let hidden = league.manage(abbey, "server close", json!({})).await;
    assert!(hidden.private().contains("hidden from other servers"));
    let log = league
        .manage(abbey, "server log", json!({}))
        .await
        .private();
    assert!(
        log.contains("whether other servers find this one: yes → no"),
        "{log}"
    );
    let table = league.manage(castle, "servers table", json!({})).await;
    let selects = components(table.message());
    let select = selects
        .iter()
        .find(|one| one["placeholder"] == "See the page of a server");
    let select = select.expect("a select");
    let chosen = json!({
        "user": castle.manager.id, "channel": castle.channel, "message": table.message()["id"],
        "custom_id": select["custom_id"], "values": [abbey.guild],
    });
    let page = Answer(discord.post("/select", chosen).await).private();
    assert!(
        page.contains("Bridge: 1 won, 0 drawn, 0 lost; board points 1–0"),
        "{page}"
    );
    discord.judge().await;
}
