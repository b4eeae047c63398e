//! How a database is, as an operator wants to know it before a bot starts.

/// What there is at the address of a database that a bot could use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    /// The engine and its version.
    pub engine: String,
    /// The schema. `None` if it has no tables of ours yet.
    pub schema: Option<i64>,
    /// The newest schema that this version knows, to which a bot brings the database.
    pub newest: i64,
    /// Whether a bot has it open, which is known only of a file.
    pub in_use: bool,
}
