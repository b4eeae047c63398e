//! The languages, and what Discord calls them.

use unic_langid::{LanguageIdentifier, langid};

/// A language that Courtier speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English, the fallback for everyone.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Spanish, for Spain and for Latin America alike.
    Spanish,
    /// Portuguese as in Brazil.
    BrazilianPortuguese,
    /// Polish.
    Polish,
    /// Japanese.
    Japanese,
}

impl Locale {
    /// Every language, English first.
    pub const ALL: [Locale; 7] = [
        Locale::English,
        Locale::German,
        Locale::French,
        Locale::Spanish,
        Locale::BrazilianPortuguese,
        Locale::Polish,
        Locale::Japanese,
    ];

    /// What Discord calls the language, its usual name first.
    /// <https://discord.com/developers/docs/reference#locales>
    pub const fn codes(self) -> &'static [&'static str] {
        match self {
            Locale::English => &["en-US", "en-GB"],
            Locale::German => &["de"],
            Locale::French => &["fr"],
            Locale::Spanish => &["es-ES", "es-419"],
            Locale::BrazilianPortuguese => &["pt-BR"],
            Locale::Polish => &["pl"],
            Locale::Japanese => &["ja"],
        }
    }

    /// The folder of its words under `assets/locales`.
    pub const fn folder(self) -> &'static str {
        match self {
            Locale::English => "en",
            _ => self.id(),
        }
    }

    /// Its name as stored.
    pub const fn id(self) -> &'static str {
        self.codes()[0]
    }

    /// The language of this [`id`](Locale::id).
    pub fn from_id(id: &str) -> Option<Locale> {
        Locale::ALL.into_iter().find(|locale| locale.id() == id)
    }

    /// The language for a locale as Discord names it; English for one that Courtier does not speak.
    pub fn from_discord(code: &str) -> Locale {
        let speaks = |locale: &Locale| locale.codes().contains(&code);
        Locale::ALL.into_iter().find(speaks).unwrap_or_default()
    }

    /// For the plural rules.
    pub(super) const fn language(self) -> LanguageIdentifier {
        match self {
            Locale::English => langid!("en"),
            Locale::German => langid!("de"),
            Locale::French => langid!("fr"),
            Locale::Spanish => langid!("es"),
            Locale::BrazilianPortuguese => langid!("pt"),
            Locale::Polish => langid!("pl"),
            Locale::Japanese => langid!("ja"),
        }
    }
}
