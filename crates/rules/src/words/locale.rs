//! The languages, and Discord's names for them.

use unic_langid::{LanguageIdentifier, langid};

use crate::variants;

variants! {
    /// A language Courtier speaks.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Locale {
        /// English, the fallback for everyone.
        #[default]
        English = "en-US",
        /// German.
        German = "de",
        /// French.
        French = "fr",
        /// Spanish, for both Spain and Latin America.
        Spanish = "es-ES",
        /// Brazilian Portuguese.
        BrazilianPortuguese = "pt-BR",
        /// Polish.
        Polish = "pl",
        /// Japanese.
        Japanese = "ja",
    }
}

impl Locale {
    /// Returns Discord's codes for the language, the usual one first.
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

    /// Returns the folder of its words under `assets/locales`.
    pub const fn folder(self) -> &'static str {
        match self {
            Locale::English => "en",
            _ => self.id(),
        }
    }

    /// Returns the language for a locale as Discord names it; English for one that Courtier does
    /// not speak.
    pub fn from_discord(code: &str) -> Locale {
        let speaks = |locale: &Locale| locale.codes().contains(&code);
        Locale::ALL.into_iter().find(speaks).unwrap_or_default()
    }

    /// Returns the language for a tag as browsers name it, such as `de-AT`; English for one that Courtier
    /// does not speak. <https://www.rfc-editor.org/rfc/rfc5646>
    pub fn from_browser(tag: &str) -> Locale {
        let language = |tag: &str| tag.split('-').next().unwrap_or_default().to_lowercase();
        let speaks = |locale: &Locale| {
            let codes = locale.codes().iter();
            codes
                .map(|code| language(code))
                .any(|code| code == language(tag))
        };
        Locale::ALL.into_iter().find(speaks).unwrap_or_default()
    }

    /// Returns the language identifier for the plural rules.
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
