//! Courtier in Discord: commands, buttons, and saying what is in the outbox.
//!
//! serenity speaks to Discord and poise brings the commands. What a player asks for goes to the
//! [`Host`]; the answer to it is private, and what everybody sees comes through the outbox
//! (`delivery`), so that nothing a player was told of can be lost.
//!
//! # The floors
//!
//! - `permissions`: what the bot must be permitted to do, and where.
//! - `ids`: custom ids, from values to texts and back.
//! - `messages`: what is shown, within Discord's limits.
//! - `cards`: from views to messages.
//! - `handlers`: commands, clicks, forms and the picker.
//! - `delivery`: the outbox, posted.
//! - `background`: what goes on by itself.
//! - `connection`: the HTTP client, and logging in.
//!
//! A module and those that it uses, compared with the source by `tests/house`:
//!
//! ```text
//! error       —
//! ids         —
//! permissions —
//! messages    ids
//! cards       messages ids error
//! handlers    cards messages permissions ids error
//! delivery    cards messages error
//! background  —
//! connection  error
//! ```

mod background;
mod cards;
mod connection;
mod delivery;
mod error;
mod handlers;
mod ids;
mod messages;
mod permissions;

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use self::handlers::Data;
use crate::{
    config::{Config, Shard},
    host::{Holder, Host},
};

pub use error::{ConnectError, Error};
pub use permissions::INVITED;

/// Runs the bot until `stop` is done.
///
/// # Errors
/// If Discord cannot be reached, or refuses the token or the commands.
pub async fn run(
    config: &Config,
    host: Host,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), Error> {
    let http = connection::open(config).await?;
    let me = connection::log_in(&http).await?;
    let options = handlers::options();
    let commands = handlers::registration(&options.commands);
    http.create_global_commands(&commands).await?;
    let awake = host.wake().await?;
    tracing::info!(bot = %me.name, outage = ?awake.outage, "logged in");

    let mut client = serenity::ClientBuilder::new_with_http(http, intents())
        .framework(framework(options, host.clone()))
        .await?;
    let mut tasks = tokio::task::JoinSet::new();
    let holder = Holder::random();
    tasks.spawn(delivery::run(
        host.clone(),
        Arc::clone(&client.http),
        me.id,
        holder,
    ));
    tasks.spawn(background::keep_time(host.clone(), awake));
    tasks.spawn(background::tend_database(host.clone()));
    tasks.spawn(background::prune_rate_limits(
        Arc::clone(&client.http),
        host.clock().clone(),
    ));
    let shards = Arc::clone(&client.shard_manager);
    let connected = async {
        match config.shard {
            Some(Shard { id, count }) => client.start_shard(id, count).await,
            None => client.start_autosharded().await,
        }
    };
    let ended = tokio::select! {
        ended = connected => ended,
        () = stop => {
            tracing::info!("stopping");
            shards.shutdown_all().await;
            Ok(())
        }
    };
    // Another process goes on at once with what this one would have delivered.
    tasks.shutdown().await;
    host.give_back(holder).await?;
    Ok(ended?)
}

/// Slash commands and buttons need none, least of all a privileged one.
const fn intents() -> serenity::GatewayIntents {
    serenity::GatewayIntents::empty()
}

fn framework(
    options: poise::FrameworkOptions<Data, Error>,
    host: Host,
) -> poise::Framework<Data, Error> {
    poise::Framework::builder()
        .options(options)
        .setup(move |_, _, _| Box::pin(async move { Ok(Data { host }) }))
        .build()
}
