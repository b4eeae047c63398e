//! Changes to the settings of a server, for the log of its moderators.

use super::{Home, PublicBottom, ServerSettings, Theme};
use crate::matches::{Pace, Paces, RoleId};
use rules::words::Locale;

/// A value before a change and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change<T> {
    /// The old value.
    pub from: T,
    /// The new value.
    pub to: T,
}

/// One setting of a server that was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingChange {
    /// The colours.
    Theme(Change<Theme>),
    /// Which side is at the bottom.
    Bottom(Change<PublicBottom>),
    /// Where matches are shown.
    Home(Change<Home>),
    /// Whether a match has its own thread.
    Threads(Change<bool>),
    /// The language of texts that everyone reads.
    Language(Change<Option<Locale>>),
    /// The role needed to challenge.
    Challengers(Change<Option<RoleId>>),
    /// How many running matches a player can have.
    MostMatches(Change<Option<u32>>),
    /// The role that is pinged for open seats.
    SeatRole(Change<Option<RoleId>>),
    /// Which paces can be chosen.
    Paces(Change<Vec<Pace>>),
    /// The default pace of challenges.
    UsualPace(Change<Pace>),
    /// Whether other servers can find this one.
    Open(Change<bool>),
    /// The role of the leader of the leaderboard.
    BestRole(Change<Option<RoleId>>),
    /// The role of the winner of the last season.
    ChampionRole(Change<Option<RoleId>>),
}

impl<T: PartialEq> Change<T> {
    /// Returns the change from one value to another, if they differ.
    fn between(from: T, to: T) -> Option<Change<T>> {
        (from != to).then_some(Change { from, to })
    }
}

impl SettingChange {
    /// Returns the name of the setting: in the database, and where locale files tell cases apart.
    pub const fn id(&self) -> &'static str {
        match self {
            SettingChange::Theme(_) => "theme",
            SettingChange::Bottom(_) => "bottom",
            SettingChange::Home(_) => "home",
            SettingChange::Threads(_) => "threads",
            SettingChange::Language(_) => "language",
            SettingChange::Challengers(_) => "challengers",
            SettingChange::MostMatches(_) => "most",
            SettingChange::SeatRole(_) => "seat-role",
            SettingChange::Paces(_) => "paces",
            SettingChange::UsualPace(_) => "usual-pace",
            SettingChange::Open(_) => "open",
            SettingChange::BestRole(_) => "best-role",
            SettingChange::ChampionRole(_) => "champion-role",
        }
    }
}

impl ServerSettings {
    /// Returns the differences between these settings and those that replace them.
    pub fn changes_to(self, to: ServerSettings) -> Vec<SettingChange> {
        // Destructured, so that none is forgotten.
        let ServerSettings {
            theme,
            bottom,
            home,
            threads,
            locale,
            challengers,
            most_matches,
            seat_role,
        } = self;
        let changes = [
            Change::between(theme, to.theme).map(SettingChange::Theme),
            Change::between(bottom, to.bottom).map(SettingChange::Bottom),
            Change::between(home, to.home).map(SettingChange::Home),
            Change::between(threads, to.threads).map(SettingChange::Threads),
            Change::between(locale, to.locale).map(SettingChange::Language),
            Change::between(challengers, to.challengers).map(SettingChange::Challengers),
            Change::between(most_matches, to.most_matches).map(SettingChange::MostMatches),
            Change::between(seat_role, to.seat_role).map(SettingChange::SeatRole),
        ];
        changes.into_iter().flatten().collect()
    }
}

impl Paces {
    /// Returns the differences between these paces and those that replace them.
    pub fn changes_to(&self, to: &Paces) -> Vec<SettingChange> {
        let offered = Change::between(self.offered().to_vec(), to.offered().to_vec());
        let usual = Change::between(self.usual(), to.usual());
        let changes = [
            offered.map(SettingChange::Paces),
            usual.map(SettingChange::UsualPace),
        ];
        changes.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::ChannelId;

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
            changes.iter().map(SettingChange::id).collect()
        };
        assert_eq!(ids(before.changes_to(after)), ["theme", "home", "threads"]);
        let offered = Paces::new(&[Pace::None, Pace::Move1Day], Pace::None);
        let fewer = Paces::new(&[Pace::Move1Day], Pace::None);
        assert_eq!(ids(offered.changes_to(&offered)), [""; 0]);
        assert_eq!(
            offered.changes_to(&fewer),
            [
                SettingChange::Paces(Change {
                    from: vec![Pace::None, Pace::Move1Day],
                    to: vec![Pace::Move1Day],
                }),
                SettingChange::UsualPace(Change {
                    from: Pace::None,
                    to: Pace::Move1Day,
                }),
            ],
            "the usual one is not offered any more"
        );
    }
}
