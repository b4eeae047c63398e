//! The shared state of a running local Discord, and waiting for it to change.

use std::{
    io,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::watch;

use super::{clock::Clock, keep::Keep, state::State, world::ContentsFolder};

/// A running local Discord.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) clock: Clock,
    pub(crate) contents: Arc<ContentsFolder>,
    /// How long to delay a response after its effect.
    pub(crate) lag: Duration,
    state: Mutex<State>,
    keep: Mutex<Option<Keep>>,
    /// Counts the changes of the state, so that others can wait for one.
    changes: watch::Sender<u64>,
    stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(
        state: State,
        contents: Arc<ContentsFolder>,
        keep: Option<Keep>,
        lag: Duration,
    ) -> Self {
        Self {
            clock: state.clock.clone(),
            contents,
            lag,
            state: Mutex::new(state),
            keep: Mutex::new(keep),
            changes: watch::Sender::new(1),
            stopping: watch::Sender::new(false),
        }
    }

    /// Locks the state. A thread that panicked while it held the lock has at worst left one request
    /// half done, so the lock stays usable.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn read<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.lock())
    }

    /// Changes the state and wakes everything that is waiting for a change.
    pub(crate) fn update<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let result = change(&mut self.lock());
        self.changes.send_modify(|count| *count += 1);
        result
    }

    /// Makes a change that nothing waits for, and wakes nothing.
    pub(crate) fn update_quietly<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        change(&mut self.lock())
    }

    /// Writes the world to its folder, if it has one.
    pub(crate) fn save(&self) -> io::Result<()> {
        let mut keep = self.keep.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(keep) = &mut *keep else {
            return Ok(());
        };
        // Release the lock before the slow writing begins.
        let snapshot = self.read(Keep::snapshot);
        keep.write(snapshot)
    }

    pub(crate) fn changes(&self) -> u64 {
        *self.changes.borrow()
    }

    /// Waits until `look` finds something, at most until `deadline` is over or the local Discord
    /// stops.
    pub(crate) async fn wait<T>(
        &self,
        deadline: impl Future<Output = ()>,
        mut look: impl FnMut(&State) -> Option<T>,
    ) -> Option<T> {
        let mut changes = self.changes.subscribe();
        let mut stopping = self.stopping.subscribe();
        tokio::pin!(deadline);
        loop {
            // Mark as seen before looking, so that no change is missed between the look and the
            // wait.
            changes.borrow_and_update();
            if let Some(found) = self.read(&mut look) {
                return Some(found);
            }
            tokio::select! {
                _ = changes.changed() => {}
                () = &mut deadline => return self.read(&mut look),
                _ = stopping.wait_for(|stopping| *stopping) => return None,
            }
        }
    }

    /// Asks everything to stop.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Returns when the local Discord is asked to stop.
    pub(crate) async fn stopped(&self) {
        let mut stopping = self.stopping.subscribe();
        // An error would mean that the sender, which `self` owns, is gone.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }
}
