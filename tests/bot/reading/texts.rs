//! The texts that a story rarely reaches: all refusals, and those of the live page, in the order of their files.

use std::{fs, path::Path};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use rules::words::{Locale, Sentence};

use super::reader::Reader;

pub(super) fn write(reader: &mut Reader) {
    reader.heading(2, "10. All refusals");
    for file in FILES {
        write_file(reader, file, "refused");
    }
    reader.heading(3, "Why a move can't be played, and what moves are");
    write_file(reader, "moves", "");
    reader.heading(2, "11. The live page");
    write_file(reader, "page", "");
}

/// The files with refusals.
const FILES: [&str; 20] = [
    "refusals",
    "offers",
    "habits",
    "computer",
    "picker",
    "training",
    "following",
    "notices",
    "settings",
    "privacy",
    "between",
    "seeks",
    "ratings",
    "seasons",
    "ladders",
    "moderation",
    "arbiters",
    "tournaments",
    "tournaments-between",
    "contests",
];

/// Writes down each text of a file whose key begins like this, with sample values, and once for each variant.
fn write_file(reader: &mut Reader, name: &str, prefix: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let folder = folder.join(folder_of(reader.locale));
    let source = fs::read_to_string(folder.join(format!("{name}.ftl"))).expect("a file");
    let parsed = fluent_syntax::parser::parse(source.as_str()).expect("no mistakes");
    let mut lines = Vec::new();
    for entry in &parsed.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let Some(pattern) = &message.value else {
            continue;
        };
        if !message.id.name.starts_with(prefix) {
            continue;
        }
        // Other texts that it contains can need that.
        let mut needs = Needs(vec![("ends".to_owned(), Vec::new())]);
        needs.read(pattern);
        let key: &'static str = message.id.name.to_owned().leak();
        let mut said: Vec<String> = Vec::new();
        for choice in needs.choices() {
            let mut sentence = Sentence::new(key);
            for (name, value) in choice {
                let name: &'static str = name.leak();
                sentence = match value.parse::<u32>() {
                    Ok(number) => sentence.with(name, number),
                    Err(_) => sentence.with(name, value),
                };
            }
            let text = reader.marks.read(&reader.locale.say(&sentence));
            if !said.contains(&text) {
                said.push(text);
            }
        }
        for text in said {
            let shown = text.lines().map(str::to_owned);
            lines.extend(shown.enumerate().map(|(at, line)| {
                if at == 0 {
                    format!("- {line}")
                } else {
                    format!("  {line}")
                }
            }));
        }
    }
    reader.lines(&format!("`{name}`"), &lines);
}

fn folder_of(locale: Locale) -> &'static str {
    if locale == Locale::English {
        "en"
    } else {
        locale.id()
    }
}

/// The categories of numbers that a variant can be for, apart from all others.
const PLURALS: [&str; 3] = ["one", "few", "many"];

/// The variables of a text, each with the values for which it differs.
struct Needs(Vec<(String, Vec<String>)>);

impl Needs {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline, &[]),
            Expression::Select { selector, variants } => {
                let all: Vec<&str> = variants
                    .iter()
                    .map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => *name,
                        VariantKey::NumberLiteral { value } => *value,
                    })
                    .collect();
                let counts = |key: &&str| PLURALS.contains(key) || key.parse::<u32>().is_ok();
                let is_plural = all.iter().any(counts);
                let keys: Vec<String> = all
                    .into_iter()
                    .map(|key| match key {
                        "one" => "1",
                        "few" => "3",
                        "many" => "5",
                        "other" if is_plural => "7",
                        // Each variable has a value of its own for that.
                        "other" => "",
                        other => other,
                    })
                    .map(str::to_owned)
                    .collect();
                self.read_inline(selector, &keys);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>, keys: &[String]) {
        match inline {
            InlineExpression::VariableReference { id } => {
                let at = self.0.iter().position(|(name, _)| name == id.name);
                let at = at.unwrap_or_else(|| {
                    self.0.push((id.name.to_owned(), Vec::new()));
                    self.0.len() - 1
                });
                self.0[at].1.extend(keys.iter().cloned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.read_inline(argument, keys);
                }
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }

    /// Returns values for all variables: the first of each, and then each other value of one of them.
    fn choices(&self) -> Vec<Vec<(String, String)>> {
        let value_of = |name: &str, value: Option<&String>| match value {
            Some(value) if !value.is_empty() => value.clone(),
            _ => sample(name),
        };
        let usual =
            |(name, values): &(String, Vec<String>)| (name.clone(), value_of(name, values.first()));
        let first: Vec<(String, String)> = self.0.iter().map(usual).collect();
        let mut all = vec![first.clone()];
        for (at, (name, values)) in self.0.iter().enumerate() {
            for value in values.iter().skip(1) {
                let mut other = first.clone();
                other[at].1 = value_of(name, Some(value));
                all.push(other);
            }
        }
        all
    }
}

/// Returns a value for a variable that no variant depends on.
fn sample(name: &str) -> String {
    match name {
        "id" | "number" => "#7",
        "ids" => "#7, #9",
        "user" | "opponent" | "player" | "by" => "@Ben",
        "until" | "when" => "2030-01-10 12:00",
        "time" => "2030-01-07 11:00",
        "value" | "left" | "length" | "most" | "least" | "count" | "size" | "height" => "3",
        "square" | "from" => "a1",
        "to" | "target" => "a2",
        "moves" => "`a1-a2`, `b1-b2`",
        "link" => "#games › message",
        "game" => "Courtyard",
        "side" => "white",
        "piece" => "king",
        "channel" => "#games",
        "role" => "@Players",
        "reason" => "`two accounts`",
        "text" => "abc",
        "name" => "**Winter Cup**",
        "sizes" => "6×6, 7×7, 8×8",
        "command" => "`/play`",
        "option" => "`side`",
        "squares" => "a2, b1",
        "distance" | "stones" => "2",
        "year" => "2030",
        "latest" => "2030-12-31",
        "sign" => "h",
        _ => return format!("⟨{name}⟩"),
    }
    .to_owned()
}
