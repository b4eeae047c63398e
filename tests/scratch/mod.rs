//! Where tests write.

use std::{
    env,
    path::{Path, PathBuf},
};

/// The room that the databases of all tests that run together can need. A container often has 64 MiB there.
const ROOM: u64 = 2 << 30;

/// The folder in which tests make theirs: in memory, where the machine has such a place with room. Each move is
/// written through to the disk, and a disk that others keep busy can take longer for that than Discord waits for an
/// answer. A server's new database is some 300 files, for which a disk takes longer than most tests.
pub(crate) fn scratch() -> PathBuf {
    let in_memory = PathBuf::from("/dev/shm");
    let is_usable = || tempfile::tempdir_in(&in_memory).is_ok();
    if room(&in_memory) >= ROOM && is_usable() {
        in_memory
    } else {
        env::temp_dir()
    }
}

/// Returns how many bytes can still be written there.
#[cfg(unix)]
fn room(folder: &Path) -> u64 {
    let there = rustix::fs::statvfs(folder);
    there.map_or(0, |there| there.f_bavail.saturating_mul(there.f_frsize))
}

#[cfg(not(unix))]
fn room(_: &Path) -> u64 {
    0
}
