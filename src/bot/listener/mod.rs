//! Accepts what comes over HTTP, so that nobody on the Internet keeps others from it.
//!
//! Everything is answered at one address: how the bot is, what Discord posts, and the page. Whatever strangers
//! do there, the first two are answered: connections stay below the limit of descriptors ([`Capacity`]), one
//! that only waits makes room for a new one ([`connections`]), and the page takes no more than its part.

mod capacity;
mod connections;
mod descriptors;
mod stream;

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    http::{
        HeaderMap, HeaderValue, Request, Response, StatusCode,
        header::{CONNECTION, CONTENT_TYPE},
    },
    response::IntoResponse,
};
use http_body_util::BodyExt;
use hyper::{
    body::Incoming,
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::{rt::TokioIo, service::TowerToHyperService};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    task::JoinHandle,
    time::{MissedTickBehavior, interval, sleep, timeout},
};

use self::{
    connections::{Connections, Phase, Place},
    stream::Stream,
};
use crate::{
    config::{Network, TrustedProxies},
    discord::error::Error,
};

pub(super) use capacity::Capacity;

/// The longest body that anything here takes. Discord's interactions have some dozen KiB.
const LONGEST: usize = 256 * 1024;

/// The longest head of a request.
const LONGEST_HEAD: usize = 32 * 1024;

/// How often it is checked whose clients take too long.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// How long nothing is accepted after the operating system has refused to.
const AFTER_REFUSAL: Duration = Duration::from_millis(100);

/// How many clients are told at the same time that they have too many connections.
const MOST_REFUSED: usize = 16;

/// How long that can take.
const REFUSED_WITHIN: Duration = Duration::from_secs(1);

/// Where a request comes from: one household, if its address is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Client(pub(super) IpAddr);

/// An address at which the bot listens.
pub(super) struct Listener {
    socket: TcpListener,
    proxies: TrustedProxies,
    capacity: Capacity,
}

/// Answers at an address until this is dropped. Connections that are there then end, too: a browser would
/// otherwise go on asking a bot that is gone.
pub(super) struct Answering {
    task: JoinHandle<()>,
    connections: Connections,
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.task.abort();
        self.connections.end();
    }
}

/// Returns what strangers can take of this process, once its limits are raised as far as they can be.
pub(super) fn capacity() -> Capacity {
    Capacity::with(descriptors::raised())
}

impl Listener {
    /// Listens at this address.
    ///
    /// # Errors
    /// If nothing can listen there.
    pub(super) async fn bind(
        address: SocketAddr,
        proxies: TrustedProxies,
        capacity: Capacity,
    ) -> Result<Listener, Error> {
        let failed = |source| Error::Listen { address, source };
        let socket = TcpListener::bind(address).await.map_err(failed)?;
        let address = socket.local_addr().map_err(failed)?;
        tracing::info!(%address, connections = capacity.connections, "listening for HTTP requests");
        Ok(Listener {
            socket,
            proxies,
            capacity,
        })
    }

    /// Answers with these routes.
    pub(super) fn answer(self, routes: Router) -> Answering {
        let connections = Connections::new(self.capacity);
        let all = connections.clone();
        let task = tokio::spawn(async move {
            tokio::select! {
                () = self.accept(&all, routes) => {}
                () = end_overdue(&all) => {}
            }
        });
        Answering { task, connections }
    }

    async fn accept(self, connections: &Connections, routes: Router) {
        let proxies = Arc::new(self.proxies);
        let refusals = Arc::new(Semaphore::new(MOST_REFUSED));
        loop {
            connections.make_room().await;
            let (stream, peer) = match self.socket.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Whoever has left before is no trouble.
                    if error.kind() != std::io::ErrorKind::ConnectionAborted {
                        tracing::warn!(%error, "connections can't be accepted");
                        sleep(AFTER_REFUSAL).await;
                    }
                    continue;
                }
            };
            let peer = peer.ip().to_canonical();
            let address = (!proxies.has(peer)).then(|| Network::household(peer));
            let Some((place, ended)) = connections.take(address) else {
                // Without a permit, the connection is closed without a word.
                if let Ok(permit) = Arc::clone(&refusals).try_acquire_owned() {
                    tokio::spawn(async move {
                        refuse(stream).await;
                        drop(permit);
                    });
                }
                continue;
            };
            let talk = Talk {
                routes: routes.clone(),
                proxies: Arc::clone(&proxies),
                place: Arc::clone(&place),
                peer,
            };
            tokio::spawn(async move {
                let stream = TokioIo::new(Stream::new(stream, place));
                let service = service_fn(move |request| {
                    let talk = talk.clone();
                    async move { talk.respond(request).await }
                });
                let connection = http1::Builder::new()
                    .max_buf_size(LONGEST_HEAD)
                    .serve_connection(stream, service)
                    .with_upgrades();
                tokio::select! {
                    // Errors of connections are theirs.
                    _ = connection => {}
                    _ = ended => {}
                }
            });
        }
    }
}

