//! What the settings of a server name is deleted in Discord.

use std::time::Duration;

use serde_json::{Value, json};

use super::Court;
use crate::{
    contests::league::League,
    discord::{Discord, text},
    ratings::Servers,
    running::{Data, on_either_engine},
    seasons::{best_role, champion_role},
    steps::{Step, given},
};

on_either_engine!(
    a_deleted_channel_is_cleared_from_every_setting_that_names_it,
    a_captain_who_leaves_the_server_is_removed_and_the_log_says_so,
);

/// Over HTTP no event tells of it, and the bot asks when a page is opened.
async fn a_deleted_channel_is_cleared_from_every_setting_that_names_it(data: Data) {
    let court = Court::with(data).await;
    let discord = &court.stage.discord;
    let lounge = court.new_channel("lounge", "text").await;
    let named = format!("<#{lounge}>");
    let card = court.open("boards").await;
    let wanted = json!(lounge);
    let chosen = court
        .choose(card.message(), "server-setting:home", &wanted)
        .await;
    assert!(chosen.updated().contains(&named));
    // News appear where they are asked for.
    let news = [
        Step::Choose("server-page", json!("rewards")),
        Step::Press("Announce season ends here"),
    ];
    let command = given("server", json!({}));
    let news = discord.steps(&court.mona, &lounge, command, &news).await;
    assert!(news.updated().contains(&named), "{}", news.updated());
    let puzzle = court.puzzles_in(&lounge).await.updated();
    assert!(puzzle.contains(&named), "{puzzle}");
    let asked = court.described(&court.mona, "We play").await;
    let opened = discord.press(&court.mona, asked.message(), "Publish").await;
    assert!(opened.updated().contains(&named), "{}", opened.updated());

    discord.delete(&format!("/channels/{lounge}")).await;
    let log = court.reads("log").await;
    let bot = text(&discord.get("/state").await["bot_id"]);
    for changed in [
        format!("where matches are shown: {named} → where the challenge was made"),
        format!("where season ends are announced: {named} → no channel"),
        format!("where the daily puzzle appears: {named} → no channel"),
        "whether other servers find this one: yes → no".to_owned(),
    ] {
        let line = format!("<@{bot}> changed {changed}");
        assert!(log.contains(&line), "{line} in {log}");
    }
    for (page, said) in [
        ("boards", "The channel for matches has been deleted"),
        ("boards", "The channel of the daily puzzle has been deleted"),
        ("rewards", "The channel for season ends has been deleted"),
        ("puzzle", "The channel of the daily puzzle has been deleted"),
        (
            "open",
            "The channel for other servers’ challenges has been deleted",
        ),
    ] {
        let shown = court.reads(page).await;
        assert!(shown.contains(said), "{said} in {shown}");
        assert!(!shown.contains(&named), "{shown}");
    }
    // Managers read so until they choose another one.
    let halls = court.new_channel("halls", "text").await;
    court.puzzles_in(&halls).await.updated();
    let shown = court.reads("puzzle").await;
    assert!(!shown.contains("has been deleted"), "{shown}");
    discord.judge().await;
}

#[tokio::test]
async fn a_deleted_role_honours_nobody_and_manages_no_tournament() {
    let stage = Servers::with(Data::new()).await;
    let Servers {
        discord,
        ada,
        channels: [games, _],
        ..
    } = &stage;
    let best = stage.role("Best", &[]).await;
    let arbiter = stage.role("Arbiter", &[]).await;
    let roles = [best_role(&best), champion_role(&best)];
    let said = stage.honours(&roles).await;
    assert!(said.contains(&format!("<@&{}>", text(&best))), "{said}");
    let cup = json!({
        "name": "Cup", "system": "swiss", "game": "courtyard", "pace": "none",
        "managers": arbiter,
    });
    discord.found(ada, games, cup).await.updated();
    let guild = text(&discord.get("/state").await["guilds"][0]["id"]);
    for role in [&best, &arbiter] {
        let path = format!("/guilds/{guild}/roles/{}", text(role));
        discord.delete(&path).await;
    }
    let said = stage.honours(&[]).await;
    for gone in [
        "I no longer give the role for the top three",
        "I no longer give the role for last season’s winner",
    ] {
        assert!(said.contains(gone), "{said}");
    }
    let log = discord.manager(ada, games).log().await;
    for (setting, role) in [
        ("the role for the top three", &best),
        ("the role for last season’s winner", &best),
        ("the managers’ role of a tournament", &arbiter),
    ] {
        let line = format!("{setting}: <@&{}> → no role", text(role));
        assert!(log.contains(&line), "{line} in {log}");
    }
    discord.judge().await;
}

async fn a_captain_who_leaves_the_server_is_removed_and_the_log_says_so(data: Data) {
    let league = League::set(&data, [2, 2]).await;
    let (discord, abbey) = (&league.discord, &league.abbey);
    league.open().await;
    league.agree(json!({ "boards": "2" })).await;
    let captain = &abbey.players[0];
    let name = [Step::Choose("contest-captain", json!(captain.id))];
    let named = league.on_contest(abbey, &abbey.manager, &name).await;
    let named = named.updated();
    assert!(named.contains("has a new captain"), "{named}");
    let path = format!("/guilds/{}/members/{}", abbey.guild, captain.id);
    discord.delete(&path).await;
    discord.advance(Duration::from_hours(4)).await;
    let bot = league.bot().await;
    let removed = format!("<@{bot}> removed {}", captain.mention());
    until_logged(discord, &removed, async || {
        league.manager(abbey).log().await
    })
    .await;
    discord.judge().await;
}

async fn until_logged(discord: &Discord, line: &str, log: impl AsyncFn() -> String) {
    discord
        .until(line, async || {
            let log = log().await;
            if log.contains(line) {
                Ok(())
            } else {
                Err(Value::String(log))
            }
        })
        .await;
}
