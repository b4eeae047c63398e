//! Entering and leaving a tournament.

use super::{TournamentCaller, check_managed, find, lock, managed, run};
use crate::host::{
    Failure, GuestView, Host, Presence, matches::views::name_from, moderation::bans::check_bans,
};
use domain::{
    clock::Timestamp,
    community::tournament::{Entrant, NextRound, Refusal, Stage},
    matches::{self, Member, NoCode, ServerId, UserId},
    ratings::Pool,
};
use store::{Deed, Lock, Moderation, Ratings, StoredTournament, Terms, TournamentId, WriteTx};

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

impl Host {
    /// Enters a member in a tournament.
    pub async fn enter_tournament(
        &self,
        server: ServerId,
        id: TournamentId,
        user: UserId,
    ) -> Result<Entry, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                let found = lock(tx, server, id)?;
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
                tx.tournaments()
                    .enter(id, &entrant, rating(&tx.ratings(), &found.terms, user)?)?;
                tx.bulletins().change(id.card(), now)?;
                Ok(Entry {
                    from,
                    first_move_days: found.terms.no_show_days,
                })
            })
            .await
    }

    /// Removes a member from a tournament at their own request: before it begins, as if they had
    /// never entered, and later after the current round. Returns whether it has begun.
    pub async fn leave_tournament(
        &self,
        server: ServerId,
        id: TournamentId,
        user: UserId,
    ) -> Result<bool, Failure> {
        let (now, presence) = (self.clock.now(), self.presence);
        self.store
            .write(Lock::None, move |tx| {
                let found = lock(tx, server, id)?;
                withdraw(tx, &found, user, presence, now)
            })
            .await
    }

    /// Describes the effect of removing a player from a tournament, for managers or for the player.
    pub async fn withdrawing_entrant(
        &self,
        server: ServerId,
        id: TournamentId,
        by: TournamentCaller,
        player: UserId,
    ) -> Result<Withdrawal, Failure> {
        self.store
            .read(move |tx| {
                let found = find(&tx.tournaments(), server, id)?;
                if by.user != player {
                    check_managed(&found, server, &by)?;
                }
                let (entrant, has_begun) = check_withdrawal(&found, player)?;
                let of = entrant.server;
                let guest = if of == server {
                    None
                } else {
                    let name = name_from(
                        tx,
                        server,
                        Member {
                            server: of,
                            user: player,
                        },
                    )?;
                    Some(GuestView {
                        player,
                        name,
                        server: of,
                    })
                };
                Ok(Withdrawal {
                    id,
                    player,
                    guest,
                    has_begun,
                })
            })
            .await
    }

    /// Removes a player from a tournament, by its managers, which the log of the server records, or
    /// by the player. Returns whether it has begun.
    pub async fn withdraw_entrant(
        &self,
        server: ServerId,
        id: TournamentId,
        by: TournamentCaller,
        user: UserId,
    ) -> Result<bool, Failure> {
        let (now, presence) = (self.clock.now(), self.presence);
        self.store
            .write(Lock::None, move |tx| {
                if by.user == user {
                    let found = lock(tx, server, id)?;
                    return withdraw(tx, &found, user, presence, now);
                }
                let found = managed(tx, server, id, &by)?;
                let has_begun = withdraw(tx, &found, user, presence, now)?;
                let deed = Moderation {
                    server,
                    moderator: by.user,
                    deed: Deed::WithdrawEntrant(id, user),
                    reason: None,
                };
                tx.deeds().log(&deed, now)?;
                Ok(has_begun)
            })
            .await
    }
}

/// Withdraws a player. Returns whether the tournament has begun.
fn withdraw(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    user: UserId,
    presence: Presence,
    now: Timestamp,
) -> Result<bool, Failure> {
    let id = found.id;
    let (entrant, has_begun) = check_withdrawal(found, user)?;
    if has_begun {
        tx.tournaments()
            .withdraw_entrant(id, entrant.number, found.tournament.round())?;
        run::advance(tx, id, NextRound::WhenReady, presence, now)?;
    } else {
        tx.tournaments().leave(id, user)?;
        tx.bulletins().change(id.card(), now)?;
    }
    Ok(has_begun)
}

/// Returns the entrant for this player, if they can be withdrawn, and whether the tournament has
/// begun.
fn check_withdrawal(found: &StoredTournament, player: UserId) -> Result<(&Entrant, bool), Refusal> {
    let entrant = found.tournament.entrant_of(player);
    let entrant = entrant.ok_or(Refusal::NotEntered)?;
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
