//! Rulings: what moderators decide about matches of their server. Each is requested first, and made
//! when the same moderator confirms it.

use crate::{
    host::{Cx, Failure, Host, ReadCx, find_match},
    matches::actions::{
        following,
        venues::{newest, tell_end},
        views::{guest, name_in},
    },
    moderation::actions::bans::{self, BanView},
    tournaments::actions::{Consequence, consequence},
};
use domain::{
    clock::Timestamp,
    matches::{
        Actor, ChannelId, End, GuestView, Match, MatchId, NoRuling, Phase, Players, Reason,
        Refusal, Ruling, ServerId, Termination, UserId,
    },
};
use rules::{GameId, Outcome, Side};
use store::{Deed, DeedId, Deeds, Lock, Moderation, Post, ReadTx, WriteTx};

/// How many matches of a server are suggested to its moderators.
const SUGGESTED: u32 = 200;

/// A ruling that a moderator is asked to confirm, or has confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingView {
    /// Its number.
    pub deed: DeedId,
    /// The match.
    pub id: MatchId,
    /// The players.
    pub players: Players,
    /// The player from another server, if there is one.
    pub guest: Option<GuestView>,
    /// The ruling.
    pub ruling: Ruling,
    /// The moderator's reason, if given.
    pub reason: Option<Reason>,
    /// The consequence for the tournament or ladder of the match.
    pub consequence: Option<Consequence>,
}

/// A decision that a moderator has confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmed {
    /// A ruling, now made.
    Ruled(RulingView),
    /// A ban from play, now in force.
    Banned(BanView),
}

/// A match of a server in a list that anyone there can see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerMatch {
    /// Its number.
    pub id: MatchId,
    /// Its game.
    pub game: GameId,
    /// The players' names by [`Side::index`](rules::Side::index).
    pub names: [String; 2],
}

/// Returns the newest matches of a server that are running, or that are over, without those that only other
/// players see.
pub fn latest_matches(cx: &ReadCx<'_>, phase: Phase) -> Result<Vec<ServerMatch>, Failure> {
    let (tx, server) = (cx.tx, cx.server());
    let latest = tx.matches().latest(server, phase, cx.user(), SUGGESTED)?;
    latest
        .into_iter()
        .map(|(id, game, players)| {
            Ok(ServerMatch {
                id,
                game,
                names: [
                    name_in(tx, server, id, players.on(Side::First))?,
                    name_in(tx, server, id, players.on(Side::Second))?,
                ],
            })
        })
        .collect()
}

/// Describes the effect of a ruling, and notes that the moderator is asked to confirm it.
/// Nothing else happens yet.
pub fn ask(
    cx: &Cx<'_>,
    id: MatchId,
    ruling: Ruling,
    reason: Option<Reason>,
) -> Result<RulingView, Failure> {
    let (tx, server, moderator) = (cx.tx, cx.server(), cx.user());
    tx.lock(Lock::Server(server))?;
    let found = find_match(tx, server, id)?;
    check_ruling(tx, &found, moderator, ruling)?;
    if reason.is_none() && ruling.needs_reason() {
        return Err(Refusal::Ruling(NoRuling::NoReason).into());
    }
    let deed = tx.deeds().ask(&Moderation {
        server,
        moderator,
        deed: Deed::Ruling(id, ruling),
        reason: reason.clone(),
    })?;
    Ok(RulingView {
        deed,
        id,
        players: found.players,
        guest: guest(tx, found.guest)?,
        ruling,
        reason,
        consequence: consequence(tx, id, ruling)?,
    })
}

/// Does what the moderator was asked to confirm, from a channel where matches can be shown if
/// there is one.
pub async fn confirm(
    host: &Host,
    by: Actor,
    deed: DeedId,
    from: Option<ChannelId>,
) -> Result<Confirmed, Failure> {
    let what = host.read(by.clone(), move |cx| {
        asked(&cx.tx.deeds(), cx.server(), cx.user(), deed)
    });
    if let Deed::Ban(user) | Deed::Reban(user) = what.await?.deed {
        let banned = host.act(by, move |cx| bans::ban(cx, deed, user));
        return Ok(Confirmed::Banned(banned.await?));
    }
    let (view, outdates) = host.act(by, move |cx| rule(cx, deed, from)).await?;
    if outdates {
        host.outdated.notify_one();
    }
    Ok(Confirmed::Ruled(view))
}

/// Makes a ruling. Returns whether the ratings no longer match the list of results.
fn rule(cx: &Cx<'_>, deed: DeedId, from: Option<ChannelId>) -> Result<(RulingView, bool), Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let (id, ..) = asked_ruling(&tx.deeds(), cx.server(), cx.user(), deed)?;
    tx.lock(Lock::Match(id))?;
    // It may have been confirmed before the lock was taken.
    let (id, ruling, reason) = asked_ruling(&tx.deeds(), cx.server(), cx.user(), deed)?;
    let found = cx.find_match(id)?;
    check_ruling(tx, &found, cx.user(), ruling)?;
    tx.deeds().confirm(deed, now)?;
    let view = RulingView {
        deed,
        id,
        players: found.players,
        guest: guest(tx, found.guest)?,
        ruling,
        reason,
        consequence: consequence(tx, id, ruling)?,
    };
    let outdates = carry_out(tx, &found, &view, from, now)?;
    Ok((view, outdates))
}

