//! Passes through what is due because time has passed.
//!
//! In one turn, a page of what is due is listed and handled row by row. The next page begins where this one ends,
//! whatever happened to its rows, so nothing that is stuck blocks what comes later.

use super::{Failure, Host};
use domain::clock::Timestamp;
use store::{Cursor, DueRow, ReadTx, StoreError};

/// How many rows are handled in one turn.
pub(crate) const AT_ONCE: u32 = 100;

/// A pass through everything that is due for one chore, which can take several turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pass {
    /// The moment up to which time is known to count. Nothing later is due.
    pub(crate) until: Timestamp,
    /// The position reached.
    cursor: Cursor,
    /// The moment up to which time was known to count when the first page was listed.
    begun_until: Timestamp,
}

/// The work that a chore leaves for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// More may be due by now.
    More,
    /// Nothing before this moment, or nothing planned at all.
    Until(Option<Timestamp>),
}

impl Pass {
    /// Returns a pass that has not begun.
    pub(crate) const fn new(until: Timestamp) -> Pass {
        Pass {
            until,
            cursor: Cursor::START,
            begun_until: until,
        }
    }
}

/// Takes one turn, handling each row on its own. If some rows fail, still handles the others of the
/// page before returning the error.
pub(crate) async fn do_page<Id, Done>(
    host: &Host,
    pass: &mut Pass,
    list: impl Fn(&ReadTx<'_>, Timestamp, Cursor) -> Result<Vec<DueRow<Id>>, StoreError>
    + Send
    + 'static,
    next: impl Fn(&ReadTx<'_>, Timestamp) -> Result<Option<Timestamp>, StoreError> + Send + 'static,
    act: impl Fn(Id) -> Done,
) -> Result<Left, Failure>
where
    Id: Send + 'static,
    Done: Future<Output = Result<(), Failure>>,
{
    let Pass { until, cursor, .. } = *pass;
    if cursor == Cursor::START {
        pass.begun_until = until;
    }
    let read = host.store.read(move |tx| {
        let page = list(tx, until, cursor)?;
        let next = if page.is_empty() {
            next(tx, until)?
        } else {
            None
        };
        Ok::<_, Failure>((page, next))
    });
    let (page, next) = read.await?;
    if page.is_empty() {
        pass.cursor = Cursor::START;
        return Ok(if pass.begun_until < until {
            // A beat has come in the meantime, which may have made rows before the cursor due.
            Left::More
        } else {
            Left::Until(next)
        });
    }
    let mut failed = None;
    for DueRow { id, cursor } in page {
        pass.cursor = cursor;
        if let Err(error) = act(id).await {
            failed = failed.or(Some(error));
        }
    }
    failed.map_or(Ok(Left::More), Err)
}
