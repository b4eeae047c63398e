//! Questions and answers for moderators about matches and bans, and what players read about them.

pub(crate) mod deed;
pub(crate) mod log;
pub(crate) mod private;
pub(crate) mod wish;

use crate::{
    discord::{
        ids::Access,
        messages::{Button, Message, Select, Style, mention, plain, quoted},
    },
    matches::{actions::views::BoardView, cards::thread::head},
    moderation::{
        actions::{
            bans::{BanNews, BanNotice, BanView, Unbanned},
            rulings::RulingView,
        },
        ids::ModerationAct,
    },
    players::cards::{UserSelect, selects_to_let_off},
    servers::{cards::settings::server_pages, ids::ServerPage},
    tournaments::{actions::Consequence, cards::lists::result_of},
};
use domain::matches::{Reason, Ruling, UserId};
use rules::{
    Side, sentence,
    words::{Lists, Sentence, Text},
};
use store::{Ban, Deed, Done};

/// Asks whether a moderator really wants to make a ruling.
pub(crate) fn ask_to_rule(asked: &RulingView, access: Access) -> Message {
    let (first, second) = (
        asked.players.on(Side::First),
        asked.players.on(Side::Second),
    );
    let question = sentence!(
        "ask-ruling",
        ruling = asked.ruling.id(),
        id = asked.id.to_string(),
        first = mention(first),
        second = mention(second),
    );
    let confirm = ModerationAct::Confirm {
        deed: asked.deed,
        access,
    };
    let question = with_consequence(question, asked.consequence);
    let message = Message::of(with_reason(question, asked.reason.as_ref()));
    message.naming(&asked.guest).with_buttons([
        Button::new(confirm, "button-confirm-ruling").style(Style::Danger),
        Button::new(ModerationAct::Leave, "button-no-ruling").secondary(),
    ])
}

/// Returns the answer to a moderator who has confirmed a ruling.
pub(crate) fn ruled(ruled: &RulingView) -> Message {
    let said = sentence!(
        "ruled",
        ruling = ruled.ruling.id(),
        id = ruled.id.to_string(),
    );
    Message::of(with_consequence(said, ruled.consequence))
}

/// Adds what a ruling means for the match's tournament or ladder.
fn with_consequence(said: Sentence, consequence: Option<Consequence>) -> Text {
    let more = consequence.map(|consequence| match consequence {
        Consequence::Undecided(id) => sentence!("ruling-undecided", number = id.0.to_string()),
        Consequence::Kept(id) => sentence!("ruling-kept", number = id.0.to_string()),
        Consequence::Ladder => sentence!("ruling-ladder"),
    });
    Text::joined([said].into_iter().chain(more), " ")
}

/// Returns what players read about a ruling that has no board of its own: that their match is annulled,
/// or shown again.
pub(crate) fn ruling(view: &BoardView, done: &Done) -> Option<Message> {
    let line = ruling_line(view, done)?;
    let players = sentence!(
        "ruling-players",
        first = mention(view.players.on(Side::First)),
        second = mention(view.players.on(Side::Second)),
    );
    let told = view.pings.into_iter().chain(view.other);
    let message = Message::of(Text::lines([head(view).into(), players.into(), line]));
    Some(message.naming(view.guest.as_ref()).pinging(told))
}

/// Says how a moderator has ruled on a match and why, one line each, and whether it is annulled.
pub(crate) fn rulings(view: &BoardView) -> Vec<Text> {
    let all = &view.aftermath.rulings;
    // A result that was corrected doesn't count any more.
    let is_result = |done: &&Done| matches!(done.what.deed, Deed::Adjudication(..));
    let result = all.iter().rfind(is_result).map(|done| done.id);
    let said = all.iter().filter(|done| {
        done.ruling() != Some(Ruling::Unstick) && (!is_result(done) || Some(done.id) == result)
    });
    let mut lines: Vec<Text> = said.filter_map(|done| board_line(view, done)).collect();
    let is_said = |done: &Done| done.ruling() == Some(Ruling::Annul);
    if view.aftermath.annulled && !view.aftermath.rulings.iter().any(is_said) {
        lines.push(sentence!("annulled").into());
    }
    lines
}

/// Says on a board what a ruling was and why: only why, if the match has ended like that.
fn board_line(view: &BoardView, done: &Done) -> Option<Text> {
    if let Deed::Adjudication(_, result) = done.what.deed {
        let end = result.end();
        if end.outcome.is_some() && view.end == Some(end) {
            let reason = done.what.reason.as_ref();
            return reason.map(|reason| reason_line(reason).into());
        }
    }
    ruling_line(view, done)
}

