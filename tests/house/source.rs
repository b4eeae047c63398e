//! Source files as text.

use std::{fs, path::Path};

/// Whether a file is Rust source by its name.
pub(crate) fn is_rust(path: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|ending| ending == "rs")
}

/// A source file.
pub(crate) struct Source {
    /// From the root of the repository, with `/` between folders.
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

    /// Every Rust file in a folder and below.
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

    /// The module that the file is, from the root of the crate.
    pub(crate) fn module(&self) -> Vec<String> {
        let path = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        let names = path
            .split('/')
            .filter(|name| !matches!(*name, "mod" | "lib" | "main"));
        names.map(str::to_owned).collect()
    }

    /// Whether there is nothing in it but tests.
    pub(crate) fn is_of_tests(&self) -> bool {
        self.path.ends_with("/tests.rs") || self.path.contains("/tests/")
    }

    /// The text without comments and without the tests below the code.
    pub(crate) fn code(&self) -> String {
        let lines = self.text.lines().take_while(|line| *line != "#[cfg(test)]");
        let code = lines.map(|line| line.split("//").next().unwrap_or_default());
        code.collect::<Vec<_>>().join("\n")
    }
}
