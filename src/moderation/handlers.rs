//! Clicks and forms of moderators.

use poise::serenity_prelude as serenity;
use rules::sentence;

use crate::{
    discord::{
        error::Error,
        handlers::{Act, GoesBy, On},
        ids::Access,
        messages::{Answer, Button, Message},
        permissions::manages,
    },
    matches::{actions::menu, handlers::options::read_match},
    moderation::{
        actions::{
            bans, log,
            rulings::{self, Confirmed},
        },
        cards::{
            self,
            wish::{MATCH_INPUT, REASON_INPUT},
        },
        ids::{ModerationAct, RulingWish},
    },
    servers::cards::settings::may_not_manage,
};
use domain::matches::{MatchId, Reason, Refusal, Ruling, Suspect};
use rules::Side;
use store::{DeedId, Numbered};

impl Act for ModerationAct {
    fn is_of_server(&self) -> bool {
        true
    }

    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            ModerationAct::Running { .. } | ModerationAct::Over { .. } => {
                Some(Numbered::Match(MatchId(number)))
            }
            _ => None,
        }
    }

    fn goes_by(&self) -> GoesBy {
        match self {
            ModerationAct::Wish { .. } | ModerationAct::Rule { .. } => GoesBy::Message,
            ModerationAct::Match { .. }
            | ModerationAct::Running { .. }
            | ModerationAct::Over { .. }
            | ModerationAct::Number { .. }
            | ModerationAct::BanReason { .. }
            | ModerationAct::UnbanReason { .. }
            | ModerationAct::Ban { .. }
            | ModerationAct::Unban { .. }
            | ModerationAct::UnbanMember { .. }
            | ModerationAct::Confirm { .. }
            | ModerationAct::Leave
            | ModerationAct::Log { .. } => GoesBy::Itself,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let caller = on.caller;
        if !may(on, self) {
            return Ok(Answer::Private(may_not_manage()));
        }
        match self {
            ModerationAct::Leave => Ok(Answer::InPlace(Message::of(sentence!("not-ruled")))),
            ModerationAct::Match { id } => {
                Ok(Answer::Private(menu(on, id, Access::Permission).await?))
            }
            ModerationAct::Running { access } | ModerationAct::Over { access } => {
                let id = MatchId(on.chosen()?);
                Ok(Answer::Private(menu(on, id, access).await?))
            }
            ModerationAct::Number { .. } => Ok(Answer::Form(cards::wish::match_form(self))),
            ModerationAct::Wish { ruling, .. } | ModerationAct::Rule { ruling, .. } => {
                Ok(Answer::Form(cards::wish::reason_form(self, ruling)))
            }
            ModerationAct::Ban { access } => {
                let suspect = suspect(on)?;
                suspect.check(caller.user).map_err(Refusal::from)?;
                let user = suspect.user;
                let form = ModerationAct::BanReason { user, access };
                Ok(Answer::Form(cards::wish::ban_form(form, "form-ban-title")))
            }
            ModerationAct::Unban { access } | ModerationAct::UnbanMember { access } => {
                let user = on.user()?;
                let form = ModerationAct::UnbanReason { user, access };
                Ok(Answer::Form(cards::wish::ban_form(
                    form,
                    "form-unban-title",
                )))
            }
            ModerationAct::BanReason { .. } => {
                Ok(Answer::Form(cards::wish::ban_form(self, "form-ban-title")))
            }
            ModerationAct::UnbanReason { .. } => Ok(Answer::Form(cards::wish::ban_form(
                self,
                "form-unban-title",
            ))),
            ModerationAct::Confirm { deed, .. } => Ok(Answer::InPlace(confirm(on, deed).await?)),
            ModerationAct::Log { page, access } => {
                let log = on.read(move |cx| log::page(cx, page)).await?;
                Ok(on.shows(cards::log::log(&log, access)))
            }
        }
    }

    async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
        if !may(on, self) {
            return Ok(Answer::Private(may_not_manage()));
        }
        match self {
            ModerationAct::Wish { id, ruling } => {
                let asked = wish(on, id, ruling, Access::Permission).await?;
                Ok(Answer::InPlace(asked))
            }
            ModerationAct::Rule {
                number,
                ruling,
                access,
            } => {
                let asked = wish(on, MatchId(number), ruling, access).await?;
                Ok(Answer::InPlace(asked))
            }
            ModerationAct::Number { access } => {
                let id = read_match(&on.typed(MATCH_INPUT).unwrap_or_default())?;
                Ok(Answer::Private(menu(on, id, access).await?))
            }
            ModerationAct::BanReason { user, access } => {
                // Whether they can be banned was checked when they were chosen: a form doesn't tell it again.
                let suspect = Suspect {
                    user,
                    is_bot: false,
                    may_manage: false,
                };
                let reason = reason(on)?;
                let asked = on.act(move |cx| bans::ask(cx, suspect, reason.clone()));
                let asked = asked.await?;
                Ok(Answer::Private(cards::ask_to_ban(&asked, access)))
            }
            ModerationAct::UnbanReason { user, .. } => {
                let reason = reason(on)?;
                let unbanned = on.act(move |cx| bans::unban(cx, user, reason.clone()));
                let unbanned = unbanned.await?;
                Ok(Answer::Private(cards::unbanned(user, unbanned)))
            }
            _ => Err(Refusal::UnknownButton.into()),
        }
    }
}

