//! Operators read in their document what each warning asks of them.

use crate::source::Source;

/// Sources whose warnings no operator reads: the local Discord's.
const OF_SANDBOX: [&str; 2] = ["src/cli/demo/", "src/cli/sandbox.rs"];

/// Returns the texts of all warnings and errors in the log that are written out in the code.
fn warnings(code: &str) -> Vec<String> {
    let begins = ["warn!(", "error!("]
        .iter()
        .flat_map(|name| code.match_indices(name));
    let text = |(at, name): (usize, &str)| {
        let body = &code[at + name.len()..];
        last_literal(body).filter(|text| !text.contains('{'))
    };
    begins.filter_map(text).collect()
}

/// Returns the last literal before the bracket closes in which the code begins.
fn last_literal(code: &str) -> Option<String> {
    let (mut depth, mut last) = (1, None);
    let mut signs = code.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '(' => depth += 1,
            ')' if depth == 1 => return last,
            ')' => depth -= 1,
            '"' => {
                let mut literal = String::new();
                while let Some(sign) = signs.next().filter(|sign| *sign != '"') {
                    if sign == '\\' {
                        literal.extend(signs.next());
                    } else {
                        literal.push(sign);
                    }
                }
                // A line that goes on begins with blanks.
                let words: Vec<&str> = literal.split_whitespace().collect();
                last = Some(words.join(" "));
            }
            _ => {}
        }
    }
    None
}

#[test]
fn operators_read_what_each_warning_asks_of_them() {
    let document = Source::read("docs/operators.md").text;
    let mut found = 0;
    for source in Source::of_courtier() {
        let is_of_sandbox = OF_SANDBOX.iter().any(|part| source.path.starts_with(part));
        if source.is_of_tests() || is_of_sandbox {
            continue;
        }
        for warning in warnings(&source.code()) {
            found += 1;
            assert!(
                document.contains(&warning),
                "docs/operators.md doesn't say what to do about {warning:?} ({})",
                source.path
            );
        }
    }
    assert!(found > 50, "only {found} warnings are found");
}
