//! Servers that open themselves to players from other servers.

use crate::{
    challenges::actions::codes::new_code,
    host::{Cx, Failure, Host, ReadCx},
    moderation::actions::rulings::asked,
    players::actions::settings::log,
};
use domain::{
    community::{About, NoOpening, Opening, Refused},
    matches::{NoRuling, Place, Reason, Refusal, ServerId},
    names,
    settings::{Setting, SettingChange},
};
use store::{Deed, DeedId, Lock, Moderation, OpenServer, Servers};

/// How many open servers a page shows.
const PAGE: u32 = 5;

/// A page of the list of open servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenServersPage {
    /// The servers.
    pub servers: Vec<OpenServer>,
    /// The number of the page, from 0. After the last one, the last one is shown.
    pub page: u32,
    /// Whether there are more servers after them.
    pub more: bool,
    /// Whether the reader's server is open, listed or not.
    pub is_open: bool,
}

/// A server's entry as others would see it, which a manager is asked to publish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningDraft {
    /// The number of the question.
    pub deed: DeedId,
    /// The entry.
    pub open: OpenServer,
}

/// Returns what a server tells others about itself, if it is open to them.
pub async fn of_server(host: &Host, server: ServerId) -> Result<Option<OpenServer>, Failure> {
    host.store
        .read(move |tx| Ok(tx.servers().opening(server)?))
        .await
}

/// Opens a server without asking anyone for confirmation.
#[cfg(test)]
pub(crate) fn open(
    cx: &Cx<'_>,
    here: Place,
    name: &str,
    change: impl Fn(Opening) -> Opening,
) -> Result<OpenServer, Failure> {
    cx.tx.lock(Lock::Server(here.server))?;
    let mut open = opening_from(&cx.tx.servers(), here, name)?;
    open.opening = change(open.opening);
    publish_open(cx, &open)?;
    Ok(open)
}

/// Drafts what a server with this name would tell others if it opened here, with a new line
/// about it unless that is `None`. Nobody else sees the draft before this manager publishes it.
pub fn draft(
    cx: &Cx<'_>,
    here: Place,
    name: &str,
    about: Option<Option<About>>,
) -> Result<OpeningDraft, Failure> {
    let (tx, server) = (cx.tx, here.server);
    tx.lock(Lock::Server(server))?;
    let is_open = tx.servers().opening(server)?.is_some();
    let mut open = opening_from(&tx.servers(), here, name)?;
    if let Some(about) = about {
        open.opening.about = about;
    }
    // The line is stored in the column for reasons.
    let line = open.opening.about.as_ref();
    let deed = tx.deeds().ask(&Moderation {
        server,
        moderator: cx.user(),
        deed: Deed::Setting(Some(SettingChange::new(Setting::Open, is_open, true))),
        reason: line.map(|about| Reason::stored(about.as_str().to_owned())),
    })?;
    Ok(OpeningDraft { deed, open })
}

/// Opens a server with this name to others, with the line that the manager was asked to
/// publish.
pub fn publish(cx: &Cx<'_>, here: Place, name: &str, deed: DeedId) -> Result<OpenServer, Failure> {
    let (tx, server) = (cx.tx, here.server);
    tx.lock(Lock::Server(server))?;
    let what = asked(&tx.deeds(), server, cx.user(), deed)?;
    let Deed::Setting(Some(SettingChange {
        setting: Setting::Open,
        ..
    })) = what.deed
    else {
        return Err(Refusal::Ruling(NoRuling::NotAsked).into());
    };
    tx.deeds().forget_asked(server, cx.user())?;
    let mut open = opening_from(&tx.servers(), here, name)?;
    let line = what
        .reason
        .map(|line| About::stored(line.as_str().to_owned()));
    open.opening.about = line;
    publish_open(cx, &open)?;
    Ok(open)
}

/// Changes what an open server tells others about itself, or where it receives requests from
/// them.
pub fn change(cx: &Cx<'_>, change: impl Fn(&mut OpenServer)) -> Result<OpenServer, Failure> {
    let server = cx.server();
    cx.tx.lock(Lock::Server(server))?;
    let Some(mut open) = cx.tx.servers().opening(server)? else {
        return Err(Refused::from(NoOpening::NotOpen).into());
    };
    change(&mut open);
    cx.tx.servers().set_opening(&open)?;
    Ok(open)
}

