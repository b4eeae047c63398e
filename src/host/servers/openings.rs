//! Servers that open themselves to players from other servers.

use crate::host::{
    Failure, Host, challenges::codes::new_code, moderation::rulings::asked, players::settings::log,
};
use domain::{
    clock::Timestamp,
    community::{About, NoOpening, Opening, Refused},
    matches::{Member, NoRuling, Place, Reason, Refusal, ServerId, UserId},
    names,
    settings::{Change, SettingChange},
};
use store::{Deed, DeedId, DeedsMut, Lock, Moderation, OpenServer, Servers, WriteTx};

/// How many open servers a page shows.
const PAGE: u32 = 5;

/// A page of the list of open servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenServersPage {
    /// The servers.
    pub servers: Vec<OpenServer>,
    /// The number of the page, from 0.
    pub page: u32,
    /// Whether there are more servers after them.
    pub more: bool,
}

/// A server's entry as others would see it, which a manager is asked to publish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningDraft {
    /// The number of the question.
    pub deed: DeedId,
    /// The entry.
    pub open: OpenServer,
}

impl Host {
    /// Returns what a server tells others about itself, if it is open to them.
    pub async fn opening(&self, server: ServerId) -> Result<Option<OpenServer>, Failure> {
        self.store
            .read(move |tx| Ok(tx.servers().opening(server)?))
            .await
    }

