//! Keeps the world in a folder, so that the next local Discord can go on from there.
//!
//! `world.json` has everything except the contents of attachments, which are one file each.
//! Interactions, modals, connections and faults are not kept.

use std::{
    collections::{BTreeSet, HashMap},
    fs, io,
    path::{Path, PathBuf},
};

use axum::body::Bytes;
use serde::{Deserialize, Serialize};

use super::{clock::Millis, id::Id, state::State, world::World};

/// The folder, and which attachments are in it already.
#[derive(Debug)]
pub(crate) struct Keep {
    folder: PathBuf,
    files: BTreeSet<Id>,
}

#[derive(Deserialize)]
pub(crate) struct Kept {
    pub(crate) clock_ahead_ms: Millis,
    pub(crate) world: World,
}

#[derive(Serialize)]
struct Keeping<'w> {
    clock_ahead_ms: Millis,
    world: &'w World,
}

/// What to write: the state at one moment.
pub(crate) struct Snapshot {
    world: serde_json::Result<Vec<u8>>,
    all: BTreeSet<Id>,
    fresh: Vec<(Id, Bytes)>,
}

impl Keep {
    /// Opens a folder, which may be new, and reads what was kept in it.
    pub(crate) fn open(folder: &Path) -> io::Result<(Keep, Option<Kept>)> {
        let mut keep = Keep {
            folder: folder.to_owned(),
            files: BTreeSet::new(),
        };
        fs::create_dir_all(keep.attachments())?;
        let json = match fs::read(keep.world()) {
            Ok(json) => json,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((keep, None)),
            Err(error) => return Err(error),
        };
        let mut kept: Kept = serde_json::from_slice(&json)?;
        let mut files = HashMap::new();
        for id in kept.world.attachment_ids() {
            files.insert(id, fs::read(keep.attachment(id))?.into());
            keep.files.insert(id);
        }
        kept.world.files = files;
        Ok((keep, Some(kept)))
    }

    fn world(&self) -> PathBuf {
        self.folder.join("world.json")
    }

    fn attachments(&self) -> PathBuf {
        self.folder.join("attachments")
    }

    fn attachment(&self, id: Id) -> PathBuf {
        self.attachments().join(id.to_string())
    }

    pub(crate) fn snapshot(&self, state: &State) -> Snapshot {
        let world = &state.world;
        let fresh = world
            .files
            .iter()
            .filter(|(id, _)| !self.files.contains(id))
            .map(|(id, bytes)| (*id, bytes.clone()))
            .collect();
        let keeping = Keeping {
            clock_ahead_ms: state.clock.ahead(),
            world,
        };
        Snapshot {
            world: serde_json::to_vec(&keeping),
            all: world.files.keys().copied().collect(),
            fresh,
        }
    }

    /// Writes a snapshot so that the folder holds one whole world at any time: attachments are
    /// written before the world that names them, and old ones are removed after it.
    pub(crate) fn write(&mut self, snapshot: Snapshot) -> io::Result<()> {
        for (id, bytes) in snapshot.fresh {
            fs::write(self.attachment(id), &bytes)?;
            self.files.insert(id);
        }
        let unfinished = self.folder.join("world.json.new");
        fs::write(&unfinished, snapshot.world?)?;
        fs::rename(&unfinished, self.world())?;
        for gone in self.files.difference(&snapshot.all) {
            fs::remove_file(self.attachment(*gone))?;
        }
        self.files = snapshot.all;
        Ok(())
    }
}

impl World {
    fn attachment_ids(&self) -> Vec<Id> {
        let messages = self
            .channels
            .values()
            .flat_map(|channel| channel.messages.values());
        let files = messages.flat_map(|message| &message.attachments);
        files.map(|file| file.id).collect()
    }
}
