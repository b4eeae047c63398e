//! Courtier in Discord: commands, buttons, and the delivery of the outbox.
//!
//! serenity talks to Discord, and poise provides the commands. A player's request goes to the
//! [`Host`]; the answer to it is private, and whatever everyone sees goes through the outbox
//! (`delivery`), so that nothing that a player was told about can be lost. What each subject does is in its folder, and what
//! all of them share (messages, custom ids, acts) is in `src/discord`.
//!
//! # The modules
//!
//! - `cards`: bulletins, refusals, and what the live page shows.
//! - `delivery`: posts the messages in the outbox.
//! - `handlers`: the router of commands, clicks and forms.
//! - `thinking`: the computer's turns.
//! - `background`: background tasks, and `tasks`, which keeps them running.
//! - `backups`: backups of an SQLite file.
//! - `health`: how the bot is, over HTTP.
//! - `service`: how the bot is, for systemd.
//! - `presence`: Discord's events about the servers that the bot is in.
//! - `welcome`: where the bot introduces itself in a new server.
//! - `lateness`: which interactions can still be answered.
//! - `connection`: the HTTP client, and the login.
//! - `gateway`: the connection of a shard, through which Discord sends events.
//! - `sharing`: which shards this process has.
//! - `listener`: what comes over HTTP, within limits.
//! - `live`: the page with live boards.
//! - `webhooks`: what Discord posts over HTTP instead of sending it over the gateway.
//! - `examination`: an application in Discord, as an operator wants to know it.
//!
//! Each module and those that it uses; `tests/source` compares this with the source:
//!
//! ```text
//! cards         —
//! delivery      cards
//! handlers      cards presence lateness tasks
//! thinking      —
//! background    service
//! tasks         —
//! backups       —
//! health        —
//! service       —
//! presence      welcome
//! welcome       —
//! lateness      —
//! connection    lateness
//! gateway       —
//! sharing       handlers gateway
//! listener      —
//! live          cards lateness connection listener
//! webhooks      handlers presence welcome gateway connection
//! examination   handlers connection
//! ```
//!
//! # From start to end
//!
//! At the start, the bot waits out temporary problems, such as no network or a Discord outage. When
//! it is asked to stop, it leaves the gateway, answers the requests that have already come in, and
//! only then closes the database. Each of these steps takes bounded time.

mod background;
mod backups;
pub(crate) mod cards;
mod connection;
pub(crate) mod delivery;
mod examination;
mod gateway;
pub(crate) mod handlers;
mod health;
pub(crate) mod lateness;
mod listener;
mod live;
pub(crate) mod presence;
mod service;
mod sharing;
mod tasks;
mod thinking;
mod webhooks;
mod welcome;

use std::{pin::pin, sync::Arc, time::Duration};

use axum::Router;
use poise::serenity_prelude as serenity;
use tokio::time::timeout;

use self::{
    connection::Login, handlers::Admission, handlers::Dispatcher, health::Health,
    lateness::Lateness, lateness::Pulse, listener::Capacity, listener::Listener, live::LivePage,
    service::State, sharing::Connections, sharing::Sharing, tasks::Tasks, webhooks::Webhooks,
};
use crate::{
    config::Config,
    discord::{
        delivery::{Courier, Deliverer, Refusals},
        handlers::{Data, localize},
        reach::{self, Incoming, Reach},
        registration,
        visibility::Visibility,
    },
    host::{Beat, Company, Division, Host, Meeting, Member, Report, life, processes},
    rankings::handlers::give_roles,
    retry::retry,
};
use domain::{clock::Timestamp, matches::Shard, processes::BEAT};
use store::Holder;

pub use crate::discord::error::{ConnectError, Error};
pub use crate::discord::permissions::INVITED;
pub use crate::discord::registration::Commands;
pub use examination::{Application, Lacking, Posting, Sessions, examine};
pub use health::{DatabaseStatus, QueueStatus, ShardStatus, Status};

type Options = poise::FrameworkOptions<Data, Error>;

/// How long handlers have for their answers when the bot stops. No user waits longer for an answer, and
/// systemd kills a process that takes 90 seconds.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// How long the database can take for each of the last steps. A server may be away, and nothing that was
/// acknowledged depends on them.
const LAST_WRITES: Duration = Duration::from_secs(20);

