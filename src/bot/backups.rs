//! Backups of an SQLite file, once a day, where the operator wants them.

use std::{io, path::PathBuf, time::Duration};

use tokio::task::{JoinError, spawn_blocking};

use crate::{config::Backups, host::Host};
use domain::{causes::chain, clock::Timestamp};
use store::{
    Address, StoreError, backup,
    verify::{self, Notice},
};

/// The time from one backup to the next.
const EVERY: Duration = Duration::from_hours(24);

/// How often to look whether one is due.
const LOOK_EVERY: Duration = Duration::from_mins(10);

/// How long to wait after one that was not made or is not right.
const RETRY: Duration = Duration::from_hours(1);

/// The name of a copy in which something is wrong.
const WRONG: &str = "wrong.db";

/// Why there is no backup, or none that can be relied on.
#[derive(Debug, thiserror::Error)]
enum Failed {
    #[error("the folder for backups cannot be used")]
    Folder(#[source] io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0} things are wrong in {1}, see `courtier verify`")]
    Faults(u64, String),
    #[error("making it has failed")]
    Gone(#[from] JoinError),
}

/// Makes a backup whenever the newest one in the folder is a day old, also after a restart.
pub(super) async fn keep(host: Host, backups: Backups) {
    loop {
        let now = host.clock().now();
        let pause = match make_if_due(backups.clone(), now).await {
            Ok(None) => LOOK_EVERY,
            Ok(Some(made)) => {
                tracing::info!(backup = %made.display(), "the database is backed up");
                LOOK_EVERY
            }
            Err(error) => {
                tracing::error!(
                    error = chain(&error),
                    "the database could not be backed up; will try again in an hour"
                );
                RETRY
            }
        };
        host.clock().sleep_after(now, pause).await;
    }
}

async fn make_if_due(backups: Backups, now: Timestamp) -> Result<Option<PathBuf>, Failed> {
    // That can take minutes, so no worker does it that others wait for.
    let made = spawn_blocking(move || {
        let Backups { file, folder, keep } = backups;
        std::fs::create_dir_all(&folder).map_err(Failed::Folder)?;
        let newest = backup::newest(&folder, now).map_err(Failed::Folder)?;
        // One from the future was made before the clock was set back.
        let is_fresh = |newest: &Timestamp| *newest <= now && now.since(*newest) < EVERY;
        if newest.as_ref().is_some_and(is_fresh) {
            return Ok(None);
        }
        let made = backup::back_up(&file, &folder, now)?;
        let mut ignore = |_: Notice| {};
        let wrong = folder.join(WRONG);
        let why = match verify::verify(&Address::File(made.clone()), now, &mut ignore) {
            Ok(verified) if verified.faults == 0 => None,
            Ok(verified) => Some(Failed::Faults(verified.faults, wrong.display().to_string())),
            // It can't even be read.
            Err(error) => Some(error.into()),
        };
        if let Some(why) = why {
            // Only the latest of these is kept, and it doesn't count as a backup.
            std::fs::rename(&made, &wrong).map_err(Failed::Folder)?;
            return Err(why);
        }
        backup::prune(&folder, keep, now).map_err(Failed::Folder)?;
        Ok(Some(made))
    });
    made.await?
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Store;

    #[tokio::test]
    async fn a_copy_in_which_something_is_wrong_is_no_backup() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("courtier.db");
        drop(Store::open(&Address::File(file.clone())).expect("opens"));
        let backups = Backups {
            folder: folder.path().join("backups"),
            file: file.clone(),
            keep: 1,
        };
        let hours = |hours: i64| Timestamp::from_seconds(1_800_000_000 + hours * 3_600);
        let make = async |at| make_if_due(backups.clone(), at).await;
        let first = make(hours(0)).await.expect("made").expect("due");
        assert!(make(hours(23)).await.expect("fresh").is_none());
        let spoil = |sql: &str| {
            let file = rusqlite::Connection::open(&file).expect("opens");
            file.execute_batch(sql).expect("done");
        };
        // The first can be read and is wrong, and the second can't even be read.
        for (later, sql) in [
            (
                25,
                "INSERT INTO lost_followings (player, match) VALUES (1, 9)",
            ),
            (
                26,
                "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
                 VALUES (9, '?', 0, 0, 0, 1)",
            ),
        ] {
            spoil(&format!("PRAGMA foreign_keys = OFF; {sql}"));
            let wrong = make(hours(later)).await.expect_err("wrong");
            let is_read = matches!(wrong, Failed::Faults(..));
            assert_eq!(is_read, later == 25, "{wrong}");
        }
        assert!(first.exists() && backups.folder.join(WRONG).exists());
        assert_eq!(
            backup::newest(&backups.folder, hours(26)).expect("read"),
            Some(hours(0))
        );
        // After the clock was set back, the last one is of the future.
        spoil("DELETE FROM outbox; DELETE FROM lost_followings");
        let earlier = make(hours(-24)).await;
        assert!(earlier.expect("made").expect("due").exists());
        assert!(!first.exists(), "it was the only one that is kept");
        assert!(make(hours(-23)).await.expect("fresh").is_none());
    }
}
