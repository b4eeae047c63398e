//! Ladders: entering, climbing and leaving.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, text},
    running::{Data, Task, on_either_engine},
    steps::{Step, given},
};

on_either_engine!(
    who_wins_a_challenge_takes_the_place,
    who_declines_twice_has_left_or_is_taken_off_makes_room,
);

/// Shows a member the ladder of Courtyard and takes these steps from its card.
async fn on_ladder(discord: &Discord, by: &Member, channel: &str, steps: &[Step<'_>]) -> Answer {
    let ladder = given("ladder", json!({ "game": "courtyard" }));
    discord.steps(by, channel, ladder, steps).await
}

async fn who_wins_a_challenge_takes_the_place(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let guild = text(&discord.get("/state").await["guilds"][0]["id"]);
    let path = format!("/guilds/{guild}/members");
    for name in ["Nia", "Oda", "Pia"] {
        discord.post(&path, json!({ "name": name })).await;
    }
    let games = discord.channel("games").await;
    let mut players = Vec::new();
    for name in ["Ada", "Ben", "Nia", "Oda", "Pia"] {
        players.push(discord.member(name).await);
    }
    let asks = async |by: &Member, mut options: Value| {
        options["game"] = json!("courtyard");
        let answer = discord.command(by, &games, "ladder", options).await;
        answer.private()
    };
    let [ada, ben, nia, oda, pia] = &players[..] else {
        panic!("five players")
    };
    let empty = asks(ada, json!({})).await;
    assert!(empty.contains("No one is on it yet"), "{empty}");
    assert!(
        empty.contains("if you win, you take their place"),
        "{empty}"
    );
    let early = on_ladder(&discord, nia, &games, &[]).await;
    for (place, player) in (1..).zip(&players) {
        let join = [Step::Press("Join")];
        let entered = on_ladder(&discord, player, &games, &join).await.updated();
        assert!(
            entered.contains(&format!("You’re number {place}")),
            "{entered}"
        );
    }
    // She had opened the ladder before she joined.
    let again = discord.press(nia, early.message(), "Join").await.private();
    assert!(again.contains("already"), "{again}");
    let shown = asks(pia, json!({})).await;
    let reach = [ben, nia, oda].map(Member::mention).join(", ");
    assert!(shown.contains(&reach), "{shown}");
    for (by, opponent, why) in [
        (pia, ada, "is 4 places above you"),
        (ada, pia, "isn’t above you"),
    ] {
        let options = json!({ "opponent": opponent.id });
        let refused = asks(by, options).await;
        assert!(refused.contains(why), "{refused}");
    }

    let options = json!({ "opponent": ben.id, "pace": "none" });
    asks(oda, options).await;
    let card = discord.picture_after(&games, ben, "0").await;
    let at_stake = text(&card["content"]);
    assert!(
        at_stake.contains("Ladder match: if the challenger wins"),
        "{at_stake}"
    );
    discord.press(ben, &card, "Accept").await.acknowledged();
    let opened = discord
        .message_where(&games, ben, |message| message["thread"].is_object())
        .await;
    let thread = text(&opened["thread"]["id"]);
    discord.picture_after(&thread, ben, "0").await;
    let sure = discord.command(ben, &thread, "resign", json!({})).await;
    discord.press(ben, sure.message(), "Yes, resign").await;
    let order = [ada, oda, ben, nia, pia];
    let rungs: Vec<String> = (1..)
        .zip(order)
        .map(|(place, player): (u32, _)| format!("- {place}. {}", player.mention()))
        .collect();
    let rungs = rungs.join("\n");
    let ended = |message: &Value| text(&message["content"]).contains("has the new standings");
    discord.message_where(&games, &players[0], ended).await;
    discord
        .until("the new order", async || {
            let shown = asks(ada, json!({})).await;
            if shown.contains(&rungs) {
                Ok(())
            } else {
                Err(shown.into())
            }
        })
        .await;
    let leave = [Step::Press("Leave")];
    let left = on_ladder(&discord, ada, &games, &leave).await.updated();
    assert!(left.contains("You’re off the"), "{left}");
    let shown = asks(oda, json!({})).await;
    assert!(shown.contains("You’re at the top"), "{shown}");
    discord.judge().await;
}

async fn who_declines_twice_has_left_or_is_taken_off_makes_room(data: Data) {
    let discord = Discord::start().await;
    let _bot = Task::start(&discord, &data).await;
    let guild = text(&discord.get("/state").await["guilds"][0]["id"]);
    let path = format!("/guilds/{guild}/members");
    discord.post(&path, json!({ "name": "Nia" })).await;
    let games = discord.channel("games").await;
    let (ada, ben) = (discord.member("Ada").await, discord.member("Ben").await);
    let nia = discord.member("Nia").await;
    let asks = async |by: &Member, mut options: Value| {
        options["game"] = json!("courtyard");
        let answer = discord.command(by, &games, "ladder", options).await;
        answer.private()
    };
    for player in [&ada, &ben, &nia] {
        let join = [Step::Press("Join")];
        on_ladder(&discord, player, &games, &join).await.updated();
    }
    let shown = asks(&ada, json!({})).await;
    assert!(shown.contains("don’t play here for 60 days"), "{shown}");
    for (number, fate) in [
        (1, "again within 30 days"),
        (2, "’s place on the `/ladder`"),
    ] {
        let options = json!({ "opponent": ada.id });
        let made = asks(&ben, options.clone()).await;
        assert!(made.contains(&format!("#{number}")), "{made}");
        let again = asks(&ben, options).await;
        assert!(again.contains("already have a challenge"), "{again}");
        let waits = |message: &Value| {
            text(&message["content"]).contains(&format!("#{number}"))
                && text(&message["content"]).contains("twice within 30 days")
        };
        let card = discord.message_where(&games, &ada, waits).await;
        discord.press(&ada, &card, "Decline").await.acknowledged();
        let told = |message: &Value| {
            text(&message["content"]).contains(&format!("#{number}"))
                && text(&message["content"]).contains(fate)
        };
        discord.message_where(&games, &ada, told).await;
    }
    let order = async |expected: &[&Member]| {
        let rungs = (1..).zip(expected);
        let rungs: Vec<String> = rungs
            .map(|(place, player): (u32, _)| format!("- {place}. {}", player.mention()))
            .collect();
        let rungs = rungs.join("\n");
        discord
            .until("the order", async || {
                let shown = asks(&ben, json!({})).await;
                if shown.ends_with(&rungs) {
                    Ok(())
                } else {
                    Err(shown.into())
                }
            })
            .await;
    };
    order(&[&ben, &ada, &nia]).await;
    // The bot is not told that Nia has left: it asks once a day.
    discord.delete(&format!("{path}/{}", nia.id)).await;
    discord.advance(Duration::from_hours(25)).await;
    order(&[&ben, &ada]).await;
    let mona = manager(&discord, &guild).await;
    let open = on_ladder(&discord, &mona, &games, &[]).await;
    let remove = Step::Choose("ladder-remove", json!(ada.id));
    let removed = on_ladder(&discord, &mona, &games, &[remove]).await;
    let removed = removed.updated();
    let off = format!("{} was removed from the Courtyard ladder", ada.mention());
    assert!(removed.contains(&off), "{removed}");
    order(&[&ben]).await;
    let log = discord.manager(&mona, &games).log().await;
    let off = format!(
        "{} removed {} from the Courtyard ladder",
        mona.mention(),
        ada.mention()
    );
    assert!(log.contains(&off), "{log}");
    let ada = json!(ada.id);
    let again = discord.select(&mona, open.message(), "ladder-remove", &ada);
    let again = again.await.private();
    assert!(again.contains("isn’t on this ladder"), "{again}");
    discord.judge().await;
}

/// Adds a member who can manage the server.
async fn manager(discord: &Discord, guild: &str) -> Member {
    let role = json!({ "name": "steward", "permissions": ["MANAGE_GUILD"] });
    let role = discord.post(&format!("/guilds/{guild}/roles"), role).await["id"].clone();
    let members = format!("/guilds/{guild}/members");
    discord.post(&members, json!({ "name": "Mona" })).await;
    let mona = discord.member("Mona").await;
    let mut roles = discord.roles(guild, &mona).await;
    roles.push(role);
    let path = format!("{members}/{}", mona.id);
    discord.patch(&path, json!({ "roles": roles })).await;
    mona
}
