//! The locale files, parsed.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey},
    parser,
};
use rules::words::Locale;

/// The texts of one language.
pub(crate) struct Texts {
    pub(crate) locale: Locale,
    messages: BTreeMap<String, Message<String>>,
}

/// A select expression: its selector and its variants.
pub(crate) struct Choice {
    pub(crate) by: String,
    pub(crate) plurals: BTreeSet<String>,
    pub(crate) others: BTreeSet<String>,
}

/// The plural categories of CLDR.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Texts {
    pub(crate) fn of(locale: Locale) -> Texts {
        let mut messages = BTreeMap::new();
        for source in read(&format!("assets/locales/{}", locale.folder()), "ftl") {
            let resource = parser::parse(source).expect("a locale file without mistakes");
            for entry in resource.body {
                match entry {
                    Entry::Message(message) => {
                        messages.insert(message.id.name.clone(), message);
                    }
                    Entry::Term(term) => panic!("-{}: no terms, please", term.id.name),
                    _ => {}
                }
            }
        }
        Texts { locale, messages }
    }

    /// Returns the languages whose texts exist.
    pub(crate) fn all() -> Vec<Texts> {
        let there = |locale: &Locale| {
            let folder = root().join("assets/locales").join(locale.folder());
            folder.is_dir()
        };
        Locale::ALL
            .into_iter()
            .filter(there)
            .map(Texts::of)
            .collect()
    }

    pub(crate) fn keys(&self) -> BTreeSet<String> {
        self.messages.keys().cloned().collect()
    }

    fn pattern(&self, key: &str) -> &Pattern<String> {
        let message = self.messages.get(key);
        let message = message.unwrap_or_else(|| panic!("{:?} lacks {key}", self.locale));
        message.value.as_ref().expect("a text")
    }

    /// Returns a message's attributes and their texts.
    pub(crate) fn attributes(&self, key: &str) -> BTreeMap<String, String> {
        let attributes = self.messages[key].attributes.iter();
        attributes
            .map(|attribute| (attribute.id.name.clone(), plain(&attribute.value)))
            .collect()
    }

    /// Returns the values that a message fills in, including those in messages it refers to.
    pub(crate) fn variables(&self, key: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        self.visit(self.pattern(key), &mut |expression| {
            if let InlineExpression::VariableReference { id } = expression {
                found.insert(id.name.clone());
            }
        });
        found
    }

    fn visit(&self, pattern: &Pattern<String>, see: &mut impl FnMut(&InlineExpression<String>)) {
        for expression in placeables(pattern) {
            match expression {
                Expression::Inline(inline) => self.visit_inline(inline, see),
                Expression::Select { selector, variants } => {
                    self.visit_inline(selector, see);
                    for variant in variants {
                        self.visit(&variant.value, see);
                    }
                }
            }
        }
    }

    fn visit_inline(
        &self,
        inline: &InlineExpression<String>,
        see: &mut impl FnMut(&InlineExpression<String>),
    ) {
        see(inline);
        if let InlineExpression::MessageReference { id, .. } = inline {
            self.visit(self.pattern(&id.name), see);
        }
    }

    /// Returns the choices that a message itself makes, including nested ones.
    pub(crate) fn choices(&self, key: &str) -> Vec<Choice> {
        let mut found = Vec::new();
        add_choices(self.pattern(key), &mut found);
        found
    }

    /// Returns how long a message can get, where `value` says how long each of its values can get.
    pub(crate) fn longest(&self, key: &str, value: &impl Fn(&str) -> usize) -> usize {
        self.longest_pattern(self.pattern(key), value)
    }

    fn longest_pattern(&self, pattern: &Pattern<String>, value: &impl Fn(&str) -> usize) -> usize {
        let lengths = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => value.chars().count(),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => self.longest_inline(inline, value),
                Expression::Select { variants, .. } => variants
                    .iter()
                    .map(|variant| self.longest_pattern(&variant.value, value))
                    .max()
                    .unwrap_or(0),
            },
        });
        lengths.sum()
    }

    fn longest_inline(
        &self,
        inline: &InlineExpression<String>,
        value: &impl Fn(&str) -> usize,
    ) -> usize {
        match inline {
            InlineExpression::StringLiteral { value } => value.chars().count(),
            InlineExpression::NumberLiteral { value } => value.len(),
            InlineExpression::VariableReference { id } => value(&id.name),
            InlineExpression::MessageReference { id, .. } => self.longest(&id.name, value),
            other => panic!("the bot fills in no {other:?}"),
        }
    }

    /// Returns a message's text in all its variants, without what is filled in.
    pub(crate) fn text(&self, key: &str) -> String {
        all_text(self.pattern(key))
    }

    /// Returns the lines of a message and of each of its variants, with `{}` for what is filled in.
    pub(crate) fn lines(&self, key: &str) -> Vec<String> {
        let mut text = String::new();
        add_lines(self.pattern(key), &mut text);
        text.lines().map(str::to_owned).collect()
    }

    /// Returns what comes right before each place where a message is filled in with this value.
    pub(crate) fn before(&self, key: &str, name: &str) -> Vec<String> {
        let mut found = Vec::new();
        add_before(self.pattern(key), name, &mut found);
        found
    }

    /// Returns the commands that a message names, as in `` `/move` ``.
    pub(crate) fn commands_named(&self, key: &str) -> BTreeSet<String> {
        let text = all_text(self.pattern(key));
        let after = text.split("`/").skip(1);
        after
            .map(|rest| rest.split(['`', ' ']).next().unwrap_or_default().to_owned())
            .collect()
    }

    /// Returns the words that a message quotes to be typed or looked for, as in `` `zone` ``,
    /// except commands.
    pub(crate) fn quoted(&self, key: &str) -> BTreeSet<String> {
        let text = all_text(self.pattern(key));
        let quoted = text.split('`').skip(1).step_by(2);
        quoted
            .filter(|word| !word.starts_with('/'))
            .map(str::to_owned)
            .collect()
    }

    /// Returns each command, subcommand and option with its key, its parent's key if it has one,
    /// and its name in this language. The options that several commands have are children of `parameter`.
    pub(crate) fn commands(&self) -> Vec<(String, Option<String>, String)> {
        let keys: Vec<String> = self
            .keys()
            .into_iter()
            .filter(|key| key.starts_with("command-"))
            .collect();
        let parent = |key: &str| {
            let beginnings = keys.iter().filter(|other| {
                key.strip_prefix(other.as_str())
                    .is_some_and(|rest| rest.starts_with('-'))
            });
            beginnings.max_by_key(|other| other.len()).cloned()
        };
        let named = |key: &str, english: &str| {
            let name = self.attributes(key).remove("name");
            name.unwrap_or_else(|| english.to_owned())
        };
        let mut found = Vec::new();
        for key in &keys {
            let parent = parent(key);
            let before = parent.as_deref().unwrap_or("command").len() + 1;
            let english = &key[before..];
            let shared = format!("parameter-{english}");
            let is_shared = parent.is_some() && self.messages.contains_key(&shared);
            let name = named(if is_shared { &shared } else { key }, english);
            found.push((key.clone(), parent, name));
        }
        for key in self.keys() {
            if let Some(english) = key.strip_prefix("parameter-") {
                let name = named(&key, english);
                found.push((key.clone(), Some("parameter".to_owned()), name));
            }
        }
        found
    }
}

