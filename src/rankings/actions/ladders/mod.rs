//! Ladders: entering, leaving and viewing them, and the moves after a challenge has been played or
//! refused. Players who have left the server, are banned or no longer play are dropped.

use std::time::Duration;

use crate::{
    clocks::actions::fails_for_good,
    host::{
        Cx, Failure, Host, ReadCx,
        pass::{self, AT_ONCE, Left, Pass},
    },
    moderation::actions::banned::check_bans,
};
use domain::{
    clock::Timestamp,
    community::ladder::{
        ANSWERABLE_FOR, DECLINE_COUNTS_FOR, IDLE_FOR, Ladder, Refusal, Won, costs_place,
    },
    matches::{ChallengeState, Closing, Match, MatchId, Member, ServerId, Termination, UserId},
};
use rules::{GameId, Outcome, Side};
use store::{
    Deed, LadderGame, LadderLook, LadderMeeting, Ladders, LaddersMut, Lock, Post, ReadTx, WriteTx,
};

/// How often each player on a ladder is looked up in the server.
const LOOK_EVERY: Duration = Duration::from_hours(24);

/// How many players on ladders are looked up together: each takes a request.
const LOOKS_AT_ONCE: u32 = 20;

/// The ladder of a game, as one member sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderView {
    /// The game.
    pub game: GameId,
    /// The players.
    pub ladder: Ladder,
    /// The places around the member's own, from the top, or those at the bottom.
    pub around: Vec<LadderRung>,
    /// The member's name, if it is known.
    pub name: Option<String>,
}

/// A place on a ladder, as one member sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderRung {
    /// The place, from 1.
    pub place: usize,
    /// The player on it.
    pub player: UserId,
    /// The player's name, if it is known.
    pub name: Option<String>,
    /// Whether the member can challenge the player now.
    pub can_challenge: bool,
    /// The player's match or waiting challenge on this ladder, with the member if there is one.
    pub meeting: Option<LadderMeeting>,
}

/// Returns the ladder of a game in a server.
pub fn load(cx: &ReadCx<'_>, game: GameId) -> Result<LadderView, Failure> {
    let ladder = cx.tx.ladders().climbers(cx.server(), game)?;
    let rungs = ladder.around(cx.user());
    let rungs = rungs.map(|(place, player)| rung(cx, game, &ladder, place, player));
    let around = rungs.collect::<Result<_, Failure>>()?;
    let name = cx.tx.people().name(cx.server(), cx.user())?;
    Ok(LadderView {
        game,
        ladder,
        around,
        name,
    })
}

/// Returns a place on a ladder as the member who acts sees it.
fn rung(
    cx: &ReadCx<'_>,
    game: GameId,
    ladder: &Ladder,
    place: usize,
    player: UserId,
) -> Result<LadderRung, Failure> {
    let (tx, server, user) = (cx.tx, cx.server(), cx.user());
    let meetings = tx.ladders().meetings(server, game, player)?;
    let with_user = |meeting: &&LadderMeeting| {
        player != user && [meeting.challenger, meeting.challenged].contains(&user)
    };
    let own = meetings.iter().find(with_user);
    let can_challenge = own.is_none()
        && ladder.above(user).contains(&player)
        && tx.bans().find(server, player)?.is_none()
        && !tx.people().has_blocked(user, player)?;
    // A match says more than a challenge that may come to nothing.
    let most_telling = || meetings.iter().min_by_key(|meeting| !meeting.is_match);
    Ok(LadderRung {
        place,
        player,
        name: tx.people().name(server, player)?,
        can_challenge,
        meeting: own.or_else(most_telling).copied(),
    })
}

/// Adds a member at the bottom of a ladder. Returns the place.
pub fn enter(cx: &Cx<'_>, game: GameId) -> Result<usize, Failure> {
    let (tx, server, user) = (cx.tx, cx.server(), cx.user());
    tx.lock(Lock::Server(server))?;
    check_bans(&tx.bans(), server, user, None)?;
    let mut ladder = tx.ladders().climbers(server, game)?;
    ladder.enter(user)?;
    tx.ladders().set_climbers(server, game, &ladder, cx.now)?;
    Ok(ladder.players().len())
}

/// Removes a member from a ladder at their own request.
pub fn leave(cx: &Cx<'_>, game: GameId) -> Result<(), Failure> {
    let (tx, server) = (cx.tx, cx.server());
    tx.lock(Lock::Server(server))?;
    remove(&tx.ladders(), server, game, cx.user(), cx.now)
}

/// Removes a member from a ladder for a moderator. The log records it.
pub fn take_off(cx: &Cx<'_>, game: GameId, user: UserId) -> Result<(), Failure> {
    let (tx, server) = (cx.tx, cx.server());
    tx.lock(Lock::Server(server))?;
    remove(&tx.ladders(), server, game, user, cx.now)?;
    cx.log(Deed::OffLadder(user, game))
}

