//! Keeps the world in a folder, so that the next local Discord can continue from there.
//!
//! `world.json` has everything except the contents of attachments, which are one file each and are
//! in the folder from the beginning. Interactions, modals, connections and faults are not kept.

use std::{
    collections::HashMap,
    fs, io, mem,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use super::{
    clock::Millis,
    id::Id,
    state::State,
    world::{Contents, ContentsFolder, World},
};

/// The folder, and the attachments that the world in it refers to. They stay as long as it does.
#[derive(Debug)]
pub(crate) struct Keep {
    folder: PathBuf,
    named: HashMap<Id, Contents>,
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

/// The data to write: the state at one moment.
pub(crate) struct Snapshot {
    world: serde_json::Result<Vec<u8>>,
    files: HashMap<Id, Contents>,
}

impl Keep {
    /// Opens a folder, which can be new, with the place for contents in it.
    pub(crate) fn open(folder: &Path) -> io::Result<(Keep, Arc<ContentsFolder>)> {
        let contents = ContentsFolder::lasting(folder.join("attachments"))?;
        let keep = Keep {
            folder: folder.to_owned(),
            named: HashMap::new(),
        };
        Ok((keep, Arc::new(contents)))
    }

    /// Reads what was kept in the folder.
    pub(crate) fn read(&mut self, contents: &Arc<ContentsFolder>) -> io::Result<Option<Kept>> {
        let json = match fs::read(self.world()) {
            Ok(json) => json,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut kept: Kept = serde_json::from_slice(&json)?;
        let ids = kept.world.attachment_ids().into_iter();
        let files = ids.map(|id| Ok((id, contents.kept(id)?)));
        kept.world.files = files.collect::<io::Result<_>>()?;
        self.named.clone_from(&kept.world.files);
        remove_unnamed(contents, &self.named)?;
        Ok(Some(kept))
    }

    fn world(&self) -> PathBuf {
        self.folder.join("world.json")
    }

    pub(crate) fn snapshot(state: &State) -> Snapshot {
        let keeping = Keeping {
            clock_ahead_ms: state.clock.ahead(),
            world: &state.world,
        };
        Snapshot {
            world: serde_json::to_vec(&keeping),
            files: state.world.files.clone(),
        }
    }

    /// Writes a snapshot so that the folder contains one complete world at any time: old
    /// attachments are released only when the world that referred to them is replaced.
    pub(crate) fn write(&mut self, snapshot: Snapshot) -> io::Result<()> {
        let unfinished = self.folder.join("world.json.new");
        fs::write(&unfinished, snapshot.world?)?;
        fs::rename(&unfinished, self.world())?;
        let before = mem::replace(&mut self.named, snapshot.files);
        for contents in before.values() {
            contents.set_kept(false);
        }
        for contents in self.named.values() {
            contents.set_kept(true);
        }
        Ok(())
    }
}

/// Removes what a killed local Discord has left behind: attachments that no saved world refers to.
fn remove_unnamed(folder: &ContentsFolder, named: &HashMap<Id, Contents>) -> io::Result<()> {
    for entry in fs::read_dir(folder.path())? {
        let entry = entry?;
        let id = entry.file_name().to_str().and_then(Id::parse);
        if id.is_some_and(|id| !named.contains_key(&id)) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
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
