//! How a sentence travels from the rules to the player who reads it.
//!
//! The code names a sentence and fills in values; the words are in the locale files under
//! `assets/`.

use std::{borrow::Cow, fmt};

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

/// For logs: the key and the values.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (name, value) in &self.args {
            match value {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Sentence(sentence) => write!(f, " {name}={sentence}")?,
                Arg::Text(text) => write!(f, " {name}={text:?}")?,
                Arg::Same(words) => write!(f, " {name}={words:?}")?,
            }
        }
        Ok(())
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
