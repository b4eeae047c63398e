//! Opens the database, and works with it from async code.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use include_dir::{Dir, include_dir};
use rusqlite::{Connection, TransactionBehavior};
use rusqlite_migration::Migrations;
use tokio::sync::Notify;

use super::{ReadTx, StoreError, WriteTx, worker::Worker};

static MIGRATION_FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations");

/// The number of threads that read while the one writer writes.
const READERS: usize = 2;

/// The database. Cheap to clone; all clones share its threads.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Worker,
    readers: Arc<[Worker]>,
    next_reader: Arc<AtomicUsize>,
    outbox: Arc<Notify>,
}

impl Store {
    /// Opens the file, makes it if it does not exist, and brings it to the newest schema.
    ///
    /// # Errors
    /// If the file is not a database, cannot be written, or was made by a newer version.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        let open_error = |source| StoreError::Open {
            path: path.display().to_string(),
            source,
        };
        let mut writer = Connection::open(path).map_err(open_error)?;
        writer
            .pragma_update(None, "journal_mode", "WAL")
            .map_err(open_error)?;
        prepare(&writer).map_err(open_error)?;
        Migrations::from_directory(&MIGRATION_FILES)?.to_latest(&mut writer)?;
        let readers = (0..READERS)
            .map(|_| {
                let reader = Connection::open(path).map_err(open_error)?;
                prepare(&reader).map_err(open_error)?;
                reader
                    .pragma_update(None, "query_only", true)
                    .map_err(open_error)?;
                Worker::start("store-reader", reader)
            })
            .collect::<Result<_, _>>()?;
        Ok(Store {
            writer: Worker::start("store-writer", writer)?,
            readers,
            next_reader: Arc::default(),
            outbox: Arc::default(),
        })
    }

    /// Does `job` in one transaction. If it gives `Ok`, all of it is kept, otherwise nothing. Its
    /// result is given after the commit has reached the disk.
    pub async fn write<T, E>(
        &self,
        job: impl FnOnce(&WriteTx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let outbox = Arc::clone(&self.outbox);
        self.writer
            .run(move |connection| {
                let transaction = connection
                    .transaction_with_behavior(TransactionBehavior::Immediate)
                    .map_err(StoreError::from)?;
                let tx = WriteTx::new(&transaction);
                let value = job(&tx)?;
                let queued = tx.has_queued();
                transaction.commit().map_err(StoreError::from)?;
                if queued {
                    outbox.notify_one();
                }
                Ok(value)
            })
            .await?
    }

    /// Does `job` on a consistent state of the database.
    pub async fn read<T, E>(
        &self,
        job: impl FnOnce(&ReadTx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let turn = self.next_reader.fetch_add(1, Ordering::Relaxed) % self.readers.len();
        self.readers[turn]
            .run(move |connection| {
                let transaction = connection.transaction().map_err(StoreError::from)?;
                job(&ReadTx::new(&transaction))
            })
            .await?
    }

    /// Waits until something new is in the outbox, also if it came before the call.
    pub async fn outbox_filled(&self) {
        self.outbox.notified().await;
    }
}

/// Sets up a connection. It is synchronous in full, because an acknowledged move must survive a
/// power cut.
fn prepare(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_migrations_are_valid() {
        let migrations = super::Migrations::from_directory(&super::MIGRATION_FILES);
        migrations.expect("readable").validate().expect("valid");
    }
}