fn add_before(pattern: &Pattern<String>, name: &str, found: &mut Vec<String>) {
    let mut before = "";
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => before = value,
            PatternElement::Placeable { expression } => {
                match expression {
                    Expression::Inline(InlineExpression::VariableReference { id })
                        if id.name == name =>
                    {
                        found.push(before.to_owned());
                    }
                    Expression::Inline(_) => {}
                    Expression::Select { variants, .. } => {
                        for variant in variants {
                            add_before(&variant.value, name, found);
                        }
                    }
                }
                before = "";
            }
        }
    }
}

fn add_choices(pattern: &Pattern<String>, found: &mut Vec<Choice>) {
    for expression in placeables(pattern) {
        let Expression::Select { selector, variants } = expression else {
            continue;
        };
        let InlineExpression::VariableReference { id } = selector else {
            panic!("choices are made by values, not by {selector:?}");
        };
        let names = variants.iter().map(|variant| match &variant.key {
            VariantKey::Identifier { name } => name.clone(),
            VariantKey::NumberLiteral { value } => value.clone(),
        });
        let (plurals, others) = names.partition(|name| PLURALS.contains(&name.as_str()));
        found.push(Choice {
            by: id.name.clone(),
            plurals,
            others,
        });
        for variant in variants {
            add_choices(&variant.value, found);
        }
    }
}

fn placeables(pattern: &Pattern<String>) -> Vec<&Expression<String>> {
    let elements = pattern.elements.iter();
    elements
        .filter_map(|element| match element {
            PatternElement::Placeable { expression } => Some(expression),
            PatternElement::TextElement { .. } => None,
        })
        .collect()
}

/// Returns the text between the placeables, including those nested in choices.
fn all_text(pattern: &Pattern<String>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    text.push_str(&all_text(&variant.value));
                }
            }
            PatternElement::Placeable { .. } => text.push(' '),
        }
    }
    text
}

fn add_lines(pattern: &Pattern<String>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value }
            | PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    text.push('\n');
                    add_lines(&variant.value, text);
                }
                text.push('\n');
            }
            PatternElement::Placeable { .. } => text.push_str("{}"),
        }
    }
}

fn plain(pattern: &Pattern<String>) -> String {
    assert!(placeables(pattern).is_empty(), "a name is plain text");
    all_text(pattern)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the texts of all files in a folder whose names end this way.
pub(crate) fn read(folder: &str, ending: &str) -> Vec<String> {
    files(&root().join(folder), ending)
        .into_iter()
        .map(|path| fs::read_to_string(path).expect("text"))
        .collect()
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path
            .extension()
            .is_some_and(|extension| extension == ending)
        {
            found.push(path);
        }
    }
    found
}
