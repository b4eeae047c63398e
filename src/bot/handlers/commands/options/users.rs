//! Options that name a user.

use poise::serenity_prelude as serenity;

use crate::bot::handlers::{Context, caller};
use store::Seen;

/// Returns the user that an option or a menu names, as the server shows them, and whether they are
/// a member of it.
pub(in crate::bot::handlers::commands) fn named_user(
    context: Context<'_>,
    user: &serenity::User,
) -> (Seen, bool) {
    let member = match context {
        poise::Context::Application(application) => {
            application.interaction.data.resolved.members.get(&user.id)
        }
        poise::Context::Prefix(_) => None,
    };
    let nick = member.and_then(|member| member.nick.as_deref());
    (caller::seen(user, nick), member.is_some())
}
