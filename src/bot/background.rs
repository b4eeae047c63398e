//! Background tasks of the bot.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use super::service::{self, State};
use crate::{
    discord::{alarm::database_failed, reach::Reach},
    host::{Beat, Failure, HEARTBEAT, Host, heartbeat, life},
    rankings::actions::ratings,
    upkeep::{chores, retention},
};
use domain::clock::Clock;
use store::StoreError;

/// How often the rate limiter's entries, and the numbers of old requests, are pruned.
const PRUNE_EVERY: Duration = Duration::from_mins(10);

/// How often the database is optimized, as SQLite recommends for connections that stay open.
/// <https://www.sqlite.org/pragma.html#pragma_optimize>
const TEND_EVERY: Duration = Duration::from_hours(6);

/// The delay before it is optimized for the first time.
const TEND_FIRST: Duration = Duration::from_mins(10);

/// How long to wait before checking again whether Discord can be reached.
const REACH_AGAIN: Duration = Duration::from_secs(5);

/// How long to wait after a failure of the database.
const RETRY: Duration = Duration::from_secs(10);

/// Records every minute that the bot is running and reaches Discord, so that an outage can be measured
/// afterwards. It waits for nothing else, because everything else waits for it.
pub(super) async fn beat(host: Host, reach: Reach, first: Beat) {
    let mut last = first;
    let mut wait = (last.at.time, Duration::ZERO);
    loop {
        let (from, pause) = wait;
        tokio::select! {
            () = host.clock().sleep_after(from, pause) => {}
            () = heartbeat::wanted(&host) => {}
        }
        let beat = life::beat(&host, &last, reach.look().await).await;
        // A database that fails is waited for; only one that never answers is a reason to restart.
        service::tell(State::Alive);
        match beat {
            Ok(beat) => {
                if !beat.outage.is_zero() {
                    tracing::warn!(outage = ?beat.outage, "the bot was down or offline, so deadlines move by that time");
                }
                let pause = if beat.is_behind() {
                    REACH_AGAIN
                } else {
                    HEARTBEAT
                };
                wait = (beat.at.time, pause);
                last = beat;
            }
            Err(error) => {
                database_failed(&error.into());
                wait = (host.clock().now(), RETRY);
            }
        }
    }
}

/// Does what clocks and calendars make due: ends matches and challenges, reminds, pairs. New challenges
/// need no signal, because none lives shorter than a minute.
pub(super) async fn do_chores(host: Host) {
    chores::do_all(&host).await;
}

/// Cleans and optimizes the database while the bot runs, the first time soon, because the bot may never
/// run longer. Not right away, so that an operator who reads that the machine's clock is wrong can stop
/// the bot before anything is removed because it seems old.
pub(super) async fn tend_database(host: Host) {
    if let Err(error) = life::clean_database(&host).await {
        database_failed(&error.into());
    }
    let mut pause = TEND_FIRST;
    loop {
        host.clock().sleep_after(host.clock().now(), pause).await;
        if let Err(error) = retention::tend_database(&host).await {
            database_failed(&error.into());
        }
        pause = TEND_EVERY;
    }
}

/// Forgets requests that nobody can send again.
pub(super) async fn forget_requests(host: Host) {
    loop {
        host.clock()
            .sleep_after(host.clock().now(), PRUNE_EVERY)
            .await;
        if let Err(error) = life::forget_requests(&host).await {
            database_failed(&error.into());
        }
    }
}

/// Recomputes the ratings when a moderator has annulled a match, and at the start if that was
/// interrupted. Everything else continues meanwhile.
pub(super) async fn mend_ratings(host: Host) {
    loop {
        match ratings::mend(&host).await {
            Ok(Some(results)) => tracing::info!(results, "all ratings have been recomputed"),
            // The process that has begun another rebuild finishes it.
            Ok(None) | Err(Failure::Broken(StoreError::Overtaken)) => {}
            Err(error) => {
                database_failed(&error.into());
                host.clock().sleep_after(host.clock().now(), RETRY).await;
                continue;
            }
        }
        ratings::wait_for_outdated(&host).await;
    }
}

