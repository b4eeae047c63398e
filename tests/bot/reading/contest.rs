//! A contest between two servers, from its terms to its result.

use std::time::Duration;

use serde_json::{Value, json};

use super::{
    reader::Reader,
    shown::{list, text},
};
use crate::discord::Member;

/// A server's channel, and who manages it and plays for it.
struct Side {
    channel: String,
    manager: &'static str,
    players: [&'static str; 3],
}

pub(super) async fn write(reader: &mut Reader) {
    reader.heading(2, "7. A contest between two servers");
    let club = Side {
        channel: reader.here.clone(),
        manager: "Ada",
        players: ["Ben", "Cleo", "Dora"],
    };
    reader.newcomers(&["Dora"]).await;
    let abbey = abbey(reader).await;
    open(reader, &club).await;
    terms(reader, &club, &abbey).await;
    teams(reader, [&club, &abbey]).await;
    boards(reader, [&club, &abbey]).await;
    result(reader, [&club, &abbey]).await;
}

/// Makes another server in the same language, with a manager and players of its own.
async fn abbey(reader: &mut Reader) -> Side {
    let court = text(&reader.discord.get("/state").await["guilds"][0]["id"]).to_owned();
    let owner = new_member(reader, &court, "Nora").await;
    let guild = reader.new_guild("The Abbey", &owner).await;
    for name in ["Otto", "Pia", "Quin"] {
        new_member(reader, &guild, name).await;
    }
    let hall = json!({ "name": "hall" });
    let path = format!("/guilds/{guild}/channels");
    let hall = text(&reader.discord.post(&path, hall).await["id"]).to_owned();
    reader
        .happens("There is another server, The Abbey, which Nora manages")
        .await;
    Side {
        channel: hall,
        manager: "Nora",
        players: ["Otto", "Pia", "Quin"],
    }
}

async fn new_member(reader: &Reader, guild: &str, name: &str) -> Member {
    let new = json!({ "name": name, "locale": reader.locale.id() });
    let made = reader
        .discord
        .post(&format!("/guilds/{guild}/members"), new)
        .await;
    Member {
        id: text(&made["id"]).to_owned(),
        name: name.to_owned(),
    }
}

fn go(reader: &mut Reader, side: &Side) {
    side.channel.clone_into(&mut reader.here);
}

async fn publish(reader: &mut Reader, side: &Side) {
    go(reader, side);
    reader.command(side.manager, "server", json!({})).await;
    reader.choose(side.manager, "server-page", "open").await;
    reader.press(side.manager, "open-publish:").await;
}

async fn open(reader: &mut Reader, club: &Side) {
    reader.heading(3, "Servers that are open to others");
    go(reader, club);
    reader.command("Ben", "contest", json!({})).await;
    reader.press("Ben", "servers-open:").await;
    publish(reader, club).await;
}

/// Returns the number of the server called The Abbey.
async fn number(reader: &Reader) -> String {
    let state = reader.discord.get("/state").await;
    let guilds: Vec<Value> = list(&state["guilds"]);
    let abbey = guilds.iter().find(|guild| guild["name"] == "The Abbey");
    text(&abbey.expect("a server")["id"]).to_owned()
}

async fn show_abbey(reader: &mut Reader) {
    let abbey = number(reader).await;
    reader.command("Ada", "contest", json!({})).await;
    reader.press("Ada", "servers-open:").await;
    reader.choose("Ada", "servers-show", &abbey).await;
}

async fn terms(reader: &mut Reader, club: &Side, abbey: &Side) {
    reader.heading(3, "The terms");
    publish(reader, abbey).await;
    go(reader, club);
    reader.command("Ada", "contest", json!({})).await;
    reader.press("Ada", "servers-open:").await;
    reader.press("Ada", "servers-find").await;
    reader.fill("Ada", json!({ "server": "Nowhere" })).await;
    show_abbey(reader).await;
    for refused in [
        json!({ "pace": "live-10m-10s" }),
        json!({ "boards": "65" }),
        json!({ "days": "15" }),
        json!({ "games": "chess" }),
        json!({ "options": "blitz" }),
    ] {
        reader.press("Ada", "contest-terms:").await;
        reader.fill("Ada", refused).await;
    }
    reader.press("Ada", "contest-terms:").await;
    reader
        .fill(
            "Ada",
            json!({ "boards": "2", "games": "court", "days": "2" }),
        )
        .await;
    reader.press("Ada", "contest-send:").await;
    reader.press("Otto", "contest-accept:").await;
    reader.press("Nora", "contest-change:").await;
    reader
        .fill(
            "Nora",
            json!({ "boards": "2", "pace": "move-1d", "days": "3" }),
        )
        .await;
    reader.press("Ada", "contest-accept:").await;
}

async fn teams(reader: &mut Reader, sides: [&Side; 2]) {
    reader.heading(3, "The teams");
    for side in sides {
        go(reader, side);
        for player in side.players {
            reader.press(player, "contest-join:").await;
        }
    }
    let [club, abbey] = sides;
    reader.press("Dora", "contest-leave:").await;
    reader.press("Dora", "contest-join:").await;
    go(reader, club);
    reader
        .command("Ada", "contest", json!({ "contest": "1" }))
        .await;
    reader.choose("Ada", "contest-captain:", "@Ben").await;
    reader.press("Ben", "contest-ready:").await;
    reader.press("Ben", "contest-unready:").await;
    reader.press("Ben", "contest-ready:").await;
    go(reader, abbey);
    reader.press("Nora", "contest-ready:").await;
}

async fn boards(reader: &mut Reader, [club, _]: [&Side; 2]) {
    reader.heading(3, "The boards");
    go(reader, club);
    reader
        .command("Ben", "contest", json!({ "contest": "1" }))
        .await;
    reader.press("Ben", "contest-own-board:").await;
    reader
        .command("Cleo", "contest", json!({ "contest": "1" }))
        .await;
    reader.press("Cleo", "contest-ask-out:").await;
    reader.may_press("Cleo", "contest-out:").await;
    reader.command("Ben", "matches", json!({})).await;
    reader.command("Ben", "resign", json!({})).await;
    reader.press("Ben", "confirm-resign").await;
    reader.wait_for_full_hour().await;
    reader
        .wait(Duration::from_hours(26), "A day and two hours pass")
        .await;
}

async fn result(reader: &mut Reader, [club, _]: [&Side; 2]) {
    reader.heading(3, "The result");
    reader
        .wait(Duration::from_hours(26), "A day and two hours pass")
        .await;
    reader
        .wait(Duration::from_hours(26), "A day and two hours pass")
        .await;
    go(reader, club);
    reader
        .command("Ben", "contest", json!({ "contest": "1" }))
        .await;
    reader.command("Ben", "contest", json!({})).await;
    reader.press("Ben", "servers-own:").await;
    show_abbey(reader).await;
    reader.press("Ada", "contest-send:").await;
    reader.press("Ada", "contest-withdraw:").await;
    reader.may_press("Ada", "contest-call-off:").await;
}
