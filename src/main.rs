//! The `courtier` command.

fn main() {}
