//! Open seats whose challengers want opponents within a rating range, or wait for a longer or
//! shorter time than usual.

use std::time::Duration;

use super::Invited;
use crate::{
    host::{Failure, ReadCx},
    matches::actions::lists::with_names,
};
use domain::{
    clock::Timestamp,
    community::seeks::{MOST_DAYS, RatingRange, SeatLimits, SeekRefusal},
    matches::{Challenge, ChallengeState, Invitation, MatchId, UserId},
    ratings::{Pool, Rating, Standing},
};
use rules::GameId;
use store::{OpenChallenge, Ratings, ReadTx, WriteTx};

/// Checks that a challenge, open or not, can have these limits.
pub(crate) fn check_limits(invited: &Invited, limits: SeatLimits) -> Result<(), SeekRefusal> {
    if matches!(invited, Invited::Anyone) || limits.opponents == RatingRange::Any {
        Ok(())
    } else {
        Err(SeekRefusal::NotASeat)
    }
}

/// Limits a challenge that was just made. A range relative to the challenger's rating is fixed at
/// the current rating, so that everyone can read which ratings are meant.
pub(crate) fn limit(
    tx: &WriteTx<'_>,
    id: MatchId,
    invitation: &Invitation,
    limits: SeatLimits,
    now: Timestamp,
) -> Result<(), Failure> {
    let own = points(
        &tx.ratings(),
        invitation.challenger,
        invitation.start.game(),
    )?;
    if let Some((lowest, highest)) = limits.opponents.bounds(own) {
        tx.challenges().set_seat_range(id, lowest, highest)?;
    }
    if let Some(days) = limits.days
        && !invitation.timing.pace.is_live()
    {
        let days = u64::from(days.clamp(1, MOST_DAYS));
        tx.challenges()
            .set_expiry(id, now.after(Duration::from_hours(24 * days)))?;
    }
    Ok(())
}

/// Checks that a user's rating is in the range that the challenger wants.
pub(crate) fn check_rating(
    tx: &ReadTx<'_>,
    challenge: &Challenge,
    by: UserId,
) -> Result<(), Failure> {
    let Some((lowest, highest)) = tx.challenges().seat_range(challenge.id)? else {
        return Ok(());
    };
    let theirs = points(&tx.ratings(), by, challenge.invitation.start.game())?;
    if (lowest..=highest).contains(&theirs) {
        Ok(())
    } else {
        Err(SeekRefusal::NoFit.into())
    }
}

/// Leaves out the open seats of others whose challengers want opponents with another rating than the user's.
pub(crate) fn keep_fitting(
    ratings: &Ratings<'_>,
    by: UserId,
    challenges: &mut Vec<OpenChallenge>,
) -> Result<(), Failure> {
    if challenges.iter().all(|one| one.takers.is_none()) {
        return Ok(());
    }
    let standings = ratings.standings_of(by)?;
    challenges.retain(|one| match one.takers {
        Some((lowest, highest)) if one.challenger != by => {
            (lowest..=highest).contains(&points_in(&standings, one.game))
        }
        _ => true,
    });
    Ok(())
}

/// Lists the challenges in this server that the user could accept, each with the challenger's name: those to them,
/// then open seats, the oldest first.
pub fn acceptable(cx: &ReadCx<'_>) -> Result<Vec<(OpenChallenge, String)>, Failure> {
    let (tx, server, user) = (cx.tx, cx.server(), cx.user());
    let mut open = tx.challenges().open(server, user, cx.now)?;
    open.retain(|one| one.challenger != user);
    keep_fitting(&tx.ratings(), user, &mut open)?;
    with_names(tx, server, open, |one| (one.id, one.challenger))
}

/// Returns those of these challenges in this server that still wait for an answer.
pub fn still_open(cx: &ReadCx<'_>, ids: &[MatchId]) -> Result<Vec<Challenge>, Failure> {
    let found = ids.iter();
    let found = found.map(|id| cx.tx.challenges().find_in(cx.server(), *id));
    let mut open: Vec<Challenge> = found
        .filter_map(Result::transpose)
        .collect::<Result<_, _>>()?;
    open.retain(|one| one.state == ChallengeState::Open);
    Ok(open)
}

/// Returns a user's rating in a game.
fn points(ratings: &Ratings<'_>, user: UserId, game: GameId) -> Result<i32, Failure> {
    Ok(points_in(&ratings.standings_of(user)?, game))
}

/// Returns the rating in a game among a user's standings.
fn points_in(standings: &[(Pool, Standing)], game: GameId) -> i32 {
    let mut standings = standings.iter();
    let standing = standings.find(|(pool, _)| *pool == Pool::Game(game));
    let rating = standing.map_or(Rating::START, |(_, standing)| standing.rating);
    rating.points()
}