/// Gives an open server a new code. The old one stops working.
pub fn change_code(cx: &Cx<'_>) -> Result<OpenServer, Failure> {
    let code = new_code()?;
    change(cx, move |open| open.opening.code = code.clone())
}

/// Closes a server to others. Returns whether it was open.
pub fn close(cx: &Cx<'_>) -> Result<bool, Failure> {
    cx.tx.lock(Lock::Server(cx.server()))?;
    let was_open = cx.tx.servers().close(cx.server())?;
    log_open(cx, [was_open, false])?;
    Ok(was_open)
}

/// Returns a page, from 0, of the other servers listed as open, sorted by name, or the last one.
pub fn page(cx: &ReadCx<'_>, wanted: u32) -> Result<OpenServersPage, Failure> {
    let (open, here) = (cx.tx.servers(), cx.server());
    let mut page = wanted;
    let mut servers = open.open_page(here, page.saturating_mul(PAGE), PAGE + 1)?;
    if servers.is_empty() {
        // There are fewer than when the page was turned.
        page = open.count_open(here)?.saturating_sub(1) / PAGE;
        servers = open.open_page(here, page * PAGE, PAGE + 1)?;
    }
    let more = servers.len() > PAGE as usize;
    servers.truncate(PAGE as usize);
    Ok(OpenServersPage {
        servers,
        page,
        more,
        is_open: open.opening(here)?.is_some(),
    })
}

/// How many open servers a list or a search has at most: as many as a select has room for.
const MOST_FOUND: u32 = 25;

/// Returns the first other servers listed as open, sorted by name.
pub fn others(cx: &ReadCx<'_>) -> Result<Vec<OpenServer>, Failure> {
    Ok(cx.tx.servers().open_page(cx.server(), 0, MOST_FOUND)?)
}

/// Returns the first servers listed as open whose names contain the typed text. Those that are called
/// exactly so come first.
pub fn find(cx: &ReadCx<'_>, typed: &str) -> Result<Vec<OpenServer>, Failure> {
    let (servers, typed) = (cx.tx.servers(), typed.trim());
    let mut found = servers.open_called(typed, MOST_FOUND)?;
    let within = servers.open_with(typed, MOST_FOUND)?.into_iter();
    let called: Vec<ServerId> = found.iter().map(|open| open.server).collect();
    found.extend(within.filter(|open| !called.contains(&open.server)));
    Ok(found)
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
fn publish_open(cx: &Cx<'_>, open: &OpenServer) -> Result<(), Failure> {
    let was_open = cx.tx.servers().opening(open.server)?.is_some();
    log_open(cx, [was_open, true])?;
    Ok(cx.tx.servers().set_opening(open)?)
}

/// Logs a server's opening or closing, if that changed.
fn log_open(cx: &Cx<'_>, [from, to]: [bool; 2]) -> Result<(), Failure> {
    let change = (from != to).then(|| SettingChange::new(Setting::Open, from, to));
    let changes = change.into_iter().collect();
    log(&cx.tx.deeds(), cx.member(), changes, cx.now)
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::{
        clock::testing::TestMachine,
        community::Code,
        matches::{Actor, ChannelId, UserId},
    };
    use rules::words::Locale;
    use store::{StoreError, testing::Base};

    #[tokio::test]
    async fn a_page_after_the_last_one_is_the_last() {
        let (_machine, clock, _mover) = TestMachine::new();
        let host = Host::new(Base::sqlite().open(), clock);
        let shown = async |wanted| {
            let by = Actor::player(ServerId(10), UserId(1));
            let shown = host.read(by, move |cx| page(cx, wanted)).await;
            let shown = shown.expect("loaded");
            (shown.page, shown.servers.len(), shown.more)
        };
        assert_eq!(shown(3).await, (0, 0, false));
        let opened = host.store.write(Lock::None, |tx| {
            for number in 0..PAGE + 2 {
                tx.servers().set_opening(&OpenServer {
                    server: ServerId(20 + u64::from(number)),
                    name: format!("Server {number}"),
                    channel: ChannelId(30),
                    locale: Locale::English,
                    opening: Opening::new(
                        Locale::English,
                        Code::stored(format!("ABCD234{number}")),
                    ),
                })?;
            }
            Ok::<_, StoreError>(())
        });
        opened.await.expect("opened");
        assert_eq!(shown(0).await, (0, 5, true));
        assert_eq!(shown(1).await, (1, 2, false));
        assert_eq!(shown(u32::MAX).await, (1, 2, false));
    }
}
