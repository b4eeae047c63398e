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

/// Returns the values by whose plural category a message chooses.
fn counted(texts: &Texts, key: &str) -> BTreeSet<String> {
    let choices = texts.choices(key).into_iter();
    choices
        .filter(|choice| choice.plurals.contains("one"))
        .map(|choice| choice.by)
        .collect()
}

#[test]
fn every_choice_knows_the_same_answers_and_the_plurals_of_its_language() {
    let english = Texts::of(Locale::English);
    let answers = |texts: &Texts, key: &str| -> BTreeSet<(String, BTreeSet<String>)> {
        let counted = counted(&english, key);
        let mut choices = texts.choices(key);
        if texts.locale == Locale::Japanese {
            // Without plurals, `[1]` is what `[one]` is elsewhere.
            for choice in &mut choices {
                if counted.contains(&choice.by) {
                    choice.others.remove("1");
                }
            }
        }
        // A language without plurals can drop a choice by number alone.
        choices
            .into_iter()
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
            let counted = counted(&english, &key);
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

/// "You already have 1 running matches": a number that isn't counted stands apart, as in "matches: 1".
#[test]
fn what_english_counts_is_counted_in_every_language_with_plurals() {
    let english = Texts::of(Locale::English);
    let mut found = Vec::new();
    let mut seen = 0;
    for texts in Texts::all() {
        if texts.locale == Locale::Japanese {
            continue;
        }
        for key in english.keys() {
            let counted_here = counted(&texts, &key);
            for name in counted(&english, &key) {
                seen += 1;
                let is_apart = |before: &String| before.trim_end().ends_with([':', '(']);
                if !counted_here.contains(&name) && !texts.before(&key, &name).iter().all(is_apart)
                {
                    found.push(format!("{:?} {key}: {name}", texts.locale));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(seen > 100, "{seen}");
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
