//! Matches that a user does not follow any more, because Discord takes no direct messages for them: the
//! next private answer says so.

use crate::{
    bot::{alarm::database_failed, cards, messages::Message},
    host::Host,
};
use domain::matches::{MatchId, UserId};
use rules::words::Locale;

/// Adds that to an answer, if there is any. What the user asked for is answered all the same if that
/// cannot be found out.
pub(super) async fn tell(
    host: &Host,
    user: UserId,
    answer: Message,
    locale: Locale,
) -> (Message, Vec<MatchId>) {
    match host.lost_followings(user).await {
        Ok(lost) if lost.is_empty() => (answer, lost),
        Ok(lost) => (answer.adding(&cards::lost_followings(&lost, locale)), lost),
        Err(error) => {
            database_failed(&error.into());
            (answer, Vec::new())
        }
    }
}

/// Notes that the user has read so.
pub(super) async fn told(host: &Host, user: UserId, lost: Vec<MatchId>) {
    if lost.is_empty() {
        return;
    }
    if let Err(error) = host.told_of_lost(user, lost).await {
        database_failed(&error.into());
    }
}
