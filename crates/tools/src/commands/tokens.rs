//! Counts the tokens of Rust code, so that a change can be compared with what was there before whatever rustfmt makes
//! of its lines. Comments, documentation, and code that is compiled for tests alone don't count.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Files and folders; in a folder, all Rust files count but those named tests
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// Prints the number of tokens of each path, and of all.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut all = 0;
    for path in &args.paths {
        let count = of_path(path)?;
        println!("{count:8}  {}", path.display());
        all += count;
    }
    println!("{all:8}  in all");
    Ok(())
}

fn of_path(path: &Path) -> anyhow::Result<usize> {
    if path.is_dir() {
        let mut count = 0;
        for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
            let entry = entry?.path();
            let is_of_tests = entry.file_stem().is_some_and(|name| name == "tests");
            let is_code = entry.is_dir() || entry.extension().is_some_and(|end| end == "rs");
            if is_code && !is_of_tests {
                count += of_path(&entry)?;
            }
        }
        return Ok(count);
    }
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let tokens: TokenStream = text
        .parse()
        .map_err(|error| anyhow!("{}: {error}", path.display()))?;
    Ok(count(tokens))
}

/// Counts tokens, with two for each pair of brackets.
fn count(tokens: TokenStream) -> usize {
    let mut counted = 0;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        if let TokenTree::Punct(sign) = &token
            && sign.as_char() == '#'
        {
            // Documentation of a file has an exclamation mark.
            tokens.next_if(|next| matches!(next, TokenTree::Punct(sign) if sign.as_char() == '!'));
            match tokens.next() {
                Some(TokenTree::Group(attribute)) => match name(&attribute.stream()).as_str() {
                    "doc" => {}
                    "cfg(test)" => skip_item(&mut tokens),
                    _ => counted += 3 + count(attribute.stream()),
                },
                _ => counted += 2,
            }
            continue;
        }
        counted += match token {
            TokenTree::Group(group) => 2 + count(group.stream()),
            TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => 1,
        };
    }
    counted
}

/// Returns an attribute without spaces, or `doc` for a piece of documentation.
fn name(attribute: &TokenStream) -> String {
    let first = attribute.clone().into_iter().next();
    match first {
        Some(TokenTree::Ident(name)) if name == "doc" => "doc".to_owned(),
        _ => attribute.to_string().replace(' ', ""),
    }
}

/// Skips the item that an attribute belongs to.
fn skip_item(tokens: &mut impl Iterator<Item = TokenTree>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return,
            TokenTree::Punct(sign) if matches!(sign.as_char(), ';' | ',') => return,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_run_is_not_counted() {
        let counted = |code: &str| count(code.parse().expect("tokens"));
        assert_eq!(counted("fn a() { b(1, \"c\") }"), 12);
        assert_eq!(counted("//! A.\n/// B.\nfn a() {} // c"), 6);
        assert_eq!(
            counted("#[cfg(test)]\nmod tests { fn b() {} }\nfn a() {}"),
            6
        );
        assert_eq!(counted("#[must_use] fn a() {}"), 10);
    }
}
