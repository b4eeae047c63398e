//! What settings name in Discord, and what becomes of a setting when that is deleted there.

use super::{Home, PublicBottom, Theme};
use crate::matches::{ChannelId, Pace, RoleId};
use rules::words::Locale;

/// Something in Discord that a setting names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Named {
    /// A role.
    Role(RoleId),
    /// A channel or a forum.
    Channel(ChannelId),
}

/// A value of a setting, which may name something in Discord.
pub(super) trait Names: Sized {
    /// Returns what the value names.
    fn named(&self) -> Option<Named>;

    /// Returns the value that is left when what it names is gone.
    #[must_use]
    fn cleared(self) -> Self;
}

macro_rules! names_nothing {
    ($($type:ty),+) => {$(
        impl Names for $type {
            fn named(&self) -> Option<Named> {
                None
            }

            fn cleared(self) -> Self {
                self
            }
        }
    )+};
}

names_nothing!(
    Theme,
    PublicBottom,
    bool,
    Option<Locale>,
    Option<u32>,
    Pace,
    Vec<Pace>
);

impl Names for Option<RoleId> {
    fn named(&self) -> Option<Named> {
        self.map(Named::Role)
    }

    fn cleared(self) -> Self {
        None
    }
}

impl Names for Option<ChannelId> {
    fn named(&self) -> Option<Named> {
        self.map(Named::Channel)
    }

    fn cleared(self) -> Self {
        None
    }
}

impl Names for Home {
    fn named(&self) -> Option<Named> {
        self.chosen().map(Named::Channel)
    }

    fn cleared(self) -> Home {
        Home::AtChallenge
    }
}

/// Returns the value that is left when these things are gone.
pub(super) fn without<T: Names>(value: T, gone: &[Named]) -> T {
    match value.named() {
        Some(named) if gone.contains(&named) => value.cleared(),
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::ServerSettings;

    #[test]
    fn what_is_gone_is_cleared_and_nothing_else() {
        let (role, other) = (RoleId(7), RoleId(8));
        let settings = ServerSettings {
            home: Home::Forum(ChannelId(7)),
            challengers: Some(role),
            seat_role: Some(other),
            most_matches: Some(3),
            threads: false,
            ..ServerSettings::default()
        };
        let named = [
            Named::Channel(ChannelId(7)),
            Named::Role(role),
            Named::Role(other),
        ];
        assert_eq!(settings.named(), named);
        assert_eq!(settings.without(&[]), settings);
        let without_role = ServerSettings {
            challengers: None,
            ..settings
        };
        assert_eq!(settings.without(&[Named::Role(role)]), without_role);
        assert_eq!(settings.without(&[Named::Channel(ChannelId(8))]), settings);
        assert_eq!(settings.without(&named).named(), []);
    }
}
