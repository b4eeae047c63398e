//! The paths in a source file that lead to other modules of the crate.

use crate::source::Source;

/// Returns the room of a house that a module is in: the module directly below the house.
pub(crate) fn room(house: &[&str], module: &[String]) -> Option<String> {
    let (inside, rest) = (module.get(..house.len())?, module.get(house.len())?);
    (inside == house).then(|| rest.clone())
}

/// Returns every path in a file that begins at `crate`, `super` or `self`, written out from the
/// root of the crate. The last names can be of items rather than of modules.
pub(crate) fn of(file: &Source) -> Vec<Vec<String>> {
    let code = file.code();
    let tokens = tokens(&code);
    let mut paths = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        // `pub(super)` and `pub(in crate::bot)` say who can use something, not what is used.
        let is_visibility = index.checked_sub(1).is_some_and(|before| {
            matches!(tokens[before], "(" | "in") && is_pub(&tokens[..before])
        });
        let starts = matches!(*token, "crate" | "super" | "self");
        let goes_on = index > 0 && tokens[index - 1] == "::";
        if starts && !goes_on && !is_visibility && tokens.get(index + 1) == Some(&"::") {
            let mut rest = &tokens[index..];
            read(&mut rest, &file.module(), &mut paths);
        }
    }
    paths
}

fn is_pub(before: &[&str]) -> bool {
    matches!(before, [.., "pub"] | [.., "pub", "("])
}

/// Parses a path and its branches. `from` is the module that it starts from.
fn read(tokens: &mut &[&str], from: &[String], paths: &mut Vec<Vec<String>>) {
    let mut path = from.to_vec();
    loop {
        match tokens {
            ["crate" | "$crate", rest @ ..] => {
                path.clear();
                *tokens = rest;
            }
            ["super", rest @ ..] => {
                path.pop();
                *tokens = rest;
            }
            ["self", rest @ ..] => *tokens = rest,
            ["{", rest @ ..] => {
                *tokens = rest;
                loop {
                    match tokens {
                        ["}", rest @ ..] => {
                            *tokens = rest;
                            return;
                        }
                        [",", rest @ ..] => *tokens = rest,
                        [] => return,
                        _ => read(tokens, &path, paths),
                    }
                }
            }
            [name, rest @ ..] => {
                path.push((*name).to_owned());
                *tokens = rest;
            }
            [] => break,
        }
        match tokens {
            ["::", rest @ ..] => *tokens = rest,
            // In a list of imports, `name as other` ends with the next comma.
            ["as", _, rest @ ..] => {
                *tokens = rest;
                break;
            }
            _ => break,
        }
    }
    paths.push(path);
}

/// Splits code into names, `::`, and single other characters.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("::") {
            2
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
            end.unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}
