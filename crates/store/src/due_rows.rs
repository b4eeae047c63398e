//! Lists of due rows, page by page.

use super::db::{Column, DbError, Row};

/// A place in a list of due rows. The next page begins after it, whatever became of the rows
/// before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// The sort key of the list, usually when a row is due.
    pub(super) at: i64,
    /// The number of the row, among those of the same moment.
    pub(super) id: i64,
}

impl Cursor {
    /// Before the first row.
    pub const START: Cursor = Cursor {
        at: i64::MIN,
        id: i64::MIN,
    };
}

/// A row of such a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueRow<Id> {
    /// The due row.
    pub id: Id,
    /// The place of the row.
    pub cursor: Cursor,
}

/// Returns the first `most` rows of two pages of one list.
pub fn merged<Id>(mut one: Vec<DueRow<Id>>, other: Vec<DueRow<Id>>, most: u32) -> Vec<DueRow<Id>> {
    one.extend(other);
    one.sort_unstable_by_key(|row| row.cursor);
    one.dedup_by_key(|row| row.cursor);
    one.truncate(usize::try_from(most).unwrap_or(usize::MAX));
    one
}

/// Returns the condition that the shard of a row's server has reached Discord since this moment of the row. Until
/// then it isn't known whether its players could do anything. The statement's first value is the present.
macro_rules! reached_since {
    ($moment:literal) => {
        concat!(
            $moment,
            " <= coalesce((SELECT max(heard_at) FROM shards
                           WHERE (server >> 22) % shards = shard), ?1)"
        )
    };
    // The same in the other server that shows the row's match.
    ($moment:literal, $id:literal) => {
        concat!(
            $crate::due_rows::reached_since!($moment),
            " AND ",
            $moment,
            " <= coalesce((SELECT max(heard_at)
                           FROM challenges AS mirror CROSS JOIN shards
                           WHERE mirror.mirror_of = ",
            $id,
            " AND (mirror.server >> 22) % shards = shard), ?1)"
        )
    };
}
pub(crate) use reached_since;

/// Reads a row with the columns `id`, `at` and `key`.
pub(super) fn due_row<Id: Column>(row: &Row<'_>) -> Result<DueRow<Id>, DbError> {
    due_row_of(row, row.get("id")?)
}

/// Reads a due row whose id is more than a number.
pub(super) fn due_row_of<Id>(row: &Row<'_>, id: Id) -> Result<DueRow<Id>, DbError> {
    let cursor = Cursor {
        at: row.get("at")?,
        id: row.get("key")?,
    };
    Ok(DueRow { id, cursor })
}

/// Returns the ids, without the places.
pub fn ids<Id>(rows: Vec<DueRow<Id>>) -> Vec<Id> {
    rows.into_iter().map(|row| row.id).collect()
}