/// Returns what a moderator was asked to confirm.
pub(crate) fn asked(
    deeds: &Deeds<'_>,
    server: ServerId,
    moderator: UserId,
    deed: DeedId,
) -> Result<Moderation, Failure> {
    let what = deeds.asked(server, moderator, deed)?;
    Ok(what.ok_or(Refusal::Ruling(NoRuling::NotAsked))?)
}

/// Returns the ruling that a moderator was asked to confirm, its match, and the reason.
fn asked_ruling(
    deeds: &Deeds<'_>,
    server: ServerId,
    moderator: UserId,
    deed: DeedId,
) -> Result<(MatchId, Ruling, Option<Reason>), Failure> {
    match asked(deeds, server, moderator, deed)? {
        Moderation {
            deed: Deed::Ruling(id, ruling),
            reason,
            ..
        } => Ok((id, ruling, reason)),
        _ => Err(Refusal::Ruling(NoRuling::NotAsked).into()),
    }
}

fn check_ruling(
    tx: &ReadTx<'_>,
    found: &Match,
    moderator: UserId,
    ruling: Ruling,
) -> Result<(), Failure> {
    ruling.check(found, moderator)?;
    if ruling == Ruling::Abort && tx.contests().of_match(found.id)?.is_some() {
        return Err(Refusal::Ruling(NoRuling::InContest(found.id)).into());
    }
    let venue = tx.showings().venue(found.showing)?;
    if ruling == Ruling::Unstick && venue.is_some_and(|venue| venue.boards.is_private()) {
        return Err(Refusal::Ruling(NoRuling::Unshared(found.id)).into());
    }
    let annuls = ruling == Ruling::Annul;
    if annuls
        && tx
            .matches()
            .dates(found.id)?
            .is_some_and(|dates| dates.annulled)
    {
        return Err(Refusal::Ruling(NoRuling::AnnulledBefore(found.id)).into());
    }
    Ok(())
}

/// Carries out a ruling. Returns whether the ratings no longer match the list of results.
fn carry_out(
    tx: &WriteTx<'_>,
    found: &Match,
    view: &RulingView,
    from: Option<ChannelId>,
    now: Timestamp,
) -> Result<bool, Failure> {
    let adjudicated = |outcome| End {
        outcome: Some(outcome),
        termination: Termination::Adjudication,
    };
    let end = match view.ruling {
        Ruling::Win(side) => adjudicated(Outcome::Win(side)),
        Ruling::Draw => adjudicated(Outcome::Draw),
        Ruling::Abort => End {
            outcome: None,
            termination: Termination::Aborted,
        },
        Ruling::Annul => return annul(tx, view, now),
        Ruling::Unstick => {
            unstick(tx, found, view, from, now)?;
            return Ok(false);
        }
    };
    tx.matches().set_end(found.id, end, now)?;
    tx.outbox().enqueue(found.id, &Post::Result, now)?;
    tell_end(tx, found.id, now)?;
    Ok(false)
}

fn annul(tx: &WriteTx<'_>, view: &RulingView, now: Timestamp) -> Result<bool, Failure> {
    let id = view.id;
    let outdates = tx.ratings().annul(id, now)?;
    tx.outbox()
        .enqueue(id, &Post::Ruling { deed: view.deed }, now)?;
    tell_end(tx, id, now)?;
    Ok(outdates)
}

/// Sends everything about a match that should already have been sent: posts to be retried later,
/// posts that were set aside, and the current board, in a new venue if the old one is gone.
fn unstick(
    tx: &WriteTx<'_>,
    found: &Match,
    view: &RulingView,
    from: Option<ChannelId>,
    now: Timestamp,
) -> Result<(), Failure> {
    let (id, at) = (found.id, found.showing);
    tx.outbox().retry_now(at, now)?;
    tx.outbox()
        .enqueue_at(at, &Post::Reopen { channel: from }, now)?;
    for set_aside in tx.outbox().set_aside_of(at)? {
        match set_aside.post() {
            // A later version might understand it.
            None => continue,
            // This recreates a missing venue, sends the newest board, and sends what follows an
            // end.
            Some(
                Post::OpenVenue
                | Post::Begin { .. }
                | Post::Board { .. }
                | Post::Result
                | Post::TellResult
                | Post::CloseThread,
            ) => {}
            Some(post) => tx
                .outbox()
                .enqueue_again(at, &post, set_aside.tried_at, now)?,
        }
        tx.outbox().drop_set_aside(set_aside.id)?;
    }
    if view.reason.is_some() {
        tx.outbox()
            .enqueue_at(at, &Post::Ruling { deed: view.deed }, now)?;
    }
    tx.outbox().enqueue_at(at, &newest(found), now)?;
    if found.end.is_some() {
        following::tell_end(tx, id, now)?;
        tx.outbox().enqueue_at(at, &Post::TellResult, now)?;
        tx.outbox().enqueue_at(at, &Post::CloseThread, now)?;
    }
    Ok(())
}