/// The status of a request that comes too soon. serenity makes it again, so no code is known.
const TOO_MANY: u16 = 429;

/// Runs the bot until `stop` is done, and then closes the database, however the bot ends.
///
/// # Errors
/// If Discord refuses the token, or something fails that waiting does not fix.
pub async fn run(
    config: &Config,
    host: Host,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), Error> {
    run_with(handlers::options(), config, host, stop).await
}

async fn run_with(
    options: Options,
    config: &Config,
    host: Host,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), Error> {
    let host = host.asking_discord();
    let host = match &config.live_page {
        Some(page) => host.with_live_page(&page.url, page.secret.reveal()),
        None => host,
    };
    let ended = Box::pin(run_between(options, config, &host, stop)).await;
    // Some handler may still hold the host, and the next bot must be able to open the database.
    match timeout(LAST_WRITES, life::close_database(&host)).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            let error = Error::Store(error).chain();
            tracing::warn!(error, "the database could not be closed properly");
        }
        Err(_) => {
            tracing::warn!("the database doesn't answer, so the bot exits without closing it");
        }
    }
    ended
}

/// Tells how the bot is, logs in and goes on until `stop` is done.
async fn run_between(
    options: Options,
    config: &Config,
    host: &Host,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), Error> {
    let mut stop = pin!(stop);
    let health = Health::new(host.clone());
    let webhooks = match config.public_key {
        Some(key) => Some(Webhooks::new(key, host.clock().clone())?),
        None => None,
    };
    let capacity = listener::capacity();
    let front = Front {
        webhooks,
        page: page(config, host, capacity),
    };
    let _answering = match config.listen {
        Some(address) => {
            let proxies = config.trusted_proxies.clone();
            let listener = Listener::bind(address, proxies, capacity).await?;
            Some(listener.answer(health.routes().merge(front.routes())))
        }
        None => None,
    };
    let holder = Holder::random();
    let begun = tokio::select! {
        begun = log_in(config, host, holder) => begun,
        () = &mut stop => {
            hand_over_work(host, holder).await;
            return Ok(());
        }
    };
    let ended = match begun {
        Ok(begun) => go_on(begun, options, config, host, &health, &front, stop).await,
        Err(error) => Err(error),
    };
    if let Some(page) = &front.page {
        page.end();
    }
    hand_over_work(host, holder).await;
    ended
}

/// What answers over HTTP, besides what tells how the bot is.
struct Front {
    webhooks: Option<Webhooks>,
    page: Option<LivePage>,
}

impl Front {
    fn routes(&self) -> Router {
        let webhooks = self.webhooks.as_ref().map(Webhooks::routes);
        let page = self.page.as_ref().map(LivePage::routes);
        webhooks.unwrap_or_default().merge(page.unwrap_or_default())
    }
}

/// Returns the page with live boards, if the operator wants one.
fn page(config: &Config, host: &Host, capacity: Capacity) -> Option<LivePage> {
    let settings = config.live_page.as_ref()?;
    Some(LivePage::new(host.clone(), settings, config, capacity))
}

/// Lets other processes immediately do what this one would have done.
async fn hand_over_work(host: &Host, holder: Holder) {
    match timeout(LAST_WRITES, processes::hand_over_work(host, holder)).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            let error = Error::from(error).chain();
            tracing::warn!(
                error,
                "this process could not sign off, so others wait until they consider it dead"
            );
        }
        Err(_) => {
            tracing::warn!(
                "the database doesn't answer, so other processes wait until they consider this one dead"
            );
        }
    }
}

/// The state once the bot is logged in.
struct Begun {
    http: Arc<serenity::Http>,
    refusals: Refusals,
    login: Login,
    lateness: Lateness,
    member: Member,
    meeting: Meeting,
    awake: Beat,
    /// When the bot ran before, or else began to: servers that joined later are new.
    since: Timestamp,
}