/// Prunes serenity's rate limiter, which keeps an entry for each interaction forever. Entries that no
/// one holds and whose limit is not used up can go.
pub(super) async fn prune_rate_limits(http: Arc<serenity::Http>, clock: Clock) {
    let Some(limiter) = &http.ratelimiter else {
        return std::future::pending().await;
    };
    loop {
        clock.sleep_after(clock.now(), PRUNE_EVERY).await;
        let routes = limiter.routes();
        let mut routes = routes.write().await;
        routes.retain(|_, limit| match limit.try_lock() {
            Ok(limit) => limit.remaining() == 0,
            Err(_) => true,
        });
    }
}

/// The heartbeat beside the chores, each in its own task.
#[cfg(test)]
mod tests {
    use crate::host::life;
    use tokio::{
        sync::watch,
        task::{JoinSet, yield_now},
    };

    use super::*;
    use crate::discord::reach::Incoming;
    use crate::upkeep::testing::{Base, Held, Log, on_both_engines};
    use domain::{
        clock::{
            Timestamp,
            testing::{START, TestMachine},
        },
        matches::Shard,
    };

    on_both_engines!(
        the_beat_goes_on_while_a_thousand_clocks_are_worked_off,
        the_beat_goes_on_while_a_chore_hangs,
    );

    /// A process that records heartbeats and does its chores.
    struct Running {
        host: Host,
        reach: Reach,
        mover: watch::Sender<Duration>,
        _tasks: JoinSet<()>,
    }

    impl Running {
        async fn start(host: Host, clock: Clock, mover: watch::Sender<Duration>) -> Running {
            let awake = life::wake(&host, &[Shard::ALL]).await.expect("wakes");
            // Discord is not asked, because no post went without an answer.
            let http = serenity::HttpBuilder::new("")
                .proxy("http://127.0.0.1:9")
                .build();
            let reach = Reach::new(clock, Arc::new(http), &[Shard::ALL], Incoming::Gateway);
            let mut tasks = JoinSet::new();
            tasks.spawn(beat(host.clone(), reach.clone(), awake));
            tasks.spawn(do_chores(host.clone()));
            Running {
                host,
                reach,
                mover,
                _tasks: tasks,
            }
        }

        /// Lets a minute pass in which Discord is reachable.
        fn pass_minute(&self) {
            self.reach.hear(Shard::ALL);
            self.mover.send_modify(|shift| *shift += HEARTBEAT);
        }

        /// Lets a minute pass, and waits until the bot has recorded another heartbeat, or no chores are
        /// left.
        async fn beat_once(&self) {
            let (before, _) = self.look().await;
            self.pass_minute();
            loop {
                let (alive_at, left) = self.look().await;
                if alive_at != before || left == 0 {
                    return;
                }
                yield_now().await;
            }
        }

        /// Returns the time of the last heartbeat, and how many of the clocks that were due at the start
        /// still are.
        async fn look(&self) -> (Option<Timestamp>, usize) {
            self.host.alive_and_due(START).await
        }
    }

    async fn the_beat_goes_on_while_a_thousand_clocks_are_worked_off(base: Base) {
        const MANY: usize = 1_050;
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::on(&base, clock.clone());
        host.begin_run_out(MANY).await;
        let running = Running::start(host, clock, mover).await;
        while running.look().await.1 == MANY {
            yield_now().await;
        }
        for _ in 0..3 {
            running.beat_once().await;
        }
        assert!(running.look().await.1 > 0, "the last one is not done yet");
    }

    /// Another process holds the lock of a match, which is possible only in a database with several
    /// writers.
    async fn the_beat_goes_on_while_a_chore_hangs(base: Base) {
        if !base.is_postgres() {
            return;
        }
        let (log, _logging) = Log::start();

        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::on(&base, clock.clone());
        let id = host.begin_run_out(1).await.remove(0);
        let held = Held::take(&base, id).await;
        let running = Running::start(host, clock, mover).await;
        while base.jobs_waiting() == 0 {
            yield_now().await;
        }
        running.beat_once().await;
        let (_, left) = running.look().await;
        assert_eq!(left, 1, "its clock is still to be looked at");
        let text = log.text();
        assert!(!text.contains("a chore failed"), "{text}");
        held.release().await;
        while running.look().await.1 > 0 {
            running.pass_minute();
            yield_now().await;
        }
    }
}
