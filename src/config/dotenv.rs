//! The file `.env`: settings, one a line, for those that the environment lacks.
//!
//! What is wrong in it is told by the line and the setting. The text itself is never quoted: it can be a
//! secret, or the part of one that ended up in another line.

use std::{
    env, fmt, fs, io,
    path::{Path, PathBuf},
};

use super::ConfigError;

/// Every setting, as `.env.example` lists them. Other names are not told: they can be parts of values.
const SETTINGS: [&str; 17] = [
    "DISCORD_TOKEN",
    "DATABASE_PATH",
    "DATABASE_URL",
    "SHARD",
    "MOST_MATCHES",
    "BACKUPS",
    "BACKUPS_KEPT",
    "DELETIONS_FILE",
    "LISTEN",
    "DISCORD_PUBLIC_KEY",
    "PUBLIC_URL",
    "DISCORD_CLIENT_SECRET",
    "TRUSTED_PROXIES",
    "DISCORD_API_BASE",
    "DISCORD_API_CA",
    "RUST_LOG",
    "LOG_FORMAT",
];

/// A place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    line: usize,
    setting: Option<&'static str>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, setting } = self;
        let setting = setting.unwrap_or("the value");
        write!(f, "the file .env, line {line}: {setting}")
    }
}

/// Why a line isn't understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is not a name, `=` and a value.
    #[error("is not written as NAME=value")]
    NotASetting,
    /// Something follows a blank.
    #[error("has a blank that is not quoted: put the whole value between single quotes")]
    Blank,
    /// A quote is not closed.
    #[error(
        "begins a quotation that does not end: put the whole value between quotes of the other kind"
    )]
    Unclosed,
    /// A backslash precedes something that it has no meaning for.
    #[error("has a backslash that is not quoted: put the whole value between single quotes")]
    Backslash,
    /// `${` is not closed.
    #[error("has a ${{ without a }}: put the whole value between single quotes")]
    Brace,
    /// The environment can't hold it.
    #[error("has a zero byte")]
    Zero,
}

/// Something that makes a value another one than is written, probably by mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    place: Place,
    what: Changed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Changed {
    Dollar,
    Quote,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.what {
            Changed::Dollar => {
                "has a $ that is not quoted, so what follows is taken for a variable and replaced by \
                 its value, or by nothing: put the whole value between single quotes, or write ${NAME} \
                 if a variable is meant"
            }
            Changed::Quote => {
                "has a quote inside it, which is left out: put the whole value between quotes of the \
                 other kind"
            }
        };
        write!(f, "{} {what}", self.place)
    }
}

/// Takes settings from `.env`, here or in a folder above, where the environment has none. It is fine if
/// there is no such file.
///
/// # Errors
/// If the file can't be read or a line isn't understood.
pub fn load() -> Result<Vec<Warning>, ConfigError> {
    let Some(text) = read_file()? else {
        return Ok(Vec::new());
    };
    let mut warnings = Vec::new();
    for setting in Lines::of(&text) {
        let setting = setting?;
        warnings.extend(setting.warnings());
        // The environment of a process can only be changed through this crate, which is given a line
        // that it can't misunderstand.
        let line = format!("{}=\"{}\"", setting.name, escaped(&setting.value));
        dotenvy::from_read(line.as_bytes()).map_err(|_| ConfigError::DotEnv {
            place: setting.place,
            fault: Fault::NotASetting,
        })?;
    }
    Ok(warnings)
}

/// Returns the names in `.env`, up to the first line that isn't understood.
pub fn names() -> Vec<String> {
    let text = read_file().ok().flatten().unwrap_or_default();
    let settings = Lines::of(&text).map_while(Result::ok);
    settings.map(|setting| setting.name).collect()
}

fn read_file() -> Result<Option<String>, ConfigError> {
    let unreadable = |error: io::Error| ConfigError::DotEnvFile(error.kind());
    let Some(path) = find(&env::current_dir().map_err(unreadable)?).map_err(unreadable)? else {
        return Ok(None);
    };
    let bytes = fs::read(path).map_err(unreadable)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + String::from_utf8_lossy(before).matches('\n').count();
        ConfigError::DotEnvText(line)
    })?;
    Ok(Some(text))
}

