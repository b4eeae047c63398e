//! Matches that a user no longer follows, because Discord accepts no direct messages for them: the next
//! private answer says so.

use crate::{
    discord::{alarm::database_failed, messages::Message},
    host::Host,
    matches::actions::following,
    players::cards::following::lost_followings,
};
use domain::matches::{MatchId, UserId};

/// Adds that to an answer, if there are any. The user's request is answered even if that cannot be found
/// out.
pub(crate) async fn append_notice(
    host: &Host,
    user: UserId,
    answer: Message,
) -> (Message, Vec<MatchId>) {
    match following::lost(host, user).await {
        Ok(lost) if lost.is_empty() => (answer, lost),
        Ok(lost) => (answer.adding(lost_followings(&lost)), lost),
        Err(error) => {
            database_failed(&error.into());
            (answer, Vec::new())
        }
    }
}

/// Records that the user has read it.
pub(crate) async fn mark_read(host: &Host, user: UserId, lost: Vec<MatchId>) {
    if lost.is_empty() {
        return;
    }
    if let Err(error) = following::told_of_lost(host, user, lost).await {
        database_failed(&error.into());
    }
}
