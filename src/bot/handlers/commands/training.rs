//! Hints and analyses, actions of `/match`: the engine's advice on running matches and on finished ones.

use super::{
    Caller, Context, Error,
    options::named_match,
    past::{past_match, slept},
};
use crate::bot::{
    cards,
    handlers::{answer, archived, timing},
    messages::ShownTo,
};
use crate::host::{Among, Costly};

/// Shows a hint.
pub(super) async fn hint(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let (caller, id) = named_match(context, named, Among::OwnTurn).await?;
    let host = &context.data().host;
    host.may_hint(caller.server, id, caller.user).await?;
    host.spend(caller.member(), Costly::Hint)?;
    // The engine can take longer than Discord waits.
    context.defer_ephemeral().await?;
    timing::answered();
    let hint = host.hint(caller.server, id, caller.user).await?;
    let look = host.look(caller.server, Some(caller.user)).await?;
    let message = cards::hint(hint, look, caller.locale).await?;
    let given = archived::give(context.http(), context.channel_id(), slept(context), || {
        let reply = message.clone().reply(ShownTo::Caller);
        async move { context.send(reply).await.map(drop) }
    });
    Ok(given.await?)
}

/// Shows the analysis of a finished match.
pub(super) async fn analyze(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let (caller, id) = past_match(context, caller, named).await?;
    let host = &context.data().host;
    host.may_analyse(caller.server, id, caller.user).await?;
    host.spend(caller.member(), Costly::Analysis)?;
    let thinking = cards::analysis_begins(id, caller.locale);
    let reply = context.send(thinking.reply(ShownTo::Caller)).await?;
    timing::answered();
    let thought = async {
        let view = host.analyse(caller.server, id, caller.user).await?;
        let look = host.look(caller.server, Some(caller.user)).await?;
        cards::analysis(view, 0, caller.user, look, caller.locale).await
    };
    let message = match thought.await {
        Ok(message) => message,
        Err(error) => answer::failed(&error, caller.locale),
    };
    // The threads of finished matches are archived.
    let given = archived::give(context.http(), context.channel_id(), slept(context), || {
        let message = message.clone().reply(ShownTo::Caller);
        async { reply.edit(context, message).await }
    });
    Ok(given.await?)
}
