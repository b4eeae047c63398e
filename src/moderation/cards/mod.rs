//! Questions and answers for moderators about matches and bans, and what players read about them.

pub(crate) mod deed;
pub(crate) mod log;
pub(crate) mod private;
pub(crate) mod wish;

use crate::{
    bot::{
        cards::pages::server_pages,
        messages::{
            Button, MOST_TEXT, Message, Select, Style, mention, mentioned, plain, quoted, sections,
        },
    },
    matches::actions::views::BoardView,
    moderation::{
        actions::{
            bans::{BanNews, BanNotice, BanView, Unbanned},
            rulings::RulingView,
        },
        ids::ModerationAct,
    },
    players::cards::{UserSelect, selects_to_let_off},
    servers::ids::{Access, ServerPage},
    tournaments::actions::Consequence,
};
use domain::matches::{Reason, Ruling, UserId};
use rules::{
    Side, sentence,
    words::{Locale, Sentence},
};
use store::{Ban, Done};

/// Asks whether a moderator really wants to make a ruling.
pub(crate) fn ask_to_rule(asked: &RulingView, access: Access, locale: Locale) -> Message {
    let (first, second) = (
        asked.players.on(Side::First),
        asked.players.on(Side::Second),
    );
    let question = locale.say(&sentence!(
        "ask-ruling",
        ruling = asked.ruling.id(),
        id = asked.id.to_string(),
        first = mention(first),
        second = mention(second),
    ));
    let confirm = ModerationAct::Confirm {
        deed: asked.deed,
        access,
    };
    let question = with_consequence(question, asked.consequence, locale);
    let message = Message::of(with_reason(question, asked.reason.as_ref(), locale));
    message.naming(&asked.guest).with_buttons([
        Button::new(confirm, "button-confirm-ruling").style(Style::Danger),
        Button::new(ModerationAct::Leave, "button-no-ruling").secondary(),
    ])
}

/// Returns the answer to a moderator who has confirmed a ruling.
pub(crate) fn ruled(ruled: &RulingView, locale: Locale) -> Message {
    let said = locale.say(&sentence!(
        "ruled",
        ruling = ruled.ruling.id(),
        id = ruled.id.to_string(),
    ));
    Message::of(with_consequence(said, ruled.consequence, locale))
}

/// Adds what a ruling means for the match's tournament or ladder.
fn with_consequence(text: String, consequence: Option<Consequence>, locale: Locale) -> String {
    let more = match consequence {
        None => return text,
        Some(Consequence::Undecided(id)) => {
            sentence!("ruling-undecided", number = id.0.to_string())
        }
        Some(Consequence::Kept(id)) => sentence!("ruling-kept", number = id.0.to_string()),
        Some(Consequence::Ladder) => sentence!("ruling-ladder"),
    };
    format!("{text} {}", locale.say(&more))
}

/// Returns what players read about a ruling that has no board of its own: that their match is annulled,
/// or shown again.
pub(crate) fn ruling(view: &BoardView, done: &Done, locale: Locale) -> Option<Message> {
    let line = ruling_line(done, locale)?;
    let head = crate::matches::cards::boards::head(view, locale);
    let players = locale.say(&sentence!(
        "ruling-players",
        first = mention(view.players.on(Side::First)),
        second = mention(view.players.on(Side::Second)),
    ));
    let told = view.pings.into_iter().chain(view.other);
    let message = Message::of(format!("{head}\n{players}\n{line}"));
    Some(message.naming(view.guest.as_ref()).pinging(told))
}

/// Says how a moderator has ruled on a match and why, one line each, and whether it is annulled.
pub(crate) fn rulings(view: &BoardView, locale: Locale) -> Vec<String> {
    let said = view.aftermath.rulings.iter();
    let said = said.filter(|done| done.ruling() != Some(Ruling::Unstick));
    let mut lines: Vec<String> = said.filter_map(|done| ruling_line(done, locale)).collect();
    let is_said = |done: &Done| done.ruling() == Some(Ruling::Annul);
    if view.aftermath.annulled && !view.aftermath.rulings.iter().any(is_said) {
        lines.push(locale.text("annulled"));
    }
    lines
}

/// Says what a ruling was, unless the board shows it already, and why.
fn ruling_line(done: &Done, locale: Locale) -> Option<String> {
    let reason = done.what.reason.as_ref();
    match done.ruling()? {
        Ruling::Win(_) | Ruling::Draw | Ruling::Abort => Some(locale.say(&reason_line(reason?))),
        Ruling::Annul => Some(with_reason(locale.text("ruling-annul"), reason, locale)),
        Ruling::Unstick => Some(with_reason(locale.text("ruling-unstick"), reason, locale)),
    }
}

fn reason_line(reason: &Reason) -> Sentence {
    sentence!("ruling-reason", reason = quoted(reason))
}

