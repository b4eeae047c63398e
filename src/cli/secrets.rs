//! Secrets of this process, which nothing that it writes contains.
//!
//! Errors of libraries, panics and what the command line refuses can quote what they were given. So
//! everything that is written for people passes through here.

use std::{
    env,
    fmt::Display,
    sync::{PoisonError, RwLock},
};

use url::{Url, form_urlencoded};

/// The replacement for a secret.
pub(super) const MASK: &str = "***";

/// Parts of addresses that are followed by the number of an interaction or of the application, and then
/// a token. <https://discord.com/developers/docs/interactions/receiving-and-responding#endpoints>
const BEFORE_TOKENS: [&str; 2] = ["/interactions/", "/webhooks/"];

/// The beginning of every token of an interaction: "interaction:" in Base64.
const TOKEN_BEGINS: &str = "aW50ZXJhY3Rpb246";

/// Shorter ones are also parts of ordinary words.
const SHORTEST: usize = 6;

/// The secrets that this process knows.
static KNOWN: RwLock<Vec<String>> = RwLock::new(Vec::new());

/// Remembers the secrets among the settings and the arguments of this process.
pub(super) fn remember() {
    let settings = ["DISCORD_TOKEN", "DISCORD_CLIENT_SECRET"];
    let mut secrets: Vec<String> = settings
        .iter()
        .filter_map(|name| env::var(name).ok())
        .map(|value| value.trim().to_owned())
        .collect();
    let arguments = env::args_os().skip(1);
    let arguments = arguments.map(|argument| argument.to_string_lossy().into_owned());
    for text in arguments.chain(env::var("DATABASE_URL")) {
        secrets.extend(passwords(&text));
    }
    secrets.retain(|secret| secret.len() >= SHORTEST);
    // A part of a secret can be a secret of its own.
    secrets.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
    *KNOWN.write().unwrap_or_else(PoisonError::into_inner) = secrets;
}

/// Returns the passwords in a URL, each as it is written and as it is meant, unless they are also what
/// the URL shows.
fn passwords(text: &str) -> Vec<String> {
    let Some((_, rest)) = text.split_once("://") else {
        return Vec::new();
    };
    let mut found = Vec::new();
    if let Some((user, password)) = rest
        .rsplit_once('@')
        .and_then(|(user, _)| user.split_once(':'))
    {
        found.extend([password.to_owned(), decoded(password)]);
        found.retain(|password| password != user);
    }
    if let Ok(url) = Url::parse(text.trim()) {
        found.extend(url.password().map(str::to_owned));
        let mut pairs = url.query_pairs();
        found
            .extend(pairs.find_map(|(key, value)| (key == "password").then(|| value.into_owned())));
        let shown = [url.username(), url.path().trim_start_matches('/')];
        found.retain(|password| !shown.contains(&password.as_str()));
    }
    found
}

/// Returns a text without its percent-encoding.
fn decoded(text: &str) -> String {
    let text = text
        .replace('+', "%2B")
        .replace('&', "%26")
        .replace('=', "%3D");
    let mut pairs = form_urlencoded::parse(text.as_bytes());
    pairs
        .next()
        .map_or_else(String::new, |(text, _)| text.into_owned())
}

/// Returns what is to be written, with stars in place of secrets.
pub(super) fn hide(text: impl Display) -> String {
    let mut clean = text.to_string();
    for secret in KNOWN.read().unwrap_or_else(PoisonError::into_inner).iter() {
        clean = clean.replace(secret, MASK);
        let debugged = secret.escape_debug().to_string();
        if debugged != *secret {
            clean = clean.replace(&debugged, MASK);
        }
    }
    without_tokens(&without_passwords(&clean))
}

/// Returns the text with stars in place of the passwords of URLs.
fn without_passwords(text: &str) -> String {
    const BEFORE: &str = "://";
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(BEFORE) {
        let (before, after) = rest.split_at(at + BEFORE.len());
        clean.push_str(before);
        rest = after;
        let end = after.find(|sign: char| sign.is_whitespace() || "/?#<>\"'`".contains(sign));
        let authority = &after[..end.unwrap_or(after.len())];
        if let Some((user, host)) = authority.rsplit_once('@')
            && let Some((name, _)) = user.split_once(':')
        {
            clean.extend([name, ":", MASK, "@"]);
            rest = &after[authority.len() - host.len()..];
        }
    }
    clean + rest
}

/// Returns the text with stars in place of tokens of interactions.
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

/// Writes panics as Rust does, but without secrets.
pub(super) fn watch_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let trace = std::backtrace::Backtrace::capture();
        let thread = std::thread::current();
        let name = thread.name().unwrap_or("<unnamed>").to_owned();
        eprintln!("thread '{name}' {}", hide(panic));
        if trace.status() == std::backtrace::BacktraceStatus::Captured {
            eprintln!("{}", hide(trace));
        }
    }));
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
            (
                "at postgres://ada:s3cret@db/c, not (https://a.example/@b:c)",
                "at postgres://ada:***@db/c, not (https://a.example/@b:c)",
            ),
        ] {
            assert_eq!(hide(line), clean);
        }
    }

    #[test]
    fn the_passwords_of_a_url_are_known_as_they_are_written_and_meant() {
        for (url, password) in [
            ("postgres://ada:s3cret@db/c", "s3cret"),
            ("postgres://ada:s3%20cret@db/c", "s3 cret"),
            ("postgres://ada:s3%20cret@db/c", "s3%20cret"),
            ("postgres://ada:s3 cret@db:x/c", "s3 cret"),
            ("postgres://ada:s3@cr/et@db/c", "s3@cr/et"),
            ("postgres://ada:s3+cr&et=@db/c", "s3+cr&et="),
            ("postgres://db/c?user=ada&password=s3%20cret", "s3 cret"),
        ] {
            let known = passwords(url);
            assert!(known.iter().any(|known| known == password), "{known:?}");
        }
        assert_eq!(passwords("postgres://courtier:courtier@db/c"), [""; 0]);
        assert_eq!(passwords("no URL: a@b"), [""; 0]);
    }
}
