//! Courtier in Discord: commands, buttons, and saying what is in the outbox.
//!
//! serenity speaks to Discord and poise brings the commands. What a player asks for goes to the
//! [`Host`]; the answer to it is private, and what everybody sees comes through the outbox
//! (`delivery`), so that nothing a player was told of can be lost.

mod alt_text;
mod answer;
mod cards;
mod challenging;
mod commands;
mod components;
mod connection;
mod delivery;
mod error;
mod life;
mod picker;
mod text_board;

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use crate::{config::Config, host::Host, words::Locale};

pub use connection::ConnectError;
pub use error::Error;

/// What commands and buttons work on.
#[derive(Clone, Debug)]
struct Data {
    host: Host,
}

type Context<'a> = poise::Context<'a, Data, Error>;
type Framework<'a> = poise::FrameworkContext<'a, Data, Error>;

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
    let framework = options();
    let commands = commands::registration(&framework.commands);
    http.create_global_commands(&commands).await?;
    let outage = host.wake().await?;
    tracing::info!(bot = %me.name, ?outage, "logged in");

    let mut client = serenity::ClientBuilder::new_with_http(http, intents())
        .framework(self::framework(framework, host.clone()))
        .await?;
    // Ended by being dropped with this function.
    let mut tasks = tokio::task::JoinSet::new();
    tasks.spawn(delivery::run(host.clone(), Arc::clone(&client.http), me.id));
    tasks.spawn(life::keep_alive(host.clone()));
    tasks.spawn(life::expire_challenges(host.clone()));
    tasks.spawn(life::prune_rate_limits(
        Arc::clone(&client.http),
        host.clock().clone(),
    ));
    let shards = Arc::clone(&client.shard_manager);
    tokio::select! {
        ended = client.start_autosharded() => ended?,
        () = stop => {
            tracing::info!("stopping");
            shards.shutdown_all().await;
        }
    }
    Ok(())
}

/// Slash commands and buttons need none, least of all a privileged one.
const fn intents() -> serenity::GatewayIntents {
    serenity::GatewayIntents::empty()
}

fn options() -> poise::FrameworkOptions<Data, Error> {
    poise::FrameworkOptions {
        commands: commands::all(),
        event_handler: |framework, event| Box::pin(components::handle(framework, event)),
        on_error: |error| Box::pin(answer::on_error(error)),
        // Nobody is pinged unless a message names whom.
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        // No owners: the bot has no commands for them, and the question costs a request.
        initialize_owners: false,
        ..Default::default()
    }
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

/// The language of whoever an interaction is from.
fn locale_of(locale: &str) -> Locale {
    Locale::from_discord(locale)
}
