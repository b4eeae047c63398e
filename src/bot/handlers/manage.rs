//! Members who can act for a server.

use crate::bot::ids::Access;
use std::time::Duration;

use poise::serenity_prelude as serenity;

/// How long Discord lets an answer be changed without another click.
/// <https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages>
const GRANTED_FOR: Duration = Duration::from_mins(15);

/// Returns whether a member can manage the server, and so has the commands for it unless the server's
/// integration settings say otherwise.
pub(super) fn may_manage(member: Option<&serenity::Member>) -> bool {
    let permissions = member.and_then(|member| member.permissions);
    permissions.is_some_and(manages)
}

/// Returns whether a member with these permissions can manage the server.
pub(super) fn manages(may: serenity::Permissions) -> bool {
    may.administrator() || may.manage_guild()
}

/// Returns whether a member can still use an answer to a manager's command. Discord shows these commands
/// only to members who can manage the server, and to those to whom the server's integration settings
/// give them. An answer can outlive both. A click tells what a member is allowed to do now, but not
/// those settings. So a member who had the command by a permission must still have it; a member to whom
/// the settings gave it has the answer, which no one else sees, for [`GRANTED_FOR`].
pub(super) fn may_still(click: &serenity::ComponentInteraction, access: Access) -> bool {
    may_manage(click.member.as_ref()) || (access == Access::Integration && is_fresh(click))
}

/// Returns whether a click is on a recent answer.
fn is_fresh(click: &serenity::ComponentInteraction) -> bool {
    let seconds = |at: serenity::Timestamp| at.unix_timestamp();
    let age = seconds(click.id.created_at()) - seconds(click.message.id.created_at());
    u64::try_from(age).unwrap_or_default() <= GRANTED_FOR.as_secs()
}