/// Returns whether the member may do this now.
fn may(on: On<'_>, moderating: ModerationAct) -> bool {
    match moderating {
        ModerationAct::Leave => true,
        ModerationAct::Match { .. } | ModerationAct::Wish { .. } => on.caller.manages,
        ModerationAct::Running { access }
        | ModerationAct::Over { access }
        | ModerationAct::Number { access }
        | ModerationAct::Rule { access, .. }
        | ModerationAct::Ban { access }
        | ModerationAct::Unban { access }
        | ModerationAct::UnbanMember { access }
        | ModerationAct::BanReason { access, .. }
        | ModerationAct::UnbanReason { access, .. }
        | ModerationAct::Confirm { access, .. }
        | ModerationAct::Log { access, .. } => on.may_still_manage(access),
    }
}

/// Returns the button for moderators on the card of a match, for those who are.
pub(crate) fn button(on: On<'_>, id: MatchId) -> Option<Button> {
    on.caller.manages.then(|| cards::wish::moderate_button(id))
}

/// Shows what a moderator can do with a match.
async fn menu(on: On<'_>, id: MatchId, access: Access) -> Result<Message, Error> {
    let caller = on.caller;
    let menu = on.read(move |cx| menu::show(cx, id)).await?;
    let shown = cards::wish::moderate(&menu.board, caller.user, access)?;
    Ok(shown)
}

/// Does what the member was asked to confirm.
async fn confirm(on: On<'_>, deed: DeedId) -> Result<Message, Error> {
    let On { host, caller, .. } = on;
    let here = caller.may_show_here().then_some(caller.channel);
    let confirmed = rulings::confirm(host, caller.actor(), deed, here).await?;
    Ok(match confirmed {
        Confirmed::Ruled(ruled) => cards::ruled(&ruled),
        Confirmed::Banned(banned) => cards::banned(&banned),
    })
}

/// Asks to confirm the ruling for which a reason was entered. To show a match again decides nothing: its form is enough.
async fn wish(
    on: On<'_>,
    id: MatchId,
    ruling: RulingWish,
    access: Access,
) -> Result<Message, Error> {
    let ruling = match ruling {
        RulingWish::First => Ruling::Win(Side::First),
        RulingWish::Second => Ruling::Win(Side::Second),
        RulingWish::Draw => Ruling::Draw,
        RulingWish::Cancel => Ruling::Abort,
        RulingWish::Void => Ruling::Annul,
        RulingWish::Repost => Ruling::Unstick,
    };
    let reason = reason(on)?;
    let asked = on
        .act(move |cx| rulings::ask(cx, id, ruling, reason.clone()))
        .await?;
    match ruling {
        Ruling::Unstick => confirm(on, asked.deed).await,
        _ => Ok(cards::ask_to_rule(&asked, access)),
    }
}

/// Returns the reason that was entered into a form, if one was.
pub(crate) fn reason(on: On<'_>) -> Result<Option<Reason>, Refusal> {
    let typed = on.typed(REASON_INPUT);
    let typed = typed.filter(|reason| !reason.trim().is_empty());
    Ok(typed.as_deref().map(Reason::read).transpose()?)
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
