//! How a sentence travels from the rules to the player who reads it.
//!
//! The code names a sentence and fills in values; the words are in the locale files under
//! `assets/`.

use std::{borrow::Cow, fmt::Write as _};

use super::Text;

/// A sentence to show: its key in the locale files and the values to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The key of the sentence.
    pub key: Cow<'static, str>,
    /// The values it mentions, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// A value that a sentence mentions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, so that plurals come out right.
    Number(i64),
    /// A sentence of its own in the locale files.
    Sentence(Box<Sentence>),
    /// Several sentences, or sentences and what stands between them.
    Text(Text),
    /// The same in every language.
    Same(String),
}

impl Sentence {
    /// Returns a sentence without values.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Sentence {
        Sentence {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// Returns it for logs: the key and the values.
    ///
    /// It has no [`Display`](std::fmt::Display), so that nobody reads it without a language.
    pub fn for_log(&self) -> String {
        let mut log = self.key.to_string();
        for (name, value) in &self.args {
            // Writing to a string doesn't fail.
            let _ = match value {
                Arg::Number(number) => write!(log, " {name}={number}"),
                Arg::Sentence(sentence) => write!(log, " {name}={}", sentence.for_log()),
                Arg::Text(text) => write!(log, " {name}={text:?}"),
                Arg::Same(words) => write!(log, " {name}={words:?}"),
            };
        }
        log
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Sentence {
        self.args.push((name, value.into()));
        self
    }
}

/// An error that can be explained to a player.
pub trait Explain {
    /// Returns the sentence that explains it.
    fn sentence(&self) -> Sentence;
}

impl Explain for Sentence {
    fn sentence(&self) -> Sentence {
        self.clone()
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Same(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Same(text)
    }
}

impl From<Sentence> for Arg {
    fn from(sentence: Sentence) -> Arg {
        Arg::Sentence(Box::new(sentence))
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<char> for Arg {
    fn from(char: char) -> Arg {
        Arg::Same(char.to_string())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}
