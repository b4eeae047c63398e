//! Moderators of each server make rulings on a match between both: against the player of their own
//! server, or for neither player.

use serde_json::json;

use super::{Stage, World};
use crate::{
    discord::{Discord, Member, text},
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
    let (hers, theirs) = (discord.manager(&mona, games), discord.manager(&nora, hall));
    // Neither can decide for the player of their own server, nor for a draw. Ada moves first.
    for (manager, ruling) in [
        (&hers, "first"),
        (&theirs, "second"),
        (&hers, "draw"),
        (&theirs, "draw"),
    ] {
        let asked = manager.ask_to_rule("1", ruling, "a test").await;
        let said = asked.private();
        assert!(said.contains("is also played on another server"), "{said}");
    }
    stage.play(ada, "a7-a6").await;
    stage.shown_there("a7-a6").await;

    // A ruling against their own player is possible, and shown in both servers.
    let asked = theirs.ask_to_rule("1", "first", "a test").await;
    let said = asked.updated();
    assert!(said.contains("End match #1 as a win for"), "{said}");
    theirs.confirm(&asked).await.updated();
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
    assert!(theirs.log().await.contains("#1 as a win for"));
    let log = hers.log().await;
    assert!(!log.contains("#1"), "{log}");

    // The loser's server cannot undo it; the winner's can give up the win.
    let asked = theirs.ask_to_rule("1", "void", "a test").await;
    let said = asked.private();
    assert!(said.contains("is also played on another server"), "{said}");
    hers.rule("1", "void", "a test").await;
    for (thread, by, annulled) in [(here, ada, "**void:**"), (there, dan, "**annulliert:**")] {
        discord
            .message_where(thread, by, |message| {
                text(&message["content"]).to_lowercase().contains(annulled)
            })
            .await;
    }
    discord.judge().await;
}