/// Logs in as soon as Discord and the database let it.
async fn log_in(config: &Config, host: &Host, holder: Holder) -> Result<Begun, Error> {
    let refusals = Refusals::default();
    let (heard, measurements) = (refusals.clone(), host.measurements().clone());
    let held_back = move |info| {
        if heard.record(&info) {
            measurements.refused(TOO_MANY, 0);
        }
    };
    let http = Arc::new(connection::open(config, held_back)?);
    let log_in = || connection::log_in(config, &http);
    let login = retry(
        "the bot can't log in to Discord yet",
        Error::is_transient_at_startup,
        log_in,
    )
    .await?;
    let lateness = Lateness::default();
    connection::compare_clock(&http, host.clock(), &lateness).await;
    let division = match config.shard {
        _ if config.public_key.is_some() => Division::None,
        Some(shard) => Division::Fixed(shard),
        None => Division::Shared {
            recommended: login.gateway.shards,
        },
    };
    let concurrency = login.gateway.session_start_limit.max_concurrency;
    let is_limited = http.ratelimiter.is_some();
    let concurrency = is_limited.then(|| u32::try_from(concurrency).unwrap_or(1));
    let member = Member::new(holder, division, concurrency);
    let (member, meeting) = have_shards(host, member).await?;
    let shards = shards_of(config, &meeting);
    let wake = || async {
        let since = life::last_run(host).await?;
        let awake = match meeting.company {
            Company::Running => life::wake_beside(host, &shards).await?,
            Company::None | Company::Unknown => life::wake(host, &shards).await?,
        };
        Ok((since, awake))
    };
    let (since, awake) = retry(
        "the database can't be used yet",
        Error::is_transient_at_startup,
        wake,
    )
    .await?;
    tracing::info!(bot = %login.me.name, outage = ?awake.outage, "logged in");
    Ok(Begun {
        http,
        refusals,
        login,
        lateness,
        member,
        meeting,
        awake,
        since,
    })
}

/// Returns the shards whose servers this process answers to. Over HTTP, that's all servers.
fn shards_of(config: &Config, meeting: &Meeting) -> Vec<Shard> {
    if config.public_key.is_some() {
        vec![Shard::ALL]
    } else {
        meeting.shards()
    }
}

/// How often a process that answers over HTTP looks, at its start, whether another one that was there runs.
/// Each beats once between two looks.
const LOOKS: u32 = 3;

/// Waits until this process has a shard, if there are any. As long as the others have all of them, it
/// stands by. Over HTTP, it waits until it knows whether others run.
async fn have_shards(host: &Host, mut member: Member) -> Result<(Member, Meeting), Error> {
    let mut stands_by = false;
    let mut looks = 0;
    loop {
        let meet = || async { Ok(processes::meet(host, &member, Report::default()).await?) };
        let (met, meeting) = retry(
            "the database can't be used yet",
            Error::is_transient_at_startup,
            meet,
        )
        .await?;
        looks += 1;
        let is_over_http = met.total() == 0;
        let knows_others = meeting.company != Company::Unknown || looks >= LOOKS;
        if !meeting.duties.is_empty() || (is_over_http && knows_others) {
            return Ok((met, meeting));
        }
        if meeting.takes_part && !is_over_http && !stands_by {
            tracing::info!("other processes have all shards, so this one stands by");
            stands_by = true;
        }
        member = met;
        host.clock().sleep_after(host.clock().now(), BEAT).await;
    }
}

/// Starts registering the commands in Discord.
fn start_registering(tasks: &mut Tasks, http: &Arc<serenity::Http>, options: &Options) {
    let commands = localize::registration(&options.commands);
    tasks.start(
        "registering commands",
        &(Arc::clone(http), commands),
        |(http, commands)| async move {
            registration::register(&http, &commands).await;
            // It is done once.
            std::future::pending::<()>().await;
        },
    );
}

