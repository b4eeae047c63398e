//! The levels of the computer opponent. How each plays is up to the engine.

/// A level, from 1 for beginners to 12, which is as strong as about two seconds of one core allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The lowest level.
    pub const LOWEST: Level = Level(1);

    /// The highest level.
    pub const HIGHEST: Level = Level(12);

    /// Returns the level with this number, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::HIGHEST.0)
            .contains(&number)
            .then_some(Level(number))
    }

    /// Returns all levels, lowest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::HIGHEST.0).map(Level)
    }

    /// Returns the level's number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_the_numbers_from_one_to_twelve() {
        let numbers: Vec<u8> = Level::all().map(Level::number).collect();
        assert_eq!(numbers, (1..=12).collect::<Vec<u8>>());
        assert!(Level::all().all(|level| Level::new(level.number()) == Some(level)));
        assert_eq!([0, 13].map(Level::new), [None, None]);
    }
}
