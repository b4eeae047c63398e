//! The log: lines on standard error, without any secret.
//!
//! Anyone who has the token of an interaction can answer in the bot's name for 15 minutes. The token is
//! part of addresses, and so of the errors of everything that requests them: our code, serenity, the
//! HTTP client. So everything that is written here is cleaned, no matter where it comes from.

use std::io::{self, IsTerminal, Write};

use tracing_subscriber::EnvFilter;

use super::secrets;
use crate::config::ConfigError;

/// The log filter, unless `RUST_LOG` says otherwise.
const DEFAULT_LOG: &str = "info,serenity=warn";

pub(super) fn start() -> anyhow::Result<()> {
    let filter = match std::env::var("RUST_LOG") {
        Ok(filter) => EnvFilter::try_new(&filter).map_err(|_| ConfigError::Log)?,
        Err(_) => EnvFilter::new(DEFAULT_LOG),
    };
    // If standard error is closed, saying so there would end the program.
    let log = tracing_subscriber::fmt()
        .log_internal_errors(false)
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
            Some(_) => Err(ConfigError::LogFormat),
        }
    }
}

/// A writer that removes secrets. Each write must be a whole line, as those of the log are.
struct Clean<W>(W);

impl<W: Write> Write for Clean<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        self.0.write_all(secrets::hide(text).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_written_without_secrets() {
        let mut written = Vec::new();
        let line = "PATCH https://discord.com/api/v10/webhooks/3/tok.en/messages\n";
        Clean(&mut written)
            .write_all(line.as_bytes())
            .expect("written");
        let clean = "PATCH https://discord.com/api/v10/webhooks/3/***/messages\n";
        assert_eq!(String::from_utf8(written).expect("text"), clean);
    }
}
