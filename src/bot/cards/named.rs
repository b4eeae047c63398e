//! Choices that have names in the locale files.

use crate::{
    games::Side,
    host::Reach,
    matches::SideWish,
    settings::{PrivateBottom, PublicBottom, Theme},
};

/// One of a few choices, each with a name in the locale files.
pub(in crate::bot) trait Named: Copy + Send + Sync + 'static {
    /// What the keys of their names begin with, before the id.
    const KEY: &'static str;

    /// Each, in the order they are listed in.
    fn all() -> Vec<Self>;

    /// What tells it apart from the others.
    fn id(self) -> &'static str;

    /// The key of its name.
    fn key(self) -> String {
        format!("{}-{}", Self::KEY, self.id())
    }
}

macro_rules! named {
    ($($type:ty: $key:literal),+ $(,)?) => {$(
        impl Named for $type {
            const KEY: &str = $key;

            fn all() -> Vec<$type> {
                <$type>::ALL.to_vec()
            }

            fn id(self) -> &'static str {
                <$type>::id(self)
            }
        }
    )+};
}

named! {
    Theme: "theme",
    PrivateBottom: "bottom",
    PublicBottom: "bottom",
}

/// Among which players to rank.
impl Named for Reach {
    const KEY: &str = "reach";

    fn all() -> Vec<Reach> {
        vec![Reach::Here, Reach::Everywhere]
    }

    fn id(self) -> &'static str {
        match self {
            Reach::Here => "here",
            Reach::Everywhere => "everywhere",
        }
    }
}

/// A player's theme: one of all, or what the server has.
impl Named for Option<Theme> {
    const KEY: &str = Theme::KEY;

    fn all() -> Vec<Option<Theme>> {
        let themes = Theme::all().into_iter().map(Some);
        std::iter::once(None).chain(themes).collect()
    }

    fn id(self) -> &'static str {
        self.map_or("server", Theme::id)
    }
}

/// Which side the challenger wants.
impl Named for SideWish {
    const KEY: &str = "side-wish";

    fn all() -> Vec<SideWish> {
        std::iter::once(SideWish::Lot)
            .chain(Side::BOTH.map(SideWish::Side))
            .collect()
    }

    fn id(self) -> &'static str {
        match self {
            SideWish::Lot => "lot",
            SideWish::Side(side) => side.id(),
        }
    }
}