/// Returns players on ladders who are to be looked up in their servers, each once a day.
pub async fn claim_looks(host: &Host) -> Result<Vec<LadderLook>, Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx
                .ladders()
                .claim_looks(now.before(LOOK_EVERY), LOOKS_AT_ONCE, now)?)
        })
        .await
}

/// Drops a player from a server's ladders if they have left it, are banned there, or have not played
/// there for long.
pub async fn note_found(host: &Host, look: LadderLook, is_member: bool) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::Server(look.server), move |tx| {
            if is_member && tx.bans().find(look.server, look.player)?.is_none() {
                drop_idle(tx, look, now)
            } else {
                drop_from_all(&tx.ladders(), look.server, look.player, now)
            }
        })
        .await
}

/// Drops a player from the ladders of a server who has left it.
pub async fn drop_player(host: &Host, server: ServerId, user: UserId) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::Server(server), move |tx| {
            drop_from_all(&tx.ladders(), server, user, now)
        })
        .await
}

/// Moves players on ladders whose challenges have been played or refused, and forgets refusals that
/// no longer count.
pub(crate) async fn run(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    let left = pass::do_page(
        host,
        pass,
        |tx, _, after| tx.ladders().ended_games(after, AT_ONCE),
        |_, _| Ok(None),
        |(id, server)| note_news(host, id, server, now),
    )
    .await?;
    if left == Left::More {
        return Ok(left);
    }
    let forgotten = forget_refusals(host, now.before(DECLINE_COUNTS_FOR));
    // If that page was full, there may be more.
    Ok(match forgotten.await? {
        AT_ONCE.. => Left::More,
        _ => left,
    })
}

async fn note_news(
    host: &Host,
    id: MatchId,
    server: ServerId,
    now: Timestamp,
) -> Result<(), Failure> {
    let noted = host
        .store
        .write(Lock::Server(server), move |tx| record_result(tx, id, now));
    if fails_for_good(noted.await, id, "a ladder could not be updated")? {
        host.store
            .write(Lock::None, move |tx| {
                Ok::<_, Failure>(tx.ladders().forget_news(id).map(drop)?)
            })
            .await?;
    }
    Ok(())
}

/// Forgets a page of the refusals before this moment, and returns how many.
async fn forget_refusals(host: &Host, before: Timestamp) -> Result<u32, Failure> {
    let any = host
        .store
        .read(move |tx| Ok::<_, Failure>(tx.ladders().has_refusals(before)?));
    if !any.await? {
        return Ok(0);
    }
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.ladders().forget_refusals(before, AT_ONCE)?)
        })
        .await
}

fn remove(
    ladders: &LaddersMut<'_>,
    server: ServerId,
    game: GameId,
    user: UserId,
    now: Timestamp,
) -> Result<(), Failure> {
    let mut ladder = ladders.climbers(server, game)?;
    ladder.leave(user)?;
    Ok(ladders.set_climbers(server, game, &ladder, now)?)
}

/// Drops a player from all ladders of a server. The transaction has the lock of the server.
pub(crate) fn drop_from_all(
    ladders: &LaddersMut<'_>,
    server: ServerId,
    user: UserId,
    now: Timestamp,
) -> Result<(), Failure> {
    for game in games_of(ladders, server, user)? {
        remove(ladders, server, game, user, now)?;
    }
    Ok(())
}

/// Returns the games in whose ladders on a server a player has a place.
fn games_of(ladders: &Ladders<'_>, server: ServerId, user: UserId) -> Result<Vec<GameId>, Failure> {
    let all = ladders.of_player(user)?.into_iter();
    let here = all.filter(|(other, _)| *other == server);
    Ok(here.map(|(_, game)| game).collect())
}

/// Drops a player from the ladders of a server where they have not played for long. Time in which nobody
/// checked, because the bot was not there, does not count.
fn drop_idle(tx: &WriteTx<'_>, look: LadderLook, now: Timestamp) -> Result<(), Failure> {
    let LadderLook { server, player, .. } = look;
    let gap = now.since(look.before);
    let missed = if gap > LOOK_EVERY * 2 {
        gap
    } else {
        Duration::ZERO
    };
    for game in games_of(&tx.ladders(), server, player)? {
        let Some(active_at) = tx.ladders().last_active(server, game, player)? else {
            tx.ladders().set_active(server, game, player, now)?;
            continue;
        };
        if tx.matches().plays_in(server, player, active_at)? {
            tx.ladders().set_active(server, game, player, now)?;
            continue;
        }
        let active_at = active_at.after(missed).min(now);
        if now.since(active_at) >= IDLE_FOR {
            remove(&tx.ladders(), server, game, player, now)?;
        } else if !missed.is_zero() {
            tx.ladders().set_active(server, game, player, active_at)?;
        }
    }
    Ok(())
}

