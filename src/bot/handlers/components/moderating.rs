//! Clicks of moderators.

use super::Click;
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::manage::may_still,
        ids::Moderating,
        messages::{Answer, Message},
    },
    host::Confirmed,
};

/// Performs the action of a moderator's button.
pub(super) async fn act(on: Click<'_>, moderating: Moderating) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let locale = caller.locale;
    match moderating {
        Moderating::Leave => Ok(Answer::InPlace(Message::of(locale.text("not-ruled")))),
        Moderating::Confirm { granted, .. } | Moderating::Log { granted, .. }
            if !may_still(on.interaction, granted) =>
        {
            Ok(Answer::Private(cards::may_not_manage(locale)))
        }
        Moderating::Confirm { deed, .. } => {
            let here = caller.may_show_here().then_some(caller.channel);
            let by = caller.member();
            let message = match host.confirm(by, deed, here).await? {
                Confirmed::Ruled(ruled) => cards::ruled(&ruled, locale),
                Confirmed::Banned(banned) => cards::banned(&banned, locale),
            };
            Ok(Answer::InPlace(message))
        }
        Moderating::Log { page, granted } => {
            let log = host.log(caller.server, page).await?;
            Ok(on.shows(cards::log(&log, granted, locale)))
        }
    }
}
