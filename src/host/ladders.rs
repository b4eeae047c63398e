//! Ladders: entered, left and looked at, and moved when a challenge has been played.

use super::{Failure, Host, bans::check_bans, clocks::fails_for_good};
use crate::{
    community::ladder::{Ladder, Refusal, Won},
    games::GameId,
    matches::{MatchId, ServerId, UserId},
    store::{LadderGame, Lock, WriteTx},
};

/// How many matches that have ended are looked at in a row.
const AT_ONCE: u32 = 100;

impl Host {
    /// The ladder of a game in a server.
    pub async fn ladder(&self, server: ServerId, game: GameId) -> Result<Ladder, Failure> {
        self.store
            .read(move |tx| Ok(tx.climbers(server, game)?))
            .await
    }

    /// Lets a member enter a ladder at its bottom. Gives the place.
    pub async fn enter_ladder(
        &self,
        server: ServerId,
        game: GameId,
        user: UserId,
    ) -> Result<usize, Failure> {
        self.store
            .write(Lock::Server(server), move |tx| {
                check_bans(tx, server, user, None)?;
                let mut ladder = tx.climbers(server, game)?;
                ladder.enter(user)?;
                tx.set_climbers(server, game, &ladder)?;
                Ok(ladder.players().len())
            })
            .await
    }

    /// Lets a member leave a ladder.
    pub async fn leave_ladder(
        &self,
        server: ServerId,
        game: GameId,
        user: UserId,
    ) -> Result<(), Failure> {
        self.store
            .write(Lock::Server(server), move |tx| {
                let mut ladder = tx.climbers(server, game)?;
                ladder.leave(user)?;
                Ok(tx.set_climbers(server, game, &ladder)?)
            })
            .await
    }

    /// Moves players on ladders whose challenges have been played.
    pub(super) async fn run_ladders(&self) -> Result<(), Failure> {
        let ended = self
            .store
            .read(|tx| Ok::<_, Failure>(tx.ended_ladder_games(AT_ONCE)?));
        for (id, game) in ended.await? {
            let noted = self
                .store
                .write(Lock::Server(game.server), move |tx| note(tx, (id, game)));
            if fails_for_good(noted.await, id, "a ladder cannot go on")? {
                self.store
                    .write(Lock::None, move |tx| {
                        Ok::<_, Failure>(tx.forget_ladder_news(id).map(drop)?)
                    })
                    .await?;
            }
        }
        Ok(())
    }
}

/// Notes what came of a challenge.
fn note(tx: &WriteTx<'_>, (id, of): (MatchId, LadderGame)) -> Result<(), Failure> {
    // Another process may have done so before the lock was there.
    if !tx.forget_ladder_news(id)? {
        return Ok(());
    }
    let Some(found) = tx.find_match(id)? else {
        return Ok(());
    };
    // Declared void before it was looked at.
    if tx.dates(id)?.is_some_and(|dates| dates.annulled) {
        return Ok(());
    }
    let side = found.players.side_of(of.challenger);
    let outcome = found.end.and_then(|end| end.outcome);
    if let Some((outcome, side)) = outcome.zip(side) {
        let mut ladder = tx.climbers(of.server, of.game)?;
        ladder.record(of.challenger, of.challenged, Won::of(outcome, side));
        tx.set_climbers(of.server, of.game, &ladder)?;
    }
    Ok(())
}

/// Checks that a member may challenge another on a ladder, and gives what that is about.
pub(super) fn check(
    tx: &WriteTx<'_>,
    (server, game): (ServerId, GameId),
    (challenger, opponent): (UserId, Option<UserId>),
) -> Result<LadderGame, Failure> {
    let challenged = opponent.ok_or(Refusal::NotAbove(challenger))?;
    tx.climbers(server, game)?.check(challenger, challenged)?;
    Ok(LadderGame {
        server,
        game,
        challenger,
        challenged,
    })
}
