//! What goes on by itself while the bot runs.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use super::{alarm::database_failed, reach::Reach};
use crate::{
    clock::Clock,
    host::{Beat, Failure, HEARTBEAT, Host, StoreError},
};

/// How often the rate limiter's memory is cleaned.
const PRUNE_EVERY: Duration = Duration::from_mins(10);

/// How often the database is tended, as SQLite recommends for connections that stay open.
/// <https://www.sqlite.org/pragma.html#pragma_optimize>
const TEND_EVERY: Duration = Duration::from_hours(6);

/// When it is tended for the first time.
const TEND_FIRST: Duration = Duration::from_mins(10);

/// How long to wait before looking again whether Discord can be reached.
const REACH_AGAIN: Duration = Duration::from_secs(5);

/// How long to wait after the database failed.
const RETRY: Duration = Duration::from_secs(10);

/// Notes every minute that the bot runs and reaches Discord, so that an outage can be measured
/// afterwards. It waits for nothing else, because everything else waits for it.
pub(super) async fn beat(host: Host, reach: Reach, first: Beat) {
    let mut last = first;
    let mut wait = (last.at.time, Duration::ZERO);
    loop {
        let (from, pause) = wait;
        tokio::select! {
            () = host.clock().sleep_after(from, pause) => {}
            () = host.beat_wanted() => {}
        }
        match host.beat(&last, reach.look().await).await {
            Ok(beat) => {
                if !beat.outage.is_zero() {
                    tracing::warn!(outage = ?beat.outage, "time has passed without the bot");
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
/// need no signal: none lives shorter than a minute.
pub(super) async fn do_chores(host: Host) {
    host.do_chores().await;
}

/// Has the database tended while the bot runs, the first time soon: it may never run for longer. Not
/// right away, so that whoever reads that the machine's clock is wrong can stop the bot before anything is
/// removed because it seems old.
pub(super) async fn tend_database(host: Host) {
    if let Err(error) = host.clean_database().await {
        database_failed(&error.into());
    }
    let mut pause = TEND_FIRST;
    loop {
        host.clock().sleep_after(host.clock().now(), pause).await;
        if let Err(error) = host.tend_database().await {
            database_failed(&error.into());
        }
        pause = TEND_EVERY;
    }
}

/// Works the ratings out anew when a moderator has annulled a match, and at the start if that was
/// broken off. It goes on beside everything else.
pub(super) async fn mend_ratings(host: Host) {
    loop {
        match host.mend_ratings().await {
            Ok(Some(results)) => tracing::info!(results, "all ratings are worked out anew"),
            // Whoever has begun another rebuild finishes it.
            Ok(None) | Err(Failure::Broken(StoreError::Overtaken)) => {}
            Err(error) => {
                database_failed(&error.into());
                host.clock().sleep_after(host.clock().now(), RETRY).await;
                continue;
            }
        }
        host.wait_for_outdated_ratings().await;
    }
}

/// serenity's rate limiter keeps an entry for each interaction for ever. Entries that
/// nobody holds and whose limit is not used up can go.
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

#[cfg(test)]
mod tests;
