//! Servers that open themselves to others.

use super::{Failure, Host, settings::log};
use crate::{
    clock::Timestamp,
    community::{Code, NoOpening, Opening, Refused},
    matches::{Place, ServerId, UserId},
    settings::{Change, SettingChange},
    store::{Lock, OpenServer, WriteTx},
};

/// How many open servers are shown at once.
const PAGE: u32 = 5;

/// A page of the list of open servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenServersPage {
    /// The servers.
    pub servers: Vec<OpenServer>,
    /// Which page it is, from 0.
    pub page: u32,
    /// Whether others come after them.
    pub more: bool,
}

impl Host {
    /// What a server says of itself, if it is open to others.
    pub async fn opening(&self, server: ServerId) -> Result<Option<OpenServer>, Failure> {
        self.store.read(move |tx| Ok(tx.opening(server)?)).await
    }

    /// Opens a server of this name to others, unless it is open, and changes what it says of itself.
    /// What others want of it is shown here, unless it has chosen another channel. The log tells who has
    /// opened it.
    pub async fn open_server(
        &self,
        (here, by): (Place, UserId),
        name: String,
        change: impl Fn(Opening) -> Opening + Send + 'static,
    ) -> Result<OpenServer, Failure> {
        let (now, server) = (self.clock.now(), here.server);
        self.store
            .write(Lock::Server(server), move |tx| {
                let Place {
                    channel, locale, ..
                } = tx.server_settings(server)?.place(here);
                let before = tx.opening(server)?;
                log_open(tx, (server, by), [before.is_some(), true], now)?;
                let (channel, before) = match before {
                    Some(open) => (open.channel, open.opening),
                    None => (channel, Opening::new(locale, new_code())),
                };
                let open = OpenServer {
                    server,
                    name: name.clone(),
                    channel,
                    locale,
                    opening: change(before),
                };
                tx.set_opening(&open)?;
                Ok(open)
            })
            .await
    }

    /// Changes what an open server says of itself, or where it reads what others want of it.
    pub async fn change_opening(
        &self,
        server: ServerId,
        change: impl Fn(&mut OpenServer) + Send + 'static,
    ) -> Result<OpenServer, Failure> {
        self.store
            .write(Lock::Server(server), move |tx| {
                let Some(mut open) = tx.opening(server)? else {
                    return Err(Refused::from(NoOpening::NotOpen).into());
                };
                change(&mut open);
                tx.set_opening(&open)?;
                Ok(open)
            })
            .await
    }

    /// Gives an open server another code. The old one leads nowhere from now on.
    pub async fn change_code(&self, server: ServerId) -> Result<OpenServer, Failure> {
        let code = |open: &mut OpenServer| open.opening.code = new_code();
        self.change_opening(server, code).await
    }

    /// Closes a server to others. Tells whether it was open.
    pub async fn close_server(&self, server: ServerId, by: UserId) -> Result<bool, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Server(server), move |tx| {
                let was_open = tx.close_server(server)?;
                log_open(tx, (server, by), [was_open, false], now)?;
                Ok(was_open)
            })
            .await
    }

    /// A page of the servers that are listed as open, by name, from 0.
    pub async fn open_servers(&self, page: u32) -> Result<OpenServersPage, Failure> {
        self.store
            .read(move |tx| {
                let mut servers = tx.page_of_open_servers(page.saturating_mul(PAGE), PAGE + 1)?;
                let more = servers.len() > PAGE as usize;
                servers.truncate(PAGE as usize);
                Ok(OpenServersPage {
                    servers,
                    page,
                    more,
                })
            })
            .await
    }
}

/// How many open servers are found at once: as many as can be suggested, and the one where somebody looks for
/// them.
const MOST_FOUND: u32 = 26;

impl Host {
    /// The first servers listed as open in whose names what was typed occurs.
    pub async fn find_open_servers(&self, typed: String) -> Result<Vec<OpenServer>, Failure> {
        self.store
            .read(move |tx| Ok(tx.open_servers_with(typed.trim(), MOST_FOUND)?))
            .await
    }
}

/// Puts it into the log of the server if it is open now and was not, or the other way round.
fn log_open(
    tx: &WriteTx<'_>,
    by: (ServerId, UserId),
    [from, to]: [bool; 2],
    now: Timestamp,
) -> Result<(), Failure> {
    let change = (from != to).then_some(SettingChange::Open(Change { from, to }));
    log(tx, by, change.into_iter().collect(), now)
}

pub(super) fn new_code() -> Code {
    Code::new(|below| fastrand::usize(..below))
}
