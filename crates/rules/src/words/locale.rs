//! The languages, and what Discord calls them.

use unic_langid::{LanguageIdentifier, langid};

use crate::variants;

variants! {
    /// A language that Courtier speaks.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Locale {
        /// English, the fallback for everyone.
        #[default]
        English = "en-US",
        /// German.
        German = "de",
        /// French.
        French = "fr",
        /// Spanish, for Spain and for Latin America alike.
        Spanish = "es-ES",
        /// Portuguese as in Brazil.
        BrazilianPortuguese = "pt-BR",
        /// Polish.
        Polish = "pl",
        /// Japanese.
        Japanese = "ja",
    }
}

impl Locale {
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
