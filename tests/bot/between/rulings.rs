//! Moderators of each server make rulings on a match between both: against the player of their own
//! server, or for neither player.

use serde_json::json;

use super::{Stage, World};
use crate::{
    discord::{Discord, Member, labels, text},
    running::{Data, on_either_engine},
    seeks::appoint,
};

on_either_engine!(moderators_rule_against_their_own_player_and_for_nobody);

/// Adds a member to a server who can manage it.
async fn steward(discord: &Discord, guild: &str, name: &str) -> Member {
    let path = format!("/guilds/{guild}/members");
    let made = discord.post(&path, json!({ "name": name })).await;
    let steward = Member {
        id: text(&made["id"]),
        name: name.to_owned(),
    };
    appoint(discord, guild, &steward).await;
    steward
}

async fn moderators_rule_against_their_own_player_and_for_nobody(data: Data) {
    let stage = Stage::with(data).await;
    let Stage {
        world:
            World {
                discord,
                ada,
                dan,
                court,
                club,
                games,
                hall,
                ..
            },
        here,
        there,
        ..
    } = &stage;
    let mona = steward(discord, court, "Mona").await;
    let nora = steward(discord, club, "Nora").await;
    let rule = async |by: &Member, channel: &str, action: &str, winner: Option<&Member>| {
        let mut options = json!({ "action": action, "match": "1", "reason": "a test" });
        if let Some(winner) = winner {
            options["winner"] = json!(winner.id);
        }
        discord.command(by, channel, "server", options).await
    };
    // Neither can decide for the player of their own server, nor for a draw.
    for (by, channel, winner) in [
        (&mona, games, Some(ada)),
        (&nora, hall, Some(dan)),
        (&mona, games, None),
        (&nora, hall, None),
    ] {
        let said = rule(by, channel, "end", winner).await.private();
        assert!(said.contains("is also played on another server"), "{said}");
    }
    stage.play(ada, "a7-a6").await;
    stage.shown_there("a7-a6").await;

    // A ruling against their own player is possible, and shown in both servers.
    let asked = rule(&nora, hall, "end", Some(ada)).await;
    let said = asked.private();
    assert!(said.contains("End match #1?"), "{said}");
    let yes = labels(asked.message()).swap_remove(0);
    discord.press(&nora, asked.message(), &yes).await.updated();
    for (thread, by, decided) in [
        (here, ada, "decided by a moderator"),
        (there, dan, "von der Moderation entschieden"),
    ] {
        let result = discord
            .message_where(thread, by, |message| {
                let said = text(&message["content"]);
                said.contains(decided) && said.contains("`a test`")
            })
            .await;
        // The moderator of the other server is not named here.
        assert!(!text(&result["content"]).contains(&nora.id), "{result:#}");
    }
    // It is only in the log of the server that made the ruling.
    let log = discord
        .command(&nora, hall, "server", json!({ "action": "log" }))
        .await;
    assert!(log.private().contains("#1 as a win for"));
    let log = discord
        .command(&mona, games, "server", json!({ "action": "log" }))
        .await;
    assert!(!log.private().contains("#1"), "{}", log.private());

    // The loser's server cannot undo it; the winner's can give up the win.
    let said = rule(&nora, hall, "void", None).await.private();
    assert!(said.contains("is also played on another server"), "{said}");
    let asked = rule(&mona, games, "void", None).await;
    let yes = labels(asked.message()).swap_remove(0);
    discord.press(&mona, asked.message(), &yes).await.updated();
    for (thread, by, annulled) in [(here, ada, "**void:**"), (there, dan, "**annulliert:**")] {
        discord
            .message_where(thread, by, |message| {
                text(&message["content"]).to_lowercase().contains(annulled)
            })
            .await;
    }
    discord.judge().await;
}
