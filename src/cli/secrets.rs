//! Secrets of this process, which nothing that it writes contains.
//!
//! Errors of libraries, panics and what the command line refuses can quote what they were given. So
//! everything that is written for people passes through here.

use std::{
    backtrace::{Backtrace, BacktraceStatus},
    env,
    fmt::Display,
    io::{self, Write},
    panic,
    sync::{PoisonError, RwLock},
    thread,
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

/// Begins to keep secrets out of what this process writes, panics included.
pub(super) fn guard() {
    remember();
    panic::set_hook(Box::new(|panic| {
        // If nobody reads standard error, a panic on that would end the program.
        let _ = write_panic(panic, &mut io::stderr());
    }));
}

/// Remembers the secrets among the settings, the other variables and the arguments of this process.
pub(super) fn remember() {
    let variables = env::vars_os().map(|(name, value)| {
        let name = name.to_string_lossy().into_owned();
        (name, value.to_string_lossy().into_owned())
    });
    let arguments = env::args_os().skip(1);
    let arguments = arguments.map(|argument| argument.to_string_lossy().into_owned());
    let mut secrets = Vec::new();
    for (name, value) in variables {
        secrets.extend(passwords(&value));
        if names_a_secret(&name) {
            secrets.extend(parts(&value));
        }
    }
    secrets.extend(arguments.flat_map(|argument| passwords(&argument)));
    secrets.retain(|secret| secret.len() >= SHORTEST);
    // A part of a secret can be a secret of its own.
    secrets.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
    *KNOWN.write().unwrap_or_else(PoisonError::into_inner) = secrets;
}

/// Returns whether a variable of this name holds a secret. A program that is started with the bot's environment
/// may have secrets of its own.
fn names_a_secret(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    let is_within = |part: &str| name.ends_with(part);
    ["TOKEN", "SECRET", "PASSWORD"].into_iter().any(is_within)
}

/// Returns a secret as it is written, and without what people put around it by mistake: blanks, quotes, and the
/// word before a token in a header.
fn parts(value: &str) -> impl Iterator<Item = String> {
    let bare = value.trim_matches(|sign: char| sign.is_whitespace() || "'\"".contains(sign));
    let token = bare.split_whitespace().next_back().unwrap_or_default();
    [value.trim(), bare, token].map(str::to_owned).into_iter()
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
        let pairs = url.query_pairs();
        let pairs = pairs.filter(|(key, _)| key.ends_with("password"));
        found.extend(pairs.map(|(_, value)| value.into_owned()));
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
        // The text of an error can quote another text, and a field of the log quotes that once more.
        let quoted = secret.escape_debug().to_string();
        if quoted != *secret {
            let again = quoted.escape_debug().to_string();
            clean = clean.replace(&again, MASK).replace(&quoted, MASK);
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

/// Writes a panic as Rust does, but without secrets.
fn write_panic(panic: impl Display, out: &mut impl Write) -> io::Result<()> {
    let trace = Backtrace::capture();
    let thread = thread::current();
    let name = thread.name().unwrap_or("<unnamed>");
    writeln!(out, "thread '{name}' {}", hide(panic))?;
    if trace.status() == BacktraceStatus::Captured {
        writeln!(out, "{}", hide(trace))?;
    }
    Ok(())
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

    #[test]
    fn a_secret_is_known_by_the_name_of_its_variable_however_it_is_written() {
        for name in ["DISCORD_TOKEN", "DISCORD_CLIENT_SECRET", "PGPASSWORD"] {
            assert!(names_a_secret(name), "{name}");
        }
        for name in ["DISCORD_PUBLIC_KEY", "PATH", "BACKUPS"] {
            assert!(!names_a_secret(name), "{name}");
        }
        for written in [
            "MTE.a.b",
            " MTE.a.b\n",
            "Bot MTE.a.b",
            "\"MTE.a.b\"",
            "'Bot MTE.a.b'",
        ] {
            assert!(parts(written).any(|part| part == "MTE.a.b"), "{written}");
        }
    }

    /// Set in the process that panics, so that whoever runs all ignored tests sees none fail.
    const ALONE: &str = "PANICS_ALONE";

    fn failed(error: String) -> Result<(), String> {
        Err(error)
    }

    /// What the process of [`panics_and_errors_are_written_without_secrets`] does.
    #[test]
    #[ignore = "ends with a panic, in a process of its own"]
    fn panic_with_secrets() {
        if env::var_os(ALONE).is_none() {
            return;
        }
        guard();
        let [token, password] =
            ["DISCORD_TOKEN", "PGPASSWORD"].map(|name| env::var(name).expect("set"));
        let error = failed(format!("no {password}"));
        let quoted = format!("{error:?}");
        eprintln!("{}", hide(format_args!("{quoted} {quoted:?}")));
        let thread = thread::spawn(move || error.expect(&token));
        assert!(thread.join().is_err());
        panic!("at postgres://ada:{password}@db/c, and it goes on");
    }

    #[test]
    fn panics_and_errors_are_written_without_secrets() {
        let program = env::current_exe().expect("this test");
        let run = |out: std::process::Stdio| {
            std::process::Command::new(&program)
                .args(["--exact", "cli::secrets::tests::panic_with_secrets"])
                .args(["--ignored", "--nocapture"])
                .envs([
                    (ALONE, "1"),
                    ("DISCORD_TOKEN", "MTE.s3cret.b"),
                    ("PGPASSWORD", "s3cret \"and\" more"),
                ])
                .stderr(out)
                .output()
                .expect("it runs")
        };
        let output = run(std::process::Stdio::piped());
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(said.contains("and it goes on"), "{said}");
        assert_eq!(said.matches("panicked at").count(), 2, "{said}");
        assert!(said.contains("no ***"), "{said}");
        assert!(!said.contains("s3cret"), "{said}");
        // Where nobody reads it, the program goes on.
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let output = run(writer.into());
        let told = String::from_utf8(output.stdout).expect("text");
        assert!(told.contains("1 failed"), "{:?} {told}", output.status);
    }
}
