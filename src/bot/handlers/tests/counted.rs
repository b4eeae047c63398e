//! State that the steps of the start pass on to those that follow.

use local_discord::{CA, Limits, LocalDiscord, TOKEN};
use poise::serenity_prelude as serenity;
use serde_json::Value;

use crate::{
    bot::log_in,
    config::Config,
    host::{Host, life},
};
use domain::clock::Clock;
use store::Holder;

/// Requests that serenity repeats count for the pace of deliveries, although no one else sees them.
#[tokio::test]
async fn what_discord_refuses_to_the_client_is_counted_for_deliveries() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = local_discord::Options {
        limits: Limits::Real,
        ..local_discord::Options::default()
    };
    let discord = LocalDiscord::start(options).await.expect("starts");
    let certificate = folder.path().join("ca.pem");
    std::fs::write(&certificate, CA).expect("written");
    let certificate = certificate.display().to_string();
    let file = folder.path().join("courtier.db").display().to_string();
    let config = Config::read(|name| match name {
        "DISCORD_TOKEN" => Some(TOKEN.to_owned()),
        "DISCORD_API_BASE" => Some(format!("https://{}", discord.tls())),
        "DISCORD_API_CA" => Some(certificate.clone()),
        "DATABASE_PATH" => Some(file.clone()),
        _ => None,
    });
    let config = config.expect("good settings");
    let host = Host::open(&config.database, Clock::shifted(discord.time_shift()));
    let begun = log_in(&config, &host, Holder::random())
        .await
        .expect("it is let in");

    let state = reqwest::get(format!("{}/control/state", discord.url())).await;
    let state: Value = state.expect("an answer").json().await.expect("JSON");
    let channel = state["guilds"][0]["channels"][0]["id"].as_str();
    let channel: u64 = channel.expect("an id").parse().expect("a number");
    let send = || {
        let message = serenity::CreateMessage::new().content("Hello");
        serenity::ChannelId::new(channel).send_message(&begun.http, message)
    };
    assert_eq!(begun.refusals.count(), 0);
    // It is not known yet that the sixth will be refused.
    let six = futures_util::future::join_all((0..6).map(|_| send())).await;
    assert!(six.iter().all(Result::is_ok));
    assert_eq!(begun.refusals.count(), 1);
    life::close_database(&host).await.expect("closes");
    discord.stop().await;
}
