//! The computer as a player: a user id, unknown to Discord, for each of its levels.

use super::{Players, UserId};
use rules::{Level, Side, sentence, words::Sentence};

/// The id of the computer at a level below the lowest. Discord's ids count milliseconds above their
/// lowest 22 bits, so none of its users has one below 2 to the power of 22.
/// <https://discord.com/developers/docs/reference#snowflakes>
const COMPUTER: u64 = (1 << 22) - 104;

impl UserId {
    /// Returns the id of the computer at this level.
    pub fn computer(level: Level) -> UserId {
        UserId(COMPUTER + u64::from(level.number()))
    }

    /// Returns the level at which the computer plays under this id. `None` for everyone else.
    pub fn level(self) -> Option<Level> {
        let number = self.0.checked_sub(COMPUTER)?;
        Level::new(u8::try_from(number).ok()?)
    }

    /// Returns the computer's name, if this is the computer.
    pub fn computer_name(self) -> Option<Sentence> {
        let level = self.level()?.number();
        Some(sentence!("computer-name", level = level))
    }

    /// Whether this is the computer.
    pub fn is_computer(self) -> bool {
        self.level().is_some()
    }

    /// Whether Discord can have a user with this id, who can be sent messages.
    pub fn is_in_discord(self) -> bool {
        !self.is_deleted() && !self.is_computer()
    }
}

impl Players {
    /// Returns the side and the level of the computer, if it is one of the players.
    pub fn computer(&self) -> Option<(Side, Level)> {
        let level = |side| Some((side, self.on(side).level()?));
        Side::BOTH.into_iter().find_map(level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_computer_has_numbers_of_its_own() {
        for number in 1..=12 {
            let level = Level::new(number).expect("a level");
            let computer = UserId::computer(level);
            assert_eq!(computer.level(), Some(level));
            assert!(computer.0 < 1 << 22 && !computer.is_in_discord());
            let players = Players::with(UserId(1), Side::Second, computer);
            assert_eq!(players.computer(), Some((Side::First, level)));
        }
        for other in [0, 1, COMPUTER, COMPUTER + 13, 1 << 22, 1 << 62, u64::MAX] {
            assert!(!UserId(other).is_computer(), "{other}");
        }
    }

    #[test]
    fn only_the_computer_and_deleted_users_are_not_in_discord() {
        assert!(UserId(1 << 22).is_in_discord());
        assert!(!UserId::deleted(1).is_in_discord());
        assert!(!UserId::computer(Level::LOWEST).is_in_discord());
    }

    #[test]
    fn the_computer_is_named_by_its_level() {
        let name = UserId::computer(Level::HIGHEST).computer_name();
        assert_eq!(name, Some(sentence!("computer-name", level = 12_u8)));
        assert_eq!(UserId(1 << 22).computer_name(), None);
    }
}
