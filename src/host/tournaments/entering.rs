//! Players enter a tournament and leave it.

use super::{By, lock, managed, run};
use crate::{
    clock::Timestamp,
    community::tournament::{Entrant, Refusal, Stage},
    host::{Failure, Host, bans::check_bans},
    matches::{self, NoCode, ServerId, UserId},
    ratings::Pool,
    store::{Lock, ReadTx, StoredTournament, Terms, TournamentId, WriteTx},
};

/// What somebody who has entered a tournament should know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The first round in which they play.
    pub from: u32,
    /// How many days they have for a first move. None: as the pace says.
    pub first_move_days: Option<u32>,
}

impl Host {
    /// Lets a member enter a tournament.
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
                check_bans(tx, server, user, None)?;
                if tx.ban(found.terms.place.server, user)?.is_some() {
                    return Err(matches::Refusal::from(NoCode::Banned).into());
                }
                let from = found.tournament.check_entry(user)?;
                let last = found.tournament.entrants.last();
                let entrant = Entrant {
                    number: last.map_or(1, |last| last.number + 1),
                    player: user,
                    server,
                    from,
                    until: None,
                };
                tx.enter_tournament(id, &entrant, rating(tx, &found.terms, user)?)?;
                tx.change_bulletins(id.card(), now)?;
                Ok(Entry {
                    from,
                    first_move_days: found.terms.no_show_days,
                })
            })
            .await
    }

    /// Lets a member leave a tournament: before it begins, as if they had never entered, and later
    /// after the round that is played. Gives whether it has begun.
    pub async fn leave_tournament(
        &self,
        server: ServerId,
        id: TournamentId,
        user: UserId,
    ) -> Result<bool, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                let found = lock(tx, server, id)?;
                withdraw(tx, &found, user, now)
            })
            .await
    }

    /// Has managers take a player out of a tournament.
    pub async fn withdraw_entrant(
        &self,
        server: ServerId,
        id: TournamentId,
        (by, user): (By, UserId),
    ) -> Result<bool, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::None, move |tx| {
                let found = managed(tx, server, id, &by)?;
                withdraw(tx, &found, user, now)
            })
            .await
    }
}

/// Takes a player out. Gives whether the tournament has begun.
fn withdraw(
    tx: &WriteTx<'_>,
    found: &StoredTournament,
    user: UserId,
    now: Timestamp,
) -> Result<bool, Failure> {
    let (id, tournament) = (found.id, &found.tournament);
    let entrant = tournament.entrant_of(user).ok_or(Refusal::NotEntered)?;
    match tournament.stage {
        Stage::SignUp => {
            tx.leave_tournament(id, user)?;
            tx.change_bulletins(id.card(), now)?;
            Ok(false)
        }
        Stage::Running if entrant.until.is_some() => Err(Refusal::Withdrawn.into()),
        Stage::Running => {
            tx.withdraw_entrant(id, entrant.number, tournament.round())?;
            run::advance(tx, id, false, now)?;
            Ok(true)
        }
        Stage::Over | Stage::Cancelled => Err(Refusal::Over.into()),
    }
}

/// A player's rating in the game of a tournament.
pub(super) fn rating(
    tx: &ReadTx<'_>,
    terms: &Terms,
    player: UserId,
) -> Result<Option<u32>, Failure> {
    let pool = Pool::Game(terms.start.game());
    let standings = tx.standings_of(player)?;
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
