//! What happens to answers after they are sent: some are deleted, so that they do not pile up, and some
//! get a link to a board that is posted later.
//!
//! If the bot stops before that, the answer stays as it is, which does no harm.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude::{self as serenity, Builder};
use tracing::Instrument;

use crate::{
    bot::{
        cards,
        error::Error,
        messages::{Afterwards, Message},
    },
    host::Host,
    matches::actions::{boards, lists},
};
use domain::{
    causes::chain,
    matches::{MatchId, ServerId},
};
use rules::words::Locale;

/// How long an answer stays before it is deleted.
const READ_FOR: Duration = Duration::from_secs(5);

/// Discord accepts edits of an answer for a quarter of an hour. A task that wakes later than this,
/// because the machine slept, leaves the answer alone.
const TOO_LATE: Duration = Duration::from_mins(10);

/// How often to check whether a board is posted, at first. Each further pause is longer.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// An answer that was sent.
#[derive(Clone, Copy)]
pub(crate) struct Given<'a> {
    /// The token of the interaction that it answers.
    pub(crate) token: &'a str,
    pub(crate) message: &'a Message,
    pub(crate) locale: Locale,
}

/// Does what has to be done with an answer later, if anything.
pub(crate) fn follow(http: &Arc<serenity::Http>, host: &Host, given: Given<'_>) {
    let Some(afterwards) = given.message.afterwards() else {
        return;
    };
    let (http, host, token) = (Arc::clone(http), host.clone(), given.token.to_owned());
    let (message, locale) = (given.message.clone(), given.locale);
    let done = async move {
        match afterwards {
            Afterwards::TakeAway { during } => take_away(&http, &host, &token, during).await,
            Afterwards::LinkBoard { server, of } => {
                let Some(link) = board(&host, server, of).await else {
                    return;
                };
                let message = message.adding(cards::board_is_there(&link));
                let edit = message.written(locale).late_response();
                if let Err(error) = edit.execute(&*http, &token).await {
                    // The reader may have dismissed it.
                    tracing::debug!(
                        error = chain(&error),
                        "a link could not be added to an answer"
                    );
                }
            }
        }
    };
    tokio::spawn(done.in_current_span());
}

/// Deletes an answer after a while, if the match is still running then: the thread of a finished one is
/// archived, and nothing in it can be deleted.
async fn take_away(http: &serenity::Http, host: &Host, token: &str, during: MatchId) {
    let clock = host.clock();
    let answered = clock.now();
    clock.sleep_until(answered.after(READ_FOR)).await;
    // If the database does not answer, the answer stays.
    let goes_on = lists::goes_on(host, during).await.unwrap_or_default();
    if !goes_on || clock.now().since(answered) > TOO_LATE {
        return;
    }
    if let Err(error) = http.delete_original_interaction_response(token).await {
        // The reader may have dismissed it.
        tracing::debug!(error = chain(&error), "an answer could not be deleted");
    }
}

/// Waits until the newest board of a match is posted, perhaps by another process, and returns its
/// address. `None` if that takes too long, or the database does not answer.
async fn board(host: &Host, server: ServerId, of: MatchId) -> Option<String> {
    let clock = host.clock();
    let answered = clock.now();
    let mut pause = LOOK_EVERY;
    loop {
        clock.sleep_after(clock.now(), pause).await;
        pause = pause.saturating_mul(2);
        let found = boards::link(host, server, of).await;
        if clock.now().since(answered) > TOO_LATE {
            return None;
        }
        match found {
            Ok(Some(venue)) => return Some(cards::board_link(&venue)),
            Ok(None) => {}
            Err(error) => {
                let error = Error::from(error);
                tracing::debug!(error = error.chain(), "could not look for a board");
                return None;
            }
        }
    }
}