async fn go_on(
    Begun {
        http,
        refusals,
        login,
        lateness,
        member,
        meeting,
        awake,
        since,
    }: Begun,
    options: Options,
    config: &Config,
    host: &Host,
    health: &Health,
    Front { webhooks, page }: &Front,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), Error> {
    let holder = member.holder();
    let (me, address) = (login.me.id, login.gateway.url.clone());
    let mut tasks = Tasks::default();
    let reach = Reach::new(
        host.clock().clone(),
        Arc::clone(&http),
        &shards_of(config, &meeting),
        match webhooks {
            Some(_) => Incoming::Posts,
            None => Incoming::Gateway,
        },
    );
    health.connected(reach.clone(), refusals.clone());
    let deliverer = Deliverer {
        me,
        holder,
        refusals,
    };
    let visibility = Visibility::new(host.clone(), Arc::clone(&http));
    let courier = Courier::new(
        host.clone(),
        Arc::clone(&http),
        reach.clone(),
        visibility.clone(),
        deliverer,
    );
    start_tasks(&mut tasks, &http, host, awake, &courier, &reach);
    tasks.start("playing as the computer", host, move |host| {
        thinking::run(host, holder)
    });
    if let Some(wanted) = &config.backups {
        let with = (host.clone(), wanted.clone());
        tasks.start("making backups", &with, |(host, wanted)| {
            backups::keep(host, wanted)
        });
    }
    start_registering(&mut tasks, &http, &options);

    let (admission, admitted) = Admission::new();
    let data = Data {
        host: host.clone(),
        courier: courier.clone(),
        visibility,
        since,
    };
    if let Some(page) = page {
        page.begin(config, &login, Arc::clone(&http), data.visibility.clone())?;
        tasks.start("noticing pauses", &page.pulse(), Pulse::keep);
        tasks.start("telling the page", page, |page| async move {
            page.keep().await;
        });
    }
    let dispatcher = Arc::new(Dispatcher::new(
        options,
        data,
        me,
        admission.clone(),
        reach.clone(),
        lateness.clone(),
    ));
    tasks.start(
        "hearing of Discord's time",
        &(Arc::clone(&http), lateness),
        |(http, lateness)| connection::keep_hearing(http, lateness),
    );
    tasks.start("forgetting old requests", host, background::forget_requests);
    if let Some(webhooks) = webhooks {
        let http = Arc::clone(&http);
        webhooks
            .begin(http, &login, Arc::clone(&dispatcher), since)
            .await?;
    }
    let mut sharing = Sharing {
        host: host.clone(),
        http,
        address,
        dispatcher,
        reach,
        courier,
        member,
        connections: Connections::default(),
    };
    service::tell(State::Ready);
    let ended = tokio::select! {
        error = sharing.keep(meeting) => Err(Error::Connect(error)),
        error = tasks.failed() => Err(error),
        () = stop => {
            tracing::info!("stopping");
            service::tell(State::Stopping);
            Ok(())
        }
    };
    // Until another process has its shards, Discord sends everything here and to no other one.
    sharing.leave().await;
    admission.shut();
    if timeout(LAST_ANSWERS, admitted.gone()).await.is_err() {
        tracing::warn!("some players get no answer, because the bot is stopping");
    }
    // Another process immediately takes over what this one would have delivered.
    tasks.stop().await;
    ended
}

/// Starts the tasks that every process has.
fn start_tasks(
    tasks: &mut Tasks,
    http: &Arc<serenity::Http>,
    host: &Host,
    awake: Beat,
    courier: &Courier,
    reach: &Reach,
) {
    tasks.start("delivery", courier, delivery::run);
    tasks.start("watching absences", courier, delivery::watch);
    tasks.start("watching ladders", courier, delivery::look_for_climbers);
    tasks.start(
        "the heartbeat",
        &(host.clone(), reach.clone(), awake),
        |(host, reach, awake)| background::beat(host, reach, awake),
    );
    tasks.start("chores", host, background::do_chores);
    tasks.start("watching Discord", reach, reach::watch);
    tasks.start("tending the database", host, background::tend_database);
    tasks.start("mending ratings", host, background::mend_ratings);
    let (host, http) = (host.clone(), Arc::clone(http));
    let clock = host.clock().clone();
    tasks.start(
        "giving roles",
        &(host.clone(), Arc::clone(&http)),
        |(host, http)| give_roles::keep(host, http),
    );
    tasks.start(
        "looking at what settings name",
        &(host.clone(), Arc::clone(&http)),
        |(host, http)| crate::servers::handlers::gone::keep(host, http),
    );
    tasks.start("pruning rate limits", &(http, clock), |(http, clock)| {
        background::prune_rate_limits(http, clock)
    });
}
