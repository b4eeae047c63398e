#![doc = include_str!("../README.md")]

mod app;
mod clock;
mod control;
mod events;
mod faults;
mod files;
mod gateway;
mod guard;
mod id;
mod judge;
mod keep;
mod limits;
mod marks;
mod page;
mod permissions;
mod record;
mod rest;
mod timeline;
mod wire;
mod world;

use std::{
    io,
    net::{Ipv4Addr, Ipv6Addr, SocketAddr},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::StatusCode,
    middleware,
    routing::{any, get},
};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

pub use app::BotWish;

use app::{App, State};
use clock::Clock;
use keep::{Keep, Kept};
use record::Record;
use timeline::Timeline;
use world::World;

/// How to run a sandbox.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen. Port 0 means any free one.
    pub address: SocketAddr,
    /// Whether the address may be one that other machines reach. Whoever reaches it can do
    /// everything.
    pub exposed: bool,
    /// A file to which every request and every event is appended as a line of JSON.
    pub record: Option<PathBuf>,
    /// A folder that keeps the world and the clock from one sandbox to the next. Without it they
    /// end with the sandbox.
    pub keep: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            exposed: false,
            record: None,
            keep: None,
        }
    }
}

/// Why a sandbox did not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The address could be reached from other machines.
    #[error(
        "the local Discord listens on loopback only unless it is told to be exposed, not on {0}"
    )]
    NotLoopback(SocketAddr),
    /// The address is taken or forbidden.
    #[error("cannot listen on {address}")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The folder cannot be written, or holds something else.
    #[error("cannot go on from the folder {path}")]
    Keep {
        /// The folder asked for.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The record cannot be written.
    #[error("cannot write the record {path}")]
    Record {
        /// The file asked for.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// A running local Discord. Dropping it stops it too, without waiting.
#[derive(Debug)]
pub struct Sandbox {
    app: Arc<App>,
    address: SocketAddr,
    server: JoinHandle<()>,
}

/// How long requests under way may take when the sandbox stops.
const FAREWELL: Duration = Duration::from_secs(2);

/// How much a killed sandbox may forget of a world that is kept.
const SAVE_EVERY: Duration = Duration::from_secs(5);

/// How often idle threads are looked for while the clock runs by itself.
const IDLE_CHECK: Duration = Duration::from_mins(1);

impl Sandbox {
    /// Starts a local Discord with the world described above.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        if !options.address.ip().is_loopback() && !options.exposed {
            return Err(StartError::NotLoopback(options.address));
        }
        let listen = |source| StartError::Listen {
            address: options.address,
            source,
        };
        let listener = TcpListener::bind(options.address).await.map_err(listen)?;
        let mut address = listener.local_addr().map_err(listen)?;
        if address.ip().is_unspecified() {
            // Listening everywhere; the bot, on this machine, comes by loopback.
            address.set_ip(match address {
                SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
                SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
            });
        }
        let record = match &options.record {
            None => None,
            Some(path) => Some(Record::open(path).map_err(|source| StartError::Record {
                path: path.clone(),
                source,
            })?),
        };
        let (keep, kept) = open_keep(options.keep.as_deref())?;
        let clock = Clock::new();
        let mut world = match kept {
            None => World::new(clock.now()),
            Some(kept) => {
                clock.advance(Duration::from_millis(kept.clock_ahead_ms));
                kept.world
            }
        };
        world.base_url = format!("http://{address}");
        let state = State {
            world,
            clock,
            gateway: gateway::Gateway::default(),
            timeline: Timeline::new(record),
            faults: faults::Faults::default(),
            limits: limits::RateLimits::default(),
        };
        let app = Arc::new(App::new(state, bot_token(), keep));
        let server = tokio::spawn(serve(listener, Arc::clone(&app)));
        Ok(Self {
            app,
            address,
            server,
        })
    }

    /// Where it is: `http://127.0.0.1:PORT`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The bot's token, which it accepts and no other.
    pub fn token(&self) -> &str {
        &self.app.token
    }

    /// How far its clock has been moved forward.
    pub fn time_shift(&self) -> watch::Receiver<Duration> {
        self.app.clock.watch()
    }

    /// What people at the page want of the bot. As long as nobody holds this, they cannot ask.
    pub fn bot_wish(&self) -> watch::Receiver<BotWish> {
        self.app.bot_wish.subscribe()
    }

    /// Ends when the sandbox has been asked to stop, by [`Sandbox::stop`] or over HTTP.
    pub async fn stopped(&self) {
        self.app.stopped().await;
    }

    /// Closes all connections, refuses new ones, and flushes the record.
    pub async fn stop(mut self) {
        self.app.stop();
        // A request that hangs is cut off. A panic of the server has ended it too.
        let _ = tokio::time::timeout(FAREWELL, &mut self.server).await;
        self.app.update(|state| state.timeline.flush());
        save(Arc::clone(&self.app)).await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.app.stop();
        self.server.abort();
    }
}

fn open_keep(folder: Option<&Path>) -> Result<(Option<Keep>, Option<Kept>), StartError> {
    let Some(folder) = folder else {
        return Ok((None, None));
    };
    let (keep, kept) = Keep::open(folder).map_err(|source| StartError::Keep {
        path: folder.to_owned(),
        source,
    })?;
    Ok((Some(keep), kept))
}

/// Writes the world to its folder; the next time may go better than this one.
async fn save(app: Arc<App>) {
    let saved = tokio::task::spawn_blocking(move || app.save()).await;
    if let Err(error) = saved.unwrap_or_else(|panic| Err(io::Error::other(panic))) {
        tracing::error!(%error, "the local Discord cannot be kept");
    }
}

/// The token of the bot: three parts, the first one its id, as libraries check it. It opens
/// nothing but this sandbox, so it is always the same.
fn bot_token() -> String {
    let id = hex(&world::fixed::BOT.to_string());
    format!("{id}.courtier.{}", hex("only the local Discord"))
}

fn hex(text: &str) -> String {
    text.bytes()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .filter_map(|n| char::from_digit(n.into(), 16))
        .collect()
}

async fn serve(listener: TcpListener, app: Arc<App>) {
    let router = Router::new()
        .route("/api/{*path}", any(rest::handle))
        .route("/gateway", any(gateway::upgrade))
        .route("/gateway/", any(gateway::upgrade))
        .route("/attachments/{channel}/{id}/{filename}", get(files::serve))
        .nest("/control", control::routes())
        .route("/", get(page::index))
        .route("/page/{file}", get(page::file))
        .fallback(async || (StatusCode::NOT_FOUND, "There is nothing here."))
        // Discord's own limits are checked where the body is read.
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn(guard::check))
        .with_state(Arc::clone(&app));
    let stopping = Arc::clone(&app);
    let server = axum::serve(listener, router)
        .with_graceful_shutdown(async move { stopping.stopped().await });
    let archiver = async {
        loop {
            tokio::time::sleep(IDLE_CHECK).await;
            app.update(State::archive_idle_threads);
        }
    };
    let keeper = async {
        let mut saved = app.changes();
        loop {
            tokio::time::sleep(SAVE_EVERY).await;
            let changes = app.changes();
            if changes != saved {
                save(Arc::clone(&app)).await;
                saved = changes;
            }
        }
    };
    tokio::select! {
        () = keeper => {}
        ended = server => {
            if let Err(error) = ended {
                tracing::error!(%error, "the local Discord stopped serving");
            }
        }
        () = archiver => {}
    }
}
