//! Changes to the settings of a server, for the log of its moderators.

use super::{Setting, Value};
use crate::matches::{Paces, RoleId};

/// One setting of a server that was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingChange {
    /// The setting.
    pub setting: Setting,
    /// Its value before.
    pub from: Value,
    /// Its value after the change.
    pub to: Value,
}

impl SettingChange {
    /// Returns the change of a setting from one value to another of the same kind.
    pub fn new<T: Into<Value>>(setting: Setting, from: T, to: T) -> SettingChange {
        SettingChange {
            setting,
            from: from.into(),
            to: to.into(),
        }
    }

    /// Returns the change from one value to another, if they differ.
    pub(super) fn between(setting: Setting, from: Value, to: Value) -> Option<SettingChange> {
        (from != to).then_some(SettingChange { setting, from, to })
    }

    /// Returns the change by which a setting loses this role, if it names it.
    pub fn losing(setting: Setting, chosen: Option<RoleId>, gone: RoleId) -> Option<SettingChange> {
        (chosen == Some(gone)).then(|| SettingChange::new(setting, chosen, None))
    }

    /// Whether it took back what had named something in Discord.
    pub fn clears(&self) -> bool {
        self.from.named().is_some() && self.to.named().is_none()
    }

    /// Returns the values before and after, as the database keeps them.
    pub fn texts(&self) -> [String; 2] {
        [self.from.text(), self.to.text()]
    }

    /// Reads a change that was stored by the id of its setting and by its [`texts`](SettingChange::texts).
    pub fn read(id: &str, [from, to]: &[String; 2]) -> Option<SettingChange> {
        let setting = Setting::from_id(id)?;
        let kind = setting.usual();
        Some(SettingChange {
            setting,
            from: kind.read_alike(from)?,
            to: kind.read_alike(to)?,
        })
    }
}

impl Paces {
    /// Returns the differences between these paces and those that replace them.
    pub fn changes_to(&self, to: &Paces) -> Vec<SettingChange> {
        let offered = |paces: &Paces| Value::Paces(paces.offered().to_vec());
        let usual = |paces: &Paces| Value::Pace(paces.usual());
        let changes = [
            SettingChange::between(Setting::Paces, offered(self), offered(to)),
            SettingChange::between(Setting::UsualPace, usual(self), usual(to)),
        ];
        changes.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        matches::{ChannelId, Pace},
        settings::{Home, PublicBottom, ServerSettings, Theme},
    };
    use rules::words::Locale;

    #[test]
    fn each_setting_that_differs_is_a_change_and_no_other() {
        let before = ServerSettings::default();
        assert_eq!(before.changes_to(before), []);
        let after = ServerSettings {
            theme: Theme::Night,
            home: Home::Forum(ChannelId(7)),
            threads: false,
            ..before
        };
        let ids = |changes: Vec<SettingChange>| -> Vec<&str> {
            changes.iter().map(|change| change.setting.id()).collect()
        };
        assert_eq!(ids(before.changes_to(after)), ["theme", "home", "threads"]);
        let offered = Paces::new(&[Pace::None, Pace::Move1Day], Pace::None);
        let fewer = Paces::new(&[Pace::Move1Day], Pace::None);
        assert_eq!(ids(offered.changes_to(&offered)), [""; 0]);
        assert_eq!(
            offered.changes_to(&fewer),
            [
                SettingChange::new(
                    Setting::Paces,
                    vec![Pace::None, Pace::Move1Day],
                    vec![Pace::Move1Day],
                ),
                SettingChange::new(Setting::UsualPace, Pace::None, Pace::Move1Day),
            ],
            "the usual one is not offered any more"
        );
    }

