//! What goes on by itself while the bot runs.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use super::{alarm::database_failed, reach::Reach};
use crate::{
    clock::{Clock, Timestamp},
    host::{Beat, Failure, HEARTBEAT, Host, StoreError},
};

/// How often the rate limiter's memory is cleaned.
const PRUNE_EVERY: Duration = Duration::from_mins(10);

/// How often the database is tended, as SQLite recommends for connections that stay open.
/// <https://www.sqlite.org/pragma.html#pragma_optimize>
const TEND_EVERY: Duration = Duration::from_hours(6);

/// How long it may take to note that a shard reaches Discord.
const AT_ONCE: Duration = Duration::from_secs(1);

/// How long to wait before looking again whether Discord can be reached.
const REACH_AGAIN: Duration = Duration::from_secs(5);

/// How long to wait after the database failed.
const RETRY: Duration = Duration::from_secs(10);

/// Notes every minute that the bot runs and reaches Discord, so that an outage can be measured
/// afterwards, ends challenges when their time is up, and does what clocks make due. New challenges
/// need no signal: none lives shorter than a minute.
pub(super) async fn keep_time(host: Host, reach: Reach, first: Beat) {
    let mut look = (first.at.time, Duration::ZERO);
    let mut last = first;
    loop {
        let (from, pause) = look;
        tokio::select! {
            () = host.clock().sleep_after(from, pause) => {}
            () = host.sooner() => {}
            () = host.beat_wanted() => {}
        }
        // What time does not count must be known before anybody's time runs out.
        let kept = async {
            let beat = host.beat(&last, reach.look().await).await?;
            let next = host.tick(beat.reached).await?;
            host.tend_seeks(beat.reached).await?;
            host.tend_puzzles(beat.reached).await?;
            Ok::<_, Failure>((beat, next))
        };
        match kept.await {
            Ok((beat, next)) => {
                if !beat.outage.is_zero() {
                    tracing::warn!(outage = ?beat.outage, "time has passed without the bot");
                }
                look = after(&beat, next);
                last = beat;
            }
            Err(error) => {
                database_failed(&error.into());
                look = (host.clock().now(), RETRY);
            }
        }
    }
}

/// How long to wait after a beat, and since when.
fn after(beat: &Beat, next_look: Timestamp) -> (Timestamp, Duration) {
    let now = beat.at.time;
    if beat.heard.silent_for(beat.at) > AT_ONCE {
        // What is due there since then must wait.
        return (now, REACH_AGAIN);
    }
    let expiry = beat.next_expiry.map(|next| next.since(now));
    let first = expiry.into_iter().chain([next_look.since(now)]).min();
    (now, first.map_or(HEARTBEAT, |left| left.min(HEARTBEAT)))
}

/// Has the database tended while the bot runs.
pub(super) async fn tend_database(host: Host) {
    // The bot may never run for as long as that.
    if let Err(error) = host.clean_database().await {
        database_failed(&error.into());
    }
    loop {
        host.clock()
            .sleep_after(host.clock().now(), TEND_EVERY)
            .await;
        if let Err(error) = host.tend_database().await {
            database_failed(&error.into());
        }
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
