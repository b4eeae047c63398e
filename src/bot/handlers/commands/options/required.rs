//! Options that are needed only for some of a command's actions. Discord cannot require them.

use crate::bot::error::Error;

/// Returns the value of an option that the chosen action needs. `key` is the option's in the locale
/// files.
///
/// # Errors
/// Names the option if it was left empty.
pub(in crate::bot::handlers::commands) fn needed<T>(
    value: Option<T>,
    key: &'static str,
) -> Result<T, Error> {
    value.ok_or(Error::Missing(key))
}