fn with_reason(text: String, reason: Option<&Reason>, locale: Locale) -> String {
    match reason {
        Some(reason) => format!("{text} {}", locale.say(&reason_line(reason))),
        None => text,
    }
}

/// Asks whether a moderator really wants to ban a member, with all the consequences.
pub(crate) fn ask_to_ban(asked: &BanView, access: Access, locale: Locale) -> Message {
    let user = mention(asked.ban.user);
    let question = match &asked.before {
        None => locale.say(&sentence!("ask-ban", user = user)),
        Some(before) => {
            let question = locale.say(&sentence!("ask-reban", user = user));
            with_reason(question, before.reason.as_ref(), locale)
        }
    };
    let mut lines = vec![question];
    if let Some(reason) = &asked.ban.reason {
        let key = match asked.before {
            None => "ruling-reason",
            Some(_) => "ban-new-reason",
        };
        lines.push(locale.say(&sentence!(key, reason = quoted(reason))));
    }
    if asked.before.is_none() {
        lines.push(running(asked, locale));
    }
    lines.push(locale.text(told_key(asked.told)));
    let confirm = ModerationAct::Confirm {
        deed: asked.deed,
        access,
    };
    Message::of(lines.join("\n")).with_buttons([
        Button::new(confirm, "button-confirm-ruling").style(Style::Danger),
        Button::new(ModerationAct::Leave, "button-no-ruling").secondary(),
    ])
}

/// Returns the answer to a moderator who has confirmed a ban.
pub(crate) fn banned(banned: &BanView, locale: Locale) -> Message {
    let user = mention(banned.ban.user);
    let key = match banned.before {
        None => "banned",
        Some(_) => "rebanned",
    };
    let mut lines = vec![locale.say(&sentence!(key, user = user))];
    if banned.before.is_none() {
        lines.push(running(banned, locale));
    }
    lines.push(locale.text(told_key(banned.told)));
    Message::of(lines.join("\n"))
}

/// Says what happens to the running matches of a banned member.
fn running(view: &BanView, locale: Locale) -> String {
    if view.running.is_empty() {
        return locale.text("ban-none-running");
    }
    let ids: Vec<String> = view.running.iter().map(ToString::to_string).collect();
    locale.say(&sentence!("ban-running", ids = ids.join(", ")))
}

/// Returns the key for whether the member is told about it.
const fn told_key(told: bool) -> &'static str {
    if told { "ban-told" } else { "ban-untold" }
}

/// Returns the answer to a moderator who has lifted a ban, if there was one.
pub(crate) fn unbanned(user: UserId, unbanned: Unbanned) -> Message {
    let user = mention(user);
    match unbanned {
        Unbanned::NotBanned => Message::of(sentence!("not-banned", user = user)),
        Unbanned::Ended { told } => {
            Message::of(sentence!("unbanned", user = user)).adding(sentence!(told_key(told)))
        }
    }
}

/// Tells a member that they are banned from play in a server of this name, and what that means.
pub(crate) fn ban_notice(word: &BanNotice, server: &str, locale: Locale) -> Message {
    let key = match word.news {
        BanNews::Begun => "ban-word",
        BanNews::OtherReason => "ban-word-reason",
        BanNews::Over => "ban-word-over",
    };
    let mut lines = vec![locale.say(&sentence!(key, server = plain(server)))];
    lines.extend(
        word.reason
            .as_ref()
            .map(|reason| locale.say(&reason_line(reason))),
    );
    if word.news == BanNews::Begun {
        lines.push(locale.text("ban-word-effect"));
    }
    Message::of(lines.join("\n"))
}

/// Lists the members who are banned from play, with selects to ban more and to end a ban.
pub(crate) fn bans(bans: &[(Ban, Option<String>)], access: Access, locale: Locale) -> Message {
    let text = if bans.is_empty() {
        locale.text("bans-none")
    } else {
        let lines = bans.iter().map(|(ban, _)| {
            let user = mentioned(ban.user, locale);
            match &ban.reason {
                Some(reason) => format!("{user} · {}", quoted(reason)),
                None => user,
            }
        });
        let list = [(locale.text("bans-head"), lines.collect())];
        sections(&list, bans.len(), MOST_TEXT, |left| {
            locale.say(&sentence!("more", count = left))
        })
    };
    let ban = Select::of_members(ModerationAct::Ban { access }, sentence!("select-ban"));
    let unban = selects_to_let_off(
        bans.iter().map(|(ban, name)| (ban.user, name.as_deref())),
        UserSelect {
            id: ModerationAct::Unban { access }.into(),
            placeholder: "select-unban",
        },
        UserSelect {
            id: ModerationAct::UnbanMember { access }.into(),
            placeholder: "select-unban-member",
        },
        locale,
    );
    Message::of(text)
        .with_selects([ban])
        .with_selects(unban)
        .with_selects(server_pages(ServerPage::Bans, access))
}
