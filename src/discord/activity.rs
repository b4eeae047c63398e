//! Whether Discord opens the page with live boards: it does so only for an application that has an
//! Activity, which its owner can give it or take away at any time.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;
use tokio::{
    sync::Mutex,
    time::{Instant, timeout},
};

use super::registration;

/// How long it is known that there is an Activity, or that there is none.
const KNOWN_FOR: Duration = Duration::from_mins(2);

/// How long a user who waits for an answer waits for Discord to say so. An answer has three seconds.
const SAID_WITHIN: Duration = Duration::from_secs(1);

/// Whether the application has an Activity, as Discord said lately.
#[derive(Clone, Debug)]
pub(crate) struct Activity {
    http: Arc<serenity::Http>,
    known: Arc<Mutex<Option<Known>>>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    is_there: bool,
    since: Instant,
}

impl Activity {
    pub(crate) fn new(http: Arc<serenity::Http>) -> Activity {
        Activity {
            http,
            known: Arc::default(),
        }
    }

    /// Returns whether Discord opens the page. What is not known is taken for what was known last, and
    /// for no if nothing was.
    pub(crate) async fn is_there(&self) -> bool {
        let mut known = self.known.lock().await;
        if let Some(known) = *known
            && known.since.elapsed() < KNOWN_FOR
        {
            return known.is_there;
        }
        let said = timeout(SAID_WITHIN, registration::opens_activity(&self.http)).await;
        let last = known.is_some_and(|known| known.is_there);
        let is_there = match said {
            Ok(Ok(is_there)) => is_there,
            Ok(Err(error)) => {
                tracing::info!(
                    error = error.chain(),
                    "could not find out whether the application has an Activity"
                );
                return last;
            }
            Err(_) => {
                tracing::info!(
                    "Discord did not say in time whether the application has an Activity"
                );
                return last;
            }
        };
        *known = Some(Known {
            is_there,
            since: Instant::now(),
        });
        is_there
    }

    /// Notes that Discord has refused to open the page.
    pub(crate) async fn refused(&self) {
        *self.known.lock().await = Some(Known {
            is_there: false,
            since: Instant::now(),
        });
    }
}
