//! The door through which interactions come in. It is shut when the bot stops.

use std::{
    convert::Infallible,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::mpsc;

/// The door. All clones share the same state.
#[derive(Clone, Debug)]
pub(in crate::bot) struct Door(Arc<Mutex<Option<Pass>>>);

/// A pass that each interaction holds until it is done.
pub(super) type Pass = mpsc::Sender<Infallible>;

/// All interactions that came in.
#[derive(Debug)]
pub(in crate::bot) struct Guests(mpsc::Receiver<Infallible>);

impl Door {
    /// Returns an open door.
    pub(in crate::bot) fn new() -> (Door, Guests) {
        let (pass, guests) = mpsc::channel(1);
        (Door(Arc::new(Mutex::new(Some(pass)))), Guests(guests))
    }

    /// Lets an interaction in while the door is open.
    pub(super) fn enter(&self) -> Option<Pass> {
        self.pass().clone()
    }

    /// Shuts the door to further interactions.
    pub(in crate::bot) fn shut(&self) {
        drop(self.pass().take());
    }

    fn pass(&self) -> MutexGuard<'_, Option<Pass>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guests {
    /// Waits until the door is shut and all interactions are done.
    pub(in crate::bot) async fn gone(mut self) {
        // Nothing is ever sent: it ends when no one has a pass.
        let _ = self.0.recv().await;
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn a_shut_door_lets_nobody_in_and_waits_for_those_inside() {
        let (door, guests) = Door::new();
        let inside = door.enter().expect("it is open");
        let mut gone = Box::pin(guests.gone());
        door.shut();
        assert!(door.enter().is_none());
        assert!(gone.as_mut().now_or_never().is_none());
        drop(inside);
        assert!(gone.now_or_never().is_some());
    }
}
