//! The `courtier` command. Everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    courtier::cli::main()
}
