//! Choices that have names in the locale files.

use crate::{
    community::{Seasons, seeks::SeekScope},
    host::{Reach, SeasonWish, Without},
    matches::{Flag, SideWish},
    puzzles::Difficulty,
    settings::{PictureWidth, PrivateBottom, PublicBottom, Theme},
    variants::Variants,
    words::Locale,
};

/// One of a few choices, each with a name in the locale files.
pub(in crate::bot) trait Named: Variants + Send + Sync {
    /// What the keys of their names begin with, before the id.
    const KEY: &'static str;

    /// The key of its name.
    fn key(self) -> String {
        format!("{}-{}", Self::KEY, self.id())
    }
}

macro_rules! named {
    ($($type:ty: $key:literal),+ $(,)?) => {$(
        impl Named for $type {
            const KEY: &str = $key;
        }
    )+};
}

named! {
    Theme: "theme",
    Option<Theme>: "theme",
    PrivateBottom: "bottom",
    PublicBottom: "bottom",
    PictureWidth: "width",
    Reach: "reach",
    SeasonWish: "season-wish",
    Without: "honour-without",
    SeekScope: "reach-seek",
    SideWish: "side-wish",
    Flag: "flag",
    Option<Locale>: "language",
    Seasons: "choice-season",
    Difficulty: "choice-difficulty",
}

/// A player's theme: one of all, or what the server has.
impl Variants for Option<Theme> {
    fn every() -> Vec<Option<Theme>> {
        let themes = Theme::ALL.into_iter().map(Some);
        std::iter::once(None).chain(themes).collect()
    }

    fn id(self) -> &'static str {
        self.map_or("server", Theme::id)
    }
}

/// The language in which the bot speaks in a server: one of all, or what the server has in Discord.
impl Variants for Option<Locale> {
    fn every() -> Vec<Option<Locale>> {
        let locales = Locale::ALL.into_iter().map(Some);
        std::iter::once(None).chain(locales).collect()
    }

    fn id(self) -> &'static str {
        self.map_or("server", Locale::id)
    }
}
