//! Servers that open themselves to others.

use super::Code;
use crate::names;
use rules::{GameId, words::Locale};

/// A server's description of itself for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// A line about it.
    pub about: Option<About>,
    /// The languages spoken there, in their usual order.
    languages: Vec<Locale>,
    /// The games that it wants to play, in their usual order. Empty: all.
    games: Vec<GameId>,
    /// The code by which it can be found even if it is not listed.
    pub code: Code,
    /// Whether it is in the list of open servers.
    pub listed: bool,
}

impl Opening {
    /// Returns a listed server where one language is spoken and all games are wanted.
    pub fn new(language: Locale, code: Code) -> Opening {
        Opening {
            about: None,
            languages: vec![language],
            games: Vec::new(),
            code,
            listed: true,
        }
    }

    /// Returns the languages spoken there.
    pub fn languages(&self) -> &[Locale] {
        &self.languages
    }

    /// Returns the games that it wants to play.
    pub fn games(&self) -> &[GameId] {
        if self.games.is_empty() {
            GameId::ALL
        } else {
            &self.games
        }
    }

    /// Whether it has chosen only some of the games.
    pub const fn has_chosen_games(&self) -> bool {
        !self.games.is_empty()
    }

    /// Returns the same with these languages. An empty list changes nothing.
    #[must_use]
    pub fn speaking(mut self, languages: &[Locale]) -> Opening {
        if !languages.is_empty() {
            let all = Locale::ALL.into_iter();
            self.languages = all.filter(|one| languages.contains(one)).collect();
        }
        self
    }

    /// Returns the same with these games. All of them are stored as none, so that a new game is
    /// wanted too.
    #[must_use]
    pub fn playing(mut self, games: &[GameId]) -> Opening {
        let all = GameId::ALL.iter().copied();
        self.games = all.filter(|one| games.contains(one)).collect();
        if self.games.len() == GameId::ALL.len() {
            self.games.clear();
        }
        self
    }
}

/// A line about a server, which other servers can read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct About(String);

impl About {
    /// The maximum length, in characters.
    pub const LONGEST: usize = 100;

    /// Parses what a manager has typed. `None` if it is empty. It cannot mention anyone: every
    /// mention that notifies someone has an @.
    pub fn read(typed: &str) -> Result<Option<About>, NoOpening> {
        let Some(text) = names::legible(typed) else {
            return Ok(None);
        };
        if text.chars().count() > About::LONGEST {
            return Err(NoOpening::LongAbout(About::LONGEST));
        }
        if text.contains('@') {
            return Err(NoOpening::Mention);
        }
        Ok(Some(About(text)))
    }

    /// Restores a line from storage.
    pub const fn stored(text: String) -> About {
        About(text)
    }

    /// Returns its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a server cannot open itself to others this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOpening {
    /// The line about it is longer than this many characters.
    #[error("the line about the server is longer than {0} characters")]
    LongAbout(usize),
    /// The line about it would mention someone.
    #[error("the line about the server mentions somebody")]
    Mention,
    /// It is not open.
    #[error("the server is not open to others")]
    NotOpen,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opening() -> Opening {
        Opening::new(Locale::French, Code::new(|_| 0))
    }

    #[test]
    fn languages_and_games_are_sets_in_their_usual_order() {
        let open = opening().speaking(&[Locale::Polish, Locale::English, Locale::Polish]);
        assert_eq!(open.languages(), [Locale::English, Locale::Polish]);
        assert_eq!(open.clone().speaking(&[]), open);
        let open = open.playing(&[GameId::KingsCourt, GameId::Courtyard]);
        assert_eq!(open.games(), [GameId::Courtyard, GameId::KingsCourt]);
        assert!(open.has_chosen_games());
        for all in [&[][..], GameId::ALL] {
            let open = open.clone().playing(all);
            assert_eq!(open.games(), GameId::ALL);
            assert!(!open.has_chosen_games());
        }
    }

    #[test]
    fn a_line_about_a_server_is_short_and_mentions_nobody() {
        let read = |typed: &str| About::read(typed).map(|about| about.map(|about| about.0));
        assert_eq!(read(" \n "), Ok(None));
        assert_eq!(read("  We \n play"), Ok(Some("We play".to_owned())));
        assert_eq!(read(&"ü".repeat(101)), Err(NoOpening::LongAbout(100)));
        assert_eq!(read("ask @everyone"), Err(NoOpening::Mention));
    }
}
