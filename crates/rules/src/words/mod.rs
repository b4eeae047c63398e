//! Every sentence that a player or an operator's server reads, in one place.
//!
//! The words are Fluent files under `assets/locales/`, one folder per language; the code names a
//! sentence by its key and fills in values. English is complete (a test makes sure of that) and is
//! the fallback where another language lacks a sentence.

mod locale;
mod sentence;
mod text;

use std::{borrow::Cow, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use include_dir::{Dir, include_dir};

pub use locale::Locale;
pub use sentence::{Arg, Explain, Sentence};
pub use text::{Lists, Text};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/locales");
static BUNDLES: LazyLock<[Bundle; Locale::ALL.len()]> = LazyLock::new(|| Locale::ALL.map(load));

/// The attribute with a command's or option's name in another language.
const NAME: &str = "name";

type Bundle = FluentBundle<FluentResource>;

impl Locale {
    fn bundle(self) -> &'static Bundle {
        &BUNDLES[self as usize]
    }

    /// Returns the sentence with this key, without values.
    pub fn text(self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// Formats the sentence.
    pub fn say(self, sentence: &Sentence) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &sentence.args {
            let value: FluentValue<'_> = match value {
                Arg::Number(number) => (*number).into(),
                Arg::Sentence(sentence) => FluentValue::String(Cow::Owned(self.say(sentence))),
                Arg::Text(text) => FluentValue::String(Cow::Owned(text.written(self))),
                Arg::Same(words) => FluentValue::String(Cow::Borrowed(words)),
            };
            args.set(*name, value);
        }
        self.format(&sentence.key, &args)
    }

    /// Returns whether there is a sentence with this key.
    pub fn has(self, key: &str) -> bool {
        self.bundle().has_message(key)
    }

    fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        let said = [self, Locale::English].into_iter().find_map(|locale| {
            let bundle = locale.bundle();
            Some((bundle, bundle.get_message(key)?.value()?))
        });
        let Some((bundle, pattern)) = said else {
            tracing::error!(key, "a sentence is missing from the locale files");
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        for error in errors {
            tracing::error!(key, %error, "a sentence could not be formatted");
        }
        text
    }
}

/// Returns the sentences under this key in the languages other than English, by Discord's language
/// codes.
pub fn translations(key: &str) -> Vec<(&'static str, String)> {
    in_other_languages(|locale| locale.has(key).then(|| locale.text(key)))
}

/// Returns the names of a command or an option in the languages that have their own name for it:
/// the attribute `.name` of its description.
pub fn translated_names(key: &str) -> Vec<(&'static str, String)> {
    in_other_languages(|locale| {
        let bundle = locale.bundle();
        let name = bundle.get_message(key)?.get_attribute(NAME)?.value();
        let mut errors = Vec::new();
        let name = bundle.format_pattern(name, None, &mut errors).into_owned();
        errors.is_empty().then_some(name)
    })
}

fn in_other_languages(text: impl Fn(Locale) -> Option<String>) -> Vec<(&'static str, String)> {
    let mut texts = Vec::new();
    for locale in Locale::ALL
        .into_iter()
        .filter(|locale| *locale != Locale::English)
    {
        if let Some(text) = text(locale) {
            texts.extend(locale.codes().iter().map(|code| (*code, text.clone())));
        }
    }
    texts
}

/// Names a sentence and fills it in: `sentence!("board-turn", player = name)`.
#[macro_export]
macro_rules! sentence {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Sentence::new($key)$(.with(stringify!($name), $value))*
    };
}

/// Loads a language. Its files are part of the program, so a test sees any mistake in them.
fn load(locale: Locale) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![locale.language()]);
    // Some phones show the marks that Fluent would put round values as boxes in Discord.
    bundle.set_use_isolating(false);
    for file in LOCALES
        .get_dir(locale.folder())
        .into_iter()
        .flat_map(Dir::files)
    {
        let source = file.contents_utf8().unwrap_or_default().to_owned();
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, errors)| {
            tracing::error!(file = %file.path().display(), ?errors, "a locale file has errors");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!(file = %file.path().display(), ?errors, "a locale file defines keys twice");
        }
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_locale_file_parses_and_no_key_is_given_twice() {
        for folder in LOCALES.dirs() {
            let mut keys = std::collections::HashSet::new();
            for file in folder.files() {
                let source = file.contents_utf8().expect("UTF-8").to_owned();
                let path = file.path().display();
                let resource = FluentResource::try_new(source)
                    .unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
                for entry in resource.entries() {
                    if let fluent_syntax::ast::Entry::Message(message) = entry {
                        let key = message.id.name;
                        assert!(keys.insert(key.to_owned()), "{path}: {key}");
                    }
                }
            }
            assert!(keys.len() > 50, "{}", folder.path().display());
        }
    }

    #[test]
    fn every_folder_is_of_a_language_and_every_code_finds_its_own() {
        for folder in LOCALES.dirs() {
            let name = folder.path().to_str();
            let known = Locale::ALL
                .iter()
                .any(|locale| Some(locale.folder()) == name);
            assert!(known, "{name:?}");
        }
        for locale in Locale::ALL {
            assert_eq!(Locale::from_id(locale.id()), Some(locale));
            for code in locale.codes() {
                assert_eq!(Locale::from_discord(code), locale, "{code}");
            }
        }
        assert_eq!(Locale::from_discord("sv-SE"), Locale::English);
        for (tag, locale) in [
            ("de-AT", Locale::German),
            ("DE", Locale::German),
            ("es-MX", Locale::Spanish),
            ("pt", Locale::BrazilianPortuguese),
            ("en", Locale::English),
            ("sv-SE", Locale::English),
            ("", Locale::English),
        ] {
            assert_eq!(Locale::from_browser(tag), locale, "{tag}");
        }
    }

    #[test]
    fn plurals_and_values_come_out_right() {
        let say = |stones: u8| {
            let tower = sentence!(
                "gt-tower-too-far",
                square = "c2",
                stones = stones,
                distance = 3u8
            );
            Locale::English.say(&tower)
        };
        assert!(
            say(1).contains("The single stone on c2 moves 1 square,"),
            "{}",
            say(1)
        );
        assert!(say(2).contains("c2 moves 1 to 2 squares,"), "{}", say(2));
    }

    #[test]
    fn each_language_has_its_own_plurals() {
        for (stones, plural) in [
            (1_u8, "Pojedynczy kamień"),
            (3, "o 1–3 pola"),
            (5, "o 1–5 pól"),
        ] {
            let tower = sentence!(
                "gt-tower-too-far",
                square = "c2",
                stones = stones,
                distance = 6u8
            );
            let said = Locale::Polish.say(&tower);
            assert!(said.contains(plural), "{said}");
        }
    }

    #[test]
    fn a_parameter_is_translated_for_each_code_of_every_other_language() {
        let (texts, names) = (
            translations("parameter-game"),
            translated_names("parameter-game"),
        );
        for listed in [&texts, &names] {
            let codes: Vec<&str> = listed.iter().map(|(code, _)| *code).collect();
            assert_eq!(codes, ["de", "fr", "es-ES", "es-419", "pt-BR", "pl", "ja"]);
        }
        assert_eq!(texts[0].1, "Welches Spiel");
        assert_eq!(names[0].1, "spiel");
        assert_eq!(translations("no-such-key"), []);
    }
}
