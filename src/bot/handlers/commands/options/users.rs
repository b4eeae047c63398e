//! Options that name a user.

use poise::serenity_prelude as serenity;

use crate::{
    bot::handlers::{Context, caller},
    challenges::actions::Opponent,
};

/// Returns what Discord says about the user that an option or a menu names.
pub(crate) fn named_user(context: Context<'_>, user: &serenity::User) -> Opponent {
    let member = match context {
        poise::Context::Application(application) => {
            application.interaction.data.resolved.members.get(&user.id)
        }
        poise::Context::Prefix(_) => None,
    };
    let nick = member.and_then(|member| member.nick.as_deref());
    Opponent {
        seen: caller::seen(user, nick),
        is_bot: user.bot,
        is_member: member.is_some(),
    }
}