    /// The texts are in databases, so none of them may change.
    #[test]
    fn changes_in_the_database_are_what_they_were() {
        use Setting as S;
        let [none, role] = [None, Some(RoleId(7))];
        let (channel, no_channel) = (Some(ChannelId(9)), None::<ChannelId>);
        let (bottom, first) = (PublicBottom::Mover, PublicBottom::First);
        let forum = Home::Forum(ChannelId(22));
        let paces = vec![Pace::None, Pace::Move3Days];
        let polish = Some(Locale::Polish);
        for (change, texts) in [
            (
                SettingChange::new(S::Theme, Theme::Classic, Theme::ColourBlind),
                ["theme", "classic", "colour-blind"],
            ),
            (
                SettingChange::new(S::Bottom, bottom, first),
                ["bottom", "mover", "first"],
            ),
            (
                SettingChange::new(S::Home, Home::AtChallenge, Home::Channel(ChannelId(21))),
                ["home", "challenge", "channel 21"],
            ),
            (
                SettingChange::new(S::Home, forum, Home::AtChallenge),
                ["home", "forum 22", "challenge"],
            ),
            (
                SettingChange::new(S::Threads, true, false),
                ["threads", "yes", "no"],
            ),
            (
                SettingChange::new(S::Language, None, polish),
                ["language", "", "pl"],
            ),
            (
                SettingChange::new(S::Challengers, role, none),
                ["challengers", "7", ""],
            ),
            (
                SettingChange::new(S::MostMatches, None, Some(5)),
                ["most", "", "5"],
            ),
            (
                SettingChange::new(S::SeatRole, none, role),
                ["seat-role", "", "7"],
            ),
            (
                SettingChange::new(S::Visitors, false, true),
                ["visitors", "no", "yes"],
            ),
            (
                SettingChange::new(S::Paces, paces, vec![Pace::None]),
                ["paces", "none move-3d", "none"],
            ),
            (
                SettingChange::new(S::UsualPace, Pace::Move3Days, Pace::None),
                ["usual-pace", "move-3d", "none"],
            ),
            (
                SettingChange::new(S::Open, false, true),
                ["open", "no", "yes"],
            ),
            (
                SettingChange::new(S::BestRole, role, none),
                ["best-role", "7", ""],
            ),
            (
                SettingChange::new(S::ChampionRole, role, none),
                ["champion-role", "7", ""],
            ),
            (
                SettingChange::new(S::News, channel, no_channel),
                ["news", "9", ""],
            ),
            (
                SettingChange::new(S::DailyPuzzle, channel, no_channel),
                ["daily-puzzle", "9", ""],
            ),
            (
                SettingChange::new(S::TournamentManagers, role, none),
                ["tournament-managers", "7", ""],
            ),
        ] {
            let [from, to] = change.texts();
            assert_eq!([change.setting.id(), &from, &to], texts);
            assert_eq!(SettingChange::read(texts[0], &[from, to]), Some(change));
        }
        let texts = ["unheard-of", "night"].map(str::to_owned);
        assert_eq!(SettingChange::read("theme", &texts), None);
        assert_eq!(SettingChange::read("colours", &texts), None);
    }

    #[test]
    fn a_setting_loses_the_role_it_names_and_no_other() {
        let (gone, other) = (RoleId(7), RoleId(8));
        let losing = |chosen| SettingChange::losing(Setting::BestRole, chosen, gone);
        let lost = SettingChange::new(Setting::BestRole, Some(gone), None);
        assert_eq!(losing(Some(gone)), Some(lost));
        assert_eq!(losing(Some(other)), None);
        assert_eq!(losing(None), None);
    }

    #[test]
    fn a_setting_is_cleared_if_it_named_something_and_names_nothing_now() {
        let [none, role, other] = [None, Some(RoleId(7)), Some(RoleId(8))];
        let seat_role = |from, to| SettingChange::new(Setting::SeatRole, from, to);
        let home = |from, to| SettingChange::new(Setting::Home, from, to);
        let (forum, channel) = (Home::Forum(ChannelId(7)), Home::Channel(ChannelId(8)));
        for (change, clears) in [
            (seat_role(role, none), true),
            (seat_role(role, other), false),
            (seat_role(none, role), false),
            (home(forum, Home::AtChallenge), true),
            (home(forum, channel), false),
            (SettingChange::new(Setting::Threads, true, false), false),
        ] {
            assert_eq!(change.clears(), clears, "{change:?}");
        }
    }
}