/// Ends connections whose clients take too long, as long as the listener is there.
async fn end_overdue(connections: &Connections) {
    let mut every = interval(LOOK_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        connections.end_overdue();
    }
}

/// Says that there are too many connections. What has come meanwhile is read, or else the client would get an
/// error instead.
async fn refuse(mut stream: TcpStream) {
    const SAID: &str = "HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain; charset=utf-8\r\n\
        content-length: 43\r\nconnection: close\r\n\r\nToo many connections come from one address\n";
    let mut unread = [0; 4_096];
    let said = async {
        stream.write_all(SAID.as_bytes()).await?;
        stream.shutdown().await?;
        while stream.read(&mut unread).await? > 0 {}
        Ok::<_, std::io::Error>(())
    };
    // Whoever can't be told is left without a word.
    let _ = timeout(REFUSED_WITHIN, said).await;
}

/// What answers the requests of one connection.
#[derive(Clone)]
struct Talk {
    routes: Router,
    proxies: Arc<TrustedProxies>,
    place: Arc<Place>,
    peer: IpAddr,
}

impl Talk {
    async fn respond(
        &self,
        request: Request<Incoming>,
    ) -> Result<Response<Body>, std::convert::Infallible> {
        self.place.enter(Phase::Body);
        let (mut head, body) = request.into_parts();
        let body = match self.read(body).await {
            Ok(body) => body,
            Err(refused) => {
                self.place.enter(Phase::Idle);
                return Ok(refused);
            }
        };
        self.place.enter(Phase::Answering);
        let client = self.proxies.client(self.peer, hops(&head.headers));
        head.extensions.insert(Client(Network::household(client)));
        let request = Request::from_parts(head, body);
        let mut response = TowerToHyperService::new(self.routes.clone())
            .call(request)
            .await?;
        if self.place.is_over() && response.status() != StatusCode::SWITCHING_PROTOCOLS {
            let headers = response.headers_mut();
            headers.insert(CONNECTION, HeaderValue::from_static("close"));
        }
        self.place.enter(match response.status() {
            StatusCode::SWITCHING_PROTOCOLS => Phase::Socket,
            _ => Phase::Idle,
        });
        Ok(response)
    }

    /// Reads a whole body.
    async fn read(&self, mut body: Incoming) -> Result<Body, Response<Body>> {
        let mut read = Vec::new();
        while let Some(frame) = body.frame().await {
            let refused = |status| close((status, "the request can't be read\n").into_response());
            let frame = frame.map_err(|_| refused(StatusCode::BAD_REQUEST))?;
            // Trailers say nothing here.
            let Ok(data) = frame.into_data() else {
                continue;
            };
            if read.len() + data.len() > LONGEST {
                return Err(refused(StatusCode::PAYLOAD_TOO_LARGE));
            }
            read.extend_from_slice(&data);
            self.place.read(data.len());
        }
        Ok(Body::from(read))
    }
}

/// Lets the client know that nothing more is taken on this connection.
fn close(mut response: Response<Body>) -> Response<Body> {
    let headers = response.headers_mut();
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    headers.insert(
        CONTENT_TYPE,
        HeaderValue::from_static("text/plain; charset=utf-8"),
    );
    response
}

/// Returns what all lines `X-Forwarded-For` say, in their order.
fn hops(headers: &HeaderMap) -> impl DoubleEndedIterator<Item = &str> {
    let lines = headers.get_all("x-forwarded-for").into_iter();
    // A line that can't be read is a hop that says nothing.
    lines.flat_map(|line| line.to_str().unwrap_or_default().split(','))
}
