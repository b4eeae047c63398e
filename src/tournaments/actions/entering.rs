//! Entering and leaving a tournament.

use super::{advance, check_managed, find, lock, lock_managed};
use crate::{
    host::{Cx, Failure, ReadCx},
    matches::actions::views::name_from,
    moderation::actions::banned::check_bans,
};
use domain::{
    community::tournament::{Entrant, NextRound, Refusal, Stage},
    matches::{self, GuestView, NoCode, UserId},
    ratings::Pool,
};
use store::{Deed, Ratings, StoredTournament, Terms, TournamentId};

/// Information for a new entrant of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The first round in which they play.
    pub from: u32,
    /// How many days they have for a first move. `None` if the pace decides.
    pub first_move_days: Option<u32>,
}

/// The effect of removing a player from a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Withdrawal {
    /// The tournament.
    pub id: TournamentId,
    /// The player.
    pub player: UserId,
    /// The same player, if they play for another server.
    pub guest: Option<GuestView>,
    /// Whether the removal is final, because it has begun.
    pub has_begun: bool,
}

/// Enters a member in a tournament.
pub fn enter(cx: &Cx<'_>, id: TournamentId) -> Result<Entry, Failure> {
    let (tx, user, server) = (cx.tx, cx.user(), cx.server());
    let found = lock(cx, id)?;
    check_bans(&tx.bans(), server, user, None)?;
    if tx.bans().find(found.terms.place.server, user)?.is_some() {
        return Err(matches::Refusal::from(NoCode::Banned).into());
    }
    let from = found.tournament.check_entry(user)?;
    found.tournament.check_room(found.terms.limits)?;
    let last = found.tournament.entrants.last();
    let entrant = Entrant {
        number: last.map_or(1, |last| last.number + 1),
        player: user,
        server,
        from,
        until: None,
    };
    let rating = rating(&tx.ratings(), &found.terms, user)?;
    tx.tournaments().enter(id, &entrant, rating)?;
    let entered = tx.tournaments().find(id)?.ok_or(Refusal::Unknown)?;
    if entered.starts_once_full() {
        // It starts in a separate transaction, which locks what its matches need, and changes the card.
        tx.tournaments().look_at(id, cx.now)?;
    } else {
        tx.bulletins().change(id.card(), cx.now)?;
    }
    Ok(Entry {
        from,
        first_move_days: found.terms.no_show_days,
    })
}

/// Removes a member from a tournament at their own request: before it begins, as if they had never entered, and later
/// after the current round. Returns whether it has begun.
pub fn leave(cx: &Cx<'_>, id: TournamentId) -> Result<bool, Failure> {
    remove(cx, &lock(cx, id)?, cx.user())
}

/// Describes the effect of removing a player from a tournament, for managers or for the player.
pub fn ask_to_withdraw(
    cx: &ReadCx<'_>,
    id: TournamentId,
    player: UserId,
) -> Result<Withdrawal, Failure> {
    let found = find(cx, id)?;
    if cx.user() != player {
        check_managed(&found, cx.by)?;
    }
    let (entrant, has_begun) = check_withdrawal(&found, player, cx.user())?;
    let guest = if entrant.server == cx.server() {
        None
    } else {
        Some(GuestView {
            player,
            name: name_from(cx.tx, cx.server(), entrant.member())?,
            server: entrant.server,
        })
    };
    Ok(Withdrawal {
        id,
        player,
        guest,
        has_begun,
    })
}

/// Removes a player from a tournament, by its managers, which the log of the server records, or by the player. Returns
/// whether it has begun.
pub fn withdraw(cx: &Cx<'_>, id: TournamentId, player: UserId) -> Result<bool, Failure> {
    if cx.user() == player {
        return leave(cx, id);
    }
    let has_begun = remove(cx, &lock_managed(cx, id)?, player)?;
    cx.log(Deed::WithdrawEntrant(id, player))?;
    Ok(has_begun)
}

/// Removes a player. Returns whether the tournament has begun.
fn remove(cx: &Cx<'_>, found: &StoredTournament, user: UserId) -> Result<bool, Failure> {
    let id = found.id;
    let (entrant, has_begun) = check_withdrawal(found, user, cx.user())?;
    if has_begun {
        let round = found.tournament.round();
        cx.tx
            .tournaments()
            .withdraw_entrant(id, entrant.number, round)?;
        advance(cx, id, NextRound::WhenReady)?;
    } else {
        cx.tx.tournaments().leave(id, user)?;
        cx.tx.bulletins().change(id.card(), cx.now)?;
    }
    Ok(has_begun)
}

/// Returns the entrant for this player, if `by` can withdraw them, and whether the tournament has
/// begun.
fn check_withdrawal(
    found: &StoredTournament,
    player: UserId,
    by: UserId,
) -> Result<(&Entrant, bool), Refusal> {
    let entrant = found.tournament.entrant_of(player);
    let entrant = entrant.ok_or(if player == by {
        Refusal::YouNotEntered
    } else {
        Refusal::NotEntered
    })?;
    match found.tournament.stage {
        Stage::SignUp => Ok((entrant, false)),
        Stage::Running if entrant.until.is_some() => Err(Refusal::Withdrawn),
        Stage::Running => Ok((entrant, true)),
        Stage::Over | Stage::Cancelled => Err(Refusal::Over),
    }
}

/// Returns a player's rating in the game of a tournament.
pub(super) fn rating(
    ratings: &Ratings<'_>,
    terms: &Terms,
    player: UserId,
) -> Result<Option<u32>, Failure> {
    let pool = Pool::Game(terms.start.game());
    let standings = ratings.standings_of(player)?;
    let standing = standings.into_iter().find(|(of, _)| *of == pool);
    Ok(standing.map(|(_, standing)| {
        let rating = standing.rating.rating.round().clamp(0.0, 9_999.0);
        // Clamped, so that it is a whole number of four digits.
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "clamped"
        )]
        let rating = rating as u32;
        rating
    }))
}
