//! Answers that are taken away once they have been read, so that they do not pile up.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use crate::{causes::chain, clock::Clock};

/// How long such an answer stays.
const READ_FOR: Duration = Duration::from_secs(5);

/// Discord takes changes of an answer for a quarter of an hour. Whoever wakes later than this, because
/// the machine slept, leaves it.
const TOO_LATE: Duration = Duration::from_mins(10);

/// Takes the answer to the interaction of this token away in a while. If the bot stops before, the
/// answer stays, which harms nobody.
pub(super) fn take_away(http: &Arc<serenity::Http>, clock: &Clock, token: &str) {
    let (http, clock, token) = (Arc::clone(http), clock.clone(), token.to_owned());
    tokio::spawn(async move {
        let answered = clock.now();
        clock.sleep_until(answered.after(READ_FOR)).await;
        if clock.now().since(answered) > TOO_LATE {
            return;
        }
        if let Err(error) = http.delete_original_interaction_response(&token).await {
            // The reader may have dismissed it.
            tracing::debug!(error = chain(&error), "an answer was not taken away");
        }
    });
}
