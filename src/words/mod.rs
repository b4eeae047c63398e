//! Every sentence that a player or an operator's server reads, in one place.
//!
//! The words are Fluent files under `assets/locales/`, one folder a language; the code names a
//! sentence by its key and fills in values. English is complete (a test holds it to that) and
//! stands in where another language lacks a sentence.

use std::{borrow::Cow, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use include_dir::{Dir, include_dir};
use unic_langid::{LanguageIdentifier, langid};

use crate::games::{Arg, Reason};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");
static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| load("en", langid!("en")));

type Bundle = FluentBundle<FluentResource>;

/// A language that Courtier speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English, the fallback for everyone.
    #[default]
    English,
}

impl Locale {
    /// The language for a locale as Discord names it, such as `en-US`.
    pub const fn from_discord(_locale: &str) -> Locale {
        Locale::English
    }

    fn bundle(self) -> &'static Bundle {
        match self {
            Locale::English => &ENGLISH,
        }
    }

    /// The sentence of this key, without values.
    pub fn text(self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// The sentence.
    pub fn say(self, reason: &Reason) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &reason.args {
            let value: FluentValue<'_> = match value {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            };
            args.set(*name, value);
        }
        self.format(reason.key, &args)
    }

    /// Whether there is a sentence of this key.
    pub fn has(self, key: &str) -> bool {
        self.bundle().has_message(key)
    }

    fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        let bundle = self.bundle();
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            tracing::error!(key, "a sentence is missing from the locale files");
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        for error in errors {
            tracing::error!(key, %error, "a sentence could not be filled in");
        }
        text
    }
}

/// Names a sentence and fills it in: `sentence!("thread-title", first = name)`.
#[macro_export]
macro_rules! sentence {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::games::Reason::new($key)$(.with(stringify!($name), $value))*
    };
}

/// Loads a language. Its files are part of the program, so a test sees any mistake in them.
fn load(folder: &str, language: LanguageIdentifier) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Discord shows the marks that Fluent would put round values as boxes on some phones.
    bundle.set_use_isolating(false);
    for file in LOCALES.get_dir(folder).into_iter().flat_map(Dir::files) {
        let source = file.contents_utf8().unwrap_or_default().to_owned();
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, errors)| {
            tracing::error!(file = %file.path().display(), ?errors, "mistakes in a locale file");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!(file = %file.path().display(), ?errors, "keys given twice");
        }
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_locale_file_parses_and_no_key_is_given_twice() {
        let mut keys = std::collections::HashSet::new();
        for file in LOCALES.get_dir("en").expect("English").files() {
            let source = file.contents_utf8().expect("UTF-8").to_owned();
            let path = file.path().display();
            let resource = FluentResource::try_new(source)
                .unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
            for entry in resource.entries() {
                if let fluent_syntax::ast::Entry::Message(message) = entry {
                    assert!(
                        keys.insert(message.id.name.to_owned()),
                        "{path}: {}",
                        message.id.name
                    );
                }
            }
        }
        assert!(keys.len() > 50);
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
        assert!(say(1).contains("c2 has 1 stone,"), "{}", say(1));
        assert!(say(2).contains("c2 has 2 stones,"), "{}", say(2));
    }
}
