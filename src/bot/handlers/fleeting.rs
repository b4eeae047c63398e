//! Answers that are taken away once they have been read, so that they do not pile up.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;

use crate::{causes::chain, host::Host, matches::MatchId};

/// How long such an answer stays.
const READ_FOR: Duration = Duration::from_secs(5);

/// Discord takes changes of an answer for a quarter of an hour. Whoever wakes later than this, because
/// the machine slept, leaves it.
const TOO_LATE: Duration = Duration::from_mins(10);

/// Takes the answer to the interaction of this token away in a while, if the match goes on then: the
/// thread of a finished one is archived, and in it nothing can be taken away. If the bot stops before,
/// the answer stays, which harms nobody.
pub(super) fn take_away(http: &Arc<serenity::Http>, host: &Host, token: &str, during: MatchId) {
    let (http, host, token) = (Arc::clone(http), host.clone(), token.to_owned());
    tokio::spawn(async move {
        let clock = host.clock();
        let answered = clock.now();
        clock.sleep_until(answered.after(READ_FOR)).await;
        // A database that does not answer leaves the answer where it is.
        let goes_on = host.goes_on(during).await.unwrap_or_default();
        if !goes_on || clock.now().since(answered) > TOO_LATE {
            return;
        }
        if let Err(error) = http.delete_original_interaction_response(&token).await {
            // The reader may have dismissed it.
            tracing::debug!(error = chain(&error), "an answer was not taken away");
        }
    });
}
