//! A match between two servers whose channel is hidden in one of them.

use serde_json::json;

use super::Stage;
use crate::{
    discord::{Member, text},
    onlookers::Doors,
    running::{Data, on_either_engine},
};

on_either_engine!(a_match_is_hidden_in_the_server_where_its_channel_is);

/// Cleo is a member of both servers, and can see it where everyone can.
async fn a_match_is_hidden_in_the_server_where_its_channel_is(data: Data) {
    let stage = Stage::with(data).await;
    let world = &stage.world;
    let discord = &world.discord;
    let cleo = discord.member("Cleo").await;
    let channels = format!("/guilds/{}/channels", world.club);
    let bar = text(&discord.post(&channels, json!({ "name": "bar" })).await["id"]);
    let members = format!("/guilds/{}/members", world.club);
    discord.post(&members, json!({ "user": cleo.id })).await;
    let lounge = discord.channel("lounge").await;
    let sees = async |by: &Member, from: &str| {
        let board = json!({ "match": "1" });
        let board = discord.command(by, from, "board", board).await.private();
        !board.contains("There’s no challenge or match #1")
    };
    assert!(sees(&cleo, &lounge).await && sees(&cleo, &bar).await);
    Doors::of(discord, 1).await.hide(&world.hall).await;
    assert!(sees(&cleo, &lounge).await && !sees(&cleo, &bar).await);
    assert!(sees(&world.dan, &bar).await, "he plays");
    let any = json!({ "match": "" });
    let hidden = discord.complete(&cleo, &bar, "match", any.clone(), "match");
    assert_eq!(hidden.await, []);
    let shown = discord.complete(&cleo, &lounge, "match", any, "match");
    assert_eq!(shown.await.len(), 1);
    Doors::of(discord, 0).await.hide(&world.games).await;
    assert!(!sees(&cleo, &lounge).await && !sees(&cleo, &bar).await);
    discord.judge_strictly().await;
}
