//! The contents of attachments, kept on disk: a bot that posts pictures for weeks would fill the
//! memory with them.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use axum::body::Bytes;
use tempfile::TempDir;
use tokio::task::spawn_blocking;

use crate::id::Id;

/// The folder of all contents, one file each.
#[derive(Debug)]
pub(crate) struct ContentsFolder {
    path: PathBuf,
    /// Removes the folder when nothing in it is used any more.
    _temporary: Option<TempDir>,
}

impl ContentsFolder {
    /// Creates a folder that is removed when the local Discord ends.
    pub(crate) fn temporary() -> io::Result<Self> {
        let folder = tempfile::Builder::new()
            .prefix("local-discord-")
            .tempdir()?;
        Ok(Self {
            path: folder.path().to_owned(),
            _temporary: Some(folder),
        })
    }

    /// Opens a permanent folder, creating it if necessary.
    pub(crate) fn lasting(path: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(&path)?;
        Ok(Self {
            path,
            _temporary: None,
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Opens contents that an earlier local Discord has kept.
    pub(crate) fn kept(self: &Arc<Self>, id: Id) -> io::Result<Contents> {
        let contents = Contents(Arc::new(self.file(id)));
        contents.set_kept(true);
        fs::metadata(contents.0.path())?;
        Ok(contents)
    }

    pub(crate) async fn write(self: &Arc<Self>, id: Id, bytes: Bytes) -> io::Result<Contents> {
        let file = self.file(id);
        let write = move || {
            fs::write(file.path(), &bytes)?;
            Ok(Contents(Arc::new(file)))
        };
        spawn_blocking(write).await?
    }

    fn file(self: &Arc<Self>, id: Id) -> File {
        File {
            folder: Arc::clone(self),
            id,
            kept: AtomicBool::new(false),
        }
    }
}

/// The contents of one attachment. When they are no longer used, their file is removed, unless a
/// kept world refers to it.
#[derive(Clone, Debug)]
pub(crate) struct Contents(Arc<File>);

impl Contents {
    pub(crate) async fn read(&self) -> io::Result<Bytes> {
        let file = Arc::clone(&self.0);
        spawn_blocking(move || fs::read(file.path()).map(Bytes::from)).await?
    }

    /// Sets whether the kept world refers to them, so that they outlast this local Discord.
    pub(crate) fn set_kept(&self, kept: bool) {
        self.0.kept.store(kept, Ordering::Relaxed);
    }
}

#[derive(Debug)]
struct File {
    folder: Arc<ContentsFolder>,
    id: Id,
    kept: AtomicBool,
}

impl File {
    fn path(&self) -> PathBuf {
        self.folder.path.join(self.id.to_string())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        if *self.kept.get_mut() {
            return;
        }
        if let Err(error) = fs::remove_file(self.path())
            && error.kind() != io::ErrorKind::NotFound
        {
            tracing::warn!(%error, "an attachment that is gone stays on disk");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn written(folder: &Arc<ContentsFolder>, id: Id, text: &'static [u8]) -> Contents {
        let written = folder.write(id, Bytes::from_static(text)).await;
        written.expect("written")
    }

    #[tokio::test]
    async fn contents_are_on_disk_until_nobody_has_them() {
        let folder = Arc::new(ContentsFolder::temporary().expect("a folder"));
        let path = folder.path().to_owned();
        let contents = written(&folder, Id(7), b"seven").await;
        let again = contents.clone();
        drop(contents);
        drop(written(&folder, Id(8), b"eight").await);
        assert!(!path.join("8").exists(), "nobody has it");
        assert_eq!(fs::read(path.join("7")).expect("a file"), b"seven");
        assert_eq!(again.read().await.expect("contents"), "seven");
        drop(folder);
        assert_eq!(again.read().await.expect("contents"), "seven");
        drop(again);
        assert!(!path.exists(), "the folder ends with what is in it");
    }

    #[tokio::test]
    async fn contents_that_a_kept_world_names_stay() {
        let place = tempfile::tempdir().expect("a folder");
        let folder = ContentsFolder::lasting(place.path().to_owned());
        let folder = Arc::new(folder.expect("a folder"));
        let contents = written(&folder, Id(7), b"seven").await;
        contents.set_kept(true);
        drop(contents);
        let contents = folder.kept(Id(7)).expect("they are there");
        contents.set_kept(false);
        drop(contents);
        assert!(folder.kept(Id(7)).is_err(), "no longer named");
    }
}
