//! Replaces deleted channels in which a tournament or its games are shown with others of the same
//! server. If there are none, whatever shows the tournament says so, and its games are not
//! postponed indefinitely.

use super::{
    lock, must_manage,
    run::{places, readable},
};
use crate::{
    challenges::actions::arranged::{begin_at, open_venue},
    host::{Cx, Failure},
    matches::actions::venues::newest,
};
use domain::{
    clock::Timestamp,
    community::tournament::Refusal,
    matches::{ChannelId, Place},
};
use store::{
    Bulletin, Lock, ReadTx, StoredTournament, TournamentId, Unreachable, UnshownGame, WriteTx,
};

/// Shows a tournament at this place from now on, along with the games there whose channel is gone. For managers.
pub fn show_here(cx: &Cx<'_>, id: TournamentId, place: Place) -> Result<(), Failure> {
    must_manage(cx.by)?;
    let (tx, now) = (cx.tx, cx.now);
    let found = lock(cx, id)?;
    let unshown = tx.tournaments().unshown_games(id)?;
    let gone: Vec<ChannelId> = unshown.iter().map(|one| one.place.channel).collect();
    show_at(tx, &found, place, &gone, now)?;
    tx.bulletins().put_up(id.card(), place, now)?;
    for unshown in unshown {
        let there = unshown.place;
        if there.server == place.server && there.channel != place.channel {
            move_game(tx, unshown, place, None, now)?;
        }
    }
    Ok(())
}

/// Shows a tournament at this place from now on, including whatever of it was lost in the server or
/// will be lost with these channels.
fn show_at(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    place: Place,
    gone: &[ChannelId],
    now: Timestamp,
) -> Result<(), Failure> {
    let id = found.id;
    if found.terms.place.server == place.server {
        tx.tournaments().move_to(id, place)?;
    } else {
        tx.tournaments().take_part(id, place)?;
    }
    for subject in [id.card(), id.round(found.tournament.round()), id.result()] {
        let is_lost = |one: &Bulletin| {
            let is_gone = one.lost || gone.contains(&one.place.channel);
            is_gone && one.place.server == place.server
        };
        if tx.bulletins().about(subject)?.iter().any(is_lost) {
            tx.bulletins().put_up(subject, place, now)?;
        }
    }
    Ok(())
}

/// Finds another channel for each game whose own is gone, and for the tournament if it was shown
/// there too.
pub(super) fn rehouse(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    now: Timestamp,
) -> Result<(), Failure> {
    for unshown in tx.tournaments().unshown_games(found.id)? {
        // The previous game may have moved the tournament.
        let found = tx.tournaments().find(found.id)?.ok_or(Refusal::Unknown)?;
        let mut shown = places(&tx.tournaments(), &found)?.into_iter();
        let shown = shown.find(|place| place.server == unshown.place.server);
        let before = shown.unwrap_or(unshown.place);
        let Some(channel) = other_channel(tx, before, unshown.place.channel)? else {
            continue;
        };
        let place = Place { channel, ..before };
        if shown.is_some_and(|shown| shown.channel == unshown.place.channel) {
            show_at(tx, &found, place, &[unshown.place.channel], now)?;
        }
        // The bot might be unable to see the one that the server has chosen.
        let instead = Some(before.channel).filter(|channel| *channel != unshown.place.channel);
        move_game(tx, unshown, place, instead, now)?;
    }
    Ok(())
}

/// Returns the channel to try after this one, which is gone: the one that the server has chosen for
/// all its matches, then that of the tournament, then the one where it receives requests from other
/// servers. Each is tried once.
fn other_channel(
    tx: &ReadTx<'_>,
    shown: Place,
    gone: ChannelId,
) -> Result<Option<ChannelId>, Failure> {
    let chosen = tx.settings().of_server(shown.server)?.place(shown).channel;
    let open = tx.servers().opening(shown.server)?.map(|open| open.channel);
    let mut channels = vec![chosen];
    for channel in [Some(shown.channel), open].into_iter().flatten() {
        if !channels.contains(&channel) {
            channels.push(channel);
        }
    }
    let before = channels.iter().position(|channel| *channel == gone);
    Ok(channels
        .into_iter()
        .nth(before.map_or(0, |place| place + 1)))
}

/// Shows a game at this place from now on, or in the other channel if the bot cannot post there.
/// Uses a thread where that is allowed.
fn move_game(
    tx: &WriteTx<'_>,
    unshown: UnshownGame,
    place: Place,
    instead: Option<ChannelId>,
    now: Timestamp,
) -> Result<(), Failure> {
    tx.lock(Lock::Match(unshown.id))?;
    let Some(playing) = readable(unshown.id, tx.matches().find(unshown.id))? else {
        return Ok(());
    };
    let venue = tx.showings().venue(unshown.at)?;
    // A player may have found another channel before the lock was taken.
    let is_unshown = venue.is_some_and(|venue| venue.unreachable == Some(Unreachable::Gone));
    if playing.end.is_some() || !is_unshown {
        return Ok(());
    }
    tx.showings().move_to(unshown.at, place.channel, now)?;
    let showings = tx.showings().of_match(unshown.id)?;
    if let Some(showing) = showings.iter().find(|showing| showing.id == unshown.at) {
        open_venue(tx, showing, &begin_at(showing, instead), now)?;
    }
    Ok(tx.outbox().enqueue_at(unshown.at, &newest(&playing), now)?)
}
