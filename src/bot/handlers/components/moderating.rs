//! Clicks and forms of moderators.

use poise::serenity_prelude as serenity;

use super::{Act, GoesBy, On};
use crate::{
    bot::{
        cards,
        error::Error,
        ids::{Access, Moderating, REASON_INPUT, RulingWish},
        messages::{Answer, Button, Message},
        permissions::manages,
    },
    host::{Confirmed, Wanted},
};
use domain::matches::{MatchId, Reason, Refusal, Suspect};
use rules::Side;

impl Act for Moderating {
    fn is_of_server(&self) -> bool {
        true
    }

    fn goes_by(&self) -> GoesBy {
        match self {
            Moderating::Wish { .. } => GoesBy::Message,
            Moderating::Match { .. }
            | Moderating::Ban { .. }
            | Moderating::Unban { .. }
            | Moderating::Confirm { .. }
            | Moderating::Leave
            | Moderating::Log { .. } => GoesBy::Itself,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let On { host, caller, .. } = on;
        let locale = caller.locale;
        if !may(on, self) {
            return Ok(Answer::Private(cards::may_not_manage(locale)));
        }
        match self {
            Moderating::Leave => Ok(Answer::InPlace(Message::of(locale.text("not-ruled")))),
            Moderating::Match { id } => {
                let menu = host.more(caller.server, id, caller.user).await?;
                let shown = cards::moderate(&menu.board, caller.user, locale)?;
                Ok(Answer::Private(shown))
            }
            Moderating::Wish { id, ruling } => {
                Ok(Answer::Form(cards::reason_form(id, ruling, locale)))
            }
            Moderating::Ban { access } => {
                let asked = host.ask_to_ban(caller.member(), suspect(on)?, None).await?;
                Ok(Answer::Private(cards::ask_to_ban(&asked, access, locale)))
            }
            Moderating::Unban { .. } => {
                let user = on.user()?;
                let unbanned = host.unban(caller.server, caller.user, user, None).await?;
                Ok(Answer::Private(cards::unbanned(user, unbanned, locale)))
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
            Moderating::Log { page, access } => {
                let log = host.log(caller.server, page).await?;
                Ok(on.shows(cards::log(&log, access, locale)))
            }
        }
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        match self {
            Moderating::Wish { id, ruling } => Ok(Answer::InPlace(wish(on, id, ruling).await?)),
            _ => Err(Refusal::UnknownButton.into()),
        }
    }
}

/// Returns whether the member may do this now.
fn may(on: On<'_>, moderating: Moderating) -> bool {
    match moderating {
        Moderating::Leave => true,
        Moderating::Match { .. } | Moderating::Wish { .. } => on.caller.manages,
        Moderating::Ban { access }
        | Moderating::Unban { access }
        | Moderating::Confirm { access, .. }
        | Moderating::Log { access, .. } => on.may_still_manage(access),
    }
}

/// Returns the button for moderators on the card of a match, for those who are.
pub(super) fn button(on: On<'_>, id: MatchId) -> Option<Button> {
    on.caller
        .manages
        .then(|| cards::moderate_button(id, on.caller.locale))
}

/// Asks to confirm the ruling for which a reason was entered.
async fn wish(on: On<'_>, id: MatchId, ruling: RulingWish) -> Result<Message, Error> {
    let On { host, caller, .. } = on;
    if !caller.manages {
        return Ok(cards::may_not_manage(caller.locale));
    }
    let winner = async |side: Side| {
        let menu = host.more(caller.server, id, caller.user).await?;
        Ok::<_, Error>(Wanted::Win(menu.board.players.on(side)))
    };
    let wanted = match ruling {
        RulingWish::First => winner(Side::First).await?,
        RulingWish::Second => winner(Side::Second).await?,
        RulingWish::Draw => Wanted::Draw,
        RulingWish::Cancel => Wanted::Abort,
        RulingWish::Void => Wanted::Annul,
        RulingWish::Repost => Wanted::Unstick,
    };
    let reason = on
        .typed(REASON_INPUT)
        .filter(|reason| !reason.trim().is_empty());
    let reason = reason.as_deref().map(Reason::read).transpose();
    let reason = reason.map_err(Refusal::from)?;
    let asked = host
        .ask_to_rule(caller.member(), id, wanted, reason)
        .await?;
    Ok(cards::ask_to_rule(
        &asked,
        Access::Permission,
        caller.locale,
    ))
}

/// Returns what Discord says about the member chosen in a select.
fn suspect(on: On<'_>) -> Result<Suspect, Refusal> {
    let user = on.user()?;
    let resolved = &on.click()?.data.resolved;
    let member = resolved.members.get(&serenity::UserId::new(user.0));
    let permissions = member.and_then(|member| member.permissions);
    let account = resolved.users.get(&serenity::UserId::new(user.0));
    Ok(Suspect {
        user,
        is_bot: account.is_some_and(|account| account.bot),
        may_manage: permissions.is_some_and(manages),
    })
}
