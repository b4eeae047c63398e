//! The log: lines on standard error, without any interaction's token.
//!
//! Anyone who has the token of an interaction can answer in the bot's name for 15 minutes. The token is
//! part of addresses, and so of the errors of everything that requests them: our code, serenity, the
//! HTTP client. So everything that is written here is cleaned, no matter where it comes from.

use std::io::{self, IsTerminal, Write};

use tracing_subscriber::EnvFilter;

use crate::config::ConfigError;

/// The log filter, unless `RUST_LOG` says otherwise.
const DEFAULT_LOG: &str = "info,serenity=warn";

/// Parts of addresses that are followed by the number of an interaction or of the application, and then
/// a token. <https://discord.com/developers/docs/interactions/receiving-and-responding#endpoints>
const BEFORE_TOKENS: [&str; 2] = ["/interactions/", "/webhooks/"];

/// The beginning of every token: "interaction:" in Base64.
const TOKEN_BEGINS: &str = "aW50ZXJhY3Rpb246";

/// The replacement for a token.
const MASK: &str = "***";

pub(super) fn start() -> anyhow::Result<()> {
    let filter = match std::env::var("RUST_LOG") {
        Ok(filter) => EnvFilter::try_new(&filter).map_err(|_| ConfigError::Log(filter))?,
        Err(_) => EnvFilter::new(DEFAULT_LOG),
    };
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(|| Clean(io::stderr()));
    match Format::of(std::env::var("LOG_FORMAT").ok().as_deref())? {
        Format::Text => log.with_ansi(io::stderr().is_terminal()).init(),
        Format::Json => log.json().flatten_event(true).with_span_list(false).init(),
    }
    Ok(())
}

/// How a line is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    /// For people.
    Text,
    /// An object, for programs that collect logs.
    Json,
}

impl Format {
    fn of(setting: Option<&str>) -> Result<Format, ConfigError> {
        match setting.map(str::trim) {
            None | Some("" | "text") => Ok(Format::Text),
            Some("json") => Ok(Format::Json),
            Some(other) => Err(ConfigError::LogFormat(other.to_owned())),
        }
    }
}

/// A writer that removes tokens. Each write must be a whole line, as those of the log are.
struct Clean<W>(W);

impl<W: Write> Write for Clean<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        self.0.write_all(without_tokens(&text).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Returns the text with stars in place of tokens.
fn without_tokens(text: &str) -> String {
    let mut clean = text.to_owned();
    for mark in BEFORE_TOKENS {
        clean = mask_after(&clean, mark, |rest| {
            let digits = rest.find(|sign: char| !sign.is_ascii_digit())?;
            (digits > 0 && rest[digits..].starts_with('/')).then_some(digits + 1)
        });
    }
    mask_after(&clean, TOKEN_BEGINS, |_| Some(0))
}

/// Puts stars after each occurrence of `mark`, to the end of the token that begins where `skip` says.
fn mask_after(text: &str, mark: &str, skip: impl Fn(&str) -> Option<usize>) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(mark) {
        let (before, after) = rest.split_at(at + mark.len());
        clean.push_str(before);
        rest = after;
        if let Some(skip) = skip(after) {
            let (kept, token) = after.split_at(skip);
            clean.push_str(kept);
            clean.push_str(MASK);
            let end = token.find(|sign| !is_of_token(sign));
            rest = &token[end.unwrap_or(token.len())..];
        }
    }
    clean + rest
}

fn is_of_token(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || "-_=+.%~".contains(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_token_is_written() {
        for (line, clean) in [
            (
                "error sending request for url (https://discord.com/api/v10/interactions/12/aB_c-9/callback)\n",
                "error sending request for url (https://discord.com/api/v10/interactions/12/***/callback)\n",
            ),
            (
                "PATCH https://discord.com/api/v10/webhooks/3/tok.en/messages/@original, then \
                 https://discord.com/api/v10/webhooks/3/tok.en?wait=true",
                "PATCH https://discord.com/api/v10/webhooks/3/***/messages/@original, then \
                 https://discord.com/api/v10/webhooks/3/***?wait=true",
            ),
            (
                r#"{"token":"aW50ZXJhY3Rpb246MTIzOmFiYw","type":2}"#,
                r#"{"token":"aW50ZXJhY3Rpb246***","type":2}"#,
            ),
            (
                "nothing at /interactions/ nor /webhooks/x/y",
                "nothing at /interactions/ nor /webhooks/x/y",
            ),
        ] {
            let mut written = Vec::new();
            Clean(&mut written)
                .write_all(line.as_bytes())
                .expect("written");
            assert_eq!(String::from_utf8(written).expect("text"), clean);
        }
    }
}
