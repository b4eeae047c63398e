//! The record: every timeline entry as one line of JSON in a file.

use std::{
    fs::{File, OpenOptions},
    io::{self, Write},
    path::Path,
};

#[derive(Debug)]
pub(crate) struct Record {
    file: File,
    /// Set after the first failure, which is reported once.
    broken: bool,
}

impl Record {
    /// Opens the file for appending.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        Ok(Self {
            file,
            broken: false,
        })
    }

    /// Writes one line in one call and without a buffer. If the process is killed, at most the last
    /// line is truncated.
    pub(crate) fn line(&mut self, entry: &str) {
        let line = format!("{entry}\n");
        let written = self.file.write_all(line.as_bytes());
        self.report(written);
    }

    pub(crate) fn flush(&mut self) {
        let synced = self.file.sync_all();
        self.report(synced);
    }

    /// Reports the first failure only: a full disk must not end the session that is being recorded.
    fn report(&mut self, result: io::Result<()>) {
        if let Err(error) = result
            && !self.broken
        {
            self.broken = true;
            tracing::error!(%error, "the record can no longer be written");
        }
    }
}
