//! Bans: moderators can keep a member from playing in their server. The moderator is asked to confirm
//! first, and the member is told by direct message.

use super::rulings::asked;
use crate::{
    challenges::actions::withdraw_all,
    host::{Cx, Failure, ReadCx},
    rankings::actions::ladders,
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, NoBan, NoRuling, Reason, Refusal, ServerId, ShowingId, Suspect, UserId},
};
use rules::words::Locale;
use store::{Ban, Deed, DeedId, Lock, Matches, Moderation, Post, ReadTx, WriteTx};

/// A ban that a moderator is asked to confirm, or has confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanView {
    /// Its number.
    pub deed: DeedId,
    /// The ban.
    pub ban: Ban,
    /// The previous ban, which only gets a new reason.
    pub before: Option<Ban>,
    /// The member's running matches, which continue.
    pub running: Vec<MatchId>,
    /// Whether the member is told by direct message. The bot doesn't write to anyone who has never
    /// played in the server.
    pub told: bool,
}

/// The outcome of ending a ban.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unbanned {
    /// The user was not banned.
    NotBanned,
    /// The ban is over.
    Ended {
        /// Whether the member is told by direct message.
        told: bool,
    },
}

/// A direct message to a member about their ban.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanNotice {
    /// The member.
    pub user: UserId,
    /// The server.
    pub server: ServerId,
    /// What has happened.
    pub news: BanNews,
    /// The moderators' reason for the ban or, if it is over, for lifting it, if they gave one.
    pub reason: Option<Reason>,
    /// The language in which the member's matches are shown there.
    pub locale: Locale,
}

/// A change to a ban.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BanNews {
    /// It has begun.
    Begun,
    /// It has a new reason.
    OtherReason,
    /// It is over.
    Over,
}

/// Returns what banning a member from play in a server would mean, and notes that the moderator was
/// asked. Nothing else happens yet. A member who is already banned can only be given another reason.
pub fn ask(cx: &Cx<'_>, suspect: Suspect, reason: Option<Reason>) -> Result<BanView, Failure> {
    let (tx, server, moderator) = (cx.tx, cx.server(), cx.user());
    let user = suspect.user;
    tx.lock(Lock::Server(server))?;
    suspect.check(moderator).map_err(Refusal::from)?;
    let before = tx.bans().find(server, user)?;
    if let Some(before) = &before
        && (reason.is_none() || reason == before.reason)
    {
        return Err(banned_before(before.clone()));
    }
    let deed = tx.deeds().ask(&Moderation {
        server,
        moderator,
        deed: match before {
            None => Deed::Ban(user),
            Some(_) => Deed::Reban(user),
        },
        reason: reason.clone(),
    })?;
    view(&tx.matches(), server, deed, Ban { user, reason }, before)
}

/// Bans a member from play, as the moderator confirmed: from now on they cannot challenge, accept or
/// be challenged in the server. Withdraws everything they have proposed and drops them from ladders;
/// their running matches continue.
pub(crate) fn ban(cx: &Cx<'_>, deed: DeedId, user: UserId) -> Result<BanView, Failure> {
    let (tx, now, server) = (cx.tx, cx.now, cx.server());
    tx.lock(Lock::User(user))?;
    // It may have been confirmed before the lock was taken.
    let what = asked(&tx.deeds(), server, cx.user(), deed)?;
    let before = tx.bans().find(server, user)?;
    match (&what.deed, &before) {
        (Deed::Ban(_), Some(before)) => return Err(banned_before(before.clone())),
        (Deed::Reban(_), None) => {
            return Err(Refusal::Ruling(NoRuling::NotAsked).into());
        }
        _ => {}
    }
    let ban = Ban {
        user,
        reason: what.reason,
    };
    tx.deeds().confirm(deed, now)?;
    tx.bans().set(server, &ban)?;
    tx.lock(Lock::Server(server))?;
    ladders::drop_from_all(&tx.ladders(), server, user, now)?;
    withdraw_all(tx, server, user, now)?;
    if !is_to_be_told(tx, server, user)? {
        tell(tx, server, user, deed, now)?;
    }
    view(&tx.matches(), server, deed, ban, before)
}

