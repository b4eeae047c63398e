//! Sits between a program and PostgreSQL servers: it can lead to another server, and cut connections.

use std::{
    io::{Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU16, Ordering},
    },
    thread,
};

/// When a connection that commits is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "some of the tests cut no commit")]
pub(crate) enum Cut {
    /// The server has not received the commit.
    Before,
    /// The server has committed, and nobody has learned of it.
    After,
}

/// What its threads share.
#[derive(Debug, Default)]
struct Shared {
    /// The port of the server to which new connections lead.
    server: AtomicU16,
    /// How the next connection that commits is cut, and where the address leads from then on.
    next: Mutex<Option<(Cut, u16)>>,
    open: Mutex<Vec<TcpStream>>,
}

pub(crate) struct Proxy(Arc<Shared>);

#[allow(dead_code, reason = "some of the tests cut no commit")]
impl Proxy {
    /// Starts one before the server of this database, and returns the address that leads through it.
    pub(crate) fn before(address: &str) -> (Proxy, String) {
        let url = url::Url::parse(address).expect("a URL");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("bound").port();
        let mut through = url.clone();
        through.set_port(Some(port)).expect("a host");
        let shared = Arc::new(Shared::default());
        let proxy = Proxy(Arc::clone(&shared));
        proxy.lead_to(url.port().expect("a port"));
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                shared.connect(client);
            }
        });
        (proxy, through.into())
    }

    /// Lets new connections lead to this server. Those that are open stay.
    pub(crate) fn lead_to(&self, port: u16) {
        self.0.server.store(port, Ordering::SeqCst);
    }

    /// Cuts all connections.
    pub(crate) fn cut_all(&self) {
        for open in self.0.open.lock().expect("no panic").drain(..) {
            let _ = open.shutdown(Shutdown::Both);
        }
    }

    /// Cuts the next connection that commits.
    pub(crate) fn cut_next_commit(&self, cut: Cut) {
        self.cut_next_commit_and_lead_to(cut, self.0.server.load(Ordering::SeqCst));
    }

    /// Cuts the next connection that commits, and lets new ones lead to this server.
    pub(crate) fn cut_next_commit_and_lead_to(&self, cut: Cut, port: u16) {
        *self.0.next.lock().expect("no panic") = Some((cut, port));
    }

    /// Whether the connection that was to be cut has been.
    pub(crate) fn has_cut(&self) -> bool {
        self.0.next.lock().expect("no panic").is_none()
    }
}

impl Shared {
    fn connect(self: &Arc<Shared>, client: TcpStream) {
        let port = self.server.load(Ordering::SeqCst);
        let Ok(server) = TcpStream::connect(("127.0.0.1", port)) else {
            return;
        };
        let (back, forth) = (server.try_clone(), client.try_clone());
        let (mut back, mut forth) = (back.expect("cloned"), forth.expect("cloned"));
        let open = [client.try_clone(), server.try_clone()].map(|stream| stream.expect("cloned"));
        self.open.lock().expect("no panic").extend(open);
        let shared = Arc::clone(self);
        thread::spawn(move || shared.pass(client, server));
        thread::spawn(move || {
            let _ = std::io::copy(&mut back, &mut forth);
            let _ = forth.shutdown(Shutdown::Both);
        });
    }

    /// Passes on what a client sends, until it is to be cut.
    fn pass(&self, mut client: TcpStream, mut server: TcpStream) {
        let mut buffer = [0; 4096];
        while let Ok(read @ 1..) = client.read(&mut buffer) {
            let commits = buffer[..read].windows(7).any(|word| word == b"COMMIT\0");
            let cut = commits.then(|| self.next.lock().expect("no panic").take());
            if let Some((cut, port)) = cut.flatten() {
                self.server.store(port, Ordering::SeqCst);
                if cut == Cut::After {
                    // The client hears nothing more, and the server does as it is told.
                    let _ = client.shutdown(Shutdown::Both);
                    let _ = server.write_all(&buffer[..read]);
                    let _ = server.shutdown(Shutdown::Write);
                }
                let _ = client.shutdown(Shutdown::Both);
                let _ = server.shutdown(Shutdown::Write);
                return;
            }
            if server.write_all(&buffer[..read]).is_err() {
                return;
            }
        }
        let _ = server.shutdown(Shutdown::Write);
    }
}
