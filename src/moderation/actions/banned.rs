//! Whether bans keep someone from playing. Banning is apart from it, in `bans`: it ends challenges and places on ladders,
//! whose actions ask here first.

use crate::host::Failure;
use domain::matches::{HouseRule, Refusal, ServerId, UserId};
use store::Bans;

/// Checks that a user may play in a server, and the other user too if there is one.
pub(crate) fn check_bans(
    bans: &Bans<'_>,
    server: ServerId,
    by: UserId,
    other: Option<UserId>,
) -> Result<(), Failure> {
    if let Some(ban) = bans.find(server, by)? {
        return Err(Refusal::HouseRule(HouseRule::Banned(ban.reason)).into());
    }
    if let Some(other) = other
        && bans.find(server, other)?.is_some()
    {
        return Err(Refusal::HouseRule(HouseRule::TheirBan(other)).into());
    }
    Ok(())
}