/// Records the result of a challenge.
fn record_result(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    // Another process may have done so before the lock was taken.
    if !tx.ladders().forget_news(id)? {
        return Ok(());
    }
    let Some(of) = tx.ladders().game(id)? else {
        return Ok(());
    };
    match tx.matches().find(id)? {
        Some(found) => note_played(tx, &found, of, now),
        None => note_refused(tx, id, of, now),
    }
}

fn note_played(
    tx: &WriteTx<'_>,
    found: &Match,
    of: LadderGame,
    now: Timestamp,
) -> Result<(), Failure> {
    // It was declared void before it was checked.
    if tx
        .matches()
        .dates(found.id)?
        .is_some_and(|dates| dates.annulled)
    {
        return Ok(());
    }
    let side = found.players.side_of(of.challenger);
    if let Some((outcome, side)) = outcome_of(found).zip(side) {
        tx.ladders().forgive(&of)?;
        let mut ladder = tx.ladders().climbers(of.server, of.game)?;
        ladder.record(of.challenger, of.challenged, Won::of(outcome, side));
        tx.ladders()
            .set_climbers(of.server, of.game, &ladder, now)?;
    }
    Ok(())
}

/// Returns what a match means for the ladder. A match that ended before it really began has no result,
/// but the player whose move was awaited loses it here, as in tournaments: otherwise nobody could be
/// made to play.
fn outcome_of(found: &Match) -> Option<Outcome> {
    let end = found.end?;
    if end.outcome.is_some() || end.termination != Termination::Unplayed {
        return end.outcome;
    }
    // A match also ends this way when a player is deleted, whoever is to move.
    let mut players = Side::BOTH.map(|side| found.players.on(side)).into_iter();
    if players.any(UserId::is_deleted) {
        return None;
    }
    Some(Outcome::Win(found.position().side_to_move().other()))
}

/// Records that a challenge was declined or not answered. If that costs the place, the challenger takes
/// it.
fn note_refused(
    tx: &WriteTx<'_>,
    id: MatchId,
    of: LadderGame,
    now: Timestamp,
) -> Result<(), Failure> {
    tx.lock(Lock::Match(id))?;
    let mut ladder = tx.ladders().climbers(of.server, of.game)?;
    let before = ladder.clone();
    ladder.record(of.challenger, of.challenged, Some(Won::Challenger));
    let how = refusal(tx, id, of)?;
    let Some(how) = how.filter(|_| ladder != before) else {
        // It changes nothing: a player has left, the places have changed, or it does not count.
        return Ok(tx.ladders().forget_game(id)?);
    };
    let declined_before = tx
        .ladders()
        .has_declined(&of, now.before(DECLINE_COUNTS_FOR))?;
    let lost = costs_place(how, declined_before);
    if lost {
        tx.ladders()
            .set_climbers(of.server, of.game, &ladder, now)?;
        tx.ladders().forgive(&of)?;
    }
    tx.ladders().set_refusal(id, now, lost)?;
    Ok(tx.outbox().enqueue(id, &Post::CloseChallenge, now)?)
}

/// Returns how a challenge was refused, if that counts. Nobody has to be available for a live match, or
/// answer while on vacation or where the bot was missing.
fn refusal(tx: &ReadTx<'_>, id: MatchId, of: LadderGame) -> Result<Option<Closing>, Failure> {
    let Some(challenge) = tx.challenges().find(id)? else {
        return Ok(None);
    };
    let ChallengeState::Closed(how) = challenge.state else {
        return Ok(None);
    };
    let counts = match how {
        _ if challenge.invitation.timing.pace.is_live() => false,
        Closing::Declined => true,
        Closing::Expired => {
            let (from, until) = (challenge.made_at, challenge.expires_at);
            tx.clocks().could_answer(
                Member {
                    server: of.server,
                    user: of.challenged,
                },
                from,
                until,
            )? >= ANSWERABLE_FOR
        }
        Closing::Withdrawn => false,
    };
    Ok(counts.then_some(how))
}

/// Checks that a member may challenge another on a ladder, and returns what that is about.
pub(crate) fn check_challenge(
    ladders: &Ladders<'_>,
    server: ServerId,
    game: GameId,
    challenger: UserId,
    opponent: Option<UserId>,
) -> Result<LadderGame, Failure> {
    let challenged = opponent.ok_or(Refusal::NotAbove(challenger))?;
    ladders
        .climbers(server, game)?
        .check(challenger, challenged)?;
    let of = LadderGame {
        server,
        game,
        challenger,
        challenged,
    };
    if ladders.has_game(&of)? {
        return Err(Refusal::Pending(challenged).into());
    }
    Ok(of)
}

#[cfg(test)]
mod tests;
