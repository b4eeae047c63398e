//! Clicks and forms about a player's vacations.

use super::Click;
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::Caller,
        ids::Vacation,
        messages::{Answer, Message},
    },
    host::Host,
};
use domain::clock::Timestamp;

/// Performs a button's action.
pub(super) async fn act(on: Click<'_>, vacation: Vacation) -> Result<Answer, Error> {
    let (host, user, locale) = (on.host, on.caller.user, on.caller.locale);
    let view = match vacation {
        Vacation::Now | Vacation::Plan => {
            return Ok(Answer::Form(cards::vacation_form(vacation, locale)));
        }
        Vacation::Show => host.vacations(user).await?,
        Vacation::Take { from, until } => {
            let from = Some(from).filter(|from| *from > 0).map(moment);
            host.take_vacation(user, from, moment(until)).await?
        }
        Vacation::End => host.end_vacation(user).await?,
        Vacation::Cancel => host.cancel_vacations(user).await?,
    };
    Ok(on.shows(cards::vacations(&view, locale)))
}

/// Shows the cost of the vacation that a player has typed.
pub(super) async fn draft(
    host: &Host,
    caller: &Caller,
    [from, until]: [Option<String>; 2],
) -> Result<Message, Error> {
    let draft = host.draft_vacation(caller.user, from, until.unwrap_or_default());
    Ok(cards::vacation_draft(&draft.await?, caller.locale))
}

/// Converts seconds into a time. The host refuses a vacation outside the range of times.
fn moment(seconds: u64) -> Timestamp {
    Timestamp::from_seconds(i64::try_from(seconds).unwrap_or(i64::MAX))
}
