//! Begins the match of two seekers.

use crate::{
    challenges::actions::{
        arranged::{Arranged, Seat, begin_arranged},
        limits::{check_matches, check_pair},
        lock_both,
    },
    host::Failure,
    moderation::actions::banned::check_bans,
};
use domain::{
    clock::Timestamp,
    community::seeks::Seek,
    matches::{MatchId, Place, Refusal, SideWish, UserId},
};
use rules::{GameId, Side};
use store::{ReadTx, WriteTx};

/// Returns this game, or a random one.
pub(crate) fn by_lot(game: Option<GameId>) -> GameId {
    game.unwrap_or_else(|| GameId::ALL[fastrand::usize(..GameId::ALL.len())])
}

/// Begins the match of two seeks for `by`, who has taken one of them or was the last to agree. If
/// both seeks are from one server, it is shown where the first was made; otherwise where each was
/// made.
pub(crate) fn begin_match_of_seeks(
    tx: &WriteTx<'_>,
    [one, other]: [&Seek; 2],
    game: GameId,
    by: UserId,
    now: Timestamp,
    most_matches: u32,
) -> Result<MatchId, Failure> {
    lock_both(tx, one.player, other.player)?;
    let opponent = if by == one.player { other } else { one }.player;
    check_both_can_play(tx, [one.place, other.place], by, opponent, most_matches)?;
    let seat = |seek: &Seek| Seat {
        player: seek.player,
        place: seek.place,
    };
    let there = if one.place.server == other.place.server {
        one.place
    } else {
        other.place
    };
    let both = [
        seat(one),
        Seat {
            place: there,
            ..seat(other)
        },
    ];
    let [first, second] = both;
    let seats = match side_of([one.terms.side, other.terms.side]) {
        Side::First => [first, second],
        Side::Second => [second, first],
    };
    let arranged = Arranged {
        seats,
        start: game.start(None).map_err(Refusal::Size)?,
        timing: one.terms.timing,
        rated: one.terms.rated,
    };
    begin_arranged(tx, &arranged, now)
}

/// Checks that both can still play each other in these servers.
fn check_both_can_play(
    tx: &ReadTx<'_>,
    places: [Place; 2],
    by: UserId,
    opponent: UserId,
    most_matches: u32,
) -> Result<(), Failure> {
    check_pair(&tx.people(), by, opponent)?;
    for place in places {
        check_bans(&tx.bans(), place.server, by, Some(opponent))?;
        check_matches(tx, place.server, by, Some(opponent), most_matches)?;
    }
    Ok(())
}

/// Returns the side of the first of two seekers.
fn side_of(wishes: [SideWish; 2]) -> Side {
    match wishes {
        [SideWish::Side(side), _] => side,
        [SideWish::Lot, SideWish::Side(side)] => side.other(),
        [SideWish::Lot, SideWish::Lot] if fastrand::bool() => Side::First,
        [SideWish::Lot, SideWish::Lot] => Side::Second,
    }
}
