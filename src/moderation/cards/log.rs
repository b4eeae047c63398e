//! The log of moderators' actions in a server.

use crate::{
    clocks::cards::pace_names,
    discord::{
        cards::named::Named,
        ids::Access,
        messages::{Button, Message, date, mention, quoted, relative_time},
    },
    moderation::{
        actions::log::{LogLine, LogPage, LogView},
        ids::ModerationAct,
    },
    players::cards::values::value_text,
    servers::{cards::settings::server_pages, ids::ServerPage},
};
use domain::{
    matches::{Pace, UserId},
    settings::{SettingChange, Value},
};
use rules::{
    sentence,
    words::{Sentence, Text},
};
use store::Deed;

/// Shows a page of moderators' actions.
pub(crate) fn log(log: &LogView, access: Access) -> Message {
    let pages = server_pages(ServerPage::Log, access);
    let (Some(newest), Some(oldest)) = (log.lines.first(), log.lines.last()) else {
        return Message::of(sentence!("log-none")).with_pages(pages);
    };
    let lines = std::iter::once(sentence!("log-head").into()).chain(log.lines.iter().map(line));
    let message = Message::of(Text::lines(lines)).with_pages(pages);
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

fn line(LogLine { done, winner }: &LogLine) -> Text {
    let by = done.what.moderator;
    let what = match &done.what.deed {
        Deed::Setting(Some(change)) => changed(by, change),
        Deed::Adjudication(id, result) => sentence!(
            "log-adjudicated",
            moderator = mention(by),
            id = id.to_string(),
            result = result.text(),
        ),
        Deed::CancelTournament(id) => sentence!(
            "log-canceled",
            moderator = mention(by),
            what = "tournament",
            number = id.0.to_string(),
        ),
        Deed::WithdrawEntrant(id, user) => sentence!(
            "log-removed",
            moderator = mention(by),
            user = mention(*user),
            from = "tournament",
            number = id.0.to_string(),
        ),
        Deed::CallOffContest(id) => sentence!(
            "log-canceled",
            moderator = mention(by),
            what = "contest",
            number = id.0.to_string(),
        ),
        Deed::CaptainLeft(id, user) => sentence!(
            "log-captain-left",
            moderator = mention(by),
            user = mention(*user),
            number = id.0,
        ),
        Deed::OffLadder(user, game) => sentence!(
            "log-removed",
            moderator = mention(by),
            user = mention(*user),
            from = "ladder",
            game = game.info().name,
        ),
        deed => {
            let about = deed.about().map(|id| id.to_string());
            let member = winner.or(deed.member()).map(mention);
            sentence!(
                "log-line",
                deed = if winner.is_some() { "win" } else { deed.id() },
                id = about.unwrap_or_default(),
                user = member.unwrap_or_else(|| "".into()),
                moderator = mention(by),
            )
        }
    };
    let when = format!("{} ({})", date(done.at), relative_time(done.at));
    let line = Text::same(format!("- {when}: ")).then(what);
    match &done.what.reason {
        Some(reason) => line.then(Text::same(format!(" · {}", quoted(reason)))),
        None => line,
    }
}

/// Says which setting a moderator has changed, from what to what.
fn changed(by: UserId, change: &SettingChange) -> Sentence {
    if let (Value::Paces(from), Value::Paces(to)) = (&change.from, &change.to) {
        return paces(by, from, to);
    }
    let setting = change.setting.id();
    sentence!(
        "log-setting",
        moderator = mention(by),
        setting = setting,
        from = value_text(setting, &change.from),
        to = value_text(setting, &change.to),
    )
}

/// Says which paces were added to the choice, and which were removed.
fn paces(by: UserId, from: &[Pace], to: &[Pace]) -> Sentence {
    let only_in = |these: &[Pace], others: &[Pace]| -> Vec<Pace> {
        let only = these.iter().filter(|pace| !others.contains(pace));
        only.copied().collect()
    };
    let parts = [
        ("log-paces-added", only_in(to, from)),
        ("log-paces-removed", only_in(from, to)),
    ];
    let parts = parts
        .into_iter()
        .filter(|(_, paces)| !paces.is_empty())
        .map(|(key, paces)| sentence!(key, paces = pace_names(&paces)));
    sentence!(
        "log-paces",
        moderator = mention(by),
        what = Text::joined(parts, "; "),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::{matches::RoleId, settings::Setting};
    use rules::words::Locale;

    /// Five such lines and the heading must fit into a message of 2,000 characters.
    #[test]
    fn no_change_takes_a_line_of_more_than_380_characters() {
        let most = u64::MAX;
        let changes = [
            SettingChange::new(
                Setting::Paces,
                Pace::ALL[..8].to_vec(),
                Pace::ALL[8..].to_vec(),
            ),
            SettingChange::new(Setting::UsualPace, Pace::Reserve14Days, Pace::Live60Minutes),
            SettingChange::new(Setting::Challengers, Some(RoleId(most)), None),
            SettingChange::new(Setting::MostMatches, None, Some(20)),
            SettingChange::new(Setting::ChampionRole, Some(RoleId(most)), None),
        ];
        for locale in Locale::ALL {
            for change in &changes {
                let what = locale.say(&changed(UserId(most), change));
                let when = "- <t:1800000000:D> (<t:1800000000:R>): ";
                let letters = what.chars().count() + when.len();
                assert!(letters <= 380, "{letters}: {what}");
            }
        }
    }
}
