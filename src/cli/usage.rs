//! What the command line refuses, without quoting what can be a secret.

use std::{env, process::ExitCode};

use clap::{
    Error,
    error::{ContextKind, ContextValue},
};

use super::{USAGE, secrets};

/// The replacement for an argument.
const LEFT_OUT: &str = "…";

/// The most letters of an argument that is quoted.
const WORD: usize = 20;

/// Shorter arguments are also parts of the sentence around them.
const SHORT: usize = 4;

/// Writes the help that was asked for, or what is wrong with the arguments.
pub(super) fn tell(refusal: Error) -> ExitCode {
    if !refusal.use_stderr() {
        // Only a closed pipe could keep it from being written.
        let _ = refusal.print();
        return ExitCode::SUCCESS;
    }
    let arguments = env::args_os().skip(1);
    let arguments = arguments.map(|argument| argument.to_string_lossy().into_owned());
    eprint!("{}", told(refusal, &arguments.collect::<Vec<String>>()));
    ExitCode::from(USAGE)
}

/// Returns what is wrong, without the value that is refused, and without any other argument that isn't
/// an ordinary word.
fn told(mut refusal: Error, arguments: &[String]) -> String {
    if refusal.get(ContextKind::InvalidValue).is_some() {
        let value = ContextValue::String(LEFT_OUT.to_owned());
        refusal.insert(ContextKind::InvalidValue, value);
    }
    let mut text = refusal.render().to_string();
    let values = arguments.iter().flat_map(|argument| {
        let value = argument.split_once('=').map(|(_, value)| value);
        [Some(argument.as_str()), value]
    });
    for value in values.flatten().filter(|value| !is_word(value)) {
        text = text.replace(value, LEFT_OUT);
    }
    secrets::hide(text)
}

/// Returns whether an argument is a word, as commands and options are, or too short for a secret.
fn is_word(argument: &str) -> bool {
    let is_of_word = |sign: char| sign.is_ascii_lowercase() || sign == '-';
    argument.len() < SHORT || argument.len() <= WORD && argument.chars().all(is_of_word)
}
