//! Blocking users, by an option or by a button.

use super::{Caller, Error};
use crate::{
    bot::{cards, messages::Message},
    host::Host,
};
use domain::matches::UserId;

/// Blocks a user.
pub(super) async fn block(host: &Host, caller: &Caller, user: UserId) -> Result<Message, Error> {
    host.block(caller.user, user).await?;
    Ok(cards::blocked(user, caller.locale))
}

/// Ends a block.
pub(super) async fn unblock(host: &Host, caller: &Caller, user: UserId) -> Result<Message, Error> {
    let was_blocked = host.unblock(caller.user, user).await?;
    Ok(cards::unblocked(user, was_blocked, caller.locale))
}
