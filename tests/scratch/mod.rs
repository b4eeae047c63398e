//! Where tests write.

use std::{env, path::PathBuf};

/// The folder in which tests make theirs: in memory, where the machine has such a place. Each move is
/// written through to the disk, and a disk that others keep busy can take longer for that than Discord
/// waits for an answer.
pub(crate) fn scratch() -> PathBuf {
    let in_memory = PathBuf::from("/dev/shm");
    match tempfile::tempdir_in(&in_memory) {
        Ok(_) => in_memory,
        Err(_) => env::temp_dir(),
    }
}
