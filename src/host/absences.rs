//! Servers that the bot is not in any more, and what becomes of their matches.

use std::{collections::HashSet, sync::PoisonError, time::Duration};

use super::{Failure, Host};
use crate::{
    clock::Timestamp,
    matches::{MatchId, ServerId},
    store::{Absence, Due, Holder, Lock},
};

/// When to ask for the first time whether the bot is in a server again.
const FIRST_LOOK: Duration = Duration::from_mins(1);

/// The longest time between two questions.
const LONGEST_LOOK: Duration = Duration::from_hours(6);

/// How often matches are looked through for posts that still rest after the bot has come back.
const LOOK_THROUGH: Duration = Duration::from_secs(30);

/// For how long that is done: longer than any transaction that may not have seen the bot come back.
const LOOK_THROUGH_FOR: Duration = Duration::from_mins(2);

impl Host {
    /// Notes that the bot is not in the server of a post. The post, and all that follows in that
    /// server, rests.
    pub async fn rest(&self, holder: Holder, due: &Due, server: ServerId) -> Result<(), Failure> {
        let (id, now) = (due.id, self.clock.now());
        let noted: Result<(), Failure> = self
            .store
            .write(Lock::Match(due.about), move |tx| {
                tx.begin_absence(server, now, now.after(FIRST_LOOK))?;
                Ok(tx.rest(holder, id)?)
            })
            .await;
        noted?;
        self.away_servers().insert(server);
        Ok(())
    }

    /// The server of a challenge and its match.
    pub async fn server_of(&self, id: MatchId) -> Result<Option<ServerId>, Failure> {
        Ok(self.store.read(move |tx| tx.server_of(id)).await?)
    }

    /// All servers that the bot is not in, or came back to a short time ago.
    pub async fn absences(&self) -> Result<Vec<Absence>, Failure> {
        let before = self.away_servers().clone();
        let absences = self.store.read(|tx| Ok::<_, Failure>(tx.absences()?));
        let absences = absences.await?;
        let away: HashSet<ServerId> = absences
            .iter()
            .filter(|absence| absence.ended_at.is_none())
            .map(|absence| absence.server)
            .collect();
        let mut known = self.away_servers();
        // What was noted since then is not among those that were read.
        known.retain(|server| away.contains(server) || !before.contains(server));
        known.extend(away);
        drop(known);
        Ok(absences)
    }

    /// Notes that this process asks Discord about a server, or looks through its matches. False if
    /// another one does.
    pub async fn look_after(&self, absence: Absence) -> Result<bool, Failure> {
        let pause = match absence.ended_at {
            Some(_) => LOOK_THROUGH,
            None => FIRST_LOOK
                .saturating_mul(1 << absence.looks.min(16))
                .min(LONGEST_LOOK),
        };
        let again = self.clock.now().after(pause);
        self.store
            .write(Lock::None, move |tx| Ok(tx.look_after(absence, again)?))
            .await
    }

    /// Whether the bot is not in a server, as far as this process knows.
    pub fn is_away(&self, server: ServerId) -> bool {
        self.away_servers().contains(&server)
    }

    /// Notes that the bot is in a server again: what rests there goes on.
    pub async fn come_back(&self, server: ServerId) -> Result<(), Failure> {
        // First, because the bot may be found not to be there once more meanwhile.
        self.away_servers().remove(&server);
        let now = self.clock.now();
        let ended: Result<bool, Failure> = self
            .store
            .write(Lock::None, move |tx| {
                Ok(tx.end_absence(server, now, now.after(LOOK_THROUGH))?)
            })
            .await;
        if ended? {
            tracing::info!(%server, "in this server again");
            self.let_go_on(server).await?;
        }
        Ok(())
    }

    /// Lets posts go on that still rest though the bot has come back.
    pub async fn look_through(&self, server: ServerId, since: Timestamp) -> Result<(), Failure> {
        self.let_go_on(server).await?;
        if self.clock.now().since(since) > LOOK_THROUGH_FOR {
            self.store
                .write(Lock::None, move |tx| {
                    Ok::<_, Failure>(tx.forget_absence(server)?)
                })
                .await?;
        }
        Ok(())
    }

    async fn let_go_on(&self, server: ServerId) -> Result<(), Failure> {
        for id in self.store.read(move |tx| tx.waiting_in(server)).await? {
            self.store
                .write(Lock::Match(id), move |tx| {
                    Ok::<_, Failure>(tx.free_next(id)?)
                })
                .await?;
        }
        Ok(())
    }

    fn away_servers(&self) -> std::sync::MutexGuard<'_, HashSet<ServerId>> {
        self.away.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