fn find(folder: &Path) -> io::Result<Option<PathBuf>> {
    for folder in folder.ancestors() {
        let file = folder.join(".env");
        match fs::metadata(&file) {
            Ok(found) if found.is_file() => return Ok(Some(file)),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

fn escaped(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    for sign in value.chars() {
        match sign {
            '\n' => escaped.push_str("\\n"),
            '\\' | '"' | '$' => escaped.extend(['\\', sign]),
            _ => escaped.push(sign),
        }
    }
    escaped
}

#[derive(Debug, PartialEq, Eq)]
struct Setting {
    name: String,
    value: String,
    place: Place,
    dollar: bool,
    quote: bool,
}

impl Setting {
    fn warnings(&self) -> impl Iterator<Item = Warning> {
        let (place, dollar, quote) = (self.place, self.dollar, self.quote);
        let dollar = dollar.then_some(Changed::Dollar);
        let quote = quote.then_some(Changed::Quote);
        let warn = move |what| Warning { place, what };
        dollar.into_iter().chain(quote).map(warn)
    }
}

/// The settings of a file, each as soon as it is asked for: a later one can name a former one.
struct Lines<'a> {
    rest: &'a str,
    line: usize,
}

impl Lines<'_> {
    fn of(text: &str) -> Lines<'_> {
        Lines {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            line: 1,
        }
    }

    fn next_sign(&mut self) -> Option<char> {
        let sign = self.rest.chars().next()?;
        self.rest = &self.rest[sign.len_utf8()..];
        self.line += usize::from(sign == '\n');
        Some(sign)
    }

    fn skip_blanks(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t']);
    }

    /// Skips to the end of the line, but not beyond.
    fn skip_line(&mut self) {
        self.rest = &self.rest[self.rest.find('\n').unwrap_or(self.rest.len())..];
    }

    fn is_at_end(&self) -> bool {
        let rest = self.rest.strip_prefix('\r').unwrap_or(self.rest);
        rest.is_empty() || rest.starts_with('\n')
    }

    /// Takes a name from the rest of the line.
    fn name(&mut self) -> Option<String> {
        let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || "_.".contains(sign);
        let end = self.rest.find(|sign| !is_of_name(sign));
        let (name, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        let begins = |sign: char| sign.is_ascii_alphabetic() || sign == '_';
        if !name.starts_with(begins) {
            return None;
        }
        self.rest = rest;
        self.skip_blanks();
        Some(name.to_owned())
    }

    fn setting(&mut self) -> Result<Setting, ConfigError> {
        let mut place = Place {
            line: self.line,
            setting: None,
        };
        let mut name = self.name();
        if name.as_deref() == Some("export") && !self.rest.starts_with('=') {
            name = self.name();
        }
        let (Some(name), Some(rest)) = (name, self.rest.strip_prefix('=')) else {
            let fault = Fault::NotASetting;
            return Err(ConfigError::DotEnv { place, fault });
        };
        self.rest = rest;
        let known = SETTINGS.into_iter().find(|known| *known == name);
        place.setting = known;
        let mut setting = Setting {
            name,
            value: String::new(),
            place,
            dollar: false,
            quote: false,
        };
        match self.value(&mut setting) {
            Ok(()) => Ok(setting),
            Err(fault) => Err(ConfigError::DotEnv { place, fault }),
        }
    }

    fn value(&mut self, setting: &mut Setting) -> Result<(), Fault> {
        let before = self.rest;
        self.skip_blanks();
        if self.rest.starts_with('#') && self.rest.len() < before.len() {
            self.skip_line();
        }
        let begins_quoted = self.rest.starts_with(['\'', '"']);
        let mut quotation = None;
        while quotation.is_some() || !self.is_at_end() {
            let sign = self.next_sign().ok_or(Fault::Unclosed)?;
            match (quotation, sign) {
                (_, '\0') => return Err(Fault::Zero),
                (Some(open), sign) if sign == open => quotation = None,
                (Some('\''), sign) => setting.value.push(sign),
                (_, '\\') => setting.value.push(self.after_backslash()?),
                (_, '$') => self.replace_variable(setting)?,
                (None, '\'' | '"') => {
                    setting.quote |= !begins_quoted;
                    quotation = Some(sign);
                }
                (None, ' ' | '\t') => return self.ends(),
                (_, sign) => setting.value.push(sign),
            }
        }
        Ok(())
    }

    /// Makes sure that only a comment follows a value.
    fn ends(&mut self) -> Result<(), Fault> {
        self.skip_blanks();
        if self.rest.starts_with('#') {
            self.skip_line();
        }
        if self.is_at_end() {
            Ok(())
        } else {
            Err(Fault::Blank)
        }
    }

    fn after_backslash(&mut self) -> Result<char, Fault> {
        match self.next_sign() {
            Some(sign @ ('\\' | '\'' | '"' | '$' | ' ')) => Ok(sign),
            Some('n') => Ok('\n'),
            _ => Err(Fault::Backslash),
        }
    }

    /// Puts the value of the variable that is named here into a setting.
    fn replace_variable(&mut self, setting: &mut Setting) -> Result<(), Fault> {
        let (name, rest, has_braces) = if let Some(inside) = self.rest.strip_prefix('{') {
            let end = inside.find(['}', '\n']).unwrap_or(inside.len());
            let rest = inside[end..].strip_prefix('}').ok_or(Fault::Brace)?;
            (&inside[..end], rest, true)
        } else {
            let end = self.rest.find(|sign: char| !sign.is_alphanumeric());
            let (name, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            (name, rest, false)
        };
        // Asking for a name that can't be one panics on some systems.
        let can_be_one = !name.is_empty() && !name.contains(['=', '\0']);
        let value = can_be_one.then(|| env::var(name).ok()).flatten();
        setting.dollar |= !has_braces || value.is_none();
        setting.value.push_str(&value.unwrap_or_default());
        self.rest = rest;
        Ok(())
    }
}

impl Iterator for Lines<'_> {
    type Item = Result<Setting, ConfigError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let before = self.rest.len();
            let trimmed = self.rest.trim_start();
            self.line += self.rest[..before - trimmed.len()].matches('\n').count();
            self.rest = trimmed;
            if trimmed.is_empty() {
                return None;
            }
            if !trimmed.starts_with('#') {
                return Some(self.setting());
            }
            self.skip_line();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(text: &str) -> Result<Vec<(String, String)>, ConfigError> {
        let pair = |setting: Setting| (setting.name, setting.value);
        Lines::of(text).map(|read| read.map(pair)).collect()
    }

    #[test]
    fn values_are_read_as_they_are_quoted() {
        for (line, value) in [
            ("KEY=1", "1"),
            ("KEY=", ""),
            ("KEY=  # a comment", ""),
            ("KEY=a#b # a comment", "a#b"),
            ("KEY=#b", "#b"),
            (" export  KEY = 'a b' \r", "a b"),
            ("export KEY=1", "1"),
            (r"KEY='$x\y#z'", r"$x\y#z"),
            (r#"KEY="a \"b\" \$c 'd'""#, r#"a "b" $c 'd'"#),
            (r"KEY=a\ b\$c", "a b$c"),
            ("KEY='first\nsecond'", "first\nsecond"),
            (r#"KEY="first\nsecond""#, "first\nsecond"),
        ] {
            let read = settings(&format!("# before\n\n{line}\nNEXT=2\n"));
            let expected = [("KEY", value), ("NEXT", "2")];
            let expected = expected.map(|(name, value)| (name.to_owned(), value.to_owned()));
            assert_eq!(read.as_deref(), Ok(&expected[..]), "{line}");
        }
        assert_eq!(settings("\u{feff}A=b"), Ok(vec![("A".into(), "b".into())]));
    }

    #[test]
    fn a_fault_is_told_by_line_and_setting_and_without_the_text() {
        for (line, fault) in [
            ("DISCORD_TOKEN=s3 cret", Fault::Blank),
            ("DISCORD_TOKEN='s3cret", Fault::Unclosed),
            ("DISCORD_TOKEN=\"s3cret", Fault::Unclosed),
            ("DISCORD_TOKEN=s3'cret", Fault::Unclosed),
            (r"DISCORD_TOKEN=s3\cret", Fault::Backslash),
            ("DISCORD_TOKEN=s3${cret", Fault::Brace),
            ("DISCORD_TOKEN=s3\0cret", Fault::Zero),
        ] {
            let text = format!("# one\nSHARD=0/1\n{line}\nA=1\n");
            let refused = settings(&text).expect_err(line);
            let place = Place {
                line: 3,
                setting: Some("DISCORD_TOKEN"),
            };
            assert_eq!(refused, ConfigError::DotEnv { place, fault });
            let told = format!("{refused} {refused:?}");
            assert!(told.contains("DISCORD_TOKEN"), "{told}");
            assert!(!told.contains("cret"), "{told}");
        }
        for line in [
            "s3cret",
            "s3cret s3cret=1",
            "=s3cret",
            "DISCORD_TOKEN s3cret=1",
        ] {
            let refused = settings(line).expect_err(line).to_string();
            assert_eq!(
                refused,
                "the file .env, line 1: the value is not written as NAME=value"
            );
        }
    }

    #[test]
    fn what_changes_a_value_is_warned_of() {
        for (line, expected) in [
            ("DATABASE_URL=a$word", Some(Changed::Dollar)),
            ("DATABASE_URL=\"a$word\"", Some(Changed::Dollar)),
            ("DATABASE_URL=a$", Some(Changed::Dollar)),
            ("DATABASE_URL=$PATH", Some(Changed::Dollar)),
            ("DATABASE_URL=${NO_SUCH_VARIABLE}", Some(Changed::Dollar)),
            ("DATABASE_URL=${PATH}", None),
            ("DATABASE_URL='a$word'", None),
            (r"DATABASE_URL=a\$word", None),
            ("DATABASE_URL=a'b'c", Some(Changed::Quote)),
            (r"DATABASE_URL='a'\''b'", None),
        ] {
            let setting = Lines::of(line).next().expect("a line").expect(line);
            let told: Vec<Warning> = setting.warnings().collect();
            let what: Vec<Changed> = told.iter().map(|warning| warning.what).collect();
            assert_eq!(what, Vec::from_iter(expected), "{line}");
            assert!(told.iter().all(|told| !told.to_string().contains("word")));
        }
    }

    #[test]
    fn all_settings_of_the_example_are_known() {
        let example = include_str!("../../.env.example");
        let lines = example.lines().map(|line| line.trim_start_matches('#'));
        let named: Vec<&str> = lines
            .filter_map(|line| line.split_once('='))
            .map(|(name, _)| name)
            .filter(|name| {
                !name.is_empty()
                    && !name
                        .contains(|sign: char| !"_".contains(sign) && !sign.is_ascii_uppercase())
            })
            .collect();
        assert_eq!(named, SETTINGS);
    }
}
