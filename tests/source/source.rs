//! Source files as text.

use std::{fs, path::Path};

/// The sources of the crates that make up the bot. The compiler enforces their dependencies: see
/// their manifests.
pub(crate) const CRATES: [&str; 6] = [
    "src",
    "crates/domain/src",
    "crates/engine/src",
    "crates/render/src",
    "crates/rules/src",
    "crates/store/src",
];

/// Whether a file is Rust source by its name.
pub(crate) fn is_rust(path: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|ending| ending == "rs")
}

/// A source file.
pub(crate) struct Source {
    /// The path from the root of the repository, with `/` between folders.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    pub(crate) fn read(path: &str) -> Source {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let text = fs::read_to_string(&file);
        Source {
            path: path.to_owned(),
            text: text.unwrap_or_else(|error| panic!("{}: {error}", file.display())),
        }
    }

    /// Returns every Rust file in a folder and below.
    pub(crate) fn all(folder: &str) -> Vec<Source> {
        let mut files = Vec::new();
        let entries = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for entry in fs::read_dir(entries).expect("a folder") {
            let entry = entry.expect("an entry");
            let name = entry.file_name().into_string().expect("a plain name");
            let path = format!("{folder}/{name}");
            if entry.file_type().expect("a type").is_dir() {
                files.extend(Source::all(&path));
            } else if is_rust(&path) {
                files.push(Source::read(&path));
            }
        }
        files
    }

    /// Returns every Rust file of the bot, in each of its crates.
    pub(crate) fn of_courtier() -> Vec<Source> {
        CRATES.into_iter().flat_map(Source::all).collect()
    }

    /// Returns the module that the file is, from the root of its crate.
    pub(crate) fn module(&self) -> Vec<String> {
        let path = self.path.trim_end_matches(".rs");
        let path = path.split_once("src/").map_or(path, |(_, path)| path);
        let names = path
            .split('/')
            .filter(|name| !matches!(*name, "mod" | "lib" | "main"));
        names.map(str::to_owned).collect()
    }

    /// Whether it contains only tests.
    pub(crate) fn is_of_tests(&self) -> bool {
        self.path.ends_with("/tests.rs") || self.path.contains("/tests/")
    }

    /// Returns the text without comments and without code that is compiled only for tests.
    pub(crate) fn code(&self) -> String {
        let mut lines = self.text.lines();
        let mut code = Vec::new();
        while let Some(line) = lines.next() {
            if line.trim() == "#[cfg(test)]" {
                skip_item(&mut lines);
            } else {
                code.push(line.split("//").next().unwrap_or_default());
            }
        }
        code.join("\n")
    }
}

/// Skips the item that an attribute belongs to. rustfmt indents the line that closes an item as far
/// as the line that opens it.
fn skip_item<'a>(lines: &mut impl Iterator<Item = &'a str>) {
    let is_attribute = |line: &&str| line.trim_start().starts_with(['#', '/']);
    let Some(first) = lines.find(|line| !is_attribute(line)) else {
        return;
    };
    if first.ends_with([';', ',', '}']) {
        return;
    }
    let indent = first.len() - first.trim_start().len();
    let closes = |line: &&str| {
        line.len() > indent
            && line[..indent].trim().is_empty()
            && line[indent..].starts_with(['}', ']', ')'])
            && line.ends_with(['}', ';', ',', ')'])
    };
    lines.find(closes);
}

#[test]
fn code_is_read_to_its_end_without_its_tests() {
    let text = "use a;
#[cfg(test)]
use b;
#[cfg(test)]
#[allow(dead_code)]
fn c(
    d: u8,
) -> u8 {
    d
}
impl E {
    #[cfg(test)]
    fn f() {
        g();
    }

    fn h() {} // i
}
#[cfg(test)]
mod tests {
    fn j() {}
}
fn k() {}
";
    let path = "src/example.rs".to_owned();
    let text = text.to_owned();
    let code = Source { path, text }.code();
    let read: Vec<&str> = code.split_whitespace().collect();
    assert_eq!(read.join(" "), "use a; impl E { fn h() {} } fn k() {}");
}
