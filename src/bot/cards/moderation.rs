//! What moderators are asked and answered, and what players read of it.

use crate::{
    bot::{
        ids::Moderating,
        messages::{
            Button, MOST_TEXT, Message, Style, date, mention, quoted, relative_time, sections,
        },
    },
    games::Side,
    host::{Ban, BoardView, Done, LogPage, LogView, RulingView},
    matches::{MatchId, Reason, Ruling, UserId},
    sentence,
    words::Locale,
};

/// The question whether a moderator really means a ruling.
pub(in crate::bot) fn ask_to_rule(asked: &RulingView, granted: bool, locale: Locale) -> Message {
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
    let confirm = Moderating::Confirm {
        deed: asked.deed,
        granted,
    };
    let style = match asked.ruling {
        Ruling::Unstick => Style::Primary,
        _ => Style::Danger,
    };
    Message::of(with_reason(question, asked.reason.as_ref(), locale)).with_buttons([
        Button::new(confirm, "button-confirm-ruling", locale).style(style),
        Button::new(Moderating::Leave, "button-no-ruling", locale).secondary(),
    ])
}

/// The answer to a moderator who has confirmed a ruling.
pub(in crate::bot) fn ruled(ruled: &RulingView, locale: Locale) -> Message {
    Message::of(locale.say(&sentence!(
        "ruled",
        ruling = ruled.ruling.id(),
        id = ruled.id.to_string(),
    )))
}

/// What players read of a ruling that is no board: that their match is annulled, or shown anew.
pub(in crate::bot) fn ruling(view: &BoardView, done: &Done, locale: Locale) -> Option<Message> {
    let line = ruling_line(done, locale)?;
    let head = super::board::head(view, locale);
    let players = locale.say(&sentence!(
        "ruling-players",
        first = mention(view.players.on(Side::First)),
        second = mention(view.players.on(Side::Second)),
    ));
    let told = view.pings.into_iter().chain(view.other);
    Some(Message::of(format!("{head}\n{players}\n{line}")).pinging(told))
}

/// What a moderator has ruled about a match and why, a line each, and that it is annulled.
pub(super) fn rulings(view: &BoardView, locale: Locale) -> Vec<String> {
    let said = view.rulings.iter();
    let said = said.filter(|done| done.ruling() != Some(Ruling::Unstick));
    let mut lines: Vec<String> = said.filter_map(|done| ruling_line(done, locale)).collect();
    let is_said = |done: &Done| done.ruling() == Some(Ruling::Annul);
    if view.annulled && !view.rulings.iter().any(is_said) {
        lines.push(locale.text("annulled"));
    }
    lines
}

/// What a ruling was, where the board does not tell it already, and why.
fn ruling_line(done: &Done, locale: Locale) -> Option<String> {
    let reason = done.what.reason.as_ref();
    match done.ruling()? {
        Ruling::Win(_) | Ruling::Draw | Ruling::Abort => Some(reason_line(reason?, locale)),
        Ruling::Annul => Some(with_reason(locale.text("ruling-annul"), reason, locale)),
        Ruling::Unstick => Some(with_reason(locale.text("ruling-unstick"), reason, locale)),
    }
}

fn reason_line(reason: &Reason, locale: Locale) -> String {
    locale.say(&sentence!("ruling-reason", reason = quoted(reason)))
}

fn with_reason(text: String, reason: Option<&Reason>, locale: Locale) -> String {
    match reason {
        Some(reason) => format!("{text} {}", reason_line(reason, locale)),
        None => text,
    }
}

/// The answer to a moderator who has banned somebody who has these running matches.
pub(in crate::bot) fn banned(user: UserId, running: &[MatchId], locale: Locale) -> Message {
    let banned = locale.say(&sentence!("banned", user = mention(user)));
    if running.is_empty() {
        return Message::of(banned);
    }
    let ids: Vec<String> = running.iter().map(ToString::to_string).collect();
    let go_on = sentence!("banned-running", ids = ids.join(", "));
    Message::of(banned).adding(&locale.say(&go_on))
}

/// The answer to a moderator who has ended a ban, if there was one.
pub(in crate::bot) fn unbanned(user: UserId, was_banned: bool, locale: Locale) -> Message {
    let said = if was_banned {
        sentence!("unbanned", user = mention(user))
    } else {
        sentence!("not-banned", user = mention(user))
    };
    Message::of(locale.say(&said))
}

/// Who is banned from play.
pub(in crate::bot) fn bans(bans: &[Ban], locale: Locale) -> Message {
    if bans.is_empty() {
        return Message::of(locale.text("bans-none"));
    }
    let lines = bans.iter().map(|ban| {
        let user = mention(ban.user);
        match &ban.reason {
            Some(reason) => format!("{user} · {}", quoted(reason)),
            None => user,
        }
    });
    let list = [(locale.text("bans-head"), lines.collect())];
    Message::of(sections(&list, bans.len(), MOST_TEXT, |left| {
        locale.say(&sentence!("matches-more", count = left))
    }))
}

/// A page of what moderators did.
pub(in crate::bot) fn log(log: &LogView, granted: bool, locale: Locale) -> Message {
    let (Some(newest), Some(oldest)) = (log.done.first(), log.done.last()) else {
        return Message::of(locale.text("log-none"));
    };
    let mut lines = vec![locale.text("log-head")];
    lines.extend(log.done.iter().map(|done| log_line(done, locale)));
    let message = Message::of(lines.join("\n"));
    if !log.more_newer && !log.more_older {
        return message;
    }
    let button = |page, label, enabled: bool| {
        Button::new(Moderating::Log { page, granted }, label, locale)
            .secondary()
            .enabled(enabled)
    };
    let (newer, older) = (LogPage::NewerThan(newest.id), LogPage::OlderThan(oldest.id));
    message.with_buttons([
        button(LogPage::Newest, "button-newest", log.more_newer),
        button(newer, "button-newer", log.more_newer),
        button(older, "button-older", log.more_older),
    ])
}

fn log_line(done: &Done, locale: Locale) -> String {
    let deed = done.what.deed;
    let about = deed.about().map(|id| id.to_string());
    let member = deed.member().map(mention);
    let line = locale.say(&sentence!(
        "log-line",
        deed = deed.id(),
        id = about.unwrap_or_default(),
        user = member.unwrap_or_default(),
        moderator = mention(done.what.moderator),
    ));
    let when = format!("{} ({})", date(done.at), relative_time(done.at));
    let line = format!("- {when}: {line}");
    match &done.what.reason {
        Some(reason) => format!("{line} {}", quoted(reason)),
        None => line,
    }
}
