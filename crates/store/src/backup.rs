//! Copies of an SQLite file that is in use. PostgreSQL has tools of its own for that.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    StoreError,
    db::{self, DbError},
};
use domain::clock::Timestamp;

/// What the names of backups begin and end with. Between these is the time, so that names sort by age.
const PREFIX: &str = "courtier-";
const SUFFIX: &str = ".db";

/// What the names of SQLite's files add to that of the database.
const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

/// Copies a file as it is now into a folder, while bots may use it. Returns the copy, which bears the
/// time in its name. Rows that were removed are not in it.
///
/// # Errors
/// If the file or the folder cannot be read or written, or such a copy exists.
pub fn back_up(file: &Path, folder: &Path, now: Timestamp) -> Result<PathBuf, StoreError> {
    let time = now.to_rfc3339().replace(':', "-");
    let to = folder.join(format!("{PREFIX}{time}{SUFFIX}"));
    copy_file(file, &to)?;
    Ok(to)
}

/// Copies a file as it is now to a new file, while bots may use it.
///
/// # Errors
/// If one of them cannot be read or written, or the new one exists.
pub fn copy_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let failed = |error| StoreError::open(&from.into(), error);
    db::copy_file(from, to).map_err(failed)
}

/// Removes the oldest backups from a folder, except for the newest `keep`. Those that seem to come from the
/// future go first: otherwise they would push out each new one after the clock was set back. Leaves other files
/// alone. Returns what was removed.
///
/// # Errors
/// If the folder cannot be read, or a backup cannot be removed.
pub fn prune(folder: &Path, keep: usize, now: Timestamp) -> io::Result<Vec<PathBuf>> {
    let mut found = in_folder(folder, now)?;
    found.truncate(found.len().saturating_sub(keep));
    let mut removed = Vec::new();
    for (_, path) in found {
        fs::remove_file(&path)?;
        removed.push(path);
    }
    Ok(removed)
}

/// Returns when the newest backup in a folder was made. Those that seem to come from the future count as the
/// oldest.
///
/// # Errors
/// If the folder cannot be read.
pub fn newest(folder: &Path, now: Timestamp) -> io::Result<Option<Timestamp>> {
    Ok(in_folder(folder, now)?.last().map(|(made_at, _)| *made_at))
}

/// Returns the backups in a folder: first those of the future, which were made before the clock was set back,
/// then the oldest.
fn in_folder(folder: &Path, now: Timestamp) -> io::Result<Vec<(Timestamp, PathBuf)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        if let Some(made_at) = name.and_then(made_at) {
            found.push((made_at, path));
        }
    }
    found.sort();
    found.sort_by_key(|(made_at, _)| *made_at <= now);
    Ok(found)
}

/// Returns when a file was made that has the name of a backup.
fn made_at(name: &str) -> Option<Timestamp> {
    let time = name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
    let (day, time) = time.split_once('T')?;
    Timestamp::from_rfc3339(&format!("{day}T{}", time.replace('-', ":")))
}

/// Renames a file that no bot uses, with what SQLite keeps beside it.
///
/// # Errors
/// If it cannot be moved.
pub fn rename(file: &Path, to: &Path) -> Result<(), StoreError> {
    if !move_one(file, to, "")? {
        let error = DbError::File(file.display().to_string(), io::ErrorKind::NotFound.into());
        return Err(StoreError::open(&file.into(), error));
    }
    for beside in &BESIDE[1..] {
        move_one(file, to, beside)?;
    }
    Ok(())
}

/// Moves a file away that no bot uses, with what SQLite keeps beside it, whichever of them are there.
/// What is left beside a file that is gone must not meet its successor. Returns whether there was
/// anything.
///
/// # Errors
/// If one of them cannot be moved.
pub fn move_away(file: &Path, to: &Path) -> Result<bool, StoreError> {
    let mut moved = false;
    for beside in BESIDE {
        moved |= move_one(file, to, beside)?;
    }
    Ok(moved)
}

/// Moves one of the files of a database. Returns whether it was there.
fn move_one(file: &Path, to: &Path, beside: &str) -> Result<bool, StoreError> {
    let named = |path: &Path| {
        let mut name = path.as_os_str().to_owned();
        name.push(beside);
        PathBuf::from(name)
    };
    match fs::rename(named(file), named(to)) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => {
            let error = DbError::File(named(file).display().to_string(), error);
            Err(StoreError::open(&file.into(), error))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_backups_are_pruned_and_the_newest_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = [
            "courtier-2026-11-24T05-00-00Z.db",
            "courtier-2026-11-25T05-00-00Z.db",
            "courtier-2026-11-26T05-00-00Z.db",
            "courtier-old.db",
            "courtier.db",
        ];
        for name in names {
            fs::write(folder.path().join(name), "").expect("written");
        }
        let now = |text| Timestamp::from_rfc3339(text).expect("a time");
        let later = now("2026-11-27T05:00:00Z");
        let pruned = prune(folder.path(), 2, later).expect("pruned");
        assert_eq!(pruned, [folder.path().join(names[0])]);
        let left = fs::read_dir(folder.path()).expect("read").count();
        assert_eq!(left, 4);
        let newest = |now| newest(folder.path(), now).expect("read");
        assert_eq!(
            newest(later),
            Timestamp::from_rfc3339("2026-11-26T05:00:00Z")
        );
        assert!(prune(folder.path(), 2, later).expect("pruned").is_empty());
        // The clock is set back by a day: the newest is one of the future, which goes first.
        let earlier = now("2026-11-25T06:00:00Z");
        assert_eq!(
            newest(earlier),
            Timestamp::from_rfc3339("2026-11-25T05:00:00Z")
        );
        let pruned = prune(folder.path(), 1, earlier).expect("pruned");
        assert_eq!(pruned, [folder.path().join(names[2])]);
    }
}
