#![doc = include_str!("../README.md")]

mod activity;
mod app;
mod clock;
mod control;
mod endpoints;
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
mod options;
mod packed;
mod page;
mod permissions;
mod ports;
mod record;
mod refusal;
mod rest;
mod server;
mod state;
mod timeline;
mod tls;
mod wire;
mod world;

use std::{
    net::{Ipv4Addr, Ipv6Addr, SocketAddr},
    path::Path,
    sync::Arc,
    time::Duration,
};

use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

pub use options::{FIRST_ANSWER, Limits, Options, StartError};
pub use ports::free_address;
pub use state::BotWish;

use app::App;
use clock::Clock;
use keep::{Keep, Kept};
use record::Record;
use state::State;
use timeline::Timeline;
use tls::TlsListener;
use world::{ContentsFolder, World};

/// The bot's token. It is always the same and not a secret, because it gives access only to a local
/// Discord. Like a real one it begins with the bot's id in base64.
pub const TOKEN: &str = "MTE5MDAwMDAwMDAwMDAwMDAwMQ.local.only-for-the-local-discord";

/// The secret with which the bot exchanges the codes of its Activity.
pub const CLIENT_SECRET: &str = "secret-only-for-the-local-discord";

/// The authority that has signed the local Discord's certificate for `discord.com`, as PEM: see
/// [`LocalDiscord::tls`]. It is always the same, and nothing else trusts it.
pub const CA: &str = include_str!("../tls/ca.pem");

/// How long requests in progress have when the local Discord stops.
const FAREWELL: Duration = Duration::from_secs(2);

/// A running local Discord. Dropping it stops it too, without waiting.
#[derive(Debug)]
pub struct LocalDiscord {
    app: Arc<App>,
    address: SocketAddr,
    tls: SocketAddr,
    server: JoinHandle<()>,
}

impl LocalDiscord {
    /// Returns the key by which a bot knows what Discord posts to it, in hexadecimal digits.
    pub fn public_key(&self) -> String {
        self.app.read(|state| state.endpoints.public_key())
    }

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
            // It listens on all addresses; the bot, on this machine, connects by loopback.
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
        let Opened {
            contents,
            keep,
            kept,
        } = open(options.keep.as_deref())?;
        let clock = Clock::new();
        let mut world = match kept {
            None => World::new(&options, clock.now()),
            Some(kept) => {
                clock.advance(Duration::from_millis(kept.clock_ahead_ms));
                let mut world = kept.world;
                world.remember_nonces();
                world
            }
        };
        world.base_url = format!("http://{address}");
        world.invitation = options.invitation();
        let (endpoints, posts) = endpoints::Endpoints::new();
        let state = State {
            world,
            clock,
            gateway: gateway::Gateway::default(),
            timeline: Timeline::new(record),
            faults: faults::Faults::default(),
            held: gateway::Held::default(),
            limits: limits::RateLimits::new(options.limits.into()),
            endpoints,
            activity: activity::Activity::default(),
            answer_within: u64::try_from(options.answer_within.as_millis()).unwrap_or(u64::MAX),
            first_command: options.first_command,
            notice: None,
            shown: None,
            bot_wish: watch::Sender::new(BotWish {
                running: true,
                restarts: 0,
            }),
        };
        let app = Arc::new(App::new(state, contents, keep, options.lag));
        let secure = TlsListener::bind().await.map_err(StartError::Tls)?;
        let tls = secure.address();
        let server = tokio::spawn(server::serve(listener, secure, Arc::clone(&app), posts));
        Ok(Self {
            app,
            address,
            tls,
            server,
        })
    }

    /// Returns the address of the page, and the base of the paths of the API and of the control
    /// interface: `http://127.0.0.1:PORT`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Gives the application an Activity whose page is at this address, on this machine.
    pub fn set_activity(&self, url: String) {
        self.app.update(|state| state.set_activity(Some(url)));
    }

    /// Returns the address where the API is served over TLS as `discord.com`, on this machine only.
    /// A bot that trusts [`CA`] and resolves `discord.com` to this address needs no other setting.
    pub fn tls(&self) -> SocketAddr {
        self.tls
    }

    /// Returns how far its clock has been moved forward. A bot written in Rust can follow it.
    pub fn time_shift(&self) -> watch::Receiver<Duration> {
        self.app.clock.watch()
    }

    /// Returns what people at the page want from the bot, for a program that also runs the bot.
    /// While nobody holds this, they cannot ask.
    pub fn bot_wish(&self) -> watch::Receiver<BotWish> {
        // An update, because the page shows whether they can ask.
        self.app.update(|state| state.bot_wish.subscribe())
    }

    /// Returns when someone at the control interface has asked the local Discord to stop.
    pub async fn stopped(&self) {
        self.app.stopped().await;
    }

    /// Closes all connections, refuses new ones, and writes the record and the kept world.
    pub async fn stop(mut self) {
        self.app.stop();
        // A request that hangs is cut off. If the server has panicked, that has ended it too.
        let _ = tokio::time::timeout(FAREWELL, &mut self.server).await;
        self.app.update(|state| state.timeline.flush());
        server::save(Arc::clone(&self.app)).await;
    }
}

impl Drop for LocalDiscord {
    fn drop(&mut self) {
        self.app.stop();
        self.server.abort();
    }
}

/// The files on disk when a local Discord starts.
struct Opened {
    contents: Arc<ContentsFolder>,
    keep: Option<Keep>,
    kept: Option<Kept>,
}

fn open(folder: Option<&Path>) -> Result<Opened, StartError> {
    let Some(folder) = folder else {
        let contents = ContentsFolder::temporary().map_err(StartError::Contents)?;
        return Ok(Opened {
            contents: Arc::new(contents),
            keep: None,
            kept: None,
        });
    };
    let open = || {
        let (mut keep, contents) = Keep::open(folder)?;
        let kept = keep.read(&contents)?;
        Ok(Opened {
            contents,
            keep: Some(keep),
            kept,
        })
    };
    open().map_err(|source| StartError::Keep {
        path: folder.to_owned(),
        source,
    })
}
