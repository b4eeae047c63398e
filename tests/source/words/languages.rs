//! Every language says what English says.

use std::collections::BTreeSet;

use rules::words::Locale;

use super::texts::Texts;

/// Returns the plural categories that whole numbers of this language need.
/// <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>
fn plurals(locale: Locale) -> BTreeSet<String> {
    let names: &[&str] = match locale {
        Locale::Polish => &["one", "few", "many", "other"],
        Locale::Japanese => &["other"],
        _ => &["one", "other"],
    };
    names.iter().map(ToString::to_string).collect()
}

#[test]
fn every_language_has_englishs_sentences_with_the_same_values() {
    let english = Texts::of(Locale::English);
    for texts in Texts::all() {
        let missing: Vec<_> = english.keys().difference(&texts.keys()).cloned().collect();
        let unknown: Vec<_> = texts.keys().difference(&english.keys()).cloned().collect();
        assert!(missing.is_empty(), "{:?} lacks {missing:?}", texts.locale);
        assert!(
            unknown.is_empty(),
            "only {:?} has {unknown:?}",
            texts.locale
        );
        for key in texts.keys() {
            assert_eq!(
                texts.variables(&key),
                english.variables(&key),
                "{:?} {key}",
                texts.locale
            );
        }
    }
}

#[test]
fn every_choice_knows_the_same_answers_and_the_plurals_of_its_language() {
    let english = Texts::of(Locale::English);
    let answers = |texts: &Texts, key: &str| -> BTreeSet<(String, BTreeSet<String>)> {
        let choices = texts.choices(key).into_iter();
        // A language without plurals can drop a choice by number alone.
        choices
            .filter(|choice| !choice.others.is_empty())
            .map(|choice| (choice.by, choice.others))
            .collect()
    };
    for texts in Texts::all() {
        let locale = texts.locale;
        for key in texts.keys() {
            assert_eq!(
                answers(&texts, &key),
                answers(&english, &key),
                "{locale:?} {key}"
            );
            let counted: BTreeSet<String> = english
                .choices(&key)
                .into_iter()
                .filter(|choice| choice.plurals.contains("one"))
                .map(|choice| choice.by)
                .collect();
            for choice in texts.choices(&key) {
                if counted.contains(&choice.by) {
                    assert_eq!(
                        choice.plurals,
                        plurals(locale),
                        "{locale:?} {key} {}",
                        choice.by
                    );
                }
            }
        }
    }
}

#[test]
fn commands_are_named_as_they_are_called_in_the_language() {
    let english = Texts::of(Locale::English);
    for texts in Texts::all() {
        let commands = texts.commands();
        let called = |english: &String| {
            let key = format!("command-{english}");
            let found = commands.iter().find(|(other, _, _)| *other == key);
            let (_, _, name) = found.unwrap_or_else(|| panic!("there is no /{english}"));
            name.clone()
        };
        for key in texts.keys() {
            let expected: BTreeSet<String> =
                english.commands_named(&key).iter().map(called).collect();
            assert_eq!(
                texts.commands_named(&key),
                expected,
                "{:?} {key}",
                texts.locale
            );
        }
    }
}

#[test]
fn options_are_named_as_they_are_called_in_the_language() {
    let english = Texts::of(Locale::English);
    let named = english.commands();
    // What an English name is called here, in whichever command.
    let called = |texts: &Texts, name: &str| -> BTreeSet<String> {
        let keys = named.iter().filter(|(_, _, other)| other == name);
        let keys: BTreeSet<&String> = keys.map(|(key, _, _)| key).collect();
        let here = texts.commands().into_iter();
        here.filter(|(key, _, _)| keys.contains(key))
            .map(|(_, _, name)| name)
            .collect()
    };
    let mut seen = 0;
    for texts in Texts::all() {
        for key in texts.keys() {
            for word in english.quoted(&key) {
                let names = called(&texts, &word);
                if names.is_empty() {
                    continue;
                }
                seen += 1;
                assert!(
                    !names.is_disjoint(&texts.quoted(&key)),
                    "{:?} {key} names none of {names:?}",
                    texts.locale
                );
            }
        }
    }
    assert!(seen > 0, "some sentences name options");
}
