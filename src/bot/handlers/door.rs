//! The door through which interactions come in, and which is shut when the bot stops.

use std::{
    convert::Infallible,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::mpsc;

/// The door. All clones are one.
#[derive(Clone, Debug)]
pub(in crate::bot) struct Door(Arc<Mutex<Option<Pass>>>);

/// What somebody has who came in, until they are done.
pub(super) type Pass = mpsc::Sender<Infallible>;

/// Everybody who came in.
#[derive(Debug)]
pub(in crate::bot) struct Guests(mpsc::Receiver<Infallible>);

impl Door {
    /// An open door.
    pub(in crate::bot) fn new() -> (Door, Guests) {
        let (pass, guests) = mpsc::channel(1);
        (Door(Arc::new(Mutex::new(Some(pass)))), Guests(guests))
    }

    /// Lets somebody in while the door is open.
    pub(super) fn enter(&self) -> Option<Pass> {
        self.pass().clone()
    }

    /// Lets nobody in any more.
    pub(in crate::bot) fn shut(&self) {
        drop(self.pass().take());
    }

    fn pass(&self) -> MutexGuard<'_, Option<Pass>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guests {
    /// Waits until the door is shut and everybody is done.
    pub(in crate::bot) async fn gone(mut self) {
        // Nothing is ever sent: it ends when nobody has a pass.
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