/// Says what a ruling was, unless every board shows it already, and why.
fn ruling_line(view: &BoardView, done: &Done) -> Option<Text> {
    let reason = done.what.reason.as_ref();
    if let Deed::Adjudication(_, result) = done.what.deed {
        // Boards say nothing of results that were set before reasons were asked for.
        let players = Side::BOTH.map(|side| mention(view.players.on(side)));
        let result = result_of(result, players);
        let said = sentence!("ruling-adjudicated", result = result);
        return reason.map(|reason| with_reason(said, Some(reason)));
    }
    Some(match done.ruling()? {
        Ruling::Win(_) | Ruling::Draw | Ruling::Abort => reason_line(reason?).into(),
        Ruling::Annul => with_reason(sentence!("ruling-annul"), reason),
        Ruling::Unstick => with_reason(sentence!("ruling-unstick"), reason),
    })
}

fn reason_line(reason: &Reason) -> Sentence {
    sentence!("ruling-reason", reason = quoted(reason))
}

fn with_reason(said: impl Into<Text>, reason: Option<&Reason>) -> Text {
    let reason = reason.map(|reason| reason_line(reason).into());
    Text::joined([said.into()].into_iter().chain(reason), " ")
}

/// Asks whether a moderator really wants to ban a member, with all the consequences.
pub(crate) fn ask_to_ban(asked: &BanView, access: Access) -> Message {
    let user = mention(asked.ban.user);
    let question = match &asked.before {
        None => sentence!("ask-ban", user = user).into(),
        Some(before) => {
            let question = sentence!("ask-reban", user = user);
            with_reason(question, before.reason.as_ref())
        }
    };
    let mut lines = vec![question];
    if let Some(reason) = &asked.ban.reason {
        let key = match asked.before {
            None => "ruling-reason",
            Some(_) => "ban-new-reason",
        };
        lines.push(sentence!(key, reason = quoted(reason)).into());
    }
    if asked.before.is_none() {
        lines.push(running(asked).into());
    }
    lines.push(sentence!(told_key(asked.told)).into());
    let confirm = ModerationAct::Confirm {
        deed: asked.deed,
        access,
    };
    Message::of(Text::lines(lines)).with_buttons([
        Button::new(confirm, "button-confirm-ruling").style(Style::Danger),
        Button::new(ModerationAct::Leave, "button-no-ruling").secondary(),
    ])
}

/// Returns the answer to a moderator who has confirmed a ban.
pub(crate) fn banned(banned: &BanView) -> Message {
    let user = mention(banned.ban.user);
    let key = match banned.before {
        None => "banned",
        Some(_) => "rebanned",
    };
    let mut lines = vec![sentence!(key, user = user)];
    if banned.before.is_none() {
        lines.push(running(banned));
    }
    lines.push(sentence!(told_key(banned.told)));
    Message::of(Text::lines(lines))
}

/// Says what happens to the running matches of a banned member.
fn running(view: &BanView) -> Sentence {
    if view.running.is_empty() {
        return sentence!("ban-none-running");
    }
    let ids: Vec<String> = view.running.iter().map(ToString::to_string).collect();
    sentence!("ban-running", ids = ids.join(", "))
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
pub(crate) fn ban_notice(word: &BanNotice, server: &str) -> Message {
    let key = match word.news {
        BanNews::Begun => "ban-word",
        BanNews::OtherReason => "ban-word-reason",
        BanNews::Over => "ban-word-over",
    };
    let mut lines = vec![sentence!(key, server = plain(server))];
    lines.extend(word.reason.as_ref().map(reason_line));
    if word.news == BanNews::Begun {
        lines.push(sentence!("ban-word-effect"));
    }
    Message::of(Text::lines(lines))
}

/// Lists the members who are banned from play, with selects to ban more and to end a ban.
pub(crate) fn bans(bans: &[(Ban, Option<String>)], access: Access) -> Message {
    let text = if bans.is_empty() {
        sentence!("bans-none").into()
    } else {
        let lines = bans.iter().map(|(ban, _)| {
            let user = Text::from(mention(ban.user));
            match &ban.reason {
                Some(reason) => user.then(format!(" · {}", quoted(reason))),
                None => user,
            }
        });
        Text::from(Lists::one(sentence!("bans-head"), lines, bans.len()))
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
    );
    Message::of(text)
        .with_selects([ban])
        .with_selects(unban)
        .with_pages(server_pages(ServerPage::Bans, access))
}