/// Allows a user to play in a server again.
pub fn unban(cx: &Cx<'_>, user: UserId, reason: Option<Reason>) -> Result<Unbanned, Failure> {
    let (tx, now, server, moderator) = (cx.tx, cx.now, cx.server(), cx.user());
    tx.lock(Lock::User(user))?;
    if !tx.bans().end(server, user)? {
        return Ok(Unbanned::NotBanned);
    }
    let what = Moderation {
        server,
        moderator,
        deed: Deed::Unban(user),
        reason,
    };
    let deed = tx.deeds().log(&what, now)?;
    let told = tell(tx, server, user, deed, now)?;
    Ok(Unbanned::Ended { told })
}

/// Returns the bans from play in a server, with the names of the users where they are known.
pub fn list(cx: &ReadCx<'_>) -> Result<Vec<(Ban, Option<String>)>, Failure> {
    let server = cx.server();
    let bans = cx.tx.bans().of_server(server)?.into_iter();
    let named = bans.map(|ban| {
        let name = cx.tx.people().name(server, ban.user)?;
        Ok((ban, name))
    });
    named.collect()
}

/// Returns whether a member is still to be told that they are banned. That message gives the reason as
/// of then.
fn is_to_be_told(tx: &WriteTx<'_>, server: ServerId, player: UserId) -> Result<bool, Failure> {
    let Some(about) = last_showing(tx, server, player)? else {
        return Ok(false);
    };
    for deed in tx.outbox().untold_bans(about, player)? {
        let done = tx.deeds().find(deed)?;
        if done.is_some_and(|done| matches!(done.what.deed, Deed::Ban(_))) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns where a member's newest match is shown in a server.
fn last_showing(
    tx: &ReadTx<'_>,
    server: ServerId,
    player: UserId,
) -> Result<Option<ShowingId>, Failure> {
    Ok(match tx.matches().last(server, player)? {
        Some(id) => tx.showings().find_in(server, id)?,
        None => None,
    })
}

/// Queues a message telling a member what has happened to their ban, if they have ever played in the
/// server.
fn tell(
    tx: &WriteTx<'_>,
    server: ServerId,
    player: UserId,
    deed: DeedId,
    now: Timestamp,
) -> Result<bool, Failure> {
    let Some(about) = last_showing(tx, server, player)? else {
        return Ok(false);
    };
    tx.outbox()
        .enqueue_unordered(about, &Post::TellBan { deed, player }, now)?;
    Ok(true)
}

fn view(
    matches: &Matches<'_>,
    server: ServerId,
    deed: DeedId,
    ban: Ban,
    before: Option<Ban>,
) -> Result<BanView, Failure> {
    let running = matches.running(server, ban.user)?;
    Ok(BanView {
        deed,
        before,
        running: running.into_iter().map(|found| found.id).collect(),
        told: matches.last(server, ban.user)?.is_some(),
        ban,
    })
}

fn banned_before(Ban { user, reason }: Ban) -> Failure {
    Refusal::from(NoBan::Before { user, reason }).into()
}

/// Loads what a member is told about a deed, unless a later one says it all.
pub(crate) fn word(
    tx: &ReadTx<'_>,
    at: ShowingId,
    user: UserId,
    deed: DeedId,
) -> Result<Option<BanNotice>, Failure> {
    let unknown = || Refusal::Unknown(MatchId(at.0));
    let done = tx.deeds().find(deed)?.ok_or_else(unknown)?;
    let server = done.what.server;
    let ban = tx.bans().find(server, user)?;
    let news = match done.what.deed {
        Deed::Ban(_) => BanNews::Begun,
        Deed::Reban(_) => BanNews::OtherReason,
        _ => BanNews::Over,
    };
    let holds = match (news, &ban) {
        (BanNews::Begun, ban) => ban.is_some(),
        (BanNews::Over, ban) => ban.is_none(),
        (BanNews::OtherReason, ban) => ban
            .as_ref()
            .is_some_and(|ban| ban.reason == done.what.reason),
    };
    let venue = tx.showings().venue(at)?.ok_or_else(unknown)?;
    Ok(holds.then(|| BanNotice {
        user,
        server,
        news,
        // Where there is no ban any more, it's the reason for lifting it.
        reason: match news {
            BanNews::Over => done.what.reason,
            BanNews::Begun | BanNews::OtherReason => ban.and_then(|ban| ban.reason),
        },
        locale: venue.place.locale,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::{Host, NothingToPost, announcements};
    use domain::{
        clock::testing::{START, TestMachine},
        matches::{Actor, ChannelId, Invitation, Place, Players, SideWish, Timing},
    };
    use rules::{GameId, Side};
    use store::{Holder, StoreError, testing::Base};

    const SERVER: ServerId = ServerId(10);
    const BEN: UserId = UserId(2);
    const MONA: UserId = UserId(3);

    /// Begins a match for Ben.
    fn begin(tx: &WriteTx<'_>) -> Result<(), StoreError> {
        let invitation = Invitation {
            place: Place {
                server: SERVER,
                channel: ChannelId(20),
                locale: Locale::English,
            },
            start: GameId::GuardAndTowers.start(None).expect("standard"),
            challenger: UserId(1),
            opponent: None,
            wish: SideWish::Side(Side::First),
            timing: Timing::NONE,
            rated: false,
            rematch_of: None,
        };
        let id = tx.challenges().insert(&invitation, START)?;
        let players = Players::with(UserId(1), Side::First, BEN);
        tx.matches().insert(id, &invitation, players, START)
    }

    #[tokio::test]
    async fn who_has_yet_to_read_of_a_ban_reads_the_reason_that_it_has_by_then() {
        let base = Base::sqlite();
        let store = base.open();
        store.write(Lock::None, begin).await.expect("begun");
        let (_machine, clock, _mover) = TestMachine::new();
        let host = Host::new(store, clock);
        let by = || Actor::player(SERVER, MONA);
        let ban = async |reason: &str| {
            let suspect = Suspect {
                user: BEN,
                is_bot: false,
                may_manage: false,
            };
            let reason = Some(Reason::stored(reason.to_owned()));
            let asked = host
                .act(by(), move |cx| super::ask(cx, suspect, reason.clone()))
                .await;
            let deed = asked.expect("asked").deed;
            let banned = host.act(by(), move |cx| super::ban(cx, deed, BEN)).await;
            banned.expect("banned");
        };
        // The posts that are said now and not confirmed yet.
        let told = async || {
            let claimed = announcements::claim(&host, Holder(1), vec![], 10).await;
            let mut told = Vec::new();
            for due in claimed.expect("claimed").posts {
                let Some(Post::TellBan { deed, player }) = due.post else {
                    continue;
                };
                let loaded =
                    announcements::load(&host, due.about, move |from| from.ban(player, deed));
                match loaded.await {
                    Ok(word) => told.push((
                        word.news,
                        word.reason.map(|reason| reason.as_str().to_owned()),
                    )),
                    Err(unsaid) => {
                        assert!(matches!(unsaid, NothingToPost::Overtaken), "{unsaid:?}");
                    }
                }
            }
            told
        };
        let because = |reason: &str| Some(reason.to_owned());
        ban("two accounts").await;
        ban("three accounts").await;
        assert_eq!(told().await, [(BanNews::Begun, because("three accounts"))]);
        // It may have been read by now.
        ban("four accounts").await;
        assert_eq!(
            told().await,
            [(BanNews::OtherReason, because("four accounts"))]
        );
    }
}
