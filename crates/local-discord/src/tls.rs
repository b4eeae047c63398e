//! The API over TLS, under Discord's own name.
//!
//! Some libraries send their requests only to `discord.com` as long as they enforce its limits.
//! Such a bot needs to know two things: that `discord.com` is this machine, and that the authority
//! [`CA`](crate::CA) can be trusted.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
};

use axum::serve::Listener;
use native_tls::Identity;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc,
    task::JoinSet,
};
use tokio_native_tls::{TlsAcceptor, TlsStream};

use super::server::send_at_once;

const CERTIFICATE: &[u8] = include_bytes!("../tls/discord.com.pem");
const KEY: &[u8] = include_bytes!("../tls/discord.com.key.pem");

/// How many connections can wait to be served.
const WAITING: usize = 16;

/// Connections whose handshake is done.
#[derive(Debug)]
pub(crate) struct TlsListener {
    address: SocketAddr,
    connections: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
    /// Ends with this listener.
    _shaking_hands: JoinSet<()>,
}

impl TlsListener {
    /// Listens on any free port of this machine.
    pub(crate) async fn bind() -> io::Result<Self> {
        let identity = Identity::from_pkcs8(CERTIFICATE, KEY).map_err(io::Error::other)?;
        let acceptor = native_tls::TlsAcceptor::new(identity).map_err(io::Error::other)?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let (done, connections) = mpsc::channel(WAITING);
        let mut tasks = JoinSet::new();
        tasks.spawn(shake_hands(listener, acceptor.into(), done));
        Ok(Self {
            address,
            connections,
            _shaking_hands: tasks,
        })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }
}

/// Performs the TLS handshakes of incoming connections, each in its own task: a slow one does not
/// delay the others.
async fn shake_hands(
    mut listener: TcpListener,
    acceptor: TlsAcceptor,
    done: mpsc::Sender<(TlsStream<TcpStream>, SocketAddr)>,
) {
    let mut handshakes = JoinSet::new();
    loop {
        let (connection, from) = Listener::accept(&mut listener).await;
        send_at_once(&connection);
        let (acceptor, done) = (acceptor.clone(), done.clone());
        handshakes.spawn(async move {
            match acceptor.accept(connection).await {
                // Without a receiver the local Discord has ended.
                Ok(stream) => drop(done.send((stream, from)).await),
                Err(error) => tracing::debug!(%error, "a TLS handshake failed"),
            }
        });
        while handshakes.try_join_next().is_some() {}
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        match self.connections.recv().await {
            Some(connection) => connection,
            // The task that accepts connections has ended, so none will come.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        Ok(self.address)
    }
}
