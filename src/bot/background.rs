//! What goes on by itself while the bot runs.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use crate::{
    clock::Clock,
    host::{Failure, HEARTBEAT, Host},
};

/// How often the rate limiter's memory is cleaned.
const PRUNE_EVERY: Duration = Duration::from_mins(10);

/// How long to wait after the database failed.
const RETRY: Duration = Duration::from_secs(10);

/// Challenges are looked at this often at least, so that new ones need no signal: none lives
/// shorter.
const LOOK_EVERY: Duration = Duration::from_hours(1);

/// Notes every minute that the bot runs, so that an outage can be measured afterwards.
pub(super) async fn keep_alive(host: Host) {
    loop {
        log(host.beat().await);
        host.clock()
            .sleep_until(host.clock().now().after(HEARTBEAT))
            .await;
    }
}

/// Ends challenges when their time is up.
pub(super) async fn expire_challenges(host: Host) {
    loop {
        let now = host.clock().now();
        let next = match host.expire_challenges().await {
            Ok(next) => next
                .unwrap_or(now.after(LOOK_EVERY))
                .min(now.after(LOOK_EVERY)),
            Err(error) => {
                log(Err(error));
                now.after(RETRY)
            }
        };
        host.clock().sleep_until(next).await;
    }
}

/// serenity's rate limiter keeps an entry for each interaction for ever. Entries that
/// nobody holds and whose limit is not used up can go.
pub(super) async fn prune_rate_limits(http: Arc<serenity::Http>, clock: Clock) {
    let Some(limiter) = &http.ratelimiter else {
        return;
    };
    loop {
        clock.sleep_until(clock.now().after(PRUNE_EVERY)).await;
        let routes = limiter.routes();
        let mut routes = routes.write().await;
        routes.retain(|_, limit| match limit.try_lock() {
            Ok(limit) => limit.remaining() == 0,
            Err(_) => true,
        });
    }
}

fn log(result: Result<(), Failure>) {
    if let Err(error) = result {
        tracing::error!(%error, "the database failed");
    }
}
