//! What happens to answers after they are sent: some are deleted, so that they do not pile up, some get a
//! link to a board that is posted later, and some show the computer's move.
//!
//! If the bot stops before that, the answer stays as it is, which does no harm.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude::{self as serenity, Builder};
use tracing::Instrument;

use crate::{
    challenges::cards::{board_is_there, board_link},
    discord::{
        error::Error,
        handlers::Caller,
        messages::{Afterwards, Message},
    },
    host::Host,
    matches::{
        actions::{boards, lists, live},
        handlers::picker,
        ids::choosing::MoveAct,
    },
};
use domain::{
    causes::chain,
    matches::{MatchId, ServerId},
};
use rules::words::Locale;
use store::{Change, Changed};

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
    /// The reader.
    pub(crate) caller: &'a Caller,
}

/// Does what has to be done with an answer later, if anything.
pub(crate) fn follow(http: &Arc<serenity::Http>, host: &Host, given: Given<'_>) {
    let Some(afterwards) = given.message.afterwards() else {
        return;
    };
    let (http, host, token) = (Arc::clone(http), host.clone(), given.token.to_owned());
    let (message, caller) = (given.message.clone(), given.caller.clone());
    let done = async move {
        match afterwards {
            Afterwards::TakeAway { during } => take_away(&http, &host, &token, during).await,
            Afterwards::LinkBoard { server, of } => {
                let Some(link) = board(&host, server, of).await else {
                    return;
                };
                let message = message.adding(board_is_there(&link));
                change(&http, &token, message, caller.locale).await;
            }
            Afterwards::ShowAnswer { of, revision } => {
                let Some(message) = answer_of_computer(&host, &caller, of).await else {
                    return;
                };
                let refresh = MoveAct::Refresh { id: of, revision }.to_string();
                if still_offers(&http, &token, &refresh).await {
                    change(&http, &token, message, caller.locale).await;
                }
            }
        }
    };
    tokio::spawn(done.in_current_span());
}

/// Shows this message in place of an answer.
async fn change(http: &serenity::Http, token: &str, message: Message, locale: Locale) {
    let edit = match message.written(locale).late_response().await {
        Ok(edit) => edit,
        Err(error) => {
            tracing::error!(error = error.chain(), "a player's request failed");
            return;
        }
    };
    if let Err(error) = edit.execute(http, token).await {
        // The reader may have dismissed it.
        tracing::debug!(error = chain(&error), "an answer could not be changed");
    }
}

/// Returns whether an answer still has the button with this custom id. Without it, the reader has pressed something on it
/// that shows them something else.
async fn still_offers(http: &serenity::Http, token: &str, button: &str) -> bool {
    match http.get_original_interaction_response(token).await {
        Ok(shown) => {
            let shown = shown.components.iter().flat_map(|row| &row.components);
            shown.into_iter().any(|part| {
                matches!(
                    part,
                    serenity::ActionRowComponent::Button(serenity::Button {
                        data: serenity::ButtonKind::NonLink { custom_id, .. },
                        ..
                    }) if custom_id == button
                )
            })
        }
        Err(error) => {
            // The reader may have dismissed it.
            tracing::debug!(error = chain(&error), "an answer could not be looked at");
            false
        }
    }
}

/// Waits until the computer has moved in a match, in this process or in another one, and returns the card on which its
/// player goes on. `None` if that takes too long, or the database does not answer: then the card has a button to look again.
async fn answer_of_computer(host: &Host, caller: &Caller, of: MatchId) -> Option<Message> {
    let clock = host.clock();
    let answered = clock.now();
    let mut changed = live::changes(host);
    let mut pause = LOOK_EVERY;
    let found = async {
        let caller = caller.clone().at_home_of(host, of).await?;
        loop {
            let waits = host.read(caller.actor(), move |cx| boards::awaits_computer(cx, of));
            if !waits.await? {
                return picker::turn(host, &caller, of, None).await.map(Some);
            }
            if clock.now().since(answered) > TOO_LATE {
                return Ok(None);
            }
            tokio::select! {
                () = changes_of(&mut changed, of) => {}
                () = clock.sleep_after(clock.now(), pause) => pause = pause.saturating_mul(2),
            }
        }
    };
    found.await.unwrap_or_else(|error: Error| {
        tracing::debug!(
            error = error.chain(),
            "the computer's move could not be shown"
        );
        None
    })
}

/// Waits until a match may have changed.
async fn changes_of(changed: &mut Changed, id: MatchId) {
    loop {
        match changed.next().await {
            Some(Change::Match(other)) if other != id => {}
            Some(_) => return,
            // The store is gone.
            None => std::future::pending().await,
        }
    }
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
            Ok(Some(venue)) => return Some(board_link(&venue)),
            Ok(None) => {}
            Err(error) => {
                let error = Error::from(error);
                tracing::debug!(error = error.chain(), "could not look for a board");
                return None;
            }
        }
    }
}