    /// Opens a server without asking anyone for confirmation.
    #[cfg(test)]
    pub(in crate::host) async fn open_server(
        &self,
        here: Place,
        by: UserId,
        name: String,
        change: impl Fn(Opening) -> Opening + Send + 'static,
    ) -> Result<OpenServer, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Server(here.server), move |tx| {
                let mut open = opening_from(&tx.servers(), here, &name)?;
                open.opening = change(open.opening);
                publish(tx, &open, by, now)?;
                Ok(open)
            })
            .await
    }

    /// Drafts what a server with this name would tell others if it opened here, with a new line
    /// about it unless that is `None`. Nobody else sees the draft before this manager publishes it.
    pub async fn draft_opening(
        &self,
        here: Place,
        by: UserId,
        name: String,
        about: Option<Option<About>>,
    ) -> Result<OpeningDraft, Failure> {
        let server = here.server;
        self.store
            .write(Lock::Server(server), move |tx| {
                let is_open = tx.servers().opening(server)?.is_some();
                let mut open = opening_from(&tx.servers(), here, &name)?;
                if let Some(about) = &about {
                    open.opening.about.clone_from(about);
                }
                // The line is stored in the column for reasons.
                let line = open.opening.about.as_ref();
                let deed = tx.deeds().ask(&Moderation {
                    server,
                    moderator: by,
                    deed: Deed::Setting(Some(SettingChange::Open(Change {
                        from: is_open,
                        to: true,
                    }))),
                    reason: line.map(|about| Reason::stored(about.as_str().to_owned())),
                })?;
                Ok(OpeningDraft { deed, open })
            })
            .await
    }

    /// Opens a server with this name to others, with the line that the manager was asked to
    /// publish.
    pub async fn publish_opening(
        &self,
        here: Place,
        by: UserId,
        name: String,
        deed: DeedId,
    ) -> Result<OpenServer, Failure> {
        let (now, server) = (self.clock.now(), here.server);
        self.store
            .write(Lock::Server(server), move |tx| {
                let what = asked(&tx.deeds(), server, by, deed)?;
                let Deed::Setting(Some(SettingChange::Open(_))) = what.deed else {
                    return Err(Refusal::Ruling(NoRuling::NotAsked).into());
                };
                tx.deeds().forget_asked(server, by)?;
                let mut open = opening_from(&tx.servers(), here, &name)?;
                let line = what
                    .reason
                    .map(|line| About::stored(line.as_str().to_owned()));
                open.opening.about = line;
                publish(tx, &open, by, now)?;
                Ok(open)
            })
            .await
    }

    /// Changes what an open server tells others about itself, or where it receives requests from
    /// them.
    pub async fn change_opening(
        &self,
        server: ServerId,
        change: impl Fn(&mut OpenServer) + Send + 'static,
    ) -> Result<OpenServer, Failure> {
        self.store
            .write(Lock::Server(server), move |tx| {
                let Some(mut open) = tx.servers().opening(server)? else {
                    return Err(Refused::from(NoOpening::NotOpen).into());
                };
                change(&mut open);
                tx.servers().set_opening(&open)?;
                Ok(open)
            })
            .await
    }

    /// Gives an open server a new code. The old one stops working.
    pub async fn change_code(&self, server: ServerId) -> Result<OpenServer, Failure> {
        let code = new_code()?;
        let change = move |open: &mut OpenServer| open.opening.code = code.clone();
        self.change_opening(server, change).await
    }

    /// Closes a server to others. Returns whether it was open.
    pub async fn close_server(&self, server: ServerId, by: UserId) -> Result<bool, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Server(server), move |tx| {
                let was_open = tx.servers().close(server)?;
                log_open(
                    &tx.deeds(),
                    Member { server, user: by },
                    [was_open, false],
                    now,
                )?;
                Ok(was_open)
            })
            .await
    }

    /// Returns a page, from 0, of the servers listed as open, sorted by name.
    pub async fn open_servers(&self, page: u32) -> Result<OpenServersPage, Failure> {
        self.store
            .read(move |tx| {
                let mut servers = tx
                    .servers()
                    .open_page(page.saturating_mul(PAGE), PAGE + 1)?;
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

/// How many open servers a search finds: as many as a select has room for.
const MOST_FOUND: u32 = 25;

impl Host {
    /// Returns the first servers listed as open whose names contain the typed text. Those that are called
    /// exactly so come first.
    pub async fn find_open_servers(&self, typed: String) -> Result<Vec<OpenServer>, Failure> {
        self.store
            .read(move |tx| {
                let typed = typed.trim();
                let mut found = tx.servers().open_called(typed, MOST_FOUND)?;
                let within = tx.servers().open_with(typed, MOST_FOUND)?.into_iter();
                let called: Vec<ServerId> = found.iter().map(|open| open.server).collect();
                found.extend(within.filter(|open| !called.contains(&open.server)));
                Ok(found)
            })
            .await
    }
}

/// Returns what a server with this name tells others if it is open, or what it would tell them by
/// default if it opened here.
fn opening_from(servers: &Servers<'_>, here: Place, name: &str) -> Result<OpenServer, Failure> {
    let server = here.server;
    let name = names::server(server, name);
    let Place {
        channel, locale, ..
    } = here;
    let (channel, opening) = match servers.opening(server)? {
        Some(open) => (open.channel, open.opening),
        None => (channel, Opening::new(locale, new_code()?)),
    };
    Ok(OpenServer {
        server,
        name,
        channel,
        locale,
        opening,
    })
}

/// Publishes what a server tells others about itself. The log names the manager who opened it.
fn publish(tx: &WriteTx<'_>, open: &OpenServer, by: UserId, now: Timestamp) -> Result<(), Failure> {
    let was_open = tx.servers().opening(open.server)?.is_some();
    log_open(
        &tx.deeds(),
        Member {
            server: open.server,
            user: by,
        },
        [was_open, true],
        now,
    )?;
    Ok(tx.servers().set_opening(open)?)
}

/// Logs a server's opening or closing, if that changed.
fn log_open(
    deeds: &DeedsMut<'_>,
    by: Member,
    [from, to]: [bool; 2],
    now: Timestamp,
) -> Result<(), Failure> {
    let change = (from != to).then_some(SettingChange::Open(Change { from, to }));
    log(deeds, by, change.into_iter().collect(), now)
}
