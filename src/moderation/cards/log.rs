//! The log of moderators' actions in a server.

use crate::{
    bot::{
        cards::{Named, pages::server_pages},
        messages::{Button, Message, date, mention, quoted, relative_time},
    },
    clocks::cards::pace_name,
    moderation::{
        actions::log::{LogLine, LogPage, LogView},
        ids::ModerationAct,
    },
    servers::{
        cards::settings::values,
        ids::{Access, ServerPage},
    },
};
use domain::{
    matches::{Pace, UserId},
    settings::{Change, SettingChange},
};
use rules::{sentence, words::Locale};
use store::Deed;

/// The most added paces that are named, and the most removed ones. A line can have 380 characters.
const PACES_NAMED: usize = 2;

/// Shows a page of moderators' actions.
pub(crate) fn log(log: &LogView, access: Access, locale: Locale) -> Message {
    let pages = server_pages(ServerPage::Log, access, locale);
    let (Some(newest), Some(oldest)) = (log.lines.first(), log.lines.last()) else {
        return Message::of(sentence!("log-none")).with_selects(pages);
    };
    let mut lines = vec![locale.text("log-head")];
    lines.extend(log.lines.iter().map(|line| self::line(line, locale)));
    let message = Message::of(lines.join("\n")).with_selects(pages);
    if !log.more_newer && !log.more_older {
        return message;
    }
    let button = |page, label, enabled: bool| {
        Button::new(ModerationAct::Log { page, access }, label)
            .secondary()
            .enabled(enabled)
    };
    let (newer, older) = (
        LogPage::NewerThan(newest.done.id),
        LogPage::OlderThan(oldest.done.id),
    );
    message.with_buttons([
        button(LogPage::Newest, "button-newest", log.more_newer),
        button(newer, "button-newer", log.more_newer),
        button(older, "button-older", log.more_older),
    ])
}

fn line(LogLine { done, winner }: &LogLine, locale: Locale) -> String {
    let by = done.what.moderator;
    let what = match &done.what.deed {
        Deed::Setting(Some(change)) => changed(by, change, locale),
        Deed::Adjudication(id, result) => locale.say(&sentence!(
            "log-adjudicated",
            moderator = mention(by),
            id = id.to_string(),
            result = result.label(locale),
        )),
        Deed::CancelTournament(id) => locale.say(&sentence!(
            "log-canceled",
            moderator = mention(by),
            what = "tournament",
            number = id.0.to_string(),
        )),
        Deed::WithdrawEntrant(id, user) => locale.say(&sentence!(
            "log-removed",
            moderator = mention(by),
            user = mention(*user),
            from = "tournament",
            number = id.0.to_string(),
        )),
        Deed::CallOffContest(id) => locale.say(&sentence!(
            "log-canceled",
            moderator = mention(by),
            what = "contest",
            number = id.0.to_string(),
        )),
        Deed::CaptainLeft(id, user) => locale.say(&sentence!(
            "log-captain-left",
            moderator = mention(by),
            user = mention(*user),
            number = id.0,
        )),
        Deed::OffLadder(user, game) => locale.say(&sentence!(
            "log-removed",
            moderator = mention(by),
            user = mention(*user),
            from = "ladder",
            game = game.info().name,
        )),
        deed => {
            let about = deed.about().map(|id| id.to_string());
            let member = winner.or(deed.member()).map(mention);
            locale.say(&sentence!(
                "log-line",
                deed = if winner.is_some() { "win" } else { deed.id() },
                id = about.unwrap_or_default(),
                user = member.unwrap_or_else(|| "".into()),
                moderator = mention(by),
            ))
        }
    };
    let when = format!("{} ({})", date(done.at), relative_time(done.at));
    let line = format!("- {when}: {what}");
    match &done.what.reason {
        Some(reason) => format!("{line} · {}", quoted(reason)),
        None => line,
    }
}

/// Says which setting a moderator has changed, from what to what.
fn changed(by: UserId, change: &SettingChange, locale: Locale) -> String {
    if let SettingChange::Paces(change) = change {
        return paces(by, change, locale);
    }
    let [from, to] = values(change, locale);
    locale.say(&sentence!(
        "log-setting",
        moderator = mention(by),
        setting = change.id(),
        from = from,
        to = to,
    ))
}

/// Says which paces were added to the choice, and which were removed.
fn paces(by: UserId, Change { from, to }: &Change<Vec<Pace>>, locale: Locale) -> String {
    let only_in = |these: &[Pace], others: &[Pace]| -> Vec<Pace> {
        let only = these.iter().filter(|pace| !others.contains(pace));
        only.copied().collect()
    };
    let parts = [
        ("log-paces-added", only_in(to, from)),
        ("log-paces-removed", only_in(from, to)),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(_, paces)| !paces.is_empty())
        .map(|(key, paces)| locale.say(&sentence!(key, paces = pace_names(&paces, locale))))
        .collect();
    locale.say(&sentence!(
        "log-paces",
        moderator = mention(by),
        what = parts.join("; "),
    ))
}

pub(crate) fn pace_names(paces: &[Pace], locale: Locale) -> String {
    let named = paces.iter().take(PACES_NAMED);
    let names: Vec<String> = named.map(|pace| locale.say(&pace_name(*pace))).collect();
    let names = names.join(" · ");
    match paces.len().saturating_sub(PACES_NAMED) {
        0 => names,
        left => {
            let left = u32::try_from(left).unwrap_or(u32::MAX);
            let more = locale.say(&sentence!("more", count = left));
            format!("{names} {more}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::matches::RoleId;

    /// Five such lines and the heading must fit into a message of 2,000 characters.
    #[test]
    fn no_change_takes_a_line_of_more_than_380_characters() {
        let most = u64::MAX;
        let changes = [
            SettingChange::Paces(Change {
                from: Pace::ALL[..8].to_vec(),
                to: Pace::ALL[8..].to_vec(),
            }),
            SettingChange::UsualPace(Change {
                from: Pace::Reserve14Days,
                to: Pace::Live60Minutes,
            }),
            SettingChange::Challengers(Change {
                from: Some(RoleId(most)),
                to: None,
            }),
            SettingChange::MostMatches(Change {
                from: None,
                to: Some(20),
            }),
            SettingChange::ChampionRole(Change {
                from: Some(RoleId(most)),
                to: None,
            }),
        ];
        for locale in Locale::ALL {
            for change in &changes {
                let what = changed(UserId(most), change, locale);
                let when = "- <t:1800000000:D> (<t:1800000000:R>): ";
                let letters = what.chars().count() + when.len();
                assert!(letters <= 380, "{letters}: {what}");
            }
        }
    }
}
