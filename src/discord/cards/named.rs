//! Choices that have names in the locale files.

use domain::{
    community::{Seasons, seeks::SeekScope},
    matches::{Flag, SideWish},
    puzzles::Difficulty,
    settings::{PictureWidth, PrivateBottom, PublicBottom},
};
use rules::{
    look::Theme,
    sentence,
    words::{Locale, Sentence, Text},
};

/// One of a few choices, each with a name in the locale files.
pub(crate) trait Named: Copy + Sized + Send + Sync + 'static {
    /// The prefix of the keys of their names, before the id.
    const KEY: &'static str;

    /// Returns every choice, in the order in which they are offered.
    fn every() -> Vec<Self>;

    /// Returns the id of the choice in buttons.
    fn id(self) -> &'static str;

    /// Returns the key of its name.
    fn key(self) -> String {
        format!("{}-{}", Self::KEY, self.id())
    }

    /// Returns its name.
    fn text(self) -> Text {
        Sentence::new(self.key()).into()
    }
}

/// Implements [`Named`] for enums that know their variants, with a prefix for the keys.
macro_rules! named {
    ($($type:ty: $key:literal),+ $(,)?) => {$(
        impl $crate::discord::cards::named::Named for $type {
            const KEY: &'static str = $key;

            fn every() -> Vec<$type> {
                <$type as rules::variants::Variants>::every()
            }

            fn id(self) -> &'static str {
                rules::variants::Variants::id(self)
            }
        }
    )+};
}
pub(crate) use named;

named! {
    Theme: "theme",
    PrivateBottom: "bottom",
    PublicBottom: "bottom",
    PictureWidth: "width",
    SideWish: "side-wish",
    Flag: "flag",
    Seasons: "choice-season",
    Difficulty: "choice-difficulty",
}

/// Other servers see a search only while they and its own are open.
impl Named for SeekScope {
    const KEY: &'static str = "scope";

    fn every() -> Vec<SeekScope> {
        rules::variants::Variants::every()
    }

    fn id(self) -> &'static str {
        rules::variants::Variants::id(self)
    }

    fn key(self) -> String {
        match self {
            SeekScope::Here => "scope-here".to_owned(),
            SeekScope::Everywhere => "scope-open".to_owned(),
        }
    }
}

/// A player's theme: one of them, or the server's choice.
impl Named for Option<Theme> {
    const KEY: &'static str = "theme";

    fn every() -> Vec<Option<Theme>> {
        let themes = Theme::ALL.into_iter().map(Some);
        std::iter::once(None).chain(themes).collect()
    }

    fn id(self) -> &'static str {
        self.map_or("server", Theme::id)
    }
}

/// The bot's language in a server: one of them, or the server's language in Discord.
impl Named for Option<Locale> {
    const KEY: &'static str = "language";

    fn every() -> Vec<Option<Locale>> {
        let locales = Locale::ALL.into_iter().map(Some);
        std::iter::once(None).chain(locales).collect()
    }

    fn id(self) -> &'static str {
        self.map_or("server", Locale::id)
    }

    /// Every language's own file has its name.
    fn text(self) -> Text {
        match self {
            Some(language) => Text::same(language.text("language-name")),
            None => sentence!("language-server").into(),
        }
    }
}
